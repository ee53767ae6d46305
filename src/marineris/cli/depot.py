"""Tables in and out of files: what `admin` exports, imports and backs up."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import typer

from marineris.cli.complaint import FAILED, Complaint, complain
from marineris.cli.desk import bar, run, sqlite_file, tell_servers, whole_file
from marineris.cli.language import current_text
from marineris.server import bus
from marineris.server.archive import check, exported, write
from marineris.server.choice import Choice
from marineris.server.settings import Settings
from marineris.server.store import Store
from marineris.server.table import Table
from marineris.server.upkeep import copy_sqlite, salvage

SQLITE: Final = b"SQLite format 3\0"
STANDARD: Final = "-"


def export_lines(settings: Settings, choice: Choice, file: Path | None, replace: bool) -> None:
    """Write tables as lines of JSON."""
    if file is None or str(file) == STANDARD:
        with _patient_output():
            _export(settings, choice, sys.stdout)
        return
    with (
        whole_file(file, replace=replace) as part,
        part.open("w", encoding="utf-8", newline="\n") as stream,
    ):
        count = _export(settings, choice, stream)
    _say("cli-admin-exported", count=count, file=str(file))


def _export(settings: Settings, choice: Choice, stream: IO[str]) -> int:
    async def work(store: Store) -> int:
        count = 0
        with bar(current_text().message("cli-admin-exporting")) as (begin, advance):
            async for line in exported(store.engine, choice, begin):
                stream.write(line + "\n")
                advance(1)
                count += 1
        return count - 1  # the last line is none

    return run(settings, work)


@contextmanager
def _patient_output() -> Iterator[None]:
    """Whoever reads may have had enough: `export | head`."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(FAILED) from None


def export_record(settings: Settings, table_id: str, file: Path | None, replace: bool) -> None:
    """Write the record of one table as text."""

    async def work(store: Store) -> Table:
        return await salvage(store, table_id)

    table = run(settings, work)
    record = table.record().dumps()
    if table.stuck is not None:
        complain(current_text().message("cli-admin-record-ends", number=table.stuck.entry))
    if file is None or str(file) == STANDARD:
        typer.echo(record, nl=False)
        return
    with whole_file(file, replace=replace) as part:
        part.write_text(record, encoding="utf-8", newline="\n")
    _say("cli-admin-exported", count=1, file=str(file))


def import_lines(settings: Settings, file: Path, replace: bool) -> None:
    """Read tables from lines of JSON; all of them or none."""
    text = current_text()
    with _lines(file) as stream:
        try:
            total = sum(1 for line in stream if line.strip()) - 1
            stream.seek(0)
            with bar(text.message("cli-admin-checking"), max(0, total)) as (_, advance):
                checked = check(stream, advance)
        except UnicodeDecodeError:
            raise Complaint("admin-not-text", file=str(file)) from None
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
def _lines(file: Path) -> Iterator[IO[str]]:
    """A file that can be read twice."""
    if str(file) == STANDARD:
        with tempfile.TemporaryFile("w+", encoding="utf-8", newline="\n") as kept:
            shutil.copyfileobj(sys.stdin, kept)
            kept.seek(0)
            yield kept
        return
    with file.open("rb") as raw:
        if raw.read(len(SQLITE)) == SQLITE:
            raise Complaint("admin-sqlite-file", file=str(file))
    with file.open(encoding="utf-8", newline="\n") as stream:
        yield stream


def back_up(settings: Settings, file: Path, replace: bool) -> None:
    """Copy everything while servers run: a SQLite store as such, another one as lines of JSON."""
    source = sqlite_file(settings)
    if source is None:
        export_lines(settings, Choice(), file, replace)
        return
    if not source.is_file():
        raise Complaint("admin-no-store", file=str(source))
    words = current_text().message("cli-admin-copying")
    with whole_file(file, replace=replace) as part, bar(words, 100) as (_, advance):
        copy_sqlite(source, part, advance)
    _say("cli-admin-copied", file=str(file))


def _say(message: str, **facts: int | str) -> None:
    typer.echo(current_text().message(message, **facts))
