"""A copy of a table in which all that a seat cannot know is dealt anew (MA-8.3).

Hidden are the others' missions, the order of the decks, and of the others' resource cards those
that the seat is not sure of (see `knowledge`). How many cards of each resource are out is known to
everyone who has watched, so the unknown ones are dealt from exactly that many.
"""

from __future__ import annotations

from marineris.core.random import seeded, shuffle
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.resource import COUNT
from marineris.mars2049.state import State


def imagine(s: State, seat: int, seed: int) -> State:
    """The copy. The same seed gives the same one."""
    twin = s.copy()
    twin.rng = seeded(seed)
    _deal_cards(twin, seat)
    _deal_missions(twin, seat)
    for other in range(twin.seats):
        if other != seat:
            twin.picks[other] = ()
            twin.unpicked[other] = 0
            _know_everything(twin, other)
            if twin.waiting >> other & 1:
                effect, whose, card = twin.own_stack[other][-1]
                twin.own_options[other] = effect.options(twin, whose, card) or []
    if twin.waiting == 0 and twin.asked >= 0 and twin.asked != seat:
        effect, whose, card = twin.stack[-1]
        twin.options = effect.options(twin, whose, card) or []
    twin.rng = seeded(twin.rng)
    return twin


def _deal_cards(twin: State, seat: int) -> None:
    """The unknown part of the other hands is dealt anew from all their unknown cards."""
    pool: list[int] = []
    room: list[int] = []
    for other in range(twin.seats):
        if other == seat:
            room.append(0)
            continue
        sure = (seat * twin.seats + other) * COUNT
        unknown = 0
        for resource in range(COUNT):
            extra = twin.cards[other * COUNT + resource] - twin.sure[sure + resource]
            pool += [resource] * extra
            unknown += extra
            twin.cards[other * COUNT + resource] = twin.sure[sure + resource]
        room.append(unknown)
    twin.rng = shuffle(twin.rng, pool)
    for other in range(twin.seats):
        for _ in range(room[other]):
            twin.cards[other * COUNT + pool.pop()] += 1


def _deal_missions(twin: State, seat: int) -> None:
    """Others' missions and the decks; their backs show which deck each is from."""
    for deck in (0, 1):
        hidden = twin.deck[deck][:]
        rooms: list[int] = []
        for other in range(twin.seats):
            held = [] if other == seat else twin.missions[other]
            mine = [mission for mission in held if MISSIONS[mission].deck == deck]
            hidden += mine
            rooms.append(len(mine))
        hidden.sort()
        twin.rng = shuffle(twin.rng, hidden)
        _keep_immediate_in_deck(hidden, len(twin.deck[deck]))
        twin.deck[deck] = hidden[: len(twin.deck[deck])]
        rest = hidden[len(twin.deck[deck]) :]
        for other, room in enumerate(rooms):
            if other != seat:
                kept = [one for one in twin.missions[other] if MISSIONS[one].deck != deck]
                twin.missions[other] = kept + rest[:room]
                del rest[:room]


def _keep_immediate_in_deck(hidden: list[int], size: int) -> None:
    """A mission that is used at once is never in a hand (MA-12.2)."""
    for i in range(size, len(hidden)):
        if MISSIONS[hidden[i]].is_immediate:
            for j in range(size):
                if not MISSIONS[hidden[j]].is_immediate:
                    hidden[i], hidden[j] = hidden[j], hidden[i]
                    break


def _know_everything(twin: State, other: int) -> None:
    """What others know for sure would tell what they hold: on the copy they know the hands."""
    for seat in range(twin.seats):
        for resource in range(COUNT):
            place = (other * twin.seats + seat) * COUNT + resource
            twin.sure[place] = twin.cards[seat * COUNT + resource]
