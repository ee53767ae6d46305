"""Where to put a tile: what each space would bring, without trying it out."""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.card_value import DRAWN_CARD, RIVALRY
from marineris.bots.terraforming.prices import Prices
from marineris.terraforming.data import tile
from marineris.terraforming.data.map import LAND
from marineris.terraforming.data.resource import HEAT, PLANTS, STEEL, TITANIUM
from marineris.terraforming.state import State

CITIES: Final = (tile.CITY, tile.CAPITAL)
PROSPECT: Final = 0.14
"""A free space beside a city: a greenery may come there."""


def site_value(s: State, seat: int, kind: int, space: int, prices: Prices) -> float:
    """What a tile of a kind on a space brings a seat, in victory points."""
    steel, titanium, plants, cards, heat, oceans = s.map.bonus[space]
    value = (
        steel * prices.stock[STEEL]
        + titanium * prices.stock[TITANIUM]
        + plants * prices.stock[PLANTS]
        + cards * DRAWN_CARD * prices.money
        + heat * prices.stock[HEAT]
        + oceans
        - s.map.cost[space] * prices.money
    )
    rival = RIVALRY / max(1, s.seats - 1)
    for near in s.map.neighbours[space]:
        value += _beside(s, seat, kind, near, prices, rival)
    return value


def _beside(s: State, seat: int, kind: int, near: int, prices: Prices, rival: float) -> float:
    """What one neighbour of the new tile adds."""
    there = s.tile[near]
    owner = s.owner[near]
    if there == tile.OCEAN:
        return 2 * prices.money + (1.0 if kind == tile.CAPITAL else 0.0)
    if there in CITIES:
        if kind == tile.GREENERY:
            return 1.0 if owner == seat else -rival
        return -PROSPECT if owner == seat else PROSPECT * rival  # it takes up a garden's place
    if kind in CITIES:
        if there == tile.GREENERY:
            return 1.0
        if there == tile.NONE and s.map.kind[near] == LAND:
            return PROSPECT
    if kind == tile.OCEAN and there == tile.NONE:
        return 0.02  # the next tile beside it earns 2 M€, perhaps ours
    return 0.0


def best_site(s: State, seat: int, kind: int, spaces: list[int], prices: Prices) -> int:
    """The index of the best of some spaces."""
    values = [site_value(s, seat, kind, space, prices) for space in spaces]
    return values.index(max(values))
