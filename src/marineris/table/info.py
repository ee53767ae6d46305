"""What is known of a table before its game begins: the game, its options and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from marineris.core.record import Record
from marineris.text.bundle import FALLBACK


class SeatKind(StrEnum):
    """Who a seat is meant for."""

    PERSON = "person"
    """Somebody has taken it."""
    OPEN = "open"
    """Anybody may take it."""
    BOT = "bot"


class TableStatus(StrEnum):
    """How far a table is."""

    OPEN = "open"
    """The game has not begun."""
    RUNNING = "running"
    OVER = "over"


@dataclass
class Seat:
    """One seat of a table."""

    seat: int
    """Its number, from 0."""
    kind: str
    """A `SeatKind`."""
    name: str = ""
    bot: str = ""
    language: str = FALLBACK


@dataclass(kw_only=True)
class TableInfo:
    """A table without its journal."""

    id: str
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: dict[str, Any]
    """The game's options, all of them."""
    seed: int
    settings: dict[str, Any]
    """How the table is run: `undo`, `clock`, `spectators`, `title` and more."""
    created: int
    """Milliseconds since 1970."""
    position: Any = None
    """A snapshot to begin with instead of a new game."""
    seats: Sequence[Seat] = ()


def info_of(
    record: Record,
    seats: Sequence[Seat] = (),
    *,
    id: str = "",
    created: int = 0,
    **settings: Any,
) -> TableInfo:
    """The info of a table that goes on with a record; without `seats`, people have them all."""
    names = record.names or [""] * record.players
    people = [Seat(seat, SeatKind.PERSON, name) for seat, name in enumerate(names)]
    return TableInfo(
        id=id,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=dict(record.options),
        seed=record.seed,
        settings=settings,
        created=created,
        position=record.position,
        seats=seats or people,
    )
