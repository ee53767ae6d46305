"""One finished game as a row, and the file that rows are appended to.

A file of rows begins with a line that holds its plan; each line after it is a game. A last line
that was cut off when a run was killed is dropped, and its game is played again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from marineris.arena.plan import Plan, plan_of
from marineris.bots.arena import Facts, Outcome
from marineris.core.error import MarinerisError
from marineris.terraforming.data.resource import NAMES

Key = tuple[int, tuple[str, ...]]
PACKED: Final = ".gz"
"""The ending of a file of rows that is compressed; such a file is only read."""


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
class SeatFacts:
    """How a seat has played, in numbers that the strength report needs."""

    points: tuple[int, ...]
    """By source; the plan has the names."""
    corporation: str = ""
    cards: int = 0
    """Cards played."""
    milestones: int = 0
    awards: int = 0
    """Awards funded,"""
    vain: int = 0
    """and those of them that brought the seat nothing."""
    hand: int = 0
    """Cards left in hand."""
    unused: int = 0
    """Actions of cards that it could have used when it last passed."""
    stock: tuple[int, ...] = ()
    """What it had when it last passed, by resource."""

    def as_list(self) -> list[Any]:
        """The values in the order of the fields."""
        return [getattr(self, name) for name in self.__dataclass_fields__]


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
    facts: tuple[SeatFacts, ...] = ()
    """Empty in rows from before they were kept."""

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
            [one.as_list() for one in self.facts],
        ]
        return json.dumps(cells, separators=(",", ":"))


def row_of(line: str, bots: tuple[str, ...]) -> Row:
    """The row of a line; `ValueError`, `TypeError` or `IndexError` if it is none."""
    seed, seats, points, ranks, won, length, times, *rest = json.loads(line)
    return Row(
        int(seed),
        tuple(bots[number] for number in seats),
        tuple(points),
        tuple(ranks),
        bool(won),
        int(length),
        tuple(Times(*one) for one in times),
        tuple(_facts(one) for one in (rest[0] if rest else ())),
    )


def _facts(values: list[Any]) -> SeatFacts:
    cells: list[Any] = [tuple(one) if isinstance(one, list) else one for one in values]
    return SeatFacts(*cells)


def read_rows(file: Path) -> tuple[Plan, list[Row]]:
    """The plan and the rows of a file; `NotRows` if it is something else."""
    plan, rows, _ = _read(file)
    return plan, rows


def _read(file: Path) -> tuple[Plan, list[Row], int]:
    """The same with the number of bytes that are whole."""
    text = _bytes_of(file)
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


def _bytes_of(file: Path) -> bytes:
    if file.exists() and not (file.is_file() or file.is_dir()):  # it may never end
        raise NotRows(f"{file} is no plain file", file=str(file), line=1)
    if file.suffix != PACKED:
        return file.read_bytes()
    try:
        return gzip.decompress(file.read_bytes())
    except (OSError, EOFError) as error:
        raise NotRows(f"{file} is not compressed", file=str(file), line=1) from error


def differences(one: Plan, other: Plan) -> list[str]:
    """The names of what two plans do not share."""
    first, second = one.header(), other.header()
    return [name for name in first if name != "sources" and first[name] != second[name]]


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


def row_from(outcome: Outcome, times: Iterable[Times]) -> Row:
    """The row of a game that was played to its end."""
    by_seat = sorted(outcome.result, key=lambda one: int(one["seat"]))
    points = [tuple(map(int, one["points"].values())) for one in by_seat]
    facts = outcome.facts or [{} for _ in by_seat]
    return Row(
        outcome.match.seed,
        outcome.match.bots,
        tuple(int(one["total"]) for one in by_seat),
        tuple(int(one["rank"]) for one in by_seat),
        all(one.get("won", True) for one in by_seat) or len(by_seat) > 1,
        outcome.length,
        tuple(times),
        tuple(map(_seat_facts, points, facts)),
    )


def _seat_facts(points: tuple[int, ...], facts: Facts) -> SeatFacts:
    if not facts:
        return SeatFacts(points)
    return SeatFacts(
        points,
        facts["corporation"],
        len(facts["cards"]),
        len(facts["milestones"]),
        len(facts["awards"]),
        facts["awards_in_vain"],
        facts["hand_left"],
        facts["actions_unused"],
        tuple(facts[f"{name}_at_pass"] for name in NAMES),
    )


def pack(file: Path, target: Path) -> None:
    """Compress a file of rows: the same rows give the same bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(file.read_bytes(), mtime=0))
