"""Advice: its terms, its secrecy, and that it is the same for the same position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import marineris
from marineris.bots import NoAdvice, advise, ask, make_bot
from marineris.bots.terraforming.chance import chances_to_win, final_chances
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.purchase_sets import is_purchase
from marineris.bots.terraforming.rivals.leaf import Leaf, final_margin
from marineris.bots.terraforming.rivals.weights import WEIGHTS
from marineris.bots.terraforming.value_terms import TERMS, asset_terms, position_terms, term_of
from marineris.core.game import Game


def positions(seed: int, every: int, **options: Any) -> Iterator[tuple[Game[Any], int]]:
    """Decisions of a game of greedy bots that leave a choice; the last is the game's end."""
    game = marineris.new("terraforming", players=2, seed=seed, **options)
    bot, rng, met = make_bot("greedy", 0), random.Random(seed), 0
    while not game.is_over:
        seat = game.to_act[0]
        is_begun = is_purchase(game.state, seat) and bool(game.state.picks[seat])
        if len(game.canonical_moves(seat)) > 1 and not is_begun:
            met += 1
            if met % every == 0:
                yield game, seat
        game.play(seat, ask(bot, game, seat, rng))
    yield game, 0


def test_every_number_of_the_value_has_a_term() -> None:
    numbers = [name for name in WEIGHTS if name != "assets"]
    assert {term_of(name) for name in numbers} <= set(TERMS)


@pytest.mark.parametrize("turmoil", [False, True])
def test_the_terms_of_a_position_sum_to_its_value(turmoil: bool) -> None:
    for game, seat in positions(3, 25, corporate_era=True, turmoil=turmoil):
        s = game.state
        worth = Thought(s, seat).assets(s, seat)
        assert sum(asset_terms(Thought(s, seat), s, seat).values()) == pytest.approx(worth)
        value = final_margin(s, seat) if game.is_over else Leaf(s, seat).margin(s)
        assert sum(position_terms(s, seat).values()) == pytest.approx(value)


def test_candidates_are_ranked_and_their_terms_sum_to_their_values() -> None:
    game = marineris.new("terraforming", players=2, seed=5, corporate_era=True)
    advice = advise(game, 0, nodes=8)
    values = [one.value for one in advice.candidates]
    assert values == sorted(values, reverse=True)
    for one in advice.candidates:
        assert sum(amount for _, amount in one.terms) == pytest.approx(one.value)
        assert len(one.results) == one.deals
        assert sum(one.chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in one.chances)
    assert advice.nodes == sum(one.deals for one in advice.candidates) + 2 * len(advice.top)


def test_gains_are_counted_from_doing_nothing() -> None:
    game = next(one for one, seat in positions(5, 40, corporate_era=True))
    advice = advise(game, game.to_act[0], nodes=8)
    assert advice.idle is not None
    assert advice.idle.moves in [("pass",), ("end",), ("done",)]
    for one in advice.top:
        gained = dict(advice.gained_terms(one))
        assert sum(gained.values()) == pytest.approx(advice.gain(one))
        assert advice.gain(one) == pytest.approx(one.value - advice.idle.value)


def test_alone_advice_is_by_the_chance_to_win_and_its_terms_are_money() -> None:
    game, rng = (
        marineris.new("terraforming", players=1, seed=3, corporate_era=True),
        random.Random(1),
    )
    bot, rng = make_bot("medium", 0), random.Random(1)
    units: set[str] = set()
    for number in range(400):
        if game.is_over:
            break
        if number % 60 == 59 and len(game.canonical_moves(0)) > 1 and not game.state.picks[0]:
            advice = advise(game, 0, nodes=1)
            for one in advice.candidates:
                assert sum(amount for _, amount in one.terms) == pytest.approx(one.value)
            if advice.unit == "megacredits":
                chances = [100 * one.chances[0] for one in advice.top]
                assert chances == sorted(chances, reverse=True)
                assert [sum(one.results) / one.deals for one in advice.top] == pytest.approx(
                    chances
                )
                if not units:
                    assert advise(game.imagine(0, 1), 0, nodes=1) == advice
            units.add(advice.unit)
        game.play(0, ask(bot, game, 0, rng))
    assert "megacredits" in units


def test_what_may_be_a_blunder_is_measured_on_deals_that_have_not_chosen_the_best() -> None:
    """To pass in an early generation with money in hand."""
    game = marineris.new("terraforming", players=2, seed=3, corporate_era=True)
    bot, rng, fresh = make_bot("greedy", 0), random.Random(3), 0
    while not fresh:
        assert game.state.generation < 4
        seat = game.to_act[0]
        asked = [[move] for move in game.legal_moves(seat) if game.move_name(move) == "pass"]
        if asked and game.state.generation > 1 and len(game.legal_moves(seat)) > 6:
            advice = advise(game, seat, nodes=2, asked=asked)
            passing = advice.named(["pass"])
            fresh = advice.fresh
        game.play(seat, ask(bot, game, seat, rng))
    assert passing is not None
    assert advice.best.deals == passing.deals == fresh + 12
    pairs = zip(advice.best.results[fresh:], passing.results[fresh:], strict=True)
    losses = [best - own for best, own in pairs]
    if passing is not advice.best:
        assert advice.loss(passing)[0] == pytest.approx(sum(losses) / 12)


def test_hidden_cards_change_no_advice() -> None:
    tried = 0
    for game, seat in positions(11, 21, corporate_era=True):
        if game.is_over:
            break
        said = advise(game, seat, nodes=1)
        for world in (1, 2):
            other = game.imagine(seat, world)
            assert advise(other, seat, nodes=1) == said
        tried += 1
    assert tried >= 8


def test_a_copy_and_a_replayed_record_get_the_same_advice() -> None:
    for game, seat in positions(7, 90, corporate_era=True):
        if game.is_over:
            break
        said = advise(game, seat, nodes=4, seed=4)
        twin = game.copy()
        twin.play(seat, twin.legal_moves(seat)[0])
        assert advise(game, seat, nodes=4, seed=4) == said
        again = marineris.loads(game.record().dumps())
        assert advise(again, seat, nodes=4, seed=4) == said


@pytest.mark.parametrize(("players", "cooperative"), [(2, False), (4, True)])
def test_in_mars_2049_the_nearer_to_the_pole_has_the_better_chance(
    players: int, cooperative: bool
) -> None:
    game = marineris.new("mars2049", players=players, seed=3, cooperative=cooperative)
    bot, rng, tried = make_bot("easy", 0), random.Random(1), 0
    while not game.is_over and tried < 6:
        seat = game.to_act[0]
        if game.move_count % 30 == 5 and len(game.canonical_moves(seat)) > 1:
            advice = advise(game, seat, nodes=4)
            assert advise(game.imagine(seat, 1), seat, nodes=4) == advice
            assert advice.unit == "rounds"
            for one in advice.candidates:
                assert sum(amount for _, amount in one.terms) == pytest.approx(one.value)
                assert sum(one.chances) == pytest.approx(2 if cooperative else 1)
                mean = sum(one.results) / one.deals
                assert mean == pytest.approx(100 * one.chances[seat])
            tried += 1
        game.play(seat, ask(bot, game, seat, rng))
    assert tried > 2


def test_what_is_asked_about_is_looked_at_to_the_end() -> None:
    game = marineris.new("terraforming", players=2, seed=5, corporate_era=True)
    moves = game.canonical_moves(0)
    advice = advise(game, 0, nodes=16, asked=[[moves[-1]]])
    name = game.move_name(moves[-1])
    (found,) = [one for one in advice.candidates if one.moves == (name,)]
    loss, error = advice.loss(found)
    if not advice.fresh:
        assert loss == pytest.approx(advice.best.value - found.value)
        assert loss >= 0
    assert error >= 0
    assert advice.loss(advice.best) == (0.0, 0.0)


def test_a_larger_lead_and_a_nearer_end_are_surer() -> None:
    assert chances_to_win([0, 0], 5) == (0.5, 0.5)
    assert chances_to_win([5, 0], 5)[0] > chances_to_win([2, 0], 5)[0] > 0.5
    assert chances_to_win([5, 0], 1)[0] > chances_to_win([5, 0], 5)[0]
    assert chances_to_win([-5, 0], 3)[0] == pytest.approx(1 - chances_to_win([5, 0], 3)[0])
    three = chances_to_win([0, -3, -9], 2)
    assert sum(three) == pytest.approx(1)
    assert three[0] > three[1] > three[2]


def test_the_end_of_a_game_is_certain() -> None:
    *_, (game, _) = positions(3, 500)
    chances = final_chances(game.state)
    ranks = [row["rank"] for row in game.result()]
    assert chances == tuple(float(rank == 1) / ranks.count(1) for rank in ranks)


@pytest.mark.parametrize(
    ("name", "players", "seat", "nodes", "words"),
    [
        ("mars2049", 2, 5, 9, "not asked"),
        ("terraforming", 2, 5, 9, "not asked"),
        ("terraforming", 2, 0, 0, "1 or more"),
    ],
)
def test_what_cannot_be_advised_on_is_said(
    name: str, players: int, seat: int, nodes: int, words: str
) -> None:
    game = marineris.new(name, players=players, seed=1)
    if seat == 0:
        seat = game.to_act[0]
    with pytest.raises(NoAdvice, match=words):
        advise(game, seat, nodes=nodes)
