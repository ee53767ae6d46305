"""Errors in the person's words."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from tests.text.speech import (
    assert_begins_well,
    assert_sentence,
    assert_sound,
    each_language,
    spoken,
    untranslated,
)

import marineris
from marineris.core import error as errors
from marineris.core.error import BadOption, BadRecord, MarinerisError, NewerRecord
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.picture import board
from marineris.terraforming.data.card import card_named
from marineris.testing import a_game
from marineris.text import Text


def kinds(base: type[MarinerisError]) -> list[type[MarinerisError]]:
    found = [base]
    for kind in base.__subclasses__():
        found += kinds(kind)
    return found


ALL = [kind for kind in kinds(MarinerisError) if kind.__module__ == errors.__name__]


@each_language
@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.__name__)
def test_every_error_has_words_even_without_facts(
    kind: type[MarinerisError], language: str
) -> None:
    assert spoken(language).has_message(f"error-{kind.code}")
    said = spoken(language).error(kind("this is the remark of the program"))
    assert "remark" in said
    assert_sentence(said)


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
    assert raised(lambda: card_named("asteroids")) == (
        "There is no card “asteroids”. Did you mean “asteroid”, “ice_asteroid” or “big_asteroid”?"
    )  # three at most
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


VERSION = marineris.rules_of("terraforming").version
HEAD = f"marineris: 1\ngame: terraforming {VERSION}\nplayers: 2\nseed: 7\n"
BAD_RECORDS = {
    "no-key": "nonsense\n",
    "no-record": "game: terraforming 1\n",
    "key-twice": HEAD + "seed: 8\n",
    "option-no-json": HEAD + "option: draft = {\n",
    "position-no-json": HEAD + "position: {\n",
    "version-no-number": "marineris: x\n",
    "newer": "marineris: 99\n",
    "no-line": "marineris: 1\nplayers: 2\nseed: 7\n\nend: 0 moves, x\n",
    "no-names": HEAD + "names: [1, 2]\n\nend: 0 moves, x\n",
    "no-move": HEAD + "\nwhat\n",
    "cut-off": HEAD + "\n0 pass\n",
    "other-count": HEAD + "\n0 pass\nend: 5 moves, x\n",
    "unplayable": HEAD + "\n0 pass\nend: 1 moves, x\n",
    "bad-position": HEAD + "position: {}\n\nend: 0 moves, x\n",
    "other-end": HEAD + "\nend: 0 moves, x\n",
}


def caught(action: Callable[[], object]) -> MarinerisError:
    with pytest.raises(MarinerisError) as found:
        action()
    return found.value


@each_language
@pytest.mark.parametrize("fault", BAD_RECORDS)
def test_what_is_wrong_with_a_record_is_said_in_every_language(fault: str, language: str) -> None:
    error = caught(lambda: marineris.loads(BAD_RECORDS[fault]))
    assert error.facts["fault"] == fault
    text = spoken(language)
    assert_begins_well(text.error(error))
    assert text.error(error).endswith(".")
    assert ". (" not in text.error(error), "one sentence has one full stop"
    assert text.message(f"error-{error.code}.short", detail="x") != text.error(error)
    if language != "en" and not untranslated(language):
        assert str(error) not in text.error(error)


OPTIONS: dict[str, Callable[[], object]] = {
    "flag": lambda: new(draft="yes"),
    "number": lambda: marineris.new("terraforming", players=7),
    "whole": lambda: marineris.new("terraforming", players=2, seed=1.5),  # type: ignore[arg-type]
    "choice": lambda: new(board="atlantis"),
    "seats": lambda: new(beginners=[9]),
    "seat": lambda: new(first_player=9),
    "four-players": lambda: marineris.new("mars2049", players=2, cooperative=True),
    "positive": lambda: board(a_game(), width=0),
}


@each_language
@pytest.mark.parametrize("wanted", OPTIONS)
def test_what_an_option_should_be_is_said_in_every_language(wanted: str, language: str) -> None:
    error = caught(OPTIONS[wanted])
    assert error.facts["wanted"] == wanted
    text = spoken(language)
    assert_sound(text.error(error).replace("_", ""))
    if language != "en" and not untranslated(language):
        assert str(error.facts["right"]) not in text.error(error)


def test_what_somebody_wrote_is_cut_short_and_not_filled_in() -> None:
    said = Text().error(BadOption("x", option="{ $draft }", value="y" * 9000, right="true"))
    assert "{ $draft }" in said
    assert len(said) < 1000


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_a_value_of_any_size_is_answered_in_a_readable_length(language: str) -> None:
    text = Text(language)
    for value in (list(range(900)), [0] * 10**6, ["x" * 3_000] * 50, "x" * 10**6, [[0] * 10**5]):
        error = caught(lambda value=value: new(draft=value))  # type: ignore[misc]  # the default binds it
        assert 30 < len(text.error(error)) < 2_500
        assert len(str(error)) < 500
