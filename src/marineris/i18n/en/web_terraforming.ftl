### The browser: the table of Terraforming Mars. Sorted by part.

## The top bar

# Which of the two actions of a turn.
web-tm-action-number = action { $number } of 2
# With Turmoil: the committee with its parties, instead of the map.
web-tm-committee = Committee
web-tm-generation = Generation { $number }
web-tm-phase-action = Action
web-tm-phase-research = Research
# What the middle of the screen shows: the map or the committee.
web-tm-shown = View
web-tm-to-question = Back to the question
web-tm-to-table = Look at the table

## The map

web-tm-area-city = reserved for its city
web-tm-area-land = land
web-tm-area-ocean = reserved for an ocean
web-tm-board-list = The map as a list
web-tm-bonus-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-tm-bonus-heat = { $count } heat
web-tm-bonus-ocean = { $count ->
    [one] { $count } ocean
   *[other] { $count } oceans
}
web-tm-bonus-plants = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
web-tm-bonus-steel = { $count } steel
web-tm-bonus-titanium = { $count } titanium
web-tm-hex-claimed = marked by { $player }
web-tm-hex-illegal = not possible here
web-tm-hex-legal = possible here
# $hex is a code such as B2, $name a name such as Tharsis Tholus.
web-tm-hex-named = { $hex } { $name }
web-tm-hex-neutral = { $tile }, neutral
web-tm-hex-nothing = You cannot place anything here now.
web-tm-hex-oceans = { $count ->
    [one] next to { $count } ocean
   *[other] next to { $count } oceans
}
web-tm-hex-owned = { $tile } of { $player }
web-tm-list-free = Free
web-tm-list-legal = Possible now
web-tm-list-tiles = Tiles
web-tm-map = Map of Mars, { $name }
web-tm-not-built = not built yet
# After the number of oceans: 5 of 9 oceans.
web-tm-of-oceans = { $goal ->
   *[other] of { $goal } oceans
}
web-tm-off-map = Cities beyond Mars
web-tm-other-hex = Other hex
web-tm-place = Place
# $hex is a code such as D7.
web-tm-place-at = Place at { $hex }
web-tm-place-here = Place here
web-tm-whole-map = The whole map

## The decision

web-tm-choose-hex = { $count ->
    [one] There is one place for it on the map.
   *[other] Choose one of { $count } places on the map.
}
web-tm-do-it = Do it
web-tm-end-turn = End turn
web-tm-group-committee = Committee
web-tm-group-convert = Convert
web-tm-group-goals = Milestones and awards
web-tm-group-play = Play a card
web-tm-group-project = Standard projects
web-tm-group-use = Card actions
# $card is the name of a card.
web-tm-look-at = Look at { $card }
web-tm-neutral = Neutral opponent
# Above answers that would harm oneself.
web-tm-own = Your own
web-tm-pass = Pass …
web-tm-show-card = Show the card
# As a heading: no action is possible.
web-tm-spent = Nothing left to do
web-tm-spent-end = No action is possible now. End your turn.
web-tm-spent-pass = No action is possible now. Pass: that ends the generation for you.
# $taken actions of the turn are taken.
web-tm-turn = { $taken ->
    [0] Your first action
    [1] Your second action
   *[other] Both actions taken
}
# In a game alone, where actions are not counted.
web-tm-turn-alone = Your next action
web-tm-undo = Undo
web-tm-why-unknown = That is not possible now.

## Passing

web-tm-keep-playing = Keep playing
web-tm-pass-hold = Hold the button to pass without this question.
web-tm-pass-now = Pass
web-tm-pass-text = You take no more actions in this generation. The others go on until everybody has passed.
    .alone = You take no more actions in this generation. Production follows.
web-tm-pass-title = Pass for this generation?
web-tm-pass-unused = You could still do this:
web-tm-unused-convert = { $count ->
    [one] convert plants or heat
   *[other] convert plants and heat
}
web-tm-unused-milestone = { $count ->
    [one] claim a milestone
   *[other] claim one of { $count } milestones
}
web-tm-unused-play = { $count ->
    [one] play { $count } card
   *[other] play { $count } cards
}
web-tm-unused-use = { $count ->
    [one] use the action of { $count } card
   *[other] use the actions of { $count } cards
}

## A move that brings nothing

web-tm-waste-back = Do something else
web-tm-waste-confirm = Do it anyway
# $move is a move, such as: Asteroid.
web-tm-waste-text = { $move }: you would pay, but nothing would change.
web-tm-waste-title = Pay for nothing?

## Preparing moves while others are to act

web-tm-auto-pass = Pass automatically when I have nothing left to do
web-tm-auto-passed = Nothing was left to do, so you passed automatically.
web-tm-prepare = Prepare your move
    .text = It is made when your turn comes, if it is still possible. Otherwise you are asked.
web-tm-prepare-more = And then …
web-tm-prepare-short = Prepare
web-tm-prepared = Prepared moves
# $move is a move, such as: Play Comet.
web-tm-prepared-made = Prepared move made: { $move }
web-tm-prepared-void = Your prepared move is not possible now: { $move }
web-tm-unprepare = Cancel prepared move: { $move }

## Waiting, watching, the end

web-tm-choosing = { $count ->
    [one] { $names } is choosing cards
   *[other] { $names } are choosing cards
}
web-tm-over = The game is over
# $won says whether Mars was finished in time.
web-tm-solo-result = { $won ->
    [yes] You reached your goal and win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] You did not reach your goal in time: the game is lost
}
# Somebody else's game alone; $name is the player.
web-tm-solo-result-of = { $won ->
    [yes] { $name } reached the goal and wins, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $name } did not reach the goal in time: the game is lost
}
# $time is a time of the day.
web-tm-since = since { $time }
web-tm-to-act = { $count ->
    [0] One moment …
    [one] { $names }’s turn
   *[other] Waiting for { $names }
}
web-tm-to-result = Result and replay
web-tm-waiting = Not your turn
web-tm-watching = You are watching
web-tm-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-tm-you-passed = You have passed

## The ledger

# One change: what, by how much, from what to what.
web-tm-change = { $name }: { $change } ({ $before } → { $after })
web-tm-ledger-end = At the end
web-tm-ledger-get = You get
web-tm-ledger-mars = Mars
web-tm-ledger-others = Others
web-tm-ledger-pay = You pay
web-tm-ledger-rating = Rating
web-tm-ledger-then = Then
web-tm-points = points
# What is asked next, after a move.
web-tm-then-addto = you choose a card for the resources
web-tm-then-arrange = you choose what happens first
web-tm-then-claimland = you choose a place
web-tm-then-decreaseany = you choose whose production goes down
web-tm-then-oneof = you choose one of several
web-tm-then-pay = you choose how to pay
web-tm-then-placetile = you choose a place
web-tm-then-removeany = you choose who loses resources
web-tm-then-sellpatents = you choose the cards to sell

## Players

web-tm-acting = acting
web-tm-bot = Bot
web-tm-card-actions = Card actions
web-tm-cards-in-hand = Cards in hand
# A player in short, for those who do not see it.
web-tm-chip = { $name }, rating { $rating }
web-tm-events = Events played
web-tm-first-player = First player
web-tm-offline = Away
web-tm-on-card = Resources on the card
web-tm-open-of = { $open } of { $count } open
web-tm-passed = Passed
web-tm-played = { $count } played
web-tm-players = Players
web-tm-rating = Terraform rating
web-tm-resource = { $name }: { $stock }, production { $production }
web-tm-show-tableau = Show the cards in play
web-tm-used = used
web-tm-you = you

## Milestones and awards

# $goal is the award with what it counts.
web-tm-award-owner = Funded by { $name }.
web-tm-award-take = Fund for { $price } M€
web-tm-award-taken = { $goal } Funded by { $name }.
web-tm-awards = Awards
# $least is 0 where there is no goal to reach.
web-tm-goal = { $least ->
    [0] { $goal } You have { $value }.
   *[other] { $goal } You have { $value } of { $least }.
}
web-tm-goal-standing = Current standings
web-tm-leads = { $name } leads with { $value }.
web-tm-milestone-owner = Claimed by { $name }.
web-tm-milestone-take = Claim for { $price } M€
web-tm-milestone-taken = { $goal } Claimed by { $name }.
web-tm-milestones = Milestones
web-tm-milestones-awards = Milestones and awards
web-tm-price = costs { $price } M€

## Log

web-tm-log-all = Everyone
web-tm-log-filter = Show in the log
web-tm-log-me = Involving me

## Phone

web-tm-hand-grip = Resize the hand
web-tm-tab-act = Act
web-tm-tab-hand = Hand
web-tm-tab-map = Map

## Keyboard

web-tm-key-actions = Card actions
web-tm-key-back = Back
web-tm-key-board = The map; arrow keys move over it
web-tm-key-chat = Chat
web-tm-key-closer = Zoom in
web-tm-key-confirm = Confirm
web-tm-key-end = End the turn
web-tm-key-further = Zoom out
web-tm-key-goals = Milestones and awards
web-tm-key-log = Log
web-tm-key-pass = Pass, after confirming
web-tm-key-players = Players
web-tm-key-undo = Undo
