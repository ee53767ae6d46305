"""Two server processes on one store: players of one table at both, and one of them killed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.conftest import POSTGRES, REDIS, named
from tests.server.guest import person, serving
from tests.server.test_crash import storm


def test_a_table_outlives_either_of_its_processes(tmp_path: Path) -> None:
    """People come back to the other process, in the middle of whatever they did."""
    named(POSTGRES)
    named(REDIS)
    told = storm(tmp_path, "--two-processes", "--kills", "2", "--tables", "2")
    assert "nothing lost, nothing doubled, nothing asked twice" in told
    assert re.search(r"finished and verified: [1-9]", told)


@pytest.mark.anyio
async def test_an_answer_that_lost_the_race_is_judged_anew(database_url: str) -> None:
    """Whoever chooses at the same time at another process does not make an answer stale."""
    async with serving(database_url) as one, serving(database_url) as other:
        made = await one.open(seats=person(2))
        first = await one.join(made["id"], made["seats"][0]["token"])
        second = await other.join(made["id"], made["seats"][1]["token"])
        answer = await first.move(first.document["decision"]["moves"][0])
        assert (answer["is"], answer["version"]) == ("done", 2)
        # The other process has not heard of it: its entry has the same number at first.
        answer = await second.move(second.document["decision"]["moves"][0])
        assert (answer["is"], answer["version"]) == ("done", 3)
        assert [entry.seat for entry in await one.registry.store.entries(made["id"])] == [-1, 0, 1]


@pytest.mark.anyio
async def test_nobody_is_shown_less_than_before(database_url: str) -> None:
    """A process that has not heard of a move yet must not ask for it again."""
    async with serving(database_url) as one, serving(database_url) as other:
        made = await one.open(seats=person(2))
        token = made["seats"][0]["token"]
        here = await one.join(made["id"], token)
        await other.room(made["id"])
        await here.move(here.document["decision"]["moves"][0])
        await here.leave()
        there = await other.join(made["id"], token, since=here.version)
        assert there.version >= here.version
