"""The connection breaks in the middle of a choice: the page says so, comes back, goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.place import Server, Visitor, open_table, serving
from tests.browser.player import Colonist, Screen, Terraformer, at


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


def test_a_broken_socket_comes_back_by_itself(visit: Any, server: str) -> None:
    """The network fails, not the server: what happened meanwhile is there after it."""
    table = open_table(server, "terraforming", ["Ana", "[greedy]", "[greedy]"], seed=9)
    visitor = visit()
    sockets: list[Any] = []

    def connect(socket: Any) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    visitor.page.route_web_socket("**/socket", connect)
    person = Terraformer(visitor.sit(table), 9)

    def is_time(screen: Screen) -> bool:
        return screen.question == "Turn"

    for times in range(1, 4):
        person.play(until=is_time)
        person.take_turn(person.look())
        sockets[-1].close()  # perhaps before the answer, perhaps after it
        for _ in range(200):
            if len(sockets) > times:
                break
            visitor.page.wait_for_timeout(100)
        found(visitor)
        person.forget()  # whether that was a move shows on the screen
    person.play(until=lambda one: one.number("generation") > 2)
