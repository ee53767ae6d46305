"""Every option and argument of every command with values it cannot use: a sentence, no traceback.

The list is made from the commands themselves, so a new option is tested as soon as it exists.
"""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import pytest
import typer.main
import uvicorn
from tests.cli.runner import run

import marineris
from marineris.arena.plan import make_plan
from marineris.arena.row import RowFile
from marineris.cli import app
from marineris.server import logs
from marineris.server.store.store import Store

KINDS = ("empty", "long", "number", "negative", "odd", "missing", "folder", "binary", "endless")
BASE: dict[str, dict[str, str]] = {
    "play": {"--seed": "1"},
    "serve": {"--port": "PORT", "--data": "data"},
    "simulate": {"--games": "1", "--seed": "1"},
    "replay": {"FILE": "game.txt", "--verify": ""},
    "cards": {"NAME": "ants"},
    "board": {},
    "i18n check": {"CODE": "sr-Cyrl"},
    "arena play": {"--bots": "random,greedy", "--seeds": "1"},
    "arena table": {"FILE": "rows.jsonl"},
    "arena report": {"--ledger": "ledger", "--output": "figures.md"},
    "tune": {"BOT": "medium", "--players": "1", "--steps": "1", "--seeds": "1"},
    "analyse": {"FILE": "game.txt", "--rollouts": "4"},
    "admin list": {"--data": "data"},
    "admin export": {"--data": "data"},
    "admin import": {"FILE": "tables.jsonl", "--data": "data"},
    "admin delete": {"ID": "abc", "--yes": "", "--data": "data"},
    "admin purge": {"--older-than": "90d", "--yes": "", "--data": "data"},
    "admin backup": {"FILE": "copy", "--data": "data"},
    "admin reissue": {"TABLE": "abc", "SEAT": "1", "--data": "data"},
    "admin rollback": {"TABLE": "abc", "--data": "data"},
}
"""How each command is called when nothing is wrong with the rest; files are in the folder."""
FINE: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "": [
        ("--seed", ("number", "negative")),  # any whole number is a seed
        # A folder is made where there is none.
        ("--data", ("empty", "number", "negative", "odd", "missing", "folder")),
        ("--database --redis --public-url", ("empty",)),  # none
    ],
    "play": [("--players", ("negative", "endless"))],  # names of people
    "simulate": [("--records", ("empty", "number", "negative", "odd", "missing", "folder"))],
    "arena play": [
        ("--rows --plot", ("number", "negative", "odd", "missing", "endless")),  # new files
        ("--plot", ("binary",)),
        ("--ledger", KINDS),  # without --final it means nothing
    ],
    "arena report": [("--output", ("number", "negative", "odd", "binary", "endless"))],
    "tune": [("--file", ("number", "negative", "odd", "endless"))],
    "cards": [("NAME --text", ("empty",))],
    "board": [
        ("--output", ("number", "negative", "odd", "binary", "endless")),  # all can be written
        ("--to", ("number", "negative")),  # without a record it means nothing
    ],
    "admin list": [("--limit", ("number",))],
    "admin export": [("--output", ("number", "negative", "odd"))],  # names of new files
    "admin backup": [("FILE", ("number", "negative", "odd"))],
}
"""Values that are right after all, for all commands or for one."""


def is_fine(command: str, name: str, kind: str) -> bool:
    """Whether a value may be taken."""
    lists = [*FINE[""], *FINE.get(command, [])]
    return any(name in names.split() and kind in kinds for names, kinds in lists)


def commands() -> dict[str, Any]:
    """All commands by what one types."""
    found: dict[str, Any] = {}

    def walk(command: Any, path: list[str]) -> None:
        for name, one in getattr(command, "commands", {}).items():
            walk(one, [*path, name])
        if not hasattr(command, "commands"):
            found[" ".join(path)] = command

    walk(typer.main.get_command(app), [])
    return found


COMMANDS = commands()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a record, a store and files of all kinds; a server stops as soon as it runs."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("MARINERIS_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 40)
    record = marineris.new("terraforming", players=2, seed=1).record().dumps()
    (tmp_path / "game.txt").write_text(record)
    with RowFile(tmp_path / "rows.jsonl", make_plan("mars2049", ["random", "gambler"], 2, {}, 1)):
        pass  # a plan without games
    (tmp_path / "ledger").mkdir()
    (tmp_path / "tables.jsonl").write_text('{"end": 0}\n')
    for data in ("data", "home/marineris"):
        (tmp_path / data).mkdir(parents=True)
        asyncio.run(_make_store(tmp_path / data / "marineris.sqlite"))
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    monkeypatch.setattr(uvicorn.Server, "serve", _serve_shortly)
    return tmp_path


async def _make_store(file: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()


async def _serve_shortly(self: uvicorn.Server, *_: object) -> None:
    self.config.load()
    lifespan = self.config.lifespan_class(self.config)
    await lifespan.startup()
    await lifespan.shutdown()


def value(kind: str, folder: Path) -> str:
    """A value of a kind; few options can use any of these."""
    return {
        "empty": "",
        "long": "x" * 5000,
        "number": "9" * 40,
        "negative": "-5",
        "odd": "\x1b[2J\udcff\n“",
        "missing": str(folder / "no" / "such" / "file"),
        "folder": str(folder / "folder"),
        "binary": str(folder / "binary"),
        "endless": "/dev/zero",
    }[kind]


def name_of(parameter: Any) -> str:
    """How a parameter is called on a help page."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar).strip("[].")
    return str(parameter.opts[0])


def words(command: str, base: dict[str, str], parameters: list[Any]) -> list[str]:
    """A command with its values, options first: an argument may begin with a hyphen."""
    options = [part for name, given in base.items() if name[0] == "-" for part in (name, given)]
    order = [name_of(one) for one in parameters if one.param_type_name == "argument"]
    arguments = [base[name] for name in order if name in base]
    return [*command.split(), *(one for one in options if one), "--", *arguments]


def own_parameters(command: str) -> list[Any]:
    """The parameters that take a value and that no earlier command has."""
    seen: set[tuple[str, str]] = set()
    for name in BASE:
        own = [one for one in COMMANDS[name].params if not getattr(one, "is_flag", False)]
        own = [one for one in own if (name_of(one), one.help) not in seen]
        if name == command:
            return own
        seen.update((name_of(one), one.help) for one in own)
    return []


def complaint_about(result: Any, may_pass: bool) -> str:
    """What is wrong with how a command took a value; empty if nothing is."""
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        return f"raised {result.exception!r}"
    if "Traceback" in result.output:
        return f"showed a traceback: {result.output[-1500:]}"
    if result.exit_code not in ((0, 1, 2) if may_pass else (2,)):
        return f"ended with {result.exit_code}: {result.output[:200]!r}"
    if result.exit_code == 2:
        lines = result.stderr.strip().splitlines()
        if not 1 <= len(lines) <= 2 or len(result.stderr) > 1500:
            return f"said {result.stderr[:300]!r}"
        if "\x1b" in result.stderr:
            return "gave a terminal orders"
    return ""


def test_every_command_is_covered() -> None:
    assert set(BASE) == set(COMMANDS)


@pytest.mark.parametrize("command", list(BASE))
def test_no_value_is_answered_with_a_traceback(command: str, folder: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    parameters = COMMANDS[command].params
    base = {name: port if given == "PORT" else given for name, given in BASE[command].items()}
    troubles = []
    for parameter in own_parameters(command):
        name = name_of(parameter)
        for kind in KINDS:
            given = words(command, {**base, name: value(kind, folder)}, parameters)
            if not value(kind, folder) and name[0] == "-":
                given.insert(given.index(name) + 1, "")
            fault = complaint_about(run(*given), is_fine(command, name, kind))
            if fault:
                troubles.append(f"{name} {kind}: {fault}")
    assert not troubles, "\n".join(troubles)
