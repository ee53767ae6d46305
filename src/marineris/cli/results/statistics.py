"""What many games say together: wins with their 95 % intervals, points by source, speed."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.bots.arena import Outcome
from marineris.cli.terminal import style
from marineris.cli.terminal.players import source_name
from marineris.text import Text

Z: Final = 1.96
"""Standard deviations around a share that hold 95 % of the chance."""


@dataclass
class Figures:
    """Sums over the games of one seat, or of one number of players."""

    games: int = 0
    wins: float = 0.0
    total: int = 0
    points: dict[str, int] = field(default_factory=dict)

    def add(self, won: float, total: int, points: dict[str, int]) -> None:
        """One more result."""
        self.games += 1
        self.wins += won
        self.total += total
        for source, value in points.items():
            self.points[source] = self.points.get(source, 0) + value


class Statistics:
    """Sums over games; no game is kept."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.length = 0
        self.shortest = 0
        self.longest = 0
        self.seats: dict[tuple[int, str], Figures] = {}
        self.tables: dict[int, Figures] = {}

    def add(self, outcome: Outcome) -> None:
        """One more game. A shared victory is shared out."""
        self.games += 1
        self.moves += outcome.moves
        self.length += outcome.length
        self.shortest = min(self.shortest or outcome.length, outcome.length)
        self.longest = max(self.longest, outcome.length)
        result = outcome.result
        winners = sum(row["rank"] == 1 for row in result)
        for row in result:
            won = (row["rank"] == 1) / winners
            if len(result) == 1 and "won" in row:
                won = float(row["won"])
            bot = outcome.match.bots[row["seat"]]
            for figures in (
                self.seats.setdefault((row["seat"], bot), Figures()),
                self.tables.setdefault(len(result), Figures()),
            ):
                figures.add(won, row["total"], row["points"])


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share after Wilson, which holds for few games and sure wins too."""
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def show_tally(
    tally: Statistics, game: str, seed: int, seconds: float, text: Text
) -> RenderableType:
    """Tables and figures of a run."""
    parts: list[RenderableType] = []
    if len(tally.tables) == 1:
        rows = [
            (text.message("cli-seat-row", seat=seat + 1, bot=bot.rpartition(":")[2]), figures)
            for (seat, bot), figures in sorted(tally.seats.items())
        ]
        parts.append(_table(rows, text.message("cli-column-seat"), text, with_wins=True))
    else:
        rows = [
            (text.message("cli-players-row", players=players), figures)
            for players, figures in sorted(tally.tables.items())
        ]
        parts.append(_table(rows, text.message("cli-column-table"), text, with_wins=False))
    parts.append(Line())
    parts.append(Line(_summary(tally, game, seed, text)))
    parts.append(Line(_speed(tally, seconds, text), style=style.QUIET))
    return Group(*parts)


def _table(rows: list[tuple[str, Figures]], first: str, text: Text, with_wins: bool) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    table.add_column(first, no_wrap=True)
    if with_wins:
        table.add_column(text.message("cli-column-wins"), justify="right", no_wrap=True)
    table.add_column(text.message("cli-column-total"), justify="right")
    sources = list(dict.fromkeys(source for _, figures in rows for source in figures.points))
    for source in sources:
        table.add_column(source_name(source, text), justify="right")
    for name, figures in rows:
        cells = [Line(name)]
        if with_wins:
            cells.append(Line(_wins(figures, text), style="bold"))
        cells.append(Line(_mean(figures.total, figures.games, text), style="bold"))
        cells += [Line(_mean(figures.points.get(each, 0), figures.games, text)) for each in sources]
        table.add_row(*cells)
    return table


def _wins(figures: Figures, text: Text) -> str:
    low, high = interval(figures.wins, figures.games)
    return text.message(
        "cli-wins",
        share=text.figure(100 * figures.wins / figures.games, 1),
        low=text.figure(100 * low),
        high=text.figure(100 * high),
    )


def _mean(total: float, games: int, text: Text) -> str:
    return text.figure(total / games, 1)


def _speed(tally: Statistics, seconds: float, text: Text) -> str:
    return text.message(
        "cli-simulated-speed",
        seconds=text.figure(seconds, 1),
        speed=text.figure(tally.games / seconds, 1),
        pace=text.figure(tally.moves / seconds),
    )


def _summary(tally: Statistics, game: str, seed: int, text: Text) -> str:
    return text.message(
        "cli-simulated",
        game=game,
        games=tally.games,
        seed=str(seed),
        length=_mean(tally.length, tally.games, text),
        shortest=tally.shortest,
        longest=tally.longest,
        moves=_mean(tally.moves, tally.games, text),
    )
