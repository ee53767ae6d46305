"""What the rows of an arena say, as tables for a terminal."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.arena.plan import Plan
from marineris.arena.rating import anchor_of, ratings
from marineris.arena.row import Row
from marineris.arena.sequential import BOUND, Test
from marineris.arena.share import Interval
from marineris.arena.standing import Standing, duels, paired_shares, standings
from marineris.cli.terminal import style
from marineris.cli.terminal.players import source_name
from marineris.text import Text

Cells = Callable[[Standing], list[str]]


def show_arena(plan: Plan, rows: Sequence[Row], test: Test | None, text: Text) -> RenderableType:
    """Tables and sentences."""
    found = standings(plan, rows)
    rated = ratings(plan, rows)
    parts: list[RenderableType] = [_strength(plan, found, rated, text), Line()]
    if plan.sources and any(one.facts for one in found):
        parts += [_points(plan, found, text), Line()]
    if any(one.left("heat") is not None for one in found):
        note = Line(text.message("cli-arena-play-note"), style=style.QUIET)
        parts += [_play(found, text), note, Line()]
    if plan.players == 2 and len(plan.bots) > 2:
        parts += [_duels(plan, rows, text), Line()]
    parts.append(Line(_summary(plan, rows, text)))
    if rated:
        anchor = anchor_of(plan) or "none"
        parts.append(Line(text.message("cli-arena-rated", players=plan.players, anchor=anchor)))
    if test is not None:
        parts.append(Line(_verdict(plan, rows, test, text), style="bold"))
    return Group(*parts)


def _table(columns: Sequence[str], found: Sequence[Standing], cells: Cells, text: Text) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    table.add_column(text.message("cli-arena-bot"), no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(Line(short(one.bot)), *map(Line, cells(one)))
    return table


def short(bot: str) -> str:
    """A bot without the folders of its file."""
    return bot.rpartition("/")[2]


def _strength(
    plan: Plan, found: Sequence[Standing], rated: dict[str, Interval], text: Text
) -> Table:
    names = ["won", "total" if plan.players == 1 else "margin", "points", "time", "length"]
    columns = [text.message(f"cli-arena-column-{name}") for name in names]
    if rated:
        columns.append(text.message("cli-arena-column-rating"))

    def cells(one: Standing) -> list[str]:
        share = one.share
        told = [
            text.message(
                "cli-wins",
                share=text.figure(100 * share.value, 1),
                low=text.figure(100 * share.low),
                high=text.figure(100 * share.high),
            ),
            with_error(one.margin, text, 1, plan.players > 1),
            text.figure(one.points, 1),
            f"{text.figure(one.milliseconds, 2)} ({text.figure(one.slowest, 1)})",
            text.figure(one.generations, 1),
        ]
        if rated:
            told.append(with_error(rated[one.bot], text, 0 if plan.players == 2 else 1, False))
        return told

    return _table(columns, found, cells, text)


def with_error(value: Interval, text: Text, digits: int, has_sign: bool) -> str:
    """A value with half the width of its interval."""
    sign = "+" if has_sign and value.value > 0 else ""
    told = sign + text.figure(value.value, digits)
    half = (value.high - value.low) / 2
    return told if math.isinf(half) else f"{told} ± {text.figure(half, digits)}"


def _points(plan: Plan, found: Sequence[Standing], text: Text) -> Table:
    columns = [source_name(source, text) for source in plan.sources]

    def cells(one: Standing) -> list[str]:
        return [text.figure(value, 1) for value in one.by_source(plan).values()]

    return _table(columns, found, cells, text)


def _play(found: Sequence[Standing], text: Text) -> Table:
    names = ["cards", "hand", "unused", "vain", "steel", "titanium", "plants", "heat"]
    columns = [text.message(f"cli-arena-column-{name}") for name in names]

    def cells(one: Standing) -> list[str]:
        values = [one.mean("cards"), one.mean("hand"), one.mean("unused"), one.mean("vain")]
        values += [one.left(name) for name in names[4:]]
        return ["" if value is None else text.figure(value, 1) for value in values]

    return _table(columns, found, cells, text)


def _duels(plan: Plan, rows: Sequence[Row], text: Text) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    table.add_column(text.message("cli-arena-duel"), no_wrap=True)
    table.add_column(text.message("cli-arena-column-won"), justify="right")
    for (bot, rival), share in duels(plan, rows).items():
        told = text.message(
            "cli-wins",
            share=text.figure(100 * share.value, 1),
            low=text.figure(100 * share.low),
            high=text.figure(100 * share.high),
        )
        table.add_row(Line(f"{short(bot)} – {short(rival)}"), Line(told))
    return table


def _summary(plan: Plan, rows: Sequence[Row], text: Text) -> str:
    seeds = {row.seed for row in rows}
    return text.message(
        "cli-arena-summary", games=len(rows), seeds=len(seeds), first=str(min(seeds))
    )


def _verdict(plan: Plan, rows: Sequence[Row], test: Test, text: Text) -> str:
    values = paired_shares(plan, rows)
    return text.message(
        "cli-arena-verdict",
        verdict=test.verdict(values),
        bot=short(plan.bots[0]),
        low=text.figure(100 * test.low, 1),
        high=text.figure(100 * test.high, 1),
        ratio=text.figure(test.ratio(values), 2),
        bound=text.figure(BOUND, 2),
        seeds=len(values),
    )
