"""A table server as a process of its own, for tools: started, waited for, killed."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine

HOST = "127.0.0.1"
START_SECONDS = 120.0
LIMITS = {
    "MARINERIS_BOT_PAUSE": "0",
    "MARINERIS_TABLES_AN_HOUR": "0",
    "MARINERIS_REQUESTS_A_SECOND": "0",
    "MARINERIS_MESSAGES_A_SECOND": "100000",
}


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Nursery:
    """Starts servers by forking a process that has loaded the program."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def fork(self, arguments: list[str], log: Path) -> int:
        """A new server; the number of its process."""
        if self._process is None:
            script = str(Path(__file__).with_name("nursery.py"))
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, script, stdin=pipe, stdout=pipe
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"arguments": arguments, "environment": LIMITS, "log": str(log)}
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        return int(await self._process.stdout.readline())

    async def close(self) -> None:
        """End it, and its servers."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()


class Process:
    """A server on one port and one store, however often it is started.

    With a nursery it is forked there, else the command is run as anybody runs it.
    """

    def __init__(
        self, database: str, log: Path, redis: str = "", nursery: Nursery | None = None
    ) -> None:
        self.port = free_port()
        self.address = f"{HOST}:{self.port}"
        self._arguments = ["serve", "--host", HOST, "--port", str(self.port)]
        self._arguments += ["--database", database, "--log-level", "warning"]
        if redis:
            self._arguments += ["--redis", redis]
        self._log = log
        self._nursery = nursery
        self._id = 0

    @property
    def is_running(self) -> bool:
        """Whether it has been started and has not ended."""
        if not self._id:
            return False
        if self._nursery is None:  # a child of ours, which has to be waited for
            with suppress(ChildProcessError):
                os.waitpid(self._id, os.WNOHANG)
        try:
            os.kill(self._id, 0)
        except ProcessLookupError:
            return False
        return True

    async def spawn(self) -> None:
        """Start it and do not wait."""
        if self._nursery is not None:
            self._id = await self._nursery.fork(self._arguments, self._log)
            return
        with self._log.open("ab") as log:
            self._id = subprocess.Popen(
                [sys.executable, "-m", "marineris.cli", *self._arguments],
                env={**os.environ, **LIMITS},
                stdout=log,
                stderr=log,
            ).pid

    async def start(self) -> float:
        """Start it and wait until it answers; the seconds that took."""
        begun = time.monotonic()
        await self.spawn()
        async with httpx.AsyncClient(trust_env=False) as http:
            while time.monotonic() - begun < START_SECONDS and self.is_running:
                try:
                    if (await http.get(f"http://{self.address}/health")).status_code == 200:
                        return time.monotonic() - begun
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise RuntimeError(f"the server did not start; its log:\n{self.log_end()}")

    def strike(self) -> None:
        """Kill it, now."""
        if self.is_running:
            os.kill(self._id, signal.SIGKILL)

    async def kill(self) -> None:
        """Kill it and wait for its end."""
        self.strike()
        while self.is_running:
            await asyncio.sleep(0.005)

    def processor_seconds(self) -> float:
        """The processor time that it has used (Linux)."""
        fields = Path(f"/proc/{self._id}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def log_end(self) -> str:
        """The last lines of the log."""
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-20:])

    def errors(self) -> list[str]:
        """The lines of the log that tell of a fault."""
        found = []
        for line in without_orphans(self._log.read_text(errors="replace")).splitlines():
            try:
                level = json.loads(line).get("level")
            except ValueError:
                level = "ERROR" if "Traceback" in line or "Error" in line else ""
            if level in ("ERROR", "CRITICAL"):
                found.append(line[:400])
        return found


ORPHAN = re.compile(r"^Traceback (?:.|\n)*?\n(?=\S)EOFError: Ran out of input$", re.MULTILINE)


def without_orphans(log: str) -> str:
    """A log without the last words of bot processes whose server was killed while they started.

    Such a process reads what to do from its parent, finds the end of the pipe and says so.
    """
    return ORPHAN.sub(
        lambda found: "" if "spawn_main" in found[0] and '{"' not in found[0] else found[0], log
    )


@asynccontextmanager
async def database_in(cluster: str) -> AsyncIterator[str]:
    """A database of one's own in a PostgreSQL, dropped afterwards."""
    name = f"tool_{secrets.token_hex(8)}"
    await _execute(cluster, f"CREATE DATABASE {name}")
    try:
        yield urlsplit(cluster)._replace(path=f"/{name}").geturl()
    finally:
        await _execute(cluster, f"DROP DATABASE {name} WITH (FORCE)")


async def _execute(url: str, statement: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
