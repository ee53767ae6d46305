"""A test that stops as soon as it knows: is a share of wins the lower or the higher of two?

The generalised sequential probability ratio test: all games of a seed, one from each seat, make one
value, and the values are taken as normal with the variance that they show. Pairing makes the values
spread less than games would, so the test ends sooner. As the variance of few values is not known,
two imaginary ones are added to it, and no test ends before `FEWEST` seeds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05
"""How often each of the two answers may be wrong."""
BOUND: Final = math.log((1 - ERROR) / ERROR)
FEWEST: Final = 8
IMAGINED: Final = 2
"""Values as far apart as can be, a half and a half of them won."""

LOWER: Final = "lower"
HIGHER: Final = "higher"
OPEN: Final = "open"


@dataclass(frozen=True)
class Test:
    """Two shares of wins, each between 0 and 1, of which one is to be taken."""

    __test__ = False  # no test of pytest's

    low: float
    high: float

    def ratio(self, values: Sequence[float]) -> float:
        """The logarithm of how much likelier the higher share is than the lower one."""
        if not values:
            return 0.0
        count = len(values)
        mean = sum(values) / count
        spread = sum((one - mean) ** 2 for one in values) + IMAGINED / 4
        variance = spread / (count + IMAGINED)
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, values: Sequence[float]) -> str:
        """The share that is taken, or that it is still open."""
        if len(values) < FEWEST:
            return OPEN
        ratio = self.ratio(values)
        if ratio >= BOUND:
            return HIGHER
        return LOWER if ratio <= -BOUND else OPEN
