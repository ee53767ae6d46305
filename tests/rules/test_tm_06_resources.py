"""TM-6: the six resources, production, and what each resource pays for."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

SIX = ["megacredits", "steel", "titanium", "plants", "energy", "heat"]
ALONE = [Seat(has_passed=True)]


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def test_six_resources_each_have_a_stock_and_a_production() -> None:
    """TM-6.1: every one is produced into its own stock."""
    production = {name: n + 1 for n, name in enumerate(SIX)}
    game = a_game(production=production, rating=0)
    seen = game.view()["players"][0]
    assert (seen["stock"], seen["production"]) == ([0] * 6, [1, 2, 3, 4, 5, 6])
    answer(game, "pass", "pass")
    assert game.view()["players"][0]["stock"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        ("mineral_deposit", {"0 steel": 5}),
        ("mine", {"0 steel production": 1}),
        ("imported_ghg", {"0 heat": 3, "0 heat production": 1}),
    ],
)
def test_a_symbol_is_stock_and_on_a_brown_box_production(
    card: str, changed: dict[str, int]
) -> None:
    """TM-6.1"""
    assert play_card(a_game(), card) == changed


@pytest.mark.parametrize("before", [9, 19, 99])
def test_production_has_no_upper_limit(before: int) -> None:
    """TM-6.2: it grows beyond 10 and beyond any multiple of 10."""
    game = a_game(production={"heat": before}, rivals=ALONE)
    assert play_card(game, "black_polar_dust", "space 07")["0 heat production"] == 3
    assert do(game, "end", "pass")["0 heat"] == before + 3


def test_money_production_may_fall_to_minus_5() -> None:
    """TM-6.3: and no further."""
    game = a_game(production={"megacredits": -4}, rivals=ALONE)
    assert play_card(game, "peroxide_power")["0 megacredits production"] == -1
    assert play_card(game, "mine") == {"0 steel production": 1}
    game = a_game(production={"megacredits": -5}, hand=["peroxide_power"], stock={"megacredits": 9})
    assert refusal(game, "play peroxide_power") == [("production-too-low", "TM-11.A2")]


@pytest.mark.parametrize(
    ("resource", "card"),
    [("energy", "ghg_factories"), ("plants", "food_factory"), ("heat", "tropical_resort")],
)
def test_other_productions_never_fall_below_0(resource: str, card: str) -> None:
    """TM-6.3: a card that lowers them needs enough."""
    rich = {"megacredits": 50}
    need = 2 if card == "tropical_resort" else 1
    short = a_game(production={resource: need - 1}, hand=[card], stock=rich)
    assert refusal(short, f"play {card}") == [("production-too-low", "TM-11.A2")]
    enough = a_game(production={resource: need}, hand=[card], stock=rich)
    answer(enough, f"play {card}")
    assert enough.view()["players"][0]["production"][SIX.index(resource)] == 0


@pytest.mark.parametrize(("production", "income"), [(0, 20), (7, 27), (-3, 17), (-5, 15)])
def test_money_income_is_rating_plus_production(production: int, income: int) -> None:
    """TM-6.4"""
    game = a_game(production={"megacredits": production})
    assert do(game, "pass", "pass")["0 megacredits"] == income


@pytest.mark.parametrize("stock", [0, 3, 10])
def test_income_stops_at_0(stock: int) -> None:
    """TM-6.4: TR 3 and a M€ production of −5 bring nothing, and take nothing from the stock."""
    game = a_game(rating=3, production={"megacredits": -5}, stock={"megacredits": stock})
    do(game, "pass", "pass")
    assert game.state.stock[0] == stock


@pytest.mark.parametrize(
    ("moves", "price"),
    [
        (["play mine"], 4),
        (["project power_plant"], 11),
        (["milestone terraformer"], 8),
        (["award miner"], 8),
        (["use space_mirrors"], 7),
    ],
)
def test_money_pays_for_everything(moves: list[str], price: int) -> None:
    """TM-6.5: cards, projects, milestones, awards, actions."""
    game = a_game(stock={"megacredits": price}, hand=["mine"], rating=35, tableau=["space_mirrors"])
    assert do(game, *moves)["0 megacredits"] == -price


def test_money_pays_for_cards_bought() -> None:
    """TM-6.5: 3 M€ each in the research phase."""
    game = a_game(rating=5, deck=["mine", "moss", "trees", "algae"])
    answer(game, "pass", "pass")
    assert do(game, "card mine", "done", "done") == {"0 megacredits": -3, "0 hand": 1}


def test_without_money_nothing_can_be_paid() -> None:
    """TM-6.5: each refusal names the price."""
    game = a_game(hand=["mine"], rating=35, tableau=["space_mirrors"])
    assert refusal(game, "play mine") == [("card-too-dear", "TM-11.A3")]
    assert refusal(game, "project power_plant") == [("money-too-low", "TM-11.B1")]
    assert refusal(game, "milestone terraformer") == [("money-too-low", "TM-11.C1")]
    assert refusal(game, "award miner") == [("money-too-low", "TM-11.D1")]
    assert refusal(game, "use space_mirrors") == [("money-too-low", "TM-6.5")]
    [reason] = game.why_not(0, "project power_plant")
    assert reason.facts == {"need": 11, "have": 0}


@pytest.mark.parametrize(
    ("card", "metal", "value"), [("strip_mine", "steel", 2), ("soletta", "titanium", 3)]
)
def test_metal_pays_for_cards_with_its_tag(card: str, metal: str, value: int) -> None:
    """TM-6.6: steel 2 M€ for building cards, titanium 3 M€ for space cards, mixed with M€."""
    game = a_game(
        hand=[card], stock={metal: 3, "megacredits": 50}, production={"energy": 2}, rivals=ALONE
    )
    cost = {"strip_mine": 25, "soletta": 35}[card]
    answer(game, f"play {card}")
    assert offered(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    changed = do(game, "amount 2")
    assert (changed[f"0 {metal}"], changed["0 megacredits"]) == (-2, 2 * value - cost)


@pytest.mark.parametrize(
    ("card", "metal"),
    [("soletta", "steel"), ("strip_mine", "titanium"), ("trees", "steel"), ("trees", "titanium")],
)
def test_metal_pays_for_no_other_card(card: str, metal: str) -> None:
    """TM-6.6: a hundred units of the wrong metal do not help."""
    game = a_game(hand=[card], stock={metal: 100}, production={"energy": 2}, temperature=0)
    assert refusal(game, f"play {card}") == [("card-too-dear", "TM-11.A3")]
    [reason] = game.why_not(0, f"play {card}")
    assert reason.facts["have"] == 0


def test_metal_gives_no_change() -> None:
    """TM-6.6: 4 titanium for a card of 10 M€, 2 M€ are lost."""
    game = a_game(hand=["satellites"], stock={"titanium": 4, "megacredits": 1})
    answer(game, "play satellites")
    changed = do(game, "amount 4")
    assert changed["0 titanium"] == -4
    assert "0 megacredits" not in changed


def test_effects_change_the_value_of_metal() -> None:
    """TM-6.6: for PhoboLog titanium is worth 4 M€."""
    game = a_game(corporation="phobolog", hand=["vesta_shipyard"], stock={"titanium": 3})
    assert refusal(game, "play vesta_shipyard") == [("card-too-dear", "TM-11.A3")]
    [reason] = game.why_not(0, "play vesta_shipyard")
    assert reason.facts == {"need": 15, "have": 12}


def test_a_card_with_both_tags_takes_both_metals() -> None:
    """TM-6.7: Space Elevator for 27 M€: 3 titanium, 4 steel and 10 M€."""
    game = a_game(
        hand=["space_elevator"], stock={"titanium": 3, "steel": 4, "megacredits": 10}, rivals=ALONE
    )
    changed = do(game, "play space_elevator")
    assert changed["0 titanium"] == -3
    assert changed["0 steel"] == -4
    assert changed["0 megacredits"] == -10


def test_metals_pay_for_nothing_but_cards() -> None:
    """TM-6.7: not for projects, milestones, awards or card actions."""
    game = a_game(stock={"steel": 99, "titanium": 99}, rating=35, tableau=["space_mirrors"])
    assert offered(game) == ["pass"]


def test_metals_do_not_buy_cards() -> None:
    """TM-6.7: with 2 M€ and any amount of metal no card is bought."""
    game = a_game(rating=2, stock={"steel": 99, "titanium": 99})
    answer(game, "pass", "pass")
    assert [game.move_name(move) for move in game.legal_moves(0)] == ["done"]


def test_a_payment_names_the_card_that_it_is_for() -> None:
    """TM-6.6: whoever comes back in the middle of it still sees what is paid."""
    rich = {"megacredits": 30, "titanium": 2, "heat": 9}
    game = a_game(corporation="helion", hand=["asteroid"], stock=rich)
    answer(game, "play asteroid")
    for _ in ("titanium", "heat"):
        assert payment(game)["card"] == "asteroid"
        answer(game, "amount 1")
    game = a_game(corporation="helion", stock=rich)
    answer(game, "project asteroid")
    assert "card" not in payment(game)


def payment(game: TerraformingGame) -> dict[str, Any]:
    asked = game.decision(0)
    assert asked is not None
    assert asked["question"] == "Pay"
    return asked


def test_metal_pays_for_an_action_that_says_so() -> None:
    """TM-6.7: Aquifer Pumping takes steel for its 8 M€."""
    game = a_game(tableau=["aquifer_pumping"], stock={"steel": 4})
    assert do(game, "use aquifer_pumping", "space 07")["0 steel"] == -4


def test_plants_heat_and_energy() -> None:
    """TM-6.8: 8 plants a greenery, 8 heat a step of temperature; 7 are not enough."""
    game = a_game(stock={"plants": 8, "heat": 8}, rivals=ALONE)
    assert do(game, "convert plants", "space 17") == {
        "0 plants": -8,
        "space 17": "greenery of 0",
        "oxygen": 1,
        "0 rating": 1,
    }
    assert do(game, "convert heat") == {"0 heat": -8, "temperature": 2, "0 rating": 1}
    short = a_game(stock={"plants": 7, "heat": 7})
    assert refusal(short, "convert plants") == [("stock-too-low", "TM-11.F")]
    assert refusal(short, "convert heat") == [("stock-too-low", "TM-11.G")]


def test_unspent_energy_becomes_heat_before_anything_is_produced() -> None:
    """TM-6.8: the energy just produced stays energy."""
    game = a_game(stock={"energy": 5, "heat": 1}, production={"energy": 2, "heat": 3})
    answer(game, "pass", "pass")
    stock = dict(zip(SIX, game.view()["players"][0]["stock"], strict=True))
    assert (stock["energy"], stock["heat"]) == (2, 1 + 5 + 3)


def test_energy_is_spent_by_cards() -> None:
    """TM-6.8: Ironworks takes 4."""
    game = a_game(tableau=["ironworks"], stock={"energy": 4})
    assert do(game, "use ironworks") == {
        "0 energy": -4,
        "0 steel": 1,
        "oxygen": 1,
        "0 rating": 1,
    }
    short = a_game(tableau=["ironworks"], stock={"energy": 3})
    assert refusal(short, "use ironworks") == [("stock-too-low", "TM-8.4")]


def test_other_resources_lie_on_the_card_that_makes_them() -> None:
    """TM-6.9: and give points there."""
    game = a_game(tableau=["tardigrades"])
    assert do(game, "use tardigrades") == {"0 on tardigrades": 1}
    rich = a_game(tableau={"livestock": 3})
    assert rich.result()[0]["points"]["cards"] == 3


def test_resources_for_another_card_need_one_of_their_kind() -> None:
    """TM-6.9: microbes go to microbe cards, animals to animal cards."""
    game = a_game(tableau=["tardigrades", "ants", "livestock", "security_fleet"])
    play_card(game, "imported_nitrogen")
    assert offered(game) == ["card ants", "card tardigrades"]
    assert do(game, "card ants") == {"0 on ants": 3, "0 on livestock": 2}
