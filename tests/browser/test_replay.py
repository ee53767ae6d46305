"""The game again, move by move: told in words that fit the map, seen with anybody's eyes."""

from __future__ import annotations

import re
from typing import Any

from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import open_record

MOVES = 60


def test_every_move_is_told_as_the_map_calls_it(visit: Any, server: str) -> None:
    table = open_record(
        server, "terraforming", position.record("terraforming", 3, 6, position.over)
    )
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{table.id}/replay?view=table")
    page.locator(at("map")).wait_for()
    told: list[str] = []
    for _ in range(MOVES):
        where = page.locator(at("where")).inner_text()
        page.locator(at("step-back")).click()
        page.locator(at("where")).filter(has_not_text=where).wait_for()
        told.append(page.locator(at("said")).inner_text())
    tiles = [one for one in told if " placed " in one]
    assert tiles
    assert all(re.search(r" on ([A-I]\d\b|Phobos|Ganymede)", one) for one in tiles)
    assert [one for one in told if re.search(r"\bspace \d", one)] == []


def test_whose_eyes_can_be_chosen(visit: Any, server: str) -> None:
    table = open_record(
        server, "terraforming", position.record("terraforming", 3, 6, position.over)
    )
    page = visit().page
    page.goto(f"/table/{table.id}/replay?view=table")
    page.locator(at("map")).wait_for()
    assert page.locator(at("hand")).count() == 0
    page.locator(at("eyes")).select_option("1")
    page.locator(at("hand")).wait_for()
