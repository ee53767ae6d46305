"""What a host does to a store while a server uses it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket
from sqlalchemy import Connection
from sqlalchemy.util import await_only
from tests.server.tables import make_table

from marineris.server.admin import maintenance
from marineris.server.errors import UnknownTable
from marineris.server.rooms import lifecycle
from marineris.server.rooms.registry import Registry
from marineris.server.settings import Settings
from marineris.server.store import backup
from marineris.server.store.records import StoredTable
from marineris.server.store.statements import delete_tables
from marineris.server.store.store import Store
from marineris.server.store.table_filter import Choice
from marineris.server.web.protocol import NewTable, SeatIn
from marineris.server.web.socket import Socket
from marineris.table.info import SeatKind

PAIR = [SeatIn(kind="person", name="Ana"), SeatIn(kind="person", name="Bo")]


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.mark.anyio
async def test_moves_that_were_taken_back_do_not_count(store: Store) -> None:
    made = await make_table(store, moves=30)
    waiting = await make_table(store, is_open=True)
    entries = await store.entries(made.id)
    assert [one.kind for one in entries].count("undo") == 1
    assert await maintenance.moves_made(store.engine, [made.id, waiting.id]) == {made.id: 29}


@pytest.mark.anyio
async def test_a_table_that_is_used_again_is_not_cleared_out(store: Store) -> None:
    old, used = await make_table(store), await make_table(store)
    choice = Choice(touched_before=2000)
    await store.change_table(old.id, touched=1000)
    assert await maintenance.clear_out(store.engine, [old.id, used.id], choice) == [old.id]
    assert await store.table(used.id) is not None


@pytest.mark.anyio
async def test_nobody_uses_a_table_again_while_it_is_cleared_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at when it was last used and its deletion."""
    old = await make_table(store)
    await store.change_table(old.id, touched=1000)
    is_late: list[bool] = []

    def delete(connection: Connection, ids: list[str]) -> int:
        using = asyncio.wait_for(store.change_table(old.id, touched=9000), 0.5)
        try:
            await_only(using)
        except TimeoutError:
            is_late.append(True)
        return delete_tables(connection, ids)

    monkeypatch.setattr(maintenance, "delete_tables", delete)
    choice = Choice(touched_before=2000)
    assert await maintenance.clear_out(store.engine, [old.id], choice) == [old.id]
    assert is_late == [True]


@pytest.mark.anyio
async def test_a_seat_that_is_left_gets_no_new_link(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An open seat with a token could be taken by nobody and left by nobody."""
    made = await make_table(store, is_open=True)
    found = await store.table(made.id)
    assert found is not None
    seat = next(one for one in found.seats if one.kind == SeatKind.PERSON)
    assert await store.free_seat(made.id, seat.seat, seat.token)

    async def before(_: str) -> StoredTable:
        return found

    monkeypatch.setattr(store, "table", before)
    with pytest.raises(maintenance.NoLink):
        await maintenance.reissue(store, made.id, seat.seat)
    monkeypatch.undo()
    after = await store.table(made.id)
    assert after is not None
    assert after.seats[seat.seat].token is None


@pytest.mark.anyio
async def test_a_room_notices_that_its_table_was_deleted(database_url: str) -> None:
    registry = Registry(Settings(), await Store.open(database_url))
    made = await lifecycle.open_table(registry, NewTable(game="terraforming", seats=PAIR), "en")
    room = await registry.room(made.id)
    await registry.store.delete([made.id])
    with pytest.raises(UnknownTable):
        await room.resign(0)
    assert made.id not in registry.rooms
    await registry.close()


class Line:
    """What a `Socket` needs of a connection; the test is at the other end."""

    def __init__(self, token: str) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []
        self.closed = ""
        hello = json.dumps({"do": "hello", "token": token})
        self.said.put_nowait({"type": "websocket.receive", "text": hello})

    async def accept(self) -> None:
        """The server takes the call."""

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed = reason


@pytest.mark.anyio
async def test_a_new_link_works_at_once_and_the_old_one_no_more(database_url: str) -> None:
    registry = Registry(Settings(), await Store.open(database_url))
    made = await lifecycle.open_table(registry, NewTable(game="terraforming", seats=PAIR), "en")
    outside = await Store.open(database_url)

    async def call(token: str) -> Line:
        line = Line(token)
        registry.later(Socket(registry, cast(WebSocket, line)).run(made.id))
        async with asyncio.timeout(10):
            while not line.heard:
                await asyncio.sleep(0.01)
        return line

    first = await call(made.seats[0].token)
    assert first.heard[0]["you"] == 0
    second = await call(await maintenance.reissue(outside, made.id, 0))
    assert second.heard[0]["you"] == 0
    async with asyncio.timeout(10):
        while not first.closed:
            await asyncio.sleep(0.01)
    assert first.closed == "not-your-seat"
    third = await call(made.seats[0].token)
    assert third.heard[0]["code"] == "not-your-seat"
    fourth = await call(await maintenance.reissue(outside, made.id, None))
    assert fourth.heard[0]["is"] == "state"
    assert (await call(made.host)).heard[0]["code"] == "not-your-seat"
    await outside.close()
    await registry.close()


@pytest.mark.anyio
async def test_a_copy_is_of_one_moment_while_others_write(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}")
    made = await make_table(store)
    before = await store.chat(made.id)
    told: list[int] = []
    with closing(sqlite3.connect(tmp_path / "store.sqlite")) as other:

        def go_on_writing(more: int) -> None:
            told.append(more)
            with other:
                other.execute("UPDATE chat SET text = ? WHERE number = 1", (str(len(told)),))

        backup.copy_sqlite(tmp_path / "store.sqlite", tmp_path / "copy.sqlite", go_on_writing)
    assert sum(told) == 100
    assert (await store.chat(made.id))[0].text == str(len(told))
    await store.close()
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.sqlite"]
    copy = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'copy.sqlite'}")
    assert await copy.chat(made.id) == before
    await copy.close()


def test_there_is_nothing_to_copy_where_no_store_is(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        backup.copy_sqlite(tmp_path / "none.sqlite", tmp_path / "copy.sqlite")
    assert not (tmp_path / "none.sqlite").exists()
