"""The statements of the store's transactions, each for a connection that is inside of one.

Those about seats hold the table's row until the transaction ends, as a start does. So nobody can
take or leave a seat at the moment the game begins.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from marineris.server.errors import AlreadyStarted, NotReady, SeatTaken, UnknownTable
from marineris.server.store.records import ChatLine, StoredSeat, StoredTable
from marineris.server.store.schema import CHAT, ENTRIES, SEATS, TABLES
from marineris.table.info import SeatKind
from marineris.table.journal import Entry
from marineris.table.names import check_free

FREE: Final = {"kind": SeatKind.OPEN, "name": "", "bot": "", "token": None, "webhook": None}
"""A seat that nobody sits on."""

# ------------------------------------------------------------------------------- seats


def lock(connection: Connection, table_id: str) -> None:
    """Hold a table's row; raises `UnknownTable`. Entries can still be written."""
    row = select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update(key_share=True)
    if connection.execute(row).first() is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)


def revise(connection: Connection, table_id: str, **columns: object) -> bool:
    """Change a table, or announce a change of a seat; False if there is no such table.

    It holds the table's row, as `lock` does.
    """
    changed = update(TABLES).where(TABLES.c.id == table_id)
    values = changed.values(revision=TABLES.c.revision + 1, **columns)
    return connection.execute(values).rowcount == 1


def revise_waiting(connection: Connection, table_id: str) -> Sequence[Row[Any]]:
    """Hold a table whose game has not begun, to change a seat; its seats.

    Raises `AlreadyStarted`.
    """
    if not revise(connection, table_id):
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    first = select(ENTRIES.c.number).where(ENTRIES.c.table_id == table_id).limit(1)
    if connection.execute(first).first() is not None:
        raise AlreadyStarted("the game has begun")
    seats = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    return connection.execute(seats).all()


def update_seat(table_id: str, seat: int) -> Any:
    """A change of one seat, to be filled in."""
    return update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)


def change_seat(
    connection: Connection,
    table_id: str,
    seat: int,
    only: Mapping[str, object],
    columns: Mapping[str, object],
) -> bool:
    """Change a seat if it is as `only` says."""
    if not revise(connection, table_id):
        return False
    changed = update_seat(table_id, seat).where(
        *(SEATS.c[name] == value for name, value in only.items())
    )
    return bool(connection.execute(changed.values(**columns)).rowcount == 1)


def set_waiting(
    connection: Connection,
    table_id: str,
    seat: int,
    kinds: Sequence[str],
    columns: Mapping[str, object],
) -> None:
    """Change a seat that is of one of some kinds, at a table whose game has not begun."""
    seats = revise_waiting(connection, table_id)
    if not 0 <= seat < len(seats) or seats[seat].kind not in kinds:
        raise SeatTaken("somebody sits there already", seat=seat)
    check_free(str(columns.get("name", "")), (one.name for one in seats if one.seat != seat))
    connection.execute(update_seat(table_id, seat).values(**columns))


def free_seat(connection: Connection, table_id: str, seat: int, token: str | None) -> bool:
    """Open a seat before the game begins; False if it has another token by now."""
    seats = revise_waiting(connection, table_id)
    if seats[seat].token != token:
        return False
    connection.execute(update_seat(table_id, seat).values(**FREE))
    return True


def fill_seats(connection: Connection, table_id: str, bot: str) -> None:
    """A bot takes every open seat; raises `NotReady` if all are open."""
    seats = revise_waiting(connection, table_id)
    if all(seat.kind == SeatKind.OPEN for seat in seats):
        raise NotReady("nobody sits at the table yet")
    is_open = (SEATS.c.table_id == table_id, SEATS.c.kind == SeatKind.OPEN)
    connection.execute(update(SEATS).where(*is_open).values(kind=SeatKind.BOT, bot=bot))


def start(connection: Connection, table_id: str, entry: Entry) -> bool:
    """Begin a game, if no seat is open; False if the journal has that entry already."""
    lock(connection, table_id)
    is_open = (SEATS.c.table_id == table_id, SEATS.c.kind == SeatKind.OPEN)
    if connection.execute(select(SEATS.c.seat).where(*is_open)).first() is not None:
        raise NotReady("a seat is still open")
    append = append_entries(connection.dialect.name)
    return bool(connection.execute(append, [entry_row(table_id, entry)]).all())


# ------------------------------------------------------------------------------- entries, chat


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as the store keeps it."""
    return {"table_id": table_id, **asdict(entry)}


def append_entries(dialect: str) -> Any:
    """The INSERT of entries; it returns the keys of those that are new."""
    inserted: Any = postgres_insert if dialect == "postgresql" else sqlite_insert
    return (
        inserted(ENTRIES)
        .on_conflict_do_nothing(index_elements=["table_id", "number"])
        .returning(ENTRIES.c.table_id, ENTRIES.c.number)
    )


def say(connection: Connection, table_id: str, line: ChatLine) -> ChatLine:
    """Keep a line of chat; the line with its number."""
    lock(connection, table_id)  # speakers take turns
    last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
    said = replace(line, number=1 + int(connection.execute(last).scalar() or 0))
    connection.execute(insert(CHAT), [{"table_id": table_id, **asdict(said)}])
    return said


# ------------------------------------------------------------------------------- tables


def read_tables(connection: Connection, query: Select[Any]) -> list[StoredTable]:
    """The tables that a query finds, with their seats."""
    tables = [_table(row) for row in connection.execute(query)]
    by_id = {table.id: table for table in tables}
    seats = select(SEATS).where(SEATS.c.table_id.in_(by_id)).order_by(SEATS.c.seat)
    for row in connection.execute(seats):
        values = row._asdict()
        by_id[values.pop("table_id")].seats.append(StoredSeat(**values))
    return tables


def insert_table(
    connection: Connection,
    table: StoredTable,
    journal: Sequence[Entry] = (),
    chat: Sequence[ChatLine] = (),
) -> None:
    """Write a table with all that belongs to it."""
    row = asdict(table)
    row.pop("seats")
    row["seed"] = str(table.seed)
    row["position"] = None if table.position is None else json.dumps(table.position)
    connection.execute(insert(TABLES), [row])
    for part, records in ((SEATS, table.seats), (ENTRIES, journal), (CHAT, chat)):
        rows = [{"table_id": table.id, **asdict(record)} for record in records]
        if rows:
            connection.execute(insert(part), rows)


def delete_tables(connection: Connection, table_ids: Sequence[str]) -> int:
    """Delete tables with all that belongs to them; the number of those that were there."""
    # First what everybody else holds first, in one order: two can never wait for each other.
    held = select(TABLES.c.id).where(TABLES.c.id.in_(table_ids)).order_by(TABLES.c.id)
    connection.execute(held.with_for_update())
    for part in (CHAT, ENTRIES, SEATS):
        connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids))).rowcount


def _table(row: Row[Any]) -> StoredTable:
    values = row._asdict()
    values["seed"] = int(values["seed"])
    if values["position"] is not None:
        values["position"] = json.loads(values["position"])
    return StoredTable(**values)
