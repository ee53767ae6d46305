"""What lies over a page keeps focus, keys and clicks to itself, and gives them back (ADR 0017)."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import at
from tests.browser.place import PHONE, open_table
from tests.browser.player import Terraformer

WHERE = """() => {
    const at = document.activeElement;
    return [document.querySelector('dialog')?.contains(at) ?? null, at.outerHTML.slice(0, 200)];
}"""
ROUNDS = 12
"""More than there are stops in the dialogs that are tried."""


def test_tab_goes_round_inside(visit: Any, server: str) -> None:
    page, person = turn(visit, server)
    person.press("project-city")
    page.locator("dialog").wait_for()
    for key in ("Tab", "Shift+Tab"):
        seen = []
        for _ in range(ROUNDS):
            page.keyboard.press(key)
            is_inside, what = page.evaluate(WHERE)
            assert is_inside, what
            seen.append(what)
        assert len(set(seen)) < ROUNDS, "it never came round"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="hidden")


def test_the_focus_cannot_be_put_behind(visit: Any, server: str) -> None:
    page, person = turn(visit, server)
    person.press("project-city")
    page.locator("dialog").wait_for()
    page.locator(at("menu")).evaluate("(one) => one.focus()")
    is_inside, what = page.evaluate(WHERE)
    assert is_inside, what


def test_the_focus_goes_back_to_where_it_was(visit: Any, server: str) -> None:
    page, _ = turn(visit, server)
    button = page.locator(at("project-city"))
    button.focus()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="hidden")
    page.wait_for_function("(one) => document.activeElement === one", arg=button.element_handle())


def test_a_click_beside_it_leaves_it_and_presses_nothing_else(visit: Any, server: str) -> None:
    page, person = turn(visit, server)
    screen = person.look()
    person.press("project-city")
    page.locator("dialog").wait_for()
    behind = page.locator(at("menu")).bounding_box()
    assert behind
    page.mouse.click(behind["x"] + behind["width"] / 2, behind["y"] + behind["height"] / 2)
    page.locator("dialog").wait_for(state="hidden")
    assert person.look().version == screen.version
    assert page.get_by_role("menu").count() == 0


def test_what_is_hovered_does_not_move_a_sheet(visit: Any, server: str) -> None:
    """In a narrow window with a mouse: it would slip away from under the pointer, and come back."""
    page, person = turn(visit, server, viewport=PHONE)
    person.press("tab-act")
    group = page.locator("dialog .scroll button").first
    group.click()
    move = page.locator('dialog [data-test^="move-"]').first
    move.wait_for()
    before = move.bounding_box()
    move.hover()
    page.wait_for_function("() => document.querySelector('dialog .move.on') !== null")
    assert move.bounding_box() == before


def turn(visit: Any, server: str, **options: Any) -> tuple[Any, Terraformer]:
    """A table at which the person is to move."""
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=33)
    person = Terraformer(visit(**options).sit(table), 33)
    person.play(until=lambda one: one.question == "Turn")
    return person.page, person
