"""Who moves a room's bots, when, and what happens if no move works."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from marineris.server.errors import Fault, StoreFailed, UnknownTable
from marineris.server.rooms import bot_driver
from marineris.server.rooms.bot_driver import GRACE, MOST_TRIES, Driver
from marineris.server.supervisor import Supervisor

pytestmark = pytest.mark.anyio


class Game:
    """Two seats with moves of their own."""

    def legal_moves(self, seat: int) -> list[int]:
        return [10 * seat + number for number in range(4)]


class Table:
    """Bots that have to move, one after the other."""

    def __init__(self, seats: list[int]) -> None:
        self.info = SimpleNamespace(id="t4bl3")
        self.playing = Game()
        self.drivers = ["easy", "hard", "random"]
        self.waiting = seats
        self.version = 7

    def bot_to_act(self) -> int:
        return self.waiting[0] if self.waiting else -1


class Room:
    """What a driver needs to know of a room; keeps what the bots did."""

    def __init__(self, seats: list[int], written: int = 7) -> None:
        self.table = Table(seats)
        self.written = written
        self.is_closed = False
        self.audience = SimpleNamespace(is_empty=False)
        self.moves: list[tuple[int, int, int]] = []
        self.jams: list[tuple[int, int]] = []
        self.asked: list[tuple[int, str, str]] = []
        self.faults: list[Exception] = []
        """Raised by the next moves."""
        self.registry = SimpleNamespace(
            settings=SimpleNamespace(bot_pause=150),
            bot_pool=self,
            tasks=Supervisor(),
        )

    async def choose(self, game: Any, seat: int, bot: str, key: str) -> int:
        self.asked.append((seat, bot, key))
        return int(game.legal_moves(seat)[-1])

    async def bot_move(self, seat: int, move: int, at: int) -> bool:
        self.moves.append((seat, move, at))
        if self.faults:
            raise self.faults.pop(0)
        self.table.waiting.pop(0)
        return True

    def jam(self, seat: int, at: int) -> None:
        self.jams.append((seat, at))
        self.table.waiting.pop(0)


Slept = list[float]


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> Slept:
    """The pauses that were made; none takes any time."""
    found: Slept = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        await asyncio.sleep(0)

    watched = SimpleNamespace(sleep=sleep, create_task=asyncio.create_task, gather=asyncio.gather)
    monkeypatch.setattr(bot_driver, "asyncio", watched)
    return found


async def driven(room: Room) -> Driver:
    """Let the bots move until none is left to move."""
    driver = Driver(room)  # type: ignore[arg-type]  # it needs no more of a room
    assert not driver.is_busy
    driver.start()
    await driver.ended()
    assert not driver.is_busy
    return driver


async def test_bots_move_one_after_the_other(slept: Slept) -> None:
    """Each with its own bot, under a key of its own; people have time to look."""
    room = Room([2, 0, 1])
    await driven(room)
    assert room.asked == [(2, "random", "t4bl3/2"), (0, "easy", "t4bl3/0"), (1, "hard", "t4bl3/1")]
    assert room.moves == [(2, 23, 7), (0, 3, 7), (1, 13, 7)]
    assert slept == [0.15, 0.15, 0.15]
    assert room.registry.tasks.failing() == {}


@pytest.mark.parametrize(("pause", "is_empty"), [(0, False), (150, True)])
async def test_nobody_waits_for_nobody(slept: Slept, pause: int, is_empty: bool) -> None:
    room = Room([1])
    room.registry.settings.bot_pause = pause
    room.audience.is_empty = is_empty
    await driven(room)
    assert (room.moves, slept) == ([(1, 13, 7)], [])


async def test_nothing_is_begun_without_a_bot_to_move_or_in_a_closed_room(slept: Slept) -> None:
    for room in (Room([]), Room([1])):
        room.is_closed = bool(room.table.waiting)
        driver = await driven(room)
        assert (driver.task, room.moves) == (None, [])


async def test_one_driver_at_a_time(slept: Slept) -> None:
    room = Room([1, 0])
    driver = Driver(room)  # type: ignore[arg-type]
    driver.start()
    task = driver.task
    assert driver.is_busy
    driver.start()
    assert driver.task is task
    await driver.ended()
    assert len(room.moves) == 2


async def test_a_driver_can_be_stopped(slept: Slept) -> None:
    room = Room([1])
    driver = Driver(room)  # type: ignore[arg-type]
    driver.stop()
    driver.start()
    driver.stop()
    await driver.ended()
    assert (driver.is_busy, room.moves) == (False, [])


async def test_who_wrote_last_moves_its_bots_first(slept: Slept) -> None:
    room = Room([1], written=6)
    room.registry.settings.bot_pause = 0
    await driven(room)
    assert (slept, room.moves, room.written) == ([GRACE], [(1, 13, 7)], 7)


async def test_nothing_is_done_twice_that_another_process_has_done(
    monkeypatch: pytest.MonkeyPatch, slept: Slept
) -> None:
    room = Room([1], written=6)
    room.registry.settings.bot_pause = 0

    async def meanwhile(seconds: float) -> None:
        slept.append(seconds)
        room.table.version = 8
        room.table.waiting.clear()

    watched = SimpleNamespace(
        sleep=meanwhile, create_task=asyncio.create_task, gather=asyncio.gather
    )
    monkeypatch.setattr(bot_driver, "asyncio", watched)
    await driven(room)
    assert (room.moves, room.asked, room.written, slept) == ([], [], 6, [GRACE])


async def test_another_move_is_tried_where_one_fails(slept: Slept) -> None:
    room = Room([1])
    room.faults = [Fault("a bug"), Fault("a bug")]
    await driven(room)
    tried = [move for _, move, _ in room.moves]
    assert (len(tried), tried[0], room.jams) == (3, 13, [])
    assert set(tried) <= {10, 11, 12, 13}
    assert len(set(tried)) == 3


async def test_a_bot_without_a_move_that_works_does_not_try_for_ever(slept: Slept) -> None:
    room = Room([1, 0])
    room.faults = [Fault("a bug")] * 4
    await driven(room)
    assert sorted(move for seat, move, _ in room.moves if seat == 1) == [10, 11, 12, 13]
    assert room.jams == [(1, 7)]
    assert room.moves[-1] == (0, 3, 7)  # and the others go on


async def test_not_every_one_of_many_moves_is_tried(
    monkeypatch: pytest.MonkeyPatch, slept: Slept
) -> None:
    monkeypatch.setattr(Game, "legal_moves", lambda self, seat: list(range(50)))
    room = Room([1])
    room.faults = [Fault("a bug")] * 50
    await driven(room)
    assert (len(room.moves), room.jams) == (MOST_TRIES, [(1, 7)])
    assert MOST_TRIES == 10


async def test_a_bot_that_fails_otherwise_is_not_asked_again(slept: Slept) -> None:
    room = Room([2])
    room.faults = [ValueError("a bug")]
    await driven(room)
    assert (len(room.moves), room.jams) == (1, [(2, 7)])


async def test_what_the_store_does_not_take_is_tried_again(slept: Slept) -> None:
    room = Room([1])
    room.registry.settings.bot_pause = 0
    room.faults = [StoreFailed("away"), StoreFailed("away")]
    await driven(room)
    assert (len(room.moves), room.jams, slept) == (3, [], [GRACE, GRACE])
    assert room.registry.tasks.failing() == {}


async def test_a_table_that_is_gone_has_no_bots(slept: Slept) -> None:
    room = Room([1])
    room.faults = [UnknownTable("gone")]
    await driven(room)
    assert (len(room.moves), room.jams) == (1, [])
