"""Bots with changed numbers: named in their code, checked, and really changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from marineris.arena.fingerprint import fingerprint
from marineris.bots import UnknownBot, check_bot, make_bot
from marineris.bots.registry import tunable
from marineris.bots.terraforming.solo.parameters import STANDARD
from marineris.bots.tuned import NoParameter, joined, parted
from marineris.bots.tuned_levels import level_numbers, solo_parameters

OWN = """class Own:
    def __init__(self, seed, parameters=None):
        self.numbers = {**self.parameters(), **(parameters or {})}

    @staticmethod
    def parameters():
        return {"first": 1.0}

    def pick(self, moves):
        return moves[0 if self.numbers["first"] > 0 else -1]
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "own.py").write_text(OWN)
    return f"{tmp_path / 'own.py'}:Own"


def test_a_code_is_taken_apart_and_put_together() -> None:
    changed = {"solo.steel": 0.5, "solo.pace.0": -2.0}
    code = joined("medium", changed)
    assert code == "medium?solo.steel=0.5&solo.pace.0=-2"
    assert parted(code) == ("medium", changed)
    assert joined(code, {"solo.steel": 0.75}) == "medium?solo.steel=0.75&solo.pace.0=-2"
    assert parted("greedy") == ("greedy", {})


def test_a_bot_from_a_file_plays_with_its_numbers(own: str) -> None:
    assert tunable(own) == {"first": 1.0}
    check_bot(f"{own}?first=-1", "terraforming")
    moves = [3, 5, 8]
    assert make_bot(own, 1).pick(moves) == 3  # type: ignore[union-attr]  # it is a blind one
    assert make_bot(f"{own}?first=-1", 1).pick(moves) == 8  # type: ignore[union-attr]


def test_every_solo_number_can_be_changed_alone() -> None:
    for name, value in level_numbers().items():
        number = round(value) + 1 if value == int(value) else value * 2
        changed = solo_parameters({name: number})
        assert changed != STANDARD, name
        assert solo_parameters({name: value}) == STANDARD, name
    both = solo_parameters({"solo.pace.0": 9, "solo.pace.2": 8})
    assert both.pace == (9, STANDARD.pace[1], 8)


def test_a_level_plays_with_its_numbers() -> None:
    bot = make_bot("medium?solo.purse=30", 1)
    assert type(bot) is type(make_bot("medium", 1))
    assert tunable("medium?solo.purse=30")["solo.purse"] == 30
    assert tunable("greedy") == {}


@pytest.mark.parametrize(
    "code", ["medium?purse=30", "medium?solo.purse=much", "medium?solo.purse", "greedy?x=1"]
)
def test_a_number_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(NoParameter):
        check_bot(code, "terraforming")


def test_an_unknown_bot_stays_unknown_with_numbers() -> None:
    with pytest.raises(UnknownBot):
        check_bot("grundy?x=1", "terraforming")


def test_other_numbers_are_another_version(own: str) -> None:
    versions = {fingerprint(code) for code in (own, f"{own}?first=2", f"{own}?first=3")}
    assert len(versions) == 3
