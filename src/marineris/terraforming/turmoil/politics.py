"""The political step after production: rating, event, election, passage of time (TU-10.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.random import shuffle
from marineris.core.types import Cause
from marineris.terraforming.flow.change import shift_rating, tell
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import (
    NEUTRAL,
    NOBODY,
    OWNERS,
    Committee,
    committee_of,
    enter_neutral,
    fill,
    largest_party,
    set_dominant,
)
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import GREENS, NAMES, PARTIES, REDS
from marineris.terraforming.vocabulary.effect.control import push_all

ALONE_COMFORTED: Final = 20
"""Alone, the Reds raise a rating of at most so much (TU-13.2)."""


def players_in_order(s: State) -> list[int]:
    """The seats in turn order."""
    return [(s.first + step) % s.seats for step in range(s.seats)]


def set_up(s: State) -> None:
    """Delegates, the ruling party and the first two global events (TU-2)."""
    c = committee_of(s)
    fill(c)
    c.ruling = GREENS
    c.deck = list(range(len(EVENTS)))
    s.rng = shuffle(s.rng, c.deck)
    c.coming = c.deck.pop()
    tell(s, "GlobalEventRevealed", -1, global_event=EVENTS[c.coming].id)
    c.dominant = EVENTS[c.coming].revealed  # TU-2.4
    enter_neutral(s, c, c.dominant)
    reveal_distant(s, c)


def reveal_distant(s: State, c: Committee) -> None:
    """A new distant event is revealed (TU-8.2); past ones are shuffled when none is left."""
    c.distant = -1
    if s.blind:
        return
    if not c.deck:
        c.deck = c.past
        c.past = []
        s.rng = shuffle(s.rng, c.deck)  # TU-10.7
    s.reveals += 1
    c.distant = c.deck.pop()
    tell(s, "GlobalEventRevealed", -1, global_event=EVENTS[c.distant].id)
    enter_neutral(s, c, EVENTS[c.distant].revealed)


@dataclass(frozen=True)
class PoliticalStep(Effect):
    """All of it, part by part."""

    def apply(self, s: State, seat: int, card: int) -> None:
        push_all(s, (ReviseRatings(), ResolveEvent(), Elect(), PassTime()), -1, -1)


@dataclass(frozen=True)
class ReviseRatings(Effect):
    """Everybody's rating falls a step (TU-10.4)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for player in players_in_order(s):
            shift_rating(s, player, -1)


@dataclass(frozen=True)
class ResolveEvent(Effect):
    """The current event happens: first to Mars, then to each player in turn order (TU-8.10)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        c = committee_of(s)
        if c.current < 0:
            return
        event = EVENTS[c.current]
        tell(s, "GlobalEventResolved", -1, global_event=event.id)
        for player in reversed(players_in_order(s)):
            push_all(s, event.each, player, -1)
        push_all(s, event.mars, s.first, -1)


def cause(s: State, c: Committee) -> Cause | None:
    """The current event while it happens: after it has been resolved and before the election."""
    is_before_election = False
    for effect, _, _ in s.stack:
        if isinstance(effect, ResolveEvent):
            return None
        is_before_election = is_before_election or isinstance(effect, Elect)
    if not is_before_election or c.current < 0:
        return None
    return {"kind": "event", "id": EVENTS[c.current].id}


@dataclass(frozen=True)
class Elect(Effect):
    """The dominant party comes to power, its leader becomes chairman."""

    def apply(self, s: State, seat: int, card: int) -> None:
        c = committee_of(s)
        party = c.dominant
        c.ruling = party
        tell(s, "PartyElected", -1, party=NAMES[party])
        pay_bonus(s, party)
        seat_chairman(s, c, party)
        set_dominant(s, c, largest_party(c))  # TU-6.2
        for player in range(s.seats):
            if not c.lobby >> player & 1 and c.reserve[player]:
                c.reserve[player] -= 1
                c.lobby |= 1 << player


def pay_bonus(s: State, party: int) -> None:
    """The ruling bonus, to every player (TU-9.1)."""
    for player in players_in_order(s):
        for effect in PARTIES[party].bonus:
            effect.apply(s, player, -1)
    if party == REDS:
        comfort_lowest(s)


def comfort_lowest(s: State) -> None:
    """Who has the lowest rating gets a step, all who are tied (TU-9.1)."""
    lowest = ALONE_COMFORTED if s.seats == 1 else min(s.rating)
    for player in players_in_order(s):
        if s.rating[player] <= lowest:
            shift_rating(s, player, 1)


def seat_chairman(s: State, c: Committee, party: int) -> None:
    """Everybody of the new ruling party goes home, but its leader becomes chairman."""
    leader = c.leader[party]
    if leader == NOBODY:
        return
    c.reserve[c.chairman] += 1
    c.delegates[party * OWNERS + leader] -= 1
    for owner in range(OWNERS):
        c.reserve[owner] += c.of(party, owner)
        c.delegates[party * OWNERS + owner] = 0
    c.leader[party] = NOBODY
    c.chairman = leader
    tell(s, "ChairmanChanged", leader)
    if leader != NEUTRAL:
        shift_rating(s, leader, 1)


@dataclass(frozen=True)
class PassTime(Effect):
    """The events move on, and a new one is revealed (TU-10.4)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        c = committee_of(s)
        if c.current >= 0:
            c.past.append(c.current)
        c.current = c.coming
        c.coming = c.distant
        if c.current >= 0:
            tell(s, "GlobalEventCurrent", -1, global_event=EVENTS[c.current].id)
            enter_neutral(s, c, EVENTS[c.current].current)
        reveal_distant(s, c)


POLITICAL_STEP: Final = PoliticalStep()
