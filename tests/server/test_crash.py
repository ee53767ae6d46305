"""A server that is killed loses nothing, and one that is started again makes good what it can.

The kills are those of `tools/crash.py`, a few of them; `make crash` makes hundreds.
"""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import POSTGRES, named
from tests.server.guest import person, serving
from tests.server.tables import loaded, make_table

from marineris.server.store.store import Store
from marineris.table.info import TableStatus
from marineris.table.journal import Entry, EntryKind

SCRIPT = str(Path(__file__).resolve().parents[2] / "tools" / "crash.py")
SECONDS = 900
"""Far more than it takes; a machine may be busy."""


def storm(folder: Path, *arguments: str) -> str:
    """Run the tool; what it prints."""
    done = subprocess.run(
        [sys.executable, SCRIPT, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_is_lost_when_a_server_is_killed(database: str, tmp_path: Path) -> None:
    """Each kill in another part of the game; the tool compares all that was seen and kept."""
    if database == "postgresql":
        named(POSTGRES)
    told = storm(tmp_path, "--database", database, "--kills", "4", "--tables", "2")
    assert "nothing lost, nothing doubled, nothing asked twice" in told
    assert re.search(r"finished and verified: [1-9]", told)


@pytest.mark.anyio
async def test_a_table_whose_end_was_not_noted_is_over_all_the_same(database_url: str) -> None:
    """The journal is the truth: lists follow it as soon as the table is loaded."""
    store = await Store.open(database_url)
    made = await make_table(store, moves=0)
    table = await loaded(store, made.id)
    rng = random.Random(1)
    journal: list[Entry] = []
    while table.status == TableStatus.RUNNING:
        seat = table.to_act()[0]
        name = table.playing.move_name(rng.choice(table.playing.legal_moves(seat)))
        journal.append(Entry(table.version + 1, EntryKind.MOVE, seat, name, table.last_time))
        table.apply(journal[-1])
    await asyncio.gather(*(store.append(made.id, entry) for entry in journal))
    async with serving(database_url, store) as server:
        await server.room(made.id)
        card: Any = {}
        async with asyncio.timeout(20):
            while card.get("status") != TableStatus.OVER:
                card = (await server.call("GET", f"/tables/{made.id}")).json()


@pytest.mark.anyio
async def test_who_is_cut_off_in_the_middle_of_a_move_has_made_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry is kept, so everybody is shown it, though nobody waits for its answer."""
    async with serving(database_url) as server:
        made = await server.open(seats=person(2))
        mover = await server.join(made["id"], made["seats"][0]["token"])
        room = await server.room(made["id"])
        append, is_kept, may_answer = server.registry.store.append, asyncio.Event(), asyncio.Event()

        async def slow(table_id: str, entry: Entry) -> bool:
            won = await append(table_id, entry)
            is_kept.set()
            await may_answer.wait()
            return won

        monkeypatch.setattr(server.registry.store, "append", slow)
        move = mover.document["decision"]["moves"][0]
        mover.say({"do": "move", "at": mover.version, "move": move})
        await is_kept.wait()
        answer = await server.call("POST", f"/tables/{made['id']}/seats/0/token", made["host"])
        assert answer.status_code == 200
        assert (await mover.cut()).reason == "not-your-seat"
        may_answer.set()
        async with asyncio.timeout(20):
            while room.table.version == mover.version:
                await asyncio.sleep(0)
        again = await server.join(made["id"], answer.json()["token"])
        assert again.version == mover.version + 1
        assert move not in again.document["decision"]["moves"]


@pytest.mark.anyio
async def test_an_answer_names_the_entry_that_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever others do before the answer is on its way, and however quick the store is."""
    async with serving() as server:
        made = await server.open(seats=person(4))
        guests = [await server.join(made["id"], seat["token"]) for seat in made["seats"]]
        kept: dict[int, int] = {}

        async def quick(table_id: str, entry: Entry) -> bool:
            kept[entry.seat] = entry.number
            return True

        monkeypatch.setattr(server.registry.store, "append", quick)
        moves = [guest.document["decision"]["moves"][0] for guest in guests]
        pairs = zip(guests, moves, strict=True)
        answers = await asyncio.gather(*(guest.move(move) for guest, move in pairs))
        assert {seat: answer["version"] for seat, answer in enumerate(answers)} == kept
