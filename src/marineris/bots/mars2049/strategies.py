"""Five ways to play Mars 2049, named in its rulebook: each a few lines on a shared craft.

A strategy says how many stations and laboratories it wants at which stage and which missions it
buys. The craft common to all, saving, exchanging, placing and answering, is `Strategist`; what a
seat knows is a `ColonyView`. They use no chance: the seed is not needed, and the same view gets the
same answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from marineris.bots.mars2049.view import FINISH, ColonyView
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.mars2049 import move as m
from marineris.mars2049.board import COLUMNS, NEIGHBOURS, ring_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.price import (
    MISSION,
    OFFENSIVE,
    PEACEFUL,
    ROAD_CARDS_NEEDED,
)
from marineris.mars2049.resource import COUNT, ROAD, TOKENS
from marineris.mars2049.resource import NAMES as RESOURCES
from marineris.mars2049.structure import (
    AIR_STATION,
    BASE,
    H2O_STATION,
    LAB2,
    LAB3,
    POLAR_ROAD,
)
from marineris.mars2049.structure import NAMES as STRUCTURES

_SWAP: Final = {pair: m.SWAP[i] for i, pair in enumerate(m.PAIR_OF_SWAP)}
_MOST_OFFERS: Final = 3
"""Swaps offered to the partner in a turn."""

USEFULNESS: Final = (
    "laboratory",
    "plunder",
    "resources",
    "construction",
    "support",
    "sabotage",
    "daylight_robbery",
    "alliance",
    "production",
    "reconnaissance",
    "unholy_alliance",
    "stagnation",
    "black_friday",
    "armageddon",
)
"""The missions, the one to use first first."""
_RANK: Final = [
    USEFULNESS.index(mission.id) if mission.id in USEFULNESS else len(USEFULNESS)
    for mission in MISSIONS
]


class Strategist:
    """The craft that all strategies share. `seed` is not needed: chance has no part in it."""

    stations: ClassVar[tuple[int, ...]] = (4, 7, 7, 7, 7)
    """How many stations are wanted with one base, two bases and so on, before the next base."""
    labs: ClassVar[tuple[int, ...]] = (0, 0, 0, 0, 0)
    """How many laboratories, likewise."""
    token: ClassVar[int] = TOKENS[1]
    """The smallest resource token that is worth the trouble of changing cards."""
    last_base: ClassVar[int] = 5
    """With so many bases, all the rest is built in one turn."""

    def __init__(self, seed: int = 0) -> None:
        del seed
        self._offers = (-1, 0)
        """The turn in which swaps were last offered, and how many."""

    def choose(self, game: Game[Any], seat: int) -> int:
        """The answer to what the seat is asked."""
        if game.rules.name != "mars2049":
            raise MarinerisError(f"{type(self).__name__} does not know {game.rules.name!r}")
        moves = game.canonical_moves(seat)
        if len(moves) == 1:
            return moves[0]
        asked = game.decision(seat)
        assert asked is not None
        question: str = asked["question"]
        if question == "Hit":
            return m.PROTECT
        if question == "StoreProduced" or (question == "Turn" and _is_quiet(moves)):
            return self._store(moves) or moves[0]
        if question == "Turn":
            return self._act(ColonyView(game, seat))
        if question == "Take":
            return self._take(ColonyView(game, seat), asked["selection"], moves)
        return self._answer(ColonyView(game, seat), question, asked.get("details", {}), moves)

    # ------------------------------------------------------------------ this seat's turn

    def wishes(self, t: ColonyView) -> Iterator[int]:
        """Goals in the order they are tried; the colony's next step is what is saved for."""
        yield self.project(t)

    def project(self, t: ColonyView) -> int:
        """The next step of the colony."""
        if t.base_count >= t.bases_needed:
            return FINISH
        stage = t.base_count - 1
        station = t.station()
        if station >= 0 and t.station_count < self.stations[stage] and t.room:
            return station
        lab = LAB2 if t.used[LAB3] else LAB3
        if t.used[LAB3] + t.used[LAB2] < self.labs[stage] and t.room:
            return lab
        return BASE if t.base_count < self.last_base else FINISH

    def _act(self, t: ColonyView) -> int:
        for last in (H2O_STATION, POLAR_ROAD):
            if m.BUILD[last] in t.moves:
                return m.BUILD[last]
        move = self._use(t)
        if move >= 0:
            return move
        for goal in (FINISH, *self.wishes(t)):
            move = self._pursue(t, goal)
            if move >= 0:
                return move
        return self._offer(t, self.project(t)) or self._store(sorted(t.moves)) or m.PASS

    def _use(self, t: ColonyView) -> int:
        """The mission to use now; -1 for none."""
        usable = [move for move in t.moves if m.FAMILY[move] == m.IS_USE and self._fits(t, move)]
        return min(usable, key=lambda move: (_RANK[m.SUBJECT[move]], move), default=-1)

    def _fits(self, t: ColonyView, move: int) -> bool:
        """Whether a mission does not harm this colony: no room to lose, stations to win."""
        mission = MISSIONS[m.SUBJECT[move]].id
        if mission in ("construction", "plunder", "alliance", "laboratory"):
            return bool(t.room)
        if mission == "black_friday":
            return max(_friday(t, r) for r in range(COUNT)) > 0
        return True

    def _pursue(self, t: ColonyView, goal: int) -> int:
        """The next move that brings a goal about in this turn; -1: it must wait."""
        if goal >= MISSION and goal != FINISH:
            move = m.BUY[goal - MISSION]
            return move if move in t.moves else -1
        if not t.is_placeable(goal):
            is_base = goal in (BASE, FINISH) and not any(t.shortage(BASE))
            return m.REMOVE if is_base and m.REMOVE in t.moves else -1
        if any(t.shortage(goal)):
            most = 99 if goal == FINISH else 5 - t.rate
            return t.exchange(goal, most)
        move = m.BUILD[BASE if goal == FINISH else goal]
        return move if move in t.moves else -1

    def _store(self, moves: list[int]) -> int:
        """Cards made safe as a token; 0 if that is not worth while."""
        for move in reversed(moves):
            if m.FAMILY[move] == m.IS_STORE and TOKENS[m.SUBJECT[move] % 2] >= self.token:
                return move
        return 0

    def _offer(self, t: ColonyView, goal: int) -> int:
        """A swap with the partner towards a goal; 0 for none."""
        turn = t.players[t.seat]["turns"]
        made = self._offers[1] if self._offers[0] == turn else 0
        if t.partner < 0 or made >= _MOST_OFFERS:
            return 0
        need, lacking = t.need(goal), t.shortage(goal)
        for get in range(COUNT):
            give = max(range(COUNT), key=lambda r: t.units[r] - need[r])
            is_there = lacking[get] and t.sure[t.partner][get] and t.units[give] > need[give]
            if is_there and _SWAP[give, get] in t.moves:
                self._offers = (turn, made + 1)
                return _SWAP[give, get]
        return 0

    # ------------------------------------------------------------------ other questions

    def _answer(
        self, t: ColonyView, question: str, details: dict[str, Any], moves: list[int]
    ) -> int:
        if question == "AnswerSwap":
            return self._answer_swap(t, details)
        if m.FAMILY[moves[0]] == m.IS_SEAT:
            return self._seat(t, question, moves)
        return max(moves, key=lambda move: self._score(t, question, details, m.SUBJECT[move]))

    def _score(self, t: ColonyView, question: str, details: dict[str, Any], subject: int) -> float:
        """How good one answer to a question is: a point, a resource, a station or a mission."""
        if question == "Place" and details["kind"] == STRUCTURES[BASE]:
            return _base_site(t, subject)
        if question in ("Place", "MoveStation"):
            return _station_site(t, subject)
        if question in ("Plunder", "Sabotage"):
            return _target(t, subject)
        if question == "FreeStation":
            return float(subject + 1 == t.station())
        if question == "ProduceChosen":
            return t.working[t.seat][subject]
        if question == "BlackFriday":
            return _friday(t, subject)
        if question == "UseAgain":
            return -_RANK[subject]
        # Which own station stays or goes: one that does not work is the lesser loss.
        return float((subject in t.idle) == (question == "RemoveStation"))

    def _take(self, t: ColonyView, selection: dict[str, Any], moves: list[int]) -> int:
        """Road cards first, for they are dear; else what the next goal lacks. In their order."""
        picked = [m.CATALOGUE.move(name) for name in selection["picked"]]
        wanted: list[int] = []
        if m.TAKE[ROAD] in moves + picked and not t.has_road:
            wanted = [ROAD] * min(selection["most"], ROAD_CARDS_NEEDED - t.roads)
        lacking = t.shortage(self.project(t))[:COUNT]
        while len(wanted) < selection["most"]:
            r = max(range(COUNT), key=lambda r: (lacking[r], -t.units[r] - wanted.count(r)))
            wanted.append(r)
            lacking[r] -= 1
        for move in picked:
            if m.SUBJECT[move] in wanted:
                wanted.remove(m.SUBJECT[move])
        offered = [m.SUBJECT[move] for move in moves]
        return m.TAKE[min((r for r in wanted if r in offered), default=offered[0])]

    def _answer_swap(self, t: ColonyView, details: dict[str, Any]) -> int:
        """Yes, unless it would cost the one who is further what the next step needs."""
        if t.wealth(t.partner) > t.wealth(t.seat):
            return m.ACCEPT
        goal = self.project(t)
        get, give = (RESOURCES.index(details[name]) for name in ("get", "give"))
        costs = t.units[get] - 1 < t.need(goal)[get]
        return m.DONE if costs and not t.shortage(goal)[give] else m.ACCEPT

    def _seat(self, t: ColonyView, question: str, moves: list[int]) -> int:
        """Whom to attack or to help: the leader is attacked, the last one helped."""
        seats = [m.SUBJECT[move] for move in moves]
        if question == "Ally":
            if t.partner in seats:
                return m.SEAT[t.partner]
            return m.SEAT[min(seats, key=t.wealth)]
        if question == "Thief" and t.repeats:
            return m.SEAT[min(seats, key=t.wealth)]
        if question == "Rob":
            seats = [seat for seat in seats if t.players[seat]["cards"] >= 3] or seats
        return m.SEAT[max(seats, key=t.wealth)]


def _is_quiet(moves: list[int]) -> bool:
    """Whether a turn offers nothing but changing cards and tokens, and passing."""
    quiet = (m.FAMILY[m.PASS], m.IS_STORE, m.IS_RELEASE)
    return all(m.FAMILY[move] in quiet for move in moves)


def _base_site(t: ColonyView, point: int) -> float:
    """How good a point is for a base: nearer the pole, with a way on and much new room."""
    around = NEIGHBOURS[point]
    new = sum(near not in t.kind and near not in t.free for near in around)
    on = sum(near not in t.kind and ring_of(near) > ring_of(point) for near in around)
    is_ahead = ring_of(point) == t.top + 1
    from_top = max(t.bases[t.seat])
    turns_right = (point - from_top) % COLUMNS == 1
    return 100 * is_ahead + 3 * min(on, 2) + new + 0.5 * turns_right


def _station_site(t: ColonyView, point: int) -> float:
    """How good a point is for a station: off the way to the pole, near many own bases."""
    bases = sum(near in t.bases[t.seat] for near in NEIGHBOURS[point])
    is_ahead = point in t.ahead and t.base_count < 5
    return bases - 2 * ring_of(point) - 20 * is_ahead


def _target(t: ColonyView, point: int) -> float:
    """How good a station is to attack: a working one of the leader, of a kind one lacks."""
    resource = t.kind[point] - AIR_STATION
    works = 0 if point in t.idle else 4
    return t.wealth(t.owner[point]) + works - t.working[t.seat][resource]


def _friday(t: ColonyView, resource: int) -> int:
    """What a Black Friday of a resource would bring: the leader's loss less one's own."""
    leader = max(t.rivals, key=t.wealth)
    return t.working[leader][resource] - t.working[t.seat][resource]


class ExpansionistBot(Strategist):
    """Few stations, quick bases."""

    stations = (4, 5, 6, 6, 6)


class CollectorBot(Strategist):
    """Hoards safely in tokens, with a laboratory, then builds the rest at once."""

    stations = (4, 7, 7, 7, 7)
    labs = (0, 1, 1, 1, 1)
    token = TOKENS[0]
    last_base = 2


class EntrepreneurBot(Strategist):
    """Many stations early."""

    stations = (4, 8, 10, 10, 10)


class GamblerBot(Strategist):
    """Buys a peaceful mission in every turn in which that hardly delays the next step."""

    def wishes(self, t: ColonyView) -> Iterator[int]:
        if t.can_spare(MISSION + PEACEFUL, self.project(t)):
            yield MISSION + PEACEFUL
        yield self.project(t)


class ThiefBot(Strategist):
    """Buys an offensive mission whenever it can while somebody is at least as rich."""

    def wishes(self, t: ColonyView) -> Iterator[int]:
        if t.station_count >= 6 and max(map(t.wealth, t.rivals)) >= t.wealth(t.seat):
            yield MISSION + OFFENSIVE
        yield self.project(t)


MARS2049_BOTS: Final[dict[str, type[Strategist]]] = {
    "expansionist": ExpansionistBot,
    "collector": CollectorBot,
    "entrepreneur": EntrepreneurBot,
    "gambler": GamblerBot,
    "thief": ThiefBot,
}
"""The strategies by name."""
