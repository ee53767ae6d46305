"""`marineris serve`: wrong settings are told before anything else, and people can read the rest."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn
from tests.cli.runner import one_line, run
from tests.cli.terminal import COMMAND, address_noted, at_terminal, fake_browser, surroundings
from tests.server.conftest import POSTGRES, named

from marineris.server import logs
from marineris.server.settings import Settings


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        probe.listen()
        yield int(probe.getsockname()[1])


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was opened in a browser. No server may be served within the test's own process."""
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    monkeypatch.setattr(logs, "configure", lambda *_: None)  # it would outlive the test

    async def serve(*_: object) -> None:
        raise AssertionError("the server was started")

    monkeypatch.setattr(uvicorn.Server, "serve", serve)
    return addresses


def refused(*words: str, variables: dict[str, str] | None = None) -> str:
    """The one sentence with which a start is refused."""
    result = run("serve", "--open", *words, variables=variables)
    assert result.exit_code == 2, (result.output, result.exception)
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    return one_line(result.stderr)


WRONG = [
    ("--port", "99999", "--port cannot be “99999”: it should be a number from 1 to 65535."),
    ("--port", "0", "a number from 1 to 65535"),
    ("--port", "-1", "a number from 1 to 65535"),
    ("--port", "9" * 30, "a number from 1 to 65535"),
    ("--port", "high", "--port should be a whole number."),
    ("--log-level", "zz", "it should be “debug”, “info”, “warning” or “error”."),
    ("--log-format", "xml", "it should be “auto”, “text” or “json”."),
    ("--database", "nonsense", "postgresql+asyncpg://user:password@host/name"),
    ("--database", "postgresql://u:hush@host/name", "postgresql+asyncpg://user:password@host/name"),
    ("--database", "mysql://u:hush@host/name", "sqlite+aiosqlite:////path/to/file"),
    ("--redis", "nonsense", "an address such as redis://host:6379."),
    ("--redis", "redis://:hush@host:port", "an address such as redis://host:6379."),
    ("--public-url", "mars", "an address such as https://mars.example.org."),
    ("--host", "no such host", "an address such as 127.0.0.1"),
    ("--host", "", "an address such as 127.0.0.1"),
    ("--host", "nowhere.invalid", "The address “nowhere.invalid” is not known."),
    ("--host", "192.0.2.1", "This machine does not have the address “192.0.2.1”"),
    ("--bot-processes", "0", "a number from 1 to 256"),
]


@pytest.mark.parametrize(("option", "value", "said"), WRONG)
def test_a_wrong_option_is_one_sentence(
    opened: list[str], tmp_path: Path, option: str, value: str, said: str
) -> None:
    """No address is printed and no browser opened before the settings are known to be right."""
    found = refused("--data", str(tmp_path / "data"), option, value)
    assert said in found
    assert "hush" not in found
    assert opened == []
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "99999", "The setting MARINERIS_PORT cannot be “99999”"),
        ("PORT", "high", "it should be a number."),
        ("LOG_LEVEL", "zz", "The setting MARINERIS_LOG_LEVEL cannot be “zz”"),
        ("DATABASE", "nonsense", "The setting MARINERIS_DATABASE cannot be used"),
        ("WEBHOOKS", "perhaps", "it should be yes or no."),
        ("MOST_TABLES", "9" * 40, "it should be a number from 0 to 1000000000."),
        ("KEEP_CHAT_DAYS", "a week", "it should be a number."),
        ("KEEP_FINISHED_DAYS", "-1", "it should be a number."),
        ("BACKUP_HOURS", "0", "it should be a number from 1 to 8760."),
        ("BACKUP_COPIES", "0", "it should be a number from 1 to 1000."),
    ],
)
def test_a_wrong_variable_is_one_sentence(name: str, value: str, said: str) -> None:
    assert said in refused(variables={f"MARINERIS_{name}": value})


@pytest.mark.parametrize("language", ["pl", "uk", "sr"])
def test_the_sentence_is_in_the_language_asked_for(language: str) -> None:
    found = refused("--port", "99999", "--language", language)
    assert "should be" not in found
    assert "65535" in found


def test_a_taken_port(taken: int, tmp_path: Path, opened: list[str]) -> None:
    """Of two servers the second says that the port is in use, and touches no store."""
    found = refused("--port", str(taken), "--data", str(tmp_path / "data"))
    assert f"Port {taken} is in use already" in found
    assert "--port" in found
    assert opened == []
    assert not (tmp_path / "data").exists()


def test_a_data_folder_that_is_a_file(port: int, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    for folder in ("data", "data/deeper"):
        found = refused("--port", str(port), "--data", str(tmp_path / folder))
        assert "it is a file, not a folder. Choose another one with --data." in found


BACKUP_REFUSALS = {
    "en": "The backup folder “{folder}” cannot be used: it is a file, not a folder.",
    "pl": "Nie można użyć folderu kopii zapasowych „{folder}”",
    "uk": "Теку резервних копій «{folder}» не можна використати",
    "sr": "Fascikla za rezervne kopije „{folder}” ne može da se koristi",
}


@pytest.mark.parametrize("language", BACKUP_REFUSALS)
def test_a_backup_folder_that_is_a_file(port: int, tmp_path: Path, language: str) -> None:
    """It is refused at the start, not found out when the first copy is due."""
    (tmp_path / "copies").write_text("")
    for folder in (tmp_path / "copies", tmp_path / "copies" / "deeper"):
        found = refused(
            *("--port", str(port), "--data", str(tmp_path / "data"), "--language", language),
            variables={"MARINERIS_BACKUP_FOLDER": str(folder)},
        )
        assert BACKUP_REFUSALS[language].format(folder=folder) in found
        assert "MARINERIS_BACKUP_FOLDER" in found
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="an administrator may write everywhere")
def test_a_data_folder_that_cannot_be_written(port: int, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    found = refused("--port", str(port), "--data", str(tmp_path / "data"))
    assert "cannot be opened for writing" in found
    assert "you may not read or write it" in refused(
        "--port", str(port), "--data", str(tmp_path / "data" / "deeper")
    )


def test_a_store_that_is_no_database(port: int, tmp_path: Path) -> None:
    (tmp_path / "marineris.sqlite").write_bytes(b"no database at all " * 300)
    found = refused("--port", str(port), "--data", str(tmp_path))
    assert "marineris.sqlite” is not a SQLite database, or it is damaged." in found


def test_a_store_that_is_a_folder(port: int, tmp_path: Path) -> None:
    (tmp_path / "marineris.sqlite").mkdir()
    assert "cannot be opened for writing" in refused("--port", str(port), "--data", str(tmp_path))


def test_a_store_of_a_newer_version(port: int, tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "marineris.sqlite") as store:
        store.execute("CREATE TABLE alembic_version (version_num TEXT)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")
    store.close()
    found = refused("--port", str(port), "--data", str(tmp_path))
    assert "written by a newer version of Marineris" in found


def test_a_database_that_does_not_answer(port: int) -> None:
    with socket.socket() as probe:  # bound, but it does not listen
        probe.bind(("127.0.0.1", 0))
        address = f"postgresql+asyncpg://mars:hush@127.0.0.1:{probe.getsockname()[1]}/mars"
        found = refused("--port", str(port), "--database", address)
    assert "No PostgreSQL answers at postgresql+asyncpg://mars:***@127.0.0.1" in found
    found = refused("--port", str(port), "--database", "postgresql+asyncpg://a:b@nowhere.invalid/c")
    assert "No PostgreSQL answers at" in found


def test_a_database_that_does_not_exist(port: int) -> None:
    address = urlsplit(named(POSTGRES))._replace(path="/no_such_database").geturl()
    assert "There is no database of this name" in refused(
        "--port", str(port), "--database", address
    )


def test_a_user_that_postgresql_does_not_know(port: int) -> None:
    parts = urlsplit(named(POSTGRES))
    address = parts._replace(netloc=f"nobody:hush@{parts.hostname}:{parts.port}").geturl()
    found = refused("--port", str(port), "--database", address)
    assert "PostgreSQL refuses the user or the password" in found
    assert "hush" not in found


def test_at_a_terminal_the_server_is_readable(port: int, tmp_path: Path) -> None:
    """A person reads where to go, where the tables are and how to stop; no JSON. The browser is
    opened once the page can be had, and Ctrl-C stops in order."""
    browser, note = fake_browser(tmp_path)
    words = ["serve", "--open", "--host", "0.0.0.0", "--port", str(port), "--data", str(tmp_path)]
    with at_terminal(*words, BROWSER=browser) as terminal:
        terminal.wait_for("Ctrl-C")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=10) as answer:
            assert answer.status == 200
        # The browser starts beside the server, which does not wait for it when it stops.
        assert address_noted(note) == f"http://localhost:{port}/\n"
        shown = terminal.shown
        assert "Marineris " in shown
        assert "is running." in shown
        assert f"http://localhost:{port}/" in shown
        assert str(tmp_path / "marineris.sqlite") in shown
        assert "\x1b[" in terminal.raw
        terminal.type("\x03")
        assert terminal.wait() == 0
        assert terminal.shown.endswith("Stopped. All tables are kept.\n")
        assert "{" not in terminal.shown
        assert "Traceback" not in terminal.shown


def test_a_second_ctrl_c_waits_for_nobody(port: int, tmp_path: Path) -> None:
    """A request that never ends holds up the stop; pressing Ctrl-C again ends it, quietly."""
    words = ["serve", "--port", str(port), "--data", str(tmp_path)]
    with at_terminal(*words, NO_COLOR="1") as terminal:
        terminal.wait_for("Ctrl-C")
        with socket.create_connection(("127.0.0.1", port)) as client:
            # The body is never sent, so the answer never comes.
            client.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n"
            )
            assert b"100 Continue" in client.recv(1000)  # it is being read
            terminal.type("\x03")
            terminal.wait_for("Stopping")
            terminal.type("\x03")
            assert terminal.wait() == 0
        assert "Stopped. All tables are kept." in terminal.shown
        assert "Traceback" not in terminal.shown


def test_elsewhere_the_server_writes_json_lines(port: int, tmp_path: Path) -> None:
    """A service manager gets one JSON object a line, and an orderly end after SIGTERM."""
    words = ["serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()
    ) as process:
        assert process.stderr is not None
        found = []
        for line in process.stderr:
            found.append(json.loads(line))
            if found[-1]["message"] == "listening":
                break
        assert found[-1]["address"] == f"http://127.0.0.1:{port}/"
        assert found[-1]["store"] == str(tmp_path / "marineris.sqlite")
        process.send_signal(signal.SIGTERM)
        output, rest = process.communicate(timeout=60)
    assert all(json.loads(line)["level"] == "INFO" for line in rest.splitlines())
    assert output == b""
    assert process.returncode == 0


def test_the_options_are_named_as_the_settings() -> None:
    """A refusal names `--` and the setting's name: there must be such an option."""
    said = run("serve", "--help", columns=200).output
    for name in ("host", "port", "database", "redis", "public_url", "log_level", "log_format"):
        assert hasattr(Settings(), name)
        assert f"--{name.replace('_', '-')}" in said
