### The command that checks translations: marineris i18n check.

cli-help-i18n = Дбати про мови, якими говорить Marineris.
cli-help-i18n-check = Перелічити, чого бракує і що не так у повідомленнях однієї мови або всіх мов. Якщо щось не так, код завершення — 1; з --strict також тоді, коли бракує перекладу.
cli-help-i18n-check-examples =
    marineris i18n check | усі мови
    marineris i18n check pl uk | дві з них
    marineris i18n check --strict | чого вимагає випуск
cli-help-i18n-examples =
    marineris i18n check uk | чого бракує в українській версії
cli-help-i18n-languages = Коди мов. Якщо не вказано: усі мови.
cli-help-i18n-strict = Вважати помилкою й відсутній переклад, як під час випуску. Без цього його замінює англійська.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } повідомлення
    [few] { $messages } повідомлення
    [many] { $messages } повідомлень
   *[other] { $messages } повідомлення
} у { $files ->
    [one] { $files } файлі
    [few] { $files } файлах
    [many] { $files } файлах
   *[other] { $files } файлу
}, усе гаразд.
cli-i18n-derived = { $language }: утворено з версії { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
} у { $messages ->
    [one] { $messages } повідомленні
    [few] { $messages } повідомленнях
    [many] { $messages } повідомленнях
   *[other] { $messages } повідомлення
}.
cli-i18n-untranslated = { $language }: не перекладено { $count ->
    [one] { $count } повідомлення
    [few] { $count } повідомлення
    [many] { $count } повідомлень
   *[other] { $count } повідомлення
}; їх замінює англійська.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } не використовує аргументу ${ $detail }, який є в англійській версії.
cli-i18n-argument-unknown = { $name } використовує аргумент ${ $detail }, якого немає в англійській версії.
# $detail is the message that asks for the form.
cli-i18n-form = Бракує форми { $name }, якої потребує { $detail }.
# $detail is a function's name.
cli-i18n-function = { $name } викликає функцію { $detail }, яка тут невідома.
# $name is how the unreadable part begins.
cli-i18n-junk = Не вдалося прочитати: { $name }
# $detail is a file.
cli-i18n-misplaced = Повідомлення { $name } має бути у файлі { $detail }.
cli-i18n-missing = Бракує: { $name }.
# $detail is a number of messages.
cli-i18n-no-file = Бракує цілого файлу: { $detail ->
    [one] { $detail } повідомлення
    [few] { $detail } повідомлення
    [many] { $detail } повідомлень
   *[other] { $detail } повідомлення
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } має варіант [{ $detail }], але в цій мові йому не відповідає жодне число.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } посилається на те, чого немає: { $detail }.
cli-i18n-twice = { $name } трапляється вдруге.
cli-i18n-unknown = В англійській версії такого немає: { $name }.
cli-i18n-unused = Повідомлення { $name } ніде не використовується.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } вставляє слово { $detail }, а такого слова немає.
