### Moves, where the question asked says nothing better (see questions.ftl), sorted.

mars2049-move-pass = Pass: your turn ends
mars2049-move-use = Use { TERM($mission) }
move-accept = Accept
move-amount = { $amount }
move-award = Fund the award { TERM($award) }
move-build = Build { TERM($structure, 1, form: "one") }
move-buy = Buy { TERM($deck, 1, form: "one") }
move-card = { TERM($card) }
# $branch is the text of what is chosen.
move-choose = Choose: { $branch }
    .number = Choice { $number }
    .of-card = Choose ({ TERM($card) }): { $branch }
    .of-player = Choose ({ $player }, { TERM($card) }): { $branch }
move-convert-heat = Convert heat into temperature
move-convert-plants = Convert plants into greenery
move-done = Done
move-end = End your turn
move-exchange = Exchange { TERM($give) } for 1 { TERM($get, 1) }
move-milestone = Claim the milestone { TERM($milestone) }
move-mission = { TERM($mission) }
move-pass = Pass for this generation
move-play = Play { TERM($card) }
move-point = Intersection { $point }
    .placed = { TERM($structure, 1) }: { $place }
move-project = Standard project: { TERM($project) }
move-protect = Cancel the attack with { TERM("mission-protection") }
move-release = Change a token of { $value } { TERM($resource, $value) } into cards
move-remove = Take a station off the board to make room for a base
move-resource = { TERM($resource) }
move-seat = { $player }
# $space is the number printed on it, $name its name, $bonus its placement bonus.
move-space = Space { $space }
    .bonus = Space { $space } ({ $bonus })
    .name = Space { $space }, { TERM($name) }
    .name-bonus = Space { $space }, { TERM($name) } ({ $bonus })
    .placed = { TERM($tile, 1) }: { $place }
move-store = Change { $value } { TERM($resource, $value) } into a token
move-swap = Offer your partner 1 { TERM($give, 1) } for 1 { TERM($get, 1) }
move-take = Take 1 { TERM($resource, 1) }
# A pick is taken back while more can be picked; $move is what it meant.
move-unpick = Take back “{ $move }”
move-use = Use the action of { TERM($card) }
    .first = Take the first action of { TERM($card) }
# One kind of a placement bonus; $bonus says which.
space-bonus = { $amount } { $bonus ->
    [cards] { $amount ->
        [one] card
       *[other] cards
    }
   *[other] { TERM($bonus, $amount) }
}
# What placing a tile on a space costs, listed after its bonus.
space-cost = costs { $cost } M€
# A space inside a sentence.
space-number = space { $space }
    .name = space { $space } ({ TERM($name) })
