"""Where seen cards may be: exactly where some way of moving the cards would have brought them."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from marineris.core.deal import Ways, deal
from marineris.core.trace import Trace, crowd, enter, pour, tidy

PLACES = 3
CARDS = 6
KNOWN = 3
"""The first cards were seen at place 0; nobody has seen the others, which are spread about."""
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


@settings(max_examples=max(20, settings().max_examples // 2), deadline=None)
@given(
    others=st.lists(st.integers(0, PLACES - 1), min_size=CARDS - KNOWN, max_size=CARDS - KNOWN),
    moves=st.lists(
        st.tuples(
            st.integers(0, PLACES - 1),
            st.integers(1, PLACES - 1),
            st.integers(1, 3),
            st.booleans(),
        ),
        max_size=5,
    ),
    seed=st.integers(0, 2**60),
)
def test_every_possible_deal_is_made_and_no_other(
    others: list[int], moves: list[tuple[int, int, int, bool]], seed: int
) -> None:
    trace: Trace = {}
    pile = enter(trace, 0, KNOWN)
    entered = dict.fromkeys(range(KNOWN), pile)
    # Those nobody has seen are alike to an observer: any of them may be at any of their places.
    start = (*[0] * KNOWN, *others)
    worlds = {start}
    sizes = [start.count(place) for place in range(PLACES)]
    for source, step, wanted, is_tidied in moves:
        target = (source + step) % PLACES
        count = min(wanted, sizes[source])
        crowd(trace, target, sizes[target])
        pour(trace, source, target, count)
        worlds = after(worlds, source, target, count)
        sizes[source] -= count
        sizes[target] += count
        if is_tidied:
            tidy(trace, entered)
    possible = {world[:KNOWN] for world in worlds}
    ways = Ways(trace)
    made: set[World] = set()
    rng = seed
    for _ in range(DEALS):
        rng, places = deal(rng, ways, entered, dict(enumerate(sizes)))
        assert len(places) == KNOWN, "a card fits nowhere"
        made.add(tuple(places[card] for card in range(KNOWN)))
    assert made <= possible
    assert len(possible - made) <= len(possible) // 10, "some deals have no chance"
