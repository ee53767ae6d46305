"""The committee in the terminal: parties with their delegates, who has influence, the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.text import Text

SLOTS = ("current", "coming", "distant")


def committee(view: dict[str, Any], names: Sequence[str], text: Text) -> RenderableType:
    """Everything that lies open on the committee's board."""
    seen: dict[str, Any] = view["turmoil"]
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, party in seen["parties"].items():
        grid.add_row(*_party(seen, name, party, text))
    title = Line(text.message("cli-committee"), style=style.HEADING)
    lines: list[RenderableType] = [title, grid, _chairman(seen, text)]
    lines += [_player(seen, seat, name, text) for seat, name in enumerate(names)]
    lines += [_event(seen["events"], slot, text) for slot in SLOTS if seen["events"][slot]]
    return Group(*lines)


def _party(seen: dict[str, Any], name: str, party: dict[str, Any], text: Text) -> list[Line]:
    """A party, whether it rules or dominates, and its delegates; the leader comes first."""
    line = Line(text.term("party", name))
    for role in ("ruling", "dominant"):
        if seen[role] == name:
            line.append(" " + text.message(f"cli-party-{role}"), style=style.ACCENT)
    seats = Line()
    leader = party["leader"]
    if leader >= 0:
        seats.append_text(style.seat_mark(leader))
        seats.append(text.message("cli-party-leader"), style=style.QUIET)
    for owner, number in party["delegates"].items():
        for _ in range(number - (int(owner) == leader)):
            seats.append(" ")
            seats.append_text(style.seat_mark(int(owner)))
    return [line, seats]


def _chairman(seen: dict[str, Any], text: Text) -> Line:
    line = Line(text.message("cli-chairman") + " ", style=style.QUIET)
    line.append_text(style.seat_mark(seen["chairman"]))
    return line


def _player(seen: dict[str, Any], seat: int, name: str, text: Text) -> Line:
    words = text.message(
        "cli-delegates",
        influence=seen["influence"][seat],
        reserve=seen["reserve"][seat],
        lobby="yes" if seat in seen["lobby"] else "no",
    )
    return Line.assemble(style.seat_name(seat, name), (f"  {words}", style.QUIET))


def _event(events: dict[str, Any], slot: str, text: Text) -> Line:
    event = events[slot]
    name = text.term("global_event", event)
    line = Line(text.message(f"cli-event-{slot}") + " ", style=style.QUIET)
    line.append(name, style=style.HEADING)
    line.append("  " + " ".join(text.global_event(event)), style=style.QUIET)
    return line
