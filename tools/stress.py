"""Send a server what hurries it: chat lines on connections that drop, seats taken and left at once.

`python tools/stress.py chat --times 1000` has spectators say something and reset the connection,
while two people go on playing; every move must be accepted. `python tools/stress.py seats --times
1000` has one person sit down on the last open seat while another gets up; no game may run with an
open seat. `--database postgresql` uses the PostgreSQL that `MARINERIS_TEST_POSTGRES` names, or
starts one. The last line says what was counted; the status is 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import struct
import sys
import tempfile
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from typing import Any

import httpx
from services import Services
from table_process import Process, database_in
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0
RESET = struct.pack("ii", 1, 0)
"""Linger for no time: closing the socket resets the connection."""
RUNNING = "running"


class Seated:
    """One person at a table, who makes moves."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._mark = 0
        self.version = 0

    async def hello(self, token: str) -> Any:
        """Sit down; the state."""
        await self._socket.send(json.dumps({"do": "hello", "token": token}))
        while (message := await self._next())["is"] != "state":
            pass
        return message

    async def toggle(self, move: int) -> None:
        """Pick something, then take it back: two moves that always can be made."""
        for do in ({"do": "move", "move": move}, {"do": "undo"}):
            self._mark += 1
            mark = f"m{self._mark}"
            await self._socket.send(json.dumps({**do, "at": self.version, "id": mark}))
            while (answer := await self._next()).get("id") != mark:
                pass
            if answer["is"] != "done":
                raise RuntimeError(f"{do} was refused: {answer}")

    async def _next(self) -> Any:
        message = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        self.version = max(self.version, message.get("version", 0))
        return message


async def say_and_drop(address: str, table: str, number: int) -> None:
    """Watch a table, say something and reset the connection without waiting."""
    async with connect(f"ws://{address}/api/tables/{table}/socket", close_timeout=0.1) as socket:
        await socket.send(json.dumps({"do": "hello"}))
        await socket.recv()
        await socket.send(json.dumps({"do": "chat", "text": f"line {number}"}))
        socket.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, RESET)
        socket.transport.abort()


async def chat(address: str, times: int) -> str:
    """Lines on connections that drop, while people play."""
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = (
            await http.post("/api/tables", json={"game": "terraforming", "seats": seats})
        ).json()
        url = f"ws://{address}/api/tables/{made['id']}/socket"
        async with connect(url) as socket:
            player = Seated(socket)
            state = await player.hello(made["seats"][0]["token"])
            move = state["document"]["decision"]["moves"][0]
            for number in range(0, times, 4):
                lines = [say_and_drop(address, made["id"], number + one) for one in range(4)]
                await asyncio.gather(player.toggle(move), *lines)
            await player.toggle(move)
        health = await http.get("/health")
    if health.status_code != 200:
        raise RuntimeError(f"/health answers {health.status_code}")
    return f"{times} lines on dropped connections, {player.version - 1} moves, all accepted"


async def seats(address: str, times: int) -> str:
    """The last open seat is taken while another is left."""
    ends = {"running": 0, "waiting": 0}
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as http:
        for number in range(times):
            ends[await race_for_seats(http, number)] += 1
    return f"{times} races for seats: {ends['running']} running, {ends['waiting']} waiting, no gap"


async def race_for_seats(http: httpx.AsyncClient, number: int) -> str:
    """One race; how the table stands after it."""
    body = {"game": "mars2049", "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
    made = (await http.post("/api/tables", json=body)).json()
    path = f"/api/tables/{made['id']}"
    token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}

    async def leave() -> int:
        await asyncio.sleep((number % 20) / 1000)
        return (await http.post(f"{path}/seats/0/leave", headers=token)).status_code

    take = http.post(f"{path}/seats/1/take", json={"name": "B"})
    took, left = await asyncio.gather(take, leave())
    card = (await http.get(path)).json()
    kinds = [seat["kind"] for seat in card["seats"]]
    has_begun = (await http.post(f"{path}/seats/1/leave")).status_code == 409
    is_running = card["status"] == RUNNING or has_begun
    if took.status_code != 200 or left not in (204, 409) or (left == 409) != is_running:
        raise RuntimeError(f"taken {took.status_code}, left {left}: {card['status']} {kinds}")
    if is_running and "open" in kinds:
        raise RuntimeError(f"race {number}: the game runs with seats {kinds}")
    await http.delete(path, headers={"Authorization": f"Bearer {made['host']}"})
    return RUNNING if is_running else "waiting"


async def run(options: argparse.Namespace, database: str, folder: Path) -> str:
    """Start a server and do it."""
    work = {"chat": chat, "seats": seats}[options.what]
    async with AsyncExitStack() as stack:
        if not database:
            database = f"sqlite+aiosqlite:///{folder / 'store.sqlite'}"
        else:
            database = await stack.enter_async_context(database_in(database))
        process = Process(database, folder / "log")
        await process.start()
        stack.push_async_callback(process.kill)
        try:
            return await work(process.address, options.times)
        except Exception:
            print(process.log_end(), file=sys.stderr)
            raise


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["chat", "seats"])
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = ""
        if options.database == "postgresql":
            database = os.environ.get("MARINERIS_TEST_POSTGRES", "")
            database = database or stack.enter_context(Services.start()).postgres or ""
        told = asyncio.run(run(options, database, Path(folder)))
    print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
