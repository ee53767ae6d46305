"""The base game comes into the box: first of all, so that its integers never change.

An expansion that adds moves imports this module first; its own come after them (ADR 0012).
"""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data.cards.base import BASE
from marineris.terraforming.data.cards.corporate_era import CORPORATE_ERA
from marineris.terraforming.data.cards.corporation import CORPORATIONS
from marineris.terraforming.data.maps.tharsis import THARSIS
from marineris.terraforming.data.project import STANDARD
from marineris.terraforming.move import CATALOGUE
from marineris.terraforming.registry import register_cards, register_map, register_projects

register_projects(STANDARD)
register_map(THARSIS)
register_cards(BASE)
register_cards(CORPORATE_ERA)
register_cards(CORPORATIONS)

BASE_MOVES: Final[int] = len(CATALOGUE)
"""How many moves the base game has."""
