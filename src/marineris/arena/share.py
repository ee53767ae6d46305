"""Shares, means and their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard deviations around a value that hold 95 % of the chance."""


class Interval(NamedTuple):
    """A value, and where it lies with 95 % certainty."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Interval:
    """A share after Wilson, whose interval holds for few games and sure wins too."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Interval:
    """A mean with the interval that the spread of the values gives it; of one value, any."""
    if not values:
        return Interval(0.0, -math.inf, math.inf)
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    variance = sum((one - mean) ** 2 for one in values) / (len(values) - 1)
    half = Z * math.sqrt(variance / len(values))
    return Interval(mean, mean - half, mean + half)
