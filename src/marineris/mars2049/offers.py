"""What a seat could buy now, what it would cost, and what is in the way: beside the view.

A client draws this and decides nothing. It is made from what the seat may know, whether or not the
seat is to act. `view` never calls it.
"""

from __future__ import annotations

from typing import Any, TypedDict

from marineris.mars2049 import move as m
from marineris.mars2049 import structure
from marineris.mars2049.change import units
from marineris.mars2049.order import in_turn_order
from marineris.mars2049.placement import active_stations, has_active_road, tokens_left
from marineris.mars2049.price import DECKS, MISSION, ROAD_CARDS_NEEDED
from marineris.mars2049.resource import COUNT
from marineris.mars2049.state import State
from marineris.mars2049.structure import station_of
from marineris.mars2049.turn import action_reasons

ReasonData = dict[str, Any]
"""A reason as `Reason.as_data` gives it: `code`, `rule`, and the figures compared."""

STRUCTURES = range(structure.BASE, structure.H2O_STATION + 1)


class ColonyOffer(TypedDict):
    """What follows from a colony as it stands, for everybody to see."""

    income: list[int]
    """Cards that a roll of air, food and minerals brings now (MA-7.7); none in stagnation."""
    left: dict[str, int]
    """Tokens of each structure that are left to build (MA-7.5)."""
    partner: int
    """The seat of the partner in a cooperative game; -1 without one (MA-15.1)."""


class ItemOffer(TypedDict):
    """A structure or a mission that can be bought."""

    price: list[int]
    """Air, food and minerals."""
    road_cards: int
    """Road cards that it takes."""
    missing: list[int]
    """Air, food and minerals that the seat lacks."""
    missing_road_cards: int
    """Road cards that the seat lacks."""
    reasons: list[ReasonData]
    """Everything in the way, were it this seat's turn; empty if it could be bought."""


class OwnOffers(TypedDict):
    """What only the seat itself may know."""

    items: dict[str, ItemOffer]
    """Structures, then the decks of missions."""
    step: str
    """The next structure on the way to the pole."""


class Offers(TypedDict):
    """The whole; `own` is None for a spectator."""

    next: int
    """The seat that comes after the active one (MA-5.3)."""
    colonies: list[ColonyOffer]
    """By seat."""
    bases_needed: int
    """Bases that the station at the pole needs (MA-11.4)."""
    road_cards_needed: int
    """Road cards that the road to the pole needs (MA-11.2)."""
    own: OwnOffers | None
    """What only the seat itself may know."""


def offers(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat could buy now and what everybody may know of it; None: a spectator."""
    found: Offers = {
        "next": in_turn_order(s, s.active)[1],
        "colonies": [_colony(s, other) for other in range(s.seats)],
        "bases_needed": s.rules.bases_needed,
        "road_cards_needed": ROAD_CARDS_NEEDED,
        "own": None if seat is None else _own(s, seat),
    }
    return dict(found)


def _colony(s: State, seat: int) -> ColonyOffer:
    is_idle = s.stagnation[seat] > 0
    return {
        "income": [
            0 if is_idle else active_stations(s, seat, station_of(what)) for what in range(COUNT)
        ],
        "left": {structure.NAMES[kind]: tokens_left(s, seat, kind) for kind in STRUCTURES},
        "partner": (seat + 2) % s.seats if s.rules.cooperative else -1,
    }


def _own(s: State, seat: int) -> OwnOffers:
    items = {structure.NAMES[kind]: _item(s, seat, kind, m.BUILD[kind]) for kind in STRUCTURES}
    for deck, name in enumerate(DECKS):
        items[name] = _item(s, seat, MISSION + deck, m.BUY[deck])
    return {"items": items, "step": structure.NAMES[_step(s, seat)]}


def _item(s: State, seat: int, item: int, move: int) -> ItemOffer:
    price = s.prices[item]
    roads = ROAD_CARDS_NEEDED if item == structure.POLAR_ROAD else 0
    return {
        "price": list(price),
        "road_cards": roads,
        "missing": [max(0, price[what] - units(s, seat, what)) for what in range(COUNT)],
        "missing_road_cards": max(0, roads - s.road_cards[seat]),
        "reasons": [reason.as_data() for reason in action_reasons(s, seat, move)],
    }


def _step(s: State, seat: int) -> int:
    """What leads on to the pole: bases, then the road, then the station (MA-11)."""
    if len(s.bases[seat]) < s.rules.bases_needed:
        return structure.BASE
    return structure.H2O_STATION if has_active_road(s, seat) else structure.POLAR_ROAD
