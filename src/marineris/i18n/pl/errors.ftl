### What went wrong, one message for each code of an error, sorted.
###
### $detail is the program's own remark, in English. `.short` is said where the facts of the message
### are not known; it always has $detail.

# $option and $value are as they were given; $right says in English what would be right.
error-bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”; powinno być: { $right }.
    .short = Opcja ma niewłaściwą wartość: { $detail }.
# $setting and $value are as they were given; $right says what would be right.
error-bad-position = Taka pozycja jest niemożliwa: „{ $setting }” nie może mieć wartości „{ $value }”; powinno być: { $right }.
    .short = Taka pozycja jest niemożliwa: { $detail }.
# $line is 0 where no line is to blame.
error-bad-record = { $line ->
    [0] Nie można użyć tego zapisu gry: { $detail }.
   *[other] Nie można odczytać zapisu gry: { $detail }.
}
    .short = Nie można użyć tego zapisu gry: { $detail }.
error-error = Nie da się tego zrobić: { $detail }.
# $reasons are whole sentences, $move what the player wanted to do.
error-illegal-move = To nie jest teraz możliwe: { $move }. { $reasons }
    .short = To nie jest teraz możliwe: { $detail }.
error-newer-record = Ten zapis gry wymaga nowszej wersji programu Marineris: { $detail }.
    .short = Ten zapis gry wymaga nowszej wersji programu Marineris: { $detail }.
# $near is a list of quoted names that look alike.
error-unknown-card = Nie ma karty „{ $card }”.
    .near = Nie ma karty „{ $card }”. Czy chodzi o { $near }?
    .short = Nie ma takiej karty: { $detail }.
error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
    .short = Nie ma takiej gry: { $detail }.
error-unknown-move = Nie ma ruchu „{ $move }”.
    .last = Nie ma ruchu { $move }; ruchy mają numery od 0 do { $last }.
    .near = Nie ma ruchu „{ $move }”. Czy chodzi o { $near }?
    .short = Nie ma takiego ruchu: { $detail }.
error-unknown-option = Nie ma opcji „{ $option }”. Dostępne opcje: { $known }.
    .near = Nie ma opcji „{ $option }”. Czy chodzi o { $near }? Dostępne opcje: { $known }.
    .short = Nie ma takiej opcji: { $detail }.
error-unknown-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
    .short = Nie ma takiego miejsca: { $detail }.
# A name as it was typed.
quoted = „{ $name }”
