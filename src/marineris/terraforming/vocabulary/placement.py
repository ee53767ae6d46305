"""Where tiles may be placed: the rules of TM-5 and of the cards, as data.

A `Place` says what kind of area and what neighbourhood a tile needs. `codes` finds everything that
is wrong with a space, `reasons` explains it; `spaces` lists those with nothing wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.reason import Reason
from marineris.terraforming import reason_code
from marineris.terraforming.data import tile
from marineris.terraforming.data.map import LAND, OCEAN_AREA
from marineris.terraforming.state import State

OWN_FREELY: Final = 1
"""Next to one's own tile, if that is possible (TM-5.4)."""
OWN_STRICTLY: Final = 2
"""Next to one's own tile."""


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

    def codes(self, s: State, seat: int, space: int) -> int:
        """What is wrong with a space, as bits of `reason_code`; 0 if the tile may go there."""
        found = self.area_codes(s, seat, space)
        near = s.map.neighbours[space]
        tiles = s.tile
        if self.no_city_near or self.cities_near:
            cities = 0
            for other in near:
                if tiles[other] == tile.CITY or tiles[other] == tile.CAPITAL:
                    cities += 1
            if self.no_city_near and cities:
                found |= reason_code.NEXT_TO_CITY
            if cities < self.cities_near:
                found |= reason_code.TOO_FEW_CITIES
        if self.own_near and not _is_next_to_own(s, seat, space):
            found |= reason_code.NOT_NEXT_TO_OWN
        if self.is_isolated:
            for other in near:
                if tiles[other] != tile.NONE:
                    found |= reason_code.NOT_ISOLATED
        if self.greenery_near:
            greeneries = 0
            for other in near:
                if tiles[other] == tile.GREENERY:
                    greeneries += 1
            if greeneries == 0:
                found |= reason_code.NOT_NEXT_TO_GREENERY
        if self.has_metal and s.map.bonus[space][0] + s.map.bonus[space][1] == 0:
            found |= reason_code.NO_METAL
        return found

    def area_codes(self, s: State, seat: int, space: int) -> int:
        """What is wrong with a space whatever lies around it."""
        found = 0
        if s.tile[space] != tile.NONE:
            found |= reason_code.TAKEN
        claim = s.claim[space]
        if claim >= 0 and claim != seat:
            found |= reason_code.CLAIMED
        kind = s.map.kind[space]
        if self.reserved_for and s.map.area_of(self.reserved_for) >= 0:
            if s.map.area_of(self.reserved_for) != space:
                found |= reason_code.WRONG_AREA
        elif kind == OCEAN_AREA:
            if not self.on_ocean:
                found |= reason_code.WRONG_AREA
        elif kind == LAND:
            if self.on_ocean:
                found |= reason_code.WRONG_AREA
        else:
            found |= reason_code.RESERVED_CITY
        if self.is_volcanic and s.map.volcanic and space not in s.map.volcanic:
            found |= reason_code.NOT_VOLCANIC
        return found

    def reasons(self, s: State, seat: int, space: int, area_rule: str = "TM-4.2") -> list[Reason]:
        """The same for people; `area_rule` says which kind of area the tile needs."""
        if space >= s.map.size:
            return [Reason("not-on-this-map", "TM-4.1")]
        bits = self.codes(s, seat, space)
        if self.own_near == OWN_FREELY and not self._must_be_next_to_own(s, seat):
            bits &= ~reason_code.NOT_NEXT_TO_OWN
        facts = {"space": s.map.spaces[space].number}
        found: list[Reason] = []
        for bit, (code, rule) in reason_code.PLACE_CODES.items():
            if bits & bit:
                if bit == reason_code.WRONG_AREA:
                    rule = area_rule
                elif bit == reason_code.NOT_NEXT_TO_OWN and self.own_near == OWN_STRICTLY:
                    rule = "TM-C29"
                elif bit == reason_code.TOO_FEW_CITIES and self.cities_near > 1:
                    rule = "TM-C30"
                found.append(Reason(code, rule, facts))
        return found

    def _must_be_next_to_own(self, s: State, seat: int) -> bool:
        """Whether a legal space is next to one's own tile, so that no other is legal (TM-5.4)."""
        return any(self.codes(s, seat, space) == 0 for space in self.spaces(s, seat))

    def spaces(self, s: State, seat: int) -> list[int]:
        """All legal spaces, in the order of their numbers."""
        area = self._reserved_area(s)
        if area >= 0:
            return [area] if self.area_codes(s, seat, area) == 0 else []
        bits = self._bits(s, seat)
        candidates = s.map.ocean_areas if self.on_ocean else s.map.land
        return [space for space in candidates if bits >> space & 1] if bits else []

    def is_possible(self, s: State, seat: int) -> bool:
        """Whether there is any legal space."""
        area = self._reserved_area(s)
        if area >= 0:
            return self.area_codes(s, seat, area) == 0
        return self._bits(s, seat) != 0

    def _reserved_area(self, s: State) -> int:
        """The space reserved for the tile, or -1 if it goes anywhere else."""
        return s.map.area_of(self.reserved_for) if self.reserved_for else -1

    def _bits(self, s: State, seat: int) -> int:
        """The spaces with nothing wrong, as bits; the same conditions as in `codes`."""
        area = s.map.ocean_bits if self.on_ocean else s.map.land_bits
        blocked = s.claimed
        if blocked and seat < s.seats:  # the neutral opponent has no markers
            blocked ^= s.claimed_by[seat]
        area &= s.free & ~blocked
        if self.is_volcanic and s.map.volcanic:
            area &= s.map.volcanic_bits
        found = area
        if self.no_city_near:
            found &= ~s.near_city
        if self.cities_near:
            found &= s.near_city
        if self.own_near:
            found &= s.near_own[seat]
        if self.has_metal:
            found &= s.map.metal_bits
        if found and (self.cities_near > 1 or self.is_isolated or self.greenery_near):
            found = self._without_codes(s, seat, found)
        if found == 0 and self.own_near == OWN_FREELY:
            return area
        return found

    def _without_codes(self, s: State, seat: int, bits: int) -> int:
        """Those of some spaces that have nothing wrong, looked at one by one."""
        found = 0
        for space in range(s.map.size):
            if bits >> space & 1 and self.codes(s, seat, space) == 0:
                found |= s.map.bit[space]
        return found


def _is_next_to_own(s: State, seat: int, space: int) -> bool:
    for other in s.map.neighbours[space]:
        if s.owner[other] == seat:
            return True
    return False


ANY_LAND: Final = Place()
OCEAN_PLACE: Final = Place(on_ocean=True)
CITY_PLACE: Final = Place(no_city_near=True)
GREENERY_PLACE: Final = Place(own_near=OWN_FREELY)
ISOLATED: Final = Place(is_isolated=True)
"""Next to no tile at all; for a city this includes TM-5.5."""
