"""The grade of one decision, as plain data: what was played, what was best, what it lost."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from marineris.analysis.decision import Decision
from marineris.bots.advice import Advice, Candidate
from marineris.bots.study import BLUNDER, SURE
from marineris.core.error import MarinerisError

SLIP: Final = 2.0
"""What a slip loses, in points, or more."""
DIGITS: Final = 4
"""Digits of the numbers after the decimal sign."""
BEST: Final = "best"
GOOD: Final = "good"
SLIPPED: Final = "slip"
BLUNDERED: Final = "blunder"
VERDICTS: Final = (BEST, GOOD, SLIPPED, BLUNDERED)


class BadGrade(MarinerisError):
    """Data that should be a grade is none."""

    code = "bad-grade"


@dataclass(frozen=True)
class Option:
    """One thing that could be done, and what is expected of it."""

    moves: tuple[str, ...]
    value: float
    """The points ahead at the end; alone M€ left or missing, in Mars 2049 rounds (`Grade.unit`)."""
    error: float | None
    """The standard error of the value; None if it was played out only once."""
    gain: float
    """What it gains over doing nothing, or over the last of the three best."""
    terms: dict[str, float]
    """What the gain is made of, the largest terms first."""
    chances: tuple[float, ...]
    """The chance to win of every seat after it."""


@dataclass(frozen=True)
class Grade:
    """What a decision was worth."""

    number: int
    """The move of the record that it begins with, from 1."""
    seat: int
    question: str
    """What was asked: `Turn`, `Buy`, `PlaceTile` and so on."""
    stage: int
    """The generation, or the round of Mars 2049."""
    unit: str
    """What values are: `points`, `megacredits` or `rounds`."""
    played: Option
    best: tuple[Option, ...]
    """The three best, the best first."""
    loss: float
    """What the move lost to the best: points, or percentage points of the chance to win."""
    error: float | None
    """The standard error of the loss; None if too little was played out to know."""
    chances: tuple[float, ...]
    """The chance to win of every seat before it, if the best is played, as the seat sees it."""
    verdict: str
    """One of `VERDICTS`."""
    nodes: int
    """How many playouts it took."""

    def as_data(self) -> dict[str, Any]:
        """Plain data, as for JSON."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Any) -> Self:
        """The grade of plain data; `BadGrade` if it is none."""
        try:
            facts = dict(data)
            best = tuple(_option(one) for one in facts.pop("best"))
            played, chances = _option(facts.pop("played")), tuple(facts.pop("chances"))
            return cls(**facts, best=best, played=played, chances=chances)
        except (KeyError, TypeError, ValueError) as error:
            raise BadGrade("this is not the grade of a decision") from error


def _option(data: Any) -> Option:
    found = Option(**data)
    return replace(found, moves=tuple(found.moves), chances=tuple(found.chances))


def grade_of(decision: Decision, question: str, stage: int, advice: Advice) -> Grade:
    """What an advice says of the decision that was made."""
    played = advice.named(decision.moves)
    assert played is not None  # it was asked about
    loss, error = advice.loss(played)
    return Grade(
        decision.number,
        decision.seat,
        question,
        stage,
        advice.unit,
        _told(advice, played),
        options_of(advice),
        round(max(0.0, loss), DIGITS),
        _finite(error),
        tuple(round(one, DIGITS) for one in advice.best.chances),
        verdict_on(loss, error) if played is not advice.best else BEST,
        advice.nodes,
    )


def options_of(advice: Advice) -> tuple[Option, ...]:
    """The three best moves of an advice, as plain data."""
    return tuple(_told(advice, one) for one in advice.top)


def verdict_on(loss: float, error: float) -> str:
    """What to call a move that loses so much, with that standard error.

    A loss counts as what it is at least: two standard errors less than estimated. So a word like
    blunder is used only where a deeper search would hardly take it back.
    """
    if loss <= 0:
        return BEST
    sure = loss - SURE * error
    if sure >= BLUNDER:
        return BLUNDERED
    return SLIPPED if sure >= SLIP else GOOD


def _told(advice: Advice, one: Candidate) -> Option:
    terms = {name: round(amount, DIGITS) for name, amount in advice.gained_terms(one)}
    return Option(
        one.moves,
        round(one.value, DIGITS),
        _finite(one.error),
        round(advice.gain(one), DIGITS),
        {name: amount for name, amount in terms.items() if amount},
        tuple(round(chance, DIGITS) for chance in one.chances),
    )


def _finite(error: float) -> float | None:
    return round(error, DIGITS) if error < float("inf") else None
