"""What follows for a seat from what it has seen: where cards that it lost sight of may be by now.

The notes of `sightings` are read into a trace (see `core.trace`) and a table of the pile that each
card of interest went into. Both follow from the notes alone, so they are kept beside the state, and
only what is new is read; they are never changed once they are kept, and copies may share them.
"""

from __future__ import annotations

from typing import Final

from marineris.core.deal import Ways
from marineris.core.trace import (
    Trace,
    can_be_at,
    clear,
    crowd,
    enter,
    lying,
    move,
    pour,
    take_out,
    tidy,
)
from marineris.terraforming.knowledge import sightings as k
from marineris.terraforming.knowledge.sightings import (
    CHUNK,
    DECK,
    DISCARDS,
    ENTERS,
    HAND,
    PACK,
    PICKED,
)
from marineris.terraforming.state import Recalled, State

OWN: Final = -1
"""The place of what lies in sight."""


def recall(s: State, seat: int) -> tuple[Ways, dict[int, int]]:
    """The ways that cards can have gone, and the piles from which they went."""
    before = s.recalled[seat]
    end = k.position(s) if s.journal else 0
    if before is not None and before[0] == end and before[1] == len(s.sightings[seat]):
        return before[4], before[3]
    reader = Reader(s, seat, before)
    reader.read(end)
    is_same = before is not None and before[2] == reader.trace
    ways = before[4] if before is not None and is_same else Ways(reader.trace)
    s.recalled[seat] = (end, len(s.sightings[seat]), reader.trace, reader.known, ways)
    return ways, reader.known


def mistaken(s: State, seat: int) -> list[int]:
    """Cards that are where a seat holds them impossible, as far as it has recalled anything."""
    places: dict[int, int] = dict.fromkeys(s.deck, DECK)
    places.update(dict.fromkeys(s.discard, DISCARDS))
    for other in range(s.seats):
        for first, piles in ((HAND, s.hand), (PACK, s.dealt), (PICKED, s.drafted)):
            for card in piles[other]:
                places[card] = first + other if other != seat else OWN
    wrong = [card for card in s.seen_discards[seat] if places.get(card, DISCARDS) != DISCARDS]
    recalled = s.recalled[seat]
    if recalled is not None and recalled[0] == (k.position(s) if s.journal else 0):
        wrong += [
            card
            for card, pile in recalled[3].items()
            if places.get(card, OWN) != OWN and not can_be_at(recalled[2], pile, places[card])
        ]
    return wrong


class Reader:
    """One seat's reading of the notes."""

    def __init__(self, s: State, seat: int, before: Recalled | None) -> None:
        self.s = s
        self.seat = seat
        self.place = 0
        self.seen = 0
        self.trace: Trace = {}
        self.known: dict[int, int] = {}
        if before is not None:
            self.place, self.seen = before[0], before[1]
            self.trace, self.known = before[2].copy(), before[3].copy()

    def read(self, end: int) -> None:
        """Read the notes up to a position."""
        for i in range(self.place, end):
            self._look(i)
            if self.trace:
                self._follow(self.s.journal[i // CHUNK][i % CHUNK])
        self._look(end)

    def _look(self, position: int) -> None:
        """What the seat saw itself up to a position of the journal."""
        notes = self.s.sightings[self.seat]
        while self.seen < len(notes) and notes[self.seen] <= position:
            what, number = notes[self.seen + 1], notes[self.seen + 2]
            cards = notes[self.seen + 3 : self.seen + 3 + number]
            self.seen += 3 + number
            if what >= ENTERS:
                pile = enter(self.trace, what - ENTERS, number)
                for card in cards:
                    self.known[card] = pile
            elif self.trace:
                for card in cards:
                    self._take_out(card, what)
                if what >= PACK:
                    clear(self.trace, what)

    def _take_out(self, card: int, place: int) -> None:
        """A card turns up at a place, in sight."""
        pile = self.known.pop(card, -1)
        if pile >= 0:
            take_out(self.trace, pile, place)

    def _follow(self, entry: int) -> None:
        """What everybody saw happen."""
        kind, seat, count, fact = entry & 15, entry >> 4 & 15, entry >> 8 & 4095, entry >> k.FACT
        trace, is_own = self.trace, seat == self.seat
        if kind == k.PLAYED:
            if not is_own:
                self._take_out(fact, HAND + seat)
        elif kind == k.REVEALED:
            self._take_out(fact, DECK)
        elif kind == k.TO_HAND:
            if not is_own:
                crowd(trace, HAND + seat, fact >> 5)
                pour(trace, fact & 31, HAND + seat, count)
        elif kind == k.TO_PACK:
            pour(trace, DECK, PACK + seat, count)
        elif kind == k.PACK_DISCARDED:
            if not is_own:
                pour(trace, PACK + seat, DISCARDS, count)
                clear(trace, PACK + seat)
        elif kind == k.CARD_DISCARDED:
            if not is_own:
                pour(trace, HAND + seat, DISCARDS, 1)
        elif kind == k.PACKS_PASSED:
            self._pass(count)
        elif kind == k.DRAFT_ENDED:
            if not is_own:
                pour(trace, PACK + seat, PICKED + seat, count)
                clear(trace, PACK + seat)
                move(trace, PICKED + seat, PACK + seat)
        elif kind == k.DECK_EMPTIED:
            clear(trace, DECK)
        elif kind == k.DECK_RENEWED:
            pour(trace, DISCARDS, DECK, count)
            clear(trace, DISCARDS)
        else:
            tidy(trace, self.known)

    def _pass(self, step: int) -> None:
        trace, seats = self.trace, self.s.seats
        for seat in range(seats):
            if seat != self.seat:
                pour(trace, PACK + seat, PICKED + seat, 1)
        before = [lying(trace, PACK + seat) for seat in range(seats)]
        for seat, piles in enumerate(before):
            clear(trace, PACK + (seat + step) % seats)
            if piles:
                trace[-1 - PACK - (seat + step) % seats] = piles
