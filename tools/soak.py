"""Play thousands of random games over all player counts and options, checking every promise.

`python tools/soak.py --games 10000 --jobs 2`; a broken promise prints how to repeat it, keeps the
record so far in `build/soak/` and ends the run with status 1.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import random
import resource
import sys
import time
import traceback
from pathlib import Path
from typing import Any, NamedTuple

import marineris
from marineris.contract import play_checked

KEPT = Path("build/soak")


class Outcome(NamedTuple):
    """What became of one game."""

    seed: int
    moves: int
    generation: int
    fault: str
    megabytes: float


def tables() -> list[dict[str, Any]]:
    """Every player count with every combination of the options that change the rules."""
    flags = itertools.product(range(1, 6), (False, True), (False, True), (False, True))
    found: list[dict[str, Any]] = []
    for players, corporate_era, draft, beginner in flags:
        table: dict[str, Any] = {"players": players, "corporate_era": corporate_era, "draft": draft}
        if beginner:
            table["beginners"] = [players - 1]
        found.append(table)
        found.append({**table, "unplaceable_tile": "forbid", "wasteful_payment": True})
    return found


TABLES = tables()


def soak_one(seed: int) -> Outcome:
    """Play one game with all checks."""
    game = marineris.new("terraforming", seed=seed, **TABLES[seed % len(TABLES)])
    fault = ""
    try:
        play_checked(game, random.Random(seed))
    except Exception:
        fault = traceback.format_exc(limit=-6)
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{seed}.txt").write_text(game.record().dumps())
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Outcome(seed, game.move_count, game.state.generation, fault, megabytes)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    options = parser.parse_args()
    started = time.monotonic()
    moves = faults = 0
    memory = 0.0
    seeds = range(options.seed, options.seed + options.games)
    with multiprocessing.Pool(options.jobs) as pool:
        for done, outcome in enumerate(pool.imap_unordered(soak_one, seeds, chunksize=4), 1):
            moves += outcome.moves
            memory = max(memory, outcome.megabytes)
            if outcome.fault:
                faults += 1
                print(f"\nseed {outcome.seed}: {TABLES[outcome.seed % len(TABLES)]}")
                print(outcome.fault, flush=True)
            if done % 100 == 0 or done == options.games:
                spent = time.monotonic() - started
                print(
                    f"{done} games, {moves} decisions, {faults} faults, {spent:.0f} s", flush=True
                )
    print(f"most memory in one process: {memory:.0f} MB")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
