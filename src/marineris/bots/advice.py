"""Advice on a decision: its candidates ranked, each with its value and the terms it is made of.

`advise` looks at imagined copies only, so it knows no more than the seat does. The budget is in
nodes, and a node is one candidate played out on one deal: the same position with the same budget
gets the same advice in any process, on a copy and after an undo.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from marineris.core.error import MarinerisError

SPREAD_LEAST: Final = 2.0
SPREAD_GENERATION: Final = 2.5
"""Points of margin that make a win about 73 % sure: at the end, and more for each generation to go.

An estimate, not fitted to games."""


class NoAdvice(MarinerisError):
    """There is nothing to advise on, or no way to."""

    code = "no-advice"


@dataclass(frozen=True)
class Candidate:
    """One thing to do, and what is expected of it."""

    moves: tuple[str, ...]
    """The names of its moves: one, or the picks of a purchase."""
    value: float
    """The expected margin in points over the best rival at the end."""
    error: float
    """The standard error of the value over the deals; infinite after a single one."""
    chance: float
    """The estimated chance to win, from 0 to 1."""
    deals: int
    """On how many deals it was played out."""
    terms: tuple[tuple[str, float], ...]
    """What the value is made of: their sum is the value."""
    results: tuple[float, ...]
    """The value on each deal. Candidates of one advice share their deals, from the first on."""


@dataclass(frozen=True)
class Advice:
    """What is advised to a seat."""

    seat: int
    candidates: tuple[Candidate, ...]
    """The best first; those that dropped out early come last."""
    nodes: int
    """How many nodes it took."""

    @property
    def best(self) -> Candidate:
        """The candidate to choose."""
        return self.candidates[0]

    def loss(self, candidate: Candidate) -> tuple[float, float]:
        """What a candidate loses to the best on the deals they share, and its standard error."""
        pairs = zip(self.best.results, candidate.results, strict=False)
        return mean_and_error([best - own for best, own in pairs])


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, math.inf
    spread = sum((one - mean) ** 2 for one in values) / (count - 1)
    return mean, math.sqrt(spread / count)


def chance_to_win(margin: float, left: float) -> float:
    """The chance that goes with an expected margin and so many generations to go."""
    spread = SPREAD_LEAST + SPREAD_GENERATION * max(0.0, left - 1)
    return 1 / (1 + math.exp(-max(-300.0, min(300.0, margin / spread))))
