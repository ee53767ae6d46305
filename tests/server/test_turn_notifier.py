"""Who is notified of a turn, by which process, and when a notice is withdrawn."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from marineris.server.rooms import turn_notifier
from marineris.server.rooms.turn_notifier import HEARING, TurnNotifier

pytestmark = pytest.mark.anyio

HOOKS = [{"url": "zero"}, {"url": "one"}, {"url": "two"}]


class Room:
    """Three people with webhooks who are all away; keeps what they are told."""

    def __init__(self) -> None:
        self.seats = [SimpleNamespace(webhook=hook) for hook in HOOKS]
        self.stored = SimpleNamespace(seats=self.seats)
        self.asked: list[int] = [0, 1, 2]
        self.formal: list[int] = []
        self.connected: list[int] = []
        self.connected_elsewhere: set[int] = set()
        self.told: list[tuple[int, Any]] = []
        self.withdrawn: list[tuple[str, int]] = []
        self.delayed: list[Coroutine[Any, Any, None]] = []
        self.table = SimpleNamespace(
            info=SimpleNamespace(id="t4bl3"),
            version=5,
            asked_at=[5, 5, 5],
            drivers=["", "", ""],
            to_act=lambda: self.asked,
            formalities=lambda: self.formal,
        )
        self.audience = SimpleNamespace(
            here=lambda: self.connected,
            elsewhere=SimpleNamespace(seats=lambda: self.connected_elsewhere),
        )
        self.registry = SimpleNamespace(
            bus=SimpleNamespace(is_shared=False),
            later=self.delayed.append,
            call=lambda table, seat, hook: self.told.append((seat, hook)),
            notifier=SimpleNamespace(
                withdraw=lambda table, seat: self.withdrawn.append((table, seat))
            ),
        )

    def notifier(self) -> TurnNotifier:
        return TurnNotifier(self)  # type: ignore[arg-type]  # it needs no more of a room

    def called(self) -> list[tuple[int, Any]]:
        self.notifier().call()
        return self.told


@pytest.fixture
def room() -> Room:
    return Room()


def test_everybody_who_is_asked_and_away_is_told(room: Room) -> None:
    room.asked = [2, 0]
    assert room.called() == [(0, HOOKS[0]), (2, HOOKS[2])]
    assert room.withdrawn == [("t4bl3", 1)]


def test_nobody_is_told_without_a_webhook(room: Room) -> None:
    room.seats[1].webhook = None
    room.asked = [1]
    assert room.called() == []
    assert room.withdrawn == [("t4bl3", 0), ("t4bl3", 2)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_is_connected_is_not_told(room: Room, seat: int) -> None:
    room.connected = [seat]
    assert [one for one, _ in room.called()] == [one for one in range(3) if one != seat]
    assert room.withdrawn == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_old_question_is_not_told_of_again(room: Room, seat: int) -> None:
    room.table.asked_at[seat] = 4
    assert [one for one, _ in room.called()] == [one for one in range(3) if one != seat]
    assert room.withdrawn == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_and_a_formality_need_no_person(room: Room, seat: int) -> None:
    room.formal = [seat]
    room.table.drivers[(seat + 1) % 3] = "easy"
    away = (seat + 2) % 3
    assert room.called() == [(away, HOOKS[away])]
    assert sorted(room.withdrawn) == [("t4bl3", one) for one in range(3) if one != away]


def test_whoever_was_at_a_process_that_is_gone_is_told_then(room: Room) -> None:
    room.connected_elsewhere = {0, 1, 2}
    notifier = room.notifier()
    notifier.call()
    assert room.told == []
    room.connected_elsewhere = set()
    room.table.asked_at[2] = 6  # it has another question by now
    notifier.call_those_gone({1, 2})
    assert room.told == [(1, HOOKS[1])]
    notifier.call_those_gone({1})  # once
    assert room.told == [(1, HOOKS[1])]
    room.asked = [1, 2]
    notifier.call_those_gone({0})  # it has answered
    assert room.told == [(1, HOOKS[1])]


@pytest.mark.parametrize("answered", [False, True])
async def test_other_processes_have_time_to_say_who_is_there(
    room: Room, monkeypatch: pytest.MonkeyPatch, answered: bool
) -> None:
    """Just after a table was loaded, where there are other processes."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.time += seconds

    clock = SimpleNamespace(time=100.0)
    monkeypatch.setattr(turn_notifier, "asyncio", SimpleNamespace(sleep=sleep))
    watch = SimpleNamespace(monotonic=lambda: clock.time)
    monkeypatch.setattr(turn_notifier, "time", watch)
    room.registry.bus.is_shared = True
    notifier = room.notifier()
    clock.time += HEARING - 0.1
    notifier.call()
    assert (room.told, len(room.delayed)) == ([], 3)
    if answered:
        room.asked = [0, 2]
        room.table.asked_at[2] = 6
    for work in room.delayed:
        await work
    assert slept == [HEARING] * 3
    assert [seat for seat, _ in room.told] == ([0] if answered else [0, 1, 2])
    room.told.clear()
    room.table.asked_at = [5, 5, 5]
    notifier.call()
    assert [seat for seat, _ in room.told] == ([0, 2] if answered else [0, 1, 2])
