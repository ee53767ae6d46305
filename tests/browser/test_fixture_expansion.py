"""The client, as it is built, shows an expansion that it has never heard of as the engine says.

The server has the fixture expansion and the small map in its box. What the engine says of the
position comes from another process with the same box, because what is registered stays there.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.hands import at
from tests.browser.place import DESKTOP, TOUCH, Visitor, open_record, serving
from tests.fixtures.small_map.utopia import UTOPIA

import marineris.core.effect
from marineris.terraforming.data.map import OFF_MAP

pytestmark = pytest.mark.skipif(
    not str(marineris.core.effect.__file__).endswith(".py"),
    reason="an expansion that is not compiled cannot join rules that are",
)
SCREENS: dict[str, Any] = {"1440": {"viewport": DESKTOP}, "390": TOUCH}
NO_ICON = 'console: there is no icon "tag-frontier"'
"""A server cannot bring icons: the expansion's tag is counted, but its drawing stays empty."""
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def engine() -> Any:
    """The position, and what the engine says of it."""
    command = [sys.executable, "-m", "tests.fixtures.expansion.position"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the expansion and the map in its box."""
    with serving(tmp_path_factory.mktemp("expansion"), "tests.fixtures.expansion") as found:
        yield found.address


def picture(page: Page, name: str) -> None:
    """Keep a screenshot where `MARINERIS_SCREENS` says, to look at."""
    folder = os.environ.get("MARINERIS_SCREENS")
    if folder:
        page.screenshot(path=str(Path(folder) / f"expansion-{name}.png"))


def check_prices(page: Page, engine: Any) -> None:
    """Each card in hand has the engine's price, beside the printed one where they differ."""
    offers = engine["offers"]["own"]["cards"]
    assert (offers["asteroid"]["cost"], offers["asteroid"]["price"]) == (14, 12)
    for card, offer in offers.items():
        shown = page.locator(f"{at('hand')} {at(f'card-{card}')}")
        expect(shown.locator(".cost")).to_have_text(str(offer["price"]))
        was = [str(offer["cost"])] if offer["price"] != offer["cost"] else []
        expect(shown.locator(".was")).to_have_text(was)
        expect(shown).to_have_attribute("data-look", "blocked" if offer["reasons"] else "ready")


def check_reasons(page: Page, engine: Any, screen: str) -> None:
    """A card that cannot be played says why, with the discounted price."""
    assert "It costs 29 M€" in engine["reasons"]["play deimos_down"][0]
    for card in ("deimos_down", "ants"):
        page.locator(f"{at('hand')} {at(f'card-{card}')}").click(position={"x": 12, "y": 24})
        failed = page.locator(f"{at('zoom-reasons')} li.failed")
        expect(failed).to_have_text([as_shown(one) for one in engine["reasons"][f"play {card}"]])
        picture(page, f"{screen}-{card}")
        page.keyboard.press("Escape")
        expect(failed).to_have_count(0)


def as_shown(reason: str) -> re.Pattern[str]:
    """The rule stands beside its reason, without brackets."""
    text, rule = reason.removesuffix(")").split(" (")
    return re.compile(rf"{re.escape(text)}\s*{re.escape(rule)}\s*$")


def check_project(page: Page, engine: Any, screen: str) -> None:
    """The expansion's standard project stands beside the others, with its price."""
    if screen == "390":
        page.locator(at("act")).click()
    price = engine["offers"]["own"]["projects"]["survey"]["price"]
    expect(page.locator(at("project-survey"))).to_have_text(re.compile(rf"Survey\s*{price}"))
    if screen == "390":
        page.keyboard.press("Escape")


def check_mayor(page: Page, engine: Any, screen: str) -> None:
    """The milestone has the expansion's goal, everybody's cities, and the reason."""
    mayor = engine["offers"]["milestones"]["mayor"]
    assert (mayor["goal"], mayor["counts"]) == (4, [3, 1])
    if screen == "390":
        page.locator(at("tab-players")).click()
    row = page.locator(f"{at('milestone-mayor')}:visible")
    expect(row).to_contain_text(f"{mayor['counts'][0]}/{mayor['goal']}")
    row.click()
    dialog = page.get_by_role("dialog", name="Mayor")
    expect(dialog).to_contain_text(engine["mayor"])
    standing = [f"{count}/{mayor['goal']}" for count in mayor["counts"]]
    expect(dialog.locator(f"{at('goal-standing')} li b")).to_have_text(standing)
    expect(dialog).to_contain_text(engine["reasons"]["milestone mayor"][0])
    picture(page, f"{screen}-mayor")
    dialog.locator(at("goal-back")).click()


def check_map(page: Page, engine: Any) -> None:
    """The hexes of the small map and no others, with its names."""
    on_map = [one for one in UTOPIA.spaces if one.kind != OFF_MAP]
    drawn = page.locator("[data-hex]").evaluate_all("all => all.map(one => one.dataset.hex)")
    assert sorted(drawn) == [one.number for one in on_map]
    named = [one.number for one in on_map if one.name]
    assert [engine["spaces"][one] for one in named] == ["Hecate Mons", "South Pole", "Nix Mons"]
    for number in named:
        said = page.locator(at(f"hex-{number}")).get_attribute("aria-label") or ""
        assert engine["spaces"][number] in said


@pytest.mark.parametrize("screen", SCREENS)
def test_an_expansion_is_shown_as_the_engine_says(
    browser: Browser, address: str, engine: Any, screen: str
) -> None:
    visitor = Visitor(browser, address, **SCREENS[screen])
    page = visitor.sit(open_record(address, "terraforming", engine["record"]))
    page.locator(at("map")).wait_for()
    picture(page, f"{screen}-table")
    check_map(page, engine)
    check_prices(page, engine)
    check_reasons(page, engine, screen)
    check_project(page, engine, screen)
    check_mayor(page, engine, screen)
    visitor.faults = [one for one in visitor.faults if one != NO_ICON]
    visitor.close()
