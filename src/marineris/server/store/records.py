"""What the store keeps beside the journals, as plain records."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from marineris.table.info import Seat, TableInfo, TableStatus


@dataclass(frozen=True)
class ChatLine:
    """One line of a table's chat; the seat is -1 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    time: int

    def as_data(self) -> list[Any]:
        """The line as clients get it."""
        return [self.number, self.seat, self.name, self.text, self.time]


@dataclass
class StoredSeat(Seat):
    """One seat, with what only the server knows. `token` is a hash."""

    token: str | None = None
    webhook: dict[str, Any] | None = None


@dataclass(kw_only=True)
class StoredTable(TableInfo):
    """One table, with what only the server knows. `host` and `invite` are hashes."""

    host: str
    touched: int
    invite: str | None = None
    status: str = TableStatus.OPEN
    listed: bool = False
    deadline: int | None = None
    revision: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    """Goes up with every change of the table's info or a seat. It begins with the time, so that a
    table that replaces another one has a later revision."""
    folded: int = 0
    """The entry up to which `status`, `touched` and `deadline` follow the journal."""
    seats: list[StoredSeat] = field(default_factory=list)


@dataclass(frozen=True)
class Versions:
    """How far a table is in the store. A process that knows less has missed something."""

    journal: int
    """The number of the last entry."""
    revision: int
    """The table's `revision`."""
    chat: int
    """The number of the last line."""
