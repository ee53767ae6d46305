"""Playing a game on by policies that are handed in, in a loop that runs compiled.

Owns the loop alone. A policy sees nothing but the canonical moves of its seat, so that a quick game
costs little more than its rules; who wants to see the table is asked by `marineris.bots.ask`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from marineris.core.game import Game

Policy = Callable[[list[int]], Any]
"""Picks one of at least two moves; the list is its own."""
Judge = Callable[[int, Any], None]
"""Raises if what a seat's policy has answered, none of its canonical moves, is not legal."""


def play_on(game: Game[Any], policies: Sequence[Policy], most: int, judge: Judge) -> bool:
    """Play until the game is over, or has more moves than that; whether it is over."""
    for _ in range(game.move_count, most + 1):
        if game.is_over:
            return True
        seat = game.to_act[0]
        moves = game.canonical_moves(seat)
        move: Any = moves[0]
        if len(moves) > 1:
            move = policies[seat](moves[:])
            if move not in moves:
                judge(seat, move)
        game.play(seat, move)
    return game.is_over
