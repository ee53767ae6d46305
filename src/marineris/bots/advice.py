"""Advice on a decision: its candidates ranked, each with its value and the terms it is made of.

`advise` looks at imagined copies only, so it knows no more than the seat does. The budget is in
nodes, and a node is one candidate played out on one deal: the same position with the same budget
gets the same advice in any process, on a copy and after an undo.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from marineris.core.error import MarinerisError

POINTS: Final = "points"
"""The unit of values that are points: against rivals the margin, alone all points."""
MONEY: Final = "megacredits"
"""The unit of values that are M€ left or missing at the end."""
ROUNDS: Final = "rounds"
"""The unit of values that are rounds ahead, in Mars 2049."""
DONE: Final = "done"
"""The move that ends a selection, in every game."""
TOP: Final = 3
"""How many candidates are told as the best."""


class NoAdvice(MarinerisError):
    """There is nothing to advise on, or no way to."""

    code = "no-advice"


@dataclass(frozen=True)
class Candidate:
    """One thing to do, and what is expected of it."""

    moves: tuple[str, ...]
    """The names of its moves: one, or the picks of a purchase."""
    value: float
    """What is expected at the end, in the unit of the advice."""
    error: float
    """The standard error of the value over the deals; infinite after a single one."""
    chances: tuple[float, ...]
    """The estimated chance to win of every seat, from 0 to 1."""
    deals: int
    """On how many deals it was played out."""
    terms: tuple[tuple[str, float], ...]
    """What the value is made of: their sum is the value."""
    results: tuple[float, ...]
    """What it is judged by, on each deal: the value, or the chance to win in percent.

    Candidates of one advice share their deals, from the first on."""


@dataclass(frozen=True)
class Advice:
    """What is advised to a seat."""

    seat: int
    unit: str
    """What values are: `points`, `megacredits` or `rounds`."""
    candidates: tuple[Candidate, ...]
    """The best first; those that dropped out early come last."""
    idle: Candidate | None
    """The candidate that does nothing: pass, or buy nothing; None where something must be done."""
    nodes: int
    """How many nodes it took."""
    fresh: int = 0
    """How many of the shared deals have chosen the best: a loss is measured on those after them."""

    @property
    def best(self) -> Candidate:
        """The candidate to choose."""
        return self.candidates[0]

    @property
    def top(self) -> tuple[Candidate, ...]:
        """The three best."""
        return self.candidates[:TOP]

    @property
    def measure(self) -> Candidate:
        """What gains are counted from: doing nothing, or else the last of the three best."""
        return self.top[-1] if self.idle is None else self.idle

    def named(self, moves: Sequence[str]) -> Candidate | None:
        """The candidate with these moves, in any order; None if it was not looked at.

        What only ends a selection does not tell candidates apart.
        """
        wanted = _picks(moves)
        return next((one for one in self.candidates if _picks(one.moves) == wanted), None)

    def gain(self, candidate: Candidate) -> float:
        """What a candidate gains, in the unit of the advice, over `measure`."""
        return candidate.value - self.measure.value

    def gained_terms(self, candidate: Candidate) -> list[tuple[str, float]]:
        """What the gain of a candidate is made of, the largest terms first."""
        from_terms = dict(self.measure.terms)
        changes = [(name, amount - from_terms[name]) for name, amount in candidate.terms]
        return sorted(changes, key=lambda one: -abs(one[1]))

    def loss(self, candidate: Candidate) -> tuple[float, float]:
        """What a candidate loses to the best on the deals they share, and its standard error.

        In points against rivals; alone until the goal is reached, and in Mars 2049, in percentage
        points of the chance to win.
        """
        if candidate is self.best:
            return 0.0, 0.0
        pairs = list(zip(self.best.results, candidate.results, strict=False))
        # Both sides need a deal that chose neither of them.
        late = pairs[self.fresh :] or pairs
        return mean_and_error([best - own for best, own in late])


def _picks(moves: Sequence[str]) -> list[str]:
    return sorted(move for move in moves if move != DONE)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, math.inf
    spread = sum((one - mean) ** 2 for one in values) / (count - 1)
    return mean, math.sqrt(spread / count)


def logistic(x: float) -> float:
    """A chance, from 0 to 1, by how far ahead one is in units of its spread."""
    return 1 / (1 + math.exp(-max(-300.0, min(300.0, x))))
