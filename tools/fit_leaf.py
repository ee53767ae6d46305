"""Fit the weights of the leaf: play games, note all seats' numbers, regress the margins.

Greedy and medium play against each other with a few slips and changed purchases, so that positions
differ. At the start of each generation, and now and then in between, the numbers of all seats are
noted; the target is the final margin between two seats. A ridge regression on their differences,
and on these times the generations to go and times the generation, gives the three weights of each
number; with `--towards` it shrinks to the weights of now instead of to nothing. Prints the rows of
`bots/terraforming/rivals/weights.py` and the share of the variance explained on games left out.
"""

from __future__ import annotations

import argparse
import math
import random
from itertools import combinations
from typing import Any

import marineris
from marineris.bots import ask, make_bot
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.prices import prices_of
from marineris.bots.terraforming.purchase_sets import is_purchase, next_pick
from marineris.bots.terraforming.rivals.leaf import (
    LATEST,
    MIDDLE_GENERATION,
    MIDDLE_LEFT,
)
from marineris.bots.terraforming.rivals.numbers import prospects_of, seat_numbers
from marineris.bots.terraforming.rivals.search import greedy_purchase
from marineris.bots.terraforming.rivals.weights import WEIGHTS, WEIGHTS_OF_MORE
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.terraforming.knowledge.scoring import total
from marineris.terraforming.state import State

LONGEST = 20
"""Generations after which a game is left out: it does not end by itself."""
IN_BETWEEN = 0.02
"""The share of the other decisions whose positions are noted too."""
LEFT_OUT = 5
"""One game in so many tests the fit."""
Row = tuple[list[float], float]


def seat_row(s: State, seat: int) -> list[float]:
    """The numbers of a seat in a position."""
    thought = Thought(s, seat)
    return seat_numbers(thought, s, prospects_of(thought, s, set()))


def features(s: State) -> list[list[float]]:
    """For each pair of seats the differences of their numbers, plain, by time and generation."""
    seats = [seat_row(s, seat) for seat in range(s.seats)]
    x = (prices_of(s).left - MIDDLE_LEFT) / MIDDLE_LEFT
    y = (min(s.generation, LATEST) - MIDDLE_GENERATION) / MIDDLE_GENERATION
    rows = []
    for one, other in combinations(seats, 2):
        plain = [own - theirs for own, theirs in zip(one, other, strict=True)]
        rows.append(plain + [each * x for each in plain] + [each * y for each in plain])
    return rows


def play(seed: int, players: int) -> list[Row]:
    """The rows of one game; none if it was too long."""
    rng = random.Random(seed)
    game: Game[Any] = marineris.new("terraforming", players=players, seed=seed, corporate_era=True)
    bots = [make_bot(rng.choice(("greedy", "medium")), seed) for _ in range(players)]
    slips = [rng.choice((0.0, 0.0, 0.03, 0.1)) for _ in range(players)]
    changed = [rng.choice((0.0, 0.3, 0.6)) for _ in range(players)]
    purchases: dict[int, list[int]] = {}
    noted: list[list[list[float]]] = []
    generation = 1
    while not game.is_over:
        s: State = game.state
        if s.generation > LONGEST:
            return []
        if s.generation > generation or (generation > 1 and rng.random() < IN_BETWEEN):
            generation = s.generation
            noted.append(features(s))
        seat = game.to_act[0]
        if not is_purchase(s, seat):
            purchases.pop(seat, None)
        elif not s.picks[seat] and seat not in purchases and rng.random() < changed[seat]:
            purchases[seat] = changed_purchase(s, seat, rng)
        if seat in purchases:
            move = next_pick(s, seat, purchases[seat])
        elif rng.random() < slips[seat]:
            move = random_move(game, seat, rng)
        else:
            move = ask(bots[seat], game, seat, rng)
        game.play(seat, move)
    points = [total(game.state, seat) for seat in range(players)]
    margins = [float(one - other) for one, other in combinations(points, 2)]
    return [pair for rows in noted for pair in zip(rows, margins, strict=True)]


def changed_purchase(s: State, seat: int, rng: random.Random) -> list[int]:
    """Greedy's purchase with one card more or less, at the start with up to three."""
    chosen = set(greedy_purchase(s, seat))
    for _ in range(3 if s.generation == 1 else 1):
        chosen ^= {rng.choice(s.dealt[seat])}
    return sorted(chosen)


def fit(rows: list[Row], alpha: float) -> list[float]:
    """Ridge regression without a constant, on columns of equal spread."""
    size = len(rows[0][0])
    scale = [math.sqrt(sum(row[i] ** 2 for row, _ in rows) / len(rows)) or 1.0 for i in range(size)]
    square = [[0.0] * size for _ in range(size)]
    target = [0.0] * size
    for row, margin in rows:
        scaled = [value / by for value, by in zip(row, scale, strict=True)]
        for i, value in enumerate(scaled):
            if value:
                target[i] += value * margin
                line = square[i]
                for k in range(i + 1):
                    line[k] += value * scaled[k]
    for i in range(size):
        square[i][i] += alpha
    return [one / by for one, by in zip(solve(square, target), scale, strict=True)]


def solve(square: list[list[float]], target: list[float]) -> list[float]:
    """Solve a symmetric positive system of which the lower half is given (Cholesky)."""
    size = len(target)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for k in range(i + 1):
            rest = square[i][k] - sum(root[i][j] * root[k][j] for j in range(k))
            root[i][k] = math.sqrt(rest) if i == k else rest / root[k][k]
    half = [0.0] * size
    for i in range(size):
        half[i] = (target[i] - sum(root[i][j] * half[j] for j in range(i))) / root[i][i]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = half[i] - sum(root[j][i] * found[j] for j in range(i + 1, size))
        found[i] = rest / root[i][i]
    return found


def explained(rows: list[Row], weights: list[float]) -> float:
    """The share of the variance of the margins that weights explain."""
    mean = sum(margin for _, margin in rows) / len(rows)
    whole = sum((margin - mean) ** 2 for _, margin in rows)
    left = sum((margin - dot(row, weights)) ** 2 for row, margin in rows)
    return 1 - left / whole


def dot(row: list[float], weights: list[float]) -> float:
    """What weights make of a row."""
    return sum(a * b for a, b in zip(row, weights, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1300)
    parser.add_argument("--first", type=int, default=400_000, help="the first seed")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--alpha", type=float, default=300.0)
    parser.add_argument("--towards", action="store_true", help="start from the weights of now")
    given = parser.parse_args()
    games = [play(given.first + i, given.players) for i in range(given.games)]
    known = [row for i, rows in enumerate(games) if i % LEFT_OUT for row in rows]
    unknown = [row for i, rows in enumerate(games) if i % LEFT_OUT == 0 for row in rows]
    present = WEIGHTS if given.players == 2 else WEIGHTS_OF_MORE
    base = [row[k] * given.towards for k in range(3) for row in present.values()]
    rests = [(row, margin - dot(row, base)) for row, margin in known]
    weights = [old + new for old, new in zip(base, fit(rests, given.alpha), strict=True)]
    print(f"# {len(known)} rows; explained: {explained(known, weights):.3f},", end=" ")
    print(f"on games left out {explained(unknown, weights):.3f}")
    size = len(WEIGHTS)
    for i, name in enumerate(WEIGHTS):
        row = ", ".join(str(round(weights[i + k * size], 4)) for k in range(3))
        print(f'    "{name}": ({row}),')


if __name__ == "__main__":
    main()
