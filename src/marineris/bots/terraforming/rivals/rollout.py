"""Greedy in rollouts: the same judgement, but what hardly changes within a decision is kept.

A rollout asks thousands of times what greedy would do. Where a tile goes best, and what rivals have
as long as nobody touches it, is reckoned once in a decision; and two actions are taken from one
comparison of them all.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.greedy import HASTE, Thought
from marineris.bots.terraforming.rivals.leaf import Leaf, final_margin
from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming.data.project import SELL_PATENTS
from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State

MOST_MOVES: Final = 4000
"""A backstop for rollouts."""


class QuickThought(Thought):
    """One decision of one seat in a rollout."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._sites: dict[tuple[int, tuple[int, ...]], int] = {}
        self._known_others: float | None = None
        self._cut = (seat * COUNT, seat * COUNT + COUNT)

    def site(self, state: State, kind: int, options: list[int]) -> int:
        """Where to put a tile; the same spaces get the same answer."""
        key = (kind, tuple(options))
        found = self._sites.get(key)
        if found is None:
            found = self._sites[key] = super().site(state, kind, options)
        return found

    def others(self, s: State) -> float:
        """What the rivals have, reckoned again only if it may have changed."""
        if s.parts or not self._is_untouched(s):
            return super().others(s)
        if self._known_others is None:
            self._known_others = super().others(self.state)
        return self._known_others

    def _is_untouched(self, s: State) -> bool:
        """Whether the rivals have the same goods, ratings, tiles and prizes as before."""
        now, (first, end) = self.state, self._cut
        seat = self.seat
        return (
            s.stock[:first] == now.stock[:first]
            and s.stock[end:] == now.stock[end:]
            and s.production[:first] == now.production[:first]
            and s.production[end:] == now.production[end:]
            and s.rating[:seat] == now.rating[:seat]
            and s.rating[seat + 1 :] == now.rating[seat + 1 :]
            and s.awards == now.awards
            and s.greeneries == now.greeneries
        )

    def promising(self) -> list[int]:
        """The actions that gain something, the best first."""
        state = self.state
        now, purse = self.value(state), self.funds(state)
        found: list[tuple[float, int]] = []
        for move in state.moves_of(self.seat):
            if move in (m.PASS, m.END, m.PROJECT[SELL_PATENTS]):
                continue
            twin = self.outcome(state, move)
            gain = self.value(twin) - now
            if gain > 0:
                found.append((-gain / (HASTE + max(0, purse - self.funds(twin))), move))
        found.sort()
        return [move for _, move in found]


class Playout:
    """Greedy on all seats. After its best action a seat goes on with the second best, if it can."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._next = [-1] * state.seats

    def move(self, seat: int) -> int:
        """What a seat does now."""
        s = self.state
        moves = s.canonical_moves_of(seat)
        if len(moves) == 1:
            return moves[0]
        thought = QuickThought(s, seat)
        frame = s.question(seat)
        if frame is None or not isinstance(frame[0], Turn):
            return thought.move()
        planned = self._next[seat]
        self._next[seat] = -1
        if planned in moves:
            return planned
        best = thought.promising()
        if not best:
            return moves[0]
        if len(best) > 1:
            self._next[seat] = best[1]
        return best[0]


def play_to(s: State, until: int) -> None:
    """Let greedy play all seats to the end of a generation, or of the game."""
    playout = Playout(s)
    for _ in range(MOST_MOVES):
        acting = s.to_act()
        if not acting or (s.waiting and s.generation > until):
            return
        decide(s, acting[0], playout.move(acting[0]))


def play_out(s: State, seat: int, until: int) -> float:
    """Let greedy play all seats to the end of a generation, and value that for one."""
    play_to(s, until)
    return final_margin(s, seat) if not s.to_act() else Leaf(s, seat).margin(s)
