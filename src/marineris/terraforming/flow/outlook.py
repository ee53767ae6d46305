"""What effects will raise, worked out beforehand: for rules that make raising a rating cost M€.

Effects add to an `Outlook` in their order (`Effect.foresee`); the levels in it move as the real
ones will, so that bonus steps and goals are seen (TM-3.3, TM-3.6).
"""

from __future__ import annotations

from marineris.terraforming.data.parameter import (
    GOAL,
    MELTING_LEVEL,
    OCEANS,
    OXYGEN,
    STEP,
    TEMPERATURE,
    WARMING_LEVEL,
)
from marineris.terraforming.state import State


class Outlook:
    """The levels as they will be, the steps of rating to come, and what is spent on the way."""

    def __init__(self, s: State) -> None:
        self.level = s.parameter[:]
        self.steps = 0
        self.money = 0
        """M€ that have to be spent."""
        self.heat = 0
        self.metal = -1
        """A metal that may be spent instead of M€, or -1."""

    def copy(self, s: State) -> Outlook:
        """The same outlook, to follow one of several ways."""
        twin = Outlook(s)
        twin.level = self.level[:]
        twin.steps = self.steps
        twin.money = self.money
        twin.heat = self.heat
        twin.metal = self.metal
        return twin

    def take(self, other: Outlook) -> None:
        """Go the way of a copy."""
        self.level = other.level
        self.steps = other.steps
        self.money = other.money
        self.heat = other.heat
        self.metal = other.metal

    def place_ocean(self) -> None:
        """An ocean will be placed, unless there are nine."""
        if self.level[OCEANS] < GOAL[OCEANS]:
            self.level[OCEANS] += 1
            self.steps += 1

    def climb(self, which: int, steps: int) -> None:
        """Temperature or oxygen will go up, with the bonus steps on the way."""
        for _ in range(steps):
            if self.level[which] >= GOAL[which]:
                return
            self.level[which] += STEP[which]
            self.steps += 1
            if which == OXYGEN and self.level[which] == WARMING_LEVEL:
                self.climb(TEMPERATURE, 1)
            elif which == TEMPERATURE and self.level[which] == MELTING_LEVEL:
                self.place_ocean()
