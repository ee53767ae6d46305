### Командний рядок для вимірювання ботів: arena. За частинами.

## --help. Квадратні дужки — це розмітка: [bold]…[/]. Приклад — команда, риска і що вона робить.

cli-help-arena = Вимірюйте ботів між собою: однакові роздачі для всіх, кожне місце по черзі, інтервали, рейтинги й тести.
cli-help-arena-examples =
    marineris arena play --bots medium,greedy --seeds 200 --jobs 2 --rows medium.jsonl | 400 ігор на двох; та сама команда продовжує перервану серію
    marineris arena play --bots hard,medium --test 50:60 | стільки ігор, скільки треба для відповіді
    marineris arena table medium.jsonl --plot medium.svg | таблиці ігор, зіграних раніше
cli-help-arena-bots = Боти: назви через кому (easy, medium, hard, greedy, random, файл.py:Клас або бот з іншими числами, наприклад [bold]'medium?solo.steel=0.7'[/]).
cli-help-arena-files = Рядки однієї серії або кількох серій одного плану з різними зернами.
cli-help-arena-final = Фінальна серія: її зерна випливають із хешу закомічених ботів, а запис у журналі лишається за будь-якого результату.
cli-help-arena-ledger = Тека репозиторію, де записуються фінальні серії.
cli-help-arena-page = Сторінка, яку записати.
cli-help-arena-play = Зіграти однакові зерна з кожного місця й показати перемоги, відриви, час і рейтинги.
cli-help-arena-play-examples =
    marineris arena play -b medium,greedy -n 500 -j 2 --corporate-era | кожне зерно двічі, з обміном місцями
    marineris arena play -b hard,medium -p 4 --turmoil | hard проти трьох medium, з доповненням
    marineris arena play -b medium,mij.py:MijBot -p 1 -n 300 | соло, однакові роздачі для обох
    marineris arena play -b hard,greedy --test 50:55 --rows hard.jsonl | спинитися, щойно все ясно
    marineris arena play -b hard,greedy --final --cluster auto | фінальна серія, на багатьох машинах
cli-help-arena-players = Гравців за столом. Якщо їх більше, ніж ботів, перший бот грає проти кількох кожного з інших. Без цього: стільки, скільки ботів.
cli-help-arena-plot = Намалювати частки перемог і відриви як SVG у цьому файлі.
cli-help-arena-report = Записати звіт про силу гри за фінальними серіями репозиторію.
cli-help-arena-report-examples =
    marineris arena report | записує docs/strength/figures.md
    marineris arena report --output zvit.md | в інший файл
cli-help-arena-rows = Зберігати рядок на гру в цьому файлі; перервана серія продовжується з нього.
cli-help-arena-seed = Перше зерно. Вища половина зерен лишена для налаштування й фінальних серій.
cli-help-arena-seeds = Скільки роздач зіграти; кожну грають з кожного місця.
cli-help-arena-table = Показати, що кажуть рядки ігор.
cli-help-arena-table-examples =
    marineris arena table medium.jsonl | таблиці серії
    marineris arena table persha.jsonl druha.jsonl | дві серії одного плану разом
    marineris arena table medium.jsonl --test 50:55 | з відповіддю тесту
cli-help-arena-test = Дві частки перемог у відсотках: спинитися, щойно ясно (5 % помилок), до якої з них ближчий перший бот.
cli-help-cluster = Грати на кластері Ray: auto — той, що працює тут, ray://HOST:PORT — інший, local — запустити новий. Потребує додатка «cluster».
cli-help-tune = Зсувайте числа бота туди, де він грає краще: дві копії, змінені в протилежні боки, грають між собою крок за кроком (SPSA), на роздачах, лишених для налаштування.
cli-help-tune-bot = Бот: назва або файл.py:Клас із parameters().
cli-help-tune-examples =
    marineris tune medium --list | числа, які можна налаштувати
    marineris tune medium -p 1 -P "solo.*" --steps 200 --file solo.jsonl -j 2 | усі числа соло-гравця; та сама команда продовжує
    marineris tune mij.py:MijBot --steps 100 --seeds 32 | ваш власний бот
cli-help-tune-file = Зберігати кожен крок у цьому файлі; перерване налаштування продовжується з нього.
cli-help-tune-list = Лише показати числа, які можна налаштувати.
cli-help-tune-parameter = Число для налаштування або кілька за зразком, наприклад "solo.*". Можна вказати кілька разів. Без цього: усі.
cli-help-tune-players = Гравців за столом: 1 для соло, 2 або інше парне число.
cli-help-tune-seeds = Роздач у кожному кроці; кожну грають двічі.
cli-help-tune-steps = Скільки кроків зробити, разом із тими, що у файлі.

## Що не так

cli-error-arena-empty = У «{ $file }» ще немає ігор. Спершу зіграйте: marineris arena play --rows { $file }
cli-error-arena-final = Фінальна серія сама обирає зерна й файл; приберіть { $option }.
cli-error-arena-game-failed = Гра із зерном { $seed } не вдалася: { $fault }. Попередні ігри збережено.
cli-error-arena-one-bot = Один бот не може грати тут сам із собою; назвіть двох через кому або грайте соло з --players 1.
cli-error-arena-test = --test — це дві частки у відсотках, менша перша, наприклад 50:55, а не «{ $given }».
cli-error-no-cluster = За адресою «{ $address }» не відповідає жоден кластер Ray. Запустіть його через «ray start --head» або грайте без --cluster.
cli-error-no-ledger = «{ $folder }» не є текою клону репозиторію. Запустіть це в клоні або назвіть його теку через --ledger.
cli-error-no-openskill = Рейтинги для трьох і більше гравців потребують додатка «arena»: pip install "marineris[arena]".
cli-error-no-ray = Кластер потребує додатка «cluster»: pip install "marineris[cluster]". Без нього — --jobs.
cli-error-not-committed = Фінальна серія грає тим, що закомічено. Спершу закомітьте або скасуйте зміни в { $files }.
cli-error-not-rows = «{ $file }» — не файл арени: рядок { $line } неможливо прочитати. Назвіть інший файл.
cli-error-other-code = Машина «{ $machine }» кластера має іншу версію Marineris. Установіть на всіх машинах ту саму.
cli-error-other-plan = «{ $file }» має ігри іншого плану ({ $changed }). Назвіть інший файл або грайте той самий план.
cli-error-workers-lost = Ті самі ігри втратили свій процес { $tries } разів. Спробуйте --jobs 1, щоб побачити чому.
cli-error-no-parameter = У бота «{ $bot }» немає числа «{ $given }», яке можна так задати. Показати їх: marineris tune { $bot } --list
cli-error-tune-name = У бота немає числа «{ $name }». Є { $known }.
cli-error-tune-none = У бота «{ $bot }» немає чисел, які можна налаштувати. Вони є в medium; ваш власний бот може мати їх через parameters().
cli-error-tune-players = Дві копії бота ділять стіл, тож { $players } гравців не підходить: візьміть 1 або парне число.

## Що показано

cli-arena-bot = бот
cli-arena-column-cards = карти
cli-arena-column-hand = у руці
cli-arena-column-heat = тепло
cli-arena-column-length = довжина
cli-arena-column-margin = відрив
cli-arena-column-plants = рослини
cli-arena-column-points = очки
cli-arena-column-rating = рейтинг
cli-arena-column-steel = сталь
cli-arena-column-time = мс (p99)
cli-arena-column-titanium = титан
cli-arena-column-total = на зерно
cli-arena-column-unused = невжито
cli-arena-column-vain = даремно
cli-arena-column-won = перемоги
cli-arena-duel = пара
cli-arena-margin = Середній відрив
# Про третю таблицю.
cli-arena-play-note = Зіграні карти, потім те, що лишилося за останнього пасу: карти в руці, невжиті дії, даремно засновані нагороди, ресурси.
# $players — 2 або більше. $anchor — бот або none.
cli-arena-rated = { $players ->
    [2] Рейтинги — очки Ело (Бредлі–Террі)
   *[other] Рейтинги — за openskill (Плакетт–Люс)
}, відлік: { $anchor ->
    [none] середнє
   *[other] { $anchor }
}.
cli-arena-seeds = зерна
cli-arena-shares = Виграні ігри
cli-arena-summary = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} з { $seeds ->
    [one] { $seeds } зерна
   *[many] { $seeds } зерен
}, перше { $first }. Інтервали 95 %.
cli-arena-title = Боти між собою
# $ratio — логарифм відношення правдоподібностей; тест спиняється на $bound.
cli-arena-verdict = { $verdict ->
    [higher] { $bot } виграє радше { $high } %, ніж { $low } %
    [lower] { $bot } виграє радше { $low } %, ніж { $high } %
   *[open] { $bot }: ще не ясно, { $low } % чи { $high } %
} ({ $seeds ->
    [one] { $seeds } зерно
    [few] { $seeds } зерна
   *[many] { $seeds } зерен
}, відношення { $ratio } при ±{ $bound }).
cli-arena-written = { $file } записано, з { $runs ->
    [one] { $runs } фінальної серії
   *[many] { $runs } фінальних серій
}.
cli-tune-column-name = число
cli-tune-column-now = тепер
cli-tune-column-start = спочатку
cli-tuned = { $steps ->
    [one] { $steps } крок.
    [few] { $steps } кроки.
   *[many] { $steps } кроків.
} Щоб дізнатися, чи стало краще, порівняйте це з { $bot } через marineris arena play (--test 50:53):
cli-tuning = Налаштування
