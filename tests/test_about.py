"""Which rules run: known by the files of their modules."""

from __future__ import annotations

from types import ModuleType

import pytest

from marineris.about import RULES, how_rules_run


def module(file: str) -> ModuleType:
    made = ModuleType("made_up")
    made.__file__ = file
    return made


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (["effect.py", "rules.py"], "interpreted"),
        (["effect.cpython-311-x86_64-linux-gnu.so", "rules.cp311-win_amd64.pyd"], "compiled"),
        (["effect.cpython-311-x86_64-linux-gnu.so", "rules.py"], "interpreted"),
    ],
)
def test_rules_are_compiled_if_each_of_their_modules_is(files: list[str], expected: str) -> None:
    assert how_rules_run([module(file) for file in files]) == expected


def test_the_rules_that_run_here_are_known() -> None:
    is_source = str(RULES[0].__file__).endswith(".py")
    assert how_rules_run() == ("interpreted" if is_source else "compiled")
