"""What Typer says by itself, in the person's words: the frame of a help page, and wrong use.

Typer speaks English only. What is not known here stays as Typer says it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from marineris.cli.language import help_text
from marineris.text import Text

USAGE: Final = "Usage: "
FRAME: Final = {"[OPTIONS]": "usage-options", "COMMAND [ARGS]...": "usage-command"}
"""What stands in a line of usage, and the message for it."""
LONGEST: Final = 200
"""Characters of what somebody typed that are shown."""
_QUOTED: Final = re.compile(r"'([^']*)'")


def shown(typed: str) -> str:
    """What somebody typed, short enough for a sentence and harmless to a terminal."""
    return printable(typed if len(typed) <= LONGEST else typed[: LONGEST - 1] + "…")


def printable(words: str) -> str:
    """Words in one line, without signs that a terminal would obey or cannot show."""
    return "".join(sign if sign.isprintable() else "?" for sign in words)


class _Spoken:
    """The parts of a help page that Typer writes."""

    def get_usage(self, ctx: Any) -> str:
        """The line that shows how a command is called."""
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        for english, name in FRAME.items():
            usage = usage.replace(english, help_text(name))
        return usage.replace(USAGE, f"{help_text('usage')} ", 1)

    def get_help_option(self, ctx: Any) -> Any:
        """The option `--help`."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = help_text("help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the page."""
        rich_utils.ARGUMENTS_PANEL_TITLE = help_text("panel-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = help_text("panel-options")
        rich_utils.COMMANDS_PANEL_TITLE = help_text("panel-commands")
        rich_utils.DEFAULT_STRING = f"[{help_text('default')} {{}}]"
        rich_utils.REQUIRED_LONG_STRING = f"[{help_text('required')}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]


class SpokenCommand(_Spoken, TyperCommand):
    """A command whose help page is in the person's language throughout."""


class SpokenGroup(_Spoken, TyperGroup):
    """The same for a group of commands."""


def use_sentence(error: Exception, text: Text) -> str | None:
    """What is wrong with how a command was called; None if that is not known here."""
    kind = type(error).__name__
    option = shown(str(getattr(error, "option_name", "")))
    if kind == "NoSuchOption":
        near = [str(one) for one in getattr(error, "possibilities", None) or []]
        if near:
            return text.message("cli-use-no-option.near", option=option, near=text.one_of(near))
        return text.message("cli-use-no-option", option=option)
    if kind == "BadOptionUsage":
        takes_none = "not take" in str(getattr(error, "message", ""))
        return text.message(
            "cli-use-value-too-many" if takes_none else "cli-use-value-missing", option=option
        )
    if kind in ("MissingParameter", "BadParameter"):
        return _about_parameter(error, kind, text)
    return _about_words(str(getattr(error, "message", "")), text)


def _about_parameter(error: Exception, kind: str, text: Text) -> str | None:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return None
    hint = parameter.get_error_hint()
    names = [hint] if isinstance(hint, str) else list(hint)
    name = " / ".join(_QUOTED.sub(r"\1", str(one)) for one in names)
    if kind == "MissingParameter":
        return text.message("cli-use-missing", name=name)
    message = str(getattr(error, "message", ""))
    if "integer" in message:
        return text.message("cli-use-no-number", option=name)
    if getattr(getattr(parameter, "type_descriptor", None), "annotation", None) is int:
        least = getattr(parameter, "min", None)
        if "greater than" in message and least is not None:
            return text.message("cli-use-out-of-range", option=name, least=int(least))
        return text.message("cli-use-no-number", option=name)
    return text.message("cli-use-bad-value", option=name)


def _about_words(message: str, text: Text) -> str | None:
    quoted = _QUOTED.findall(message)
    if message.startswith("No such command") and quoted:
        given, *near = map(shown, quoted)
        if near:
            return text.message("cli-use-no-command.near", command=given, near=text.one_of(near))
        return text.message("cli-use-no-command", command=given)
    if message.startswith("Missing command"):
        return text.message("cli-use-command-missing")
    if message.startswith("Got unexpected extra argument"):
        given = shown(message.partition("(s) (")[2].rstrip(")"))
        return text.message("cli-use-too-many", given=given)
    return None
