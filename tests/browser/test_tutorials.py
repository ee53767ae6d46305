"""Both guided games to their end: reading what there is to read, doing what there is to do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.hands import Stuck, at
from tests.browser.place import PHONE
from tests.browser.player import Colonist, Person, Terraformer

SIZES = {"1440": {}, "390": {"viewport": PHONE}}
PUPILS: dict[str, type[Person]] = {"terraforming": Terraformer, "mars2049": Colonist}
MARKS = {
    "terraforming": ["corporation", "cards", "resources", "parameters", "play", "pass", "end"],
    "mars2049": ["goal", "die", "stock", "build", "bases", "bank", "missions", "turn"],
}
"""What nobody can miss, in its order."""
GUIDE = """() => {
    const find = (test) => document.querySelector(`[data-test=${test}]`);
    return {
        isOver: find('farewell') !== null,
        mark: find('coach')?.dataset.mark ?? null,
        canGoOn: find('coach-next') !== null,
    };
}"""

DRAWN_GUIDE = f"""() => new Promise((resolve) => requestAnimationFrame(() =>
    requestAnimationFrame(() => resolve(({GUIDE})()))))"""
"""What the coach says once everything that has come is drawn."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PUPILS)
def test_the_guided_game(visit: Any, game: str, size: str) -> None:
    visitor = visit(**SIZES[size])
    page = visitor.page
    page.goto(f"/tutorial/{game}")
    page.locator(at("begin")).click()
    page.locator(at("coach")).wait_for()
    pupil = PUPILS[game](page, 1)
    marks = follow(page, pupil)
    assert [mark for mark in marks if mark in MARKS[game]] == MARKS[game]
    visitor.check_accessible()

    # The game goes on at the same table, without a guide.
    page.locator(at("play-on")).click()
    page.wait_for_url("**/table/*")
    page.locator(at("top")).wait_for()
    assert page.locator(at("coach")).count() == 0
    pupil.forget()
    pupil.play(until=lambda screen: screen.question == "Turn")


def follow(page: Any, pupil: Person) -> list[str]:
    """The marks that were shown, until the farewell."""
    marks: list[str] = []
    for _ in range(3000):
        guide = page.evaluate(GUIDE)
        if guide["isOver"]:
            return marks
        if guide["mark"] and guide["mark"] not in marks:
            marks.append(guide["mark"])
        if guide["canGoOn"]:
            page.locator(at("coach-next")).click()
            continue
        screen = pupil.glance()
        if screen is None:
            page.wait_for_timeout(20)  # the bot thinks, or the coach comes next
        elif page.evaluate(DRAWN_GUIDE) == guide:  # else the coach has more to say of this screen
            pupil.step(screen)
    raise Stuck(f"the tour does not end; so far: {marks}")


def test_a_tour_survives_a_reload_and_can_be_left(visit: Any) -> None:
    page = visit().page
    page.goto("/tutorial/mars2049")
    page.locator(at("begin")).click()
    first = page.locator(at("coach")).get_attribute("data-mark")
    page.locator(at("coach-next")).click()
    page.reload()
    page.locator(at("go-on")).click()
    assert page.locator(at("coach")).get_attribute("data-mark") != first
    page.locator(at("coach-skip")).click()
    page.wait_for_url("**/table/*")
