"""Kill a server in the middle of games, again and again, and prove that nothing is lost.

`python tools/crash.py --kills 100 --database both` plays several tables of both games with people
and bots, kills the server (SIGKILL) in drafts, in research, inside a card's choices, in turns,
while bots think, at ends and at starts, and starts it again on the same store. After each start
every acknowledged move is in the journal, once; nobody is asked what they have answered; play goes
on. Games that end have a record that verifies and is the journal. `--two-processes` has two servers
on one PostgreSQL and one Redis, with the people of each table spread over both, and kills one of
them at a time. A promise broken prints how to repeat it, keeps what is needed in `build/crash/` and
ends with status 1.

PostgreSQL and Redis are those that `MARINERIS_TEST_POSTGRES` and `MARINERIS_TEST_REDIS` name, or
are started for the run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from services import Services
from table_check import Check, check_end, check_tables
from table_client import Opened, Plan, Player, Sent, kind_of, open_table
from table_process import Nursery, Process, database_in

KEPT = Path("build/crash")
TWO = "two processes"
PLANS = [
    Plan("terraforming", {"corporate_era": True, "draft": True}, ("", "", "greedy")),
    Plan("mars2049", {"prices": "quick"}, ("", "expansionist", "")),
    Plan("terraforming", {"draft": True}, ("", "", "", "")),
    Plan("terraforming", {"corporate_era": True}, ("random", "", "greedy")),
    Plan("mars2049", {}, ("collector", "", "expansionist")),
    Plan("terraforming", {"corporate_era": True, "draft": True, "confirm_end": False}, ("", "")),
]
PLACES = {
    "draft": "in a draft",
    "research": "in research",
    "card": "inside a card's choices",
    "move": "inside another move",
    "turn": "in a turn",
    "bots": "while bots think",
    "over": "at the end of a game",
    "start": "at a start",
}
WEIGHTS = {"draft": 4, "research": 4, "card": 4, "move": 2, "turn": 3, "bots": 4, "over": 1}
START_SHARE = 0.06
TRAP_SECONDS = 20.0
GAME_SECONDS = 900.0
"""Far more than the rest of a game takes."""


class Broken(Exception):
    """A promise is not kept."""


@dataclass
class Tally:
    """What a run has seen."""

    kills: Counter[str] = field(default_factory=Counter)
    """Where the kill fell at the table that it was meant for."""
    tables: Counter[str] = field(default_factory=Counter)
    """The same for every table at every kill."""
    under_way: list[Sent] = field(default_factory=list)
    """Messages without an answer at a kill."""
    acknowledged: int = 0
    undone: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    greetings: int = 0
    starts: list[float] = field(default_factory=list)


@dataclass
class Trap:
    """When to kill: at some news of a player in some part of a game, and a little later."""

    place: str
    news: str
    delay: float
    """In typical answer times."""


class Storm:
    """Tables, the people at them, and a server that does not live long."""

    def __init__(
        self, database: str, processes: list[Process], tables: int, seed: int, command: str
    ) -> None:
        self.tally = Tally()
        self.tables: list[Opened] = []
        self._database = database
        self._processes = processes
        self._addresses = [process.address for process in processes]
        self._wanted = tables
        self._seed = seed
        self._opened = 0
        self._rng = random.Random(seed)
        self._command = command
        self._trap: Trap | None = None
        self._victim = processes[0]
        self._struck = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    # Tables

    async def open(self) -> None:
        """Start the servers and fill the registry."""
        await asyncio.gather(*(process.start() for process in self._processes))
        while len(self.tables) < self._wanted:
            self.tables.append(await self._new_table())

    async def _new_table(self) -> Opened:
        plan = PLANS[self._opened % len(PLANS)]
        table = await open_table(self._addresses, plan, self._seed * 10_000 + self._opened)
        self._opened += 1
        for player in table.players:
            player.on_news = partial(self._hear, table)
        table.start()
        return table

    async def close(self) -> None:
        """Take everybody away and stop the servers."""
        await asyncio.gather(*(table.stop() for table in self.tables))
        await asyncio.gather(*(process.kill() for process in self._processes))

    # Killing

    async def strike(self, number: int) -> None:
        """Kill a server at a chosen moment, start it again, and look at everything."""
        self._victim = self._processes[number % len(self._processes)]
        if number and self._rng.random() < START_SHARE and len(self._processes) == 1:
            await self._strike_at_start()
        else:
            await self._strike_in_play()
        versions = {table.id: _version(table) for table in self.tables}
        comings = {player: player.comings for table in self.tables for player in table.players}
        await self._victim.kill()
        if len(self._processes) > 1:
            await self._wait_for_play(versions)
        self.tally.starts.append(await self._victim.start())
        if len(self._processes) == 1:
            for player, times in comings.items():
                await player.greeted_after(times)
        await self.look()
        await self._wait_for_play(versions)
        if len(self._processes) > 1:
            await self._spread()

    async def _strike_in_play(self) -> None:
        self._struck.clear()
        self._trap = self._next_trap()
        try:
            await asyncio.wait_for(self._struck.wait(), TRAP_SECONDS)
        except TimeoutError:
            self._fall(None, None)

    async def _strike_at_start(self) -> None:
        """Kill a server that has just begun, while people come back to it."""
        await self._victim.kill()
        first = [
            asyncio.create_task(player.greeted_after(player.comings))
            for table in self.tables
            for player in table.players
            if not player.is_over
        ]
        await self._victim.spawn()
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        self.tally.kills["start"] += 1
        self._note()
        self._victim.strike()
        for task in first:
            task.cancel()
        await asyncio.gather(*first, return_exceptions=True)

    def _next_trap(self) -> Trap:
        place = min(WEIGHTS, key=lambda one: (self.tally.kills[one] + 0.5) / WEIGHTS[one])
        if place == "over":
            return Trap(place, "over", self._rng.choice((0.0, 0.5, 2.0)))
        if place == "bots":
            return Trap(place, "done", self._rng.uniform(0, 2))
        news = self._rng.choice(("asked", "sent", "sent", "done"))
        delay = self._rng.uniform(0, 1.5) if news == "sent" else self._rng.choice((0.0, 0.2))
        return Trap(place, news, delay)

    def _hear(self, table: Opened, player: Player, news: str) -> None:
        trap = self._trap
        if trap is None or self._timer is not None or news != trap.news:
            return
        if trap.place not in (table.where, kind_of(player.decision) if player.decision else ""):
            return
        if trap.delay == 0:
            self._fall(table, player)
        else:
            delay = trap.delay * player.latency
            self._timer = asyncio.get_running_loop().call_later(delay, self._fall, table, player)

    def _fall(self, table: Opened | None, player: Player | None) -> None:
        """The kill itself: the player's question now is where it fell."""
        self._victim.strike()
        if self._timer is not None:
            self._timer.cancel()
        self._trap = self._timer = None
        if table is None or player is None:
            table = self._rng.choice(self.tables)
            player = self._rng.choice(table.players)
        where = table.where
        if player.decision and where != "over":
            where = kind_of(player.decision)
        self.tally.kills[where] += 1
        self._note()
        self._struck.set()

    def _note(self) -> None:
        for table in self.tables:
            self.tally.tables[table.where] += 1
            self.tally.under_way += [one.pending for one in table.players if one.pending]

    # Afterwards

    async def _wait_for_play(self, versions: dict[str, int]) -> None:
        """Play goes on at every table."""
        for table in self.tables:
            await table.players[0].shown_after(versions.get(table.id, 0))

    async def _spread(self) -> None:
        """Some people move to the other server, in the middle of whatever they do."""
        for table in self.tables:
            for player in table.players:
                if self._rng.random() < 0.5:
                    await player.hop()

    async def look(self) -> None:
        """Compare every table with its journal; tables that are over make room for new ones."""
        for table in self.tables:
            table.check()
        for check in await check_tables(self._database, self.tables):
            self.tally.greetings += check.greetings
            if check.faults:
                raise self._broken(check)
        for number, table in enumerate(self.tables):
            if table.is_over:
                await self._finish(table)
                self.tables[number] = await self._new_table()
        errors = [line for process in self._processes for line in process.errors()]
        if errors:
            raise Broken("\n".join(["the server's log has errors:", *errors[:10]]))

    async def _finish(self, table: Opened) -> None:
        """A game that is over: its record, and what it adds to the figures."""
        await asyncio.gather(*table.tasks)
        [check] = await check_tables(self._database, [table])
        check.faults += await check_end(self._addresses, table, check.journal)
        if check.faults:
            raise self._broken(check)
        self.tally.games[table.plan.game] += 1
        for sent in (sent for player in table.players for sent in player.sent):
            if sent.version is not None:
                self.tally.acknowledged += 1
                self.tally.undone += sent.kind == "undo"
            elif sent.refused:
                self.tally.refused[f"{sent.kind} {sent.refused}"] += 1

    async def play_out(self) -> None:
        """No more kills: every game comes to its end."""
        for table in self.tables:
            for player in table.players:
                await player.ended(GAME_SECONDS)
            await self._finish(table)

    def _broken(self, check: Check) -> Broken:
        table = check.table
        KEPT.mkdir(parents=True, exist_ok=True)
        file = KEPT / f"{table.id}.json"
        sent = {player.seat: [asdict(one) for one in player.sent] for player in table.players}
        journal = [asdict(entry) for entry in check.journal]
        file.write_text(json.dumps({"journal": journal, "sent": sent}, indent=1))
        (KEPT / f"{table.id}.log").write_text(
            "\n".join(process.log_end() for process in self._processes)
        )
        lines = [str(table), *check.faults[:10], f"journal and messages are in {file}"]
        return Broken("\n  ".join([*lines, f"again: {self._command}"]))


def _version(table: Opened) -> int:
    return max(player.version for player in table.players)


# ------------------------------------------------------------------------------- runs


async def run(storm: Storm, kills: int) -> None:
    """One run with all its kills, and the ends of its games."""
    begun = time.monotonic()
    try:
        await storm.open()
        for number in range(kills):
            await storm.strike(number)
            if (number + 1) % 10 == 0 or number + 1 == kills:
                falls = ", ".join(f"{PLACES[one]} {n}" for one, n in storm.tally.kills.items())
                spent = time.monotonic() - begun
                print(f"{number + 1:4} kills, {spent:.0f} s: {falls}", flush=True)
        await storm.play_out()
    except TimeoutError:
        for table in storm.tables:
            table.check()
        raise
    finally:
        await storm.close()
    report(storm.tally, time.monotonic() - begun)


def report(tally: Tally, seconds: float) -> None:
    """The figures of a run."""
    kills = sum(tally.kills.values())
    print(f"{'':28}kills  tables hit")
    for place, words in PLACES.items():
        print(f"  {words:26}{tally.kills[place]:5}{tally.tables[place]:12}")
    print(f"  {'together':26}{kills:5}{sum(tally.tables.values()):12}")
    unanswered = {id(one): one for one in tally.under_way}.values()
    kept = sum(1 for one in unanswered if one.is_kept and one.version is None)
    print(f"messages without an answer at a kill: {len(unanswered)}, {kept} of them kept")
    print(
        f"acknowledged: {tally.acknowledged}, {tally.undone} of them undos; "
        f"refused: {dict(tally.refused) or 'none'}; came back {tally.greetings} times"
    )
    games = ", ".join(f"{count} of {game}" for game, count in tally.games.items())
    restart = sum(tally.starts) / max(1, len(tally.starts))
    print(f"finished and verified: {games}; a restart took {restart:.1f} s, all {seconds:.0f} s")
    print("nothing lost, nothing doubled, nothing asked twice", flush=True)


async def on(kind: str, postgres: str, redis: str, options: argparse.Namespace) -> None:
    """A run with one server on one kind of store, or with two on PostgreSQL."""
    told = "--two-processes" if kind == TWO else f"--database {kind}"
    command = f"python tools/crash.py {told} --kills {options.kills}"
    command += f" --tables {options.tables} --seed {options.seed}"
    print(f"== {kind}: {options.kills} kills, {options.tables} tables", flush=True)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="marineris-")))
        database = f"sqlite+aiosqlite:///{folder / 'store.sqlite'}"
        if kind != "sqlite":
            database = await stack.enter_async_context(database_in(postgres))
        nursery = Nursery()
        stack.push_async_callback(nursery.close)
        names = ("log", "other_log") if kind == TWO else ("log",)
        bus = redis if kind == TWO else ""
        processes = [Process(database, folder / name, bus, nursery) for name in names]
        await run(Storm(database, processes, options.tables, options.seed, command), options.kills)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--two-processes", action="store_true")
    options = parser.parse_args()
    kinds = [TWO] if options.two_processes else [options.database]
    if kinds == ["both"]:
        kinds = ["sqlite", "postgresql"]
    try:
        with ExitStack() as stack:
            postgres = redis = ""
            if kinds != ["sqlite"]:
                postgres, redis = stack.enter_context(servers())
            for kind in kinds:
                asyncio.run(on(kind, postgres, redis, options))
    except (Broken, TimeoutError) as error:
        print(f"BROKEN: {error}", flush=True)
        return 1
    return 0


@contextmanager
def servers() -> Iterator[tuple[str, str]]:
    """The addresses of a PostgreSQL and a Redis: those named, or some of our own."""
    named = [os.environ.get(f"MARINERIS_TEST_{name}", "") for name in ("POSTGRES", "REDIS")]
    if all(named):
        yield named[0], named[1]
        return
    with Services.start() as services:
        if services.postgres is None or services.redis is None:
            sys.exit("PostgreSQL and Redis are needed; tools/services.py says how to get them")
        yield services.postgres, services.redis


if __name__ == "__main__":
    sys.exit(main())
