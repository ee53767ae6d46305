"""Mars 2049 to the end, by clicking: against bots, and with a partner."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser import position
from tests.browser.place import PHONE, open_record, open_table
from tests.browser.player import Colonist
from tests.browser.result import check_end


def test_a_whole_game_against_bots(visit: Any, server: str) -> None:
    seats = ["Ana", "[expansionist]", "[thief]"]
    table = open_table(server, "mars2049", seats, seed=4)
    visitor = visit()
    person = Colonist(visitor.sit(table), 4)
    person.play()
    check_end(visitor, table)
    assert person.built


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_base_is_founded(visit: Any, server: str, size: Any) -> None:
    def can_found(game: Any) -> bool:
        if position.question(game) != "Turn":
            return False
        return "build base" in [game.move_name(move) for move in game.legal_moves(0)]

    table = open_record(server, "mars2049", position.record("mars2049", 2, 5, can_found))
    visitor = visit(**({"viewport": size} if size else {}))
    person = Colonist(visitor.sit(table), 5)
    screen = person.look()
    pieces = visitor.page.locator("g.piece")
    before = pieces.count()
    person.build(screen, "base")
    person.look()
    assert pieces.count() == before + 1


def test_a_whole_game_with_a_partner(visit: Any, server: str) -> None:
    seats = ["Ana", "[expansionist]", "[expansionist]", "[collector]"]
    options = {"cooperative": True, "fewer_bases": True}
    table = open_table(server, "mars2049", seats, seed=6, options=options)
    visitor = visit()
    person = Colonist(visitor.sit(table), 6)
    person.play()
    game = check_end(visitor, table)
    assert sum(row["won"] for row in game.result()) == 2
