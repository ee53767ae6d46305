"""Advice and grades in words, in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marineris.analysis.grade import Grade, Option, options_of
from marineris.bots.advice import DONE, POINTS, Advice
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.text import Text, TextError
from marineris.text.bundle import kebab

MOST_TERMS: Final = 3
LEAST_TERM: Final = 0.3
"""Terms below it are not told."""
MINUS: Final = "−"


def advice_words(
    text: Text, game: Game[Any], advice: Advice, names: Sequence[str] = ()
) -> list[str]:
    """The three best moves, a line for each: what it is, what it gains and what that is made of."""
    lines = []
    for one in options_of(advice):
        move = move_words(text, game, advice.seat, one.moves, names)
        gain = option_words(text, one, advice.unit)
        lines.append(text.message("analysis-option", move=move, gain=gain))
    return lines


def move_words(
    text: Text, game: Game[Any], seat: int, moves: Sequence[str], names: Sequence[str] = ()
) -> str:
    """What the moves of a candidate mean, as an answer to what the seat is asked."""
    question = game.question(seat)
    told = [move for move in moves if move != DONE] or list(moves)
    try:
        return " · ".join(text.move(move, question, names) for move in told)
    except (TextError, MarinerisError, KeyError):
        return " · ".join(told)  # a move that has no words yet


def option_words(text: Text, option: Option, unit: str) -> str:
    """What a move gains, and what the gain is made of."""
    gain = amount_words(text, option.gain, unit)
    terms = term_words(text, option.terms)
    return text.message("analysis-gain", gain=gain, terms=terms) if terms else gain


def term_words(text: Text, terms: Mapping[str, float], most: int = MOST_TERMS) -> str:
    """The largest terms with their amounts; empty if there is none worth telling."""
    large = [name for name in terms if abs(terms[name]) >= LEAST_TERM][:most]
    words = {one: text.message(f"analysis-term-{kebab(one)}") for one in large}
    return ", ".join(f"{words[one]} {signed(text, terms[one])}" for one in large)


def amount_words(text: Text, amount: float, unit: str) -> str:
    """An amount with its sign and its unit."""
    return text.message(f"analysis-in-{unit}", amount=signed(text, amount))


def loss_words(text: Text, grade: Grade) -> str:
    """What a move has lost, with its standard error."""
    loss, error = text.figure(grade.loss, 1), text.figure(grade.error or 0, 1)
    unit = POINTS if grade.unit == POINTS else "percent"
    return text.message(f"analysis-in-{unit}", amount=f"{loss} ± {error}")


def signed(text: Text, amount: float) -> str:
    """A number with its sign, and one digit after the decimal sign."""
    written = text.figure(abs(amount), 1)
    return f"{MINUS if amount < 0 else '+'}{written}"
