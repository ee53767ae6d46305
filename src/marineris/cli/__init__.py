"""The command line: play, simulate, replay, analyse, look up cards. `main` is the entry point.

Every text a person reads comes from the Fluent messages `cli-…` (`i18n/*/cli.ftl`), those of
`--help` too.
"""

from __future__ import annotations

from typing import Annotated

import typer

import marineris
from marineris.about import how_rules_run
from marineris.cli.commands import (
    admin,
    analyse,
    arena,
    board,
    cards,
    i18n,
    play,
    replay,
    serve,
    simulate,
    tune,
)
from marineris.cli.errors import HelpfulGroup
from marineris.cli.help_texts import SpokenCommand
from marineris.cli.language import current_text, help_examples, help_text

app = typer.Typer(
    cls=HelpfulGroup,
    help=help_text("app"),
    epilog=help_examples("app"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        text, rules = current_text(), how_rules_run()
        typer.echo(text.message("cli-version", version=marineris.__version__, rules=rules))
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool,
        typer.Option("--version", help=help_text("version"), callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    del version


for _command in (
    play.play,
    serve.serve,
    simulate.simulate,
    tune.tune,
    replay.replay,
    analyse.analyse,
    cards.cards,
):
    _name = _command.__name__
    app.command(_name, cls=SpokenCommand, help=help_text(_name), epilog=help_examples(_name))(
        _command
    )
app.add_typer(admin.app, name="admin")
app.add_typer(arena.app, name="arena")
app.add_typer(i18n.app, name="i18n")
app.command("board", cls=SpokenCommand, help=help_text("picture"), epilog=help_examples("picture"))(
    board.board
)


def main() -> None:
    """Run the command line."""
    app(prog_name="marineris")
