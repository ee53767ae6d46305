"""Whole games with a finger on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.hands import Finger, at
from tests.browser.place import PHONE, TOUCH, open_table
from tests.browser.player import Colonist, Terraformer
from tests.browser.result import check_end


def test_terraforming_mars_with_a_finger(visit: Any, server: str) -> None:
    seats = ["Ana", "[greedy]", "[greedy]"]
    table = open_table(server, "terraforming", seats, seed=21)
    visitor = visit(**TOUCH)
    person = Terraformer(visitor.sit(table), 21, Finger())
    person.play()
    check_end(visitor, table)
    assert {"play_card", "build"} <= set(person.did)
    assert_fits(visitor)


def test_mars_2049_with_a_finger(visit: Any, server: str) -> None:
    table = open_table(
        server, "mars2049", ["Ana", "[expansionist]"], seed=22, options={"fewer_bases": True}
    )
    visitor = visit(**TOUCH)
    person = Colonist(visitor.sit(table), 22, Finger())
    person.play()
    check_end(visitor, table)
    assert person.built
    assert_fits(visitor)


@pytest.mark.parametrize(
    ("game", "bot"), [("terraforming", "[greedy]"), ("mars2049", "[expansionist]")]
)
def test_a_window_narrower_than_any_phone_does_not_slide_sideways(
    visit: Any, server: str, game: str, bot: str
) -> None:
    """What does not fit is cut off; a focused control must not pull the whole page along."""
    table = open_table(server, game, ["Ana", bot], seed=23)
    visitor = visit(viewport={"width": 290, "height": 844})
    page = visitor.sit(table)
    page.locator(at("top")).wait_for()
    pushed = """() => {
      const around = [];
      const bar = document.querySelector('[data-test=top]');
      for (let one = bar.parentElement; one; one = one.parentElement) around.push(one);
      const slid = [];
      for (const one of around.slice(0, -1)) { // all but the document itself
        const wide = one.appendChild(document.createElement('div'));
        wide.style.cssText = 'position: absolute; left: 400px; top: 0; width: 50px; height: 9px';
        wide.scrollIntoView();
        slid.push(...around.filter((each) => each.scrollLeft).map((each) => each.className));
        wide.remove();
      }
      return slid;
    }"""
    assert page.evaluate(pushed) == []


def assert_fits(visitor: Any) -> None:
    """Nothing is wider than the phone."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
