### Words for the lists that a lobby offers, sorted by id.

## Bots: what each is like; .name is its name in a menu.

book-bot-collector = Gathers many resources before it builds.
    .name = Collector
book-bot-easy = Thinks one action ahead. For the first games.
    .name = Easy
book-bot-entrepreneur = Builds stations and laboratories and trades with the bank.
    .name = Entrepreneur
book-bot-expansionist = Heads straight for the pole.
    .name = Expansionist
book-bot-gambler = Buys missions and trusts its luck.
    .name = Gambler
book-bot-greedy = Weighs what every move is worth and takes the best. A fair rival.
    .name = Greedy
book-bot-hard = Plays the best moves out in its head before it decides. A strong rival.
    .name = Hard
book-bot-master = Looks further ahead and weighs more of its choices, a second or two each. The strongest rival.
    .name = Master
book-bot-medium = Judges positions by what games have taught. A fair rival.
    .name = Medium
book-bot-random = Picks any legal move. Only for trying things out.
    .name = Random
book-bot-thief = Lives off the other players.
    .name = Thief

## Values of options, each in a word or two: book-choice-<option>-<value>

book-choice-bank-limited = Limited
book-choice-bank-unlimited = Unlimited
book-choice-blocked-base-next-to-station = Next to a station
book-choice-blocked-base-remove = Remove a station
book-choice-direction-clockwise = Clockwise
book-choice-direction-counterclockwise = Counterclockwise
book-choice-in-a-row-own = Own rolls
book-choice-in-a-row-table = All rolls
book-choice-prices-long = Long
book-choice-prices-printed = Printed
book-choice-prices-quick = Quick
book-choice-solo-goal-rating = TR of 63
book-choice-solo-goal-terraform = Terraform Mars
book-choice-swap-lab-both = Both
book-choice-swap-lab-either = Either
book-choice-unaffordable-rating-forbid = Action forbidden
book-choice-unaffordable-rating-skip = TR stays
book-choice-unplaceable-tile-forbid = Card forbidden
book-choice-unplaceable-tile-skip = Tile left out

## Games: how long. Follows the number of players and a dot.

book-game-mars2049 = a race of 45 min
book-game-terraforming = 90 min and up
