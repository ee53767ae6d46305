"""`marineris tune`: moves the numbers of a bot to where it plays better."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.arena.plan import TUNING
from marineris.arena.tuning import Tuner, make_tuning, play_step
from marineris.bots import check_bot
from marineris.bots.registry import tunable
from marineris.cli.errors import STOPPED, CliError
from marineris.cli.language import current_text, help_text
from marineris.cli.options import (
    PANEL,
    USUAL_GAME,
    BoardOption,
    ClusterOption,
    DraftOption,
    EraOption,
    GameOption,
    LanguageOption,
    OtherOption,
    TurmoilOption,
    given_options,
)
from marineris.cli.terminal import style
from marineris.cli.terminal.console import make_progress
from marineris.text import Text

MOST_STEPS: Final = 100_000
MOST_PLAYERS: Final = 9
MOST_JOBS: Final = 256

BotArgument = Annotated[str, typer.Argument(metavar="BOT", help=help_text("tune-bot"))]
ParameterOption = Annotated[
    list[str] | None,
    typer.Option("--parameter", "-P", metavar="NAME", help=help_text("tune-parameter")),
]
StepsOption = Annotated[
    int, typer.Option("--steps", "-n", metavar="NUMBER", help=help_text("tune-steps"))
]
SeedsOption = Annotated[
    int, typer.Option("--seeds", metavar="NUMBER", help=help_text("tune-seeds"))
]
PlayersOption = Annotated[
    int,
    typer.Option(
        "--players", "-p", metavar="NUMBER", help=help_text("tune-players"), rich_help_panel=PANEL
    ),
]
FileOption = Annotated[
    Path | None, typer.Option("--file", "-f", metavar="FILE", help=help_text("tune-file"))
]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", help=help_text("jobs"))]
ListOption = Annotated[bool, typer.Option("--list", help=help_text("tune-list"))]
ProgressOption = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help=help_text("progress"), show_default=False),
]


def tune(
    bot: BotArgument,
    parameter: ParameterOption = None,
    steps: StepsOption = 50,
    seeds: SeedsOption = 16,
    players: PlayersOption = 2,
    file: FileOption = None,
    show: ListOption = False,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    game: GameOption = USUAL_GAME,
    corporate_era: EraOption = None,
    draft: DraftOption = None,
    turmoil: TurmoilOption = None,
    board: BoardOption = None,
    option: OtherOption = None,
    progress: ProgressOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    check_bot(bot, game)
    start = _chosen(bot, parameter or ["*"])
    text, console = current_text(), Console(highlight=False)
    if show:
        console.print(_table([[name, f"{start[name]:g}"] for name in start], ["name", "now"], text))
        return
    ranges = (
        ("--steps", steps, MOST_STEPS),
        ("--seeds", seeds, len(TUNING) // steps if steps > 0 else 1),
        ("--players", players, MOST_PLAYERS),
        ("--jobs", jobs, MOST_JOBS),
    )
    for name, value, most in ranges:
        if not 1 <= value <= most:
            raise CliError("bad-range", option=name, least=1, most=str(most), given=str(value))
    if players > 2 and players % 2:
        raise CliError("tune-players", players=players)
    options = given_options(corporate_era, draft, board, option, turmoil)
    tuner = Tuner(make_tuning(game, bot, players, options, seeds, start), file)
    is_shown = sys.stderr.isatty() if progress is None else progress
    is_stopped = _go(tuner, steps, jobs, cluster, is_shown, text)
    console.print(_told(tuner, text))
    if is_stopped:
        raise typer.Exit(STOPPED)


def _chosen(bot: str, patterns: Sequence[str]) -> dict[str, float]:
    """The numbers of a bot that are to be tuned."""
    known = tunable(bot)
    if not known:
        raise CliError("tune-none", bot=bot)
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in known):
            raise CliError("tune-name", name=pattern, known=list(known))
    return {
        name: value
        for name, value in known.items()
        if any(fnmatchcase(name, pattern) for pattern in patterns)
    }


def _go(
    tuner: Tuner, steps: int, jobs: int, cluster: str | None, is_shown: bool, text: Text
) -> bool:
    """Make the steps that are missing; whether a person has stopped it."""
    with make_progress(is_shown) as bar:
        task = bar.add_task(text.message("cli-tuning"), total=steps, completed=len(tuner.gains))
        try:
            while len(tuner.gains) < steps:
                step = tuner.step()
                tuner.learn(step, play_step(tuner.tuning, step, jobs, cluster))
                bar.advance(task)
        except KeyboardInterrupt:
            return True
        except BrokenProcessPool as error:
            raise CliError("worker-died") from error
    return False


def _told(tuner: Tuner, text: Text) -> RenderableType:
    """Where the numbers were and are, and how to find out whether that is better."""
    rows = [
        [name, f"{start:g}", f"{tuner.values[name]:g}"]
        for name, start in tuner.tuning.start.items()
    ]
    return Group(
        _table(rows, ["name", "start", "now"], text),
        Line(),
        Line(text.message("cli-tuned", steps=len(tuner.gains), bot=tuner.tuning.bot)),
        Line(tuner.code()),
    )


def _table(rows: list[list[str]], columns: list[str], text: Text) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    for column in columns:
        is_number = column != "name"
        table.add_column(
            text.message(f"cli-tune-column-{column}"), justify="right" if is_number else "left"
        )
    for row in rows:
        table.add_row(*map(Line, row))
    return table
