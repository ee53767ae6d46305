"""A plan: how a colony is to grow, in a few numbers, and the move that it makes of any question.

A plan is quick enough to be played out: it reads an imagined state and not a view. Its craft is
that of the strategies, and it saves cards as tokens whenever it can, for tokens are safe
(MA-10.2).
"""

from __future__ import annotations

from typing import Final

from marineris.bots.mars2049.colony import (
    FINISH,
    NOTHING,
    Colony,
    free_places,
    wealth,
    working,
)
from marineris.bots.mars2049.strategies import USEFULNESS
from marineris.core.effect import Effect
from marineris.core.selection import Selection
from marineris.mars2049 import move as m
from marineris.mars2049.board import COLUMNS, NEIGHBOURS
from marineris.mars2049.card import INDEX, MISSIONS
from marineris.mars2049.change import hand_size
from marineris.mars2049.effect.attack import (
    BlackFriday,
    Hit,
    LoseStations,
    Plunder,
    Rob,
    Sabotage,
)
from marineris.mars2049.effect.build import Ally, FreeStation, Place
from marineris.mars2049.effect.mission import UseAgain
from marineris.mars2049.effect.supply import ProduceChosen, StoreProduced, Take
from marineris.mars2049.placement import is_next_to_base
from marineris.mars2049.price import MISSION, OFFENSIVE, PEACEFUL, ROAD_CARDS_NEEDED
from marineris.mars2049.resource import COUNT, ROAD
from marineris.mars2049.state import State
from marineris.mars2049.structure import (
    AIR_STATION,
    BASE,
    H2O_STATION,
    LAB2,
    LAB3,
    NONE,
    POLAR_ROAD,
)
from marineris.mars2049.turn import AnswerSwap, RemoveStation, Thief, Turn

NEEDS_ROOM: Final = ("construction", "plunder", "alliance", "laboratory")


class Plan:
    """How many stations and laboratories before the next base, and which missions are bought."""

    def __init__(
        self,
        stations: tuple[int, ...],
        labs: tuple[int, ...] = (0, 0, 0, 0, 0),
        last_base: int = 5,
        peaceful: int = NOTHING,
        offensive: int = NOTHING,
        roads_at: int = 7,
    ) -> None:
        self.stations = stations
        """How many stations are wanted with one base, two bases and so on."""
        self.labs = labs
        """How many laboratories, likewise."""
        self.last_base = last_base
        """With so many bases, all the rest is built in one turn."""
        self.peaceful = peaceful
        """By how many units of each resource a peaceful mission may delay the next step."""
        self.offensive = offensive
        """Likewise for an offensive one."""
        self.roads_at = roads_at
        """With so many stations, Discovery brings road cards; before, what helps to grow."""

    # ------------------------------------------------------------------ a turn

    def project(self, c: Colony) -> int:
        """The next step of the colony."""
        if c.bases >= c.s.rules.bases_needed:
            return FINISH
        stage = min(c.bases, 5) - 1
        station = NOTHING
        wants_station = c.stations < self.stations[stage]
        labs = 2 - c.tokens_left(LAB3) - c.tokens_left(LAB2)
        wants_lab = labs < self.labs[stage]
        if (wants_station or wants_lab) and c.room():
            if wants_station:
                station = c.station()
            if station >= 0:
                return station
            if wants_lab:
                return LAB3 if c.tokens_left(LAB3) else LAB2
        return BASE if c.bases < self.last_base else FINISH

    def turn(self, s: State, seat: int) -> int:
        """The next action of a turn."""
        options = s.options
        if len(options) == 1:
            return options[0]
        if m.BUILD[H2O_STATION] in options:
            return m.BUILD[H2O_STATION]
        if m.BUILD[POLAR_ROAD] in options:
            return m.BUILD[POLAR_ROAD]
        c = Colony(s, seat)
        move = mission_to_use(c) if s.missions[seat] and not s.used else NOTHING
        if move < 0:
            move = pursue(c, FINISH)
        if move < 0 and not s.bought:
            move = self._buy(c)
        if move < 0:
            move = pursue(c, self.project(c))
        if move < 0:
            move = store(options)
        return move if move >= 0 else m.PASS

    def _buy(self, c: Colony) -> int:
        """A mission that the next step can spare the units for."""
        options = c.s.options
        for deck in (PEACEFUL, OFFENSIVE):
            delay = self.offensive if deck == OFFENSIVE else self.peaceful
            if delay < 0 or m.BUY[deck] not in options:
                continue
            if can_spare(c, MISSION + deck, self.project(c), delay):
                return m.BUY[deck]
        return NOTHING

    # ------------------------------------------------------------------ any question

    def move(self, s: State, seat: int) -> int:
        """The answer to what the seat is asked."""
        frame = s.question(seat)
        assert frame is not None
        effect = frame[0]
        if isinstance(effect, Turn):
            return self.turn(s, seat)
        if isinstance(effect, StoreProduced):
            return s.moves_of(seat)[-1]
        if isinstance(effect, Take):
            return self._take(s, seat, effect)
        moves = s.moves_of(seat)
        if isinstance(effect, Hit):
            return m.PROTECT if m.PROTECT in moves else moves[0]
        if isinstance(effect, AnswerSwap):
            return self._answer_swap(s, seat, effect)
        if isinstance(effect, Selection):
            moves = s.canonical_moves_of(seat)
        if m.FAMILY[moves[0]] == m.IS_SEAT:
            return _whom(s, seat, effect, moves)
        c = Colony(s, seat)
        best, highest = moves[0], -1e9
        for move in moves:
            value = _score(c, effect, m.SUBJECT[move])
            if value > highest:
                best, highest = move, value
        return best

    def _take(self, s: State, seat: int, effect: Take) -> int:
        """Road cards for a grown colony; else what the next goal lacks. In their order."""
        moves = s.canonical_moves_of(seat)
        if len(moves) == 1:
            return moves[0]
        c = Colony(s, seat)
        picks = s.picks[seat]
        left = effect.left
        wanted = [0, 0, 0, 0]
        if effect.roads and not c.has_road and c.stations >= self.roads_at:
            wanted[ROAD] = min(left, max(0, ROAD_CARDS_NEEDED - c.roads))
            left -= wanted[ROAD]
        lacking = c.shortage(c.need(self.project(c)))
        final = c.need(FINISH)
        while left > 0:
            best, rank = 0, -1000
            for i in range(COUNT):
                own = 20 * (lacking[i] - wanted[i]) + final[i] - c.units[i] - wanted[i]
                if own > rank:
                    best, rank = i, own
            wanted[best] += 1
            left -= 1
        for move in picks:
            wanted[m.SUBJECT[move]] -= 1
        for move in moves:
            if wanted[m.SUBJECT[move]] > 0:
                return move
        return moves[0]

    def _answer_swap(self, s: State, seat: int, effect: AnswerSwap) -> int:
        """Yes, unless it would cost the one who is further what the next step needs."""
        moves = s.moves_of(seat)
        if m.ACCEPT not in moves:
            return m.DONE
        if wealth(s, effect.proposer) > wealth(s, seat):
            return m.ACCEPT
        c = Colony(s, seat)
        need = c.need(self.project(c))
        costs = c.units[effect.get] - 1 < need[effect.get]
        return m.DONE if costs and not c.shortage(need)[effect.give] else m.ACCEPT


def pursue(c: Colony, goal: int) -> int:
    """The next move that brings a goal about in this turn; -1: it must wait."""
    options = c.s.options
    is_base = goal in (BASE, FINISH)
    if is_base:
        need = c.need(goal)
        lacking = c.shortage(need)
        if lacking[0] + lacking[1] + lacking[2] + lacking[ROAD]:
            return c.exchange(goal, 99 if goal == FINISH else 5 - c.rate)
        if c.bases >= c.s.rules.bases_needed:
            return NOTHING
        if m.REMOVE in options:  # the way to the pole is blocked, perhaps not that sideways
            return m.REMOVE
        return m.BUILD[BASE] if m.BUILD[BASE] in options else NOTHING
    if m.BUILD[goal] in options:
        return m.BUILD[goal]
    return c.exchange(goal, 5 - c.rate)


def can_spare(c: Colony, goal: int, project: int, delay: int) -> bool:
    """Whether a price leaves of what it takes nearly as much as a project needs."""
    price = c.s.prices[goal]
    need = c.need(project)
    for i in range(COUNT):
        if price[i] and c.units[i] - price[i] < need[i] - delay:
            return False
    return True


def store(options: list[int]) -> int:
    """The largest token that cards can be made safe as; -1 if there is none."""
    found = NOTHING
    for move in options:
        if m.FAMILY[move] == m.IS_STORE:
            found = move
    return found


RANK: Final = [
    USEFULNESS.index(mission.id) if mission.id in USEFULNESS else len(USEFULNESS)
    for mission in MISSIONS
]
ROOMY: Final = [mission.id in NEEDS_ROOM for mission in MISSIONS]
BLACK_FRIDAY: Final = INDEX["black_friday"]


def mission_to_use(c: Colony) -> int:
    """The mission to use now; -1 for none that helps."""
    best, lowest = NOTHING, 0
    for move in c.s.options:
        if m.FAMILY[move] != m.IS_USE:
            continue
        mission = m.SUBJECT[move]
        if best >= 0 and RANK[mission] >= lowest:
            continue
        if ROOMY[mission] and not c.room():
            continue
        if mission == BLACK_FRIDAY and _friday_best(c) <= 0:
            continue
        best, lowest = move, RANK[mission]
    return best


def _rivals(s: State, seat: int) -> list[int]:
    is_coop = s.rules.cooperative
    return [i for i in range(s.seats) if i != seat and not (is_coop and (i - seat) % 2 == 0)]


def _leader(s: State, seat: int) -> int:
    best, most = NOTHING, -1
    for other in _rivals(s, seat):
        value = wealth(s, other)
        if value > most:
            best, most = other, value
    return best


def _friday_best(c: Colony) -> int:
    theirs = working(c.s, _leader(c.s, c.seat))
    return max([theirs[i] - c.working[i] for i in range(COUNT)])


def _whom(s: State, seat: int, effect: Effect, moves: list[int]) -> int:
    """Whom to attack or to help: the leader is attacked, the last one helped."""
    seats = [m.SUBJECT[move] for move in moves]
    helps = isinstance(effect, Ally) or (isinstance(effect, Thief) and effect.again)
    if isinstance(effect, Ally) and s.rules.cooperative and (seat + 2) % 4 in seats:
        return m.SEAT[(seat + 2) % 4]
    if isinstance(effect, Rob):
        rich = [other for other in seats if hand_size(s, other) >= 3]
        seats = rich or seats
    best, highest = seats[0], -1_000_000
    for other in seats:
        value = -wealth(s, other) if helps else wealth(s, other)
        if value > highest:
            best, highest = other, value
    return m.SEAT[best]


def _score(c: Colony, effect: Effect, subject: int) -> float:
    """How good one answer to a question is: a point, a resource, a station or a mission."""
    s = c.s
    if isinstance(effect, Place) and effect.kind == BASE:
        return _base_site(c, subject)
    if isinstance(effect, (Plunder, Sabotage)):
        owner = s.owner[subject]
        works = 4 if is_next_to_base(s, owner, subject) else 0
        return wealth(s, owner) + works - c.working[s.structure[subject] - AIR_STATION]
    if isinstance(effect, FreeStation):
        return float(subject + 1 == c.station())
    if isinstance(effect, ProduceChosen):
        return c.working[subject]
    if isinstance(effect, BlackFriday):
        return working(s, _leader(s, c.seat))[subject] - c.working[subject]
    if isinstance(effect, UseAgain):
        return -RANK[subject]
    if isinstance(effect, (RemoveStation, LoseStations)):
        is_idle = not is_next_to_base(s, c.seat, subject)
        return float(is_idle == isinstance(effect, RemoveStation))
    return _station_site(c, subject)  # Place, PlunderTo


def _base_site(c: Colony, point: int) -> float:
    """How good a point is for a base: nearer the pole, with a way on and much new room."""
    s = c.s
    old = free_places(s, c.seat)
    new, on = 0, 0
    ring = point // COLUMNS
    for near in NEIGHBOURS[point]:
        if s.structure[near] == NONE:
            if near not in old:
                new += 1
            if near // COLUMNS > ring:
                on += 1
    from_top = s.bases[c.seat][-1]
    is_ahead = ring == from_top // COLUMNS + 1
    turns_right = (point - from_top) % COLUMNS == 1
    return 100 * is_ahead + 3 * min(on, 2) + new + 0.5 * turns_right


def _station_site(c: Colony, point: int) -> float:
    """How good a point is for a station: off the way to the pole, near many own bases."""
    s = c.s
    bases = 0
    for near in NEIGHBOURS[point]:
        if s.structure[near] == BASE and s.owner[near] == c.seat:
            bases += 1
    ring = point // COLUMNS
    is_ahead = ring == s.bases[c.seat][-1] // COLUMNS + 1 and c.bases < 5
    return bases - 2 * ring - 20 * is_ahead
