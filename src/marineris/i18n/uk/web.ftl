### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl;
### what is said when something fails stands in web_trouble.ftl.

## Everywhere

web-app = Marineris
web-cancel = Скасувати
web-close = Закрити
web-connecting = З’єднання зі столом…
web-copied = Скопійовано
web-copy = Копіювати
# Shown while a button is held down to confirm.
# Heard of a button that sighted people hold down.
web-hold-asks = Спершу запитає
web-hold-hint = Тримай кнопку
web-language = Мова
web-loading = Завантаження…
web-nav = Сторінки
web-nav-learn = Навчання
web-nav-tables = Столи
web-not-found = Тут нічого немає
    .text = Може, адресу введено з помилкою, а може, стіл уже закрито.
# $rule is the number of a rule, such as TM-6.3.
web-rule = Правило { $rule }
web-qr = Те саме посилання як QR-код для камери телефона
web-save = Зберегти
web-share = Поділитися
# The button that changes between dark and light; $theme is what is chosen now.
web-theme = { $theme ->
    [dark] Кольори: темні
    [light] Кольори: світлі
   *[system] Кольори: системні
}
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · Marineris

## What went wrong

# $language is its name in that language.
web-error-language = Не вдалося завантажити тексти: { $language }. Перевір з’єднання і спробуй ще раз.
web-error-lost = Зв’язок переривався. Зараз на екрані справжній стан столу.
web-error-offline = Зараз немає зв’язку зі столом.
web-error-stale = Відтоді стіл змінився. Глянь ще раз.
web-no-server = Сервер не відповідає

## Keyboard

web-key-list = Цей список
web-keys-title = Клавіатура

## The turn

# A notification. $table is the name of the table.
web-notify-turn = Твій хід за столом «{ $table }»
# Several people share one device. $name is the one who plays next.
web-pass-device = Передай пристрій: { $name }
    .text = Доти стіл закрито, щоб ніхто не побачив чужих карт.
    .button = Це я, { $name }
# Several people share one device, and none of them must act.
web-pass-device-any = У кого зараз пристрій?
web-table-refused = Цей стіл не можна відкрити
    .private = Цей стіл бачать лише його гравці. Якщо ти тут граєш, відкрий таємне посилання свого місця.
# A secret link to a seat was opened that the server does not accept.
web-link-dead = Це посилання не діє
    .text = Його замінено новішим або в ньому бракує частини. Попроси в господаря нове посилання на своє місце.
    .held = Це посилання не діє: його замінено новішим або в ньому бракує частини. Твоє місце лишається за тобою.
# The server no longer accepts the link of a seat that this browser holds.
web-seat-lost = Це місце вже не твоє
    .text = Господар створив для нього нове посилання або звільнив місце. Попроси в господаря нове посилання й відкрий його тут.
    .other = Одне з місць на цьому пристрої отримало нове посилання, тож тут на ньому вже не грають. Попроси в господаря нове посилання й відкрий його тут.
web-watch-table = Дивитися гру

## Names where nobody gave one

# What bots are called: stars. $number goes from 1 to 5.
web-bot-name = { $number ->
    [1] Вега
    [2] Рігель
    [3] Денеб
    [4] Альтаїр
   *[5] Міра
}
web-game-mars2049 = Марс 2049
web-game-terraforming = Тераформування Марса
# $number counts from 1.
web-seat-number = Гравець { $number }

## The lobby: lists of tables

web-all-cards = Усі карти «Тераформування Марса»
web-first-time = Уперше на Марсі?
    .text = Зіграй одне покоління з провідником, дванадцять хвилин
web-my-tables = Твої столи
web-no-open-tables = Зараз відкритих столів немає. Відкрий свій і надішли посилання друзям.
web-notices = Ліцензії шрифтів і бібліотек
web-open-tables = Відкриті столи
web-tables = Столи

# A row: what stands under a table's name, and what pressing it does.
web-row-enter = Увійти
web-row-forget = Прибрати «{ $title }» зі списку
web-row-generation = Покоління { $number }
web-row-go-on = Продовжити
web-row-join = Сісти
web-row-look = Дивитися
# $free is a number of open seats.
web-row-open = { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
web-row-over = Завершено
web-row-round = Раунд { $number }
web-row-running = Триває
# $taken of $all seats are taken.
web-row-seats = Зайнято місць: { $taken } з { $all }
web-row-your-turn = Твій хід

## The lobby: a record

web-import = Відкрити запис
    .text = Встав запис гри або вибери його файл. Завершену гру можна переглянути, іншу — дограти.
web-import-file = Вибрати файл
web-import-open = Відкрити
web-import-paste = Запис

## The lobby: a new table

web-add-seat = Додати місце
web-any-seat = Випадково
# Who plays, in a word or two.
web-company = Хто грає
web-company-bots = Проти ботів
web-company-device = Один пристрій
web-company-friends = З друзями
web-company-solo = Соло
# $name is the name of a saved setup.
web-drop-preset = Видалити «{ $name }»
# What a seat is for, in a list.
web-kind-bot = Бот: { $bot }
web-kind-open = Вільне місце
web-kind-person = Людина тут
web-listed = У списку столів
    .text = Приєднатися може будь-хто на цьому сервері.
web-more-rules = Більше правил
web-open-seat = Вільне місце
    .text = для тих, хто має посилання
web-open-table = Відкрити стіл
# An option that the rules set in a game for one; $text says what it means.
web-option-alone = Завжди в соло-грі. { $text }
web-pace = Годинник
web-pace-days = Дні
    .text = По три дні кожному і ще пів доби за кожен хід. Коли час вийде, далі грає бот.
web-pace-evening = 20 хвилин
    .text = По двадцять хвилин кожному і ще десять секунд за кожен хід. Коли час вийде, далі грає бот.
web-pace-free = Без ліміту
    .text = Кожен думає стільки, скільки треба.
web-players = { $fewest }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
web-preset-name = Назва
web-presets = Збережені набори
web-private = Лише за посиланням
    .text = Посилання містить таємний ключ; без нього ніхто не зможе сісти за стіл.
web-remove-seat = Прибрати місце { $number }
web-rules = Правила
web-save-preset = Зберегти як набір
web-seat-kind = Для кого місце { $number }
web-seat-name = Ім’я гравця { $number }
web-seats = Місця
web-seed = Зерно
    .text = Те саме число роздає ті самі карти: щоб грати однакову гру за кількома столами.
web-set-a-table = Новий стіл
web-spectators-allowed = Глядачі
    .text = Інші можуть дивитися гру, не бачачи нічиєї руки.
# $people is how many people share this device.
web-start-hint = { $people ->
    [1] Гра почнеться одразу.
   *[other] Гра почнеться одразу. Пристрій передається по колу.
}
web-start-hint-open = Ти отримаєш посилання для друзів. Вільні місця будь-коли можна віддати ботам.
web-start-table = Грати
web-table-title = Назва столу
web-undo-allowed = Відміна ходів
    .text = Ходи можна відміняти, доки не відкрито прихованої інформації.
web-which-game = Гра
web-you-host = ти, господар
web-your-name = Твоє ім’я

## The waiting room

web-close-table = Закрити стіл
    .text = Стіл закриється для всіх.
web-free-seat = Звільнити місце
web-get-up = Звільнити місце
web-invite = Запросити друзів
web-invite-link = Посилання на цей стіл
web-invite-open = Посилання дає вільне місце. Твоє місце лишається таємним.
web-invite-private = Приєднатися можна лише за цим посиланням. Посилання на твоє місце лишається таємним.
web-keep-table = Лишити відкритим
web-reconnecting = Зв’язок перервався. Пробуємо знову…
web-seat-offline = зараз не тут
web-seat-online = тут
web-sit-down = Сісти
# Bots take the seats that are still open; $bots says how many.
web-start-with-bots = { $bots ->
    [1] Почати з ботом
    [one] Почати з { $bots } ботом
   *[other] Почати з { $bots } ботами
}
web-wait-for-start = Гра почнеться, коли всі місця буде зайнято або коли так вирішить господар.
web-you-sit-here = ти

## At a table: for whoever has a seat, and for the host

web-elsewhere = Продовжити на іншому пристрої
    .text = Відкрий це посилання там. Хто його має, той грає за тебе, тож нікому його не показуй.
web-host-bot = Нехай грає бот
    .text = На цьому місці ({ $name }) гратиме бот, доки місце не повернуть. Його ходів уже не скасувати.
web-host-delete = Тримай, щоб видалити цей стіл
web-host-give-back = Повернути місце
web-host-new-link = Нове посилання
    .text = Надішли його гравцеві. Старе посилання більше не діє.
web-host-tools = Господар
web-rollback = Повернути стіл назад
    .keep = Залишити як є
    .text = { $lost ->
        [one] Стіл повернеться до останньої справної позиції. { $lost } запис у його журналі більше не враховуватиметься, але залишиться на сервері.
        [few] Стіл повернеться до останньої справної позиції. { $lost } записи в його журналі більше не враховуватимуться, але залишаться на сервері.
       *[many] Стіл повернеться до останньої справної позиції. { $lost } записів у його журналі більше не враховуватимуться, але залишаться на сервері.
    } Якщо сервер скоро оновлять, гра, можливо, продовжиться й без цього.
web-webhook = Сповіщення про хід
    .text = Коли настане твій хід, сервер надішле повідомлення на цю адресу.
web-webhook-address = Адреса
web-webhook-discord = Discord
web-webhook-json = JSON
web-webhook-kind = Вид повідомлення
web-webhook-ntfy = ntfy
web-webhook-off = Сповіщення вимкнено.
web-webhook-set = Ти отримаєш повідомлення, коли настане твій хід.
web-which-bot = Який бот
