"""What a map is: spaces, neighbours, placement bonuses, reserved areas, milestones and awards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.terraforming.count import Count

LAND: Final = 0
OCEAN_AREA: Final = 1
CITY_AREA: Final = 2
"""Reserved for the one city that is named after it (TM-4.3)."""
OFF_MAP: Final = 3


@dataclass(frozen=True)
class Space:
    """One space. `number` is its printed number, `bonus` counts steel, titanium, plants, cards."""

    number: str
    kind: int
    neighbours: tuple[int, ...]
    bonus: tuple[int, int, int, int]
    is_volcanic: bool = False
    name: str = ""
    row: int = 0
    column: int = 0


@dataclass(frozen=True)
class Milestone:
    """Claimed by a player whose `count` has reached `least` (TM-11.C1)."""

    id: str
    count: Count
    least: int


@dataclass(frozen=True)
class Award:
    """Won by the player with the highest `count` at the end (TM-11.D2)."""

    id: str
    count: Count


class Board:
    """A map with its look-up tables; spaces are indices."""

    def __init__(
        self,
        name: str,
        spaces: tuple[Space, ...],
        milestones: tuple[Milestone, ...],
        awards: tuple[Award, ...],
    ) -> None:
        self.name = name
        self.spaces = spaces
        self.milestones = milestones
        self.awards = awards
        self.size = len(spaces)
        self.first_milestone = 0
        """Where its milestones begin among those of all maps; likewise its awards."""
        self.first_award = 0
        self.kind = [space.kind for space in spaces]
        self.neighbours = [space.neighbours for space in spaces]
        self.bonus = [space.bonus for space in spaces]
        self.land = [i for i, space in enumerate(spaces) if space.kind == LAND]
        self.ocean_areas = [i for i, space in enumerate(spaces) if space.kind == OCEAN_AREA]
        self.volcanic = [i for i, space in enumerate(spaces) if space.is_volcanic]
        self.named = {space.name: i for i, space in enumerate(spaces) if space.name}

    def area_of(self, name: str) -> int:
        """The space reserved for a named city, or -1 if this map has none."""
        space = self.named.get(name, -1)
        return space if space >= 0 and self.kind[space] in (CITY_AREA, OFF_MAP) else -1


BOARDS: Final[dict[str, Board]] = {}
