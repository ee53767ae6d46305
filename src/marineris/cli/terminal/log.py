"""The log for people: what somebody did as a sentence, what it changed as figures below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.core.error import MarinerisError
from marineris.text import Text, TextError

FIGURES: Final = ("StockChanged", "ProductionChanged", "RatingChanged", "CubesChanged")
"""Events that are told as figures: there are many of them and they follow from the others."""
SILENT: Final = ("TurnBegan", "CardsSeen")
"""Events that are seen otherwise: in who is asked, and in the cards shown."""

Event = dict[str, Any]


Entry = tuple[Line, Line]
"""A mark and what is said."""


def journal(events: Iterable[Event], names: Sequence[str], text: Text) -> list[Entry]:
    """The entries of a log."""
    lines: list[Entry] = []
    figures: dict[tuple[int, str], int] = {}
    for event in events:
        if event["event"] in FIGURES:
            key = (int(event["seat"]), _what(event, text))
            figures[key] = figures.get(key, 0) + int(event["amount"])
        elif event["event"] not in SILENT:
            lines += _figures(figures, names, text)
            figures.clear()
            lines.append(_headline(event, names, text))
    return lines + _figures(figures, names, text)


def journal_table(entries: Sequence[Entry], indent: int = 0) -> Table:
    """Entries one below the other; what is too long for a line goes on below itself."""
    table = Table.grid(padding=(0, 1, 0, 0))
    if indent:
        table.add_column(width=indent)
    table.add_column(width=1)
    table.add_column()
    for mark, words in entries:
        table.add_row(*([""] if indent else []), mark, words)
    return table


def _headline(event: Event, names: Sequence[str], text: Text) -> Entry:
    seat = int(event["seat"])
    try:
        said = text.event(event, names)
    except (TextError, MarinerisError, KeyError):
        said = str(event["event"])  # a game whose events have no words yet
    if event["event"] == "GenerationBegan":
        return Line(), Line(said, style=style.HEADING)
    mark = style.seat_mark(seat) if 0 <= seat < len(names) else Line()
    return mark, Line(said)


def _what(event: Event, text: Text) -> str:
    """What a figure counts."""
    if event["event"] == "StockChanged":
        return text.term("resource", event["resource"])
    if event["event"] == "ProductionChanged":
        return text.term("resource", event["resource"], form="production")
    if event["event"] == "CubesChanged":
        return text.message("cli-cubes-on", card=text.card_name(event["card"]))
    return text.message("cli-rating")


def _figures(figures: dict[tuple[int, str], int], names: Sequence[str], text: Text) -> list[Entry]:
    lines: list[Entry] = []
    for seat in sorted({seat for seat, _ in figures}):
        parts = [
            f"{what} {amount:+}".replace("-", "−")
            for (whose, what), amount in figures.items()
            if whose == seat and amount
        ]
        if parts:
            said = text.message("cli-figures", name=names[seat], figures=", ".join(parts))
            lines.append((Line(), Line(f"  {said}", style=style.QUIET)))
    return lines
