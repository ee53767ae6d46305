"""The client, as it is built, draws and plays a map that it has never heard of."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.place import TOUCH, Visitor, open_table, serving
from tests.browser.player import Terraformer
from tests.fixtures.small_map.utopia import UTOPIA


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the map in its box."""
    folder = tmp_path_factory.mktemp("map")
    with serving(folder, "tests.fixtures.small_map") as found:
        yield found.address


def picture(page: Page, name: str) -> None:
    """Keep a screenshot where `MARINERIS_SCREENS` says, to look at."""
    folder = os.environ.get("MARINERIS_SCREENS")
    if folder:
        page.screenshot(path=str(Path(folder) / f"map-{name}.png"))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_game_on_another_map(browser: Browser, address: str, screen: str) -> None:
    options: dict[str, Any] = TOUCH if screen == "phone" else {}
    visitor = Visitor(browser, address, **options)
    table = open_table(address, "terraforming", ["Ana"], seed=6, options={"board": "utopia"})
    page = visitor.sit(table)
    person = Terraformer(page)
    person.play(until=lambda seen: seen.question == "Turn")

    assert page.locator("[data-hex]").count() == UTOPIA.size - 2
    pole = page.locator("[data-test=hex-21]").get_attribute("aria-label") or ""
    assert "South Pole" in pole
    assert "costs 6 M€" in pole
    assert "3 heat" in (page.locator("[data-test=hex-18]").get_attribute("aria-label") or "")
    terrain = page.locator("image.terrain").get_attribute("href") or ""
    assert terrain.startswith("/api/maps/utopia/full?version=")
    answer = page.request.get(terrain)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]

    neutral = len(UTOPIA.spaces) - page.locator("[data-hex]:not([data-tile])").count()
    person.play(until=lambda seen: seen.question == "PlaceTile")
    picture(page, f"{screen}-placing")
    person.step(person.look())  # by clicking a hex that is open
    person.play(until=lambda seen: seen.question == "Turn")
    assert len(UTOPIA.spaces) - page.locator("[data-hex]:not([data-tile])").count() > neutral
    picture(page, f"{screen}-turn")
    assert not {"Ascraeus", "Pavonis", "Arsia"} & set(page.inner_text("body").split())
    visitor.close()
