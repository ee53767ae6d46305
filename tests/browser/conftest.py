"""A real browser at a real server: each test process has one of both.

The browser is Debian's Chromium, or what `CHROMIUM` names; without one, or without the built pages
(`make web`), these tests skip. A page that reports an error, or asks another host for anything,
fails its test. What the fixtures are made of stands in `place.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.place import Visitor, browsing, serving, why_no_browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this test process."""
    reason = why_no_browser()
    if reason:
        pytest.skip(reason)
    with browsing() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a store of its own."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found.address


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
