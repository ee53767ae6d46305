### Why a move is not legal: one sentence for each reason, sorted by code.
###
### A reason of one game that another game gives for something else bears its game before its id.
### $need and $have are the figures compared. `.short` is said where the game does not know them.

mars2049-reason-choose-an-action = You are asked for an action, or to end your turn.
mars2049-reason-no-place = There is no free intersection where it could stand.
reason-acted-already = You have taken an action this turn: end your turn instead of passing.
reason-action-used = This action has been used in this generation.
reason-amount-out-of-range = The amount must be { $least } to { $most }.
# $question is the `.short` of that question.
reason-another-question = First say { $question }.
    .short = First answer the question you are asked.
reason-attacked-last-turn = You used an offensive mission in your last turn, or in this one.
reason-award-funded = { $player } has funded this award already.
reason-awards-gone = All { $most } awards that can be funded are funded.
reason-bank-empty = The bank has no such tokens left.
reason-bases-too-few = Needs { $need ->
    [one] { $need } base
   *[other] { $need } bases
}; you have { $have }.
reason-both-actions-taken = You have taken both actions of this turn: end it.
reason-calm-before-storm = Offensive missions are not sold before somebody has 3 bases, the first one included.
reason-cannot-hold = The card cannot hold that resource.
reason-card-not-offered = { TERM($card) } is not among the cards to choose from.
reason-card-too-dear = It costs { $need } M€; you can pay { $have } M€ for it.
reason-cards-too-few = Needs { $need } { TERM($resource, $need) } in cards; you have { $have }.
reason-choose-an-action = You are asked for an action, or to pass.
reason-deck-empty = There are no { TERM($deck, 2) } left.
reason-first-action-first = Your corporation’s first action comes before anything else.
reason-game-over = The game is over.
reason-lab3-first = You must build { TERM("structure-lab3") } before { TERM("structure-lab2") }.
reason-milestone-not-reached = The milestone needs { $need }; you have { $have }.
reason-milestone-taken = { $player } has claimed this milestone already.
reason-milestones-gone = All { $most } milestones that can be claimed are claimed.
reason-mission-bought = You have bought a mission this turn.
reason-mission-used = You have used a mission this turn.
reason-money-too-low = It costs { $need } M€; you can pay { $have } M€.
    .short = You do not have enough M€.
reason-next-to-city = Space { $space } is next to a city tile.
    .short = The space is next to a city tile.
reason-no-active-road = Needs a polar road from a standing base.
reason-no-card-to-copy = You have no card with a { TERM($tag) } tag whose production box you could carry out.
    .short = You have no card whose production box you could carry out.
reason-no-cards = You have no cards in hand.
reason-no-cards-in-bank = The bank has too few cards of that resource left.
reason-no-cube-to-take = No card has { $cube ->
    [cube-animal] an animal
   *[other] a { TERM($cube, 1) }
} that may be removed.
reason-no-lab-to-swap = Partners need an active laboratory to swap.
reason-no-metal-bonus = Space { $space } has no steel or titanium placement bonus.
    .short = The space has no steel or titanium placement bonus.
reason-no-mission-to-take = No opponent holds a mission.
reason-no-partner = You have no partner to swap with.
reason-no-place = There is no legal space for { TERM($tile, 1, form: "one") }.
    .short = There is no legal space for the tile.
reason-no-polar-base = You have no base on the polar circle.
reason-no-production-to-lower = No player’s { TERM($resource, form: "production") } can go down { steps }.
    .short = No player’s production can go down that far.
reason-no-such-action = You have no such card action in play.
reason-no-such-token = You have no token of { $value } { TERM($resource, $value) }.
reason-no-target = No opponent has anything that could be taken or destroyed.
reason-no-token = You have no { TERM($structure, 1) } left to build.
    .short = You have none left to build.
reason-none = Nothing forbids it.
reason-not-a-target = { $player } cannot be chosen.
reason-not-acted-yet = You have not taken an action this turn: pass instead of ending it.
reason-not-alone = There are no milestones and awards in the solo game.
reason-not-blocked = Only when your own stations leave no place for your next base may you take one off the board.
reason-not-in-hand = That card is not in your hand.
reason-not-in-this-game = This table does not play with the expansion that has it.
reason-not-isolated = Space { $space } is next to a tile.
    .short = The space is next to a tile.
reason-not-just-produced = You may change only cards of the resource just produced.
reason-not-nearer-the-pole = Intersection { $point } is not on the next parallel towards the pole.
    .short = The intersection is not on the next parallel towards the pole.
reason-not-next-to-base = Intersection { $point } is not next to one of your bases.
    .short = The intersection is not next to one of your bases.
reason-not-next-to-greenery = Space { $space } is not next to a greenery tile.
    .short = The space is not next to a greenery tile.
reason-not-next-to-own = Space { $space } is not next to one of your tiles.
    .short = The space is not next to one of your tiles.
reason-not-offered = That is not among the choices.
reason-not-on-this-map = This map has no such thing.
reason-not-picked = You have not picked that.
reason-not-volcanic = Space { $space } is not volcanic.
    .short = The space is not volcanic.
# $players names those whose answer is awaited.
reason-not-your-turn = It is not your turn; { $count ->
    [one] it is { $players }’s turn
   *[other] the game is waiting for { $players }
}.
    .short = It is not your turn.
reason-nothing-more-taken-back = Nothing more can be taken back in this choice.
reason-nothing-to-choose = There is no valid option to choose.
reason-nothing-used = There is no used mission that could be used now.
reason-one-attack-a-round = An offensive mission has been used in this round.
reason-only-a-reaction = This mission is used only when an offensive mission hits you.
# $parameter, $need and $have: needs at most so much.
reason-parameter-too-high = { $parameter ->
    [parameter-temperature] Needs { $need } °C or colder; it is { $have } °C.
    [parameter-oxygen] Needs { $need }% oxygen or less; there is { $have }%.
   *[parameter-oceans] Needs at most { $need ->
        [one] { $need } ocean tile
       *[other] { $need } ocean tiles
    }; there { $have ->
        [one] is { $have }
       *[other] are { $have }
    }.
}
# $parameter, $need and $have: needs at least so much.
reason-parameter-too-low = { $parameter ->
    [parameter-temperature] Needs { $need } °C or warmer; it is { $have } °C.
    [parameter-oxygen] Needs { $need }% oxygen; there is { $have }%.
   *[parameter-oceans] Needs { $need ->
        [one] { $need } ocean tile
       *[other] { $need } ocean tiles
    }; there { $have ->
        [one] is { $have }
       *[other] are { $have }
    }.
}
reason-passed = You have passed: you act again in the next generation.
reason-picked-already = You have picked that already.
reason-picks-too-few = Pick at least { $need }; you have picked { $have }.
reason-point-taken = Something stands on intersection { $point } already.
    .short = Something stands there already.
reason-production-too-low = Your { TERM($resource, form: "production") } is { $have } and cannot go down { steps }.
    .short = Your production cannot go down that far.
reason-rating-not-raised = Your TR has not been raised in this generation.
# $missing: M€ that are missing for the cost and for what each step of TR costs now.
reason-rating-too-dear = Each step of TR costs M€ now; you are { $missing } M€ short.
reason-reserved-for-city = Space { $space } is reserved for a certain city.
    .short = The space is reserved for a certain city.
reason-road-cards-full = You have { $most ->
    [one] { $most } road card
   *[other] { $most } road cards
}; nobody may have more.
reason-road-cards-too-few = Needs { $need ->
    [one] { $need } road card
   *[other] { $need } road cards
}; you have { $have }.
reason-road-laid = You have laid your road already.
reason-space-claimed = Space { $space } carries another player’s marker.
    .short = The space carries another player’s marker.
reason-space-taken = There is a tile on space { $space } already.
    .short = There is a tile there already.
reason-stations-stay = At this table no station is taken off the board: without a place for your next base, build it next to any of your stations.
reason-stock-too-low = Needs { $need } { TERM($resource, $need) }; you have { $have }.
    .short = You do not have enough of it.
reason-swap-declined = Your partner has declined this swap; offer it again after something else has changed hands.
reason-swapped-the-other-way = You have swapped this resource the other way; first exchange, build, or buy or use a mission.
reason-token-taken-this-turn = You took this token this turn: it can be spent, or changed back from your next turn on.
# $need and $have are lists made of .item; .nothing is an empty one.
reason-too-dear = It costs { $need }; you have { $have }.
    .item = { $amount } { TERM($resource, $amount) }
    .nothing = nothing
reason-too-few-cities = Needs { $need ->
    [one] { $need } city tile
   *[other] { $need } city tiles
} in play; there { $have ->
    [one] is { $have }
   *[other] are { $have }
}.
reason-too-few-cities-around = Space { $space } is next to too few city tiles.
    .short = The space is next to too few city tiles.
reason-too-few-cubes = Needs { $need } { TERM($cube, $need) } on the card; there { $have ->
    [one] is { $have }
   *[other] are { $have }
}.
    .short = There are too few { TERM($cube) } on the card.
reason-too-few-greeneries = Needs { $need ->
    [one] { $need } greenery tile
   *[other] { $need } greenery tiles
} of your own; you have { $have }.
reason-too-few-tags = Needs { $need } { TERM($tag) } { $need ->
    [one] tag
   *[other] tags
}; you have { $have }.
reason-too-few-wild-tags = Your wild tags would have to stand for more tags than you have of them.
reason-too-little-production = Needs { $need } { TERM($resource, form: "production") }; you have { $have }.
reason-units-too-few = Needs { $need } { TERM($resource, $need) }; you have { $have }.
# A reason with the number of its rule.
reason-with-rule = { $reason } ({ $rule })
reason-wrong-area = Space { $space } is the wrong kind of area for it.
    .short = That is the wrong kind of area for it.
