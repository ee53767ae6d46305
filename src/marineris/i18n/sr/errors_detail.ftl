### What is wrong in particular: clauses that stand after a colon, in messages of errors.ftl, server.ftl
### and cli_server.ftl as $detail. They begin small and have no full stop.
###
### $given is what was written, $example how it should look.

## Files of exported tables

fault-archive-changed = datoteka se promenila tokom čitanja
fault-archive-cut-off = nedostaje kraj datoteke; u njenom poslednjem redu treba da stoji broj stolova: { $example }
fault-archive-newer = verzija formata je { $given }; za čitanje je potrebna novija verzija programa { "Marineris" }
fault-archive-no-json = to treba da bude { "JSON" }
fault-archive-no-table = to treba da bude sto koji je zapisala komanda { "export" }
# $given is the number that the file names.
fault-archive-other-count = stolova iznad ovog reda treba da bude { $given }, a ima ih { $count }
# $cause is a whole sentence without its full stop.
fault-archive-table = sto { $table }: { $cause }
# $at is the number of a line.
fault-archive-twice = sto { $table } je već naveden u redu { $at }

## Game records

# $fault is one of these clauses.
fault-at-line = red { $line }: { $fault }
fault-bad-position = iz zapisane pozicije ne može da se igra
fault-cut-off = nedostaje kraj zapisa; njegov poslednji red treba da bude „{ "end: N moves, digest" }”
fault-key-twice = „{ $key }” je navedeno dvaput
# $most is the newest version that can be read.
fault-newer = verzija notacije je { $given }, a ovde može da se pročita najviše verzija { $most }
fault-no-key = pre prvog praznog reda treba da stoji „ključ: vrednost”, a ne „{ $given }”
fault-no-line = u zaglavlju je potreban red kao „{ $example }”
fault-no-move = potez treba da izgleda kao „{ "0 pass" }”, a ne kao „{ $given }”
fault-no-names = red „{ "names" }” treba da navede imena igrača kao listu u formatu { "JSON" } (koliko i igrača: { $count }), a navedeno je „{ $given }”
fault-no-record = ovo nije zapis igre programa { "Marineris" }; takav zapis počinje sa „{ "marineris: 1" }”
fault-option-no-json = vrednost opcije treba da bude zapisana u formatu { "JSON" }, a navedeno je „{ $given }”
# $given and $found are digests, words without a meaning.
fault-other-end = zapis nije ispravan: završava se sa { $given }, a kad se ponovo odigra, sa { $found }
fault-other-count = pročitano poteza: { $count }, a u zapisu piše „{ $given }”
fault-position-no-json = pozicija treba da bude zapisana u formatu { "JSON" }, a navedeno je „{ $given }”
fault-too-long = zapis ima više od { $most } poteza
# $number counts the moves, $cause is a whole sentence without its full stop.
fault-unplayable = potez { $number } ne može da se odigra: { $cause }
fault-version-no-number = verzija notacije treba da bude broj, a ne „{ $given }”

## Others

# $known is a list of quoted names.
fault-options-too-big = opcije sadrže previše podataka; opcija je da ili ne, reč, broj ili kratak spisak
fault-no-bot = za ovu igru nema bota „{ $bot }”; botovi su { $known }
fault-no-number = to treba da bude broj
fault-no-yes-or-no = treba da bude { "yes" } (da) ili { "no" } (ne)
fault-setting-choice = treba da bude { $choices }
fault-setting-database = treba da bude adresa kao { $example } ili { "sqlite+aiosqlite:////path/to/file" }
fault-setting-host = treba da bude adresa kao 127.0.0.1 ili 0.0.0.0
fault-setting-range = treba da bude broj od { $first } do { $final }
fault-setting-redis = treba da bude adresa kao { $example }
fault-setting-url = treba da bude adresa kao { "https://mars.example.org" }

## What an option should be: after “it should be” in error-bad-option

right-at-table = mesto od 0 do { $last }
right-flag = { "true" } ili { "false" }
right-four-players = { "false" } ili četiri igrača
right-least = { $fewest } ili više
right-number = broj od { $fewest } do { $most }
right-positive = ceo broj veći od 0
right-seat = mesto od 0 do { $last } ili -1
right-seats = spisak mesta od 0 do { $last }
right-whole = ceo broj
