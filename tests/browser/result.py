"""What has to be true after every whole game."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.place import Table, Visitor, request

import marineris


def check_end(visitor: Visitor, table: Table, seat: int = 0) -> Any:
    """The record replays to the end that it claims, and the page tells who won."""
    text = request(visitor.server, f"/api/tables/{table.id}/record")
    game: Any = marineris.loads(text)
    assert game.is_over
    rows = game.result()
    winners = [row["seat"] for row in rows if row.get("won", row["rank"] == 1)]
    seats = json.loads(request(visitor.server, f"/api/tables/{table.id}"))["seats"]

    page = visitor.page
    page.locator("[data-test=result], [data-test=replay]").first.click()
    page.wait_for_url("**/replay")
    verdict = page.locator("[data-test=verdict]")
    verdict.wait_for()
    said = verdict.inner_text()
    if len(rows) == 1:  # who is too slow for Mars gets no points
        assert (str(rows[0]["total"]) if rows[0]["won"] else "not reached in time") in said
    elif winners == [seat]:
        assert "You" in said
    else:
        for winner in winners:
            assert seats[winner]["name"] in said
    return game
