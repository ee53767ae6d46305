"""Where structures may stand, and which of them are active (MA-7)."""

from __future__ import annotations

from marineris.mars2049 import fault, structure
from marineris.mars2049.board import COLUMNS, NEIGHBOURS, POLAR_CIRCLE
from marineris.mars2049.state import KINDS, State


def is_next_to_base(s: State, seat: int, point: int) -> bool:
    """Whether a point is next to a standing base of a seat."""
    kinds = s.structure
    for near in NEIGHBOURS[point]:
        if kinds[near] == structure.BASE and s.owner[near] == seat:
            return True
    return False


def station_faults(s: State, seat: int, point: int) -> int:
    """What is wrong with a point for a station or laboratory (MA-7.2), as bits of `fault`."""
    found = fault.TAKEN if s.structure[point] != structure.NONE else 0
    if not is_next_to_base(s, seat, point):
        found |= fault.NOT_NEXT_TO_BASE
    return found


def top_ring(s: State, seat: int) -> int:
    """The ring of a seat's base that is nearest the pole."""
    return s.bases[seat][-1] // COLUMNS


def may_go_sideways(s: State, seat: int) -> bool:
    """Whether a seat may build bases that do not approach the pole (MA-15.5)."""
    return s.rules.cooperative and s.sideways[seat] in (-1, seat)


def base_faults(s: State, seat: int, point: int) -> int:
    """What is wrong with a point for a base (MA-7.3), as bits of `fault`."""
    found = fault.TAKEN if s.structure[point] != structure.NONE else 0
    if point // COLUMNS != top_ring(s, seat) + 1 and not may_go_sideways(s, seat):
        found |= fault.NOT_NEARER_POLE
    touches = is_next_to_base(s, seat, point)
    if not touches and s.rules.blocked_base == "next_to_station":
        touches = not next_places(s, seat) and is_next_to_station(s, seat, point)
    return found if touches else found | fault.NOT_NEXT_TO_BASE


def is_next_to_station(s: State, seat: int, point: int) -> bool:
    """Whether a point is next to a station of a seat."""
    return any(near in s.stations[seat] for near in NEIGHBOURS[point])


def station_places(s: State, seat: int) -> list[int]:
    """The free points next to a seat's bases."""
    kinds = s.structure
    near = {point for base in s.bases[seat] for point in NEIGHBOURS[base]}
    return sorted([point for point in near if kinds[point] == structure.NONE])


def next_ring(s: State, seat: int) -> range:
    """The points of the parallel that a seat's next base goes to; none beyond the polar circle."""
    top = top_ring(s, seat)
    return range((top + 1) * COLUMNS, (top + 2) * COLUMNS) if top < POLAR_CIRCLE else range(0)


def next_places(s: State, seat: int) -> list[int]:
    """The free points of the next parallel that are next to a base (MA-7.3)."""
    ring = next_ring(s, seat)
    near = {point for base in s.bases[seat] for point in NEIGHBOURS[base] if point in ring}
    return sorted([point for point in near if s.structure[point] == structure.NONE])


def base_places(s: State, seat: int) -> list[int]:
    """The points where a seat may put its next base."""
    if may_go_sideways(s, seat):
        return station_places(s, seat)
    found = next_places(s, seat)
    if found or s.rules.blocked_base != "next_to_station":
        return found
    free = [point for point in next_ring(s, seat) if s.structure[point] == structure.NONE]
    return [point for point in free if is_next_to_station(s, seat, point)]  # MA-7.6


def removable_stations(s: State, seat: int) -> list[int]:
    """Own stations that a blocked player may take off to make room for a base (MA-7.6)."""
    if s.rules.blocked_base != "remove" or next_places(s, seat):
        return []
    if tokens_left(s, seat, structure.BASE) == 0:
        return []
    ring = next_ring(s, seat)
    return [
        point for point in s.stations[seat] if point in ring and is_next_to_base(s, seat, point)
    ]


def active_stations(s: State, seat: int, kind: int) -> int:
    """How many stations of a kind produce for a seat (MA-7.7)."""
    total = 0
    for point in s.stations[seat]:
        if s.structure[point] == kind and is_next_to_base(s, seat, point):
            total += 1
    return total


def is_active_lab(s: State, seat: int, kind: int) -> bool:
    """Whether a seat has a laboratory that works."""
    point = s.labs[2 * seat + kind - structure.LAB3]
    return point >= 0 and is_next_to_base(s, seat, point)


def tokens_left(s: State, seat: int, kind: int) -> int:
    """Tokens of a kind left: one that was stolen is still away (MA-7.5)."""
    return structure.TOKENS[kind] - s.placed[seat * KINDS + kind]


def has_active_road(s: State, seat: int) -> bool:
    """Whether a seat's road leads from a standing base (MA-11.3)."""
    point = s.road[seat]
    return point >= 0 and s.structure[point] == structure.BASE and s.owner[point] == seat
