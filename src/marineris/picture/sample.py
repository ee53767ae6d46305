"""The pictures of the documentation: positions of games that were played at random."""

from __future__ import annotations

import random
from typing import Any, Final

import marineris
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.picture.picture import board

SAMPLES: Final[dict[str, tuple[str, int, int, int | None]]] = {
    "terraforming_mid": ("terraforming", 5, 70, 227),
    "terraforming_end": ("terraforming", 4, 49, None),
    "mars2049_mid": ("mars2049", 4, 34, 625),
    "mars2049_end": ("mars2049", 4, 5, None),
}
"""By name of the file: game, players, seed and moves (None: to the end)."""


def sample_game(name: str, players: int, seed: int, moves: int | None) -> Game[Any]:
    """A game after some moves at random."""
    options = {"corporate_era": True} if name == "terraforming" else {}
    game = marineris.new(name, players=players, seed=seed, **options)
    dice = random.Random(seed)
    while not game.is_over and (moves is None or game.move_count < moves):
        seat = dice.choice(game.to_act)
        game.play(seat, random_move(game, seat, dice))
    return game


def sample(name: str) -> str:
    """One of the pictures."""
    return board(sample_game(*SAMPLES[name])) + "\n"
