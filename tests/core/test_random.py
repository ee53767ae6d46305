"""The one-integer random generator."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from marineris.core.random import MASK, below, mixed, seeded, shuffle


def test_the_output_function_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as published with the algorithm."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    state, found = 1234567, []
    for _ in expected:
        state = state + 0x9E3779B97F4A7C15 & MASK
        found.append(mixed(state))
    assert found == expected


@given(seed=st.integers())
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= seeded(seed) <= MASK


def test_seeds_that_differ_give_generators_that_differ() -> None:
    seeds = [*range(-500, 500), 2**64, 2**64 + 1, 2**200]
    assert len({seeded(seed) for seed in seeds}) == len(seeds)


@given(seed=st.integers(), limit=st.integers(1, 1000))
def test_numbers_are_below_their_limit(seed: int, limit: int) -> None:
    state, number = below(seeded(seed), limit)
    assert 0 <= number < limit
    assert 0 <= state <= MASK


@given(seed=st.integers(), items=st.lists(st.integers()))
def test_shuffling_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    shuffle(seeded(seed), shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffles_are_fair() -> None:
    """Each of the six orders of three items comes up about as often."""
    orders: Counter[tuple[int, ...]] = Counter()
    state = seeded(5)
    for _ in range(6000):
        items = [0, 1, 2]
        state = shuffle(state, items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
