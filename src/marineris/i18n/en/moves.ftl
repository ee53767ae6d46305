### Moves, where the question asked says nothing better (see questions.ftl), sorted.

move-amount = { $amount }
move-award = Fund the award { TERM($award) }
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
move-milestone = Claim the milestone { TERM($milestone) }
move-pass = Pass for this generation
move-play = Play { TERM($card) }
move-project = Standard project: { TERM($project) }
move-resource = { TERM($resource) }
move-seat = { $player }
# $space is the number printed on it, $name its name, $bonus its placement bonus.
move-space = Space { $space }
    .bonus = Space { $space } ({ $bonus })
    .name = Space { $space }, { TERM($name) }
    .name-bonus = Space { $space }, { TERM($name) } ({ $bonus })
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
# A space inside a sentence.
space-number = space { $space }
    .name = space { $space } ({ TERM($name) })
