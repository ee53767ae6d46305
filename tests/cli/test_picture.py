"""`marineris board`: pictures of records and of new games."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.runner import one_line, run

import marineris
from marineris.contract import random_move


def saved(folder: Path, game: str) -> Path:
    """The record of a game that has begun."""
    played = marineris.new(game, players=2, seed=4)
    rng = random.Random(4)
    for _ in range(60):
        seat = played.to_act[0]
        played.play(seat, random_move(played, seat, rng))
    file = folder / "game.txt"
    file.write_text(played.record().dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_a_record_is_drawn_at_any_move(tmp_path: Path, game: str) -> None:
    file = saved(tmp_path, game)
    last = run("board", str(file))
    early = run("board", str(file), "--to", "10", "--theme", "light", "--width", "390")
    for result in (last, early):
        assert result.exit_code == 0, result.output
        assert ElementTree.fromstring(result.output).tag.endswith("svg")
    assert last.output != early.output


def test_a_new_game_is_drawn_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "start.svg"
    words = ("board", "--game", "mars2049", "--players", "4", "--seed", "1", "--output", str(file))
    result = run(*words, "-o", "cooperative=true")
    assert result.exit_code == 0, result.output
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nowhere.txt",), "There is no file"),
        (("--theme", "blue"), "“dark” or “light”"),
        (("--game", "chess"), "chess"),
        (("--players", "9"), "from 1 to 5"),
        (("--seat", "7"), "7"),
    ],
)
def test_what_cannot_be_drawn_is_said(words: tuple[str, ...], says: str) -> None:
    result = run("board", *words)
    assert result.exit_code == 2
    assert says in one_line(result.output)


def test_a_move_beyond_the_record_is_said(tmp_path: Path) -> None:
    result = run("board", str(saved(tmp_path, "terraforming")), "--to", "61")
    assert result.exit_code == 2
    assert "60" in result.output
