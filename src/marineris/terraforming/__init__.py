"""Terraforming Mars: base game, Corporate Era, solo, draft and expansions, on the core."""

from marineris.terraforming.box import BASE_MOVES as BASE_MOVES
