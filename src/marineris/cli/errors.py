"""Errors that help: a red line that says what is wrong and what would be right, no traceback.

Whatever a person can get wrong is a `MarinerisError`, the command line's own ones a `CliError`.
They leave every command unhandled and are put into words here, in one place.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeGuard

import typer
from rich.console import Console
from rich.text import Text as Line

from marineris.cli.help_texts import SpokenGroup, printable, shown, use_sentence
from marineris.cli.language import current_text
from marineris.cli.terminal.stream import forgive_streams
from marineris.core.error import MarinerisError
from marineris.text import Text, TextError, languages
from marineris.text.bundle import misnamed_folders

WRONG_USE: Final = 2
"""The exit status for what a person got wrong."""
FAILED: Final = 1
STOPPED: Final = 130
"""The exit status after Ctrl-C."""
ALTERNATIVES: Final = ("moves", "near")
"""The facts that list what may have been meant."""


class CliError(MarinerisError):
    """Something the command line cannot do; `about` names the message `cli-error-…`."""

    def __init__(self, about: str, **facts: object) -> None:
        super().__init__(about, **facts)
        self.about = about


def unknown_language(code: str) -> CliError:
    """What to say of a language that has no texts, or whose folder has a name that is no code."""
    if code in misnamed_folders():
        return CliError("language-code", language=code)
    return CliError("unknown-language", language=code, known=languages())


@contextmanager
def server_parts() -> Iterator[None]:
    """Import the server's libraries within: the other commands do without them."""
    try:
        yield
    except ImportError as error:
        raise CliError("serve-missing", module=error.name or "") from error


def words_for(error: MarinerisError, text: Text) -> str:
    """An error in words, in which nothing can give a terminal orders."""
    return printable(_words(error, text))


def _words(error: MarinerisError, text: Text) -> str:
    about = error.about if isinstance(error, CliError) else error.code
    name = f"cli-error-{about}"
    if not text.has_message(name):
        return text.error(error)
    facts: dict[str, int | str] = {"detail": shown(text.error_detail(error))}
    for key, value in error.facts.items():
        if key == "detail":
            continue
        if isinstance(value, (list, tuple)):
            listed = [shown(str(one)) for one in value]
            facts[key] = text.one_of(listed) if key in ALTERNATIVES else text.all_of(listed)
        else:
            facts[key] = value if _is_small(value) else shown(str(value))
    if facts.get("near") and text.has_message(f"{name}.near"):
        name += ".near"
    try:
        return text.message(name, **facts)
    except TextError:
        return text.error(error)  # better a rough word than none


def _is_small(value: object) -> TypeGuard[int]:
    """Whether a value is a number that messages can count by."""
    return isinstance(value, int) and abs(value) < 10**15


OS_FAULTS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENAMETOOLONG: "long-name",
    errno.ENOENT: "missing",
}
"""What the system says against a file, and the message `cli-os-…` for it."""
UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What a write can fail with, also one to standard output."""


def os_detail(error: OSError, text: Text) -> str:
    """What is wrong with a file, as a clause."""
    fault = OS_FAULTS.get(error.errno or 0)
    if fault is not None:
        return text.message(f"cli-os-{fault}")
    return shown(error.strerror or str(error) or type(error).__name__)


@contextmanager
def naming(file: object) -> Iterator[None]:
    """Use a file within: an error of a write does not know the name by itself."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(file)
        raise


def complain(words: str) -> None:
    """Say what is wrong, on the error stream."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    with suppress(OSError):  # nowhere left to say it
        console.print(Line(printable(words), style="bold red"))


class HelpfulGroup(SpokenGroup):
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
        forgive_streams()
        try:
            status = super().main(
                args,
                prog_name,
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
            sys.stdout.flush()
        except MarinerisError as error:
            complain(words_for(error, current_text()))
            status = WRONG_USE
        except BrokenPipeError:
            _let_output_go()  # the reader has closed the pipe: `cards | head`
            status = FAILED
        except OSError as error:
            complain(file_words(error))
            if error.errno in UNWRITABLE:
                _let_output_go()
            status = WRONG_USE
        except typer.Abort:
            status = STOPPED
        except Exception as error:
            status = _about_use(error)
        if standalone_mode:
            sys.exit(status if isinstance(status, int) else 0)
        return status


def _let_output_go() -> None:
    """Standard output cannot be written: what is left of it must not be tried again at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def file_words(error: OSError) -> str:
    """What is wrong with a file, in a sentence."""
    text = current_text()
    detail = os_detail(error, text)
    if error.filename is None:
        about = "output" if error.errno in UNWRITABLE else "system"
        return text.message(f"cli-error-{about}", detail=detail)
    file = shown(os.fsdecode(error.filename))
    if isinstance(error, FileNotFoundError) and Path(os.fsdecode(error.filename)).parent.is_dir():
        return text.message("cli-error-no-file", file=file)
    return text.message("cli-error-file", file=file, detail=detail)


def _about_use(error: Exception) -> int:
    """What Typer says of options and arguments. Anything else is our own fault: let it be seen."""
    say = getattr(error, "format_message", None)
    if say is None:
        raise error
    text = current_text()
    words = " ".join(str(say()).split())
    if words:
        complain(use_sentence(error, text) or text.message("cli-error-use", detail=shown(words)))
    return int(getattr(error, "exit_code", WRONG_USE))
