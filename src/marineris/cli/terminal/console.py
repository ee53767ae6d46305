"""The terminal: where to print, and how to ask for a line."""

from __future__ import annotations

import contextlib
import re
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text as Line

from marineris.cli.errors import CliError
from marineris.cli.terminal import style

LONGEST_LINE: Final = 2000
"""Characters that one can type at once."""
MOST_IN_VAIN: Final = 200
"""Lines in a row, from a file or a program, that change nothing."""
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
    if not sys.stdin.isatty():
        return _piped_line(console, shown)
    shown = COLOUR.sub("\001\\g<0>\002", shown)  # readline must not count what has no width
    try:
        return input(shown).strip()
    except EOFError:
        console.print()
        raise Leave from None


def _piped_line(console: Console, prompt: str) -> str:
    """A line from a file or a program, which may have no end."""
    console.file.write(prompt)
    console.file.flush()
    typed = sys.stdin.readline(LONGEST_LINE + 1)
    if not typed:
        console.print()
        raise Leave
    console.print(
        Line(typed[:LONGEST_LINE].strip("\n"), style=style.QUIET)
    )  # so that a recorded session reads well
    if len(typed) > LONGEST_LINE:
        raise CliError("long-line", most=LONGEST_LINE)
    return typed.strip()


class Patience:
    """Ends the talk with a program that types on and on and gets nowhere. People may."""

    def __init__(self) -> None:
        self._left = MOST_IN_VAIN

    def spend(self) -> None:
        """One more line is asked for; a `CliError` if there were too many."""
        self._left -= 1
        if self._left < 0 and not sys.stdin.isatty():
            raise CliError("in-vain", lines=MOST_IN_VAIN)


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
