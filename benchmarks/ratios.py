"""Speed of this source tree beside another, as ratios: `python -m benchmarks.ratios OTHER`.

Each tree runs in a process of its own. The two take turns, a game or a few hundred calls at a time,
so that whatever else the machine does slows both; of each pair the ratio is taken, and the median
of the pairs is printed, with its quartiles. Only CPU time counts. Both play the same random games
of the same seeds, which must end the same.

With `--compiled` both trees have been compiled before (`make compile`).
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent

TABLES: dict[str, dict[str, Any]] = {
    "random game": {"game": "terraforming", "players": 2, "corporate_era": True},
    "random game, 3 players": {"game": "terraforming", "players": 3, "corporate_era": True},
    "random game, solo": {"game": "terraforming", "players": 1},
    "random game, Turmoil": {
        "game": "terraforming",
        "players": 2,
        "corporate_era": True,
        "turmoil": True,
    },
    "random game, Mars 2049": {"game": "mars2049", "players": 2},
}
CALLS = ("copy", "imagine")
GREEDY = "greedy decision"
EARLY = "move, early"
LATE = "move, late"
SIMULATED = "simulated game"
BARE = "the same game in a bare loop"
TASKS = (*TABLES, *CALLS, GREEDY, EARLY, LATE, SIMULATED, BARE)
MOST_MOVES = 3000
"""Blind chance hardly ever ends a race in Mars 2049; a game is cut off after so many moves."""
PARTS = 3
"""The first and the last third of a game are its early and its late moves."""

Timed = tuple[float, int, str]
"""CPU seconds, of how many of what was measured, and a fingerprint of the game."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, nargs="?", help="the top of the other source tree")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of each measurement")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        work()
    elif options.other is None:
        parser.error("which source tree to compare with?")
    else:
        compare(options.other, options.pairs, options.compiled)


def compare(other: Path, pairs: int, is_compiled: bool) -> None:
    """Let both trees work in turns and print the ratios."""
    folder = "build/compiled" if is_compiled else "src"
    trees = [Worker(other / folder), Worker(HERE / folder)]
    spent: dict[str, tuple[list[float], list[float]]] = {task: ([], []) for task in TASKS}
    differing = 0
    for number in range(pairs):
        for task in TASKS:
            digests = []
            for which in (0, 1) if number % 2 else (1, 0):
                seconds, count, digest = trees[which].run(task, number)
                spent[task][which].append(seconds / count)
                digests.append(digest)
            differing += digests[0] != digests[1]
        print(f"pair {number + 1} of {pairs}", end="\r", file=sys.stderr, flush=True)
    print(f"{pairs} pairs, {'compiled' if is_compiled else 'interpreted'}; {other} / here")
    for task in TASKS:
        theirs, ours = spent[task]
        print(f"{task:30} {1e6 * statistics.median(ours):10.1f} µs  {told(theirs, ours)}")
    here = {task: spent[task][1] for task in TASKS}
    print("here:")
    print(f"  imagine / copy                 {told(here['imagine'], here['copy'])}")
    print(f"  late / early move              {told(here[LATE], here[EARLY])}")
    print(f"  bare loop / simulate           {told(here[BARE], here[SIMULATED])}")
    print(f"  Turmoil / without, per move    {per_move(trees[1], here)}")
    print(f"games that end differently: {differing}")


def told(above: list[float], below: list[float]) -> str:
    """The median of the ratios of pairs, with the quartiles."""
    ratios = [one / other for one, other in zip(above, below, strict=True)]
    low, middle, high = statistics.quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
    return f"{middle:6.2f} ({low:.2f} to {high:.2f})"


def per_move(tree: Worker, here: dict[str, list[float]]) -> str:
    """What a move of a game with Turmoil costs beside one of a game without."""
    figures = []
    for table in ("random game, Turmoil", "random game"):
        moves = [tree.moves[table, number] for number in range(len(here[table]))]
        figures.append([cost / count for cost, count in zip(here[table], moves, strict=True)])
    return told(figures[0], figures[1])


class Worker:
    """A process that measures with the rules of one tree, one task after the other."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "marineris").exists():
            raise SystemExit(f"{folder} has no rules; `make compile` there makes compiled ones.")
        self.moves: dict[tuple[str, int], int] = {}
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--worker"],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, task: str, number: int) -> Timed:
        """Measure a task once; `number` is the seed of its game."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([task, number]), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{task!r} failed, see above")
        seconds, count, digest, moves = json.loads(line)
        self.moves[task, number] = moves
        return seconds, count, digest


def work() -> None:
    """Measure what is asked for on the standard input, until it ends."""
    tasks = Tasks()
    for line in sys.stdin:
        task, number = json.loads(line)
        tasks.moves = 1
        seconds, count, digest = tasks.run(task, number)
        print(json.dumps([seconds, count, digest, tasks.moves]), flush=True)


class Tasks:
    """What is measured, with the rules that this process has."""

    def __init__(self) -> None:
        self.moves = 1
        """Of the last game."""
        self._middle = _played("random game", 7, 200)

    def run(self, task: str, number: int) -> Timed:
        """Measure one task."""
        if task in TABLES:
            started = time.process_time()
            game = _played(task, number, MOST_MOVES)
            spent = time.process_time() - started
            self.moves = game.move_count
            return spent, 1, _fingerprint(game)
        if task in CALLS:
            return self._calls(task)
        if task in (EARLY, LATE):
            return _part(number, task == LATE)
        if task == GREEDY:
            return _greedy(number)
        return _simulated(number) if task == SIMULATED else _bare(number)

    def _calls(self, task: str) -> Timed:
        copy: Callable[[], object] = self._middle.copy
        call = copy if task == "copy" else lambda: self._middle.imagine(0, 5)
        started = time.process_time()
        for _ in range(200):
            call()
        return time.process_time() - started, 200, ""


def _played(table: str, seed: int, most: int) -> Any:
    """A random game, or its first moves."""
    import marineris

    options = dict(TABLES[table])
    game = marineris.new(options.pop("game"), seed=seed, **options)
    draw = random.Random(seed).random
    while not game.is_over and game.move_count < most:
        seat = game.to_act[0]
        moves = game.canonical_moves(seat)
        game.play(seat, moves[int(draw() * len(moves))])
    return game


def _fingerprint(game: Any) -> str:
    """What has been played and how it ended; a digest may change its format."""
    played = json.dumps([game.history(), game.result()], sort_keys=True)
    return hashlib.sha256(played.encode()).hexdigest()


def _part(seed: int, is_late: bool) -> Timed:
    """The first or the last third of a game, played again from its moves."""
    import marineris

    whole = _played("random game", seed, MOST_MOVES).history()
    third = len(whole) // PARTS
    first = len(whole) - third if is_late else 0
    options = dict(TABLES["random game"])
    game = marineris.new(options.pop("game"), seed=seed, **options)
    for seat, move in whole[:first]:
        game.play(seat, move)
    started = time.process_time()
    for seat, move in whole[first : first + third]:
        game.play(seat, move)
    return time.process_time() - started, third, ""


def _greedy(seed: int) -> Timed:
    """Decisions of greedy bots in a game among themselves, until there have been enough."""
    import marineris

    make_greedy = _greedy_bot()
    bots = [make_greedy(seed), make_greedy(seed + 1)]
    game = marineris.new("terraforming", players=2, seed=seed, corporate_era=True)
    _skip(game, seed)
    spent, count = 0.0, 0
    while not game.is_over and count < 40:
        seat = game.to_act[0]
        moves = game.canonical_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            imagined = game.imagine(seat, seed)
            started = time.process_time()
            move = bots[seat].choose(imagined, seat)
            spent += time.process_time() - started
            count += 1
        game.play(seat, move)
    return spent, max(count, 1), ""


def _greedy_bot() -> Any:
    """The class of greedy bots, wherever a tree has it."""
    for name in ("marineris.bots.terraforming.greedy", "marineris.bots.greedy"):
        if importlib.util.find_spec(name.rpartition(".")[0]) and importlib.util.find_spec(name):
            return importlib.import_module(name).GreedyBot
    raise SystemExit("this tree has no greedy bot")


def _skip(game: Any, seed: int) -> None:
    """Play at random up to somewhere in the game, another place for each seed."""
    draw = random.Random(seed).random
    while not game.is_over and game.move_count < seed * 37 % 300:
        seat = game.to_act[0]
        moves = game.legal_moves(seat)
        game.play(seat, moves[int(draw() * len(moves))])


def _simulated(seed: int) -> Timed:
    """A game of random bots as `marineris simulate` plays it."""
    from marineris.bots.arena import Match, play_match

    match = Match("terraforming", ("random", "random"), seed, {"corporate_era": True})
    started = time.process_time()
    play_match(match)
    return time.process_time() - started, 1, ""


def _bare(seed: int) -> Timed:
    """The same game with nothing around the engine: the bots' numbers are drawn in place."""
    import marineris

    started = time.process_time()
    game = marineris.new("terraforming", players=2, seed=seed, corporate_era=True)
    draws = [random.Random(seed * 9 + seat).random for seat in range(2)]
    while not game.is_over:
        seat = game.to_act[0]
        moves = game.canonical_moves(seat)
        move = moves[int(draws[seat]() * len(moves))] if len(moves) > 1 else moves[0]
        game.play(seat, move)
    return time.process_time() - started, 1, ""


if __name__ == "__main__":
    main()
