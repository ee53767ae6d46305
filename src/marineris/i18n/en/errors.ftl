### What went wrong, one message for each code of an error, sorted.
###
### $detail is the program's own remark, in English. `.short` is said where the facts of the message
### are not known; it always has $detail.

# $option and $value are as they were given; $right says in English what would be right.
error-bad-option = The option “{ $option }” cannot be “{ $value }”; it should be { $right }.
    .short = An option has a wrong value: { $detail }.
# $setting and $value are as they were given; $right says what would be right.
error-bad-position = This position is impossible: “{ $setting }” cannot be “{ $value }”; it should be { $right }.
    .short = This position is impossible: { $detail }.
# $line is 0 where no line is to blame.
error-bad-record = { $line ->
    [0] The game record cannot be used: { $detail }.
   *[other] The game record cannot be read: { $detail }.
}
    .short = The game record cannot be used: { $detail }.
error-error = That cannot be done: { $detail }.
# $reasons are whole sentences, $move what the player wanted to do.
error-illegal-move = That is not possible now: { $move }. { $reasons }
    .short = That is not possible now: { $detail }.
error-newer-record = The game record needs a newer version of Marineris: { $detail }.
    .short = The game record needs a newer version of Marineris: { $detail }.
# $near is a list of quoted names that look alike.
error-unknown-card = There is no card “{ $card }”.
    .near = There is no card “{ $card }”. Did you mean { $near }?
    .short = There is no such card: { $detail }.
error-unknown-game = There is no game “{ $game }”. The games are { $known }.
    .short = There is no such game: { $detail }.
error-unknown-move = There is no move “{ $move }”.
    .last = There is no move { $move }; moves are numbered 0 to { $last }.
    .near = There is no move “{ $move }”. Did you mean { $near }?
    .short = There is no such move: { $detail }.
error-unknown-option = There is no option “{ $option }”. The options are { $known }.
    .near = There is no option “{ $option }”. Did you mean { $near }? The options are { $known }.
    .short = There is no such option: { $detail }.
error-unknown-seat = There is no seat { $seat }; seats are numbered 0 to { $last }.
    .short = There is no such seat: { $detail }.
# A name as it was typed.
quoted = “{ $name }”
