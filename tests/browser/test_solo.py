"""Terraforming Mars alone: fourteen generations, by clicking."""

from __future__ import annotations

from typing import Any

from tests.browser.place import open_table
from tests.browser.player import Terraformer
from tests.browser.result import check_end


def test_a_whole_game_alone(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana"], seed=3, options={"corporate_era": True})
    visitor = visit()
    person = Terraformer(visitor.sit(table), 3)
    seen = person.play()
    assert seen.number("generation") == 14
    game = check_end(visitor, table)
    assert len(game.result()) == 1
