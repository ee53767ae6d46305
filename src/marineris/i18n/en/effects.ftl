### What cards do, in the words that cards are written in: counts, effects, modifiers, placement
### rules, requirements, points and triggers. Sorted by id.
###
### A message here is a clause: it begins with a small letter and has no full stop. Clauses are put
### together with the lists of terms.ftl and made sentences. Effects are orders to the player who owns
### the card ("gain 3 plants"). `.item` is one item of the list $items in its message.

## How the parts of a card begin

card-action = Action: { $text }
card-effect = Effect: { $text }
card-first-action = First action: { $text }
card-holds = holds { TERM($cube) }
card-safe = { TERM($cube) } may not be removed from this card

## Counts. The message is what is counted; .per comes after an amount ("1 VP per …"), where $every
## means one for each so many; .least is a condition with the number $least.
## .goal is what a milestone needs; only what milestones count has it.

# 1 or 0: whether there is any resource on the card.
count-any-cube-here = { TERM($cube) } here, counted as 1
    .least = there is at least 1 { TERM($cube, 1) } here
    .per = if there is at least 1 { TERM($cube, 1) } here
count-cards-in-hand = cards in your hand
    .goal = needs at least { $least ->
    [one] { $least } card
   *[other] { $least } cards
} in hand
    .least = you have at least { $least ->
    [one] { $least } card
   *[other] { $least } cards
} in hand
    .per = per card in your hand
# $on_mars: yes if cities off the map do not count.
count-cities = { $on_mars ->
    [yes] city tiles on Mars
   *[no] city tiles in play
}
    .least = there { $least ->
    [one] is at least { $least } city tile
   *[other] are at least { $least } city tiles
} { $on_mars ->
    [yes] on Mars
   *[no] in play
}
    .per = per { $every ->
    [1] city tile
    [one] { $every } city tile
   *[other] { $every } city tiles
} { $on_mars ->
    [yes] on Mars
   *[no] in play
}
count-cubes-here = { TERM($cube) } here
    .least = there { $least ->
    [one] is
   *[other] are
} at least { $least } { TERM($cube, $least) } here
    .per = per { $every ->
    [1] { TERM($cube, 1) }
   *[other] { $every } { TERM($cube, $every) }
} here
count-events-played = events that all players have played
    .least = all players have played at least { $least ->
    [one] { $least } event
   *[other] { $least } events
}
    .per = per event that all players have played
count-own-cities = city tiles you own
    .goal = needs at least { $least ->
    [one] { $least } city tile
   *[other] { $least } city tiles
} of your own
    .least = you own at least { $least ->
    [one] { $least } city tile
   *[other] { $least } city tiles
}
    .per = per city tile you own
count-own-greeneries = greenery tiles you own
    .goal = needs at least { $least ->
    [one] { $least } greenery tile
   *[other] { $least } greenery tiles
} of your own
    .least = you own at least { $least ->
    [one] { $least } greenery tile
   *[other] { $least } greenery tiles
}
    .per = per greenery tile you own
count-own-tiles = tiles you own
    .least = you own at least { $least ->
    [one] { $least } tile
   *[other] { $least } tiles
}
    .per = per tile you own
count-production-of = your { TERM($resource, form: "production") }
    .least = your { TERM($resource, form: "production") } is at least { $least }
    .per = per step of your { TERM($resource, form: "production") }
count-rating = your TR
    .goal = needs a TR of at least { $least }
    .least = your TR is at least { $least }
    .per = per step of your TR
count-stock-of = { $items } in your stock
    .item = { TERM($resource) }
    .least = you have at least { $least } { $items } in stock
    .per = per { $items } in your stock
# $whose: own, opponents or everyone. $itself: yes if the card has such a tag, which counts too.
count-tags = { TERM($tag) } tags { $whose ->
    [own] you have
    [opponents] your opponents have
   *[everyone] all players have
}
    .goal = needs at least { $least } { TERM($tag) } { $least ->
    [one] tag
   *[other] tags
}
    .least = { $whose ->
    [own] you have
    [opponents] your opponents have
   *[everyone] all players have
} at least { $least } { TERM($tag) } { $least ->
    [one] tag
   *[other] tags
}
    .per = per { $every ->
    [1] { TERM($tag) } tag
   *[other] { $every } { TERM($tag) } tags
} { $whose ->
    [own] you have
    [opponents] your opponents have
   *[everyone] all players have
}{ $itself ->
    [yes] {" "}(this card included)
   *[no] {""}
}
count-tiles-next-to-site = { TERM($tile) } next to this tile
    .least = there { $least ->
    [one] is
   *[other] are
} at least { $least } { TERM($tile, $least) } next to this tile
    .per = per { TERM($tile, 1) } next to this tile

## Effects

effect-action-phase = the action phase goes on
# $where: here, or on the card that was just played. $kinds lists what that card must hold.
effect-add-here = { $where ->
    [played] add { $amount } { TERM($cube, $amount) } to the card played
   *[here] add { $amount } { TERM($cube, $amount) } here
}
    .item = { TERM($cube) }
    .kinds = { $where ->
    [played] add { $amount } { TERM("cube-any", $amount) } to the card played, if it holds { $kinds }
   *[here] add { $amount } { TERM("cube-any", $amount) } here, if this card holds { $kinds }
}
# $only_holding: yes if the card must have a resource on it already.
effect-add-to = { $only_holding ->
    [yes] add { $amount } { TERM($kind, $amount) } to one of your cards that has at least 1 on it
   *[no] add { $amount } { TERM($kind, $amount) } to one of your cards
}
effect-ally = choose another player: you and that player each build a station of any kind for free, at once, next to a base of your own
effect-answer-swap = accept or refuse to give 1 { TERM($get, 1) } for 1 { TERM($give, 1) } of { $proposer }
effect-armageddon = the base nearest the pole is destroyed, or all of them if several are equally near, yours too; first bases are safe
effect-arrange = carry out in any order: { $items }
effect-ask-to-store = those who got { TERM($resource) } may change cards into tokens
effect-begin-actions = the action phase begins
effect-begin-turn = the die is rolled
effect-black-friday = choose a kind of station: all stations of that kind are destroyed, yours too, but each player keeps at least { $least } stations; gain 1 unit of what they produced for each of your own destroyed
effect-buy = buy any of the cards before you for { $price } M€ each
effect-buy-or-discard = buy the card for { $price } M€ or discard it
effect-choose-corporation = choose your corporation
effect-choose-start-cards = buy any of the cards dealt to you for { $price } M€ each
effect-claim-land = place your marker on a free space that is not reserved; only you may place a tile there
effect-convert = spend any amount of { TERM($spent) } to gain the same amount of { TERM($gained) }
effect-copy-production = carry out the production box of one of your cards with a { TERM($tag) } tag once more
# $costs are paid to get $gains.
effect-cost = { $costs } to { $gains }
effect-deal = everyone is dealt cards and chooses
effect-decrease-any = decrease any player’s { TERM($resource, form: "production") } { steps }
# .threat is what the player that is hit reads.
effect-destroy = destroy the station on intersection { $point } and gain { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
} of what it produces
    .threat = your station on intersection { $point } is to be destroyed
effect-discard = { TERM($mission) } goes to the used missions
effect-discard-to-draw = you may discard a card from your hand to draw a card
effect-draw = draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
effect-end-research = the cards chosen are paid for and the others discarded
effect-end-turn = the turn ends
effect-enter-play = put the card into play
effect-free-lab = build your next laboratory for free next to one of your bases; if you have built both, draw another peaceful mission instead
effect-free-station = build a station of any kind for free next to one of your bases
# $start: yes if a corporation gives it at the beginning.
effect-gain = { $start ->
    [yes] start with { $items }
   *[no] gain { $items }
}
    .item = { $amount } { TERM($resource, $amount) }
    .item-per = { $amount } { TERM($resource, $amount) } { $per }
# $items is a list made of .item.
effect-gain-each = gain { $items }
    .item = { $amount } { TERM($resource, $amount) }
effect-heat-for-cards = pay some heat towards the cards
effect-heat-for-fee = pay some heat towards the fee on TR
# $threat is a .threat of the attack.
effect-hit = { $threat }
effect-if-at-least = if { $condition }, { $then }; otherwise, { $otherwise }
effect-if-rating-raised = only if your TR has been raised this generation
    .then = if your TR has been raised this generation, you may { $then }
effect-keep = keep { $left ->
    [one] { $left } card
   *[other] { $left } cards
} and discard the others
effect-last-greenery = you may convert plants into greenery once more
effect-lay-road = lay the polar road from one of your bases on the polar circle
effect-look-and-buy = look at the top card of the deck, then buy it for { $price } M€ or discard it
effect-look-and-keep = look at the top { $look ->
    [one] card
   *[other] { $look } cards
} of the deck, keep { $keep } and discard the rest
effect-lose-bases = { $victim } loses every base on parallel { $ring }
    .threat = your base on parallel { $ring } is to be destroyed
effect-lose-stations = lose all your { TERM($kind, 2) }, but keep at least { $least } stations
effect-lose-stations-of = { $victim } loses all { TERM($kind, 2) }, but keeps at least { $least } stations
    .threat = all your { TERM($kind, 2) } are to be destroyed, but you keep at least { $least } stations
effect-lower-rating = lower your TR { steps }
effect-move-mission = take a mission at random from { $victim }
    .threat = one of your missions is to be taken
effect-move-station = take the station from intersection { $point } to intersection { $to }
    .threat = your station on intersection { $point } is to be taken away
# $items is a list made of .discount and .tolerance.
effect-next-card = the next card you play this generation { $items }
    .discount = costs { $discount } M€ less
    .tolerance = may miss its temperature, oxygen and ocean requirements by up to { $tolerance ->
    [one] { $tolerance } step
   *[other] { $tolerance } steps
}
effect-next-generation = the next generation begins
effect-next-turn = the die is handed on
effect-one-of = { $items }
effect-only-a-reaction = when an opponent’s offensive mission hits you, you may use this to cancel it for yourself
effect-pass-cards = the cards are passed on
effect-pay = pay { $cost } M€
effect-pick = keep one of the cards before you and pass on the others
effect-place = place { TERM($kind, 1, form: "one") }
# $place is empty where the usual rules of the tile hold. .city is said of a special tile that is a city;
# $placed is the clause of its placement.
effect-place-tile = { $number ->
    [1] place { TERM($tile, 1, form: "one") }{ $place }
   *[other] place { $number } { TERM($tile, $number) }{ $place }
}
    .city = { $placed }, which counts as a city tile in every respect
    .place = {" "}{ $place }
# $least: stations that nobody can lose.
effect-plunder = take a station of an opponent who has more than { $least }, and place it next to one of your bases; from now on it produces for you
effect-plunder-to = place the station from intersection { $point } next to one of your bases
# $items is a list made of .item or .item-per. In .both, $down and $up are two of these clauses, and
# $many is yes if one of them has a list.
effect-produce = { $direction ->
    [down] decrease { $items }
   *[up] increase { $items }
}
    .both = { $many ->
    [yes] { $down }, and { $up }
   *[no] { $down } and { $up }
}
    .item = your { TERM($resource, form: "production") } { steps }
    .item-per = your { TERM($resource, form: "production") } { steps } { $per }
effect-produce-chosen = choose a resource and gain 1 unit of it for each of your active stations that produce it
effect-produce-metal-of-site = increase your production of a metal shown on that space 1 step
effect-production = the production phase
effect-project-paid = the standard project { TERM($project) } has been paid for
effect-raise = raise the { TERM($parameter) } { steps }
effect-raise-rating = raise your TR { steps }
    .per = raise your TR { steps } { $per }
effect-remove-any = { $next_to_site ->
    [yes] remove up to { $up_to } { TERM($resource, $up_to) } from a player who owns a tile next to it
   *[no] remove up to { $up_to } { TERM($resource, $up_to) } from any player
}
effect-remove-cubes = remove up to { $up_to } { TERM($kind, $up_to) } from any card
effect-remove-cubes-from = remove up to { $up_to } { TERM($cube, $up_to) } from { TERM($card) }
effect-remove-from = { $thief ->
    [yes] steal up to { $up_to } { TERM($resource, $up_to) } from { $player }
   *[no] remove up to { $up_to } { TERM($resource, $up_to) } from { $player }
}
effect-remove-station = take one of your stations off the board to make room for a base
effect-research = everyone buys cards
effect-reveal = reveal your corporation
effect-reveal-for-tag = reveal and discard the top card of the deck; if it has a { TERM($tag) } tag, add 1 { TERM($cube, 1) } here
effect-rob = take { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
} at random from an opponent, or all if there are fewer
effect-sabotage = destroy a station of an opponent who has more than { $least }, and gain { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
} of what it produces
effect-sell-patents = discard any number of cards from your hand, at least 1, to gain 1 M€ for each
effect-set-up = the game is set up
effect-shift-production = decrease your { TERM($lowered, form: "production") } any number of steps, at least 1, and increase your { TERM($raised, form: "production") } as many
# $also: a resource that may be paid instead of M€. $compulsory: yes if it is a loss, not a cost.
effect-spend = { $compulsory ->
    [yes] lose { $amount } { TERM($resource, $amount) }
   *[no] spend { $amount } { TERM($resource, $amount) }
}
    .also = spend { $amount } M€ ({ TERM($also) } may be used)
effect-spend-here = remove { $amount } { TERM($cube, $amount) } from here
effect-stagnate = an opponent loses the next turn and produces nothing until the turn after it
effect-steal-from = take { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
} at random from { $victim }
    .threat = you are to lose { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
} at random
effect-steal-from-any = steal up to { $up_to } { TERM($resource, $up_to) } from any opponent
effect-stop-turn = { $victim } loses the next turn and produces nothing until the turn after it
    .threat = you are to lose your next turn and to produce nothing until the turn after it
effect-store-produced = you may change { TERM($resource) } into tokens
# $roads: yes if road cards may be taken too.
effect-take = take any { $left ->
    [one] { $left } resource card
   *[other] { $left } resource cards
}{ $roads ->
    [yes] {" "}or road cards
   *[no] {""}
} from the bank
effect-take-cube = remove 1 { TERM($kind, 1) } from any card
effect-take-mission = take a mission at random from an opponent
effect-take-picks = the cards picked are kept
effect-thief = steal a resource card at random from an opponent; if you rolled theft in your last turn too, the opponent steals from you instead
effect-turn = take an action
effect-use-again = look through the used missions, choose one and use it at once
mars2049-effect-turn = take any number of actions

## Modifiers

modifier-card-price = cards that you take into your hand cost { $less } M€ less
modifier-discount = { $tag ->
    [tag-any] when you play a card, you pay { $amount } M€ less
   *[other] when you play a card, you pay { $amount } M€ less for each { TERM($tag) } tag it has
}
modifier-greenery-price = converting plants into greenery takes { $less } { TERM("resource-plants", $less) } less
modifier-guard-life = opponents may not remove your plants, animals or microbes
modifier-heat-as-money = you may use heat as M€
# $items lists the metals.
modifier-metal-value = each { $items } you have is worth { $amount } M€ more
    .item = { TERM($resource) }
modifier-ocean-bonus = each ocean tile next to a tile you place brings { $amount } M€ more
modifier-project-discount = the standard project { TERM($project) } costs you { $amount } M€ less
modifier-tolerance = your cards may miss their temperature, oxygen and ocean requirements by up to { steps }

## Occasions of triggers

occasion-builds-project = when you pay for a standard project
occasion-mines-bonus = when you place a tile and get steel or titanium as its placement bonus
# $by_anyone: yes if others count too. $itself: yes if the card sets off its own trigger.
occasion-places = { $by_anyone ->
    [yes] when anyone places { TERM($tile, 1, form: "one") }
   *[no] when you place { TERM($tile, 1, form: "one") }
}{ $on_mars ->
    [yes] {" "}on Mars
   *[no] {""}
}{ $itself ->
    [yes] {" "}(this one included)
   *[no] {""}
}
# $tag is tag-any where any event will do.
occasion-plays-event = { $tag ->
    [tag-any] when you play an event
   *[other] when you play an event with a { TERM($tag) } tag
}
# $items lists the tags; each one played counts.
occasion-plays-tag = { $by_anyone ->
    [yes] for each { $items } tag that anyone plays
   *[no] for each { $items } tag you play
}{ $itself ->
    [yes] {" "}(this card included)
   *[no] {""}
}
    .item = { TERM($tag) }
occasion-produces-unraised = in the production phase, if your TR has not been raised this generation
occasion-spends = when you pay for a card or standard project with a printed cost of { $least } M€ or more

## Placement rules: parts of a list, after "place a tile"

place-cities-near = next to at least { $cities ->
    [one] { $cities } city tile
   *[other] { $cities } city tiles
}
place-greenery-near = next to a greenery tile
place-has-metal = on a space with a steel or titanium placement bonus
place-is-isolated = next to no other tile
place-is-volcanic = on a volcanic space
place-no-city-near = next to no city tile
place-on-land = on a space that is not reserved
place-on-ocean = on a space reserved for oceans
place-own-near-freely = next to one of your tiles, if possible
place-own-near-strictly = next to one of your tiles
place-reserved-for = on the space reserved for { TERM($name) }

## Victory points

# .city: the points of a special tile that is a city, $points, come on top of a city's.
points = { $amount } VP
    .city = { $points }, in addition to what it scores as a city tile
    .per = { $amount } VP { $per }

## Requirements: parts of the list in `requires`

requirement-at-least = { $parameter ->
    [parameter-temperature] { level } or warmer
    [parameter-oxygen] { level } oxygen
   *[parameter-oceans] { level }
}
requirement-at-most = { $parameter ->
    [parameter-temperature] { level } or colder
    [parameter-oxygen] { level } oxygen or less
   *[parameter-oceans] { level } or fewer
}
requirement-cities-in-play = { $least ->
    [one] { $least } city tile
   *[other] { $least } city tiles
} in play
requirement-has-greeneries = { $least ->
    [one] { $least } greenery tile
   *[other] { $least } greenery tiles
} of your own
requirement-has-production = { $least ->
    [1] { TERM($resource, form: "production") }
   *[other] { $least } { TERM($resource, form: "production") }
}
requirement-has-tags = { $least } { TERM($tag) } { $least ->
    [one] tag
   *[other] tags
}
requires = requires { $items }

## Triggers: $occasion and what then happens

trigger = { $occasion }, { $effects }
