"""Time per move of this source tree beside another, on the same recorded games.

`python -m benchmarks.against OTHER` lets the other tree record random games of each kind of table.
This tree translates them where the rules version differs: picks that used to be made for the player
are added, questions that are no longer asked are left out; a game is cut off where that fails. Then
both trees play their records in turns, each in a process of its own. It prints the median of the
ratios of the pairs, per move of the other's record, so moves that were added cost this tree time.
With `--compiled` both trees have been compiled before (`make compile`).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent

TABLES: dict[str, dict[str, Any]] = {
    "terraforming": {"game": "terraforming", "players": 2, "corporate_era": True},
    "draft of four": {"game": "terraforming", "players": 4, "draft": True},
    "turmoil": {"game": "terraforming", "players": 3, "turmoil": True, "corporate_era": True},
    "mars2049": {"game": "mars2049", "players": 2, "bank": "unlimited"},
    "mars2049, limited bank": {"game": "mars2049", "players": 3, "bank": "limited"},
}

RECORD = """
import json, random, sys
import marineris

tables, games = json.loads(sys.argv[1]), int(sys.argv[2])
found = {}
for name, table in tables.items():
    rng = random.Random(7)
    found[name] = []
    for seed in range(games):
        game = marineris.new(seed=seed, **table)
        offered = getattr(game, "canonical_moves", game.legal_moves)
        names, hurry = game.rules.catalogue.names, game.rules.hurry
        while not game.is_over and game.move_count < 2000:
            seat = game.to_act[0]
            moves = offered(seat)
            hasty = [move for move in moves if names[move].startswith(hurry)] if hurry else []
            game.play(seat, rng.choice(hasty if hasty and rng.random() < 0.75 else moves))
        found[name].append([[seat, names[move]] for seat, move in game.history()])
print(json.dumps(found))
"""

TRANSLATE = """
import json, sys
import marineris

tables, recorded = json.loads(sys.argv[1]), json.load(sys.stdin)
DROPPED = ("choose ", "done", "amount ")
found = {}
for name, table in tables.items():
    found[name] = []
    for seed, moves in enumerate(recorded[name]):
        game = marineris.new(seed=seed, **table)
        known = set(game.rules.catalogue.names)
        played, count = [], 0
        def go_on(seat, move):
            game.play(seat, move)
            played.append([seat, move])
        for seat, move in moves:
            for _ in range(12):
                if move in known and not game.why_not(seat, move):
                    break
                asked = game.to_act and game.decision(game.to_act[0])
                left = game.canonical_moves(game.to_act[0]) if asked else []
                if not asked or "selection" not in asked or len(left) != 1:
                    break
                go_on(game.to_act[0], game.move_name(left[0]))
            if move in known and not game.why_not(seat, move):
                go_on(seat, move)
            elif not move.startswith(DROPPED):
                break
            count += 1
        found[name].append([moves[:count], played])
print(json.dumps(found))
"""

REPLAY = """
import json, sys, time
import marineris

tables, recorded = json.loads(sys.argv[1]), json.load(sys.stdin)
found = {}
for name, table in tables.items():
    catalogue = marineris.rules_of(table["game"]).catalogue
    games = [[(seat, catalogue.move(move)) for seat, move in moves] for moves in recorded[name]]
    best = 1e9
    for _ in range(3):
        started = time.process_time()
        for seed, moves in enumerate(games):
            game = marineris.new(seed=seed, **table)
            for seat, move in moves:
                game.play(seat, move)
        best = min(best, time.process_time() - started)
    found[name] = best
print(json.dumps(found))
"""


class Tree:
    """A source tree whose rules are run in processes of their own."""

    def __init__(self, top: Path, folder: str) -> None:
        self.path = str(top / folder)

    def run(self, script: str, *arguments: object, given: Any = None) -> Any:
        """What a script prints, with these rules on the path."""
        environment = {**os.environ, "PYTHONPATH": self.path}
        command = [sys.executable, "-c", script, json.dumps(TABLES), *map(str, arguments)]
        with tempfile.TemporaryFile("w+") as stream:
            json.dump(given, stream)
            stream.seek(0)
            run = subprocess.run(
                command, env=environment, check=True, stdin=stream, stdout=subprocess.PIPE
            )
        return json.loads(run.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, help="the top of the other source tree")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--games", type=int, default=20, help="games of each table")
    parser.add_argument("--compiled", action="store_true")
    options = parser.parse_args()
    folder = "build/compiled" if options.compiled else "src"
    here, other = Tree(HERE, folder), Tree(options.other, folder)
    both = here.run(TRANSLATE, given=other.run(RECORD, options.games))
    records = {
        other: {name: [pair[0] for pair in games] for name, games in both.items()},
        here: {name: [pair[1] for pair in games] for name, games in both.items()},
    }
    ratios: dict[str, list[float]] = {name: [] for name in TABLES}
    spent: dict[str, list[float]] = {name: [] for name in TABLES}
    for number in range(options.pairs):
        order = [other, here] if number % 2 else [here, other]
        times = {tree: tree.run(REPLAY, given=records[tree]) for tree in order}
        for name in TABLES:
            ratios[name].append(times[here][name] / times[other][name])
            spent[name].append(times[here][name])
        print(f"pair {number + 1} of {options.pairs}", file=sys.stderr, flush=True)
    for name in TABLES:
        theirs = sum(map(len, records[other][name]))
        ours = sum(map(len, records[here][name]))
        each = 1e6 * statistics.median(spent[name]) / theirs
        ratio = statistics.median(ratios[name])
        print(f"{name}: {ratio:.3f} of the other's time, {each:.1f} µs for each of {theirs} moves")
        print(f"  ({ours} moves here, so {ratio * theirs / ours:.3f} of the other's time a move)")


if __name__ == "__main__":
    main()
