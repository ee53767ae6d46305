"""The examples run, as somebody who reads them would run them, and do what they say."""

from __future__ import annotations

import asyncio
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import uvicorn
from tests.server.guest import Inline

from marineris.bots.arena import Match, play_match
from marineris.server.settings import Settings
from marineris.server.web.app import create_app
from marineris.table.patch import difference

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def run(*words: str, folder: Path | None = None) -> str:
    """What an example prints, run as a program of its own."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder or ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_listed_and_tested() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    tested = Path(__file__).read_text(encoding="utf-8")
    names = [entry.name for entry in sorted(EXAMPLES.iterdir()) if entry.name[0] not in "_."]
    for name in set(names) - {"README.md"}:
        assert f"[{name}" in listed
        assert f"{name}'" in tested or f'{name}"' in tested


def test_the_bot_beats_chance() -> None:
    """A whole game, twice: the same seed plays the same."""
    bots = (f"{EXAMPLES / 'bot.py'}:OneAhead", "random")
    match = Match("terraforming", bots, seed=1)
    outcome, again = play_match(match), play_match(match)
    assert outcome.fault == ""
    assert outcome.result == again.result
    points = {row["seat"]: row["total"] for row in outcome.result}
    assert points[0] > points[1]


def test_the_study_prints_a_table_and_draws_a_plot(tmp_path: Path) -> None:
    file = tmp_path / "study.svg"
    said = run(
        str(EXAMPLES / "study.py"), "--games", "3", "--players", "2", "3", "--output", str(file)
    )
    rows = said.splitlines()[1:3]
    assert [row.split()[:2] for row in rows] == [["2", "3"], ["3", "3"]]
    picture = ElementTree.parse(file).getroot()
    lines = picture.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2
    assert all(len(line.attrib["points"].split()) > 1 for line in lines)


def test_the_expansion_plays() -> None:
    said = run(str(EXAMPLES / "dust_storm"))
    assert "Wind Turbines, 11 M€: Increase your energy production 1 step." in said
    found = re.search(r"(\d+) generations, (\d+) storms", said)
    assert found is not None
    generations, storms = map(int, found.groups())
    assert storms == generations // 3
    assert "replayed: True" in said


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_the_network_client_plays_to_the_end(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client = runpy.run_path(str(EXAMPLES / "network_client.py"))
    bot = {"terraforming": "random", "mars2049": "expansionist"}[game]
    asyncio.run(at_a_server(tmp_path, lambda server: client["run"](server, game, bot, 1)))
    said = capsys.readouterr().out
    assert re.findall(r"^(\d)\. seat (\d): -?\d+$", said, re.MULTILINE)
    assert sorted(re.findall(r"seat (\d)", said)) == ["1", "2"]


async def at_a_server(folder: Path, do: Any) -> None:
    """Serve on a free port while something is done."""
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder / 'store.sqlite'}",
        bot_pause=0,
        answer_pause=0,
        tables_an_hour=0,
        requests_a_second=0,
        messages_a_second=100_000,
    )
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        app.state.registry.bot_pool = Inline()
        port = server.servers[0].sockets[0].getsockname()[1]
        await do(f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await serving


def test_patches_are_made_as_the_package_makes_them() -> None:
    patched = runpy.run_path(str(EXAMPLES / "network_client.py"))["patched"]
    old = {"a": 1, "b": {"c": [1, 2], "d": 4, "e": 5}, "f": [1, {"g": 2}]}
    new = {"b": {"c": [1, 2, 3], "d": 5, "h": None}, "f": [1, {"g": 3}, 7], "i": "x"}
    assert patched(old, difference(old, new)) == new
