### The log: what happened, one sentence for each kind of event, sorted.
###
### $player is the name of who did it or to whom it happened, $target of the other player concerned.
### Names are not declined: the sentences are in the present tense and keep names in the nominative.
### Where only some may know which cards are meant, `.named` is what they read ($cards is the list),
### and the message itself what the others read. `.nobody` is said where no player is behind it.

event-action-used = { $player } koristi akciju karte „{ TERM($card) }”.
event-award-funded = { $player } finansira nagradu „{ TERM($award) }” za { $cost } { "M€" }.
event-card-drafted = { $player } bira kartu.
    .named = { $player } bira kartu: { $cards }.
event-card-played = { $player } igra kartu „{ TERM($card) }” za { $cost } { "M€" }.
event-card-revealed = { $player } otkriva i odbacuje kartu „{ TERM($card) }”.
    .nobody = Otkriva se i odbacuje karta „{ TERM($card) }”.
event-card-stolen = { $player } nasumično uzima kartu resursa koju ima { $giver }.
    .named = { $player } nasumično uzima kartu resursa koju ima { $giver }: 1 { TERM($resource, 1) }.
event-cards-bought = { $player } { $count ->
    [0] ne kupuje karte
    [one] kupuje { $count } kartu
    [few] kupuje { $count } karte
   *[other] kupuje { $count } karata
}.
    .named = { $player } kupuje: { $cards }.
event-cards-changed = { $direction ->
    [down] { $player } daje { $amount } { TERM($resource, $amount, form: "acc") }.
   *[up] { $player } dobija { $amount } { TERM($resource, $amount, form: "acc") }.
}
event-cards-discarded = { $player } { $count ->
    [0] ne odbacuje karte
    [one] odbacuje { $count } kartu
    [few] odbacuje { $count } karte
   *[other] odbacuje { $count } karata
}.
    .named = { $player } odbacuje: { $cards }.
event-cards-drawn = { $player } { $count ->
    [0] ne vuče karte
    [one] vuče { $count } kartu
    [few] vuče { $count } karte
   *[other] vuče { $count } karata
}.
    .named = { $player } vuče: { $cards }.
event-cards-kept = { $player } zadržava { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
}.
    .named = { $player } zadržava: { $cards }.
event-cards-seen = { $player } { $count ->
    [0] ne gleda karte
    [one] gleda { $count } kartu
    [few] gleda { $count } karte
   *[other] gleda { $count } karata
}.
    .named = { $player } gleda: { $cards }.
event-corporation-revealed = { $player } otkriva svoju korporaciju: { TERM($card) }.
# $direction says whether the card of $player got or lost the resources.
event-cubes-changed = { $direction ->
    [down] Karta „{ TERM($card) }” ({ $player }) gubi { $amount } { TERM($cube, $amount, form: "acc") }.
   *[up] Karta „{ TERM($card) }” ({ $player }) dobija { $amount } { TERM($cube, $amount, form: "acc") }.
}
event-cubes-removed = { $player } uklanja { $amount } { TERM($cube, $amount, form: "acc") } s karte „{ TERM($card) }” ({ $target }).
event-deck-renewed = Odbačene karte se mešaju u novi špil od { $count ->
    [one] { $count } karte
    [few] { $count } karte
   *[other] { $count } karata
}.
event-die-rolled = { $player } baca kockicu: { TERM($face) }.
event-first-action-taken = { $player } izvodi prvu akciju korporacije { TERM($card) }.
event-generation-began = Počinje generacija { $generation }; prvi igrač je { $player }.
event-heat-converted = { $player } pretvara { $amount } { TERM("resource-heat", $amount, form: "acc") } u temperaturu.
event-land-claimed = { $player } stavlja svoj marker na { $space }.
event-milestone-claimed = { $player } ostvaruje dostignuće „{ TERM($milestone) }”.
event-mission-bought = { $player } kupuje { TERM($deck, 1, form: "acc") }.
event-mission-drawn = { $player } vuče { TERM($deck, 1, form: "acc") }.
    .named = { $player } vuče { TERM($deck, 1, form: "acc") }: { TERM($mission) }.
event-mission-lost = { $player } vuče misiju „{ TERM($mission) }”, koja nema dejstva: napadačka misija sada ne sme da se koristi.
event-mission-taken = { $player } uzima misiju koju ima { $giver }.
    .named = { $player } uzima misiju „{ TERM($mission) }” koju ima { $giver }.
event-mission-used = { $player } koristi misiju „{ TERM($mission) }”.
# $level is the level reached.
event-parameter-raised = { $parameter ->
    [parameter-temperature] { $player } podiže temperaturu na { $level } { "°C" }.
    [parameter-oxygen] { $player } podiže nivo kiseonika na { $level }%.
   *[parameter-oceans] { $player } povećava broj pločica okeana na { $level }.
}
event-passed = { $player } odustaje.
event-plants-converted = { $player } pretvara { $amount } { TERM("resource-plants", $amount, form: "acc") } u zelenilo.
# $items is a list made of .item; .heated: more energy became heat than was produced.
event-produced = { $player }: proizvodnja donosi { $items }.
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
    .heated = { $player }: proizvodnja donosi { $items }. Neiskorišćena energija prelazi u toplotu.
    .nothing = { $player }: proizvodnja ne donosi ništa.
event-production-changed = { $direction ->
    [down] { $player }: { TERM($resource, form: "production") } opada za { steps }.
   *[up] { $player }: { TERM($resource, form: "production") } raste za { steps }.
}
event-production-copied = { $player } ponavlja proizvodnju karte „{ TERM($card) }”.
event-production-lowered = { $player } smanjuje proizvodnju { TERM($resource, form: "gen") } za { steps } (meta: { $target }).
event-project-built = { $player } koristi standardni projekat „{ TERM($project) }”{ $cost ->
    [0] {""}
   *[other] {" "}za { $cost } { "M€" }
}.
event-protected = { $player } koristi misiju „{ TERM("mission-protection") }”.
event-rating-changed = { $direction ->
    [down] { $player }: RT opada za { steps }.
   *[up] { $player }: RT raste za { steps }.
}
event-rating-fee-paid = { $player } plaća { $cost } { "M€" } za povećanje RT.
event-rating-not-raised = { $player }: RT ne može da poraste za { steps } jer nema dovoljno { "M€" } za to.
event-resources-removed = { $player } uklanja { $amount } { TERM($resource, $amount, form: "acc") } (meta: { $target }).
event-resources-stolen = { $player } krade { $amount } { TERM($resource, $amount, form: "acc") } (meta: { $target }).
event-road-card-taken = { $player } uzima kartu puta.
event-road-laid = { $player } polaže polarni put.
event-rolled-for-start = { $player } baca kockicu da se vidi ko počinje: { TERM($face) }.
event-stagnated = { $player } gubi sledeći potez i ništa ne proizvodi do poteza posle njega.
event-station-on-the-pole = { $player } gradi { TERM("structure-h2o-station", 1, form: "acc") } na severnom polu.
# Going down may be a payment, a cost or a loss.
event-stock-changed = { $direction ->
    [down] { $player } { $resource ->
        [resource-megacredits] plaća
       *[other] troši
    } { $amount } { TERM($resource, $amount, form: "acc") }.
   *[up] { $player } dobija { $amount } { TERM($resource, $amount, form: "acc") }.
}
event-structure-built = { $player } postavlja { TERM($structure, 1, form: "acc") } na presek { $point }.
event-structure-lost = { $player } gubi { TERM($structure, 1, form: "acc") } na preseku { $point }.
# $player offers to give one unit of $give for one of $get.
event-swap-offered = { $player } nudi 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }.
event-swap-refused = { $player } odbija razmenu.
event-swapped = { $player } prihvata razmenu i daje 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }.
event-tile-placed = { $player } postavlja { TERM($tile, 1, form: "acc") } na { $space }.
    .neutral = Postavlja se neutralna { TERM($tile, 1) } na { $space }.
    .nobody = Postavlja se { $tile ->
    [tile-ocean] pločica okeana
   *[other] pločica
} na { $space }.
# $value is what the token stands for.
event-token-returned = { $player } pretvara žeton od { $value } { TERM($resource, $value, form: "gen") } u karte.
event-token-taken = { $player } pretvara { $value } { TERM($resource, $value, form: "acc") } u žeton.
event-turn-began = Na potezu je { $player }.
event-turn-lost = { $player } gubi ovaj potez.
mars2049-event-deck-renewed = Iskorišćene { TERM($deck) } se mešaju u novi špil.
mars2049-event-passed = { $player } završava potez.
