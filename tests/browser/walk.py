"""A walk through every screen and dialog of a game; what is looked for there, each test says."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page
from tests.browser import position
from tests.browser.hands import Finger, Hand, Mouse, at
from tests.browser.place import DESKTOP, PHONE, Table, Visitor, open_record, open_table
from tests.browser.player import Colonist, Terraformer

SIZES = {"1440": DESKTOP, "390": PHONE}


class Walk:
    """Goes from screen to screen."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.is_phone = size == "390"
        self.hand: Hand = Finger() if self.is_phone else Mouse()

    @abstractmethod
    def check(self, name: str) -> None:
        """Look at the screen as it is now."""

    @abstractmethod
    def end(self) -> None:
        """Say all that was found."""

    def go(self, path: str) -> None:
        """Go to a page."""
        self.page.goto(path)

    def sit(self, table: Table) -> Page:
        """Go to the first seat of a table."""
        return self.visitor.sit(table)

    def check_sheet(self, name: str, open_it: Callable[[], Any]) -> None:
        """A dialog: opened, looked at, closed by Esc."""
        open_it()
        self.page.locator("dialog").first.wait_for()
        self.check(name)
        while self.page.locator("dialog").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)

    def press(self, test: str) -> None:
        """Press something, in the dialog if one is open."""
        self.hand.press(self.page, test)

    # Terraforming Mars

    def through_the_cards(self, server: str) -> None:
        """The starting hand, a draft and research."""
        options = {"corporate_era": True, "draft": True}
        seats = ["Ana", "[greedy]", "[greedy]"]
        table = open_table(server, "terraforming", seats, seed=14, options=options)
        person = Terraformer(self.sit(table), 14, self.hand)
        person.look()
        self.check("starting hand")
        person.play(until=lambda screen: screen.question == "Pick")
        self.check("draft")
        person.play(until=lambda one: one.question == "Buy" and one.number("generation") == 2)
        self.check("research")
        self.press("aside")
        self.check("research put aside")

    def through_the_table(self, server: str) -> None:
        """An own turn in mid-game, with all that can be opened, paid and placed."""
        text = position.record("terraforming", 3, 4, position.own_turn(6), corporate_era=True)
        person = Terraformer(self.sit(open_record(server, "terraforming", text)), 1, self.hand)
        screen = person.look()
        self.check("table")
        payable = f"card-{position.payable(position.loaded(text))}"
        blocked = [card.test for card in screen.all("card-", look="blocked")]
        self.check_sheet("card", lambda: self.press(payable))
        if blocked:
            self.check_sheet("why not", lambda: self.press(blocked[0]))
        self._through_the_tabs()
        self.check_sheet("menu", lambda: self.press("menu"))
        self.check_sheet("map as a list", lambda: self.press("board-list"))
        self.press("hex-35")
        self.page.locator(at("hex-menu")).wait_for()
        self.check("what could be put here")
        self.page.keyboard.press("Escape")
        person.commit(person.look(), payable, "zoom-play")
        asked = person.look()
        self.check("payment")
        self.press("pay-back")
        person.moved(asked.version)
        self._through_placing(person)

    def _through_the_tabs(self) -> None:
        if self.is_phone:
            for tab in ("act", "players", "log"):
                self.check_sheet(f"sheet: {tab}", partial(self.press, f"tab-{tab}"))
            self.press("tab-hand")
            self.check("the hand in full")
            self.press("tab-map")
            return
        for key, name in (("p", "pass"), ("m", "goals"), ("o", "players"), ("?", "keys")):
            self.check_sheet(name, partial(self.page.keyboard.press, key))
        opponent = self.page.locator(f"{at('player-1')} button").first
        self.check_sheet("opponent", opponent.click)

    def _through_placing(self, person: Terraformer) -> None:
        # Nobody sits on the other seats, so one action has to lead to a tile.
        person.PROJECTS = (("aquifer", "oceans", 9), ("greenery", "oxygen", 14))
        assert person.build(person.look())
        person.play(until=lambda one: bool(one.all("hex-", legal="true")))
        self.check("placing")
        person.press(person.any_of(person.look().all("hex-", legal="true")).test)
        self.page.locator(f"{at('place-here')}, {at('confirm')}").first.wait_for()
        self.check("a tile about to be laid")

    # Mars 2049

    def through_mars_2049(self, server: str) -> None:
        """An own turn in mid-game, with all that can be opened and built."""
        text = position.record("mars2049", 4, 5, position.building(14))
        person = Colonist(self.sit(open_record(server, "mars2049", text)), 1, self.hand)
        screen = person.look()
        self.check("table")
        self.check_sheet("bank", lambda: self.press("bank"))
        self.check_sheet("missions", lambda: self.page.keyboard.press("m"))
        self.check_sheet("menu", lambda: self.press("menu"))
        if self.is_phone:
            for tab in ("build", "missions", "players", "log"):
                self.press(f"tab-{tab}")
                self.check(f"page: {tab}")
            self.press("tab-map")
        else:
            self.check_sheet("log", lambda: self.page.keyboard.press("l"))
            self.check_sheet("opponent", lambda: self.press("player-1"))
        closed = [one.test for one in screen.all("build-") if not one.data.get("legal")]
        if closed:
            self.check_sheet("why not", lambda: self.press(closed[0]))
        self.press(screen.all("build-", legal="true")[0].test)
        self.page.locator(at("confirm")).wait_for()
        self.check("placing")

    # Both

    def through_the_end(self, server: str, game: str) -> None:
        """A game that is over: its result and its replay."""
        table = open_record(server, game, position.record(game, 3, 6, position.over))
        self.sit(table)
        self.page.locator(f"{at('result')}, {at('replay')}").first.wait_for()
        self.check("the end")
        self.go(f"/table/{table.id}/replay")
        self.page.locator(at("verdict")).wait_for()
        self.check("result")
        self.page.locator(at("view")).click()
        self.page.locator(at("map")).first.wait_for()
        for _ in range(3):
            self.page.keyboard.press("ArrowLeft")
        self.check("replay")
