"""Undo: how far back a seat may go, by one rule for every game.

A seat may take back its last move until somebody else moves or hidden information is revealed: a
draw, a die, the end of a secret choice. While several seats choose at once their moves do not touch
each other, so a seat may take its own back whoever has answered since.

Nothing here takes a move back. That is to play the others again, from the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from marineris.core.effect import BaseState

NOTHING: Final = "undo-nothing"
REVEALED: Final = "undo-revealed"
OTHERS: Final = "undo-others"


@dataclass(frozen=True)
class Step:
    """What a move was, as far as undo needs to know."""

    seat: int
    together: bool
    """Made while several seats chose at once."""
    barrier: bool
    """It revealed something that nobody may see and then choose again."""
    formality: bool = False
    """It answered a question that left no choice."""


@dataclass(frozen=True)
class Moment:
    """What to remember of a state before a move to tell what kind of step the move is."""

    waiting: int
    reveals: int
    depth: int
    top: Any

    def has_ended_choice(self, after: Moment) -> bool:
        """Whether those who chose at once have all chosen: play on the main stack has gone on."""
        if self.waiting == 0:
            return False
        return after.waiting == 0 or self.depth != after.depth or self.top is not after.top


def moment(state: BaseState) -> Moment:
    """The moment of a state."""
    # Any: compiled code would make a new tuple of a typed frame, and frames are told by identity.
    stack: Any = state.stack
    return Moment(state.waiting, state.reveals, len(stack), stack[-1] if stack else None)


def step(
    seat: int, before: Moment, after: Moment, seats: int, *, is_formality: bool = False
) -> Step:
    """The step of a seat's move at a table with so many seats."""
    is_barrier = after.reveals < 0 or after.reveals != before.reveals
    if seats > 1 and before.has_ended_choice(after):
        is_barrier = True
    return Step(seat, before.waiting != 0, is_barrier, is_formality)


def last_undoable(steps: Sequence[Step], seat: int) -> tuple[int, str]:
    """Which of the steps that stand a seat may take back, or -1 and the reason why none."""
    for index in range(len(steps) - 1, -1, -1):
        one = steps[index]
        if one.barrier:
            return -1, REVEALED if one.seat == seat else OTHERS
        if one.seat == seat:
            if one.formality:
                return -1, NOTHING
            is_last = index == len(steps) - 1
            return (index, "") if is_last or one.together else (-1, OTHERS)
        if not one.together:
            return -1, OTHERS
    return -1, NOTHING
