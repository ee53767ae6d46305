"""Bots of a server remember what they have tried: they do not ask the same thing for ever."""

from __future__ import annotations

import pytest
from tests.server.guest import serving

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
