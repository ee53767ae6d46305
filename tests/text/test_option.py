"""The options of every game in words."""

from __future__ import annotations

from typing import Any

import pytest
from tests.text.speech import assert_sentence, each_language, spoken

import marineris
from marineris.core.error import UnknownGame
from marineris.core.options import CHOICE, FLAG, Option
from marineris.text import Text, TextError
from marineris.text.bundle import bundle, kebab
from marineris.text.game import GAME_TEXTS

OPTIONS = [
    (game, option) for game, rules in marineris.GAMES.items() for option in rules.option_list()
]


def name_of(part: Any) -> str:
    return part.name if isinstance(part, Option) else str(part)


def assert_one_sentence(said: str) -> None:
    assert_sentence(said)
    assert said.count(". ") == 0, said


def test_every_game_has_a_dialect_and_a_name() -> None:
    assert list(GAME_TEXTS) == list(marineris.GAMES)
    assert Text().game_name() == Text("en", "mars2049").game_name("terraforming")
    assert Text("en", "mars2049").game_name() == "Mars 2049"


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="terraforming, mars2049"):
        Text("en", "chess")
    with pytest.raises(UnknownGame):
        Text().game_name("chess")


@each_language
@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=name_of)
def test_every_option_is_explained(game: str, option: Option, language: str) -> None:
    text = spoken(language, game)
    assert_one_sentence(text.option(option.name))
    assert not text.option_name(option.name).endswith(".")
    values = {FLAG: (True, False), CHOICE: option.choices}.get(option.kind, (option.default,))
    said = [text.option_value(option.name, value) for value in values]
    assert len(set(said)) == len(said)
    if option.kind == CHOICE:
        for sentence in said:
            assert_one_sentence(sentence)


def test_no_words_are_left_over() -> None:
    known = {f"option-{kebab(option.name)}" for _, option in OPTIONS}
    for _, option in OPTIONS:
        known |= {f"option-{kebab(option.name)}-{kebab(value)}" for value in option.choices}
    assert {name for name in bundle("en").ids if name.startswith("option-")} == known


def test_values_in_words() -> None:
    text = Text("en", "mars2049")
    assert text.option_value("first_player", -1) == "Nobody in particular"
    assert text.option_value("first_player", 1, ("Ada", "Bo")) == "Bo"
    assert text.option_value("fewer_bases", True) == "Yes"
    assert text.option_value("fewer_bases", False) == "No"
    assert text.option_value("direction", "clockwise") == "Play goes clockwise."
    assert Text().option_value("beginners", []) == "Nobody"
    assert Text().option_value("beginners", [0, 2], ("Ada", "Bo")) == "Ada and Player 3"


def test_an_option_without_words_is_an_error() -> None:
    with pytest.raises(TextError, match="option-no-such-thing"):
        Text().option("no_such_thing")
    with pytest.raises(TextError, match="option-board-atlantis"):
        Text().option_value("board", "atlantis")


@pytest.mark.parametrize(
    ("game", "custom"),
    [("terraforming", "the winner of their last game"), ("mars2049", "rolls air")],
)
def test_the_option_says_who_begins_by_custom(game: str, custom: str) -> None:
    """TM-9.3, MA-4.5: each game has its own custom."""
    assert custom in spoken("en", game).option("first_player")
