"""Mars 2049 to the end, by clicking: against bots, and with a partner."""

from __future__ import annotations

from typing import Any

from tests.browser.place import open_table
from tests.browser.player import Colonist
from tests.browser.result import check_end


def test_a_whole_game_against_bots(visit: Any, server: str) -> None:
    seats = ["Ana", "[expansionist]", "[thief]"]
    table = open_table(server, "mars2049", seats, seed=4)
    visitor = visit()
    person = Colonist(visitor.sit(table), 4)
    person.play()
    check_end(visitor, table)
    assert "base" in person.built


def test_a_whole_game_with_a_partner(visit: Any, server: str) -> None:
    seats = ["Ana", "[expansionist]", "[expansionist]", "[collector]"]
    options = {"cooperative": True, "fewer_bases": True}
    table = open_table(server, "mars2049", seats, seed=6, options=options)
    visitor = visit()
    person = Colonist(visitor.sit(table), 6)
    person.play()
    game = check_end(visitor, table)
    assert sum(row["won"] for row in game.result()) == 2
