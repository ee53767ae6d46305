"""How fast the engine is, beside a calibration figure so that machines can be compared.

The calibration is a fixed piece of plain Python that has nothing to do with the engine; figures per
calibration unit mean the same on a slow and on a fast machine. Random players, two at a table,
Corporate Era, one core.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import marineris
import marineris.core.effect
from marineris.core.game import Game

CALIBRATION_LOOPS = 200_000


def calibrate() -> float:
    """Millions of plain Python steps a second: list access, addition, comparison."""
    numbers = list(range(64))

    def loop() -> None:
        total = 0
        for i in range(CALIBRATION_LOOPS):
            value = numbers[i & 63]
            if value > 31:
                total += value

    return CALIBRATION_LOOPS / 1e6 / best_of(loop, 5)


def best_of(work: Callable[[], object], times: int) -> float:
    """Seconds of the fastest of several runs: the one least disturbed."""
    found = []
    for _ in range(times):
        started = time.perf_counter()
        work()
        found.append(time.perf_counter() - started)
    return min(found)


def play(seed: int, chooser: random.Random) -> Game[Any]:
    """One random game."""
    game = marineris.new("terraforming", players=2, seed=seed, corporate_era=True)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, chooser.choice(game.legal_moves(seat)))
    return game


def games_and_moves(games: int) -> tuple[float, float, list[str]]:
    """Games and moves a second, and the digests of the first games."""
    chooser = random.Random(7)
    started = time.perf_counter()
    moves = 0
    digests: list[str] = []
    for seed in range(games):
        game = play(seed, chooser)
        moves += game.move_count
        if seed < 3:
            digests.append(game.digest())
    spent = time.perf_counter() - started
    return games / spent, moves / spent, digests


def middle_game() -> Game[Any]:
    """A game in its middle: 200 moves in."""
    chooser = random.Random(7)
    game = marineris.new("terraforming", players=2, seed=7, corporate_era=True)
    for _ in range(200):
        seat = game.to_act[0]
        game.play(seat, chooser.choice(game.legal_moves(seat)))
    return game


def microseconds(work: Callable[[], object], number: int = 1000) -> float:
    """Microseconds of one call."""

    def loop() -> None:
        for _ in range(number):
            work()

    return best_of(loop, 5) / number * 1e6


def growth() -> float:
    """The cost of the same position with a long history against the same with none.

    A game in its middle is copied with and without its record of moves; only what depends on the
    length of the game can make the two differ.
    """
    long = middle_game()
    long._moves *= 50
    fresh = middle_game()
    fresh._moves.clear()
    return statistics.median(_play_on(long) / _play_on(fresh) for _ in range(9))


def _play_on(game: Game[Any]) -> float:
    """Seconds for a hundred moves from a position."""
    chooser = random.Random(3)
    state = game.rules.copy_state(game.state)
    started = time.perf_counter()
    for _ in range(100):
        seat = game.to_act[0]
        game.play(seat, chooser.choice(game.legal_moves(seat)))
    spent = time.perf_counter() - started
    game.state = state
    return spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    compiled = not str(marineris.core.effect.__file__).endswith(".py")
    unit = calibrate()
    games, moves, digests = games_and_moves(options.games)
    game = middle_game()
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "engine": "compiled" if compiled else "interpreted",
        "calibration (million steps/s)": round(unit, 1),
        "games/s": round(games, 1),
        "moves/s": round(moves),
        "moves per million calibration steps": round(moves / unit),
        "copy (us)": round(microseconds(game.copy), 1),
        "view (us)": round(microseconds(lambda: game.view(0), 200), 1),
        "imagine (us)": round(microseconds(lambda: game.imagine(0, 5), 100), 1),
        "cost of a move, long/no history": round(growth(), 2),
        "memory (MB)": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
        "digests": " ".join(digests),
    }
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:38} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
