"""Flat search: candidates are played out on the same imagined deals, the weaker half drops out.

Nothing is looked up that the seat cannot know: each deal is an imagined copy. The deals follow from
what the seat knows, so the same position with the same budget gets the same answer in
any process, on a copy and after an undo. The budget is in rollouts; a deadline, for those who want
one, only ends the search earlier and then costs that promise.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from marineris.core.game import Game

ERRORS: Final = 1.0
"""Standard errors by which a candidate must be better than the policy's own choice."""
KEPT: Final = 2
"""Candidates that no round goes below."""

Rollout = Callable[[Any, int], float]
"""Carries out a candidate, by its index, on a state of its own, and values the end."""


@dataclass(frozen=True)
class Budget:
    """How much a search may do."""

    rollouts: int
    """About so many in all; every candidate is played out at least once."""
    is_late: Callable[[], bool] | None = None
    """A deadline: once it says so, no new deal is begun."""

    def times(self, share: float) -> Budget:
        """So many times as much."""
        return Budget(max(1, round(self.rollouts * share)), self.is_late)


def seed_of(known: object) -> int:
    """A seed that follows from what a seat knows, given as plain data."""
    digest = hashlib.blake2b(repr(known).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def best_candidate(
    game: Game[Any], seat: int, seed: int, candidates: int, rollout: Rollout, budget: Budget
) -> int:
    """The index of the best candidate. The first is the policy's: it stays unless beaten."""
    if candidates < 2:
        return 0
    rng = random.Random(seed)
    found: list[list[float]] = [[] for _ in range(candidates)]
    live = list(range(candidates))
    rounds = max(1, math.ceil(math.log2(candidates)))
    deals = max(1, round(budget.rollouts / _played(candidates, rounds)))
    for turn in range(rounds):
        for _ in range(deals):
            if budget.is_late is not None and found[0] and budget.is_late():
                return decided(found, live)
            deal = game.imagine(seat, rng.getrandbits(60)).state
            for one in live:
                found[one].append(rollout(deal.copy(), one))
        live.sort(key=lambda one: (-mean_of(found[one]), one))
        if turn < rounds - 1:
            live = live[: _next(len(live))]
        if 0 not in live:
            live.append(0)  # the policy's choice is what the others are measured by
    return decided(found, live)


def _next(live: int) -> int:
    return max(KEPT, (live + 1) // 2)


def _played(candidates: int, rounds: int) -> int:
    """How many rollouts a search takes with one deal a round."""
    played, live = 0, candidates
    for _ in range(rounds):
        played += live
        live = _next(live) + 1
    return played


def decided(found: list[list[float]], live: list[int]) -> int:
    """The best of those left, the best first; it must beat the first of all by more than chance."""
    best = max({*live[:KEPT], 0}, key=lambda one: (mean_of(found[one]), -one))
    if best == 0:
        return 0
    pairs = zip(found[best], found[0], strict=False)
    differences = [ours - theirs for ours, theirs in pairs]
    mean = mean_of(differences)
    if len(differences) < 2:
        return best if mean > 0 else 0
    spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
    error = math.sqrt(spread / len(differences))
    return best if mean > ERRORS * error else 0


def mean_of(values: list[float]) -> float:
    """The mean of what a candidate was worth."""
    return sum(values) / len(values)
