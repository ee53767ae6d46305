"""A copy of a table in which all that a seat cannot know is dealt anew (TM-7.12).

Hidden from a seat are the deck, the discards it has not seen, and the other seats' hands, cards
before them and secret choices. The hidden cards are shuffled over these places, but a card that the
seat has seen goes only where the seat knows that it may be (see `knowledge`). Whoever is still
choosing chooses anew; whoever has chosen already has chosen something else that was possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.random import below, seeded, shuffle
from marineris.terraforming.effect.payment import money
from marineris.terraforming.generation import BUY, PICK
from marineris.terraforming.knowledge import DISCARD, TABLE
from marineris.terraforming.resource import COUNT, HEAT, MC
from marineris.terraforming.setup import (
    CHOOSE_CORPORATION,
    CORPORATIONS_DEALT,
    corporation_deck,
    start_money,
    start_price,
)
from marineris.terraforming.state import State

DECK: Final = 1 << 9


@dataclass
class Place:
    """A place that a seat cannot look into: where it is, as a bit, and the cards it holds."""

    bit: int
    cards: list[int]
    room: int


def imagine(s: State, seat: int, seed: int) -> State:
    """The copy. The same seed gives the same one."""
    twin = s.copy()
    twin.rng = seeded(seed)
    _deal_anew(twin, seat)
    for other in range(twin.seats):
        if other != seat:
            twin.known[other] = {}
            twin.picks[other] = ()
            twin.unpicked[other] = 0
    if twin.generation == 1 and any(twin.corporations):
        _found_anew(twin, seat)
    if twin.waiting or any(twin.chosen):
        for other in range(twin.seats):
            if other != seat:
                _choose_anew(twin, other, s)
    for expansion in twin.expansions:
        expansion.imagine(twin, seat)
    twin.rng = seeded(twin.rng)
    return twin


def _deal_anew(twin: State, seat: int) -> None:
    places = [Place(DECK, twin.deck, len(twin.deck)), Place(DISCARD, twin.discard, 0)]
    for other in range(twin.seats):
        if other != seat:
            places.append(Place(1 << other, twin.hand[other], 0))
            places.append(Place(TABLE << other, twin.dealt[other], 0))
            places.append(Place(TABLE << other, twin.drafted[other], 0))
    hidden: list[int] = []
    for place in places:
        hidden += place.cards
        place.room = len(place.cards)
        place.cards.clear()
    known = twin.known[seat]
    free = sorted([card for card in hidden if card not in known])
    bound = sorted([card for card in hidden if card in known])
    twin.rng = shuffle(twin.rng, bound)
    bound.sort(key=lambda card: known[card].bit_count())
    for card in bound:
        twin.rng = _put(twin.rng, places, card, known)
    twin.rng = shuffle(twin.rng, free)
    for place in places:
        first = len(free) - place.room
        place.cards += free[first:]
        del free[first:]


def _put(rng: int, places: list[Place], card: int, known: dict[int, int]) -> int:
    """Put a card into one of its possible places, each with a chance like its room."""
    mask = known[card]
    fitting = [place for place in places if place.bit & mask]
    room = sum(place.room for place in fitting)
    if room == 0:
        return _exchange(rng, places, card, fitting, known)
    rng, n = below(rng, room)
    for place in fitting:
        if n < place.room:
            place.cards.append(card)
            place.room -= 1
            break
        n -= place.room
    return rng


def _exchange(
    rng: int, places: list[Place], card: int, fitting: list[Place], known: dict[int, int]
) -> int:
    """All possible places are full: find a chain of cards that can move on to make room."""
    came_from: dict[int, tuple[int, int]] = {}
    queue = [places.index(place) for place in fitting]
    seen = set(queue)
    while queue:
        here = queue.pop(0)
        if places[here].room:
            places[here].room -= 1
            while here in came_from:
                before, moved = came_from[here]
                places[before].cards.remove(moved)
                places[here].cards.append(moved)
                here = before
            places[here].cards.append(card)
            return rng
        for other in places[here].cards:
            mask = known[other]
            for there, place in enumerate(places):
                if there not in seen and place.bit & mask:
                    seen.add(there)
                    came_from[there] = (here, other)
                    queue.append(there)
    raise AssertionError("a seat remembers what cannot be")


def _found_anew(twin: State, seat: int) -> None:
    """Corporations not yet revealed: others hold two of those that the seat does not see."""
    taken = {card for cards in twin.tableau for card in cards} | set(twin.corporations[seat])
    unseen = [card for card in corporation_deck(twin.rules) if card not in taken]
    twin.rng = shuffle(twin.rng, unseen)
    for other in range(twin.seats):
        if other != seat and twin.corporations[other] and other not in twin.rules.beginners:
            twin.corporations[other] = sorted(unseen[:CORPORATIONS_DEALT])
            del unseen[:CORPORATIONS_DEALT]


def _choose_anew(twin: State, other: int, s: State) -> None:
    """Another seat's secret choice: begun again if it is still choosing, else made at random."""
    is_choosing = bool(twin.waiting >> other & 1)
    twin.chosen[other] = []
    twin.heat_paid[other] = 0
    if is_choosing:
        first: Effect = PICK if s.own_stack[other][-1][0] == PICK else BUY
        if twin.corporations[other]:
            first = CHOOSE_CORPORATION
        twin.own_stack[other] = [(first, other, -1)]
        options = first.options(twin, other, -1)
        twin.own_options[other] = options if options is not None else []
        return
    dealt = sorted(twin.dealt[other])
    if other in twin.rules.beginners and twin.corporations[other]:
        twin.chosen[other] = twin.dealt[other][:]
    elif twin.corporations[other]:
        corporation = twin.corporations[other][-1]
        twin.corporations[other] = [corporation]
        most = start_money(corporation) // start_price(corporation)
        _pick_some(twin, other, dealt, most)
    elif s.chosen[other] and _is_picking(s):
        twin.rng, n = below(twin.rng, len(dealt))
        twin.chosen[other] = [dealt[n]]
    else:
        price = twin.card_price[other]
        _pick_some(twin, other, dealt, money(twin, other) // price)
        cost = price * len(twin.chosen[other])
        twin.heat_paid[other] = min(
            twin.stock[other * COUNT + HEAT], max(0, cost - twin.stock[other * COUNT + MC])
        )


def _is_picking(s: State) -> bool:
    return any(frames and frames[-1][0] == PICK for frames in s.own_stack)


def _pick_some(twin: State, other: int, dealt: list[int], most: int) -> None:
    twin.rng, n = below(twin.rng, min(len(dealt), most) + 1)
    twin.rng = shuffle(twin.rng, dealt)
    twin.chosen[other] = sorted(dealt[:n])
