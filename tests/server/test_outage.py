"""A database that is away, hangs or is locked: everybody is told so soon, and it is made up for."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.conftest import EMPTY, execute
from tests.server.guest import PATIENCE, Guest, Server, person, serving
from tests.server.test_store import a_table, entry, opened
from tests.server.wire import wired

from marineris.server.errors import StoreFailed
from marineris.server.store import database
from marineris.server.store.statements import insert_table
from marineris.server.store.store import Store

pytestmark = pytest.mark.anyio

LANGUAGES = ("en", "pl", "uk", "sr")
SECONDS = 0.5
"""How long callers wait in these tests."""


@pytest.fixture
async def postgres(process_database: str) -> str:
    """An empty PostgreSQL."""
    await execute(process_database, *EMPTY)
    return process_database


async def two_tables(server: Server) -> tuple[Guest, str]:
    """Somebody at a table, and the id of another one that is not in memory."""
    made = await server.open(seats=person(2))
    other = await server.open(seats=person(2))
    return await server.join(made["id"], made["seats"][0]["token"]), other["id"]


async def check_refused(server: Server, guest: Guest, other: str) -> None:
    """Whatever needs the store is answered, and in the same way."""
    move = guest.document["decision"]["moves"][0]
    for answer in (
        await guest.move(move),
        await guest.ask("chat", text="hello"),
        await guest.ask("log", before=10),
    ):
        assert (answer["is"], answer["code"]) == ("error", "store-failed")
    late = server.connect(other)
    assert (await late.hello())["code"] == "store-failed"
    assert ((cut := await late.cut()).code, cut.reason) == (1013, "store-failed")
    assert (await server.http.get("/health")).status_code == 503
    texts = set()
    for language in LANGUAGES:
        answer = await server.http.get("/api/tables", headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
        texts.add(answer.json()["text"])
    assert len(texts) == len(LANGUAGES)
    body = {"game": "terraforming", "seats": person(2)}
    for answer in (
        await server.http.get(f"/api/tables/{other}"),
        await server.http.post("/api/tables", json=body),
        await server.http.post(f"/api/tables/{other}/seats/0/take", json={}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")


async def check_well(server: Server, guest: Guest, other: str) -> None:
    """All that works again, by itself."""
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get("/health")).status_code != 200:
            await asyncio.sleep(0.01)
    await guest.settled()
    answer = await guest.move(guest.document["decision"]["moves"][0])
    assert answer["is"] == "done" or answer["code"] == "stale"  # it was kept after all
    await guest.settled()
    assert (await guest.move(guest.document["decision"]["moves"][0]))["is"] == "done"
    assert (await guest.ask("chat", text="hello"))["is"] == "done"
    await server.join(other)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged of it, and nothing with a traceback."""
    found = [one for one in caplog.records if one.levelno >= 30]
    assert not [one for one in found if one.exc_info]
    return [one.getMessage() for one in found]


async def test_a_database_that_is_down(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async with wired(postgres) as wire, serving(wire.url) as server:
        guest, other = await two_tables(server)
        await wire.cut()
        await check_refused(server, guest, other)
        assert complaints(caplog) == ["store failed"]
        await wire.mend()
        await check_well(server, guest, other)
        assert complaints(caplog) == ["store failed", "store answers again"]


async def test_a_database_that_hangs(
    postgres: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever, not even the server's end."""
    async with wired(postgres) as wire:
        async with serving(wire.url) as server:
            guest, other = await two_tables(server)
            monkeypatch.setattr(database, "ANSWER_SECONDS", SECONDS)
            wire.block()
            await check_refused(server, guest, other)
            assert complaints(caplog) == ["store failed"]
            monkeypatch.undo()
            await wire.mend()
            await check_well(server, guest, other)
            assert complaints(caplog) == ["store failed", "store answers again"]
            await guest.leave()
            wire.block()
            monkeypatch.setattr(database, "ANSWER_SECONDS", SECONDS)
        assert complaints(caplog)[:2] == ["store failed", "store answers again"]


async def test_a_file_that_another_program_locks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store.sqlite"
    async with serving(f"sqlite+aiosqlite:///{file}") as server:
        guest, other = await two_tables(server)
        move = guest.document["decision"]["moves"][0]
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(database, "ANSWER_SECONDS", SECONDS)
        assert (await guest.move(move))["code"] == "store-failed"
        assert (await guest.ask("chat", text="hello"))["code"] == "store-failed"
        assert (await server.http.get(f"/api/tables/{other}")).status_code == 200  # reading works
        lock.execute("ROLLBACK")
        lock.close()
        monkeypatch.undo()
        await check_well(server, guest, other)


# One table's trouble.


@asynccontextmanager
async def held(url: str, table: str, number: int) -> AsyncIterator[Any]:
    """Another transaction has written an entry and does not commit it."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.execute(
            text(
                "INSERT INTO entries (table_id, number, kind, seat, value, time)"
                f" VALUES ('{table}', {number}, 'move', 0, 'held', 1)"
            )
        )
        yield connection
    await engine.dispose()


async def test_an_entry_that_is_held_delays_its_own_table_only(postgres: str) -> None:
    """A process that was stopped between an INSERT and its COMMIT once froze all tables."""
    names = [f"t{number}" for number in range(10)]
    async with opened(postgres) as store, asyncio.timeout(PATIENCE):
        for name in names:
            await store.create(a_table(name))
        async with held(postgres, "t0", 1):
            slow = asyncio.create_task(store.append("t0", entry(1)))
            for number in range(1, 6):
                assert all(
                    await asyncio.gather(*(store.append(name, entry(number)) for name in names[1:]))
                )
            assert not slow.done()
        assert await slow  # the other one was rolled back
        async with held(postgres, "t0", 2) as connection:
            slow = asyncio.create_task(store.append("t0", entry(2)))
            assert await store.append("t1", entry(6))
            await connection.commit()
            assert not await slow


async def test_an_entry_that_is_held_for_long_is_given_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", SECONDS)
    async with opened(postgres) as store, asyncio.timeout(PATIENCE):
        await store.create(a_table("abc"))
        async with held(postgres, "abc", 1):
            with pytest.raises(StoreFailed):
                await store.append("abc", entry(1))
        monkeypatch.undo()
        await store.append("abc", entry(1))  # a last try may have been under way
        assert [one.value for one in await store.entries("abc")] == ["pass"]


async def test_an_entry_that_cannot_be_kept_harms_no_other(postgres: str) -> None:
    """Longer than its column: PostgreSQL refuses it, and the whole statement with it."""
    async with opened(postgres) as store:
        for name in ("abc", "xyz"):
            await store.create(a_table(name))
        told = await asyncio.gather(
            store.append("abc", entry(1)),
            store.append("abc", entry(2, "x" * 500)),
            store.append("xyz", entry(1)),
            return_exceptions=True,
        )
        assert (told[0], told[2]) == (True, True)
        assert isinstance(told[1], Exception)


async def test_two_who_write_the_same_entries_never_wait_for_each_other(postgres: str) -> None:
    """Both want the same numbers of many tables, the second in the opposite order."""
    names = [f"t{number}" for number in range(300)]
    async with opened(postgres) as one, opened(postgres) as other, asyncio.timeout(60):
        async with one.engine.begin() as connection:
            for name in names:
                await connection.run_sync(insert_table, a_table(name))

        async def write(store: Store, order: list[str], number: int) -> dict[str, bool]:
            won = await asyncio.gather(*(store.append(name, entry(number)) for name in order))
            return dict(zip(order, won, strict=True))

        for number in range(1, 6):
            first, second = await asyncio.gather(
                write(one, names, number), write(other, names[::-1], number)
            )
            assert all(first[name] != second[name] for name in names)
