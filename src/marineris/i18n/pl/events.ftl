### The log: what happened, one sentence for each kind of event, sorted.
###
### $player is the name of who did it or to whom it happened, $target of the other player concerned.
### Names are not declined. Where only some may know which cards are meant, `.named` is what they
### read ($cards is the list), and the message itself what the others read. `.nobody` is said where no
### player is behind it.
###
### The log is in the present tense, which has no gender.

event-action-used = { $player } wykonuje akcję karty { TERM($card) }.
event-award-funded = { $player } funduje Nagrodę { TERM($award) } za { $cost } M€.
event-card-drafted = { $player } wybiera kartę.
    .named = { $player } wybiera: { $cards }.
event-card-played = { $player } zagrywa kartę { TERM($card) } za { $cost } M€.
event-card-revealed = { $player } odsłania i odrzuca kartę { TERM($card) }.
    .nobody = Karta { TERM($card) } zostaje odsłonięta i odrzucona.
event-card-stolen = { $player } zabiera losową kartę zasobów (traci { $giver }).
    .named = { $player } zabiera losowo 1 { TERM($resource, 1, form: "acc") } (traci { $giver }).
event-cards-bought = { $player } { $count ->
    [0] nie kupuje kart
    [one] kupuje { $count } kartę
    [few] kupuje { $count } karty
   *[other] kupuje { $count } kart
}.
    .named = { $player } kupuje: { $cards }.
event-cards-changed = { $direction ->
    [down] { $player } oddaje { $amount } { TERM($resource, $amount, form: "acc") }.
   *[up] { $player } dostaje { $amount } { TERM($resource, $amount, form: "acc") }.
}
event-cards-discarded = { $player } { $count ->
    [0] nie odrzuca kart
    [one] odrzuca { $count } kartę
    [few] odrzuca { $count } karty
   *[other] odrzuca { $count } kart
}.
    .named = { $player } odrzuca: { $cards }.
event-cards-drawn = { $player } { $count ->
    [0] nie dobiera kart
    [one] dobiera { $count } kartę
    [few] dobiera { $count } karty
   *[other] dobiera { $count } kart
}.
    .named = { $player } dobiera: { $cards }.
event-cards-kept = { $player } zatrzymuje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
    .named = { $player } zatrzymuje: { $cards }.
event-cards-seen = { $player } { $count ->
    [0] nie ogląda kart
    [one] ogląda { $count } kartę
    [few] ogląda { $count } karty
   *[other] ogląda { $count } kart
}.
    .named = { $player } ogląda: { $cards }.
event-corporation-revealed = { $player } gra korporacją { TERM($card) }.
# $direction says whether the card of $player got or lost the resources.
event-cubes-changed = { $direction ->
    [down] Z karty { TERM($card) } ({ $player }) ubywa { $amount } { TERM($cube, $amount, form: "gen") }.
   *[up] Na karcie { TERM($card) } ({ $player }) przybywa { $amount } { TERM($cube, $amount, form: "gen") }.
}
event-cubes-removed = { $player } usuwa { $amount } { TERM($cube, $amount, form: "acc") } z karty { TERM($card) } (traci { $target }).
event-deck-renewed = Odrzucone karty zostają potasowane w nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}.
event-die-rolled = { $player } rzuca kostką: { TERM($face) }.
event-first-action-taken = { $player } wykonuje pierwszą akcję korporacji { TERM($card) }.
event-generation-began = Zaczyna się pokolenie { $generation }; pierwszy gracz: { $player }.
event-heat-converted = { $player } zamienia { $amount } { $amount ->
    [one] jednostkę
    [few] jednostki
   *[other] jednostek
} ciepła w temperaturę.
event-land-claimed = { $player } oznacza { $space }.
event-milestone-claimed = { $player } uzyskuje Tytuł { TERM($milestone) }.
event-mission-bought = { $player } kupuje { TERM($deck, 1, form: "acc") }.
event-mission-drawn = { $player } dobiera { TERM($deck, 1, form: "acc") }.
    .named = { $player } dobiera { TERM($deck, 1, form: "acc") }: { TERM($mission) }.
event-mission-lost = { $player } dobiera misję { TERM($mission) }, która nie ma skutku: nie wolno teraz użyć misji zaczepnej.
event-mission-taken = { $player } zabiera misję (traci { $giver }).
    .named = { $player } zabiera misję { TERM($mission) } (traci { $giver }).
event-mission-used = { $player } używa misji { TERM($mission) }.
# $level is the level reached.
event-parameter-raised = { $parameter ->
    [parameter-temperature] { $player } podnosi temperaturę do { $level } °C.
    [parameter-oxygen] { $player } podnosi poziom tlenu do { $level }%.
   *[parameter-oceans] { $player } zwiększa liczbę oceanów do { $level }.
}
event-passed = { $player } pasuje.
event-plants-converted = { $player } zamienia { $amount } { TERM("resource-plants", $amount, form: "acc") } w obszar zieleni.
# $items is a list made of .item; .heated: more energy became heat than was produced.
event-produced = { $player } dostaje z produkcji { $items }.
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
    .heated = { $player } dostaje z produkcji { $items }. Niewykorzystana energia zmienia się w ciepło.
    .nothing = { $player } nie dostaje nic z produkcji.
event-production-changed = { $direction ->
    [down] { $player }: { TERM($resource, form: "production") } spada o { steps }.
   *[up] { $player }: { TERM($resource, form: "production") } rośnie o { steps }.
}
event-production-copied = { $player } powtarza produkcję karty { TERM($card) }.
event-production-lowered = { $player } zmniejsza { TERM($resource, form: "production-acc") } o { steps } (traci { $target }).
event-project-built = { $player } wykorzystuje projekt standardowy { TERM($project) }{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } M€
}.
event-protected = { $player } używa misji { TERM("mission-protection") }.
event-rating-changed = { $direction ->
    [down] { $player }: WT spada o { steps }.
   *[up] { $player }: WT rośnie o { steps }.
}
event-rating-fee-paid = { $player } płaci { $cost } M€ za podniesienie WT.
event-rating-not-raised = { $player }: WT nie rośnie o { steps }, bo brakuje M€.
event-resources-removed = { $player } usuwa { $amount } { TERM($resource, $amount, form: "acc") } (traci { $target }).
event-resources-stolen = { $player } kradnie { $amount } { TERM($resource, $amount, form: "acc") } (traci { $target }).
event-road-card-taken = { $player } bierze kartę drogi.
event-road-laid = { $player } układa drogę polarną.
event-rolled-for-start = { $player } rzuca kostką o rozpoczęcie gry: { TERM($face) }.
event-stagnated = { $player } straci następną kolejkę i aż do kolejnej niczego nie wyprodukuje.
event-station-on-the-pole = { $player } buduje { TERM("structure-h2o-station", 1, form: "acc") } na biegunie północnym.
# Going down may be a payment, a cost or a loss.
event-stock-changed = { $direction ->
    [down] { $player } { $resource ->
        [resource-megacredits] płaci
       *[other] zużywa
    } { $amount } { TERM($resource, $amount, form: "acc") }.
   *[up] { $player } dostaje { $amount } { TERM($resource, $amount, form: "acc") }.
}
event-structure-built = { $player } stawia { TERM($structure, 1, form: "acc") } na przecięciu { $point }.
event-structure-lost = { $player } traci { TERM($structure, 1, form: "acc") } na przecięciu { $point }.
# $player offers to give one unit of $give for one of $get.
event-swap-offered = { $player } proponuje wymianę: 1 { TERM($give, 1) } za 1 { TERM($get, 1, form: "acc") }.
event-swap-refused = { $player } odrzuca wymianę.
event-swapped = { $player } przyjmuje wymianę i oddaje 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }.
event-tile-placed = { $player } umieszcza { TERM($tile, 1, form: "acc") }: { $space }.
    .neutral = Neutralny { TERM($tile, 1) } trafia na { $space }.
    .nobody = { $tile ->
    [tile-ocean] Obszar oceanów
   *[other] Obszar
} trafia na { $space }.
# $value is what the token stands for.
event-token-returned = { $player } zamienia na karty żeton ({ $value } { TERM($resource, $value) }).
event-token-taken = { $player } zamienia { $value } { TERM($resource, $value, form: "acc") } na żeton.
event-turn-began = Ruch ma { $player }.
event-turn-lost = { $player } traci tę kolejkę.
mars2049-event-deck-renewed = Użyte { TERM($deck, 2) } zostają potasowane w nową talię.
mars2049-event-passed = { $player } kończy turę.
