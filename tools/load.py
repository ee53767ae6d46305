"""A full server: hundreds of tables of bots and hundreds of people, measured.

`python tools/load.py --tables 500 --people 200 --minutes 30` starts a server with an embedded
store, opens the tables, lets the people play, and reports how long their moves took, what memory
the server used and what went wrong. `--bots medium` seats that bot everywhere instead of the usual
one of each game. It ends with status 1 if a bar below is not met.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from marineris.table.patch import applied

P99_MILLISECONDS = 100.0
MEGABYTES_A_TABLE = 1.0
MEGABYTES_GROWN = 40.0
"""What the server may grow by in the second half of a run."""
THINKING = 4.0
"""Seconds that a person thinks on average."""
ARRIVING = 60.0
"""Seconds in which everybody comes, one after the other."""
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("terraforming", {"corporate_era": True, "draft": True}, 3),
    ("terraforming", {}, 2),
    ("terraforming", {"corporate_era": True}, 5),
    ("mars2049", {}, 3),
]


@dataclass
class Figures:
    """What was measured."""

    moves: list[float] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    finished: int = 0
    base: float = 0.0
    loaded: float = 0.0


class Server:
    """A server process of its own."""

    def __init__(self, folder: str, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self._folder = folder
        self._port = port
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        limits = {
            "MARINERIS_TABLES_AN_HOUR": "0",
            "MARINERIS_REQUESTS_A_SECOND": "0",
            "MARINERIS_SOCKETS_AN_ADDRESS": "0",
            "MARINERIS_BOT_PAUSE": "0",
            "MARINERIS_LOG_LEVEL": "warning",
        }
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "marineris.cli",
            "serve",
            "--port",
            str(self._port),
            "--data",
            self._folder,
            env={**os.environ, **limits},
        )
        async with httpx.AsyncClient(base_url=f"http://{self.address}") as http:
            for _ in range(200):
                try:
                    await http.get("/health")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        raise RuntimeError("the server did not start")

    def megabytes(self) -> float:
        """What the server holds in memory, without the bots' processes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGINT)
            await self._process.wait()


class Registry:
    """Everybody who plays."""

    def __init__(self, server: Server, figures: Figures, seed: int, bots: str) -> None:
        self.server = server
        self.figures = figures
        self.rng = random.Random(seed)
        self.bots = bots
        self.http = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60)
        self.until = 0.0

    async def open(self, kinds: list[str], game: int) -> Any:
        name, options, players = GAMES[game % len(GAMES)]
        seats = [{"kind": kind} for kind in kinds]
        seats += [{"kind": "bot", "bot": self.bots} for _ in range(players - len(kinds))]
        body = {"game": name, "options": options, "seats": seats}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        return answer.json()

    async def arrive(self) -> None:
        """Nobody comes in the same instant as hundreds of others."""
        await asyncio.sleep(self.rng.uniform(0, ARRIVING))

    async def keep_bots_playing(self, number: int) -> None:
        """One table of bots after the other; somebody has to look, for it to be loaded."""
        await self.arrive()
        while time.monotonic() < self.until:
            table = await self.open([], number)
            await self._watch(table["id"])
            await self.http.delete(
                f"/api/tables/{table['id']}", headers={"Authorization": f"Bearer {table['host']}"}
            )

    async def _watch(self, table_id: str) -> None:
        # Asking for the result loads the table; it says when the game is over.
        while time.monotonic() < self.until:
            answer = await self.http.get(f"/api/tables/{table_id}/result")
            if answer.status_code == 200:
                self.figures.finished += 1
                return
            if answer.status_code != 409:
                self.figures.faults.append(f"result: {answer.status_code} {answer.text[:200]}")
                return
            await asyncio.sleep(self.rng.uniform(20, 40))

    async def play_as_a_person(self, number: int) -> None:
        await self.arrive()
        while time.monotonic() < self.until:
            table = await self.open(["person"], number)
            try:
                await self._sit(table)
            except Exception as error:
                self.figures.faults.append(f"socket: {error!r}"[:300])
                return

    async def _sit(self, table: Any) -> None:
        url = f"ws://{self.server.address}/api/tables/{table['id']}/socket"
        async with connect(url, max_size=None) as line:
            hello = {"do": "hello", "token": table["seats"][0]["token"], "language": "en"}
            await line.send(json.dumps(hello))
            seen: Any = {}
            version = 0
            asked = 0.0
            while time.monotonic() < self.until:
                try:
                    left = self.until - time.monotonic()
                    message = json.loads(await asyncio.wait_for(line.recv(), left))
                except TimeoutError:
                    return
                if message["is"] == "state":
                    seen, version = message["document"], message["version"]
                elif message["is"] == "update":
                    seen, version = applied(seen, message["patch"]), message["version"]
                elif message["is"] == "done":
                    self.figures.moves.append(time.perf_counter() - asked)
                    asked = 0.0
                elif message["is"] == "error" and message["code"] != "stale":
                    self.figures.faults.append(f"{message['code']}: {message['text']}"[:300])
                    asked = 0.0
                else:
                    asked = 0.0
                if seen["table"]["status"] == "over":
                    return
                if not asked and seen["decision"]:
                    await asyncio.sleep(self.rng.expovariate(1 / THINKING))
                    move = self.rng.choice(seen["decision"]["moves"])
                    asked = time.perf_counter()
                    await line.send(json.dumps({"do": "move", "at": version, "move": move}))

    async def look_at_memory(self, begun: float) -> None:
        while time.monotonic() < self.until:
            self.figures.memory.append((time.monotonic() - begun, self.server.megabytes()))
            metrics = (await self.http.get("/metrics")).text
            loaded = _figure(metrics, "marineris_tables_loaded")
            self.figures.loaded = max(self.figures.loaded, loaded)
            await asyncio.sleep(5)


async def run(arguments: argparse.Namespace) -> Figures:
    """The whole run."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        server = Server(folder, port)
        await server.start()
        try:
            await _fill(server, figures, arguments)
        finally:
            await server.stop()
    return figures


async def _fill(server: Server, figures: Figures, arguments: argparse.Namespace) -> None:
    registry = Registry(server, figures, arguments.seed, arguments.bots)
    # A first table loads what all tables share.
    first = await registry.open(["person"], 0)
    await registry.http.get(f"/api/tables/{first['id']}/result")
    figures.base = server.megabytes()
    begun = time.monotonic()
    registry.until = begun + arguments.minutes * 60
    tasks = [registry.keep_bots_playing(number) for number in range(arguments.tables)]
    tasks += [registry.play_as_a_person(number) for number in range(arguments.people)]
    progress = asyncio.create_task(_progress(registry, figures, begun))
    results = await asyncio.gather(*tasks, registry.look_at_memory(begun), return_exceptions=True)
    progress.cancel()
    figures.faults += [repr(one)[:300] for one in results if isinstance(one, Exception)]
    metrics = (await registry.http.get("/metrics")).text
    print(f"bot moves: {_sum(metrics, 'marineris_moves_total', 'bot'):.0f}")
    await registry.http.aclose()


async def _progress(registry: Registry, figures: Figures, begun: float) -> None:
    told = 0
    while True:
        await asyncio.sleep(30)
        latest = sorted(figures.moves[told:])
        told = len(figures.moves)
        tail = f"p99 {1000 * latest[int(len(latest) * 0.99)]:.0f} ms" if latest else "none lately"
        print(
            f"{(time.monotonic() - begun) / 60:5.1f} min  {told} moves of people, {tail}, "
            f"{figures.finished} games of bots, {registry.server.megabytes():.0f} MB, "
            f"{len(figures.faults)} faults",
            flush=True,
        )


def _figure(metrics: str, name: str) -> float:
    return next(float(line.split()[-1]) for line in metrics.splitlines() if line.startswith(name))


def _sum(metrics: str, name: str, by: str) -> float:
    lines = [line for line in metrics.splitlines() if line.startswith(name) and f'"{by}"' in line]
    return sum(float(line.split()[-1]) for line in lines)


def report(figures: Figures) -> int:
    """Print what was measured; 1 if a bar is not met."""
    moves = sorted(1000 * seconds for seconds in figures.moves)
    if not moves:
        print("nobody moved")
        return 1
    p50, p99 = moves[len(moves) // 2], moves[int(len(moves) * 0.99)]
    memory = [megabytes for _, megabytes in figures.memory]
    half = len(memory) // 2
    quarter = max(1, len(memory) // 8)
    middle = sum(memory[half : half + quarter]) / quarter
    end = sum(memory[-quarter:]) / quarter
    a_table = (max(memory) - figures.base) / max(1.0, figures.loaded)
    print(
        f"people's moves: {len(moves)}, p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {moves[-1]:.0f} ms"
    )
    print(f"games of bots finished: {figures.finished}; most tables loaded: {figures.loaded:.0f}")
    print(
        f"memory: {figures.base:.0f} MB with one table, {middle:.0f} MB at half time, {end:.0f} MB"
    )
    print(f"        {a_table:.2f} MB a loaded table at the peak")
    print(f"faults: {len(figures.faults)}")
    for fault in sorted(set(figures.faults))[:10]:
        print(f"  {fault}")
    met = (
        not figures.faults
        and p99 < P99_MILLISECONDS
        and a_table <= MEGABYTES_A_TABLE
        and end - middle < MEGABYTES_GROWN
    )
    print("all bars met" if met else "NOT all bars met")
    return 0 if met else 1


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="", help="the bot on every seat of a bot")
    return report(asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    sys.exit(main())
