"""The server answers questions that leave a person no choice, and the others learn nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.guest import Guest, Server, person, serving

import marineris
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.server.rooms import formalities
from marineris.server.rooms.room import Room

pytestmark = pytest.mark.anyio

KINDS = {"StoreProduced", "Hit", "AnswerSwap"}


def formal_games(seeds: range, **options: Any) -> list[tuple[Game[Any], list[int]]]:
    """Positions of random games in which somebody is asked a formality, and who is."""
    found = []
    for seed in seeds:
        game = marineris.new("mars2049", players=4, seed=seed, **options)
        rng = random.Random(seed)
        while not game.is_over and game.move_count < 400:
            formal = [seat for seat in game.to_act if game.is_formality(seat)]
            if formal:
                found.append((game.copy(), formal))
            seat = rng.choice(game.to_act)
            game.play(seat, random_move(game, seat, rng))
    return found


def test_every_secret_question_without_a_choice_is_a_formality() -> None:
    """MA-5.4, MA-12.P6, MA-15.3"""
    kinds = set()
    for game, seats in formal_games(range(6), cooperative=True) + formal_games(range(6)):
        for seat in seats:
            decision = game.decision(seat)
            assert decision is not None
            assert len(decision["moves"]) == 1
            kinds.add(decision["question"])
    assert kinds == KINDS


def test_no_turn_and_no_question_with_a_choice_is_a_formality() -> None:
    rng = random.Random(5)
    for name in ("mars2049", "terraforming"):
        game = marineris.new(name, players=3, seed=5)
        while not game.is_over and game.move_count < 600:
            for seat in game.to_act:
                decision = game.decision(seat)
                assert decision is not None
                formal = game.is_formality(seat)
                single = len(decision["moves"]) == 1 and decision["question"] in KINDS
                assert formal == single
            seat = rng.choice(game.to_act)
            game.play(seat, random_move(game, seat, rng))
        assert not any(game.is_formality(seat) for seat in range(3))


async def opened(server: Server, **settings: Any) -> tuple[Room, list[Guest]]:
    """A table of three people whose game has come to a formality for at least one of them."""
    made = await server.open(game="mars2049", seats=person(3), seed=3, settings=settings)
    guests = [await server.join(made["id"], seat["token"]) for seat in made["seats"]]
    room = server.registry.rooms[made["id"]]
    rng = random.Random(3)
    while not room.table.formalities():
        game = room.table.playing
        seat = rng.choice(game.to_act)
        await guests[seat].settled()
        assert (await guests[seat].move(random_move(game, seat, rng)))["is"] == "done"
    return room, guests


async def test_the_server_answers_and_the_person_is_asked_nothing() -> None:
    """MA-5.4: whoever has nothing to change is not asked to click that away."""
    async with serving(answer_pause=100) as server:
        room, guests = await opened(server)
        waiting, before = room.table.formalities(), room.table.version
        for seat in waiting:
            await guests[seat].settled()
            assert guests[seat].document["decision"] is None
            assert seat in guests[seat].document["view"]["to_act"]
        async with asyncio.timeout(10):
            while room.table.version < before + len(waiting):
                await guests[0].next()
        assert not set(room.table.formalities()) & set(waiting)
        assert not [seat for seat in waiting if room.table.undo(seat)[0] >= 0]


async def test_the_others_see_no_difference() -> None:
    """MA-8.3: neither who is waited for nor whose clock runs tells what a hand holds."""
    async with serving(answer_pause=3_600_000) as server:
        room, guests = await opened(server, clock={"minutes": 10, "seconds_a_move": 5})
        asked = room.table.to_act()
        for seat in set(range(3)) - set(room.table.formalities()):
            await guests[seat].settled()
            seen = guests[seat].document
            assert seen["view"]["to_act"] == seen["clock"]["running"] == asked


def test_pauses_vary() -> None:
    """An answer that always took the same time would say that there was no choice."""
    pauses = {formalities.pause_seconds(1500) for _ in range(50)}
    assert len(pauses) == 50
    assert min(pauses) < 1.2
    assert max(pauses) > 1.8
    assert all(0.5 < pause < 2.5 for pause in pauses)
    assert formalities.pause_seconds(0) == 0
