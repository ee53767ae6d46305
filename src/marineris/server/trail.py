"""The moves that stand at a table, and how far back each seat may go.

A way back ends where something came to light: a draw, a reveal, a die, the end of a secret choice,
or somebody else's move. While several seats choose at once their moves do not touch each other, so
a seat may take its own back whoever has answered since.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from marineris.core.effect import BaseState

NOTHING: Final = "undo-nothing"
REVEALED: Final = "undo-revealed"
OTHERS: Final = "undo-others"


@dataclass(frozen=True)
class Step:
    """One move that stands."""

    seat: int
    move: int
    together: bool
    """Made while several seats chose at once."""
    fence: bool
    """With it something came to light that nobody may see and then choose again."""
    earned: bool = False
    """The clock gave time for it."""


@dataclass(frozen=True)
class Moment:
    """What has to be known of a state before a move to tell whether the move is a fence."""

    waiting: int
    reveals: int
    depth: int
    top: Any

    @classmethod
    def of(cls, state: BaseState) -> Moment:
        """The moment of a state."""
        stack = state.stack
        # A game that does not count its reveals has no way back at all.
        reveals = getattr(state, "reveals", -1)
        return cls(state.waiting, reveals, len(stack), stack[-1] if stack else None)

    def ended_choice(self, after: Moment) -> bool:
        """Whether those who chose at once have all chosen: play on the main stack has gone on."""
        if self.waiting == 0:
            return False
        return after.waiting == 0 or self.depth != after.depth or self.top is not after.top

    def step(
        self, seat: int, move: int, after: Moment, seats: int, *, earned: bool = False
    ) -> Step:
        """The step that led from this moment to a later one."""
        fence = after.reveals < 0 or after.reveals != self.reveals
        if seats > 1 and self.ended_choice(after):
            fence = True
        return Step(seat, move, self.waiting != 0, fence, earned)


class Trail:
    """The steps that stand."""

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self.steps = list(steps)

    def last_of(self, seat: int) -> tuple[int, str]:
        """Which step a seat may take back, or -1 and why it may not."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.fence:
                return -1, REVEALED if step.seat == seat else OTHERS
            if step.seat == seat:
                is_last = index == len(self.steps) - 1
                return (index, "") if is_last or step.together else (-1, OTHERS)
            if not step.together:
                return -1, OTHERS
        return -1, NOTHING
