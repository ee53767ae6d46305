"""The greedy bot: strong enough to be a rival, sane enough not to hurt itself."""

from __future__ import annotations

import random

import pytest

from marineris.bots import ask, make_bot
from marineris.bots.arena import Match, play_match
from marineris.bots.terraforming.card_value import KINDS, Appraiser
from marineris.bots.terraforming.greedy import GreedyBot
from marineris.bots.terraforming.prices import horizon, money_price, prices_of, steps_left
from marineris.cli.lookup.vocabulary import FAMILIES, vocabulary
from marineris.core.effect import Effect
from marineris.core.error import MarinerisError
from marineris.terraforming.data import resource
from marineris.terraforming.data.card import INDEX
from marineris.testing import Seat, TerraformingGame, a_game
from marineris.testing.turmoil import a_committee

ERA: dict[str, object] = {"corporate_era": True}


def choice(game: TerraformingGame) -> str:
    """What the greedy bot does now."""
    seat = game.to_act[0]
    return game.move_name(ask(make_bot("greedy", 1), game, seat, random.Random(1)))


def test_it_beats_the_random_bot_in_a_human_number_of_generations() -> None:
    outcomes = [play_match(Match("terraforming", ("greedy", "random"), s, ERA)) for s in range(6)]
    assert all(outcome.result[0]["rank"] == 1 for outcome in outcomes)
    assert all(9 <= outcome.length <= 17 for outcome in outcomes)


def test_two_of_them_end_a_game_in_a_human_number_of_generations() -> None:
    outcomes = [play_match(Match("terraforming", ("greedy",) * 2, s, ERA)) for s in range(4)]
    assert all(9 <= outcome.length <= 17 for outcome in outcomes)
    assert all(row["total"] > 50 for outcome in outcomes for row in outcome.result)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"draft": True, "beginners": [0]}),
        (3, {"corporate_era": True, "draft": True, "unplaceable_tile": "forbid"}),
        (5, {"corporate_era": True, "wasteful_payment": True}),
    ],
)
def test_it_plays_at_any_table(players: int, options: dict[str, object]) -> None:
    outcome = play_match(Match("terraforming", ("greedy",) * players, 11, options))
    assert outcome.fault == ""


def test_every_kind_of_effect_that_a_card_uses_has_a_worth() -> None:
    known = {kind.__name__ for kind in KINDS}
    used = {word.kind for word in vocabulary() if word.family == "effect"}
    assert used <= known
    assert FAMILIES["effect"] is Effect


def test_it_attacks_a_rival_and_not_itself() -> None:
    game = a_game(
        hand=["asteroid"],
        stock={"megacredits": 14, "plants": 3},
        rivals=[Seat(stock={"plants": 3})],
        generation=8,
    )
    game.play(0, "play asteroid")
    assert choice(game) == "seat 1"


def test_it_lowers_the_production_of_a_rival_and_not_its_own() -> None:
    game = a_game(
        oxygen=7,
        hand=["small_animals"],
        stock={"megacredits": 6},
        production={"plants": 2},
        rivals=[Seat(production={"plants": 2})],
    )
    game.play(0, "play small_animals")
    assert choice(game) == "seat 1"


def test_it_claims_a_milestone_that_it_has_reached() -> None:
    game = a_game(rating=35, stock={"megacredits": 9}, generation=9, oxygen=8)
    assert choice(game) == "milestone terraformer"


def test_it_passes_rather_than_pay_for_nothing() -> None:
    game = a_game(temperature=8, oxygen=14, oceans=9, stock={"heat": 8, "megacredits": 3})
    assert choice(game) == "pass"


def test_it_converts_heat_while_that_warms_mars() -> None:
    assert choice(a_game(stock={"heat": 8})) == "convert heat"


def test_it_pays_with_metal_without_overpaying() -> None:
    game = a_game(hand=["mine"], stock={"megacredits": 10, "steel": 9})
    game.play(0, "play mine")
    assert choice(game) == "amount 2"


def test_it_puts_a_greenery_beside_its_own_city() -> None:
    game = a_game(tiles={"40": "city"}, stock={"plants": 8})
    game.play(0, "convert plants")
    beside = {game.state.map.spaces[near].number for near in game.state.map.neighbours[39]}
    assert choice(game).removeprefix("space ") in beside


def test_it_buys_nothing_that_comes_too_late() -> None:
    late = a_game(temperature=8, oxygen=14, oceans=9)
    early = a_game()
    for game, sign in ((early, 1), (late, -1)):
        appraiser = Appraiser(game.state, 0, prices_of(game.state))
        assert sign * appraiser.surplus(INDEX["sponsors"]) > 0


def test_money_is_worth_less_the_later_it_is() -> None:
    prices = [money_price(left) for left in (12, 8, 4, 2, 1.5, 1)]
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] < 0.01


def test_a_later_moment_prices_production_lower() -> None:
    early, late = prices_of(a_game().state), prices_of(a_game(oxygen=12, temperature=4).state)
    for what in range(resource.COUNT):
        assert early.production[what] > late.production[what]
    assert early.left > late.left


def test_the_horizon_ends_with_the_game() -> None:
    done = a_game(temperature=8, oxygen=14, oceans=9).state
    assert steps_left(done) == 0
    assert horizon(done) == 1
    assert steps_left(a_game().state) == 19 + 14 + 9


def test_it_says_so_when_it_does_not_know_a_game() -> None:
    import marineris

    game = marineris.new("mars2049", players=2, seed=1)
    with pytest.raises(MarinerisError, match="does not know the game"):
        GreedyBot().choose(game, game.to_act[0])


def test_it_lobbies_with_the_free_delegate() -> None:
    game = a_committee(parties={"reds": {1: 1}, "unity": {"neutral": 1}})
    assert choice(game).startswith("lobby ")


def test_it_takes_the_lead_of_the_dominant_party_where_it_can() -> None:
    game = a_committee(
        parties={"unity": {"neutral": 2, 0: 2}, "reds": {1: 2}}, dominant="unity", generation=4
    )
    assert choice(game) == "lobby unity"


def test_it_spends_no_money_on_delegates_that_bring_nothing() -> None:
    game = a_committee(
        parties={"reds": {1: 4}},
        lobby=[1],
        stock={"megacredits": 5},
        temperature=8,
        oxygen=14,
        oceans=8,
        generation=9,
    )
    game.play(0, "lobby unity")
    assert not choice(game).startswith("lobby ")


def test_it_gives_up_what_it_misses_least() -> None:
    game = a_committee(hand=["land_claim", "mine", "virus"], current="paradigm_breakdown")
    game.play(0, "pass")
    game.play(1, "pass")
    assert game.decision(0)["question"] == "DiscardCards"  # type: ignore[index]
    while game.decision(0)["question"] == "DiscardCards":  # type: ignore[index]
        game.play(0, choice(game))
    assert game.view(0)["own"]["hand"] == ["mine"]


@pytest.mark.parametrize("players", [1, 3])
def test_it_plays_with_a_committee(players: int) -> None:
    options: dict[str, object] = {"corporate_era": True, "turmoil": True}
    outcome = play_match(Match("terraforming", ("greedy",) * players, 4, options))
    assert outcome.fault == ""
    assert sum(row["points"]["committee"] for row in outcome.result) > 0


def test_it_beats_the_random_bot_with_a_committee_too() -> None:
    options: dict[str, object] = {"corporate_era": True, "turmoil": True}
    outcomes = [
        play_match(Match("terraforming", ("greedy", "random"), s, options)) for s in range(4)
    ]
    assert all(outcome.result[0]["rank"] == 1 for outcome in outcomes)
