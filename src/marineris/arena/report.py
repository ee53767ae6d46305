"""The strength report: a page of Markdown from the log of final runs and their rows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from marineris.arena import people
from marineris.arena.ledger import BEGUN, DONE, Ledger, logged
from marineris.arena.plan import Plan, plan_of
from marineris.arena.rating import anchor_of, ratings
from marineris.arena.row import Row, read_rows
from marineris.arena.share import Interval, mean_of
from marineris.arena.standing import Standing, duels, standings

HEAD: Final = """# Strength in figures

Written by `marineris arena report` from the final runs in [`rows/`](rows/README.md): nothing here
is typed by hand. The seeds of a final run come from a hash of the bots' sources, so nobody chose
them and nothing was tuned on them. Every seed is played from each rotation of the seats. Shares
have 95 % intervals after Wilson; margins are points ahead of the best rival, paired by seed. Times
are the processor's for a decision that has a choice. `greedy` and `random` never change: ratings
are told from them. Hand, heat, titanium and unused actions are what a seat had when it last passed.
"""
FEWEST: Final = 20
"""Games with a corporation below which its share says nothing."""


@dataclass(frozen=True)
class FinalRun:
    """One final run: its plan, what became of it, and its rows."""

    plan: Plan
    rows: list[Row]
    state: str
    commit: str
    seeds: int

    @property
    def standings(self) -> list[Standing]:
        """What it says of each bot."""
        return standings(self.plan, self.rows)

    @property
    def table(self) -> str:
        """What was played, in a few words."""
        options = [name if value is True else f"{name}={value}" for name, value in self.options]
        players = "solo" if self.plan.players == 1 else f"{self.plan.players} players"
        return ", ".join([players, *options])

    @property
    def options(self) -> list[tuple[str, object]]:
        """The options that differ from the game's."""
        return sorted(self.plan.options.items())


def write_report(folder: Path, page: Path) -> int:
    """Write the page; returns the number of runs in it."""
    runs = final_runs(folder)
    page.write_text(report(runs), encoding="utf-8")
    return len(runs)


def final_runs(folder: Path) -> list[FinalRun]:
    """The runs of a log in the order in which they began; each plan once, as it is now."""
    begun: dict[str, dict[str, Any]] = {}
    ended: dict[str, str] = {}
    for line in logged(folder):
        if line["state"] == BEGUN:
            begun[line["plan"]] = line
            ended.pop(line["plan"], None)
        else:
            ended[line["plan"]] = line["state"]
    found = []
    for name, line in begun.items():
        plan = plan_of(line["header"])
        rows: list[Row] = []
        file = Ledger(folder, plan).rows()
        if file.exists():
            plan, rows = read_rows(file)
        state = ended.get(name, BEGUN)
        found.append(FinalRun(plan, rows, state, line["commit"], line["seeds"]))
    return found


def report(runs: Sequence[FinalRun]) -> str:
    """The page."""
    played = [run for run in runs if run.rows]
    parts = [HEAD]
    for game in dict.fromkeys(run.plan.game for run in played):
        mine = [run for run in played if run.plan.game == game]
        parts += [f"\n## {game}\n", *_sections(mine)]
    own = [run for run in played if run.plan.game == "terraforming"]
    parts += _with_people(own)
    parts += ["\n## Every final run\n\n", *_log(runs)]
    return "".join(parts)


def _sections(runs: Sequence[FinalRun]) -> Iterator[str]:
    """A section for each kind of table, fewest players first."""
    for table in dict.fromkeys(run.table for run in sorted(runs, key=_order)):
        yield f"\n### {table[0].upper()}{table[1:]}\n\n"
        for run in runs:
            if run.table == table:
                yield from _run(run)


def _order(run: FinalRun) -> tuple[int, int, str]:
    return run.plan.players, len(run.plan.options), run.table


def _run(run: FinalRun) -> Iterator[str]:
    found, rated = run.standings, ratings(run.plan, run.rows)
    columns = ["bot", "games", "won", "points" if run.plan.players == 1 else "margin", "ms, p99"]
    columns += ["length", "cards", "hand", "heat", "titanium", "unused"]
    if rated:
        columns.append("Elo" if run.plan.players == 2 else "openskill")
    yield header(columns)
    for one in found:
        cells = [one.bot, str(one.games), percent(one.share), plus_minus(one.margin)]
        cells += [f"{one.milliseconds:.2f}, {one.slowest:.1f}", f"{one.generations:.1f}"]
        cells += [_told(one.mean("cards")), _told(one.mean("hand"))]
        cells += [_told(one.left("heat")), _told(one.left("titanium")), _told(one.mean("unused"))]
        if rated:
            cells.append(plus_minus(rated[one.bot]))
        yield line(cells)
    notes = [f"commit {run.commit}", f"{len({row.seed for row in run.rows})} seeds"]
    notes.append(f"first {run.plan.seed}")
    if run.state != DONE:
        notes.append(f"**{run.state}**")
    if rated:
        notes.append(f"ratings from {anchor_of(run.plan) or 'the mean'}")
    yield f"\n{'; '.join(notes)}.\n\n"
    if run.plan.players == 2 and len(run.plan.bots) > 2:
        yield header(["pair", "first one won"])
        for (bot, rival), share in duels(run.plan, run.rows).items():
            yield line([f"{bot} – {rival}", percent(share)])
        yield "\n"


# ---------------------------------------------------------------------------- beside people


def _with_people(runs: Sequence[FinalRun]) -> Iterator[str]:
    plain = [
        run for run in runs if 2 <= run.plan.players <= 4 and "turmoil" not in run.plan.options
    ]
    if not plain:
        return
    yield "\n## Beside people\n\n"
    yield "Public logs of people's games: 6,154 mixed ones, and 1,556 of three players for cards"
    yield " and corporations. A bot's points and generations are of the games that it has won.\n\n"
    yield header(["players", "who", "winner's points", "generations", "cards a seat"])
    for run in sorted(plain, key=_order):
        known = people.WINNERS.get(run.plan.players)
        if known:
            cards = str(people.CARDS) if run.plan.players == 3 else ""
            yield line([str(run.plan.players), "*people*", f"{known[0]:.0f}", str(known[1]), cards])
        for one in run.standings:
            yield line(_beside(run, one))
    yield "\n### Points by source\n\n"
    sources = list(plain[0].plan.sources)
    yield header(["players", "bot", *sources])
    for run in sorted(plain, key=_order):
        for one in run.standings:
            points = one.by_source(run.plan)
            yield line(
                [str(run.plan.players), one.bot, *(_told(points.get(name)) for name in sources)]
            )
    yield from _corporations(plain)


def _beside(run: FinalRun, one: Standing) -> list[str]:
    won = [row for row in run.rows if one.bot in row.seats and _has_won(row, one.bot)]
    points = mean_of([float(max(row.points)) for row in won]) if won else None
    length = mean_of([float(row.length) for row in won]) if won else None
    return [
        str(run.plan.players),
        one.bot,
        plus_minus(points) if points else "",
        plus_minus(length) if length else "",
        _told(one.mean("cards")),
    ]


def _has_won(row: Row, bot: str) -> bool:
    return any(name == bot and row.ranks[seat] == 1 for seat, name in enumerate(row.seats))


def _corporations(runs: Sequence[FinalRun]) -> Iterator[str]:
    """Shares of wins by corporation: those of the strongest bot of each run beside people's."""
    columns, shares = [], []
    for run in sorted(runs, key=_order):
        best = max(run.standings, key=lambda one: one.share.value)
        found = {
            name: share
            for name, share in best.by_corporation().items()
            if sum(one.corporation == name for one in best.facts) >= FEWEST
        }
        if found:
            columns.append(f"{best.bot}, {run.plan.players} players")
            shares.append(found)
    if not shares:
        return
    yield "\n### Wins by corporation\n\n"
    yield f"Corporations with fewer than {FEWEST} games are left out.\n\n"
    yield header(["corporation", "people, 3 players", *columns])
    for name, known in people.CORPORATIONS.items():
        cells = [percent(one[name]) if name in one else "" for one in shares]
        if any(cells):
            yield line([name.replace("_", " "), f"{known} %", *cells])


# ---------------------------------------------------------------------------- Markdown


def _log(runs: Sequence[FinalRun]) -> Iterator[str]:
    if not runs:
        yield "None yet.\n"
        return
    yield header(["plan", "bots", "table", "commit", "seeds wanted", "games", "state"])
    for run in runs:
        name = Ledger(Path(), run.plan).name()
        cells = [f"`{name}`", ", ".join(run.plan.bots), f"{run.plan.game}, {run.table}"]
        cells += [f"`{run.commit}`", str(run.seeds), str(len(run.rows)), run.state]
        yield line(cells)


def header(columns: Sequence[str]) -> str:
    """The first two lines of a table."""
    return line(columns) + "|---" * len(columns) + "|\n"


def line(cells: Sequence[str]) -> str:
    """A line of a table."""
    return "| " + " | ".join(cells) + " |\n"


def percent(share: Interval) -> str:
    """A share with its interval."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def plus_minus(value: Interval) -> str:
    """A value with half its interval."""
    half = (value.high - value.low) / 2
    return f"{value.value:.1f}" + ("" if math.isinf(half) else f" ± {half:.1f}")


def _told(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"
