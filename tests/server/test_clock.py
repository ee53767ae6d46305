"""The clock: what is used up is what passed while a seat was to act, and nothing is won back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from marineris.server.clock import Clock

MINUTE = 60_000


def test_only_those_to_act_use_time() -> None:
    clock = Clock(1, 0, 3)
    clock.advance(1_000_000)
    assert clock.left == [MINUTE] * 3
    clock.run([0, 2])
    clock.advance(1_010_000)
    assert clock.left == [50_000, MINUTE, 50_000]
    assert clock.as_data() == {"left": [50_000, MINUTE, 50_000], "running": [0, 2], "at": 1_010_000}


def test_a_move_gives_back_a_little() -> None:
    clock = Clock(1, 5, 2)
    clock.advance(0)
    clock.run([0])
    clock.advance(10_000)
    clock.moved(0)
    assert clock.left == [55_000, MINUTE]


def test_a_move_taken_back_and_made_again_gives_nothing_more() -> None:
    clock = Clock(1, 5, 2)
    clock.moved(0)
    for _ in range(10):
        clock.took_back(0)
        clock.moved(0)
    assert clock.left == [65_000, MINUTE]
    clock.moved(0)
    assert clock.left == [70_000, MINUTE]


def test_who_is_late_and_when() -> None:
    clock = Clock(1, 0, 2)
    clock.advance(5_000)
    clock.run([1])
    assert clock.deadline() == 65_000
    assert clock.late(64_999) == []
    assert clock.late(65_000) == [1]
    clock.run([])
    assert clock.deadline() is None
    assert clock.late(10**15) == []


def test_who_comes_back_has_time_for_a_move() -> None:
    clock = Clock(1, 0, 1)
    clock.run([0])
    clock.advance(10 * MINUTE)
    assert clock.left == [0]
    clock.returned(0)
    assert clock.left == [30_000]


def test_nobody_wins_time_by_going_and_coming_back() -> None:
    clock = Clock(1, 0, 1)
    clock.run([0])
    clock.advance(MINUTE - 5_000)
    clock.returned(0)
    assert clock.left == [5_000]


@given(times=st.lists(st.integers(0, 10**6), max_size=20))
def test_time_never_runs_backwards(times: list[int]) -> None:
    clock = Clock(10_000, 0, 1)
    clock.run([0])
    used = 0
    for time in times:
        clock.advance(time)
        assert clock.left[0] <= 10_000 * MINUTE - used
        used = 10_000 * MINUTE - clock.left[0]
    assert used == max(times, default=0)


def test_what_clients_get_does_not_change_afterwards() -> None:
    """A document is compared with its successor, so it must not share what changes."""
    clock = Clock(1, 0, 2)
    clock.run([0])
    told = clock.as_data()
    clock.run([1])
    clock.advance(1000)
    assert told == {"left": [MINUTE, MINUTE], "running": [0], "at": 0}
