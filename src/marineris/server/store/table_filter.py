"""Which tables an admin command is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from marineris.server.errors import UnknownTable
from marineris.server.store.schema import TABLES

CHUNK: Final = 200
"""Tables that one query names; databases have a limit."""


@dataclass(frozen=True)
class Choice:
    """All tables, or those with these ids, of a status, not touched since a time."""

    ids: tuple[str, ...] = ()
    status: str | None = None
    touched_before: int | None = None
    """In milliseconds."""

    def narrow(self, query: Select[Any]) -> Select[Any]:
        """A query for the chosen tables among those it finds; the ids are for the caller."""
        if self.status is not None:
            query = query.where(TABLES.c.status == self.status)
        if self.touched_before is not None:
            query = query.where(TABLES.c.touched < self.touched_before)
        return query


def chunks(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids in parts that a query can name."""
    for start in range(0, len(ids), CHUNK):
        yield ids[start : start + CHUNK]


async def chosen(connection: AsyncConnection, choice: Choice) -> dict[str, str]:
    """The chosen tables, the oldest first, with their status; all named ones must be there."""
    query = choice.narrow(select(TABLES.c.id, TABLES.c.status, TABLES.c.created))
    query = query.order_by(TABLES.c.created, TABLES.c.id)
    if not choice.ids:
        return {row.id: row.status for row in await connection.execute(query)}
    rows = []
    there: set[str] = set()
    for part in chunks(choice.ids):
        there |= await existing(connection, part)
        rows += (await connection.execute(query.where(TABLES.c.id.in_(part)))).all()
    for table_id in choice.ids:
        if table_id not in there:
            raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    rows.sort(key=lambda row: (row.created, row.id))
    return {row.id: row.status for row in rows}


async def existing(connection: AsyncConnection, ids: Sequence[str]) -> set[str]:
    """Those of some ids that the store has."""
    found: set[str] = set()
    for part in chunks(ids):
        found.update(await connection.scalars(select(TABLES.c.id).where(TABLES.c.id.in_(part))))
    return found
