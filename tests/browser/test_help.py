"""Every symbol and every term explains itself: by hover, focus or a long press, with its rule."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import PHONE, open_record
from tests.browser.player import Terraformer

RULE = re.compile(r"\b(TM|TU|MA)-\d")
SIGNS = {"arrow", "check", "lock", "card"}
"""Icons on a card that stand for no term."""


def playing(game: Any) -> bool:
    return position.question(game) == "Turn" and bool(game.view(0)["generation"] >= 5)


building = position.building(3)


def table_of(server: str, game: str = "terraforming", **options: Any) -> Any:
    moment = playing if game == "terraforming" else building
    return open_record(server, game, position.record(game, 2, 5, moment, **options))


def icon_of(symbol: Locator) -> str:
    href = symbol.locator("use").get_attribute("href") or ""
    return href.removeprefix("#icon-")


def explained(page: Page, what: Locator, rule: str = "") -> str:
    """What the page says when the pointer rests on something."""
    page.mouse.move(1, 1)
    expect(page.locator(at("help"))).to_have_count(0)
    what.hover(force=True)  # a number may stand on it
    bubble = page.locator(at("help"))
    bubble.wait_for()
    said = bubble.inner_text()
    assert RULE.search(said), said
    assert rule in said, said
    return said


def test_symbols_of_the_table_explain_themselves(visit: Any, server: str) -> None:
    page = visit().sit(table_of(server, corporate_era=True))
    own = page.locator(at("own-panel"))
    said = explained(page, own.locator(".tagrow li").first, "TM-7.7")
    assert len(said) > 60
    explained(page, own.locator(".rating"), "TM-3.4")
    explained(page, page.locator(f"{at('resource-steel')} .icon"), "TM-6.6")
    explained(page, page.locator(f"{at('player-1')} .mini li").first, "TM-6.5")
    explained(page, page.locator(".medallion").first, "TM-3.6")
    explained(page, page.locator(".phases [data-help=research]"), "TM-10.2")
    explained(page, page.locator(".projects .k"), "TM-11.B1")
    explained(page, page.locator(".anchor[data-help]", has_text="Milestones"), "TM-11.C1")


def test_what_comes_under_a_resting_pointer_explains_nothing(visit: Any, server: str) -> None:
    """It would hide what was just opened; only a movement asks for an explanation."""
    page = visit().sit(table_of(server, corporate_era=True))
    symbol = page.locator(".medallion").first
    box = symbol.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.locator(at("menu")).click()
    page.locator("dialog").wait_for()
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator(".medallion:hover").first.wait_for()
    # Longer than a pointer has to rest.
    page.evaluate("() => new Promise((resume) => setTimeout(resume, 700))")
    expect(page.locator(at("help"))).to_have_count(0)
    page.mouse.move(x + 2, y)
    page.locator(at("help")).wait_for()


def test_symbols_of_a_card_explain_themselves(visit: Any, server: str) -> None:
    page = visit().sit(table_of(server, corporate_era=True))
    seen: set[str] = set()
    for card in Terraformer(page, 1).look().all("card-")[:4]:
        page.locator(at(card.test)).click(position={"x": 12, "y": 24})
        page.locator("dialog .tm-card").wait_for()
        symbols = page.locator("dialog .tm-card svg.i")
        for symbol in symbols.all():
            icon = icon_of(symbol)
            if icon not in SIGNS | seen:
                seen.add(icon)
                explained(page, symbol)
        page.mouse.move(1, 1)  # Escape would only close the explanation
        page.keyboard.press("Escape")
        page.locator("dialog").first.wait_for(state="hidden")
    assert len(seen) > 5


def test_a_term_explains_itself_to_the_keyboard(visit: Any, server: str) -> None:
    page = visit().sit(table_of(server, corporate_era=True))
    page.keyboard.press("Tab")  # from now on the focus is shown
    page.locator(".anchor[data-help]", has=page.locator(at("generation"))).focus()
    bubble = page.locator(at("help"))
    bubble.wait_for()
    assert "TM-10.1" in bubble.inner_text()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_a_long_press_explains_and_does_not_press(visit: Any, server: str) -> None:
    page = visit(viewport=PHONE, has_touch=True).sit(table_of(server, corporate_era=True))
    page.locator(at("tab-hand")).tap()
    card = page.locator(f"{at('hand')} [data-card]").first
    card.tap(position={"x": 12, "y": 24})
    kind = page.locator("dialog .tm-card .type svg.i")
    box = kind.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    bubble = page.locator(at("help"))
    bubble.wait_for()
    assert RULE.search(bubble.inner_text())
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("dialog .tm-card").count() == 1
    expect(bubble).to_be_visible()


@pytest.mark.parametrize(("icon", "rule"), [("build-base", "MA-7.3"), ("buy-offensive", "MA-12.0")])
def test_symbols_of_mars_2049_explain_themselves(
    visit: Any, server: str, icon: str, rule: str
) -> None:
    page = visit().sit(table_of(server, "mars2049"))
    explained(page, page.locator(f"{at(icon)} [data-help]"), rule)
    explained(page, page.locator(".ladder").first, "MA-1.1")
