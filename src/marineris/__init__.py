"""Marineris plays the Mars board games: one rules core, many uses of it.

>>> import marineris
>>> game = marineris.new("terraforming", players=2, seed=7, corporate_era=True)
>>> game.to_act
[0, 1]
"""

from __future__ import annotations

import secrets
from difflib import get_close_matches
from typing import Any, Final

from marineris.core.error import BadOption, UnknownGame
from marineris.core.error import IllegalMove as IllegalMove
from marineris.core.error import MarinerisError as MarinerisError
from marineris.core.game import Game as Game
from marineris.core.record import Record as Record
from marineris.core.rules import Rules
from marineris.mars2049.rules import RULES as _MARS_2049
from marineris.terraforming.rules import RULES as _TERRAFORMING

__version__ = "0.1.0"

GAMES: Final[dict[str, Rules[Any]]] = {rules.name: rules for rules in (_TERRAFORMING, _MARS_2049)}
"""The games that are installed, by name."""


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game; an unknown name raises `UnknownGame` with the known ones."""
    found = GAMES.get(game)
    if found is None:
        near = get_close_matches(str(game), GAMES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ";"
        raise UnknownGame(
            f"there is no game {game!r}{hint} the games are {', '.join(GAMES)}",
            game=game,
            known=list(GAMES),
        )
    return found


def new(
    game: str, *, players: int, seed: int | None = None, log: bool = False, **options: object
) -> Game[Any]:
    """A new game. Without a seed one is drawn; with `log` the game keeps its events.

    An unknown game or option and a value that cannot be used raise a typed `MarinerisError`.
    """
    rules = rules_of(game)
    _check_whole("players", players)
    if seed is None:
        seed = secrets.randbits(63)
    _check_whole("seed", seed)
    return Game.start(rules, players, options, seed, log)


def _check_whole(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(
            f"{name!r} should be a whole number, not {value!r}",
            option=name,
            value=value,
            right="a whole number",
            wanted="whole",
        )


def loads(text: str | Record, *, log: bool = False) -> Game[Any]:
    """Replay a record, given as its text or as a `Record`, to its last move and verify it."""
    record = Record.loads(text) if isinstance(text, str) else text
    return Game.replay(rules_of(record.game), record, log)


def move_name(game: str, move: int) -> str:
    """The name of a move of a game."""
    return rules_of(game).catalogue.name(move)


def move_number(game: str, name: str) -> int:
    """The integer of a move of a game."""
    return rules_of(game).catalogue.move(name)
