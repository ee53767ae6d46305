"""A real browser at a real server, for tests, benchmarks and pictures.

`serving(folder)` runs a server on a folder of its own, `browsing()` starts the browser; a `Visitor`
is one person's browser. `open_table` asks the server for a table with a seed, and
`Visitor.sit` goes to a seat of it the way that a link to another device does.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from marineris.server.web.app import STATIC

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
"""What makes a visitor's browser one of a phone."""
START_SECONDS = 60
SEED = 11
PATIENCE = 30_000
"""Milliseconds after which something that should happen is said never to happen."""
HURRIED = {
    "MARINERIS_TABLES_AN_HOUR": "0",
    "MARINERIS_REQUESTS_A_SECOND": "0",
    "MARINERIS_SOCKETS_AN_ADDRESS": "0",
    "MARINERIS_MESSAGES_A_SECOND": "1000",
    "MARINERIS_BOT_PAUSE": "0",
    "MARINERIS_BOT_SECONDS": "1",
}


# ------------------------------------------------------------------------------- server


class Server:
    """A server on a port and a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, program: str = "marineris.cli", **settings: str) -> None:
        self._program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._settings = {**HURRIED, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        log = self._folder / "log"
        command = [sys.executable, "-m", self._program, "serve", "--port", str(self.port)]
        with log.open("ab") as stream:
            self._process = subprocess.Popen(
                [*command, "--data", str(self._folder)],
                env={**os.environ, **self._settings},
                stdout=stream,
                stderr=stream,
            )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")

    def stop(self, is_killed: bool = False) -> None:
        """End it, politely or by force."""
        if self._process is None:
            return
        if not is_killed:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
        self._process.kill()
        self._process.wait()
        self._process = None


@contextlib.contextmanager
def serving(folder: Path, program: str = "marineris.cli", **settings: str) -> Iterator[Server]:
    """A server while it is needed; by itself it neither limits anybody nor waits.

    `program` is the module that starts it.
    """
    server = Server(folder, program, **settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()


# ------------------------------------------------------------------------------- tables


@dataclass(frozen=True)
class Table:
    """A table with the secrets of its seats."""

    id: str
    game: str
    host: str
    tokens: dict[int, str]


def request(address: str, path: str, body: Any = None) -> str:
    """The server's answer, as text."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(
        urllib.request.Request(address + path, data, headers), timeout=60
    ) as answer:
        return str(answer.read().decode())


def open_table(
    address: str,
    game: str,
    seats: Sequence[str],
    *,
    seed: int,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Table:
    """A table; a seat is a person's name, or a bot's in brackets: `["Ana", "[greedy]"]`."""
    wishes = [
        {"kind": "bot", "bot": seat[1:-1]}
        if seat.startswith("[")
        else {"kind": "person", "name": seat}
        for seat in seats
    ]
    wish = {
        "game": game,
        "options": options or {},
        "seats": wishes,
        "settings": settings,
        "seed": seed,
    }
    return _table(game, json.loads(request(address, "/api/tables", wish)))


def open_record(address: str, game: str, text: str) -> Table:
    """A table from a record."""
    return _table(game, json.loads(request(address, "/api/records", {"text": text, "title": ""})))


def _table(game: str, made: Any) -> Table:
    tokens = {one["seat"]: one["token"] for one in made["seats"]}
    return Table(made["id"], game, made["host"], tokens)


# ------------------------------------------------------------------------------- browser


def why_no_browser() -> str | None:
    """What is missing for a browser to show our pages."""
    if _program() is None:
        return "no browser: install Debian's chromium, or name one in CHROMIUM"
    if not (STATIC / "index.html").is_file():
        return "the pages are not built: make web"
    return None


def _program() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium")


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    """The browser: Debian's Chromium, or what `CHROMIUM` names."""
    with sync_playwright() as playwright:
        # Inside containers there is often neither a sandbox nor a large /dev/shm.
        options = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        found = playwright.chromium.launch(executable_path=_program(), args=options)
        yield found
        found.close()


def wait_for(page: Page, look: str, argument: Any = None) -> Any:
    """What a function of the page gives, once it is not null; None if that never happens.

    Playwright's own way to wait would evaluate text, which the content security policy forbids.
    """
    waiting = f"""async (argument) => {{
        const look = {look};
        const end = performance.now() + {PATIENCE};
        while (performance.now() < end) {{
            const found = look(argument);
            if (found) return found;
            await new Promise((resume) => setTimeout(resume, 10));
        }}
        return null;
    }}"""
    return page.evaluate(waiting, argument)


FRAMES = """async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
IS_STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
"""Whether nothing moves by itself."""
IS_SHOWN = f"(scheme) => document.documentElement.dataset.theme === scheme && ({IS_STILL})()"
FIND_FAULTS = """async (rules) => {
    const options = { resultTypes: ['violations'] };
    if (rules.length) options.runOnly = { type: 'rule', values: rules };
    const { violations } = await axe.run(options);
    const told = (node) => `${node.target.join(' ')} (${node.any[0]?.message})`;
    return violations
        .filter((one) => ['serious', 'critical'].includes(one.impact))
        .map((one) => `${one.id}: ${one.help}: ${one.nodes.slice(0, 8).map(told).join(' | ')}`);
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size and wait for the page to follow.

    Parts that measure themselves, such as the map, learn of it one frame later.
    """
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAMES)
    wait_for(page, IS_STILL)


class Visitor:
    """One person's browser: opens pages and watches that they behave."""

    def __init__(self, browser: Browser, server: str, **options: Any) -> None:
        options.setdefault("viewport", DESKTOP)
        options.setdefault("locale", "en-GB")
        # What moves has arrived at once, so nobody has to wait for it.
        options.setdefault("reduced_motion", "reduce")
        self.server = server
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=server, **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.route("**/api/tables", self._deal)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._hear)
        page.on("request", self._see)
        return page

    def _deal(self, route: Any) -> None:
        """A table that this person sets is dealt by a seed: the same game each time."""
        given = route.request.post_data_json if route.request.method == "POST" else None
        if given and given.get("seed") is None:
            route.continue_(post_data=json.dumps({**given, "seed": SEED}))
        else:
            route.continue_()

    def _hear(self, message: Any) -> None:
        # A refused request is for the page to explain, and so is a connection that broke; the
        # browser reports each by itself, and what it has fetched ahead in vain.
        usual = ("Failed to load resource", "WebSocket connection to", "The resource ")
        if message.type in ("error", "warning") and not message.text.startswith(usual):
            self.faults.append(f"console: {message.text}")

    def _see(self, request: Any) -> None:
        own = (self.server, self.server.replace("http", "ws"), "blob:", "data:")
        if not request.url.startswith(own):
            self.faults.append(f"another host: {request.url}")

    def sit(self, table: Table, seat: int = 0) -> Page:
        """Go to a seat, as by a link from another device."""
        token = table.tokens[seat]
        place = f"{self.server}/table/{table.id}"
        self.page.goto(f"{place}#game={table.game}&seat={seat}&token={token}")
        self.page.locator("[data-test=top]").wait_for()
        return self.page

    def show(self, scheme: str) -> None:
        """In dark or light colours, once they are there."""
        self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert wait_for(self.page, IS_SHOWN, scheme), f"the page does not become {scheme}"

    def accessibility(self, *rules: str) -> list[str]:
        """What axe-core finds on the page as it is, and calls serious; by some rules, or by all."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        wait_for(self.page, IS_STILL)
        return list(self.page.evaluate(FIND_FAULTS, rules))

    def check_accessible(self) -> None:
        """axe-core finds nothing serious."""
        found = self.accessibility()
        assert not found, "\n".join(found)

    def close(self) -> None:
        """Go, and say what went wrong."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)
