"""The end of a server: an orderly stop leaves nothing running, and a killed one no bot process."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import PATIENCE, person, serving

from marineris.server.errors import StoreFailed

KILLS = int(os.environ.get("MARINERIS_TEST_BOT_KILLS", "10"))
"""At staggered moments of the start of a bot process."""
SERVERS = """
import asyncio, os, signal, sys
import marineris
from marineris.server.rooms.bot_pool import BotPool

async def main():
    game = marineris.new("terraforming", players=2, seed=1)
    await BotPool(1).choose(game, 0, "random")
    print("thought", flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            print(os.getpid(), flush=True)
            asyncio.run(main())
"""
"""Starts a server, as far as its bots go, for every line that it is sent, and tells its number."""
NO_PRCTL = """
import ctypes

def missing(*_):
    raise OSError("there is no such library")

ctypes.CDLL = missing
"""
"""A system that is not Linux, for the servers and for their bots."""


@pytest.mark.anyio
@pytest.mark.parametrize("has_caller", [True, False])
async def test_a_stop_while_a_table_is_loading(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, has_caller: bool
) -> None:
    """Nothing is left running, nothing fails unheard, whether or not somebody waits for it."""
    caller: asyncio.Task[Any] | None = None
    async with serving() as server:
        registry = server.registry
        made = await server.open(seats=person(2))
        is_loading = asyncio.Event()

        async def slow(*_: object) -> Any:
            is_loading.set()
            await asyncio.sleep(PATIENCE * 10)

        monkeypatch.setattr(registry.store, "entries", slow)
        caller = asyncio.create_task(registry.room(made["id"]))
        await is_loading.wait()
        if not has_caller:
            caller.cancel()
        loading = tuple(registry._loading.values())
        assert len(loading) == 1
    assert all(task.done() for task in loading)
    results = await asyncio.gather(caller, return_exceptions=True)
    assert isinstance(results[0], StoreFailed if has_caller else asyncio.CancelledError)
    with pytest.raises(StoreFailed):
        await registry.room(made["id"])
    del loading, caller, results
    gc.collect()  # asyncio complains of errors that nobody has heard when they are collected
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
    ours = [task for task in asyncio.all_tasks() if "marineris" in repr(task)]
    assert ours == []


@pytest.mark.anyio
async def test_a_table_that_fails_to_load_for_nobody_is_not_reported_twice(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        is_loading = asyncio.Event()

        async def broken(*_: object) -> Any:
            is_loading.set()
            await asyncio.sleep(0)
            raise StoreFailed("away")

        monkeypatch.setattr(server.registry.store, "entries", broken)
        caller = asyncio.create_task(server.registry.room(made["id"]))
        await is_loading.wait()
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        while server.registry._loading:
            await asyncio.sleep(0)
        gc.collect()
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []


def of_session(leader: int) -> list[str]:
    """The processes of a session, whoever their parent is now (Linux)."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        if int(fields[3]) == leader and fields[0] != "Z":
            found.append(folder.name)
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize(
    ("kills", "prelude"), [(KILLS, ""), (4, NO_PRCTL)], ids=["linux", "elsewhere"]
)
def test_no_bot_process_outlives_a_server_that_is_killed(
    tmp_path: Path, kills: int, prelude: str
) -> None:
    """Whenever in their start it is killed, and where the system does not end them."""
    script = tmp_path / "servers.py"
    script.write_text(prelude + SERVERS)
    pipe = subprocess.PIPE
    killed = []
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
    ) as starter:
        assert starter.stdin is not None
        assert starter.stdout is not None
        start_seconds = 0.0
        for number in range(kills + 1):
            starter.stdin.write(b"go\n")
            starter.stdin.flush()
            # The one before may still have said that it has thought.
            said = next(line for line in starter.stdout if line != b"thought\n")
            killed.append(int(said))
            begun = time.monotonic()
            if number == 0:
                assert starter.stdout.readline() == b"thought\n"
                start_seconds = time.monotonic() - begun
            # No condition to wait for: every moment of the start is to be tried.
            time.sleep(start_seconds * max(0, number - 1) / kills)
            os.kill(killed[-1], signal.SIGKILL)
        starter.stdin.close()
    end = time.monotonic() + PATIENCE
    while (left := [one for pid in killed for one in of_session(pid)]) and time.monotonic() < end:
        time.sleep(0.05)
    for one in left:
        os.kill(int(one), signal.SIGKILL)
    assert left == []
