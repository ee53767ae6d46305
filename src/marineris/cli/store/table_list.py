"""The tables of a store as a list for people, or as JSON for programs."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from marineris.cli.durations import age
from marineris.cli.terminal import style
from marineris.server.admin.maintenance import moves_made
from marineris.server.store.records import StoredSeat, StoredTable
from marineris.server.store.store import Store
from marineris.server.store.table_filter import CHUNK
from marineris.table.info import SeatKind
from marineris.text import Text

Found = tuple[StoredTable, int]
"""A table and the moves that stand at it."""


async def found_tables(
    store: Store, status: str | None, before: int | None, limit: int | None
) -> list[Found]:
    """Tables, the last used first."""
    tables: list[StoredTable] = []
    while limit is None or len(tables) < limit:
        most = CHUNK if limit is None else min(CHUNK, limit - len(tables))
        part = await store.tables(status, touched_before=before, limit=most, offset=len(tables))
        tables += part
        if len(part) < most:
            break
    moves = await moves_made(store.engine, [table.id for table in tables])
    return [(table, moves.get(table.id, 0)) for table in tables]


def roster(found: list[Found], now: int, text: Text) -> Table:
    """Tables as rows."""
    shown = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    for column in ("table", "game", "status", "players", "age", "moves"):
        is_number = column in ("age", "moves")
        shown.add_column(
            text.message(f"cli-admin-column-{column}"),
            justify="right" if is_number else "left",
            no_wrap=column != "players",
        )
    for table, moves in found:
        shown.add_row(
            Line(table.id, style="bold"),
            plain(table.game),
            text.message(f"cli-admin-status-{table.status}"),
            ", ".join(f"{seat.seat + 1} {player(seat, text)}" for seat in table.seats),
            age(now - table.touched, text),
            text.figure(moves),
        )
    return shown


def player(seat: StoredSeat, text: Text) -> str:
    """Who sits on a seat."""
    if seat.kind == SeatKind.OPEN:
        return text.message("cli-admin-open-seat")
    if seat.kind == SeatKind.BOT:
        return text.message("cli-admin-bot-seat", bot=plain(seat.name or seat.bot))
    return plain(seat.name) or text.message("cli-admin-nameless")


def plain(name: str) -> str:
    """What a stranger has written, without signs that a terminal would obey."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def facts(found: list[Found]) -> list[dict[str, Any]]:
    """Tables for programs. Times are in milliseconds, seats are numbered as in the protocol."""
    return [
        {
            "id": table.id,
            "game": table.game,
            "title": table.settings.get("title", ""),
            "status": table.status,
            "seats": [
                {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot}
                for seat in table.seats
            ],
            "created": table.created,
            "touched": table.touched,
            "moves": moves,
        }
        for table, moves in found
    ]
