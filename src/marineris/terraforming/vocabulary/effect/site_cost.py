"""What placing a tile costs on the few spaces of a map that ask for M€ (MP-3.5 to MP-3.10).

The cost is paid once the tile lies, out of what the seat has and what the oceans beside the space
bring. Only maps with such spaces ask here.
"""

from __future__ import annotations

from marineris.core.reason import Reason
from marineris.terraforming.data import tile
from marineris.terraforming.data.parameter import GOAL, OCEANS
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.payment import money

OCEANS_BROUGHT = 5
"""The place of oceans in a placement bonus."""


def ocean_fee(s: State, space: int) -> int:
    """M€ to keep for the rating that the oceans among a placement bonus will bring (MP-3.11)."""
    left = GOAL[OCEANS] - s.parameter[OCEANS]
    return s.rating_reserve * min(left, s.map.bonus[space][OCEANS_BROUGHT])


def can_pay_site(s: State, seat: int, space: int, kept: int) -> bool:
    """Whether a seat can pay for a tile on a space and keep so many M€ for what follows."""
    cost = s.map.cost[space]
    return cost == 0 or _purse(s, seat, space) >= cost + kept + ocean_fee(s, space)


def site_reasons(s: State, seat: int, space: int, kept: int) -> list[Reason]:
    """Why a seat cannot pay for a tile on a space; empty if it can (MP-3.7)."""
    if can_pay_site(s, seat, space, kept):
        return []
    need = s.map.cost[space] + kept + ocean_fee(s, space)
    return [Reason("money-too-low", "MP-3.7", {"need": need, "have": _purse(s, seat, space)})]


def _purse(s: State, seat: int, space: int) -> int:
    """What a seat can pay with, the M€ for oceans beside the space included (TM-5.2)."""
    oceans = 0
    for near in s.map.neighbours[space]:
        if s.tile[near] == tile.OCEAN:
            oceans += 1
    return money(s, seat) + oceans * s.ocean_bonus[seat]
