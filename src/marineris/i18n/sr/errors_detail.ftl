### What is wrong in particular: clauses that stand after a colon, in messages of errors.ftl, server.ftl
### and cli_server.ftl as $detail. They begin small and have no full stop.
###
### $given is what was written, $example how it should look.

## Files of exported tables

fault-archive-changed = datoteka se promenila dok je čitana
fault-archive-cut-off = datoteka je odsečena; njen poslednji red treba da navede broj stolova: { $example }
fault-archive-newer = ima oblik { $given }; za čitanje je potrebna novija verzija programa { "Marineris" }
fault-archive-no-json = to treba da bude { "JSON" }
fault-archive-no-table = to treba da bude sto koji je zapisala naredba { "export" }
# $given is the number that the file names.
fault-archive-other-count = stolova iznad treba da bude { $given }, a ima ih { $count }
# $cause is a whole sentence without its full stop.
fault-archive-table = sto { $table }: { $cause }
# $at is the number of a line.
fault-archive-twice = sto { $table } je već u redu { $at }

## Game records

# $fault is one of these clauses.
fault-at-line = red { $line }: { $fault }
fault-bad-position = položaj u njemu ne može da se igra
fault-cut-off = zapis je odsečen; njegov poslednji red treba da bude „{ "end: N moves, digest" }”
fault-key-twice = „{ $key }” je navedeno dvaput
# $most is the newest version that can be read.
fault-newer = ima verziju notacije { $given }, a ovde može da se pročita najviše verzija { $most }
fault-no-key = pre prvog praznog reda treba da stoji „{ "key: value" }”, a ne „{ $given }”
fault-no-line = u zaglavlju je potreban red kao „{ $example }”
fault-no-move = potez treba da izgleda kao „{ "0 pass" }”, a ne „{ $given }”
fault-no-record = ovo nije zapis igre programa { "Marineris" }; takav počinje sa „{ "marineris: 1" }”
fault-option-no-json = vrednost opcije treba da bude u formatu { "JSON" }, a ne „{ $given }”
# $given and $found are digests, words without a meaning.
fault-other-end = zapis se ne slaže: završava se sa { $given }, a kad se ponovo odigra, sa { $found }
fault-other-count = pročitano poteza: { $count }, a u zapisu piše „{ $given }”
fault-position-no-json = položaj treba da bude u formatu { "JSON" }, a ne „{ $given }”
fault-too-long = zapis ima više poteza od { $most }
# $number counts the moves, $cause is a whole sentence without its full stop.
fault-unplayable = potez { $number } ne može da se odigra: { $cause }
fault-version-no-number = verzija notacije treba da bude broj, a ne „{ $given }”

## Others

# $known is a list of quoted names.
fault-no-bot = za ovu igru nema bota „{ $bot }”; ima ih: { $known }
fault-no-number = to treba da bude broj
fault-no-yes-or-no = treba da bude { "yes" } ili { "no" }

## What an option should be: after “it should be” in error-bad-option

right-flag = { "true" } ili { "false" }
right-four-players = { "false" } ili četiri igrača
right-number = broj od { $fewest } do { $most }
right-positive = ceo broj veći od 0
right-seat = mesto od 0 do { $last } ili -1
right-seats = lista mesta od 0 do { $last }
right-whole = ceo broj
