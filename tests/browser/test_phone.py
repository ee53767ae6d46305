"""Whole games with a finger on a phone."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import Finger
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


def assert_fits(visitor: Any) -> None:
    """Nothing is wider than the phone."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
