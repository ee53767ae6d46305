### What is wrong in particular: clauses that stand after a colon, in messages of errors.ftl, server.ftl
### and cli_server.ftl as $detail. They begin small and have no full stop.
###
### $given is what was written, $example how it should look.

## Files of exported tables

fault-archive-changed = it was changed while it was read
fault-archive-cut-off = the file is cut off; its last line should count the tables: { $example }
fault-archive-newer = it has form { $given }; a newer Marineris is needed to read it
fault-archive-no-json = it should be JSON
fault-archive-no-table = it should be a table as export writes it
# $given is the number that the file names.
fault-archive-other-count = the tables above should be { $given } in number, but there { $count ->
    [one] is { $count }
   *[other] are { $count }
}
# $cause is a whole sentence without its full stop.
fault-archive-table = table { $table }: { $cause }
# $at is the number of a line.
fault-archive-twice = table { $table } is already in line { $at }

## Game records

# $fault is one of these clauses.
fault-at-line = line { $line }: { $fault }
fault-bad-position = the position in it cannot be played
fault-cut-off = the record is cut off; its last line should be “end: N moves, digest”
fault-key-twice = “{ $key }” is given twice
# $most is the newest version that can be read.
fault-newer = it has notation version { $given }, and only versions up to { $most } can be read here
fault-no-key = before the first empty line there should be “key: value”, not “{ $given }”
fault-no-line = the header needs a line like “{ $example }”
fault-no-move = a move should read like “0 pass”, not “{ $given }”
fault-no-names = “names” should list { $count } short names as JSON, not “{ $given }”
fault-no-record = this is not a Marineris record; one begins with “marineris: 1”
fault-option-no-json = an option’s value should be JSON, not “{ $given }”
# $given and $found are digests, words without a meaning.
fault-other-end = the record does not verify: it ends with { $given }, but replaying it ends with { $found }
fault-other-count = { $count ->
    [one] { $count } move was
   *[other] { $count } moves were
} read, the record says “{ $given }”
fault-position-no-json = the position should be JSON, not “{ $given }”
fault-too-long = the record is longer than { $most } moves
# $number counts the moves, $cause is a whole sentence without its full stop.
fault-unplayable = move { $number } cannot be played: { $cause }
fault-version-no-number = the notation’s version should be a number, not “{ $given }”

## Others

# $known is a list of quoted names.
fault-options-too-big = the options hold too much; an option is yes or no, a word, a number or a short list
fault-no-bot = there is no bot “{ $bot }” for this game; there are { $known }
fault-no-number = it should be a number
fault-no-yes-or-no = it should be yes or no
fault-setting-choice = it should be { $choices }
fault-setting-database = it should be an address such as { $example } or sqlite+aiosqlite:////path/to/file
fault-setting-host = it should be an address such as 127.0.0.1 or 0.0.0.0
fault-setting-range = it should be a number from { $first } to { $final }
fault-setting-redis = it should be an address such as { $example }
fault-setting-url = it should be an address such as https://mars.example.org

## What an option should be: after “it should be” in error-bad-option

right-at-table = a seat from 0 to { $last }
right-flag = true or false
right-four-players = false, or four players
right-least = { $fewest } or more
right-number = a number from { $fewest } to { $most }
right-positive = a whole number above 0
right-seat = a seat from 0 to { $last }, or -1
right-seats = a list of seats from 0 to { $last }
right-whole = a whole number
