"""`marineris board`: a position as an SVG picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text as Line

import marineris
from marineris.cli.errors import CliError, naming
from marineris.cli.language import current_text, help_text, text_of
from marineris.cli.options import GameOption, LanguageOption, OtherOption, SeedOption, given_options
from marineris.cli.terminal import style
from marineris.cli.terminal.console import make_console
from marineris.cli.terminal.session import read_record, seats_in
from marineris.cli.terminal.stream import write_data
from marineris.core.game import Game
from marineris.picture import board as draw

NARROWEST: Final = 100
WIDEST: Final = 20_000
FileArgument = Annotated[
    Path | None, typer.Argument(metavar="[FILE]", help=help_text("picture-file"))
]
ToOption = Annotated[int | None, typer.Option("--to", metavar="MOVE", help=help_text("picture-to"))]
SeatOption = Annotated[
    int | None, typer.Option("--seat", metavar="PLAYER", help=help_text("picture-seat"))
]
ThemeOption = Annotated[str, typer.Option("--theme", help=help_text("picture-theme"))]
WidthOption = Annotated[int, typer.Option("--width", help=help_text("picture-width"))]
OutputOption = Annotated[
    Path | None,
    typer.Option("--output", "-O", metavar="FILE", help=help_text("picture-output")),
]
CountOption = Annotated[int, typer.Option("--players", help=help_text("picture-players"))]


def board(
    file: FileArgument = None,
    to: ToOption = None,
    seat: SeatOption = None,
    theme: ThemeOption = "dark",
    width: WidthOption = 1440,
    output: OutputOption = None,
    game: GameOption = "terraforming",
    players: CountOption = 2,
    seed: SeedOption = None,
    other: OtherOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    if not NARROWEST <= width <= WIDEST:
        raise CliError(
            "bad-range", option="--width", least=NARROWEST, most=str(WIDEST), given=str(width)
        )
    if file is None:
        options: dict[str, Any] = dict(given_options(None, None, None, other))
        position: Game[Any] = marineris.new(game, players=players, seed=seed, **options)
        names: list[str] = []
    else:
        position, names = _position(file, to)
    if seat is not None and not 1 <= seat <= position.players:
        known = list(range(1, position.players + 1))
        raise CliError("no-such-player", name=seat, known=known)
    viewer = None if seat is None else seat - 1  # people count players from 1
    text = text_of(position.rules.name, position.options)
    source = draw(position, viewer, theme=theme, width=width, names=names, text=text)
    if output is None:
        write_data(source + "\n")
        return
    with naming(output):
        output.write_text(source, encoding="utf-8")
    said = current_text().message("cli-drawn", file=str(output))
    make_console().print(Line(said, style=style.GOOD))


def _position(file: Path, to: int | None) -> tuple[Game[Any], list[str]]:
    """A record at one of its moves, and the names of its players if it tells them."""
    record, written = read_record(file)
    rules = marineris.rules_of(record.game)
    if to is not None and not 0 <= to <= len(record.moves):
        raise CliError("no-such-move", to=to, last=len(record.moves))
    game = Game.from_record(rules, record)
    for player, name in record.moves[:to]:
        game.play(player, name)
    seats = seats_in(written, text_of(record.game))
    return game, [seat.name for seat in seats] if seats else []
