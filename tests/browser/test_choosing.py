"""Choosing several things: in any order, taken back at will, confirmed once."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at
from tests.browser.place import TOUCH, open_record, wait_for
from tests.browser.screen import MOVED

from marineris.testing import a_game, answer
from marineris.testing import mars2049 as mars
from marineris.testing.turmoil import a_committee, resolve

PICTURES = os.environ.get("MARINERIS_PICTURES")
"""Where to leave pictures, if anywhere."""
FOUR = ["ants", "birds", "comet", "mine"]
Sit = Callable[[Any], Page]


@pytest.fixture(params=["1440", "390"])
def sit(visit: Any, server: str, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Goes to the first seat of a position, on a large or on a small screen."""
    visitor = visit(**(TOUCH if request.param == "390" else {}))

    def go(game: Any) -> Page:
        rules: str = game.rules.name
        page: Page = visitor.sit(open_record(server, rules, game.record().dumps()))
        return page

    yield go
    visitor.check_accessible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= int(request.param)


def picture(page: Page, name: str) -> None:
    if PICTURES:
        assert page.viewport_size is not None
        page.screenshot(path=str(Path(PICTURES) / f"{name}-{page.viewport_size['width']}.png"))


def version(page: Page) -> int:
    return int(page.locator(at("top")).get_attribute("data-version") or 0)


def press(page: Page, *tests: str) -> None:
    for test in tests:
        page.locator(f"{at(test)}:visible").first.click()


def confirm(page: Page, test: str, moves: int) -> None:
    """Nothing has happened so far; then so many moves are made."""
    before = version(page)
    press(page, test)
    assert wait_for(page, MOVED, before + moves - 1)
    assert version(page) == before + moves


def expect_pressed(page: Page, cards: list[str], chosen: list[str]) -> None:
    for card in cards:
        pressed = "true" if card in chosen else "false"
        expect(page.locator(at(f"pick-{card}"))).to_have_attribute("aria-pressed", pressed)


def hand(page: Page) -> set[str]:
    found = page.locator('[data-test^="card-"]').evaluate_all("all => all.map(e => e.dataset.test)")
    return {name.removeprefix("card-") for name in found}


def expect_hand(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(at(f"card-{card}")).first.wait_for(state="attached")
    assert hand(page) == set(cards)


# ------------------------------------------------------------------------------- cards


def paradigm_breakdown() -> Any:
    game = a_committee(hand=FOUR, log=True)
    resolve(game, "paradigm_breakdown")
    return game


def test_cards_are_discarded_in_any_order(sit: Sit) -> None:
    """TU-8.6: Paradigm Breakdown; nothing is lost by one click."""
    page = sit(paradigm_breakdown())
    before = version(page)
    press(page, "pick-mine", "pick-ants", "pick-mine", "pick-comet")
    picture(page, "discard")
    expect_pressed(page, FOUR, ["ants", "comet"])
    expect(page.locator(at("pick-birds"))).to_be_disabled()
    assert version(page) == before
    confirm(page, "pick-confirm", 2)
    expect_hand(page, "birds", "mine")


def test_what_was_picked_elsewhere_is_shown_and_taken_back(sit: Sit) -> None:
    """TU-8.6: one card was picked in another window, or before the page was loaded again."""
    game = paradigm_breakdown()
    answer(game, "card birds")
    page = sit(game)
    expect_pressed(page, FOUR, ["birds"])
    page.reload()
    expect_pressed(page, FOUR, ["birds"])
    press(page, "pick-birds", "pick-mine", "pick-ants")
    expect_pressed(page, FOUR, ["ants", "mine"])
    confirm(page, "pick-confirm", 3)
    expect_hand(page, "birds", "comet")


def test_any_two_of_four_are_kept(sit: Sit) -> None:
    """TM-7.3: Business Contacts, the last ones first."""
    game = a_game(hand=["business_contacts"], stock={"megacredits": 7}, deck=FOUR)
    answer(game, "play business_contacts")
    page = sit(game)
    press(page, "pick-mine", "pick-birds")
    picture(page, "keep")
    confirm(page, "pick-confirm", 2)
    expect_hand(page, "mine", "birds")


def test_research_begins_with_any_card(sit: Sit) -> None:
    """TM-10.2: the card with the highest number first."""
    game = a_game(players=1, hand=[], stock={"megacredits": 30}, deck=FOUR)
    answer(game, "pass")
    cards = game.view(0)["own"]["dealt"]
    moves = sorted(game.legal_moves(0), reverse=True)
    last, first = (game.move_name(move).removeprefix("card ") for move in (moves[0], moves[2]))
    page = sit(game)
    press(page, f"pick-{last}", f"pick-{first}")
    expect_pressed(page, cards, [first, last])
    picture(page, "research")
    confirm(page, "pick-confirm", 3)
    expect_hand(page, first, last)


def test_patents_are_sold_in_any_order(sit: Sit) -> None:
    """TM-11.B1: the last one first, and not all of them."""
    game = a_game(hand=FOUR, stock={"megacredits": 0})
    answer(game, "project sell_patents")
    page = sit(game)
    press(page, "pick-mine", "pick-comet", "pick-ants", "pick-comet")
    picture(page, "sell")
    confirm(page, "pick-confirm", 3)
    expect_hand(page, "birds", "comet")


# ------------------------------------------------------------------------------- resources


def test_free_resources_are_mixed(sit: Sit) -> None:
    """TU-8.7: Dry Deserts, a resource for each influence."""
    parties: Any = {"reds": {0: 2, "neutral": 1}}
    game = a_committee(parties=parties, chairman=0, oceans=["04", "05"], log=True)
    resolve(game, "dry_deserts")
    answer(game, "space 04")
    page = sit(game)
    act = page.locator(at("act"))
    if act.count():
        act.click()
    press(page, "count-resource heat-more", "count-resource steel-more", "count-resource heat-more")
    expect(page.locator(at("count-resource plants-more"))).to_be_disabled()
    press(page, "count-resource heat-less", "count-resource plants-more")
    picture(page, "dry")
    confirm(page, "picks-confirm", 3)
    for what, amount in {"steel": "1", "plants": "1", "heat": "1", "energy": "0"}.items():
        expect(page.locator(at(f"resource-{what}")).first).to_contain_text(amount)


STOCK = """() => Object.fromEntries(['air', 'food', 'minerals'].map((what) => {
    const cell = document.querySelector(`[data-test="stock-${what}"], .strip button.${what}`);
    return [what, Number(cell.querySelector('b').textContent)];
}))"""


def stock(page: Page) -> dict[str, int]:
    """What one has of each resource, beside the map or, on a phone, below it."""
    page.locator('[data-test="stock-air"], .strip button.air').first.wait_for()
    return dict(page.evaluate(STOCK))


def counted(what: str, less: bool = False) -> str:
    return f"count-take {what}-{'less' if less else 'more'}"


def test_support_is_mixed_freely(sit: Sit) -> None:
    """MA-12.P2: four of any kind, in any order."""
    game = mars.a_game(missions=["support"])
    mars.answer(game, "use support")
    page = sit(game)
    before, had = version(page), stock(page)
    press(page, counted("minerals"), counted("minerals"), counted("air"))
    expect(page.locator(at("picks-confirm"))).to_be_disabled()
    press(page, counted("minerals", less=True), counted("food"), counted("air"))
    expect(page.locator(at(counted("food")))).to_be_disabled()
    picture(page, "support")
    assert version(page) == before
    confirm(page, "picks-confirm", 4)
    added = {what: amount - had[what] for what, amount in stock(page).items()}
    assert added == {"air": 2, "food": 1, "minerals": 1}


def test_a_road_card_and_two_of_choice(sit: Sit) -> None:
    """MA-14.0: More discoveries with three bases."""
    options = {"more_discoveries": True}
    game = mars.a_game(bases=["1.0", "2.1", "3.2"], roll="discovery", road_cards=2, options=options)
    page = sit(game)
    had = stock(page)
    press(page, counted("road"))
    expect(page.locator(at(counted("road")))).to_be_disabled()
    press(page, counted("food"), counted("air"))
    picture(page, "discoveries")
    confirm(page, "picks-confirm", 3)
    added = {what: amount - had[what] for what, amount in stock(page).items()}
    assert added == {"air": 1, "food": 1, "minerals": 0}


# ------------------------------------------------------------------------------- stations


def test_any_two_of_three_stations_are_kept(sit: Sit) -> None:
    """MA-12.0, MA-12.O5: Black Friday; a station is chosen on the map and can be put back."""
    air = dict.fromkeys(("1.1", "1.23", "2.0"), "air_station")
    rivals = [mars.Seat(missions=["black_friday"])]
    game = mars.a_game(active=1, bases=["1.0"], structures=air, rivals=rivals)
    mars.answer(game, "use black_friday", "take air")
    page = sit(game)
    before = version(page)
    points = {point: page.locator(at(f"point-{point}")) for point in air}
    for point in ("1.1", "2.0", "1.1", "1.23"):
        points[point].click(force=True)
    for point, button in points.items():
        expect(button).to_have_attribute("aria-pressed", "false" if point == "1.1" else "true")
    picture(page, "stations")
    assert version(page) == before
    confirm(page, "picks-confirm", 2)
    expect(points["1.1"]).to_have_attribute("aria-label", re.compile("free"))
    for point in ("1.23", "2.0"):
        expect(points[point]).to_have_attribute("aria-label", re.compile("Air station"))


def test_a_single_station_is_chosen_and_confirmed(sit: Sit) -> None:
    """MA-12.0: with one of another kind, one of the chosen kind survives."""
    own = {"1.1": "air_station", "1.23": "air_station", "2.0": "food_station"}
    rivals = [mars.Seat(missions=["black_friday"])]
    game = mars.a_game(active=1, bases=["1.0"], structures=own, rivals=rivals)
    mars.answer(game, "use black_friday", "take air")
    page = sit(game)
    page.locator(at("point-1.23")).click(force=True)
    confirm(page, "confirm", 1)
