"""How often somebody may do something, and how much of it at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_CALLERS: Final = 10_000
"""Callers that are remembered; the longest silent is forgotten first, with a full bucket."""

Clock = Callable[[], float]


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: float = 1) -> bool:
        """Take from the bucket; False, and nothing taken, if too little is left."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1) -> float:
        """The seconds until so much may be taken."""
        return max(0.0, (cost - self._left) / self.rate)


class Buckets:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, caller: str) -> Bucket:
        """The caller's bucket."""
        bucket = self._of.get(caller)
        if bucket is None:
            bucket = self._of[caller] = Bucket(self._rate, self._burst, self._clock)
            if len(self._of) > MOST_CALLERS:
                self._of.popitem(last=False)
        self._of.move_to_end(caller)
        return bucket


class Places:
    """What each caller may have so many of at a time; 0: any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, caller: str) -> bool:
        """Take a place; False if the caller has as many as allowed."""
        taken = self._taken.get(caller, 0)
        if self._most and taken >= self._most:
            return False
        self._taken[caller] = taken + 1
        return True

    def give_back(self, caller: str) -> None:
        """A place is free again."""
        left = self._taken.pop(caller) - 1
        if left:
            self._taken[caller] = left
