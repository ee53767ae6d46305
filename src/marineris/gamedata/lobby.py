"""The games as a lobby offers them: players, options with their texts, bots."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from marineris import GAMES
from marineris.bots.registry import bots_for, rival_for
from marineris.core.options import CHOICE, FLAG, Option
from marineris.mars2049 import options as mars2049
from marineris.terraforming import options as terraforming
from marineris.text import Text
from marineris.text.bundle import kebab

PLAYERS: Final = {
    "terraforming": (terraforming.FEWEST_PLAYERS, terraforming.MOST_PLAYERS),
    "mars2049": (mars2049.FEWEST_PLAYERS, mars2049.MOST_PLAYERS),
}

MAIN: Final = {
    "terraforming": ("corporate_era", "draft", "turmoil", "beginners", "board"),
    "mars2049": (
        "cooperative",
        "fewer_bases",
        "more_discoveries",
        "calm_before_storm",
        "not_so_aggressive",
        "prices",
    ),
}
"""What tables talk about; the other options are for those who look for them."""


USUAL: Final[dict[str, dict[str, object]]] = {"terraforming": {"confirm_end": True}}
"""Where people at a table want something else than a program: time to take a slip back."""


@cache
def games(language: str) -> list[dict[str, Any]]:
    """All games. Callers share one copy and must not change it; raises `TextError`."""
    return [_game(name, language) for name in GAMES]


def _game(name: str, language: str) -> dict[str, Any]:
    text = Text(language, name)
    fewest, most = PLAYERS[name]
    return {
        "name": name,
        "title": text.game_name(),
        "text": text.message(f"book-game-{name}"),
        "fewest": fewest,
        "most": most,
        "options": [_option(text, name, option) for option in table_options(name)],
        "bots": [
            {
                "name": bot,
                "title": text.message(f"book-bot-{kebab(bot)}.name"),
                "text": text.message(f"book-bot-{kebab(bot)}"),
            }
            for bot in bots_for(name)
        ],
        "rival": rival_for(name),
    }


def table_options(game: str) -> list[Option]:
    """A game's options with what is usual at a table of people."""
    usual = USUAL.get(game, {})
    return [
        replace(option, default=usual.get(option.name, option.default))
        for option in GAMES[game].option_list()
    ]


def _alone(game: str, option: Option) -> object:
    """The value that an option always has in a game for one; None if it can be chosen."""
    if option.kind != FLAG or PLAYERS[game][0] > 1:
        return None
    found = {GAMES[game].options(1, {option.name: value})[option.name] for value in (False, True)}
    return found.pop() if len(found) == 1 else None


def _choice(text: Text, option: str, value: str) -> str:
    """A value of an option in a few words; a map has its name."""
    if option == "board":
        return text.term("board", value)
    return text.message(f"book-choice-{kebab(option)}-{kebab(value)}")


def _option(text: Text, game: str, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "is_main": option.name in MAIN[game],
        "alone": _alone(game, option),
        "title": text.option_name(option.name),
        "text": text.option(option.name),
        "choices": [
            {
                "value": value,
                "title": _choice(text, option.name, value),
                "text": text.option_value(option.name, value),
            }
            for value in option.choices
            if option.kind == CHOICE
        ],
    }
