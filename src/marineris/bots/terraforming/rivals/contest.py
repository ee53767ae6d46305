"""The contest of candidates: played out on shared imagined deals, the weaker half drops out.

The budget is in nodes, and a node is one outcome that the policy looks at in a rollout. So a search
takes about as long with two seats as with five, early or late in the game, and the same position
with the same budget gets the same answer on any machine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from marineris.bots.terraforming.search import KEPT, decided, knowledge_seed, mean_of
from marineris.core.game import Game
from marineris.terraforming.state import State

FIRST_DEALS: Final = 2
"""The budget is for so many deals of all candidates at least; if need be, of fewer candidates."""

PlayPlan = Callable[[State, int], tuple[float, int]]
"""Carries out a candidate, by its index, on a state of its own and plays on: value and nodes."""


@dataclass(frozen=True)
class NodeBudget:
    """How much a search may do."""

    nodes: int
    """About so many in all; two candidates are played out at least once."""
    is_late: Callable[[], bool] | None = None
    """A deadline: once it says so, no new deal is begun. It costs the promise of one answer."""

    def has_time(self) -> bool:
        """Whether the deadline, if there is one, is still to come."""
        return self.is_late is None or not self.is_late()


def best_plan(game: Game[Any], seat: int, plans: int, play: PlayPlan, budget: NodeBudget) -> int:
    """The index of the best candidate. The first is the policy's: it stays unless beaten.

    Candidates come in the order of their promise: if the budget is small, the last are left out.
    """
    return _Contest(game, seat, plans, play, budget).winner() if plans > 1 else 0


class _Contest:
    """The candidates of one decision, and what has become of them so far."""

    def __init__(
        self, game: Game[Any], seat: int, plans: int, play: PlayPlan, budget: NodeBudget
    ) -> None:
        self.game, self.seat, self.play, self.budget = game, seat, play, budget
        self.rng = random.Random(knowledge_seed(game.state, seat))
        self.found: list[list[float]] = [[] for _ in range(plans)]
        self.live = list(range(plans))
        self.spent = 0

    def winner(self) -> int:
        """Play until the budget is used up."""
        self._first_deal()
        rounds = max(1, math.ceil(math.log2(len(self.live))))
        for turn in range(1, rounds + 1):
            self._round(self.budget.nodes * turn // rounds)
            self.live.sort(key=lambda one: (-mean_of(self.found[one]), one))
            if turn < rounds:
                self.live = self.live[: max(KEPT, (len(self.live) + 1) // 2)]
            if 0 not in self.live:
                self.live.append(0)  # the policy's choice is what the others are measured by
        return decided(self.found, self.live)

    def _first_deal(self) -> None:
        """Play the policy's choice: it tells how many others can be afforded; then play those."""
        deal = self._deal()
        self._play(deal, 0)
        most = self.budget.nodes // (FIRST_DEALS * max(1, self.spent))
        self.live = self.live[: max(KEPT, most)]
        for one in self.live[1:]:
            self._play(deal, one)
        self._cost = self.spent / len(self.live)

    def _round(self, until: int) -> None:
        """Deal as often as fits."""
        while self.spent + self._cost * len(self.live) <= until and self.budget.has_time():
            deal = self._deal()
            for one in self.live:
                self._play(deal, one)

    def _deal(self) -> State:
        state: State = self.game.imagine(self.seat, self.rng.getrandbits(60)).state
        return state

    def _play(self, deal: State, one: int) -> None:
        value, nodes = self.play(deal.copy(), one)
        self.found[one].append(value)
        self.spent += max(1, nodes)
