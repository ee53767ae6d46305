"""Advice: its terms, its secrecy, and that it is the same for the same position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import marineris
from marineris.bots import NoAdvice, advise, ask, make_bot
from marineris.bots.advice import chance_to_win
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
        assert 0 < one.chance < 1
    assert advice.nodes == sum(one.deals for one in advice.candidates) + 2 * len(values)


def test_hidden_cards_change_no_advice() -> None:
    tried = 0
    for game, seat in positions(11, 7, corporate_era=True):
        if game.is_over:
            break
        said = advise(game, seat, nodes=1)
        for world in (1, 2):
            other = game.imagine(seat, world)
            assert advise(other, seat, nodes=1) == said
        tried += 1
    assert tried >= 24


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


def test_what_is_asked_about_is_looked_at_to_the_end() -> None:
    game = marineris.new("terraforming", players=2, seed=5, corporate_era=True)
    moves = game.canonical_moves(0)
    advice = advise(game, 0, nodes=16, asked=[[moves[-1]]])
    name = game.move_name(moves[-1])
    (found,) = [one for one in advice.candidates if one.moves == (name,)]
    loss, error = advice.loss(found)
    assert loss == pytest.approx(advice.best.value - found.value)
    assert loss >= 0
    assert error >= 0
    assert advice.loss(advice.best) == (0.0, 0.0)


def test_a_larger_lead_and_a_nearer_end_are_surer() -> None:
    assert chance_to_win(0, 5) == 0.5
    assert chance_to_win(5, 5) > chance_to_win(2, 5) > 0.5
    assert chance_to_win(5, 1) > chance_to_win(5, 5)
    assert chance_to_win(-5, 3) == pytest.approx(1 - chance_to_win(5, 3))


@pytest.mark.parametrize(
    ("name", "players", "seat", "nodes", "words"),
    [
        ("mars2049", 2, 0, 9, "Terraforming Mars only"),
        ("terraforming", 1, 0, 9, "solo"),
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
