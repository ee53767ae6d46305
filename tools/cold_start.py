"""Measure how soon a server that has just been started shows its first page.

`python tools/cold_start.py` starts a server on an empty store and on one with 10,000 tables, with
SQLite and with PostgreSQL, and measures the time from the start of the process until `/` and
`/api/games` have both answered, and the slowest answer while the tables that were played at last
are loaded. Of several starts the best counts: the others tell of what else the machine does. It
ends with status 1 if a bar below is not met.

PostgreSQL is the one that `MARINERIS_TEST_POSTGRES` names, or is started for the run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from services import Services
from table_process import START_SECONDS, Process, database_in

import marineris
from marineris.bots import ask, make_bot
from marineris.server.secrets import new_id
from marineris.server.store.records import StoredSeat, StoredTable
from marineris.server.store.statements import insert_table
from marineris.server.store.store import Store, now
from marineris.server.web.protocol import TableSettings
from marineris.table.info import SeatKind, TableStatus
from marineris.table.journal import Entry, EntryKind

MOST_SECONDS = 2.0
MOST_MORE = 0.3
"""Seconds that a full store may add to a start on an empty one."""
PAGES = ("/", "/api/games")
RUNNING_SHARE = 0.5
JUST_PLAYED_SHARE = 0.1
"""Tables that were touched in the last minutes before the start: those are loaded."""
DAYS = 60
BATCH = 200
LOOK_SECONDS = 3.0


@dataclass
class Start:
    """One start of a server."""

    first_page: float
    processor: float
    """Seconds of processor time up to the first page: what a busy machine does not change."""
    slowest: float
    """The slowest answer in the seconds that follow."""


def sample(seed: int) -> tuple[StoredTable, list[Entry]]:
    """A finished game of a person against a bot, as the store keeps it."""
    name, players = "mars2049", 2
    options: dict[str, Any] = {"prices": "quick"}
    game = marineris.new(name, players=players, seed=seed, **options)
    bots = [make_bot("expansionist", seed + seat) for seat in range(players)]
    rng = random.Random(seed)
    begun = now()
    journal = [Entry(1, EntryKind.START, -1, "", begun)]
    while not game.is_over:
        seat = game.to_act[0]
        move = ask(bots[seat], game, seat, rng)
        journal.append(
            Entry(
                len(journal) + 1, EntryKind.MOVE, seat, game.move_name(move), begun + len(journal)
            )
        )
        game.play(seat, move)
    person = StoredSeat(0, SeatKind.PERSON, "Ana", token="a" * 64)
    bot = StoredSeat(1, SeatKind.BOT, "", "expansionist")
    table = StoredTable(
        id="",
        game=name,
        rules=game.rules.version,
        players=players,
        options=game.options,
        seed=seed,
        settings=TableSettings().model_dump(),
        host="b" * 64,
        created=begun,
        touched=begun,
        listed=True,
        seats=[person, bot],
    )
    return table, journal


async def fill(database: str, count: int) -> int:
    """Put so many tables into a store; the number of entries in their journals."""
    rng = random.Random(count)
    table, journal = sample(7)
    store = await Store.open(database)
    entries = 0
    try:
        for start in range(0, count, BATCH):
            async with store.engine.begin() as connection:
                for _ in range(start, min(start + BATCH, count)):
                    own, moves = copied(table, journal, rng)
                    entries += len(moves)
                    await connection.run_sync(insert_table, own, moves)
    finally:
        await store.close()
    return entries


def copied(
    table: StoredTable, journal: Sequence[Entry], rng: random.Random
) -> tuple[StoredTable, Sequence[Entry]]:
    """Another table of the same game: over, or somewhere in its middle."""
    is_running = rng.random() < RUNNING_SHARE
    ago = rng.randrange(DAYS * 86_400_000)
    if is_running and rng.random() < JUST_PLAYED_SHARE / RUNNING_SHARE:
        ago = rng.randrange(5 * 60_000)
    status = TableStatus.RUNNING if is_running else TableStatus.OVER
    own = replace(table, id=new_id(), status=status, touched=table.touched - ago)
    return own, journal[: rng.randrange(1, len(journal))] if is_running else journal


async def measure(process: Process) -> Start:
    """Start a server, look at its first pages, and on for a while; then kill it."""
    begun = time.monotonic()
    await process.spawn()
    async with httpx.AsyncClient(trust_env=False, base_url=f"http://{process.address}") as http:
        for path in PAGES:
            await first_answer(http, path, begun)
        first, processor = time.monotonic() - begun, process.processor_seconds()
        slowest = 0.0
        while time.monotonic() - begun < first + LOOK_SECONDS:
            for path in PAGES:
                asked = time.monotonic()
                (await http.get(path)).raise_for_status()
                slowest = max(slowest, time.monotonic() - asked)
            await asyncio.sleep(0.02)
    await process.kill()
    return Start(first, processor, slowest)


async def first_answer(http: httpx.AsyncClient, path: str, begun: float) -> None:
    """Ask for a page until it comes."""
    while True:
        try:
            answer = await http.get(path)
        except httpx.TransportError:
            if time.monotonic() - begun > START_SECONDS:
                raise
            await asyncio.sleep(0.01)
            continue
        if answer.status_code == 404:
            raise SystemExit(f"there is no page at {path}; make web builds it")
        answer.raise_for_status()
        return


async def on(kind: str, postgres: str, options: argparse.Namespace) -> list[float]:
    """All starts on one kind of store; the best with an empty and with a full one."""
    best = []
    for tables in (0, options.tables):
        async with AsyncExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="marineris-")))
            database = f"sqlite+aiosqlite:///{folder / 'store.sqlite'}"
            if kind == "postgresql":
                database = await stack.enter_async_context(database_in(postgres))
            begun = time.monotonic()
            entries = await fill(database, tables)
            filled = time.monotonic() - begun
            starts = [
                await measure(Process(database, folder / "log")) for _ in range(options.starts)
            ]
        found = min(starts, key=lambda one: one.first_page)
        all_starts = ", ".join(f"{one.first_page:.2f}" for one in starts)
        processor = min(one.processor for one in starts)
        slowest = min(one.slowest for one in starts)
        print(
            f"{kind:10} {tables:6} tables, {entries:8} entries (filled in {filled:.0f} s): "
            f"first page {found.first_page:.2f} s (of {all_starts}), processor {processor:.2f} s; "
            f"slowest page after it {1000 * slowest:.0f} ms",
            flush=True,
        )
        best.append(found.first_page)
    return best


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    options = parser.parse_args()
    results = []
    if options.database != "postgresql":
        results.append(asyncio.run(on("sqlite", "", options)))
    if options.database != "sqlite":
        named = os.environ.get("MARINERIS_TEST_POSTGRES")
        if named:
            results.append(asyncio.run(on("postgresql", named, options)))
        else:
            with Services.start() as services:
                if services.postgres is None:
                    sys.exit("PostgreSQL is needed; tools/services.py says how to get it")
                results.append(asyncio.run(on("postgresql", services.postgres, options)))
    is_met = all(full < MOST_SECONDS and full - empty < MOST_MORE for empty, full in results)
    print("the bar is met" if is_met else "the bar is NOT met")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
