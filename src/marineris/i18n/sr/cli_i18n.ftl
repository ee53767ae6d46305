### The command that checks translations: marineris i18n check.

cli-help-i18n = Brini o jezicima koje { "Marineris" } govori.
cli-help-i18n-check = Ispiši šta nedostaje i šta nije u redu u porukama jednog jezika ili svih. Ako se nešto nađe, izlazni kod je 1.
cli-help-i18n-check-examples =
    { "marineris i18n check" } | svi jezici
    { "marineris i18n check pl uk" } | dva od njih
cli-help-i18n-examples =
    { "marineris i18n check sr" } | šta nedostaje na srpskom
cli-help-i18n-languages = Oznake jezika; bez njih svi.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } poruka
    [few] { $messages } poruke
   *[other] { $messages } poruka
} u { $files ->
    [one] { $files } datoteci
   *[other] { $files } datoteka
}, sve je u redu.
cli-i18n-derived = { $language }: pravi se od { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } greška
    [few] { $count } greške
   *[other] { $count } grešaka
} u { $messages ->
    [one] { $messages } poruci
   *[other] { $messages } poruka
}.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } ne koristi { "$" }{ $detail }, a engleska poruka koristi.
cli-i18n-argument-unknown = { $name } koristi { "$" }{ $detail }, a engleska poruka ne.
# $detail is the message that asks for the form.
cli-i18n-form = Nema { $name }; taj oblik traži { $detail }.
# $detail is a function's name.
cli-i18n-function = { $name } poziva { $detail }, a te funkcije ovde nema.
# $name is how the unreadable part begins.
cli-i18n-junk = Ovo ne može da se pročita: { $name }
# $detail is a file.
cli-i18n-misplaced = Mesto za { $name } je u { $detail }.
cli-i18n-missing = Nedostaje { $name }.
# $detail is a number of messages.
cli-i18n-no-file = Nedostaje datoteka, a u njoj { $detail ->
    [one] { $detail } poruka
    [few] { $detail } poruke
   *[other] { $detail } poruka
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } ima varijantu { "[" }{ $detail }{ "]" }, ali nijedan broj u ovom jeziku nije takav.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } upućuje na { $detail }, a toga nema.
cli-i18n-twice = { $name } se javlja drugi put.
cli-i18n-unknown = Na engleskom nema { $name }.
cli-i18n-unused = Ništa ne koristi { $name }.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } uzima reč { $detail }, a takve nema.
