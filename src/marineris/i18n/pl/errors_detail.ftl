### What is wrong in particular: clauses that stand after a colon, in messages of errors.ftl, server.ftl
### and cli_server.ftl as $detail. They begin small and have no full stop.
###
### $given is what was written, $example how it should look.

## Files of exported tables

fault-archive-changed = plik zmienił się w trakcie odczytu
fault-archive-cut-off = plik jest ucięty; jego ostatni wiersz powinien podawać liczbę stołów: { $example }
fault-archive-newer = wersja formatu to { $given }; do odczytu potrzebna jest nowsza wersja programu Marineris
fault-archive-no-json = to powinien być JSON
fault-archive-no-table = to powinien być stół zapisany poleceniem export
# $given is the number that the file names.
fault-archive-other-count = liczba stołów powyżej powinna wynosić { $given }, a wynosi { $count }
# $cause is a whole sentence without its full stop.
fault-archive-table = stół { $table }: { $cause }
# $at is the number of a line.
fault-archive-twice = stół { $table } jest już w wierszu { $at }

## Game records

# $fault is one of these clauses.
fault-at-line = wiersz { $line }: { $fault }
fault-bad-position = z zapisanej pozycji nie da się grać
fault-cut-off = zapis jest ucięty; jego ostatni wiersz powinien brzmieć „end: N moves, digest”
fault-key-twice = „{ $key }” podano dwa razy
# $most is the newest version that can be read.
fault-newer = wersja notacji to { $given }, a tutaj można odczytać najwyżej wersję { $most }
fault-no-key = przed pierwszym pustym wierszem powinno być „klucz: wartość”, a nie „{ $given }”
fault-no-line = w nagłówku potrzebny jest wiersz taki jak „{ $example }”
fault-no-move = ruch powinien wyglądać jak „0 pass”, a nie „{ $given }”
fault-no-names = wiersz „names” powinien podawać nazwy graczy jako listę w formacie JSON (tyle, ilu graczy: { $count }), a podano „{ $given }”
fault-no-record = to nie jest zapis gry z programu Marineris; taki zapis zaczyna się od „marineris: 1”
fault-option-no-json = wartość opcji powinna być zapisana w formacie JSON, a podano „{ $given }”
# $given and $found are digests, words without a meaning.
fault-other-end = zapis się nie zgadza: podaje stan końcowy { $given }, a po odtworzeniu gry wychodzi { $found }
fault-other-count = liczba odczytanych ruchów: { $count }, a zapis podaje „{ $given }”
fault-position-no-json = pozycja powinna być zapisana w formacie JSON, a podano „{ $given }”
fault-too-long = zapis ma więcej niż { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
    [many] { $most } ruchów
   *[other] { $most } ruchu
}
# $number counts the moves, $cause is a whole sentence without its full stop.
fault-unplayable = ruchu { $number } nie można wykonać: { $cause }
fault-version-no-number = wersja notacji powinna być liczbą, a nie „{ $given }”

## Others

# $known is a list of quoted names.
fault-options-too-big = opcje zawierają za dużo danych; opcja to tak lub nie, słowo, liczba albo krótka lista
fault-no-bot = do tej gry nie ma bota „{ $bot }”; dostępne boty: { $known }
fault-no-number = to powinna być liczba
fault-no-yes-or-no = powinno być yes (tak) albo no (nie)
fault-setting-choice = powinno być { $choices }
fault-setting-database = powinien to być adres, na przykład { $example } albo sqlite+aiosqlite:////path/to/file
fault-setting-host = powinien to być adres, na przykład 127.0.0.1 albo 0.0.0.0
fault-setting-range = powinna to być liczba od { $first } do { $final }
fault-setting-redis = powinien to być adres, na przykład { $example }
fault-setting-url = powinien to być adres, na przykład https://mars.example.org

## What an option should be: after “it should be” in error-bad-option

right-at-table = miejsce od 0 do { $last }
right-flag = true albo false
right-four-players = false albo czterech graczy
right-least = { $fewest } lub więcej
right-number = liczba od { $fewest } do { $most }
right-positive = liczba całkowita większa od 0
right-seat = miejsce od 0 do { $last } albo -1
right-seats = lista miejsc od 0 do { $last }
right-whole = liczba całkowita
