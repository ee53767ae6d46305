"""The clock of a table: worked out of the times in its journal, so a restart cannot stop it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

FOR_A_MOVE: Final = 30_000
"""Milliseconds that somebody has who comes back without any."""


class Clock:
    """Each seat has a stock of time, used while it is to act; each answer gives a little back."""

    def __init__(self, minutes: float, seconds_a_move: float, seats: int) -> None:
        self.left = [int(minutes * 60_000)] * seats
        self._bonus = int(seconds_a_move * 1000)
        self._owed = [0] * seats
        self._running: list[int] = []
        self._since = 0

    def advance(self, time: int) -> None:
        """Charge those whose time is running, up to a moment. Time never runs backwards."""
        passed = max(0, time - self._since)
        self._since += passed
        for seat in self._running:
            self.left[seat] = max(0, self.left[seat] - passed)

    def rest(self, time: int) -> None:
        """Charge nobody for the time up to a moment: the table could not be played."""
        self._since = max(self._since, time)

    def copy(self) -> Clock:
        """An exact copy."""
        twin = Clock(0, 0, 0)
        twin.left = self.left[:]
        twin._bonus, twin._since = self._bonus, self._since
        twin._owed = self._owed[:]
        twin._running = self._running[:]
        return twin

    def moved(self, seat: int) -> None:
        """A seat has answered a question."""
        if self._owed[seat]:
            self._owed[seat] -= 1
        else:
            self.left[seat] += self._bonus

    def took_back(self, seat: int) -> None:
        """A seat has taken an answer back: what it gave is not given for the next one."""
        self._owed[seat] += 1

    def returned(self, seat: int) -> None:
        """A person is back. Whose time had run out has enough for a move; others win none."""
        if not self.left[seat]:
            self.left[seat] = max(self._bonus, FOR_A_MOVE)

    def run(self, seats: Iterable[int]) -> None:
        """From now on the time of these seats runs."""
        self._running = sorted(seats)

    def deadline(self) -> int | None:
        """When the first of them runs out of time."""
        return min((self._since + self.left[seat] for seat in self._running), default=None)

    def late(self, time: int) -> list[int]:
        """The seats that have run out of time by a moment."""
        return [seat for seat in self._running if self._since + self.left[seat] <= time]

    def as_data(self) -> dict[str, Any]:
        """The clock as clients get it."""
        return {"left": self.left[:], "running": self._running, "at": self._since}
