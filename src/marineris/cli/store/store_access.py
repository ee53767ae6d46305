"""Where the host's commands meet the store: opening it, asking, telling running servers.

Imports the server's libraries, so `admin` imports this late.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import typer
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from marineris.cli.errors import FAILED, STOPPED, CliError, complain
from marineris.cli.language import current_text
from marineris.cli.store.store_errors import open_store, store_trouble
from marineris.cli.terminal.console import Leave, ask_line, make_console, make_progress
from marineris.server.rooms.bus import tell_once
from marineris.server.settings import Settings, settings_from
from marineris.server.store import backup
from marineris.server.store.archive import Progress
from marineris.server.store.store import Store

T = TypeVar("T")


def settings_of(database: str | None, data: str | None, **given: str | None) -> Settings:
    """The settings of the options and the environment, as `serve` has them."""
    return settings_from(os.environ, database=database, data=data, **given)


def sqlite_file(settings: Settings) -> Path | None:
    """The file of the store, if it is one."""
    if not settings.database:
        return settings.embedded_file
    return backup.sqlite_file(make_url(settings.database))


def run(
    settings: Settings, work: Callable[[Store], Awaitable[T]], *, may_be_new: bool = False
) -> T:
    """Do something with the store. What a driver says against it is put into a sentence."""
    try:
        file = sqlite_file(settings)
        if file is not None and not may_be_new and not file.is_file():
            raise CliError("admin-no-store", file=str(file))
        return asyncio.run(_run(settings, work))
    except SQLAlchemyError as error:
        raise store_trouble(settings, error) from error
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


async def _run(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await open_store(settings)
    try:
        return await work(store)
    finally:
        await store.close()


def check_agreed(question: str, is_sure: bool) -> None:
    """Go on only if the person is sure."""
    if is_sure:
        return
    text = current_text()
    console = make_console()
    try:
        answer = ask_line(console, question)
    except Leave:
        answer = ""
    if answer.lower() not in text.message("cli-admin-yes").split():
        console.print(text.message("cli-admin-nothing-done"))
        raise typer.Exit(FAILED)


@contextmanager
def bar(words: str, total: int | None = None) -> Iterator[tuple[Progress, Progress]]:
    """A progress bar on a terminal: to say how much there is, and how much more is done."""
    with make_progress(sys.stderr.isatty()) as shown:
        task = shown.add_task(words, total=total)
        yield (
            lambda count: shown.update(task, total=count),
            lambda count: shown.advance(task, count),
        )


async def tell_servers(settings: Settings, tables: Iterable[str], what: str) -> None:
    """Tell the servers that run what has changed under them."""
    if not settings.redis:
        return
    try:
        await tell_once(settings.redis, tables, what)
    except Exception as error:  # any fault of the connection; what was asked for is done
        complain(current_text().message("cli-admin-untold", detail=str(error)))


@contextmanager
def whole_file(file: Path, *, replace: bool) -> Iterator[Path]:
    """A file to write that takes its name when it is whole. Only its owner may read it."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.exists() and not replace:
        raise CliError("admin-file-exists", file=str(file))
    with backup.whole_file(file) as part:
        yield part
