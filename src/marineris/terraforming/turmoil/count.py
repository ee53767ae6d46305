"""What the cards and global events of Turmoil count.

`Boosted` and `Softened` are the rule of five (TU-8.6): at most five of a thing count, and then
influence is added to what is gained or taken off what is lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.terraforming.data import tile
from marineris.terraforming.data.card import ACTIVE, CARDS
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import committee_of
from marineris.terraforming.turmoil.party import COUNT
from marineris.terraforming.vocabulary.count import Count

MOST_COUNTED: Final = 5


@dataclass(frozen=True)
class Influence(Count):
    """The player's influence (TU-7)."""

    def value(self, s: State, seat: int, card: int) -> int:
        return committee_of(s).influence(seat)


@dataclass(frozen=True)
class Capped(Count):
    """A count of at most five."""

    count: Count

    def value(self, s: State, seat: int, card: int) -> int:
        return min(MOST_COUNTED, self.count.value(s, seat, card))


@dataclass(frozen=True)
class Boosted(Count):
    """A count of at most five, plus the seat's influence."""

    count: Count

    def value(self, s: State, seat: int, card: int) -> int:
        counted = min(MOST_COUNTED, self.count.value(s, seat, card))
        return counted + committee_of(s).influence(seat)


@dataclass(frozen=True)
class Softened(Count):
    """A count of at most five, less the seat's influence."""

    count: Count

    def value(self, s: State, seat: int, card: int) -> int:
        counted = min(MOST_COUNTED, self.count.value(s, seat, card))
        return max(0, counted - committee_of(s).influence(seat))


@dataclass(frozen=True)
class SumOf(Count):
    """Several counts together, one for each so many."""

    counts: tuple[Count, ...]
    every: int = 1

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for one in self.counts:
            total += one.value(s, seat, card)
        return total // self.every


@dataclass(frozen=True)
class RatingAbove(Count):
    """Full sets of so many steps of the seat's rating above a level."""

    level: int
    every: int

    def value(self, s: State, seat: int, card: int) -> int:
        return max(0, s.rating[seat] - self.level) // self.every


@dataclass(frozen=True)
class OwnEvents(Count):
    """Event cards that one has played oneself."""

    def value(self, s: State, seat: int, card: int) -> int:
        return len(s.events[seat])


@dataclass(frozen=True)
class ActiveCards(Count):
    """The player's active (blue) cards in play; the corporation is none."""

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for one in s.tableau[seat]:
            if CARDS[one].kind == ACTIVE:
                total += 1
        return total


@dataclass(frozen=True)
class TilesNextToOcean(Count):
    """The player's tiles with an ocean beside them."""

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for space in range(s.map.size):
            if s.owner[space] == seat:
                for near in s.map.neighbours[space]:
                    if s.tile[near] == tile.OCEAN:
                        total += 1
                        break
        return total


@dataclass(frozen=True)
class EmptyNextToOwn(Count):
    """The empty spaces of Mars beside the seat's tiles, each once."""

    def value(self, s: State, seat: int, card: int) -> int:
        found: set[int] = set()
        for space in range(s.map.size):
            if s.owner[space] == seat:
                for near in s.map.neighbours[space]:
                    if s.tile[near] == tile.NONE:
                        found.add(near)
        return len(found)


@dataclass(frozen=True)
class PartiesJoined(Count):
    """The parties in which one has a delegate."""

    def value(self, s: State, seat: int, card: int) -> int:
        c = committee_of(s)
        total = 0
        for party in range(COUNT):
            if c.of(party, seat):
                total += 1
        return total
