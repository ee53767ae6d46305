"""The seats of a browser: links that are old, mistyped or for another seat, and a shared device."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import at
from tests.browser.place import Table, open_table

HELD = "() => JSON.parse(localStorage['marineris.tables'] ?? '{}')"
WRONG = "a" * 32
CARDS = '[data-test^="pick-"]'
HAND = f"""() => [...document.querySelectorAll('{CARDS}')]
    .map((one) => one.dataset.test.slice('pick-'.length))"""


def link(table: Table, seat: int, token: str = "") -> str:
    return f"/table/{table.id}#game={table.game}&seat={seat}&token={token or table.tokens[seat]}"


def held_seats(page: Page, table: Table) -> Any:
    return page.evaluate(HELD).get(table.id, {}).get("seats")


def new_token(server: str, table: Table, seat: int) -> str:
    """The host makes a new link for a seat."""
    asked = urllib.request.Request(
        f"{server}/api/tables/{table.id}/seats/{seat}/token",
        method="POST",
        headers={"Authorization": f"Bearer {table.host}"},
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(json.loads(answer.read())["token"])


@pytest.fixture
def pair(server: str) -> Table:
    """A table for two people, at which both have to answer."""
    return open_table(server, "terraforming", ["Ana", "Bo"], seed=3)


def test_a_link_that_does_not_work_leaves_the_seat(visit: Any, server: str, pair: Table) -> None:
    """A token is held only once the server has accepted it; the one from before plays on."""
    visitor = visit()
    page = visitor.sit(pair)
    tab = visitor.new_page()
    for one in (page, tab):  # a tab that is at the table already, and one that opens it
        one.goto(link(pair, 0, WRONG))
        one.get_by_role("alert").filter(has_text="You keep the seat you have").wait_for()
        one.locator(at("top")).wait_for()
        assert WRONG not in one.url
        assert held_seats(one, pair) == {"0": pair.tokens[0]}
    page.reload()
    page.locator('[data-test=top][data-question]:not([data-question=""])').wait_for()
    # The wrong number beside a good token is not the seat that the token is for.
    page.goto(link(pair, 1, pair.tokens[0]))
    page.locator(at("top")).wait_for()
    assert held_seats(page, pair) == {"0": pair.tokens[0]}

    fresh = new_token(server, pair, 0)
    page.get_by_role("heading", name="You no longer hold this seat").wait_for()
    assert "new link" in page.get_by_role("main").inner_text()
    visitor.check_accessible()
    page.goto(link(pair, 0, fresh))
    page.locator('[data-test=top][data-question]:not([data-question=""])').wait_for()
    assert held_seats(page, pair) == {"0": fresh}


def test_a_link_that_does_not_work_is_not_remembered(visit: Any, pair: Table) -> None:
    page = visit().page
    page.goto(link(pair, 0, WRONG))
    page.get_by_role("heading", name="This link does not work").wait_for()
    page.get_by_role("button", name="Watch this table").click()
    page.get_by_text("You are watching").first.wait_for()
    page.goto(f"/table/zzzzzzzzzz#game=terraforming&seat=0&token={WRONG}")
    page.get_by_role("heading", name="This table cannot be opened").wait_for()
    assert page.evaluate(HELD) == {}


def test_the_host_s_link_makes_a_host(visit: Any, pair: Table) -> None:
    page = visit().page
    page.goto(f"/table/{pair.id}#seat=host&token={pair.host}")
    page.get_by_text("You are watching").first.wait_for()
    assert page.evaluate(HELD)[pair.id]["host"] == pair.host


def covered(page: Page, hand: list[str]) -> None:
    """Nothing of the hand is on the page, neither to see nor in its source."""
    expect(page.locator(at("curtain"))).to_be_visible()
    source = page.content()
    assert [card for card in hand if card in source] == []
    lines = page.locator("body").inner_text().split("\n")
    assert [line for line in lines if line.strip()] == [
        "Pass the device to Ana",
        "The table is covered until then, so that nobody sees another’s cards.",
        "I am Ana",
    ]


def test_a_shared_device_is_covered_until_someone_says_who_they_are(
    visit: Any, pair: Table
) -> None:
    """After another seat's link in the same tab, a reload, Back, a second tab, and from memory."""
    visitor = visit()
    page = visitor.sit(pair)
    page.goto(link(pair, 1))
    page.get_by_role("heading", name="Pass the device to Ana").wait_for()
    assert pair.tokens[1] not in page.url
    assert held_seats(page, pair) == {str(seat): token for seat, token in pair.tokens.items()}
    visitor.check_accessible()
    page.get_by_role("button", name="I am Ana").click()
    page.locator(CARDS).first.wait_for()
    hand = page.evaluate(HAND)
    assert len(hand) >= 10

    page.reload()
    covered(page, hand)
    page.get_by_role("button", name="I am Ana").click()
    page.locator(CARDS).first.wait_for()

    second = visitor.new_page()
    second.goto(f"/table/{pair.id}")
    covered(second, hand)

    page.goto("/tutorial/terraforming")
    page.go_back()
    covered(page, hand)
    page.get_by_role("button", name="I am Ana").click()
    page.locator(CARDS).first.wait_for()
    # What the browser keeps to show again on the way back is what is there when the page hides.
    page.evaluate(
        "() => { dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })) }"
    )
    covered(page, hand)


def test_a_seat_of_a_shared_device_that_is_lost_leaves_the_other(
    visit: Any, server: str, pair: Table
) -> None:
    visitor = visit()
    page = visitor.sit(pair)
    page.goto(link(pair, 1))
    page.locator(at("curtain")).wait_for()
    new_token(server, pair, 0)
    page.get_by_role("alert").filter(has_text="got a new link").wait_for()
    page.locator(at("top")).wait_for()
    page.locator(CARDS).first.wait_for()
