"""The public API: what it promises, and what it answers to bad input."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import marineris
from marineris.core.error import (
    BadOption,
    IllegalMove,
    MarinerisError,
    UnknownCard,
    UnknownGame,
    UnknownMove,
    UnknownOption,
    UnknownSeat,
)
from marineris.core.game import Game
from marineris.terraforming.data.card import card_named
from marineris.testing import a_game


def started() -> Game[Any]:
    return marineris.new("terraforming", players=2, seed=7, corporate_era=True)


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "teraforming"}, UnknownGame, "did you mean 'terraforming'"),
        ({"game": "chess"}, UnknownGame, "the games are terraforming"),
        ({"players": 0}, BadOption, "from 1 to 5"),
        ({"players": 6}, BadOption, "from 1 to 5"),
        ({"players": "two"}, BadOption, "a whole number"),
        ({"players": True}, BadOption, "a whole number"),
        ({"beginners": [True]}, BadOption, "a list of seats from 0 to"),
        ({"beginners": [0, False]}, BadOption, "a list of seats from 0 to"),
        ({"seed": "x"}, BadOption, "a whole number"),
        ({"seed": 1.5}, BadOption, "a whole number"),
        ({"corporate_ear": True}, UnknownOption, "did you mean 'corporate_era'"),
        ({"corporate_era": "yes"}, BadOption, "true or false"),
        ({"draft": 1}, BadOption, "true or false"),
        ({"beginners": 1}, BadOption, "a list of seats"),
        ({"beginners": [2]}, BadOption, "seats from 0 to 1"),
        ({"first_player": 2}, BadOption, "a seat from 0 to 1"),
        ({"board": "venus"}, BadOption, "'tharsis'"),
        ({"unplaceable_tile": "drop"}, BadOption, "'skip' or 'forbid'"),
        ({"wasteful_payment": None}, BadOption, "true or false"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    arguments: dict[str, Any], error: type[MarinerisError], says: str
) -> None:
    given: dict[str, Any] = {"game": "terraforming", "players": 2, "seed": 1, **arguments}
    with pytest.raises(error, match=says):
        marineris.new(given.pop("game"), **given)


@pytest.mark.parametrize(
    ("seat", "move", "error", "says"),
    [
        (0, "fly away", UnknownMove, "no move 'fly away'"),
        (0, "play astroid", UnknownMove, "did you mean 'play asteroid'"),
        (0, -1, UnknownMove, "moves are 0 to"),
        (0, 10**9, UnknownMove, "moves are 0 to"),
        (0, "pass", IllegalMove, "another-question"),
        (2, "pass", UnknownSeat, "seats are 0 to 1"),
        (-1, "pass", UnknownSeat, "seats are 0 to 1"),
    ],
)
def test_a_bad_move_is_refused_and_changes_nothing(
    seat: int, move: int | str, error: type[MarinerisError], says: str
) -> None:
    game = started()
    before = game.digest()
    with pytest.raises(error, match=says):
        game.play(seat, move)
    with pytest.raises(error, match=says):
        game.preview(seat, move)
    assert game.digest() == before
    assert game.move_count == 0


def test_whoever_asks_for_an_unknown_number_learns_the_last_one() -> None:
    catalogue = started().rules.catalogue
    with pytest.raises(UnknownMove) as caught:
        catalogue.name(len(catalogue.names))
    last = caught.value.facts["last"]
    assert isinstance(last, int)
    assert catalogue.name(last) == catalogue.names[-1]


def test_a_move_out_of_turn_is_refused() -> None:
    """TM-10.3: and why_not says that and what else is wrong."""
    game = a_game(stock={"megacredits": 30}, hand=["asteroid"])
    with pytest.raises(IllegalMove, match="not-your-turn"):
        game.play(1, "pass")
    codes = [reason.code for reason in game.why_not(1, "play asteroid")]
    assert codes == ["not-your-turn", "not-in-hand"]
    assert game.why_not(0, "play asteroid") == []


def test_an_illegal_move_carries_its_reasons() -> None:
    game = a_game(hand=["birds"])
    with pytest.raises(IllegalMove) as caught:
        game.play(0, "play birds")
    assert caught.value.facts["reasons"] == game.why_not(0, "play birds")
    codes = {reason.code for reason in game.why_not(0, "play birds")}
    assert codes == {"card-too-dear", "parameter-too-low", "no-production-to-lower"}


@pytest.mark.parametrize("call", ["legal_moves", "view", "decision"])
def test_an_unknown_seat_is_refused(call: str) -> None:
    with pytest.raises(UnknownSeat):
        getattr(started(), call)(5)


def test_an_unknown_card_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownCard, match="did you mean 'ants'"):
        card_named("antz")


def test_every_move_of_the_catalogue_is_legal_or_has_a_reason() -> None:
    """At many moments of a game: reasons have a rule, and legal moves have none."""
    game = started()
    rng = random.Random(5)
    while not game.is_over:
        seat = rng.choice(game.to_act)
        if rng.random() < 0.1:
            legal = set(game.legal_moves(seat))
            for move in range(len(game.rules.catalogue)):
                reasons = game.why_not(seat, move)
                assert (move in legal) == (not reasons), game.move_name(move)
                assert all(reason.rule.startswith("TM-") for reason in reasons)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    assert [reason.code for reason in game.why_not(0, "pass")] == ["game-over"]


def test_previews_agree_with_what_happens() -> None:
    """A preview of a move that asks nothing more is what the move does."""
    game = a_game(stock={"megacredits": 40, "plants": 8}, hand=["asteroid", "mine", "birds"])
    told = game.preview(0, "play mine")
    assert told["players"][0] == {
        "stock": {"megacredits": -4},
        "production": {"steel": 1},
        "hand": -1,
    }
    assert told["players"][1] == {}
    assert game.preview(0, "project asteroid")["parameters"] == {"temperature": 2}
    assert game.preview(0, "convert plants")["then"] == "PlaceTile"
    assert game.move_count == 0


def test_a_preview_is_silent_about_hidden_cards() -> None:
    """Search For Life: the card on top decides, and the preview does not tell."""
    for top in ("ants", "asteroid"):
        game = a_game(stock={"megacredits": 1}, tableau=["search_for_life"], deck=[top])
        told = game.preview(0, "use search_for_life")
        assert told["players"][0] == {"stock": {"megacredits": -1}}


def test_views_are_json_and_show_no_seed() -> None:
    game = marineris.new("terraforming", players=3, seed=987654321987)
    for seat in (None, 0, 1, 2):
        assert "987654321987" not in json.dumps(game.view(seat))


def test_an_imagined_game_has_no_record() -> None:
    with pytest.raises(MarinerisError, match="imagined"):
        started().imagine(0, 1).record()


def test_the_same_generator_imagines_the_same() -> None:
    game = started()
    one, two = (game.imagine(0, random.Random(3)).digest() for _ in range(2))
    assert one == two
    assert game.imagine(0, 4).digest() != one


def test_a_game_without_a_log_tells_nothing() -> None:
    assert started().events() == []


def test_events_keep_secrets() -> None:
    game = marineris.new("terraforming", players=2, seed=1, log=True)
    own = [event for event in game.events(0) if event["event"] == "CardsSeen"]
    other = [event for event in game.events(1) if event["event"] == "CardsSeen"]
    assert ["cards" in event for event in own] == [True, False]
    assert ["cards" in event for event in other] == [False, True]
    assert all("cards" not in event for event in game.events(None))


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("name", ["terraforming", "mars2049"])
def test_no_question_is_answered_for_a_seat_that_is_not_there(name: str, seat: int) -> None:
    """-1 would otherwise mean the last one, as Python counts."""
    game = marineris.new(name, players=2, seed=1)
    calls: list[Callable[[], object]] = [
        lambda: game.legal_moves(seat),
        lambda: game.canonical_moves(seat),
        lambda: game.is_formality(seat),
        lambda: game.decision(seat),
        lambda: game.why_not(seat, 0),
        lambda: game.preview(seat, game.legal_moves(game.to_act[0])[0]),
        lambda: game.view(seat),
        lambda: game.offers(seat),
        lambda: game.imagine(seat, 1),
        lambda: game.play(seat, game.legal_moves(game.to_act[0])[0]),
    ]
    for call in calls:
        with pytest.raises(UnknownSeat):
            call()
