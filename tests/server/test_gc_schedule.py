"""Garbage collection: never while people play, and yet made."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from marineris.server.rooms import gc_schedule as gc_schedule_module
from marineris.server.rooms.gc_schedule import AGAIN, AT_LATEST, PAUSE, GcSchedule


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def monotonic(self) -> float:
        return self.time


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(gc_schedule_module, "time", found)
    return found


@pytest.fixture
def gc_schedule(watch: Watch) -> Iterator[GcSchedule]:
    found = GcSchedule()
    yield found
    found.close()


def test_python_makes_no_full_search_by_itself(watch: Watch) -> None:
    usual = gc.get_threshold()
    gc_schedule = GcSchedule()
    assert gc.get_threshold()[2] > 100_000
    gc_schedule.close()
    assert gc.get_threshold() == usual


def test_a_pause_is_used_but_not_every_one(gc_schedule: GcSchedule, watch: Watch) -> None:
    watch.time += AGAIN - 1
    assert not gc_schedule.look()
    watch.time += 1
    assert gc_schedule.look()
    watch.time += PAUSE
    assert not gc_schedule.look()


def test_nobody_waits_for_it_while_people_move(gc_schedule: GcSchedule, watch: Watch) -> None:
    watch.time += AGAIN
    gc_schedule.moved()
    watch.time += PAUSE - 0.1
    assert not gc_schedule.look()
    watch.time += 0.1
    assert gc_schedule.look()


def test_a_server_that_never_rests_searches_at_last(gc_schedule: GcSchedule, watch: Watch) -> None:
    watch.time += AT_LATEST - 1
    gc_schedule.moved()
    assert not gc_schedule.look()
    watch.time += 1
    gc_schedule.moved()
    assert gc_schedule.look()


def test_rings_are_found(gc_schedule: GcSchedule, watch: Watch) -> None:
    class Ring:
        itself: Ring

    freed: list[bool] = []
    ring = Ring()
    ring.itself = ring
    weakref.finalize(ring, freed.append, True)
    del ring
    gc.disable()
    try:
        watch.time += AGAIN
        assert gc_schedule.look()
    finally:
        gc.enable()
    assert freed == [True]
