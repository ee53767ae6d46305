"""Nothing happens by mistake: one press spends nothing, Enter and Back do what they seem to do."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at
from tests.browser.place import TOUCH, Visitor, open_record, open_table, wait_for
from tests.browser.screen import MOVED

from marineris.testing import a_game, answer
from marineris.testing.turmoil import a_committee

WIDE = {"viewport": {"width": 1440, "height": 900}}


def sit(visitor: Visitor, server: str, game: Any) -> Page:
    """At the first seat of a position."""
    page = visitor.sit(open_record(server, game.rules.name, game.record().dumps()))
    page.locator(at("map")).wait_for()
    return page


def version(page: Page) -> int:
    return int(page.locator(at("top")).get_attribute("data-version") or 0)


def rich(**more: Any) -> Any:
    """A turn with money for everything."""
    return a_game(stock={"megacredits": 60}, **more)


# ------------------------------------------------------------------------------- spending


@pytest.mark.parametrize("options", [WIDE, TOUCH], ids=["1440", "390"])
def test_an_award_explains_itself_before_it_is_funded(
    visit: Any, server: str, options: Any
) -> None:
    """One press tells what it is, what it costs and how all stand; a second one pays."""
    page = sit(visit(**options), server, rich(tableau=["asteroid_mining"]))
    before = version(page)
    if options is TOUCH:
        page.locator(at("tab-players")).click()
    award = page.locator(f"{at('award-banker')}:visible")
    award.click()
    dialog = page.get_by_role("dialog", name="Banker")
    expect(dialog).to_contain_text("8, 14 and 20 M€")
    expect(dialog.locator(f"{at('goal-standing')} li")).to_have_count(2)
    dialog.locator(at("goal-back")).click()
    expect(dialog).to_be_hidden()
    assert version(page) == before

    award.click()
    dialog.get_by_role("button", name="Fund for 8 M€").click()
    assert wait_for(page, MOVED, before)
    expect(dialog).to_be_hidden()


def test_no_single_press_in_a_turn_spends_money(visit: Any, server: str) -> None:
    """By mouse and by keyboard: cards, projects, goals, and actions that cost money."""
    page = sit(visit(), server, rich(hand=["asteroid"], tableau=["restricted_area"]))
    before = version(page)
    for group in ("play", "project", "goals"):
        page.locator(at(f"group-{group}")).click()
        moves = page.locator(f"{at('decision')} [data-move]").evaluate_all(
            "all => all.map(one => one.dataset.test)"
        )
        for test in moves:
            if "sell" in (page.locator(at(test)).get_attribute("data-move") or ""):
                continue  # asks next what to sell
            for press in ("click", "Enter"):
                button = page.locator(at(test))
                if press == "click":
                    button.click()
                else:
                    button.press(press)
                page.get_by_role("dialog").wait_for()
                page.keyboard.press("Escape")
                page.get_by_role("dialog").wait_for(state="hidden")
    page.locator(at("use-restricted_area")).click()
    page.locator(at("asked")).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    page.locator(at("group-goals")).click()
    # What is only pointed at is not bought by Enter.
    page.evaluate("document.activeElement.blur()")
    page.locator(at("award-banker")).hover()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Banker").wait_for()
    assert version(page) == before


# ------------------------------------------------------------------------------- Enter


def test_enter_does_what_the_sign_for_it_says(visit: Any, server: str) -> None:
    """Also after a click on something else; who goes elsewhere by keyboard sees the sign go."""
    cards = ["ants", "birds", "comet", "mine"]
    game = a_game(hand=["business_contacts"], stock={"megacredits": 7}, deck=cards)
    answer(game, "play business_contacts")
    page = sit(visit(), server, game)
    before = version(page)
    sign = page.locator(f"{at('pick-confirm')} kbd")
    page.locator(at("pick-ants")).click()
    page.keyboard.press("Enter")  # one of two is not enough
    expect(page.locator(at("pick-ants"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(page.locator(at("pick-birds"))).to_be_focused()
    expect(sign).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator(at("pick-birds"))).to_have_attribute("aria-pressed", "true")
    assert version(page) == before
    for _ in range(2):
        page.locator(at("pick-birds")).click()
    expect(sign).to_be_visible()
    page.keyboard.press("Enter")
    assert wait_for(page, MOVED, before + 1)


def test_payment_by_enter_and_escape(visit: Any, server: str) -> None:
    """After a preset Enter pays; after a reload Esc still goes back."""
    game = a_game(hand=["mine"], stock={"megacredits": 20, "steel": 4})
    answer(game, "play mine")
    page = sit(visit(), server, game)
    before = version(page)
    page.locator(at("payment")).wait_for()
    page.reload()
    page.locator(at("payment")).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(at("payment"))).to_be_hidden()
    assert wait_for(page, MOVED, before)

    page.locator(at("card-mine")).click()
    page.locator(at("zoom-play")).click()
    page.locator(at("payment")).wait_for()
    presets = page.locator(f'{at("payment")} [data-test^="pay-"][aria-pressed]')
    other = page.locator(f'{at("payment")} [aria-pressed="false"]').first
    kind = other.get_attribute("data-test") or ""
    other.click()
    expect(page.locator(at(kind))).to_have_attribute("aria-pressed", "true")
    assert presets.count() > 1
    before = version(page)
    page.keyboard.press("Enter")
    assert wait_for(page, MOVED, before)
    expect(page.locator(at("payment"))).to_be_hidden()


def test_starting_choices_survive_a_reload(visit: Any, server: str) -> None:
    """A corporation and cards that are chosen, and not sent yet."""
    page = visit().sit(open_table(server, "terraforming", ["Ana", "[greedy]"], seed=8))
    corporation = page.locator('[data-test^="pick-corporation-"]').last
    cards = page.locator('[data-guide="start-cards"] [data-test^="pick-"]')
    for button in (corporation, cards.nth(2), cards.nth(5)):
        button.click()
    page.reload()
    for button in (corporation, cards.nth(2), cards.nth(5)):
        expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[aria-pressed="true"][data-test^="pick-"]')).to_have_count(3)


# ------------------------------------------------------------------------------- the pointer


def test_nothing_pops_up_at_a_pointer_that_rests(visit: Any, server: str) -> None:
    """A card that slides under the pointer is not shown large."""
    page = sit(visit(), server, a_game(hand=["ants", "comet"], stock={"megacredits": 30}))
    zoom = page.locator(at("hover-zoom"))
    page.locator(at("card-ants")).hover(position={"x": 20, "y": 40})
    expect(zoom).to_have_attribute("data-zoomed", "ants")
    page.keyboard.press("f")  # only what can be played: the comet takes its place
    page.locator(f"{at('card-comet')}:hover").wait_for()
    expect(zoom).to_have_count(0)
    page.mouse.move(50, 800)
    page.locator(at("card-comet")).hover(position={"x": 30, "y": 40})
    expect(zoom).to_have_attribute("data-zoomed", "comet")


# ------------------------------------------------------------------------------- Back


@pytest.mark.parametrize("options", [WIDE, TOUCH], ids=["1440", "390"])
def test_back_closes_what_is_open(visit: Any, server: str, options: Any) -> None:
    """One thing after the other; with nothing open, one step leads where it always did."""
    visitor = visit(**options)
    game = a_committee(hand=["ants"], stock={"megacredits": 60}, log=True)
    visitor.page.goto("/new")
    page = sit(visitor, server, game)
    table = re.compile(r"/table/\w+$")
    length = page.evaluate("history.length")
    opened = page.get_by_role("dialog")

    page.locator(at("card-ants")).click(position={"x": 12, "y": 24})
    opened.wait_for()
    page.go_back()
    expect(opened).to_be_hidden()
    expect(page).to_have_url(table)
    page.go_forward()
    expect(page).to_have_url(table)
    expect(opened).to_be_hidden()

    page.locator(at("menu")).click()
    opened.wait_for()
    page.keyboard.press("Escape")
    expect(opened).to_be_hidden()
    page.locator(at("committee-strip")).click()
    page.locator(at("committee")).wait_for()
    page.locator(at("menu")).click()
    opened.wait_for()
    page.go_back()
    expect(opened).to_be_hidden()
    page.locator(at("committee")).wait_for()
    page.go_back()
    page.locator(at("map")).wait_for()
    expect(page.locator(at("committee"))).to_have_count(0)
    expect(page).to_have_url(table)
    assert page.evaluate("history.length") <= length + 1

    page.go_back()
    expect(page).to_have_url(re.compile("/new$"))
