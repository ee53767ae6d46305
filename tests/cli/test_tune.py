"""`marineris tune` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.arena.test_tuning import OWN
from tests.cli.runner import one_line, run


def test_numbers_are_listed() -> None:
    result = run("tune", "medium", "--list", "-P", "solo.pace.*")
    assert result.exit_code == 0
    assert "solo.pace.0" in result.output
    assert "solo.steel" not in result.output


def test_a_bot_is_tuned_and_its_code_told(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    bot, file = f"{tmp_path / 'own.py'}:Own", tmp_path / "tuning.jsonl"
    words = ("tune", bot, "-p", "1", "--seeds", "1", "--file", str(file))
    for steps in ("1", "2"):
        result = run(*words, "--steps", steps, columns=200)
        assert result.exit_code == 0, result.output
    assert "2 steps." in result.output
    values = json.loads(file.read_text().splitlines()[-1])["values"]
    assert f"{bot}?last={values['last']:g}" in one_line(result.output)
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("greedy",), "medium has"),
        (("medium", "-P", "soolo.*"), "no number “soolo.*”"),
        (("medium?steel=1",), "marineris tune medium --list"),
        (("medium", "-p", "3"), "take 1 or an even number"),
        (("medium", "--steps", "0"), "--steps should be a number from 1"),
        (("mediun",), "medium"),
    ],
)
def test_wrong_use_is_told_with_what_would_be_right(words: tuple[str, ...], said: str) -> None:
    result = run("tune", *words)
    assert result.exit_code == 2
    assert said in one_line(result.stderr)
