"""Check what the analysis calls a blunder, with a ten times deeper search on other deals.

`python tools/check_blunders.py` makes ten records with bots of different strength, some of which
slip into a random move now and then, grades a sample of each record's decisions (slips are four
times as likely to be drawn), and looks at every blunder once more with ten times the budget and
other deals. A blunder is confirmed if the
move still loses 5 points or more (alone and in Mars 2049: 5 percent of the chance to win). It fails
if fewer than 90 % are confirmed.

On the same decisions it deals the hidden cards again and asks once more: the advice must be the
same. Everything follows from `--seed`: the same command prints the same figures.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from typing import Any, Final, NamedTuple

import marineris
from marineris.about import how_rules_run
from marineris.analysis import Grade, Grader
from marineris.analysis.grade import BLUNDERED
from marineris.bots import advise, ask, make_bot
from marineris.bots.study import BLUNDER
from marineris.core.record import Record

DEEPER: Final = 10
LEAST_SHARE: Final = 0.9
SLIPS: Final = 0.15
"""How often a bot that slips plays at random."""
MORE: Final = 4
"""How much likelier a slip is to be drawn than another decision."""
ANOTHER: Final = 1
"""The seed of the deeper search; the analysis has seed 0."""


class Table(NamedTuple):
    """How a record is made. A bot with a tilde slips now and then."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]


ERA: Final[dict[str, Any]] = {"corporate_era": True}
TABLES: Final = (
    Table("terraforming", ("easy", "medium"), ERA),
    Table("terraforming", ("~medium", "medium"), ERA),
    Table("terraforming", ("~easy", "~easy"), ERA),
    Table("terraforming", ("easy", "random"), {}),
    Table("terraforming", ("~medium", "easy"), {"corporate_era": True, "draft": True}),
    Table("terraforming", ("medium", "~easy", "easy"), ERA),
    Table("terraforming", ("~medium", "easy", "medium", "~easy"), ERA),
    Table("terraforming", ("~medium", "~easy"), {"corporate_era": True, "turmoil": True}),
    Table("terraforming", ("~medium",), ERA),
    Table("mars2049", ("~easy", "medium", "~medium"), {}),
)


class Checked(NamedTuple):
    """A blunder and what the deeper search says of it."""

    grade: Grade
    loss: float
    error: float

    @property
    def is_confirmed(self) -> bool:
        """Whether the move still loses enough."""
        return self.loss >= BLUNDER


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, default=2026, help="of the first record")
    parser.add_argument("--rollouts", type=int, default=48, help="the budget of the analysis")
    parser.add_argument("--share", type=float, default=1.0, help="of the decisions, drawn by seed")
    parser.add_argument("--records", type=int, default=len(TABLES), help="how many of the ten")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first of the ten")
    parser.add_argument("--swaps", type=int, default=5, help="decisions to swap hidden cards on")
    given = parser.parse_args()
    print(f"{how_rules_run()} rules, {given.rollouts} playouts, share {given.share}", flush=True)
    confirmed = blunders = decisions = changed = swapped = 0
    began = time.process_time()
    for number in range(given.first - 1, given.first - 1 + given.records):
        table = TABLES[number]
        record, slips = played(table, given.seed + number)
        grader = Grader(record, given.rollouts)
        rng = random.Random(f"{given.seed}/{number}/sample")
        drawn = [
            one
            for one in grader.decisions()
            if rng.random() < given.share * (MORE if one.number in slips else 1)
        ]
        grades = [grader.grade(one) for one in drawn]
        found = [checked(record, one, given.rollouts) for one in grades if one.verdict == BLUNDERED]
        for one in found:
            print(line_of(number + 1, one), flush=True)
        tried = rng.sample(drawn, min(given.swaps, len(drawn)))
        changed += sum(is_changed(grader, one.number, one.seat) for one in tried)
        swapped += len(tried)
        decisions += len(drawn)
        blunders += len(found)
        confirmed += sum(one.is_confirmed for one in found)
        names = ",".join(table.bots)
        print(
            f"record {number + 1}: {table.game} {names}, seed {given.seed + number}, "
            f"{len(record.moves)} moves, {len(drawn)} decisions graded, {len(found)} blunders, "
            f"{sum(one.is_confirmed for one in found)} confirmed",
            flush=True,
        )
    low, high = interval(confirmed, blunders)
    print(
        f"{confirmed} of {blunders} blunders confirmed by {DEEPER} times as many playouts: "
        f"{confirmed / max(1, blunders):.1%} (95 % interval {low:.1%} to {high:.1%}); "
        f"{decisions} decisions, {time.process_time() - began:.0f} s of CPU time"
    )
    print(f"hidden cards swapped on {swapped} decisions: the advice changed on {changed}")
    return int(changed > 0 or confirmed < LEAST_SHARE * blunders or not blunders)


def played(table: Table, seed: int) -> tuple[Record, set[int]]:
    """The record of a game between bots, and the numbers of the moves that were slips."""
    game = marineris.new(table.game, players=len(table.bots), seed=seed, **table.options)
    bots = [make_bot(code.lstrip("~"), seed) for code in table.bots]
    rng, slips = random.Random(f"{seed}/slips"), set()
    while not game.is_over:
        seat = game.to_act[0]
        move = ask(bots[seat], game, seat, rng)
        if table.bots[seat].startswith("~") and rng.random() < SLIPS:
            move = rng.choice(game.canonical_moves(seat))
            slips.add(game.move_count + 1)
        game.play(seat, move)
    return game.record(), slips


def checked(record: Record, grade: Grade, rollouts: int) -> Checked:
    """A blunder, looked at with ten times the budget on other deals."""
    grader = Grader(record)
    game = grader.position(grade.number)
    moves = [game.rules.catalogue.move(name) for name in grade.played.moves]
    advice = advise(game, grade.seat, nodes=DEEPER * rollouts, seed=ANOTHER, asked=[moves])
    found = advice.named(grade.played.moves)
    assert found is not None
    return Checked(grade, *advice.loss(found))


def line_of(number: int, one: Checked) -> str:
    """A blunder in a line."""
    grade = one.grade
    mark = "" if one.is_confirmed else "  NOT CONFIRMED"
    return (
        f"  record {number} move {grade.number} seat {grade.seat} stage {grade.stage} "
        f"{grade.question}: {' + '.join(grade.played.moves)} instead of "
        f"{' + '.join(grade.best[0].moves)} loses {grade.loss:.1f} ± {grade.error or 0:.1f}; "
        f"deeper {one.loss:.1f} ± {one.error:.1f}{mark}"
    )


def is_changed(grader: Grader, number: int, seat: int) -> bool:
    """Whether other hidden cards change the advice on a decision."""
    game: Any = grader.position(number)
    said = advise(game, seat, nodes=1)
    return any(advise(game.imagine(seat, world), seat, nodes=1) != said for world in (1, 2))


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not tries:
        return 0.0, 1.0
    z, share = 1.96, hits / tries
    middle = share + z * z / (2 * tries)
    reach = z * math.sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


if __name__ == "__main__":
    sys.exit(main())
