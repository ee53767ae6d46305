"""Lobby, table, a question and the result in Firefox and WebKit: whole, and within the window.

Pictures of them are left in the folder that `MARINERIS_PICTURES` names, if it names one.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import DESKTOP, PHONE, open_record
from tests.browser.player import Terraformer

pytestmark = pytest.mark.other_browser
PICTURES = os.environ.get("MARINERIS_PICTURES")
IS_SHOWN = """async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    // A stand-in is one of the machine's own fonts, which it may not have.
    const isMissing = (one) => one.status === 'error' && !one.family.includes('Stand-in');
    await Promise.all(pictures.map((one) => one.decode().catch(() => null)));
    return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        fonts: [...document.fonts].filter(isMissing).map((one) => one.family),
        pictures: pictures.filter((one) => one.naturalWidth === 0).map((one) => one.src),
    };
}"""
SIZES = {"1440": DESKTOP, "390": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_screens_are_whole(other: Any, server: str, size: str) -> None:
    visitor = other(SIZES[size])
    page = visitor.page

    def check(name: str) -> None:
        found = page.evaluate(IS_SHOWN)
        assert found == {"overflow": 0, "fonts": [], "pictures": []}, name
        if PICTURES:
            path = Path(PICTURES) / f"{visitor.driver.name}-{size}-{name}.png"
            page.screenshot(path=str(path))

    page.goto("/")
    page.locator("h1, h2").first.wait_for()
    check("lobby")

    text = position.record("terraforming", 3, 4, position.own_turn(6), corporate_era=True)
    person = Terraformer(visitor.sit(open_record(server, "terraforming", text)), 1)
    person.look()
    check("table")
    person.PROJECTS = (("aquifer", "oceans", 9), ("greenery", "oxygen", 14))
    assert person.build(person.look())
    person.play(until=lambda one: bool(one.all("hex-", legal="true")))
    check("placing")

    visitor.sit(open_record(server, "mars2049", position.record("mars2049", 4, 5, building)))
    page.locator(at("map")).first.wait_for()
    check("mars2049")

    text = position.record("terraforming", 3, 6, position.over)
    table = open_record(server, "terraforming", text)
    page.goto(f"/table/{table.id}/replay")
    page.locator(at("verdict")).wait_for()
    check("result")


building = position.building(14)
