"""Journals that cannot be played: the table is seen, exported and rolled back; others play on."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.guest import Guest, Server, person, serving
from tests.server.tables import loaded, make_table
from tests.server.test_fault import broken_view, money_of, plant_text
from tests.table.sample import Journal, games, journals, table_info

from marineris.server.admin.maintenance import moves_made
from marineris.server.store.archive import BadArchive, check, exported, write
from marineris.server.store.store import Store, now
from marineris.server.store.table_filter import Choice
from marineris.table import document
from marineris.table.errors import NotStuck, OtherRules, TableStuck
from marineris.table.info import TableStatus
from marineris.table.journal import Entry, EntryKind, voided
from marineris.table.recovery import recovered, rollback, rolled_back
from marineris.table.table import Stuck, Table, folded

BEGINNERS = {"beginners": [0, 1]}
ASTEROID = "project asteroid"


BAD: dict[str, tuple[str, int, str]] = {
    "unknown move": (EntryKind.MOVE, 0, "fly"),
    "illegal move": (EntryKind.MOVE, 0, "milestone terraformer"),
    "no seat": (EntryKind.MOVE, 7, "pass"),
    "unknown kind": ("dance", 0, ""),
    "second start": (EntryKind.START, -1, ""),
    "no undo": (EntryKind.UNDO, 0, "9999"),
    "no number": (EntryKind.UNDO, 0, "-1"),
    "bot on no seat": (EntryKind.BOT, -1, "greedy"),
    "bad rollback": (EntryKind.ROLLBACK, -1, "far"),
}


def table_facts(table: Table) -> Any:
    """All that two tables of one journal have in common."""
    assert table.game is not None
    return (
        table.version,
        table.game.digest(),
        table.game.history(),
        table.asked_at,
        table.drivers,
        table.resigned,
        [(line.number, line.event.seen_by(0)) for line in table.lines],
        table.line_count,
        None if table.clock is None else table.clock.as_data(),
        [table.undo(seat) for seat in range(table.info.players)],
        table.last_time,
    )


# Folding.


@settings(max_examples=40)
@given(drawn=games(), seed=st.integers(0, 2**62), bad=st.sampled_from(sorted(BAD)))
def test_a_journal_is_recovered_up_to_its_last_good_entry(drawn: Any, seed: int, bad: str) -> None:
    """And after the rollback it is played on as if the rest had never been there."""
    rng = random.Random(seed)
    journal = journals(drawn, seed, clock={"minutes": 10, "seconds_a_move": 5})
    for _ in range(rng.randrange(40)):
        if not journal.game.is_over:
            journal.random_move(rng)
    good, entries = journal.table, list(journal.entries)
    for number in range(rng.randrange(1, 4)):
        time = journal.time + 50_000 * (number + 1)
        entries.append(Entry(len(entries) + 1, *BAD[bad], time))
    found = recovered(good.info, entries)
    assert found.stuck == Stuck(good.version + 1, entries[-1].number)
    assert found.game is not None
    assert found.game.digest() == journal.game.digest()
    assert found.to_act() == []
    assert found.bot_to_act() == -1
    assert found.undo(0) == (-1, "undo-off")
    with pytest.raises(TableStuck):
        found.check_move(0, 0, found.version)
    left = [] if good.clock is None else good.clock.left[:]
    entries.append(rollback(found, journal.time + 10**9))
    after = rolled_back(found, entries[-1])
    assert found.stuck is not None, "the copy was changed, not the table"
    assert after.stuck is None
    assert after.clock is not None
    assert after.clock.left == left, "nobody is charged for the time that the table was stuck"
    assert after.version == len(entries)
    assert list(after.lines)[-1].event.name == "RolledBack"
    assert table_facts(folded(good.info, entries)) == table_facts(after)
    assert after.game is not None
    journal.table, journal.entries = after, entries
    journal.time = entries[-1].time
    for _ in range(5):
        if not journal.game.is_over:
            journal.random_move(rng)
    assert table_facts(recovered(good.info, journal.entries)) == table_facts(journal.table)


def test_a_table_can_be_rolled_back_twice() -> None:
    """Also behind its first rollback, whose entry does not count any more then."""
    assert voided([]) == set()
    kinds = [
        (EntryKind.START, ""),
        (EntryKind.MOVE, "a"),
        ("?", ""),
        (EntryKind.ROLLBACK, "2"),
        ("?", ""),
    ]
    entries = [Entry(i, kind, 0, value, 0) for i, (kind, value) in enumerate(kinds, 1)]
    assert voided(entries) == {3}
    entries.append(Entry(6, EntryKind.ROLLBACK, -1, "4", 0))
    assert voided(entries) == {3, 5}
    entries.append(Entry(7, EntryKind.ROLLBACK, -1, "1", 0))
    assert voided(entries) == {2, 3, 4, 5, 6}


def test_a_journal_with_a_hole_stops_before_it() -> None:
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))
    for _ in range(5):
        journal.random_move(random.Random(1))
    entries = [one for one in journal.entries if one.number != 4]
    found = recovered(journal.table.info, entries)
    assert (found.version, found.stuck) == (3, Stuck(5, 6))


def test_a_game_that_cannot_begin_goes_back_to_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    card = table_info("terraforming", 2, {}, 5)
    start = Entry(1, EntryKind.START, -1, "", 5)

    def broken(table: Table) -> Any:
        raise RuntimeError("planted")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "new_game", broken)
        found = recovered(card, [start])
    assert (found.stuck, found.status, found.version) == (Stuck(1, 1), TableStatus.OPEN, 0)
    entries = [start, rollback(found, 9)]
    after = rolled_back(found, entries[-1])
    assert (after.status, after.version) == (TableStatus.OPEN, 2)
    entries.append(Entry(3, EntryKind.START, -1, "", 10))
    assert folded(card, entries).status == TableStatus.RUNNING


def test_a_position_that_cannot_be_shown_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last one that can be shown is found, however many follow."""
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))
    rng = random.Random(3)
    money = [money_of(journal.game.view(0), 0)]
    for _ in range(30):
        journal.random_move(rng)
        money.append(money_of(journal.game.view(0), 0))
    limit = max(money)
    first = next(i for i, one in enumerate(money) if one < limit)
    last = max(i for i, one in enumerate(money) if one < limit)
    assert first < last
    rules = journal.game.rules
    monkeypatch.setattr(rules, "view", broken_view(rules.view, None, 0, limit))
    entries = journal.entries[: last + 1]
    found = recovered(journal.table.info, entries)
    assert found.stuck is not None
    assert found.stuck.entry == found.version + 1
    assert money[found.version - 1] == limit
    assert money[found.version] < limit


@pytest.mark.parametrize("back", [1, 2, 30, 130])
def test_the_last_position_that_can_be_shown_is_found(
    monkeypatch: pytest.MonkeyPatch, back: int
) -> None:
    """Whatever lies before it: others that cannot be shown lose no more of the game."""
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))
    rng = random.Random(1)
    while len(journal.entries) < 150:
        journal.random_move(rng)
    last = len(journal.entries)
    good = last - back
    hidden = {*range(good + 1, last + 1), *range(2, good, 3), good // 2, good * 3 // 4}
    show = document.document

    def broken(table: Table, *more: Any) -> Any:
        if table.version in hidden:
            raise RuntimeError("planted")
        return show(table, *more)

    monkeypatch.setattr(document, "document", broken)
    found = recovered(journal.table.info, journal.entries)
    assert (found.version, found.stuck) == (good, Stuck(good + 1, last))
    found.stuck = None
    expected = folded(journal.table.info, journal.entries[:good])
    assert table_facts(found) == table_facts(expected)


def test_a_table_never_stands_at_an_entry_that_was_rolled_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second rollback to it would make it count again."""
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))
    journal.random_move(random.Random(1))
    entries = [*journal.entries, Entry(3, *BAD["unknown move"], journal.time)]
    entries.append(rollback(recovered(journal.table.info, entries), journal.time))
    show = document.document

    def broken(table: Table, *more: Any) -> Any:
        if table.version == 4:
            raise RuntimeError("planted")
        return show(table, *more)

    monkeypatch.setattr(document, "document", broken)
    found = recovered(journal.table.info, entries)
    assert (found.version, found.stuck is None) == (2, False)
    entries.append(rollback(found, journal.time))
    assert recovered(journal.table.info, entries).stuck is None


def test_other_rules_are_no_fault_of_an_entry() -> None:
    """A rollback would lose a game that the right version can play."""
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))
    journal.table.info.rules += 1
    with pytest.raises(OtherRules):
        recovered(journal.table.info, journal.entries)
    with pytest.raises(NotStuck):
        rollback(journal.table, 1)


@pytest.mark.parametrize("language", ["de", "", "xx-YY"])
def test_a_language_without_texts_is_no_fault_of_an_entry(language: str) -> None:
    """A rollback would lose the whole game."""
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))
    journal.random_move(random.Random(1))
    journal.table.info.seats[1].language = language
    found = recovered(journal.table.info, journal.entries)
    assert found.stuck is None
    assert found.version == len(journal.entries)


def test_what_fails_without_any_entry_is_no_fault_of_an_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal = Journal(table_info("terraforming", 2, BEGINNERS, 5))

    def broken(*_: Any) -> Any:
        raise RuntimeError("planted")

    monkeypatch.setattr(document, "public_info", broken)
    with pytest.raises(RuntimeError, match="planted"):
        recovered(journal.table.info, journal.entries)


# At a served table.


async def spoil(store: Store, table: str, bad: str = "unknown move", count: int = 2) -> list[Entry]:
    """Write entries into the store that cannot be applied; the whole journal."""
    last = (await store.versions([table]))[table].journal
    for number in range(last + 1, last + 1 + count):
        assert await store.append(table, Entry(number, *BAD[bad], now()))
    return await store.entries(table)


async def played(server: Server, **more: Any) -> tuple[Any, int]:
    """A table with a move, which nobody looks at; and whose turn it is."""
    made = await server.open(seats=person(2), options=BEGINNERS, **more)
    room = await server.room(made["id"])
    seat = room.table.to_act()[0]
    await room.move(seat, room.table.playing.rules.catalogue.move(ASTEROID), room.table.version)
    await room.say(0, "P0", "hello")
    return made, room.table.to_act()[0]


async def check_plays_on(server: Server, made: Any, guest: Guest) -> None:
    await guest.settled()
    assert guest.document["table"]["fault"] is None
    asked = guest.document["decision"]
    assert (await guest.move(asked["moves"][0]))["is"] == "done"
    entries = await server.registry.store.entries(made["id"])
    room = await server.room(made["id"])
    assert table_facts(folded(room.table.info, entries)) == table_facts(room.table)
    fresh = await server.join(made["id"], made["seats"][guest_seat(guest)]["token"])
    await guest.settled()
    assert guest.document == fresh.document


def guest_seat(guest: Guest) -> int:
    first = json.loads(guest.got[0])
    return int(first["you"])


@pytest.mark.anyio
@pytest.mark.parametrize("bad", sorted(BAD))
async def test_a_bad_entry_in_the_store(bad: str, tmp_path: Path) -> None:
    """Seen, listed, exported, rolled back; and the table beside it never notices."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    async with serving(url) as server:
        made, seat = await played(server, settings={"listed": True})
        beside, other = await played(server)
    store = await Store.open(url)
    entries = await spoil(store, made["id"], bad)
    await store.close()
    async with serving(url) as server:
        await check_stuck_and_rolled_back(server, made, seat, entries)
        guest = await server.join(beside["id"], beside["seats"][other]["token"])
        await check_plays_on(server, beside, guest)


async def check_stuck_and_rolled_back(
    server: Server, made: Any, seat: int, entries: list[Entry]
) -> None:
    table, token = made["id"], made["seats"][seat]["token"]
    good = len(entries) - 2
    guest, watcher = await server.join(table, token), await server.join(table)
    for one in (guest, watcher):
        assert one.version == good
        assert one.document["table"]["fault"]["kind"] == "stuck"
        assert one.document["table"]["fault"]["entry"] == good + 1
        assert one.document["table"]["fault"]["lost"] == 2
        assert one.document["view"]["players"]
        assert one.document["decision"] is None
        assert [line[3] for line in one.chat] == ["hello"]
        assert one.log
    for command in ({"do": "move", "move": 0}, {"do": "undo"}):
        answer = await guest.ask(**command, at=guest.version)
        assert answer["code"] == "table-stuck", answer
        assert "its host" in answer["text"]
    for do in ("resign", "bot", "back"):
        assert (await guest.ask(do))["code"] == "table-stuck"
    assert (await guest.ask("chat", text="stuck?"))["is"] == "done"
    assert (await guest.ask("log", before=10**6))["log"] == guest.log
    listed = (await server.call("GET", "/tables?status=running")).json()
    assert table in [one["id"] for one in listed]
    lines = [line async for line in exported(server.registry.store.engine, Choice((table,)))]
    assert [row[:3] for row in json.loads(lines[0])["journal"]] == [
        [one.kind, one.seat, one.value] for one in entries
    ]
    with pytest.raises(BadArchive):
        check(lines)
    where = f"/tables/{table}/rollback"
    assert (await server.call("POST", where, token)).status_code == 403
    assert (await server.call("POST", where)).status_code == 403
    assert await server.registry.store.entries(table) == entries
    assert (await server.call("POST", where, made["host"])).status_code == 204
    await watcher.settled()
    assert watcher.log[-1][3] == "RolledBack"
    assert (await server.registry.store.entries(table))[:-1] == entries, "nothing is destroyed"
    again = await server.call("POST", where, made["host"])
    assert (again.status_code, again.json()["code"]) == (409, "not-stuck")
    await check_plays_on(server, made, guest)
    await watcher.settled()
    assert watcher.document == (await server.join(table)).document


@pytest.mark.anyio
async def test_a_bad_entry_of_another_process(database_url: str) -> None:
    """It is noticed when the journal is read on; the others are shown where the table stands."""
    async with serving(database_url) as one, serving(database_url) as other:
        made, seat = await played(one)
        guest = await one.join(made["id"], made["seats"][seat]["token"])
        elsewhere = await other.join(made["id"], made["seats"][1 - seat]["token"])
        await spoil(one.registry.store, made["id"])
        for server in (one, other):
            await (await server.room(made["id"])).catch_up()
            await server.registry.cluster.compare()
        for looker in (guest, elsewhere):
            await looker.settled()
            assert looker.document["table"]["fault"]["kind"] == "stuck"
            assert looker.version == 2
        where = f"/tables/{made['id']}/rollback"
        assert (await one.call("POST", where, made["host"])).status_code == 204
        again = await other.call("POST", where, made["host"])  # it reads on first
        assert again.json()["code"] == "not-stuck"
        await elsewhere.settled()
        assert (elsewhere.version, elsewhere.document["table"]["fault"]) == (5, None)
        await check_plays_on(one, made, guest)
        await (await other.room(made["id"])).catch_up()
        await elsewhere.settled()
        assert elsewhere.version == guest.version


@pytest.mark.anyio
async def test_a_process_that_could_apply_what_was_rolled_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It forgets those entries too, and everybody there gets the whole state."""
    async with serving() as server:
        made, seat = await played(server)
        guest = await server.join(made["id"], made["seats"][seat]["token"])
        room = await server.room(made["id"])
        log = guest.log
        assert (await guest.move(guest.document["decision"]["moves"][0]))["is"] == "done"
        entry = Entry(4, EntryKind.ROLLBACK, -1, "2", now())
        assert await server.registry.store.append(made["id"], entry)
        await room.catch_up()
        await guest.settled()
        assert guest.version == 4
        assert guest.log[:-1] == log
        assert guest.log[-1][3] == "RolledBack"
        await check_plays_on(server, made, guest)


@pytest.mark.anyio
async def test_an_upgrade_can_mend_a_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The bug was in the program, not in the store: nothing has to be rolled back."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    async with serving(url) as server:
        made, seat = await played(server)
    with monkeypatch.context() as patch:

        def broken(table: Table, seat: int, name: str) -> None:
            raise RuntimeError("planted")

        patch.setattr(Table, "_move", broken)
        async with serving(url) as server:
            guest = await server.join(made["id"], made["seats"][seat]["token"])
            assert guest.document["table"]["fault"]["entry"] == 2
            assert guest.version == 1
    async with serving(url) as server:
        guest = await server.join(made["id"], made["seats"][seat]["token"])
        assert guest.version == 2
        await check_plays_on(server, made, guest)


@pytest.mark.anyio
async def test_a_stuck_table_runs_no_clock_and_moves_no_bot(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    store = await Store.open(url)
    table = (await make_table(store)).id
    await spoil(store, table)
    await store.change_table(table, deadline=1)
    entries = await store.entries(table)
    await store.close()
    async with serving(url) as server:
        for _ in range(2):
            await server.registry._flag_late()
        room = await server.room(table)
        assert not room.driver.is_busy
        assert room.table.clock is not None
        assert room.table.clock.as_data()["running"] == []
        assert await server.registry.store.entries(table) == entries


# Out of a store and into another.


@pytest.mark.anyio
async def test_a_table_that_was_rolled_back_can_be_exported_and_imported(
    database_url: str, tmp_path: Path
) -> None:
    """Whatever kind of entry was rolled back, and with a hole in the journal."""
    store = await Store.open(database_url)
    other = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite'}")
    try:
        table = (await make_table(store)).id
        moves = (await moves_made(store.engine, [table]))[table]
        last = (await store.versions([table]))[table].journal
        assert await store.append(table, Entry(last + 2, EntryKind.MOVE, 0, "pass", now()))
        assert await store.append(table, Entry(last + 3, *BAD["unknown kind"], now()))
        card = await store.table(table)
        assert card is not None
        stuck = recovered(card, await store.entries(table))
        assert stuck.stuck == Stuck(last + 2, last + 3)
        assert await store.append(table, rollback(stuck, now()))
        lines = [line async for line in exported(store.engine, Choice())]
        await write(other.engine, lines, check(lines))
        assert table_facts(await loaded(other, table)) == table_facts(await loaded(store, table))
        again = [line async for line in exported(other.engine, Choice())]
        assert json.loads(again[0])["journal"] == json.loads(lines[0])["journal"]
        for one in (store, other):
            assert await moves_made(one.engine, [table]) == {table: moves}
    finally:
        await store.close()
        await other.close()


@pytest.mark.anyio
async def test_a_table_that_cannot_be_loaded_at_all_stops_no_other(tmp_path: Path) -> None:
    """What is wrong is its card, not an entry: nothing can be rolled back, but others play on."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    async with serving(url) as server:
        made, seat = await played(server, settings={"clock": {"minutes": 10}})
        broken, _ = await played(server)
    store = await Store.open(url)
    settings = {"clock": {"hours": 1}}
    await store.change_table(broken["id"], settings=settings, deadline=1, touched=now() + 10**6)
    await store.change_table(made["id"], deadline=1)
    await store.close()
    async with serving(url) as server:
        await server.registry._wake()
        await server.registry._flag_late()
        stranger = server.connect(broken["id"])
        assert (await stranger.hello())["code"] == "fault"
        guest = await server.join(made["id"], made["seats"][seat]["token"])
        await check_plays_on(server, made, guest)


@pytest.mark.anyio
@pytest.mark.parametrize("language", ["de", ""])
async def test_a_seat_with_a_language_without_texts_is_spoken_to_in_english(language: str) -> None:
    """Out of an archive, or of a program that had more languages: the table plays on."""
    async with serving() as server:
        made, seat = await played(server)
        await server.registry.store.change_seat(made["id"], 1 - seat, language=language)
        await server.registry.reload_info(made["id"])
        for _ in range(2):
            guest = await server.join(made["id"], made["seats"][seat]["token"])
            await guest.settled()
            assert guest.document["table"]["fault"] is None
            assert (await guest.move(guest.document["decision"]["moves"][0]))["is"] == "done"
            assert (await guest.ask("undo", at=guest.version))["is"] == "done"
            await guest.leave()
            server.guests.remove(guest)
            server.registry.forget(made["id"], "idle")


@pytest.mark.anyio
async def test_what_nobody_may_see_keeps_no_table_from_loading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An entry that was acknowledged is shown again: nobody may watch, so no watcher is asked."""
    async with serving() as server:
        made = await server.open(seats=person(2), options=BEGINNERS, settings={"spectators": False})
        room = await server.room(made["id"])
        game, seat = room.table.playing, room.table.to_act()[0]
        money = money_of(game.view(seat), seat)
        monkeypatch.setattr(game.rules, "view", broken_view(game.rules.view, None, seat, money))
        await room.move(seat, game.rules.catalogue.move(ASTEROID), room.table.version)
        server.registry.forget(made["id"], "idle")
        again = await server.room(made["id"])
        assert (again.table.version, again.table.stuck) == (2, None)


@pytest.mark.anyio
async def test_a_table_goes_back_to_a_question_without_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its people get a neutral line for the question, here or away, and can answer it."""
    async with serving() as server:
        made, seat = await played(server)
        await spoil(server.registry.store, made["id"])
        server.registry.forget(made["id"], "idle")
        plant_text(monkeypatch, "question_sentence", lambda *_: True)
        for here in (seat, 1 - seat):
            guest = await server.join(made["id"], made["seats"][here]["token"])
            answer = await server.call("POST", f"/tables/{made['id']}/rollback", made["host"])
            assert answer.status_code == 204
            await guest.settled()
            assert guest.document["table"]["fault"] is None
            assert (guest.document["decision"] is not None) == (here == seat)
            await guest.leave()
            server.guests.remove(guest)
            await spoil(server.registry.store, made["id"])
            server.registry.forget(made["id"], "idle")


@pytest.mark.anyio
async def test_who_comes_back_to_a_stuck_table_is_not_asked_any_more() -> None:
    """Also with the version at which the table stands."""
    async with serving() as server:
        made, seat = await played(server)
        token = made["seats"][seat]["token"]
        before = await server.join(made["id"], token)
        assert before.document["decision"] is not None
        await before.leave()
        server.guests.remove(before)
        await spoil(server.registry.store, made["id"])
        server.registry.forget(made["id"], "idle")
        guest = server.connect(made["id"])
        guest.document, guest.version = before.document, before.version
        await guest.hello(token, since=before.version)
        await guest.settled()
        fresh = await server.join(made["id"], token)
        assert guest.document == fresh.document
        assert guest.document["decision"] is None


@pytest.mark.anyio
async def test_seats_stay_as_they_are_at_a_table_whose_start_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game has begun, though this program cannot play it; the right one still can."""
    async with serving() as server:
        made, _ = await played(server)
        room = await server.room(made["id"])
        seats = [asdict(seat) for seat in room.table.info.seats]
        server.registry.forget(made["id"], "idle")

        def broken(table: Table) -> Any:
            raise RuntimeError("planted")

        where = f"/tables/{made['id']}/seats/0"
        with monkeypatch.context() as patch:
            patch.setattr(Table, "new_game", broken)
            left = await server.call("POST", f"{where}/leave", made["seats"][0]["token"])
            changed = await server.call("PUT", where, made["host"], json={"kind": "bot"})
        for answer in (left, changed):
            assert (answer.status_code, answer.json()["code"]) == (409, "table-stuck")
        server.registry.forget(made["id"], "idle")
        room = await server.room(made["id"])
        assert room.table.status == TableStatus.RUNNING
        assert [asdict(seat) for seat in room.table.info.seats] == seats


@pytest.mark.anyio
async def test_a_stuck_table_is_not_older_than_its_last_entry() -> None:
    """Whoever clears out old tables would delete it too early."""
    async with serving() as server:
        made, _ = await played(server, settings={"clock": {"minutes": 60}})
        store = server.registry.store
        server.registry.forget(made["id"], "idle")
        await spoil(store, made["id"])
        later = now() + 10**9
        await store.change_table(made["id"], touched=later, deadline=1)
        room = await server.room(made["id"])
        assert room.stored.deadline is None
        assert room.stored.touched == later
