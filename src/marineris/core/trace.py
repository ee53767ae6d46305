"""Where hidden cards that somebody has seen may be by now.

A seat that saw a card and then watched cards move face down knows something, but not all. A trace
keeps exactly that for one observer, as a network of *piles*. A card is seen to enter a pile. When
some cards, nobody knows which, move from a place to another, a new pile lies at the other place,
every pile at the first one leads to it, and no more than that many known cards can have gone that
way. Where the card is now is a way through the network: at most `most` cards through each pile, at
most as many at the end of it as lie at that place.

A trace is a dictionary of integers, so that it is cheap to copy and to save. A key from 0 on is a
pile, and its value `most | next << BITS`, `next` being a mask of piles. Place `p` has the key
`-1 - p` and as its value the mask of the piles that lie there.
"""

from __future__ import annotations

from typing import Final

BITS: Final = 16
MANY: Final = (1 << BITS) - 1

Trace = dict[int, int]


def lying(trace: Trace, place: int) -> int:
    """The piles that lie at a place, as a mask."""
    return trace.get(-1 - place, 0)


def members(mask: int) -> list[int]:
    """The piles of a mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def enter(trace: Trace, place: int, most: int) -> int:
    """A new pile at a place, for cards that were seen to go there; returns it."""
    pile = 0
    while pile in trace:
        pile += 1
    trace[pile] = most
    trace[-1 - place] = trace.get(-1 - place, 0) | 1 << pile
    return pile


def pour(trace: Trace, source: int, target: int, count: int) -> None:
    """So many cards move from a place to another, nobody knows which; the others stay."""
    sources = trace.get(-1 - source, 0)
    if sources and count > 0:
        piles = members(sources)
        grown = _fed_by(trace, sources, piles, target)
        if grown >= 0:
            trace[grown] += count
            return
        pile = enter(trace, target, count)
        for one in piles:
            trace[one] |= 1 << (pile + BITS)


def _fed_by(trace: Trace, sources: int, piles: list[int], target: int) -> int:
    """A pile at the target that just these piles lead to and none goes on from, or -1."""
    common = trace.get(-1 - target, 0)
    for one in piles:
        common &= trace[one] >> BITS
    if common:
        feeding: dict[int, int] = {}
        for key, value in trace.items():
            if key >= 0:
                for pile in members(value >> BITS & common):
                    feeding[pile] = feeding.get(pile, 0) | 1 << key
        for pile in members(common):
            if trace[pile] >> BITS == 0 and feeding[pile] == sources:
                return pile
    return -1


def move(trace: Trace, source: int, target: int) -> None:
    """All the cards of a place move to another, which was empty."""
    piles = trace.pop(-1 - source, 0)
    if piles:
        trace[-1 - target] = piles


def clear(trace: Trace, place: int) -> None:
    """Nothing hidden lies at a place any more."""
    trace.pop(-1 - place, 0)


def crowd(trace: Trace, place: int, size: int) -> None:
    """Only so many cards lie at a place now, and others are about to join them."""
    piles = trace.get(-1 - place, 0)
    if piles and sum([trace[pile] & MANY for pile in members(piles)]) > size:
        del trace[-1 - place]
        if size:
            trace[-1 - place] = piles
            pile = enter(trace, place, size)
            trace[-1 - place] = 1 << pile
            for one in members(piles):
                trace[one] |= 1 << (pile + BITS)


def take_out(trace: Trace, pile: int, place: int) -> None:
    """A card that entered a pile turns out to have come to a place, and leaves it in the open.

    It went through every pile that lies on all its ways there: so much less goes through them.
    """
    goal = trace.get(-1 - place, 0)
    leading = _leading_to(trace, pile, goal)
    while True:
        following = members(trace[pile] >> BITS & leading)
        if trace[pile] & MANY:
            trace[pile] -= 1
        if goal >> pile & 1 or len(following) != 1:
            return
        pile = following[0]


def _leading_to(trace: Trace, start: int, goal: int) -> int:
    """The piles on the ways from a pile to those of a goal."""
    order = [start]
    reached = 1 << start
    for pile in order:
        new = trace[pile] >> BITS & ~reached
        if new:
            reached |= new
            order += members(new)
    leading = goal & reached
    while True:
        before = leading
        for pile in reversed(order):
            if trace[pile] >> BITS & leading and trace[pile] & MANY:
                leading |= 1 << pile
        if leading == before:
            return leading


def can_be_at(trace: Trace, pile: int, place: int) -> bool:
    """Whether a card that entered a pile may be at a place."""
    return bool(_leading_to(trace, pile, trace.get(-1 - place, 0)) >> pile & 1)


def either(trace: Trace, piles: list[int]) -> int:
    """A pile for a card that has entered one of several, nobody knows which."""
    pile = 0
    while pile in trace:
        pile += 1
    trace[pile] = MANY
    for one in piles:
        trace[pile] |= 1 << (one + BITS)
    return pile


def tidy(trace: Trace, entered: dict[int, int]) -> None:
    """Make a trace smaller without changing what it says.

    A pile goes if no card can have gone through it; and if it would let all the cards through that
    can, for then those before it may lead on to wherever it leads, or lie where it lies.
    """
    through = _cards_through(trace, entered)
    entries = 0
    for pile in entered.values():
        entries |= 1 << pile
    places = [key for key in trace if key < 0]
    onward: dict[int, int] = {}
    lies: dict[int, int] = {}
    is_open = 0
    for pile in reversed(list(through)):
        following = 0
        where = 0
        for i, key in enumerate(places):
            if trace[key] >> pile & 1:
                where |= 1 << i
        for one in members(trace[pile] >> BITS):
            if is_open >> one & 1:
                following |= onward[one]
                where |= lies[one]
            elif trace[one] & MANY:
                following |= 1 << one
        onward[pile] = following
        lies[pile] = where
        if through[pile].bit_count() <= trace[pile] & MANY:
            is_open |= 1 << pile
    for key in places:
        trace[key] = 0
    for key in list(trace):
        if key < 0:
            continue
        if key not in through or (is_open & ~entries) >> key & 1:
            del trace[key]
        else:
            trace[key] = trace[key] & MANY | onward[key] << BITS
            for i in members(lies[key]):
                trace[places[i]] |= 1 << key
    for key in places:
        if trace[key] == 0:
            del trace[key]


def _cards_through(trace: Trace, entered: dict[int, int]) -> dict[int, int]:
    """Which of the cards, as a mask, may have gone through each pile; earlier piles first."""
    cards: dict[int, int] = {}
    for i, pile in enumerate(entered.values()):
        cards[pile] = cards.get(pile, 0) | 1 << i
    order: list[int] = []
    done = 0
    pending = list(cards)
    while pending:
        pile = pending[-1]
        new = trace[pile] >> BITS & ~done
        if done >> pile & 1:
            pending.pop()
        elif new:
            pending += members(new)
        else:
            done |= 1 << pile
            order.append(pile)
            pending.pop()
    through: dict[int, int] = {}
    for pile in reversed(order):
        through[pile] = cards.get(pile, 0)
    for pile in through:
        if trace[pile] & MANY:
            for one in members(trace[pile] >> BITS):
                through[one] |= through[pile]
    return through
