"""The game again, move by move: told in words that fit the map, seen with anybody's eyes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import open_record, request

from marineris.mars2049 import move as mars2049_move

MOVES = 60
LINES = 20
"""So many lines of the log are shown, if there are so many."""


def result(server: str, table: str) -> Any:
    """Who came where, by the server."""
    return json.loads(request(server, f"/api/tables/{table}/result"))["result"]


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


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_the_log_follows_jumps(visit: Any, server: str, game: str) -> None:
    """Back before everything that the log showed, it shows what had happened by then."""
    table = open_record(server, game, position.record(game, 3, 6, position.over))
    page = visit().page
    page.goto(f"/table/{table.id}/replay?view=table")
    lines = page.locator(f"{at('log')} li:not(.more)")
    lines.first.wait_for()
    newest = lines.first.inner_text()
    for move in (200, 60, 120):
        page.locator(at("slider")).fill(str(move))
        page.locator(at("where")).get_by_text(f"move {move} of").wait_for()
        expect(lines.first).not_to_have_text(newest)
        assert lines.count() >= LINES
        newest = lines.first.inner_text()


def test_a_move_that_changes_nothing_is_told_too(visit: Any, server: str) -> None:
    """Such as to store nothing in Mars 2049, of which the log says nothing."""
    text = position.record("mars2049", 3, 6, position.over)
    moves = [move for _, move in position.loaded(text).history()]
    quiet = moves.index(mars2049_move.DONE) + 1
    page = visit().page
    page.goto(f"/table/{open_record(server, 'mars2049', text).id}/replay?view=table")
    page.locator(at("slider")).fill(str(quiet))
    page.locator(at("where")).get_by_text(f"move {quiet} of").wait_for()
    assert page.locator(at("said")).inner_text().strip() == "A choice without a visible effect."


def test_you_win_only_where_it_was_you(visit: Any, server: str) -> None:
    """Of several people at one device the winner is named, and so for a spectator."""
    table = open_record(server, "mars2049", position.record("mars2049", 2, 6, position.over))
    [winner] = [row["seat"] for row in result(server, table.id) if row["won"]]
    name = f"Player {winner + 1} wins"
    visitor = visit()
    page = visitor.page
    verdict = page.locator(at("verdict"))
    page.goto(f"/table/{table.id}/replay")
    verdict.get_by_text(name).wait_for()  # a spectator
    for seat, said in ((winner, "You win"), (1 - winner, name)):  # alone, then both at one device
        page.goto(f"/table/{table.id}#seat={seat}&token={table.tokens[seat]}")
        page.locator(at("over")).get_by_text(said).wait_for()
        page.locator(at("replay")).click()
        verdict.get_by_text(said).wait_for()


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


CUT = """() => [...document.querySelectorAll('[data-test=points] .part')]
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => `${one.textContent.trim()} has ${one.clientWidth} of ${one.scrollWidth} px`)"""


def test_negative_points_can_be_read(visit: Any, server: str) -> None:
    """Less than nothing has no length in a bar, but a figure that needs its room."""
    table = open_record(
        server, "terraforming", position.record("terraforming", 3, 6, position.over)
    )
    page = visit(viewport={"width": 1366, "height": 768}).page

    def lose(route: Any) -> None:
        found = route.fetch().json()
        for line, points in zip(found["result"], (-1, -12, 0), strict=True):
            line["points"]["cards"] = points
        route.fulfill(body=json.dumps(found), content_type="application/json")

    page.route("**/result*", lose)
    page.goto(f"/table/{table.id}/replay")
    page.locator(f"{at('points')} .minus").first.wait_for()
    shown = page.locator(f"{at('points')} .minus").all_inner_texts()
    assert {text.split()[-1] for text in shown} == {"−1", "−12"}
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_a_replay_waits_for_nobody(visit: Any, server: str, game: str) -> None:
    """It says who makes the next move of the record, and has nothing to prepare or to wait for."""
    players = 3 if game == "terraforming" else 2
    text = position.record(game, players, 6, position.over)
    table = open_record(server, game, text)
    page = visit().page
    page.goto(f"/table/{table.id}/replay?view=table")
    page.locator(at("map")).wait_for()
    page.locator(at("eyes")).select_option("1")
    for _ in range(3):
        where = page.locator(at("where")).inner_text()
        page.locator(at("step-back")).click()
        page.locator(at("where")).filter(has_not_text=where).wait_for()
    game_then = position.loaded(text)
    seat = game_then.history()[-3][0]
    said = f"Next: Player {seat + 1}"
    assert page.locator(at("whose-turn")).inner_text().strip() == said
    decision = page.locator(at("decision"))
    assert said in decision.inner_text()
    assert "aiting" not in decision.inner_text()
    assert page.locator(at("prepare")).count() == 0
