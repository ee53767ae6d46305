### The browser: the table of Mars 2049. Sorted by part.

## The top bar

web-mars-choose-several = Choose { $most } of { $count } marked intersections on the map.
web-mars-round = Round { $round }
# Beside "Your turn". $face is a face of the die.
web-mars-rolled-detail = rolled: { $face }

## The map

web-mars-active = active
web-mars-inactive = inactive
web-mars-map = Northern hemisphere of Mars
web-mars-nothing-here = nothing can be built here now
# An intersection: its parallel, counted from the equator, and its meridian. $what says what stands there.
web-mars-point = Parallel { $ring }, meridian { $column }: { $what }{ $state ->
    [legal] , can be chosen
    [chosen] , chosen
   *[none] {""}
}
web-mars-point-free = free
web-mars-point-menu = Intersection { $point }
# $structure is its name, $owner whose it is, $first whose it was before it was stolen.
web-mars-point-taken = { $structure }, { $owner }{ $stolen ->
    [yes] , taken from { $first }
   *[no] {""}
}{ $active ->
    [no] , inactive
   *[yes] {""}
}
web-mars-stolen-from = taken from { $name }
web-mars-table = Structures on the map
    .owner = Owner
    .point = Intersection
    .state = State
    .structure = Structure

## Colonies

web-mars-a-roll = { $count } per roll
# Heard of a resource: how much there is, and what a roll of it brings.
web-mars-supply = { $resource }: { $count }, { $made } per roll
# Heard of what can be bought. $hint says how many are left, or why not.
web-mars-ware = { $name }. Price: { $price }. { $hint }{ $state ->
    [open] , can be bought now
   *[none] {""}
}
web-mars-ware-mission = Mission card, { $name }
web-mars-decision = The question
web-mars-acting = acting
web-mars-actions = What to do
web-mars-away = away
web-mars-bot = Bot
web-mars-cards = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
web-mars-chip = { $name }: { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}
web-mars-coins = { $worth } in tokens, safe from theft
web-mars-colonies = The colonies
# $rate is how many equal units buy one of another kind.
web-mars-colony = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
} · exchange { $rate } : 1
web-mars-ladder = { $bases } of { $needed } bases, { $road ->
    [yes] the road is laid
   *[no] { $roads } of 3 road cards
}
web-mars-ladder-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
web-mars-ladder-road = road
web-mars-ladder-station = station
web-mars-next = next
web-mars-partner = partner
web-mars-rate = { $rate } : 1
web-mars-resource-cards = Resource cards
web-mars-safe = Round tokens are safe from theft.
web-mars-sheet-left = Left to build
web-mars-sheet-rate = Exchange
web-mars-sheet-roll = Gained per roll
web-mars-sheet-sure = Known for certain
web-mars-sheet-turns = Turns played
web-mars-stagnation = stagnation
# How much of a resource one has.
web-mars-stock = { $resource }: { $count }
web-mars-store-more = Store more
web-mars-take-back = Take back intersection { $point }
web-mars-tokens = Tokens
# Before the partner's name.
web-mars-with = with
web-mars-you = you
web-mars-your-colony = Your colony

## The die

web-mars-again = again
web-mars-no-roll = The die has not been rolled yet.
web-mars-roll-said = { $name } rolled: { $face }
web-mars-rolled = { $name } rolled
web-mars-you-rolled = You rolled

## The decision

# The next thing to build can be paid.
web-mars-affordable = you can afford it
# $structure is its name, $point the intersection.
web-mars-build-at = { $structure } on { $point }
web-mars-build-here = Build here
web-mars-build-it = Build
web-mars-buy = Buy
web-mars-cancel = Cancel
web-mars-chance = The rest is random.
web-mars-choose-on-map = { $count ->
    [one] Choose the marked intersection on the map.
   *[other] Choose one of { $count } marked intersections on the map.
}
web-mars-confirm = Choose first
web-mars-get = You get
web-mars-left = Left
# Before amounts.
web-mars-missing = still missing:
# $structure is the next thing to build on the way to the pole.
web-mars-next-step = Next: { $structure }
web-mars-others = Others
web-mars-over = The game is over
web-mars-pay = You pay
web-mars-replay = Watch the replay
web-mars-spent = Nothing left to do
    .text = You can build, buy, exchange and use nothing more. End your turn.
web-mars-then = Then
web-mars-unseen = a mission, face down
web-mars-waiting = { $count ->
    [0] One moment …
   *[other] Waiting for { $names }
}
web-mars-watching = You are watching.
web-mars-what-bases = bases
web-mars-what-cards = resource cards
web-mars-what-road_cards = road cards
web-mars-what-stations = stations
web-mars-win = Build it and win
# $names is the winner, or the winners.
web-mars-won = { $names } { $count ->
    [one] wins
   *[other] win
}
web-mars-won-how = { $name } built the H2O station on the pole in round { $round }.
web-mars-you-win = you win the game
web-mars-you-won = You win
web-mars-your-turn = What do you build?
    .text = Build, exchange and use missions as much as you like, then end your turn.

## Being asked in the turns of others

web-mars-habit = On other players’ turns:
web-mars-habit-ask = ask me
web-mars-habit-keep = keep my cards
web-mars-habit-store = store what I can

## What can be bought

web-mars-bought = one bought this turn
web-mars-build = Build
web-mars-deck-left = { $count } in the deck
web-mars-deck-offensive = Offensive
web-mars-deck-peaceful = Peaceful
web-mars-hint-h2o_station = wins the game
web-mars-hint-polar_road = leads to the pole
web-mars-needs-bases = needs { $need } bases
web-mars-needs-polar-base = needs a polar base
web-mars-needs-road = needs the road
web-mars-needs-road-cards = { $have } of { $need } road cards
web-mars-no-place = no place for it
web-mars-none-left = none left
web-mars-not-sold = not on sale now
web-mars-one-mission = one mission a turn
web-mars-road-laid = laid already
# So many units are missing.
web-mars-short = { $count } short
# Very short names for small tiles.
web-mars-tile-air_station = Air
web-mars-tile-base = Base
web-mars-tile-food_station = Food
web-mars-tile-h2o_station = H2O
web-mars-tile-lab = Laboratory
web-mars-tile-lab2 = Lab 2 : 1
web-mars-tile-lab3 = Lab 3 : 1
web-mars-tile-mineral_station = Mineral
web-mars-tile-offensive = Offensive
web-mars-tile-peaceful = Peaceful
web-mars-tile-polar_road = Road
web-mars-tokens-left = { $count } of { $of } left
web-mars-why = Not now, because:

## The bank and the end of the turn

web-mars-bank = Bank
web-mars-bank-wait = You can trade on your own turn.
web-mars-end-turn = End turn
web-mars-exchange = Exchange { $rate } equal units for 1
# A button; $rate is how many equal units buy one of another kind.
web-mars-exchange-rate = Bank { $rate } : 1
web-mars-remove = Make room
web-mars-store-all = Store as much as possible
web-mars-swap = Offer { $name } a swap
web-mars-tokens-title = Cards and tokens

## Missions

web-mars-copies = { $count ->
    [one] { $count } such card in the deck
   *[other] { $count } such cards in the deck
}
web-mars-keep = Keep it
web-mars-mission = Mission
web-mars-missions = Missions
web-mars-no-missions = You have no missions. Buy one on your turn.
web-mars-none-used = None yet.
web-mars-own-missions = Your missions
web-mars-use = Use it
web-mars-used-offensive = Used offensive missions
web-mars-used-peaceful = Used peaceful missions

## Tabs of a phone

web-mars-tab-map = Map
web-mars-tab-players = Players

## Keyboard

web-mars-key-back = Back
web-mars-key-bank = Bank
web-mars-key-build = Build: { $structure }
web-mars-key-chat = Chat
web-mars-key-confirm = Confirm
web-mars-key-end = End turn
web-mars-key-log = Log
web-mars-key-map = To the map: arrow keys move, Tab jumps to the next legal intersection
web-mars-key-missions = Missions
web-mars-key-undo = Undo
web-mars-key-zoom-in = Zoom in
web-mars-key-zoom-out = Zoom out
