"""Checks the messages of all languages: `marineris i18n check` shows what is found.

What counts as a fault is in `compare`, which messages the code uses in `usage`; this module finds
the files that they look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import marineris
from marineris.text.bundle import FALLBACK, sources_of
from marineris.text.check.compare import faults_against, faults_within
from marineris.text.check.fault import Fault as Fault
from marineris.text.check.fault import in_order
from marineris.text.check.message import Sheets, read_sheets
from marineris.text.check.usage import (
    Code,
    browser_code,
    families_code,
    games_by_code,
    python_code,
    unused,
)
from marineris.text.terms import KEYS

PACKAGE: Final = Path(marineris.__file__).parent
BROWSER: Final = PACKAGE.parent.parent / "web" / "src"
"""Only in a checkout: an installed package has the built client alone."""
BROWSER_IDS: Final = "web-"


@dataclass(frozen=True)
class Checked:
    """A language, how much of it there is, and what is wrong with it."""

    language: str
    files: int
    messages: int
    faults: tuple[Fault, ...]

    @property
    def wrong(self) -> tuple[Fault, ...]:
        """What has to be mended before anything else."""
        return tuple(fault for fault in self.faults if not fault.is_untranslated)

    @property
    def untranslated(self) -> tuple[Fault, ...]:
        """What English stands in for; a release has none of it."""
        return tuple(fault for fault in self.faults if fault.is_untranslated)


def check(language: str) -> Checked:
    """Look through all messages of a language."""
    english = read_sheets(FALLBACK, sources_of(FALLBACK))
    sheets = english
    faults: list[Fault] = []
    if language == FALLBACK:
        faults += _unused(english)
    else:
        sheets = read_sheets(language, sources_of(language))
        faults += faults_against(english, sheets)
    faults += faults_within(sheets, games_of, english)
    return Checked(language, len(sheets.files), len(sheets.messages), tuple(in_order(faults)))


def _unused(english: Sheets) -> list[Fault]:
    """A message that is left over is told of English alone: the others are to have the same."""
    is_judged = BROWSER.is_dir()
    return [
        Fault(FALLBACK, english.messages[name].file, "unused", name)
        for name in unused(english, _code())
        if is_judged or not name.startswith(BROWSER_IDS)
    ]


def games_of(name: str) -> Iterable[str]:
    """The games that say a message."""
    return games_by_code(_code_by_game(), name)


@cache
def _code() -> Code:
    code = python_code(_texts(PACKAGE, "*.py"))
    if BROWSER.is_dir():
        code.add(browser_code(_texts(BROWSER, "*.ts")))
        code.add(browser_code(_texts(BROWSER, "*.svelte")))
    code.add(families_code())
    return code


@cache
def _code_by_game() -> Mapping[str, Code]:
    found = {}
    for game in KEYS:
        found[game] = python_code(_texts(PACKAGE / game, "*.py"))
        found[game].add(python_code(_texts(PACKAGE / "text" / game, "*.py")))
    return found


def _texts(folder: Path, pattern: str) -> Iterable[str]:
    for path in sorted(folder.rglob(pattern)):
        # A test of the client's that names a message does not say it; what was built is a copy.
        if not path.name.endswith(".test.ts") and "static" not in path.parts:
            yield path.read_text(encoding="utf-8")
