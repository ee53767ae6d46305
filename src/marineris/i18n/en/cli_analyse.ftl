### marineris analyse. Sorted by part.

## --help

cli-help-analyse = Grade every decision of a record: what was lost, what would have been better, and the chance to win over time.
cli-help-analyse-examples =
    marineris analyse game.txt | the blunders, the chances and a table
    marineris analyse game.txt --seat 1 --rollouts 200 | one player, looked at more closely
    marineris analyse game.txt --from 40 --to 120 --json | some of the moves, for a program
    marineris analyse game.txt --output game.json --jobs 4 | all of it in a file, on four processors
cli-help-analyse-from = The first move to look at.
cli-help-analyse-jobs = How many processes to use. The grades are the same for any number.
cli-help-analyse-json = Print all grades as JSON.
cli-help-analyse-keep = Keep finished decisions in a file beside the output, or else beside the record, so that an analysis that was stopped goes on.
cli-help-analyse-output = Write all grades as JSON to this file.
cli-help-analyse-rollouts = How often each decision is played on; more is surer and slower.
cli-help-analyse-seat = Only the decisions of this player, counted from 1. May be given several times.
cli-help-analyse-to = The last move to look at.

## What is wrong

cli-error-analyse-output = “{ $file }” is the record itself; the analysis needs another file.
cli-error-from-after-to = --from { $from } lies after --to { $to }; the first move should not be later than the last.
cli-error-no-advice = There is no analysis of this game.
cli-error-no-decisions = There is nothing to grade: nobody had a choice in those moves.
cli-error-no-grades = “{ $file }” would be overwritten, but holds no finished decisions. Move it away, or use --output or --no-keep.

## What is told

# $gain is what it gains, and why.
cli-analyse-better = better: { $move }, { $gain }
cli-analyse-blunders = Blunders: moves that lose 5 or more
cli-analyse-chances = Chance to win
cli-analyse-change = { $from } % → { $to } %
cli-analyse-kept = Stopped. Finished decisions are in { $file }; the same command goes on from there.
cli-analyse-lost = loses { $loss }
cli-analyse-move = move { $number }
cli-analyse-none = No move is surely a blunder.
cli-analyse-replaced = { $file } was of another analysis and is begun again.
cli-analyse-title = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $rollouts } playouts for each
cli-analysing = Analysing
cli-column-best = best
cli-column-blunders = blunders
cli-column-decisions = decisions
cli-column-good = good
cli-column-lost = lost
cli-column-slips = slips
