### What is wrong in particular: clauses that stand after a colon, in messages of errors.ftl, server.ftl
### and cli_server.ftl as $detail. They begin small and have no full stop.
###
### $given is what was written, $example how it should look.

## Files of exported tables

fault-archive-changed = файл змінився під час читання
fault-archive-cut-off = файл обірвано; його останній рядок має містити кількість столів: { $example }
fault-archive-newer = версія формату — { $given }; для читання потрібна новіша версія Marineris
fault-archive-no-json = це має бути JSON
fault-archive-no-table = це має бути стіл, записаний командою export
# $given is the number that the file names.
fault-archive-other-count = столів вище має бути { $given }, а їх { $count }
# $cause is a whole sentence without its full stop.
fault-archive-table = стіл { $table }: { $cause }
# $at is the number of a line.
fault-archive-twice = стіл { $table } уже є в рядку { $at }

## Game records

# $fault is one of these clauses.
fault-at-line = рядок { $line }: { $fault }
fault-bad-position = із записаної позиції грати не можна
fault-cut-off = запис обірвано; його останній рядок має бути «end: N moves, digest»
fault-key-twice = «{ $key }» вказано двічі
# $most is the newest version that can be read.
fault-newer = версія нотації — { $given }, а тут можна прочитати щонайбільше версію { $most }
fault-no-key = перед першим порожнім рядком має бути «ключ: значення», а не «{ $given }»
fault-no-line = у заголовку потрібен рядок на зразок «{ $example }»
fault-no-move = хід має виглядати як «0 pass», а не як «{ $given }»
fault-no-names = рядок «names» має містити імена гравців списком у форматі JSON (стільки, скільки гравців: { $count }), а вказано «{ $given }»
fault-no-record = це не запис гри Marineris; такий запис починається з «marineris: 1»
fault-option-no-json = значення параметра має бути записане у форматі JSON, а вказано «{ $given }»
# $given and $found are digests, words without a meaning.
fault-other-end = запис не сходиться: у кінці вказано { $given }, а якщо зіграти його знову, виходить { $found }
fault-other-count = прочитано ходів: { $count }, а в записі вказано «{ $given }»
fault-position-no-json = позиція має бути записана у форматі JSON, а вказано «{ $given }»
fault-too-long = у записі понад { $most ->
    [one] { $most } хід
    [few] { $most } ходи
    [many] { $most } ходів
   *[other] { $most } ходу
}
# $number counts the moves, $cause is a whole sentence without its full stop.
fault-unplayable = хід { $number } зіграти не можна: { $cause }
fault-version-no-number = версія нотації має бути числом, а не «{ $given }»

## Others

# $known is a list of quoted names.
fault-options-too-big = у параметрах забагато даних; параметр — це так чи ні, слово, число або короткий список
fault-no-bot = для цієї гри немає бота «{ $bot }»; є боти { $known }
fault-no-number = це має бути число
fault-no-yes-or-no = має бути yes (так) або no (ні)
fault-setting-choice = має бути { $choices }
fault-setting-database = має бути адреса на зразок { $example } або sqlite+aiosqlite:////path/to/file
fault-setting-host = має бути адреса на зразок 127.0.0.1 або 0.0.0.0
fault-setting-range = має бути число від { $first } до { $final }
fault-setting-redis = має бути адреса на зразок { $example }
fault-setting-url = має бути адреса на зразок https://mars.example.org

## What an option should be: after “it should be” in error-bad-option

right-at-table = місце від 0 до { $last }
right-flag = true або false
right-four-players = false або четверо гравців
right-least = { $fewest } або більше
right-number = число від { $fewest } до { $most }
right-positive = ціле число, більше за 0
right-seat = місце від 0 до { $last } або -1
right-seats = список місць від 0 до { $last }
right-whole = ціле число
