"""Grades put together: per seat what was lost, and the chance to win over time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from marineris.analysis.grade import VERDICTS, Grade


@dataclass(frozen=True)
class SeatSummary:
    """How a seat has played."""

    seat: int
    decisions: int
    best: int
    good: int
    slips: int
    blunders: int
    loss: float
    """What all its moves have lost together, in the points of `Grade.loss`."""


def summary_of(grades: Sequence[Grade]) -> list[SeatSummary]:
    """How each seat that has grades has played."""
    found: list[SeatSummary] = []
    for seat in sorted({grade.seat for grade in grades}):
        own = [grade for grade in grades if grade.seat == seat]
        best, good, slips, blunders = (sum(one.verdict == what for one in own) for what in VERDICTS)
        loss = round(sum(one.loss for one in own), 2)
        found.append(SeatSummary(seat, len(own), best, good, slips, blunders, loss))
    return found


def chances_over_time(grades: Iterable[Grade]) -> list[tuple[int, tuple[float, ...]]]:
    """The chances of all seats before each graded move: its number, and a chance for each seat."""
    return [(grade.number, grade.chances) for grade in grades]
