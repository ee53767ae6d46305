"""Why a store cannot be opened or used, as a sentence that says what to do.

Imports the server's libraries, so commands import this late.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from marineris.cli.errors import CliError, os_detail
from marineris.cli.language import current_text
from marineris.core.error import MarinerisError
from marineris.server.settings import DRIVERS, Settings
from marineris.server.store.store import Store

POSTGRES: Final = {
    "28P01": "password",
    "28000": "password",
    "3D000": "no-database",
    "42501": "denied",
    "53300": "busy",
    "55P03": "busy",
    "57P03": "busy",
}
"""What a code of PostgreSQL's means to a host."""
SQLITE: Final = {
    "SQLITE_NOTADB": "not-sqlite",
    "SQLITE_CORRUPT": "not-sqlite",
    "SQLITE_CANTOPEN": "denied",
    "SQLITE_PERM": "denied",
    "SQLITE_READONLY": "denied",
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
}
PATIENCE: Final = 30.0
"""Seconds to wait while another program writes to a SQLite file."""


async def open_store(settings: Settings) -> Store:
    """Open the store of these settings; whatever stands against it is a sentence."""
    try:
        address = settings.database_url
    except OSError as error:
        folder = str(settings.embedded_file.parent)
        detail = os_detail(error, current_text())
        raise CliError("data-folder", folder=folder, detail=detail) from error
    try:
        _try_sqlite(address)
        return await Store.open(address)
    except MarinerisError:
        raise
    except Exception as error:  # each driver has errors of its own
        raise store_trouble(settings, error) from error


def _try_sqlite(address: str) -> None:
    """Find out what is wrong with a SQLite file before a thread is begun for it.

    aiosqlite's thread outlives a connection that fails, and may complain when the loop is gone.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return
    with closing(sqlite3.connect(str(url.database), PATIENCE, isolation_level=None)) as probe:
        probe.execute("BEGIN IMMEDIATE")
        probe.execute("PRAGMA schema_version").fetchone()
        probe.execute("ROLLBACK")


def store_trouble(settings: Settings, error: BaseException) -> CliError:
    """What a driver says against a store, in words for its host."""
    shown = store_name(settings)
    kind = _kind(error, is_remote=settings.database.startswith(DRIVERS["postgresql"]))
    if kind:
        return CliError(f"store-{kind}", store=shown)
    fault = str(getattr(error, "orig", None) or error) or type(error).__name__
    return CliError("admin-store", store=shown, detail=fault.splitlines()[0].rstrip("."))


def store_name(settings: Settings) -> str:
    """The store as a host knows it: its file, or its address without the password."""
    if not settings.database:
        return str(settings.embedded_file.absolute())
    try:
        url = make_url(settings.database)
    except (SQLAlchemyError, ValueError):
        return "?"  # not an address at all; it may still hold a password
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database
    return url.render_as_string(hide_password=True)


def _kind(error: BaseException, *, is_remote: bool) -> str:
    """Which of the known troubles an error means; empty if none."""
    for fault in _chain(error):
        found = POSTGRES.get(str(getattr(fault, "sqlstate", "")))
        if found:
            return found
        name = str(getattr(fault, "sqlite_errorname", ""))
        for begin, kind in SQLITE.items():
            if name.startswith(begin):
                return kind
        if is_remote and isinstance(fault, (OSError, EOFError)):
            return "unreachable"
    return ""


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error with all that it was made of."""
    seen: list[BaseException] = []
    waiting: list[object] = [error]
    while waiting:
        fault = waiting.pop(0)
        if not isinstance(fault, BaseException) or fault in seen:
            continue
        seen.append(fault)
        yield fault
        waiting += [getattr(fault, "orig", None), fault.__cause__, fault.__context__]
