"""Bots of a server remember what they have tried, and play the same game in the same way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guest import serving

import marineris
from marineris.server.rooms.bot_pool import luck

pytestmark = pytest.mark.anyio


async def test_partners_stop_to_offer_what_is_declined() -> None:
    bots = [{"kind": "bot", "bot": "expansionist"}, {"kind": "bot", "bot": "collector"}]
    async with serving() as server:
        made = await server.open(
            game="mars2049",
            seats=bots * 2,
            options={"cooperative": True, "fewer_bases": True},
            seed=1,
        )
        room = await server.room(made["id"])
        assert room.table.status == "over"
        assert room.table.version < 2000


def test_a_bot_draws_the_same_chance_in_the_same_game() -> None:
    """So a seed can be played again, and an undo brings no other answer."""
    game: Any = marineris.new("mars2049", players=2, seed=5)
    same: Any = marineris.new("mars2049", players=2, seed=5)
    other: Any = marineris.new("mars2049", players=2, seed=6)
    assert luck(game, 0) == luck(same, 0)
    assert len({luck(game, 0), luck(game, 1), luck(other, 0)}) == 3
    before = luck(game, 0)
    game.play(game.to_act[0], game.legal_moves(game.to_act[0])[0])
    assert luck(game, 0) != before
