"""Where tiles may be placed: the rules of TM-5 and of the cards, as data.

A `Place` says what kind of area and what neighbourhood a tile needs. `faults` finds everything that
is wrong with a space, `reasons` explains it; `spaces` lists those with nothing wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.reason import Reason
from marineris.terraforming import fault, tile
from marineris.terraforming.board import LAND, OCEAN_AREA
from marineris.terraforming.state import State

OWN_FREELY: Final = 1
"""Next to an own tile, if that is possible (TM-5.4)."""
OWN_STRICTLY: Final = 2
"""Next to an own tile."""


@dataclass(frozen=True)
class Place:
    """A placement rule. Without any condition: free land that is not reserved."""

    on_ocean: bool = False
    no_city_near: bool = False
    cities_near: int = 0
    own_near: int = 0
    greenery_near: bool = False
    is_isolated: bool = False
    has_metal: bool = False
    is_volcanic: bool = False
    reserved_for: str = ""
    """The named area reserved for this tile (TM-4.3); a map without it: the other conditions."""

    def looks_around(self) -> bool:
        """Whether what lies on other spaces decides where the tile may go."""
        near = self.no_city_near or self.greenery_near or self.is_isolated
        return near or self.cities_near > 0 or self.own_near > 0

    def faults(self, s: State, seat: int, space: int) -> int:
        """What is wrong with a space, as bits of `fault`; 0 if the tile may go there."""
        found = self.area_faults(s, seat, space)
        near = s.board.neighbours[space]
        tiles = s.tile
        if self.no_city_near or self.cities_near:
            cities = 0
            for other in near:
                if tiles[other] == tile.CITY or tiles[other] == tile.CAPITAL:
                    cities += 1
            if self.no_city_near and cities:
                found |= fault.NEXT_TO_CITY
            if cities < self.cities_near:
                found |= fault.TOO_FEW_CITIES
        if self.own_near and not _is_next_to_own(s, seat, space):
            found |= fault.NOT_NEXT_TO_OWN
        if self.is_isolated:
            for other in near:
                if tiles[other] != tile.NONE:
                    found |= fault.NOT_ISOLATED
        if self.greenery_near:
            greeneries = 0
            for other in near:
                if tiles[other] == tile.GREENERY:
                    greeneries += 1
            if greeneries == 0:
                found |= fault.NOT_NEXT_TO_GREENERY
        if self.has_metal and s.board.bonus[space][0] + s.board.bonus[space][1] == 0:
            found |= fault.NO_METAL
        return found

    def area_faults(self, s: State, seat: int, space: int) -> int:
        """What is wrong with a space whatever lies around it."""
        found = 0
        if s.tile[space] != tile.NONE:
            found |= fault.TAKEN
        claim = s.claim[space]
        if claim >= 0 and claim != seat:
            found |= fault.CLAIMED
        kind = s.board.kind[space]
        if self.reserved_for and s.board.area_of(self.reserved_for) >= 0:
            if s.board.area_of(self.reserved_for) != space:
                found |= fault.WRONG_AREA
        elif kind == OCEAN_AREA:
            if not self.on_ocean:
                found |= fault.WRONG_AREA
        elif kind == LAND:
            if self.on_ocean:
                found |= fault.WRONG_AREA
        else:
            found |= fault.RESERVED_CITY
        if self.is_volcanic and s.board.volcanic and space not in s.board.volcanic:
            found |= fault.NOT_VOLCANIC
        return found

    def reasons(self, s: State, seat: int, space: int, area_rule: str = "TM-4.2") -> list[Reason]:
        """The same for people; `area_rule` says which kind of area the tile needs."""
        if space >= s.board.size:
            return [Reason("not-on-this-map", "TM-4.1")]
        bits = self.faults(s, seat, space)
        if self.own_near == OWN_FREELY and not self._must_be_next_to_own(s, seat):
            bits &= ~fault.NOT_NEXT_TO_OWN
        facts = {"space": s.board.spaces[space].number}
        found: list[Reason] = []
        for bit, (code, rule) in fault.PLACE_CODES.items():
            if bits & bit:
                if bit == fault.WRONG_AREA:
                    rule = area_rule
                elif bit == fault.NOT_NEXT_TO_OWN and self.own_near == OWN_STRICTLY:
                    rule = "TM-C29"
                elif bit == fault.TOO_FEW_CITIES and self.cities_near > 1:
                    rule = "TM-C30"
                found.append(Reason(code, rule, facts))
        return found

    def _must_be_next_to_own(self, s: State, seat: int) -> bool:
        """Whether some legal space is next to an own tile, so that no other is legal (TM-5.4)."""
        return any(self.faults(s, seat, space) == 0 for space in self.spaces(s, seat))

    def spaces(self, s: State, seat: int) -> list[int]:
        """All legal spaces, in the order of their numbers."""
        if self.reserved_for:
            area = s.board.area_of(self.reserved_for)
            if area >= 0:
                return [area] if self.area_faults(s, seat, area) == 0 else []
        candidates = self.candidates(s)
        if self.own_near:
            near = own_neighbours(s, seat, candidates)
            found = [space for space in near if self.faults(s, seat, space) == 0]
            if found or self.own_near == OWN_STRICTLY:
                return found
            return [space for space in candidates if self.area_faults(s, seat, space) == 0]
        return [space for space in candidates if self.faults(s, seat, space) == 0]

    def candidates(self, s: State) -> list[int]:
        """The spaces of the right kind of area, free or not."""
        if self.on_ocean:
            return s.board.ocean_areas
        if self.is_volcanic and s.board.volcanic:
            return s.board.volcanic
        return s.board.land

    def is_possible(self, s: State, seat: int) -> bool:
        """Whether there is any legal space."""
        if self.reserved_for or self.own_near:
            return bool(self.spaces(s, seat))
        for space in self.candidates(s):
            if s.tile[space] == tile.NONE and self.faults(s, seat, space) == 0:
                return True
        return False


def own_neighbours(s: State, seat: int, candidates: list[int]) -> list[int]:
    """Those of the candidate spaces that are next to a tile of a seat."""
    if s.tiles[seat] == 0:
        return []
    near: set[int] = set()
    owner = s.owner
    neighbours = s.board.neighbours
    for space in range(s.board.size):
        if owner[space] == seat:
            near.update(neighbours[space])
    return [space for space in candidates if space in near]


def _is_next_to_own(s: State, seat: int, space: int) -> bool:
    for other in s.board.neighbours[space]:
        if s.owner[other] == seat:
            return True
    return False


ANY_LAND: Final = Place()
OCEAN_PLACE: Final = Place(on_ocean=True)
CITY_PLACE: Final = Place(no_city_near=True)
GREENERY_PLACE: Final = Place(own_near=OWN_FREELY)
ISOLATED: Final = Place(is_isolated=True)
"""Next to no tile at all; for a city this includes TM-5.5."""
