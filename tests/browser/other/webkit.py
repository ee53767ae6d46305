"""WebKit, the engine of iPhones, over WebDriver: Debian's MiniBrowser on a display of its own.

The driver tells nothing of errors, so the page is asked for them: listeners are put into it as soon
as it is loaded. The browser fills a display that is as large as the window wanted.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.browser.other.driver import Failed, Missing, Source, patiently

FOLDERS = "*/webkit2gtk-4.*/MiniBrowser"
PACKAGES = "Debian's webkit2gtk-driver, libwebkit2gtk-4.1-0 and xvfb"
SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
"""Pages take it for a wish for little motion."""
SCRIPT_MILLISECONDS = 60_000
LISTEN = """() => {
    if (window.faults) return;
    const faults = (window.faults = []);
    addEventListener('error', (event) => {
        if (event instanceof ErrorEvent) faults.push(`error: ${event.message}`);
    });
    addEventListener('unhandledrejection', (event) => faults.push(`rejected: ${event.reason}`));
    for (const level of ['error', 'warn']) {
        const before = console[level];
        console[level] = (...all) => {
            faults.push(`console: ${all.join(' ')}`);
            before.apply(console, all);
        };
    }
}"""
COLLECT = """(own) => {
    const urls = performance.getEntriesByType('resource').map((one) => one.name);
    const others = urls.filter((url) => !own.some((start) => url.startsWith(start)));
    return [...(window.faults ?? []), ...others.map((url) => `another host: ${url}`)];
}"""


def program() -> str:
    """Debian's MiniBrowser, or what `MINIBROWSER` names."""
    named = os.environ.get("MINIBROWSER")
    found = [named] if named else sorted(map(str, Path("/usr/lib").glob(FOLDERS)))
    if not found or not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        raise Missing(f"no WebKit: install {PACKAGES}")
    return found[0]


class WebKit:
    """A MiniBrowser that fills a display."""

    name = "webkit"

    def __init__(self, folder: Path, size: dict[str, int], own: str) -> None:
        self.faults: list[str] = []
        self._own = (own, own.replace("http", "ws", 1), "blob:", "data:")
        self._processes: list[subprocess.Popen[bytes]] = []
        self._session = ""
        started = program()
        try:
            environment = self._environment(folder, self._display(size))
            with (folder / "log").open("wb") as log:
                self._drive(environment, log)
            patiently(self._ready, "WebKitWebDriver")
            options = {"binary": started, "args": ["--automation", "--full-screen"]}
            wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            made = self._ask("POST", "/session", {"capabilities": wish})
            self._session = f"/session/{made['sessionId']}"
            self._ask("POST", "/timeouts", {"script": SCRIPT_MILLISECONDS})
            self._ask("POST", "/window/rect", {"x": 0, "y": 0, **size})
        except BaseException:
            self._end()
            raise

    def _display(self, size: dict[str, int]) -> str:
        """A display that is as large as the window; it chooses its own number."""
        reading, writing = os.pipe()
        screen = f"{size['width']}x{size['height']}x24"
        process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        self._processes.append(process)
        os.close(writing)
        with os.fdopen(reading) as stream:
            number = stream.readline().strip()
        if not number:
            raise Failed("Xvfb does not start")
        return f":{number}"

    def _environment(self, folder: Path, display: str) -> dict[str, str]:
        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(SETTINGS)
        homes = {f"XDG_{what}_HOME": str(folder) for what in ("CONFIG", "DATA", "CACHE", "STATE")}
        words = {"LANG": "en_GB.UTF-8", "LANGUAGE": "en_GB"}
        return {**os.environ, **homes, **words, "DISPLAY": display, "NO_AT_BRIDGE": "1"}

    def _drive(self, environment: dict[str, str], log: Any) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self._address = f"http://127.0.0.1:{port}"
        command = ["WebKitWebDriver", f"--port={port}"]
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._processes.append(process)

    def _ready(self) -> bool | None:
        try:
            return self._ask("GET", "/status")["ready"] or None
        except OSError:
            return None

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        path = path if path.startswith("/session") or path == "/status" else self._session + path
        asked = urllib.request.Request(self._address + path, data, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=2 * SCRIPT_MILLISECONDS / 1000) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            told = json.loads(error.read())["value"]
            raise Failed(f"{method} {path}: {told['error']}: {told['message']}") from None

    def go(self, url: str) -> None:
        self._collect()
        self._ask("POST", "/url", {"url": url})
        self.call(LISTEN, None)

    def call(self, function: str, argument: Any) -> Any:
        script = f"""const done = arguments[arguments.length - 1];
            Promise.resolve(arguments[0]).then({function}).then(
                (value) => done([value ?? null]), (error) => done(String(error)));"""
        told = self._ask("POST", "/execute/async", {"script": script, "args": [argument]})
        if isinstance(told, str):
            raise Failed(told)
        return told[0]

    def act(self, sources: list[Source]) -> None:
        self._ask("POST", "/actions", {"actions": sources})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def _collect(self) -> None:
        self.faults += self.call(COLLECT, self._own)

    def close(self) -> None:
        try:
            self._collect()
            self._ask("DELETE", self._session)
        finally:
            self._end()

    def _end(self) -> None:
        for process in reversed(self._processes):
            process.terminate()
            process.wait(10)
