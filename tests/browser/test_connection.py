"""The connection breaks in the middle of a choice: the page says so, comes back, goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from tests.browser.hands import at
from tests.browser.place import PATIENCE, TOUCH, Server, Visitor, open_table, serving
from tests.browser.player import Colonist, Terraformer
from tests.browser.screen import Screen


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with serving(tmp_path) as server:
        yield server


def lost(visitor: Visitor) -> None:
    visitor.page.locator(at("reconnecting")).wait_for()


def found(visitor: Visitor) -> None:
    visitor.page.locator(at("reconnecting")).wait_for(state="hidden")


def test_the_server_dies_while_cards_are_chosen(browser: Browser, mortal: Server) -> None:
    table = open_table(mortal.address, "terraforming", ["Ana", "[greedy]"], seed=8)
    visitor = Visitor(browser, mortal.address)
    person = Terraformer(visitor.sit(table), 8)
    screen = person.look()
    assert screen.question == "ChooseCorporation"
    corporation = screen.all("pick-corporation-")[0].test
    person.press(corporation)

    mortal.stop(is_killed=True)
    lost(visitor)
    mortal.start()
    found(visitor)
    # What was chosen is still chosen.
    expect(visitor.page.locator(at(corporation))).to_have_attribute("aria-pressed", "true")
    person.play(until=lambda one: one.question == "Turn")

    # Once more, with a tile in the hand.
    asked = person.play(until=lambda one: bool(one.all("hex-", legal="true")))
    place = asked.all("hex-", legal="true")[0].test
    person.press(place)
    mortal.stop(is_killed=True)
    lost(visitor)
    mortal.start()
    found(visitor)
    person.play(until=lambda one: one.question == "Turn" and one.number("generation") > 2)
    visitor.close()


def test_a_move_into_the_void_is_told_and_can_be_made_again(
    browser: Browser, mortal: Server
) -> None:
    table = open_table(mortal.address, "mars2049", ["Ana", "[expansionist]"], seed=8)
    visitor = Visitor(browser, mortal.address)
    person = Colonist(visitor.sit(table), 8)
    screen = person.play(until=lambda one: "end-turn" in one)
    mortal.stop(is_killed=True)
    lost(visitor)
    visitor.page.locator(at("end-turn")).click()
    visitor.page.get_by_text("connection", exact=False).first.wait_for()
    mortal.start()
    found(visitor)
    assert person.look().version == screen.version
    person.commit(screen, "end-turn")
    person.play(until=lambda one: one.version > screen.version + 10)
    visitor.close()


def test_a_phone_says_at_once_that_the_network_is_gone(visit: Any, server: str) -> None:
    """In words that are not cut, in the longest language too."""
    clock = {"minutes": 20, "seconds_a_move": 0}
    seats = ["Ana", "Bo", "Cy"]
    table = open_table(server, "terraforming", seats, seed=3, clock=clock)
    for locale in ("en-GB", "uk-UA"):
        visitor = visit(**TOUCH, locale=locale)
        page = visitor.sit(table)
        check_whole(page.locator(f"{at('whose-turn')} .who:visible"))
        visitor.context.set_offline(True)
        lost(visitor)
        check_whole(page.locator(f"{at('reconnecting')} span"))
        expect(page.locator(at("menu"))).to_be_in_viewport(ratio=1)
        page.locator(at("menu")).click()
        page.keyboard.press("Escape")
        visitor.context.set_offline(False)
        found(visitor)
        page.locator(at("pick-confirm")).wait_for()


def check_whole(words: Locator) -> None:
    assert words.evaluate(
        "e => e.scrollWidth <= e.clientWidth && innerWidth >= e.getBoundingClientRect().right"
    )


class Network:
    """Stands between a page and the server, and breaks when a move passes through it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._connections = 0
        self._breaks = ""
        page.route_web_socket("**/socket", self._connect)

    def break_at_next_move(self, way: str) -> None:
        """`before` the server hears of it, or `after` it was made, but before its answer."""
        self._breaks = way
        self._connections = 0

    def wait_until_back(self) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while self._connections == 0:
            assert time.monotonic() < end, "the page does not come back"
            self._page.wait_for_timeout(10)  # here the network gets its turn
        self._page.locator(at("reconnecting")).wait_for(state="hidden")

    def _connect(self, page_side: WebSocketRoute) -> None:
        self._connections += 1
        server_side = page_side.connect_to_server()

        def broken() -> None:
            self._breaks = ""
            page_side.close()
            server_side.close()

        def from_page(message: str | bytes) -> None:
            if json.loads(message).get("do") == "move" and self._breaks:
                if self._breaks == "before":
                    return broken()
                self._breaks = "done"
            return server_side.send(message)

        def from_server(message: str | bytes) -> None:
            if self._breaks == "done":
                return broken()
            return page_side.send(message)

        page_side.on_message(from_page)
        server_side.on_message(from_server)


def test_a_broken_socket_comes_back_by_itself(visit: Any, server: str) -> None:
    """The network fails, not the server: what happened meanwhile is there after it."""
    table = open_table(server, "terraforming", ["Ana", "[greedy]", "[greedy]"], seed=9)
    visitor = visit()
    network = Network(visitor.page)
    person = Terraformer(visitor.sit(table), 9)

    def can_build(screen: Screen) -> bool:
        return screen.question == "Turn" and bool(screen.all("project-asteroid", legal="true"))

    for way in ("before", "after"):
        asked = person.play(until=can_build)
        network.break_at_next_move(way)
        person.commit(asked, "project-asteroid", "zoom-play")
        network.wait_until_back()
        # Whether it was made, the table shows; nothing is left that would make it again.
        expect(visitor.page.locator("dialog")).to_have_count(0)
        person.forget()  # whether that was a move shows on the screen
        assert (person.look().version > asked.version) == (way == "after")
    person.play(until=lambda one: one.number("generation") > 2)
