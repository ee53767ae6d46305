"""A real browser at a real server: each test process has one of both.

The browser is Debian's Chromium, or what `CHROMIUM` names; without one, or without the built pages
(`make web`), these tests skip. A page that reports an error, or asks another host for anything,
fails its test.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from marineris.server.app import STATIC

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
START_SECONDS = 30


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this test process."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if program is None:
        pytest.skip("no browser: install Debian's chromium, or name one in CHROMIUM")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    with sync_playwright() as playwright:
        # Inside containers there is often neither a sandbox nor a large /dev/shm.
        options = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        found = playwright.chromium.launch(executable_path=program, args=options)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a store of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tmp_path_factory.mktemp("server")
    limits = {
        "MARINERIS_TABLES_AN_HOUR": "0",
        "MARINERIS_REQUESTS_A_SECOND": "0",
        "MARINERIS_MESSAGES_A_SECOND": "1000",
    }
    command = [sys.executable, "-m", "marineris.cli", "serve", "--port", str(port)]
    with (data / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--data", str(data)],
            env={**os.environ, **limits},
            stdout=log,
            stderr=log,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _await(address, process, data / "log")
        yield address
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()


def _await(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")


class Visitor:
    """One person's browser: opens pages and watches that they behave."""

    def __init__(self, browser: Browser, server: str, **options: Any) -> None:
        options.setdefault("viewport", DESKTOP)
        options.setdefault("locale", "en-GB")
        self.server = server
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=server, **options)
        self.context.set_default_timeout(10_000)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._hear)
        page.on("request", self._see)
        return page

    def _hear(self, message: Any) -> None:
        # A refused request is for the page to explain; the browser reports each by itself.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(f"console: {message.text}")

    def _see(self, request: Any) -> None:
        own = (self.server, self.server.replace("http", "ws"), "blob:", "data:")
        if not request.url.startswith(own):
            self.faults.append(f"another host: {request.url}")

    def check_accessible(self) -> None:
        """axe-core finds nothing serious on the page as it is."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(
            "async () => (await axe.run()).violations"
            ".filter(one => ['serious', 'critical'].includes(one.impact))"
            ".map(one => `${one.id}: ${one.help}: ` +"
            " one.nodes.slice(0, 3).map(node => node.target.join(' ')).join(' | '))"
        )
        assert found == []

    def close(self) -> None:
        """Go, and say what went wrong."""
        self.context.close()
        assert self.faults == []


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Any]:
    """Makes visitors: `visit()`, or `visit(viewport=PHONE, color_scheme="light")`."""
    visitors: list[Visitor] = []

    def make(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, server, **options))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
