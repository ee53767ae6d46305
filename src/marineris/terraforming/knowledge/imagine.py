"""A copy of a table in which all that a seat cannot know is dealt again (TM-7.12).

Hidden from a seat are the deck, the discards it has not seen, and the other seats' hands, cards
before them and secret choices. The hidden cards are shuffled over these places, but a card that the
seat has seen goes only where the seat knows that it may be (see `sightings`). Whoever is still
choosing starts over; whoever has chosen already has chosen something else that was possible. The
core asks everybody again afterwards.
"""

from __future__ import annotations

from marineris.core.deal import Ways, deal
from marineris.core.effect import Effect
from marineris.core.random import below, seeded, shuffle
from marineris.terraforming.data.resource import COUNT, HEAT, MC
from marineris.terraforming.flow.generation import BUY, PICK, Pick
from marineris.terraforming.flow.setup import (
    CHOOSE_CORPORATION,
    CORPORATIONS_DEALT,
    corporation_deck,
    start_money,
    start_price,
)
from marineris.terraforming.knowledge.recall import recall
from marineris.terraforming.knowledge.sightings import DECK, DISCARDS, HAND, PACK, PICKED
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.payment import money


def imagine(s: State, seat: int, seed: int) -> State:
    """The copy. The same seed gives the same one."""
    twin = s.copy()
    twin.rng = seeded(seed)
    ways, known = recall(s, seat)
    twin.recalled[seat] = s.recalled[seat]
    _deal_again(twin, seat, ways, known)
    for other in range(twin.seats):
        if other != seat:
            twin.sightings[other] = []
            twin.recalled[other] = None
            twin.seen_discards[other] = []
    if twin.generation == 1 and any(twin.corporations):
        _found_again(twin, seat)
    if twin.waiting or any(twin.corporations):
        is_picking = _is_picking(s)
        for other in range(twin.seats):
            if other != seat:
                _choose_again(twin, other, is_picking)
    for expansion in twin.expansions:
        expansion.imagine(twin, seat)
    twin.rng = seeded(twin.rng)
    return twin


def _deal_again(twin: State, seat: int, ways: Ways, known: dict[int, int]) -> None:
    places: dict[int, list[int]] = {DECK: twin.deck, DISCARDS: twin.discard}
    for other in range(twin.seats):
        if other != seat:
            places[HAND + other] = twin.hand[other]
            if twin.dealt[other]:
                places[PACK + other] = twin.dealt[other]
            if twin.drafted[other]:
                places[PICKED + other] = twin.drafted[other]
    hidden: set[int] = set()
    room: dict[int, int] = {}
    for place, cards in places.items():
        hidden.update(cards)
        room[place] = len(cards)
        cards.clear()
    seen = [card for card in twin.seen_discards[seat] if card in hidden]
    twin.discard.extend(seen)
    room[DISCARDS] -= len(seen)
    hidden.difference_update(seen)
    if known:
        entered = {card: pile for card, pile in known.items() if card in hidden}
        twin.rng, dealt = deal(twin.rng, ways, entered, room)
        for card in sorted(dealt):
            place = dealt[card]
            places[place].append(card)
            room[place] -= 1
            hidden.remove(card)
    free = sorted(hidden)
    twin.rng = shuffle(twin.rng, free)
    is_deck_mixed = bool(twin.deck)
    for place, cards in places.items():
        first = len(free) - room[place]
        cards += free[first:]
        del free[first:]
    if is_deck_mixed:
        twin.rng = shuffle(twin.rng, twin.deck)


def _found_again(twin: State, seat: int) -> None:
    """Corporations not yet revealed: others hold two of those that the seat does not see."""
    taken = {card for cards in twin.tableau for card in cards}
    taken.update(twin.corporations[seat], twin.seen_discards[seat])
    unseen = [card for card in corporation_deck(twin.rules) if card not in taken]
    twin.rng = shuffle(twin.rng, unseen)
    for other in range(twin.seats):
        if other != seat and twin.corporations[other] and other not in twin.rules.beginners:
            twin.corporations[other] = sorted(unseen[:CORPORATIONS_DEALT])
            del unseen[:CORPORATIONS_DEALT]


def _choose_again(twin: State, other: int, is_picking: bool) -> None:
    """Another seat's secret choice: begun again if it is still choosing, else made at random."""
    is_choosing = bool(twin.waiting >> other & 1)
    twin.chosen[other] = []
    twin.heat_paid[other] = 0
    if is_choosing:
        first: Effect = PICK if is_picking else BUY
        if twin.corporations[other]:
            first = CHOOSE_CORPORATION
        twin.own_stack[other] = [(first, other, -1)]
        return
    dealt = sorted(twin.dealt[other])
    if other in twin.rules.beginners and twin.corporations[other]:
        twin.chosen[other] = twin.dealt[other][:]
    elif twin.corporations[other]:
        twin.rng, n = below(twin.rng, len(twin.corporations[other]))
        corporation = twin.corporations[other][n]
        twin.corporations[other] = [corporation]
        most = start_money(corporation) // start_price(corporation)
        _pick_some(twin, other, dealt, most)
    elif is_picking:
        if not dealt:
            return
        twin.rng, n = below(twin.rng, len(dealt))
        twin.chosen[other] = [dealt[n]]
    else:
        price = twin.card_price[other]
        _pick_some(twin, other, dealt, money(twin, other) // price)
        if twin.pays_with_heat >> other & 1:
            _pay_some_heat(twin, other, price * len(twin.chosen[other]))


def _pay_some_heat(twin: State, other: int, cost: int) -> None:
    least = max(0, cost - twin.stock[other * COUNT + MC])
    most = min(cost, twin.stock[other * COUNT + HEAT])
    twin.rng, n = below(twin.rng, most - least + 1)
    twin.heat_paid[other] = least + n


def _is_picking(s: State) -> bool:
    return any(frames and isinstance(frames[-1][0], Pick) for frames in s.own_stack)


def _pick_some(twin: State, other: int, dealt: list[int], most: int) -> None:
    twin.rng, n = below(twin.rng, min(len(dealt), most) + 1)
    twin.rng = shuffle(twin.rng, dealt)
    twin.chosen[other] = sorted(dealt[:n])
