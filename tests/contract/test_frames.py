"""What waits on the stack belongs to a seat, or to nobody: the same for each kind of effect.

A position that was saved tells it, so an effect of the game's own course is never some seat's.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

import marineris
from marineris.contract import random_move

NOBODY = -1
TABLES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("terraforming", {"players": 1}, set()),
    ("terraforming", {"players": 3, "draft": True, "corporate_era": True}, {"TakePicks"}),
    (
        "terraforming",
        {"players": 2, "draft": True, "corporate_era": True, "turmoil": True},
        {"TakePicks", "NextGeneration", "PassTime", "Elect"},
    ),
    ("terraforming", {"players": 3, "turmoil": True}, {"NextGeneration", "PassTime", "Elect"}),
    ("mars2049", {"players": 4, "cooperative": True}, set()),
    ("mars2049", {"players": 3}, set()),
]
COURSE = {
    "terraforming": {"BeginActions", "Production", "ActionPhase", "EndResearch"},
    "mars2049": {"NextTurn"},
}
"""What is nobody's in every game."""


@pytest.mark.parametrize(("name", "table", "more"), TABLES, ids=range(len(TABLES)))
def test_the_course_of_a_game_is_nobodys(name: str, table: dict[str, Any], more: set[str]) -> None:
    """TM-10.1, TU-8.1, MA-5.3"""
    whose: dict[str, set[int]] = defaultdict(set)
    for seed in range(2):
        rng = random.Random(seed)
        game = marineris.new(name, seed=seed, **table)
        while not game.is_over:
            for effect, seat, _ in game.state.stack:
                whose[type(effect).__name__].add(seat)
            seat = rng.choice(game.to_act)
            game.play(seat, random_move(game, seat, rng))
    course = {kind for kind, seats in whose.items() if NOBODY in seats}
    assert course == COURSE[name] | more
    for kind, seats in whose.items():
        assert seats <= ({NOBODY} if kind in course else set(range(table["players"]))), kind
