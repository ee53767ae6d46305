"""What a game tells: nothing where nothing has happened."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.contract import random_move

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("terraforming", 1, {"corporate_era": True}),
    ("terraforming", 3, {"corporate_era": True, "draft": True}),
    ("terraforming", 2, {"corporate_era": True, "turmoil": True}),
    ("terraforming", 3, {"turmoil": True, "unaffordable_rating": "skip"}),
    ("mars2049", 3, {}),
    ("mars2049", 4, {"cooperative": True}),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_no_event_tells_of_no_change(
    name: str, players: int, options: dict[str, Any], seed: int
) -> None:
    """A gain of 0 or a rise of no step is not told; that somebody bought no card is."""
    game = marineris.new(name, players=players, seed=seed, log=True, **options)
    rng = random.Random(seed)
    for _ in range(900):
        if game.is_over:
            break
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))
    told = game.state.log or []
    numbers = [
        (event.name, key)
        for event in told
        for key, value in event.facts.items()
        if key in ("amount", "steps") and value == 0
    ]
    assert len(told) > 100
    assert numbers == []
