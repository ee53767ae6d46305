"""A colony in numbers, read from an imagined state: what plans ask for in playouts, quickly.

`ColonyView` does the same for the strategies from a view, which is safe on a real game and slower.
Here the state itself is read, so it must be one that the seat has imagined.
"""

from __future__ import annotations

from typing import Final

from marineris.mars2049 import move as m
from marineris.mars2049.action import exchange_rate
from marineris.mars2049.board import COLUMNS, NEIGHBOURS, POLAR_CIRCLE
from marineris.mars2049.change import hand_size, units
from marineris.mars2049.placement import has_active_road, is_next_to_base
from marineris.mars2049.price import ROAD_CARDS_NEEDED
from marineris.mars2049.resource import COUNT, ROAD
from marineris.mars2049.state import KINDS, State
from marineris.mars2049.structure import (
    AIR_STATION,
    BASE,
    H2O_STATION,
    NONE,
    TOKENS,
)

FINISH: Final = 30
"""The goal of all goals: every base that is missing, the road and the H2O station, in one turn."""
NOTHING: Final = -1

_EXCHANGE: Final = {
    give * (COUNT + 1) + get: m.EXCHANGE[i] for i, (give, get) in enumerate(m.PAIR_OF_EXCHANGE)
}


class Colony:
    """What a seat has, and what it lacks for a goal."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.units = [units(s, seat, resource) for resource in range(COUNT)]
        self.roads = s.road_cards[seat]
        self.rate = exchange_rate(s, seat)
        self.bases = len(s.bases[seat])
        self.working = working(s, seat)
        """The active stations, by resource."""
        self.has_road = s.road[seat] >= 0 and (s.rules.road_moves_along or has_active_road(s, seat))
        """Whether the road needs no more cards (MA-11.3, MA-11.7)."""

    @property
    def stations(self) -> int:
        """How many stations produce."""
        return self.working[0] + self.working[1] + self.working[2]

    def need(self, goal: int) -> list[int]:
        """What a goal takes: units of the three resources, and road cards."""
        prices = self.s.prices
        if goal != FINISH:
            price = prices[goal]
            return [price[0], price[1], price[2], 0]
        left = max(0, self.s.rules.bases_needed - self.bases)
        base, last = prices[BASE], prices[H2O_STATION]
        roads = 0 if self.has_road else ROAD_CARDS_NEEDED
        return [left * base[0] + last[0], left * base[1] + last[1], left * base[2] + last[2], roads]

    def shortage(self, need: list[int]) -> list[int]:
        """What is missing of each kind."""
        found = [max(0, need[i] - self.units[i]) for i in range(COUNT)]
        found.append(max(0, need[ROAD] - self.roads))
        return found

    def exchange(self, goal: int, most: int) -> int:
        """The next of at most so many exchanges that make a goal payable; -1: there are none."""
        need = self.need(goal)
        lacking = self.shortage(need)
        missing = lacking[0] + lacking[1] + lacking[2] + lacking[ROAD]
        if missing == 0 or missing > most:
            return NOTHING
        possible, give = 0, 0
        spare = [self.units[i] - need[i] for i in range(COUNT)]
        for i in range(COUNT):
            if spare[i] > 0:
                possible += spare[i] // self.rate
            if spare[i] > spare[give]:
                give = i
        if missing > possible:
            return NOTHING
        get = 0
        for i in range(COUNT + 1):
            if lacking[i] > lacking[get]:
                get = i
        move = _EXCHANGE[give * (COUNT + 1) + get]
        return move if move in self.s.options else NOTHING

    def room(self) -> int:
        """How many places there are for stations that leave the next base one."""
        s, found, ahead = self.s, 0, 0
        top = s.bases[self.seat][-1] // COLUMNS
        for point in free_places(s, self.seat):
            if point // COLUMNS == top + 1:
                ahead += 1
            else:
                found += 1
        if top < POLAR_CIRCLE and ahead == 1:
            return found
        return found + ahead

    def tokens_left(self, kind: int) -> int:
        """How many tokens of a kind are not on the board."""
        return TOKENS[kind] - self.s.placed[self.seat * KINDS + kind]

    def station(self) -> int:
        """The kind of station wanted most: the rarest, then the one paid for first; or NOTHING."""
        best, fewest = NOTHING, 0
        for i in range(COUNT):
            kind = AIR_STATION + i
            if self.tokens_left(kind):
                lacking = self.shortage(self.need(kind))
                rank = 100 * self.working[i] + lacking[0] + lacking[1] + lacking[2]
                if best < 0 or rank < fewest:
                    best, fewest = kind, rank
        return best


def working(s: State, seat: int) -> list[int]:
    """The active stations of a seat, by resource."""
    found = [0, 0, 0]
    for point in s.stations[seat]:
        if is_next_to_base(s, seat, point):
            found[s.structure[point] - AIR_STATION] += 1
    return found


def free_places(s: State, seat: int) -> list[int]:
    """The free points next to a seat's bases, in no order."""
    found: list[int] = []
    for base in s.bases[seat]:
        for point in NEIGHBOURS[base]:
            if s.structure[point] == NONE and point not in found:
                found.append(point)
    return found


def wealth(s: State, seat: int) -> int:
    """What a colony is worth, in units: all that it has spent and holds, as all can see."""
    held = hand_size(s, seat) + 4 * s.road_cards[seat] + 12 * (s.road[seat] >= 0)
    first = 2 * COUNT * seat
    for i in range(COUNT):
        held += 3 * s.tokens[first + 2 * i] + 8 * s.tokens[first + 2 * i + 1]
    stations = working(s, seat)
    return held + 9 * len(s.bases[seat]) + 4 * (stations[0] + stations[1] + stations[2])
