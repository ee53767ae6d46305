"""Tables leave a store and come into another one unchanged, or not at all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import loaded, make_table, play_on, stored

from marineris.server.errors import UnknownTable
from marineris.server.secrets import fits
from marineris.server.store.archive import BadArchive, TableExists, check, end_line, exported, write
from marineris.server.store.store import Store, now
from marineris.server.store.table_filter import Choice
from marineris.table.journal import Entry, EntryKind

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite'}")
    yield opened
    await opened.close()


async def lines_of(store: Store, choice: Choice | None = None) -> list[str]:
    return [line async for line in exported(store.engine, choice or Choice())]


async def whole(store: Store) -> list[dict[str, Any]]:
    """Everything a store keeps."""
    tables = sorted(await store.tables(limit=1000), key=lambda one: one.id)
    return [
        {
            **asdict(table),
            "entries": [asdict(one) for one in await store.entries(table.id)],
            "chat": [asdict(one) for one in await store.chat(table.id)],
        }
        for table in tables
    ]


async def test_what_leaves_a_store_comes_into_another(store: Store, other: Store) -> None:
    made = [
        await make_table(store, moves=10_000),
        await make_table(store, "mars2049"),
        await make_table(store, is_open=True),
    ]
    assert {one.status for one in await store.tables()} == {"running", "over", "open"}
    lines = await lines_of(store)
    assert await write(other.engine, lines, check(lines)) == []
    for one in made:
        before, after = await loaded(store, one.id), await loaded(other, one.id)
        assert (before.game and before.game.digest()) == (after.game and after.game.digest())
        kept = await stored(other, one.id)
        assert kept.status == after.status
        assert fits(one.host, kept.host)
        assert one.tokens
        assert all(fits(token, kept.seats[i].token) for i, token in one.tokens.items())
    derived = ("status", "touched", "deadline", "folded", "revision")
    bare = [[{k: v for k, v in t.items() if k not in derived} for t in await whole(s)]
            for s in (store, other)]  # fmt: skip
    assert bare[0] == bare[1]


async def test_the_way_back_is_the_same_text(store: Store, other: Store) -> None:
    await make_table(store)
    lines = await lines_of(store)
    await write(other.engine, lines, check(lines))
    again = await lines_of(other)
    await store.delete([table.id for table in await store.tables()])
    assert await store.count() == 0
    await write(store.engine, again, check(again))
    assert await lines_of(store) == again


async def test_play_goes_on_after_an_import(store: Store, other: Store) -> None:
    made = await make_table(store)
    lines = await lines_of(store)
    await write(other.engine, lines, check(lines))
    assert (await play_on(other, made.id, 10)).version > (await loaded(store, made.id)).version


async def test_an_export_is_of_one_moment(store: Store) -> None:
    made = [await make_table(store), await make_table(store)]
    before = await lines_of(store)
    found = []
    async for line in exported(store.engine, Choice()):
        found.append(line)
        if len(found) == 1:
            await store.say(made[1].id, (await store.chat(made[1].id))[0])
            await play_on(store, made[1].id, 1)
            await store.delete([made[0].id])
    assert found == before


async def test_a_choice_of_tables(store: Store) -> None:
    first, second = await make_table(store), await make_table(store, is_open=True)
    await store.change_table(second.id, touched=1000)

    async def ids(choice: Choice) -> set[str]:
        return {json.loads(line)["id"] for line in (await lines_of(store, choice))[:-1]}

    assert await ids(Choice((first.id,))) == {first.id}
    assert await ids(Choice(status="open")) == {second.id}
    assert await ids(Choice(touched_before=2000)) == {second.id}
    assert await ids(Choice((first.id,), touched_before=2000)) == set()
    with pytest.raises(UnknownTable, match="nosuch"):
        await lines_of(store, Choice((first.id, "nosuch")))


async def test_a_store_keeps_what_it_has(store: Store) -> None:
    await make_table(store)
    await make_table(store, is_open=True)
    lines = await lines_of(store)
    before = await whole(store)
    with pytest.raises(TableExists, match="2 of the tables"):
        await write(store.engine, lines, check(lines))
    assert await whole(store) == before


async def test_tables_can_be_replaced(store: Store) -> None:
    made = await make_table(store)
    lines = await lines_of(store)
    was = await loaded(store, made.id)
    await play_on(store, made.id, 5)
    assert await write(store.engine, lines, check(lines), replace=True) == [made.id]
    table = await loaded(store, made.id)
    assert table.version == was.version
    assert len(await store.chat(made.id)) == 2


async def test_a_file_that_changes_while_it_is_read_changes_nothing(store: Store) -> None:
    await make_table(store)
    await make_table(store)
    lines = await lines_of(store)
    checked = check(lines)
    await store.delete([one.id for one in checked])
    lines[1] = lines[1].replace("Ana", "Eve")
    with pytest.raises(BadArchive, match="line 2"):
        await write(store.engine, lines, checked)
    assert await store.count() == 0


def _set(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda table: table.update(values)


def _journal(*entries: list[Any]) -> Callable[[dict[str, Any]], None]:
    return lambda table: table["journal"].extend(entries)


def _drop(table: dict[str, Any]) -> None:
    """The last move of one who chose several things: who goes on afterwards may not."""
    del table["journal"][[row[2] for row in table["journal"]].index("done")]


def _no_start(table: dict[str, Any]) -> None:
    del table["journal"][0]


def _file_bot(table: dict[str, Any]) -> None:
    table["seats"][2]["bot"] = "evil.py:Bot"


BAD: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (_set(marineris=2), "newer Marineris"),
    (_set(id="../../etc"), "id: String should match"),
    (_set(game="chess"), "there is no game 'chess'"),
    (_set(rules=99), "version 99 of the rules"),
    (_set(players=2), "2 players, but 3 seats"),
    (_set(seed="x"), "seed: "),
    (_set(host="secret"), "host: "),
    (_set(extra=1), "extra: "),
    (_set(options={"drafting": True}), "drafting"),
    (_set(position={"nonsense": []}), "the position cannot be read"),
    (_set(settings={"title": 7}), "settings.title"),
    (_set(chat=[[2, 0, "", "", 1], [1, 0, "", "", 1]]), "order"),
    (_drop, "table"),
    (_no_start, "entry 1: a journal begins with its only start"),
    (_file_bot, "no bot 'evil.py:Bot'"),
    (_journal(["move", 0, "fly", 1]), "no move 'fly'"),
    (_journal(["move", 9, "pass", 1]), "no seat 9"),
    (_journal(["start", -1, "", 1]), "only start"),
    (_journal(["undo", 0, "-1", 1]), "by its number"),
    (_journal(["undo", 0, "9999", 1]), "does not fold"),
    (_journal(["bot", 0, "evil.py:Bot", 1]), "no bot 'evil.py:Bot'"),
    (_journal(["dance", 0, "", 1]), "unknown kind, 'dance'"),
    (_journal(["far too long", 0, "", 1]), "journal."),
]


async def test_bad_lines_are_refused_with_their_number(other: Store) -> None:
    await make_table(other)
    second = await make_table(other)
    lines = await lines_of(other)
    assert json.loads(lines[1])["id"] == second.id
    for spoil, said in BAD:
        table = json.loads(lines[1])
        spoil(table)
        with pytest.raises(BadArchive) as caught:
            check([lines[0], "\n", json.dumps(table), lines[2]])
        assert str(caught.value).startswith("line 3: "), said
        assert said in str(caught.value)


async def test_files_have_to_be_whole(other: Store) -> None:
    await make_table(other)
    lines = await lines_of(other)
    cases = [
        ([], "cut off"),
        (lines[:1], 'cut off; its last line should count the tables: {"end": 1}'),
        ([lines[0], end_line(2)], "line 2: 2 tables should stand above, but 1 do"),
        ([lines[0], *lines], f"table {json.loads(lines[0])['id']} is already in line 1"),
        ([lines[0][:100]], "line 1: it should be JSON"),
        (["[" * 100_000], "line 1: it should be JSON"),
        (["[]"], "line 1: it should be a table"),
        (["{}"], "line 1: "),
    ]
    for text, said in cases:
        with pytest.raises(BadArchive) as caught:
            check(text)
        assert said in str(caught.value)
    assert [one.id for one in check(lines)] == [json.loads(lines[0])["id"]]
    assert check([end_line(0)]) == []


async def test_one_deleted_table_does_not_spoil_the_commit_of_others(store: Store) -> None:
    gone, there = await make_table(store), await make_table(store)
    versions = await store.versions([gone.id, there.id])
    await store.delete([gone.id])
    results = await asyncio.gather(
        *(
            store.append(one.id, Entry(versions[one.id].journal + 1, EntryKind.BACK, 1, "", now()))
            for one in (gone, there)
        ),
        return_exceptions=True,
    )
    assert isinstance(results[0], Exception)
    assert results[1] is True
