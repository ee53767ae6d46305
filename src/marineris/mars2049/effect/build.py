"""Effects that build: placing bases, stations and laboratories, free or paid (MA-7)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import Effect
from marineris.core.reason import Reason
from marineris.mars2049 import reason_code, structure
from marineris.mars2049.board import ring_of
from marineris.mars2049.change import put
from marineris.mars2049.move import BUILD, FAMILY, IS_BUILD, IS_POINT, POINT, SEAT, SUBJECT
from marineris.mars2049.placement import (
    base_codes,
    base_places,
    may_go_sideways,
    place_reasons,
    station_codes,
    station_places,
    tokens_left,
    top_ring,
)
from marineris.mars2049.state import State

STATIONS = (structure.AIR_STATION, structure.FOOD_STATION, structure.MINERAL_STATION)


@dataclass(frozen=True)
class Place(Effect):
    """Put a structure of a kind on the board; without a place or token it is lost."""

    kind: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if tokens_left(s, seat, self.kind) == 0:
            return []
        return [POINT[point] for point in self._places(s, seat)]

    def _places(self, s: State, seat: int) -> list[int]:
        return base_places(s, seat) if self.kind == structure.BASE else station_places(s, seat)

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        point = SUBJECT[move]
        if self.kind == structure.BASE and may_go_sideways(s, seat):
            _note_direction(s, seat, point)
        put(s, seat, self.kind, point)
        if card < 0:
            s.built.append(point)  # bought, not given by a mission

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        found = 0 if tokens_left(s, seat, self.kind) else reason_code.NO_TOKEN
        return found if self._places(s, seat) else found | reason_code.NO_PLACE

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_POINT:
            return []
        check = base_codes if self.kind == structure.BASE else station_codes
        return place_reasons(check(s, seat, SUBJECT[move]), SUBJECT[move])


def _note_direction(s: State, seat: int, point: int) -> None:
    """The first base that does not approach the pole fixes who builds sideways (MA-15.5)."""
    if ring_of(point) != top_ring(s, seat) + 1:
        s.sideways[seat] = seat
        s.sideways[(seat + 2) % s.seats] = seat


@dataclass(frozen=True)
class FreeStation(Effect):
    """A free station of any kind next to one's own base; without a place or token it is lost."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if not station_places(s, seat):
            return []
        return self._kinds(s, seat)

    def _kinds(self, s: State, seat: int) -> list[int]:
        return [BUILD[kind] for kind in STATIONS if tokens_left(s, seat, kind)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.push(Place(SUBJECT[move] + 1), seat, card)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        found = 0 if station_places(s, seat) else reason_code.NO_PLACE
        return found if self._kinds(s, seat) else found | reason_code.NO_TOKEN

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_BUILD or SUBJECT[move] + 1 not in STATIONS:
            return []
        name = structure.NAMES[SUBJECT[move] + 1]
        return [Reason("no-token", "MA-7.5", {"structure": name})]


@dataclass(frozen=True)
class Ally(Effect):
    """Oneself and another player each get a free station, placed at once (MA-12.P7)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SEAT[other] for other in range(s.seats) if other != seat]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.push(FreeStation(), SUBJECT[move], card)
        s.push(FreeStation(), seat, card)
