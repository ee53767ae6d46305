"""The ends of a turn: what can be taken back, ending it, and passing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import position
from tests.browser.hands import Finger, Hand, Mouse, at
from tests.browser.place import DESKTOP, PHONE, TOUCH, open_record, resize, wait_for
from tests.browser.player import Colonist, Terraformer

from marineris.testing import a_game

SIZES = [DESKTOP, {"width": 1366, "height": 768}, {"width": 1280, "height": 720}, PHONE]
COVERED = """(selectors) => selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .flatMap((one) => {
        const box = one.getBoundingClientRect();
        const hits = [0.05, 0.5, 0.95].map((share) =>
            document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2));
        return hits
            .filter((hit) => hit && !hit.contains(one) && !one.contains(hit))
            .filter((hit) => !hit.closest('[data-test=map]'))
            .map((hit) => `${selector} lies under ${hit.className || hit.tagName}`);
    }))"""
"""What lies over some things that should be seen; what only surrounds them does not count."""

SAYS = """(words) => [...document.querySelectorAll('[data-test=last-move]')]
    .some((one) => one.checkVisibility() && one.textContent.toLowerCase().includes(words))"""
"""The last move is said one picture after what it did."""


def sat(visit: Any, server: str, game: Any, **options: Any) -> tuple[Page, Terraformer]:
    """A visitor at the first seat of a position."""
    table = open_record(server, "terraforming", game.record().dumps())
    hand: Hand = Finger() if options.get("has_touch") else Mouse()
    page = visit(**options).sit(table)
    person = Terraformer(page, 1, hand)
    person.look()
    return page, person


def last_move(page: Page) -> str:
    return page.locator(f"{at('last-move')}:visible").first.inner_text()


def test_undo_names_your_move_and_covers_nothing(visit: Any, server: str) -> None:
    """What can be taken back is named by the move, not by whatever happened after it, and the words
    lie over nothing: not over a level of Mars, nor the tools of the hand, at any size."""
    game = a_game(hand=["ants"], stock={"megacredits": 60}, options={"confirm_end": True})
    page, person = sat(visit, server, game)
    screen = person.look()
    assert last_move(page) == ""
    person.commit(screen, "project-power_plant", "zoom-play")
    person.look()
    for size in SIZES:
        resize(page, **size)
        assert wait_for(page, SAYS, "power plant"), size
        things = [at(f"level-{name}") for name in ("temperature", "oxygen", "oceans")]
        assert page.evaluate(COVERED, [*things, at("hand-playable")]) == [], size
    resize(page, **DESKTOP)
    person.commit(person.look(), "project-aquifer", "zoom-play")
    person.step(person.look())
    person.look()
    assert wait_for(page, SAYS, "last move: ocean tile: ")
    person.press("undo")
    assert wait_for(page, SAYS, "last move: standard project: aquifer")


def test_undo_leaves_your_base_in_sight(visit: Any, server: str) -> None:
    """Mars 2049: the base at the lower rim is where the words about the last move used to lie."""
    text = position.record("mars2049", 2, 3, position.building(2))
    table = open_record(server, "mars2049", text)
    page = visit(viewport=SIZES[1]).sit(table)
    person = Colonist(page, 3)
    screen = person.look()
    kinds = [*person.STATIONS, "base", "lab3", "lab2"]
    person.build(screen, next(kind for kind in kinds if screen.all(f"build-{kind}", legal="true")))
    assert wait_for(page, SAYS, "last move: ")
    assert page.evaluate(COVERED, ["g.piece"]) == []


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_a_short_press_on_pass_is_answered(visit: Any, server: str, way: str) -> None:
    """Passing wants to be held; a click, tap or key asks whether it is meant, and says so."""
    game = a_game(hand=["ants"], stock={"megacredits": 30})
    options = TOUCH if way == "touch" else {}
    page, person = sat(visit, server, game, **options)
    if way == "touch":
        person.press("act")
    if way == "keyboard":
        page.locator(f"{at('pass')} button").focus()
        page.keyboard.press("Enter")
    else:
        person.press("pass")
    page.locator(at("pass-confirm")).wait_for()
    assert "Hold the button" in page.locator("dialog").last.inner_text()
    person.press("keep-playing")
    page.locator(at("pass-confirm")).wait_for(state="hidden")
    assert person.look().question == "Turn"


def test_a_button_that_must_be_held_says_so(visit: Any, server: str) -> None:
    """Where no question can be asked instead: here, resigning."""
    page, person = sat(visit, server, a_game())
    person.press("menu")
    button = page.locator("dialog button", has_text="Hold to resign").first
    button.click()
    hint = button.get_by_role("status")
    hint.wait_for()
    assert hint.inner_text() == "Hold to confirm"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_passing_is_shown_where_it_is_all_that_is_left(
    visit: Any, server: str, size: dict[str, int]
) -> None:
    page, person = sat(visit, server, a_game(stock={}), viewport=size)
    decision = page.locator(at("decision" if size == DESKTOP else "decision-bar"))
    assert "Nothing left to do" in decision.inner_text()
    button = decision.locator(f"{at('pass')} button")
    assert "primary" in (button.get_attribute("class") or "")
    before = person.look().version
    button.click()  # there is nothing else that could have been meant
    person.moved(before)


def test_nothing_left_in_mars_2049(visit: Any, server: str) -> None:
    def spent(game: Any) -> bool:
        return position.question(game) == "Turn" and len(game.legal_moves(0)) == 1

    table = open_record(server, "mars2049", position.record("mars2049", 2, 4, spent))
    page = visit().sit(table)
    Colonist(page, 1).look()
    assert "Nothing left to do" in page.locator(at("decision")).inner_text()
    assert "primary" in (page.locator(at("end-turn")).get_attribute("class") or "")


def test_alone_a_turn_need_not_be_ended(visit: Any, server: str) -> None:
    """After an action one can pass at once; the page ends the turn for it, as the rules want."""
    game = a_game(1, stock={"megacredits": 60}, generation=3)
    page, person = sat(visit, server, game)
    screen = person.look()
    person.commit(screen, "project-power_plant", "zoom-play")
    screen = person.look()
    assert "end-turn" not in screen.things
    assert page.locator(".pips").count() == 0
    assert "2 of 2" not in page.locator(at("top")).inner_text()
    person.press("pass")
    person.press("pass-confirm")
    look = "() => document.querySelector('[data-test=generation]').textContent.includes('4')"
    assert wait_for(page, look)
