"""Copies of a whole store in files: making one, and a folder that keeps the newest few.

A file gets its name only when it is whole, and only its owner may read it. What a folder holds is
told by the names of its files alone, so nothing has to be remembered from one start to the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from marineris.core.error import MarinerisError
from marineris.server.store.archive import Progress, exported
from marineris.server.store.table_filter import Choice

PAGES: Final = 1000
"""Pages of a SQLite file that are copied between two reports."""
PATIENCE: Final = 30.0
"""Seconds to wait for a lock."""
LINES: Final = 100
"""Lines of an export that are written at once."""
LOCK: Final = 20_50
"""PostgreSQL's advisory lock that processes with copies to make meet at."""
STAMP: Final = "%Y-%m-%dT%H%M%SZ"
COPY: Final = re.compile(r"marineris-(\d{4}-\d\d-\d\dT\d{6}Z)\.(sqlite|jsonl)")
PART: Final = re.compile(rf"\.{COPY.pattern}\.\d+\.part")
DAY: Final = 24 * 3_600_000
"""In milliseconds: an unfinished file that is older was left behind by a crash."""


class DamagedCopy(MarinerisError):
    """A copy does not pass SQLite's own check."""

    code = "damaged-copy"


class Stopped(Exception):
    """The server ends before a copy is whole."""


# ------------------------------------------------------------------------------- one file


@contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """A file to write that takes its name when it is whole. Only its owner may read it."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    is_ours = False
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        is_ours = True
        yield part
        with part.open("rb+") as stream:
            os.fsync(stream.fileno())
        os.replace(part, file)
    except OSError as error:
        if error.filename in (None, str(part)):
            error.filename = str(file)  # the name that the person knows
        raise
    finally:
        if is_ours:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)


def sqlite_file(url: URL) -> Path | None:
    """The file of a store, if it is one."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def copy_sqlite(source: Path, target: Path, progress: Progress = lambda _: None) -> None:
    """Copy a SQLite file as it is at one moment; a server may keep writing in the meantime.

    `progress` gets the percentage that is done.
    """
    with (
        closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", PATIENCE, uri=True)
        ) as old,
        closing(sqlite3.connect(target, PATIENCE)) as new,
    ):
        old.isolation_level = new.isolation_level = None
        # A read transaction: the copy does not see what is written from now on.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        told = 0

        def report(_: int, left: int, whole: int) -> None:
            nonlocal told
            done = 100 * (whole - left) // max(whole, 1)
            progress(done - told)
            told = done

        old.backup(new, pages=PAGES, progress=report)
        new.execute("PRAGMA journal_mode=DELETE")  # the copy is one file
        found = str(new.execute("PRAGMA quick_check").fetchone()[0])
    if found != "ok":
        raise DamagedCopy(f"the copy is damaged: {found}", file=str(target))


# ------------------------------------------------------------------------------- a folder of copies


def copies(folder: Path) -> dict[int, Path]:
    """The copies in a folder by the time they were made, in milliseconds; the oldest first."""
    found: dict[int, Path] = {}
    for file in folder.iterdir():
        named = COPY.fullmatch(file.name)
        if named is None:
            continue
        with contextlib.suppress(ValueError):  # digits, but no date
            made = datetime.strptime(named[1], STAMP).replace(tzinfo=UTC)
            found[int(made.timestamp()) * 1000] = file
    return dict(sorted(found.items()))


def newest(folder: Path, time: int) -> int | None:
    """When the newest copy was made. One from the future, by a clock that was wrong, is none."""
    made = [one for one in copies(folder) if one <= time]
    return made[-1] if made else None


def prepare_folder(folder: Path) -> None:
    """Make sure that copies can be written to a folder; raises what the system has against it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with whole_file(folder / ".marineris-try") as part:
        part.write_bytes(b"")
    (folder / ".marineris-try").unlink()


async def back_up(
    engine: AsyncEngine, folder: Path, time: int, every: int, count: int
) -> Path | None:
    """Add a copy of a store to a folder if the last one is old enough; keep the newest ones.

    Of several processes with one store and one folder, one makes the copy. Times are in
    milliseconds. The folder has to be there: a disk that is not mounted is an error.
    """
    if not await asyncio.to_thread(_is_due, folder, time, every):
        return None
    try:
        return await _back_up_alone(engine, folder, time, every, count)
    finally:
        await engine.dispose()  # its connections are not needed before the next copy


async def _back_up_alone(
    engine: AsyncEngine, folder: Path, time: int, every: int, count: int
) -> Path | None:
    async with _alone(engine) as is_alone:
        # Once more: another process may have made it meanwhile.
        if not is_alone or not await asyncio.to_thread(_is_due, folder, time, every):
            return None
        source = sqlite_file(engine.url)
        stamp = datetime.fromtimestamp(time // 1000, UTC).strftime(STAMP)
        file = folder / f"marineris-{stamp}.{'jsonl' if source is None else 'sqlite'}"
        if source is None:
            await _export(engine, file)
        else:
            await _copy(source, file)
        await asyncio.to_thread(_prune, folder, file, count, time)
    return file


def _is_due(folder: Path, time: int, every: int) -> bool:
    last = newest(folder, time)
    return last is None or time - last >= every


@asynccontextmanager
async def _alone(engine: AsyncEngine) -> AsyncIterator[bool]:
    """Whether no other process is making a copy; none begins before this one is done."""
    if engine.dialect.name != "postgresql":
        yield True  # one process serves a SQLite file
        return
    async with engine.begin() as connection:
        yield bool(await connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")))


async def _copy(source: Path, file: Path) -> None:
    """A SQLite file, copied in a thread that ends soon after the task that waits for it."""
    is_stopped = threading.Event()

    def report(_: int) -> None:
        if is_stopped.is_set():
            raise Stopped

    def work() -> None:
        with whole_file(file) as part:
            copy_sqlite(source, part, report)

    try:
        await asyncio.to_thread(work)
    finally:
        is_stopped.set()


async def _export(engine: AsyncEngine, file: Path) -> None:
    """All tables as lines of JSON; the disk keeps nobody waiting."""
    with (
        whole_file(file) as part,
        part.open("w", encoding="utf-8", newline="\n") as stream,
    ):
        lines: list[str] = []
        async for line in exported(engine, Choice()):
            lines.append(line + "\n")
            if len(lines) == LINES:
                await asyncio.to_thread(stream.writelines, lines)
                lines = []
        await asyncio.to_thread(stream.writelines, lines)
        await asyncio.to_thread(_settle, stream.fileno(), stream.flush)


def _settle(number: int, flush: Callable[[], object]) -> None:
    flush()
    os.fsync(number)


def _prune(folder: Path, made: Path, count: int, time: int) -> None:
    """Delete all but the newest copies, and what a crash has left behind."""
    others = [file for file in copies(folder).values() if file != made]
    for file in others[: len(others) - (count - 1)] if count <= len(others) else ():
        file.unlink(missing_ok=True)
    for file in folder.iterdir():
        if PART.fullmatch(file.name):
            with contextlib.suppress(FileNotFoundError):
                if file.stat().st_mtime * 1000 < time - DAY:
                    file.unlink()
