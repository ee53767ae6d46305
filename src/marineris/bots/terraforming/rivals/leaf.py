"""The margin of points that a seat may expect at the end, fitted to games: the leaf of the search.

Each number of a seat (`numbers`) has a weight that changes with the generations to go and with the
generation (`weights`). The margin is the sum for the seat less that of the rival it is worst
against.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from marineris.bots.terraforming.rivals.numbers import Prospects, prospects_of, seat_numbers
from marineris.bots.terraforming.rivals.quick import QuickThought
from marineris.bots.terraforming.rivals.weights import WEIGHTS, WEIGHTS_OF_MORE
from marineris.terraforming.knowledge.scoring import total
from marineris.terraforming.state import State

ROWS: Final = tuple(WEIGHTS.values())
ROWS_OF_MORE: Final = tuple(WEIGHTS_OF_MORE.values())
MIDDLE_LEFT: Final = 6
MIDDLE_GENERATION: Final = 7
"""Where the first weights of each row hold."""
LATEST: Final = 16
"""Later generations count as this one: games that long were not seen in the fit."""


@lru_cache(maxsize=4096)
def weights_at(left: float, generation: int, seats: int = 2) -> tuple[float, ...]:
    """The weights with so many generations to go, in a generation, at a table of so many."""
    x = (left - MIDDLE_LEFT) / MIDDLE_LEFT
    y = (min(generation, LATEST) - MIDDLE_GENERATION) / MIDDLE_GENERATION
    return tuple(a + b * x + c * y for a, b, c in (ROWS if seats == 2 else ROWS_OF_MORE))


class Leaf:
    """Values positions that can be reached from one state, for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._unseen = set(state.deck)
        self._prospects: dict[int, Prospects] = {}
        for rival in range(state.seats):
            if rival != seat:
                thought = QuickThought(state, rival)
                self._prospects[rival] = prospects_of(thought, state, self._unseen)

    def terms(self, s: State) -> dict[str, float]:
        """The margin over the worst rival, by the numbers that it comes from."""
        own = self._weighted(s, self.seat)
        rivals = [self._weighted(s, rival) for rival in self._prospects]
        worst = max(rivals, key=sum)
        return {name: own[i] - worst[i] for i, name in enumerate(WEIGHTS)}

    def worst_rival(self, s: State) -> int:
        """The rival that the seat is worst against."""
        return max(self._prospects, key=lambda rival: sum(self._weighted(s, rival)))

    def margin(self, s: State) -> float:
        """The margin that the seat may expect; in a game that is over, the real one."""
        if s.is_over():
            return final_margin(s, self.seat)
        own = sum(self._weighted(s, self.seat))
        return own - max(sum(self._weighted(s, rival)) for rival in self._prospects)

    def _weighted(self, s: State, seat: int) -> list[float]:
        thought = QuickThought(s, seat)
        thought.unseen = self._unseen
        prospects = self._prospects.get(seat)
        if prospects is None:
            prospects = prospects_of(thought, s, self._unseen)
        numbers = seat_numbers(thought, s, prospects)
        weights = weights_at(thought.prices.left, s.generation, s.seats)
        return [a * b for a, b in zip(weights, numbers, strict=True)]


def final_margin(s: State, seat: int) -> float:
    """Points ahead of the best rival."""
    points = [total(s, one) for one in range(s.seats)]
    return float(points[seat] - max(points[one] for one in range(s.seats) if one != seat))
