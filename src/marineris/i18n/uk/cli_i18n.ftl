### The command that checks translations: marineris i18n check.

cli-help-i18n = Подбати про мови, якими говорить Marineris.
cli-help-i18n-check = Перелічити, чого бракує і що не так у повідомленнях певної мови або всіх мов. Якщо щось знайдено, код завершення — 1.
cli-help-i18n-check-examples =
    marineris i18n check | усі мови
    marineris i18n check pl uk | дві з них
cli-help-i18n-examples =
    marineris i18n check uk | чого бракує українською
cli-help-i18n-languages = Коди мов; без них — усі.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } повідомлення
    [few] { $messages } повідомлення
   *[many] { $messages } повідомлень
} у { $files ->
    [one] { $files } файлі
   *[other] { $files } файлах
}, усе гаразд.
cli-i18n-derived = { $language }: утворено з { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
} у { $messages ->
    [one] { $messages } повідомленні
   *[other] { $messages } повідомленнях
}.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } не вживає ${ $detail }, а англійське вживає.
cli-i18n-argument-unknown = { $name } вживає ${ $detail }, а англійське — ні.
# $detail is the message that asks for the form.
cli-i18n-form = Немає { $name }; цю форму просить { $detail }.
# $detail is a function's name.
cli-i18n-function = { $name } викликає { $detail }, а такої функції тут немає.
# $name is how the unreadable part begins.
cli-i18n-junk = Це неможливо прочитати: { $name }
# $detail is a file.
cli-i18n-misplaced = Місце для { $name } — у { $detail }.
cli-i18n-missing = Бракує { $name }.
# $detail is a number of messages.
cli-i18n-no-file = Бракує файлу, а в ньому { $detail ->
    [one] { $detail } повідомлення
    [few] { $detail } повідомлення
   *[many] { $detail } повідомлень
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } має варіант [{ $detail }], але жодне число цієї мови не є таким.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } посилається на { $detail }, а цього немає.
cli-i18n-twice = { $name } трапляється вдруге.
cli-i18n-unknown = Англійською немає { $name }.
cli-i18n-unused = Ніщо не вживає { $name }.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } бере слово { $detail }, а такого немає.
