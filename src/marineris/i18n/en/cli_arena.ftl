### The command line that measures bots: arena. Sorted by part.

## --help. Square brackets are markup: [bold]…[/]. Examples are a command, a bar and what it does.

cli-help-arena = Measure bots against each other: the same deals for all, every seat in turn, intervals, ratings and tests.
cli-help-arena-examples =
    marineris arena play --bots medium,greedy --seeds 200 --jobs 2 --rows medium.jsonl | 400 games of two players; the same command goes on where it stopped
    marineris arena play --bots hard,medium --test 50:60 | as many games as are needed to tell
    marineris arena table medium.jsonl --plot medium.svg | the tables of games that were played before
cli-help-arena-bots = The bots: names with commas between (easy, medium, hard, greedy, random, file.py:Class, or a bot with other numbers such as [bold]'medium?solo.steel=0.7'[/]).
cli-help-arena-files = The rows of one run, or of several runs of one plan with different seeds.
cli-help-arena-final = A final run: its seeds come from a hash of the committed bots, and it is logged whatever becomes of it.
cli-help-arena-ledger = The folder of the repository in which final runs are logged.
cli-help-arena-page = The page to write.
cli-help-arena-play = Play the same seeds from every seat, and report wins, margins, times and ratings.
cli-help-arena-play-examples =
    marineris arena play -b medium,greedy -n 500 -j 2 --corporate-era | each seed twice, with the seats swapped
    marineris arena play -b hard,medium -p 4 --turmoil | hard against three of medium, with the expansion
    marineris arena play -b medium,mine.py:MyBot -p 1 -n 300 | solo games, the same deals for both
    marineris arena play -b hard,greedy --test 50:55 --rows hard.jsonl | stop as soon as it is clear
    marineris arena play -b hard,greedy --final --cluster auto | a final run, on many machines
cli-help-arena-players = Players at a table. With more than there are bots, the first bot plays against several of each other one. Without it: as many as there are bots.
cli-help-arena-plot = Draw shares of wins and margins as an SVG picture in this file.
cli-help-arena-report = Write the strength report from the final runs of the repository.
cli-help-arena-report-examples =
    marineris arena report | writes docs/strength/figures.md
    marineris arena report --output report.md | to another file
cli-help-arena-rows = Keep a row per game in this file; a run that was stopped goes on from it.
cli-help-arena-seed = The first seed. The higher half of all seeds is kept for tuning and for final runs.
cli-help-arena-seeds = How many deals to play; each is played from every seat.
cli-help-arena-table = Report what rows of games say.
cli-help-arena-table-examples =
    marineris arena table medium.jsonl | the tables of a run
    marineris arena table first.jsonl second.jsonl | two runs of one plan together
    marineris arena table medium.jsonl --test 50:55 | with the answer of a test
cli-help-arena-test = Two shares of wins in percent: stop as soon as it is clear (5 % errors) which one the first bot is closer to.
cli-help-cluster = Play on a Ray cluster: auto for the one that runs here, ray://HOST:PORT for another, local to start one. Needs the extra “cluster”.
cli-help-tune = Move the numbers of a bot to where it plays better: two copies, changed in opposite ways, play each other step by step (SPSA), on deals kept for tuning.
cli-help-tune-bot = The bot: a name, or file.py:Class with parameters().
cli-help-tune-examples =
    marineris tune medium --list | the numbers that can be tuned
    marineris tune medium -p 1 -P "solo.*" --steps 200 --file solo.jsonl -j 2 | all numbers of the solo player; the same command goes on
    marineris tune mine.py:MyBot --steps 100 --seeds 32 | a bot of your own
cli-help-tune-file = Keep every step in this file; a run that was stopped goes on from it.
cli-help-tune-list = Only list the numbers that can be tuned.
cli-help-tune-parameter = The number to tune, or several by a pattern such as "solo.*". May be given several times. Without it: all.
cli-help-tune-players = Players at a table: 1 for solo games, 2, or another even number.
cli-help-tune-seeds = Deals in each step; each is played twice.
cli-help-tune-steps = How many steps to make, those of the file included.

## What is wrong

cli-error-arena-empty = “{ $file }” has no games yet. Play some first: marineris arena play --rows { $file }
cli-error-arena-final = A final run chooses its own seeds and its own file; leave out { $option }.
cli-error-arena-game-failed = Game with seed { $seed } failed: { $fault }. The games before it are kept.
cli-error-arena-one-bot = One bot cannot play against itself here; name two with a comma between, or play alone with --players 1.
cli-error-arena-test = --test should be two shares in percent, the lower one first, such as 50:55, not “{ $given }”.
cli-error-no-cluster = No Ray cluster answers at “{ $address }”. Start one with “ray start --head”, or play without --cluster.
cli-error-no-ledger = “{ $folder }” is no folder of a clone of the repository. Run this in the clone, or name its folder with --ledger.
cli-error-no-openskill = Ratings for three players and more need the extra “arena”: pip install "marineris[arena]".
cli-error-no-ray = A cluster needs the extra “cluster”: pip install "marineris[cluster]". Without it, use --jobs.
cli-error-not-committed = A final run plays what is committed. Commit or undo the changes in { $files } first.
cli-error-not-rows = “{ $file }” is no file of the arena: line { $line } cannot be read. Name another file.
cli-error-other-code = The machine “{ $machine }” of the cluster has another version of Marineris. Install the same one on all machines.
cli-error-other-plan = “{ $file }” has the games of another plan ({ $changed }). Name another file, or play the same plan.
cli-error-workers-lost = The same games lost their worker { $tries } times. Try --jobs 1 to see why.
cli-error-no-parameter = The bot “{ $bot }” has no number “{ $given }” that could be set to that. List them with: marineris tune { $bot } --list
cli-error-tune-name = The bot has no number “{ $name }”. It has { $known }.
cli-error-tune-none = The bot “{ $bot }” has no numbers that can be tuned. medium has; your own bot can have them with parameters().
cli-error-tune-players = Two copies of the bot share the table, so { $players } players will not do: take 1 or an even number.

## What it tells

cli-arena-bot = bot
cli-arena-column-cards = cards
cli-arena-column-hand = in hand
cli-arena-column-heat = heat
cli-arena-column-length = length
cli-arena-column-margin = margin
cli-arena-column-plants = plants
cli-arena-column-points = points
cli-arena-column-rating = rating
cli-arena-column-steel = steel
cli-arena-column-time = ms (p99)
cli-arena-column-titanium = titanium
cli-arena-column-total = by seed
cli-arena-column-unused = unused
cli-arena-column-vain = in vain
cli-arena-column-won = won
cli-arena-duel = pair
cli-arena-margin = Mean margin
# What stands in the third table.
cli-arena-play-note = Cards played, then what was left at the last pass: cards in hand, unused actions, awards funded in vain, goods.
# $players is 2, or more. $anchor is a bot, or none.
cli-arena-rated = { $players ->
    [2] Ratings are Elo points (Bradley–Terry)
   *[other] Ratings are openskill’s (Plackett–Luce)
}, told from { $anchor ->
    [none] the mean
   *[other] { $anchor }
}.
cli-arena-seeds = seeds
cli-arena-shares = Games won
cli-arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} from { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, the first one { $first }. Intervals are 95 %.
cli-arena-title = Bots against each other
# $ratio is the logarithm of a ratio of likelihoods; the test ends at $bound.
cli-arena-verdict = { $verdict ->
    [higher] { $bot } wins { $high } % rather than { $low } %
    [lower] { $bot } wins { $low } % rather than { $high } %
   *[open] { $bot }: not yet clear whether { $low } % or { $high } %
} ({ $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, ratio { $ratio } of ±{ $bound }).
cli-arena-written = { $file } is written, from { $runs ->
    [one] { $runs } final run
   *[other] { $runs } final runs
}.
cli-tune-column-name = number
cli-tune-column-now = now
cli-tune-column-start = at first
cli-tuned = { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
} To see whether it is better, let marineris arena play compare this with { $bot } (--test 50:53):
cli-tuning = Tuning
