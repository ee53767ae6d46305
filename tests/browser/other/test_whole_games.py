"""One whole game of each kind in Firefox and in WebKit, by clicking.

No page reports an error, every question is answered by what is on the screen, and at the end page
and server agree on every score.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.browser.other.page import OtherFinger
from tests.browser.place import PHONE, Table, open_table, request
from tests.browser.player import Colonist, Terraformer
from tests.browser.result import check_end
from tests.browser.test_turmoil import Politician

pytestmark = pytest.mark.other_browser
ERA = {"corporate_era": True}
READ = """([list, figures]) => [...document.querySelectorAll(`[data-test=${list}] ol li`)]
    .map((one) => ['.name', figures].map((part) => one.querySelector(part).textContent))"""


def check_scores(visitor: Any, table: Table) -> None:
    """The page shows every player's score as the server has it."""
    rows = check_end(visitor, table).result()
    seats = json.loads(request(visitor.server, f"/api/tables/{table.id}"))["seats"]
    shown = visitor.page.evaluate(READ, ["points", ".total"])
    assert sorted((name, int(total)) for name, total in shown) == sorted(
        (seats[row["seat"]]["name"], row["total"]) for row in rows
    )


def check_race(visitor: Any, table: Table) -> None:
    """The page shows how far everybody came as the server has it."""
    rows = check_end(visitor, table).result()
    seats = json.loads(request(visitor.server, f"/api/tables/{table.id}"))["seats"]
    shown = dict(visitor.page.evaluate(READ, ["race", "small"]))
    assert len(shown) == len(rows)
    for row in rows:
        figures = [int(one) for one in re.findall(r"\d+", shown[seats[row["seat"]]["name"]])]
        assert figures[-2:] == [row["stations"], row["turns"]]


def test_corporate_era_against_bots(other: Any, server: str) -> None:
    seats = ["Ana", "[greedy]", "[greedy]", "[greedy]"]
    table = open_table(server, "terraforming", seats, seed=7, options=ERA)
    visitor = other()
    person = Terraformer(visitor.sit(table), 7)
    person.play()
    check_scores(visitor, table)
    assert {"play_card", "build"} <= set(person.did)


def test_turmoil_against_bots(other: Any, server: str) -> None:
    options = {**ERA, "turmoil": True}
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=8, options=options)
    visitor = other()
    person = Politician(visitor.sit(table), 8)
    person.play()
    check_scores(visitor, table)
    assert "lobby" in person.did


def test_alone(other: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana"], seed=3, options=ERA)
    visitor = other()
    seen = Terraformer(visitor.sit(table), 3).play()
    assert seen.number("generation") == 14
    check_scores(visitor, table)


def test_mars_2049_against_bots(other: Any, server: str) -> None:
    table = open_table(server, "mars2049", ["Ana", "[expansionist]", "[thief]"], seed=4)
    visitor = other()
    person = Colonist(visitor.sit(table), 4)
    person.play()
    check_race(visitor, table)
    assert person.built


def test_with_a_finger_on_a_phone(other: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=21, options=ERA)
    visitor = other(PHONE)
    person = Terraformer(visitor.sit(table), 21, OtherFinger())
    person.play()
    check_scores(visitor, table)
    assert {"play_card", "build"} <= set(person.did)
