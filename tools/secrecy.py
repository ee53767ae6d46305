"""Ask a level the same question with other hidden cards: it must choose the same, always.

Games of mixed tables are played, and every few decisions the level is asked what it would do: in
the game itself, in one where everything that its seat cannot know has been dealt again, and in the
first one again, from a snapshot, after a move and an undo. Any difference is printed, and the exit
status is 1. `--share 0.25` gives the level a quarter of its budget, so that master takes no days.

The last line has a digest of all answers. The same command prints the same digest everywhere: with
compiled rules, with another version of Python, with more `--jobs`.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, NamedTuple

import marineris
from marineris.about import how_rules_run
from marineris.bots import ask, make_bot
from marineris.bots.mars2049 import levels as mars2049
from marineris.bots.terraforming import levels as terraforming
from marineris.contract import random_move
from marineris.core.effect import resume
from marineris.core.game import Game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("terraforming", {"players": 2, "corporate_era": True}),
    ("terraforming", {"players": 3, "corporate_era": True, "draft": True}),
    ("terraforming", {"players": 1, "corporate_era": True}),
    ("terraforming", {"players": 2, "corporate_era": True, "turmoil": True}),
    ("mars2049", {"players": 3}),
    ("terraforming", {"players": 5, "corporate_era": True}),
    ("terraforming", {"players": 4, "draft": True, "turmoil": True}),
    ("terraforming", {"players": 1, "turmoil": True}),
    ("mars2049", {"players": 4, "cooperative": True}),
    ("terraforming", {"players": 2, "draft": True, "beginners": [0]}),
    ("mars2049", {"players": 2, "prices": "long"}),
]
PLAYERS = {"terraforming": ("greedy", "medium"), "mars2049": ("thief", "medium")}
SLIPS = 0.1
"""The share of random moves, so that positions differ."""
SHOWN = 500
"""Positions between two lines of output."""


class Asked(NamedTuple):
    """What a level answered in a position, and what is wrong with that."""

    table: str
    move: str
    fault: str


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("level", nargs="?", default="hard", help="or any other bot")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--every", type=int, default=7, help="decisions between two positions")
    parser.add_argument("--share", type=float, default=1.0, help="the share of its budget")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    print(f"{how_rules_run()} rules, Python {sys.version.split()[0]}", flush=True)
    asked = faults = 0
    digest = hashlib.sha256()
    tables: dict[str, int] = {}
    for one in answers(given):
        if one.fault:
            faults += 1
            print(f"{one.table}: {one.fault}", flush=True)
        digest.update(one.move.encode())
        kind = one.table.partition(",")[0]
        tables[kind] = tables.get(kind, 0) + 1
        asked += 1
        if asked % SHOWN == 0:
            print(f"{asked} positions, {faults} differences", flush=True)
        if asked == given.positions:
            break
    for kind in sorted(tables):
        print(f"  {kind}: {tables[kind]}")
    print(
        f"{given.level}: {asked} positions, {faults} differences, answers {digest.hexdigest()[:16]}"
    )
    return 1 if faults else 0


def answers(given: argparse.Namespace) -> Iterator[Asked]:
    """Answers in one game after the other, without end; in the same order with any jobs."""
    work = partial(asked_in_a_game, given.level, given.every)
    share = (given.level, given.share)
    if given.jobs == 1:
        set_share(*share)
        for seed in count(given.first):
            yield from work(seed)
    with multiprocessing.Pool(given.jobs, set_share, share) as pool:
        seeds = count(given.first)
        waiting = [pool.apply_async(work, (next(seeds),)) for _ in range(2 * given.jobs)]
        for seed in seeds:
            yield from waiting.pop(0).get()
            waiting.append(pool.apply_async(work, (seed,)))


def asked_in_a_game(level: str, every: int, seed: int) -> list[Asked]:
    """What a level answers in the positions of one game."""
    name, options = TABLES[seed % len(TABLES)]
    kind = " ".join([name, *(f"{key}={value}" for key, value in options.items())])
    found = []
    for game in positions(name, options, seed, every):
        move, fault = answer(level, game, seed)
        found.append(Asked(f"{kind}, seed {seed}, move {game.move_count}", move, fault))
    return found


def set_share(level: str, share: float) -> None:
    """Give a level a share of its budget; those that do not search have none."""
    if level not in terraforming.STYLES:
        return
    style = terraforming.STYLES[level]
    terraforming.STYLES[level] = replace(
        style, action=round(style.action * share), purchase=round(style.purchase * share)
    )
    for budgets in (terraforming.SOLO_ROLLOUTS, mars2049.NODES):
        budgets[level] = max(1, round(budgets[level] * share))


def positions(name: str, options: dict[str, Any], seed: int, every: int) -> list[Game[Any]]:
    """Positions with a choice from one game."""
    rng = random.Random(seed)
    game: Game[Any] = marineris.new(name, seed=seed, **options)
    bots = [make_bot(rng.choice(PLAYERS[name]), seed) for _ in range(game.players)]
    found: list[Game[Any]] = []
    decisions = 0
    while not game.is_over:
        seat = rng.choice(game.to_act)
        if len(game.canonical_moves(seat)) > 1:
            decisions += 1
            if decisions % every == 0 and seat == game.to_act[0]:
                found.append(game.copy())
        is_slip = rng.random() < SLIPS
        move = random_move(game, seat, rng) if is_slip else ask(bots[seat], game, seat, rng)
        game.play(seat, move)
    return found


def answer(level: str, game: Game[Any], number: int) -> tuple[str, str]:
    """What a level does, and what it does otherwise when it must not; empty if it does the same."""
    seat = game.to_act[0]
    bot = make_bot(level, 1)
    chosen = ask(bot, game, seat, random.Random(number))
    name = game.move_name(chosen)
    other = game.imagine(seat, number)
    again = ask(make_bot(level, 2), other, seat, random.Random(number + 1))
    if again != chosen:
        return name, f"other hidden cards: {game.move_name(again)} for {name}"
    later = game.copy()
    later.play(seat, chosen)
    if later.to_act:
        ask(bot, later, later.to_act[0], random.Random(number + 2))
    again = ask(bot, from_snapshot(game), seat, random.Random(number + 3))
    if again != chosen:
        return name, f"after an undo: {game.move_name(again)} for {name}"
    return name, ""


def from_snapshot(game: Game[Any]) -> Game[Any]:
    """The same position as another process gets it."""
    state = game.rules.restore(game.players, game.options, game.rules.snapshot(game.state))
    resume(state)
    return Game(game.rules, game.players, game.options, game.seed, state)


if __name__ == "__main__":
    sys.exit(main())
