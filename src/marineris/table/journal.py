"""A table's journal: the numbered entries that everything else about a table follows from.

An entry is never changed or removed. A rollback is an entry too: it says which of the entries
before it no longer count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from marineris.core.record import Record


class EntryKind(StrEnum):
    """What an entry says."""

    START = "start"
    """The game begins."""
    MOVE = "move"
    """The seat makes a move; `value` is the move's name."""
    UNDO = "undo"
    """The seat takes a move back; `value` is its place among the moves that stand, from 0."""
    BOT = "bot"
    """From now on a bot, `value`, plays for the seat."""
    BACK = "back"
    """The seat's person plays again."""
    RESIGN = "resign"
    """The person resigns; a bot, `value`, plays on."""
    FLAG = "flag"
    """The seat's time has run out; a bot, `value`, plays on."""
    ROLLBACK = "rollback"
    """The table goes back to entry `value`, its last good one; those between do not count."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's journal."""

    number: int
    kind: str
    """An `EntryKind`; a store can hold anything, so the type is not narrower."""
    seat: int
    value: str
    time: int
    """Milliseconds since 1970."""


def journal_of(record: Record, time: int = 0) -> list[Entry]:
    """The journal of a game that was played elsewhere, all of it at one time."""
    entries = [Entry(1, EntryKind.START, -1, "", time)]
    for number, (seat, name) in enumerate(record.moves, 2):
        entries.append(Entry(number, EntryKind.MOVE, seat, name, time))
    return entries


def voided(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the entries that a later rollback took back; they stay in the journal."""
    void: set[int] = set()
    floor = entries[-1].number if entries else 0
    for entry in reversed(entries):
        if entry.number > floor:
            void.add(entry.number)
        elif entry.kind == EntryKind.ROLLBACK and is_number(entry.value):
            floor = int(entry.value)
    return void


def is_number(value: str) -> bool:
    """Whether an entry's value is a plain number."""
    return value.isascii() and value.isdigit()
