### The command line, sorted by part.

## --help. Square brackets are markup: [bold]…[/]. Examples are a command, a bar and what it does.

cli-chairman = Голова:
cli-committee = Комітет із тераформування
# $lobby: yes if a delegate waits there.
cli-delegates = вплив { $influence }, у резерві { $reserve }{ $lobby ->
    [yes] , у лобі 1
   *[no] {""}
}
cli-event-coming = Прийдешня:
cli-event-current = Поточна:
cli-event-distant = Віддалена:
cli-group-politics = Комітет
cli-help-app = Marineris — це настільні ігри про Марс у твоєму терміналі: грай проти ботів чи з друзями за однією клавіатурою, запускай тисячі ігор заразом або переглядай зігране хід за ходом.
cli-help-app-examples =
    marineris play | гра проти бота, з легким початком
    marineris play --players Ana,Bo,greedy --corporate-era | двоє людей і бот за однією клавіатурою
    marineris simulate --players greedy,random --games 200 --jobs 4 | хто як часто перемагає
    marineris cards птахи | що написано на карті
cli-help-beginners = Хто починає з базовою корпорацією, 42 M€ і десятьма безкоштовними картами: none (ніхто), people (люди), all (усі) або місця, наприклад 1,3. Якщо не вказано: люди, а з --corporate-era чи --draft — ніхто.
cli-help-beginners-simulate = Хто починає з базовою корпорацією: none (ніхто), all (усі) або місця, наприклад 1,3.
cli-help-board = Мапа. Є tharsis.
cli-help-cards = Шукати й показувати карти: за назвою, за текстом, за міткою, типом чи набором.
cli-help-cards-examples =
    marineris cards мурахи | одна карта
    marineris cards --tag earth --type event | усі карти, що мають і те, і те
    marineris cards --text "температуру" | карти з такими словами
    marineris cards --json > cards.json | усі дані, для програми
    marineris cards --vocabulary | слова, якими написано карти, і як часто кожне вжито
cli-help-corporate-era = Усі карти, і все виробництво починається з 0: довша й багатша гра.
cli-help-draft = У кожній фазі досліджень передавати карти по колу й брати по одній.
cli-help-examples = Приклади
cli-help-game = Гра: terraforming або mars2049.
cli-help-games = Скільки ігор зіграти.
cli-help-jobs = Скільки процесів використати. Ігри однакові за будь-якої кількості.
cli-help-json = Вивести дані всіх карт, корпорацій, досягнень, нагород і мап як JSON.
cli-help-language = Якою мовою говорити. Якщо не вказано: мовою з $MARINERIS_LANGUAGE або твоєї системи.
cli-help-list = Вивести всі ходи з тим, що вони змінили.
cli-help-load = Продовжити раніше збережену гру.
cli-help-mix = Змінювати кількість гравців і параметри від гри до гри; вказане лишається сталим.
cli-help-name = Частина назви карти.
cli-help-option = Будь-який параметр гри, наприклад -o first_player=0. Можна вказати кілька разів.
cli-help-output = Записати рядок на кожну гру й місце у файл .json, .csv або .parquet.
cli-help-panel-table = Стіл
cli-help-play = Грати в терміналі. Люди й боти сидять за одним столом; ти відповідаєш числами, а [bold]help[/] показує, що ще можна ввести.
cli-help-play-examples =
    marineris play | ти проти жадібного бота, стандартна гра з легким початком
    marineris play -p you --seed 7 | соло: 14 поколінь, щоб тераформувати Марс
    marineris play -p 4 --corporate-era --draft | ти і троє жадібних ботів, повна гра
    marineris play -p Ana,Bo,greedy:2 | двоє людей за однією клавіатурою і двоє ботів
    marineris play -p you,mybot.py:MyBot | проти власного бота
    marineris play --load evening.txt | продовжити збережену гру
cli-help-play-players = Хто грає: імена людей і ботів (easy, medium, hard, master, greedy, random, greedy:2 — двоє, file.py:Class) через кому; або число — ти, а решта боти. Якщо не вказано: ти й один бот. У «Марсі 2049» є боти expansionist, collector, entrepreneur, gambler і thief.
cli-help-progress = Показувати смугу поступу; якщо не вказано, її видно лише в терміналі.
cli-help-picture = Намалювати позицію як зображення SVG: із запису або початок нової гри.
cli-help-picture-examples =
    marineris board game.txt --output game.svg | остання позиція збереженої гри
    marineris board game.txt --to 120 --theme light > game.svg | після ходу 120, на світлому тлі
    marineris board --game mars2049 --players 4 > start.svg | як починається гра
cli-help-picture-file = Запис гри; без нього буде намальовано нову гру.
cli-help-picture-output = Записати зображення в цей файл; якщо не вказано, його буде виведено.
cli-help-picture-players = Скільки гравців у новій грі.
cli-help-picture-seat = Чиїми очима дивитися; якщо не вказано — очима глядача.
cli-help-picture-theme = Для якого тла: dark (темне) або light (світле).
cli-help-picture-to = На якому ході зупинитися.
cli-help-picture-width = Ширина в пікселях; менше за 720 — для телефона.
cli-help-record = Запис гри, збережений командою play або simulate.
cli-help-records = Зберігати запис кожної гри в цю теку.
cli-help-replay = Пройти запис гри крок за кроком або перевірити його.
cli-help-replay-examples =
    marineris replay game.txt | крок за кроком: Enter — далі, b — назад, g 120 — до ходу 120, v 1 — очима гравця 1, q — вийти
    marineris replay game.txt --list | усі ходи з журналом
    marineris replay game.txt --verify | лише перевірити, що його можна зіграти знову з тим самим кінцем
cli-help-seed = Число, з якого береться вся випадковість: те саме зерно роздає ті самі карти. Якщо не вказано, його буде вибрано навмання.
# $sets is a list of ids.
cli-help-set = Лише карти набору: { $sets }.
cli-help-simulate = Дати ботам зіграти багато ігор і розповісти, як вони пройшли.
cli-help-simulate-examples =
    marineris simulate | 100 ігор двох випадкових ботів
    marineris simulate -p greedy,random -n 200 -j 4 --corporate-era | змагання на чотирьох процесорах
    marineris simulate -n 10000 --mix -j 4 --output games.parquet | усі кількості гравців і параметри, рядок на гру й місце
    marineris simulate -p mybot.py:MyBot,greedy --records games/ | власний бот; кожну гру збережено для повтору
cli-help-simulate-players = Боти: назви через кому (easy, medium, hard, master, greedy, random, greedy:2 — двоє, file.py:Class) або кількість випадкових.
cli-help-tag = Лише карти з цією міткою. Можна вказати кілька разів.
cli-help-text = Лише карти з такими словами.
cli-help-to = Почати з цього ходу; з --list — закінчити ним.
cli-help-turmoil = Грати з доповненням «Неспокій»: партії, комітет і глобальні події.
cli-help-type = Лише карти типу: automated, active, event, corporation.
cli-help-verify = Лише перевірити запис.
cli-help-version = Показати версію.
cli-help-vocabulary = Звіт про словник карт: скільки карт використовує кожен вид ефектів.
cli-party-dominant = (домінантна)
cli-party-leader = {" "}лідер
cli-party-ruling = (правляча)
cli-version = Marineris { $version } ({ $rules ->
        [compiled] скомпільовані правила
       *[interpreted] інтерпретовані правила
    })

## What is wrong. $detail is the program's own remark.

cli-error-bad-assignment = Параметр записують як НАЗВА=ЗНАЧЕННЯ, а не як «{ $given }».
cli-error-bad-beginners = --beginners має бути none, people, all або місця від 1 до { $last }, наприклад 1,2, а не «{ $given }».
cli-error-bad-players = Не вдалося прочитати гравців «{ $players }»; пиши так: you,greedy або Ana,Bo,random.
cli-error-bot-fault = Бот порушив правила: { $detail }.
cli-error-broken-bot = Бота «{ $bot }» не можна використати: { $detail }.
cli-error-file = Файл «{ $file }» не можна використати: { $detail }.
cli-error-game-failed = Гра із зерном { $seed } зазнала невдачі: { $fault }. Зроблені ходи — у { $file }. Щоб повторити її: { $command }
cli-error-language-code = Папка i18n/{ $language } не використовується: Unicode не знає мови «{ $language }». Назви папку кодом, який він знає, наприклад de або pt-BR.
cli-error-like-a-bot = «{ $name }» схоже на бота «{ $near }». Напиши { $near }, якщо це бот, або person:{ $name }, якщо так звати людину.
cli-error-bad-move = Рядок { $line }: хід { $number } «{ $move }» зіграти не можна. { $why }
cli-error-no-cards = Жодна карта не відповідає всім цим умовам.
cli-error-no-file = Файлу «{ $file }» немає.
cli-error-no-more-moves = Це був останній хід. Введи b, щоб повернутися, або q, щоб вийти.
cli-error-no-pyarrow = Для файлів Parquet потрібне доповнення «data»: pip install "marineris[data]". Без нього записуй .json або .csv.
cli-error-no-such-answer = Відповіді «{ $typed }» тут немає. Введи одне з чисел або moves, щоб побачити їх знову.
cli-error-no-such-key = У списку немає { $key }. Введи moves, щоб побачити його знову.
cli-error-no-such-move = Останній хід у записі — { $last }; --to має бути від 0 до { $last }, а не { $to }.
cli-error-no-such-player = Немає гравця «{ $name }». Гравці: { $known }.
cli-error-none-and-some = 0 означає «нічого»; введи його окремо.
cli-error-not-text = «{ $file }» — не запис гри: це навіть не текст.
cli-error-nothing-to-undo = Немає чого відміняти.
cli-error-other-players = Гравців у збереженій грі: { $players }, а вказано: { $given }.
cli-error-replay-command = «{ $typed }» тут нічого не означає. Enter: далі · b: назад · g 12: до ходу 12 з { $last } · v 1: очима гравця 1 · m: мапа · q: вийти
cli-error-save-where = Вкажи куди: save ФАЙЛ.
cli-error-several-moves = «{ $typed }» може означати: { $moves }.
cli-error-too-many-picks = Можна вибрати щонайбільше { $most }, а не { $given }.
cli-error-too-many-players = Забагато гравців; щонайбільше — { $most }.
cli-error-undo-others = Відтоді ходили інші; цього не можна відмінити.
cli-error-undo-revealed = Відтоді відкрито карти; цього не можна відмінити.
cli-error-unknown-bot = Немає бота «{ $bot }». Є боти { $known } або власний у вигляді file.py:Class.
    .near = Немає бота «{ $bot }». Може, { $near }? Є боти { $known } або власний у вигляді file.py:Class.
cli-error-unknown-format = Таблицю можна записати як { $known }, а не як «{ $file }».
cli-error-unknown-language = Мовою «{ $language }» текстів немає. Мови: { $known }.
# $what is in the genitive: cli-what-….
cli-error-unknown-value = Немає { $what } «{ $given }». Є такі: { $known }.
cli-error-bad-name = Ім’я гравця має щонайбільше { $most } знаків, і всі видимі; це ім’я не підходить: «{ $name }».
cli-error-bad-range = { $option } має бути числом від { $least } до { $most }, а не { $given }.
cli-error-in-vain = Останні рядки введення (їх { $lines }) нічого не змінили, тож решту не прочитано.
cli-error-long-line = Цей рядок задовгий; щонайбільше — { $most } знаків.
cli-error-record-endless = «{ $file }» — не запис гри: він надто довгий.
cli-error-worker-died = Один із процесів, що грають, несподівано завершився. Спробуй --jobs 1, щоб побачити чому.
cli-error-output = Результат не можна записати: { $detail }.
cli-error-system = Це не вдалося: { $detail }.
cli-error-use = { $detail }

## What the system says against a file; a clause after a colon.

cli-os-denied = немає прав на читання або запис
cli-os-folder = це тека, а не файл
cli-os-full = диск заповнено
cli-os-long-name = назва задовга
cli-os-missing = такої теки немає
cli-os-no-folder = це файл, а не тека
cli-os-read-only = диск доступний лише для читання

## At the table

cli-action-used = виконано в цьому поколінні
cli-area-city = для міста
cli-area-ocean = для океану
cli-area-volcanic = вулкан
cli-awards = Нагороди { $left ->
    [0] (усі профінансовано)
   *[other] ({ $cost } M€)
}
cli-bonus-c = карта
cli-bonus-cost = вартість у M€
cli-bonus-h = тепло
cli-bonus-o = океан
cli-bonus-p = рослина
cli-bonus-s = сталь
cli-bonus-t = титан
cli-bot-collector = Колекціонер
cli-bot-easy = Легкий
cli-bot-entrepreneur = Підприємець
cli-bot-expansionist = Експансіоніст
cli-bot-gambler = Азартний гравець
cli-bot-greedy = Жадібний
cli-bot-hard = Складний
cli-bot-master = Майстер
cli-bot-medium = Середній
cli-bot-random = Випадковий
cli-bot-thief = Злодій
cli-card-facts = { $id } · номер { $number } · { $set }
cli-change-hand = карти в руці
cli-change-points = очки
cli-change-rating = РТ
cli-column-energy = енерг.
cli-column-hand = рука
cli-column-heat = тепло
cli-column-megacredits = M€
cli-column-plants = росл.
cli-column-played = зігр.
cli-column-points = ПО
cli-column-rank = №
cli-column-rating = РТ
cli-column-steel = сталь
cli-column-titanium = титан
cli-column-total = разом
# Resources on a card, as a figure changes.
cli-cubes-on = на карті «{ $card }»
cli-dealt = Роздані тобі карти проєктів; далі ти купиш деякі з них.
cli-doubt-idle = Це коштуватиме, але нічого не дасть. Введи ще раз, щоб усе одно зробити.
cli-doubt-pass = { $count ->
    [one] Ти можеш зробити ще { $count } річ. Після пасу дій у цьому поколінні вже не буде. Введи ще раз, щоб спасувати.
    [few] Ти можеш зробити ще { $count } речі. Після пасу дій у цьому поколінні вже не буде. Введи ще раз, щоб спасувати.
   *[many] Ти можеш зробити ще { $count } речей. Після пасу дій у цьому поколінні вже не буде. Введи ще раз, щоб спасувати.
}
cli-drawn = Намальовано: { $file }
cli-empty-hand = У руці немає карт.
cli-events-played = Зіграні події: { $cards }
cli-figures = { $name }: { $figures }
cli-generation = Покоління { $generation }
# Titles of the groups of a menu; "-" for none.
cli-group-actions = Дії твоїх карт
cli-group-answers = -
cli-group-cards = Карти з руки
cli-group-claims = Досягнення й нагороди
cli-group-closing = -
cli-group-conversions = Перетворення
cli-group-projects = Стандартні проєкти
cli-hand-over = Передай клавіатуру: { $name }. Потім натисни Enter.
cli-it-is-legal = Зараз це можна зробити.
cli-kind-active = активна
cli-kind-automated = автоматична
cli-kind-corporation = корпорація
cli-kind-event = подія
cli-left = Ти виходиш із гри.
cli-metal-worth = Одиниця ресурсу «{ $resource }» тут варта { $worth } M€.
cli-milestones = Досягнення { $left ->
    [0] (усі присвоєно)
   *[other] ({ $cost } M€)
}
cli-money = { $cost } M€
cli-numbered-name = { $name } { $number }
# In a narrow column.
cli-passed = пас
cli-preview-mars = Марс: { $changes }
cli-preview-nothing = Нічого передбачного не зміниться.
cli-preview-then = Потім треба буде дещо вибрати.
cli-preview-tile = { $tile } на ділянці { $space }
cli-prompt = >
cli-rating = РТ
cli-save-before-leaving = Щоб зберегти гру, введи назву файлу; щоб вийти без збереження, натисни Enter.
cli-saved = Збережено у { $file }. Продовжити: marineris play --load { $file }
cli-solo-end = { $won ->
    [yes] Мети досягнуто вчасно. Перемагає { $name }.
   *[no] Мети не досягнуто. Корпорації відступають, гру програно.
}
# Commands at the table: a command, a bar and what it does.
cli-table-commands =
    ? 3 | чому хід можливий чи неможливий; також: ? птахи, why project city
    preview 3 | скільки хід коштуватиме і що дасть
    card НАЗВА | показати карту
    map | показати мапу й гравців
    hand | показати твої карти
    played ІМ’Я | показати карти гравця, що у грі
    moves | показати питання ще раз
    log | показати, що сталося; log 100 показує більше
    undo | відмінити введене останнім, якщо не відкрито карт і не ходили інші
    save ФАЙЛ | зберегти гру
    quit | вийти; спершу можна зберегти
cli-table-help = Введи номер ходу, його назву або її початок. Де вибирають кілька речей, введи кілька чисел у будь-якому порядку, наприклад 1 3 4, а число двічі — щоб узяти двічі; all бере всі, а 0 — жодної. Сам Enter ніколи нічого не робить.
cli-tags = Мітки: { $tags }
cli-take-amount = Введи число від { $least } до { $most }.
cli-take-several = Введи номери всього, що хочеш, наприклад 1 3 4, або all, або 0, якщо нічого.
cli-take-so-many = Введи номери в будь-якому порядку (разом { $left }) або менше за раз.
cli-start-money = { $card }: { $cost } M€ на початку
# Tiles on the map: at most five letters.
cli-tile-capital = столц
cli-tile-city = місто
cli-tile-commercial-district = торг
cli-tile-ecological-zone = еко
cli-tile-greenery = зелен
cli-tile-industrial-center = пром
cli-tile-lava-flows = лава
cli-tile-mining-area = шахта
cli-tile-mining-rights = шахта
cli-tile-mohole-area = мохол
cli-tile-natural-preserve = запов
cli-tile-nuclear-zone = ядер
cli-tile-ocean = океан
cli-tile-restricted-area = обмеж
# Sources of points as short headings.
cli-source-awards = нагор.
cli-source-cards = карти
cli-source-cities = міста
cli-source-greeneries = зелень
cli-source-milestones = досяг.
cli-source-rating = РТ
cli-track-oceans = Океани: { $level } з { $goal }
cli-track-oxygen = Кисень: { $level } % з { $goal } %
cli-track-temperature = Температура: { $level } з { $goal } °C
cli-type-something = Введи число або help.
cli-undone = Відмінено.
cli-welcome = { $game } · { $names } · зерно { $seed } · довідка будь-коли: help
cli-winner = { $count ->
    [one] Перемагає { $names }.
   *[other] Перемогу ділять { $names }.
}
# The person who did not say a name. Sentences speak of them in the third person.
cli-you = Гравець

## Simulated games

cli-column-seat = місце
cli-column-table = стіл
cli-column-wins = перемоги
cli-players-row = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
cli-seat-row = { $seat } { $bot }
# Shares in percent; $low and $high are the 95 % interval.
cli-simulated = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} починаючи із зерна { $seed }. У середньому { $game ->
    [terraforming] поколінь
   *[other] раундів
}: { $length } (від { $shortest } до { $longest }), ходів: { $moves }.
cli-simulated-speed = { $seconds } с; за секунду ігор: { $speed }, ходів: { $pace }.
cli-simulating = Граємо
cli-wins = { $share } % ({ $low }–{ $high })

## Replay

cli-replay-help = Enter: далі · b: назад · g 12: до ходу 12 · v 1: очима гравця 1, v: очима глядача · m: мапа · q: вийти
cli-replay-prompt = { $done }/{ $total }
cli-secret-choice = вибирає карту
cli-verified = Запис справний: ходів { $moves }, у кінці { $digest }.
cli-verified-old = Усі ходи запису дозволені. Його контрольна сума має старішу форму, тому її не порівняно.

## Cards

cli-cards-found = Знайдено карт: { $count }. Назви одну, щоб побачити її текст.
cli-column-card = карта
cli-column-cost = ціна
cli-column-family = родина
cli-column-kind = вид
cli-column-number = №
cli-column-only = єдина карта
cli-column-tags = мітки
cli-column-type = тип
cli-column-used = карт
cli-family-count = лічба
cli-family-effect = ефекти
cli-family-modifier = модифікатори
cli-family-occasion = тригери: нагоди
cli-family-requirement = вимоги
cli-vocabulary-sum = Видів: { $kinds }, карт і корпорацій: { $cards }; видів, ужитих лише однією картою: { $singles }.
# In the genitive, for cli-error-unknown-value.
cli-what-set = набору
cli-what-tag = мітки
cli-what-type = типу

## Mars 2049: the colonies. Columns are narrow.

# $left are numbers of missions by kind.
cli-colony-round = Раунд { $round } · лишилося: { $left }
cli-column-bases = бази
cli-column-cards = карти
cli-column-tokens = жетони
cli-column-missions = місії
cli-column-exchange = обмін
cli-column-roads = дороги
cli-column-stations = станції
cli-preview-built = { $built } на { $point }
cli-preview-cleared = перетин { $point } звільниться
cli-preview-chance = Решту вирішить випадок.
