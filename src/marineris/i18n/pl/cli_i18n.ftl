### The command that checks translations: marineris i18n check.

cli-help-i18n = Zadbaj o języki, którymi mówi Marineris.
cli-help-i18n-check = Wypisz, czego brakuje i co jest nie tak w komunikatach jednego języka albo wszystkich języków. Jeśli coś jest nie tak, kod wyjścia to 1; z --strict także wtedy, gdy brakuje tłumaczenia.
cli-help-i18n-check-examples =
    marineris i18n check | wszystkie języki
    marineris i18n check pl uk | dwa z nich
    marineris i18n check --strict | czego wymaga wydanie
cli-help-i18n-examples =
    marineris i18n check pl | czego brakuje w polskiej wersji
cli-help-i18n-languages = Kody języków. Bez nich: wszystkie języki.
cli-help-i18n-strict = Uznaj za błąd także brak tłumaczenia, jak przy wydaniu. Bez tej opcji zastępuje je angielski.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } komunikat
    [few] { $messages } komunikaty
    [many] { $messages } komunikatów
   *[other] { $messages } komunikatu
} w { $files ->
    [one] { $files } pliku
    [few] { $files } plikach
    [many] { $files } plikach
   *[other] { $files } pliku
}, wszystko w porządku.
cli-i18n-derived = { $language }: powstaje z wersji { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
} w { $messages ->
    [one] { $messages } komunikacie
    [few] { $messages } komunikatach
    [many] { $messages } komunikatach
   *[other] { $messages } komunikatu
}.
cli-i18n-untranslated = { $language }: { $count ->
    [one] { $count } komunikat nie jest przetłumaczony
    [few] { $count } komunikaty nie są przetłumaczone
    [many] { $count } komunikatów nie jest przetłumaczonych
   *[other] { $count } komunikatu nie przetłumaczono
}; zastępuje je angielski.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } nie używa argumentu ${ $detail }, który jest w wersji angielskiej.
cli-i18n-argument-unknown = { $name } używa argumentu ${ $detail }, którego nie ma w wersji angielskiej.
# $detail is the message that asks for the form.
cli-i18n-form = Brakuje formy { $name }, której wymaga { $detail }.
# $detail is a function's name.
cli-i18n-function = { $name } wywołuje funkcję { $detail }, która nie jest tu znana.
# $name is how the unreadable part begins.
cli-i18n-junk = Tego nie da się odczytać: { $name }
# $detail is a file.
cli-i18n-misplaced = Komunikat { $name } powinien być w pliku { $detail }.
cli-i18n-missing = Brakuje: { $name }.
# $detail is a number of messages.
cli-i18n-no-file = Brakuje całego pliku: { $detail ->
    [one] { $detail } komunikat
    [few] { $detail } komunikaty
    [many] { $detail } komunikatów
   *[other] { $detail } komunikatu
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } ma wariant [{ $detail }], ale w tym języku nie pasuje on do żadnej liczby.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } odwołuje się do czegoś, czego nie ma: { $detail }.
cli-i18n-twice = { $name } występuje po raz drugi.
cli-i18n-unknown = { $name } nie występuje w wersji angielskiej.
cli-i18n-unused = Komunikat { $name } nie jest nigdzie używany.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } wstawia słowo { $detail }, a takiego słowa nie ma.
