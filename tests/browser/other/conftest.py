"""Firefox and WebKit at the same server; who is not installed is skipped with what to install."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.other import firefox, webkit
from tests.browser.other.driver import Driver, Missing
from tests.browser.other.page import OtherVisitor
from tests.browser.place import DESKTOP

from marineris.server.web.app import STATIC

MAKERS: dict[str, Callable[[Path, dict[str, int], str], Driver]] = {
    "firefox": firefox.Firefox,
    "webkit": webkit.WebKit,
}


@pytest.fixture(params=MAKERS)
def other(
    request: pytest.FixtureRequest, server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """Makes visitors with another browser: `other()`, or `other(PHONE)`."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    visitors: list[OtherVisitor] = []

    def make(size: dict[str, int] = DESKTOP) -> OtherVisitor:
        folder = tmp_path_factory.mktemp(request.param)
        try:
            driver = MAKERS[request.param](folder, size, server)
        except Missing as missing:
            pytest.skip(str(missing))
        visitors.append(OtherVisitor(driver, server))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
