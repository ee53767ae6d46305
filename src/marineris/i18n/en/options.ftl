### What a table can agree on before the game, sorted by id.
###
### The message of an option is a sentence that says what it does when it is chosen; `.name` is its
### name in a menu. The values of a choice have a sentence each: option-<option>-<value>.

mars2049-option-first-player = Who goes first; if nobody is chosen, the players roll in turn, and the first player who rolls air begins.
    .name = First player
option-aggression-per-player = The limit of one offensive mission per round counts for each player, not for the whole table.
    .name = Limit for each player
option-bank = Whether resource cards and tokens can run out.
    .name = Bank
option-bank-limited = The bank has 26 cards and 16 tokens of each resource; when the cards run out, everyone must change at least half of theirs into tokens.
option-bank-unlimited = The bank always has enough cards and tokens.
option-beginners = These players take a beginner corporation: 42 M€, and all 10 cards dealt to them for free.
    .name = Beginners
option-blocked-base = What players may do if their own structures leave no place for their next base.
    .name = Blocked bases
option-blocked-base-next-to-station = A base may also stand next to one of your own stations, one parallel nearer the pole.
option-blocked-base-remove = A station that is in the way may be taken off the board; only one built in the same turn is refunded.
option-board = The map to play on.
    .name = Map
option-board-tharsis = The map of the base game, around the Tharsis volcanoes.
option-calm-before-storm = Offensive missions are sold only once someone has had 3 bases, the first one included.
    .name = Calm before the storm
option-confirm-end = After the second action the turn ends only when its player ends it, so that the action can still be undone.
    .name = End turns by hand
option-cooperative = Four players play as two teams of two, who sit opposite each other and win together.
    .name = Co-operative variant
option-corporate-era = All cards and corporations are in the game, and productions start at 0; without it, at 1.
    .name = Corporate Era
option-direction = Which way play goes around the table.
    .name = Direction of play
option-direction-clockwise = Play goes clockwise.
option-direction-counterclockwise = Play goes counterclockwise.
option-discovery-gives-roads = With more discoveries, each card may be a road card instead.
    .name = Road cards from discoveries
option-draft = In the research phase each player keeps one card at a time and passes on the others.
    .name = Draft
option-fewer-bases = The colonies start one parallel nearer the pole, so that 4 bases are enough.
    .name = Fewer bases
option-first-player = Who goes first; if nobody is chosen, it is random, while players at one table traditionally let the winner of their last game begin.
    .name = First player
option-global-cards-hit-partner = Black Friday and Armageddon hit the partner too.
    .name = Global missions hit the partner
option-in-a-row = Whose rolls count when theft or losing a turn is rolled twice in a row.
    .name = Rolls in a row
option-in-a-row-own = A player’s roll is compared with that player’s previous roll.
option-in-a-row-table = A roll is compared with the previous roll, no matter who made it.
option-lab2-alone = Laboratory (2) works even while laboratory (3) is inactive.
    .name = Laboratory (2) alone
option-more-discoveries = Discovery gives one card for each of your bases instead of one card.
    .name = More discoveries
option-not-so-aggressive = Only one offensive mission is used in each round, and nobody uses one on two of their turns in a row; an Armageddon drawn beyond that has no effect.
    .name = Not so aggressive
option-prices = Which price list is used.
    .name = Prices
option-prices-long = Laboratories cost other amounts, for a longer game.
option-prices-printed = The prices are those of the printed cost sheet.
option-prices-quick = Bases, the H2O station and others cost less, for a quicker game.
option-road-cards-spent = The 3 road cards of a polar road are given up when it is laid.
    .name = Road cards are spent
option-road-moves-along = When a base with a polar road is destroyed and rebuilt elsewhere, the road moves along for free.
    .name = Roads move along
option-skipped-turn-breaks-row = A turn lost to Stagnation ends a series of equal rolls.
    .name = Lost turns end a series
option-solo-goal = What wins a solo game; no effect with more players.
    .name = Solo goal
option-solo-goal-rating = Alone, you win with a TR of 63 after the last generation; Buffer Gas is one more standard project.
option-solo-goal-terraform = Alone, you win if all three global parameters reach their goals in time.
option-swap-lab = Which of two partners needs an active laboratory before they may swap resources.
    .name = Laboratories for swaps
option-swap-lab-both = Both partners need one.
option-swap-lab-either = One of the two is enough.
option-theft-offers-everyone = Theft may be tried on players without resource cards, too.
    .name = Theft from anyone
option-unplaceable-tile = What happens to a card whose tile has no legal space.
    .name = Tiles without a space
option-unplaceable-tile-forbid = The card may not be played.
option-unplaceable-tile-skip = The card may be played, and the tile is left out.
option-wasteful-payment = More steel and titanium may be spent than the price needs.
    .name = Wasteful payment

## Values that are no choice

value-no = No
value-no-seat = Nobody in particular
value-nobody = Nobody
value-yes = Yes
