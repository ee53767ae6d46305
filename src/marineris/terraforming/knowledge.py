"""What each seat has seen of the hidden cards, so that what it imagines agrees with it.

For each seat, `State.known` maps a hidden card that the seat has seen to a mask of the places where
the card may be: the hand of seat i is bit i, the cards lying before it in a draft are bit i of
`TABLE`, the discard pile is `DISCARD`. A card that is not in the map may be anywhere: in the deck,
in a hand, among the discards. When the discards become a new deck, what lay there is forgotten.
"""

from __future__ import annotations

from typing import Final

from marineris.terraforming.state import State

DISCARD: Final = 1 << 8
TABLE: Final = 1 << 16


def remember_discard(s: State, seat: int, card: int) -> None:
    """A seat knows that a card lies among the discards."""
    s.known[seat][card] = DISCARD


def reveal_discard(s: State, card: int) -> None:
    """Everybody saw a card go to the discards."""
    for known in s.known:
        known[card] = DISCARD


def hide_discard(s: State, seat: int, card: int) -> None:
    """A seat discards a card of its hand face down: any card it may hold may be the one."""
    for other, known in enumerate(s.known):
        if other == seat:
            known[card] = DISCARD
        else:
            for seen, places in known.items():
                if places >> seat & 1:
                    known[seen] = places | DISCARD


def forget_discards(s: State) -> None:
    """The discards become a deck: a card that may have lain there may now be anywhere."""
    for seat, known in enumerate(s.known):
        s.known[seat] = {card: places for card, places in known.items() if not places & DISCARD}


def remember_pack(s: State, seat: int, cards: list[int]) -> None:
    """A seat passes cards on: from now on they lie before one of the others."""
    others = TABLE * ((1 << s.seats) - 1 & ~(1 << seat))
    for card in cards:
        s.known[seat][card] = others


def after_draft(s: State, seat: int, bought: int) -> None:
    """A seat has bought some of its drafted cards and discarded the others, unseen by the rest."""
    before = TABLE << seat
    now = 1 << seat if bought else 0
    if bought < len(s.dealt[seat]):
        now |= DISCARD
    for other, known in enumerate(s.known):
        if other != seat:
            for card, places in known.items():
                if places & before:
                    known[card] = places & ~before | now
