"""The store, with both databases: what it says it has done is done, and of two writers one wins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.conftest import execute

from marineris.cli.store.store_errors import store_trouble
from marineris.server.errors import AlreadyStarted, NotReady, SeatTaken, UnknownTable
from marineris.server.settings import Settings
from marineris.server.store import migrate
from marineris.server.store.database import LOCK_TIMEOUT, state_of
from marineris.server.store.journal_writer import MOST_AT_ONCE
from marineris.server.store.migrate import NEWEST, NewerStore
from marineris.server.store.records import ChatLine, StoredSeat, StoredTable, Versions
from marineris.server.store.schema import METADATA
from marineris.server.store.store import Store
from marineris.table.info import SeatKind, TableStatus
from marineris.table.journal import Entry, EntryKind

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def a_table(name: str = "abc", **columns: Any) -> StoredTable:
    seats = [
        StoredSeat(0, SeatKind.PERSON, "Ada", token="0" * 64, language="pl"),
        StoredSeat(1, SeatKind.OPEN),
        StoredSeat(2, SeatKind.BOT, bot="greedy", webhook={"kind": "json", "url": "https://x"}),
    ]
    known: dict[str, Any] = {
        "id": name,
        "game": "terraforming",
        "rules": 1,
        "players": 3,
        "options": {"draft": True, "beginners": [1], "board": "tharsis"},
        "seed": 2**62 + 1,
        "settings": {"title": "Zażółć 🚀", "clock": {"minutes": 1.5, "seconds_a_move": 0}},
        "host": "f" * 64,
        "created": 1_700_000_000_000,
        "touched": 1_700_000_000_001,
        "seats": seats,
    }
    return StoredTable(**{**known, **columns})


START = Entry(1, EntryKind.START, -1, "", 1_700_000_000_000)


def entry(number: int, value: str = "pass", seat: int = 0) -> Entry:
    return Entry(number, EntryKind.MOVE, seat, value, 1_700_000_000_000 + number)


async def test_a_table_comes_back_as_it_was_kept(database_url: str) -> None:
    table = a_table(position={"deep": [1, [2, {"x": None}]]}, seed=-(10**39), deadline=10**14)
    journal = [entry(1), entry(2, "play ants")]
    async with opened(database_url) as store:
        await store.create(table, journal)
    async with opened(database_url) as store:
        found = await store.table("abc")
        assert found is not None
        assert asdict(found) == asdict(table)
        assert await store.entries("abc") == journal
        assert await store.entries("abc", 1) == journal[1:]
        assert await store.versions(["abc", "xyz"]) == {"abc": Versions(2, table.revision, 0)}
        assert await store.table("xyz") is None
        assert await store.entries("xyz") == []


async def test_what_is_appended_is_there(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table())
        assert await store.append("abc", entry(1))
        assert await store.append("abc", entry(2))
        assert not await store.append("abc", entry(2, "other"))
        assert [one.value for one in await store.entries("abc")] == ["pass", "pass"]


async def test_of_two_writers_of_a_number_one_wins(database_url: str) -> None:
    """In one process: both share a commit."""
    async with opened(database_url) as store:
        await store.create(a_table())
        for number in range(1, 6):
            tries = [store.append("abc", entry(number, f"m{i}", i)) for i in range(4)]
            won = await asyncio.gather(*tries)
            assert sum(won) == 1
            kept = (await store.entries("abc", number - 1))[0]
            assert won[kept.seat]


async def test_of_two_processes_one_wins(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await one.create(a_table())
        for number in range(1, 11):
            writers = [(one, 0), (other, 1), (one, 2), (other, 3)]
            won = await asyncio.gather(
                *(store.append("abc", entry(number, f"m{who}", who)) for store, who in writers)
            )
            assert sum(won) == 1
            assert won[(await other.entries("abc", number - 1))[0].seat]
        assert [one.number for one in await one.entries("abc")] == list(range(1, 11))


async def test_a_batch_with_conflicts_keeps_what_had_none(database_url: str) -> None:
    names = [f"t{number}" for number in range(20)]
    async with opened(database_url) as store:
        for name in names:
            await store.create(a_table(name))
        for name in names[::2]:
            await store.append(name, entry(1, "first"))
        won = await asyncio.gather(*(store.append(name, entry(1, "second")) for name in names))
        assert won == [number % 2 == 1 for number in range(20)]
        values = [(await store.entries(name))[0].value for name in names]
        assert values == ["first", "second"] * 10


async def test_an_entry_of_a_table_that_is_gone_harms_no_other(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table("abc"))
        found = await asyncio.gather(
            store.append("abc", entry(1)),
            store.append("gone", entry(1)),
            store.append("abc", entry(2)),
            return_exceptions=True,
        )
        assert (found[0], found[2]) == (True, True)
        assert isinstance(found[1], Exception)
        assert len(await store.entries("abc")) == 2
        assert await store.append("abc", entry(3))


async def test_more_than_one_commit_can_hold(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table())
        many = [store.append("abc", entry(number)) for number in range(1, MOST_AT_ONCE + 100)]
        assert all(await asyncio.gather(*many))
        assert len(await store.entries("abc")) == MOST_AT_ONCE + 99


async def test_closing_keeps_what_was_handed_over(database_url: str) -> None:
    """Whoever waits for an answer gets one, also if the store is closed meanwhile."""
    for turns in range(1, 7):
        store = await Store.open(database_url)
        await store.create(a_table(f"t{turns}"))
        tasks = [
            asyncio.create_task(store.append(f"t{turns}", entry(number))) for number in range(1, 9)
        ]
        for _ in range(turns):
            await asyncio.sleep(0)
        await store.close()
        assert await asyncio.wait_for(asyncio.gather(*tasks), 5) == [True] * 8
    async with opened(database_url) as again:
        for turns in range(1, 7):
            assert len(await again.entries(f"t{turns}")) == 8


async def test_a_caller_that_gives_up_disturbs_nobody(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table())
        lost = asyncio.create_task(store.append("abc", entry(1)))
        kept = asyncio.create_task(store.append("abc", entry(2)))
        await asyncio.sleep(0)
        lost.cancel()
        assert await kept
        assert [one.number for one in await store.entries("abc")] == [1, 2]


async def test_one_of_many_gets_the_seat(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await one.create(a_table())
        takers = [
            store.take_seat("abc", 1, f"P{number}", f"{number:064}", "en")
            for number, store in enumerate([one, other, one, other])
        ]
        told = await asyncio.gather(*takers, return_exceptions=True)
        assert [type(one) for one in told].count(SeatTaken) == 3
        winner = told.index(None)
        found = await one.table("abc")
        assert found is not None
        seat = found.seats[1]
        assert (seat.kind, seat.name) == (SeatKind.PERSON, f"P{winner}")
        assert seat.token == f"{winner:064}"
        for number in (0, 9):
            with pytest.raises(SeatTaken):
                await one.take_seat("abc", number, "thief", "1" * 64, "en")
        with pytest.raises(UnknownTable):
            await one.take_seat("xyz", 1, "thief", "1" * 64, "en")


async def test_chat_is_numbered_without_gaps(database_url: str) -> None:
    """Whoever speaks where: every line has a number of its own."""
    async with opened(database_url) as one, opened(database_url) as other:
        await one.create(a_table("abc"))
        await one.create(a_table("xyz"))
        line = ChatLine(0, -1, "Ada", "Grüß dich 🚀", 5)
        said = await asyncio.gather(
            *(store.say("abc", line) for store in [one, other] * 15), one.say("xyz", line)
        )
        assert sorted(one.number for one in said[:-1]) == list(range(1, 31))
        assert said[-1].number == 1
        lines = await one.chat("abc")
        assert [one.number for one in lines] == list(range(1, 31))
        assert lines[0].as_data() == [1, -1, "Ada", "Grüß dich 🚀", 5]
        assert [one.number for one in await one.chat("abc", 28)] == [29, 30]
        assert [one.number for one in await one.chat("abc", limit=3)] == [28, 29, 30]


async def test_a_deleted_table_leaves_nothing(database_url: str) -> None:
    async with opened(database_url) as store:
        for name in ("abc", "xyz"):
            await store.create(a_table(name), [entry(1)])
            await store.say(name, ChatLine(0, 0, "Ada", "hello", 1))
        assert await store.delete(["abc", "none"]) == 1
        assert await store.delete(["abc"]) == 0
        assert await store.delete([]) == 0
        assert await store.table("abc") is None
        assert await store.entries("abc") == []
        assert await store.chat("abc") == []
        assert await store.count() == 1
    engine = create_async_engine(database_url)
    async with engine.connect() as connection:
        for part in ("seats", "entries", "chat"):
            query = text(f"SELECT count(*) FROM {part} WHERE table_id = 'abc'")
            assert (await connection.execute(query)).scalar() == 0
    await engine.dispose()


async def test_a_table_is_read_with_all_its_seats_or_not_at_all(database_url: str) -> None:
    """A table that was deleted while it was read once had no seats."""
    async with opened(database_url) as store, opened(database_url) as other:
        for number in range(60):
            name = f"t{number}"
            await store.create(a_table(name), [entry(1)])
            reads = [store.table(name) for _ in range(6)]
            *found, _ = await asyncio.gather(*reads, other.delete([name]))
            assert {len(one.seats) for one in found if isinstance(one, StoredTable)} <= {3}


async def test_an_entry_for_a_deleted_table_harms_no_other(database_url: str) -> None:
    """Entries are written many at once; one that cannot be written must not take others along."""
    async with opened(database_url) as store:
        for name in ("abc", "xyz"):
            await store.create(a_table(name))
        await store.delete(["abc"])
        found = await asyncio.gather(
            store.append("xyz", entry(1)),
            store.append("abc", entry(1)),
            store.append("xyz", entry(2)),
            return_exceptions=True,
        )
        assert isinstance(found[1], UnknownTable)
        assert (found[0], found[2]) == (True, True)
        assert [one.number for one in await store.entries("xyz")] == [1, 2]


async def test_lists_of_tables(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(5):
            status = [TableStatus.OPEN, TableStatus.RUNNING][number % 2]
            await store.create(
                a_table(
                    f"t{number}",
                    status=status,
                    listed=number < 3,
                    touched=100 + number,
                    deadline=1000 + number if number % 2 else None,
                )
            )

        async def ids(*args: Any, **kwargs: Any) -> list[str]:
            return [table.id for table in await store.tables(*args, **kwargs)]

        assert await ids() == ["t4", "t3", "t2", "t1", "t0"]
        assert await ids(limit=2, offset=1) == ["t3", "t2"]
        assert await ids(TableStatus.RUNNING) == ["t3", "t1"]
        assert await ids(TableStatus.OPEN, listed=True) == ["t2", "t0"]
        assert await ids(touched_after=102) == ["t4", "t3"]
        assert await ids(touched_before=101) == ["t0"]
        assert await ids(TableStatus.RUNNING, due=1001) == ["t1"]
        assert await store.last_touched() == 103
        assert (await store.count(), await store.count(TableStatus.RUNNING)) == (5, 2)
        await store.change_table("t0", status=TableStatus.OVER, touched=999)
        assert (await ids())[0] == "t0"
        found = await store.table("t0")
        assert found is not None
        assert (found.status, len(found.seats)) == (TableStatus.OVER, 3)


async def test_an_empty_store(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.tables() == []
        assert await store.last_touched() == 0
        assert await store.count() == 0
        assert await store.versions([]) == {}


# Versions: what a process compares to find out what it has missed.


async def test_every_change_that_people_make_has_a_later_version(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table())
        before = (await store.versions(["abc"]))["abc"]
        changes: list[Coroutine[Any, Any, Any]] = [
            store.take_seat("abc", 1, "Bo", "1" * 64, "en"),
            store.change_seat("abc", 1, token="2" * 64),
            store.change_seat("abc", 1, kind=SeatKind.OPEN),
            store.fill_seats("abc", "greedy"),
            store.change_table("abc", host="3" * 64),
        ]
        for change in changes:
            await change
            after = (await store.versions(["abc"]))["abc"]
            assert after.revision > before.revision
            assert (after.journal, after.chat) == (0, 0)
            before = after
        await store.say("abc", ChatLine(0, 0, "Ada", "hello", 1))
        await store.append("abc", entry(1))
        await store.keep_summary("abc", 1, TableStatus.RUNNING, None, 5)
        assert await store.versions(["abc"]) == {"abc": Versions(1, before.revision, 1)}
        await store.delete(["abc"])
        assert await store.versions(["abc"]) == {}


async def test_a_table_that_replaces_another_one_has_a_later_version(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table())
        await store.change_table("abc", host="3" * 64)
        before = (await store.versions(["abc"]))["abc"].revision
        await store.delete(["abc"])
        await store.create(a_table(revision=before + 1))
        assert (await store.versions(["abc"]))["abc"].revision > before
        assert a_table().revision > 1_700_000_000_000


async def test_an_old_card_does_not_replace_a_newer_one(database_url: str) -> None:
    """A write that was held up may come after one that knew more of the journal."""
    async with opened(database_url) as store:
        await store.create(a_table())
        await store.keep_summary("abc", 8, TableStatus.RUNNING, 1000, 8)
        await store.keep_summary("abc", 7, TableStatus.RUNNING, None, 7)
        found = await store.table("abc")
        assert found is not None
        assert (found.folded, found.deadline, found.touched) == (8, 1000, 8)


async def test_a_seat_may_change_while_its_table_is_deleted(database_url: str) -> None:
    """Both lock the table before its seats, so neither ends in a deadlock."""
    async with opened(database_url) as store:
        for number in range(10):
            table_id = f"t{number}"
            await store.create(a_table(table_id))
            await asyncio.gather(
                *(store.change_seat(table_id, seat, name="Bo") for seat in (2, 1, 0)),
                store.delete([table_id]),
            )
        assert await store.count() == 0


async def test_seats_change_only_before_the_game_begins(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table("abc"))
        with pytest.raises(NotReady):
            await store.append("abc", START)
        assert await store.entries("abc") == []
        assert not await store.free_seat("abc", 0, "9" * 64)
        assert await store.free_seat("abc", 0, "0" * 64)
        await store.set_seat("abc", 0, kind=SeatKind.PERSON, token="5" * 64)
        with pytest.raises(SeatTaken):
            await store.set_seat("abc", 0, kind=SeatKind.BOT)
        await store.fill_seats("abc", "random")
        assert await store.append("abc", START)
        assert not await store.append("abc", START)
        before = await store.table("abc")
        for change in (
            store.take_seat("abc", 1, "Bo", "1" * 64, "en"),
            store.set_seat("abc", 1, kind=SeatKind.OPEN),
            store.free_seat("abc", 0, "5" * 64),
            store.fill_seats("abc", "random"),
        ):
            with pytest.raises(AlreadyStarted):
                await change
        assert await store.table("abc") == before
        assert await store.change_seat("abc", 0, only={"token": "5" * 64}, token="6" * 64)
        assert not await store.change_seat("abc", 0, only={"token": "5" * 64}, token="7" * 64)
        assert not await store.change_seat("abc", 2, only={"kind": SeatKind.PERSON}, token="7" * 64)


async def test_nobody_starts_where_nobody_sits(database_url: str) -> None:
    async with opened(database_url) as store:
        seats = [StoredSeat(number, SeatKind.OPEN) for number in range(3)]
        await store.create(a_table("abc", seats=seats))
        with pytest.raises(NotReady):
            await store.fill_seats("abc", "random")


async def test_chat_of_a_table_that_is_gone(database_url: str) -> None:
    async with opened(database_url) as store:
        with pytest.raises(UnknownTable):
            await store.say("gone", ChatLine(0, 0, "Ada", "hello", 1))


# Migrations.


async def test_a_fresh_store_is_what_the_schema_says(database_url: str) -> None:
    async with opened(database_url):
        pass
    engine = create_async_engine(database_url)
    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda one: compare_metadata(
                MigrationContext.configure(one, opts={"compare_type": True}), METADATA
            )
        )
    await engine.dispose()
    assert found == []


async def test_a_store_of_a_later_version_is_refused(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create(a_table())
    await execute(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerStore):
        await Store.open(database_url)
    await execute(database_url, f"UPDATE alembic_version SET version_num = '{NEWEST}'")
    async with opened(database_url) as store:
        assert await store.count() == 1


async def test_a_start_does_not_wait_for_ever_for_another_one(
    process_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that hangs in the middle of a migration holds the lock."""
    monkeypatch.setattr(migrate, "LOCK_SECONDS", 0.2)
    engine = create_async_engine(process_database)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({migrate.LOCK})"))
        with pytest.raises(DBAPIError) as caught:
            await asyncio.wait_for(Store.open(process_database), 20)
    await engine.dispose()
    assert state_of(caught.value) == LOCK_TIMEOUT
    settings = Settings(database=process_database)
    assert store_trouble(settings, caught.value).about == "store-busy"


async def test_two_processes_may_start_at_once_on_an_empty_store(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(3)))
    assert [await store.count() for store in stores] == [0, 0, 0]
    for store in stores:
        await store.close()
