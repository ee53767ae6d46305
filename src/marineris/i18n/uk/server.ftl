### What the table server says.

## Webhooks: where a player is told that it is their turn

# $reason names the fault; $longest is a number of characters, $known a list of quoted kinds.
error-bad-webhook = { $reason ->
    [address] Це не вебадреса, якою можна скористатися.
    [credentials] В адресі не має бути імені користувача чи пароля.
    [disabled] Цей сервер не надсилає сповіщень; дозволити їх може його господар.
    [kind] Немає виду сповіщень «{ $kind }». Є такі: { $known }.
    [private] Адреса має бути в публічному інтернеті; на інші цей сервер не надсилає.
    [scheme] Адреса має починатися з https:// або http://.
    [too-long] Адреса задовга; найбільша кількість знаків: { $longest }.
    [topic] Адреса має закінчуватися темою ntfy, наприклад https://ntfy.sh/my-topic.
   *[other] Цю адресу не можна використати для сповіщень: { $detail }.
}
    .short = Цю адресу не можна використати для сповіщень: { $detail }.

## At a table

server-your-turn = Твій хід: { $title }.
server-no-client = Сторінок браузерного клієнта ще не зібрано. Їх збирає «make web»; інтерфейс для програм — за адресою /api.

## Why a move cannot be taken back

undo-nothing = Немає чого відміняти.
undo-others = Відтоді вже хтось ходив.
undo-revealed = Останній хід відкрив щось таємне.
undo-off = Зараз за цим столом ходи не можна відміняти.

## In the log

event-table-started = Гра починається.
event-undone = { $player } відміняє хід.
event-bot-took-over = { $player }: далі грає бот.
event-person-returned = { $player } повертається за стіл.
event-resigned = { $player } здається; далі грає бот.
event-time-ran-out = { $player }: час вийшов; далі грає бот.

## What went wrong at a table

error-already-started = Гра вже почалася; місць не змінити.
error-bad-message = Це повідомлення незрозуміле: { $detail }.
error-bad-setting = Налаштування { $setting } не може мати значення «{ $value }»: { $detail }.
error-bot-plays = На цьому місці грає бот. Спершу поверни місце собі.
error-newer-store = Сховище записано новішою версією Marineris; ця не може ним користуватися.
error-no-undo = { $why ->
    [undo-nothing] Немає чого відміняти.
    [undo-others] Цього не можна відмінити: відтоді вже хтось ходив.
    [undo-revealed] Цього не можна відмінити: хід відкрив щось таємне.
   *[undo-off] Зараз за цим столом ходи не можна відміняти.
}
error-not-found = За цією адресою нічого немає.
error-not-over = Гра ще триває. Її запис видав би таємниці.
error-not-ready = За цим столом ще ніхто не сидить.
error-not-running = За цим столом зараз не грають.
error-not-your-seat = На це в тебе немає права: потрібне таємне посилання місця або господаря.
error-other-rules = Цей стіл відкрито за іншою версією правил, і тут його дограти не можна.
error-seat-taken = Там уже хтось сидить. Вибери інше місце.
error-server-full = На цьому сервері стільки столів, скільки дозволяє його господар. Спробуй згодом.
error-stale = Відтоді стіл змінився. Глянь ще раз; нічого не зроблено.
error-store-failed = Сервер не зміг зберегти твій хід. Перевір, чи його зараховано, і спробуй ще раз.
error-table-error = На сервері щось пішло не так. Нічого не змінено.
error-too-big = Це задовго; найбільша кількість знаків: { $most }.
error-too-fast = Забагато одразу. Зачекай хвильку і спробуй ще раз.
error-unknown-table = Такого столу немає. Може, його видалено; попроси нове посилання.
