"""Files that are whole or not there, and which copies of a store a folder keeps."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import make_url
from tests.server.tables import make_table

from marineris.server.store import backup
from marineris.server.store.backup import DAY, copies, newest, prepare_folder, sqlite_file
from marineris.server.store.store import Store

NOON = int(datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp()) * 1000
HOUR = DAY // 24


def copy(folder: Path, hour: int, kind: str = "sqlite") -> Path:
    """A copy that was made at an hour of the day."""
    file = folder / f"marineris-2027-01-15T{hour:02}0000Z.{kind}"
    file.write_text("whole")
    return file


def test_a_file_takes_its_name_when_it_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "copy"
    with backup.whole_file(file) as part:
        assert part.parent == tmp_path
        assert part.name == f".copy.{os.getpid()}.part"
        assert part.stat().st_mode & 0o777 == 0o600
        part.write_text("whole")
        assert not file.exists()
    assert [one.name for one in tmp_path.iterdir()] == ["copy"]
    assert file.read_text() == "whole"


def test_what_is_half_written_goes(tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("old")

    def write() -> None:
        with backup.whole_file(file) as part:
            part.write_text("half")
            raise ValueError("a bug")

    with pytest.raises(ValueError, match="a bug"):
        write()
    assert [one.name for one in tmp_path.iterdir()] == ["copy"]
    assert file.read_text() == "old"


@pytest.mark.parametrize("named", [None, "part", "other"])
def test_an_error_names_the_file_that_was_asked_for(tmp_path: Path, named: str | None) -> None:
    file = tmp_path / "copy"
    error = OSError(errno.ENOSPC, "full")

    def write() -> None:
        with backup.whole_file(file) as part:
            error.filename = {None: None, "part": str(part), "other": "elsewhere"}[named]
            raise error

    with pytest.raises(OSError, match="full") as caught:
        write()
    assert caught.value.filename == ("elsewhere" if named == "other" else str(file))


def test_a_file_is_not_written_by_two_at_once(tmp_path: Path) -> None:
    """Whoever comes second is refused and leaves the first alone."""
    file = tmp_path / "copy"
    with backup.whole_file(file) as part:
        part.write_text("first")
        with pytest.raises(FileExistsError) as caught, backup.whole_file(file):
            pass
        assert caught.value.filename == str(file)
    assert file.read_text() == "first"


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("sqlite+aiosqlite:////path/to/file", "/path/to/file"),
        ("sqlite+aiosqlite:///file", "file"),
        ("sqlite+aiosqlite://", None),
        ("sqlite+aiosqlite:///:memory:", None),
        ("postgresql+asyncpg://host/name", None),
    ],
)
def test_which_stores_are_files(address: str, file: str | None) -> None:
    assert sqlite_file(make_url(address)) == (None if file is None else Path(file))


def test_a_folder_is_made_and_tried(tmp_path: Path) -> None:
    """Only its owner may look into it."""
    folder = tmp_path / "deep" / "copies"
    prepare_folder(folder)
    prepare_folder(folder)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> int:
        raise PermissionError(errno.EACCES, "not yours")

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(PermissionError):
        prepare_folder(tmp_path)


def test_copies_are_found_by_their_names(tmp_path: Path) -> None:
    late, early, other = copy(tmp_path, 9), copy(tmp_path, 7, "jsonl"), copy(tmp_path, 8)
    for name in ("marineris-2027-13-15T090000Z.sqlite", "marineris-2027-01-15.sqlite", "notes"):
        (tmp_path / name).write_text("mine")
    times = [NOON - hours * HOUR for hours in (5, 4, 3)]
    assert copies(tmp_path) == dict(zip(times, (early, other, late), strict=True))
    assert list(copies(tmp_path)) == times
    for time, last in (
        (NOON, times[2]),
        (times[2], times[2]),
        (times[2] - 1, times[1]),
        (times[0], times[0]),
        (times[0] - 1, None),
    ):
        assert newest(tmp_path, time) == last


@pytest.mark.parametrize(("count", "kept"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_as_many_copies_stay_as_the_host_wants(tmp_path: Path, count: int, kept: int) -> None:
    made = [copy(tmp_path, hour) for hour in range(4)]
    backup._prune(tmp_path, made[-1], count, NOON)
    assert sorted(tmp_path.iterdir()) == made[4 - kept :]


def test_the_copy_just_made_stays_whatever_its_name(tmp_path: Path) -> None:
    """By a clock that was set back it may be older than others."""
    made = [copy(tmp_path, hour) for hour in range(4)]
    backup._prune(tmp_path, made[0], 2, NOON)
    assert sorted(tmp_path.iterdir()) == [made[0], made[3]]


def test_what_a_crash_has_left_behind_goes_after_a_day(tmp_path: Path) -> None:
    made = copy(tmp_path, 9)
    ages = {"1": DAY - 1000, "2": DAY, "3": DAY + 1000}
    for number, age in ages.items():
        part = tmp_path / f".{made.name}.{number}.part"
        part.write_text("half")
        os.utime(part, ((NOON - age) / 1000, (NOON - age) / 1000))
    backup._prune(tmp_path, made, 5, NOON)
    assert sorted(one.name[-6:-5] for one in tmp_path.iterdir() if one != made) == ["1", "2"]


@pytest.mark.anyio
async def test_what_was_used_at_the_limit_is_not_older(database_url: str) -> None:
    """Tables and chat are deleted if they are older, not if they are as old."""
    store = await Store.open(database_url)
    made = await make_table(store, moves=3)
    await store.change_table(made.id, status="over", touched=NOON)
    assert await store.delete_unused(("over",), NOON, 5) == []
    assert await store.delete_unused(("open", "running"), NOON + 1, 5) == []
    times = [line.time for line in await store.chat(made.id)]
    assert await store.delete_chat(min(times), 5) == 0
    assert await store.delete_chat(min(times) + 1, 5) == 1
    assert await store.delete_unused(("over",), NOON + 1, 0) == []
    assert await store.delete_unused(("over",), NOON + 1, 1) == [made.id]
    assert await store.table(made.id) is None
    await store.close()
