"""What each seat sees of the hidden cards, written down as it happens.

Two kinds of notes are taken, from the moment that somebody has seen a card and lost sight of it: in
`State.journal` how many cards move where, which everybody sees, and in `State.sightings` which
cards a seat sees itself. Nothing is concluded here, so playing stays fast; `recall` reads the notes
when a seat imagines what it cannot see. Cards that a seat knows to lie among the discards are
listed in `State.seen_discards` alone, for they are many.
"""

from __future__ import annotations

from typing import Final

from marineris.terraforming.state import State

DECK: Final = 0
DISCARDS: Final = 1
HAND: Final = 2
"""The hand of seat i is place HAND + i, and likewise the next two."""
PACK: Final = 8
"""The cards before a seat that it may choose from."""
PICKED: Final = 14
"""The cards it has drafted so far."""

# What a note in the journal is about.
TO_HAND: Final = 0
TO_PACK: Final = 1
PACK_DISCARDED: Final = 2
CARD_DISCARDED: Final = 3
DECK_EMPTIED: Final = 4
DECK_RENEWED: Final = 5
PACKS_PASSED: Final = 6
DRAFT_ENDED: Final = 7
PLAYED: Final = 8
REVEALED: Final = 9
RESEARCH_ENDED: Final = 10

FACT: Final = 20
"""Where the fact of a note begins: a card if the note is PLAYED or REVEALED, else a number."""
CHUNK: Final = 64
"""Notes in a part of the journal: only the last part is ever added to, copies share the others."""
ENTERS: Final = 64
"""Added to the place of a sighting whose cards go there out of sight instead of coming from it."""


def note(s: State, kind: int, seat: int = 0, count: int = 0, fact: int = 0) -> None:
    """Write down what everybody sees."""
    entry = kind | seat << 4 | count << 8 | fact << FACT
    if len(s.journal[-1]) < CHUNK:
        s.journal[-1].append(entry)
    else:
        s.journal.append([entry])


def position(s: State) -> int:
    """How many notes the journal has."""
    return (len(s.journal) - 1) * CHUNK + len(s.journal[-1])


def sight(s: State, seat: int, what: int, cards: list[int]) -> None:
    """Write down which cards a seat sees."""
    if cards:
        # A new list, so that copies may share the old one.
        s.sightings[seat] = [*s.sightings[seat], position(s), what, len(cards), *cards]


def see(s: State, seat: int, cards: list[int], place: int) -> None:
    """A seat sees cards that come from a place."""
    if s.journal:
        sight(s, seat, place, cards)


def see_played(s: State, seat: int, card: int) -> None:
    """Everybody sees a card that comes out of a hand."""
    if s.journal:
        note(s, PLAYED, seat, 0, card)


def see_discarded(s: State, card: int) -> None:
    """Everybody sees a card go from the deck to the discards."""
    for cards in s.seen_discards:
        cards.append(card)
    if s.journal:
        note(s, REVEALED, 0, 0, card)


def go_to_hand(s: State, seat: int, source: int, count: int) -> None:
    """So many cards are about to go from a place to a hand, seen by its owner alone."""
    if s.journal and count:
        note(s, TO_HAND, seat, count, len(s.hand[seat]) << 5 | source)


def go_to_pack(s: State, seat: int, count: int) -> None:
    """So many cards go from the deck to the place before a seat."""
    if s.journal:
        note(s, TO_PACK, seat, count)


def discard_pack(s: State, seat: int, cards: list[int]) -> None:
    """What a seat has not kept of the cards before it goes to the discards."""
    s.seen_discards[seat].extend(cards)
    if s.journal:
        note(s, PACK_DISCARDED, seat, len(cards))


def discard_hidden(s: State, seat: int, card: int) -> None:
    """A seat discards a card of its hand face down: any card it may hold may be the one."""
    s.seen_discards[seat].append(card)
    if s.journal:
        note(s, CARD_DISCARDED, seat)


def empty_deck(s: State) -> None:
    """The last card of the deck has been drawn."""
    if s.journal:
        note(s, DECK_EMPTIED)


def renew_deck(s: State) -> None:
    """The discards have become the deck."""
    if not s.journal:
        s.journal.append([])
    note(s, DECK_RENEWED, 0, len(s.deck))
    for seat in range(s.seats):
        sight(s, seat, ENTERS + DECK, s.seen_discards[seat])
        s.seen_discards[seat] = []


def see_pack(s: State, seat: int) -> None:
    """A seat looks at the cards before it."""
    see(s, seat, s.dealt[seat], PACK + seat)


def pass_packs(s: State, step: int) -> None:
    """Everybody has put a card of the pack aside and passes the rest on, `step` seats further."""
    if not s.journal:
        s.journal.append([])
    note(s, PACKS_PASSED, 0, step % s.seats)
    for seat in range(s.seats):
        sight(s, seat, ENTERS + PACK + (seat + step) % s.seats, s.dealt[seat])


def end_draft(s: State) -> None:
    """The last card of each pack joins those picked, and all of them lie before the seat."""
    if s.journal:
        for seat in range(s.seats):
            note(s, DRAFT_ENDED, seat, len(s.dealt[seat]))


def end_research(s: State) -> None:
    """Everybody has bought cards and discarded the others."""
    if s.journal:
        note(s, RESEARCH_ENDED)
