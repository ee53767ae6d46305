"""`marineris simulate`: bots play many games, in one process or several, and the results are told.

Game number i of a run has the seed of the run plus i, and everything about it comes from that seed,
so the games are the same for any number of processes, and each can be repeated alone.
"""

from __future__ import annotations

import secrets
import shlex
import sys
import time
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import marineris
from marineris.arena.facts import watch
from marineris.arena.pool import in_order
from marineris.bots.arena import Match, Outcome, WatchMaker, mixed_table, play_match
from marineris.cli.errors import FAILED, STOPPED, CliError, complain, naming
from marineris.cli.help_texts import shown
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
    SeedOption,
    TurmoilOption,
    beginner_seats,
    given_options,
)
from marineris.cli.results.rows import rows_of
from marineris.cli.results.statistics import Statistics, show_tally
from marineris.cli.results.writers import open_output
from marineris.cli.seats import bots_of
from marineris.cli.terminal.console import make_progress
from marineris.text import Text

SEED_BITS: Final = 31
MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256
MOST_AT_ONCE: Final = 16
"""Games that go to another process in one parcel."""

PlayersOption = Annotated[
    str | None,
    typer.Option("--players", "-p", metavar="CODES", help=help_text("simulate-players")),
]
GamesOption = Annotated[
    int, typer.Option("--games", "-n", metavar="NUMBER", help=help_text("games"))
]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", help=help_text("jobs"))]
BeginnersOption = Annotated[
    str | None,
    typer.Option(
        "--beginners",
        metavar="WHO",
        help=help_text("beginners-simulate"),
        rich_help_panel=PANEL,
    ),
]
MixOption = Annotated[bool, typer.Option("--mix", help=help_text("mix"), rich_help_panel=PANEL)]
OutputOption = Annotated[
    Path | None, typer.Option("--output", metavar="FILE", help=help_text("output"))
]
RecordsOption = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help=help_text("records"))
]
ProgressOption = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help=help_text("progress"), show_default=False),
]


def simulate(
    players: PlayersOption = None,
    games: GamesOption = 100,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    game: GameOption = USUAL_GAME,
    corporate_era: EraOption = None,
    draft: DraftOption = None,
    turmoil: TurmoilOption = None,
    beginners: BeginnersOption = None,
    board: BoardOption = None,
    option: OtherOption = None,
    mix: MixOption = False,
    seed: SeedOption = None,
    output: OutputOption = None,
    records: RecordsOption = None,
    progress: ProgressOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    for name, value, most in (("--games", games, MOST_GAMES), ("--jobs", jobs, MOST_JOBS)):
        if not 1 <= value <= most:
            raise CliError("bad-range", option=name, least=1, most=str(most), given=str(value))
    options = given_options(corporate_era, draft, board, option, turmoil)
    plan = Plan(game, players, options, beginners, mix)
    first = secrets.randbits(SEED_BITS) if seed is None else seed
    run = Run(plan, first, games, jobs, records, cluster)
    is_shown = sys.stderr.isatty() if progress is None else progress
    run.go(output, is_shown, current_text())


class Plan:
    """Which games are to be played: everything but the seed."""

    def __init__(
        self,
        game: str,
        players: str | None,
        options: dict[str, object],
        beginners: str | None,
        mix: bool,
    ) -> None:
        self.rules = marineris.rules_of(game)
        self.mix = mix
        self._given = players
        self._beginners = beginners
        self._options = options
        self.bots = bots_of("2" if players is None else players, game)
        is_fixed = not mix or (players is not None)
        self._players = len(self.bots) if is_fixed else None
        self.match(0)  # whatever is wrong with the options shows before anything is played

    def match(self, seed: int) -> Match:
        """The game of a seed."""
        options = dict(self._options)
        players = self._players
        if self._beginners is not None and players is not None:
            options["beginners"] = beginner_seats(self._beginners, players, [])
        if self.mix:
            players, options = mixed_table(self.rules, options, players, seed)
            if self._beginners is not None:
                options["beginners"] = beginner_seats(self._beginners, players, [])
        assert players is not None
        self.rules.options(players, options)
        bots = tuple(self.bots) if len(self.bots) == players else (self.bots[0],) * players
        return Match(self.rules.name, bots, seed, options)

    def command(self, seed: int) -> str:
        """The command that plays the game of a seed again."""
        words = ["marineris", "simulate", "--game", self.rules.name, "--seed", str(seed), "-n", "1"]
        if self._given is not None:
            words += ["--players", self._given]
        if self._beginners is not None:
            words += ["--beginners", self._beginners]
        if self.mix:
            words.append("--mix")
        for name, value in self._options.items():
            said = value if isinstance(value, str) else str(value).lower()
            words += ["-o", f"{name}={said}"]
        return shlex.join(words)


class Run:
    """The games of a plan, from a first seed on."""

    def __init__(
        self,
        plan: Plan,
        seed: int,
        games: int,
        jobs: int,
        records: Path | None,
        cluster: str | None = None,
    ) -> None:
        self.plan = plan
        self.seed = seed
        self.games = games
        self.jobs = jobs
        self.records = records
        self.cluster = cluster

    def go(self, output: Path | None, is_shown: bool, text: Text) -> None:
        """Play all games; tell, write and keep what was asked for."""
        tally = Statistics()
        began = time.perf_counter()
        status = 0
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            writer = stack.enter_context(open_output(output))
            bar = stack.enter_context(make_progress(is_shown))
            task = bar.add_task(text.message("cli-simulating"), total=self.games)
            watcher = None if output is None else watch
            outcomes = stack.enter_context(closing(self._outcomes(watcher)))
            try:
                for outcome in outcomes:
                    if outcome.fault:
                        self._report(outcome, text)
                        status = FAILED
                        break
                    tally.add(outcome)
                    if output is not None:
                        writer.write(rows_of(outcome, self.plan.rules))
                    self._keep(outcome)
                    bar.advance(task)
            except KeyboardInterrupt:
                status = STOPPED
        spent = time.perf_counter() - began
        if tally.games:
            console = Console(highlight=False)
            console.print(show_tally(tally, self.plan.rules.name, self.seed, spent, text))
        if status:
            raise typer.Exit(status)

    def _outcomes(self, watcher: WatchMaker | None) -> Generator[Outcome, None, None]:
        matches = (self.plan.match(self.seed + i) for i in range(self.games))
        jobs = self.jobs if self.cluster is None else MOST_AT_ONCE
        size = max(1, min(MOST_AT_ONCE, self.games // (jobs * 8)))
        work = partial(play_match, keep_record=self.records is not None, watch=watcher)
        try:
            yield from in_order(work, matches, self.jobs, size, self.cluster)
        except BrokenProcessPool as error:
            raise CliError("worker-died") from error

    def _keep(self, outcome: Outcome) -> None:
        if self.records is not None:
            file = self.records / f"{outcome.match.game}-{outcome.match.seed}.txt"
            with naming(file):
                file.write_text(outcome.record, encoding="utf-8")

    def _report(self, outcome: Outcome, text: Text) -> None:
        """Say which game failed, and keep what there is of it, the fault in remarks."""
        seed = outcome.match.seed
        file = (self.records or Path()) / f"failed-{outcome.match.game}-{seed}.txt"
        remarks = "".join(f"# {line}\n" for line in outcome.fault.splitlines())
        with naming(file):
            file.write_text(outcome.record + remarks, encoding="utf-8")
        words = text.message(
            "cli-error-game-failed",
            seed=str(seed),
            fault=shown(outcome.cause.rstrip(".")),
            file=str(file),
            command=self.plan.command(seed),
        )
        complain(words)
