### Turmoil: its words, cards, events, parties, moves, questions and reasons, sorted by id.
###
### The ids and forms are those of the other files: `card-` and `count-` as in effects.ftl and cards.ftl,
### `event-` as in events.ftl, and so on. `party-` are parties, `global-event-` the global events.

card-aerial-lenses = Aerial Lenses
card-banned-delegate = Banned Delegate
card-cultural-metropolis = Cultural Metropolis
card-diaspora-movement = Diaspora Movement
card-event-analysts = Event Analysts
card-gmo-contract = GMO Contract
card-lakefront-resorts = Lakefront Resorts
card-martian-media-center = Martian Media Center
card-parliament-hall = Parliament Hall
card-pr-office = PR Office
card-pristar = Pristar
card-public-celebrations = Public Celebrations
card-recruitment = Recruitment
card-red-tourism-wave = Red Tourism Wave
card-septem-tribus = Septem Tribus
card-sponsored-mohole = Sponsored Mohole
card-supported-research = Supported Research
card-terralabs-research = TerraLabs Research
card-utopia-invest = Utopia Invest
card-vote-of-no-confidence = Vote Of No Confidence
card-wildlife-dome = Wildlife Dome
committee-bonus = Ruling bonus: { $text }
    .lowest = every player with the lowest TR raises it 1 step; alone, you do if it is at most 20
committee-each-player = Each player: { $text }
committee-policy = Policy: { $text }
    .action = as an action, any number of times, you may { $action }
    .fee = each step that your TR goes up costs you { $fee } M€; without them it cannot go up
    .once = as an action, once a generation, you may { $action }
# Blue cards.
count-active-cards = active cards you have in play
    .least = you have at least { $least ->
    [one] { $least } active card
   *[other] { $least } active cards
} in play
    .per = per active card you have in play
# $counted and $per say what is counted.
count-boosted = { $counted } (at most 5) plus your influence
    .least = { $counted } (at most 5) plus your influence make at least { $least }
    .per = { $per } (at most 5) and per point of influence
count-capped = { $counted } (at most 5)
    .least = { $counted } (at most 5) make at least { $least }
    .per = { $per } (at most 5)
count-empty-next-to-own = empty spaces next to your tiles
    .least = there { $least ->
    [one] is at least { $least } empty space
   *[other] are at least { $least } empty spaces
} next to your tiles
    .per = per empty space next to your tiles
count-influence = your influence
    .least = your influence is at least { $least }
    .per = per point of influence
count-kinds-of-tags = different tags you have
    .least = you have at least { $least } different { $least ->
    [one] tag
   *[other] tags
}
    .per = per different tag you have
count-own-events = events you have played
    .least = you have played at least { $least ->
    [one] { $least } event
   *[other] { $least } events
}
    .per = per event you have played
count-parties-joined = parties in which you have a delegate
    .least = you have a delegate in at least { $least ->
    [one] { $least } party
   *[other] { $least } parties
}
    .per = per party in which you have a delegate
count-rating-above = { $every ->
    [one] full step
   *[other] full sets of { $every } steps
} of your TR above { $level }
    .least = there are at least { $least } { $every ->
    [one] full step
   *[other] full sets of { $every } steps
} of your TR above { $level }
    .per = per { $every ->
    [one] full step
   *[other] full { $every } steps
} of your TR above { $level }
# $items lists the tags with "and", $either with "or". Wild tags do not count.
count-shown-tags = { $items } tags you have
    .item = { TERM($tag) }
    .least = you have at least { $least } { $either } { $least ->
    [one] tag
   *[other] tags
}
    .per = per { $either } tag you have
count-softened = { $counted } (at most 5) less your influence
    .least = { $counted } (at most 5) less your influence make at least { $least }
    .per = { $per } (count at most 5, then subtract your influence)
# $items lists what is counted together, $each the same as "per …".
count-sum-of = { $items } together
    .least = { $items } together make at least { $least }
    .per = { $every ->
    [1] { $each }
   *[other] per { $every } of these: { $items }
}
count-tiles-next-to-ocean = your tiles next to an ocean tile
    .least = you own at least { $least ->
    [one] { $least } tile
   *[other] { $least } tiles
} next to an ocean tile
    .per = per tile you own next to an ocean tile
effect-add-to-each = add 1 resource to each of your cards that has at least 1 on it
effect-ban-delegate = remove a delegate who is no leader from any party
effect-ban-from = remove a delegate who is no leader from { TERM($party) }
effect-choose-resource = gain { $left ->
    [one] { $left } standard resource
   *[other] { $left } standard resources
} of your choice
effect-discard-cards = discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
} from your hand
effect-drain-ocean = the first player removes an ocean tile from Mars, unless all have been placed
# $per is what the amount depends on.
effect-draw-per = draw 1 card { $per }
effect-elect = the dominant party comes to power
effect-gain-chosen = gain 1 standard resource of your choice { $per }
effect-lose = lose { $amount } { TERM($resource, $amount) } { $per }
effect-lose-above = keep no more than { $kept } { TERM($resource, $kept) } plus your influence
effect-lose-all = lose all your { TERM($resource) }
effect-lose-production = decrease your { TERM($resource, form: "production") } 1 step, if possible
effect-lose-rating = lower your TR { steps }, less your influence
effect-pass-time = the global events move on, and a new one is revealed
effect-place-delegates = place { $delegates ->
    [one] { $delegates } delegate
   *[other] { $delegates } delegates
} from your reserve in one party
effect-place-free-ocean = the first player places an ocean tile; it brings nobody TR, a placement bonus or M€ for oceans beside it
effect-political-step = the committee meets
# $condition is a count that has reached a number.
effect-provided = if { $condition }, { $then }
# $counted is the score. .least adds the score below which nobody takes a place; .both joins what
# holds for several players ($many) and what holds alone.
effect-rank = players compare this: { $counted }; everyone in first place { $direction ->
    [down] lowers
   *[up] raises
} their TR { $first ->
    [one] { $first } step
   *[other] { $first } steps
}, everyone in second place { $second ->
    [one] { $second } step
   *[other] { $second } steps
}; if first place is shared, nobody is second
    .alone = alone, { steps } with at least { $least }
    .alone-second = alone, { steps } with at least { $least }, or { $second ->
    [one] { $second } step
   *[other] { $second } steps
} with at least { $less }
    .both = { $many }; { $alone }
    .least = { $many }; a score below { $least } takes no place
effect-recruit = replace a neutral delegate who is no leader with one from your reserve
effect-resolve-event = the current global event happens
effect-revise-ratings = the TR of all players goes down 1 step
effect-seize-chair = a delegate from your reserve becomes chairman
effect-shift-temperature = the temperature { $steps ->
    [-2] goes down 2 steps
    [-1] goes down 1 step
    [0] stays
    [1] goes up 1 step
   *[other] goes up { $steps } steps
}, unless it has reached its goal; no TR changes
event-chairman-changed = { $player } became chairman.
    .neutral = A neutral delegate became chairman.
    .nobody = There is a new chairman.
event-delegate-placed = { $player } got a delegate in { TERM($party) }.
    .neutral = A neutral delegate came into { TERM($party) }.
    .nobody = A delegate came into { TERM($party) }.
event-delegate-removed = { $player } lost a delegate in { TERM($party) }.
    .neutral = A neutral delegate left { TERM($party) }.
    .nobody = A delegate left { TERM($party) }.
event-dominance-changed = { TERM($party) } became the dominant party.
event-global-event-current = { TERM($global_event) } is the current global event now.
event-global-event-resolved = The global event { TERM($global_event) } happened.
event-global-event-revealed = A global event was revealed: { TERM($global_event) }.
event-leader-changed = { $player } leads { TERM($party) } now.
    .neutral = A neutral delegate leads { TERM($party) } now.
    .nobody = { TERM($party) } has no leader now.
event-ocean-removed = { $player } removed the ocean tile from { $space }.
# No player is behind it.
event-parameter-changed = { $parameter ->
    [parameter-temperature] The temperature is { $level } °C now.
    [parameter-oxygen] The oxygen is { $level }% now.
   *[parameter-oceans] There { $level ->
        [one] is { $level } ocean tile
       *[other] are { $level } ocean tiles
    } now.
}
event-party-elected = { TERM($party) } came to power.
event-policy-used = { $player } used the policy of { TERM($party) }.
global-event-aquifer-released-by-public-council = Aquifer Released by Public Council
global-event-asteroid-mining = Asteroid Mining
global-event-celebrity-leaders = Celebrity Leaders
global-event-diversity = Diversity
global-event-dry-deserts = Dry Deserts
global-event-eco-sabotage = Eco Sabotage
global-event-election = Election
global-event-generous-funding = Generous Funding
global-event-global-dust-storm = Global Dust Storm
global-event-homeworld-support = Homeworld Support
global-event-improved-energy-templates = Improved Energy Templates
global-event-interplanetary-trade = Interplanetary Trade
global-event-miners-on-strike = Miners On Strike
global-event-mud-slides = Mud Slides
global-event-pandemic = Pandemic
global-event-paradigm-breakdown = Paradigm Breakdown
global-event-productivity = Productivity
global-event-red-influence = Red Influence
global-event-revolution = Revolution
global-event-riots = Riots
global-event-sabotage = Sabotage
global-event-scientific-community = Scientific Community
global-event-snow-cover = Snow Cover
global-event-solar-flare = Solar Flare
global-event-solarnet-shutdown = Solarnet Shutdown
global-event-spin-off-products = Spin-Off Products
global-event-sponsored-projects = Sponsored Projects
global-event-strong-society = Strong Society
global-event-successful-organisms = Successful Organisms
global-event-volcanic-eruptions = Volcanic Eruptions
global-event-war-on-earth = War on Earth
modifier-more-influence = you have { $amount } more influence
move-lobby = Send a delegate to { TERM($party) }
move-party = { TERM($party) }
# $action is what the policy does.
move-policy = Use the policy of { TERM($party) }: { $action }
occasion-places-on-mars = when you place a tile on Mars
option-turmoil = Parties struggle for power in the Terraforming Committee, and global events happen after each generation.
    .name = Turmoil
option-unaffordable-rating = What happens to an action that raises a TR when its price under the Reds cannot be paid.
    .name = Unaffordable TR
option-unaffordable-rating-forbid = The action may not be taken.
option-unaffordable-rating-skip = The action may be taken, and the TR does not go up.
party-greens = Greens
party-kelvinists = Kelvinists
party-mars-first = Mars First
party-reds = Reds
party-scientists = Scientists
party-unity = Unity
question-ban-delegate = From which party do you remove a delegate?
    .party = From { TERM($party) }
    .short = from which party you remove a delegate
question-ban-from = Whose delegate do you remove from { TERM($party) }?
    .neutral = Remove a neutral delegate
    .seat = Remove a delegate of { $player }
    .short = whose delegate you remove
question-choose-resource = Which resource do you gain? You may choose { $left }.
    .resource = Gain 1 { TERM($resource, 1) }
    .short = which resource you gain
question-discard-cards = { $left ->
    [one] Which card do you discard?
   *[other] Which { $left } cards do you discard? Choose in any order.
}
    .card = Discard { TERM($card) }
    .short = which cards you discard
question-drain-ocean = Which ocean tile is removed from Mars?
    .short = which ocean tile is removed
question-place-delegates = Which party gets { $delegates ->
    [one] your delegate
   *[other] your { $delegates } delegates
}?
    .party = Send to { TERM($party) }
    .short = which party gets your delegates
question-place-free-ocean = Where does the ocean tile go? It brings you nothing.
    .short = where the ocean tile goes
question-recruit = In which party do you replace a neutral delegate?
    .party = In { TERM($party) }
    .short = in which party you replace a delegate
reason-chairman-not-neutral = Needs a neutral chairman.
reason-leads-too-few-parties = You must lead at least { $need ->
    [one] { $need } party
   *[other] { $need } parties
}; you lead { $have }.
reason-no-delegate-left = You have no delegate in the lobby or in reserve.
reason-no-neutral-delegate = No party has a neutral delegate who is no leader.
reason-no-ocean-there = There is no ocean tile on space { $space }.
    .short = There is no ocean tile there.
reason-not-chairman = You must be the chairman.
reason-other-party-rules = Only the ruling party’s policy holds; that is { TERM($party) }.
reason-party-not-ruling = Needs rule by { TERM($party) }, or at least { $need } of your delegates there; you have { $have }.
reason-policy-used = You have used this policy in this generation.
reason-too-few-delegates = Needs { $need ->
    [one] { $need } delegate
   *[other] { $need } delegates
} in your reserve; you have { $have }.
    .short = You have too few delegates in reserve.
requirement-chairman-is-neutral = a neutral chairman
requirement-is-chairman = you as the chairman
requirement-leads-party = you as the leader of { $least ->
    [one] a party
   *[other] { $least } parties
}
requirement-party-rules = rule by { TERM($party) }, or at least 2 of your delegates there
set-turmoil = Turmoil
source-committee = committee
