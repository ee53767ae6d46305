"""The corporations that change what things cost or what one may pay with."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card


def offered(game: TerraformingGame, seat: int = 0) -> list[str]:
    asked = game.decision(seat)
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


# --------------------------------------------------------------------- CrediCor


@pytest.mark.parametrize(
    ("moves", "money"),
    [
        (["project city", "space 10"], -21),
        (["project greenery", "space 10"], -19),
        (["project aquifer", "space 07"], -18),
        (["project asteroid"], -14),
        (["play mohole_area", "space 07"], -16),  # 20 M€
        (["play callisto_penal_mines"], -20),  # 24 M€
        (["play underground_city", "space 10"], -18),
        (["award miner"], -20),  # the third award
        (["milestone terraformer"], -8),
    ],
)
def test_credicor_gets_4_back_from_20(moves: list[str], money: int) -> None:
    """TM-C7: for cards and standard projects, not for anything else."""
    game = a_game(
        corporation="credicor",
        stock={"megacredits": 30},
        production={"energy": 2},
        rating=35,
        awards={"landlord": 1, "banker": 1},
        hand=["mohole_area", "callisto_penal_mines", "underground_city"],
    )
    assert do(game, *moves)["0 megacredits"] == money


def test_credicor_looks_at_the_printed_cost() -> None:
    """TM-C7: whatever was really paid, by discount or in steel."""
    cheaper = a_game(
        corporation="credicor",
        tableau=["earth_catapult"],
        hand=["mohole_area"],
        stock={"megacredits": 18},
    )
    assert do(cheaper, "play mohole_area", "space 07")["0 megacredits"] == 4 - 18
    steel = a_game(corporation="credicor", hand=["mohole_area"], stock={"steel": 10})
    paid = do(steel, "play mohole_area", "space 07")
    assert (paid["0 steel"], paid["0 megacredits"]) == (-10, 4)
    assert play_card(a_game(corporation="credicor"), "callisto_penal_mines") == {
        "0 megacredits": 4,
        "0 megacredits production": 3,
    }


def test_credicor_cannot_pay_with_what_comes_back() -> None:
    """TM-C7: it comes after the payment."""
    game = a_game(corporation="credicor", hand=["mohole_area"], stock={"megacredits": 19})
    too_dear = Reason("card-too-dear", "TM-11.A3", {"need": 20, "have": 19})
    assert game.why_not(0, "play mohole_area") == [too_dear]


def test_credicor_gets_nothing_for_what_others_pay() -> None:
    """TM-C7"""
    rival = Seat(stock={"megacredits": 25})
    game = a_game(corporation="credicor", rivals=[rival], active=1)
    assert do(game, "project city", "space 10") == {
        "space 10": "city of 1",
        "1 megacredits": -25,
        "1 megacredits production": 1,
    }


def test_credicor_with_standard_technology() -> None:
    """TM-C7: 4 M€ and 3 M€."""
    game = a_game(
        corporation="credicor", tableau=["standard_technology"], stock={"megacredits": 25}
    )
    assert do(game, "project city", "space 10")["0 megacredits"] == -18


# --------------------------------------------------------------------- ThorGate, Teractor


@pytest.mark.parametrize(
    ("corporation", "move", "price"),
    [
        ("thorgate", "play geothermal_power", 8),
        ("thorgate", "play power_infrastructure", 1),
        ("thorgate", "play lunar_beam", 10),
        ("thorgate", "play fueled_generators", 0),
        ("thorgate", "play mine", 4),
        ("thorgate", "project power_plant", 8),
        ("thorgate", "project asteroid", 14),
        ("teractor", "play lunar_beam", 10),
        ("teractor", "play sponsors", 3),
        ("teractor", "play business_network", 1),
        ("teractor", "play imported_ghg", 4),
        ("teractor", "play mine", 4),
        ("teractor", "project power_plant", 11),
    ],
)
def test_what_thorgate_and_teractor_pay(corporation: str, move: str, price: int) -> None:
    """TM-C1, TM-T13, TM-11.B5: 3 M€ less for power, or Earth, tags; and ThorGate's power plant."""

    def with_money(money: int) -> TerraformingGame:
        hand = [move.removeprefix("play ")] if move.startswith("play") else []
        return a_game(corporation=corporation, hand=hand, stock={"megacredits": money})

    assert do(with_money(price), move).get("0 megacredits", 0) == -price
    if price:
        why = with_money(price - 1).why_not(0, move)
        assert [reason.facts["need"] for reason in why] == [price]


def test_their_discounts_add_to_those_of_cards() -> None:
    """TM-C1"""
    game = a_game(
        corporation="teractor",
        tableau=["earth_office", "earth_catapult"],
        hand=["acquired_company"],
        stock={"megacredits": 2},
    )
    assert do(game, "play acquired_company")["0 megacredits"] == -2


# --------------------------------------------------------------------- PhoboLog


def phobolog(titanium: int, money: int) -> TerraformingGame:
    stock = {"titanium": titanium, "megacredits": money}
    return a_game(corporation="phobolog", hand=["asteroid_mining"], stock=stock)


def test_phobolog_pays_4_with_a_titanium() -> None:
    """TM-T11, TM-T12, TM-T12b: Asteroid Mining costs 30."""
    mined = {"0 titanium production": 2, "0 hand": -1}
    assert do(phobolog(8, 0), "play asteroid_mining") == {"0 titanium": -8, **mined}
    assert do(phobolog(7, 2), "play asteroid_mining") == {
        "0 titanium": -7,
        "0 megacredits": -2,
        **mined,
    }
    too_dear = Reason("card-too-dear", "TM-11.A3", {"need": 30, "have": 29})
    assert phobolog(7, 1).why_not(0, "play asteroid_mining") == [too_dear]


def test_phobolog_may_choose_how_to_pay() -> None:
    """TM-6.6, TM-O4: at most the 8 titanium that the card needs."""
    game = phobolog(10, 30)
    answer(game, "play asteroid_mining")
    assert offered(game) == [f"amount {n}" for n in range(9)]
    assert do(game, "amount 5") == {
        "0 titanium": -5,
        "0 megacredits": -10,
        "0 titanium production": 2,
    }


# --------------------------------------------------------------------- Helion


def helion(heat: int, money: int, **more: Any) -> TerraformingGame:
    return a_game(corporation="helion", stock={"heat": heat, "megacredits": money}, **more)


def paid(heat: int, money: int) -> dict[str, int]:
    spent = {"0 heat": -heat, "0 megacredits": -money}
    return {key: value for key, value in spent.items() if value}


HELION_PAYS: list[tuple[list[str], int, dict[str, Any], dict[str, Any]]] = [
    (["play research"], 11, {"hand": ["research"]}, {"0 hand": 1}),
    (["project power_plant"], 11, {}, {"0 energy production": 1}),
    (["project asteroid"], 14, {}, {"temperature": 2, "0 rating": 1}),
    (["milestone terraformer"], 8, {"rating": 35}, {}),
    (["award thermalist"], 8, {}, {}),
    (["award thermalist"], 14, {"awards": {"miner": 1}}, {}),
    (["use industrial_center"], 7, {"tableau": ["industrial_center"]}, {"0 steel production": 1}),
    (["use restricted_area"], 2, {"tableau": ["restricted_area"]}, {"0 hand": 1}),
    (
        ["use inventors_guild", "card birds"],
        3,
        {"tableau": ["inventors_guild"], "deck": ["birds"]},
        {"0 hand": 1},
    ),
]
"""Moves, price, position, what is bought."""


@pytest.mark.parametrize(("moves", "price", "position", "bought"), HELION_PAYS)
def test_helion_pays_everything_with_heat(
    moves: list[str], price: int, position: dict[str, Any], bought: dict[str, Any]
) -> None:
    """TM-C5: 1 for 1, with M€ alone, mixed as the player likes, or with heat alone."""
    for heat in (0, 1, price):
        game = helion(20, price, **position)
        assert do(game, *moves, f"amount {heat}") == {**paid(heat, price - heat), **bought}


@pytest.mark.parametrize(("moves", "price", "position", "bought"), HELION_PAYS)
def test_helion_counts_heat_and_money_together(
    moves: list[str], price: int, position: dict[str, Any], bought: dict[str, Any]
) -> None:
    """TM-C5: 1 M€ and the rest in heat is just enough, and one less is not."""
    game = helion(price - 1, 1, **position)
    assert do(game, *moves) == {**paid(price - 1, 1), **bought}
    poor = helion(price - 2, 1, **position)
    answer(poor, *moves[:-1])  # looking at a card costs nothing
    assert poor.why_not(0, moves[-1]) != []


@pytest.mark.parametrize(("moves", "price", "position", "bought"), HELION_PAYS)
def test_the_heat_of_others_is_no_money(
    moves: list[str], price: int, position: dict[str, Any], bought: dict[str, Any]
) -> None:
    """TM-6.5"""
    stock = {"heat": 50, "megacredits": price - 1}
    game = a_game(corporation="teractor", stock=stock, **position)
    answer(game, *moves[:-1])
    assert game.why_not(0, moves[-1]) != []


def test_helion_pays_a_building_with_steel_heat_and_money() -> None:
    """TM-C5, TM-6.6: 17 M€ are 2 steel, 10 heat and 3 M€; steel is asked about first."""
    game = a_game(
        corporation="helion",
        hand=["electro_catapult"],
        stock={"steel": 5, "heat": 12, "megacredits": 10},
        production={"energy": 1},
    )
    assert do(game, "play electro_catapult", "amount 2", "amount 10") == {
        "0 steel": -2,
        "0 heat": -10,
        "0 megacredits": -3,
        "0 energy production": -1,
        "0 hand": -1,
    }


def test_helion_pumps_an_aquifer_with_steel_and_heat() -> None:
    """TM-C5, TM-C4: 8 M€ are 3 steel and 2 heat."""
    stock = {"steel": 3, "heat": 2}
    game = a_game(corporation="helion", tableau=["aquifer_pumping"], stock=stock)
    assert do(game, "use aquifer_pumping", "space 07") == {
        "0 steel": -3,
        "0 heat": -2,
        "space 07": "ocean",
        "oceans": 1,
        "0 rating": 1,
    }


def test_helion_does_not_waste_heat() -> None:
    """TM-O4: no more heat than the cost; nothing is asked for what costs nothing."""
    game = helion(20, 20, hand=["mine", "indentured_workers"])
    answer(game, "play mine")
    assert game.why_not(0, "amount 5") == [
        Reason("amount-out-of-range", "TM-C5", {"least": 0, "most": 4})
    ]
    free = helion(20, 20, hand=["indentured_workers"])
    assert do(free, "play indentured_workers") == {"0 hand": -1}


@pytest.mark.parametrize("heat", [3, 4, 6])
def test_helion_buys_cards_in_research_with_heat(heat: int) -> None:
    """TM-C5, TM-10.2: two cards for 6 M€, of which it has 3."""
    game = helion(6, 0, rating=3, deck=["ants", "fish", "birds", "moss"])
    answer(game, "pass", "pass")
    answer(game, "card ants", "card birds", "done")
    assert offered(game) == [f"amount {n}" for n in range(3, 7)]
    expected = {"0 hand": 2, **paid(heat, 6 - heat)}
    assert do(game, f"amount {heat}", "done") == expected


def test_helion_buys_as_many_cards_as_heat_and_money_allow() -> None:
    """TM-C5: 3 M€ and 5 heat buy two cards, and not a third."""
    game = helion(5, 0, rating=3, deck=["ants", "fish", "birds", "moss"])
    answer(game, "pass", "pass", "card ants", "card fish")
    assert offered(game) == ["done", "unpick card ants", "unpick card fish"]


def test_helion_does_not_heat_with_money() -> None:
    """TM-C5: never the other way round."""
    game = helion(7, 50, tableau=["caretaker_contract"])
    facts = {"resource": "heat", "need": 8, "have": 7}
    assert game.why_not(0, "convert heat") == [Reason("stock-too-low", "TM-11.G", facts)]
    assert game.why_not(0, "use caretaker_contract") == [Reason("stock-too-low", "TM-8.4", facts)]


def test_helion_loses_no_heat_to_a_thief() -> None:
    """TM-C5: an effect that takes M€ does not take heat."""
    rival = Seat("helion", stock={"heat": 20})
    assert play_card(a_game(rivals=[rival]), "sabotage") == {}
    assert play_card(a_game(rivals=[rival]), "hired_raiders") == {}
    rich = Seat("helion", stock={"heat": 20, "megacredits": 2})
    assert play_card(a_game(rivals=[rich]), "sabotage", "seat 1", "amount 2") == {
        "1 megacredits": -2
    }


def test_the_heat_of_helion_does_not_break_ties() -> None:
    """TM-C5, TM-13.4"""
    game = helion(50, 0, rivals=[Seat(stock={"megacredits": 1})])
    assert [row["rank"] for row in game.result()] == [2, 1]


@pytest.mark.parametrize(
    ("heat", "money", "moves", "expected"),
    [
        (6, 0, [], {"0 heat": -6, "0 plants": 4, "0 hand": -1}),
        (5, 1, [], {"0 heat": -5, "0 megacredits": -1, "0 plants": 4, "0 hand": -1}),
        (
            6,
            1,
            ["amount 0"],
            {"0 heat": -5, "0 megacredits": -1, "0 plants": 4, "0 hand": -1},
        ),
        (6, 1, ["amount 1"], {"0 heat": -6, "0 plants": 4, "0 hand": -1}),
    ],
)
def test_helion_keeps_5_heat_for_local_heat_trapping(
    heat: int, money: int, moves: list[str], expected: dict[str, int]
) -> None:
    """TM-C6: what it pays the 1 M€ with does not count towards them."""
    game = helion(heat, money, hand=["local_heat_trapping"])
    assert do(game, "play local_heat_trapping", *moves) == expected


@pytest.mark.parametrize(
    ("heat", "money", "why"),
    [
        (5, 0, Reason("card-too-dear", "TM-11.A3", {"need": 1, "have": 0})),
        (4, 9, Reason("stock-too-low", "TM-8.4", {"resource": "heat", "need": 5, "have": 4})),
    ],
)
def test_helion_cannot_trap_the_heat_it_pays_with(heat: int, money: int, why: Reason) -> None:
    """TM-C6"""
    game = helion(heat, money, hand=["local_heat_trapping"])
    assert game.why_not(0, "play local_heat_trapping") == [why]
