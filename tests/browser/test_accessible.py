"""axe-core finds nothing serious on any screen and in any dialog, in all sizes and colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.browser import position
from tests.browser.place import DESKTOP, PHONE, Visitor, open_record, open_table
from tests.browser.player import Colonist, Terraformer, at

SIZES = {"1440": DESKTOP, "390": PHONE}
SCHEMES = {"dark": (), "light": ("color-contrast",)}


class Tour:
    """Goes from screen to screen; every fault is kept with the screen's name."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.is_phone = size == "390"
        self.faults: list[str] = []

    def check(self, name: str) -> None:
        """By all rules in the dark; what the light changes is the contrast."""
        for scheme, rules in SCHEMES.items():
            self.visitor.show(scheme)
            found = self.visitor.accessibility(*rules)
            self.faults += [f"{name}, {scheme}: {fault}" for fault in found]

    def check_sheet(self, name: str, open_it: Callable[[], Any]) -> None:
        """A dialog: opened, checked, closed by Esc."""
        open_it()
        self.page.locator("dialog[open]").first.wait_for()
        self.check(name)
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)

    def end(self) -> None:
        """Say all that was found."""
        assert not self.faults, "\n".join(self.faults)

    def press(self, test: str) -> None:
        inside = self.page.locator(f"dialog[open] {at(test)}:visible")
        thing = inside.last if inside.count() else self.page.locator(f"{at(test)}:visible").first
        where = {"x": 12, "y": 24} if test.startswith("card-") else None
        thing.click(position=where)  # type: ignore[arg-type]


@pytest.fixture(params=SIZES)
def tour(request: pytest.FixtureRequest, visit: Any) -> Tour:
    visitor = visit(viewport=SIZES[request.param], has_touch=request.param == "390")
    return Tour(visitor, request.param)


def test_before_a_game(tour: Tour, server: str) -> None:
    page = tour.page
    page.goto("/")
    page.get_by_role("heading", name="Set a table").wait_for()
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
    options = {"corporate_era": True, "draft": True}
    table = open_table(
        server, "terraforming", ["Ana", "[greedy]", "[greedy]"], seed=14, options=options
    )
    person = Terraformer(tour.visitor.sit(table), 14)
    person.look()
    tour.check("starting hand")
    person.play(until=lambda screen: screen.question == "Pick")
    tour.check("draft")
    person.play(until=lambda screen: screen.question == "Buy" and screen.number("generation") == 2)
    tour.check("research")
    tour.press("aside")
    tour.check("research put aside")

    text = position.record("terraforming", 3, 4, position.own_turn(6), corporate_era=True)
    table = open_record(server, "terraforming", text)
    person = Terraformer(tour.visitor.sit(table), 1)
    screen = person.look()
    tour.check("table")
    payable = f"card-{position.payable(position.loaded(text))}"
    blocked = [card.test for card in screen.all("card-", look="blocked")]
    tour.check_sheet("card", lambda: tour.press(payable))
    if blocked:
        tour.check_sheet("why not", lambda: tour.press(blocked[0]))
    if tour.is_phone:
        for tab in ("act", "players", "log"):
            tour.check_sheet(f"sheet: {tab}", partial(tour.press, f"tab-{tab}"))
        tour.press("tab-hand")
        tour.check("the hand in full")
        tour.press("tab-map")
    else:
        for key, name in (("p", "pass"), ("m", "goals"), ("o", "players")):
            tour.check_sheet(name, partial(tour.page.keyboard.press, key))
        opponent = tour.page.locator(f"{at('player-1')} button").first
        tour.check_sheet("opponent", opponent.click)
    tour.check_sheet("menu", lambda: tour.press("menu"))
    tour.check_sheet("map as a list", lambda: tour.press("board-list"))
    tour.press("hex-35")
    tour.page.locator(at("hex-menu")).wait_for()
    tour.check("what could be put here")
    tour.page.keyboard.press("Escape")

    person.commit(person.look(), payable, "zoom-play")
    asked = person.look()
    tour.check("payment")
    tour.press("pay-back")
    person.moved(asked.version)
    # Nobody sits on the other seats, so one action has to lead to a tile.
    person.PROJECTS = (("aquifer", "oceans", 9), ("greenery", "oxygen", 14))
    assert person.build(person.look())
    person.play(until=lambda one: bool(one.all("hex-", legal="true")))
    tour.check("placing")
    person.press(person.any_of(person.look().all("hex-", legal="true")).test)
    tour.page.locator(f"{at('place-here')}, {at('confirm')}").first.wait_for()
    tour.check("a tile about to be laid")
    tour.end()


def test_mars_2049(tour: Tour, server: str) -> None:
    def middle(game: Any) -> bool:
        if position.question(game) != "Turn" or game.view(0)["round"] < 14:
            return False
        names = [game.move_name(move) for move in game.legal_moves(0)]
        return any(name.startswith("build ") for name in names)

    text = position.record("mars2049", 4, 5, middle)
    table = open_record(server, "mars2049", text)
    person = Colonist(tour.visitor.sit(table), 1)
    screen = person.look()
    tour.check("table")
    tour.check_sheet("bank", lambda: tour.press("bank"))
    tour.check_sheet("missions", lambda: tour.page.keyboard.press("m"))
    tour.check_sheet("menu", lambda: tour.press("menu"))
    if tour.is_phone:
        for tab in ("build", "missions", "players", "log"):
            tour.press(f"tab-{tab}")
            tour.check(f"page: {tab}")
        tour.press("tab-map")
    else:
        tour.check_sheet("log", lambda: tour.page.keyboard.press("l"))
        tour.check_sheet("opponent", lambda: tour.press("player-1"))
    closed = [one.test for one in screen.all("build-") if not one.data.get("legal")]
    if closed:
        tour.check_sheet("why not", lambda: tour.press(closed[0]))
    tour.press(screen.all("build-", legal="true")[0].test)
    tour.page.locator(at("confirm")).wait_for()
    tour.check("placing")
    tour.end()


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_after_a_game(tour: Tour, server: str, game: str) -> None:
    table = open_record(server, game, position.record(game, 3, 6, position.over))
    page = tour.visitor.page
    tour.visitor.sit(table)
    page.locator(f"{at('result')}, {at('replay')}").first.wait_for()
    tour.check("the end")
    page.goto(f"/table/{table.id}/replay")
    page.locator(at("verdict")).wait_for()
    tour.check("result")
    page.locator(at("view")).click()
    page.locator(at("map")).first.wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    tour.check("replay")
    tour.end()
