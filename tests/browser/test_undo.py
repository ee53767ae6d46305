"""What was done can be taken back, and where it cannot, the page says why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import PHONE, open_record, open_table
from tests.browser.player import Colonist, Terraformer
from tests.browser.screen import Screen


def is_turn(screen: Screen) -> bool:
    return screen.question == "Turn"


def taken_back(person: Any, screen: Screen) -> Screen:
    """The screen after the undo button."""
    person.press("undo")
    person.moved(screen.version)
    return person.look()  # type: ignore[no-any-return]


def test_a_project_is_taken_back(visit: Any, server: str) -> None:
    text = position.record("terraforming", 2, 4, position.own_turn(4), corporate_era=True)
    table = open_record(server, "terraforming", text)
    visitor = visit()
    person = Terraformer(visitor.sit(table), 1)
    before = person.look()
    assert person.build(before)
    person.play(until=is_turn)  # the place of a tile may be asked for
    after = person.look()
    level = {name: after.number(name) for name in before.things if name.startswith("level-")}
    assert level != {name: before.number(name) for name in level}
    while after.things["level-oceans"].text != before.things["level-oceans"].text or (
        after.number("level-temperature") != before.number("level-temperature")
    ):
        after = taken_back(person, after)
    assert {name: after.number(name) for name in level} == {
        name: before.number(name) for name in level
    }
    assert after.number("resource-megacredits", -1) == before.number("resource-megacredits", -1)


@pytest.mark.parametrize("way", ["button", "key"])
def test_two_ways_back(visit: Any, server: str, way: str) -> None:
    text = position.record("terraforming", 2, 4, position.own_turn(4), corporate_era=True)
    table = open_record(server, "terraforming", text)
    visitor = visit()
    person = Terraformer(visitor.sit(table), 1)
    before = person.look()
    person.commit(before, "project-asteroid", "zoom-play")
    after = person.look()
    assert after.number("level-temperature") == before.number("level-temperature") + 2
    if way == "button":
        person.press("undo")
    else:
        visitor.page.keyboard.press("z")
    person.moved(after.version)
    assert person.look().number("level-temperature") == before.number("level-temperature")


def test_a_payment_is_taken_back(visit: Any, server: str) -> None:
    text = position.record("terraforming", 2, 4, position.own_turn(4), corporate_era=True)
    table = open_record(server, "terraforming", text)
    visitor = visit()
    person = Terraformer(visitor.sit(table), 1)
    before = person.look()
    card = position.payable(position.loaded(text))
    person.commit(before, f"card-{card}", "zoom-play")
    person.look()
    visitor.page.reload()  # who comes back still sees what is paid
    asked = person.look()
    assert "payment" in asked.things
    name = visitor.page.locator(at("payment")).locator(".tm-card .name")
    assert name.inner_text().casefold().replace(" ", "_") == card
    person.press("pay-back")
    person.moved(asked.version)
    again = person.look()
    assert f"card-{card}" in again.things
    assert again.question == "Turn"


def test_what_has_shown_cards_stays(visit: Any, server: str) -> None:
    """Cards that were seen cannot be unseen: the button is locked and says so."""
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=2)
    visitor = visit()
    person = Terraformer(visitor.sit(table), 2)
    person.play(until=lambda screen: screen.question == "Turn" and screen.number("generation") == 2)
    button = visitor.page.locator(at("undo"))
    if button.count() == 0:
        return  # nothing is offered at all
    assert "locked" in (button.get_attribute("class") or "")
    assert button.get_attribute("title")


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_building_is_taken_back(visit: Any, server: str, size: Any) -> None:
    table = open_table(server, "mars2049", ["Ana", "[expansionist]"], seed=3)
    visitor = visit(**({"viewport": size} if size else {}))
    person = Colonist(visitor.sit(table), 3)

    def can_build(screen: Screen) -> bool:
        stations = [f"build-{kind}" for kind in person.STATIONS]
        return is_turn(screen) and any(screen.all(one, legal="true") for one in stations)

    before = person.play(until=can_build)
    kind = next(kind for kind in person.STATIONS if before.all(f"build-{kind}", legal="true"))
    stations = visitor.page.locator("g.piece").count()
    person.build(before, kind)
    after = person.look()
    assert visitor.page.locator("g.piece").count() == stations + 1
    person.press("undo")
    person.moved(after.version)
    person.look()
    assert visitor.page.locator("g.piece").count() == stations
