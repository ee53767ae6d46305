"""`marineris analyse`: a record graded decision by decision, as a summary or as JSON.

Finished decisions go to a file at once, so the same command goes on where it was stopped. Every
decision is graded by itself: the grades are the same for any number of processes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Iterable
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from functools import lru_cache, partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import marineris
from marineris.analysis import NODES, Decision, Grade, Grader, summary_of
from marineris.analysis.kept import begin, grades_in, header_of, line_of
from marineris.arena.fingerprint import fingerprint
from marineris.arena.pool import in_order
from marineris.cli.commands.replay import check_record
from marineris.cli.errors import STOPPED, CliError, complain, naming
from marineris.cli.language import help_text, text_of
from marineris.cli.options import LanguageOption
from marineris.cli.results.analysis import Report
from marineris.cli.terminal.console import make_console, make_progress
from marineris.cli.terminal.session import read_record, seats_in
from marineris.core.record import Record

MOST_ROLLOUTS: Final = 1_000_000
MOST_JOBS: Final = 256
KEPT: Final = ".decisions.jsonl"
"""What the name of a file of finished decisions ends with."""
FORMAT: Final = 1
"""The version of the JSON."""

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("record"))]
RolloutsOption = Annotated[
    int, typer.Option("--rollouts", "-r", metavar="NUMBER", help=help_text("analyse-rollouts"))
]
SeatOption = Annotated[
    list[int] | None,
    typer.Option("--seat", metavar="PLAYER", help=help_text("analyse-seat")),
]
FromOption = Annotated[int, typer.Option("--from", metavar="MOVE", help=help_text("analyse-from"))]
ToOption = Annotated[int | None, typer.Option("--to", metavar="MOVE", help=help_text("analyse-to"))]
JsonOption = Annotated[bool, typer.Option("--json", help=help_text("analyse-json"))]
OutputOption = Annotated[
    Path | None, typer.Option("--output", metavar="FILE", help=help_text("analyse-output"))
]
JobsOption = Annotated[
    int, typer.Option("--jobs", "-j", metavar="NUMBER", help=help_text("analyse-jobs"))
]
KeepOption = Annotated[bool, typer.Option("--keep/--no-keep", help=help_text("analyse-keep"))]
ProgressOption = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help=help_text("progress"), show_default=False),
]


def analyse(
    file: FileArgument,
    rollouts: RolloutsOption = NODES,
    seat: SeatOption = None,
    first: FromOption = 1,
    last: ToOption = None,
    as_json: JsonOption = False,
    output: OutputOption = None,
    jobs: JobsOption = 1,
    keep: KeepOption = True,
    progress: ProgressOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    record, written = read_record(file)
    marineris.rules_of(record.game)
    text = text_of(record.game, record.options)
    _check("--rollouts", rollouts, 1, MOST_ROLLOUTS)
    _check("--jobs", jobs, 1, MOST_JOBS)
    for number in seat or ():
        _check("--seat", number, 1, record.players)
    check_record(record, written, text)
    count = len(record.moves)
    until = count if last is None else last
    _check("--from", first, 1, max(1, count))
    _check("--to", until, min(1, count), count)
    if first > until > 0:
        raise CliError("from-after-to", **{"from": first, "to": until})
    if output is not None and output.resolve() == file.resolve():
        raise CliError("analyse-output", file=str(output))
    grader = Grader(record, rollouts)
    seats = None if seat is None else [number - 1 for number in seat]
    decisions = grader.decisions(seats, first, until)
    if not decisions:
        raise CliError("no-decisions")
    kept = (output or file).with_name((output or file).name + KEPT) if keep else None
    is_shown = sys.stderr.isatty() if progress is None else progress
    grades = Run(grader, decisions, kept, jobs).go(text.message("cli-analysing"), is_shown)
    data = _as_data(record, rollouts, grades)
    if output is not None:
        with naming(output):
            output.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(data, indent=1))
        return
    at_table = seats_in(written, text) or []
    names = [one.name for one in at_table] if len(at_table) == record.players else record.names
    Report(grader, grades, names, text).show(make_console())


def _check(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise CliError("bad-range", option=option, least=least, most=str(most), given=str(value))


class Run:
    """The decisions of an analysis, graded one after the other."""

    def __init__(
        self, grader: Grader, decisions: list[Decision], kept: Path | None, jobs: int
    ) -> None:
        self.grader = grader
        self.decisions = decisions
        self.kept = kept
        self.jobs = jobs

    def go(self, label: str, is_shown: bool) -> list[Grade]:
        """All grades; those that were kept from an earlier run are taken as they are."""
        known = {grade.number: grade for grade in self._resumed()}
        missing = [one for one in self.decisions if one.number not in known]
        with ExitStack() as stack:
            bar = stack.enter_context(make_progress(is_shown))
            total = len(self.decisions)
            task = bar.add_task(label, total=total, completed=total - len(missing))
            try:
                graded = stack.enter_context(closing(self._graded(missing)))
                for grade in graded:
                    known[grade.number] = grade
                    self._keep(grade)
                    bar.advance(task)
            except KeyboardInterrupt:
                if self.kept is not None:
                    complain(_said("cli-analyse-kept", self.kept))
                raise typer.Exit(STOPPED) from None
        return [known[one.number] for one in self.decisions]

    def _resumed(self) -> list[Grade]:
        """What an earlier run has finished; its file is brought in order."""
        if self.kept is None:
            return []
        header = header_of(self.grader, f"{marineris.__version__} {fingerprint('hard')}")
        found: list[Grade] | None = []
        if self.kept.exists():
            found = grades_in(self.kept, header)
            if found is None:
                complain(_said("cli-analyse-replaced", self.kept))
        with naming(self.kept):
            begin(self.kept, header, found or [])
        return found or []

    def _keep(self, grade: Grade) -> None:
        if self.kept is not None:
            with naming(self.kept), self.kept.open("a", encoding="utf-8") as stream:
                stream.write(line_of(grade) + "\n")

    def _graded(self, decisions: Iterable[Decision]) -> Generator[Grade, None, None]:
        grader = self.grader
        if self.jobs == 1:
            yield from map(grader.grade, decisions)
            return
        work = partial(_grade, grader.record.dumps(), grader.nodes, grader.seed)
        try:
            yield from in_order(work, decisions, self.jobs)
        except BrokenProcessPool as error:
            raise CliError("worker-died") from error


def _said(message: str, file: Path) -> str:
    return text_of("terraforming").message(message, file=str(file))


def _grade(written: str, nodes: int, seed: int, decision: Decision) -> Grade:
    """The grade of a decision, in another process."""
    return _grader(written, nodes, seed).grade(decision)


@lru_cache(maxsize=1)
def _grader(written: str, nodes: int, seed: int) -> Grader:
    return Grader(Record.loads(written), nodes, seed)


def _as_data(record: Record, rollouts: int, grades: list[Grade]) -> dict[str, Any]:
    """All that is known, as plain data."""
    return {
        "analysis": FORMAT,
        "marineris": marineris.__version__,
        "game": record.game,
        "players": record.players,
        "names": record.names,
        "options": record.options,
        "seed": record.seed,
        "moves": len(record.moves),
        "rollouts": rollouts,
        "seats": [vars(one) for one in summary_of(grades)],
        "decisions": [grade.as_data() for grade in grades],
    }
