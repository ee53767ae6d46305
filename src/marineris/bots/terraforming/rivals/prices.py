"""What things are worth against rivals: greedy's prices, mended by what games have shown.

Heat that is produced after Mars is warm is worth nothing, so its production is priced only as long
as the heat of all seats together has something to warm. Money grows a little more slowly than
greedy thinks. Greedy itself never changes, so these prices are apart from its own.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from marineris.bots.terraforming.card_value import Appraiser
from marineris.bots.terraforming.prices import (
    HEAT_PER_STEP,
    LATE_MONEY,
    LEFTOVER,
    METAL_USE,
    MOST_GENERATIONS,
    NEIGHBOURS,
    PLANTS_PER_GREENERY,
    WAITING,
    Prices,
    horizon,
)
from marineris.terraforming.data import parameter
from marineris.terraforming.data.resource import COUNT, ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.state import State

GROWTH: Final = 1.06
"""What a M€ earns by being invested a generation earlier."""
OTHER_WARMTH: Final = 0.8
"""Steps of temperature that a seat makes in a generation with cards and projects."""
ENERGY_USE: Final = 0.15
"""The part of a M€ that an energy is worth to cards, besides the heat that it becomes."""


def rival_prices(s: State, share: float = 1.0) -> Prices:
    """The prices of a moment, or when only a share of the time to go is left."""
    warm, air = (
        parameter.GOAL[which] - s.parameter[which]
        for which in (parameter.TEMPERATURE, parameter.OXYGEN)
    )
    left = round(max(1.0, share * horizon(s)), 1)
    cold = round(share * generations_of_cold(s), 1)
    return _prices(left, warm > 0, air > 0, cold)


def generations_of_cold(s: State) -> float:
    """For how many generations the heat that all seats produce is of use."""
    steps = (parameter.GOAL[parameter.TEMPERATURE] - s.parameter[parameter.TEMPERATURE]) / (
        parameter.STEP[parameter.TEMPERATURE]
    )
    stored = produced = 0
    for seat in range(s.seats):
        base = seat * COUNT
        stored += s.stock[base + HEAT] + s.stock[base + ENERGY]
        produced += s.production[base + HEAT] + s.production[base + ENERGY]
    pace = produced / HEAT_PER_STEP + OTHER_WARMTH * s.seats
    return max(0.0, steps - stored / HEAT_PER_STEP) / pace


def heat_use(s: State) -> float:
    """The share of the heat still to be produced that can warm Mars."""
    ahead = horizon(s) - 1
    return min(1.0, generations_of_cold(s) / ahead) if ahead > 0 else 1.0


def money_price(left: float) -> float:
    """The worth of a M€ with so many generations to go."""
    if left >= 2:
        return LATE_MONEY * math.pow(GROWTH, min(left, MOST_GENERATIONS) - 2)
    return LEFTOVER + (LATE_MONEY - LEFTOVER) * max(0.0, left - 1)


@lru_cache(maxsize=8192)
def _prices(left: float, is_cold: bool, is_airless: bool, cold: float) -> Prices:
    whole = int(left)
    ahead = [1.0] * whole + ([left - whole] if left > whole else [])
    later = tuple(money_price(left - i) for i in range(len(ahead)))
    rating = 1.0
    for share, money in zip(ahead[1:], later[1:], strict=True):
        rating += share * money
    stock = _stock(later[0], rating, float(is_cold), is_airless)
    production = [0.0] * COUNT
    earned = 0.0
    # From the last generation back: what is produced before it is spent at the prices of then.
    for i in range(len(ahead) - 1, 0, -1):
        use = max(0.0, min(1.0, cold - i + 1)) if is_cold else 0.0
        then = _stock(later[i], 1 + earned, use, is_airless)
        earned += ahead[i] * later[i]
        for what in range(COUNT):
            production[what] += ahead[i] * then[what]
    greenery = 1 + NEIGHBOURS
    production[PLANTS] += WAITING * greenery / PLANTS_PER_GREENERY  # TM-13.2
    return Prices(
        left, later[0], rating, greenery, tuple(stock), tuple(production), tuple(ahead), later
    )


def _stock(money: float, rating: float, heat_use: float, is_airless: bool) -> list[float]:
    """Prices of one unit of each resource, if this share of the heat still warms Mars."""
    heat = heat_use * WAITING * rating / HEAT_PER_STEP + (1 - heat_use) * LEFTOVER
    greenery = 1 + NEIGHBOURS + (rating if is_airless else 0)
    prices = [0.0] * COUNT
    prices[MC] = money
    prices[STEEL] = METAL_USE * 2 * money
    prices[TITANIUM] = METAL_USE * 3 * money
    prices[PLANTS] = WAITING * greenery / PLANTS_PER_GREENERY
    prices[ENERGY] = heat + ENERGY_USE * money
    prices[HEAT] = heat
    return prices


class RivalAppraiser(Appraiser):
    """Values cards by these prices."""

    def midway(self) -> Appraiser:
        """The same seat half way to the end: what happens again and again is valued with it."""
        if self._midway is None:
            self._midway = RivalAppraiser(self.state, self.seat, rival_prices(self.state, 0.5))
        return self._midway
