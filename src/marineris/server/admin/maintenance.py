"""What an operator does to a store from outside: counts, new tokens, clean-up."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from marineris.core.error import MarinerisError, UnknownSeat
from marineris.server.errors import UnknownTable
from marineris.server.secrets import hashed, new_token
from marineris.server.store.archive import Progress
from marineris.server.store.records import StoredTable
from marineris.server.store.schema import ENTRIES, TABLES
from marineris.server.store.statements import delete_tables
from marineris.server.store.store import Store, now
from marineris.server.store.table_filter import Choice, chunks
from marineris.table.errors import NotStuck
from marineris.table.info import SeatKind
from marineris.table.journal import Entry, EntryKind, voided
from marineris.table.recovery import recovered, rollback, rolled_back
from marineris.table.table import Table


class NoLink(MarinerisError):
    """Nobody sits on the seat."""

    code = "no-link"


async def moves_made(engine: AsyncEngine, table_ids: Sequence[str]) -> dict[str, int]:
    """How many moves were made at some tables, without those undone."""
    worth = case(
        (ENTRIES.c.kind == EntryKind.MOVE, 1), (ENTRIES.c.kind == EntryKind.UNDO, -1), else_=0
    )
    query = select(ENTRIES.c.table_id, func.sum(worth).label("moves")).group_by(ENTRIES.c.table_id)
    found: dict[str, int] = {}
    async with engine.connect() as connection:
        for part in chunks(table_ids):
            rows = await connection.execute(query.where(ENTRIES.c.table_id.in_(part)))
            found.update({row.table_id: int(row.moves) for row in rows})
            # Entries that were rolled back stay in the journal; they are rare, so a second query.
            back = select(ENTRIES.c.table_id).where(
                ENTRIES.c.table_id.in_(part), ENTRIES.c.kind == EntryKind.ROLLBACK
            )
            for table_id in set(await connection.scalars(back)):
                found[table_id] = await _standing_moves(connection, table_id)
    return found


async def _standing_moves(connection: AsyncConnection, table_id: str) -> int:
    query = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
    rows = await connection.execute(query)
    entries = [Entry(row.number, row.kind, row.seat, row.value, row.time) for row in rows]
    void = voided(entries)
    kinds = [entry.kind for entry in entries if entry.number not in void]
    return kinds.count(EntryKind.MOVE) - kinds.count(EntryKind.UNDO)


async def clear_out(
    engine: AsyncEngine, ids: Sequence[str], choice: Choice, progress: Progress = lambda _: None
) -> list[str]:
    """Delete those of some tables that the filter still matches; return those deleted."""
    gone: list[str] = []
    for part in chunks(ids):
        async with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            # Held from here on, so that nobody uses a table again before it is deleted.
            query = choice.narrow(select(TABLES.c.id).where(TABLES.c.id.in_(part)))
            held = query.order_by(TABLES.c.id).with_for_update()
            fitting = list(await connection.scalars(held))
            await connection.run_sync(delete_tables, fitting)
        gone += fitting
        progress(len(part))
    return gone


async def reissue(store: Store, table_id: str, seat: int | None) -> str:
    """A new token for a seat, or for the host; the old one stops working."""
    table = await store.table(table_id)
    if table is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    token = new_token()
    if seat is None:
        await store.change_table(table_id, host=hashed(token))
        return token
    if not 0 <= seat < table.players:
        raise UnknownSeat(f"there is no seat {seat}", seat=seat, last=table.players - 1)
    if table.seats[seat].kind != SeatKind.PERSON:
        raise NoLink("nobody sits there", seat=seat)
    only = {"kind": SeatKind.PERSON}
    if not await store.change_seat(table_id, seat, only=only, token=hashed(token)):
        raise NoLink("nobody sits there any more", seat=seat)
    return token


async def _stored(store: Store, table_id: str) -> StoredTable:
    table = await store.table(table_id)
    if table is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    return table


async def recover(store: Store, table_id: str) -> Table:
    """A table up to its last good entry."""
    return recovered(await _stored(store, table_id), await store.entries(table_id))


async def roll_back(store: Store, table_id: str, last: int) -> Table:
    """Roll a stuck table, whose journal ends with `last`, back to its last good entry.

    Raises `NotStuck` if it is no longer stuck there: somebody else was faster.
    """
    stored = await _stored(store, table_id)
    table = recovered(stored, await store.entries(table_id))
    entry = rollback(table, now())
    if entry.number != last + 1 or not await store.append(table_id, entry):
        raise NotStuck("the journal has changed meanwhile", table=table_id)
    after = rolled_back(table, entry)
    deadline = None if after.clock is None else after.clock.deadline()
    touched = max(stored.touched, entry.time)
    await store.keep_summary(table_id, entry.number, after.status, deadline, touched)
    return after
