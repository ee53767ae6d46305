"""Greedy's judgement made quick, with the prices against rivals: what hardly changes is kept.

A rollout asks thousands of times what greedy would do. Where a tile goes best, and what rivals have
as long as nobody touches it, is reckoned once in a decision.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.rivals.prices import RivalAppraiser, rival_prices
from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.state import State

WORTH_OF_MORE: Final = -0.4
"""With three players and more a card is bought for so many points beyond its costs: greedy wants
0.15, and then its M€ go into standard projects."""
FORESIGHT_OF_MORE: Final = 6.0
"""And cards are bought there that the income of so many generations can pay for, not of three."""


class QuickThought(Thought):
    """One decision of one seat in a rollout."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.prices = rival_prices(state)
        self.appraiser = RivalAppraiser(state, seat, self.prices)
        self.outcomes = 0
        """How many outcomes it has looked at."""
        self._sites: dict[tuple[int, tuple[int, ...]], int] = {}
        self._known_others: float | None = None
        self._cut = (seat * COUNT, seat * COUNT + COUNT)

    def worth_buying(self) -> float:
        """Points beyond all costs that make a card worth buying."""
        return super().worth_buying() if self.state.seats <= 2 else WORTH_OF_MORE

    def foresight(self) -> float:
        """For how many generations' income cards are bought."""
        return super().foresight() if self.state.seats <= 2 else FORESIGHT_OF_MORE

    def outcome(self, state: State, move: int) -> State:
        """The position that a move leads to, the questions after it answered."""
        self.outcomes += 1
        return super().outcome(state, move)

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
