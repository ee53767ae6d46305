"""What the store keeps, as plain records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

# What a journal tells of a table.
START: Final = "start"
MOVE: Final = "move"
"""`value` is the move's name."""
UNDO: Final = "undo"
"""`value` is which of the moves that stand is taken back, counted from 0."""
BOT: Final = "bot"
"""A bot, `value`, plays for the seat from now on."""
BACK: Final = "back"
"""The seat's person plays again."""
RESIGN: Final = "resign"
"""The person gives up; a bot, `value`, plays on."""
FLAG: Final = "flag"
"""The seat's time has run out; a bot, `value`, plays on."""

ROLLBACK: Final = "rollback"
"""The table goes back to entry `value`, its last good one; those between do not count."""

# What a seat is meant for.
PERSON: Final = "person"
OPEN: Final = "open"
ROBOT: Final = "bot"

# How far a table is.
WAITING: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"


@dataclass(frozen=True)
class Entry:
    """One line of a table's journal."""

    number: int
    kind: str
    seat: int
    value: str
    time: int
    """Milliseconds since 1970."""


def voided(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the entries that a later rollback took back; they stay in the journal."""
    void: set[int] = set()
    floor = entries[-1].number if entries else 0
    for entry in reversed(entries):
        if entry.number > floor:
            void.add(entry.number)
        elif entry.kind == ROLLBACK and is_number(entry.value):
            floor = int(entry.value)
    return void


def is_number(value: str) -> bool:
    """Whether an entry's value is a plain number."""
    return value.isascii() and value.isdigit()


@dataclass(frozen=True)
class ChatLine:
    """One thing said at a table; the seat is -1 for somebody who watches."""

    number: int
    seat: int
    name: str
    text: str
    time: int

    def as_data(self) -> list[Any]:
        """The line as clients get it."""
        return [self.number, self.seat, self.name, self.text, self.time]


@dataclass
class StoredSeat:
    """One seat. `token` is a hash."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    token: str | None = None
    language: str = "en"
    webhook: dict[str, Any] | None = None


@dataclass
class StoredTable:
    """One table without its journal. `host` and `invite` are hashes."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int
    settings: dict[str, Any]
    host: str
    created: int
    touched: int
    invite: str | None = None
    position: Any = None
    status: str = WAITING
    listed: bool = False
    deadline: int | None = None
    seats: list[StoredSeat] = field(default_factory=list)
