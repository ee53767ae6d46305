"""How fast the engine is, beside a calibration figure so that machines can be compared.

The calibration is a fixed piece of plain Python that has nothing to do with the engine; figures per
calibration unit mean the same on a slow and on a fast machine. Random players, two at a table, one
core; Terraforming Mars with Corporate Era. In Mars 2049 players hurry as in the contract suite, for
blind chance hardly ever ends that race.
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


TABLES: dict[str, dict[str, Any]] = {
    "terraforming": {"players": 2, "corporate_era": True},
    "mars2049": {"players": 2},
}
EXPANSIONS: dict[str, tuple[str, ...]] = {"terraforming": ("turmoil",), "mars2049": ()}
"""What is measured besides, each against the game without it."""


class Player:
    """Random moves, as cheap to choose as can be; hasty ones where a game needs them to end."""

    def __init__(self, name: str, seed: int, **options: bool) -> None:
        self.name = name
        self.options = options
        self.rng = random.Random(seed)
        rules = marineris.rules_of(name)
        names = enumerate(rules.catalogue.names)
        self.hasty = {move for move, words in names if words.startswith(rules.hurry)}

    def move(self, game: Game[Any]) -> None:
        """Make one move."""
        seat = game.to_act[0]
        moves = game.canonical_moves(seat)
        if self.hasty:
            hasty = [move for move in moves if move in self.hasty]
            if hasty and self.rng.random() < 0.75:
                moves = hasty
        game.play(seat, self.rng.choice(moves))

    def game(self, seed: int, most: int = 1_000_000) -> Game[Any]:
        """One game, or its first moves."""
        game = marineris.new(self.name, seed=seed, **TABLES[self.name], **self.options)
        while not game.is_over and game.move_count < most:
            self.move(game)
        return game


def games_and_moves(name: str, games: int, **options: bool) -> tuple[float, float, list[str]]:
    """Games and moves a second, and the digests of the first games."""
    player = Player(name, 7, **options)
    started = time.perf_counter()
    moves = 0
    digests: list[str] = []
    for seed in range(games):
        game = player.game(seed)
        moves += game.move_count
        if seed < 3:
            digests.append(game.digest())
    spent = time.perf_counter() - started
    return games / spent, moves / spent, digests


def with_expansion(name: str, expansion: str, games: int) -> dict[str, Any]:
    """Moves a second with an expansion, and the ratio to the game without it.

    Both are measured in turns, so that a machine that slows down slows both.
    """
    turns = 5
    ratios, speeds = [], []
    for _ in range(turns):
        _, plain, _ = games_and_moves(name, max(1, games // turns))
        _, extended, digests = games_and_moves(name, max(1, games // turns), **{expansion: True})
        ratios.append(extended / plain)
        speeds.append(extended)
    return {
        f"{expansion}: moves/s": round(statistics.median(speeds)),
        f"{expansion}: moves/s against without": round(statistics.median(ratios), 2),
        f"{expansion}: digests": " ".join(digests),
    }


def middle_game(name: str) -> Game[Any]:
    """A game in its middle: 200 moves in."""
    return Player(name, 7).game(seed=7, most=200)


def microseconds(work: Callable[[], object], number: int = 1000) -> float:
    """Microseconds of one call."""

    def loop() -> None:
        for _ in range(number):
            work()

    return best_of(loop, 5) / number * 1e6


def growth(name: str) -> float:
    """The cost of the same position with a long history against the same with none.

    A game in its middle is copied with and without its record of moves; only what depends on the
    length of the game can make the two differ.
    """
    long = middle_game(name)
    long._moves *= 50
    fresh = middle_game(name)
    fresh._moves.clear()
    return statistics.median(_play_on(long) / _play_on(fresh) for _ in range(9))


def _play_on(game: Game[Any]) -> float:
    """Seconds for fifty moves from a position."""
    player = Player(game.rules.name, 3)
    state = game.rules.copy_state(game.state)
    started = time.perf_counter()
    for _ in range(50):
        player.move(game)
    spent = time.perf_counter() - started
    game.state = state
    return spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=tuple(TABLES), default="terraforming")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    compiled = not str(marineris.core.effect.__file__).endswith(".py")
    unit = calibrate()
    games, moves, digests = games_and_moves(options.game, options.games)
    game = middle_game(options.game)
    figures: dict[str, Any] = {
        "game": options.game,
        "python": platform.python_version(),
        "engine": "compiled" if compiled else "interpreted",
        "calibration (million steps/s)": round(unit, 1),
        "games/s": round(games, 1),
        "moves/s": round(moves),
        "moves per million calibration steps": round(moves / unit),
        "copy (us)": round(microseconds(game.copy), 1),
        "view (us)": round(microseconds(lambda: game.view(0), 200), 1),
        "imagine (us)": round(microseconds(lambda: game.imagine(0, 5), 100), 1),
        "cost of a move, long/no history": round(growth(options.game), 2),
        "memory (MB)": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
        "digests": " ".join(digests),
    }
    for expansion in EXPANSIONS[options.game]:
        figures.update(with_expansion(options.game, expansion, options.games))
    if options.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:38} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
