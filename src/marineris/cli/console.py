"""The terminal: where to print, and how to ask for a line."""

from __future__ import annotations

import contextlib
import re
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text as Line

from marineris.cli import style

COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


class Leave(Exception):
    """The person wants to go, or the input has ended."""


def make_console() -> Console:
    """Standard output; plain if it is not a terminal."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing and history for `input`)
    return Console(highlight=False)


def ask_line(console: Console, prompt: str) -> str:
    """A line from the person; `Leave` at the end of input."""
    with console.capture() as capture:
        console.print(Line(prompt, style=f"bold {style.ACCENT}"), end=" ", soft_wrap=True)
    shown = capture.get()
    if sys.stdin.isatty():
        shown = COLOUR.sub("\001\\g<0>\002", shown)  # readline must not count what has no width
    try:
        typed = input(shown)
    except EOFError:
        console.print()
        raise Leave from None
    if not sys.stdin.isatty():
        console.print(Line(typed, style=style.QUIET))  # so that a recorded session reads well
    return typed.strip()


def make_progress(is_shown: bool) -> Progress:
    """A bar for long work, on the error stream."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not is_shown,
        transient=console.is_terminal,
    )


def wipe(console: Console) -> None:
    """Clear the screen and what can be scrolled back to: the next person must not see it."""
    if console.is_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
