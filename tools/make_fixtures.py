"""Make files as this version of Marineris leaves them, for tests of later versions.

`python tools/make_fixtures.py tests/fixtures/rules_1` starts real servers, one with SQLite and one
with PostgreSQL, plays tables of every kind at both, and writes into that new folder a backup of the
one, a dump of the other, an export, records, and `manifest.json`, which tells what is in them.
Later versions are tested against these files, so a folder is made once, by the version that it
stands for: the tool refuses one that exists.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from fixture_plan import positions
from fixture_tables import Tables
from services import Services, find_postgres
from table_process import Process

import marineris
from marineris.core.record import NOTATION, Record
from marineris.server.store.archive import FORMAT
from marineris.server.store.migrate import NEWEST
from marineris.server.store.records import StoredTable
from marineris.server.store.store import Store
from marineris.table.table import folded

SQLITE: Final = "store.sqlite.gz"
POSTGRES: Final = "store.postgresql.sql.gz"
LINES: Final = "tables.jsonl.gz"
RECORDS: Final = "records"
MANIFEST: Final = "manifest.json"
SIMULATED: Final = {
    "tm-2p": ["--game", "terraforming", "--players", "greedy,random"],
    "ma-3p": ["--game", "mars2049", "--players", "expansionist,thief,collector"],
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the fixtures of this version.")
    parser.add_argument("folder", type=Path, help="a new folder, as tests/fixtures/rules_1")
    folder: Path = parser.parse_args().folder
    if folder.exists():
        parser.error(f"{folder} exists; fixtures are made once and never again")
    os.environ["MARINERIS_WEBHOOKS"] = "1"  # for the servers
    (folder / RECORDS).mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        in_sqlite = make_sqlite(folder, Path(work))
        in_postgres = make_postgres(folder, Path(work))
    make_simulated(folder)
    for name, game in positions().items():
        (folder / RECORDS / f"position-{name}.txt").write_text(game.record().dumps())
    manifest = {
        "version": marineris.__version__,
        "rules": {name: rules.version for name, rules in marineris.GAMES.items()},
        "store": NEWEST,
        "export": FORMAT,
        "notation": NOTATION,
        "stores": {SQLITE: in_sqlite, POSTGRES: in_postgres},
        "exported": {LINES: SQLITE},
        "records": facts_of_records(folder / RECORDS),
    }
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
    return 0


# ------------------------------------------------------------------------------- stores


@contextmanager
def played(database: str, work: Path) -> Iterator[Tables]:
    """All the tables, played at a server that runs until the end of the block."""
    process = Process(database, work / "log")
    asyncio.run(process.start())
    try:
        tables = Tables(process.address)
        tables.make()
        yield tables
    finally:
        asyncio.run(process.kill())
    if errors := process.errors():
        raise RuntimeError("\n".join(errors))


def make_sqlite(folder: Path, work: Path) -> list[dict[str, Any]]:
    """The backup, the export and the records of a server with SQLite; what is in them."""
    backup = work / "backup.sqlite"
    with played(address_of(work / "served.sqlite"), work) as tables:
        marineris_command(
            "admin", "backup", backup, "--database", address_of(work / "served.sqlite")
        )
        for title, table_id in tables.over.items():
            write_record(folder, title, tables.record(table_id))
    pack(folder / SQLITE, backup.read_bytes())
    database = address_of(backup)
    pack(folder / LINES, marineris_command("admin", "export", "--database", database).encode())
    found = asyncio.run(facts_of_store(database))
    for one in found:
        if " in " in one["title"]:
            command = ["admin", "export", one["id"], "--record", "--database", database]
            write_record(folder, one["title"], marineris_command(*command))
    return found


def make_postgres(folder: Path, work: Path) -> list[dict[str, Any]]:
    """The dump of a server with PostgreSQL; what is in it."""
    with Services.start() as services:
        if services.postgres is None:
            raise SystemExit("PostgreSQL has to be installed")
        database = services.postgres
        with played(database, work):
            pass
        found = asyncio.run(facts_of_store(database))
        pack(folder / POSTGRES, dumped(database).encode())
    return found


def dumped(database: str) -> str:
    """A store in PostgreSQL as plain SQL that any client can run, without owners and remarks."""
    binary, url = find_postgres(), urlsplit(database)
    assert binary is not None
    command = [str(binary.parent / "pg_dump"), "--no-owner", "--no-privileges", "--column-inserts"]
    command += [f"--host={url.hostname}", f"--port={url.port}", f"--username={url.username}"]
    command += ["--rows-per-insert=100", url.path[1:]]
    environment = {**os.environ, "PGPASSWORD": url.password or ""}
    text = subprocess.check_output(command, env=environment, text=True)
    # Newer versions of pg_dump write commands for psql (\restrict) around it.
    lines = [line for line in text.splitlines() if not line.startswith(("--", "\\"))]
    return "\n".join(line for line in lines if line) + "\n"


def make_simulated(folder: Path) -> None:
    """Records that `simulate` keeps."""
    for name, arguments in SIMULATED.items():
        with tempfile.TemporaryDirectory() as kept:
            marineris_command("simulate", *arguments, "-n", "1", "-s", "7", "--records", kept)
            (file,) = Path(kept).iterdir()
            write_record(folder, f"simulated {name}", file.read_text(encoding="utf-8"))


# ------------------------------------------------------------------------------- facts


async def facts_of_store(database: str) -> list[dict[str, Any]]:
    """What a store holds, table by table, in the order of their titles."""
    store = await Store.open(database)
    try:
        tables = await store.tables(limit=1000)
        found = [await facts_of_table(store, table) for table in tables]
    finally:
        await store.close()
    return sorted(found, key=lambda one: str(one["title"]))


async def facts_of_table(store: Store, card: StoredTable) -> dict[str, Any]:
    """What a test can compare a table with, whether it can still play its rules or not."""
    entries = await store.entries(card.id)
    game = folded(card, entries).game
    asked = {} if game is None else {seat: game.decision(seat) for seat in game.to_act}
    return {
        "title": card.settings["title"],
        "id": card.id,
        "game": card.game,
        "rules": card.rules,
        "players": card.players,
        "status": card.status,
        "seats": [seat.kind for seat in card.seats],
        "journal": Counter(entry.kind for entry in entries),
        "chat": len(await store.chat(card.id)),
        "has_clock": card.settings["clock"] is not None,
        "has_position": card.position is not None,
        "asked": {str(seat): one["question"] for seat, one in asked.items() if one is not None},
        "digest": "" if game is None else game.digest(),
    }


def facts_of_records(folder: Path) -> dict[str, dict[str, Any]]:
    """What the records say."""
    found = {}
    for file in sorted(folder.glob("*.txt")):
        record = Record.loads(file.read_text(encoding="utf-8"))
        found[file.name] = {
            "game": record.game,
            "rules": record.rules,
            "players": record.players,
            "moves": len(record.moves),
            "has_position": record.position is not None,
            "is_over": marineris.loads(record).is_over,
            "digest": record.digest,
        }
    return found


# ------------------------------------------------------------------------------- files


def address_of(file: Path) -> str:
    """A SQLite file for SQLAlchemy."""
    return f"sqlite+aiosqlite:///{file}"


def marineris_command(*arguments: str | Path) -> str:
    """Run the command line as anybody does; what it prints."""
    command = [sys.executable, "-m", "marineris.cli", *map(str, arguments)]
    environment = {**os.environ, "MARINERIS_LANGUAGE": "en"}
    return subprocess.check_output(command, env=environment, text=True)


def pack(file: Path, data: bytes) -> None:
    """Write data compressed, without a time or a name in the header."""
    file.write_bytes(gzip.compress(data, mtime=0))


def write_record(folder: Path, title: str, text: str) -> None:
    """Keep a record under the title of its table."""
    name = title.lower().replace(" ", "-")
    (folder / RECORDS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
