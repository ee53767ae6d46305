### The command line of a host: serve and admin.

## Help

cli-help-admin = Zarządzaj stołami serwera: lista, eksport, import, usuwanie, kopia zapasowa i nowe linki. Działa na samym magazynie danych, czy serwer pracuje, czy nie; magazyn jest szukany tak jak w [bold]marineris serve[/], także przez MARINERIS_DATABASE, MARINERIS_DATA i MARINERIS_REDIS.
cli-help-admin-examples =
    marineris admin list --status running | gry, które właśnie trwają
    marineris admin backup tables.sqlite | kopia wszystkiego, gdy serwer pracuje
    marineris admin purge --older-than 90d --status over | usuń skończone gry, których nikt od dawna nie otwierał
    marineris admin reissue k7m2xw9qpa 2 | nowy link do drugiego miejsca przy stole
    marineris admin rollback k7m2xw9qpa | stół, który stanął
cli-help-admin-backup = Skopiuj wszystko do pliku, także gdy serwer pracuje. Magazyn SQLite jest kopiowany w całości; z magazynu PostgreSQL eksportowane są wszystkie stoły w stanie z jednej chwili, dla polecenia [bold]import[/]. Plik możesz odczytać tylko ty: jest w nim to, czego gracze nie mogą widzieć.
cli-help-admin-backup-examples =
    marineris admin backup tables.sqlite | nowy plik
    marineris admin backup tables.sqlite --replace | to samo co noc, z harmonogramu
cli-help-admin-copy = Plik docelowy.
cli-help-admin-delete = Usuń stoły na zawsze.
cli-help-admin-delete-examples =
    marineris admin delete k7m2xw9qpa | jeden stół, po pytaniu
    marineris admin delete k7m2xw9qpa 8hq3nd5rtz --yes | dwa, bez pytania
cli-help-admin-dry = Tylko powiedz, ile by ich było.
cli-help-admin-export = Zapisz stoły jako wiersze JSON, ze wszystkim, czego potrzebuje [bold]import[/]: miejsca, ruchy, czat. Linki pozostają ważne. Albo zapisz przebieg jednej gry.
cli-help-admin-export-examples =
    marineris admin export > tables.jsonl | wszystkie stoły
    marineris admin export --older-than 90d -o old.jsonl | to, co usunęłoby purge
    marineris admin export k7m2xw9qpa --record > game.txt | zapis gry do obejrzenia przez replay
cli-help-admin-file = Plik utworzony przez export; - oznacza standardowe wejście.
cli-help-admin-ids = Identyfikatory stołów.
cli-help-admin-import = Wczytaj stoły zapisane przez [bold]export[/]. Każda gra jest najpierw odtwarzana; jeśli coś się nie zgadza, nic nie zostanie zaimportowane.
cli-help-admin-import-examples =
    marineris admin import tables.jsonl | stoły, których ten magazyn jeszcze nie ma
    marineris admin import tables.jsonl --replace | także te, które ma, w postaci z pliku
    marineris admin import tables.jsonl --database postgresql+asyncpg://user@host/marineris | z SQLite do PostgreSQL
cli-help-admin-json = Wypisz wszystkie stoły jako JSON.
cli-help-admin-limit = Ile stołów pokazać. Bez tej opcji: 100.
cli-help-admin-list = Pokaż stoły, ostatnio używane najpierw.
cli-help-admin-list-examples =
    marineris admin list | ostatnio używane stoły
    marineris admin list --status open --older-than 2d | te, które po dwóch dniach wciąż czekają na graczy
    marineris admin list --json | wszystkie, dla programu
cli-help-admin-older = Tylko stoły nieużywane od tak dawna: 30m, 12h, 90d lub 2w.
cli-help-admin-output = Plik docelowy. Bez tej opcji: standardowe wyjście.
cli-help-admin-purge = Usuń stoły, których nikt od pewnego czasu nie używał. Najpierw mówi, ile ich jest, i pyta.
cli-help-admin-purge-examples =
    marineris admin purge --older-than 90d --dry-run | ile by ich było
    marineris admin purge --older-than 90d --status over --yes | skończone gry, bez pytania
cli-help-admin-record = Zapisz przebieg jednej gry jako tekst. Jeśli gra trwa, zdradza wszystkie jej tajemnice.
cli-help-admin-reissue = Wydaj nowy link do miejsca lub dla gospodarza, jeśli stary zginął albo trafił w niepowołane ręce. Stary przestaje działać.
cli-help-admin-reissue-examples =
    marineris admin reissue k7m2xw9qpa 2 | drugie miejsce
    marineris admin reissue k7m2xw9qpa host | gospodarz stołu
cli-help-admin-replace = Zastąp stoły, które magazyn już ma.
cli-help-admin-replace-file = Zastąp plik, jeśli już istnieje.
cli-help-admin-rollback = Cofnij stół, który stanął, do ostatniej działającej pozycji. Stół staje, gdy wpisu w jego dzienniku nie da się wykonać z powodu błędu w programie lub w magazynie. Wpisy, które przestają się liczyć, zostają w dzienniku; [bold]export[/] też je zapisuje.
cli-help-admin-rollback-examples =
    marineris admin rollback k7m2xw9qpa --dry-run | co jest nie tak i ile wpisów by to kosztowało
    marineris admin rollback k7m2xw9qpa --yes | bez pytania
cli-help-admin-seat = Miejsce, licząc od 1, albo host (gospodarz).
cli-help-admin-some = Identyfikatory stołów. Bez nich: wszystkie stoły.
cli-help-admin-status = Tylko stoły o stanie open (otwarty), running (gra trwa) lub over (koniec gry).
cli-help-admin-table = Identyfikator stołu.
cli-help-admin-yes = Nie pytaj.
cli-help-serve = Uruchom serwer stołów: ludzie i boty grają w przeglądarce. Każdą opcję można też podać w środowisku, wielkimi literami: MARINERIS_HOST, MARINERIS_PORT, MARINERIS_DATABASE i tak dalej; opcja podana tutaj ma pierwszeństwo. Wszystkie ustawienia opisuje docs/hosting.md.
cli-help-serve-examples =
    marineris serve | dla tego komputera, ze stołami w twoim folderze danych
    marineris serve --host 0.0.0.0 --port 80 | dla wszystkich, którzy mogą się z nim połączyć
    marineris serve --database postgresql+asyncpg://user@host/marineris --redis redis://host | jeden z kilku procesów
cli-help-serve-bots = Ile procesów myśli za boty. Bez tej opcji: 1.
cli-help-serve-data = Folder wbudowanej bazy danych. Bez tej opcji: twój folder danych.
cli-help-serve-database = Baza danych jako adres SQLAlchemy; może to być SQLite lub PostgreSQL. Bez tej opcji: wbudowana.
cli-help-serve-format = Postać dziennika: text dla ludzi, json dla programów, auto: text w terminalu, a json poza nim. Bez tej opcji: auto.
cli-help-serve-host = Adres, pod którym nasłuchiwać. Bez tej opcji: 127.0.0.1, czyli tylko ten komputer.
cli-help-serve-log = Jak dokładny ma być dziennik: debug, info, warning lub error. Bez tej opcji: info.
cli-help-serve-open = Otwórz stronę w przeglądarce.
cli-help-serve-port = Port, na którym nasłuchiwać. Bez tej opcji: 8049.
cli-help-serve-public = Adres, pod którym serwer widzą gracze; trafia do linków w powiadomieniach.
cli-help-serve-proxy = Wierz serwerowi proxy, kto się łączy (X-Forwarded-For). Tylko z proxy. Bez tej opcji: nie.
cli-help-serve-redis = Redis lub Valkey, do wymiany wiadomości między kilkoma procesami. Bez tej opcji: jest tylko ten proces.
cli-help-serve-webhooks = Pozwól graczom podać adres, na który dostaną wiadomość o swojej turze. Bez tej opcji: nie.
cli-help-serve-webhooks-private = Pozwól, by taki adres był w twojej własnej sieci. Bez tej opcji: nie.

## What is said

cli-error-backup-folder = Nie można użyć folderu kopii zapasowych „{ $folder }”: { $detail }. Wybierz inny przez MARINERIS_BACKUP_FOLDER.
cli-error-data-folder = Nie można użyć folderu danych „{ $folder }”: { $detail }. Wybierz inny przez --data.
cli-error-serve-host-elsewhere = Ten komputer nie ma adresu „{ $host }”, więc serwer nie może tam nasłuchiwać. Użyj --host 127.0.0.1 tylko dla tego komputera albo --host 0.0.0.0 dla wszystkich, którzy mają do niego dostęp.
cli-error-serve-host-unknown = Adres „{ $host }” jest nieznany. Użyj --host 127.0.0.1 tylko dla tego komputera albo --host 0.0.0.0 dla wszystkich, którzy mają do niego dostęp.
cli-error-serve-listen = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $detail }.
cli-error-serve-missing = Serwer wymaga więcej, niż jest zainstalowane: brakuje { $module }. Zainstaluj: pip install "marineris[server]".
cli-error-serve-port-denied = Portu { $port } może używać tylko administrator. Wybierz przez --port inny, od 1024 do 65535.
cli-error-serve-port-taken = Port { $port } jest już zajęty, być może przez inny serwer Marineris. Zatrzymaj tamten program albo wybierz inny port przez --port.
cli-error-store-busy = Magazyn { $store } jest zajęty. Spróbuj za chwilę; jeśli to nie pomoże, sprawdź, jaki program go używa.
cli-error-store-denied = Magazynu { $store } nie można otworzyć do zapisu. Sprawdź folder i uprawnienia albo wybierz inny przez --data lub --database.
cli-error-store-full = Nie można zapisać magazynu { $store }: dysk jest pełny. Zwolnij miejsce albo wybierz inny folder przez --data.
cli-error-store-no-database = Nie ma bazy danych o tej nazwie: { $store }. Utwórz ją w PostgreSQL albo popraw --database.
cli-error-store-not-sqlite = „{ $store }” nie jest bazą danych SQLite albo jest uszkodzony. Wybierz inny plik lub folder przez --database lub --data albo przywróć kopię zapasową.
cli-error-store-password = PostgreSQL odrzuca użytkownika lub hasło: { $store }. Popraw je w --database.
cli-error-store-unreachable = Pod { $store } nie odpowiada żaden PostgreSQL. Sprawdź, czy działa, oraz adres w --database.
cli-serve-network = W twojej sieci:
cli-serve-open = Otwórz:
cli-serve-public = W internecie:
cli-serve-ready = Marineris { $version } działa.
cli-serve-stop = Aby zatrzymać:
cli-serve-stopped = Zatrzymano. Wszystkie stoły są zapisane.
cli-serve-stopping = Zatrzymywanie…
cli-serve-store = Stoły są w:

cli-admin-age-d = { $count } d
cli-admin-age-h = { $count } godz.
cli-admin-age-m = { $count } min
cli-admin-ask-delete = { $count ->
    [one] Usunąć go na zawsze? (tak/nie)
    [few] Usunąć te { $count } stoły na zawsze? (tak/nie)
    [many] Usunąć tych { $count } stołów na zawsze? (tak/nie)
   *[other] Usunąć te { $count } stołu na zawsze? (tak/nie)
}
cli-admin-ask-rollback = Cofnąć stół { $table }? (tak/nie)
cli-admin-bot-seat = { $bot } (bot)
cli-admin-checking = Sprawdzanie
# The counts by status are numbers, too.
cli-admin-chosen = { $count ->
    [0] Żaden stół nie pasuje.
    [one] { $count } stół (otwarte: { $open }, w grze: { $running }, po grze: { $over }).
    [few] { $count } stoły (otwarte: { $open }, w grze: { $running }, po grze: { $over }).
    [many] { $count } stołów (otwarte: { $open }, w grze: { $running }, po grze: { $over }).
   *[other] { $count } stołu (otwarte: { $open }, w grze: { $running }, po grze: { $over }).
}
cli-admin-column-age = ostatnio używany
cli-admin-column-game = gra
cli-admin-column-moves = ruchy
cli-admin-column-players = gracze
cli-admin-column-status = stan
cli-admin-column-table = stół
cli-admin-copied = Kopia jest kompletna: { $file }
cli-admin-copying = Kopiowanie
cli-admin-deleted = { $count ->
    [one] Usunięto { $count } stół.
    [few] Usunięto { $count } stoły.
    [many] Usunięto { $count } stołów.
   *[other] Usunięto { $count } stołu.
}
cli-admin-deleting = Usuwanie
cli-admin-exported = { $count ->
    [one] Zapisano { $count } stół w pliku { $file }
    [few] Zapisano { $count } stoły w pliku { $file }
    [many] Zapisano { $count } stołów w pliku { $file }
   *[other] Zapisano { $count } stołu w pliku { $file }
}
cli-admin-exporting = Eksportowanie
cli-admin-found = { $count ->
    [0] Żaden stół nie pasuje.
    [one] { $count } stół.
    [few] { $count } stoły.
    [many] { $count } stołów.
   *[other] { $count } stołu.
}
cli-admin-imported = { $replaced ->
    [0] { $count ->
        [one] Zaimportowano { $count } stół.
        [few] Zaimportowano { $count } stoły.
        [many] Zaimportowano { $count } stołów.
       *[other] Zaimportowano { $count } stołu.
    }
   *[other] Zaimportowane stoły: { $count }, w tym w miejsce innych: { $replaced }.
}
cli-admin-importing = Importowanie
cli-admin-lost = { $count ->
    [one] Przestałby się liczyć { $count } wpis; gra toczyłaby się dalej po wpisie { $number }. Nowsza wersja Marineris może umieć go wykonać.
    [few] Przestałyby się liczyć { $count } wpisy; gra toczyłaby się dalej po wpisie { $number }. Nowsza wersja Marineris może umieć je wykonać.
   *[many] Przestałoby się liczyć { $count } wpisów; gra toczyłaby się dalej po wpisie { $number }. Nowsza wersja Marineris może umieć je wykonać.
}
cli-admin-more = { $count ->
    [one] Pokazano ostatni; --limit pokaże więcej, --json wszystkie.
    [few] Pokazano { $count } ostatnie; --limit pokaże więcej, --json wszystkie.
   *[other] Pokazano { $count } ostatnich; --limit pokaże więcej, --json wszystkie.
}
cli-admin-nameless = bez imienia
cli-admin-nothing-done = Nic nie zrobiono.
cli-admin-open-seat = wolne miejsce
cli-admin-record-ends = Stół stanął: wpisu { $number } w jego dzienniku nie da się wykonać. Zapis gry kończy się przed nim.
cli-admin-reissued = Nowy link do miejsca { $seat } przy stole { $table }; stary już nie działa:
cli-admin-reissued-host = Nowy link dla gospodarza stołu { $table }; stary już nie działa:
cli-admin-restart = Serwer działający bez Redisa trzeba uruchomić ponownie, aby zobaczył zastąpione stoły.
cli-admin-rolled-back = Stół { $table } gra dalej od ostatniej działającej pozycji. Jeśli serwer działa bez Redisa, gracze muszą ponownie wczytać stronę.
cli-admin-status-open = otwarty
cli-admin-status-over = po grze
cli-admin-status-running = w grze
cli-admin-stuck = Wpisu { $number } przy stole { $table } nie da się wykonać: { $detail }.
cli-admin-untold = Zrobione, ale nie udało się powiadomić działających serwerów: { $detail }. Uruchom je ponownie.
# What counts as a yes, with spaces between.
cli-admin-yes = tak t yes y
cli-error-admin-duration = Czas podaje się jak 30m, 12h, 90d lub 2w, a nie „{ $given }”.
cli-error-admin-endless = Plik „{ $file }” nie pochodzi z export: w wierszu { $line } ciągnie się bez końca.
cli-error-admin-file-exists = Plik „{ $file }” już istnieje. Wybierz inną nazwę albo podaj --replace.
cli-error-admin-no-link = Na miejscu { $given } przy stole { $table } nikt nie siedzi, więc nie ma ono linku.
cli-error-admin-no-seat = Stół { $table } nie ma miejsca { $given }; jego miejsca to 1 do { $last } oraz host.
cli-error-admin-no-store = W „{ $file }” nie ma magazynu danych. Wskaż go przez --data lub --database, tak jak dla serve.
cli-error-admin-not-text = Plik „{ $file }” nie pochodzi z export: to nawet nie tekst.
cli-error-admin-one-record = Zapis dotyczy jednego stołu: podaj z --record jeden identyfikator.
cli-error-admin-seat = Miejsce to liczba od 1 wzwyż albo host, a nie „{ $given }”.
cli-error-admin-sqlite-file = „{ $file }” to kopia całego magazynu SQLite. Aby do niej wrócić, zatrzymaj serwer i wstaw ją w miejsce pliku magazynu. Aby wyjąć z niej stoły, użyj admin export z --database sqlite+aiosqlite:///{ $file }.
cli-error-admin-store = Nie można użyć magazynu { $store }: { $detail }.
cli-error-bad-archive = Wiersza { $line } nie można zaimportować: { $detail }. Nic nie zaimportowano.
cli-error-damaged-copy = Kopia nie przeszła kontroli i została odrzucona; uszkodzony może być sam magazyn: { $detail }.
cli-error-table-exists = { $count ->
    [one] Magazyn ma już stół { $tables }. Nic nie zaimportowano; --replace go zastąpi.
   *[other] Magazyn ma już { $count } z tych stołów: { $tables }. Nic nie zaimportowano; --replace je zastąpi.
}
cli-error-unknown-table = Nie ma stołu „{ $table }”. Stoły pokaże „marineris admin list”.
cli-what-status = stan
