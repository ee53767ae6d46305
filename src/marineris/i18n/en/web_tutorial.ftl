### The browser: the guided first games. Sorted by part.

## Before and after

web-tutorial = Guide
web-tutorial-anew = Start over
web-tutorial-begin = Begin
web-tutorial-bye = You know the basics now
web-tutorial-bye-mars2049 = You have rolled, built and passed on the die. Four more bases, a road and the station are all that is left to do.
web-tutorial-bye-terraforming = You have played a whole generation. About ten more, each richer than the last, and Mars is habitable.
web-tutorial-go-on = Continue
web-tutorial-key = To the guide
# $marks is the number of stops.
web-tutorial-length = { $marks ->
    [one] { $marks } short stop, against one bot. You can leave the tour at any time and play on.
   *[other] { $marks } short stops, against one bot. You can leave the tour at any time and play on.
}
web-tutorial-mars2049 = Your first turn in Mars 2049
    .text = Roll, build a station, and see what the race to the pole is about.
web-tutorial-mars2049-instead = Or learn Mars 2049
web-tutorial-new-table = New table
web-tutorial-next = Next
web-tutorial-play-on = Play on at this table
web-tutorial-progress = Stop { $number } of { $count }
web-tutorial-rules = The rules in short
web-tutorial-skip = Skip the tour
web-tutorial-terraforming = Your first generation on Mars
    .text = Found a corporation, play cards, place a tile: a real game, explained while you play it.
web-tutorial-terraforming-instead = Or learn Terraforming Mars
# What somebody without a name is called.

## Terraforming Mars

web-tutorial-terraforming-actions = Two actions a turn
    .text = You may take a second action or end your turn. Then the other plays, and it is your turn again.
web-tutorial-terraforming-cards = Keep what you can use
    .text = Each card you keep costs 3 M€ now, and its price when you play it. Three or four are enough: Subterranean Reservoir, Release of Inert Gases and Underground Detonations can all be played soon. Then confirm below.
web-tutorial-terraforming-convert = Plants and heat become Mars
    .text = Eight plants become a greenery, which raises oxygen. Eight heat raise the temperature. When you have enough, press them here.
web-tutorial-terraforming-corporation = Choose who you are
    .text = A corporation gives you money and a special ability. CrediCor is a good first one: lots of money, nothing to keep track of. Choose it here.
web-tutorial-terraforming-end = How it ends, and who wins
    .text = When temperature, oxygen and oceans are all done, the game ends with that generation. Your rating, tiles, cards, milestones and awards count as points. Most points win.
web-tutorial-terraforming-parameters = Make Mars habitable
    .text = Oxygen, temperature and oceans all have to reach their goal. A player who raises one gains a step of terraform rating: more income every generation, and a point at the end.
# $can is no while the player has begun a turn: it has to be ended first.
web-tutorial-terraforming-pass = Nothing left to do? Pass
    .text = { $can ->
        [no] Play on as you like, or end this turn. At the beginning of a turn you may pass: that ends the generation for you.
       *[yes] Passing ends this generation for you. Hold the button. When all have passed, everybody gets income and production. Until then, play on as you like.
    }
web-tutorial-terraforming-place = Choose a place
    .text = The bright hexes are allowed. What is drawn on a hex is yours when you cover it, and every ocean next to it pays 2 M€. Choose one, then confirm.
# $card is the name of a card that can be played, if $known is yes.
web-tutorial-terraforming-play = Play a card
    .text = { $known ->
        [no] Bright cards can be played. Press one to see what it costs and does, then play it.
       *[yes] Bright cards can be played. Press one, { $card } for example, to see what it costs and does, then play it.
    }
web-tutorial-terraforming-project = What you can always buy
    .text = Standard projects need no card, only money. They cost more than cards do. Try one: a power plant for production, or an asteroid or aquifer for rating.
web-tutorial-terraforming-research = Every generation: research
    .text = Income and production have come in. Now look at four new cards and keep those that are worth 3 M€ to you.
web-tutorial-terraforming-resources = What you own
    .text = Six resources. The large figure is what you have; the brown plate is what production adds each generation. Your rating adds to your income of M€.

## Mars 2049

web-tutorial-mars2049-bank = Too much of one thing
    .text = Exchange cards with the bank here. You can also change them into tokens, which no thief can take.
web-tutorial-mars2049-bases = Bases lead north
    .text = Each new base stands one parallel nearer the pole, next to your last one. This ladder shows how far everybody is.
web-tutorial-mars2049-build = Build a station
    .text = Every station brings a card more whenever its resource is rolled. Choose one, then a bright point beside your base, and confirm.
web-tutorial-mars2049-die = The die begins every turn
    .text = Air, food or minerals: everybody with a station of that kind gets cards. Discovery, theft and a lost turn are the other faces.
web-tutorial-mars2049-goal = The race to the pole
    .text = Your first base stands on the equator. Build four more bases, a polar road and then the H2O station before anybody else does.
web-tutorial-mars2049-missions = Missions
    .text = Peaceful ones help you, offensive ones trouble others. You buy them unseen, at most one a turn.
web-tutorial-mars2049-stock = What you have
    .text = Air, food and minerals pay for everything. You keep what you do not spend, but cards can be stolen.
web-tutorial-mars2049-turn = Pass on the die
    .text = Build and exchange as much as you can pay for. When you are done, end your turn.
