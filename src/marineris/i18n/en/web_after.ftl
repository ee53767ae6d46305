### The browser: after a game, its result and its replay. Sorted by part.

## The result

web-after-again = Play again
web-after-export = Export record
web-after-goals = Milestones and awards
# Above the names of the winners.
web-after-kicker = The game is over
web-after-kicker-race = The race is over
# $number is how many generations were played.
web-after-length = { $number ->
    [one] Finished · { $number } generation
   *[other] Finished · { $number } generations
}
web-after-length-rounds = { $number ->
    [one] Finished · { $number } round
   *[other] Finished · { $number } rounds
}
web-after-missing = There is no result to show
web-after-nobody = Nobody has won
# A part of a bar. $source is where the points come from.
web-after-part = { $source }: { $points }
web-after-points = Points by source
web-after-race = The way to the pole
web-after-race-line = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}, { $roads ->
    [one] { $roads } road card
   *[other] { $roads } road cards
}, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
web-after-race-story = { $name } reached the pole in round { $round }.
web-after-resigned = Resigned
# Alone against Mars. $won is yes or no.
web-after-solo = { $won ->
    [no] The goal was not reached in time
   *[yes] { $points } points
}
# $changes: how often another player came to lead.
web-after-story = { $changes ->
    [0] The lead never changed hands in { $generations } generations.
    [one] The lead changed hands once in { $generations } generations.
   *[other] The lead changed hands { $changes } times in { $generations } generations.
}
web-after-to-running = To the table
web-after-values = What counted, for each player
# $count is the number of $names; $you is yes if it is the reader alone.
web-after-wins = { $you ->
    [yes] You win
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
}
# As many points and as much M€ as each other.
web-after-shared = { $names } share the victory
# $lead is by how many points.
web-after-wins-by = { $you ->
    [yes] You win by { $lead }
   *[no] { $names } wins by { $lead }
}
# As many points as the next, but more M€.
web-after-wins-tie = { $you ->
    [yes] You win the tie on M€
   *[no] { $names } wins the tie on M€
}

## The charts

web-after-chart = What the chart shows
web-after-chart-bases = Bases
    .text = Bases after each round
web-after-chart-income = Income
    .text = M€ income at the end of each generation
web-after-chart-points = Points
    .text = Points if the game had ended there
web-after-chart-production = Production
    .text = Production of everything but M€
web-after-chart-rating = TR
    .text = Terraform rating
web-after-chart-roads = Road cards
    .text = Road cards after each round
web-after-chart-structures = Structures
    .text = Structures on the map after each round
web-after-chart-tiles = Tiles
    .text = Tiles on the map
web-after-generation = Generation
web-after-round = Round

## The replay

# For those who do not see the slider.
web-after-at = { $round }, { $where }. { $said }
web-after-beginning = The beginning
web-after-eyes = Viewpoint
web-after-eyes-nobody = As a spectator
web-after-eyes-of = As { $name } saw it
web-after-generation-number = Generation { $number }
web-after-key-back-move = One move back
web-after-key-back-round = One generation or round back
web-after-key-back-turn = One turn back
web-after-key-on-move = One move forward
web-after-key-on-round = One generation or round forward
web-after-key-on-turn = One turn forward
web-after-move = move { $move } of { $moves }
web-after-only-looking = This game is over. You can only watch it.
web-after-pause = Pause
web-after-play = Play
# Said of a move of which the log tells nothing, such as to decline an offer.
web-after-quiet = A choice without a visible effect.
web-after-replay = Replay
web-after-round-number = Round { $number }
web-after-slider = Moves
web-after-speed = Speed
web-after-speed-times = { $speed }×
web-after-to-result = Result
web-after-to-table = Table
web-after-view = Result or table
