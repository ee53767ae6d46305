"""What a map is: spaces, placement bonuses and costs, milestones and awards, and its terrain.

A map is one literal (`data/maps/`); `docs/adding-a-map.md` shows how to write one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.terraforming.data.parameter import GOAL, OCEANS
from marineris.terraforming.vocabulary.count import Count

LAND: Final = 0
OCEAN_AREA: Final = 1
CITY_AREA: Final = 2
"""Reserved for the one city that is named after it (TM-4.3)."""
OFF_MAP: Final = 3


Bonus = tuple[int, int, int, int, int, int]
BONUSES: Final = ("steel", "titanium", "plants", "cards", "heat", "oceans")
"""What a `Bonus` counts, in this order (TM-4.4, MP-1.3); an ocean is placed as usual (MP-3.5)."""
NO_BONUS: Final[Bonus] = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Space:
    """One space. `number` is its printed number, `bonus` what a tile placed there brings."""

    number: str
    kind: int
    neighbours: tuple[int, ...]
    bonus: Bonus
    cost: int = 0
    """M€ to pay for placing a tile there (MP-3.7)."""
    is_volcanic: bool = False
    name: str = ""
    row: int = 0
    column: int = 0
    q: int = 0
    """Axial coordinates from the middle of the map: `q` along a row, `r` from row to row."""
    r: int = 0


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


@dataclass(frozen=True)
class Terrain:
    """What the planet looks like under the hexes. It never carries information."""

    seed: int = 19
    """Of everything that is drawn at random: rock, dust and craters."""
    soil: tuple[str, str, str, str] = ("#d98a58", "#b5603a", "#843d25", "#5c2a1b")
    """The colour of the ground, from the lit side to the dark one."""
    craters: int = 60
    has_canyon: bool = False
    northern_ice: int = 330
    """Half the width of the ice at the northern edge, in hundredths of a hex."""
    southern_ice: int = 250


DEFAULT_TERRAIN: Final = Terrain()


class GameMap:
    """A map with its look-up tables; spaces are indices."""

    def __init__(
        self,
        name: str,
        spaces: tuple[Space, ...],
        milestones: tuple[Milestone, ...],
        awards: tuple[Award, ...],
        terrain: Terrain = DEFAULT_TERRAIN,
    ) -> None:
        self.name = name
        self.spaces = spaces
        self.milestones = milestones
        self.awards = awards
        self.terrain = terrain
        self.size = len(spaces)
        self.milestone_moves: list[int] = []
        """The moves that claim its milestones, in their order; filled in by `registry`."""
        self.award_moves: list[int] = []
        self.cost = [space.cost for space in spaces]
        self.has_costs = any(self.cost)
        self.kind = [space.kind for space in spaces]
        self.neighbours = [space.neighbours for space in spaces]
        self.bonus = [space.bonus for space in spaces]
        self.land = [i for i, space in enumerate(spaces) if space.kind == LAND]
        self.ocean_areas = [i for i, space in enumerate(spaces) if space.kind == OCEAN_AREA]
        self.volcanic = [i for i, space in enumerate(spaces) if space.is_volcanic]
        if len(self.ocean_areas) < GOAL[OCEANS]:
            raise ValueError(
                f"the map {name!r} has {len(self.ocean_areas)} ocean areas; "
                f"a game ends with {GOAL[OCEANS]} ocean tiles"
            )
        self.named = {space.name: i for i, space in enumerate(spaces) if space.name}
        # Sets of spaces as bits, for placing; what lies off the map is in none of them.
        self.bit = [0 if space.kind == OFF_MAP else 1 << i for i, space in enumerate(spaces)]
        self.near_bits = [self.bits_of(list(space.neighbours)) for space in spaces]
        self.all_bits = self.bits_of(list(range(len(spaces))))
        self.land_bits = self.bits_of(self.land)
        self.ocean_bits = self.bits_of(self.ocean_areas)
        self.volcanic_bits = self.bits_of(self.volcanic)
        self.metal_bits = self.bits_of([i for i, bonus in enumerate(self.bonus) if any(bonus[:2])])

    def bits_of(self, spaces: list[int]) -> int:
        """A set of spaces as bits."""
        found = 0
        for space in spaces:
            found |= self.bit[space]
        return found

    def area_of(self, name: str) -> int:
        """The space reserved for a named city, or -1 if this map has none."""
        space = self.named.get(name, -1)
        return space if space >= 0 and self.kind[space] in (CITY_AREA, OFF_MAP) else -1


MAPS: Final[dict[str, GameMap]] = {}
