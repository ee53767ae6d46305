"""Triggers: what a card in play does when something happens (TM-7.10, TM-12.1).

An occasion says what to listen to and how often it counts; what then happens are ordinary effects,
for the owner of the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.terraforming.data import tile
from marineris.terraforming.data.tag import TAGS_OF
from marineris.terraforming.state import State

PLAYED: Final = 0
"""A card was played; the subject is the card."""
PLACED: Final = 1
"""A tile was placed; the subject is the space."""
BUILT: Final = 2
"""A standard project was paid; the subject is the project."""
SPENT: Final = 3
"""A card or standard project was paid; the subject is its printed cost."""
MINED: Final = 4
"""A tile was placed on a steel or titanium bonus; the subject is the space."""
PRODUCED: Final = 5
"""The actor has produced; nothing else is the subject."""


class Occasion:
    """Something that can happen. `kind` is one of the numbers above."""

    def kind(self) -> int:
        """Which of the kinds it is."""
        raise NotImplementedError

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        """How often it counts when `actor` does it."""
        raise NotImplementedError

    def hears_tile(self, kind: int) -> bool:
        """Whether placing a tile of a kind may count."""
        return True


@dataclass(frozen=True)
class Trigger:
    """When the occasion comes, the effects happen, as often as it counts."""

    on: Occasion
    effects: tuple[Effect, ...]
    on_played_card: bool = False
    """The effects concern the card just played, not the card with the trigger."""


@dataclass(frozen=True)
class PlaysTag(Occasion):
    """A card with some of these tags is played: counts each such tag (TM-7.7)."""

    tags: tuple[int, ...]
    by_anyone: bool = False

    def kind(self) -> int:
        return PLAYED

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        if owner != actor and not self.by_anyone:
            return 0
        total = 0
        for one in tags_of(subject):
            if one in self.tags:
                total += 1
        return total


@dataclass(frozen=True)
class PlaysEvent(Occasion):
    """The owner plays an event, perhaps one that has a certain tag."""

    tag: int = -1

    def kind(self) -> int:
        return PLAYED

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        if owner != actor or not is_event(subject):
            return 0
        return 1 if self.tag < 0 or self.tag in tags_of(subject) else 0


@dataclass(frozen=True)
class Places(Occasion):
    """A tile of a kind is placed. Capital is a city here too (TM-5.6)."""

    tile: int
    by_anyone: bool = True
    on_mars: bool = False

    def kind(self) -> int:
        return PLACED

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        if owner != actor and not self.by_anyone:
            return 0
        kind = s.tile[subject]
        if kind != self.tile and not (self.tile == tile.CITY and kind == tile.CAPITAL):
            return 0
        return 0 if self.on_mars and not s.map.neighbours[subject] else 1

    def hears_tile(self, kind: int) -> bool:
        return kind == self.tile or (self.tile == tile.CITY and kind == tile.CAPITAL)


@dataclass(frozen=True)
class BuildsProject(Occasion):
    """The owner pays for a standard project; selling patents costs nothing and does not count."""

    def kind(self) -> int:
        return BUILT

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        return 1 if owner == actor else 0


@dataclass(frozen=True)
class Spends(Occasion):
    """The owner pays for a card or standard project with at least this printed cost."""

    least: int

    def kind(self) -> int:
        return SPENT

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        return 1 if owner == actor and subject >= self.least else 0


@dataclass(frozen=True)
class MinesBonus(Occasion):
    """The owner gets steel or titanium as a placement bonus: once a tile."""

    def kind(self) -> int:
        return MINED

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        return 1 if owner == actor else 0


@dataclass(frozen=True)
class ProducesUnraised(Occasion):
    """The production phase of a generation in which the owner's rating has not been raised."""

    def kind(self) -> int:
        return PRODUCED

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        return 1 if owner == actor and not s.raised >> owner & 1 else 0


IS_EVENT: Final[list[bool]] = []


def tags_of(card: int) -> tuple[int, ...]:
    """The tags of a card; the table is filled when cards are registered."""
    return TAGS_OF[card]


def is_event(card: int) -> bool:
    """Whether a card is an event."""
    return IS_EVENT[card]
