### The command line of a host: serve and admin.

## Help

cli-help-admin = Дбати про столи сервера: показувати, експортувати, імпортувати, видаляти, копіювати й видавати нові посилання. Працює із самим сховищем, хоч запущено сервер, хоч ні; сховище шукає так само, як [bold]marineris serve[/], зокрема через MARINERIS_DATABASE, MARINERIS_DATA і MARINERIS_REDIS.
cli-help-admin-examples =
    marineris admin list --status running | ігри, що тривають
    marineris admin backup tables.sqlite | копія всього, поки сервер працює
    marineris admin purge --older-than 90d --status over | видалити завершені ігри, яких давно ніхто не відкривав
    marineris admin reissue k7m2xw9qpa 2 | нове посилання для другого місця за столом
    marineris admin rollback k7m2xw9qpa | стіл, що зупинився
cli-help-admin-backup = Скопіювати все у файл, поки сервер працює. Сховище SQLite копіюється як є; зі сховища PostgreSQL усі столи експортуються станом на одну мить, для [bold]import[/]. Читати файл можеш лише ти: у ньому те, чого гравцям бачити не слід.
cli-help-admin-backup-examples =
    marineris admin backup tables.sqlite | новий файл
    marineris admin backup tables.sqlite --replace | те саме щоночі, за розкладом
cli-help-admin-copy = Файл, який записати.
cli-help-admin-delete = Видалити столи назавжди.
cli-help-admin-delete-examples =
    marineris admin delete k7m2xw9qpa | один стіл, після запитання
    marineris admin delete k7m2xw9qpa 8hq3nd5rtz --yes | два, без запитання
cli-help-admin-dry = Лише сказати, скільки їх було б.
cli-help-admin-export = Записати столи рядками JSON з усім, що потрібно для [bold]import[/]: місця, ходи, чат. Посилання лишаються чинними. Або записати запис однієї гри.
cli-help-admin-export-examples =
    marineris admin export > tables.jsonl | усі столи
    marineris admin export --older-than 90d -o old.jsonl | те, що видалила б команда purge
    marineris admin export k7m2xw9qpa --record > game.txt | запис для покрокового перегляду з replay
cli-help-admin-file = Файл, записаний командою export; - означає стандартне введення.
cli-help-admin-ids = Ідентифікатори столів.
cli-help-admin-import = Прочитати столи, записані командою [bold]export[/]. Кожну гру спершу буде програно від початку; якщо щось не так, нічого не імпортується.
cli-help-admin-import-examples =
    marineris admin import tables.jsonl | столи, яких у цьому сховищі ще немає
    marineris admin import tables.jsonl --replace | також наявні, у тому стані, що у файлі
    marineris admin import tables.jsonl --database postgresql+asyncpg://user@host/marineris | із SQLite до PostgreSQL
cli-help-admin-json = Вивести столи як JSON, усі.
cli-help-admin-limit = Скільки столів показати. Якщо не вказано: 100.
cli-help-admin-list = Показати столи, починаючи з останніх, за якими грали.
cli-help-admin-list-examples =
    marineris admin list | столи, за якими грали останнім часом
    marineris admin list --status open --older-than 2d | ті, що й за два дні ще чекають гравців
    marineris admin list --json | усі, для програми
cli-help-admin-older = Лише столи, яких стільки часу ніхто не відкривав: 30m, 12h, 90d або 2w (хвилини, години, дні, тижні).
cli-help-admin-output = Файл, який записати. Якщо не вказано: стандартне виведення.
cli-help-admin-purge = Видалити столи, яких давно ніхто не відкривав. Спершу каже, скільки їх, і запитує.
cli-help-admin-purge-examples =
    marineris admin purge --older-than 90d --dry-run | скільки їх було б
    marineris admin purge --older-than 90d --status over --yes | завершені ігри, без запитання
cli-help-admin-record = Записати запис однієї гри як текст. Якщо гра триває, він видає всі її таємниці.
cli-help-admin-reissue = Видати нове посилання для місця чи для господаря, якщо старе загублено або воно потрапило не в ті руки. Старе більше не діє.
cli-help-admin-reissue-examples =
    marineris admin reissue k7m2xw9qpa 2 | друге місце
    marineris admin reissue k7m2xw9qpa host | господар, тобто хто відкривав стіл
cli-help-admin-replace = Замінити столи, які вже є у сховищі.
cli-help-admin-replace-file = Замінити файл, якщо він уже є.
cli-help-admin-rollback = Повернути стіл, що зупинився, до останньої справної позиції. Стіл зупиняється, коли запис у його журналі неможливо виконати через помилку в програмі чи у сховищі. Записи, що більше не враховуються, залишаються в журналі, і [bold]export[/] теж їх записує.
cli-help-admin-rollback-examples =
    marineris admin rollback k7m2xw9qpa --dry-run | що не так і скількох записів це коштуватиме
    marineris admin rollback k7m2xw9qpa --yes | без запитання
cli-help-admin-seat = Місце, рахуючи від 1, або host (господар).
cli-help-admin-some = Ідентифікатори столів. Якщо не вказано: усі столи.
cli-help-admin-status = Лише столи у стані open (відкриті), running (тривають) або over (завершені).
cli-help-admin-table = Ідентифікатор столу.
cli-help-admin-yes = Не запитувати.
cli-help-serve = Запустити сервер столів: люди й боти за столами, у браузері. Кожен параметр можна задати і в оточенні, великими літерами: MARINERIS_HOST, MARINERIS_PORT, MARINERIS_DATABASE тощо; вказане тут переважає. Усі налаштування перелічено в docs/hosting.md.
cli-help-serve-examples =
    marineris serve | для цього комп’ютера, столи у твоїй теці даних
    marineris serve --host 0.0.0.0 --port 80 | для всіх, кому доступний цей комп’ютер
    marineris serve --database postgresql+asyncpg://user@host/marineris --redis redis://host | один із кількох процесів
cli-help-serve-bots = Скільки процесів думає за ботів. Якщо не вказано: 1.
cli-help-serve-data = Тека вбудованої бази даних. Якщо не вказано: твоя тека даних.
cli-help-serve-database = База даних як адреса SQLAlchemy; підійдуть SQLite і PostgreSQL. Якщо не вказано: вбудована.
cli-help-serve-format = Вигляд журналу: text для людей, json для програм, auto: text у терміналі, а json поза ним. Без цієї опції: auto.
cli-help-serve-host = На якій адресі слухати. Якщо не вказано: 127.0.0.1, лише цей комп’ютер.
cli-help-serve-log = Як докладно вести журнал: debug, info, warning або error. Без цієї опції: info.
cli-help-serve-open = Відкрити сторінку в браузері.
cli-help-serve-port = На якому порту слухати. Якщо не вказано: 8049.
cli-help-serve-public = За якою адресою сервер доступний людям; для посилань у сповіщеннях.
cli-help-serve-proxy = Вірити проксі-серверу попереду, хто звертається (X-Forwarded-For). Лише з проксі. Якщо не вказано: ні.
cli-help-serve-redis = Redis або Valkey, для новин між кількома процесами. Якщо не вказано: є лише цей процес.
cli-help-serve-webhooks = Дозволити гравцям вказати адресу, куди їм повідомляти про їхній хід. Якщо не вказано: ні.
cli-help-serve-webhooks-private = Дозволити таким адресам бути у твоїй власній мережі. Якщо не вказано: ні.

## What is said

cli-error-backup-folder = Теку резервних копій «{ $folder }» не можна використати: { $detail }. Вибери іншу через MARINERIS_BACKUP_FOLDER.
cli-error-data-folder = Теку даних «{ $folder }» не можна використати: { $detail }. Вибери іншу через --data.
cli-error-serve-host-elsewhere = Цей комп’ютер не має адреси «{ $host }», тож сервер не може там слухати. Вкажи --host 127.0.0.1 лише для цього комп’ютера або --host 0.0.0.0 для всіх, хто має до нього доступ.
cli-error-serve-host-unknown = Адреса «{ $host }» невідома. Вкажи --host 127.0.0.1 лише для цього комп’ютера або --host 0.0.0.0 для всіх, хто має до нього доступ.
cli-error-serve-listen = Сервер не може слухати за адресою { $host }, порт { $port }: { $detail }.
cli-error-serve-missing = Серверу потрібно більше, ніж установлено: бракує { $module }. Установи так: pip install "marineris[server]".
cli-error-serve-port-denied = Порт { $port } може використовувати лише адміністратор. Вибери через --port інший, від 1024 до 65535.
cli-error-serve-port-taken = Порт { $port } уже зайнято, можливо, іншим сервером Marineris. Зупини ту програму або вибери інший порт через --port.
cli-error-store-busy = Сховище { $store } зайняте. Спробуй за мить; якщо не допоможе, перевір, яка програма ним користується.
cli-error-store-denied = Сховище { $store } не можна відкрити для запису. Перевір теку й права доступу або вибери іншу через --data чи --database.
cli-error-store-full = Сховище { $store } не можна записати: диск заповнено. Звільни місце або вибери іншу теку через --data.
cli-error-store-no-database = Немає бази даних із такою назвою: { $store }. Створи її в PostgreSQL або виправ --database.
cli-error-store-not-sqlite = «{ $store }» — не база даних SQLite, або її пошкоджено. Вибери інший файл чи теку через --database або --data чи віднови резервну копію.
cli-error-store-password = PostgreSQL не приймає користувача або пароль: { $store }. Виправ їх у --database.
cli-error-store-unreachable = За адресою { $store } не відповідає жоден PostgreSQL. Перевір, чи він працює, і адресу в --database.
cli-serve-network = У твоїй мережі:
cli-serve-open = Відкрий:
cli-serve-public = В інтернеті:
cli-serve-ready = Marineris { $version } працює.
cli-serve-stop = Щоб зупинити:
cli-serve-stopped = Зупинено. Усі столи збережено.
cli-serve-stopping = Зупинка…
cli-serve-store = Столи тут:

cli-admin-age-d = { $count } дн.
cli-admin-age-h = { $count } год
cli-admin-age-m = { $count } хв
cli-admin-ask-delete = { $count ->
    [1] Видалити його назавжди? (так/ні)
    [one] Видалити { $count } стіл назавжди? (так/ні)
    [few] Видалити { $count } столи назавжди? (так/ні)
   *[many] Видалити { $count } столів назавжди? (так/ні)
}
cli-admin-ask-rollback = Повернути стіл { $table } назад? (так/ні)
cli-admin-bot-seat = { $bot } (бот)
cli-admin-checking = Перевірка
# The counts by status are numbers, too.
cli-admin-chosen = { $count ->
    [0] Таких столів немає.
    [one] { $count } стіл: відкритих { $open }, у грі { $running }, завершених { $over }.
    [few] { $count } столи: відкритих { $open }, у грі { $running }, завершених { $over }.
   *[many] { $count } столів: відкритих { $open }, у грі { $running }, завершених { $over }.
}
cli-admin-column-age = востаннє
cli-admin-column-game = гра
cli-admin-column-moves = ходи
cli-admin-column-players = гравці
cli-admin-column-status = стан
cli-admin-column-table = стіл
cli-admin-copied = Копія повна: { $file }
cli-admin-copying = Копіювання
cli-admin-deleted = { $count ->
    [one] Видалено { $count } стіл.
    [few] Видалено { $count } столи.
   *[many] Видалено { $count } столів.
}
cli-admin-deleting = Видалення
cli-admin-exported = { $count ->
    [one] Записано { $count } стіл у { $file }
    [few] Записано { $count } столи у { $file }
   *[many] Записано { $count } столів у { $file }
}
cli-admin-exporting = Експорт
cli-admin-found = { $count ->
    [0] Таких столів немає.
    [one] { $count } стіл.
    [few] { $count } столи.
   *[many] { $count } столів.
}
cli-admin-imported = { $replaced ->
    [0] { $count ->
        [one] Імпортовано { $count } стіл.
        [few] Імпортовано { $count } столи.
       *[many] Імпортовано { $count } столів.
    }
   *[other] Імпортовано: { $count }, з них замість наявних: { $replaced }.
}
cli-admin-importing = Імпорт
cli-admin-lost = { $count ->
    [one] Більше не враховуватиметься { $count } запис; гра піде далі після запису { $number }. Можливо, новіша версія Marineris зможе його виконати.
    [few] Більше не враховуватимуться { $count } записи; гра піде далі після запису { $number }. Можливо, новіша версія Marineris зможе їх виконати.
   *[many] Більше не враховуватимуться { $count } записів; гра піде далі після запису { $number }. Можливо, новіша версія Marineris зможе їх виконати.
}
cli-admin-more = Показано останніх: { $count }; --limit показує більше, --json — усі.
cli-admin-nameless = без імені
cli-admin-nothing-done = Нічого не зроблено.
cli-admin-open-seat = вільне місце
cli-admin-record-ends = Стіл зупинився: запис { $number } у його журналі неможливо виконати. Запис гри закінчується перед ним.
cli-admin-reissued = Нове посилання для місця { $seat } за столом { $table }; старе більше не діє:
cli-admin-reissued-host = Нове посилання для господаря столу { $table }; старе більше не діє:
cli-admin-restart = Сервер, що працює без Redis, треба перезапустити, щоб він побачив замінені столи.
cli-admin-rolled-back = Стіл { $table } грає далі від останньої справної позиції. Якщо сервер працює без Redis, гравцям треба перезавантажити сторінку.
cli-admin-status-open = відкритий
cli-admin-status-over = завершено
cli-admin-status-running = триває
cli-admin-stuck = Запис { $number } столу { $table } неможливо виконати: { $detail }.
cli-admin-untold = Зроблено, але повідомити запущені сервери не вдалося: { $detail }. Перезапусти їх.
# What counts as a yes, with spaces between.
cli-admin-yes = так т yes y
cli-error-admin-duration = Час записують як 30m, 12h, 90d або 2w, а не «{ $given }».
cli-error-admin-endless = Файл «{ $file }» записано не через export: у рядку { $line } він триває без кінця.
cli-error-admin-file-exists = Файл «{ $file }» уже є. Вибери іншу назву або додай --replace.
cli-error-admin-no-link = На місці { $given } за столом { $table } ніхто не сидить, тож посилання в нього немає.
cli-error-admin-no-seat = За столом { $table } немає місця { $given }; є місця від 1 до { $last } та host.
cli-error-admin-no-store = За адресою «{ $file }» немає сховища. Вкажи, де воно, через --data або --database, як для serve.
cli-error-admin-not-text = «{ $file }» записано не командою export: це навіть не текст.
cli-error-admin-one-record = Запис — це один стіл: вкажи з --record один ідентифікатор.
cli-error-admin-seat = Місце має бути числом від 1 або host, а не «{ $given }».
cli-error-admin-sqlite-file = «{ $file }» — це копія цілого сховища SQLite. Щоб повернутися до неї, зупини сервер і поклади її на місце файлу сховища. Щоб узяти з неї столи, використай admin export із --database sqlite+aiosqlite:///{ $file }.
cli-error-admin-store = Сховище { $store } не можна використати: { $detail }.
cli-error-bad-archive = Рядок { $line } не можна імпортувати: { $detail }. Нічого не імпортовано.
cli-error-damaged-copy = Копія не пройшла перевірки, її видалено; можливо, пошкоджено саме сховище: { $detail }.
cli-error-table-exists = { $count ->
    [1] У сховищі вже є стіл { $tables }. Нічого не імпортовано; --replace замінив би його.
   *[other] У сховищі вже є такі столи ({ $count }): { $tables }. Нічого не імпортовано; --replace замінив би їх.
}
cli-error-unknown-table = Столу «{ $table }» немає. Столи показує «marineris admin list».
# In the genitive, for cli-error-unknown-value.
cli-what-status = стану
