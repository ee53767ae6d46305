### What went wrong, one message for each code of an error, sorted.
###
### $detail is the program's own remark, in English. `.short` is said where the facts of the message
### are not known; it always has $detail.

# $option and $value are as they were given; $right says in English what would be right.
error-bad-option = Opcija „{ $option }” ne može da bude „{ $value }”; treba da bude: { $right }.
    .short = Opcija ima pogrešnu vrednost: { $detail }.
# $setting and $value are as they were given; $right says what would be right.
error-bad-position = Takva pozicija nije moguća: „{ $setting }” ne može da bude „{ $value }”; treba da bude: { $right }.
    .short = Takva pozicija nije moguća: { $detail }.
# $line is 0 where no line is to blame.
error-bad-record = { $line ->
    [0] Zapis igre ne može da se koristi: { $detail }.
   *[other] Zapis igre ne može da se pročita: { $detail }.
}
    .short = Zapis igre ne može da se koristi: { $detail }.
error-error = To nije moguće: { $detail }.
# $reasons are whole sentences, $move what the player wanted to do.
error-illegal-move = To sada nije moguće: { $move }. { $reasons }
    .short = To sada nije moguće: { $detail }.
error-newer-record = Zapis igre zahteva noviju verziju programa { "Marineris" }: { $detail }.
    .short = Zapis igre zahteva noviju verziju programa { "Marineris" }: { $detail }.
# $near is a list of quoted names that look alike.
error-unknown-card = Nema karte „{ $card }”.
    .near = Nema karte „{ $card }”. Misliš li na { $near }?
    .short = Nema takve karte: { $detail }.
error-unknown-game = Nema igre „{ $game }”. Igre su: { $known }.
    .short = Nema takve igre: { $detail }.
error-unknown-move = Nema poteza „{ $move }”.
    .last = Nema poteza { $move }; potezi su označeni brojevima od 0 do { $last }.
    .near = Nema poteza „{ $move }”. Misliš li na { $near }?
    .short = Nema takvog poteza: { $detail }.
error-unknown-option = Nema opcije „{ $option }”. Opcije su: { $known }.
    .near = Nema opcije „{ $option }”. Misliš li na { $near }? Opcije su: { $known }.
    .short = Nema takve opcije: { $detail }.
error-unknown-seat = Nema mesta { $seat }; mesta su označena brojevima od 0 do { $last }.
    .short = Nema takvog mesta: { $detail }.
# A name as it was typed.
quoted = „{ $name }”
