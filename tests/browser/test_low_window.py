"""Small laptops: what is needed in a turn is inside a low window and can be hit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.hands import at
from tests.browser.place import open_record, resize, wait_for
from tests.browser.position import building, own_turn, record

LAPTOPS = [{"width": 1366, "height": 768}, {"width": 1280, "height": 720}]
BUILDS = [
    "build-base",
    "build-air_station",
    "build-food_station",
    "build-mineral_station",
    "build-polar_road",
    "build-h2o_station",
    "buy-peaceful",
    "buy-offensive",
    "end-turn",
]
UNREACHED = """(selectors) => selectors.filter((selector) => {
    const one = [...document.querySelectorAll(selector)].at(-1);
    if (!one) return true;
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    if (width === 0 || isOutside) return true;
    // The corners, too: a part may be cut off by what it is in.
    const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]];
    return !points.every(([x, y]) =>
        one.contains(document.elementFromPoint(left + x * width, top + y * height)));
})"""


def unreached(page: Page, selectors: list[str]) -> Any:
    """Those that are outside of the window, cut off, or behind something else."""
    return page.evaluate(UNREACHED, selectors)


@pytest.mark.parametrize(
    ("game", "players"),
    [("terraforming", 2), ("terraforming", 5), ("mars2049", 2), ("mars2049", 4)],
)
def test_chat_and_missions_are_in_sight(visit: Any, server: str, game: str, players: int) -> None:
    moment = own_turn(2) if game == "terraforming" else building(5)
    table = open_record(server, game, record(game, players, 1, moment))
    visitor = visit(viewport=LAPTOPS[0])
    page = visitor.sit(table)
    page.locator(at("map")).wait_for()
    for number, size in enumerate(LAPTOPS):
        resize(page, **size)
        if game == "mars2049":
            assert unreached(page, [at(test) for test in BUILDS]) == []
        page.locator(at("chat-tab")).click()
        field = page.get_by_placeholder("Say something")
        for line in range(3):
            said = f"line {number}.{line}"
            field.fill(said)
            field.press("Enter")
            page.locator(at("chat")).get_by_text(said).wait_for()
        assert wait_for(
            page, "() => document.querySelector('[data-test=chat] ~ form input').value === ''"
        )
        shown = [f"{at('chat')} li", f"{at('chat')} ~ form input", f"{at('chat')} ~ form button"]
        assert unreached(page, [*shown, f"{at('chat')} li:nth-last-child(3)"]) == []
        page.get_by_role("tab", name="Log").click()
        assert unreached(page, [at("chat-tab")]) == []
