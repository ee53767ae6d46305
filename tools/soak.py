"""Play thousands of games over all player counts and options, checking every promise.

Most are played at random to their end, with all checks at a share of the decisions (`--share`) and
an audit and a replay of every move. Of every ten, one goes to an extreme (`contract.policy`) for
some hundred moves, in Terraforming Mars half of these with a deck that runs dry, and one compares
what seats imagine with all that they have seen (`contract.imagine`).

`python tools/soak.py --games 10000 --jobs 2`, with an expansion `--with turmoil`; a broken promise
prints how to repeat it, keeps the record so far in `build/soak/` and ends the run with status 1.
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
from marineris.contract import EXTREMES, play_checked, with_short_deck
from marineris.contract.imagine import play_imagining
from marineris.core.game import Game

KEPT = Path("build/soak")
EXTREME = 10
"""One game of so many goes to an extreme."""
EXTREME_MOVES = 400
IMAGINING = 5
"""Of so many, the one that compares what seats imagine with what they have seen."""
IMAGINED = 0.1


class Outcome(NamedTuple):
    """What became of one game."""

    seed: int
    moves: int
    fault: str
    megabytes: float


def tables(game: str, expansions: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Every player count with every combination of the options that change the rules most."""
    if game != "terraforming":
        return mars2049_tables()
    chosen: dict[str, Any] = dict.fromkeys(expansions, True)
    found = [{**table, **chosen} for table in terraforming_tables()]
    if "turmoil" in expansions:
        # Every third table plays with the other values of Turmoil's own options.
        for table in found[::3]:
            table.update(unaffordable_rating="skip", solo_goal="rating")
    return found


def terraforming_tables() -> list[dict[str, Any]]:
    flags = itertools.product(range(1, 6), (False, True), (False, True), (False, True))
    found: list[dict[str, Any]] = []
    for players, corporate_era, draft, beginner in flags:
        table: dict[str, Any] = {"players": players, "corporate_era": corporate_era, "draft": draft}
        if beginner:
            table["beginners"] = [players - 1]
        found.append(table)
        forbid = {"unplaceable_tile": "forbid", "wasteful_payment": True, "solo_goal": "rating"}
        found.append({**table, **forbid})
    return found


def mars2049_tables() -> list[dict[str, Any]]:
    """All combinations of the house rules; every other option in one of the tables that follow."""
    houses = ("calm_before_storm", "fewer_bases", "more_discoveries", "not_so_aggressive")
    seatings: list[dict[str, Any]] = [{"players": players} for players in (2, 3, 4)]
    seatings.append({"players": 4, "cooperative": True})
    found: list[dict[str, Any]] = [
        {**seating, **dict(zip(houses, flags, strict=True))}
        for seating in seatings
        for flags in itertools.product((False, True), repeat=len(houses))
    ]
    for option in marineris.rules_of("mars2049").option_list():
        others: tuple[Any, ...] = option.choices if option.choices else (True, False)
        if option.name not in (*houses, "cooperative", "first_player"):
            found += [
                {**seating, option.name: value}
                for seating in seatings
                for value in others
                if value != option.default
            ]
    return found


def soak_one(task: tuple[str, tuple[str, ...], int, float]) -> Outcome:
    """Play one game with all checks."""
    name, expansions, seed, share = task
    choices = tables(name, expansions)
    table = choices[seed % len(choices)]
    game = prepared(marineris.new(name, seed=seed, log=True, **table), seed)
    fault = ""
    try:
        play(game, seed, share)
    except Exception:
        fault = f"{table}\n{traceback.format_exc(limit=-6)}"
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{name}_{seed}.txt").write_text(game.record().dumps())
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Outcome(seed, game.move_count, fault, megabytes)


def prepared(game: Game[Any], seed: int) -> Game[Any]:
    """The game to play for a seed, perhaps with a deck that runs dry."""
    number = seed // EXTREME
    if seed % EXTREME or game.rules.name != "terraforming" or number % 2 == 0:
        return game
    return with_short_deck(game, number // 2 % 30)


def play(game: Game[Any], seed: int, share: float) -> None:
    """Play a game as its seed says: at random, to an extreme, or imagining."""
    rng = random.Random(seed)
    if seed % EXTREME == 0:
        policy = list(EXTREMES.values())[seed // EXTREME % len(EXTREMES)]
        play_checked(game, rng, False, EXTREME_MOVES, policy=policy, must_end=False, share=share)
    elif seed % EXTREME == IMAGINING:
        play_imagining(game, rng, share * IMAGINED)
    else:
        play_checked(game, rng, all_seats=False, share=share)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=tuple(marineris.GAMES), default="terraforming")
    parser.add_argument(
        "--with",
        dest="expansions",
        action="append",
        default=[],
        metavar="EXPANSION",
        help="play with this expansion, as `--with turmoil`; may be given several times",
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument(
        "--share", type=float, default=1, help="at which share of the decisions all is checked"
    )
    options = parser.parse_args()
    started = time.monotonic()
    moves = faults = 0
    memory = 0.0
    seeds = range(options.seed, options.seed + options.games)
    kinds = tuple(options.expansions)
    tasks = [(options.game, kinds, seed, options.share) for seed in seeds]
    with multiprocessing.Pool(options.jobs) as pool:
        for done, outcome in enumerate(pool.imap_unordered(soak_one, tasks, chunksize=4), 1):
            moves += outcome.moves
            memory = max(memory, outcome.megabytes)
            if outcome.fault:
                faults += 1
                print(f"\nseed {outcome.seed}: {outcome.fault}", flush=True)
            if done % 100 == 0 or done == options.games:
                spent = time.monotonic() - started
                print(
                    f"{done} games, {moves} decisions, {faults} faults, {spent:.0f} s", flush=True
                )
    print(f"most memory in one process: {memory:.0f} MB")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
