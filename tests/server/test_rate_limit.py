"""Buckets: so much at once, so much in the long run, and no way around it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from marineris.server import rate_limit
from marineris.server.rate_limit import Bucket, Buckets


class Hand:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_burst_and_then_a_rate() -> None:
    clock = Hand()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait() == 0.5
    clock.time += 0.5
    assert bucket.take()
    assert not bucket.take()


def test_a_refusal_takes_nothing() -> None:
    clock = Hand()
    bucket = Bucket(1, 3, clock)
    assert not bucket.take(4)
    assert bucket.take(3)


@given(
    waits=st.lists(st.floats(0, 10), max_size=40),
    rate=st.floats(0.1, 20),
    burst=st.integers(1, 20),
)
def test_nobody_gets_more_than_burst_and_rate(waits: list[float], rate: float, burst: int) -> None:
    clock = Hand()
    bucket = Bucket(rate, burst, clock)
    taken = 0
    for wait in waits:
        clock.time += wait
        while bucket.take():
            taken += 1
    assert taken <= burst + rate * sum(waits) + 1e-6


def test_callers_have_buckets_of_their_own() -> None:
    buckets = Buckets(1, 1, Hand())
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


def test_only_so_many_callers_are_remembered() -> None:
    buckets = Buckets(1, 1, Hand())
    assert buckets.of("first").take()
    for number in range(rate_limit.MOST_CALLERS - 1):
        buckets.of(str(number))
    assert not buckets.of("first").take()  # it is still known, and now the last to be forgotten
    for number in range(rate_limit.MOST_CALLERS - 1):
        buckets.of(f"other {number}")
    assert not buckets.of("first").take()  # those that came before it, but were silent, are gone
    for number in range(rate_limit.MOST_CALLERS):
        buckets.of(f"more {number}")
    assert buckets.of("first").take()


def test_places_are_counted_for_each_caller() -> None:
    places = rate_limit.Places(2)
    assert [places.take("one") for _ in range(3)] == [True, True, False]
    assert places.take("other")
    places.give_back("one")
    assert places.take("one")
    assert not places.take("one")


def test_no_limit_at_all() -> None:
    places = rate_limit.Places(0)
    assert all(places.take("one") for _ in range(1000))
