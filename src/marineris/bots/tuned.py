"""Bots with other numbers: `medium?solo.steel=0.7&solo.purse=30` is medium with two changed.

A bot can be tuned if its class has `parameters()`, which names its numbers with their values, and
takes changed ones as `parameters={name: value}`. That is how `marineris tune` tries numbers out,
and how the arena compares them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from marineris.core.error import MarinerisError

MARK: Final = "?"
BETWEEN: Final = "&"

Numbers = Mapping[str, float]


class NoParameter(MarinerisError):
    """A bot has no such number, or what it should be is none."""

    code = "no-parameter"


def parted(code: str) -> tuple[str, dict[str, float]]:
    """The code of the bot itself, and the numbers that are changed."""
    bot, mark, rest = code.partition(MARK)
    changed: dict[str, float] = {}
    for assignment in rest.split(BETWEEN) if mark else []:
        name, sign, value = assignment.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not sign or not name or not math.isfinite(number):
            what = f"{assignment!r} gives no number; write it as name=0.5"
            raise NoParameter(what, given=assignment, bot=bot)
        changed[name] = number
    return bot, changed


def joined(bot: str, changed: Numbers) -> str:
    """The code of a bot with changed numbers, in addition to those that it has already."""
    plain, before = parted(bot)
    numbers = {**before, **changed}
    told = BETWEEN.join(f"{name}={value:.6g}" for name, value in numbers.items())
    return f"{plain}{MARK}{told}" if told else plain


def parameters_of(maker: Any) -> dict[str, float]:
    """The numbers of a bot with their values; empty for one that cannot be tuned."""
    known = getattr(maker, "parameters", None)
    return {str(name): float(value) for name, value in known().items()} if known else {}


def check_names(bot: str, known: Numbers, changed: Numbers) -> None:
    """Raise `NoParameter` if a bot has no number of one of these names."""
    for name in changed:
        if name not in known:
            near = get_close_matches(name, list(known), 3, 0.4)
            what = f"the bot {bot} has no number {name!r}"
            raise NoParameter(what, given=name, bot=bot, near=near, known=list(known))
