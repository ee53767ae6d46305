"""What lobbying brings a player alone, in M€ of the last generation."""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.value import SoloValue
from marineris.terraforming.data.resource import MC
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.action import LOBBYING_COST
from marineris.terraforming.turmoil.committee import committee_of, enter

SEAT: Final = 1
"""The bit of the only seat."""


def lobbying(value: SoloValue, s: State, party: int) -> tuple[float, float]:
    """What a delegate in a party gains, and what it costs; the state is left as it was."""
    cost = 0 if committee_of(s).lobby & SEAT else LOBBYING_COST
    gain = value.cash(s.stock[MC] - cost) - value.cash(s.stock[MC]) - value.committee(s)
    parts = s.parts
    s.parts = [part.copy() for part in parts]
    c = committee_of(s)
    if cost:
        c.reserve[0] -= 1
    else:
        c.lobby &= ~SEAT
    enter(s, c, party, 0)
    gain += value.committee(s)
    s.parts = parts
    return gain, float(cost)
