"""Bots of a server remember what they have tried, and play the same game in the same way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.guest import serving

import marineris
from marineris.bots.levels import LevelBot
from marineris.server.rooms import bot_pool
from marineris.server.rooms.bot_pool import BotPool, luck
from marineris.testing import Seat, a_game

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


class Threads(BotPool):
    """Bots that think in a thread of the test, so that what they are asked can be watched."""

    def __init__(self) -> None:
        super().__init__(1)
        self.executor = ThreadPoolExecutor(1)

    def _started(self) -> Any:
        return self.executor


@pytest.fixture
def pool() -> Iterator[Threads]:
    found = Threads()
    yield found
    found.executor.shutdown()


Asked = list[tuple[Any, int]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What bots were asked: the game's digest, and the seat. They answer with the last move."""
    found: Asked = []

    def answer(bot: object, game: Any, seat: int, rng: object) -> int:
        found.append((game.digest(), seat))
        return int(game.legal_moves(seat)[-1])

    monkeypatch.setattr(bot_pool, "ask", answer)
    return found


def in_turn(seat: int) -> Any:
    """A game in which it is a seat's turn, with several moves to choose from."""
    game: Any = a_game(2, active=seat, hand=["ants"], rivals=[Seat(hand=["comet"])])
    assert game.to_act == [seat]
    return game


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_bot_is_asked_for_its_seat_in_the_position(
    seat: int, pool: Threads, asked: Asked
) -> None:
    game = in_turn(seat)
    move = await pool.choose(game, seat, "random")
    assert asked == [(game.digest(), seat)]
    assert move == game.legal_moves(seat)[-1]


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_bot_is_not_asked_where_there_is_one_move(
    seat: int, pool: Threads, asked: Asked
) -> None:
    game: Any = a_game(2, active=seat, owes_first_action=True, corporation="tharsis_republic")
    if seat:
        first = Seat(corporation="tharsis_republic", owes_first_action=True)
        game = a_game(2, active=1, rivals=[first])
    [move] = game.legal_moves(seat)
    assert await pool.choose(game, seat, "random") == move
    assert asked == []


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answer", [-1, 10**6, "fault"])
async def test_a_bot_that_fails_makes_any_legal_move(
    seat: int,
    answer: Any,
    pool: Threads,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def wrong(*_: object) -> int:
        return 10 // 0 if answer == "fault" else int(answer)

    monkeypatch.setattr(bot_pool, "ask", wrong)
    game = in_turn(seat)
    found = {await pool.choose(game, seat, "random") for _ in range(40)}
    assert found <= set(game.canonical_moves(seat))
    assert len(found) > 1
    assert bool(caplog.records) == (answer == "fault")


async def test_a_question_that_has_gone_away_is_not_answered(pool: Threads, asked: Asked) -> None:
    """While other bots of the same process were thinking, a person has taken the seat back."""
    game = in_turn(1)
    async with pool._free:
        waiting = asyncio.create_task(pool.choose(game, 1, "random"))
        await asyncio.sleep(0)
        game.play(1, "pass")
        assert game.to_act == [0]
    assert await waiting == -1
    assert asked == []


def test_a_bot_is_remembered_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each key and name, the longest unasked forgotten first; none without a key."""
    monkeypatch.setattr(bot_pool, "_bots", {})
    monkeypatch.setattr(bot_pool, "MOST_BOTS", 2)
    one = bot_pool._remembered("random", 1, "a")
    assert bot_pool._remembered("random", 2, "a") is one
    assert bot_pool._remembered("greedy", 1, "a") is not one
    assert bot_pool._remembered("random", 1, "") is not bot_pool._remembered("random", 1, "")
    assert list(bot_pool._bots) == [("a", "random"), ("a", "greedy")]
    assert bot_pool._remembered("random", 1, "a") is one  # asked again: greedy is unasked longest
    bot_pool._remembered("random", 1, "b")
    assert list(bot_pool._bots) == [("a", "random"), ("b", "random")]


@pytest.mark.parametrize("name", ["hard", "greedy"])
def test_only_levels_have_a_limit_to_their_thoughts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, float]] = []

    def limit(self: object, clock: object, seconds: float) -> None:
        told.append((clock, seconds))

    monkeypatch.setattr(LevelBot, "limit", limit)
    bot_pool._remembered(name, 1, "", 3.0)
    assert told == ([(time.monotonic, 3.0)] if name == "hard" else [])


def test_a_server_without_a_number_of_processes_has_one() -> None:
    """At least one bot can think at a time."""
    assert [BotPool(number)._free._value for number in (0, 1, 3)] == [1, 1, 3]


def test_a_closed_pool_has_ended_its_processes() -> None:
    ended: list[dict[str, bool]] = []

    class Processes:
        def shutdown(self, **how: bool) -> None:
            ended.append(how)

    pool = BotPool(1)
    pool.close()  # nothing has been started
    pool._pool = Processes()  # type: ignore[assignment]  # only its end matters here
    pool.close()
    pool.close()
    assert ended == [{"wait": False, "cancel_futures": True}]
