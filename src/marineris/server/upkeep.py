"""What a host does to a store from outside: counting, new tokens, clearing out, copying it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from marineris.core.error import MarinerisError, UnknownSeat
from marineris.server import stored
from marineris.server.archive import Progress
from marineris.server.choice import Choice, chunks
from marineris.server.error import NotStuck, UnknownTable
from marineris.server.salvage import rollback, rolled_back, salvaged
from marineris.server.schema import ENTRIES, TABLES
from marineris.server.store import Store, delete_tables, now
from marineris.server.stored import Entry
from marineris.server.table import Table
from marineris.server.token import hashed, new_token

PAGES: Final = 1000
"""Pages of a SQLite file that are copied between two reports."""
PATIENCE: Final = 30.0
"""Seconds to wait for a lock."""


class DamagedCopy(MarinerisError):
    """A copy does not pass SQLite's own check."""

    code = "damaged-copy"


class NoLink(MarinerisError):
    """Nobody sits on the seat."""

    code = "no-link"


async def moves_made(engine: AsyncEngine, table_ids: Sequence[str]) -> dict[str, int]:
    """How many moves stand at some tables."""
    worth = case((ENTRIES.c.kind == stored.MOVE, 1), (ENTRIES.c.kind == stored.UNDO, -1), else_=0)
    query = select(ENTRIES.c.table_id, func.sum(worth).label("moves")).group_by(ENTRIES.c.table_id)
    found: dict[str, int] = {}
    async with engine.connect() as connection:
        for part in chunks(table_ids):
            rows = await connection.execute(query.where(ENTRIES.c.table_id.in_(part)))
            found.update({row.table_id: int(row.moves) for row in rows})
            # What was rolled back is still in the journal; that is rare, so it is counted apart.
            back = select(ENTRIES.c.table_id).where(
                ENTRIES.c.table_id.in_(part), ENTRIES.c.kind == stored.ROLLBACK
            )
            for table_id in set(await connection.scalars(back)):
                found[table_id] = await _standing_moves(connection, table_id)
    return found


async def _standing_moves(connection: AsyncConnection, table_id: str) -> int:
    query = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
    rows = await connection.execute(query)
    entries = [Entry(row.number, row.kind, row.seat, row.value, row.time) for row in rows]
    void = stored.voided(entries)
    kinds = [entry.kind for entry in entries if entry.number not in void]
    return kinds.count(stored.MOVE) - kinds.count(stored.UNDO)


async def clear_out(
    engine: AsyncEngine, ids: Sequence[str], choice: Choice, progress: Progress = lambda _: None
) -> list[str]:
    """Delete those of some tables that the choice still fits; those that were deleted."""
    gone: list[str] = []
    for part in chunks(ids):
        async with engine.begin() as connection:
            query = choice.narrow(select(TABLES.c.id).where(TABLES.c.id.in_(part)))
            fitting = list(await connection.scalars(query))
            await delete_tables(connection, fitting)
        gone += fitting
        progress(len(part))
    return gone


async def reissue(store: Store, table_id: str, seat: int | None) -> str:
    """A new token for a seat, or for the host; the old one is worthless from now on."""
    table = await store.table(table_id)
    if table is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    token = new_token()
    if seat is None:
        await store.change_table(table_id, host=hashed(token))
        return token
    if not 0 <= seat < table.players:
        raise UnknownSeat(f"there is no seat {seat}", seat=seat, last=table.players - 1)
    if table.seats[seat].kind != stored.PERSON:
        raise NoLink("nobody sits there", seat=seat)
    await store.change_seat(table_id, seat, token=hashed(token))
    return token


async def salvage(store: Store, table_id: str) -> Table:
    """A table up to its last good entry."""
    table = await store.table(table_id)
    if table is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    return salvaged(table, await store.entries(table_id))


async def roll_back(store: Store, table_id: str, last: int) -> Table:
    """Take a stuck table, whose journal ends with `last`, back to its last good entry.

    Raises `NotStuck` if it is not stuck there any more: somebody else was faster.
    """
    table = await salvage(store, table_id)
    entry = rollback(table, now())
    if entry.number != last + 1 or not await store.append(table_id, entry):
        raise NotStuck("the journal has changed meanwhile", table=table_id)
    after = rolled_back(table, entry)
    deadline = None if after.clock is None else after.clock.deadline()
    await store.change_table(table_id, status=after.status, deadline=deadline)
    return after


def copy_sqlite(source: Path, target: Path, progress: Progress = lambda _: None) -> None:
    """Copy a SQLite file as it is at one moment; a server may go on writing meanwhile.

    `progress` is told the hundredths of the work that are done.
    """
    with (
        closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", PATIENCE, uri=True)
        ) as old,
        closing(sqlite3.connect(target, PATIENCE)) as new,
    ):
        old.isolation_level = new.isolation_level = None
        # A transaction that reads: whatever is written from now on is not seen by the copy.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        told = 0

        def report(_: int, left: int, whole: int) -> None:
            nonlocal told
            done = 100 * (whole - left) // max(whole, 1)
            progress(done - told)
            told = done

        old.backup(new, pages=PAGES, progress=report)
        new.execute("PRAGMA journal_mode=DELETE")  # the copy is one file
        found = str(new.execute("PRAGMA quick_check").fetchone()[0])
    if found != "ok":
        raise DamagedCopy(f"the copy is damaged: {found}", file=str(target))
