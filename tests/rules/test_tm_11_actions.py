"""TM-11.A, B, E, F, G: playing cards, standard projects, card actions, conversions."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 200}


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def full_land() -> dict[str, tuple[str, int]]:
    """No hex of land is free."""
    reserved = {4, 6, 7, 13, 28, 31, 32, 33, 34, 43, 44, 45, 63}
    return {f"{n:02}": ("greenery", 1) for n in range(3, 64) if n not in reserved}


def test_a_card_needs_its_requirement_and_all_its_effects() -> None:
    """TM-11.A1: every fault is named: price, requirement, production."""
    game = a_game(hand=["livestock"])
    assert refusal(game, "play livestock") == [
        ("card-too-dear", "TM-11.A3"),
        ("parameter-too-low", "TM-7.6"),
        ("production-too-low", "TM-11.A2"),
    ]
    assert refusal(game, "play mine") == [("not-in-hand", "TM-11.A1")]


@pytest.mark.parametrize(
    ("position", "card", "changed"),
    [
        ({"temperature": 8}, "deep_well_heating", {"0 energy production": 1}),
        ({"oceans": 9}, "subterranean_reservoir", {}),
        ({}, "imported_nitrogen", {"0 plants": 4, "0 rating": 1}),
        ({}, "asteroid", {"0 titanium": 2, "temperature": 2, "0 rating": 1}),
        ({"tiles": full_land()}, "nuclear_zone", {"temperature": 4, "0 rating": 2}),
    ],
    ids=[
        "a: parameter at its goal",
        "a: oceans",
        "b: no microbe card",
        "c: nothing",
        "d: no place",
    ],
)
def test_effects_that_do_not_stop_a_card(
    position: dict[str, Any], card: str, changed: dict[str, Any]
) -> None:
    """TM-11.A1: the four exceptions; all other effects are resolved as usual."""
    assert play_card(a_game(**position), card) == changed


def test_red_outlined_removal_may_be_declined() -> None:
    """TM-11.A1: c), although a rival has plants."""
    game = a_game(rivals=[Seat(stock={"plants": 5})])
    assert "1 plants" not in play_card(game, "asteroid", "done")


@pytest.mark.parametrize("card", ["nuclear_zone", "plantation", "cupola_city"])
def test_with_forbid_a_tile_without_a_place_stops_the_card(card: str) -> None:
    """TM-11.A1: d) with `unplaceable_tile="forbid"`: specials, greeneries and cities."""
    position: dict[str, Any] = {
        "tiles": full_land(),
        "hand": [card],
        "tableau": ["research"],
        "stock": RICH,
        "production": {"energy": 1},
    }
    assert refusal(a_game(**position), f"play {card}") == []
    game = a_game(**position, options={"unplaceable_tile": "forbid"})
    assert refusal(game, f"play {card}") == [("no-place", "TM-5.9")]


@pytest.mark.parametrize("card", ["subterranean_reservoir", "artificial_lake"])
def test_with_forbid_a_card_with_an_ocean_may_still_be_played(card: str) -> None:
    """TM-11.A1: d) `forbid` concerns tiles other than oceans."""
    game = a_game(
        temperature=0,
        oceans=9,
        tiles=full_land(),
        hand=[card],
        stock=RICH,
        options={"unplaceable_tile": "forbid"},
    )
    assert refusal(game, f"play {card}") == []


@pytest.mark.parametrize(
    ("production", "card"),
    [
        ({"energy": 1}, "capital"),
        ({"megacredits": -4}, "lunar_beam"),
        ({"energy": 3}, "magnetic_field_generators"),
    ],
)
def test_own_decreases_need_enough_production(production: dict[str, int], card: str) -> None:
    """TM-11.A2: the result must be at least 0, for M€ at least −5."""
    short = a_game(oceans=4, production=production, hand=[card], stock=RICH)
    assert refusal(short, f"play {card}") == [("production-too-low", "TM-11.A2")]
    one_more = {name: amount + 1 for name, amount in production.items()}
    enough = a_game(oceans=4, production=one_more, hand=[card], stock=RICH)
    assert refusal(enough, f"play {card}") == []


def test_the_cost_is_paid_in_money_or_metal() -> None:
    """TM-11.A3: printed cost less discounts."""
    game = a_game(hand=["mine"], stock={"megacredits": 4})
    assert do(game, "play mine")["0 megacredits"] == -4
    dear = a_game(hand=["mine"], stock={"megacredits": 1, "steel": 1})
    assert refusal(dear, "play mine") == [("card-too-dear", "TM-11.A3")]
    [reason] = dear.why_not(0, "play mine")
    assert reason.facts == {"need": 4, "have": 3}


def test_a_cost_never_falls_below_0() -> None:
    """TM-11.A3: a card of 1 M€ for 8 less is free, no M€ come back."""
    game = a_game(hand=["indentured_workers", "sabotage"], stock={"megacredits": 5})
    answer(game, "play indentured_workers")
    assert "0 megacredits" not in do(game, "play sabotage")


def test_the_player_puts_effects_with_choices_in_order() -> None:
    """TM-11.A4: Comet: first the ocean or first the plants."""
    for first, then in (
        ("choose 1", ["space 07", "seat 1", "amount 1"]),
        ("choose 2", ["seat 1", "amount 1", "space 07"]),
    ):
        game = a_game(rivals=[Seat(stock={"plants": 2})])
        play_card(game, "comet")
        assert offered(game) == ["choose 1", "choose 2"]
        assert [reason.code for reason in game.why_not(0, "choose 3")] == ["not-offered"]
        assert do(game, first, *then)["1 plants"] == -1


def test_gains_and_raises_come_first() -> None:
    """TM-11.A4: before the first question of Comet the temperature has risen."""
    game = a_game(rivals=[Seat(stock={"plants": 2})])
    assert play_card(game, "comet") == {"temperature": 2, "0 rating": 1}


def test_an_ocean_won_on_the_way_is_put_in_order_too() -> None:
    """TM-11.A4: Nuclear Zone reaches 0 °C: the ocean and the tile wait for the player."""
    game = a_game(temperature=-4)
    play_card(game, "nuclear_zone")
    assert offered(game) == ["choose 1", "choose 2"]
    ocean_first = []
    for choice in ("choose 1", "choose 2"):
        twin = game.copy()
        answer(twin, choice)
        ocean_first.append("space 07" in offered(twin))
    assert sorted(ocean_first) == [False, True]


def test_nothing_is_asked_where_only_one_effect_can_do_anything() -> None:
    """TM-11.A4: without plants anywhere Comet asks for its ocean at once."""
    game = a_game()
    play_card(game, "comet")
    assert "space 07" in offered(game)


def test_compulsory_losses_come_last() -> None:
    """TM-11.A4: Local Heat Trapping asks for its gain first and takes the heat afterwards."""
    game = a_game(stock={"heat": 5}, tableau=["livestock"])
    assert play_card(game, "local_heat_trapping") == {}
    assert do(game, "choose 1") == {"0 plants": 4, "0 heat": -5}


def test_victory_points_wait_for_the_end() -> None:
    """TM-11.A5: playing a card with VP changes nothing but the score to come."""
    game = a_game(oxygen=7, rivals=ALONE)
    assert play_card(game, "breathing_filters") == {}
    assert play_card(game, "trans_neptune_probe") == {}
    assert game.result()[0]["points"]["cards"] == 2 + 1


@pytest.mark.parametrize(
    ("card", "place"), [("mine", "tableau"), ("tardigrades", "tableau"), ("virus", "events")]
)
def test_a_played_card_leaves_the_hand_for_its_place(card: str, place: str) -> None:
    """TM-11.A6"""
    game = a_game(hand=[card], stock=RICH)
    assert do(game, f"play {card}")["0 hand"] == -1
    assert game.view()["players"][0][place][-1] == card
    assert game.view()["discards"] == 0


def test_discounts_come_from_cards_in_play() -> None:
    """TM-11.A7: Space Station makes space cards 2 M€ cheaper, itself and others not."""
    game = a_game(hand=["space_station", "satellites", "mine"], stock=RICH, rivals=ALONE)
    assert do(game, "play space_station")["0 megacredits"] == -10
    assert do(game, "play satellites")["0 megacredits"] == -10 + 2
    assert do(game, "play mine")["0 megacredits"] == -4


def test_changed_values_come_from_cards_in_play() -> None:
    """TM-11.A7: Advanced Alloys makes steel worth 3 M€."""
    game = a_game(hand=["medical_lab"], tableau=["advanced_alloys"], stock={"steel": 5})
    assert do(game, "play medical_lab")["0 steel"] == -5


@pytest.mark.parametrize(
    ("moves", "changed"),
    [
        (["project power_plant"], {"0 megacredits": -11, "0 energy production": 1}),
        (["project asteroid"], {"0 megacredits": -14, "temperature": 2, "0 rating": 1}),
        (
            ["project aquifer", "space 44"],
            {"0 megacredits": -18, "oceans": 1, "0 rating": 1, "0 plants": 1, "space 44": "ocean"},
        ),
        (
            ["project greenery", "space 53"],
            {
                "0 megacredits": -23,
                "oxygen": 1,
                "0 rating": 1,
                "0 steel": 2,
                "space 53": "greenery of 0",
            },
        ),
        (
            ["project city", "space 58"],
            {
                "0 megacredits": -25,
                "0 megacredits production": 1,
                "0 titanium": 1,
                "space 58": "city of 0",
            },
        ),
    ],
)
def test_standard_projects(moves: list[str], changed: dict[str, Any]) -> None:
    """TM-11.B1: price and effect of each; they are there for everyone."""
    assert do(a_game(stock=RICH), *moves) == changed
    for_the_other = do(a_game(active=1, rivals=[Seat(stock=RICH)]), *moves)
    assert for_the_other["1 megacredits"] == changed["0 megacredits"]


def test_selling_patents_is_one_action_for_any_number_of_cards() -> None:
    """TM-11.B1: +1 M€ each."""
    game = a_game(hand=["algae", "trees", "moss"])
    assert do(game, "project sell_patents", "card algae", "card moss", "done") == {
        "0 hand": -2,
        "0 megacredits": 2,
    }
    assert game.to_act == [0]
    assert "end" in offered(game)
    assert game.view(0)["own"]["hand"] == ["trees"]


def test_projects_can_be_repeated() -> None:
    """TM-11.B1: each any number of times in a generation."""
    game = a_game(stock=RICH, rivals=ALONE)
    for _ in range(5):
        assert do(game, "project asteroid")["temperature"] == 2


@pytest.mark.parametrize(
    ("project", "price"),
    [("power_plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)],
)
def test_projects_must_be_paid(project: str, price: int) -> None:
    """TM-11.B1: one M€ less is not enough."""
    poor = a_game(stock={"megacredits": price - 1})
    assert refusal(poor, f"project {project}") == [("money-too-low", "TM-11.B1")]
    assert refusal(a_game(stock={"megacredits": price}), f"project {project}") == []


def test_selling_patents_needs_a_card() -> None:
    """TM-11.B2: an empty hand sells nothing, and at least one card goes."""
    assert refusal(a_game(), "project sell_patents") == [("no-cards", "TM-11.B2")]
    game = a_game(hand=["algae", "moss"])
    answer(game, "project sell_patents")
    assert offered(game) == ["card algae", "card moss"]


@pytest.mark.parametrize(
    ("position", "move", "changed"),
    [
        ({"temperature": 8}, "project asteroid", {"0 megacredits": -14}),
        ({"oceans": 9}, "project aquifer", {"0 megacredits": -18}),
        ({"temperature": 8}, "convert heat", {"0 heat": -8}),
    ],
)
def test_an_action_without_effect_is_legal(
    position: dict[str, Any], move: str, changed: dict[str, int]
) -> None:
    """TM-11.B3: it costs and counts as an action."""
    game = a_game(**position, stock={**RICH, "heat": 8})
    assert do(game, move) == changed
    assert "end" in offered(game)


@pytest.mark.parametrize("project", ["greenery", "city"])
def test_greenery_and_city_need_a_hex(project: str) -> None:
    """TM-11.B4: unlike a card, the project is refused without one."""
    game = a_game(tiles=full_land(), stock=RICH)
    assert refusal(game, f"project {project}") == [("no-place", "TM-11.B4")]


def test_a_city_project_needs_a_hex_away_from_cities() -> None:
    """TM-11.B4: the only free hex lies next to a city."""
    tiles = {**full_land(), "17": ("city", 1)}
    del tiles["18"]
    game = a_game(tiles=tiles, stock=RICH)
    assert "project city" not in offered(game)
    assert refusal(game, "project greenery") == []


def test_projects_are_no_cards() -> None:
    """TM-11.B5: no tags, metals or discounts."""
    game = a_game(
        tableau=["earth_catapult", "space_station", "media_group", "optimal_aerobraking"],
        stock={**RICH, "steel": 50, "titanium": 50},
    )
    assert do(game, "project asteroid") == {
        "0 megacredits": -14,
        "temperature": 2,
        "0 rating": 1,
    }
    assert game.view()["players"][0]["tags"] == {"earth": 2, "space": 2}


def test_an_effect_may_name_a_project() -> None:
    """TM-11.B5: ThorGate builds power plants for 8 M€ and asteroids for 14."""
    game = a_game(corporation="thorgate", stock=RICH)
    assert do(game, "project power_plant")["0 megacredits"] == -8
    assert do(game, "project asteroid")["0 megacredits"] == -14


def test_an_action_belongs_to_a_card_in_play() -> None:
    """TM-11.E1: of a blue card or the corporation, once per generation each."""
    game = a_game(
        corporation="united_nations_mars_initiative",
        tableau=["tardigrades", "martian_rails", "mine"],
        hand=["regolith_eaters"],
        stock={**RICH, "energy": 1},
        rivals=ALONE,
    )
    answer(game, "project asteroid")
    for move in ("use tardigrades", "use martian_rails", "use united_nations_mars_initiative"):
        answer(game, move)
        assert refusal(game, move)[0] == ("action-used", "TM-11.E1")
    for card in ("mine", "regolith_eaters", "livestock"):
        assert refusal(game, f"use {card}") == [("no-such-action", "TM-11.E1")]


def test_the_left_of_the_arrow_is_paid_first() -> None:
    """TM-11.E2: Water Splitting Plant takes 3 energy; the card is marked."""
    game = a_game(tableau=["water_splitting_plant"], stock={"energy": 3}, log=True)
    answer(game, "use water_splitting_plant")
    told = [event["event"] for event in game.events()]
    assert told.index("StockChanged") < told.index("ParameterRaised")
    assert game.view()["players"][0]["used"] == ["water_splitting_plant"]


@pytest.mark.parametrize(
    ("tableau", "code"),
    [
        (["water_splitting_plant"], ("stock-too-low", "TM-8.4")),
        (["equatorial_magnetizer"], ("production-too-low", "TM-11.A2")),
        (["restricted_area"], ("money-too-low", "TM-6.5")),
        (["predators"], ("no-cube-to-take", "TM-11.E2")),
        (["electro_catapult"], ("nothing-to-choose", "TM-11.E2")),
        (["power_infrastructure"], ("stock-too-low", "TM-8.4")),
    ],
)
def test_an_action_that_cannot_be_paid_is_refused(
    tableau: list[str], code: tuple[str, str]
) -> None:
    """TM-11.E2: the left side must be payable."""
    assert refusal(a_game(tableau=tableau), f"use {tableau[0]}") == [code]


def test_a_condition_left_of_the_arrow_must_hold() -> None:
    """TM-11.E2: United Nations Mars Initiative needs a raised rating."""
    game = a_game(corporation="united_nations_mars_initiative", stock=RICH)
    move = "use united_nations_mars_initiative"
    assert refusal(game, move) == [("rating-not-raised", "TM-C16")]


def test_what_cannot_be_spent_from_a_card_is_not_offered() -> None:
    """TM-11.E2: Regolith Eaters with one microbe can only add; with two it may choose."""
    assert do(a_game(tableau={"regolith_eaters": 1}), "use regolith_eaters") == {
        "0 on regolith_eaters": 1
    }
    game = a_game(tableau={"regolith_eaters": 2})
    assert do(game, "use regolith_eaters", "choose 1") == {
        "0 on regolith_eaters": -2,
        "oxygen": 1,
        "0 rating": 1,
    }


def test_markers_leave_the_cards_in_the_production_phase() -> None:
    """TM-11.E3"""
    game = a_game(tableau=["tardigrades"], used=["tardigrades"])
    assert refusal(game, "use tardigrades") == [("action-used", "TM-11.E1")]
    answer(game, "pass", "pass", "done", "done", "pass")
    assert do(game, "use tardigrades") == {"0 on tardigrades": 1}


def test_a_card_just_played_may_be_used_at_once() -> None:
    """TM-11.E4"""
    game = a_game()
    play_card(game, "tardigrades")
    assert do(game, "use tardigrades") == {"0 on tardigrades": 1}


def test_eight_plants_become_a_greenery() -> None:
    """TM-11.F: with oxygen, TR and the hex's bonus, placed like any greenery."""
    game = a_game(tiles={"54": "city"}, stock={"plants": 9})
    answer(game, "convert plants")
    assert offered(game) == [f"space {n}" for n in ("47", "48", "53", "55", "59", "60")]
    assert do(game, "space 53") == {
        "space 53": "greenery of 0",
        "0 steel": 2,
        "oxygen": 1,
        "0 rating": 1,
    }
    assert game.view()["players"][0]["stock"][3] == 1


def test_plants_need_a_hex_and_need_to_be_eight() -> None:
    """TM-11.F: without one the plants stay."""
    full = a_game(tiles=full_land(), stock={"plants": 8})
    assert refusal(full, "convert plants") == [("no-place", "TM-11.F")]
    assert refusal(a_game(stock={"plants": 7}), "convert plants") == [("stock-too-low", "TM-11.F")]


def test_eight_heat_become_a_step_of_temperature() -> None:
    """TM-11.G: and 1 TR; twice if there are 16."""
    game = a_game(stock={"heat": 17})
    changed = {"0 heat": -8, "temperature": 2, "0 rating": 1}
    assert do(game, "convert heat") == changed
    assert do(game, "convert heat") == changed
    short = a_game(stock={"heat": 7})
    assert refusal(short, "convert heat") == [("stock-too-low", "TM-11.G")]
