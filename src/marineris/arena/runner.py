"""Plays the games of a plan that a file of rows does not have yet, in one process or several."""

from __future__ import annotations

import random
import time
from collections.abc import Generator
from contextlib import closing
from typing import Any

from marineris.arena.facts import watch
from marineris.arena.plan import Plan
from marineris.arena.pool import in_order
from marineris.arena.row import Row, RowFile, Times, keys_of, row_from
from marineris.bots.arena import Match, Outcome, play_match
from marineris.bots.bot import AnyBot, ask
from marineris.core.error import MarinerisError
from marineris.core.game import Game


class GameFailed(MarinerisError):
    """A game of a plan went wrong."""

    code = "arena-game-failed"


class Stopwatch:
    """Asks bots and takes the processor's time of every decision that has a choice."""

    def __init__(self, players: int) -> None:
        self.spent: list[list[float]] = [[] for _ in range(players)]

    def ask(self, bot: AnyBot, game: Game[Any], seat: int, rng: random.Random) -> int:
        """The bot's answer."""
        moves = game.canonical_moves(seat)
        if len(moves) == 1:
            return moves[0]
        began = time.thread_time()
        move = ask(bot, game, seat, rng)
        self.spent[seat].append(1000 * (time.thread_time() - began))
        return move

    def times(self) -> list[Times]:
        """The figures of each seat."""
        return [_times(sorted(spent)) for spent in self.spent]


def _times(spent: list[float]) -> Times:
    if not spent:
        return Times(0, 0.0, 0.0)
    last = spent[max(0, -(-99 * len(spent) // 100) - 1)]
    return Times(len(spent), round(sum(spent) / len(spent), 3), round(last, 3))


def play_job(match: Match) -> tuple[Row | None, Outcome]:
    """Play one game; no row if it failed."""
    stopwatch = Stopwatch(len(match.bots))
    outcome = play_match(match, asker=stopwatch.ask, watch=watch)
    return None if outcome.fault else row_from(outcome, stopwatch.times()), outcome


def play_plan(
    plan: Plan, seeds: int, file: RowFile, jobs: int = 1, cluster: str | None = None
) -> Generator[Row, None, None]:
    """Play what is missing and append it; rows come in the order of the plan.

    Whoever stops reading ends the run: no later row is written. So where a run ends does not
    depend on the number of processes.
    """
    done = keys_of(file.rows)
    missing = [job for job in plan.jobs(seeds) if (job.seed, job.bots) not in done]
    with closing(in_order(play_job, missing, jobs, cluster=cluster)) as played:
        for row, outcome in played:
            if row is None:
                seed = outcome.match.seed
                what = f"the game with seed {seed} failed: {outcome.cause}"
                raise GameFailed(what, seed=str(seed), fault=outcome.cause.rstrip("."))
            file.add(row)
            yield row
