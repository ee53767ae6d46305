"""Files that earlier versions have left behind: they can be read, and what they hold is known.

Where the rules are still those of the files, every game is played again and compared; where they
are not, the program says so with a typed error.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.conftest import EMPTY, execute

import marineris
from marineris.core.error import BadRecord
from marineris.core.record import Record
from marineris.server.rooms.registry import Registry
from marineris.server.settings import Settings
from marineris.server.store.archive import BadArchive, check, read_lines, write
from marineris.server.store.records import ChatLine, StoredTable
from marineris.server.store.store import Store
from marineris.table.errors import OtherRules
from marineris.table.journal import Entry
from marineris.table.table import folded

FOLDERS = sorted((Path(__file__).parents[1] / "fixtures").glob("rules_*"))
SQLITE = "store.sqlite.gz"
POSTGRES = "store.postgresql.sql.gz"
LINES = "tables.jsonl.gz"
KINDS = {
    "tm-2p": ("terraforming", 2),
    "tm-5p-beginners": ("terraforming", 5),
    "tm-3p-draft": ("terraforming", 3),
    "tm-solo": ("terraforming", 1),
    "tu-3p": ("terraforming", 3),
    "tu-solo": ("terraforming", 1),
    "ma-2p": ("mars2049", 2),
    "ma-3p-house": ("mars2049", 3),
    "ma-4p-cooperative": ("mars2049", 4),
    "ma-3p-limited-bank": ("mars2049", 3),
}
STATES = {
    "waiting": "open",
    "early": "running",
    "middle": "running",
    "over": "over",
    "all resigned": "over",
}
INSIDE = {
    "Buy",
    "ChooseResource",
    "ChooseStartCards",
    "DiscardCards",
    "Keep",
    "LoseStations",
    "Pick",
    "SellPatents",
    "Take",
}
"""The choices of several things, in the middle of which a table is left."""
PATH = re.compile(rb"/(home|root|tmp|usr|var|work)/")

Fact = dict[str, Any]

pytestmark = pytest.mark.anyio


@pytest.fixture(params=FOLDERS, ids=lambda folder: str(folder.name))
def folder(request: pytest.FixtureRequest) -> Path:
    """The files of one version."""
    found: Path = request.param
    return found


@pytest.fixture
def manifest(folder: Path) -> Any:
    """What the files hold."""
    return json.loads((folder / "manifest.json").read_text(encoding="utf-8"))


def unpacked(folder: Path, name: str) -> bytes:
    return gzip.decompress((folder / name).read_bytes())


def is_playable(fact: Fact) -> bool:
    return bool(marineris.rules_of(fact["game"]).version == fact["rules"])


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


# ------------------------------------------------------------------------------- what there is


def test_there_are_fixtures() -> None:
    assert FOLDERS[0].name == "rules_1"


@pytest.mark.parametrize("name", [SQLITE, POSTGRES])
def test_every_kind_is_there_in_every_state(manifest: Any, name: str) -> None:
    facts = {fact["title"]: fact for fact in manifest["stores"][name]}
    for kind, (game, players) in KINDS.items():
        for state, status in STATES.items():
            fact = facts[f"{kind} {state}"]
            assert (fact["game"], fact["players"], fact["status"]) == (game, players, status)
    assert {question for fact in facts.values() for question in fact["asked"].values()} >= INSIDE
    journals = sum((Counter(fact["journal"]) for fact in facts.values()), Counter())
    assert set(journals) == {"start", "move", "undo", "bot", "back", "resign", "flag"}
    running = [fact for fact in facts.values() if fact["status"] == "running"]
    assert any(fact["chat"] and fact["has_clock"] and "undo" in fact["journal"] for fact in running)
    assert {fact["game"] for fact in running if fact["has_position"]} == set(marineris.GAMES)


@pytest.mark.parametrize("name", [SQLITE, POSTGRES, LINES])
def test_no_file_names_a_place(folder: Path, name: str) -> None:
    assert PATH.search(unpacked(folder, name)) is None


# ------------------------------------------------------------------------------- stores


async def test_the_sqlite_store(folder: Path, manifest: Any, tmp_path: Path) -> None:
    (tmp_path / "store.sqlite").write_bytes(unpacked(folder, SQLITE))
    await check_store(
        f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}", manifest["stores"][SQLITE]
    )


async def test_the_postgresql_store(folder: Path, manifest: Any, process_database: str) -> None:
    await execute(process_database, *EMPTY)
    async with create_async_engine(process_database, poolclass=NullPool).connect() as connection:
        # Many statements at once: something that only the driver itself can do.
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.execute(unpacked(folder, POSTGRES).decode())
    await check_store(process_database, manifest["stores"][POSTGRES])


async def check_store(url: str, facts: list[Fact]) -> None:
    """Everything in a store is as it was; a server plays it, or says why it does not."""
    async with opened(url) as store:
        assert {table.id for table in await store.tables(limit=1000)} == {
            one["id"] for one in facts
        }
        for fact in facts:
            card = await store.table(fact["id"])
            assert card is not None
            assert card.status == fact["status"]
            entries, chat = await store.entries(card.id), await store.chat(card.id)
            check_table(fact, card, entries, chat)
    others = [fact for fact in facts if not is_playable(fact)]
    registry = Registry(Settings(), await Store.open(url))
    try:
        for fact in others:
            with pytest.raises(OtherRules):
                await registry.room(fact["id"])
    finally:
        await registry.close()


def check_table(fact: Fact, card: StoredTable, entries: list[Entry], chat: list[ChatLine]) -> None:
    assert (card.game, card.rules, card.players) == (fact["game"], fact["rules"], fact["players"])
    assert card.settings["title"] == fact["title"]
    assert [seat.kind for seat in card.seats] == fact["seats"]
    assert Counter(entry.kind for entry in entries) == fact["journal"]
    assert len(chat) == fact["chat"]
    secrets = [card.host, *(seat.token for seat in card.seats if seat.token is not None)]
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in secrets)
    if not entries:
        assert fact["digest"] == ""
    elif is_playable(fact):
        check_game(fact, card, entries)
    else:
        with pytest.raises(BadRecord):
            folded(card, entries)


def check_game(fact: Fact, card: StoredTable, entries: list[Entry]) -> None:
    table = folded(card, entries)
    assert table.game is not None
    assert table.status == fact["status"]
    assert table.game.digest() == fact["digest"]
    asked = {seat: table.game.decision(seat) for seat in table.to_act()}
    assert {str(seat): one["question"] for seat, one in asked.items() if one} == fact["asked"]


# ------------------------------------------------------------------------------- files


async def test_the_export(folder: Path, manifest: Any, tmp_path: Path) -> None:
    lines = unpacked(folder, LINES).decode().splitlines(keepends=True)
    facts = {fact["id"]: fact for fact in manifest["stores"][manifest["exported"][LINES]]}
    read = {table.id: table for _, _, table in read_lines(lines)}
    assert set(read) == set(facts)
    for table_id, table in read.items():
        check_table(facts[table_id], *table.parts())
    if not all(map(is_playable, facts.values())):
        with pytest.raises(BadArchive) as caught:
            check(lines)
        assert isinstance(caught.value.__cause__, BadRecord)
        return
    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'imported.sqlite'}") as store:
        assert await write(store.engine, lines, check(lines)) == []
        statuses = {table.id: table.status for table in await store.tables(limit=1000)}
    assert statuses == {table_id: fact["status"] for table_id, fact in facts.items()}


def test_the_records(folder: Path, manifest: Any) -> None:
    files = {file.name: file for file in (folder / "records").glob("*.txt")}
    assert set(files) == set(manifest["records"])
    for name, fact in manifest["records"].items():
        text = files[name].read_text(encoding="utf-8")
        record = Record.loads(text)
        assert record.dumps() == text
        assert (record.game, record.rules, record.players, len(record.moves)) == tuple(
            fact[key] for key in ("game", "rules", "players", "moves")
        )
        assert (record.position is not None) == fact["has_position"]
        if is_playable(fact):
            assert marineris.loads(record).is_over == fact["is_over"]
        else:
            with pytest.raises(BadRecord):
                marineris.loads(record)
