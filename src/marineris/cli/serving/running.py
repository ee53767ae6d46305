"""A server from its start to its end, and what a person at the terminal reads of it.

Imports the server's libraries, so `serve` imports this late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from rich.console import Console
from rich.text import Text as Line

import marineris
from marineris.cli.errors import FAILED, STOPPED, CliError, os_detail
from marineris.cli.language import current_text
from marineris.cli.serving.listen import listening_sockets, network_address, own_address
from marineris.cli.store.store_errors import open_store, store_name
from marineris.cli.terminal import style
from marineris.cli.terminal.console import make_console
from marineris.server import logs
from marineris.server.settings import AUTO, TEXT, Settings
from marineris.server.store.backup import prepare_folder
from marineris.server.web.app import create_app

LOG = logging.getLogger("marineris.serve")
LONGEST_GOODBYE: Final = 10
"""Seconds that open connections get to finish."""
LONGEST_STOP: Final = 25.0
"""Seconds that a stop may take in all: every move that was acknowledged is kept long since."""


def run(settings: Settings, *, is_opened: bool) -> None:
    """Serve until somebody ends it."""
    form = logs.chosen_format(settings.log_format)
    log_config = logs.configure(settings.log_level, form)
    sockets = listening_sockets(settings.host, settings.port)
    herald = Announcer(settings, form, is_opened=is_opened)

    async def main() -> None:
        _check_backup_folder(settings)
        store = await open_store(settings)
        config = uvicorn.Config(
            create_app(settings, store),
            lifespan="on",
            log_config=log_config,
            ws_max_size=65_536,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=settings.trust_proxy,
            server_header=False,
            timeout_graceful_shutdown=LONGEST_GOODBYE,
        )
        await _Server(config, herald).serve(sockets)

    loop_factory = uvicorn.Config("", log_config=None).get_loop_factory()
    try:
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(main())
    except KeyboardInterrupt:  # while the store was being opened; later the server handles it
        raise SystemExit(STOPPED) from None
    finally:
        for one in sockets:
            one.close()


def _check_backup_folder(settings: Settings) -> None:
    """Refuse a folder that no backup can be written to, now and not at the first backup."""
    if not settings.backup_folder:
        return
    folder = Path(settings.backup_folder)
    try:
        prepare_folder(folder)
    except OSError as error:
        detail = os_detail(error, current_text())
        raise CliError("backup-folder", folder=str(folder), detail=detail) from error


class Announcer:
    """Tells people, or the log, that the server is there and that it goes."""

    def __init__(self, settings: Settings, form: str, *, is_opened: bool) -> None:
        self._settings = settings
        self._is_logged = form != TEXT
        self._is_read = form == TEXT or (settings.log_format == AUTO and sys.stdout.isatty())
        self._is_opened = is_opened

    def listening(self) -> None:
        """It can be reached from now on."""
        host, port = self._settings.host, self._settings.port
        address, store = own_address(host, port), store_name(self._settings)
        if self._is_logged:
            LOG.info("listening", extra={"address": address, "store": store})
        if self._is_read:
            self._greet(address, network_address(host, port), store)
        if self._is_opened:
            # Some browsers keep the caller waiting; players of other tables must not.
            threading.Thread(target=_open, args=[address], daemon=True).start()

    def _greet(self, address: str, network: str | None, store: str) -> None:
        text, console = current_text(), make_console()
        console.print(
            Line(text.message("cli-serve-ready", version=marineris.__version__), style=style.GOOD)
        )
        lines = [("cli-serve-open", address), ("cli-serve-network", network)]
        if self._settings.public_url:
            lines.append(("cli-serve-public", self._settings.public_url))
        lines += [("cli-serve-store", store), ("cli-serve-stop", "Ctrl-C")]
        shown = [(text.message(name), value) for name, value in lines if value]
        width = max(len(label) for label, _ in shown)
        for label, value in shown:
            line = Line.assemble((f"  {label:<{width}}  ", style.QUIET), (value, "bold"))
            console.print(line, soft_wrap=True)

    def stopping(self) -> None:
        """It was asked to stop."""
        self._say("cli-serve-stopping")

    def stopped(self) -> None:
        """It has stopped in order."""
        self._say("cli-serve-stopped")

    def _say(self, message: str) -> None:
        if self._is_read:
            console: Console = make_console()
            with contextlib.suppress(OSError):  # the terminal may be gone
                console.print(Line(current_text().message(message), style=style.QUIET))


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


class _Server(uvicorn.Server):
    """Says when it listens, and stops in order within a bounded time."""

    def __init__(self, config: uvicorn.Config, herald: Announcer) -> None:
        super().__init__(config)
        self._herald = herald

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops in order, the second waits for nobody, the third ends at once."""
        if self.force_exit:
            os._exit(STOPPED)
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._herald.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._herald.stopping()
        try:
            async with asyncio.timeout(LONGEST_STOP):
                await super().shutdown(sockets)
                if self.force_exit:  # it leaves this out then
                    await self.lifespan.shutdown()
        except TimeoutError:
            LOG.error("the stop took too long; what is left is cut off")
            logging.shutdown()
            os._exit(FAILED)
        self._herald.stopped()
