"""The bot that plays at random: every legal move is as likely as any other."""

from __future__ import annotations

import random


class RandomBot:
    """Picks any legal move."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed).random

    def pick(self, moves: list[int]) -> int:
        """Any of the moves."""
        return moves[int(self._draw() * len(moves))]
