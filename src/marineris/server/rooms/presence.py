"""Which people are connected to other processes, by their recent reports.

A process that was killed cannot report that its people are gone, so a report expires and has to be
repeated.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass
class _Word:
    seats: set[int]
    until: float


class Elsewhere:
    """The people of one table at other processes."""

    def __init__(self) -> None:
        self._words: dict[str, _Word] = {}

    def seats(self) -> set[int]:
        """The seats whose people are somewhere else."""
        return {seat for word in self._words.values() for seat in word.seats}

    def hear(self, process: str, seats: Iterable[int], until: float) -> bool:
        """A process reports who is there; whether that changes anything."""
        before = self.seats()
        self._words.pop(process, None)
        if found := set(seats):
            self._words[process] = _Word(found, until)
        return self.seats() != before

    def expire(self, now: float) -> set[int]:
        """Drop expired reports; the seats that no process reports any longer."""
        before = self.seats()
        for process, word in tuple(self._words.items()):
            if word.until < now:
                del self._words[process]
        return before - self.seats()
