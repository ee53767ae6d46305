"""A finished game again: move by move from any seat's eyes, and how it went."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import pytest
from tests.server.guest import Server, serving

import marineris
from marineris.bots import ask, make_bot
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.table.patch import applied

pytestmark = pytest.mark.anyio

BOTS = {"terraforming": "random", "mars2049": "expansionist"}


@cache
def finished(name: str) -> Record:
    """A game that bots have played to its end."""
    options: dict[str, Any] = {"prices": "quick"} if name == "mars2049" else {}
    game = marineris.new(name, players=2, seed=11, **options)
    bots = [make_bot(BOTS[name], seed=seat) for seat in (0, 1)]
    rng = random.Random(5)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, ask(bots[seat], game, seat, rng))
    return game.record()


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with serving() as found:
        yield found


async def opened(server: Server, name: str) -> str:
    """A table of the finished game."""
    answer = await server.call("POST", "/records", json={"text": finished(name).dumps()})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_the_patches_lead_to_the_end(server: Server, name: str, seat: int | None) -> None:
    table = await opened(server, name)
    query = "" if seat is None else f"?seat={seat}"
    told = (await server.call("GET", f"/tables/{table}/replay{query}")).json()
    game = (await server.room(table)).table.game
    assert game is not None
    assert len(told["steps"]) == len(game.history())
    view, offers = told["view"], told["offers"]
    for _, _, patch, lines, offered in told["steps"]:
        view = applied(view, patch)
        offers = applied(offers, offered)
        assert all(len(line) == 3 for line in lines)
    assert view == game.view(seat)
    assert view["seat"] == seat
    again = Game.replay(game.rules, finished(name), log=True)
    events = [(one["seat"], one["event"]) for one in again.events(seat)]
    lines = [*told["log"], *(line for step in told["steps"] for line in step[3])]
    assert [(line[0], line[2]) for line in lines] == events  # each is told once
    assert offers == game.offers(seat)


@pytest.mark.parametrize("name", BOTS)
async def test_the_course_tells_every_round_once(server: Server, name: str) -> None:
    table = await opened(server, name)
    told = (await server.call("GET", f"/tables/{table}/result")).json()
    course: list[dict[str, Any]] = told["course"]
    first = 1 if name == "terraforming" else 0
    assert [one["round"] for one in course] == list(range(first, first + len(course)))
    moves = [one["move"] for one in course]
    assert moves == sorted(set(moves))
    assert course[-1]["totals"] == [one["total"] for one in told["result"]]
    assert all(player["on_board"] > 0 for player in course[-1]["players"])


async def test_a_game_that_goes_on_keeps_its_secrets(server: Server) -> None:
    made = await server.open(seats=[{"kind": "person"}, {"kind": "person"}])
    for part in ("replay", "result", "record"):
        answer = await server.call("GET", f"/tables/{made['id']}/{part}")
        assert answer.status_code == 409
