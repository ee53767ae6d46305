"""Rollouts: one policy plays all seats to the end of a generation, or of the game.

After its best action a seat goes on with the second best, if it still can: two actions are taken
from one comparison of them all.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.rivals.judgement import Judgement
from marineris.bots.terraforming.rivals.leaf import Leaf, final_margin
from marineris.core.effect import decide
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State

MOST_MOVES: Final = 4000
"""A backstop for rollouts."""


class Playout:
    """One policy on all seats."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.nodes = 0
        """How many outcomes were looked at."""
        self._next = [-1] * state.seats

    def move(self, seat: int) -> int:
        """What a seat does now."""
        s = self.state
        moves = s.canonical_moves_of(seat)
        if len(moves) == 1:
            return moves[0]
        frame = s.question(seat)
        is_turn = frame is not None and isinstance(frame[0], Turn)
        planned = self._next[seat]
        if is_turn:
            self._next[seat] = -1
            if planned in moves:
                return planned
        thought = Judgement(s, seat)
        if not is_turn:
            move = thought.move()
            self.nodes += 1 + thought.outcomes
            return move
        best = thought.promising()
        self.nodes += 1 + thought.outcomes
        if not best:
            return moves[0]
        if len(best) > 1:
            self._next[seat] = best[1]
        return best[0]


def play_to(s: State, until: int) -> int:
    """Let the policy play all seats to the end of a generation; returns the nodes it took."""
    playout = Playout(s)
    for _ in range(MOST_MOVES):
        acting = s.to_act()
        if not acting or (s.waiting and s.generation > until):
            break
        decide(s, acting[0], playout.move(acting[0]))
    return playout.nodes


def play_out(s: State, seat: int, until: int) -> float:
    """Let the policy play all seats to the end of a generation, and value that for one."""
    return play_on(s, seat, until)[0]


def play_on(s: State, seat: int, until: int) -> tuple[float, int]:
    """The same with the nodes it took."""
    nodes = play_to(s, until)
    return Leaf(s, seat).margin(s) if s.to_act() else final_margin(s, seat), nodes
