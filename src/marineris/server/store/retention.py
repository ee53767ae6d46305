"""The statements that delete what is old, each for a connection that is inside a transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select, update

from marineris.server.store.schema import CHAT, TABLES
from marineris.server.store.statements import delete_tables


def delete_unused(
    connection: Connection, statuses: Sequence[str], before: int, most: int
) -> list[str]:
    """Delete tables of some statuses that were not touched since a time; their ids."""
    is_unused = (TABLES.c.status.in_(statuses), TABLES.c.touched < before)
    oldest = select(TABLES.c.id).where(*is_unused).order_by(TABLES.c.touched, TABLES.c.id)
    found = list(connection.scalars(oldest.limit(most)))
    # Held in the order in which everybody holds them, and only if nobody has used them meanwhile.
    held = select(TABLES.c.id).where(TABLES.c.id.in_(found), *is_unused).order_by(TABLES.c.id)
    ids = list(connection.scalars(held.with_for_update()))
    delete_tables(connection, ids)
    return ids


def delete_chat(connection: Connection, before: int, most: int) -> int:
    """Delete what was said before a time, at so many tables; at how many there was some.

    The last line of a table stays without its words: the next one is numbered after it, and
    processes that hold the table go by these numbers.
    """
    is_old = (CHAT.c.time < before, CHAT.c.text != "")
    ids = list(connection.scalars(select(CHAT.c.table_id).where(*is_old).distinct().limit(most)))
    # Speakers hold their table: so nobody can be given a number that is about to be free.
    held = select(TABLES.c.id).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
    connection.execute(held.with_for_update(key_share=True))
    old = (CHAT.c.table_id.in_(ids), CHAT.c.time < before)
    later = CHAT.alias()
    last = select(func.max(later.c.number)).where(later.c.table_id == CHAT.c.table_id)
    connection.execute(delete(CHAT).where(*old, CHAT.c.number < last.scalar_subquery()))
    connection.execute(update(CHAT).where(*old).values(name="", text=""))
    return len(ids)
