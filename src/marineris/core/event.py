"""What happened, told to those who may know it.

An event is in the past tense and carries two sets of facts: what everybody may see and what only
its audience may. Events feed the log and the animations; a game without a log makes none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from marineris.core.types import Cause

EVERYONE: Final = -1
NOBODY: Final = 0


class Event:
    """One thing that happened. `audience` is a bit mask of the seats that may see `secret`."""

    def __init__(
        self,
        name: str,
        seat: int,
        facts: Mapping[str, object],
        secret: Mapping[str, object] | None = None,
        audience: int = NOBODY,
    ) -> None:
        self.name = name
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.audience = audience
        self.move = -1
        """The index of the move that caused it; -1 for what happened before the first move."""
        self.cause: Cause | None = None
        self.is_settled = False
        """Whether the effect that told it is known; see `settle`."""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as plain data for a seat, or for a spectator (None)."""
        seen: dict[str, object] = {
            "event": self.name,
            "seat": self.seat,
            "move": self.move,
            "cause": self.cause,
            **self.facts,
        }
        if self.secret is not None and seat is not None and self.audience >> seat & 1:
            seen.update(self.secret)
        return seen


def blame(log: list[Event], since: int, cause: Cause | None) -> None:
    """Give a cause to the events from an index on that have none."""
    for event in log[since:]:
        if event.cause is None:
            event.cause = cause


def settle(log: list[Event], cause: Cause) -> None:
    """An effect is over: it caused what was told since the last one, unless a cause is known."""
    i = len(log)
    while i and not log[i - 1].is_settled:
        i -= 1
        event = log[i]
        event.is_settled = True
        if event.cause is None:
            event.cause = cause
