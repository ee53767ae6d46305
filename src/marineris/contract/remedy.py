"""Every reason against an action is a real one: without all the others it still forbids it.

Each code of a reason has a remedy, which changes a copy of the state so that the reason no longer
holds and nothing else does. With all but one remedied the action must still be illegal, with all of
them it must be legal. The remedies of each game are in a module of their own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from marineris.contract import remedy_mars2049, remedy_terraforming
from marineris.contract.broken import require
from marineris.core.game import Game
from marineris.core.reason import Reason


@dataclass(frozen=True)
class Remedies:
    """What the check has to know about a game."""

    refused_actions: Callable[[Game[Any], int], list[int]]
    attempt: Callable[[Any, int, int], Any]
    """A copy of a state in which a seat tries an action: it has `is_legal()`."""
    by_code: Mapping[str, Callable[[Any, Mapping[str, Any]], None]]
    """For each code what takes the reason away from an attempt, given the reason's facts."""
    final: frozenset[str]
    """Reasons that nothing takes away, or after which nothing else is looked at."""
    asked: int
    """At most so many actions of a seat are looked at."""


GAMES: Final = {
    "mars2049": Remedies(
        remedy_mars2049.refused_actions,
        remedy_mars2049.Attempt,
        remedy_mars2049.REMEDIES,
        remedy_mars2049.FINAL,
        asked=2,
    ),
    "terraforming": Remedies(
        remedy_terraforming.refused_actions,
        remedy_terraforming.Attempt,
        remedy_terraforming.REMEDIES,
        remedy_terraforming.FINAL,
        asked=6,
    ),
}


def check_remedies(game: Game[Any], seat: int, rng: random.Random) -> None:
    """Look at some actions that a seat may not take."""
    known = GAMES[game.rules.name]
    wanted = known.refused_actions(game, seat)
    for move in rng.sample(wanted, min(known.asked, len(wanted))):
        check_action(game, seat, move)


def check_action(game: Game[Any], seat: int, move: int) -> None:
    """Look at one action that is not legal."""
    check_real(game, seat, move, game.why_not(seat, move))


def check_real(game: Game[Any], seat: int, move: int, reasons: list[Reason]) -> None:
    """These reasons against an action are all the reasons there are, and all are real."""
    if any(reason.code in GAMES[game.rules.name].final for reason in reasons):
        return
    name = game.move_name(move)
    for reason in reasons:
        rest = [other for other in reasons if other is not reason]
        legal = _is_legal_without(game, seat, move, rest)
        require(not legal, f"{reason!r} does not forbid {name!r}: without {rest} it is legal")
    legal = _is_legal_without(game, seat, move, reasons)
    require(legal, f"{name!r} is refused by more than {reasons}")


def _is_legal_without(game: Game[Any], seat: int, move: int, reasons: list[Reason]) -> bool:
    known = GAMES[game.rules.name]
    attempt = known.attempt(game.state, seat, move)
    for reason in reasons:
        require(reason.code in known.by_code, f"no remedy is known for {reason!r}")
        known.by_code[reason.code](attempt, reason.facts)
    legal: bool = attempt.is_legal()
    return legal
