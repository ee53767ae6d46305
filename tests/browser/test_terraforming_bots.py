"""Terraforming Mars against three bots, to the end, by clicking."""

from __future__ import annotations

from typing import Any

from tests.browser.place import open_table
from tests.browser.player import Terraformer
from tests.browser.result import check_end

SEATS = ["Ana", "[greedy]", "[greedy]", "[greedy]"]


def test_a_whole_game_against_three_bots(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", SEATS, seed=7, options={"corporate_era": True})
    visitor = visit()
    person = Terraformer(visitor.sit(table), 7)
    person.play()
    check_end(visitor, table)
    assert {"play_card", "build"} <= set(person.did)


def test_a_whole_game_with_draft(visit: Any, server: str) -> None:
    options = {"corporate_era": True, "draft": True}
    table = open_table(server, "terraforming", SEATS, seed=11, options=options)
    visitor = visit()
    person = Terraformer(visitor.sit(table), 11)
    person.play()
    assert person.answered.count("Pick") >= 12
    check_end(visitor, table)
