### The command that checks translations: marineris i18n check.

cli-help-i18n = Look after the languages that Marineris speaks.
cli-help-i18n-check = List what is missing or wrong in the messages of a language, or of all. The exit status is 1 if something is.
cli-help-i18n-check-examples =
    marineris i18n check | all languages
    marineris i18n check pl uk | two of them
cli-help-i18n-examples =
    marineris i18n check pl | what is missing in Polish
cli-help-i18n-languages = The codes of the languages; without any, all.

# A language's line: $language is its code.
cli-i18n-clean = { $language }: { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}, nothing is wrong.
cli-i18n-derived = { $language }: made from { $source }.
cli-i18n-faults = { $language }: { $count ->
    [one] { $count } thing is
   *[other] { $count } things are
} wrong in { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } does not use ${ $detail }, which English does.
cli-i18n-argument-unknown = { $name } uses ${ $detail }, which English does not.
# $detail is the message that asks for the form.
cli-i18n-form = { $name } is not there; { $detail } asks for this form.
# $detail is a function's name.
cli-i18n-function = { $name } calls { $detail }, which is not known here.
# $name is how the unreadable part begins.
cli-i18n-junk = This cannot be read: { $name }
# $detail is a file.
cli-i18n-misplaced = { $name } belongs into { $detail }.
cli-i18n-missing = { $name } is missing.
# $detail is a number of messages.
cli-i18n-no-file = The file is missing, with { $detail ->
    [one] { $detail } message
   *[other] { $detail } messages
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } has a variant [{ $detail }], but no number of this language is of that kind.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } speaks of { $detail }, which is not there.
cli-i18n-twice = { $name } is there a second time.
cli-i18n-unknown = { $name } is not in English.
cli-i18n-unused = { $name } is used by nothing.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } takes the word { $detail }, which is none.
