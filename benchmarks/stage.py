"""Where the benchmarks in a browser play: a server as people have it, and a browser."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.place import browsing, serving, why_no_browser

from marineris.server.settings import Settings


@contextlib.contextmanager
def stage() -> Iterator[tuple[Browser, str]]:
    """A browser and a server's address; bots wait before they move, as they do for people."""
    reason = why_no_browser()
    if reason:
        raise SystemExit(reason)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), MARINERIS_BOT_PAUSE=str(Settings.bot_pause)) as server,
        browsing() as browser,
    ):
        yield browser, server.address
