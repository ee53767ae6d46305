"""Errors that help: a red line that says what is wrong and what would be right, no traceback.

Whatever a person can get wrong is a `MarinerisError`, the command line's own ones a `Complaint`.
They leave every command unhandled and are put into words here, in one place.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.text import Text as Line
from typer.core import TyperGroup

from marineris.cli.language import current_text
from marineris.core.error import MarinerisError
from marineris.text import Text, TextError

WRONG_USE: Final = 2
"""The exit status for what a person got wrong."""
FAILED: Final = 1
STOPPED: Final = 130
"""The exit status after Ctrl-C."""


class Complaint(MarinerisError):
    """Something the command line cannot do; `about` names the message `cli-error-…`."""

    def __init__(self, about: str, **facts: object) -> None:
        super().__init__(about, **facts)
        self.about = about


@contextmanager
def server_parts() -> Iterator[None]:
    """Import the server's libraries within: the other commands do without them."""
    try:
        yield
    except ImportError as error:
        raise Complaint("serve-missing", module=error.name or "") from error


def words_for(error: MarinerisError, text: Text) -> str:
    """An error in words."""
    about = error.about if isinstance(error, Complaint) else error.code
    name = f"cli-error-{about}"
    if not text.has_message(name):
        return text.error(error)
    facts: dict[str, int | str] = {"detail": text.error_detail(error)}
    for key, value in error.facts.items():
        if key == "detail":
            continue
        if isinstance(value, (list, tuple)):
            facts[key] = text.all_of([str(one) for one in value])
        else:
            facts[key] = value if isinstance(value, int) else str(value)
    if facts.get("near") and text.has_message(f"{name}.near"):
        name += ".near"
    try:
        return text.message(name, **facts)
    except TextError:
        return text.error(error)  # better a rough word than none


def complain(words: str) -> None:
    """Say what is wrong, on the error stream."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(Line(words, style="bold red"))


class HelpfulGroup(TyperGroup):
    """The commands; what goes wrong in one of them is told in a line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; the exit status is 2 where a person got something wrong."""
        try:
            status = super().main(
                args,
                prog_name,
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except MarinerisError as error:
            complain(words_for(error, current_text()))
            status = WRONG_USE
        except OSError as error:
            complain(_about_file(error))
            status = WRONG_USE
        except Exception as error:
            status = _about_use(error)
        if standalone_mode:
            sys.exit(status if isinstance(status, int) else 0)
        return status


def _about_file(error: OSError) -> str:
    text = current_text()
    file = str(error.filename) if error.filename is not None else "?"
    if isinstance(error, FileNotFoundError):
        return text.message("cli-error-no-file", file=file)
    return text.message("cli-error-file", file=file, detail=error.strerror or str(error))


def _about_use(error: Exception) -> int:
    """What Typer says of options and arguments. Anything else is our own fault: let it be seen."""
    say = getattr(error, "format_message", None)
    if say is None:
        raise error
    words = " ".join(str(say()).split())
    if words:
        complain(current_text().message("cli-error-use", detail=words))
    return int(getattr(error, "exit_code", WRONG_USE))
