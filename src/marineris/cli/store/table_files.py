"""Tables in and out of files: what `admin` exports, imports and backs up."""

from __future__ import annotations

import errno
import io
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final

import typer

from marineris.cli.errors import CliError, complain
from marineris.cli.language import current_text
from marineris.cli.store.store_access import bar, run, sqlite_file, tell_servers, whole_file
from marineris.cli.store.store_errors import store_trouble
from marineris.cli.terminal.stream import write_data
from marineris.server.admin.maintenance import recover
from marineris.server.rooms import bus
from marineris.server.settings import Settings
from marineris.server.store.archive import check, exported, write
from marineris.server.store.backup import copy_sqlite
from marineris.server.store.store import Store
from marineris.server.store.table_filter import Choice
from marineris.table.table import Table

SQLITE: Final = b"SQLite format 3\0"
STANDARD: Final = "-"
LONGEST_LINE: Final = 64_000_000
"""Characters of a line: a table with a very long journal."""
MOST_EMPTY: Final = 1000
"""Empty lines in a row."""


def export_lines(settings: Settings, choice: Choice, file: Path | None, replace: bool) -> None:
    """Write tables as lines of JSON."""
    if file is None or str(file) == STANDARD:
        _export(settings, choice, write_data)
        return
    with (
        whole_file(file, replace=replace) as part,
        part.open("w", encoding="utf-8", newline="\n") as stream,
    ):
        count = _export(settings, choice, stream.write)
    _say("cli-admin-exported", count=count, file=str(file))


def _export(settings: Settings, choice: Choice, put: Callable[[str], object]) -> int:
    async def work(store: Store) -> int:
        count = 0
        with bar(current_text().message("cli-admin-exporting")) as (begin, advance):
            async for line in exported(store.engine, choice, begin):
                put(line + "\n")
                advance(1)
                count += 1
        return count - 1  # the last line is none

    return run(settings, work)


def export_record(settings: Settings, table_id: str, file: Path | None, replace: bool) -> None:
    """Write the record of one table as text."""

    async def work(store: Store) -> Table:
        return await recover(store, table_id)

    table = run(settings, work)
    record = table.record().dumps()
    if table.stuck is not None:
        complain(current_text().message("cli-admin-record-ends", number=table.stuck.entry))
    if file is None or str(file) == STANDARD:
        write_data(record)
        return
    with whole_file(file, replace=replace) as part:
        part.write_text(record, encoding="utf-8", newline="\n")
    _say("cli-admin-exported", count=1, file=str(file))


def import_lines(settings: Settings, file: Path, replace: bool) -> None:
    """Read tables from lines of JSON; all of them or none."""
    text = current_text()
    with ExitStack() as stack:
        stream, is_kept = stack.enter_context(_opened(file))
        try:
            lines, total = _lines(stream, file), None
            if is_kept:
                total = max(0, sum(1 for line in lines if line.strip()) - 1)
                stream.seek(0)
                lines = _lines(stream, file)
            else:  # it can be read once only
                kept = stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))
                lines, stream = _kept(lines, kept), kept
            with bar(text.message("cli-admin-checking"), total) as (_, advance):
                checked = check(lines, advance)
        except UnicodeDecodeError:
            raise CliError("admin-not-text", file=str(file)) from None
        stream.seek(0)

        async def work(store: Store) -> list[str]:
            with bar(text.message("cli-admin-importing"), len(checked)) as (_, advance):
                gone = await write(store.engine, stream, checked, replace=replace, progress=advance)
            await tell_servers(settings, gone, bus.DELETED)
            return gone

        replaced = run(settings, work, may_be_new=True)
    _say("cli-admin-imported", count=len(checked), replaced=len(replaced))
    if replaced and not settings.redis:
        _say("cli-admin-restart")


@contextmanager
def _opened(file: Path) -> Iterator[tuple[IO[str], bool]]:
    """A file or standard input, and whether it can be read twice."""
    if str(file) == STANDARD:
        stream = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", newline="\n")
        try:
            yield stream, False
        finally:
            stream.detach()
        return
    is_plain = file.is_file()  # a pipe is none
    if is_plain:
        with file.open("rb") as raw:
            if raw.read(len(SQLITE)) == SQLITE:
                raise CliError("admin-sqlite-file", file=str(file))
    with file.open(encoding="utf-8", newline="\n") as stream:
        yield stream, is_plain


def _lines(stream: IO[str], file: Path) -> Iterator[str]:
    """The lines of a file; one that has no end is refused."""
    number = empty = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        empty = 0 if line.strip() else empty + 1
        if len(line) > LONGEST_LINE or empty > MOST_EMPTY:
            raise CliError("admin-endless", file=str(file), line=number)
        yield line


def _kept(lines: Iterable[str], kept: IO[str]) -> Iterator[str]:
    """Lines that are written down as they pass."""
    for line in lines:
        kept.write(line)
        yield line


def back_up(settings: Settings, file: Path, replace: bool) -> None:
    """Copy everything while servers run: a SQLite store as such, another one as lines of JSON."""
    source = sqlite_file(settings)
    if source is None:
        export_lines(settings, Choice(), file, replace)
        return
    if not source.is_file():
        raise CliError("admin-no-store", file=str(source))
    words = current_text().message("cli-admin-copying")
    try:
        with whole_file(file, replace=replace) as part, bar(words, 100) as (_, advance):
            copy_sqlite(source, part, advance)
    except sqlite3.Error as error:
        if str(getattr(error, "sqlite_errorname", "")).startswith("SQLITE_FULL"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file)) from error
        raise store_trouble(settings, error) from error
    _say("cli-admin-copied", file=str(file))


def _say(message: str, **facts: int | str) -> None:
    typer.echo(current_text().message(message, **facts))
