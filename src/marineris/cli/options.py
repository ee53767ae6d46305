"""The options that the commands share: the game, its own options, the seed and the language."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from marineris.cli.errors import CliError, unknown_language
from marineris.cli.language import help_text, speak
from marineris.text import languages
from marineris.text.negotiation import nearest_language

USUAL_GAME: Final = "terraforming"
PANEL: Final = help_text("panel-table")


def _speak(language: str | None) -> str | None:
    if language is None:
        speak(None)
        return None
    found = nearest_language(language, languages())
    if found is None:
        raise unknown_language(language)
    speak(found)
    return found


GameOption = Annotated[
    str, typer.Option("--game", "-g", metavar="NAME", help=help_text("game"), rich_help_panel=PANEL)
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", "-s", metavar="NUMBER", help=help_text("seed"))
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        metavar="CODE",
        help=help_text("language"),
        callback=_speak,
        is_eager=True,
    ),
]
EraOption = Annotated[
    bool | None,
    typer.Option(
        "--corporate-era/--no-corporate-era",
        help=help_text("corporate-era"),
        rich_help_panel=PANEL,
        show_default=False,
    ),
]
DraftOption = Annotated[
    bool | None,
    typer.Option(
        "--draft/--no-draft", help=help_text("draft"), rich_help_panel=PANEL, show_default=False
    ),
]
TurmoilOption = Annotated[
    bool | None,
    typer.Option(
        "--turmoil/--no-turmoil",
        help=help_text("turmoil"),
        rich_help_panel=PANEL,
        show_default=False,
    ),
]
BeginnersOption = Annotated[
    str | None,
    typer.Option("--beginners", metavar="WHO", help=help_text("beginners"), rich_help_panel=PANEL),
]
BoardOption = Annotated[
    str | None,
    typer.Option("--board", metavar="MAP", help=help_text("board"), rich_help_panel=PANEL),
]
OtherOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help=help_text("option"), rich_help_panel=PANEL
    ),
]

ClusterOption = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help=help_text("cluster"))
]


def given_options(
    corporate_era: bool | None,
    draft: bool | None,
    board: str | None,
    other: list[str] | None,
    turmoil: bool | None = None,
) -> dict[str, object]:
    """The game's options that were given on the command line; the game itself checks them."""
    named = {"corporate_era": corporate_era, "draft": draft, "turmoil": turmoil, "board": board}
    found: dict[str, object] = {name: value for name, value in named.items() if value is not None}
    for assignment in other or []:
        name, sign, value = assignment.partition("=")
        if not sign or not name.strip():
            raise CliError("bad-assignment", given=assignment)
        found[name.strip().replace("-", "_")] = _value(value.strip())
    return found


def _value(text: str) -> object:
    """What is written after the equals sign: JSON, or else a word."""
    try:
        value: object = json.loads(text.lower())
    except ValueError:
        return text
    return value


def beginner_seats(who: str, players: int, people: list[int]) -> list[int]:
    """The seats that `--beginners` means. People count seats from 1."""
    if who in ("none", "all", "people"):
        return {"none": [], "all": list(range(players)), "people": people}[who]
    seats = [word.strip() for word in who.split(",")]
    if not all(word.isdecimal() and len(word) < 3 for word in seats):
        raise CliError("bad-beginners", given=who, last=players)
    found = sorted({int(word) - 1 for word in seats})
    if found[0] < 0 or found[-1] >= players:
        raise CliError("bad-beginners", given=who, last=players)
    return found
