"""Tunes the numbers of a bot by SPSA: two copies of it, changed in opposite ways, play each other.

In each step every number goes a little up in one copy and down in the other, at random. Whichever
copy does better on the same deals says where all numbers should go. The size of a step follows from
how the results spread, so margins of any size will do. Every step is a line of a file: a run that
was stopped goes on from it, and the number of tries stays known. What has been tuned is then
compared with what was there before, on other seeds (`marineris arena play --test`).
"""

from __future__ import annotations

import hashlib
import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import marineris
from marineris.arena.fingerprint import fingerprint
from marineris.arena.plan import TUNING
from marineris.arena.pool import in_order
from marineris.arena.row import NotRows, OtherPlan, Row
from marineris.arena.runner import GameFailed, play_job
from marineris.bots.arena import Match
from marineris.bots.tuned import joined

Numbers = dict[str, float]
Play = Callable[["Step"], float]
"""Plays a step: how far the first copy was ahead of the second."""

SPREAD: Final = 0.15
"""How far numbers are moved to try, as a part of themselves; less and less,"""
PACE: Final = 0.05
"""and how far they are moved to stay, at first."""
SLOWING: Final = 20
"""Steps after which the moves that stay begin to shrink."""
LARGEST: Final = 2.0
"""A result that stands out counts for no more than so many times what is usual."""
KEPT: Final = 0.05
"""What is left of a number at least: it keeps its sign."""
WIN: Final = 40.0
"""Points that a won solo game counts more."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned on which games."""

    game: str
    bot: str
    players: int
    options: dict[str, object]
    seeds: int
    """Deals in each step."""
    start: Numbers
    rules: int
    hash: str

    def header(self) -> dict[str, Any]:
        """The first line of its file."""
        return {"tuning": 1, **self.__dict__, "version": marineris.__version__}

    def digest(self) -> str:
        """What chance in it comes from."""
        return hashlib.sha256(json.dumps(self.header(), sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True)
class Step:
    """One step: the two copies, and the games that they play."""

    number: int
    signs: dict[str, int]
    up: Numbers
    down: Numbers

    def matches(self, tuning: Tuning) -> Iterator[Match]:
        """The games: on the same deals, each copy on the seats of the other too."""
        first = TUNING.start + self.number * tuning.seeds
        pair = joined(tuning.bot, self.up), joined(tuning.bot, self.down)
        for seed in range(first, first + tuning.seeds):
            for turn in range(2):
                seats = tuple(pair[(seat + turn) % 2] for seat in range(tuning.players))
                yield Match(tuning.game, seats, seed, tuning.options)


class Tuner:
    """Where the numbers stand, and how they have come there."""

    def __init__(self, tuning: Tuning, file: Path | None = None) -> None:
        self.tuning = tuning
        self.values = dict(tuning.start)
        self.gains: list[float] = []
        """The result of every step."""
        self._file = file
        if file is not None:
            self._open(file)

    def step(self) -> Step:
        """The next step."""
        number = len(self.gains)
        rng = random.Random(f"{self.tuning.digest()}/{number}")
        signs = {name: rng.choice((-1, 1)) for name in self.values}
        size = SPREAD / (number + 1) ** 0.101
        up = {name: value + size * _scale(value) * signs[name] for name, value in self._known()}
        down = {name: value - size * _scale(value) * signs[name] for name, value in self._known()}
        return Step(number, signs, up, down)

    def learn(self, step: Step, gain: float) -> None:
        """Move the numbers to where the better copy was, and write it down."""
        self.gains.append(gain)
        usual = math.sqrt(sum(one * one for one in self.gains) / len(self.gains)) or 1.0
        pull = max(-LARGEST, min(LARGEST, gain / usual))
        pace = PACE / (1 + step.number / SLOWING) ** 0.602
        for name, value in self._known():
            start = self.tuning.start[name]
            moved = value + pace * pull * _scale(start) * step.signs[name]
            if start > 0:
                moved = max(KEPT * start, moved)
            elif start < 0:
                moved = min(KEPT * start, moved)
            self.values[name] = float(f"{moved:.6g}")
        if self._file is not None:
            line = {"step": step.number, "gain": round(gain, 3), "values": self.values}
            with self._file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(line) + "\n")

    def code(self) -> str:
        """The bot with the numbers as they are now."""
        return joined(self.tuning.bot, self.values)

    def _known(self) -> list[tuple[str, float]]:
        return list(self.values.items())

    def _open(self, file: Path) -> None:
        """Begin a file, or go on from one; a line that was cut off is dropped."""
        if not file.exists() or not file.stat().st_size:
            file.write_text(json.dumps(self.tuning.header()) + "\n", encoding="utf-8")
            return
        try:
            text = file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            header, *steps = [json.loads(line) for line in whole.splitlines()]
            mine = json.loads(json.dumps(self.tuning.header()))
            changed = [name for name in mine if header.get(name) != mine[name]]
            gains = [float(line["gain"]) for line in steps]
            values = [{name: float(line["values"][name]) for name in self.values} for line in steps]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise NotRows(f"{file} is no file of a tuning", file=str(file), line=1) from error
        if changed:
            raise OtherPlan("another tuning", file=str(file), changed=changed)
        file.write_text(whole, encoding="utf-8")
        self.gains = gains
        self.values = values[-1] if values else self.values


def _scale(value: float) -> float:
    """What a number is moved in parts of."""
    return abs(value) or 1.0


def make_tuning(
    game: str,
    bot: str,
    players: int,
    options: dict[str, object],
    seeds: int,
    start: Numbers,
) -> Tuning:
    """The tuning of a bot as it is now; `BadOption` if the options do not fit."""
    rules = marineris.rules_of(game)
    rules.options(players, options)
    return Tuning(game, bot, players, options, seeds, start, rules.version, fingerprint(bot))


def play_step(tuning: Tuning, step: Step, jobs: int, cluster: str | None = None) -> float:
    """Play a step: how far the first copy is ahead, in points a game."""
    up = joined(tuning.bot, step.up)
    ahead = []
    matches = list(step.matches(tuning))
    with closing(in_order(play_job, matches, jobs, cluster=cluster)) as played:
        for row, outcome in played:
            if row is None:
                seed = str(outcome.match.seed)
                what = f"the game with seed {seed} failed: {outcome.cause}"
                raise GameFailed(what, seed=seed, fault=outcome.cause.rstrip("."))
            ahead.append(_ahead(row, up))
    return sum(ahead) / len(ahead)


def _ahead(row: Row, up: str) -> float:
    """What a game says for the first copy: its mean points less those of the second."""
    if len(row.seats) == 1:
        score = row.points[0] + WIN * row.won
        return score if row.seats[0] == up else -score
    mine = [points for seat, points in enumerate(row.points) if row.seats[seat] == up]
    others = [points for seat, points in enumerate(row.points) if row.seats[seat] != up]
    return _mean(mine) - _mean(others)


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)
