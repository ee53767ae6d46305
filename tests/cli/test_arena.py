"""`marineris arena` from the command line: played, resumed, merged, told and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.runner import one_line, run

from marineris.arena.row import read_rows

FIRST = "class First:\n    def pick(self, moves):\n        return moves[0]\n"


@pytest.fixture
def bots(tmp_path: Path) -> str:
    """Two quick bots."""
    (tmp_path / "first.py").write_text(FIRST)
    return f"random,{tmp_path / 'first.py'}:First"


def arena(*words: str, columns: int = 120) -> str:
    result = run("arena", *words, columns=columns)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_plan_is_played_told_and_drawn(bots: str, tmp_path: Path) -> None:
    rows, picture = tmp_path / "rows.jsonl", tmp_path / "plot.svg"
    words = ("play", "-b", bots, "-n", "2", "--rows", str(rows))
    told = one_line(arena(*words, "--plot", str(picture), "--test", "40:60"))
    assert "4 games from 2 seeds, the first one 1." in told
    assert "Ratings are Elo points (Bradley–Terry), told from random." in told
    assert "random: not yet clear whether 40.0 % or 60.0 % (2 seeds" in told
    assert picture.read_text().startswith("<svg")
    before = rows.read_bytes()
    assert one_line(arena(*words, "--test", "40:60")) == told
    assert rows.read_bytes() == before
    assert one_line(arena("table", str(rows), "--test", "40:60")) == told


def test_runs_of_one_plan_are_told_together(bots: str, tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("one.jsonl", "two.jsonl")]
    for number, file in enumerate(files):
        arena("play", "-b", bots, "-p", "1", "-n", "1", "-s", str(number), "--rows", file)
    assert "4 games from 2 seeds, the first one 0." in one_line(arena("table", *files))
    other = str(tmp_path / "other.jsonl")
    arena("play", "-b", bots, "-n", "1", "--rows", other)
    result = run("arena", "table", files[0], other)
    assert result.exit_code == 2
    assert "has the games of another plan (players and options)" in one_line(result.stderr)


def test_a_test_ends_a_run(bots: str, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    words = ("play", "-b", bots, "-p", "1", "-n", "200", "--test", "50:100", "--rows", str(rows))
    told = one_line(arena(*words))
    assert "random wins 50.0 % rather than 100.0 % (8 seeds" in told
    assert len(read_rows(rows)[1]) == 15  # the second bot's game of the last seed is not needed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-b", "random"), "name two with a comma between"),
        (("-b", "random,greedy", "--test", "60:50"), "such as 50:55, not “60:50”"),
        (("-b", "random,greedy", "--seed", "1000000000"), "--seed should be a number from 0 to"),
        (("-b", "random,greedy", "--final", "--seed", "1"), "leave out --seed"),
        (("-b", "random,greedy", "--final", "--ledger", "/nowhere"), "“/nowhere” is no folder"),
        (("-b", "random,greeedy"), "greedy"),
        (("-b", "random,greedy", "--seeds", "0"), "--seeds should be a number from 1"),
    ],
)
def test_wrong_use_is_told_with_what_would_be_right(words: tuple[str, ...], said: str) -> None:
    result = run("arena", "play", *words)
    assert result.exit_code == 2
    assert said in one_line(result.stderr)


def test_a_file_that_is_no_file_of_rows_is_told(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("shopping\n")
    result = run("arena", "table", str(file))
    assert result.exit_code == 2
    assert "is no file of the arena: line 1 cannot be read" in one_line(result.stderr)


def test_the_report_is_written(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    told = arena("report", "--ledger", str(tmp_path), "--output", str(page))
    assert "from 0 final runs" in one_line(told)
    assert page.read_text().startswith("# Strength in figures")
