### The command that checks translations: marineris i18n check.

cli-help-i18n = Zajmij się językami, którymi mówi Marineris.
cli-help-i18n-check = Wypisz, czego brakuje i co jest nie tak w komunikatach danego języka albo wszystkich. Jeśli coś się znajdzie, kod wyjścia to 1.
cli-help-i18n-check-examples =
    marineris i18n check | wszystkie języki
    marineris i18n check pl uk | dwa z nich
cli-help-i18n-examples =
    marineris i18n check pl | czego brakuje po polsku
cli-help-i18n-languages = Kody języków; bez nich wszystkie.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } komunikat
    [few] { $messages } komunikaty
   *[many] { $messages } komunikatów
} w { $files ->
    [one] { $files } pliku
   *[other] { $files } plikach
}, wszystko w porządku.
cli-i18n-derived = { $language }: powstaje z { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
} w { $messages ->
    [one] { $messages } komunikacie
   *[other] { $messages } komunikatach
}.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } nie używa ${ $detail }, a angielski używa.
cli-i18n-argument-unknown = { $name } używa ${ $detail }, a angielski nie.
# $detail is the message that asks for the form.
cli-i18n-form = Nie ma { $name }; o tę formę prosi { $detail }.
# $detail is a function's name.
cli-i18n-function = { $name } wywołuje { $detail }, a tej funkcji tu nie ma.
# $name is how the unreadable part begins.
cli-i18n-junk = Tego nie da się odczytać: { $name }
# $detail is a file.
cli-i18n-misplaced = Miejsce { $name } jest w { $detail }.
cli-i18n-missing = Brakuje { $name }.
# $detail is a number of messages.
cli-i18n-no-file = Brakuje pliku, a w nim: { $detail ->
    [one] { $detail } komunikat
    [few] { $detail } komunikaty
   *[many] { $detail } komunikatów
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } ma wariant [{ $detail }], ale żadna liczba w tym języku nie jest tego rodzaju.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } odwołuje się do { $detail }, a tego nie ma.
cli-i18n-twice = { $name } występuje drugi raz.
cli-i18n-unknown = Po angielsku nie ma { $name }.
cli-i18n-unused = Nic nie używa { $name }.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } bierze słowo { $detail }, a takiego nie ma.
