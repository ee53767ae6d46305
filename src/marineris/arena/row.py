"""One finished game as a row, and the file that rows are appended to.

A file of rows begins with a line that holds its plan; each line after it is a game. A last line
that was cut off when a run was killed is dropped, and its game is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from marineris.arena.plan import Plan, plan_of
from marineris.core.error import MarinerisError

Key = tuple[int, tuple[str, ...]]


class NotRows(MarinerisError):
    """A file is not one of rows."""

    code = "not-rows"


class OtherPlan(MarinerisError):
    """A file of rows belongs to another plan."""

    code = "other-plan"


@dataclass(frozen=True)
class Times:
    """The processor's time for the decisions of a seat that had a choice, in milliseconds."""

    count: int
    mean: float
    p99: float


@dataclass(frozen=True)
class Row:
    """One game: lists have an entry for each seat."""

    seed: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool
    """Whether the only player has reached the goal; with rivals always true."""
    length: int
    """Generations or rounds."""
    times: tuple[Times, ...]

    @property
    def key(self) -> Key:
        """What tells a game of a plan from the others."""
        return self.seed, self.seats

    def share(self, seat: int) -> float:
        """The part of the win that a seat has: a shared victory is shared out."""
        if len(self.seats) == 1:
            return float(self.won)
        return (self.ranks[seat] == 1) / self.ranks.count(1)

    def margin(self, seat: int) -> int:
        """Points ahead of the best other seat; alone, the points."""
        others = [points for one, points in enumerate(self.points) if one != seat]
        return self.points[seat] - max(others, default=0)

    def dumps(self, bots: tuple[str, ...]) -> str:
        """The row as a line; bots are told by their number in the plan."""
        cells = [
            self.seed,
            [bots.index(bot) for bot in self.seats],
            self.points,
            self.ranks,
            int(self.won),
            self.length,
            [[one.count, one.mean, one.p99] for one in self.times],
        ]
        return json.dumps(cells, separators=(",", ":"))


def row_of(line: str, bots: tuple[str, ...]) -> Row:
    """The row of a line; `ValueError`, `TypeError` or `IndexError` if it is none."""
    seed, seats, points, ranks, won, length, times = json.loads(line)
    return Row(
        int(seed),
        tuple(bots[number] for number in seats),
        tuple(points),
        tuple(ranks),
        bool(won),
        int(length),
        tuple(Times(*one) for one in times),
    )


def read_rows(file: Path) -> tuple[Plan, list[Row]]:
    """The plan and the rows of a file; `NotRows` if it is something else."""
    plan, rows, _ = _read(file)
    return plan, rows


def _read(file: Path) -> tuple[Plan, list[Row], int]:
    """The same with the number of bytes that are whole."""
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    lines = whole.split(b"\n")[:-1]
    if not lines:
        raise NotRows(f"{file} has no line with a plan", file=str(file), line=1)
    number = 1
    try:
        plan = plan_of(json.loads(lines[0]))
        rows: list[Row] = []
        for line in lines[1:]:
            number += 1
            rows.append(row_of(line.decode(), plan.bots))
    except (ValueError, TypeError, KeyError, IndexError) as error:
        what = f"{file}, line {number}, is no row of the arena"
        raise NotRows(what, file=str(file), line=number) from error
    return plan, rows, len(whole)


def differences(one: Plan, other: Plan) -> list[str]:
    """The names of what two plans do not share."""
    first, second = one.header(), other.header()
    return [name for name in first if first[name] != second[name]]


class RowFile:
    """The rows of a plan in a file, which is made if it is missing and continued if it is not."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.rows: list[Row] = []
        self._bots = plan.bots
        if file.exists() and file.stat().st_size:
            kept, self.rows, whole = _read(file)
            if changed := differences(plan, kept):
                what = f"{file} has the rows of another plan: {', '.join(changed)}"
                raise OtherPlan(what, file=str(file), changed=changed)
            self._stream: IO[bytes] = file.open("r+b")
            self._stream.truncate(whole)
            self._stream.seek(whole)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._stream = file.open("wb")
            self._write(json.dumps(plan.header(), ensure_ascii=False))

    def add(self, row: Row) -> None:
        """Append a row; it is in the file when this returns."""
        self._write(row.dumps(self._bots))
        self.rows.append(row)

    def _write(self, line: str) -> None:
        self._stream.write(line.encode() + b"\n")
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()


def keys_of(rows: Iterable[Row]) -> set[Key]:
    """The games that rows are of."""
    return {row.key for row in rows}


def row_from(seed: int, seats: tuple[str, ...], result: list[Any], length: int, times: Any) -> Row:
    """The row of a game's result."""
    by_seat = sorted(result, key=lambda one: int(one["seat"]))
    return Row(
        seed,
        seats,
        tuple(int(one["total"]) for one in by_seat),
        tuple(int(one["rank"]) for one in by_seat),
        all(one.get("won", True) for one in by_seat) or len(by_seat) > 1,
        length,
        tuple(times),
    )
