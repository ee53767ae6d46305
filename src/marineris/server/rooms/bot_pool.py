"""The processes that compute bot moves, so that no table waits for another table's bot.

A position travels as a snapshot; on the other side the bot is asked through `marineris.bots.ask`,
which gives it a copy with everything hidden dealt again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import math
import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final

import marineris
from marineris.bots import AnyBot, ask, make_bot
from marineris.bots.levels import LevelBot
from marineris.bots.worker_process import shielded_start
from marineris.core.effect import resume
from marineris.core.game import Game
from marineris.server import metrics

LOG = logging.getLogger("marineris.bot")
POLITE: Final = 5
"""The niceness of bot processes: the server, which people wait for, goes first."""
GRACE: Final = 10.0
"""Seconds more than a search may take after which a bot counts as failed."""
MOST_BOTS: Final = 1000
"""Bots that a process remembers."""
_bots: Final[dict[tuple[str, str], AnyBot]] = {}
"""The bots of this process by what they are for, the longest unasked first."""


class BotPool:
    """Finds moves for bots. Levels end a search after so many seconds, on a slow machine or without
    compiled rules."""

    def __init__(self, processes: int, seconds: float = 10) -> None:
        self._processes = max(1, processes)
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        # Positions wait here and not in the pool, so that a snapshot is taken when it is needed.
        self._free = asyncio.Semaphore(self._processes)

    async def choose(self, game: Game[Any], seat: int, bot: str, key: str = "") -> int:
        """A legal move for a seat: the bot's, or any if the bot fails.

        The same key gets the same bot again, with what it remembers, as long as that can be.
        """
        moves = game.canonical_moves(seat)
        if len(moves) == 1:
            return moves[0]
        begun = time.perf_counter()
        try:
            async with self._free:
                moves = game.canonical_moves(seat)
                if not moves:
                    return -1  # the question went away while it waited
                move = await self._think(game, seat, bot, key)
        except Exception as error:  # bots are foreign code: nothing they do may stop a table
            LOG.error("bot failed", extra={"bot": bot, "fault": repr(error)[:200]})
            move = -1
        metrics.BOT_SECONDS.observe(time.perf_counter() - begun)
        if move in game.legal_moves(seat):
            return move
        return random.choice(moves)

    async def _think(self, game: Game[Any], seat: int, bot: str, key: str) -> int:
        loop = asyncio.get_running_loop()
        position = game.rules.snapshot(game.state)
        asked = (game.rules.name, game.players, game.options, position, seat, bot)
        try:
            with shielded_start():  # a process may be started for it
                task = (*asked, luck(game, seat), key, self._seconds)
                found = loop.run_in_executor(self._started(), think, *task)
            return await asyncio.wait_for(found, self._seconds + GRACE)
        except BrokenProcessPool:
            self._pool = None
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(os.getpid(),),
            )
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def luck(game: Game[Any], seat: int) -> int:
    """The seed of a bot's random choices: the same game seed meets the same bots, and nobody
    gets another answer from them by an undo. It tells nothing about the seed."""
    place = f"{game.seed}/{game.move_count}/{seat}"
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:7], "big")


def _begin(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server
    _die_with(parent)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)


def _die_with(parent: int) -> None:
    """A server that is killed cannot end its processes; they notice it themselves.

    On Linux the system kills them. It does not if the server was gone before they asked for that,
    so they look. Elsewhere a thread waits for the end of a pipe that the server holds.
    """
    with contextlib.suppress(OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_wait_for_end, args=(server.sentinel,), daemon=True).start()


def _wait_for_end(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def think(
    name: str,
    players: int,
    options: dict[str, Any],
    position: Any,
    seat: int,
    bot: str,
    seed: int,
    key: str = "",
    seconds: float = math.inf,
) -> int:
    """A bot's move in a position; runs in a bots' process."""
    rules = marineris.rules_of(name)
    state = rules.restore(players, options, position)
    resume(state)
    game = Game(rules, players, options, 0, state)
    return ask(_remembered(bot, seed, key, seconds), game, seat, random.Random(seed))


def _remembered(bot: str, seed: int, key: str, seconds: float = math.inf) -> AnyBot:
    """The bot that was asked under this key before, or a new one."""
    found = _bots.pop((key, bot), None) if key else None
    found = found or make_bot(bot, seed)
    if isinstance(found, LevelBot):
        found.limit(time.monotonic, seconds)
    if key:
        _bots[key, bot] = found
        if len(_bots) > MOST_BOTS:
            del _bots[next(iter(_bots))]
    return found
