"""The terminal: where to print, and how to ask for a line."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console
from rich.text import Text as Line

from marineris.cli import style


class Leave(Exception):
    """The person wants to go, or the input has ended."""


def make_console() -> Console:
    """Standard output; plain if it is not a terminal."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (line editing and history for `input`)
    return Console(highlight=False)


def ask_line(console: Console, prompt: str) -> str:
    """A line from the person; `Leave` at the end of input."""
    try:
        typed = console.input(Line(f"{prompt} ", style=f"bold {style.ACCENT}"))
    except EOFError:
        console.print()
        raise Leave from None
    if not sys.stdin.isatty():
        console.print(Line(typed, style=style.QUIET))  # so that a recorded session reads well
    return typed.strip()


def wipe(console: Console) -> None:
    """Clear the screen and what can be scrolled back to: the next person must not see it."""
    if console.is_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
