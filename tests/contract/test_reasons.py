"""Refusals name the real reasons, for every card in poor positions; the check notices others."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marineris.contract import ContractBroken
from marineris.contract import reasons as reasons_
from marineris.contract.reasons import check_reasons, known_rules
from marineris.contract.remedy import check_action, check_real
from marineris.core.reason import Reason
from marineris.terraforming.card import CARDS, CORPORATION
from marineris.terraforming.resource import LOWEST_PRODUCTION, NAMES
from marineris.testing import Seat, TerraformingGame, a_game
from marineris.testing.turmoil import a_committee

PROJECTS = [card.id for card in CARDS if card.kind != CORPORATION]
OWNERS = ("beginner_corporation", "helion", "tharsis_republic", "septem_tribus", "inventrix")

CHAIRMEN: tuple[int | str, ...] = (0, 1, "neutral")


@st.composite
def poor_seats(draw: st.DrawFn) -> dict[str, Any]:
    """Somebody with little of everything."""
    return {
        "stock": {name: draw(st.integers(0, 9)) for name in NAMES},
        "production": {
            name: draw(st.integers(least, least + 2))
            for name, least in zip(NAMES, LOWEST_PRODUCTION, strict=True)
        },
    }


@st.composite
def poor_games(draw: st.DrawFn) -> TerraformingGame:
    """A table where most cards lack several things at once."""
    options = {"unplaceable_tile": draw(st.sampled_from(["skip", "forbid"]))}
    return a_committee(
        2,
        ruling=draw(st.sampled_from(["reds", "unity"])),
        chairman=draw(st.sampled_from(CHAIRMEN)),
        oxygen=draw(st.integers(0, 14)),
        temperature=-30 + 2 * draw(st.integers(0, 19)),
        oceans=draw(st.integers(0, 9)),
        corporation=draw(st.sampled_from(OWNERS)),
        tableau=draw(st.sampled_from([(), ("viral_enhancers",), ("rover_construction", "ants")])),
        rivals=[Seat(**draw(poor_seats()))],
        options=options,
        **draw(poor_seats()),
    )


@given(game=poor_games(), seed=st.integers(0, 2**32))
def test_each_reason_against_a_card_is_real(game: TerraformingGame, seed: int) -> None:
    """TM-11.A1, TM-O9"""
    s = game.state
    for number in random.Random(seed).sample(range(len(PROJECTS)), 30):
        card = [card.id for card in CARDS].index(PROJECTS[number])
        if card in s.deck:
            s.hand[0].append(card)
            move = game.rules.catalogue.move(f"play {PROJECTS[number]}")
            if game.rules.faults(s, 0, move):
                check_action(game, 0, move)
            s.hand[0].remove(card)


def test_a_reason_that_is_none_is_noticed() -> None:
    game = a_game(hand=["mine"], stock={"megacredits": 3})
    move = game.rules.catalogue.move("play mine")
    [real] = game.why_not(0, move)
    check_real(game, 0, move, [real])
    false = Reason("parameter-too-low", "TM-7.6", {"parameter": "oxygen", "need": 4, "have": 0})
    with pytest.raises(ContractBroken, match=r"parameter-too-low.*does not forbid"):
        check_real(game, 0, move, [false, real])


def test_a_reason_left_out_is_noticed() -> None:
    game = a_game(hand=["ants"], stock={"megacredits": 3})
    move = game.rules.catalogue.move("play ants")
    reasons = game.why_not(0, move)
    check_real(game, 0, move, reasons)
    assert len(reasons) == 2
    for reason in reasons:
        with pytest.raises(ContractBroken, match="refused by more than"):
            check_real(game, 0, move, [reason])


def test_a_rule_that_does_not_exist_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons_, "SAMPLED", 1)
    monkeypatch.setattr(reasons_, "known_rules", lambda: known_rules() - {"TM-6.6"})
    game = a_game(hand=["mine"], stock={"megacredits": 4, "steel": 1})
    check_reasons(game, random.Random(1))
    game.play(0, "play mine")
    with pytest.raises(ContractBroken, match="which is no rule; Pay is asked"):
        check_reasons(game, random.Random(1))


def test_a_rule_that_says_nothing_about_the_answer_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reasons_, "SAMPLED", 1)
    monkeypatch.setattr(reasons_, "GENERIC", frozenset({"TM-6.6"}))
    game = a_game(hand=["mine"], stock={"megacredits": 4, "steel": 1})
    game.play(0, "play mine")
    with pytest.raises(ContractBroken, match="where Pay is asked"):
        check_reasons(game, random.Random(1))


def test_rules_are_found() -> None:
    assert {"TM-5.4", "TM-C5", "TM-11.F", "TU-O2", "MA-12.O5"} <= known_rules()
