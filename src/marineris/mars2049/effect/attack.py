"""Effects of offensive missions: they hit others, who may be protected (MA-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.event import Event
from marineris.core.random import below
from marineris.core.reason import Reason
from marineris.core.selection import Selection
from marineris.mars2049 import reason_code
from marineris.mars2049.board import ring_of
from marineris.mars2049.card import INDEX, MISSIONS
from marineris.mars2049.change import discard_mission, gain, hand_size, put, steal, take_off
from marineris.mars2049.move import DONE, FAMILY, IS_POINT, POINT, PROTECT, SEAT, SUBJECT, TAKE
from marineris.mars2049.order import in_turn_order
from marineris.mars2049.placement import first_base, place_reasons, station_codes, station_places
from marineris.mars2049.resource import COUNT
from marineris.mars2049.sightings import pass_on, use
from marineris.mars2049.state import State
from marineris.mars2049.structure import is_station, resource_of, station_of

LEAST_STATIONS: Final = 2
"""Stations that nobody can lose (absolute protection, MA-12.O)."""


def is_opponent(s: State, seat: int, other: int) -> bool:
    """Whether one may attack another: never oneself, never the partner (MA-15.4)."""
    return other != seat and not (s.rules.cooperative and (other - seat) % 2 == 0)


def opponents(s: State, seat: int) -> list[int]:
    """The seats that one may attack."""
    return [other for other in range(s.seats) if is_opponent(s, seat, other)]


def station_targets(s: State, seat: int) -> list[int]:
    """Others' stations that may be taken or destroyed."""
    found = [
        point
        for other in opponents(s, seat)
        if len(s.stations[other]) > LEAST_STATIONS
        for point in s.stations[other]
    ]
    return sorted(found)


def victim_rule(s: State, seat: int, other: int) -> str:
    """The rule that spares a seat: oneself, or the partner; "" for an opponent."""
    if other == seat:
        return "MA-12.5"
    return "" if is_opponent(s, seat, other) else "MA-15.4"


def station_rule(s: State, seat: int, point: int) -> str:
    """The rule that spares a station; "" where none stands."""
    if not is_station(s.structure[point]):
        return ""
    return victim_rule(s, seat, s.owner[point]) or "MA-12.0"


@dataclass(frozen=True)
class Hit(Effect):
    """Ask a victim who holds missions whether to use Protection, then carry an attack out."""

    victim: int
    attack: Effect

    def asks_always(self) -> bool:
        # Asking everyone who holds a mission tells nobody who holds Protection.
        return True

    def is_formality(self, options: list[int]) -> bool:
        return len(options) == 1

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if not s.missions[seat]:
            return None
        return [DONE, PROTECT] if INDEX["protection"] in s.missions[seat] else [DONE]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move == PROTECT:
            protect(s, seat)
        else:
            self.apply(s, seat, card)

    def apply(self, s: State, seat: int, card: int) -> None:
        s.push(self.attack, s.active, card)

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        return [Reason("not-in-hand", "MA-12.P6")] if move == PROTECT else []


def protect(s: State, seat: int) -> None:
    """Protection is used up (MA-12.P6)."""
    mission = INDEX["protection"]
    s.missions[seat].remove(mission)
    use(s, seat, mission)
    discard_mission(s, mission)
    s.tell("Protected", seat)


def hit(s: State, victim: int, attack: Effect, card: int) -> None:
    """Attack a victim, who is asked first."""
    s.push(Hit(victim, attack), victim, card)


@dataclass(frozen=True)
class Plunder(Effect):
    """Take a station of an opponent and place it next to one's own base (MA-12.O1)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [POINT[point] for point in station_targets(s, seat)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.push(PlunderTo(SUBJECT[move]), seat, card)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        found = 0 if station_places(s, seat) else reason_code.NO_PLACE
        return found if station_targets(s, seat) else found | reason_code.NO_STATION

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return station_rule(s, seat, SUBJECT[move])


@dataclass(frozen=True)
class PlunderTo(Effect):
    """Where the station will go, chosen before its owner is asked (MA-12.5)."""

    point: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [POINT[place] for place in station_places(s, seat)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        hit(s, s.owner[self.point], MoveStation(self.point, SUBJECT[move]), card)

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_POINT:
            return []
        return place_reasons(station_codes(s, seat, SUBJECT[move]), SUBJECT[move])


@dataclass(frozen=True)
class MoveStation(Effect):
    """A station changes its owner and its place; its token keeps its star (MA-7.5)."""

    point: int
    to: int

    def apply(self, s: State, seat: int, card: int) -> None:
        star = s.star[self.point]
        kind = take_off(s, self.point)
        put(s, seat, kind, self.to, star)


@dataclass(frozen=True)
class Sabotage(Effect):
    """Destroy a station of an opponent and get units of its resource (MA-12.O2)."""

    amount: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [POINT[point] for point in station_targets(s, seat)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        point = SUBJECT[move]
        hit(s, s.owner[point], Destroy(point, self.amount), card)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if station_targets(s, seat) else reason_code.NO_STATION

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return station_rule(s, seat, SUBJECT[move])


@dataclass(frozen=True)
class Destroy(Effect):
    """A station is destroyed; the attacker gets units of its resource."""

    point: int
    amount: int

    def apply(self, s: State, seat: int, card: int) -> None:
        kind = take_off(s, self.point)
        gain(s, seat, resource_of(kind), self.amount)


@dataclass(frozen=True)
class Rob(Effect):
    """Take resource cards of an opponent at random (MA-12.O3)."""

    cards: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SEAT[other] for other in opponents(s, seat) if hand_size(s, other)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        victim = SUBJECT[move]
        hit(s, victim, StealFrom(victim, self.cards), card)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.options(s, seat, card) else reason_code.NO_TARGET

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return victim_rule(s, seat, SUBJECT[move])


@dataclass(frozen=True)
class StealFrom(Effect):
    """So many cards pass at random, or all if there are fewer."""

    victim: int
    cards: int

    def apply(self, s: State, seat: int, card: int) -> None:
        for _ in range(min(self.cards, hand_size(s, self.victim))):
            steal(s, self.victim, seat)


@dataclass(frozen=True)
class Stagnate(Effect):
    """An opponent loses a full turn (MA-12.O4)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SEAT[other] for other in opponents(s, seat) if s.stagnation[other] != 1]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        hit(s, SUBJECT[move], StopTurn(SUBJECT[move]), card)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.options(s, seat, card) else reason_code.NO_TARGET

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return victim_rule(s, seat, SUBJECT[move]) or "MA-12.6"


@dataclass(frozen=True)
class StopTurn(Effect):
    """The victim will lose the next turn and produces nothing until the one after."""

    victim: int

    def apply(self, s: State, seat: int, card: int) -> None:
        s.stagnation[self.victim] = 1
        s.tell("Stagnated", self.victim)


@dataclass(frozen=True)
class TakeMission(Effect):
    """Take a kept mission of an opponent, at random (MA-12.O6)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SEAT[other] for other in opponents(s, seat) if s.missions[other]]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        hit(s, SUBJECT[move], MoveMission(SUBJECT[move]), card)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.options(s, seat, card) else reason_code.NO_MISSION_TO_TAKE

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return victim_rule(s, seat, SUBJECT[move])


@dataclass(frozen=True)
class MoveMission(Effect):
    """A mission passes from hand to hand."""

    victim: int

    def apply(self, s: State, seat: int, card: int) -> None:
        hand = s.missions[self.victim]
        if not hand:
            return
        s.rng, n = below(s.rng, len(hand))
        s.reveals += 1
        mission = hand.pop(n)
        s.missions[seat].append(mission)
        pass_on(s, self.victim, seat, mission)
        if s.log is not None:
            secret = {"mission": MISSIONS[mission].id}
            both = 1 << seat | 1 << self.victim
            s.log.append(Event("MissionTaken", seat, {"giver": self.victim}, secret, both))


@dataclass(frozen=True)
class BlackFriday(Effect):
    """All stations of a chosen kind are destroyed; units for one's own (MA-12.O5)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return TAKE[:COUNT]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        kind = station_of(SUBJECT[move])
        for owner in reversed(in_turn_order(s, seat)):
            if not stations_lost(s, owner, kind):
                continue
            if owner == seat:
                s.push(LoseStations(kind), owner, card)
            elif is_opponent(s, seat, owner) or s.rules.global_cards_hit_partner:
                s.push(Hit(owner, LoseStationsOf(owner, kind)), owner, card)


def stations_lost(s: State, owner: int, kind: int) -> int:
    """How many stations of a kind a seat would lose: two stations always stay (MA-12.0)."""
    standing = sum(s.structure[point] == kind for point in s.stations[owner])
    return max(0, min(standing, len(s.stations[owner]) - LEAST_STATIONS))


@dataclass(frozen=True)
class LoseStationsOf(Effect):
    """A victim loses its stations of a kind."""

    victim: int
    kind: int

    def apply(self, s: State, seat: int, card: int) -> None:
        s.push(LoseStations(self.kind), self.victim, card)


@dataclass(frozen=True)
class LoseStations(Selection):
    """All stations of a kind are lost, but two stations stay: their owner says which (MA-12.0)."""

    kind: int

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        standing = [point for point in s.stations[seat] if s.structure[point] == self.kind]
        return sorted([POINT[point] for point in standing])

    def least(self, s: State, seat: int, card: int) -> int:
        others = len(s.stations[seat]) - len(self.choices(s, seat, card))
        return max(0, LEAST_STATIONS - others)

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        lost = [move for move in self.choices(s, seat, card) if move not in picks]
        for move in lost:
            take_off(s, SUBJECT[move])
        if seat == s.active:
            gain(s, seat, resource_of(self.kind), len(lost))


@dataclass(frozen=True)
class Armageddon(Effect):
    """The bases nearest the pole are destroyed, one's own too; first bases are safe (MA-12.O8)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        ring = max(ring_of(bases[-1]) for bases in s.bases)
        for owner in reversed(in_turn_order(s, seat)):
            if not bases_lost(s, owner, ring):
                continue
            if owner == seat:
                s.push(LoseBases(owner, ring), owner, card)
            elif is_opponent(s, seat, owner) or s.rules.global_cards_hit_partner:
                s.push(Hit(owner, LoseBases(owner, ring)), owner, card)


def bases_lost(s: State, owner: int, ring: int) -> list[int]:
    """The bases of a seat on a ring that can be destroyed: not the first one, nor the last left."""
    first = first_base(s, owner)
    found = [point for point in s.bases[owner] if ring_of(point) == ring and point != first]
    return found if len(found) < len(s.bases[owner]) else found[1:]  # MA-12.0


@dataclass(frozen=True)
class LoseBases(Effect):
    """The bases of a player on a ring are lost."""

    victim: int
    ring: int

    def apply(self, s: State, seat: int, card: int) -> None:
        for point in bases_lost(s, self.victim, self.ring):
            take_off(s, point)


@dataclass(frozen=True)
class OnlyAReaction(Effect):
    """Protection: it cannot be used in a turn, only when attacked (MA-12.P6)."""

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return reason_code.ONLY_A_REACTION
