"""Questions that ask for several things, as a client at a socket sees and answers them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guest import Guest, Server, serving

from marineris.mars2049.move import CATALOGUE
from marineris.testing.mars2049 import a_game, answer

pytestmark = pytest.mark.anyio

AIR, FOOD = CATALOGUE.move("take air"), CATALOGUE.move("take food")


async def join(server: Server, token: str, table: str) -> Guest:
    return await server.join(table, token, language="en")


async def support(server: Server) -> tuple[str, str]:
    """A table whose first seat takes four cards: the table and the seat's token."""
    game = a_game(missions=["support"])
    answer(game, "use support")
    made: Any = (
        await server.call("POST", "/records", json={"text": game.record().dumps(), "title": ""})
    ).json()
    return made["id"], made["seats"][0]["token"]


async def test_moves_are_numbers_and_the_sentence_asks_for_all() -> None:
    """MA-12.P2: four cards, freely mixed."""
    async with serving() as server:
        table, token = await support(server)
        guest = await join(server, token, table)
        asked = guest.document["decision"]
        assert asked["selection"]["picked"] == []
        assert (asked["selection"]["least"], asked["selection"]["most"]) == (4, 4)
        assert asked["selection"]["limits"][str(AIR)] == 4
        text = asked["text"]
        for move in (FOOD, AIR, FOOD):
            assert (await guest.move(move))["is"] == "done"
        asked = guest.document["decision"]
        assert asked["selection"]["picked"] == sorted([FOOD, AIR, FOOD])
        assert asked["text"] == text


async def test_a_pick_is_seen_in_every_window_and_taken_back() -> None:
    """MA-12.P2: picks are kept at the server until the answer is complete."""
    async with serving() as server:
        table, token = await support(server)
        first = await join(server, token, table)
        await first.move(FOOD)
        second = await join(server, token, table)
        assert second.document["decision"]["selection"]["picked"] == [FOOD]
        assert (await second.move(CATALOGUE.unpick_of[FOOD]))["is"] == "done"
        await first.settled()
        assert first.document["decision"]["selection"]["picked"] == []
        for _ in range(4):
            assert (await first.move(AIR))["is"] == "done"
        assert first.document["decision"]["question"] == "Turn"
        assert "selection" not in first.document["decision"]
