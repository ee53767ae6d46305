"""A connection to PostgreSQL or Redis that a test can cut, refuse or make silent."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Self
from urllib.parse import urlsplit


class Proxy:
    """Listens on the loopback address and passes everything on, unless it is told otherwise."""

    def __init__(self, url: str) -> None:
        self._target = urlsplit(url)
        self._server: asyncio.Server | None = None
        self._lines: set[Line] = set()
        self.is_away = False
        """Whether every new connection is closed at once."""

    @property
    def url(self) -> str:
        """The address to use instead of the true one."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        user, at, _ = self._target.netloc.rpartition("@")
        return self._target._replace(netloc=f"{user}{at}127.0.0.1:{port}").geturl()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def go_away(self) -> None:
        """Cut all connections and take no new ones."""
        self.is_away = True
        self.cut()

    def come_back(self) -> None:
        self.is_away = False

    def cut(self) -> None:
        """Close all connections."""
        for line in tuple(self._lines):
            line.close()

    def silence(self) -> None:
        """From now on the connections there are pass nothing on, and stay open. New ones work."""
        for line in self._lines:
            line.is_silent = True

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_away:
            writer.close()
            return
        there = await asyncio.open_connection(self._target.hostname, self._target.port)
        line = Line(writer, there[1])
        self._lines.add(line)
        try:
            await asyncio.gather(line.pass_on(reader, there[1]), line.pass_on(there[0], writer))
        finally:
            line.close()
            self._lines.discard(line)


class Line:
    """One connection, both ways."""

    def __init__(self, *writers: asyncio.StreamWriter) -> None:
        self._writers = writers
        self.is_silent = False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if not self.is_silent:
                    writer.write(data)
                    await writer.drain()
        self.close()

    def close(self) -> None:
        for writer in self._writers:
            writer.close()
