"""Several people at one device: what was shown to one is gone when the next one looks."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.hands import at
from tests.browser.place import open_record
from tests.browser.player import Terraformer

from marineris.testing import Seat, a_game

SLOW = """(() => {
    const { setTimeout } = window;
    window.setTimeout = (then, time, ...more) =>
        setTimeout(then, time === 50 ? 1500 : time, ...more);
})()"""
"""What waits for a picture waits longer, so that it comes after the device was handed on."""


def test_nothing_of_a_table_that_was_left_is_looked_at(visit: Any, server: str) -> None:
    """The log follows the table by a picture. If its reader has handed the device on by then, it
    must not read from what is gone; a warning of the page fails every test."""
    game = a_game(stock={"megacredits": 40}, rivals=[Seat(stock={"megacredits": 40})])
    table = open_record(server, "terraforming", game.record().dumps())
    visitor = visit()
    page = visitor.page
    page.add_init_script(SLOW)
    page.goto("/")
    seats = {str(seat): token for seat, token in table.tokens.items()}
    held = {"id": table.id, "game": table.game, "title": "", "seats": seats, "seen": 0}
    kept = json.dumps({table.id: {**held, "host": table.host, "invite": None}})
    page.evaluate("(kept) => { localStorage['marineris.tables'] = kept; }", kept)
    page.goto(f"/table/{table.id}")
    curtain = page.locator(at("curtain"))
    top = page.locator(at("top"))
    curtain.or_(top).first.wait_for()
    for _ in range(2):  # each passes once
        if curtain.count():
            curtain.get_by_role("button").click()
        person = Terraformer(page, 1)
        person.look()
        person.press("pass")
        person.press("pass-confirm")
        curtain.or_(page.locator("[data-test=top][data-question=Buy]")).first.wait_for()
    # All that waited for a picture has come.
    look = "() => new Promise((resume) => setTimeout(() => resume(true), 1600))"
    assert page.evaluate(look)
