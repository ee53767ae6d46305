"""What happened, told to those who may know it.

An event is in the past tense and carries two sets of facts: what everybody may see and what only
its audience may. Events feed the log and the animations; a game without a log makes none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as plain data for a seat, or for a spectator (None)."""
        seen: dict[str, object] = {"event": self.name, "seat": self.seat, **self.facts}
        if self.secret is not None and seat is not None and self.audience >> seat & 1:
            seen.update(self.secret)
        return seen
