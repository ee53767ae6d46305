"""Where seen cards may be: exactly where some way of moving the cards would have brought them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from marineris.core.deal import Ways, deal
from marineris.core.trace import (
    BITS,
    MANY,
    Trace,
    can_be_at,
    crowd,
    either,
    enter,
    members,
    pour,
    take_out,
    tidy,
)

PLACES = 3
CARDS = 6
KNOWN = 3
"""So many of the cards were seen to go to their places; nobody has seen the others."""
PILES = 5
DEALS = 400

World = tuple[int, ...]
"""The place of each card."""


def after(worlds: set[World], source: int, target: int, count: int) -> set[World]:
    """All that may be after some cards have moved, nobody knows which."""
    found: set[World] = set()
    for world in worlds:
        there = [card for card in range(CARDS) if world[card] == source]
        for moved in combinations(there, count):
            found.add(tuple(target if c in moved else world[c] for c in range(CARDS)))
    return found


Move = tuple[int, int, int, bool]
"""From a place, so many places on, so many cards; whether the trace is tidied then."""


def places(number: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, PLACES - 1), min_size=number, max_size=number)


MOVES = st.lists(
    st.tuples(
        st.integers(0, PLACES - 1), st.integers(1, PLACES - 1), st.integers(1, 3), st.booleans()
    ),
    max_size=5,
)
EXAMPLES = max(150, settings().max_examples)
"""They are quick: no game is played."""


class Table:
    """Cards on a few places, and the trace of an observer who knows some of them."""

    def __init__(self, worlds: set[World]) -> None:
        self.worlds = worlds
        start = min(worlds)
        self.sizes = [start.count(place) for place in range(PLACES)]
        self.trace: Trace = {}
        self.entered: dict[int, int] = {}

    def move(self, move: Move) -> None:
        source, step, wanted, is_tidied = move
        target = (source + step) % PLACES
        count = min(wanted, self.sizes[source])
        crowd(self.trace, target, self.sizes[target])
        pour(self.trace, source, target, count)
        self.worlds = after(self.worlds, source, target, count)
        self.sizes[source] -= count
        self.sizes[target] += count
        if is_tidied:
            tidy(self.trace, self.entered)

    def turn_up(self, card: int, place: int) -> None:
        """A card is seen at a place, and lies open from now on."""
        take_out(self.trace, self.entered.pop(card), place)
        self.sizes[place] -= 1
        self.worlds = {
            tuple(-1 if c == card else at for c, at in enumerate(world))
            for world in self.worlds
            if world[card] == place
        }

    def possible(self) -> set[World]:
        return {tuple(world[card] for card in self.entered) for world in self.worlds}

    def made(self, seed: int) -> set[World]:
        """Many deals."""
        ways = Ways(self.trace)
        found: set[World] = set()
        rng = seed
        for _ in range(DEALS):
            rng, dealt = deal(rng, ways, self.entered, dict(enumerate(self.sizes)))
            assert len(dealt) == len(self.entered), "a card fits nowhere"
            found.add(tuple(dealt[card] for card in self.entered))
        return found

    def check(self, seed: int) -> None:
        """Every possible deal is made and no other."""
        made, possible = self.made(seed), self.possible()
        assert made <= possible
        assert len(possible - made) <= len(possible) // 10, "some deals have no chance"


def seen_at(known: list[int], others: list[int]) -> Table:
    """The first cards were seen to go to their places; nobody has seen the others."""
    # Those nobody has seen are alike to an observer: any of them may be at any of their places.
    table = Table({(*known, *others)})
    for place in range(PLACES):
        cards = [card for card, at in enumerate(known) if at == place]
        if cards:
            pile = enter(table.trace, place, len(cards))
            table.entered.update(dict.fromkeys(cards, pile))
    return table


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    known=places(KNOWN),
    others=places(CARDS - KNOWN),
    moves=MOVES,
    seed=st.integers(0, 2**60),
)
def test_every_possible_deal_is_made_and_no_other(
    known: list[int], others: list[int], moves: list[Move], seed: int
) -> None:
    table = seen_at(known, others)
    for move in moves:
        table.move(move)
    table.check(seed)


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    others=places(CARDS - 2),
    moves=MOVES,
    seed=st.integers(0, 2**60),
)
def test_of_two_cards_one_went_here_and_one_there(
    others: list[int], moves: list[Move], seed: int
) -> None:
    table = Table({(0, 1, *others), (1, 0, *others)})
    pile = either(table.trace, [enter(table.trace, place, 1) for place in (0, 1)])
    table.entered = {0: pile, 1: pile}
    for move in moves:
        table.move(move)
    table.check(seed)


@settings(max_examples=EXAMPLES, deadline=None)
@given(others=places(CARDS - 1), moves=MOVES)
def test_a_single_card_may_be_just_where_some_way_leads(
    others: list[int], moves: list[Move]
) -> None:
    table = Table({(0, *others)})
    table.entered = {0: enter(table.trace, 0, 1)}
    for move in moves:
        table.move(move)
        full = [place for place in range(PLACES) if table.sizes[place]]
        pile = table.entered[0]
        assert {(at,) for at in full if can_be_at(table.trace, pile, at)} == table.possible()


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    known=places(KNOWN),
    others=places(CARDS - KNOWN),
    moves=MOVES,
    more=MOVES,
    card=st.integers(0, KNOWN - 1),
    seed=st.integers(0, 2**60),
)
def test_what_turns_up_leaves_every_possible_deal_of_the_rest(
    known: list[int],
    others: list[int],
    moves: list[Move],
    more: list[Move],
    card: int,
    seed: int,
) -> None:
    table = seen_at(known, others)
    for move in moves:
        table.move(move)
    place = sorted(table.worlds)[seed % len(table.worlds)][card]
    table.turn_up(card, place)
    for move in more:
        table.move(move)
    made, possible = table.made(seed), table.possible()
    assert len(possible - made) <= len(possible) // 10, "some deals have no chance"
    for world in possible:
        for one, at in zip(table.entered, world, strict=True):
            assert can_be_at(table.trace, table.entered[one], at)


@st.composite
def networks(draw: st.DrawFn) -> Trace:
    """Piles that lead only to later ones, and lie at any places."""
    trace: Trace = {}
    for pile in range(PILES):
        onward = draw(st.sets(st.integers(pile + 1, PILES - 1))) if pile < PILES - 1 else set()
        trace[pile] = draw(st.integers(0, 2)) | sum(1 << one for one in onward) << BITS
    for place in range(PLACES):
        trace[-1 - place] = sum(1 << one for one in draw(st.sets(st.integers(0, PILES - 1))))
    return trace


def ways_of(trace: Trace, pile: int) -> list[tuple[int, ...]]:
    """All ways from a pile to a place: the piles, and the key of the place."""
    ends = [(pile, -1 - p) for p in range(PLACES) if trace[-1 - p] >> pile & 1]
    onward = [way for one in members(trace[pile] >> BITS) for way in ways_of(trace, one)]
    return ends + [(pile, *way) for way in onward]


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    trace=networks(),
    entered=st.lists(st.integers(0, PILES - 1), min_size=1, max_size=3),
    room=st.lists(st.integers(0, 2), min_size=PLACES, max_size=PLACES),
    seed=st.integers(0, 2**60),
)
def test_a_deal_is_found_wherever_there_is_one(
    trace: Trace, entered: list[int], room: list[int], seed: int
) -> None:
    most = {pile: trace[pile] & MANY for pile in range(PILES)}
    most |= {-1 - place: size for place, size in enumerate(room)}
    possible: set[World] = set()
    for chosen in product(*(ways_of(trace, pile) for pile in entered)):
        used = Counter(one for way in chosen for one in way)
        if all(used[one] <= most[one] for one in used):
            possible.add(tuple(-1 - way[-1] for way in chosen))
    ways, cards = Ways(trace), dict(enumerate(entered))
    made: Counter[World] = Counter()
    rng = seed
    for _ in range(DEALS):
        rng, dealt = deal(rng, ways, cards, dict(enumerate(room)))
        if possible:
            made[tuple(dealt[card] for card in cards)] += 1
        else:
            assert len(dealt) < len(cards)
    assert made.keys() <= possible
    assert len(possible - made.keys()) <= len(possible) // 10, "some deals have no chance"
