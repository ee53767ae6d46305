"""Terraforming Mars: base game, Corporate Era, solo, draft and expansions, on the core."""

from marineris.terraforming.base_game import BASE_MOVES as BASE_MOVES
from marineris.terraforming.data.project import FOR_A_GOAL
from marineris.terraforming.registry import register_expansion, register_projects
from marineris.terraforming.turmoil.card import TURMOIL_CARDS
from marineris.terraforming.turmoil.expansion import TURMOIL

register_expansion(TURMOIL, TURMOIL_CARDS)
register_projects(FOR_A_GOAL)  # last, so that the integers of all other moves stay as they were
