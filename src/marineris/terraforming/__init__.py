"""Terraforming Mars: base game, Corporate Era, solo and draft, as data and rules on the core."""

from marineris.terraforming.cards.base import BASE
from marineris.terraforming.cards.corporate_era import CORPORATE_ERA
from marineris.terraforming.cards.corporation import CORPORATIONS
from marineris.terraforming.maps.tharsis import THARSIS
from marineris.terraforming.project import STANDARD
from marineris.terraforming.registry import register_board, register_cards, register_projects

register_projects(STANDARD)
register_board(THARSIS)
register_cards(BASE)
register_cards(CORPORATE_ERA)
register_cards(CORPORATIONS)
