"""The committee's part of the state, and how delegates move in it (TU-2 to TU-7).

A delegate's owner is a seat or NEUTRAL. `delegates` counts all pieces of an owner in a party, its
leader included. These functions ask nothing and know nothing of actions or cards.
"""

from __future__ import annotations

from typing import Final

from marineris.core.part import Part
from marineris.core.schema import Kind
from marineris.terraforming.data import tile
from marineris.terraforming.flow.change import tell
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.party import COUNT, GREENS, NAMES
from marineris.terraforming.turmoil.schema import FIELDS

NAME: Final = "turmoil"
NEUTRAL: Final = tile.NEUTRAL
OWNERS: Final = NEUTRAL + 1
"""Room per party: seats first, neutral pieces last."""
NOBODY: Final = -1
PIECES: Final = 7
NEUTRAL_PIECES: Final = 14


class Committee(Part):
    """Who sits where, who rules, and which global events are to come."""

    def __init__(self, seats: int, source: Committee | None = None) -> None:
        self.seats = seats
        if source is not None:
            self._take(source)
            return
        self.delegates = [0] * (COUNT * OWNERS)
        self.leader = [NOBODY] * COUNT
        self.reserve = [0] * OWNERS
        self.lobby = 0
        """Seats (bits) with a delegate in the lobby."""
        self.chairman = NEUTRAL
        self.ruling = GREENS
        self.dominant = GREENS
        self.policy = 0
        """1 while the ruling party's policy holds: in the action phase (TU-3.2)."""
        self.used_policy = 0
        """Seats (bits) that have used a policy that may be used once."""
        self.deck: list[int] = []
        self.past: list[int] = []
        self.distant = -1
        self.coming = -1
        self.current = -1
        self.more_influence = [0] * seats
        """Derived: influence that cards give (TU-7.3)."""

    def _take(self, other: Committee) -> None:
        self.delegates = other.delegates[:]
        self.leader = other.leader[:]
        self.reserve = other.reserve[:]
        self.lobby = other.lobby
        self.chairman = other.chairman
        self.ruling = other.ruling
        self.dominant = other.dominant
        self.policy = other.policy
        self.used_policy = other.used_policy
        self.deck = other.deck[:]
        self.past = other.past[:]
        self.distant = other.distant
        self.coming = other.coming
        self.current = other.current
        self.more_influence = other.more_influence[:]

    def name(self) -> str:
        return NAME

    def fields(self) -> dict[str, Kind]:
        return FIELDS

    def copy(self) -> Part:
        return Committee(self.seats, self)

    def clear_derived(self) -> None:
        self.more_influence = [0] * self.seats

    def of(self, party: int, owner: int) -> int:
        """The delegates of an owner in a party, leader included."""
        return self.delegates[party * OWNERS + owner]

    def ordinary(self, party: int, owner: int) -> int:
        """The same without the leader."""
        return self.delegates[party * OWNERS + owner] - (self.leader[party] == owner)

    def size(self, party: int) -> int:
        """All delegates in a party."""
        total = 0
        for i in range(party * OWNERS, (party + 1) * OWNERS):
            total += self.delegates[i]
        return total

    def unplaced(self, seat: int) -> int:
        """A player's delegates in reserve and lobby."""
        return self.reserve[seat] + (self.lobby >> seat & 1)

    def influence(self, seat: int) -> int:
        """A player's influence (TU-7.1, TU-7.3)."""
        chairman, leader, delegate, cards = self.influence_sources(seat)
        return chairman + leader + delegate + cards

    def influence_sources(self, seat: int) -> tuple[int, int, int, int]:
        """A player's influence as chairman, as leader, by a delegate and from cards."""
        leads = int(self.leader[self.dominant] == seat)
        sits = int(self.delegates[self.dominant * OWNERS + seat] > leads)  # TU-7.2
        return int(self.chairman == seat), leads, sits, self.more_influence[seat]

    def leads(self, seat: int) -> int:
        """In how many parties a player is the leader."""
        return self.leader.count(seat)


def committee_of(s: State) -> Committee:
    """The committee of a table that plays with one."""
    for part in s.parts:
        if isinstance(part, Committee):
            return part
    raise AssertionError("this table has no committee")


def fill(c: Committee) -> None:
    """All delegates in their reserves, one of each player in the lobby, a neutral chairman."""
    c.reserve = [PIECES - 1] * c.seats + [0] * (OWNERS - c.seats)
    c.reserve[NEUTRAL] = NEUTRAL_PIECES - 1  # TU-2.2
    c.lobby = (1 << c.seats) - 1


def enter(s: State, c: Committee, party: int, owner: int) -> None:
    """A delegate that has left its place comes into a party: leader and dominance follow."""
    c.delegates[party * OWNERS + owner] += 1
    if s.log is not None:
        tell(s, "DelegatePlaced", owner, party=NAMES[party])
    settle_leader(s, c, party)
    if party != c.dominant and c.size(party) > c.size(c.dominant):  # TU-6.1
        set_dominant(s, c, party)


def enter_neutral(s: State, c: Committee, party: int) -> None:
    """A neutral delegate comes into a party, if one is left (TU-8.4)."""
    if c.reserve[NEUTRAL]:
        c.reserve[NEUTRAL] -= 1
        enter(s, c, party, NEUTRAL)


def take_unplaced(c: Committee, seat: int) -> None:
    """A delegate leaves the reserve; the lobby's only if it is the last one (TU-14.2)."""
    if c.reserve[seat]:
        c.reserve[seat] -= 1
    else:
        c.lobby &= ~(1 << seat)


def leave(s: State, c: Committee, party: int, owner: int) -> None:
    """An ordinary delegate goes back to its reserve: leader and dominance follow (TU-5.3)."""
    c.delegates[party * OWNERS + owner] -= 1
    c.reserve[owner] += 1
    tell(s, "DelegateRemoved", owner, party=NAMES[party])
    settle_leader(s, c, party)
    largest = largest_party(c)
    if c.size(largest) > c.size(c.dominant):
        set_dominant(s, c, largest)


def replace(s: State, c: Committee, party: int, old: int, new: int) -> None:
    """One owner's ordinary delegate makes way for another's, at once; the party's size stays."""
    c.delegates[party * OWNERS + old] -= 1
    c.reserve[old] += 1
    c.delegates[party * OWNERS + new] += 1
    tell(s, "DelegateRemoved", old, party=NAMES[party])
    tell(s, "DelegatePlaced", new, party=NAMES[party])
    settle_leader(s, c, party)


def settle_leader(s: State, c: Committee, party: int) -> None:
    """A player with strictly more delegates than the leader takes the lead (TU-5.1, 5.2).

    Of several, the one that comes first from the acting player on, neutral last (TU-5.3).
    """
    old = c.leader[party]
    most = c.of(party, old) if old != NOBODY else 0
    best = old
    for step in range(c.seats):
        seat = (s.active + step) % c.seats
        if c.of(party, seat) > most:
            most = c.of(party, seat)
            best = seat
    if c.of(party, NEUTRAL) > most:
        best = NEUTRAL
    if best != old:
        c.leader[party] = best
        if s.log is not None:
            tell(s, "LeaderChanged", best, party=NAMES[party])


def largest_party(c: Committee) -> int:
    """The party with most delegates; of several, the first clockwise after the dominant one.

    The dominant party itself comes last (TU-6.2).
    """
    best = (c.dominant + 1) % COUNT
    most = c.size(best)
    for step in range(2, COUNT + 1):
        party = (c.dominant + step) % COUNT
        if c.size(party) > most:
            best = party
            most = c.size(party)
    return best


def set_dominant(s: State, c: Committee, party: int) -> None:
    """The dominance marker moves."""
    if party != c.dominant:
        c.dominant = party
        tell(s, "DominanceChanged", -1, party=NAMES[party])
