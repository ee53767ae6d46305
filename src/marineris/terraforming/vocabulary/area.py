"""The areas of a table, as bits: what effects depend on and what they change (TM-11.A4).

Two effects come out the same in either order if neither changes an area that the other needs. To
add to a stock, to a hand or to a card is not to need it.
"""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.options import MOST_PLAYERS

NOWHERE: Final = 0
ANYWHERE: Final = -1
SITE: Final = 1
"""Where the card put its tile."""
HAND: Final = 2
"""The acting player's cards in hand."""
DECK: Final = 4
CUBES: Final = 8
PRODUCTION: Final = 16
EXPANSION: Final = 32
"""What an expansion adds to the table."""
FIRST_STOCK: Final = 6
FIRST_SPACE: Final = FIRST_STOCK + COUNT * MOST_PLAYERS
MAP: Final = ANYWHERE << FIRST_SPACE
"""All spaces: everything from the first one on."""


def stock_of(what: int, seat: int) -> int:
    """A player's stock of a resource."""
    return 1 << (FIRST_STOCK + what * MOST_PLAYERS + seat)


def spaces(found: list[int]) -> int:
    """Some spaces of the map."""
    bits = 0
    for space in found:
        bits |= 1 << (FIRST_SPACE + space)
    return bits
