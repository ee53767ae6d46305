"""Tables in and out of a store as lines of JSON: one table a line, with all that belongs to it.

The last line counts the tables, so that a file that was cut off is noticed. Of tokens there are
only the hashes, so links stay valid; but hands and addresses of webhooks can be read. What comes
in is trusted only after its journal has been folded.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError
from sqlalchemy import Row, Table, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import marineris
from marineris.bots import bots_for
from marineris.core.error import MarinerisError
from marineris.server.secrets import LETTERS
from marineris.server.store.records import ChatLine, StoredSeat, StoredTable
from marineris.server.store.schema import CHAT, ENTRIES, TABLES
from marineris.server.store.statements import delete_tables, insert_table, read_tables
from marineris.server.store.table_filter import Choice, chosen, chunks, existing
from marineris.server.web import protocol as m
from marineris.table.journal import Entry, EntryKind, voided
from marineris.table.table import folded

FORMAT: Final = 1
COLUMNS: Final = (
    "id",
    "game",
    "rules",
    "players",
    "options",
    "position",
    "settings",
    "host",
    "invite",
    "listed",
    "created",
    "touched",
)
"""What is taken over as it is. Status and deadline follow from the journal."""
BREAKS: Final = {sign: f"\\u{sign:04x}" for sign in (0x85, 0x2028, 0x2029)}
"""Signs that some programs take for the end of a line."""

LOST: Final = "lost"
"""The kind of an entry that is missing; like any unknown kind it cannot be applied."""

Progress = Callable[[int], object]
"""Called with how much more is done."""


class BadArchive(MarinerisError):
    """A line of a file cannot be imported; nothing was."""

    code = "bad-archive"

    def __init__(self, line: int, detail: str, fault: str = "", **facts: object) -> None:
        about = {"line": line, "detail": detail, "fault": f"archive-{fault}", **facts}
        super().__init__(f"line {line}: {detail}", **about)


class TableExists(MarinerisError):
    """The store has a table of that id already; nothing was imported."""

    code = "table-exists"


# ------------------------------------------------------------------------------- the form

Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Time = Annotated[int, Field(ge=0, lt=2**53)]
ArchivedEntry = tuple[
    Annotated[str, Field(max_length=8)],
    Annotated[int, Field(ge=-1, lt=m.MOST_PLAYERS)],
    Annotated[str, Field(max_length=120)],
    Time,
]
ArchivedChat = tuple[
    Annotated[int, Field(ge=1, lt=2**31)],
    Annotated[int, Field(ge=-1, lt=m.MOST_PLAYERS)],
    Annotated[str, Field(max_length=80)],
    Annotated[str, Field(max_length=1000)],
    Time,
]


class ArchivedHook(m.Model):
    """The webhook of a seat."""

    kind: Annotated[str, Field(max_length=16)]
    url: Annotated[str, Field(max_length=2000)]


class ArchivedSeat(m.Model):
    """A seat."""

    kind: Literal["person", "open", "bot"]
    name: Annotated[str, Field(max_length=80)]
    bot: Annotated[str, Field(max_length=80)]
    token: Hash | None
    language: m.Language
    webhook: ArchivedHook | None


class ArchivedTable(m.Model):
    """A line of a file."""

    marineris: Annotated[int, Field(ge=1)]
    id: Annotated[str, Field(max_length=16, pattern=f"^[{LETTERS}]+$")]
    game: Annotated[str, Field(max_length=32)]
    rules: Annotated[int, Field(ge=0, lt=2**31)]
    players: Annotated[int, Field(ge=1, le=m.MOST_PLAYERS)]
    options: dict[str, Any]
    seed: Annotated[str, Field(pattern="^-?[0-9]{1,40}$")]
    position: Any
    settings: m.TableSettings
    host: Hash
    invite: Hash | None
    listed: bool
    created: Time
    touched: Time
    seats: list[ArchivedSeat]
    journal: list[ArchivedEntry]
    chat: list[ArchivedChat]

    def parts(self) -> tuple[StoredTable, list[Entry], list[ChatLine]]:
        """What the store keeps of it."""
        info = {name: getattr(self, name) for name in COLUMNS}
        info["settings"] = self.settings.model_dump()
        seats = [StoredSeat(seat=i, **one.model_dump()) for i, one in enumerate(self.seats)]
        table = StoredTable(**info, seed=int(self.seed), seats=seats)
        journal = [Entry(i, *one) for i, one in enumerate(self.journal, 1)]
        return table, journal, [ChatLine(*one) for one in self.chat]


def line_of(table: StoredTable, journal: list[Entry], chat: list[ChatLine]) -> str:
    """A table as a line."""
    data: dict[str, Any] = {"marineris": FORMAT}
    data.update((name, getattr(table, name)) for name in COLUMNS)
    data["seed"] = str(table.seed)  # too long a number for many programs
    data["seats"] = [{k: v for k, v in asdict(s).items() if k != "seat"} for s in table.seats]
    data["journal"] = _numbered(journal)
    data["chat"] = [one.as_data() for one in chat]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).translate(BREAKS)


def _numbered(journal: list[Entry]) -> list[list[Any]]:
    """Entries in the places of their numbers; one that a store has lost leaves its place empty."""
    rows: list[list[Any]] = []
    for one in journal:
        while len(rows) + 1 < one.number:
            rows.append([LOST, -1, "", one.time])
        rows.append([one.kind, one.seat, one.value, one.time])
    return rows


def end_line(count: int) -> str:
    """The last line of a file."""
    return json.dumps({"end": count})


# ------------------------------------------------------------------------------- out


@asynccontextmanager
async def standing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the store as it was at one moment, however long one reads."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            # The driver begins a transaction with the first change only.
            await connection.exec_driver_sql("BEGIN")
        yield connection


async def exported(
    engine: AsyncEngine, choice: Choice, begin: Progress = lambda _: None
) -> AsyncIterator[str]:
    """The chosen tables as lines, all as they were at one moment; `begin` is told how many."""
    async with standing(engine) as connection:
        ids = list(await chosen(connection, choice))
        begin(len(ids))
        for part in chunks(ids):
            query = select(TABLES).where(TABLES.c.id.in_(part))
            tables = {one.id: one for one in await connection.run_sync(read_tables, query)}
            for table_id in part:
                journal = [_entry(row) for row in await _part(connection, ENTRIES, table_id)]
                chat = [_said(row) for row in await _part(connection, CHAT, table_id)]
                yield line_of(tables[table_id], journal, chat)
        yield end_line(len(ids))


async def _part(connection: AsyncConnection, part: Table, table_id: str) -> Iterable[Row[Any]]:
    query = select(part).where(part.c.table_id == table_id).order_by(part.c.number)
    return await connection.execute(query)


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.kind, row.seat, row.value, row.time)


def _said(row: Row[Any]) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.time)


# ------------------------------------------------------------------------------- in


@dataclass(frozen=True)
class Checked:
    """A line that can be imported, and what follows from its journal."""

    line: int
    id: str
    mark: bytes
    status: str
    touched: int
    deadline: int | None


def read_line(number: int, text: str) -> ArchivedTable | int:
    """A table, or the count of a last line."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadArchive(number, f"it should be JSON: {error}", "no-json") from None
    if not isinstance(data, dict):
        raise BadArchive(number, "it should be a table as export writes it", "no-table")
    if list(data) == ["end"] and isinstance(data["end"], int):
        return data["end"]
    version = data.get("marineris")
    if isinstance(version, int) and version > FORMAT:
        detail = f"it has form {version}; a newer Marineris is needed to read it"
        raise BadArchive(number, detail, "newer", given=version)
    try:
        return ArchivedTable.model_validate_json(text)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, fault["loc"]))
        raise BadArchive(number, f"{where}: {fault['msg']}" if where else fault["msg"]) from None


def read_lines(lines: Iterable[str]) -> Iterator[tuple[int, str, ArchivedTable]]:
    """The tables of a file with their lines; it must be whole."""
    number, count, is_whole = 0, 0, False
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        found = read_line(number, text)
        if isinstance(found, int):
            if found != count:
                detail = f"{found} tables should stand above, but {count} do"
                raise BadArchive(number, detail, "other-count", given=found, count=count)
            count, is_whole = 0, True
        else:
            count, is_whole = count + 1, False
            yield number, text, found
    if not is_whole:
        detail = f"the file is cut off; its last line should count the tables: {end_line(count)}"
        raise BadArchive(number, detail, "cut-off", example=end_line(count).strip())


def check(lines: Iterable[str], progress: Progress = lambda _: None) -> list[Checked]:
    """Check all lines; raises `BadArchive` for the first that is wrong."""
    found: dict[str, Checked] = {}
    for number, text, table in read_lines(lines):
        if table.id in found:
            at = found[table.id].line
            detail = f"table {table.id} is already in line {at}"
            raise BadArchive(number, detail, "twice", table=table.id, at=at)
        found[table.id] = _checked(number, text, table)
        progress(1)
    return list(found.values())


def _checked(number: int, text: str, given: ArchivedTable) -> Checked:
    info, journal, chat = given.parts()
    try:
        _check_parts(info, journal, chat)
        if not journal:
            folded(info, [Entry(1, EntryKind.START, -1, "", info.created)])  # it could begin
        table = folded(info, journal)
    except MarinerisError as error:
        detail = f"table {given.id}: {error}"
        raise BadArchive(number, detail, "table", table=given.id, cause=error) from error
    except Exception as error:  # a position or a journal from outside can be wrong in any way
        fault = f"{type(error).__name__} {error}"
        raise BadArchive(number, f"table {given.id} does not fold: {fault}") from error
    deadline = table.clock.deadline() if table.clock is not None else None
    touched = max(info.touched, table.last_time)
    return Checked(number, given.id, _mark(text), table.status, touched, deadline)


def _check_parts(info: StoredTable, journal: list[Entry], chat: list[ChatLine]) -> None:
    """What folding takes for granted."""
    marineris.rules_of(info.game)
    if len(info.seats) != info.players:
        raise MarinerisError(f"{info.players} players, but {len(info.seats)} seats")
    bots = {seat.bot for seat in info.seats if seat.bot}
    void = voided(journal)
    for entry in journal:
        is_taking_over = entry.kind in (EntryKind.BOT, EntryKind.RESIGN, EntryKind.FLAG)
        if is_taking_over and entry.number not in void:
            bots.add(entry.value)
    if strange := sorted(bots.difference(bots_for(info.game))):
        raise MarinerisError(f"there is no bot {strange[0]!r} for this game")
    numbers = [line.number for line in chat]
    if numbers != sorted(set(numbers)):
        raise MarinerisError("the lines of the chat are not in their order")


def _mark(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=16).digest()


async def write(
    engine: AsyncEngine,
    lines: Iterable[str],
    checked: list[Checked],
    *,
    replace: bool = False,
    progress: Progress = lambda _: None,
) -> list[str]:
    """Write the lines that were checked, all or none; the ids of those that were replaced."""
    by_line = {one.line: one for one in checked}
    async with engine.begin() as connection:
        there = sorted(await existing(connection, [one.id for one in checked]))
        if there and not replace:
            raise _exists(there)
        for part in chunks(there):
            await connection.run_sync(delete_tables, part)
        for number, text, given in read_lines(lines):
            one = by_line.get(number)
            if one is None or one.mark != _mark(text):
                raise BadArchive(number, "it was changed while it was read", "changed")
            table, journal, chat = given.parts()
            table.status, table.touched, table.deadline = one.status, one.touched, one.deadline
            try:
                await connection.run_sync(insert_table, table, journal, chat)
            except IntegrityError as error:  # somebody else imports the same just now
                raise _exists([one.id]) from error
            progress(1)
    return there


def _exists(ids: list[str]) -> TableExists:
    shown = ids[:5]
    return TableExists(
        f"the store has {len(ids)} of the tables already: {', '.join(shown)}",
        count=len(ids),
        tables=", ".join(shown) + (", …" if len(ids) > len(shown) else ""),
    )
