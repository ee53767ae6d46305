"""Where structures may stand, and which of them are active (MA-7)."""

from __future__ import annotations

from marineris.core.reason import Reason
from marineris.mars2049 import reason_code, structure
from marineris.mars2049.board import (
    COLUMNS,
    NEIGHBOURS,
    POLAR_CIRCLE,
    START_COLUMN,
    START_POINTS,
    name_of,
    point_at,
)
from marineris.mars2049.state import KINDS, State


def is_next_to_base(s: State, seat: int, point: int) -> bool:
    """Whether a point is next to a standing base of a seat."""
    kinds = s.structure
    for near in NEIGHBOURS[point]:
        if kinds[near] == structure.BASE and s.owner[near] == seat:
            return True
    return False


def station_codes(s: State, seat: int, point: int) -> int:
    """What is wrong with a point for a station or laboratory (MA-7.2), as bits of `reason_code`."""
    found = reason_code.TAKEN if s.structure[point] != structure.NONE else 0
    if not is_next_to_base(s, seat, point):
        found |= reason_code.NOT_NEXT_TO_BASE
    return found


def top_ring(s: State, seat: int) -> int:
    """The ring of a seat's base that is nearest the pole."""
    return s.bases[seat][-1] // COLUMNS


def may_go_sideways(s: State, seat: int) -> bool:
    """Whether a seat may build bases that do not approach the pole (MA-15.5)."""
    return s.rules.cooperative and s.sideways[seat] in (-1, seat)


def base_codes(s: State, seat: int, point: int) -> int:
    """What is wrong with a point for a base (MA-7.3), as bits of `reason_code`."""
    found = reason_code.TAKEN if s.structure[point] != structure.NONE else 0
    is_ahead = point // COLUMNS == top_ring(s, seat) + 1
    if not is_ahead and not may_go_sideways(s, seat):
        found |= reason_code.NOT_NEARER_POLE
    touches = is_next_to_base(s, seat, point)
    if not touches and is_ahead and may_leave_bases(s, seat):
        touches = is_next_to_station(s, seat, point)
    return found if touches else found | reason_code.NO_BASE_BEFORE


def place_reasons(codes: int, point: int) -> list[Reason]:
    """The reasons why a point is not a legal place, from the bits of `reason_code`."""
    return [
        Reason(code, rule, {"point": name_of(point)})
        for bit, (code, rule) in reason_code.PLACE_CODES.items()
        if codes & bit
    ]


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


def is_blocked(s: State, seat: int) -> bool:
    """Whether no place is left for the next base towards the pole (MA-7.6).

    In co-op, places for a base that does not approach the pole make no difference.
    """
    return top_ring(s, seat) < POLAR_CIRCLE and not next_places(s, seat)


def may_leave_bases(s: State, seat: int) -> bool:
    """Whether the next base may stand next to a station instead of a base (MA-7.6, MA-7.9)."""
    if not is_blocked(s, seat):
        return False
    return s.rules.blocked_base == "next_to_station" or not stations_in_the_way(s, seat)


def base_places(s: State, seat: int) -> list[int]:
    """The points where a seat may put its next base."""
    found = station_places(s, seat) if may_go_sideways(s, seat) else next_places(s, seat)
    if not may_leave_bases(s, seat):
        return found
    free = [point for point in next_ring(s, seat) if s.structure[point] == structure.NONE]
    return sorted([*found, *[point for point in free if is_next_to_station(s, seat, point)]])


def stations_in_the_way(s: State, seat: int) -> list[int]:
    """Own stations that stand where a base could."""
    ring = next_ring(s, seat)
    return [
        point for point in s.stations[seat] if point in ring and is_next_to_base(s, seat, point)
    ]


def first_base(s: State, seat: int) -> int:
    """The point of a seat's first base, which is never lost (MA-4.2, MA-12.O8)."""
    return point_at(s.rules.start_ring, START_COLUMN[START_POINTS[s.seats][seat]])


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
