"""The tracks, the milestones and awards, and what every player has, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.core.game import Game
from marineris.terraforming.data import parameter, resource
from marineris.terraforming.data.map import Award
from marineris.terraforming.flow.action import AWARD_PRICES, MILESTONE_PRICE, MOST_MILESTONES
from marineris.terraforming.state import State
from marineris.text import Text

TRACK_COLOURS: Final = ("#ff9a52", "#bfe3f2", "#62bbee")
BAR: Final = 19
"""Steps of the longest track."""


def tracks(view: dict[str, Any], text: Text) -> list[Line]:
    """Generation and global parameters, with bars."""
    lines = [Line(text.message("cli-generation", generation=view["generation"]), style="bold")]
    for which, name in enumerate(parameter.NAMES):
        level = view["parameters"][name]
        steps = (parameter.GOAL[which] - parameter.START[which]) // parameter.STEP[which]
        done = (level - parameter.START[which]) // parameter.STEP[which]
        said = text.message(f"cli-track-{name}", level=level, goal=parameter.GOAL[which])
        lines.append(Line(said))
        bar = Line("█" * done, style=TRACK_COLOURS[which])
        bar.append("·" * (steps - done), style=style.QUIET)
        lines.append(bar)
    return lines


def claims(game: Game[State], seat: int | None, text: Text) -> list[Line]:
    """Milestones and awards: whose they are, and how far everybody has come."""
    state = game.state
    if state.seats == 1:
        return []
    claimed = len(state.milestones) - state.milestones.count(-1)
    is_open = claimed < MOST_MILESTONES
    title = text.message("cli-milestones", cost=MILESTONE_PRICE, left=MOST_MILESTONES - claimed)
    lines = [Line(title, style=style.HEADING)]
    lines += [
        _milestone(state, seat, which, is_open, text) for which in range(len(state.milestones))
    ]
    funded = len(state.awards) - state.awards.count(-1)
    left = len(AWARD_PRICES) - funded
    cost = AWARD_PRICES[funded] if left else 0
    title = text.message("cli-awards", cost=cost, left=left)
    lines.append(Line(title, style=style.HEADING))
    for award, funder in zip(state.map.awards, state.awards, strict=True):
        lines.append(_award(state, award, funder, bool(left), text))
    return lines


def _milestone(s: State, seat: int | None, which: int, is_open: bool, text: Text) -> Line:
    milestone, owner = s.map.milestones[which], s.milestones[which]
    name = text.term("milestone", milestone.id)
    if owner >= 0:
        return Line.assemble(style.seat_mark(owner), " ", name)
    line = Line(f"  {name} ", style="" if is_open else style.QUIET)
    if seat is not None and is_open:
        have, goal = milestone.count.value(s, seat, -1), s.milestone_goals[which]
        reached = have >= goal
        line.append(f"{have}/{goal}", style=style.GOOD if reached else style.QUIET)
    return line


def _award(s: State, award: Award, funder: int, is_open: bool, text: Text) -> Line:
    name = text.term("award", award.id)
    is_quiet = funder < 0 and not is_open
    mark = style.seat_mark(funder) if funder >= 0 else Line(" ")
    line = Line.assemble(mark, (f" {name} ", style.QUIET if is_quiet else ""))
    if not is_quiet:
        values = [award.count.final_value(s, seat, -1) for seat in range(s.seats)]
        for seat, value in enumerate(values):
            leads = value == max(values)
            line.append(f"{value}", style=f"bold {style.colour_of(seat)} on {style.INK}")
            line.append("* " if leads and funder >= 0 else " ", style=style.QUIET)
    return line


def players_table(view: dict[str, Any], names: Sequence[str], text: Text) -> Table:
    """Rating, stocks and productions, hands and points of everybody."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=style.QUIET)
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=16)
    table.add_column("", no_wrap=True)
    table.add_column(text.message("cli-column-rating"), justify="right")
    for what, name in enumerate(resource.NAMES):
        heading = Line(text.message(f"cli-column-{name}"), style=style.RESOURCES[what])
        table.add_column(heading, justify="right", no_wrap=True)
    for name in ("hand", "played", "points"):
        table.add_column(text.message(f"cli-column-{name}"), justify="right")
    for seat, player in enumerate(view["players"]):
        table.add_row(*_player_row(view, seat, player, names, text))
    return table


def _player_row(
    view: dict[str, Any], seat: int, player: dict[str, Any], names: Sequence[str], text: Text
) -> list[Line]:
    sign = Line()
    if seat in view["to_act"]:
        sign = Line("◄", style=style.ACCENT)
    elif player["passed"] and not view["over"]:
        sign = Line(text.message("cli-passed"), style=style.QUIET)
    row = [style.seat_name(seat, names[seat]), sign, Line(str(player["rating"]))]
    both = zip(player["stock"], player["production"], strict=True)
    row += [holding(stock, production, what) for what, (stock, production) in enumerate(both)]
    played = len(player["tableau"]) + len(player["events"])
    row += [Line(str(player["hand"])), Line(str(played)), Line(str(player["points"]))]
    return row


def holding(stock: int, production: int, what: int) -> Line:
    """A stock with its production: `23 +4`."""
    line = Line(str(stock), style=f"bold {style.RESOURCES[what]}")
    line.append(f" {production:+}".replace("-", "−"), style=style.BAD if production < 0 else "dim")
    return line


def tags_line(player: dict[str, Any], text: Text) -> Line:
    """The tags a player has in play."""
    tags = [f"{text.term('tag', name)} {count}" for name, count in player["tags"].items()]
    return Line(text.message("cli-tags", tags=", ".join(tags) or "–"), style=style.QUIET)


def points_table(game: Game[Any], names: Sequence[str], text: Text) -> Table:
    """The result: points by source, best first."""
    rows = sorted(game.result(), key=lambda row: int(row["rank"]))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    table.add_column(text.message("cli-column-rank"), justify="right")
    table.add_column("")
    sources = list(rows[0]["points"])
    for source in sources:
        table.add_column(source_name(source, text), justify="right")
    table.add_column(text.message("cli-column-total"), justify="right")
    if "megacredits" in rows[0]:
        table.add_column(text.term("resource", "megacredits"), justify="right")
    for row in rows:
        best = "bold" if row["rank"] == 1 else ""
        cells = [
            Line(str(row["rank"]), style=best),
            style.seat_name(row["seat"], names[row["seat"]]),
        ]
        cells += [Line(_signed(row["points"][source])) for source in sources]
        cells.append(Line(_signed(row["total"]), style="bold"))
        if "megacredits" in row:
            cells.append(Line(str(row["megacredits"]), style=style.QUIET))
        table.add_row(*cells)
    return table


def source_name(source: str, text: Text) -> str:
    """What a source of points is called."""
    name = f"cli-source-{source.replace('_', '-')}"
    return text.message(name) if text.has_message(name) else text.term("source", source)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
