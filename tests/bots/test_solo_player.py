"""The solo player: every word that cards are written in has a price, and the prices make sense."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from marineris.bots.terraforming.card_value import KINDS
from marineris.bots.terraforming.search import Budget
from marineris.bots.terraforming.solo.card_bias import CARD_BIAS
from marineris.bots.terraforming.solo.effects import EFFECTS
from marineris.bots.terraforming.solo.money import LAST, Money, conversion
from marineris.bots.terraforming.solo.ongoing import MODIFIERS, OCCASIONS, REQUIREMENTS
from marineris.bots.terraforming.solo.parameters import CORPORATIONS, STANDARD
from marineris.bots.terraforming.solo.playout import Playout
from marineris.bots.terraforming.solo.policy import SoloPolicy
from marineris.bots.terraforming.solo.politics import lobbying
from marineris.bots.terraforming.solo.search import SoloSearch, utility
from marineris.bots.terraforming.solo.trial import try_move
from marineris.bots.terraforming.solo_advice import TERMS
from marineris.cli.lookup.vocabulary import vocabulary
from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming.data.card import CARDS, CORPORATION, INDEX
from marineris.terraforming.knowledge.scoring import has_won_alone
from marineris.terraforming.turmoil.move import IS_LOBBY
from marineris.terraforming.vocabulary.modifier import Modifier
from marineris.terraforming.vocabulary.requirement import Requirement
from marineris.terraforming.vocabulary.trigger import Occasion
from marineris.testing import a_game

POLICY = SoloPolicy()


def kinds_of(base: type) -> set[type]:
    """All the subclasses of a class."""
    found: set[type] = set(base.__subclasses__())
    for one in list(found):
        found |= kinds_of(one)
    return {one for one in found if one.__module__.startswith("marineris.")}


@pytest.mark.parametrize(
    ("base", "table"),
    [(Occasion, OCCASIONS), (Modifier, MODIFIERS), (Requirement, REQUIREMENTS)],
)
def test_every_kind_of_occasion_modifier_and_requirement_has_a_price(
    base: type, table: dict[type, Any]
) -> None:
    assert kinds_of(base) == set(table)


@pytest.mark.parametrize("table", [EFFECTS, KINDS])
def test_every_kind_of_effect_that_a_card_uses_has_a_price(table: dict[type, Any]) -> None:
    used = {word.kind for word in vocabulary() if word.family == "effect"}
    assert used <= {kind.__name__ for kind in table}


def test_every_card_gets_a_judgement_from_its_data() -> None:
    """A card without a measured bias, a corporation that is not in the table: all are judged."""
    state = a_game(players=1, options={"turmoil": True}).state
    judge = POLICY.thought(state).judge
    worth = {card.id: judge.worth(i, 1) for i, card in enumerate(CARDS)}
    assert all(-400 < one < 400 for one in worth.values())
    projects = [worth[card.id] for card in CARDS if card.kind != CORPORATION]
    assert len({round(one, 3) for one in projects}) > 150


def test_the_measured_tables_name_cards_that_exist() -> None:
    assert set(CARD_BIAS) <= set(INDEX)
    assert set(CORPORATIONS) <= set(INDEX)


def test_a_m_is_worth_more_the_earlier_it_is_there() -> None:
    money = Money(STANDARD)
    assert money.now[1:LAST] == sorted(money.now[1:LAST], reverse=True)
    assert money.income[LAST] == 0
    assert money.income[1] > money.income[8] > money.income[LAST - 1] > 0


def test_in_the_last_generation_only_whole_steps_count() -> None:
    money = Money(STANDARD)

    def heat(stock: int, generation: int) -> float:
        return conversion(money, 1.0, 14.0, 8, 5, stock, 0, 0, 0, generation)

    assert heat(7, LAST) == 0
    assert heat(15, LAST) == heat(8, LAST) == 14.0
    assert heat(7, LAST - 1) > 0
    assert heat(80, LAST) == heat(40, LAST), "more than the missing steps is worth nothing"


def test_the_terms_add_up_to_the_value_and_name_what_is_missing() -> None:
    state = a_game(players=1, stock={"megacredits": 30, "heat": 9}, generation=6).state
    value = POLICY.thought(state).value
    terms = value.terms(state)
    assert sum(terms.values()) == pytest.approx(value.value(state))
    assert terms["steps"] < 0 < terms["cash"]
    assert {"income", "heat", "plants", "engines", "hand"} <= set(terms) <= set(TERMS)


def test_heat_becomes_a_step_at_once() -> None:
    game = a_game(players=1, stock={"heat": 8}, generation=5)
    assert game.move_name(POLICY.move(game.state)) == "convert heat"


def test_the_last_money_buys_the_last_step() -> None:
    game = a_game(
        players=1, temperature=6, oxygen=14, oceans=9, stock={"megacredits": 14}, generation=LAST
    )
    assert game.move_name(POLICY.move(game.state)) == "project asteroid"


def test_cards_that_will_not_be_played_are_sold_for_the_last_step() -> None:
    game = a_game(
        players=1,
        temperature=6,
        oxygen=14,
        oceans=9,
        hand=["ants", "birds"],
        stock={"megacredits": 12},
        generation=LAST,
    )
    for _ in range(8):
        game.play(0, POLICY.move(game.state))
        if game.state.is_terraformed():
            break
    assert game.state.is_terraformed()


def test_where_a_rating_is_the_goal_the_rating_is_bought() -> None:
    game = a_game(
        players=1,
        options={"solo_goal": "rating"},
        rating=62,
        temperature=8,
        oxygen=14,
        oceans=9,
        stock={"megacredits": 16},
        generation=LAST,
    )
    assert game.move_name(POLICY.move(game.state)) == "project buffer_gas"


def test_a_win_is_better_than_any_loss_and_more_money_better_than_less() -> None:
    won = a_game(players=1, temperature=8, oxygen=14, oceans=9).state
    near = a_game(players=1, temperature=6, oxygen=14, oceans=9).state
    far = a_game(players=1, temperature=-30, oxygen=0, oceans=0).state
    rich = a_game(players=1, temperature=6, oxygen=14, oceans=9, stock={"megacredits": 9}).state
    assert utility(won) > utility(rich) > utility(near) > utility(far)


def test_a_card_that_came_too_late_is_not_bought() -> None:
    early = POLICY.thought(a_game(players=1, generation=2).state).judge
    late = POLICY.thought(a_game(players=1, generation=LAST).state).judge
    assert early.surplus(INDEX["sponsors"]) > 0 > late.surplus(INDEX["sponsors"])


def test_another_set_of_numbers_plays_another_way() -> None:
    state = a_game(players=1, generation=4).state
    other = SoloPolicy(dataclasses.replace(STANDARD, steel=2.0))
    mine = INDEX["mine"]
    assert other.thought(state).judge.surplus(mine) > POLICY.thought(state).judge.surplus(mine)


def test_lobbying_is_valued_like_the_move_and_leaves_the_state_alone() -> None:
    for seed in (1, 2):
        state = a_game(players=1, options={"turmoil": True}, seed=seed, generation=5).state
        before = state.copy()
        thought = POLICY.thought(state)
        for move in [one for one in state.moves_of(0) if m.FAMILY[one] == IS_LOBBY]:
            gain, _ = lobbying(thought.value, state, m.SUBJECT[move])
            tried = thought.value.value(thought.outcome(state, move)) - thought.value.value(state)
            assert gain == pytest.approx(tried)
        assert [part.__dict__ for part in state.parts] == [part.__dict__ for part in before.parts]


def test_a_trial_ends_where_the_move_does_and_offers_no_actions() -> None:
    state = a_game(players=1, stock={"heat": 8, "megacredits": 30}, generation=5).state
    twin = try_move(state, m.CONVERT_HEAT)
    real = state.copy()
    decide(real, 0, m.CONVERT_HEAT)
    assert (twin.stock, twin.parameter, twin.rating) == (real.stock, real.parameter, real.rating)
    assert twin.moves_of(0) == [m.END] != real.moves_of(0)
    assert m.CONVERT_HEAT in state.moves_of(0)


def test_a_playout_ends_the_game_and_follows_from_the_deal_alone() -> None:
    ends = []
    for _ in range(2):
        state = a_game(players=1, generation=9).state
        Playout(POLICY).finish(state)
        assert state.is_over() or has_won_alone(state)
        ends.append((state.parameter, state.stock, state.rating, state.tableau))
    assert ends[0] == ends[1]


def test_a_rollout_is_shorter_with_fewer_generations_to_go_so_there_are_more() -> None:
    search = SoloSearch(POLICY, Budget(16))
    early, late = (
        search.budget_for(a_game(players=1, generation=g).state, 1.0).rollouts for g in (1, 10)
    )
    assert early < 16 < late
