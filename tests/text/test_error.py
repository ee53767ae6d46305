"""Errors in the person's words."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

import marineris
from marineris.core import error as errors
from marineris.core.error import BadOption, BadRecord, MarinerisError, NewerRecord
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.terraforming.card import card_named
from marineris.testing import a_game
from marineris.text import Text


def kinds(base: type[MarinerisError]) -> list[type[MarinerisError]]:
    found = [base]
    for kind in base.__subclasses__():
        found += kinds(kind)
    return found


ALL = [kind for kind in kinds(MarinerisError) if kind.__module__ == errors.__name__]


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.__name__)
def test_every_error_has_words_even_without_facts(kind: type[MarinerisError]) -> None:
    assert Text().has_message(f"error-{kind.code}")
    said = Text().error(kind("this is the remark of the program"))
    assert "remark" in said
    assert "{" not in said


def test_no_words_are_left_over() -> None:
    """Other parts bring words for their own errors, in files of their own."""
    file = files("marineris") / "i18n" / "en" / "errors.ftl"
    ids = re.findall(r"^(error-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(ids) == sorted(f"error-{kind.code}" for kind in ALL)


def test_an_error_of_another_code_is_quoted() -> None:
    class Odd(MarinerisError):
        code = "odd"

    assert Text().error(Odd("it is odd")) == "That cannot be done: it is odd."


def raised(action: Callable[[], object]) -> str:
    with pytest.raises(MarinerisError) as caught:
        action()
    return Text().error(caught.value, ("Ada", "Bo"))


def new(**options: object) -> object:
    return Game.start(marineris.rules_of("terraforming"), 2, options, 1)


def test_unknown_names() -> None:
    assert raised(lambda: marineris.new("teraforming", players=2)).startswith(
        "There is no game “teraforming”. The games are “terraforming”"
    )
    assert raised(lambda: new(drafting=True)).startswith(
        "There is no option “drafting”. Did you mean “draft”? The options are “corporate_era”, “"
    )
    assert raised(lambda: new(x=True)).startswith("There is no option “x”. The options are “")
    assert raised(lambda: card_named("antz")).startswith(
        "There is no card “antz”. Did you mean “ants”"
    )
    assert raised(lambda: card_named("qqqqqqq")) == "There is no card “qqqqqqq”."


def test_unknown_moves_and_seats() -> None:
    game = a_game()
    assert "Did you mean “play asteroid”" in raised(lambda: game.play(0, "play asteroit"))
    assert raised(lambda: game.play(0, 99999)).startswith("There is no move 99999; moves are")
    assert raised(lambda: game.play(9, "pass")) == "There is no seat 9; seats are numbered 0 to 1."


def test_illegal_moves_say_why() -> None:
    game = a_game()
    said = raised(lambda: game.play(0, "play asteroid"))
    assert said == (
        "That is not possible now: Play Asteroid. That card is not in your hand. (TM-11.A1)"
    )


def test_bad_options() -> None:
    assert raised(lambda: new(draft="yes")) == (
        "The option “draft” cannot be “yes”; it should be true or false."
    )
    assert raised(lambda: marineris.new("terraforming", players=7)).endswith(
        "should be a number from 1 to 5."
    )


def test_bad_records() -> None:
    said = raised(lambda: Record.loads("nonsense"))
    assert said.startswith("The game record cannot be read: line 1: ")
    assert said.endswith(".")
    assert raised(lambda: Record.loads("marineris: 99\n\n")).startswith(
        "The game record needs a newer version of Marineris: "
    )
    assert Text().error(BadRecord("it is wrong")) == "The game record cannot be used: it is wrong."
    assert Text().error(NewerRecord("too new", 3)).startswith("The game record needs")


def test_what_somebody_wrote_is_cut_short_and_not_filled_in() -> None:
    said = Text().error(BadOption("x", option="{ $draft }", value="y" * 9000, right="true"))
    assert "{ $draft }" in said
    assert len(said) < 1000
