"""Counts the derived part of a state again from the rest of it.

The engine keeps derived values up to date as it goes. Here they are worked out from nothing, for
restored snapshots and prepared positions, and for the test that both ways agree.
"""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data import tile
from marineris.terraforming.flow.change import count_claim, count_tile
from marineris.terraforming.flow.play import count_card
from marineris.terraforming.state import State

DERIVED_FIELDS: Final = (
    "tags",
    "discount",
    "project_discount",
    "metal_value",
    "card_price",
    "ocean_bonus",
    "rating_fee",
    "rating_reserve",
    "tolerance",
    "greenery_price",
    "pays_with_heat",
    "guarded",
    "actions",
    "helps",
    "cities",
    "greeneries",
    "tiles",
    "cities_on_mars",
    "cities_in_play",
    "free",
    "near_city",
    "near_own",
    "claimed",
    "claimed_by",
)


def recount(s: State) -> None:
    """Work out everything that is derived from cards and tiles in play."""
    s.clear_derived()
    for seat in range(s.seats):
        for card in s.tableau[seat]:
            count_card(s, seat, card)
    for space, kind in enumerate(s.tile):
        if kind != tile.NONE:
            count_tile(s, kind, s.owner[space], space)
        if s.claim[space] >= 0:
            count_claim(s, s.claim[space], space)
    for expansion in s.expansions:
        expansion.recount(s)


def derived(s: State) -> dict[str, object]:
    """The derived values, and who listens to what, in a form that can be compared."""
    values: dict[str, object] = {name: getattr(s, name) for name in DERIVED_FIELDS}
    values["listeners"] = [
        sorted((seat, card) for seat, card, _ in listeners) for listeners in s.listeners
    ]
    return values
