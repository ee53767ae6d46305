"""An analysis for people: the chances over time, what each seat has lost, and the blunders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from marineris.analysis import Grade, Grader, summary_of
from marineris.analysis.grade import BLUNDERED
from marineris.analysis.words import loss_words, move_words, option_words
from marineris.cli.terminal import style
from marineris.text import Text

WIDEST: Final = 60
"""Columns of the chart."""
BARS: Final = "▁▂▃▄▅▆▇█"


class Report:
    """What is shown of an analysis."""

    def __init__(
        self, grader: Grader, grades: Sequence[Grade], names: Sequence[str], text: Text
    ) -> None:
        self.grader = grader
        self.grades = grades
        self.given = names
        self.text = text
        self.names = [text.player(seat, names) for seat in range(grader.record.players)]

    def show(self, console: Console) -> None:
        """Print all of it."""
        say = self.text.message
        title = say(
            "cli-analyse-title", decisions=len(self.grades), rollouts=str(self.grader.nodes)
        )
        console.print(Line(title, style=style.HEADING))
        console.print()
        console.print(Line(say("cli-analyse-chances"), style=style.HEADING))
        console.print(self._chart(console.width))
        console.print()
        console.print(self._totals())
        console.print()
        console.print(self._blunders())

    def _chart(self, width: int) -> Table:
        """A row for each seat: its chance to win over all graded moves."""
        table = Table.grid(padding=(0, 2))
        room = max(8, min(WIDEST, width - 40, len(self.grades)))
        for seat, name in enumerate(self.names):
            course = [grade.chances[seat] for grade in self.grades]
            bars = Line(bars_of(course, room), style=style.colour_of(seat))
            first, last = (self.text.figure(100 * chance) for chance in (course[0], course[-1]))
            change = self.text.message("cli-analyse-change", **{"from": first, "to": last})
            table.add_row(style.seat_name(seat, name), bars, change)
        return table

    def _totals(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=style.QUIET)
        table.add_column()
        for column in ("decisions", "best", "good", "slips", "blunders", "lost"):
            table.add_column(self._column(column), justify="right")
        for one in summary_of(self.grades):
            counts = (one.decisions, one.best, one.good, one.slips, one.blunders)
            lost = self.text.figure(one.loss, 1)
            table.add_row(style.seat_name(one.seat, self.names[one.seat]), *map(str, counts), lost)
        return table

    def _column(self, name: str) -> str:
        return self.text.message(f"cli-column-{name}")

    def _blunders(self) -> Group | Line:
        """Each blunder with what would have been better."""
        blunders = [grade for grade in self.grades if grade.verdict == BLUNDERED]
        if not blunders:
            return Line(self.text.message("cli-analyse-none"))
        heading = Line(self.text.message("cli-analyse-blunders"), style=style.HEADING)
        return Group(heading, *map(self._blunder, blunders))

    def _blunder(self, grade: Grade) -> Group:
        text, game = self.text, self.grader.position(grade.number)
        best = grade.best[0]
        played, better = (
            move_words(text, game, grade.seat, moves, self.given)
            for moves in (grade.played.moves, best.moves)
        )
        line = style.seat_name(grade.seat, self.names[grade.seat])
        line.append(f"  {text.message('cli-analyse-move', number=grade.number)}: {played}, ")
        line.append(text.message("cli-analyse-lost", loss=loss_words(text, grade)), style=style.BAD)
        gain = option_words(text, best, grade.unit)
        told = Line(text.message("cli-analyse-better", move=better, gain=gain), style=style.GOOD)
        return Group(line, Padding(told, (0, 0, 0, 4)))


def bars_of(course: Sequence[float], room: int) -> str:
    """Numbers from 0 to 1 as bars, in at most so many columns; each is the mean of its part."""
    columns = min(room, len(course))
    bars = ""
    for column in range(columns):
        part = course[column * len(course) // columns : (column + 1) * len(course) // columns]
        mean = sum(part) / len(part)
        bars += BARS[min(len(BARS) - 1, int(mean * len(BARS)))]
    return bars
