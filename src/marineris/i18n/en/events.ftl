### The log: what happened, one sentence for each kind of event, sorted.
###
### $player is the name of who did it or to whom it happened, $target of the other player concerned.
### Names are not declined. Where only some may know which cards are meant, `.named` is what they
### read ($cards is the list), and the message itself what the others read. `.nobody` is said where no
### player is behind it.

event-action-used = { $player } used the action of { TERM($card) }.
event-award-funded = { $player } funded the award { TERM($award) } for { $cost } M€.
event-card-drafted = { $player } picked a card.
    .named = { $player } picked { $cards }.
event-card-played = { $player } played { TERM($card) } for { $cost } M€.
event-card-revealed = { $player } revealed and discarded { TERM($card) }.
    .nobody = { TERM($card) } was revealed and discarded.
event-card-stolen = { $player } took a resource card at random from { $giver }.
    .named = { $player } took 1 { TERM($resource, 1) } at random from { $giver }.
event-cards-bought = { $player } bought { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
    .named = { $player } bought { $cards }.
event-cards-changed = { $direction ->
    [down] { $player } paid { $amount } { TERM($resource, $amount) }.
   *[up] { $player } got { $amount } { TERM($resource, $amount) }.
}
event-cards-discarded = { $player } discarded { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
    .named = { $player } discarded { $cards }.
event-cards-drawn = { $player } drew { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
    .named = { $player } drew { $cards }.
event-cards-kept = { $player } kept { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .named = { $player } kept { $cards }.
event-cards-seen = { $player } looked at { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
    .named = { $player } looked at { $cards }.
event-corporation-revealed = { $player } plays for { TERM($card) }.
# $direction says whether the card of $player got or lost the resources.
event-cubes-changed = { $direction ->
    [down] { TERM($card) } ({ $player }) lost { $amount } { TERM($cube, $amount) }.
   *[up] { TERM($card) } ({ $player }) got { $amount } { TERM($cube, $amount) }.
}
event-cubes-removed = { $player } removed { $amount } { TERM($cube, $amount) } from { TERM($card) } ({ $target }).
event-deck-renewed = The discards were shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-die-rolled = { $player } rolled: { TERM($face) }.
event-first-action-taken = { $player } took the first action of { TERM($card) }.
event-generation-began = Generation { $generation } began; { $player } is the first player.
event-heat-converted = { $player } converted { $amount } heat into temperature.
event-land-claimed = { $player } marked { $space }.
event-milestone-claimed = { $player } claimed the milestone { TERM($milestone) }.
event-mission-bought = { $player } bought { TERM($deck, 1, form: "one") }.
event-mission-drawn = { $player } drew { TERM($deck, 1, form: "one") }.
    .named = { $player } drew { TERM($deck, 1, form: "one") }: { TERM($mission) }.
event-mission-lost = { $player } drew { TERM($mission) }, which has no effect: no offensive mission may be used now.
event-mission-taken = { $player } took a mission from { $giver }.
    .named = { $player } took the mission { TERM($mission) } from { $giver }.
event-mission-used = { $player } used { TERM($mission) }.
# $level is the level reached.
event-parameter-raised = { $parameter ->
    [parameter-temperature] { $player } raised the temperature to { $level } °C.
    [parameter-oxygen] { $player } raised the oxygen to { $level }%.
   *[parameter-oceans] { $player } raised the number of ocean tiles to { $level }.
}
event-passed = { $player } passed.
event-plants-converted = { $player } converted { $amount } { TERM("resource-plants", $amount) } into greenery.
# $items is a list made of .item; .heated: more energy became heat than was produced.
event-produced = Production brought { $player } { $items }.
    .item = { $amount } { TERM($resource, $amount) }
    .heated = Production brought { $player } { $items }. Leftover energy became heat.
    .nothing = Production brought { $player } nothing.
event-production-changed = { $direction ->
    [down] The { TERM($resource, form: "production") } of { $player } went down { steps }.
   *[up] The { TERM($resource, form: "production") } of { $player } went up { steps }.
}
event-production-copied = { $player } copied the production of { TERM($card) }.
event-production-lowered = { $player } lowered the { TERM($resource, form: "production") } of { $target } { steps }.
event-project-built = { $player } used the standard project { TERM($project) }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } M€
}.
event-protected = { $player } used { TERM("mission-protection") }.
event-rating-changed = { $direction ->
    [down] The TR of { $player } went down { steps }.
   *[up] The TR of { $player } went up { steps }.
}
event-rating-fee-paid = { $player } paid { $cost } M€ to raise the TR.
event-rating-not-raised = The TR of { $player } could not go up { steps }: not enough M€ to pay for it.
event-resources-removed = { $player } removed { $amount } { TERM($resource, $amount) } from { $target }.
event-resources-stolen = { $player } stole { $amount } { TERM($resource, $amount) } from { $target }.
event-road-card-taken = { $player } took a road card.
event-road-laid = { $player } laid the polar road.
event-rolled-for-start = { $player } rolled to see who begins: { TERM($face) }.
event-stagnated = { $player } will lose the next turn and produce nothing until the turn after it.
event-station-on-the-pole = { $player } built { TERM("structure-h2o-station", 1, form: "one") } on the north pole.
# Going down may be a payment, a cost or a loss.
event-stock-changed = { $direction ->
    [down] { $player } { $resource ->
        [resource-megacredits] paid
       *[other] spent
    } { $amount } { TERM($resource, $amount) }.
   *[up] { $player } gained { $amount } { TERM($resource, $amount) }.
}
event-structure-built = { $player } placed { TERM($structure, 1, form: "one") } on intersection { $point }.
event-structure-lost = { $player } lost { TERM($structure, 1, form: "one") } on intersection { $point }.
# $player offers to give one unit of $give for one of $get.
event-swap-offered = { $player } offered 1 { TERM($give, 1) } for 1 { TERM($get, 1) }.
event-swap-refused = { $player } refused the swap.
event-swapped = { $player } accepted and gave 1 { TERM($give, 1) } for 1 { TERM($get, 1) }.
event-tile-placed = { $player } placed { TERM($tile, 1, form: "one") } on { $space }.
    .neutral = A neutral { TERM($tile, 1) } was placed on { $space }.
    .nobody = { $tile ->
    [tile-ocean] An ocean tile
   *[other] A tile
} was placed on { $space }.
# $value is what the token stands for.
event-token-returned = { $player } changed a token of { $value } { TERM($resource, $value) } into cards.
event-token-taken = { $player } changed { $value } { TERM($resource, $value) } into a token.
event-turn-began = { $player }’s turn.
event-turn-lost = { $player } lost this turn.
mars2049-event-deck-renewed = The used { TERM($deck, 2) } were shuffled into a new deck.
mars2049-event-passed = { $player } ended the turn.
