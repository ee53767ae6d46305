"""Where the host's commands meet the store: opening it, asking, telling running servers.

Imports the server's libraries, so `admin` imports this late.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import typer
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from marineris.cli.complaint import FAILED, STOPPED, Complaint, complain
from marineris.cli.console import Leave, ask_line, make_console, make_progress
from marineris.cli.language import current_text
from marineris.core.error import MarinerisError
from marineris.server.archive import Progress
from marineris.server.bus import tell_once
from marineris.server.settings import Settings, settings_from
from marineris.server.store import Store

T = TypeVar("T")


def settings_of(database: str | None, data: str | None, **given: str | None) -> Settings:
    """The settings of the options and the environment, as `serve` has them."""
    return settings_from(os.environ, database=database, data=data, **given)


def sqlite_file(settings: Settings) -> Path | None:
    """The file of the store, if it is one."""
    if not settings.database:
        return settings.embedded_file
    url = make_url(settings.database)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def run(
    settings: Settings, work: Callable[[Store], Awaitable[T]], *, may_be_new: bool = False
) -> T:
    """Do something with the store. What a driver says against it is put into a sentence."""
    try:
        file = sqlite_file(settings)
        if file is not None and not may_be_new and not file.is_file():
            raise Complaint("admin-no-store", file=str(file))
        return asyncio.run(_run(settings, work))
    except SQLAlchemyError as error:
        raise _trouble(settings, error) from error
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


async def _run(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    try:
        store = await Store.open(settings.database_url)
    except (MarinerisError, SQLAlchemyError):
        raise
    except Exception as error:  # no such host, no such database, no such driver, …
        raise _trouble(settings, error) from error
    try:
        return await work(store)
    finally:
        await store.close()


def _trouble(settings: Settings, error: Exception) -> Complaint:
    try:
        shown = make_url(settings.database_url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        shown = "?"  # not an address at all; it may hold a password all the same
    fault = str(getattr(error, "orig", None) or error) or type(error).__name__
    return Complaint("admin-store", store=shown, detail=fault.splitlines()[0].rstrip("."))


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
    if file.exists() and not replace:
        raise Complaint("admin-file-exists", file=str(file))
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        with part.open("rb+") as stream:
            os.fsync(stream.fileno())
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
