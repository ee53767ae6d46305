"""What things are worth in victory points, with so many generations to go.

Everything follows from one curve, what a M€ is worth: much while it can still be invested, next to
nothing when the last generation is on. Ratings, productions and stocks are priced from it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from marineris.terraforming.data import parameter
from marineris.terraforming.data.resource import COUNT, HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.state import State

MOST_GENERATIONS: Final = 16
PLANTS_PER_GREENERY: Final = 8
HEAT_PER_STEP: Final = 8

LEFTOVER: Final = 0.008
"""A M€ when the game is about to end: it only breaks ties."""
LATE_MONEY: Final = 0.12
"""A M€ when one more generation follows: a greenery beside a city gives that."""
GROWTH: Final = 1.08
"""What a M€ earns by being invested a generation earlier."""
BASE_PACE: Final = 1.5
"""Steps of the parameters in a generation that cards and projects bring in any case;"""
INCOME_PER_STEP: Final = 60
"""one more for so many M€ of income,"""
GOODS_PER_STEP: Final = 12
"""and one for so much heat, energy and plants produced."""
METAL_USE: Final = 0.85
"""Metal waits for the right card, so it is worth less than it pays for."""
WAITING: Final = 0.92
"""Heat and plants wait for seven others."""
NEIGHBOURS: Final = 0.5
"""Points and bonuses that a new greenery brings besides itself."""


@dataclass(frozen=True)
class Prices:
    """Prices in victory points."""

    left: float
    """Generations to go, this one included."""
    money: float
    rating: float
    """One step of terraform rating: its point and its income."""
    greenery: float
    """The tile without the oxygen."""
    stock: tuple[float, ...]
    production: tuple[float, ...]
    generations: tuple[float, ...]
    """For each generation to go, this one first, how far it will take place: 1, or part of it."""
    later: tuple[float, ...]
    """The worth of a M€ in each of them."""


def money_price(left: float) -> float:
    """The worth of a M€ with so many generations to go."""
    if left >= 2:
        return LATE_MONEY * math.pow(GROWTH, min(left, MOST_GENERATIONS) - 2)
    return LEFTOVER + (LATE_MONEY - LEFTOVER) * max(0.0, left - 1)


def prices_of(state: State, share: float = 1.0) -> Prices:
    """The prices of a moment of the game, or when only a share of the time to go is left."""
    warm, air = (
        parameter.GOAL[which] - state.parameter[which]
        for which in (parameter.TEMPERATURE, parameter.OXYGEN)
    )
    return _prices(round(max(1.0, share * horizon(state)), 1), warm > 0, air > 0)


@lru_cache(maxsize=2048)
def _prices(left: float, is_cold: bool, is_airless: bool) -> Prices:
    ahead = _generations(left)
    later = tuple(money_price(left - i) for i in range(len(ahead)))
    income = sum(share * money for share, money in zip(ahead[1:], later[1:], strict=True))
    rating = 1 + income
    greenery = 1 + NEIGHBOURS
    stock = _stock(later[0], rating, greenery, is_cold, is_airless)
    production = [0.0] * COUNT
    earned = 0.0
    # From the last generation back: what is produced before it is spent at the prices of then.
    for share, money in zip(reversed(ahead[1:]), reversed(later[1:]), strict=True):
        then = _stock(money, 1 + earned, greenery, is_cold, is_airless)
        earned += share * money
        for what in range(COUNT):
            production[what] += share * then[what]
    production[PLANTS] += WAITING * greenery / PLANTS_PER_GREENERY  # TM-13.2
    return Prices(
        left, later[0], rating, greenery, tuple(stock), tuple(production), tuple(ahead), later
    )


def _generations(left: float) -> list[float]:
    whole = int(left)
    return [1.0] * whole + ([left - whole] if left > whole else [])


def _stock(
    money: float, rating: float, greenery: float, is_cold: bool, is_airless: bool
) -> list[float]:
    """Prices of one unit of each resource. Energy becomes heat, and cards use it."""
    heat = WAITING * rating / HEAT_PER_STEP if is_cold else LEFTOVER
    plants = WAITING * (greenery + (rating if is_airless else 0)) / PLANTS_PER_GREENERY
    prices = [0.0] * COUNT
    prices[MC] = money
    prices[STEEL] = METAL_USE * 2 * money
    prices[TITANIUM] = METAL_USE * 3 * money
    prices[PLANTS] = plants
    prices[HEAT - 1] = heat + 0.15 * money
    prices[HEAT] = heat
    return prices


def horizon(state: State) -> float:
    """About how many generations are to go, this one included."""
    if state.rules.is_solo:
        return max(1.0, 15.0 - state.generation)
    steps = steps_left(state)
    if steps == 0:
        return 1.0
    return max(1.2, min(steps / _pace(state), MOST_GENERATIONS))


def steps_left(state: State) -> int:
    """Steps of the global parameters until the game ends."""
    steps = 0
    for which in range(parameter.COUNT):
        steps += (parameter.GOAL[which] - state.parameter[which]) // parameter.STEP[which]
    return steps


def _pace(state: State) -> float:
    """Steps of the parameters that all players together make in a generation, on average."""
    pace = 0.0
    for seat in range(state.seats):
        base = seat * COUNT
        income = state.rating[seat] + state.production[base + MC]
        warmth = state.production[base + HEAT] + state.production[base + HEAT - 1]
        pace += (
            income / INCOME_PER_STEP + (warmth + state.production[base + PLANTS]) / GOODS_PER_STEP
        )
    return pace + BASE_PACE
