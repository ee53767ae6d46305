"""A turn: the die, then any number of actions, then the die goes on (MA-5, MA-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.random import below
from marineris.core.reason import Reason
from marineris.mars2049 import action, structure
from marineris.mars2049 import move as m
from marineris.mars2049.board import POLAR_CIRCLE, ring_of
from marineris.mars2049.change import (
    cards_out,
    gain,
    hand_over,
    hand_size,
    pay,
    release,
    spend,
    steal,
    store,
    take_off,
    take_road_card,
    tokens_in_bank,
    units,
)
from marineris.mars2049.effect.attack import opponents, victim_rule
from marineris.mars2049.effect.build import Place
from marineris.mars2049.effect.mission import receive_mission, use_mission
from marineris.mars2049.effect.supply import StoreProduced, Take, stores
from marineris.mars2049.order import in_turn_order
from marineris.mars2049.placement import active_stations, stations_in_the_way
from marineris.mars2049.price import DECKS, MISSION
from marineris.mars2049.resource import COUNT, NAMES, ROAD, TOKENS
from marineris.mars2049.sightings import is_sure_of_card, show_unit
from marineris.mars2049.state import State
from marineris.mars2049.structure import station_of

DISCOVERY: Final = 3
THEFT: Final = 4
LOSE_TURN: Final = 5
FACES: Final = (*NAMES, "discovery", "theft", "lose_turn")


@dataclass(frozen=True)
class BeginTurn(Effect):
    """The next player rolls the die, unless the turn is lost to Stagnation (MA-5.1, MA-12.O4)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        player = s.active
        s.push(NEXT_TURN, -1)
        s.bought = s.used = 0
        s.built = []
        s.refunded = []
        s.taken = [0] * (2 * COUNT)
        forget_swaps(s)
        s.turns[player] += 1
        if s.stagnation[player] == 1:
            s.stagnation[player] = 2
            if s.rules.skipped_turn_breaks_row:
                _note_roll(s, player, -1)
            s.tell("TurnLost", player)
            return
        s.stagnation[player] = 0
        s.rng, face = below(s.rng, len(FACES))
        s.reveals += 1
        resolve_roll(s, player, face)


def resolve_roll(s: State, player: int, face: int) -> None:
    """What a rolled face does (MA-6)."""
    s.repeats = 1 if face == s.last_roll[player] else 0
    _note_roll(s, player, face)
    s.tell("DieRolled", player, face=FACES[face])
    if face == LOSE_TURN:
        if s.repeats:
            s.push(Take(1, roads=True), player)
        return
    s.push(TURN, player)
    if face < COUNT:
        produce(s, player, face)
    elif face == DISCOVERY:
        number = len(s.bases[player]) if s.rules.more_discoveries else 1
        roads = not s.rules.more_discoveries or s.rules.discovery_gives_roads
        s.push(Take(number, roads=roads), player)
    else:
        s.push(Thief(bool(s.repeats)), player)


def _note_roll(s: State, player: int, face: int) -> None:
    """What the next roll may repeat; -1 for nothing (MA-6.1)."""
    if s.rules.in_a_row == "table":
        s.last_roll = [face] * s.seats
    else:
        s.last_roll[player] = face


def produce(s: State, roller: int, resource: int) -> None:
    """Every player gets a card per active station, except under Stagnation (MA-6, MA-Q6)."""
    may_store = 0
    for player in in_turn_order(s, roller):
        if s.stagnation[player]:
            continue
        gained = active_stations(s, player, station_of(resource))
        gain(s, player, resource, gained)
        # Asked by what everybody sees, so that being asked tells nothing of a hand (MA-8.3).
        if player != roller and gained and hand_size(s, player) >= TOKENS[0]:
            may_store |= 1 << player
    if may_store:
        s.push(AskToStore(resource, may_store), -1)


@dataclass(frozen=True)
class AskToStore(Effect):
    """Those who produced in another's turn may change cards into tokens (MA-5.4).

    All at once, unless the tokens might not last: then in turn order, for it matters who is first.
    """

    resource: int
    who: int

    def apply(self, s: State, seat: int, card: int) -> None:
        if s.rules.bank == "unlimited" or self._is_enough_for_all(s):
            s.together(StoreProduced(self.resource), self.who)
            return
        for player in reversed(in_turn_order(s, s.active)):
            if self.who >> player & 1:
                s.push(StoreProduced(self.resource), player)

    def _is_enough_for_all(self, s: State) -> bool:
        """Whether there are tokens for all cards that are out, as everybody can count."""
        return cards_out(s, self.resource) <= TOKENS[0] * tokens_in_bank(s, self.resource)


@dataclass(frozen=True)
class Thief(Effect):
    """Theft: choose an opponent; rolled again, that opponent takes from the roller (MA-6)."""

    again: bool = False

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if self.again and hand_size(s, seat) == 0:
            return []
        everyone = self.again or s.rules.theft_offers_everyone
        return [m.SEAT[other] for other in opponents(s, seat) if everyone or hand_size(s, other)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        other = m.SUBJECT[move]
        if self.again:
            steal(s, seat, other)
        else:
            steal(s, other, seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        other = m.SUBJECT[move]
        if other == seat:
            return "MA-6.0"
        return victim_rule(s, seat, other) or "MA-6.3"


@dataclass(frozen=True)
class NextTurn(Effect):
    """The die is handed on (MA-5.3)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        if s.winner >= 0:
            return
        s.active = in_turn_order(s, s.active)[1]
        if s.turns[s.active] > s.round:
            s.round += 1
        s.push(BEGIN_TURN, -1)


@dataclass(frozen=True)
class Turn(Effect):
    """Any number of actions in any order, until the player passes (MA-5.2)."""

    def asks_always(self) -> bool:
        return True

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        found = [m.PASS]
        if action.may_remove(s, seat):
            found.append(m.REMOVE)
        found += _exchanges(s, seat)
        for resource in range(COUNT):
            found += stores(s, seat, resource)
            found += [
                m.RELEASE[2 * resource + size]
                for size in (0, 1)
                if action.may_release(s, seat, resource, size)
            ]
        found += [
            m.BUILD[kind]
            for kind in range(1, len(structure.NAMES))
            if action.may_build(s, seat, kind)
        ]
        if not s.bought:
            found += [m.BUY[deck] for deck in (0, 1) if action.may_buy(s, seat, deck)]
        if not s.used:
            found += [
                m.USE[mission]
                for mission in set(s.missions[seat])
                if action.may_use(s, seat, mission)
            ]
        found.sort()
        return found

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move == m.PASS:
            s.tell("Passed", seat)
            return
        s.push(TURN, seat)
        begin_action(s, seat, move)


def _exchanges(s: State, seat: int) -> list[int]:
    """Exchanges with the bank, and swaps with the partner."""
    found: list[int] = []
    rate = action.exchange_rate(s, seat)
    is_enough = [units(s, seat, resource) >= rate for resource in range(COUNT)]
    if any(is_enough):
        for i, (give, get) in enumerate(m.PAIR_OF_EXCHANGE):
            if is_enough[give] and action.may_exchange(s, seat, give, get, rate):
                found.append(m.EXCHANGE[i])
    if s.rules.cooperative:
        found += [m.SWAP[i] for i in range(len(m.PAIR_OF_SWAP)) if action.may_swap(s, seat, i)]
    return found


BEGIN_TURN: Final = BeginTurn()
NEXT_TURN: Final = NextTurn()
TURN: Final = Turn()


def begin_action(s: State, seat: int, move: int) -> None:
    """Start an action that is legal."""
    family = m.FAMILY[move]
    subject = m.SUBJECT[move]
    if family not in (m.IS_SWAP, m.IS_STORE, m.IS_RELEASE):
        forget_swaps(s)
    if move == m.REMOVE:
        s.push(RemoveStation(), seat)
    elif family == m.IS_BUILD:
        _begin_build(s, seat, subject + 1)
    elif family == m.IS_EXCHANGE:
        give, get = m.PAIR_OF_EXCHANGE[subject]
        spend(s, seat, give, action.exchange_rate(s, seat))
        if get == ROAD:
            take_road_card(s, seat)
        else:
            gain(s, seat, get, 1)
    elif family == m.IS_SWAP:
        give, get = m.PAIR_OF_SWAP[subject]
        s.tell("SwapOffered", seat, give=NAMES[give], get=NAMES[get])
        show_unit(s, seat, give)
        s.push(AnswerSwap(seat, give, get), (seat + 2) % s.seats)
    elif family == m.IS_STORE:
        store(s, seat, subject // 2, subject % 2)
    elif family == m.IS_RELEASE:
        release(s, seat, subject // 2, subject % 2)
    elif family == m.IS_BUY:
        pay(s, seat, s.prices[MISSION + subject])
        s.bought = 1
        s.tell("MissionBought", seat, deck=DECKS[subject])
        receive_mission(s, seat, subject)
    else:
        use_mission(s, seat, subject)


def forget_swaps(s: State) -> None:
    """Something else has happened, so any swap may be offered again (MA-15.8)."""
    s.swapped = [0] * COUNT
    s.declined = 0


def _begin_build(s: State, seat: int, kind: int) -> None:
    """Pay first, then place (MA-7.1)."""
    pay(s, seat, s.prices[kind])
    if kind == structure.POLAR_ROAD:
        if s.rules.road_cards_spent:
            s.road_cards[seat] = 0
        s.push(LayRoad(), seat)
    elif kind == structure.H2O_STATION:
        s.winner = seat
        s.stack.clear()
        s.tell("StationOnThePole", seat)
    else:
        s.push(Place(kind), seat)


@dataclass(frozen=True)
class LayRoad(Effect):
    """The road leads from one's own base on the polar circle (MA-11.2)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [m.POINT[point] for point in s.bases[seat] if ring_of(point) == POLAR_CIRCLE]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.road[seat] = m.SUBJECT[move]
        s.tell("RoadLaid", seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "MA-11.2"


@dataclass(frozen=True)
class RemoveStation(Effect):
    """Which station a blocked player takes off; built in this turn it is refunded (MA-7.6).

    Once for each point in a turn, or building and removing could go on forever (MA-7.8).
    """

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [m.POINT[point] for point in stations_in_the_way(s, seat)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        point = m.SUBJECT[move]
        is_refunded = point in s.built and point not in s.refunded
        kind = take_off(s, point)
        if is_refunded:
            s.refunded = [*s.refunded, point]
            for resource in range(COUNT):
                gain(s, seat, resource, s.prices[kind][resource])

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "MA-7.6"


@dataclass(frozen=True)
class AnswerSwap(Effect):
    """The partner accepts a swap of one unit for one, or does not (MA-15.3)."""

    proposer: int
    give: int
    get: int

    def asks_always(self) -> bool:
        return True

    def is_formality(self, options: list[int]) -> bool:
        return len(options) == 1

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [m.DONE, m.ACCEPT] if units(s, seat, self.get) else [m.DONE]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != m.ACCEPT:
            s.declined |= 1 << m.PAIR_OF_SWAP.index((self.give, self.get))
            s.tell("SwapRefused", seat)
            return
        if not is_sure_of_card(s, seat, self.proposer, self.give):
            s.reveals += 1  # whether a card passes or a token is broken (MA-8.3)
        hand_over(s, self.proposer, seat, self.give)
        hand_over(s, seat, self.proposer, self.get)
        s.swapped = s.swapped[:]
        s.swapped[self.give] = -1
        s.swapped[self.get] = 1
        s.declined = 0
        s.tell("Swapped", seat, give=NAMES[self.get], get=NAMES[self.give])

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if move != m.ACCEPT:
            return []
        facts = {"resource": NAMES[self.get], "need": 1, "have": 0}
        return [Reason("units-too-few", "MA-15.3", facts)]


def action_reasons(s: State, seat: int, move: int) -> list[Reason]:
    """Everything that is wrong with an action, were it this seat's turn."""
    why: list[Reason] = []
    family = m.FAMILY[move]
    subject = m.SUBJECT[move]
    if move == m.REMOVE:
        action.may_remove(s, seat, why)
    elif family == m.IS_BUILD:
        action.may_build(s, seat, subject + 1, why)
    elif family == m.IS_EXCHANGE:
        give, get = m.PAIR_OF_EXCHANGE[subject]
        action.may_exchange(s, seat, give, get, action.exchange_rate(s, seat), why)
    elif family == m.IS_SWAP:
        action.may_swap(s, seat, subject, why)
    elif family == m.IS_STORE:
        action.may_store(s, seat, subject // 2, subject % 2, why)
    elif family == m.IS_RELEASE:
        action.may_release(s, seat, subject // 2, subject % 2, why)
    elif family == m.IS_BUY:
        action.may_buy(s, seat, subject, why)
    elif family == m.IS_USE:
        if subject in s.missions[seat]:
            action.may_use(s, seat, subject, why)
        else:
            why.append(Reason("not-in-hand", "MA-12.1"))
    return why
