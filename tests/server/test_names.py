"""Who played: names travel with a game's record."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.server.guest import serving

import marineris
from marineris.core.record import Record

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "person", "name": "Олена"}, {"kind": "person", "name": "Žarko"}]


def finished() -> Record:
    """The record of a whole game, with names."""
    game = marineris.new("terraforming", players=2, seed=1)
    rng = random.Random(1)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    return replace(game.record(), names=["Олена", "Žarko"])


async def test_a_table_of_a_record_has_its_players_names_and_gives_them_back() -> None:
    record = finished()
    async with serving() as server:
        made = (await server.call("POST", "/records", json={"text": record.dumps()})).json()
        guest = await server.join(made["id"])
        assert [seat["name"] for seat in guest.document["table"]["seats"]] == record.names
        answer = await server.call("GET", f"/tables/{made['id']}/record")
        assert Record.loads(answer.text) == record


@pytest.mark.parametrize("name", ["x" * 60, "\u202eevil", "\x07", "two\nlines"])
async def test_a_name_that_no_table_takes_is_left_out(name: str) -> None:
    record = marineris.new("terraforming", players=2, seed=1).record()
    record.names = [name, "Žarko"]
    async with serving() as server:
        answer = await server.call("POST", "/records", json={"text": record.dumps()})
        assert answer.status_code == 201, answer.text
        guest = await server.join(answer.json()["id"])
        names = [seat["name"] for seat in guest.document["table"]["seats"]]
        assert names[1] == "Žarko"
        assert names[0] in ("", name)


async def test_alone_no_turn_waits_to_be_ended() -> None:
    """TM-15: with nobody else at the table the end of a turn means nothing."""
    async with serving() as server:
        alone = await server.open(seats=SEATS[:1], options={"confirm_end": True})
        both = await server.open(seats=SEATS)
        for made, expected in ((alone, False), (both, True)):
            card = (await server.call("GET", f"/tables/{made['id']}")).json()
            assert card["options"]["confirm_end"] is expected
