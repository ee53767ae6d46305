"""Whole games without a mouse: keys only, tiles and passing included."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import Keys
from tests.browser.place import open_table
from tests.browser.player import Colonist, Terraformer
from tests.browser.result import check_end


def test_terraforming_mars_by_keyboard(visit: Any, server: str) -> None:
    seats = ["Ana", "[greedy]", "[greedy]", "[greedy]"]
    table = open_table(server, "terraforming", seats, seed=31)
    visitor = visit()
    forbid_mouse(visitor)
    person = Terraformer(visitor.sit(table), 31, Keys())
    person.play()
    assert {"play_card", "build"} <= set(person.did)
    check_end(visitor, table)


def test_mars_2049_by_keyboard(visit: Any, server: str) -> None:
    options = {"fewer_bases": True}
    seats = ["Ana", "[expansionist]", "[expansionist]"]
    table = open_table(server, "mars2049", seats, seed=32, options=options)
    visitor = visit()
    forbid_mouse(visitor)
    person = Colonist(visitor.sit(table), 32, Keys())
    person.play()
    assert person.built
    check_end(visitor, table)


def test_escape_closes_what_is_on_top(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=33)
    visitor = visit()
    person = Terraformer(visitor.sit(table), 33, Keys())
    screen = person.play(until=lambda one: one.question == "Turn")
    page = visitor.page
    for test in ("project-asteroid", screen.all("card-")[0].test):
        person.press(test)
        page.locator("dialog").wait_for()
        page.keyboard.press("e")  # belongs to the table behind it
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="hidden")
    assert person.look().version == screen.version


def forbid_mouse(visitor: Any) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("there is no mouse")

    for what in ("click", "down", "move"):
        setattr(visitor.page.mouse, what, refuse)
