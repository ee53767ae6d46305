"""Firefox, over WebDriver BiDi: its own socket, without a driver program in between.

Playwright can speak it too, but asks for an emulation that the extended-support release lacks.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.browser.other.driver import Failed, Missing, Source, patiently
from websockets.sync.client import connect

PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
OPTIONS = ("--headless", "--no-remote", "--remote-debugging-port=0")
SECONDS = 90
"""How long an answer may take; a script in the page may wait for 30 of them."""
USUAL = ("Firefox can’t establish a connection", "The connection to ws", "Layout was forced")
"""What the browser says by itself."""


def program() -> str:
    """Debian's Firefox, or what `FIREFOX` names."""
    found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        raise Missing("no Firefox: install Debian's firefox-esr, or name one in FIREFOX")
    return found


class Firefox:
    """A window of Firefox without a display."""

    name = "firefox"

    def __init__(self, folder: Path, size: dict[str, int], own: str) -> None:
        self.faults: list[str] = []
        self._own = (own, own.replace("http", "ws", 1), "blob:", "data:", "about:")
        self._numbers = itertools.count(1)
        self._closing = contextlib.ExitStack()
        started = program()
        profile = folder / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        log = folder / "log"
        with log.open("wb") as stream:
            self._process = subprocess.Popen(
                [started, *OPTIONS, "--profile", str(profile), "about:blank"],
                env={**os.environ, "HOME": str(folder), "MOZ_HEADLESS": "1"},
                stdout=stream,
                stderr=stream,
            )
        try:
            address = patiently(lambda: re.search(r"ws://[\d.:]+", log.read_text()), "Firefox")
            wish = connect(f"{address[0]}/session", max_size=None, open_timeout=SECONDS)
            self._socket = self._closing.enter_context(wish)
            self._open(size)
        except BaseException:
            self._end()
            raise

    def _open(self, size: dict[str, int]) -> None:
        self._send("session.new", capabilities={})
        tree = self._send("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]
        self._send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._send("browsingContext.setViewport", context=self._context, viewport=size)

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=SECONDS))
            if told.get("id") == number:
                break
            self._hear(told.get("method", ""), told.get("params", {}))
        if told["type"] == "error":
            raise Failed(f"{method}: {told['message']}")
        return told["result"]

    def _hear(self, method: str, params: Any) -> None:
        if method == "log.entryAdded" and params["level"] in ("error", "warn"):
            text = str(params["text"])
            if not text.startswith(USUAL):
                self.faults.append(f"{params['type']}: {text}")
        elif method == "network.beforeRequestSent":
            url = params["request"]["url"]
            if not url.startswith(self._own):
                self.faults.append(f"another host: {url}")

    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def call(self, function: str, argument: Any) -> Any:
        told = self._send(
            "script.callFunction",
            functionDeclaration=f"""async (given) => JSON.stringify(
                (await ({function})(JSON.parse(given))) ?? null)""",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
            userActivation=True,
        )
        if told["type"] == "exception":
            raise Failed(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def act(self, sources: list[Source]) -> None:
        self._send("input.performActions", context=self._context, actions=sources)

    def picture(self, path: Path) -> None:
        told = self._send("browsingContext.captureScreenshot", context=self._context)
        path.write_bytes(base64.b64decode(told["data"]))

    def close(self) -> None:
        try:
            self._send("script.getRealms")  # whatever was said before has been heard now
            self._send("browser.close")
        finally:
            self._end()

    def _end(self) -> None:
        self._closing.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
