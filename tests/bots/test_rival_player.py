"""The player against rivals, and the search that both hard players share."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.bots import ask, make_bot
from marineris.bots.terraforming.greedy import HASTE, Thought
from marineris.bots.terraforming.purchase_sets import (
    apply_purchase,
    begin_again,
    next_pick,
    toggled_sets,
)
from marineris.bots.terraforming.rivals.contest import NodeBudget, PlayPlan, best_plan
from marineris.bots.terraforming.rivals.judgement import PATIENCE, Judgement
from marineris.bots.terraforming.rivals.leaf import Leaf, final_margin, weights_at
from marineris.bots.terraforming.rivals.numbers import prospects_of, seat_numbers
from marineris.bots.terraforming.rivals.policy import quick_move, ranked_actions
from marineris.bots.terraforming.rivals.prices import generations_of_cold, heat_use, rival_prices
from marineris.bots.terraforming.rivals.quick import QuickThought
from marineris.bots.terraforming.rivals.rollout import play_out
from marineris.bots.terraforming.rivals.search import first_purchase, greedy_purchase
from marineris.bots.terraforming.rivals.weights import WEIGHTS
from marineris.bots.terraforming.search import Budget, Rollout, best_candidate, knowledge_seed
from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.data.project import POWER_PLANT
from marineris.terraforming.data.resource import HEAT
from marineris.terraforming.state import State
from marineris.testing import Seat, a_game


def test_every_number_of_a_seat_has_its_weights() -> None:
    state = a_game(rivals=[Seat()]).state
    thought = Thought(state, 0)
    numbers = seat_numbers(thought, state, prospects_of(thought, state, set()))
    assert len(numbers) == len(WEIGHTS)
    row = dict(zip(WEIGHTS, numbers, strict=True))
    assert row["rating"] == state.rating[0]
    assert row["hand"] == len(state.hand[0])
    assert row["assets"] == pytest.approx(thought.assets(state, 0))


def test_the_weights_of_the_middle_are_the_first_ones() -> None:
    assert weights_at(6, 7) == tuple(row[0] for row in WEIGHTS.values())
    assert weights_at(12, 7)[0] == pytest.approx(WEIGHTS["rating"][0] + WEIGHTS["rating"][1])


def test_the_terms_of_the_leaf_add_up_to_its_margin() -> None:
    state = a_game(3, rating=30, rivals=[Seat(), Seat(rating=25)], generation=6).state
    leaf = Leaf(state, 0)
    assert sum(leaf.terms(state).values()) == pytest.approx(leaf.margin(state))


def test_the_leaf_of_one_seat_is_the_other_way_round_for_its_rival() -> None:
    state = a_game(rating=35, stock={"megacredits": 40}, rivals=[Seat()], generation=7).state
    assert Leaf(state, 0).margin(state) == pytest.approx(-Leaf(state, 1).margin(state))
    assert Leaf(state, 0).margin(state) > 5


def test_a_milestone_that_is_reached_is_claimed() -> None:
    game = a_game(rating=35, stock={"megacredits": 9}, generation=9, oxygen=8)
    assert game.move_name(quick_move(game.state, 0)) == "milestone terraformer"


def test_without_any_gain_it_passes() -> None:
    game = a_game(temperature=8, oxygen=14, oceans=9, stock={"heat": 8, "megacredits": 1})
    assert game.move_name(quick_move(game.state, 0)) == "pass"


def last_generation(**seat: Any) -> Game[Any]:
    """All parameters are at their goals: this generation is the last."""
    return a_game(temperature=8, oxygen=14, oceans=9, rivals=[Seat()], **seat)


def test_cards_are_sold_before_the_last_pass() -> None:
    game = last_generation(hand=["ants", "comet"], stock={"megacredits": 1})
    played = play_quickly(game, 6)
    assert played[0] == "project sell_patents"
    assert {"card ants", "card comet"} <= set(played)
    assert played[-1] == "end"


def test_patents_are_sold_for_a_last_greenery() -> None:
    hand = ["ants", "comet", "asteroid"]
    game = last_generation(hand=hand, stock={"megacredits": 21})
    played = play_quickly(game, 7)
    assert played[0] == "project sell_patents"
    assert "project greenery" in played


def test_at_the_end_nothing_but_points_counts() -> None:
    """Plants of the last production still become a greenery (TM-13.2), heat becomes nothing."""
    state = last_generation(stock={"plants": 6, "heat": 5}).state
    judgement = Judgement(state, 0)
    more = last_generation(stock={"plants": 6}, production={"plants": 2}).state
    assert judgement.value(more) > judgement.value(state) + 1
    warmer = last_generation(stock={"plants": 6, "heat": 50}).state
    assert judgement.value(warmer) == judgement.value(state)


def play_quickly(game: Game[Any], moves: int) -> list[str]:
    """The names of the next moves of the quick policy."""
    found = []
    for _ in range(moves):
        if game.to_act[:1] != [0]:
            break
        move = quick_move(game.state, 0)
        found.append(game.move_name(move))
        game.play(0, move)
    return found


def test_actions_are_ranked_by_what_they_gain() -> None:
    ranked = ranked_actions(Thought(a_game(stock={"heat": 8, "megacredits": 30}).state, 0))
    scores = [one.score for one in ranked]
    assert scores == sorted(scores, reverse=True)
    assert len({one.move for one in ranked}) == len(ranked) > 3


def test_a_rollout_ends_with_its_generation_or_with_the_game() -> None:
    state = a_game(rivals=[Seat()], generation=3, hand=["ants"]).state
    twin = state.copy()
    value = play_out(twin, 0, 3)
    assert twin.generation == 4
    assert value == pytest.approx(Leaf(twin, 0).margin(twin))
    last = a_game(temperature=8, oxygen=14, oceans=9, rivals=[Seat()]).state
    assert play_out(last, 0, 20) == final_margin(last, 0)
    assert last.is_over()


@pytest.mark.parametrize("seed", [3, 4])
def test_what_a_rollout_keeps_in_mind_changes_no_value(seed: int) -> None:
    """As long as no rival is touched, quick thoughts value outcomes as greedy does."""
    game = marineris.new("terraforming", players=3, seed=seed, corporate_era=True)
    rng = random.Random(seed)
    for _ in range(160):
        seat = game.to_act[0]
        game.play(seat, ask(make_bot("greedy", 1), game, seat, rng))
    seat = game.to_act[0]
    slow, quick = Thought(game.state, seat), QuickThought(game.state, seat)
    slow.prices, slow.appraiser = quick.prices, quick.appraiser
    for move in game.legal_moves(seat):
        twin = slow.outcome(game.state, move)
        assert quick.value(twin) == pytest.approx(slow.value(twin), abs=0.5)


def test_sets_are_toggled_one_card_at_a_time() -> None:
    assert toggled_sets([5, 3], [3, 4]) == [[3, 5], [5], [3, 4, 5], []]


def test_a_purchase_does_not_depend_on_what_was_picked_before() -> None:
    game = marineris.new("terraforming", players=2, seed=4, corporate_era=True)
    game.play(0, game.legal_moves(0)[0])
    before = knowledge_seed(game.state, 0), greedy_purchase(game.state, 0)
    cards = game.canonical_moves(0)
    game.play(0, cards[-1])
    assert (knowledge_seed(game.state, 0), greedy_purchase(game.state, 0)) == before
    twin = game.state.copy()
    begin_again(twin, 0)
    assert twin.moves_of(0) == cards
    apply_purchase(twin, 0, [m.SUBJECT[cards[1]]])
    assert twin.chosen[0] == [m.SUBJECT[cards[1]]]


def test_at_larger_tables_more_cards_are_bought() -> None:
    for players, is_more in ((2, False), (3, True), (5, True)):
        game = marineris.new("terraforming", players=players, seed=4, corporate_era=True)
        for seat in range(players):
            game.play(seat, game.legal_moves(seat)[0])
        least = [greedy_purchase(game.state, seat) for seat in range(players)]
        bought = [first_purchase(game.state, seat) for seat in range(players)]
        assert (sum(map(len, bought)) > sum(map(len, least))) == is_more


@pytest.mark.parametrize(("rivals", "patience"), [(1, 0.0), (2, PATIENCE)])
def test_at_larger_tables_a_standard_project_has_to_bring_more(
    rivals: int, patience: float
) -> None:
    state = a_game(
        1 + rivals, stock={"megacredits": 40}, rivals=[Seat()] * rivals, generation=12
    ).state
    thought, move = Judgement(state, 0), m.PROJECT[POWER_PLANT]
    gain = thought.value(thought.outcome(state, move)) - thought.value(state) - patience
    score = next(one.score for one in thought.ranked() if one.move == move)
    assert score == pytest.approx(gain / (HASTE + 11) if gain > 0 else gain)


def test_what_was_picked_is_completed_with_the_rest_of_the_set() -> None:
    game = marineris.new("terraforming", players=2, seed=4, corporate_era=True)
    game.play(0, game.legal_moves(0)[0])
    cards = [m.SUBJECT[move] for move in game.canonical_moves(0) if move != m.DONE]
    game.play(0, m.CARD[cards[0]])
    assert next_pick(game.state, 0, cards[:2]) == m.CARD[cards[1]]
    assert next_pick(game.state, 0, cards[:1]) == m.DONE
    assert next_pick(game.state, 0, []) == m.DONE


# ---------------------------------------------------------------------- the search


def noisy(worth: list[float], noise: float, played: list[int]) -> Rollout:
    """A rollout of candidates of known worth; what is random comes from the deal alone."""

    def rollout(deal: State, one: int) -> float:
        played.append(one)
        return worth[one] + noise * random.Random(deal.rng * 31 + one).gauss(0, 1)

    return rollout


def test_the_search_finds_the_best_candidate() -> None:
    game = a_game(rivals=[Seat()])
    played: list[int] = []
    rollout = noisy([0.0, 1.0, 9.0, 2.0, 3.0, 1.0], 1.0, played)
    assert best_candidate(game, 0, 6, rollout, Budget(60)) == 2
    assert 50 <= len(played) <= 70
    assert played.count(2) > played.count(1), "the weaker half drops out"


def test_the_policys_choice_stays_where_the_difference_is_chance() -> None:
    rollout = noisy([0.1, 0.0, 0.0, 0.0], 5.0, [])
    tables = [a_game(rivals=[Seat()], rating=20 + i) for i in range(20)]
    chosen = [best_candidate(game, 0, 4, rollout, Budget(24)) for game in tables]
    assert chosen.count(0) >= 8
    assert best_candidate(tables[0], 0, 1, noisy([0.0], 1.0, []), Budget(9)) == 0


def test_all_candidates_meet_the_same_deals() -> None:
    game = marineris.new("terraforming", players=2, seed=2)
    decks: dict[int, list[tuple[int, ...]]] = {}

    def rollout(deal: State, one: int) -> float:
        decks.setdefault(one, []).append(tuple(deal.deck))
        return float(one)

    assert best_candidate(game, 0, 3, rollout, Budget(12)) == 2
    assert decks[0][: len(decks[1])] == decks[1]
    assert len(set(decks[0])) == len(decks[0]) > 1
    assert tuple(game.state.deck) not in decks[0]


def test_a_deadline_ends_the_search_early() -> None:
    game = a_game(rivals=[Seat()])
    played: list[int] = []
    rollout = noisy([0.0, 5.0, 0.0], 0.0, played)
    best_candidate(game, 0, 3, rollout, Budget(900, is_late=lambda: True))
    assert played == [0, 1, 2]
    assert Budget(10).times(0.5) == Budget(5)


# ---------------------------------------------------------------------- the budget in nodes


def plans_of(worth: list[float], cost: int, played: list[int]) -> PlayPlan:
    """Candidates of known worth whose rollouts take so many nodes each."""
    rollout = noisy(worth, 0.5, played)
    return lambda deal, one: (rollout(deal, one), cost)


def test_the_contest_finds_the_best_within_its_budget() -> None:
    game = a_game(rivals=[Seat()])
    played: list[int] = []
    play = plans_of([0.0, 1.0, 9.0, 2.0, 3.0, 1.0], 10, played)
    assert best_plan(game, 0, 6, play, NodeBudget(600)) == 2
    assert 50 <= len(played) <= 60
    assert played.count(2) > played.count(1), "the weaker half drops out"


@pytest.mark.parametrize("cost", [1, 7, 40, 100, 1000])
def test_the_budget_holds_however_long_a_rollout_is(cost: int) -> None:
    """If a rollout takes long, fewer candidates are played out; two are in any case."""
    played: list[int] = []
    play = plans_of([0.0, 1.0, 2.0, 1.5, 3.0, 1.0], cost, played)
    best_plan(a_game(rivals=[Seat()]), 0, 6, play, NodeBudget(400))
    assert len(played) * cost <= max(400, 2 * cost)
    assert set(played) >= {0, 1}
    assert best_plan(a_game(rivals=[Seat()]), 0, 1, play, NodeBudget(400)) == 0


def test_a_late_contest_begins_no_new_deal() -> None:
    played: list[int] = []
    play = plans_of([0.0, 5.0, 0.0], 1, played)
    budget = NodeBudget(900, is_late=lambda: True)
    assert best_plan(a_game(rivals=[Seat()]), 0, 3, play, budget) == 1
    assert played == [0, 1, 2]


def test_heat_production_is_worth_only_what_is_left_to_warm() -> None:
    def price(temperature: int, heat: int) -> float:
        rival = Seat(production={"heat": heat})
        state = a_game(rivals=[rival], generation=6, temperature=temperature).state
        return rival_prices(state).production[HEAT]

    assert price(8, 0) < 0.1 < price(-20, 0)
    assert price(4, 30) < price(4, 0)  # the rival's heat warms Mars before ours


def test_there_is_no_cold_left_once_the_heat_in_stock_is_enough() -> None:
    state = a_game(temperature=6, stock={"heat": 8}, rivals=[Seat()]).state
    assert generations_of_cold(state) == 0
    assert generations_of_cold(a_game(temperature=-30, rivals=[Seat()]).state) > 5


def test_the_fitted_value_counts_only_heat_that_can_warm_mars() -> None:
    assert heat_use(a_game(rivals=[Seat()], temperature=-30).state) > 0.7
    assert heat_use(a_game(rivals=[Seat()], temperature=6).state) < 0.3
    warm = a_game(rivals=[Seat()], temperature=8, oxygen=14, oceans=9).state
    assert heat_use(warm) == 1  # nothing is produced any more
