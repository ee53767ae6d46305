### The command line of a host: serve and admin.
### What a person types stays Latin in Cyrillic too: it is written as string literals.

## Help

cli-help-admin = Brini o stolovima servera: prikaži ih, izvezi, uvezi, obriši, napravi rezervnu kopiju i izdaj nove linkove. Radi nad samim skladištem, bilo da je server pokrenut ili ne; skladište se pronalazi kao kod { "[bold]marineris serve[/]" }, i preko { "MARINERIS_DATABASE" }, { "MARINERIS_DATA" } i { "MARINERIS_REDIS" }.
cli-help-admin-examples =
    { "marineris admin list --status running" } | igre koje su u toku
    { "marineris admin backup tables.sqlite" } | kopija svega, dok server radi
    { "marineris admin purge --older-than 90d --status over" } | obriši završene igre koje dugo niko nije koristio
    { "marineris admin reissue k7m2xw9qpa 2" } | novi link za drugo mesto za stolom
    { "marineris admin rollback k7m2xw9qpa" } | sto koji je stao
cli-help-admin-backup = Kopiraj sve u datoteku, dok server radi. Skladište { "SQLite" } kopira se kakvo jeste; iz skladišta { "PostgreSQL" } izvoze se svi stolovi kakvi su u jednom trenutku, za { "[bold]import[/]" }. Datoteku možeš da čitaš samo ti: u njoj je i ono što igrači ne smeju da vide.
cli-help-admin-backup-examples =
    { "marineris admin backup tables.sqlite" } | nova datoteka
    { "marineris admin backup tables.sqlite --replace" } | ista svake noći, iz tajmera
cli-help-admin-copy = Datoteka u koju se upisuje.
cli-help-admin-delete = Trajno obriši stolove.
cli-help-admin-delete-examples =
    { "marineris admin delete k7m2xw9qpa" } | jedan sto, uz pitanje
    { "marineris admin delete k7m2xw9qpa 8hq3nd5rtz --yes" } | dva, bez pitanja
cli-help-admin-dry = Samo reci koliko bi ih bilo.
cli-help-admin-export = Zapiši stolove kao redove u formatu { "JSON" }, sa svime što treba za { "[bold]import[/]" }: mesta, potezi, ćaskanje. Linkovi ostaju važeći. Ili zapiši jednu igru.
cli-help-admin-export-examples =
    { "marineris admin export > tables.jsonl" } | svi stolovi
    { "marineris admin export --older-than 90d -o old.jsonl" } | ono što bi { "purge" } obrisao
    { "marineris admin export k7m2xw9qpa --record > game.txt" } | zapis, za pregled komandom { "replay" }
cli-help-admin-file = Datoteka koju je zapisao { "export" }; { "-" } za standardni ulaz.
cli-help-admin-ids = Oznake stolova.
cli-help-admin-import = Učitaj stolove koje je zapisao { "[bold]export[/]" }. Svaka igra se najpre odigra od početka; ako bilo šta nije u redu, ništa se ne uvozi.
cli-help-admin-import-examples =
    { "marineris admin import tables.jsonl" } | stolovi koje ovo skladište još nema
    { "marineris admin import tables.jsonl --replace" } | i oni koje već ima, kakvi su u datoteci
    { "marineris admin import tables.jsonl --database postgresql+asyncpg://user@host/marineris" } | iz { "SQLite" } u { "PostgreSQL" }
cli-help-admin-json = Ispiši stolove u formatu { "JSON" }, sve.
cli-help-admin-limit = Koliko stolova da se prikaže. Podrazumevano: 100.
cli-help-admin-list = Prikaži stolove, najpre one koji su poslednji korišćeni.
cli-help-admin-list-examples =
    { "marineris admin list" } | stolovi koji su poslednji korišćeni
    { "marineris admin list --status open --older-than 2d" } | oni koji i posle dva dana čekaju igrače
    { "marineris admin list --json" } | svi, za program
cli-help-admin-older = Samo stolovi koje toliko dugo niko nije koristio: { "30m" }, { "12h" }, { "90d" } ili { "2w" }.
cli-help-admin-output = Datoteka u koju se upisuje. Podrazumevano: standardni izlaz.
cli-help-admin-purge = Obriši stolove koje neko vreme niko nije koristio. Najpre kaže koliko ih je i pita.
cli-help-admin-purge-examples =
    { "marineris admin purge --older-than 90d --dry-run" } | koliko bi ih bilo
    { "marineris admin purge --older-than 90d --status over --yes" } | završene igre, bez pitanja
cli-help-admin-record = Zapiši jednu igru kao tekst. Zapis igre koja je u toku odaje sve njene tajne.
cli-help-admin-reissue = Izdaj novi link za mesto ili za domaćina, ako je stari izgubljen ili je u pogrešnim rukama. Stari više ne važi.
cli-help-admin-reissue-examples =
    { "marineris admin reissue k7m2xw9qpa 2" } | drugo mesto
    { "marineris admin reissue k7m2xw9qpa host" } | onaj ko je otvorio sto
cli-help-admin-replace = Zameni stolove koje skladište već ima.
cli-help-admin-replace-file = Zameni datoteku ako već postoji.
cli-help-admin-rollback = Vrati sto koji je stao na poslednji ispravan položaj. Sto staje kada zapis u njegovom dnevniku ne može da se izvrši zbog greške u programu ili u skladištu. Zapisi koji se više ne računaju ostaju u dnevniku, a { "[bold]export[/]" } i njih izvozi.
cli-help-admin-rollback-examples =
    { "marineris admin rollback k7m2xw9qpa --dry-run" } | šta nije u redu i koliko zapisa bi to koštalo
    { "marineris admin rollback k7m2xw9qpa --yes" } | bez pitanja
cli-help-admin-seat = Mesto, brojano od 1, ili { "host" } za domaćina.
cli-help-admin-some = Oznake stolova. Podrazumevano: svi stolovi.
cli-help-admin-status = Samo stolovi u ovom stanju: { "open" } (otvoreni), { "running" } (u toku) ili { "over" } (završeni).
cli-help-admin-table = Oznaka stola.
cli-help-admin-yes = Ne pitaj.
cli-help-serve = Pokreni server: ljudi i botovi za stolovima, u pregledaču. Svaka opcija može da se zada i u okruženju, velikim slovima: { "MARINERIS_HOST" }, { "MARINERIS_PORT" }, { "MARINERIS_DATABASE" } i tako dalje; važi opcija koja je zadata ovde. Sva podešavanja su u { "docs/hosting.md" }.
cli-help-serve-examples =
    { "marineris serve" } | za ovaj računar, sa stolovima u tvojoj fascikli s podacima
    { "marineris serve --host 0.0.0.0 --port 80" } | za sve koji mogu da pristupe ovom računaru
    { "marineris serve --database postgresql+asyncpg://user@host/marineris --redis redis://host" } | jedan od više procesa
cli-help-serve-bots = Koliko procesa razmišlja za botove. Podrazumevano: 1.
cli-help-serve-data = Fascikla ugrađene baze podataka. Podrazumevano: tvoja fascikla s podacima.
cli-help-serve-database = Baza podataka, kao adresa za { "SQLAlchemy" }; mogu da se koriste { "SQLite" } i { "PostgreSQL" }. Podrazumevano: ugrađena baza.
cli-help-serve-format = Oblik dnevnika: { "text" } za ljude, { "json" } za programe, { "auto" }: { "text" } u terminalu, a { "json" } inače. Podrazumevano: { "auto" }.
cli-help-serve-host = Adresa na kojoj server sluša. Podrazumevano: 127.0.0.1, samo ovaj računar.
cli-help-serve-log = Koliko da se beleži: { "debug" }, { "info" }, { "warning" } ili { "error" }. Podrazumevano: { "info" }.
cli-help-serve-open = Otvori stranicu u pregledaču.
cli-help-serve-port = Port na kom server sluša. Podrazumevano: 8049.
cli-help-serve-public = Adresa na kojoj ljudi pristupaju serveru, za linkove u obaveštenjima.
cli-help-serve-proxy = Veruj proksiju ispred servera kad kaže ko se javlja ({ "X-Forwarded-For" }). Samo uz proksi. Podrazumevano: ne.
cli-help-serve-redis = { "Redis" } ili { "Valkey" }, za poruke između više procesa. Podrazumevano: postoji samo ovaj proces.
cli-help-serve-webhooks = Dozvoli igračima da navedu adresu na koju im se javlja da su na potezu. Podrazumevano: ne.
cli-help-serve-webhooks-private = Dozvoli da takva adresa bude i u tvojoj mreži. Podrazumevano: ne.

## What is said

cli-error-backup-folder = Fascikla za rezervne kopije „{ $folder }” ne može da se koristi: { $detail }. Izaberi drugu pomoću { "MARINERIS_BACKUP_FOLDER" }.
cli-error-data-folder = Fascikla s podacima „{ $folder }” ne može da se koristi: { $detail }. Izaberi drugu pomoću { "--data" }.
cli-error-serve-host-elsewhere = Ovaj računar nema adresu „{ $host }”, pa server ne može tamo da sluša. Koristi { "--host 127.0.0.1" } samo za ovaj računar ili { "--host 0.0.0.0" } za sve koji mogu da mu pristupe.
cli-error-serve-host-unknown = Adresa „{ $host }” nije poznata. Koristi { "--host 127.0.0.1" } samo za ovaj računar ili { "--host 0.0.0.0" } za sve koji mogu da mu pristupe.
cli-error-serve-listen = Server ne može da sluša na { $host }, port { $port }: { $detail }.
cli-error-serve-missing = Serveru treba više nego što je instalirano: nedostaje { $module }. Instaliraj: { "pip install \"marineris[server]\"" }.
cli-error-serve-port-denied = Port { $port } sme da koristi samo administrator. Izaberi drugi, od 1024 do 65535, pomoću { "--port" }.
cli-error-serve-port-taken = Port { $port } je već zauzet, možda ga koristi drugi { "Marineris" }. Zaustavi taj program ili izaberi drugi port pomoću { "--port" }.
cli-error-store-busy = Skladište { $store } je zauzeto. Pokušaj ponovo za koji trenutak; ako ne pomogne, potraži drugi program koji ga koristi.
cli-error-store-denied = Skladište { $store } ne može da se otvori za upis. Proveri fasciklu i dozvole ili izaberi drugu pomoću { "--data" } ili { "--database" }.
cli-error-store-full = Skladište { $store } ne može da se upiše: disk je pun. Oslobodi prostor ili izaberi drugu fasciklu pomoću { "--data" }.
cli-error-store-no-database = Nema baze podataka s tim imenom: { $store }. Napravi je u { "PostgreSQL" } ili ispravi { "--database" }.
cli-error-store-not-sqlite = „{ $store }” nije baza podataka { "SQLite" } ili je oštećena. Izaberi drugu datoteku ili fasciklu pomoću { "--database" } ili { "--data" }, ili vrati rezervnu kopiju.
cli-error-store-password = { "PostgreSQL" } ne prihvata korisnika ili lozinku: { $store }. Ispravi ih u { "--database" }.
cli-error-store-unreachable = Na { $store } ne odgovara nijedan { "PostgreSQL" }. Proveri da li radi, i adresu u { "--database" }.
cli-serve-network = U tvojoj mreži:
cli-serve-open = Otvori:
cli-serve-public = Na internetu:
cli-serve-ready = { "Marineris" } { $version } radi.
cli-serve-stop = Za kraj:
cli-serve-stopped = Zaustavljeno. Svi stolovi su sačuvani.
cli-serve-stopping = Zaustavljanje…
cli-serve-store = Stolovi su u:

cli-admin-age-d = { $count } d
cli-admin-age-h = { $count } { "h" }
cli-admin-age-m = { $count } min
cli-admin-ask-delete = { $count ->
    [1] Trajno obrisati taj sto? (da/ne)
    [one] Trajno obrisati { $count } sto? (da/ne)
    [few] Trajno obrisati { $count } stola? (da/ne)
   *[other] Trajno obrisati { $count } stolova? (da/ne)
}
cli-admin-ask-rollback = Vratiti sto { $table } unazad? (da/ne)
cli-admin-bot-seat = { $bot } (bot)
cli-admin-checking = Provera
# The counts by status are numbers, too.
cli-admin-chosen = { $count ->
    [0] Nijedan sto ne odgovara.
    [one] { $count } sto: otvoreno { $open }, u toku { $running }, završeno { $over }.
    [few] { $count } stola: otvoreno { $open }, u toku { $running }, završeno { $over }.
   *[other] { $count } stolova: otvoreno { $open }, u toku { $running }, završeno { $over }.
}
cli-admin-column-age = korišćen
cli-admin-column-game = igra
cli-admin-column-moves = potezi
cli-admin-column-players = igrači
cli-admin-column-status = stanje
cli-admin-column-table = sto
cli-admin-copied = Kopija je potpuna: { $file }
cli-admin-copying = Kopiranje
cli-admin-deleted = { $count ->
    [one] Obrisan je { $count } sto.
    [few] Obrisana su { $count } stola.
   *[other] Obrisano je { $count } stolova.
}
cli-admin-deleting = Brisanje
cli-admin-exported = { $count ->
    [one] { $count } sto je zapisan u { $file }
    [few] { $count } stola su zapisana u { $file }
   *[other] { $count } stolova je zapisano u { $file }
}
cli-admin-exporting = Izvoz
cli-admin-found = { $count ->
    [0] Nijedan sto ne odgovara.
    [one] { $count } sto.
    [few] { $count } stola.
   *[other] { $count } stolova.
}
cli-admin-imported = { $replaced ->
    [0] { $count ->
        [one] Uvezen je { $count } sto.
        [few] Uvezena su { $count } stola.
       *[other] Uvezeno je { $count } stolova.
    }
   *[other] Uvezeno stolova: { $count }, od toga umesto drugih: { $replaced }.
}
cli-admin-importing = Uvoz
cli-admin-lost = { $count ->
    [one] Više se ne bi računao { $count } zapis; igra bi se nastavila posle zapisa { $number }. Novija verzija programa možda može da ga izvrši.
    [few] Više se ne bi računala { $count } zapisa; igra bi se nastavila posle zapisa { $number }. Novija verzija programa možda može da ih izvrši.
   *[other] Više se ne bi računalo { $count } zapisa; igra bi se nastavila posle zapisa { $number }. Novija verzija programa možda može da ih izvrši.
}
cli-admin-more = Prikazano poslednjih: { $count }; { "--limit" } prikazuje više, { "--json" } sve.
cli-admin-nameless = bez imena
cli-admin-nothing-done = Ništa nije urađeno.
cli-admin-open-seat = slobodno mesto
cli-admin-record-ends = Sto je stao: zapis { $number } u njegovom dnevniku ne može da se izvrši. Zapis igre se završava pre njega.
cli-admin-reissued = Novi link za mesto { $seat } za stolom { $table }; stari više ne važi:
cli-admin-reissued-host = Novi link za domaćina stola { $table }; stari više ne važi:
cli-admin-restart = Server koji radi bez { "Redis" } treba ponovo pokrenuti da bi video zamenjene stolove.
cli-admin-rolled-back = Sto { $table } nastavlja od poslednjeg ispravnog položaja. Ako server radi bez { "Redis" }, igrači treba ponovo da učitaju stranicu.
cli-admin-status-open = otvoren
cli-admin-status-over = završen
cli-admin-status-running = u toku
cli-admin-stuck = Zapis { $number } stola { $table } ne može da se izvrši: { $detail }.
cli-admin-untold = Urađeno je, ali pokrenutim serverima to nije moglo da se javi: { $detail }. Pokreni ih ponovo.
# What counts as a yes, with spaces between; in both scripts.
cli-admin-yes = { "da d да д" }
cli-error-admin-duration = Vreme se piše kao { "30m" }, { "12h" }, { "90d" } ili { "2w" }, a ne „{ $given }”.
cli-error-admin-endless = Datoteku „{ $file }” nije zapisao { "export" }: u redu { $line } nema joj kraja.
cli-error-admin-file-exists = Već postoji datoteka „{ $file }”. Izaberi drugo ime ili dodaj { "--replace" }.
cli-error-admin-no-link = Na mestu { $given } za stolom { $table } niko ne sedi, pa ono nema link.
cli-error-admin-no-seat = Sto { $table } nema mesto { $given }; njegova mesta su od 1 do { $last } i { "host" }.
cli-error-admin-no-store = Nema skladišta u „{ $file }”. Reci gde je pomoću { "--data" } ili { "--database" }, kao za { "serve" }.
cli-error-admin-not-text = „{ $file }” nije zapisao { "export" }: to nije ni tekst.
cli-error-admin-one-record = Zapis je zapis jednog stola: navedi jednu oznaku uz { "--record" }.
cli-error-admin-seat = Mesto treba da bude broj, od 1 naviše, ili { "host" }, a ne „{ $given }”.
cli-error-admin-sqlite-file = „{ $file }” je kopija celog skladišta { "SQLite" }. Da se vratiš na nju, zaustavi server i stavi je na mesto datoteke skladišta. Da iz nje uzmeš stolove, koristi { "admin export" } sa { "--database sqlite+aiosqlite:///" }{ $file }.
cli-error-admin-store = Skladište { $store } ne može da se koristi: { $detail }.
cli-error-bad-archive = Red { $line } ne može da se uveze: { $detail }. Ništa nije uvezeno.
cli-error-damaged-copy = Kopija nije prošla proveru i odbačena je; možda je oštećeno i samo skladište: { $detail }.
cli-error-table-exists = { $count ->
    [1] Skladište već ima sto { $tables }. Ništa nije uvezeno; { "--replace" } bi ga zamenilo.
    [one] Skladište već ima { $count } od ovih stolova: { $tables }. Ništa nije uvezeno; { "--replace" } bi ih zamenilo.
   *[other] Skladište već ima { $count } od ovih stolova: { $tables }. Ništa nije uvezeno; { "--replace" } bi ih zamenilo.
}
cli-error-unknown-table = Nema stola „{ $table }”. Stolove prikazuje { "marineris admin list" }.
cli-what-status = stanje
