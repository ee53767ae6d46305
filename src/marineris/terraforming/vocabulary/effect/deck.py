"""Effects with project cards: drawing, looking, buying, revealing, discarding (TM-7.3, TM-7.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.selection import Selection
from marineris.terraforming import reason_code
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.resource import MC
from marineris.terraforming.flow.change import (
    add_cubes,
    discard_from_hand,
    discard_revealed,
    discard_seen,
    draw,
    gain,
    take_from_deck,
    tell_secret,
)
from marineris.terraforming.knowledge.sightings import PACK, go_to_hand, see_pack
from marineris.terraforming.move import CARD, DONE, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import DECK, HAND, NOWHERE
from marineris.terraforming.vocabulary.effect.payment import charge_money, money

PATENT_PRICE: Final = 1
"""M€ for a card that is sold (TM-11.B1)."""


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards into the hand."""

    cards: int = 1

    def apply(self, s: State, seat: int, card: int) -> None:
        draw(s, seat, self.cards)

    def needs(self, s: State, seat: int, card: int) -> int:
        return NOWHERE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return HAND | DECK


def look(s: State, seat: int, number: int) -> None:
    """Lay the top cards of the deck before a seat that alone sees them."""
    cards = take_from_deck(s, number, PACK + seat)
    s.dealt[seat] = cards
    see_pack(s, seat)
    if s.log is not None:
        tell_secret(s, "CardsSeen", seat, cards)


@dataclass(frozen=True)
class LookAndKeep(Effect):
    """Look at the top cards, keep some of them and discard the rest."""

    look: int
    keep: int

    def apply(self, s: State, seat: int, card: int) -> None:
        look(s, seat, self.look)
        s.push(Keep(min(self.keep, len(s.dealt[seat]))), seat, card)

    def needs(self, s: State, seat: int, card: int) -> int:
        return DECK

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return HAND | DECK


@dataclass(frozen=True)
class Keep(Selection):
    """Which of the cards looked at to keep."""

    left: int

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        return sorted([CARD[one] for one in s.dealt[seat]])

    def least(self, s: State, seat: int, card: int) -> int:
        return self.left

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        kept = [SUBJECT[move] for move in picks]
        rest = [one for one in s.dealt[seat] if one not in kept]
        s.dealt[seat] = []
        go_to_hand(s, seat, PACK + seat, len(kept))
        s.hand[seat].extend(kept)
        if s.log is not None and kept:
            tell_secret(s, "CardsKept", seat, kept)
        discard_seen(s, seat, rest)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C36"


@dataclass(frozen=True)
class LookAndBuy(Effect):
    """Look at the top card and buy it, or discard it."""

    def apply(self, s: State, seat: int, card: int) -> None:
        look(s, seat, 1)
        s.push(BuyOrDiscard(), seat, card)


@dataclass(frozen=True)
class BuyOrDiscard(Effect):
    """Whether to buy the card looked at."""

    def asks_always(self) -> bool:
        return True

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        found = [DONE]
        if money(s, seat) >= s.card_price[seat]:
            found += [CARD[one] for one in s.dealt[seat]]
        return found

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        cards = s.dealt[seat]
        s.dealt[seat] = []
        if move == DONE:
            discard_seen(s, seat, cards)
        else:
            go_to_hand(s, seat, PACK + seat, len(cards))
            s.hand[seat].extend(cards)
            discard_seen(s, seat, [])
            if s.log is not None:
                tell_secret(s, "CardsBought", seat, cards)
            charge_money(s, seat, s.card_price[seat])

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C36"


@dataclass(frozen=True)
class RevealForTag(Effect):
    """Reveal and discard the top card; with a certain tag it adds a resource to this card."""

    tag: int

    def apply(self, s: State, seat: int, card: int) -> None:
        if s.blind:
            return
        for revealed in take_from_deck(s, 1):
            discard_revealed(s, seat, revealed)
            if self.tag in CARDS[revealed].tags:
                add_cubes(s, seat, card, 1)


@dataclass(frozen=True)
class DiscardToDraw(Effect):
    """One may discard a card to draw a card."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [DONE, *sorted([CARD[one] for one in s.hand[seat]])]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != DONE:
            discard_from_hand(s, seat, [SUBJECT[move]])
            draw(s, seat, 1)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C11"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not s.hand[seat]

    def needs(self, s: State, seat: int, card: int) -> int:
        return HAND

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return HAND | DECK


@dataclass(frozen=True)
class SellPatents(Selection):
    """Discard any number of cards, at least one, for 1 M€ each (TM-11.B1)."""

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        found = [CARD[one] for one in s.hand[seat]]
        found.sort()
        return found

    def least(self, s: State, seat: int, card: int) -> int:
        return 1

    def most(self, s: State, seat: int, card: int) -> int:
        return len(s.hand[seat])

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        discard_from_hand(s, seat, [SUBJECT[move] for move in picks])
        gain(s, seat, MC, PATENT_PRICE * len(picks))

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-11.B1"

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if s.hand[seat] else reason_code.NO_CARDS
