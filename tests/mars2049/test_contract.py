"""Mars 2049 keeps its promises at every decision of random play, for all options."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import marineris
from marineris.contract import EXTREMES, ContractBroken, play_checked, random_move
from marineris.core.error import BadRecord
from marineris.core.game import Game
from marineris.mars2049.options import CHOICES, option_list
from marineris.testing.mars2049 import Seat, a_game, answer

RULES_PAGE = Path(__file__).parents[2] / "docs" / "rules" / "mars2049.md"


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Any table: players and options."""
    players = draw(st.integers(2, 4))
    table: dict[str, Any] = {"players": players}
    for option in option_list():
        if option.name in CHOICES:
            table[option.name] = draw(st.sampled_from(CHOICES[option.name]))
        elif option.name == "first_player":
            table[option.name] = draw(st.integers(-1, players - 1))
        elif option.name != "cooperative" or players == 4:
            table[option.name] = draw(st.booleans())
    return table


def play_on(game: Game[Any], rng: random.Random) -> None:
    while not game.is_over:
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))


@settings(max_examples=settings().max_examples // 3)
@given(table=tables(), seed=st.integers())
def test_random_games_keep_the_contract(table: dict[str, Any], seed: int) -> None:
    game = marineris.new("mars2049", seed=seed, **table)
    play_checked(game, random.Random(seed))
    assert game.is_over


@given(table=tables(), seed=st.integers(0, 2**64))
def test_a_record_read_back_is_the_same_game(table: dict[str, Any], seed: int) -> None:
    game = marineris.new("mars2049", seed=seed, **table)
    play_on(game, random.Random(seed))
    again = marineris.loads(game.record().dumps())
    assert again.result() == game.result()
    assert again.digest() == game.digest()
    assert again.record().dumps() == game.record().dumps()


@given(table=tables(), seed=st.integers(0, 2**64))
def test_an_imagined_game_can_be_played_to_its_end(table: dict[str, Any], seed: int) -> None:
    """From wherever a seat is asked, for that is what bots do with it."""
    rng = random.Random(seed)
    game = marineris.new("mars2049", seed=seed, **table)
    for _ in range(rng.randrange(60)):
        if game.is_over:
            break
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))
    twin = game.imagine(rng.randrange(game.players), rng)
    play_on(twin, rng)
    assert twin.is_over


@given(table=tables(), seed=st.integers(0, 2**64))
def test_every_refusal_names_a_rule(table: dict[str, Any], seed: int) -> None:
    """And every move that is offered has none."""
    rng = random.Random(seed)
    game = marineris.new("mars2049", seed=seed, **table)
    names = game.rules.catalogue.names
    known = set(re.findall(r"\*\*(MA-[\w.]+)\*\*", RULES_PAGE.read_text(encoding="utf-8")))
    for _ in range(25):
        if game.is_over:
            break
        for seat in range(game.players):
            legal = set(game.legal_moves(seat))
            for move in range(len(names)):
                reasons = game.why_not(seat, move)
                assert bool(reasons) != (move in legal), f"{names[move]}: {reasons}"
                assert {reason.rule for reason in reasons} <= known
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))


@given(table=tables(), seed=st.integers(0, 2**64))
def test_every_move_has_a_preview(table: dict[str, Any], seed: int) -> None:
    """Which changes nothing, and tells nothing that the seat cannot know."""
    rng = random.Random(seed)
    game = marineris.new("mars2049", seed=seed, **table)
    for _ in range(40):
        if game.is_over:
            break
        before = game.digest()
        for seat in game.to_act:
            imagined = game.imagine(seat, rng)
            for move in game.legal_moves(seat):
                shown = game.preview(seat, move)
                assert len(shown["players"]) == game.players
                assert imagined.preview(seat, move) == shown
        assert game.digest() == before
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))


@pytest.mark.parametrize("policy", EXTREMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_extremes_keep_the_contract(policy: str, players: int) -> None:
    options = {"more_discoveries": True, "cooperative": players == 4}
    game = marineris.new("mars2049", players=players, seed=players, **options)
    rng = random.Random(players)
    play_checked(game, rng, False, 120, policy=EXTREMES[policy], must_end=False)


def test_the_contract_notices_a_lost_mission() -> None:
    game = marineris.new("mars2049", players=2, seed=3)
    game.state.deck[0].pop()
    assert any("are left" in wrong for wrong in game.rules.audit(game.state))


def test_the_contract_notices_a_wrong_count() -> None:
    game = marineris.new("mars2049", players=2, seed=3)
    game.state.stations[0].pop()
    with pytest.raises(ContractBroken):
        play_checked(game, random.Random(3))


def test_a_position_asked_of_several_replays() -> None:
    """A record that begins where others may store what they have just produced."""
    rivals = [Seat(cards={"air": 5}), Seat(cards={"air": 5})]
    game = a_game(3, roll="air", rivals=rivals)
    game.play(2, "store air 3")
    game.play(1, "done")
    game.play(2, "done")
    answer(game, "pass")
    again = marineris.loads(game.record().dumps())
    assert again.digest() == game.digest()


def test_a_record_that_does_not_verify_is_refused() -> None:
    game = a_game(cards={"food": 2, "minerals": 2})
    answer(game, "build air_station", "point 2.1")
    text = game.record().dumps()
    with pytest.raises(BadRecord):
        marineris.loads(text.replace("point 2.1", "point 2.23"))
    with pytest.raises(BadRecord):
        marineris.loads(text.replace("point 2.1", "point 2.5"))
