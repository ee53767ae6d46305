"""The rows of simulated games: one per game and seat, with the same columns throughout.

A cell is a plain value; cards, claims and curves are lists.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import marineris
from marineris.arena.fingerprint import fingerprint
from marineris.bots.arena import Outcome
from marineris.core.rules import Rules

Cell = int | float | str | bool | list[str] | list[int] | None
Row = dict[str, Cell]

TOLD: Final = ("seat", "total", "points", "rank", "won")
"""What a result tells that has a column of its own; what else it tells follows after."""


def rows_of(outcome: Outcome, rules: Rules[Any]) -> list[Row]:
    """The rows of a game, one per seat."""
    match = outcome.match
    game: Row = {
        "game": match.game,
        "seed": match.seed,
        "players": len(match.bots),
        "length": outcome.length,
        "moves": outcome.moves,
        "version": marineris.__version__,
        "rules": rules.version,
    }
    for option in rules.option_list():
        game[option.name] = _cell(outcome.options[option.name])
    rows: list[Row] = []
    for result in outcome.result:
        row: Row = dict(game)
        row["seat"] = result["seat"]
        row["bot"] = match.bots[result["seat"]]
        row["bot_hash"] = _hash(match.bots[result["seat"]])
        row["rank"] = result["rank"]
        row["won"] = bool(result.get("won", result["rank"] == 1))
        row["total"] = result["total"]
        for source, points in result["points"].items():
            row[f"points_{source}"] = points
        for name, value in result.items():
            if name not in TOLD:
                row[name] = _cell(value)
        if outcome.facts:
            row.update(outcome.facts[result["seat"]])
        rows.append(row)
    return rows


@cache
def _hash(bot: str) -> str:
    """The version of a bot; it does not change while games are played."""
    return fingerprint(bot)


def _cell(value: Any) -> Cell:
    """A plain value as it is, a list as a text."""
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return value if isinstance(value, (bool, int, float, str)) else str(value)
