"""Bots by name and by file."""

from __future__ import annotations

from pathlib import Path

import pytest

import marineris
from marineris.bots import (
    BOTS,
    BrokenBot,
    UnknownBot,
    bots_for,
    check_bot,
    make_bot,
    rival_for,
)

OWN = """
from marineris.bots.random import RandomBot  # not one of its own

class Last:
    def choose(self, game, seat):
        return game.legal_moves(seat)[-1]

class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, seat):
        return game.legal_moves(seat)[self.seed % 2]

class NoBot:
    pass
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    return file


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_the_register_can_be_made(name: str) -> None:
    assert make_bot(name, 3) is not make_bot(name, 3)


def test_every_game_has_its_bots_and_a_rival() -> None:
    assert bots_for("terraforming") == ["easy", "medium", "hard", "master", "greedy", "random"]
    assert "thief" in bots_for("mars2049")
    assert "greedy" not in bots_for("mars2049")
    for game in marineris.GAMES:
        assert rival_for(game) in bots_for(game)


def test_a_bot_comes_from_a_file(own: Path) -> None:
    assert type(make_bot(f"{own}:Last", 1)).__name__ == "Last"
    assert make_bot(f"{own}:Seeded", 7).seed == 7  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("gredy", "did you mean 'greedy'"),
        ("xyz", "the bots are easy, medium, hard, master, greedy, random, or file.py:Class"),
        ("thief", "the bots are easy, medium, hard, master, greedy, random, or file.py:Class"),
        ("no.py:Bot", "there is no file 'no.py'"),
    ],
)
def test_an_unknown_bot_is_answered_with_the_known_ones(code: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        check_bot(code, "terraforming")


def test_a_file_without_that_bot_says_which_it_has(own: Path) -> None:
    for name in ("Nobody", "NoBot"):
        with pytest.raises(BrokenBot, match="it has Last, Seeded"):
            check_bot(f"{own}:{name}", "terraforming")


def test_a_file_that_cannot_be_run_says_why(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("1 / 0")
    with pytest.raises(BrokenBot, match="ZeroDivisionError"):
        check_bot(f"{tmp_path / 'bad.py'}:Bot", "terraforming")
    (tmp_path / "empty.py").write_text("")
    with pytest.raises(BrokenBot, match="a bot is a class with choose"):
        check_bot(f"{tmp_path / 'empty.py'}:Bot", "terraforming")
