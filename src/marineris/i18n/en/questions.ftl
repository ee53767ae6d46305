### What a player is asked, and what the answers mean, sorted.
###
### Each message is a question; its attributes say what an answer to it means:
###   .short                     the question in a few words, after "First say …"
###   .amount .card .done .seat  the answer with that $amount, $card, $player, or no further answer
###   .mission .point .take …    the same in Mars 2049, named after the move
### An answer without an attribute is described by moves.ftl.

mars2049-question-turn = What do you do? When you have done everything, pass.
    .short = what you do in your turn
question-add-to = Which card gets { $amount } { TERM($kind, $amount) }?
    .card = Add { $amount } { TERM($kind, $amount) } to { TERM($card) }
    .short = which card gets the resources
question-ally = Who else builds a free station?
    .seat = { $player } builds one too
    .short = who else builds a free station
question-answer-swap = { $proposer } offers you 1 { TERM($give, 1) } for 1 { TERM($get, 1) }. Do you accept?
    .accept = Accept: give 1 { TERM($get, 1) } for 1 { TERM($give, 1) }
    .done = Refuse
    .short = whether you accept the swap
question-arrange = Several effects are waiting. Which one comes next?
    .short = which effect comes next
# $station is the kind of station that produces the resource.
question-black-friday = Which stations are destroyed?
    .short = which stations are destroyed
    .take = Destroy all { TERM($station, 2) }
question-buy = Which cards do you buy? Each costs { $price } M€.
    .card = Buy { TERM($card) }
    .done = Buy no more cards
    .short = which cards you buy
question-buy-or-discard = Do you buy the card for { $price } M€?
    .card = Buy { TERM($card) }
    .done = Discard it
    .short = whether you buy the card
question-choose-corporation = Which corporation do you play for?
    .card = Play for { TERM($card) }
    .short = which corporation you play for
question-choose-start-cards = Which cards do you buy to start with? Each costs { $price } M€.
    .card = Buy { TERM($card) }
    .done = Buy no more cards
    .short = which cards you buy to start with
question-claim-land = Which space do you mark?
    .short = which space you mark
question-convert = How much { TERM($spent) } do you turn into { TERM($gained) }?
    .amount = Spend { $amount } { TERM($spent, $amount) }
    .short = how much you convert
question-copy-production = Whose production box do you carry out once more?
    .card = Carry out the production box of { TERM($card) }
    .short = whose production box you carry out
question-decrease-any = Whose { TERM($resource, form: "production") } goes down { steps }?
    .seat = Decrease the { TERM($resource, form: "production") } of { $player }
    .short = whose production goes down
question-discard-to-draw = Do you discard a card to draw one?
    .card = Discard { TERM($card) }
    .done = Discard nothing
    .short = whether you discard a card
question-free-station = Which station do you build for free?
    .short = which station you build
# A question that a card asks.
question-from-card = { TERM($card) }: { $question }
question-heat-for-cards = How much heat do you pay the cards with?
    .amount = Pay { $amount } heat
    .short = how much heat you pay
question-heat-for-fee = How much of the { $cost } M€ for your TR do you pay with heat?
    .amount = Pay { $amount } heat
    .short = how much heat you pay
# $threat is what happens without Protection.
question-hit = You are under attack: { $threat }. Do you use { TERM("mission-protection") }?
    .done = Let it happen
    .short = whether you use { TERM("mission-protection") }
question-keep = { $left ->
    [one] Which card do you keep?
   *[other] Which { $left } cards do you keep? Choose in any order.
}
    .card = Keep { TERM($card) }
    .short = which cards you keep
question-last-greenery = The game is over. Do you convert plants into one more greenery tile?
    .done = Keep the plants
    .short = whether you convert plants
question-lay-road = From which base does the polar road lead?
    .point = From intersection { $point }
    .short = from which base the road leads
question-lose-stations = Your { TERM($kind, 2) } are destroyed, but you keep at least { $least } stations. { $left ->
    [one] Which one stays?
   *[other] Which { $left } stay?
}
    .point = Keep the one on intersection { $point }
    .short = which station you keep
question-one-of = Which do you choose?
    .short = which one you choose
question-pay = You are paying { $cost } M€. How much { TERM($resource) } do you use?
    .amount = Pay { $amount } { TERM($resource, $amount) }
    .short = how you pay
question-pick = Which card do you keep? The others are passed on.
    .card = Keep { TERM($card) }
    .short = which card you keep
question-place = Where do you place { TERM($kind, 1, form: "one") }?
    .short = where you place what you build
question-place-tile = Where do you place { TERM($tile, 1, form: "one") }?
    .short = where you place { TERM($tile, 1, form: "one") }
question-plunder = Which station do you take?
    .point = Take the station on intersection { $point }
    .short = which station you take
question-plunder-to = Where will you place the station?
    .short = where you place the station
question-produce-chosen = What do your stations produce?
    .short = what your stations produce
    .take = Produce { TERM($resource) }
question-produce-metal-of-site = Which production goes up?
    .resource = Increase your { TERM($resource, form: "production") }
    .short = which production goes up
question-remove-any = Who loses up to { $up_to } { TERM($resource, $up_to) }?
    .done = Remove no { TERM($resource) }
    .seat = Remove { TERM($resource) } from { $player }
    .short = who loses { TERM($resource) }
question-remove-cubes = Which card loses up to { $up_to } { TERM($kind, $up_to) }?
    .card = Remove { TERM($kind) } from { TERM($card) }
    .done = Remove nothing
    .short = which card loses { TERM($kind) }
question-remove-cubes-from = How many { TERM($cube) } do you remove?
    .amount = Remove { $amount } { TERM($cube, $amount) }
    .short = how many you remove
# $thief is "yes" where the resources are stolen.
question-remove-from = { $thief ->
    [yes] You may steal up to { $up_to } { TERM($resource, $up_to) } from { $player }. How many?
   *[no] You may remove up to { $up_to } { TERM($resource, $up_to) } from { $player }. How many?
}
    .amount = { $thief ->
    [yes] Steal
   *[no] Remove
} { $amount } { TERM($resource, $amount) }
    .short = how much you take
question-remove-station = Which of your stations do you take off the board?
    .point = Take off the station on intersection { $point }
    .short = which station you take off the board
question-rob = From whom do you take { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
}?
    .seat = Take cards from { $player }
    .short = from whom you take cards
question-sabotage = Which station do you destroy?
    .point = Destroy the station on intersection { $point }
    .short = which station you destroy
question-sell-patents = Which cards do you sell? Each brings 1 M€.
    .card = Sell { TERM($card) }
    .done = Sell no more cards
    .short = which cards you sell
question-shift-production = How far does your { TERM($lowered, form: "production") } go down and your { TERM($raised, form: "production") } up?
    .amount = { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
}
    .short = how far the productions change
question-stagnate = Who loses the next turn?
    .seat = { $player } loses a turn
    .short = who loses a turn
question-steal-from-any = From whom do you steal up to { $up_to } { TERM($resource, $up_to) }?
    .done = Steal nothing
    .seat = Steal { TERM($resource) } from { $player }
    .short = from whom you steal
question-store-produced = Do you change { TERM($resource) } into tokens? Tokens cannot be stolen.
    .done = Change nothing more
    .short = whether you change cards into tokens
# $left is how many there are to take.
question-take = { $left ->
    [one] Which card do you take from the bank?
   *[other] Which { $left } cards do you take from the bank? Choose in any order.
}
    .short = which card you take
question-take-cube = From which card do you remove 1 { TERM($kind, 1) }?
    .card = Remove 1 { TERM($kind, 1) } from { TERM($card) }
    .seat = Remove 1 { TERM($kind, 1) } from { $player }
    .short = from which card you remove a resource
question-take-mission = From whom do you take a mission?
    .seat = Take a mission from { $player }
    .short = from whom you take a mission
question-thief = { $again ->
    [yes] You rolled theft again. Which opponent takes a card of yours?
   *[no] You rolled theft. From which opponent do you take a card?
}
    .seat = { $again ->
    [yes] { $player } takes a card of yours
   *[no] Take a card from { $player }
}
    .short = which opponent you choose for the theft
question-turn = { $taken ->
    [0] Which action do you take? You may also pass.
    [2] You have taken both actions. End your turn.
   *[other] Do you take a second action? You may also end your turn.
}
    .first = Take the first action of your corporation.
    .short = which action you take
question-use-again = Which used mission do you use?
    .mission = Use { TERM($mission) }
    .short = which used mission you use
