"""The entries of a menu as lines of the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.cli.terminal.menu import Entry, Menu
from marineris.text import Text


def show_entries(menu: Menu, text: Text) -> RenderableType:
    """Entries one below the other, in their groups."""
    parts: list[RenderableType] = []
    for name, entries in menu.groups():
        title = text.message(f"cli-group-{name}")
        if title != "-":
            parts.append(Line(title, style=style.QUIET))
        parts += [entry_row(entry) for entry in entries]
    return Group(*parts)


def entry_row(entry: Entry) -> Table:
    """One entry of a menu. Passing looks unlike everything else."""
    words = Line(entry.words, style="italic" if entry.move == "pass" else "")
    if entry.note:
        words = Line.assemble(words, (f"  {entry.note}", style.QUIET))
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=3, justify="right", style=f"bold {style.ACCENT}")
    row.add_column()
    row.add_row(str(entry.key), words)
    return row
