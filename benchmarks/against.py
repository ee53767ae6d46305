"""Time per move of this source tree beside another, on recorded games.

`python -m benchmarks.against OTHER` runs both trees in turns, each in a process of its own. A tree
records random games of each kind of table, which is not timed, and plays the records again, which
is. The two play the same seeds, but where rules differ the games do too: figures are per move. It
prints the median of the ratios of the pairs; with `--compiled` both trees are compiled before
(`make compile`) and run from `build/compiled`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent

MEASURE = """
import json, random, sys, time
import marineris

tables, games = json.loads(sys.argv[1]), int(sys.argv[2])
found = {}
for name, table in tables.items():
    rng = random.Random(7)
    records = []
    for seed in range(games):
        game = marineris.new(seed=seed, **table)
        offered = getattr(game, "canonical_moves", game.legal_moves)
        hurry = game.rules.hurry
        while not game.is_over and game.move_count < 2000:
            seat = game.to_act[0]
            moves = offered(seat)
            if hurry:
                names = game.rules.catalogue.names
                hasty = [move for move in moves if names[move].startswith(hurry)]
                moves = hasty if hasty and rng.random() < 0.75 else moves
            game.play(seat, rng.choice(moves))
        records.append((seed, game.history()))
    best = 1e9
    for _ in range(3):
        started = time.process_time()
        for seed, moves in records:
            game = marineris.new(seed=seed, **table)
            for seat, move in moves:
                game.play(seat, move)
        best = min(best, time.process_time() - started)
    found[name] = 1e6 * best / sum(len(moves) for _, moves in records)
print(json.dumps(found))
"""

TABLES = {
    "terraforming": {"game": "terraforming", "players": 2, "corporate_era": True},
    "draft of four": {"game": "terraforming", "players": 4, "draft": True},
    "turmoil": {"game": "terraforming", "players": 3, "turmoil": True, "corporate_era": True},
    "mars2049": {"game": "mars2049", "players": 2, "bank": "unlimited"},
    "mars2049, limited bank": {"game": "mars2049", "players": 3, "bank": "limited"},
}


def measured(tree: Path, folder: str, games: int) -> dict[str, float]:
    """Microseconds a move of each table, in one run of a tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree / folder)}
    command = [sys.executable, "-c", MEASURE, json.dumps(TABLES), str(games)]
    run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("other", type=Path, help="the top of the other source tree")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--games", type=int, default=6, help="games of each table in a run")
    parser.add_argument("--compiled", action="store_true")
    options = parser.parse_args()
    folder = "build/compiled" if options.compiled else "src"
    pairs: list[tuple[dict[str, float], dict[str, float]]] = []
    for number in range(options.pairs):
        order = [options.other, HERE] if number % 2 else [HERE, options.other]
        runs = {tree: measured(tree, folder, options.games) for tree in order}
        pairs.append((runs[HERE], runs[options.other]))
        print(f"pair {number + 1} of {options.pairs}", file=sys.stderr, flush=True)
    for name in TABLES:
        ratios = [ours[name] / theirs[name] for ours, theirs in pairs]
        here = statistics.median(ours[name] for ours, _ in pairs)
        print(f"{name}: {statistics.median(ratios):.3f} of the other's time, {here:.1f} µs a move")


if __name__ == "__main__":
    main()
