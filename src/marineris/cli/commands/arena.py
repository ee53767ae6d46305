"""`marineris arena`: measures bots against each other, and tells what rows of games say."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from marineris.arena.ledger import DONE, FAILED, FOLDER, STOPPED, Ledger, open_ledger
from marineris.arena.plan import CHOOSING, MOST_SEEDS, Plan, make_plan
from marineris.arena.plot import Words, plot
from marineris.arena.report import write_report
from marineris.arena.row import OtherPlan, Row, RowFile, differences, keys_of, read_rows
from marineris.arena.runner import play_plan
from marineris.arena.sequential import OPEN, Test
from marineris.arena.standing import paired_shares, standings
from marineris.cli import errors
from marineris.cli.errors import CliError
from marineris.cli.help_texts import SpokenCommand, SpokenGroup
from marineris.cli.language import current_text, help_examples, help_text
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
from marineris.cli.results.arena_table import show_arena
from marineris.cli.seats import bots_of
from marineris.cli.terminal.console import make_progress
from marineris.text import Text

MOST_PLAYERS: Final = 9
MOST_JOBS: Final = 256
USUAL_SEEDS: Final = 100

app = typer.Typer(
    cls=SpokenGroup,
    help=help_text("arena"),
    epilog=help_examples("arena"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)

BotsOption = Annotated[
    str, typer.Option("--bots", "-b", metavar="CODES", help=help_text("arena-bots"))
]
PlayersOption = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        metavar="NUMBER",
        help=help_text("arena-players"),
        rich_help_panel=PANEL,
    ),
]
SeedsOption = Annotated[
    int, typer.Option("--seeds", "-n", metavar="NUMBER", help=help_text("arena-seeds"))
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", "-s", metavar="NUMBER", help=help_text("arena-seed"))
]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", help=help_text("jobs"))]
RowsOption = Annotated[
    Path | None, typer.Option("--rows", metavar="FILE", help=help_text("arena-rows"))
]
TestOption = Annotated[
    str | None, typer.Option("--test", metavar="LOW:HIGH", help=help_text("arena-test"))
]
PlotOption = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help=help_text("arena-plot"))
]
FinalOption = Annotated[bool, typer.Option("--final", help=help_text("arena-final"))]
LedgerOption = Annotated[
    Path, typer.Option("--ledger", metavar="DIR", help=help_text("arena-ledger"))
]
ProgressOption = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help=help_text("progress"), show_default=False),
]
FilesArgument = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help=help_text("arena-files"))
]
PageOption = Annotated[Path, typer.Option("--output", metavar="FILE", help=help_text("arena-page"))]


def _command(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    full = f"arena-{name}"
    return app.command(name, cls=SpokenCommand, help=help_text(full), epilog=help_examples(full))


@_command("play")
def play(
    bots: BotsOption,
    players: PlayersOption = None,
    seeds: SeedsOption = USUAL_SEEDS,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    game: GameOption = USUAL_GAME,
    corporate_era: EraOption = None,
    draft: DraftOption = None,
    turmoil: TurmoilOption = None,
    board: BoardOption = None,
    option: OtherOption = None,
    rows: RowsOption = None,
    test: TestOption = None,
    plot: PlotOption = None,
    final: FinalOption = False,
    ledger: LedgerOption = FOLDER,
    progress: ProgressOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    named = bots_of(bots, game)
    _check_range("--seeds", seeds, 1, MOST_SEEDS)
    _check_range("--jobs", jobs, 1, MOST_JOBS)
    if final and (seed is not None or rows is not None):
        raise CliError("arena-final", option="--rows" if seed is None else "--seed")
    first = 1 if seed is None else seed
    if not CHOOSING.start <= first < CHOOSING.stop - seeds:
        raise CliError("bad-range", option="--seed", least=0, most=_last(seeds), given=str(first))
    options = given_options(corporate_era, draft, board, option, turmoil)
    table = max(2, len(named)) if players is None else players
    _check_range("--players", table, 1, MOST_PLAYERS)
    plan = make_plan(game, list(dict.fromkeys(named)), table, options, first)
    if not plan.lineups:
        raise CliError("arena-one-bot", players=table)
    tested = None if test is None else _test(test)
    is_shown = sys.stderr.isatty() if progress is None else progress
    with tempfile.TemporaryDirectory() as folder:
        log = open_ledger(ledger, plan := plan.final()) if final else None
        file = (log.running() if log else rows) or Path(folder) / "rows.jsonl"
        run = Run(plan, seeds, tested, jobs, cluster)
        run.go(file, log, plot, is_shown, current_text())


@_command("table")
def table(
    files: FilesArgument,
    test: TestOption = None,
    plot: PlotOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    tested = None if test is None else _test(test)
    plan, rows = merged(files)
    tell(plan, rows, tested, plot, current_text())


@_command("report")
def report(
    ledger: LedgerOption = FOLDER,
    output: PageOption = FOLDER.parent / "figures.md",
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    runs = write_report(ledger, output)
    words = current_text().message("cli-arena-written", file=str(output), runs=runs)
    typer.echo(words)


@dataclass(frozen=True)
class Run:
    """The games of a plan, played until there are enough or a test has its answer."""

    plan: Plan
    seeds: int
    test: Test | None
    jobs: int
    cluster: str | None

    def go(
        self, file: Path, log: Ledger | None, picture: Path | None, is_shown: bool, text: Text
    ) -> None:
        """Play what is missing, then tell what all rows say."""
        status = 0
        with RowFile(file, self.plan) as rows:
            if log is not None:
                log.begin(self.seeds)
            try:
                self._play(rows, is_shown, text)
            except KeyboardInterrupt:
                status = errors.STOPPED
            except Exception as error:
                if log is not None:
                    log.end(FAILED, self.seeds, file, games=len(rows.rows), why=str(error))
                raise
            if log is not None:
                log.end(STOPPED if status else DONE, self.seeds, file, games=len(rows.rows))
            if rows.rows:
                tell(self.plan, rows.rows, self.test, picture, text)
        if log is not None and not status:
            file.unlink()
        if status:
            raise typer.Exit(status)

    def _play(self, rows: RowFile, is_shown: bool, text: Text) -> None:
        wanted = {(job.seed, job.bots) for job in self.plan.jobs(self.seeds)}
        with ExitStack() as stack:
            bar = stack.enter_context(make_progress(is_shown))
            task = bar.add_task(text.message("cli-simulating"), total=len(wanted))
            bar.advance(task, len(keys_of(rows.rows) & wanted))
            if self._knows(rows.rows):
                return
            played = play_plan(self.plan, self.seeds, rows, self.jobs, self.cluster)
            try:
                for _ in stack.enter_context(closing(played)):
                    bar.advance(task)
                    if self._knows(rows.rows):
                        return
            except BrokenProcessPool as error:
                raise CliError("worker-died") from error

    def _knows(self, rows: Sequence[Row]) -> bool:
        """Whether the test has its answer."""
        if self.test is None:
            return False
        return self.test.verdict(paired_shares(self.plan, rows)) != OPEN


def tell(
    plan: Plan, rows: Sequence[Row], test: Test | None, picture: Path | None, text: Text
) -> None:
    """Print the tables, and draw the picture if one is wanted."""
    Console(highlight=False).print(show_arena(plan, rows, test, text))
    if picture is not None:
        words = Words(
            text.message("cli-arena-title"),
            text.message("cli-arena-shares"),
            text.message("cli-arena-margin"),
            text.message("cli-arena-seeds"),
        )
        with errors.naming(picture):
            picture.write_text(plot(standings(plan, rows), words), encoding="utf-8")


def merged(files: Sequence[Path]) -> tuple[Plan, list[Row]]:
    """The rows of several runs of one plan from different first seeds."""
    plan, rows = read_rows(files[0])
    for file in files[1:]:
        other, more = read_rows(file)
        if changed := [name for name in differences(plan, other) if name != "seed"]:
            raise OtherPlan("the runs differ", file=str(file), changed=changed)
        known = keys_of(rows)
        rows += [row for row in more if row.key not in known]
    if not rows:
        raise CliError("arena-empty", file=str(files[0]))
    return plan, sorted(rows, key=lambda row: row.seed)


def _test(given: str) -> Test:
    low, colon, high = given.replace("%", "").partition(":")
    try:
        found = Test(float(low) / 100, float(high) / 100)
    except ValueError:
        raise CliError("arena-test", given=given) from None
    if not colon or not 0 <= found.low < found.high <= 1:
        raise CliError("arena-test", given=given)
    return found


def _check_range(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise CliError("bad-range", option=option, least=least, most=str(most), given=str(value))


def _last(seeds: int) -> str:
    return str(CHOOSING.stop - seeds - 1)
