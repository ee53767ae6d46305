### The command that checks translations: marineris i18n check.

cli-help-i18n = Brini o jezicima koje { "Marineris" } govori.
cli-help-i18n-check = Ispiši šta nedostaje i šta nije u redu u porukama jednog jezika ili svih jezika. Ako nešto nije u redu, izlazni kod je 1; uz --strict i kad nedostaje prevod.
cli-help-i18n-check-examples =
    { "marineris i18n check" } | svi jezici
    { "marineris i18n check pl uk" } | dva od njih
    { "marineris i18n check --strict" } | šta traži izdanje
cli-help-i18n-examples =
    { "marineris i18n check sr" } | šta nedostaje u srpskoj verziji
cli-help-i18n-languages = Oznake jezika. Podrazumevano: svi jezici.
cli-help-i18n-strict = Smatraj greškom i prevod koji nedostaje, kao pri izdavanju. Bez toga ga zamenjuje engleski.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } poruka
    [few] { $messages } poruke
   *[other] { $messages } poruka
} u { $files ->
    [one] { $files } datoteci
    [few] { $files } datoteke
   *[other] { $files } datoteka
}, sve je u redu.
cli-i18n-derived = { $language }: pravi se od verzije { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } greška
    [few] { $count } greške
   *[other] { $count } grešaka
} u { $messages ->
    [one] { $messages } poruci
    [few] { $messages } poruke
   *[other] { $messages } poruka
}.
cli-i18n-untranslated = { $language }: nije prevedeno { $count ->
    [one] { $count } poruka
    [few] { $count } poruke
   *[other] { $count } poruka
}; zamenjuje ih engleski.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } ne koristi argument { "$" }{ $detail }, koji postoji u engleskoj verziji.
cli-i18n-argument-unknown = { $name } koristi argument { "$" }{ $detail }, koji ne postoji u engleskoj verziji.
# $detail is the message that asks for the form.
cli-i18n-form = Nedostaje oblik { $name }, koji traži { $detail }.
# $detail is a function's name.
cli-i18n-function = { $name } poziva funkciju { $detail }, koja ovde nije poznata.
# $name is how the unreadable part begins.
cli-i18n-junk = Ovo ne može da se pročita: { $name }
# $detail is a file.
cli-i18n-misplaced = Poruka { $name } treba da bude u datoteci { $detail }.
cli-i18n-missing = Nedostaje { $name }.
# $detail is a number of messages.
cli-i18n-no-file = Nedostaje cela datoteka: { $detail ->
    [one] { $detail } poruka
    [few] { $detail } poruke
   *[other] { $detail } poruka
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } ima varijantu { "[" }{ $detail }{ "]" }, ali joj u ovom jeziku ne odgovara nijedan broj.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } upućuje na nešto što ne postoji: { $detail }.
cli-i18n-twice = { $name } se javlja drugi put.
cli-i18n-unknown = { $name } ne postoji u engleskoj verziji.
cli-i18n-unused = Poruka { $name } nigde se ne koristi.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } umeće reč { $detail }, a takva reč ne postoji.
