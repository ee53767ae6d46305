"""Terraforming Mars: base game, Corporate Era, solo, draft and expansions, on the core."""

from marineris.terraforming.box import BASE_MOVES as BASE_MOVES
from marineris.terraforming.registry import register_expansion
from marineris.terraforming.turmoil.card import TURMOIL_CARDS
from marineris.terraforming.turmoil.expansion import TURMOIL

register_expansion(TURMOIL, TURMOIL_CARDS)
