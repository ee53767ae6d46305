"""The host's commands, on both kinds of store."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser, ast
from redis import Redis
from tests.cli.runner import Result, one_line, run
from tests.cli.test_help import SOURCE
from tests.server.guest import person, serving
from tests.server.tables import Made, loaded, make_table, stored

import marineris
from marineris.cli.durations import UNITS, age, duration
from marineris.cli.errors import CliError
from marineris.server.rooms import bus
from marineris.server.rooms.bus import CHANNEL
from marineris.server.secrets import fits
from marineris.server.store.store import Store, now
from marineris.table.journal import Entry, EntryKind
from marineris.text import Text

T = TypeVar("T")
COMMANDS = ("list", "export", "import", "delete", "purge", "backup", "reissue", "rollback")


@pytest.fixture(autouse=True)
def _settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DATABASE", "DATA", "REDIS", "PUBLIC_URL", "HOST", "PORT"):
        monkeypatch.delenv(f"MARINERIS_{name}", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def within(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def whole() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def three_tables(url: str) -> list[Made]:
    """One that is over and was used a hundred days ago, one that is played, one that waits."""

    async def work(store: Store) -> list[Made]:
        over = await make_table(store, moves=10_000)
        await store.change_table(over.id, touched=now() - 100 * UNITS["d"])
        return [over, await make_table(store), await make_table(store, is_open=True)]

    return within(url, work)


def ids_in(url: str) -> set[str]:
    async def work(store: Store) -> set[str]:
        return {table.id for table in await store.tables()}

    return within(url, work)


def failed(result: Result) -> str:
    """What a command that was refused says, in one line."""
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    return one_line(result.stderr)


# ------------------------------------------------------------------------------- list


def test_tables_are_listed(database_url: str) -> None:
    over, running, waiting = three_tables(database_url)
    result = run("admin", "list", "--database", database_url, columns=120)
    assert result.exit_code == 0, result.output
    rows = {line.split()[0]: one_line(line) for line in result.stdout.splitlines()}
    assert "terraforming over 1 Ana, 2 without a name, 3 random (bot) 100 d" in rows[over.id]
    assert rows[running.id].endswith("0 min 29")
    assert "2 free seat" in rows[waiting.id]
    assert rows[waiting.id].endswith("0 min 0")
    assert result.stdout.splitlines()[-1] == "3 tables."


def test_lists_can_be_narrowed(database_url: str) -> None:
    over, running, waiting = three_tables(database_url)

    def found(*words: str) -> list[str]:
        result = run("admin", "list", "--json", "--database", database_url, *words)
        return [table["id"] for table in json.loads(result.stdout)]

    assert set(found()) == {over.id, running.id, waiting.id}
    assert found("--status", "running") == [running.id]
    assert found("--older-than", "90d") == [over.id]
    assert found("--older-than", "90d", "--status", "open") == []
    assert len(found("--limit", "2")) == 2
    result = run("admin", "list", "--limit", "1", "--database", database_url)
    assert "The last 1 are shown" in one_line(result.stdout)
    result = run("admin", "list", "--older-than", "200d", "--database", database_url)
    assert result.stdout == "No table fits.\n"


def test_the_list_for_programs(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'marineris.sqlite'}"
    three_tables(url)
    result = run("admin", "list", "--json", "--status", "running", "--data", str(tmp_path))
    [table] = json.loads(result.stdout)
    assert table["title"] == "Évening"
    assert table["moves"] == 29
    assert table["seats"][2] == {"seat": 2, "kind": "bot", "name": "", "bot": "random"}
    assert table["created"] <= table["touched"]


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'marineris.sqlite'}"
    made = three_tables(url)[1]
    within(url, lambda store: store.change_seat(made.id, 0, name="\x1b[2JAna\x07"))
    result = run("admin", "list", "--data", str(tmp_path), columns=120)
    assert "1 [2JAna," in result.stdout
    assert "\x1b" not in result.stdout


# ------------------------------------------------------------------------------- out and in


def test_an_export_can_be_imported_elsewhere(database_url: str, tmp_path: Path) -> None:
    made = three_tables(database_url)
    file = tmp_path / "tables.jsonl"
    result = run("admin", "export", "--output", str(file), "--database", database_url)
    assert result.exit_code == 0, result.output
    assert one_line(result.stdout).startswith("3 tables were written to")
    assert file.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob(".*"))
    result = run("admin", "import", str(file), "--data", str(tmp_path / "new"))
    assert (result.exit_code, result.stdout) == (0, "3 tables were imported.\n")
    other = f"sqlite+aiosqlite:///{tmp_path / 'new' / 'marineris.sqlite'}"
    for one in made:
        before = within(database_url, lambda store, one=one: loaded(store, one.id))  # type: ignore[misc]
        after = within(other, lambda store, one=one: loaded(store, one.id))  # type: ignore[misc]
        assert (before.game and before.game.digest()) == (after.game and after.game.digest())
        kept = within(other, lambda store, one=one: stored(store, one.id))  # type: ignore[misc]
        assert all(fits(token, kept.seats[i].token) for i, token in one.tokens.items())


def test_export_prints_and_import_reads_what_is_printed(database_url: str) -> None:
    made = three_tables(database_url)
    printed = run("admin", "export", made[0].id, made[1].id, "--database", database_url).stdout
    assert [json.loads(line).get("id") for line in printed.splitlines()] == [
        made[0].id,
        made[1].id,
        None,
    ]
    assert run("admin", "delete", "-y", made[1].id, "--database", database_url).exit_code == 0
    words = ("admin", "import", "-", "--database", database_url)
    assert f"The store has the table {made[0].id} already" in failed(run(*words, typed=printed))
    assert made[1].id not in ids_in(database_url)
    result = run(*words, "--replace", typed=printed)
    assert result.exit_code == 0, result.output
    assert "2 imported, 1 of them in place of others." in result.stdout
    assert "has to be restarted" in result.stdout
    assert ids_in(database_url) == {one.id for one in made}


def test_bad_files_change_nothing_and_are_told_with_their_line(
    database_url: str, tmp_path: Path
) -> None:
    three_tables(database_url)
    lines = run("admin", "export", "--database", database_url).stdout.splitlines()
    file = tmp_path / "tables.jsonl"
    target = ("--data", str(tmp_path / "new"))
    file.write_text("\n".join([lines[0], lines[1].replace('"move"', '"dance"', 1), *lines[2:]]))
    told = failed(run("admin", "import", str(file), *target))
    assert "Line 2 cannot be imported: table" in told
    assert "entry 2 is of an unknown kind, 'dance'" in told
    file.write_text("\n".join(lines[:2]))
    assert "the file is cut off" in failed(run("admin", "import", str(file), *target))
    file.write_bytes(b"\xff\xfe")
    assert "not a text file" in failed(run("admin", "import", str(file), *target))
    assert "There is no file" in failed(run("admin", "import", str(tmp_path / "none"), *target))
    assert not (tmp_path / "new").exists()


def test_the_record_of_a_table(database_url: str, tmp_path: Path) -> None:
    over, running, waiting = three_tables(database_url)
    words = ("admin", "export", "--record", "--database", database_url)
    assert marineris.loads(run(*words, over.id).stdout).is_over
    file = tmp_path / "game.txt"
    assert run(*words, running.id, "-o", str(file)).exit_code == 0
    assert marineris.loads(file.read_text()).move_count == 29
    assert "There is a file" in failed(run(*words, running.id, "-o", str(file)))
    assert "no game in progress" in failed(run(*words, waiting.id))
    assert "give one id" in failed(run(*words))
    assert "There is no table “nosuch”" in failed(run(*words, "nosuch"))


# ------------------------------------------------------------------------------- clearing out


def test_deleting_asks_first(database_url: str) -> None:
    made = three_tables(database_url)
    words = ("admin", "delete", made[0].id, made[1].id, "--database", database_url)
    for typed in ("", "no\n", "\n"):
        result = run(*words, typed=typed)
        assert result.exit_code == 1
        assert "2 tables: 0 open, 1 being played, 1 over." in result.stdout
        assert "Nothing was done." in result.stdout
    assert len(ids_in(database_url)) == 3
    result = run(*words, typed="yes\n")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "2 tables were deleted.")
    assert ids_in(database_url) == {made[2].id}
    assert f"no table “{made[0].id}”" in failed(run(*words, "--yes"))


def test_a_purge_takes_what_is_old(database_url: str) -> None:
    _, running, waiting = three_tables(database_url)
    words = ("admin", "purge", "--database", database_url, "--older-than")
    result = run(*words, "90d", "--dry-run")
    assert (result.exit_code, result.stdout) == (0, "1 table: 0 open, 0 being played, 1 over.\n")
    assert run(*words, "90d", "--status", "open", "--yes").stdout == "No table fits.\n"
    assert len(ids_in(database_url)) == 3
    result = run(*words, "90d", "--status", "over", "--yes")
    assert result.stdout.splitlines()[-1] == "1 table was deleted."
    assert ids_in(database_url) == {running.id, waiting.id}


def test_running_servers_are_told(tmp_path: Path, redis_url: str) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'marineris.sqlite'}"
    made = three_tables(url)[1]
    target = ("--data", str(tmp_path), "--redis", redis_url)
    with Redis.from_url(redis_url) as redis, redis.pubsub() as line:
        line.subscribe(CHANNEL)
        assert run("admin", "reissue", made.id, "1", *target).exit_code == 0
        assert run("admin", "delete", made.id, "-y", *target).exit_code == 0
        heard: list[str] = []
        while len(heard) < 2:
            got = line.get_message(timeout=5)
            assert got is not None
            if got["type"] == "message":
                news = json.loads(got["data"])
                heard += [news["what"]] if news["table"] == made.id else []
    assert heard == ["seats", "deleted"]


def test_servers_that_cannot_be_told_do_not_stop_the_work(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'marineris.sqlite'}"
    made = three_tables(url)[1]
    redis = "redis://127.0.0.1:1"
    result = run("admin", "delete", made.id, "-y", "--data", str(tmp_path), "--redis", redis)
    assert result.exit_code == 0
    assert "Done, but the running servers could not be notified" in one_line(result.stderr)
    assert made.id not in ids_in(url)


def test_a_redis_that_never_answers_does_not_hold_up_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes connections and says nothing."""
    monkeypatch.setattr(bus, "SILENCE", 0.2)
    url = f"sqlite+aiosqlite:///{tmp_path / 'marineris.sqlite'}"
    made = three_tables(url)[1]
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        redis = f"redis://127.0.0.1:{silent.getsockname()[1]}"
        result = run("admin", "delete", made.id, "-y", "--data", str(tmp_path), "--redis", redis)
    assert result.exit_code == 0
    assert "Done, but the running servers could not be notified" in one_line(result.stderr)


# ------------------------------------------------------------------------------- backup


def test_a_backup_holds_everything(database_url: str, tmp_path: Path) -> None:
    made = three_tables(database_url)
    file = tmp_path / "backup"
    result = run("admin", "backup", str(file), "--database", database_url)
    assert result.exit_code == 0, result.output
    assert file.stat().st_mode & 0o077 == 0
    assert "There is a file" in failed(
        run("admin", "backup", str(file), "--database", database_url)
    )
    again = run("admin", "backup", str(file), "--replace", "--database", database_url)
    assert again.exit_code == 0
    if database_url.startswith("sqlite"):
        assert ids_in(f"sqlite+aiosqlite:///{file}") == {one.id for one in made}
        said = failed(run("admin", "import", str(file), "--data", str(tmp_path / "new")))
        assert "is a copy of a whole SQLite store" in said
    else:
        result = run("admin", "import", str(file), "--data", str(tmp_path / "new"))
        assert result.stdout == "3 tables were imported.\n"


# ------------------------------------------------------------------------------- reissue


def test_a_lost_link_is_replaced(database_url: str) -> None:
    made = three_tables(database_url)[1]
    words = ("admin", "reissue", made.id)
    where = ("--database", database_url, "--public-url", "https://mars.example/")
    link = run(*words, "1", *where).stdout.splitlines()[-1]
    assert link.startswith(f"https://mars.example/table/{made.id}#seat=0&token=")
    host = run(*words, "host", "--database", database_url).stdout.splitlines()[-1]
    assert host.startswith(f"http://127.0.0.1:8049/table/{made.id}#seat=host&token=")
    table = within(database_url, lambda store: stored(store, made.id))
    assert fits(link.rpartition("=")[2], table.seats[0].token)
    assert not fits(made.tokens[0], table.seats[0].token)
    assert fits(made.tokens[1], table.seats[1].token)
    assert fits(host.rpartition("=")[2], table.host)
    assert "has no seat 4; its seats are 1 to 3" in failed(run(*words, "4", *where))
    assert "has no seat 0" in failed(run(*words, "0", *where))
    assert "Nobody sits on seat 3" in failed(run(*words, "3", *where))
    assert "a number from 1 on, or host" in failed(run(*words, "Ana", *where))
    assert "no table “nosuch”" in failed(run("admin", "reissue", "nosuch", "1", *where))


# ------------------------------------------------------------------------------- stuck tables


def spoil(url: str, table: str) -> list[Entry]:
    """Write two entries that cannot be applied; the whole journal."""

    async def work(store: Store) -> list[Entry]:
        last = (await store.versions([table]))[table].journal
        for number in (last + 1, last + 2):
            assert await store.append(table, Entry(number, EntryKind.MOVE, 0, "fly", now()))
        return await store.entries(table)

    return within(url, work)


def entries_of(url: str, table: str) -> list[Entry]:
    return within(url, lambda store: store.entries(table))


def test_a_stuck_table_is_exported_with_its_bad_entries(database_url: str) -> None:
    made = within(database_url, make_table)
    where = ("--database", database_url)
    entries = spoil(database_url, made.id)
    result = run("admin", "export", made.id, *where)
    assert result.exit_code == 0
    written = json.loads(result.stdout.splitlines()[0])["journal"]
    assert [row[2] for row in written] == [one.value for one in entries]
    record = run("admin", "export", made.id, "--record", *where)
    assert record.exit_code == 0
    assert f"entry {len(entries) - 1} of its journal cannot be applied" in one_line(record.stderr)
    assert marineris.loads(record.stdout).move_count == 29
    assert run("admin", "list", *where).exit_code == 0


def test_a_stuck_table_is_rolled_back_after_asking(database_url: str) -> None:
    made = within(database_url, make_table)
    words = ("admin", "rollback", made.id, "--database", database_url)
    assert "not stuck" in failed(run(*words))
    entries = spoil(database_url, made.id)
    good = len(entries) - 2
    for more, typed, status in (((), "no\n", 1), (("--dry-run",), "", 0)):
        result = run(*words, *more, typed=typed)
        assert result.exit_code == status
        said = one_line(result.stdout)
        assert f"Entry {good + 1} of table {made.id} cannot be applied: UnknownMove" in said
        assert f"2 entries would no longer count; the table would go on after entry {good}" in said
        assert "Traceback" not in result.output
    assert entries_of(database_url, made.id) == entries
    result = run(*words, typed="yes\n")
    assert result.exit_code == 0, result.output
    assert f"Table {made.id} goes on" in one_line(result.stdout)
    after = entries_of(database_url, made.id)
    assert after[:-1] == entries
    assert (after[-1].kind, after[-1].value) == (EntryKind.ROLLBACK, str(good))
    table = within(database_url, lambda store: loaded(store, made.id))
    assert table.playing.move_count == 29
    assert "not stuck" in failed(run(*words, "--yes"))
    assert "no table “nosuch”" in failed(run("admin", "rollback", "nosuch", *words[3:]))


def test_a_running_server_notices_a_rollback(database_url: str) -> None:
    """Without Redis, when somebody comes or does something."""

    async def work() -> None:
        async with serving(database_url) as server:
            made = await server.open(seats=person(2), options={"beginners": [0, 1]})
            store = server.registry.store
            assert await store.append(made["id"], Entry(2, EntryKind.MOVE, 0, "fly", now()))
            guest = await server.join(made["id"], made["seats"][0]["token"])
            await (await server.room(made["id"])).catch_up()
            await guest.settled()
            assert guest.document["table"]["fault"]["kind"] == "stuck"
            words = ("admin", "rollback", made["id"], "--yes", "--database", database_url)
            result = await asyncio.to_thread(run, *words)
            assert result.exit_code == 0, result.output
            again = await server.join(made["id"], made["seats"][0]["token"])
            assert again.document["table"]["fault"] is None
            await guest.settled()
            assert guest.document["table"] == again.document["table"]

    asyncio.run(work())


# ------------------------------------------------------------------------------- what goes wrong


def test_stores_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    (tmp_path / "marineris.sqlite").write_text("this is no database, not at all" * 100)
    none = tmp_path / "none"
    postgres = "postgresql+asyncpg://ana:secret@127.0.0.1:1/x"
    cases = [
        (["--data", str(none)], "There is no store at"),
        (["--database", f"sqlite+aiosqlite:///{none}"], "There is no store at"),
        (["--data", str(tmp_path)], "is not a SQLite database, or it is damaged"),
        (["--database", postgres], "No PostgreSQL answers at"),
        (["--database", "nonsense"], "cannot be used"),
        (["--database", "postgresql://x/y"], "cannot be used"),
        (["--older-than", "soon"], "should read like 30m, 12h, 90d or 2w, not “soon”"),
        (["--status", "lost"], "There is no status “lost”. There are open, running and over"),
    ]
    for words, said in cases:
        told = failed(run("admin", "list", *words))
        assert said in told
        assert "secret" not in told
    assert not none.exists()


def test_without_the_servers_libraries_it_is_said_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.startswith("marineris.cli.store.")]:
        monkeypatch.delitem(sys.modules, name)
        monkeypatch.delattr(name, raising=False)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    assert 'pip install "marineris[server]"' in failed(run("admin", "list"))


def test_spans_of_time() -> None:
    text = Text("en")
    assert duration("30m") == 1_800_000
    assert duration(" 2 W ") == 14 * UNITS["d"]
    for bad in ("", "90", "d", "-1d", "1.5h", "1y"):
        with pytest.raises(CliError):
            duration(bad)
    said = [age(duration(span), text) for span in ("5m", "119m", "3h", "47h", "2d", "2w")]
    assert said == ["5 min", "119 min", "3 h", "47 h", "2 d", "14 d"]
    assert age(-5, text) == "0 min"


# ------------------------------------------------------------------------------- texts


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = run("admin", command, "--help")
    assert result.exit_code == 0
    assert "Examples" in result.output
    assert result.output.count(f"marineris admin {command}") > 1
    assert "--database" in result.output


def test_serve_names_the_environment() -> None:
    said = one_line(run("serve", "--help", columns=160).output)
    assert "MARINERIS_HOST" in said
    for option in ("--webhooks", "--webhooks-private", "--trust-proxy"):
        assert option in said


def test_no_message_is_left_over() -> None:
    text = (files("marineris") / "i18n" / "en" / "cli_server.ftl").read_text(encoding="utf-8")
    names = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    families = tuple(re.findall(r'"(cli-[a-z-]*-)\{', SOURCE))
    codes = ("bad-archive", "damaged-copy", "table-exists", "unknown-table")
    for name in names:
        short = re.sub("^cli-(help|error)-|-examples$", "", name)
        short = re.sub("-examples$", "", short)
        known = (f'"{name}"' in SOURCE, f'"{short}"' in SOURCE, short in codes, short == "serve")
        is_command = short.removeprefix("admin-") in COMMANDS
        assert any(known) or is_command or name.startswith(families), name


# ------------------------------------------------------------------------------- broken stores

CALLS = {
    "list": [],
    "export": [],
    "import": ["tables.jsonl"],
    "delete": ["abcdefghjk", "--yes"],
    "purge": ["--older-than", "1d", "--yes"],
    "backup": ["copy"],
    "reissue": ["abcdefghjk", "1"],
    "rollback": ["abcdefghjk"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_tells_what_is_wrong_with_a_store(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is no database, a damaged one, a folder, nothing at all: one sentence each."""
    monkeypatch.chdir(tmp_path)
    Path("tables.jsonl").write_text('{"end": 0}\n')
    Path("text").write_text("this is no database, not at all" * 100)
    within("sqlite+aiosqlite:///whole", lambda store: store.count())
    whole = Path("whole").read_bytes()
    Path("damaged").write_bytes(whole[:100] + bytes(200) + whole[300:])
    Path("folder").mkdir()
    for store, said in (
        ("text", "is not a SQLite database, or it is damaged"),
        ("damaged", "is not a SQLite database, or it is damaged"),
        ("folder", "cannot be opened for writing" if command == "import" else "There is no store"),
        ("missing", "" if command == "import" else "There is no store"),
    ):
        database = f"sqlite+aiosqlite:///{store}"
        result = run("admin", command, *CALLS[command], "--database", database)
        if said:
            assert said in failed(result), (store, result.output)
        assert "Traceback" not in result.output
    assert not Path("copy").exists()
    assert not list(tmp_path.glob(".copy*"))


@pytest.mark.parametrize("command", ["backup", "export"])
def test_a_copy_that_cannot_be_written_is_named(command: str, tmp_path: Path) -> None:
    """A folder that does not exist, or a folder in place of a file: the name a person knows."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'store'}"
    within(url, lambda store: store.count())
    option = ["-o"] if command == "export" else []
    for file, said in (
        (tmp_path / "no" / "copy", f"“{tmp_path / 'no' / 'copy'}” cannot be used: the folder"),
        (tmp_path, "it is a folder, not a file"),
    ):
        result = run("admin", command, *option, str(file), "--replace", "--database", url)
        assert said in failed(result)
