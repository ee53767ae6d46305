"""The search for garbage: never while people play, and yet made."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from marineris.server import garbage as garbage_module
from marineris.server.garbage import AGAIN, AT_LATEST, PAUSE, Garbage


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def monotonic(self) -> float:
        return self.time


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(garbage_module, "time", found)
    return found


@pytest.fixture
def garbage(watch: Watch) -> Iterator[Garbage]:
    found = Garbage()
    yield found
    found.close()


def test_python_makes_no_full_search_by_itself(watch: Watch) -> None:
    usual = gc.get_threshold()
    garbage = Garbage()
    assert gc.get_threshold()[2] > 100_000
    garbage.close()
    assert gc.get_threshold() == usual


def test_a_pause_is_used_but_not_every_one(garbage: Garbage, watch: Watch) -> None:
    watch.time += AGAIN - 1
    assert not garbage.look()
    watch.time += 1
    assert garbage.look()
    watch.time += PAUSE
    assert not garbage.look()


def test_nobody_waits_for_it_while_people_move(garbage: Garbage, watch: Watch) -> None:
    watch.time += AGAIN
    garbage.moved()
    watch.time += PAUSE - 0.1
    assert not garbage.look()
    watch.time += 0.1
    assert garbage.look()


def test_a_server_that_never_rests_searches_at_last(garbage: Garbage, watch: Watch) -> None:
    watch.time += AT_LATEST - 1
    garbage.moved()
    assert not garbage.look()
    watch.time += 1
    garbage.moved()
    assert garbage.look()


def test_rings_are_found(garbage: Garbage, watch: Watch) -> None:
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
        assert garbage.look()
    finally:
        gc.enable()
    assert freed == [True]
