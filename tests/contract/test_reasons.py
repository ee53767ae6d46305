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
from marineris.contract.remedy import check_action, check_real, check_remedies
from marineris.contract.remedy_mars2049 import refused_actions
from marineris.core.game import Game
from marineris.core.reason import Reason
from marineris.mars2049.board import point_at
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.resource import COUNT
from marineris.mars2049.resource import NAMES as SUPPLIES
from marineris.mars2049.structure import TOKENS
from marineris.mars2049.turn import TURN
from marineris.terraforming.data.card import CARDS, CORPORATION
from marineris.terraforming.data.resource import LOWEST_PRODUCTION, NAMES
from marineris.testing import Seat, TerraformingGame, a_game
from marineris.testing.mars2049 import MarsGame
from marineris.testing.mars2049 import Seat as Colony
from marineris.testing.mars2049 import a_game as a_colony
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
            if game.rules.reasons(s, 0, move):
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


KEPT = [mission.id for mission in MISSIONS if not mission.is_immediate]
LADDERS = (None, ["1.0", "2.1", "3.2"], ["2.1", "3.2", "4.3", "5.4"])
POLAR_BASE = point_at(4, 4)
WALL = dict.fromkeys(("2.23", "2.0", "2.1"), "air_station")
BUILT: tuple[dict[str, str], ...] = ({}, {"1.1": "lab3"}, {"1.1": "lab3", "1.23": "lab2"})


@st.composite
def poor_colonies(draw: st.DrawFn) -> MarsGame:
    """A table of Mars 2049 where most actions lack several things at once."""
    players = draw(st.sampled_from([2, 4]))
    walled = draw(st.booleans())
    game = a_colony(
        players,
        bases=["1.0"] if walled else draw(st.sampled_from(LADDERS)),
        structures={**WALL, **draw(st.sampled_from(BUILT))} if walled else {},
        cards={name: draw(st.integers(0, 9)) for name in SUPPLIES},
        tokens={"air 3": draw(st.integers(0, 2)), "food 8": draw(st.integers(0, 1))},
        road_cards=draw(st.integers(0, 3)),
        missions=draw(st.lists(st.sampled_from(KEPT), unique=True, max_size=6)),
        bought=draw(st.booleans()),
        has_used=draw(st.booleans()),
        rivals=[Colony(bases=draw(st.sampled_from([None, ["1.9"]])))],
        options={
            "cooperative": players == 4,
            "blocked_base": draw(st.sampled_from(["remove", "next_to_station"])),
            "calm_before_storm": draw(st.booleans()),
            "not_so_aggressive": draw(st.booleans()),
            "swap_lab": draw(st.sampled_from(["either", "both"])),
        },
    )
    s = game.state
    for seat in range(players):
        s.turns[seat] += 4
        s.offensive_turn[seat] = draw(st.integers(2, s.turns[seat]))
        s.offensive_round[seat] = draw(st.integers(2, 4))
        s.stagnation[seat] = draw(st.integers(0, 1)) if seat else 0
    s.round = 4
    s.taken = [draw(st.integers(0, held)) for held in s.tokens[: 2 * COUNT]]
    s.swapped = [draw(st.integers(-1, 1)) for _ in SUPPLIES]
    s.declined = draw(st.integers(0, 63))
    if draw(st.booleans()):
        s.deck = [[], []]
    for resource in range(COUNT):  # cards and tokens of the bank, in the hand of the last seat
        place = (players - 1) * COUNT + resource
        s.cards[place] = draw(st.sampled_from([0, 26 - s.cards[resource]]))
        s.tokens[2 * place] = draw(st.sampled_from([0, 14]))
    for kind in draw(st.sets(st.integers(1, 6))):
        s.placed[kind] = TOKENS[kind]
    if s.bases[0][-1] == POLAR_BASE:
        s.road[0] = draw(st.sampled_from([-1, POLAR_BASE]))
    s.options = TURN.options(s, 0, -1) or []
    return game


@given(game=poor_colonies(), seed=st.integers(0, 2**32))
def test_each_reason_against_an_action_of_mars_2049_is_real(game: MarsGame, seed: int) -> None:
    """MA-5.2, MA-5.4: of whoever's turn it is, and of the others."""
    rng = random.Random(seed)
    for seat in range(game.players):
        refused = refused_actions(game, seat)
        for move in rng.sample(refused, min(20, len(refused))):
            check_action(game, seat, move)


class Misleading:
    """A game that explains every refusal by the same reasons."""

    def __init__(self, game: Game[Any], reasons: list[Reason]) -> None:
        self._game = game
        self._reasons = reasons

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def why_not(self, seat: int, move: int) -> list[Reason]:
        return self._reasons


def test_a_reason_of_mars_2049_that_is_none_is_noticed() -> None:
    game = a_colony(cards={"air": 3})
    move = game.rules.catalogue.move("exchange air road")
    [real] = game.why_not(0, move)
    check_real(game, 0, move, [real])
    false = Reason("road-cards-full", "MA-11.1", {"most": 3})
    with pytest.raises(ContractBroken, match=r"road-cards-full.*does not forbid"):
        check_real(game, 0, move, [real, false])


def test_a_reason_of_mars_2049_left_out_is_noticed() -> None:
    game = a_colony(cards={"air": 3}, bought=True)
    move = game.rules.catalogue.move("buy peaceful")
    reasons = game.why_not(0, move)
    check_real(game, 0, move, reasons)
    assert len(reasons) == 2
    for reason in reasons:
        with pytest.raises(ContractBroken, match="refused by more than"):
            check_real(game, 0, move, [reason])


def test_a_reason_of_somebody_else_is_noticed() -> None:
    """MA-12.1: that the active player has bought a mission does not keep others from it."""
    game = a_colony(bought=True, rivals=[Colony(cards={"air": 3, "food": 1})])
    move = game.rules.catalogue.move("buy peaceful")
    reasons = game.why_not(1, move)
    check_real(game, 1, move, reasons)
    with pytest.raises(ContractBroken, match=r"mission-bought.*does not forbid"):
        check_real(game, 1, move, [*reasons, Reason("mission-bought", "MA-12.1")])


def test_a_code_without_a_remedy_is_noticed() -> None:
    """In both games, wherever actions are looked at in a random game."""
    unknown = [Reason("bad-weather", "MA-5.2"), Reason("bad-weather", "MA-5.2")]
    games: list[Game[Any]] = [a_game(), a_colony()]
    for game in games:
        check_remedies(game, 0, random.Random(1))
        misleading: Any = Misleading(game, unknown)
        with pytest.raises(ContractBroken, match="no remedy is known"):
            check_remedies(misleading, 0, random.Random(1))


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
