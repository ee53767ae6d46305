"""The card gallery of the documentation site: all of it is there, in every language, and found.

`make docs` builds it, which `make test` does first; without it these are skipped.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from marineris import gamedata
from marineris.text import languages

SITE = Path(__file__).parents[2] / "build" / "docs" / "site"

pytestmark = pytest.mark.skipif(
    not (SITE / "gallery" / "index.html").is_file(), reason="make docs has not been run"
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/gallery/index.html"
        server.shutdown()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    found = context.new_page()
    faults: list[str] = []
    found.on(
        "console",
        lambda said: faults.append(said.text) if said.type in ("error", "warning") else None,
    )
    found.on("pageerror", lambda error: faults.append(str(error)))
    yield found
    context.close()
    assert faults == []


@pytest.mark.parametrize("language", languages())
def test_everything_is_there(page: Page, address: str, language: str) -> None:
    book = gamedata.book("terraforming", language)
    committee = book["committee"]
    missions = gamedata.book("mars2049", language)["cards"]
    page.goto(f"{address}?language={language}")
    expect(page.locator("[data-test^=card-]")).to_have_count(len(book["cards"]))
    for kind, prefix, pages in (
        ("parties", "party", committee["parties"]),
        ("events", "event", committee["events"]),
        ("missions", "mission", missions),
    ):
        page.locator(f"[data-test=gallery-{kind}]").click()
        shown = page.locator(f"[data-test^={prefix}-]")
        expect(shown).to_have_count(len(pages))
        for one in pages.values():
            expect(shown.filter(has_text=one["name"]).first).to_be_visible()


def test_a_search_finds_what_is_said(page: Page, address: str) -> None:
    page.goto(f"{address}?language=en&show=events")
    page.locator("[data-test=gallery-search]").fill("temperature goes down")
    expect(page.locator("[data-test=event-snow_cover]")).to_be_visible()
    assert 1 <= page.locator("[data-test^=event-]").count() < 31
    page.locator("[data-test=gallery-search]").fill("no such words")
    expect(page.locator("[data-test^=event-]")).to_have_count(0)
