"""Ask a level the same question with other hidden cards: it must choose the same, always.

Games of mixed tables are played, and every few decisions the level is asked what it would do: in
the game itself, in one where everything that its seat cannot know has been dealt again, and in the
first one again after a move and an undo. Any difference is printed, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

import marineris
from marineris.bots import ask, make_bot
from marineris.contract import random_move
from marineris.core.game import Game

TABLES: list[dict[str, Any]] = [
    {"players": 2, "corporate_era": True},
    {"players": 3, "corporate_era": True, "draft": True},
    {"players": 2, "corporate_era": True, "turmoil": True},
    {"players": 5, "corporate_era": True},
]
EVERY = 7
"""Decisions from one position to the next."""
SLIPS = 0.1
"""The share of random moves, so that positions differ."""
SHOWN = 500
"""Positions between two lines of output."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("level", nargs="?", default="hard")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    given = parser.parse_args()
    asked = faults = 0
    seed: int = given.first
    while asked < given.positions:
        for game in positions(TABLES[seed % len(TABLES)], seed):
            fault = difference(given.level, game, asked)
            if fault:
                faults += 1
                print(f"seed {seed}, move {game.move_count}: {fault}", flush=True)
            asked += 1
            if asked % SHOWN == 0:
                print(f"{asked} positions, {faults} differences", flush=True)
            if asked == given.positions:
                break
        seed += 1
    print(f"{given.level}: {asked} positions, {faults} differences")
    return 1 if faults else 0


def positions(table: dict[str, Any], seed: int) -> list[Game[Any]]:
    """Positions with a choice from one game."""
    rng = random.Random(seed)
    game: Game[Any] = marineris.new("terraforming", seed=seed, **table)
    bots = [make_bot(rng.choice(("greedy", "medium")), seed) for _ in range(game.players)]
    found: list[Game[Any]] = []
    decisions = 0
    while not game.is_over:
        seat = rng.choice(game.to_act)
        if len(game.canonical_moves(seat)) > 1:
            decisions += 1
            if decisions % EVERY == 0 and seat == game.to_act[0]:
                found.append(game.copy())
        is_slip = rng.random() < SLIPS
        move = random_move(game, seat, rng) if is_slip else ask(bots[seat], game, seat, rng)
        game.play(seat, move)
    return found


def difference(level: str, game: Game[Any], number: int) -> str:
    """What a level does otherwise when it must not; empty if it does the same."""
    seat = game.to_act[0]
    bot = make_bot(level, 1)
    chosen = ask(bot, game, seat, random.Random(number))
    other = game.imagine(seat, number)
    answer = ask(make_bot(level, 2), other, seat, random.Random(number + 1))
    if answer != chosen:
        return f"other hidden cards: {game.move_name(answer)} for {game.move_name(chosen)}"
    later = game.copy()
    later.play(seat, chosen)
    if later.to_act:
        ask(bot, later, later.to_act[0], random.Random(number + 2))
    answer = ask(bot, game, seat, random.Random(number + 3))
    if answer != chosen:
        return f"after an undo: {game.move_name(answer)} for {game.move_name(chosen)}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
