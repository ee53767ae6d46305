"""Games among bots: one game is played to its end and told as plain figures.

Everything here is plain data or importable by name, so that it travels to other processes whichever
way they are started.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from marineris.bots.bot import AnyBot, ask
from marineris.core.error import MarinerisError
from marineris.core.game import Game

MOST_MOVES: Final = 50_000
"""A game that is longer than that does not end by itself."""


class EndlessGame(MarinerisError):
    """A game went on and on."""

    code = "endless-game"


def play_out(game: Game[Any], bots: Sequence[AnyBot], seed: int) -> None:
    """Let bots play a game from where it stands to its end; bots sit at the seats in order."""
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(game.players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, ask(bots[seat], game, seat, rngs[seat]))
        if game.move_count > MOST_MOVES:
            raise EndlessGame(f"the game has not ended after {MOST_MOVES} moves", most=MOST_MOVES)
