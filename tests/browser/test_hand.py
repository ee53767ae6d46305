"""Your hand: filters that do not hide them silently, and the zoom that hides no answer."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import at
from tests.browser.place import open_record, open_table, wait_for
from tests.browser.player import Terraformer

from marineris.testing import a_game

LAPTOP = {"width": 1366, "height": 768}
CARDS = "[data-test^=card-]"


def test_a_filter_shows_that_it_hides_and_ends_with_the_generation(visit: Any, server: str) -> None:
    game = a_game(1, hand=["ants", "mine", "comet"], stock={"megacredits": 10}, generation=3)
    table = open_record(server, "terraforming", game.record().dumps())
    page = visit(viewport=LAPTOP).sit(table)
    person = Terraformer(page, 1)
    person.look()
    page.locator(at("hand-playable")).click()
    assert page.locator(CARDS).count() == 1
    assert "1 of 3 cards shown" in page.locator(at("hand-hidden")).inner_text()
    person.press("hand-show-all")
    page.locator(at("hand-hidden")).wait_for(state="detached")
    assert page.locator(CARDS).count() == 3

    person.press("hand-playable")
    screen = person.look()
    person.commit(screen, "card-mine", "zoom-play")  # no card can be played any more
    person.look()
    assert page.locator(CARDS).count() == 2

    person.press("hand-playable")
    person.press("pass")
    person.press("pass-confirm")
    person.play(until=lambda screen: screen.question == "Turn" and screen.number("generation") == 4)
    assert page.locator(at("hand-playable")).get_attribute("aria-pressed") == "false"
    assert page.locator(CARDS).count() >= 2


OVERLAP = """(selector) => {
    const zoom = document.querySelector('.bubble:popover-open')?.getBoundingClientRect();
    const answers = document.querySelector(selector).getBoundingClientRect();
    if (!zoom) return null;
    const apart = zoom.right <= answers.left || zoom.left >= answers.right ||
        zoom.bottom <= answers.top || zoom.top >= answers.bottom;
    return apart ? 'apart' : 'over';
}"""


def test_the_zoom_of_a_card_leaves_the_answer_free(visit: Any, server: str) -> None:
    """At the start the cards stand right above the button that confirms them."""
    table = open_table(server, "terraforming", ["Ana", "[random]"], seed=3)
    page = visit(viewport=LAPTOP).sit(table)
    page.locator(at("pick-confirm")).wait_for()
    cards = page.locator("[data-guide=start-cards] button")
    assert cards.count() == 10
    for index in range(10):
        page.mouse.move(5, 60)
        wait_for(page, "() => !document.querySelector('.bubble:popover-open')")
        cards.nth(index).hover()
        assert wait_for(page, OVERLAP, at("pick-confirm")) == "apart", index


def test_the_zoom_of_a_card_in_hand_leaves_the_decision_free(visit: Any, server: str) -> None:
    hand = ["ants", "mine", "comet", "pets", "asteroid", "moss", "fish", "birds", "lichen"]
    game = a_game(hand=hand, stock={"megacredits": 30})
    table = open_record(server, "terraforming", game.record().dumps())
    page = visit(viewport=LAPTOP).sit(table)
    page.locator(CARDS).last.hover()
    assert wait_for(page, OVERLAP, at("decision")) == "apart"
