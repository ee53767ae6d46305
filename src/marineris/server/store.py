"""The store: tables, seats, journals and chat in SQLite or PostgreSQL.

`append` is the heart: it answers only when the entry is committed (see `scribe`). This module knows
nothing of games.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from marineris.server.migrate import upgrade
from marineris.server.schema import CHAT, ENTRIES, SEATS, TABLES
from marineris.server.scribe import Scribe, prepare_sqlite
from marineris.server.stored import (
    OPEN,
    PERSON,
    ROBOT,
    RUNNING,
    ChatLine,
    Entry,
    StoredSeat,
    StoredTable,
)

MOST_CHAT_TRIES: Final = 20


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """An open store. Everything it says it has done is on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._scribe = Scribe(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a store, and make or renew its tables where needed."""
        engine = _engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Write what is waiting and close."""
        await self._scribe.close()
        await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        """For those who read or write many tables at once."""
        return self._engine

    # Journals

    async def append(self, table_id: str, entry: Entry) -> bool:
        """Add an entry; False if the journal has one of that number already.

        Raises `UnknownTable` if the table was deleted.
        """
        return await self._scribe.append(table_id, entry)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """A journal from a number on."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        rows = await self._all(query)
        return [Entry(row.number, row.kind, row.seat, row.value, row.time) for row in rows]

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the journals of some tables are."""
        query = (
            select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("version"))
            .where(ENTRIES.c.table_id.in_(table_ids))
            .group_by(ENTRIES.c.table_id)
        )
        return {row.table_id: row.version for row in await self._all(query)}

    # Tables and seats

    async def create(self, table: StoredTable, journal: Sequence[Entry] = ()) -> None:
        """Keep a new table, with a journal if it has one."""
        async with self._engine.begin() as connection:
            await insert_table(connection, table, journal)

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
        query = select(func.max(TABLES.c.touched)).where(TABLES.c.status == RUNNING)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def count(self, status: str | None = None) -> int:
        """How many tables there are."""
        query = select(func.count()).select_from(TABLES)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def change_table(self, table_id: str, **columns: object) -> None:
        """Set columns of a table."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table_id).values(**columns)
            )

    async def change_seat(self, table_id: str, seat: int, **columns: object) -> None:
        """Set columns of a seat."""
        async with self._engine.begin() as connection:
            await connection.execute(_seat(table_id, seat).values(**columns))

    async def take_seat(
        self, table_id: str, seat: int, name: str, token: str, language: str
    ) -> bool:
        """Sit down on an open seat; False if somebody else was faster."""
        taken = (
            _seat(table_id, seat)
            .where(SEATS.c.kind == OPEN)
            .values(kind=PERSON, name=name, token=token, language=language)
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(taken)).rowcount == 1

    async def fill_seat(self, table_id: str, seat: int, bot: str) -> None:
        """A bot takes a seat, if it is still open."""
        filled = _seat(table_id, seat).where(SEATS.c.kind == OPEN).values(kind=ROBOT, bot=bot)
        async with self._engine.begin() as connection:
            await connection.execute(filled)

    async def delete(self, table_ids: Iterable[str]) -> int:
        """Delete tables with all that belongs to them; the number of those that were there."""
        async with self._engine.begin() as connection:
            return await delete_tables(connection, list(table_ids))

    # Chat

    async def say(self, table_id: str, line: ChatLine) -> ChatLine:
        """Keep a line of chat; its number is given here."""
        # Where the database can, speakers take turns; journals are not held up by it.
        turn = select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update(key_share=True)
        for _ in range(MOST_CHAT_TRIES):
            last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(turn)
                    number = 1 + int((await connection.execute(last)).scalar() or 0)
                    row = {"table_id": table_id, **asdict(line), "number": number}
                    await connection.execute(insert(CHAT), [row])
                return ChatLine(number, line.seat, line.name, line.text, line.time)
            except IntegrityError:
                continue  # another process was faster; the next number then
        raise TimeoutError("the chat is too busy")

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
        async with self._engine.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(query)).all()
        return found

    async def _with_seats(self, query: Select[Any]) -> list[StoredTable]:
        async with self._engine.connect() as connection:
            return await read_tables(connection, query)


async def read_tables(connection: AsyncConnection, query: Select[Any]) -> list[StoredTable]:
    """The tables that a query finds, with their seats."""
    tables = [_table(row) for row in await connection.execute(query)]
    await _add_seats(connection, tables)
    return tables


async def insert_table(
    connection: AsyncConnection,
    table: StoredTable,
    journal: Sequence[Entry] = (),
    chat: Sequence[ChatLine] = (),
) -> None:
    """Write a table with all that belongs to it."""
    row = asdict(table)
    row.pop("seats")
    row["seed"] = str(table.seed)
    row["position"] = None if table.position is None else json.dumps(table.position)
    await connection.execute(insert(TABLES), [row])
    for part, records in ((SEATS, table.seats), (ENTRIES, journal), (CHAT, chat)):
        rows = [{"table_id": table.id, **asdict(record)} for record in records]
        if rows:
            await connection.execute(insert(part), rows)


async def delete_tables(connection: AsyncConnection, table_ids: Sequence[str]) -> int:
    """Delete tables with all that belongs to them; the number of those that were there."""
    for part in (CHAT, ENTRIES, SEATS):
        await connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
    return (await connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids)))).rowcount


async def _add_seats(connection: AsyncConnection, tables: list[StoredTable]) -> None:
    by_id = {table.id: table for table in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_(by_id)).order_by(SEATS.c.seat)
    for row in await connection.execute(query):
        values = row._asdict()
        by_id[values.pop("table_id")].seats.append(StoredSeat(**values))


def _table(row: Row[Any]) -> StoredTable:
    values = row._asdict()
    values["seed"] = int(values["seed"])
    if values["position"] is not None:
        values["position"] = json.loads(values["position"])
    return StoredTable(**values)


def _seat(table_id: str, seat: int) -> Any:
    return update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)


def _engine(url: str) -> AsyncEngine:
    # Errors get into the log, and what is kept is secret: moves, hashes, addresses.
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    prepare_sqlite(engine.sync_engine)
    return engine
