"""A copy of a table in which all that a seat cannot know is dealt again (MA-8.3).

Hidden are the others' missions, the order of the decks, and of the others' resource cards what
thefts that the seat did not see may have changed (see `sightings`). How many cards of each resource
are out is known to everyone who has watched. The core asks everybody again afterwards.
"""

from __future__ import annotations

from marineris.core.deal import Ways, deal
from marineris.core.random import below, seeded, shuffle
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.resource import COUNT
from marineris.mars2049.sightings import COPIES, DECK, hand_of, know_hands
from marineris.mars2049.state import State


def imagine(s: State, seat: int, seed: int) -> State:
    """The copy. The same seed gives the same one."""
    twin = s.copy()
    twin.rng = seeded(seed)
    _deal_cards(twin, seat)
    _deal_missions(twin, seat)
    for other in range(twin.seats):
        if other != seat:
            # What others know would tell what they hold: on the copy they know the hands.
            know_hands(twin, other)
            twin.located[other] = {}
            twin.traces[other] = {}
    twin.rng = seeded(twin.rng)
    return twin


def _deal_cards(twin: State, seat: int) -> None:
    """The hands as the seat has seen them, changed by one of the cases that are possible."""
    size = twin.seats * COUNT
    twin.cards = twin.seen[seat * size : (seat + 1) * size]
    cases = twin.guesses[seat]
    if cases:
        twin.rng, n = below(twin.rng, sum([case[0] for case in cases]))
        i = 0
        while n >= cases[i][0]:
            n -= cases[i][0]
            i += 1
        for place in range(size):
            twin.cards[place] += cases[i][1 + place]


def _deal_missions(twin: State, seat: int) -> None:
    """Others' missions and the decks; their backs show which deck each is from."""
    hidden: list[list[int]] = [twin.deck[0], twin.deck[1]]
    room = {DECK: len(twin.deck[0]), DECK + 1: len(twin.deck[1])}
    for other in range(twin.seats):
        if other != seat:
            for mission in twin.missions[other]:
                deck = MISSIONS[mission].deck
                hidden[deck].append(mission)
                place = hand_of(other, deck)
                room[place] = room.get(place, 0) + 1
            twin.missions[other] = []
    for deck in (0, 1):
        twin.deck[deck] = []
        for mission in hidden[deck]:
            if MISSIONS[mission].is_immediate:  # never in a hand (MA-12.2)
                twin.deck[deck].append(mission)
        room[DECK + deck] -= len(twin.deck[deck])
    free = [sorted([one for one in pile if not MISSIONS[one].is_immediate]) for pile in hidden]
    if twin.located[seat]:
        _deal_located(twin, seat, free, room)
    for deck in (0, 1):
        twin.rng = shuffle(twin.rng, free[deck])
        for other in range(twin.seats):
            for _ in range(room.get(hand_of(other, deck), 0)):
                twin.missions[other].append(free[deck].pop())
        twin.deck[deck] += free[deck]
        twin.rng = shuffle(twin.rng, twin.deck[deck])


def _deal_located(twin: State, seat: int, free: list[list[int]], room: dict[int, int]) -> None:
    """The missions of which the seat knows something go only where they may be."""
    ways = Ways(twin.traces[seat])
    twin.rng, dealt = deal(twin.rng, ways, twin.located[seat], room)
    for number in sorted(dealt):
        mission, place = number // COPIES, dealt[number]
        free[MISSIONS[mission].deck].remove(mission)
        room[place] -= 1
        if place <= DECK + 1:
            twin.deck[place - DECK].append(mission)
        else:
            twin.missions[(place - hand_of(0, 0)) // 2].append(mission)
