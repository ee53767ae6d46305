"""The law that `tests.browser.still` holds the pages to, and that it can fail."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.place import open_table
from tests.browser.player import Terraformer
from tests.browser.still import Moved, Stillness


def test_a_part_that_moves_is_found() -> None:
    still = Stillness()
    still.see("1440x900 en", {"map": [0, 50, 800, 600]}, "Turn")
    still.see("390x844 en", {"map": [0, 46, 390, 500]}, "Turn")  # another window
    still.see("1440x900 en", {"map": [0, 51, 800, 600]}, "Turn")  # rounding
    with pytest.raises(Moved, match=r"map moved from .* at Pay"):
        still.see("1440x900 en", {"map": [0, 58, 800, 600]}, "Pay")


def test_a_table_marks_its_parts(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=3)
    person = Terraformer(visit().sit(table), 3)
    person.play(until=lambda screen: screen.question == "Turn")
    assert {"top", "turn", "own", "player-1", "map", "decision", "goals", "talk", "hand"} <= {
        name for _, name in person.still.parts
    }
    person.page.evaluate("document.querySelector('[data-still=decision]').style.height = '300px'")
    with pytest.raises(Moved, match="decision moved"):
        person.look()
