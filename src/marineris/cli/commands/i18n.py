"""`marineris i18n`: what translators need."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text as Line

from marineris.cli.errors import FAILED, unknown_language
from marineris.cli.help_texts import SpokenCommand, SpokenGroup
from marineris.cli.language import current_text, help_examples, help_text
from marineris.cli.options import LanguageOption
from marineris.cli.terminal import style
from marineris.cli.terminal.console import make_console
from marineris.text import Text, languages
from marineris.text.bundle import misnamed_folders, written_language
from marineris.text.check import Checked, Fault
from marineris.text.check import check as check_language

app = typer.Typer(
    cls=SpokenGroup,
    help=help_text("i18n"),
    epilog=help_examples("i18n"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)

LanguagesArgument = Annotated[
    list[str] | None, typer.Argument(metavar="[CODE]...", help=help_text("i18n-languages"))
]

StrictOption = Annotated[bool, typer.Option("--strict", help=help_text("i18n-strict"))]


@app.callback()
def _group() -> None:
    """Keeps `check` a command of its own, also while it is the only one."""


@app.command(
    "check", cls=SpokenCommand, help=help_text("i18n-check"), epilog=help_examples("i18n-check")
)
def check(
    codes: LanguagesArgument = None,
    strict: StrictOption = False,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    text, console = current_text(), make_console()
    for code in codes or misnamed_folders():
        if code not in languages():
            raise unknown_language(code)
    found: dict[str, Checked] = {}
    for code in codes or languages():
        source = written_language(code)
        if source not in found:
            found[source] = check_language(source)
            _show(found[source], text, console)
        if source != code:
            console.print(text.message("cli-i18n-derived", language=code, source=source))
    if any(checked.faults if strict else checked.wrong for checked in found.values()):
        raise typer.Exit(FAILED)


def _show(checked: Checked, text: Text, console: Console) -> None:
    last = ""
    for fault in checked.faults:
        if fault.file != last:
            console.print(Line(f"{fault.language}/{fault.file}", style=style.HEADING))
            last = fault.file
        console.print(Line(f"  {words_for(fault, text)}"), soft_wrap=True)
    if checked.untranslated:
        count = sum(missing_in(fault) for fault in checked.untranslated)
        said = text.message("cli-i18n-untranslated", language=checked.language, count=count)
        console.print(Line(said, style=style.HEADING))
        if not checked.wrong:
            return
    said = text.message(
        "cli-i18n-faults" if checked.wrong else "cli-i18n-clean",
        language=checked.language,
        messages=checked.messages,
        files=checked.files,
        count=len(checked.wrong),
    )
    console.print(Line(said, style=style.BAD if checked.wrong else style.GOOD))


def missing_in(fault: Fault) -> int:
    """How many messages a fault stands for: a file that is not there lacks all of its own."""
    return int(fault.detail) if fault.kind == "no-file" else 1


def words_for(fault: Fault, text: Text) -> str:
    """A fault as a sentence."""
    detail: str | int = int(fault.detail) if fault.detail.isdecimal() else fault.detail
    return text.message(f"cli-i18n-{fault.kind}", name=fault.name, detail=detail)
