"""A bot that looks one move ahead.

It tries each of its moves on a copy of the game and takes the one after which it is best off. The
game it gets is an imagined one, so it may play on it freely.

    marineris play -p you,examples/bot.py:OneAhead
    marineris simulate -p examples/bot.py:OneAhead,random --games 20
"""

from __future__ import annotations

import random
from typing import Any

from marineris import Game

PER_POINT = 10.0
"""What a victory point is worth. Everything else is measured against it."""
WORTH = (0.5, 1.0, 1.5, 1.0, 0.4, 0.6)
"""What M€, steel, titanium, plants, energy and heat are worth, each."""
PER_STEP = 5.0
"""How many generations a production still pays, more or less."""
PER_CARD = 2.0
"""What a card in hand is worth: a little more than the M€ it costs to buy."""
MOST_TRIED = 40
"""Moves to try for one answer; of more than that a sample is enough."""


class OneAhead:
    """Plays the move after which its seat is worth the most."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, game: Game[Any], seat: int) -> int:
        """The best of its moves, or any of the best."""
        moves = game.canonical_moves(seat)
        if len(moves) > MOST_TRIED:
            moves = self._rng.sample(moves, MOST_TRIED)
        return max(
            moves, key=lambda move: (self._worth_after(game, seat, move), self._rng.random())
        )

    def _worth_after(self, game: Game[Any], seat: int, move: int) -> float:
        after = game.copy()
        after.play(seat, move)
        # To play a card is several questions (how to pay, where the tile goes): answer them anyhow.
        while (asked := after.decision(seat)) is not None and asked["question"] != "Turn":
            after.play(seat, after.canonical_moves(seat)[0])
        return worth(after.view(seat)["players"][seat])


def worth(player: dict[str, Any]) -> float:
    """What a player of Terraforming Mars has."""
    value = PER_POINT * float(player["points"])
    for each, stock, production in zip(WORTH, player["stock"], player["production"], strict=True):
        value += each * (stock + PER_STEP * production)
    return value + PER_CARD * float(player["hand"])
