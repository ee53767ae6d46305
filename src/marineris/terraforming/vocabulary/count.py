"""Counts: how many of something there are, for amounts, milestones, awards and points.

A count is a frozen record with one method; `every` in it means one for each so many, rounded down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from marineris.terraforming.data import resource, tag, tile

if TYPE_CHECKING:
    from marineris.terraforming.state import State

OWN: Final = 0
OPPONENTS: Final = 1
EVERYONE: Final = 2


class Count:
    """How many of something there are for a seat and a card."""

    def value(self, s: State, seat: int, card: int) -> int:
        """The number, as things stand."""
        raise NotImplementedError

    def value_with(self, s: State, seat: int, card: int) -> int:
        """The number once a card that is about to be played lies in play."""
        return self.value(s, seat, card)

    def final_value(self, s: State, seat: int, card: int) -> int:
        """The number at the end of the game, when nobody acts."""
        return self.value(s, seat, card)


@dataclass(frozen=True)
class Tags(Count):
    """Tags in play (TM-7.8): one's own, or the opponents'. A wild one is any when one acts."""

    tag: int
    every: int = 1
    whose: int = OWN

    def value(self, s: State, seat: int, card: int) -> int:
        return self._count(s, seat, s.tags[seat * tag.STRIDE + tag.WILD])

    def value_with(self, s: State, seat: int, card: int) -> int:
        more = s.tags[seat * tag.STRIDE + tag.WILD]
        if self.whose != OPPONENTS and card >= 0 and card not in s.tableau[seat]:
            for one in tag.TAGS_OF[card]:
                if one == self.tag:
                    more += 1
        return self._count(s, seat, more)

    def final_value(self, s: State, seat: int, card: int) -> int:
        return self._count(s, seat, 0)

    def _count(self, s: State, seat: int, more: int) -> int:
        own = s.tags[seat * tag.STRIDE + self.tag]
        if self.whose == OWN:
            return (own + more) // self.every
        total = 0
        for other in range(s.seats):
            total += s.tags[other * tag.STRIDE + self.tag]
        return (total - own if self.whose == OPPONENTS else total + more) // self.every


@dataclass(frozen=True)
class Cities(Count):
    """City tiles in play, no matter who owns them."""

    on_mars: bool = False
    every: int = 1

    def value(self, s: State, seat: int, card: int) -> int:
        return (s.cities_on_mars if self.on_mars else s.cities_in_play) // self.every


@dataclass(frozen=True)
class EventsPlayed(Count):
    """Event cards that all players have played."""

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for pile in s.events:
            total += len(pile)
        return total


@dataclass(frozen=True)
class CubesHere(Count):
    """Resources on the card itself."""

    every: int = 1

    def value(self, s: State, seat: int, card: int) -> int:
        return s.cubes.get(card, 0) // self.every


@dataclass(frozen=True)
class AnyCubeHere(Count):
    """1 if there is a resource on the card itself, else 0."""

    def value(self, s: State, seat: int, card: int) -> int:
        return 1 if s.cubes.get(card, 0) else 0


@dataclass(frozen=True)
class TilesNextToSite(Count):
    """Tiles of a kind next to the tile that the card placed. Capital is a city here too."""

    tile: int

    def value(self, s: State, seat: int, card: int) -> int:
        space = s.site.get(card, -1)
        if space < 0:
            return 0
        total = 0
        for near in s.map.neighbours[space]:
            kind = s.tile[near]
            if kind == self.tile or (self.tile == tile.CITY and kind == tile.CAPITAL):
                total += 1
        return total


@dataclass(frozen=True)
class Rating(Count):
    """The player's terraform rating."""

    def value(self, s: State, seat: int, card: int) -> int:
        return s.rating[seat]


@dataclass(frozen=True)
class OwnCities(Count):
    """The player's city tiles, Capital and off-map cities included."""

    def value(self, s: State, seat: int, card: int) -> int:
        return s.cities[seat]


@dataclass(frozen=True)
class OwnGreeneries(Count):
    """The player's greenery tiles."""

    def value(self, s: State, seat: int, card: int) -> int:
        return s.greeneries[seat]


@dataclass(frozen=True)
class OwnTiles(Count):
    """The player's tiles in play; oceans belong to nobody (TM-5.3)."""

    def value(self, s: State, seat: int, card: int) -> int:
        return s.tiles[seat]


@dataclass(frozen=True)
class CardsInHand(Count):
    """The cards in the seat's hand."""

    def value(self, s: State, seat: int, card: int) -> int:
        return len(s.hand[seat])


@dataclass(frozen=True)
class ProductionOf(Count):
    """The player's production of a resource."""

    resource: int

    def value(self, s: State, seat: int, card: int) -> int:
        return s.production[seat * resource.COUNT + self.resource]


@dataclass(frozen=True)
class StockOf(Count):
    """The player's stock of some resources together."""

    resources: tuple[int, ...]

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for one in self.resources:
            total += s.stock[seat * resource.COUNT + one]
        return total
