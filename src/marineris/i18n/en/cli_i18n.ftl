### The command that checks translations: marineris i18n check.

cli-help-i18n = Check the translations of Marineris.
cli-help-i18n-check = List what is missing or wrong in the messages of a language, or of all. The exit status is 1 if something is wrong; with --strict also if a translation is missing.
cli-help-i18n-check-examples =
    marineris i18n check | all languages
    marineris i18n check pl uk | two of them
    marineris i18n check --strict | what a release asks for
cli-help-i18n-examples =
    marineris i18n check pl | what is missing in Polish
cli-help-i18n-languages = The codes of the languages; without any, all.
cli-help-i18n-strict = Fail also if a translation is missing, as a release does. Without it, English stands in.

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
cli-i18n-untranslated = { $language }: { $count ->
    [one] { $count } message is
   *[other] { $count } messages are
} not translated; English stands in.

## What can be wrong. $name is a message or one of its attributes.

cli-i18n-argument-missing = { $name } does not use ${ $detail }, which English does.
cli-i18n-argument-unknown = { $name } uses ${ $detail }, which English does not.
# $detail is the message that asks for the form.
cli-i18n-form = { $name } does not exist; { $detail } asks for this form.
# $detail is a function's name.
cli-i18n-function = { $name } calls { $detail }, which does not exist.
# $name is how the unreadable part begins.
cli-i18n-junk = This cannot be read: { $name }
# $detail is a file.
cli-i18n-misplaced = { $name } belongs in { $detail }.
cli-i18n-missing = { $name } is missing.
# $detail is a number of messages.
cli-i18n-no-file = The file is missing, with { $detail ->
    [one] { $detail } message
   *[other] { $detail } messages
}.
# $detail is a kind of number: zero, one, two, few, many.
cli-i18n-plural = { $name } has a variant [{ $detail }], but no number of this language is of that kind.
# $detail is what the message speaks of.
cli-i18n-reference = { $name } refers to { $detail }, which does not exist.
cli-i18n-twice = { $name } is defined twice.
cli-i18n-unknown = { $name } is not in English.
cli-i18n-unused = { $name } is not used anywhere.
# $detail is an argument or the id of a word.
cli-i18n-word = { $name } uses the word { $detail }, which does not exist.
