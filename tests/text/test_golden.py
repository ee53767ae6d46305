"""The texts of every language are those that were checked in, and read.

`make golden` rewrites them; the difference is for people to read.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.text.speech import NUMBERS, untranslated

from marineris.text.bundle import written_languages
from marineris.text.plural_report import NUMBERS as PLURAL_NUMBERS
from marineris.text.translator_sheet import SHEETS

HERE = Path(__file__).parent


@pytest.mark.parametrize("language", written_languages())
@pytest.mark.parametrize("kind", SHEETS)
def test_a_sheet_is_as_checked_in(kind: str, language: str) -> None:
    file = HERE / f"golden_{kind}_{language}.txt"
    sheet = SHEETS[kind](language)
    assert sheet
    if file.is_file() or not untranslated(language):
        assert file.is_file(), "make golden writes it"
        assert sheet == file.read_text(encoding="utf-8")


def test_no_sheet_is_left_over() -> None:
    wanted = {f"golden_{kind}_{one}.txt" for kind in SHEETS for one in written_languages()}
    assert {file.name for file in HERE.glob("golden_*.txt")} <= wanted


@pytest.mark.parametrize("language", written_languages())
def test_what_changes_with_a_number_is_sound(language: str) -> None:
    assert PLURAL_NUMBERS == NUMBERS
    for line in SHEETS["plurals"](language).splitlines():
        number, sign, said = line.strip().partition(": ")
        if sign and number.isdecimal():
            assert not any(mark in said for mark in ("{", "}", "  ", "None", "???", "..")), line
