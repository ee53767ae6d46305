"""Turmoil in browsers: the committee, lobbying from the picture, a whole game of two people."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.hands import at
from tests.browser.place import TOUCH, open_record, open_table, resize
from tests.browser.player import Terraformer, play_together
from tests.browser.position import question, record
from tests.browser.result import check_end
from tests.browser.screen import Screen

from marineris.testing.turmoil import a_committee

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


@pytest.mark.parametrize("own", [1, 2])
def test_influence_is_explained_as_the_engine_counts_it(visit: Any, server: str, own: int) -> None:
    """TU-7.1, TU-7.2, TU-7.3: leader, another delegate, chairman, Event Analysts."""
    game = a_committee(parties={"reds": {0: own}}, chairman=0, tableau=["event_analysts"])
    page = visit().sit(open_record(server, "terraforming", game.record().dumps()))
    page.locator(at("committee-strip")).click()
    figures = page.locator(f"{at('committee')} {at('influence')} b")
    expect(figures).to_have_text(["+1", "+1" if own == 2 else "0", "+1", "+1"])
    expect(page.locator(f"{at('committee')} {at('influence-sum')}")).to_have_text(str(own + 2))


def drafting(game: Any) -> bool:
    return question(game) == "Pick"


IS_ON_TOP = """(one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(top);
}"""


def test_the_committee_can_be_seen_during_the_draft(visit: Any, server: str) -> None:
    """The switch puts the question aside; the phase is shown at these tables too."""
    text = record("terraforming", 2, 11, drafting, turmoil=True, draft=True)
    page = visit().sit(open_record(server, "terraforming", text))
    picker = page.locator(at("picker"))
    picker.wait_for()
    expect(page.locator(f"{at('phases')} [aria-current=step]")).to_have_text("Research")
    switch = page.locator(at("top"))
    switch.get_by_text("Committee").click()
    expect(picker).to_have_count(0)
    assert page.locator(at("committee")).evaluate(IS_ON_TOP)
    page.locator(at("to-question")).click()
    picker.wait_for()
    switch.get_by_text("Map").click()
    assert page.locator(at("map")).first.evaluate(IS_ON_TOP)
    page.keyboard.press("k")
    page.locator(at("committee")).wait_for()


def test_lobbying_leaves_the_turn_in_reach(visit: Any, server: str) -> None:
    """Sending a delegate, taking back and passing are whole and can be pressed."""
    page = at_committee(visit, server).page
    page.locator(f"{at('party-reds')}[data-open]").click()
    for width, height in ((1440, 900), (1366, 768)):
        resize(page, width, height)
        for test in ("lobby-confirm", "undo", "pass"):
            button = page.locator(f"{at('committee')} {at(test)}")
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate(IS_ON_TOP), (test, width)


def test_two_people_play_with_turmoil(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "Bo"], seed=8, options=TURMOIL)
    visitors = [visit(), visit(color_scheme="light")]
    people = [Politician(visitor.sit(table, seat), seat) for seat, visitor in enumerate(visitors)]
    play_together(*people)
    for seat, visitor in enumerate(visitors):
        check_end(visitor, table, seat)
    assert all("lobby" in person.did for person in people)
