"""Three server processes on one PostgreSQL and one Redis, with outages of everything in turn.

`python tools/outage.py` starts them all, has people at each process, crashes PostgreSQL, holds one
table's next entry, kills connections while a clock is to be written, pauses Redis, replaces a token
while nobody can be told, and kills a process. After each outage all processes have to agree within
the time that `docs/hosting.md` promises. It prints how long each took and ends with status 1 if one
took too long. `tests/server/test_cluster.py` shows the same within seconds, with servers in one
process.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from operator import contains
from pathlib import Path
from typing import Any

import httpx
from redis.asyncio import Redis
from services import Services
from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine
from table_process import Nursery, Process, database_in
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from marineris.table.patch import applied

SOON = 10.0
"""Seconds in which all processes agree again."""
HELD = 8.0
"""Seconds for which a transaction holds one table's next entry."""
AT_ONCE = 2.0
"""Seconds for a move of another table meanwhile."""
CLOCK = 6.0
"""Seconds of a player's clock."""
EXPIRY = 16.0
"""Seconds in which people of a killed process are gone."""


class Late(Exception):
    """Something did not happen in time."""


class Person:
    """Somebody at a table, who sees what they are sent and keeps quiet."""

    def __init__(self, address: str, table: str, token: str | None) -> None:
        self.document: Any = None
        self.version = 0
        self.chat: list[str] = []
        self.answers: dict[str, Any] = {}
        self.is_cut = ""
        self._url = f"ws://{address}/api/tables/{table}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self._count = 0

    async def come(self) -> asyncio.Task[None]:
        """Connect, and listen until the connection ends."""
        self._socket = await connect(self._url, proxy=None)
        await self._say(do="hello", token=self._token)
        listening = asyncio.create_task(self._listen())
        await until(lambda: self.document is not None, "a greeting", SOON)
        return listening

    async def _say(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _listen(self) -> None:
        assert self._socket is not None
        try:
            async for data in self._socket:
                self._take(json.loads(data))
        except ConnectionClosed:
            pass
        self.is_cut = self._socket.close_reason or "lost"

    def _take(self, message: Any) -> None:
        if message["is"] == "state":
            self.document, self.version = message["document"], message["version"]
            self.chat = [line[3] for line in message["chat"]]
        elif message["is"] == "update":
            self.document = applied(self.document, message["patch"])
            self.version = message["version"]
        elif message["is"] == "chat":
            self.chat.append(message["line"][3])
        elif message.get("id"):
            self.answers[message["id"]] = message

    async def does(self, **command: Any) -> None:
        """Say something until it is done: the store may be away."""
        while True:
            self._count += 1
            mark = f"m{self._count}"
            if command["do"] in ("move", "undo"):
                command["at"] = self.version
            if command["do"] == "move":
                command["move"] = self.document["decision"]["moves"][0]
            await self._say(id=mark, **command)
            await until(partial(contains, self.answers, mark), "an answer", SOON)
            if self.answers[mark]["is"] == "done":
                return
            await asyncio.sleep(0.1)

    def sees(self, seat: int) -> bool:
        """Whether a seat is shown as online."""
        return bool(self.document["table"]["seats"][seat]["online"])


async def until(is_true: Callable[[], bool], what: str, seconds: float) -> None:
    """Wait for something that has to happen in time."""
    end = time.monotonic() + seconds
    while not is_true():
        if time.monotonic() > end:
            raise Late(f"{what}: not within {seconds:.0f} seconds")
        await asyncio.sleep(0.02)


async def timed(what: str, work: Awaitable[None]) -> None:
    """Do something and print how long it took."""
    begun = time.monotonic()
    await work
    print(f"  {time.monotonic() - begun:5.1f} s  {what}", flush=True)


class Outages:
    """Three processes, a table, and its people."""

    def __init__(self, processes: list[Process], database: str, redis: str) -> None:
        self._processes = processes
        self._addresses = [process.address for process in processes]
        self._database = database
        self._redis = redis
        self._made: Any = None
        self._people: list[Person] = []
        self._listening: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        """Everything in turn."""
        await asyncio.gather(*(process.start() for process in self._processes))
        await self._open()
        await timed("everybody is seen from everywhere", self._all_online())
        await self._crash_postgres()
        await timed("all agree after a crash of PostgreSQL", self._agree())
        await self._hold_an_entry()
        await timed("clocks ran out after killed connections", self._run_out())
        await self._pause_redis()
        self._processes[0].strike()
        await timed("people of a killed process are offline elsewhere", self._first_gone())

    async def _open(self) -> None:
        seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
        options = {"beginners": [0, 1], "first_player": 0}
        body = {"game": "terraforming", "seed": 1, "seats": seats, "options": options}
        self._made = (await self._call("/api/tables", json=body)).json()
        tokens = [seat["token"] for seat in self._made["seats"]]
        for address, token in zip(self._addresses, (*tokens, None), strict=True):
            await self._join(address, token)

    async def _join(self, address: str, token: str | None) -> Person:
        person = Person(address, self._made["id"], token)
        self._listening.append(await person.come())
        self._people.append(person)
        return person

    async def _call(self, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.post(f"http://{self._addresses[0]}{path}", **more)
            answer.raise_for_status()
            return answer

    async def _all_online(self) -> None:
        await until(lambda: all(p.sees(0) and p.sees(1) for p in self._people), "presence", SOON)

    async def _crash_postgres(self) -> None:
        """PostgreSQL ends all connections and recovers when one of its processes is killed."""
        engine = create_async_engine(self._database, poolclass=NullPool)
        with suppress(Exception):
            async with engine.connect() as connection:
                victim = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
                os.kill(victim, signal.SIGKILL)
        await engine.dispose()
        await self._people[0].does(do="move")

    async def _agree(self) -> None:
        version = self._people[0].version
        await until(lambda: all(p.version >= version for p in self._people), "the move", SOON)

    async def _hold_an_entry(self) -> None:
        """A transaction writes a table's next entry and does not commit; another table plays on."""
        seats = [{"kind": "person"}, {"kind": "person"}]
        other = (
            await self._call("/api/tables", json={"game": "terraforming", "seats": seats})
        ).json()
        person = Person(self._addresses[0], other["id"], other["seats"][0]["token"])
        self._listening.append(await person.come())
        first, longest = self._people[0], 0.0
        engine = create_async_engine(self._database, poolclass=NullPool)
        async with engine.connect() as connection:
            values = f"'{self._made['id']}', {first.version + 1}, 'move', 0, 'held', 1"
            columns = "table_id, number, kind, seat, value, time"
            await connection.execute(text(f"INSERT INTO entries ({columns}) VALUES ({values})"))
            slow = asyncio.create_task(first.does(do="resign"))
            end = time.monotonic() + HELD
            while time.monotonic() < end:
                for do in ("move", "undo"):
                    begun = time.monotonic()
                    await person.does(do=do)
                    longest = max(longest, time.monotonic() - begun)
            if slow.done():
                raise Late("the entry that is held was written")
            await connection.rollback()
        await engine.dispose()
        print(
            f"  {longest:5.1f} s  longest move of another table while an entry was held", flush=True
        )
        if longest > AT_ONCE:
            raise Late(f"a move of another table took {longest:.1f} seconds")
        await timed("the table itself goes on afterwards", asyncio.wait_for(slow, SOON))

    async def _run_out(self) -> None:
        """Connections are killed while the deadline is to be written; nobody is connected."""
        clock = {"minutes": CLOCK / 60, "seconds_a_move": 0}
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": "mars2049", "seats": seats, "settings": {"clock": clock}}
        made = (await self._call("/api/tables", json=body)).json()
        killing = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'marineris'"
        )
        flags = f"SELECT count(*) FROM entries WHERE table_id = '{made['id']}' AND kind = 'flag'"
        engine = create_async_engine(self._database)
        async with httpx.AsyncClient(trust_env=False) as http, engine.connect() as connection:
            path = f"http://{self._addresses[0]}/api/tables/{made['id']}/record"
            for _ in range(20):
                asked = asyncio.create_task(http.get(path))  # which loads the table
                await connection.execute(text(killing))
                await connection.commit()
                await asked
            end = time.monotonic() + CLOCK + SOON
            while (await connection.execute(text(flags))).scalar_one() == 0:
                await connection.commit()
                if time.monotonic() > end:
                    raise Late("a clock has not run out")
                await asyncio.sleep(0.1)
        await engine.dispose()

    async def _pause_redis(self) -> None:
        async with Redis.from_url(self._redis) as redis:
            number = int((await redis.info("server"))["process_id"])
        os.kill(number, signal.SIGSTOP)
        try:
            path = f"/api/tables/{self._made['id']}/seats/1/token"
            headers = {"Authorization": f"Bearer {self._made['host']}"}
            fresh = (await self._call(path, headers=headers)).json()["token"]
            second = self._people[1]
            cut = until(lambda: bool(second.is_cut), "the old token", SOON)
            await timed("an old token is dead elsewhere while Redis hangs", cut)
            await self._people[0].does(do="chat", text="hello")
            heard = until(lambda: "hello" in self._people[2].chat, "chat", SOON)
            await timed("chat arrives while Redis hangs", heard)
        finally:
            os.kill(number, signal.SIGCONT)
        person = await self._join(self._addresses[1], fresh)
        back = until(lambda: self._people[0].sees(1), "presence", SOON)
        await timed("people are seen again when Redis is back", back)
        await person.does(do="chat", text="back")
        heard = until(lambda: "back" in self._people[2].chat, "chat", 2.0)
        await timed("chat arrives at once again", heard)

    async def _first_gone(self) -> None:
        await until(lambda: not self._people[-1].sees(0), "the end of presence", EXPIRY)


async def main() -> int:
    """One run; 1 if a promise was not kept."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        # Of its own, never the ones that tests share: they are crashed and paused.
        services = stack.enter_context(Services.start())
        if services.postgres is None or services.redis is None:
            print("PostgreSQL and Redis have to be installed")
            return 1
        database = await stack.enter_async_context(database_in(services.postgres))
        nursery = Nursery()
        stack.push_async_callback(nursery.close)
        logs = [folder / f"log{number}" for number in range(3)]
        processes = [Process(database, log, services.redis, nursery) for log in logs]
        for process in processes:
            stack.push_async_callback(process.kill)
        try:
            await Outages(processes, database, services.redis).run()
        except Late as error:
            print(f"BROKEN: {error}")
            for process in processes:
                print(process.log_end())
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
