### What went wrong, one message for each code of an error, sorted.
###
### $detail is the program's own remark, in English. `.short` is said where the facts of the message
### are not known; it always has $detail.

# $option and $value are as they were given; $right says in English what would be right.
error-bad-option = Параметр «{ $option }» не може мати значення «{ $value }»; потрібно: { $right }.
    .short = Параметр має хибне значення: { $detail }.
# $setting and $value are as they were given; $right says what would be right.
error-bad-position = Така позиція неможлива: «{ $setting }» не може мати значення «{ $value }»; потрібно: { $right }.
    .short = Така позиція неможлива: { $detail }.
# $line is 0 where no line is to blame.
error-bad-record = { $line ->
    [0] Запис гри не можна використати: { $detail }.
   *[other] Запис гри не вдалося прочитати: { $detail }.
}
    .short = Запис гри не можна використати: { $detail }.
error-error = Цього зробити не можна: { $detail }.
# $reasons are whole sentences, $move what the player wanted to do.
error-illegal-move = Зараз це неможливо: { $move }. { $reasons }
    .short = Зараз це неможливо: { $detail }.
error-newer-record = Для цього запису гри потрібна новіша версія Marineris: { $detail }.
    .short = Для цього запису гри потрібна новіша версія Marineris: { $detail }.
# $near is a list of quoted names that look alike.
error-unknown-card = Немає карти «{ $card }».
    .near = Немає карти «{ $card }». Можливо, йдеться про { $near }?
    .short = Такої карти немає: { $detail }.
error-unknown-game = Немає гри «{ $game }». Доступні ігри: { $known }.
    .short = Такої гри немає: { $detail }.
error-unknown-move = Немає ходу «{ $move }».
    .last = Немає ходу { $move }; ходи пронумеровано від 0 до { $last }.
    .near = Немає ходу «{ $move }». Можливо, йдеться про { $near }?
    .short = Такого ходу немає: { $detail }.
error-unknown-option = Немає параметра «{ $option }». Доступні параметри: { $known }.
    .near = Немає параметра «{ $option }». Можливо, йдеться про { $near }? Доступні параметри: { $known }.
    .short = Такого параметра немає: { $detail }.
error-unknown-seat = Немає місця { $seat }; місця пронумеровано від 0 до { $last }.
    .short = Такого місця немає: { $detail }.
# A name as it was typed.
quoted = «{ $name }»
