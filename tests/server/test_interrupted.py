"""Transactions whose callers go away: each one is finished or undone, and the next one works."""

from __future__ import annotations

import asyncio
import inspect
import re
import subprocess
import sys
import types
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import POSTGRES, named
from tests.server.test_store import a_table, entry, opened

from marineris.server.store.records import ChatLine
from marineris.server.store.store import Store
from marineris.table.info import SeatKind

STRESS = str(Path(__file__).resolve().parents[2] / "tools" / "stress.py")
SOON = 5.0
"""Seconds in which a store that is not locked has long answered."""
LINE = ChatLine(0, -1, "Ada", "hello", 5)

WORK: dict[str, Callable[[Store, int], Coroutine[Any, Any, Any]]] = {
    "append": lambda store, number: store.append("abc", entry(number)),
    "create": lambda store, number: store.create(a_table(f"new{number}"), [entry(1)]),
    "change_table": lambda store, number: store.change_table("abc", touched=number),
    "change_seat": lambda store, number: store.change_seat("abc", 0, language="pl"),
    "take_seat": lambda store, number: store.take_seat(f"w{number}", 1, "Bo", "1" * 64, "en"),
    "set_seat": lambda store, number: store.set_seat(f"w{number}", 1, kind=SeatKind.BOT),
    "free_seat": lambda store, number: store.free_seat(f"w{number}", 0, "0" * 64),
    "fill_seats": lambda store, number: store.fill_seats(f"w{number}", "random"),
    "delete": lambda store, number: store.delete([f"w{number}"]),
    "delete_unused": lambda store, number: store.delete_unused(("open",), 1, 5),
    "delete_chat": lambda store, number: store.delete_chat(1, 5),
    "keep_summary": lambda store, number: store.keep_summary("abc", number, "running", None, 1),
    "say": lambda store, number: store.say("abc", LINE),
    "table": lambda store, number: store.table("abc"),
    "chat": lambda store, number: store.chat("abc"),
}


def test_every_write_of_the_store_is_on_the_list() -> None:
    """Those that call what writes, by their source."""
    ways = ("_database.write", "_journal_writer.append", "_set_waiting")
    writes = {
        name
        for name, method in inspect.getmembers(Store, inspect.iscoroutinefunction)
        if not name.startswith("_") and any(way in inspect.getsource(method) for way in ways)
    }
    assert writes
    assert writes - set(WORK) == set()


@types.coroutine
def cancelled_at(
    work: Coroutine[Any, Any, Any], first: int, times: int
) -> Generator[Any, Any, bool]:
    """Run a coroutine and cancel it so many times, from the `first` time on that it waits.

    Whether it waited that often.
    """
    waits = 0
    while True:
        is_cancelled = first <= waits < first + times
        try:
            waited = work.throw(asyncio.CancelledError()) if is_cancelled else work.send(None)
        except StopIteration:
            return waits >= first
        except asyncio.CancelledError:
            return True
        waits += 1
        if first <= waits < first + times and waited is not None:
            waited._asyncio_future_blocking = False
            waited.cancel()  # as asyncio does before it tells the coroutine
        else:
            yield waited


@pytest.mark.anyio
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("name", WORK)
async def test_a_caller_that_is_cancelled_anywhere_locks_nothing(
    name: str, times: int, database_url: str
) -> None:
    """A phone that loses its network in the middle of a chat line once locked the store.

    It may be cancelled a second time while it cleans up after the first.
    """
    async with opened(database_url) as store:
        await store.create(a_table("abc"))
        number, goes_on = 0, True
        while goes_on:
            number += 1
            await store.create(a_table(f"w{number}"))
            goes_on = await cancelled_at(WORK[name](store, number), number, times)
            async with asyncio.timeout(SOON):
                await store.say("abc", LINE)
                await store.change_table("abc", touched=number)
        assert number < 200
        lines = [line.number for line in await store.chat("abc", limit=1000)]
        assert lines == list(range(1, len(lines) + 1))


def stress(*arguments: str) -> str:
    """Run the tool against a server of its own; what it prints."""
    command = [sys.executable, STRESS, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_chat_lines_of_dropped_connections_stop_no_move() -> None:
    """Spectators say something and are gone, while somebody plays."""
    assert "100 lines on dropped connections" in stress("chat", "--times", "100")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_game_begins_with_an_open_seat(database: str) -> None:
    """One sits down on the last seat in the moment in which another gets up."""
    if database == "postgresql":
        named(POSTGRES)
    told = stress("seats", "--times", "40", "--database", database)
    assert re.search(r"40 races for seats: \d+ running, \d+ waiting, no gap", told)
