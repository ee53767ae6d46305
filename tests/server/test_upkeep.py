"""What a server does about its store by itself: old tables and chat go, backups come."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from tests.server.guest import PATIENCE, person, serving
from tests.server.tables import make_table

from marineris.server import supervisor
from marineris.server.errors import StoreFailed
from marineris.server.rooms import upkeep
from marineris.server.rooms.registry import Registry
from marineris.server.rooms.upkeep import DAY, HOUR, Upkeep
from marineris.server.settings import Settings
from marineris.server.store import backup
from marineris.server.store.archive import Progress, exported, read_lines
from marineris.server.store.records import ChatLine
from marineris.server.store.store import Store
from marineris.server.store.table_filter import Choice

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000_000
"""A moment in milliseconds: 15 January 2027, 08:00 UTC."""


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def upkeep_of(store: Store, clock: Clock, **given: Any) -> Upkeep:
    return Upkeep(Registry(Settings(**given), store), clock)


async def aged(store: Store, status: str, days: float) -> str:
    """A table of a status that was last used so many days before noon."""
    made = await make_table(store, moves=3, is_open=status == "open")
    await store.change_table(made.id, status=status, touched=NOON - int(days * DAY))
    return made.id


# ------------------------------------------------------------------------------- retention


async def test_nothing_is_deleted_unless_the_host_says_so(store: Store, clock: Clock) -> None:
    old = [await aged(store, status, 36_500) for status in ("open", "running", "over")]
    await upkeep_of(store, clock).clear_out()
    assert [await store.table(one) is not None for one in old] == [True] * 3
    assert len(await store.chat(old[0])) == 2


@pytest.mark.parametrize(
    ("setting", "gone"),
    [("keep_finished_days", ["over"]), ("keep_unfinished_days", ["open", "running"])],
)
async def test_old_tables_go_and_younger_ones_stay(
    store: Store, clock: Clock, setting: str, gone: list[str]
) -> None:
    statuses = ("open", "running", "over")
    old = {status: await aged(store, status, 30.1) for status in statuses}
    young = {status: await aged(store, status, 29.9) for status in statuses}
    before = retired("tables")
    await upkeep_of(store, clock, **{setting: 30}).clear_out()
    for status in statuses:
        assert (await store.table(old[status]) is None) == (status in gone), status
        assert await store.table(young[status]) is not None, status
    assert retired("tables") - before == len(gone)
    for status in gone:
        assert await store.entries(old[status]) == []
        assert await store.chat(old[status]) == []


def retired(what: str) -> float:
    return REGISTRY.get_sample_value("marineris_retired_total", {"what": what}) or 0.0


async def test_many_old_tables_go_in_parts(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "TABLES_AT_ONCE", 2)
    caplog.set_level(logging.INFO, "marineris.upkeep")
    for _ in range(5):
        await aged(store, "over", 2)
    kept = await aged(store, "over", 0.5)
    await upkeep_of(store, clock, keep_finished_days=1).clear_out()
    assert [one.id for one in await store.tables()] == [kept]
    [line] = [one for one in caplog.records if one.message == "old tables deleted"]
    assert vars(line)["count"] == 5


async def test_two_processes_may_clear_out_at_once(database_url: str, clock: Clock) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    for _ in range(6):
        await aged(stores[0], "over", 2)
    before = retired("tables")
    both = [upkeep_of(one, clock, keep_finished_days=1, keep_chat_days=1) for one in stores]
    await asyncio.gather(*(one.clear_out() for one in both))
    assert await stores[0].count() == 0
    assert retired("tables") - before == 6  # each was deleted by one of them
    for one in stores:
        await one.close()


async def test_who_sits_at_a_table_is_told_that_it_is_gone(clock: Clock) -> None:
    async with serving(keep_unfinished_days=1) as server:
        made = await server.open(seats=person(2))
        guest = await server.join(made["id"], made["seats"][0]["token"])
        await server.registry.store.change_table(made["id"], touched=NOON - 2 * DAY)
        await Upkeep(server.registry, clock).clear_out()
        assert (await guest.cut()).reason == "unknown-table"
        assert made["id"] not in server.registry.rooms


async def test_old_lines_of_chat_go_and_the_next_is_heard(clock: Clock) -> None:
    """A line that is said after the old ones were deleted comes after them, at every process."""
    async with serving() as server:
        registry = server.registry
        registry.settings = replace(registry.settings, keep_chat_days=30)
        made = await server.open(seats=person(2))
        table, token = made["id"], made["seats"][0]["token"]
        for number, days in enumerate((40, 35, 31, 29), 1):
            said = ChatLine(0, 0, "P0", f"line {number}", NOON - days * DAY)
            assert (await registry.store.say(table, said)).number == number
        guest = await server.join(table, token)
        assert [line[3] for line in guest.chat] == ["line 1", "line 2", "line 3", "line 4"]
        looker = Upkeep(registry, clock)

        await looker.clear_out()
        assert [one.text for one in await registry.store.chat(table)] == ["line 4"]
        again = await server.join(table, token)
        assert [line[3] for line in again.chat] == ["line 4"]

        clock.time += 2 * DAY
        await looker.clear_out()
        [blank] = await registry.store.chat(table)
        assert (blank.number, blank.name, blank.text) == (4, "", "")
        assert (await server.join(table, token)).chat == []
        registry.forget(table, "idle")
        fresh = await server.join(table, token)
        assert fresh.chat == []
        assert (await registry.room(table)).audience.chat_heard == 4
        await fresh.ask("chat", text="still here")
        await fresh.settled()
        assert [(line[0], line[3]) for line in fresh.chat] == [(5, "still here")]


async def test_a_table_without_its_old_chat_can_be_exported(store: Store, clock: Clock) -> None:
    made = await make_table(store, moves=3)
    await upkeep_of(store, clock, keep_chat_days=1).clear_out()
    lines = [line async for line in exported(store.engine, Choice())]
    [(_, _, table)] = read_lines(lines)
    assert table.id == made.id
    assert [one[2:4] for one in table.chat] == [("", "")]
    assert "hello" not in lines[0]


# ------------------------------------------------------------------------------- backups


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def test_a_backup_when_it_is_time(store: Store, clock: Clock, tmp_path: Path) -> None:
    """One at the start, the next when the hours have passed; a restart makes none too many."""
    folder = tmp_path / "copies"
    backup.prepare_folder(folder)
    made = await make_table(store)
    given: dict[str, Any] = {"backup_folder": str(folder), "backup_hours": 6, "backup_copies": 3}
    kind = "sqlite" if store.engine.dialect.name == "sqlite" else "jsonl"

    await upkeep_of(store, clock, **given).back_up()
    assert names(folder) == [f"marineris-2027-01-15T080000Z.{kind}"]
    clock.time += 6 * HOUR - 1000
    await upkeep_of(store, clock, **given).back_up()
    assert len(names(folder)) == 1
    clock.time += 1000
    await upkeep_of(store, clock, **given).back_up()
    assert names(folder)[-1] == f"marineris-2027-01-15T140000Z.{kind}"
    assert REGISTRY.get_sample_value("marineris_backup_timestamp_seconds") == clock.time / 1000
    for file in folder.iterdir():
        assert file.stat().st_mode & 0o777 == 0o600
        await check_copy(file, made.id)


async def check_copy(file: Path, table: str) -> None:
    """What a host would restore has the table with its moves."""
    if file.suffix == ".jsonl":
        [(_, _, found)] = read_lines(file.read_text(encoding="utf-8").splitlines())
        assert found.id == table
        assert len(found.journal) > 30
        return
    copy = await Store.open(f"sqlite+aiosqlite:///{file}")
    assert len(await copy.entries(table)) > 30
    await copy.close()


async def test_the_newest_backups_stay_and_nothing_else_is_touched(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    backup.prepare_folder(folder)
    others = [
        "marineris.sqlite",
        "marineris-2020-01-01.sqlite",
        "marineris-2020-99-99T000000Z.sqlite",
    ]
    others.append(".marineris-2027-01-15T080000Z.sqlite.1.part")  # another process is at it
    for name in others:
        (folder / name).write_text("mine")
    os.utime(folder / others[-1], (NOON / 1000, NOON / 1000))
    left = folder / ".marineris-2026-12-01T000000Z.jsonl.7.part"  # left behind by a crash
    left.write_text("half")
    os.utime(left, (NOON / 1000 - 90_000, NOON / 1000 - 90_000))
    given: dict[str, Any] = {"backup_folder": str(folder), "backup_hours": 1, "backup_copies": 2}
    looker = upkeep_of(store, clock, **given)
    for _ in range(4):
        await looker.back_up()
        clock.time += HOUR
    made = [name for name in names(folder) if name not in others]
    assert [name[21:28] for name in made] == ["100000Z", "110000Z"]
    assert set(others) <= set(names(folder))


async def test_a_clock_that_was_wrong_stops_no_backup(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    given: dict[str, Any] = {"backup_folder": str(tmp_path), "backup_copies": 1}
    (tmp_path / "marineris-2099-01-01T000000Z.sqlite").write_text("from the future")
    await upkeep_of(store, clock, **given).back_up()
    assert [name[:20] for name in names(tmp_path) if "2027" in name] == ["marineris-2027-01-15"]


async def test_of_several_processes_one_makes_the_backup(
    process_database: str, clock: Clock, tmp_path: Path
) -> None:
    stores = [await Store.open(process_database) for _ in range(3)]
    all_of_them = [upkeep_of(one, clock, backup_folder=str(tmp_path)) for one in stores]
    for count in (1, 2):
        await asyncio.gather(*(one.back_up() for one in all_of_them))
        await asyncio.gather(*(one.back_up() for one in all_of_them))
        assert len(names(tmp_path)) == count
        clock.time += DAY
    for one in stores:
        await one.close()


async def test_while_another_process_makes_the_backup_none_is_begun(
    process_database: str, clock: Clock, tmp_path: Path
) -> None:
    store, other = await Store.open(process_database), await Store.open(process_database)
    looker = upkeep_of(store, clock, backup_folder=str(tmp_path))
    async with backup._alone(other.engine) as is_alone:
        assert is_alone
        await looker.back_up()
        assert names(tmp_path) == []
    await looker.back_up()
    assert len(names(tmp_path)) == 1
    await store.close()
    await other.close()


async def test_a_folder_that_is_gone_is_an_error_and_is_not_made_again(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    """It may be a disk that is not mounted: the copies must not fill the one below."""
    looker = upkeep_of(store, clock, backup_folder=str(tmp_path / "away"))
    with pytest.raises(FileNotFoundError):
        await looker.back_up()
    assert not (tmp_path / "away").exists()


async def test_a_copy_that_fails_leaves_nothing(
    store: Store, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copies"
    backup.prepare_folder(folder)
    looker = upkeep_of(store, clock, backup_folder=str(folder))

    def full(*_: object) -> None:
        raise OSError(28, "no space left on device")

    async def also_full(*_: object) -> AsyncIterator[str]:
        yield "half a"
        full()

    with monkeypatch.context() as patched:
        patched.setattr(backup, "copy_sqlite", full)
        patched.setattr(backup, "exported", also_full)
        with pytest.raises(OSError, match="no space left"):
            await looker.back_up()
    assert names(folder) == []
    await looker.back_up()
    assert len(names(folder)) == 1


async def test_the_end_of_the_server_ends_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that copies hears of it at its next report; nothing half stays."""
    begun, may_go_on, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(source: Path, target: Path, progress: Progress) -> None:
        begun.set()
        may_go_on.wait(PATIENCE)
        try:
            progress(1)
        finally:
            ended.set()

    monkeypatch.setattr(backup, "copy_sqlite", slow)
    task = asyncio.create_task(backup._copy(tmp_path / "store.sqlite", tmp_path / "copy.sqlite"))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    may_go_on.set()
    assert await asyncio.to_thread(ended.wait, PATIENCE)
    assert not (tmp_path / "copy.sqlite").exists()


# ------------------------------------------------------------------------------- in a server


async def until(is_true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.005)


async def test_without_these_settings_no_task_runs() -> None:
    async with serving() as server:
        assert not {"retention", "backup"} & set(server.registry.tasks.names)


async def test_a_server_does_both_by_itself(tmp_path: Path) -> None:
    async with serving(keep_finished_days=1, backup_folder=str(tmp_path)) as server:
        assert {"retention", "backup"} <= set(server.registry.tasks.names)
        await until(lambda: [one for one in names(tmp_path) if not one.startswith(".")])
        assert (await server.http.get("/health")).json()["status"] == "ok"


async def test_errors_are_told_and_the_work_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """/health names both tasks while they fail; then they work again by themselves."""
    monkeypatch.setattr(supervisor, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(upkeep, "BACK_UP_AGAIN", 0.02)
    monkeypatch.setattr(upkeep, "CLEAR_AGAIN", 0.02)
    folder = tmp_path / "copies"
    is_away = True
    true_work = Store.delete_unused

    async def deleted(self: Store, *given: Any) -> list[str]:
        if is_away:
            raise StoreFailed("the store did not answer")
        return await true_work(self, *given)

    monkeypatch.setattr(Store, "delete_unused", deleted)
    async with serving(keep_finished_days=1, backup_folder=str(folder)) as server:
        registry = server.registry
        failing = registry.failing
        await until(lambda: all(failing().get(one, {}).get("failures", 0) >= 2 for one in TASKS))
        told = (await server.http.get("/health")).json()
        assert told["status"] == "failing"
        assert told["failing"]["backup"]["error"] == "FileNotFoundError"
        assert told["failing"]["retention"]["error"] == "StoreFailed"
        is_away = False
        folder.mkdir()
        await until(lambda: not failing())
        assert len(names(folder)) == 1


TASKS = ("retention", "backup")


async def test_a_costly_task_is_not_repeated_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.Event().wait()

    async def broken() -> None:
        raise OSError("full")

    tasks = supervisor.Supervisor()
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        tasks.forever("copy", broken, every=1.0, after_error=60.0)
        tasks.forever("look", broken, every=1.0)
        for _ in range(10):
            await asyncio.wait({asyncio.ensure_future(asyncio.to_thread(int))})
        assert sorted(slept) == [supervisor.FIRST_WAIT, 60.0]
    await tasks.close()
