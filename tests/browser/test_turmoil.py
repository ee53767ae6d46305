"""Turmoil in browsers: the committee, lobbying from the picture, a whole game of two people."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.browser.hands import at
from tests.browser.place import TOUCH, open_record, open_table
from tests.browser.player import Terraformer, play_together
from tests.browser.position import question, record
from tests.browser.result import check_end
from tests.browser.screen import Screen

TURMOIL = {"turmoil": True}
PICTURES = os.environ.get("MARINERIS_PICTURES")
"""Where to leave pictures of the committee, if anywhere."""


class Politician(Terraformer):
    """Sends a delegate now and then."""

    def answer(self, screen: Screen) -> None:
        if "committee" in screen.things and screen.question == "Turn":
            self.page.keyboard.press("k")
            self.page.locator(at("committee")).wait_for(state="hidden")
            screen = self.look()
        super().answer(screen)

    def take_turn(self, screen: Screen) -> None:
        # What is not free had better raise a parameter.
        if not self.chance(0.3) or not self.lobby(screen):
            super().take_turn(screen)

    def lobby(self, screen: Screen) -> bool:
        self.press("committee-strip")
        self.page.locator(at("committee")).wait_for()
        open_ones = self.look().all("party-", open="true")
        if not open_ones:
            self.page.keyboard.press("k")
            return False
        self.press(self.any_of(open_ones).test)
        self.page.locator(at("lobby-confirm")).wait_for()
        self.commit(screen, "lobby-confirm")
        self.did.append("lobby")
        return True


def own_turn(game: Any) -> bool:
    return question(game) == "Turn" and bool(game.view(0)["generation"] >= 4)


def at_committee(visit: Any, server: str, **options: Any) -> Any:
    text = record("terraforming", 3, 11, own_turn, turmoil=True, corporate_era=True)
    visitor = visit(**options)
    page = visitor.sit(open_record(server, "terraforming", text))
    page.locator(at("committee-strip")).click()
    page.locator(at("committee")).wait_for()
    return visitor


def picture(page: Any, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


@pytest.mark.parametrize(("name", "options"), [("1440", {}), ("390", TOUCH)])
def test_a_delegate_is_sent_from_the_picture(
    visit: Any, server: str, name: str, options: Any
) -> None:
    visitor = at_committee(visit, server, **options)
    page = visitor.page
    party = page.locator(f"{at('party-kelvinists')}[data-open]")
    party.click()
    confirm = page.locator(at("lobby-confirm"))
    confirm.wait_for()
    picture(page, f"committee-{name}")
    visitor.check_accessible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    version = page.locator(at("top")).get_attribute("data-version")
    confirm.click()
    page.locator(f"{at('top')}:not([data-version='{version}'])").wait_for()


def test_the_committee_has_its_key(visit: Any, server: str) -> None:
    page = at_committee(visit, server).page
    page.keyboard.press("k")
    page.locator(at("map")).wait_for()
    assert page.locator(at("committee")).count() == 0
    page.keyboard.press("k")
    page.locator(at("committee")).wait_for()
    page.keyboard.press("Escape")
    page.locator(at("map")).wait_for()


def test_two_people_play_with_turmoil(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "Bo"], seed=8, options=TURMOIL)
    visitors = [visit(), visit(color_scheme="light")]
    people = [Politician(visitor.sit(table, seat), seat) for seat, visitor in enumerate(visitors)]
    play_together(*people)
    for seat, visitor in enumerate(visitors):
        check_end(visitor, table, seat)
    assert all("lobby" in person.did for person in people)
