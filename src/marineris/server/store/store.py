"""The store: tables, seats, journals and chat in SQLite or PostgreSQL.

`append` returns once the entry is durable (see `journal_writer`). This module knows nothing of
games.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import Row, Select, func, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from marineris.server.store import retention, statements
from marineris.server.store.database import Database
from marineris.server.store.journal_writer import JournalWriter
from marineris.server.store.migrate import upgrade
from marineris.server.store.postgres import CONNECT_SECONDS, Postgres
from marineris.server.store.records import ChatLine, StoredTable, Versions
from marineris.server.store.schema import CHAT, ENTRIES, TABLES
from marineris.server.store.sqlite import Sqlite, prepare_sqlite
from marineris.table.info import SeatKind, TableStatus
from marineris.table.journal import Entry, EntryKind

ANYHOW: Final[Mapping[str, object]] = MappingProxyType({})


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """An open store. When a method returns, its change is on disk.

    Every method raises `StoreFailed` if the database does not answer.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        dialect = engine.dialect.name
        self._database: Database = (Postgres if dialect == "postgresql" else Sqlite)(engine.url)
        self._journal_writer = JournalWriter(self._database, dialect)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a store, and create or migrate its tables where needed."""
        engine = _engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        finally:
            await engine.dispose()  # a server needs no more of it
        return cls(engine)

    async def close(self) -> None:
        """Write what is waiting and close."""
        await self._journal_writer.close()
        await self._database.close()
        await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        """For the host's tools and for backups, which read or write many tables at once."""
        return self._engine

    def failing(self) -> dict[str, dict[str, Any]]:
        """The store's own tasks that are failing."""
        return self._journal_writer.tasks.failing()

    # Journals

    async def append(self, table_id: str, entry: Entry) -> bool:
        """Add an entry; False if the journal has one of that number already.

        Raises `UnknownTable` if the table was deleted, `NotReady` for a start with an open seat.
        """
        if entry.kind == EntryKind.START:
            return await self._database.write(
                partial(statements.start, table_id=table_id, entry=entry)
            )
        return await self._journal_writer.append(table_id, entry)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """A journal from a number on."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        rows = await self._all(query)
        return [Entry(row.number, row.kind, row.seat, row.value, row.time) for row in rows]

    async def versions(self, table_ids: Sequence[str]) -> dict[str, Versions]:
        """How far some tables are; those that were deleted are missing."""
        last = (_last(ENTRIES).label("journal"), _last(CHAT).label("chat"))
        query = select(TABLES.c.id, TABLES.c.revision, *last).where(TABLES.c.id.in_(table_ids))
        return {
            row.id: Versions(row.journal, row.revision, row.chat) for row in await self._all(query)
        }

    # Tables and seats

    async def create(self, table: StoredTable, journal: Sequence[Entry] = ()) -> None:
        """Keep a new table, with a journal if it has one."""
        await self._database.write(partial(statements.insert_table, table=table, journal=journal))

    async def table(self, table_id: str) -> StoredTable | None:
        """A table with its seats, without its journal."""
        found = await self._with_seats(select(TABLES).where(TABLES.c.id == table_id))
        return found[0] if found else None

    async def tables(
        self,
        status: str | None = None,
        *,
        listed: bool | None = None,
        touched_after: int | None = None,
        touched_before: int | None = None,
        due: int | None = None,
        limit: int = 50,
        offset: int = 0,
    ) -> list[StoredTable]:
        """Tables, the last touched first; `due`: those whose deadline has passed by then."""
        query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        if listed is not None:
            query = query.where(TABLES.c.listed == listed)
        if touched_after is not None:
            query = query.where(TABLES.c.touched > touched_after)
        if touched_before is not None:
            query = query.where(TABLES.c.touched < touched_before)
        if due is not None:
            query = query.where(TABLES.c.deadline <= due)
        return await self._with_seats(query.limit(limit).offset(offset))

    async def last_touched(self) -> int:
        """When any running table was last touched; 0 if there is none."""
        query = select(func.max(TABLES.c.touched)).where(TABLES.c.status == TableStatus.RUNNING)
        return int((await self._all(query))[0][0] or 0)

    async def count(self, status: str | None = None) -> int:
        """How many tables there are."""
        query = select(func.count()).select_from(TABLES)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        return int((await self._all(query))[0][0])

    async def change_table(self, table_id: str, **columns: object) -> None:
        """Set columns of a table that people decide about."""
        await self._database.write(lambda one: statements.revise(one, table_id, **columns))

    async def keep_summary(
        self, table_id: str, folded: int, status: str, deadline: int | None, touched: int
    ) -> None:
        """Keep what was worked out of the journal up to an entry, unless that was done further."""
        columns = {"folded": folded, "status": status, "deadline": deadline, "touched": touched}
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.folded <= folded)
        await self._database.write(lambda connection: connection.execute(query.values(**columns)))

    async def change_seat(
        self, table_id: str, seat: int, *, only: Mapping[str, object] = ANYHOW, **columns: object
    ) -> bool:
        """Set columns of a seat; False, and nothing is changed, if it is not as `only` says."""
        change = partial(
            statements.change_seat, table_id=table_id, seat=seat, only=only, columns=columns
        )
        return await self._database.write(change)

    # Before the game begins. Each of these holds the table's row until it is committed, as a start
    # does: so nobody can take or leave a seat at the moment the game begins.

    async def take_seat(
        self, table_id: str, seat: int, name: str, token: str, language: str
    ) -> None:
        """Take an open seat; raises if that is not possible."""
        columns = {"kind": SeatKind.PERSON, "name": name, "token": token, "language": language}
        await self._set_waiting(table_id, seat, (SeatKind.OPEN,), columns)

    async def set_seat(self, table_id: str, seat: int, **columns: object) -> None:
        """Say what a seat is for where no person sits; raises what is in the way."""
        await self._set_waiting(table_id, seat, (SeatKind.OPEN, SeatKind.BOT), columns)

    async def _set_waiting(
        self, table_id: str, seat: int, kinds: Sequence[str], columns: Mapping[str, object]
    ) -> None:
        change = partial(
            statements.set_waiting, table_id=table_id, seat=seat, kinds=kinds, columns=columns
        )
        await self._database.write(change)

    async def free_seat(self, table_id: str, seat: int, token: str | None) -> bool:
        """Leave a seat; False if it has another token by now."""
        freed = partial(statements.free_seat, table_id=table_id, seat=seat, token=token)
        return await self._database.write(freed)

    async def fill_seats(self, table_id: str, bot: str) -> None:
        """A bot takes every open seat; raises `NotReady` if all are open."""
        await self._database.write(partial(statements.fill_seats, table_id=table_id, bot=bot))

    async def delete(self, table_ids: Iterable[str]) -> int:
        """Delete tables with all that belongs to them; the number of those that were there."""
        ids = sorted(table_ids)
        return await self._database.write(partial(statements.delete_tables, table_ids=ids))

    async def delete_unused(self, statuses: Sequence[str], before: int, most: int) -> list[str]:
        """Delete tables that were not touched since a time, the oldest first; their ids."""
        deleted = partial(retention.delete_unused, statuses=statuses, before=before, most=most)
        return await self._database.write(deleted)

    # Chat

    async def delete_chat(self, before: int, most: int) -> int:
        """Delete what was said before a time, at so many tables; at how many there was some."""
        deleted = partial(retention.delete_chat, before=before, most=most)
        return await self._database.write(deleted)

    async def say(self, table_id: str, line: ChatLine) -> ChatLine:
        """Keep a line of chat; its number is given here."""
        return await self._database.write(partial(statements.say, table_id=table_id, line=line))

    async def chat(self, table_id: str, after: int = 0, limit: int = 50) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        query = (
            select(CHAT)
            .where(CHAT.c.table_id == table_id, CHAT.c.number > after)
            .order_by(CHAT.c.number.desc())
            .limit(limit)
        )
        rows = await self._all(query)
        return [
            ChatLine(row.number, row.seat, row.name, row.text, row.time) for row in reversed(rows)
        ]

    # Reading

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _with_seats(self, query: Select[Any]) -> list[StoredTable]:
        return await self._database.read(partial(statements.read_tables, query=query))


def _last(part: SqlTable) -> Any:
    """The last number in a part of each table."""
    query = select(func.coalesce(func.max(part.c.number), 0))
    return query.where(part.c.table_id == TABLES.c.id).scalar_subquery()


def _engine(url: str) -> AsyncEngine:
    """For migrations and the host's tools, which may take their time."""
    # Errors get into the log, and what is kept is secret: moves, hashes, addresses.
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, connect_args={"timeout": CONNECT_SECONDS}, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    prepare_sqlite(engine.sync_engine)
    return engine
