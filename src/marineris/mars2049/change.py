"""The changes to a table that effects are made of: each changes the state and tells its event."""

from __future__ import annotations

from marineris.core.event import Event
from marineris.core.random import below, shuffle
from marineris.mars2049 import structure
from marineris.mars2049.board import POLAR_CIRCLE, name_of, ring_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.derive import count_structure
from marineris.mars2049.order import in_turn_order
from marineris.mars2049.price import DECKS, MOST_ROAD_CARDS, Price
from marineris.mars2049.resource import COUNT, NAMES, TOKENS
from marineris.mars2049.sightings import (
    change_openly,
    draw,
    move_secretly,
    renew,
    show_number,
)
from marineris.mars2049.state import KINDS, State

BANK_CARDS = 26
BANK_TOKENS = 16


def units(s: State, seat: int, resource: int) -> int:
    """Cards and tokens of a resource together, in units (MA-10.2)."""
    place = seat * COUNT + resource
    return s.cards[place] + TOKENS[0] * s.tokens[2 * place] + TOKENS[1] * s.tokens[2 * place + 1]


def hand_size(s: State, seat: int) -> int:
    """How many resource cards a seat holds."""
    return s.cards[seat * COUNT] + s.cards[seat * COUNT + 1] + s.cards[seat * COUNT + 2]


def add_cards(s: State, seat: int, resource: int, amount: int) -> None:
    """A hand openly gains or loses cards."""
    s.cards[seat * COUNT + resource] += amount
    change_openly(s, seat, resource, amount)
    if s.log is not None and amount:
        s.tell("CardsChanged", seat, resource=NAMES[resource], amount=amount)


def gain(s: State, seat: int, resource: int, amount: int) -> None:
    """Cards from the bank, which may run short (MA-8.2)."""
    if s.rules.bank == "limited" and amount > 0:
        left = cards_in_bank(s, resource)
        if amount > left:
            _store_half(s, resource)
            left = cards_in_bank(s, resource)
        amount = min(amount, left)
    if amount > 0:
        add_cards(s, seat, resource, amount)


def cards_in_bank(s: State, resource: int) -> int:
    """Cards of a resource that the bank has left; plenty where it never runs out."""
    if s.rules.bank == "unlimited":
        return BANK_CARDS
    return BANK_CARDS - sum(s.cards[resource::COUNT])


def cards_out(s: State, resource: int) -> int:
    """Cards of a resource in all hands: everybody can count them (MA-8.3)."""
    return sum(s.cards[resource::COUNT])


def tokens_in_bank(s: State, resource: int) -> int:
    """Tokens of a resource that the bank has left."""
    if s.rules.bank == "unlimited":
        return BANK_TOKENS
    held = sum(s.tokens[2 * resource :: 2 * COUNT]) + sum(s.tokens[2 * resource + 1 :: 2 * COUNT])
    return BANK_TOKENS - held


def is_left(s: State, resource: int) -> bool:
    """Whether the bank can give a card of a resource, perhaps after it was exhausted (MA-8.4)."""
    return cards_in_bank(s, resource) > 0 or tokens_in_bank(s, resource) > 0


def available(s: State, resource: int) -> int:
    """How many cards of a resource somebody who chooses may count on (MA-8.4).

    Those in the bank, and three for each token left, since a token frees at least that many. It
    depends on nothing secret.
    """
    return cards_in_bank(s, resource) + TOKENS[0] * tokens_in_bank(s, resource)


def _store_half(s: State, resource: int) -> None:
    """Everybody changes at least half of the cards of a resource into tokens (MA-8.2).

    In turn order and with the fewest tokens, for those can run out.
    """
    if tokens_in_bank(s, resource) <= 0:
        return
    s.reveals += 1  # how many each hand has of it
    for seat in in_turn_order(s, s.active):
        place = seat * COUNT + resource
        had, tokens = s.cards[place], tokens_in_bank(s, resource)
        goal = s.cards[place] // 2
        for size in (1, 0):
            while (
                s.cards[place] >= TOKENS[size]
                and s.cards[place] > goal
                and tokens_in_bank(s, resource) > 0
            ):
                store(s, seat, resource, size)
        _show_half(s, seat, resource, had, tokens)


def _show_half(s: State, seat: int, resource: int, had: int, tokens: int) -> None:
    """Who had to change cards into these tokens had one of the numbers that lead to them."""
    left = s.cards[seat * COUNT + resource]
    same = [number for number in range(BANK_CARDS + 1) if _half(number, tokens) == had - left]
    show_number(s, seat, resource, same[0] - had + left, same[-1] - had + left)


def _half(number: int, tokens: int) -> int:
    """How many of a number of cards become tokens."""
    left = number
    for value in reversed(TOKENS):
        while left >= value and left > number // 2 and tokens > 0:
            left -= value
            tokens -= 1
    return number - left


def store(s: State, seat: int, resource: int, size: int) -> None:
    """Cards become a token (MA-10.1); in its owner's turn it stays one (MA-10.3)."""
    add_cards(s, seat, resource, -TOKENS[size])
    s.tokens[2 * (seat * COUNT + resource) + size] += 1
    if seat == s.active:
        _count_taken(s, 2 * resource + size, 1)
    if s.log is not None:
        s.tell("TokenTaken", seat, resource=NAMES[resource], value=TOKENS[size])


def _count_taken(s: State, kind: int, amount: int) -> None:
    """The active seat has more or fewer tokens of this turn."""
    s.taken = s.taken[:]
    s.taken[kind] += amount


def release(s: State, seat: int, resource: int, size: int) -> None:
    """A token becomes cards."""
    s.tokens[2 * (seat * COUNT + resource) + size] -= 1
    add_cards(s, seat, resource, TOKENS[size])
    if s.log is not None:
        s.tell("TokenReturned", seat, resource=NAMES[resource], value=TOKENS[size])


def spend(s: State, seat: int, resource: int, amount: int) -> None:
    """Pay units to the bank: cards first, then tokens, whose change comes in cards (MA-10.2)."""
    place = seat * COUNT + resource
    paid = min(amount, s.cards[place])
    add_cards(s, seat, resource, -paid)
    left = amount - paid
    if left > 0:
        show_number(s, seat, resource, 0, 0)  # else a card would have been paid
    while left > 0:
        left -= _spend_token(s, seat, resource)
    if left < 0:
        gain(s, seat, resource, -left)


def _spend_token(s: State, seat: int, resource: int) -> int:
    """The smallest token of a resource goes to the bank; what it was worth."""
    first = 2 * (seat * COUNT + resource)
    size = 0 if s.tokens[first] else 1
    s.tokens[first + size] -= 1
    if seat == s.active and s.taken[2 * resource + size]:
        _count_taken(s, 2 * resource + size, -1)
    s.tell("TokenReturned", seat, resource=NAMES[resource], value=TOKENS[size])
    return TOKENS[size]


def hand_over(s: State, giver: int, taker: int, resource: int) -> None:
    """One unit passes openly: a card, or one out of a token, before its change (MA-10.2)."""
    if s.cards[giver * COUNT + resource]:
        add_cards(s, giver, resource, -1)
        add_cards(s, taker, resource, 1)
        return
    show_number(s, giver, resource, 0, 0)
    change = _spend_token(s, giver, resource) - 1
    gain(s, taker, resource, 1)
    gain(s, giver, resource, change)


def pay(s: State, seat: int, price: Price) -> None:
    """Pay a price."""
    for resource in range(COUNT):
        spend(s, seat, resource, price[resource])


def can_pay(s: State, seat: int, price: Price) -> bool:
    """Whether a seat has the units of a price."""
    return (
        units(s, seat, 0) >= price[0]
        and units(s, seat, 1) >= price[1]
        and units(s, seat, 2) >= price[2]
    )


def steal(s: State, giver: int, taker: int) -> None:
    """One resource card passes at random, unseen by others (MA-6)."""
    total = hand_size(s, giver)
    if total == 0:
        return
    s.rng, n = below(s.rng, total)
    s.reveals += 1
    resource = 0
    while n >= s.cards[giver * COUNT + resource]:
        n -= s.cards[giver * COUNT + resource]
        resource += 1
    s.cards[giver * COUNT + resource] -= 1
    s.cards[taker * COUNT + resource] += 1
    move_secretly(s, giver, taker, resource)
    if s.log is not None:
        secret = {"resource": NAMES[resource]}
        s.log.append(Event("CardStolen", taker, {"giver": giver}, secret, 1 << giver | 1 << taker))


def take_road_card(s: State, seat: int) -> None:
    """A road card; beyond three it goes back (MA-11.1)."""
    s.road_cards[seat] = min(MOST_ROAD_CARDS, s.road_cards[seat] + 1)
    s.tell("RoadCardTaken", seat)


def put(s: State, seat: int, kind: int, point: int, star: int = -1) -> None:
    """A structure comes to stand on a point; `star` is its token's first owner."""
    s.structure[point] = kind
    s.owner[point] = seat
    s.star[point] = star if star >= 0 else seat
    count_structure(s, point)
    if kind == structure.BASE:
        if len(s.bases[seat]) >= 3:
            s.storm = 1
        if ring_of(point) == POLAR_CIRCLE and s.rules.road_moves_along:
            _move_road(s, seat, point)
    if s.log is not None:
        s.tell("StructureBuilt", seat, structure=structure.NAMES[kind], point=name_of(point))


def _move_road(s: State, seat: int, point: int) -> None:
    """A road whose base is gone leads on from a new one (MA-11.3)."""
    old = s.road[seat]
    if old >= 0 and not (s.structure[old] == structure.BASE and s.owner[old] == seat):
        s.road[seat] = point


def take_off(s: State, point: int) -> int:
    """A structure leaves the board, its token goes back to its first owner; returns its kind."""
    kind, owner = s.structure[point], s.owner[point]
    (s.bases if kind == structure.BASE else s.stations)[owner].remove(point)
    s.placed[s.star[point] * KINDS + kind] -= 1
    s.structure[point] = structure.NONE
    s.owner[point] = structure.NOBODY
    s.star[point] = structure.NOBODY
    if point in s.built:
        s.built.remove(point)
    if s.log is not None:
        s.tell("StructureLost", owner, structure=structure.NAMES[kind], point=name_of(point))
    return kind


def draw_mission(s: State, seat: int, deck: int) -> int:
    """The top mission of a deck, which is renewed from its discards (MA-12.3); -1 if none is left.

    It is not yet in the hand: some must be used at once.
    """
    if not s.deck[deck]:
        s.deck[deck] = s.discard[deck]
        s.discard[deck] = []
        s.rng = shuffle(s.rng, s.deck[deck])
        renew(s, deck)
        s.tell("DeckRenewed", -1, deck=DECKS[deck])
    if not s.deck[deck]:
        return -1
    s.reveals += 1
    mission = s.deck[deck].pop()
    draw(s, seat, mission)
    if s.log is not None:
        secret = {"mission": MISSIONS[mission].id}
        s.log.append(Event("MissionDrawn", seat, {"deck": DECKS[deck]}, secret, 1 << seat))
    return mission


def discard_mission(s: State, mission: int) -> None:
    """A used mission goes to its deck's discards."""
    s.discard[MISSIONS[mission].deck].append(mission)
