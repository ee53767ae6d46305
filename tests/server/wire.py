"""A wire to PostgreSQL that a test can cut or block: a proxy in the test's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Passes bytes on to a server while it is open."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._port = 0
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def url(self) -> str:
        """The store's address at this end of the wire."""
        user = self._url.netloc.rpartition("@")[0]
        return self._url._replace(netloc=f"{user}@127.0.0.1:{self._port}").geturl()

    async def mend(self) -> None:
        """Take connections, at the same port as before."""
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._take, "127.0.0.1", self._port)
            self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Break all connections and refuse new ones, as a database that is down."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in tuple(self._writers):
            writer.transport.abort()
        await asyncio.sleep(0)

    def block(self) -> None:
        """Keep all connections and pass nothing on, as a database that hangs."""
        self._flows.clear()

    async def close(self) -> None:
        """End all that is going on."""
        await self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, port = self._url.hostname, self._url.port
        with suppress(OSError):
            there, back = await asyncio.open_connection(host, port)
            self._writers |= {writer, back}
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        self._writers.discard(writer)
        writer.transport.abort()


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[Wire]:
    """A wire that works."""
    wire = Wire(url)
    await wire.mend()
    try:
        yield wire
    finally:
        await wire.close()
