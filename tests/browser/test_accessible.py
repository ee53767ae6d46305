"""axe-core finds nothing serious on any screen and in any dialog, in all sizes and colours."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.hands import at
from tests.browser.place import Visitor
from tests.browser.walk import SIZES, Walk

SCHEMES = {"dark": (), "light": ("color-contrast",)}


class Tour(Walk):
    """Every fault is kept with the screen's name."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        super().__init__(visitor, size)
        self.faults: list[str] = []

    def check(self, name: str) -> None:
        """By all rules in the dark; what the light changes is the contrast."""
        for scheme, rules in SCHEMES.items():
            self.visitor.show(scheme)
            found = self.visitor.accessibility(*rules)
            self.faults += [f"{name}, {scheme}: {fault}" for fault in found]

    def end(self) -> None:
        """Say all that was found."""
        assert not self.faults, "\n".join(self.faults)


@pytest.fixture(params=SIZES)
def tour(request: pytest.FixtureRequest, visit: Any) -> Tour:
    visitor = visit(viewport=SIZES[request.param], has_touch=request.param == "390")
    return Tour(visitor, request.param)


def test_before_a_game(tour: Tour, server: str) -> None:
    page = tour.page
    page.goto("/")
    page.get_by_role("heading", name="New table").wait_for()
    tour.check("lobby")
    tour.check_sheet("keys", lambda: page.keyboard.press("?"))
    tour.check_sheet("import", lambda: page.get_by_role("button", name="Open a record").click())
    page.get_by_role("group", name="Game", exact=True).get_by_text("Mars 2049").click()
    tour.check("lobby, Mars 2049")
    page.get_by_text("With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()
    tour.check("waiting room")
    page.goto("/cards")
    page.locator(at("library")).wait_for()
    tour.check("all cards")
    page.goto("/table/zzzzzzzz")
    page.get_by_role("heading").first.wait_for()
    tour.check("no such table")
    tour.end()


def test_terraforming_mars(tour: Tour, server: str) -> None:
    tour.through_the_cards(server)
    tour.through_the_table(server)
    tour.end()


def test_mars_2049(tour: Tour, server: str) -> None:
    tour.through_mars_2049(server)
    tour.end()


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_after_a_game(tour: Tour, server: str, game: str) -> None:
    tour.through_the_end(server, game)
    tour.end()
