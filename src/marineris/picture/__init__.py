"""Pictures of positions, as SVG, made of what a seat may see and nothing else.

>>> import marineris
>>> from marineris.picture import board
>>> game = marineris.new("terraforming", players=2, seed=7)
>>> board(game, theme="light", width=390).startswith("<svg ")
True
"""

from __future__ import annotations

from marineris.picture.picture import board as board
