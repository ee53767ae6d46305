"""The changes to a table that effects are made of: each changes the state and tells its event.

These functions do not ask and do not check legality; effects and phases do that.
"""

from __future__ import annotations

from marineris.core.event import Event
from marineris.core.random import shuffle
from marineris.terraforming.data import resource, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.knowledge.sightings import (
    DECK,
    HAND,
    PACK,
    discard_hidden,
    discard_pack,
    empty_deck,
    go_to_hand,
    go_to_pack,
    renew_deck,
    see,
    see_discarded,
)
from marineris.terraforming.state import State

SIX = resource.COUNT


def tell(s: State, name: str, seat: int, **facts: object) -> None:
    """Log an event that everybody may see."""
    s.tell(name, seat, **facts)


def tell_secret(s: State, name: str, seat: int, cards: list[int]) -> None:
    """Log an event about cards: their number for everybody, which ones for the seat alone."""
    if s.log is not None:
        names = [CARDS[card].id for card in cards]
        s.log.append(Event(name, seat, {"count": len(cards)}, {"cards": names}, 1 << seat))


def gain(s: State, seat: int, what: int, amount: int) -> None:
    """Change a stock."""
    s.stock[seat * SIX + what] += amount
    if s.log is not None and amount:
        tell(s, "StockChanged", seat, resource=resource.NAMES[what], amount=amount)


def produce(s: State, seat: int, what: int, amount: int) -> None:
    """Change a production."""
    s.production[seat * SIX + what] += amount
    if s.log is not None and amount:
        tell(s, "ProductionChanged", seat, resource=resource.NAMES[what], amount=amount)


def shift_rating(s: State, seat: int, steps: int) -> None:
    """Change a rating outside the action phase: never below 0, and nothing counts as raised."""
    steps = max(steps, -s.rating[seat])
    s.rating[seat] += steps
    if s.log is not None and steps:
        tell(s, "RatingChanged", seat, amount=steps)


def add_cubes(s: State, seat: int, card: int, amount: int) -> None:
    """Change the resources on a card."""
    s.cubes[card] += amount
    if s.log is not None:
        tell(s, "CubesChanged", seat, card=CARDS[card].id, amount=amount)


def take_from_deck(s: State, number: int, place: int = DECK) -> list[int]:
    """The top cards of the deck; an empty deck is renewed from the discards (TM-7.5).

    `place` is the hand or pack that they go to, if not all may see them.
    """
    taken: list[int] = []
    if number > len(s.deck) and s.discard:
        taken = _off_the_deck(s, len(s.deck), place)
        if place != DECK or not taken:  # nothing of the old deck is left
            empty_deck(s)
        s.rng = shuffle(s.rng, s.discard)
        s.deck = s.discard
        s.discard = []
        renew_deck(s)
        tell(s, "DeckRenewed", -1, count=len(s.deck) + len(taken))
    s.reveals += 1
    return taken + _off_the_deck(s, number - len(taken), place)


def _off_the_deck(s: State, number: int, place: int) -> list[int]:
    first = max(0, len(s.deck) - number)
    taken = s.deck[first:]
    del s.deck[first:]
    taken.reverse()
    if place >= PACK:
        go_to_pack(s, place - PACK, len(taken))
    elif place >= HAND:
        go_to_hand(s, place - HAND, DECK, len(taken))
    return taken


def draw(s: State, seat: int, number: int) -> None:
    """Draw cards into the hand for free (TM-7.3)."""
    cards = take_from_deck(s, number, HAND + seat)
    s.hand[seat].extend(cards)
    see(s, seat, cards, DECK)
    if s.log is not None:
        tell_secret(s, "CardsDrawn", seat, cards)


def discard_seen(s: State, seat: int, cards: list[int]) -> None:
    """Cards that only this seat has seen go to the discards, face down."""
    s.discard.extend(cards)
    discard_pack(s, seat, cards)
    if s.log is not None and cards:
        tell_secret(s, "CardsDiscarded", seat, cards)


def discard_from_hand(s: State, seat: int, cards: list[int]) -> None:
    """Cards of the hand go to the discards, face down."""
    for card in cards:
        s.hand[seat].remove(card)
        s.discard.append(card)
        discard_hidden(s, seat, card)
    if s.log is not None and cards:
        tell_secret(s, "CardsDiscarded", seat, cards)


def discard_revealed(s: State, seat: int, card: int) -> None:
    """A card that everybody has seen goes to the discards."""
    s.discard.append(card)
    see_discarded(s, card)
    if s.log is not None:
        tell(s, "CardRevealed", seat, card=CARDS[card].id)


def lay_tile(s: State, kind: int, owner: int, space: int, placer: int) -> None:
    """Put a tile on the map and count it; owners beyond the seats own nothing that counts."""
    s.tile[space] = kind
    s.owner[space] = owner
    count_tile(s, kind, owner, space)
    if s.log is not None:
        number = s.map.spaces[space].number
        tell(s, "TilePlaced", placer, tile=tile.NAMES[kind], space=number)


def count_tile(s: State, kind: int, owner: int, space: int) -> None:
    """Add to the derived part of the state what a tile on the map brings."""
    is_city = kind == tile.CITY or kind == tile.CAPITAL
    near = s.map.near_bits[space]
    s.free &= ~s.map.bit[space]
    if 0 <= owner < s.seats:
        s.tiles[owner] += 1
        s.near_own[owner] |= near
        if is_city:
            s.cities[owner] += 1
        elif kind == tile.GREENERY:
            s.greeneries[owner] += 1
    if is_city:
        s.cities_in_play += 1
        s.near_city |= near
        if near:
            s.cities_on_mars += 1


def take_ocean(s: State, space: int) -> None:
    """Take an ocean tile off the map; nobody owns it, so nothing else is counted."""
    s.tile[space] = tile.NONE
    s.free |= s.map.bit[space]


def claim_space(s: State, seat: int, space: int) -> None:
    """Put a seat's marker on a space (TM-5.10)."""
    s.claim[space] = seat
    count_claim(s, seat, space)
    if s.log is not None:
        tell(s, "LandClaimed", seat, space=s.map.spaces[space].number)


def count_claim(s: State, seat: int, space: int) -> None:
    """Add to the derived part of the state what a marker on the map keeps for its owner."""
    s.claimed |= s.map.bit[space]
    s.claimed_by[seat] |= s.map.bit[space]
