"""What each seat knows of the others' resource cards and missions.

Resource cards: everything but a theft happens in the open. `State.seen` holds, for each observer
and hand, the cards of each resource as far as they moved before the observer's eyes, and
`State.guesses` all that the thefts it could not see may have changed: a list of cases, each a
weight and the change to every hand. The weight counts the ways of drawing just these cards, so the
cases have the chances that they really have. A case that a later move shows to be impossible goes.
No list is changed in place, so that copies may share them.

Missions: for each observer `State.located` holds the hidden missions of which it knows more than
that they are hidden, each as a number (see `token`) and a pile of its trace, `State.traces`, which
says where it can have gone since (see `core.trace`).
"""

from __future__ import annotations

from math import gcd
from typing import Final

from marineris.core.trace import can_be_at, clear, either, enter, pour, take_out, tidy
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.resource import COUNT
from marineris.mars2049.state import State

HEAVY: Final = 1 << 40
"""Weights are kept below this."""
MOST: Final = 1000
"""More cards than any hand has."""
MOST_CASES: Final = 500
"""Cases that an observer keeps apart; random games of four reach about 40."""
DECK: Final = 0
"""The two decks are the first places of a trace; the missions of a seat lie at the next two."""
MISSIONS_OF: Final = 2
COPIES: Final = 8


# ---------------------------------------------------------------------- resource cards


def change_openly(s: State, seat: int, resource: int, amount: int) -> None:
    """Everybody sees a hand gain or lose cards of a resource."""
    for observer in range(s.seats):
        s.seen[(observer * s.seats + seat) * COUNT + resource] += amount
        if amount < 0 and s.guesses[observer]:
            _keep(s, observer, seat, resource, 0, MOST)


def show_number(s: State, seat: int, resource: int, least: int, most: int) -> None:
    """Everybody learns that a seat has at least and at most so many cards of a resource."""
    for observer in range(s.seats):
        if s.guesses[observer]:
            _keep(s, observer, seat, resource, least, most)


def show_unit(s: State, seat: int, resource: int) -> None:
    """Everybody learns that a seat has a unit of a resource: a card, if it has no token of it."""
    first = 2 * (seat * COUNT + resource)
    if not (s.tokens[first] or s.tokens[first + 1]):
        show_number(s, seat, resource, 1, MOST)


def _keep(s: State, observer: int, seat: int, resource: int, least: int, most: int) -> None:
    """Keep the cases in which a hand has at least and at most so many cards of a resource."""
    place = 1 + seat * COUNT + resource
    have = s.seen[(observer * s.seats + seat) * COUNT + resource]
    cases = s.guesses[observer]
    kept = [case for case in cases if least <= have + case[place] <= most]
    if len(kept) < len(cases):
        _guess(s, observer, kept)


def _guess(s: State, observer: int, cases: list[list[int]]) -> None:
    """From now on these are the cases; a single one is no guess any more."""
    if len(cases) != 1:
        s.guesses[observer] = cases
        return
    s.guesses[observer] = []
    first = observer * s.seats * COUNT
    for i in range(s.seats * COUNT):
        s.seen[first + i] += cases[0][1 + i]


def is_sure_of_card(s: State, observer: int, seat: int, resource: int) -> bool:
    """Whether an observer knows that a seat holds a card of a resource."""
    return sure(s, observer, seat)[resource] > 0


def sure(s: State, observer: int, seat: int) -> list[int]:
    """How many cards of each resource an observer knows to be in a hand."""
    first = (observer * s.seats + seat) * COUNT
    have = s.seen[first : first + COUNT]
    cases = s.guesses[observer]
    if not cases:
        return have
    place = 1 + seat * COUNT
    return [have[i] + min([case[place + i] for case in cases]) for i in range(COUNT)]


def move_secretly(s: State, giver: int, taker: int, resource: int) -> None:
    """A card passes from hand to hand, at random; only these two see which."""
    for observer in range(s.seats):
        if observer in (giver, taker):
            _see_theft(s, observer, giver, taker, resource)
        else:
            _miss_theft(s, observer, giver, taker)


def _see_theft(s: State, observer: int, giver: int, taker: int, resource: int) -> None:
    first = observer * s.seats * COUNT
    if s.guesses[observer]:
        have = s.seen[first + giver * COUNT + resource]
        place = 1 + giver * COUNT + resource
        cases = [
            [case[0] * (have + case[place]), *case[1:]]
            for case in s.guesses[observer]
            if have + case[place] > 0
        ]
        _guess(s, observer, _lightened(cases))
    s.seen[first + giver * COUNT + resource] -= 1
    s.seen[first + taker * COUNT + resource] += 1


def _miss_theft(s: State, observer: int, giver: int, taker: int) -> None:
    first = (observer * s.seats + giver) * COUNT
    found: dict[tuple[int, ...], int] = {}
    for case in s.guesses[observer] or [[1] + [0] * (s.seats * COUNT)]:
        for resource in range(COUNT):
            number = s.seen[first + resource] + case[1 + giver * COUNT + resource]
            if number > 0:
                changed = case[1:]
                changed[giver * COUNT + resource] -= 1
                changed[taker * COUNT + resource] += 1
                key = tuple(changed)
                found[key] = found.get(key, 0) + case[0] * number
    cases = [[found[key], *key] for key in sorted(found)]
    if len(cases) > MOST_CASES:
        cases = _likeliest(s, observer, cases)
    _guess(s, observer, _lightened(cases))


def _likeliest(s: State, observer: int, cases: list[list[int]]) -> list[list[int]]:
    """The heaviest cases, so that a long game of hoarding stays quick, and always the true one.

    Later moves can only rule out what is not so; without the true case nothing might be left.
    """
    first = observer * s.seats * COUNT
    truth = [s.cards[i] - s.seen[first + i] for i in range(s.seats * COUNT)]
    heaviest = sorted(cases, key=_weight, reverse=True)
    kept = heaviest[:MOST_CASES]
    kept += [case for case in heaviest[MOST_CASES:] if case[1:] == truth]
    kept.sort(key=_changes)
    return kept


def _weight(case: list[int]) -> int:
    return case[0]


def _changes(case: list[int]) -> list[int]:
    return case[1:]


def _lightened(cases: list[list[int]]) -> list[list[int]]:
    """The same cases with smaller weights, none of them 0."""
    common = 0
    for case in cases:
        common = gcd(common, case[0])
    heaviest = max([case[0] for case in cases], default=0) // max(1, common)
    if common <= 1 and heaviest < HEAVY:
        return cases
    shift = max(0, heaviest.bit_length() - HEAVY.bit_length())
    return [[max(1, case[0] // common >> shift), *case[1:]] for case in cases]


def know_hands(s: State, observer: int) -> None:
    """An observer knows all hands as they are."""
    first = observer * s.seats * COUNT
    s.seen[first : first + s.seats * COUNT] = s.cards
    s.guesses[observer] = []


def forget_hands(s: State) -> None:
    """Nobody has watched: others may hold any of the cards that all of them hold together."""
    for observer in range(s.seats):
        know_hands(s, observer)
        others = [seat for seat in range(s.seats) if seat != observer]
        cases = [[1] + [0] * (s.seats * COUNT)]
        for i, one in enumerate(others):
            for other in others[i + 1 :]:
                cases = _mixed(s, cases, one, other)
        if len(cases) > 1:
            s.guesses[observer] = cases


def _mixed(s: State, cases: list[list[int]], one: int, other: int) -> list[list[int]]:
    """All cases that come about when two hands are mixed and dealt again."""
    found: set[tuple[int, ...]] = set()
    pending = [tuple(case[1:]) for case in cases]
    while pending:
        case = pending.pop()
        if case in found:
            continue
        found.add(case)
        for give in range(COUNT):
            for get in range(COUNT):
                changed = list(case)
                changed[one * COUNT + give] -= 1
                changed[other * COUNT + give] += 1
                changed[one * COUNT + get] += 1
                changed[other * COUNT + get] -= 1
                if (
                    s.cards[one * COUNT + give] + changed[one * COUNT + give] >= 0
                    and s.cards[other * COUNT + get] + changed[other * COUNT + get] >= 0
                ):
                    pending.append(tuple(changed))
    return [[1, *case] for case in sorted(found)]


# ---------------------------------------------------------------------- missions


def draw(s: State, seat: int, mission: int) -> None:
    """A mission has come from its deck to a seat; one that is used at once, before all eyes."""
    deck = MISSIONS[mission].deck
    for observer in range(s.seats):
        if s.located[observer]:
            _own(s, observer)
            if observer == seat or MISSIONS[mission].is_immediate:
                _see_mission(s, observer, mission, DECK + deck)
            else:
                pour(s.traces[observer], DECK + deck, hand_of(seat, deck), 1)
            if not s.deck[deck]:
                clear(s.traces[observer], DECK + deck)


def _own(s: State, observer: int) -> None:
    """Before a change: a trace and what goes with it may be shared with copies of the state."""
    s.traces[observer] = s.traces[observer].copy()
    s.located[observer] = s.located[observer].copy()


def hand_of(seat: int, deck: int) -> int:
    """The place of a seat's missions of a deck: their backs tell them apart."""
    return MISSIONS_OF + 2 * seat + deck


def use(s: State, seat: int, mission: int) -> None:
    """Everybody sees a mission that was in a hand."""
    for observer in range(s.seats):
        if observer != seat and s.located[observer]:
            _own(s, observer)
            _see_mission(s, observer, mission, hand_of(seat, MISSIONS[mission].deck))


def pass_on(s: State, giver: int, taker: int, mission: int) -> None:
    """A mission has passed from hand to hand; only these two see which, all see its back."""
    deck = MISSIONS[mission].deck
    source, target = hand_of(giver, deck), hand_of(taker, deck)
    for observer in range(s.seats):
        if observer != giver and not s.located[observer]:
            continue
        _own(s, observer)
        if observer == giver:
            number = _token(s, observer, mission)
            s.located[observer][number] = enter(s.traces[observer], target, 1)
        elif observer == taker:
            _see_mission(s, observer, mission, source)
        else:
            pour(s.traces[observer], source, target, 1)


def _token(s: State, observer: int, mission: int) -> int:
    """A number for one more copy of a mission."""
    number = mission * COPIES
    while number in s.located[observer]:
        number += 1
    return number


def renew(s: State, deck: int) -> None:
    """Used missions, which all have seen, have become a deck; those in hands are not among them."""
    for observer in range(s.seats):
        _own(s, observer)
        _locate_hands(s, observer, deck)
        pile = enter(s.traces[observer], DECK + deck, len(s.deck[deck]))
        for mission in s.deck[deck]:
            if not MISSIONS[mission].is_immediate:  # it never leaves for a hand (MA-12.2)
                s.located[observer][_token(s, observer, mission)] = pile


def _locate_hands(s: State, observer: int, deck: int) -> None:
    """The missions of a deck that others hold now: an observer can tell which ones, not whose."""
    trace, located = s.traces[observer], s.located[observer]
    hidden: list[int] = []
    piles: list[int] = []
    for seat in range(s.seats):
        held = [mission for mission in s.missions[seat] if MISSIONS[mission].deck == deck]
        if held and seat != observer:
            hidden += held
            piles.append(enter(trace, hand_of(seat, deck), len(held)))
    for number in located:
        if number // COPIES in hidden:
            hidden.remove(number // COPIES)
    if hidden:
        pile = either(trace, piles)
        for mission in hidden:
            located[_token(s, observer, mission)] = pile
    tidy(trace, located)


def _see_mission(s: State, observer: int, mission: int, place: int) -> None:
    """An observer sees a mission at a place: one of the copies that it has located, or another."""
    trace, located = s.traces[observer], s.located[observer]
    copies = [number for number in located if number // COPIES == mission]
    fitting = [number for number in copies if can_be_at(trace, located[number], place)]
    if not fitting:
        return
    piles = sorted({located.pop(number) for number in fitting})
    is_one_of_them = _number_hidden(s, observer, mission) < len(copies)
    if is_one_of_them and len(piles) == 1:
        take_out(trace, piles[0], place)
    # Any of them may be the one, so the others are where any of them may be. Was there a copy
    # besides that could be anywhere, it or one of these still can.
    pile = piles[0] if len(piles) == 1 else either(trace, piles)
    for number in fitting[1:]:
        located[number] = pile
    tidy(trace, located)


def _number_hidden(s: State, observer: int, mission: int) -> int:
    """How many copies of a mission an observer cannot see, now that it sees one."""
    found = s.deck[MISSIONS[mission].deck].count(mission)
    for seat in range(s.seats):
        if seat != observer:
            found += s.missions[seat].count(mission)
    return found
