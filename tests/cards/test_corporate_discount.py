"""What the Corporate Era's cards make cheaper, and what metal is worth with them."""

from __future__ import annotations

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, answer, deal, do, play_card

# Cards in play, card to play, what it costs then.
PRICES = [
    (["space_station"], "asteroid", 12),
    (["space_station"], "vesta_shipyard", 13),
    (["space_station"], "trans_neptune_probe", 4),
    (["space_station"], "mine", 4),
    (["quantum_extractor"], "asteroid", 12),
    (["quantum_extractor"], "power_plant", 4),
    (["mass_converter"], "asteroid", 12),
    (["mass_converter"], "research", 11),
    (["shuttles"], "asteroid", 12),
    (["space_station", "shuttles", "quantum_extractor", "mass_converter"], "asteroid", 6),
    (["earth_catapult"], "asteroid", 12),
    (["earth_catapult"], "mineral_deposit", 3),
    (["earth_catapult"], "research", 9),
    (["anti_gravity_technology"], "mine", 2),
    (["anti_gravity_technology"], "imported_ghg", 5),
    (["earth_catapult", "anti_gravity_technology", "research_outpost"], "acquired_company", 5),
    (["earth_catapult", "space_station"], "vesta_shipyard", 11),
    (["earth_office"], "acquired_company", 7),
    (["earth_office"], "lunar_beam", 10),
    (["earth_office"], "vesta_shipyard", 15),
    (["earth_office", "space_station"], "imported_ghg", 2),
    (["earth_office"], "investment_loan", 0),
    (["earth_office", "earth_catapult"], "investment_loan", 0),
    (["earth_catapult", "anti_gravity_technology"], "sabotage", 0),
]


def rich(card: str, tableau: list[str], money: int) -> TerraformingGame:
    return a_game(
        tableau=tableau, hand=[card], stock={"megacredits": money}, production={"megacredits": 5}
    )


@pytest.mark.parametrize(("tableau", "card", "price"), PRICES)
def test_a_card_costs_less(tableau: list[str], card: str, price: int) -> None:
    """TM-C1, TM-11.A3, TM-O6: per tag or once per card; discounts add up; never below 0."""
    game = rich(card, tableau, price)
    loan = 10 if card == "investment_loan" else 0
    assert do(game, f"play {card}").get("0 megacredits", 0) == loan - price
    if price:
        too_dear = Reason("card-too-dear", "TM-11.A3", {"need": price, "have": price - 1})
        assert rich(card, tableau, price - 1).why_not(0, f"play {card}") == [too_dear]


def test_a_space_event_is_cheaper_too() -> None:
    """TM-T22: the tags of an event count while it is played, and not afterwards."""
    game = a_game(tableau=["shuttles", "space_station"], stock={"megacredits": 10})
    deal(game, 0, "asteroid")
    assert do(game, "play asteroid")["0 megacredits"] == -10
    assert play_card(game, "satellites") == {"0 megacredits production": 3}


@pytest.mark.parametrize(
    ("card", "price"), [("space_station", 10), ("earth_catapult", 23), ("earth_office", 1)]
)
def test_a_discount_does_not_pay_for_its_own_card(card: str, price: int) -> None:
    """TM-11.A7: discounts come from cards already in play."""
    game = a_game(hand=[card], stock={"megacredits": price})
    assert do(game, f"play {card}") == {"0 megacredits": -price, "0 hand": -1}


def test_a_discount_is_its_owners_alone() -> None:
    """TM-8.4"""
    rival = Seat(tableau=["earth_catapult", "space_station"])
    game = a_game(hand=["asteroid"], stock={"megacredits": 14}, rivals=[rival])
    assert do(game, "play asteroid")["0 megacredits"] == -14


def test_discounts_are_for_cards_not_for_projects() -> None:
    """TM-11.B5"""
    tableau = ["earth_catapult", "anti_gravity_technology"]
    game = a_game(tableau=tableau, stock={"megacredits": 11})
    assert do(game, "project power_plant") == {"0 megacredits": -11, "0 energy production": 1}


# --------------------------------------------------------------------- Indentured Workers


def with_workers(*hand: str, money: int = 20) -> TerraformingGame:
    """Indentured Workers have just been played as the first action."""
    game = a_game(hand=["indentured_workers", *hand], stock={"megacredits": money})
    assert do(game, "play indentured_workers") == {"0 hand": -1}
    return game


def test_indentured_workers_make_the_next_card_cheaper() -> None:
    """TM-C2: by 8 M€, and only that one."""
    game = with_workers("acquired_company", "research")
    assert do(game, "play acquired_company")["0 megacredits"] == -2
    answer(game, "pass")  # the opponent
    assert do(game, "play research")["0 megacredits"] == -11


def test_indentured_workers_are_wasted_on_a_cheap_card() -> None:
    """TM-C2, TM-O6: what is left of the 8 M€ is lost."""
    game = with_workers("mine", "research")
    assert do(game, "play mine") == {"0 hand": -1, "0 steel production": 1}
    answer(game, "pass")
    assert do(game, "play research")["0 megacredits"] == -11


def test_indentured_workers_wait_for_a_card() -> None:
    """TM-C2: a standard project in between costs its price and does not use them up."""
    game = with_workers("research")
    assert do(game, "project power_plant")["0 megacredits"] == -11
    answer(game, "pass")
    assert do(game, "play research")["0 megacredits"] == -3


def test_indentured_workers_go_home_when_the_generation_ends() -> None:
    """TM-C2: it is the next card of this generation."""
    game = with_workers("research")
    answer(game, "end", "pass", "pass", "done", "done", "pass")
    assert do(game, "play research")["0 megacredits"] == -11


def test_indentured_workers_work_for_one_player() -> None:
    """TM-C2: an opponent's card neither profits nor uses them up."""
    rival = Seat(hand=["mine"], stock={"megacredits": 4})
    hand = ["indentured_workers", "research"]
    game = a_game(hand=hand, stock={"megacredits": 3}, rivals=[rival])
    answer(game, "play indentured_workers", "end")
    assert do(game, "play mine")["1 megacredits"] == -4
    answer(game, "end")
    assert do(game, "play research")["0 megacredits"] == -3


def test_indentured_workers_add_to_other_discounts() -> None:
    """TM-C1, TM-C2"""
    tableau = ["earth_catapult", "space_station"]
    hand = ["indentured_workers", "asteroid"]
    game = a_game(tableau=tableau, hand=hand, stock={"megacredits": 2})
    answer(game, "play indentured_workers")
    assert do(game, "play asteroid")["0 megacredits"] == -2


def test_indentured_workers_are_the_next_card_themselves() -> None:
    """TM-C2: they use up Special Design, whose next card they are."""
    hand = ["special_design", "indentured_workers", "breathing_filters"]
    game = a_game(hand=hand, stock={"megacredits": 20}, oxygen=5)
    answer(game, "play special_design")
    assert game.why_not(0, "play breathing_filters") == []
    answer(game, "play indentured_workers", "pass")
    facts = {"parameter": "oxygen", "need": 7, "have": 5}
    too_low = Reason("parameter-too-low", "TM-7.6", facts)
    assert game.why_not(0, "play breathing_filters") == [too_low]


# --------------------------------------------------------------------- Advanced Alloys

# Corporation, cards in play, card to play, metal, units and M€ that just pay for it.
METALS = [
    ("beginner_corporation", [], "mine", "steel", 1, 2),
    ("beginner_corporation", ["advanced_alloys"], "mine", "steel", 1, 1),
    ("beginner_corporation", ["advanced_alloys"], "space_elevator", "steel", 9, 0),
    ("beginner_corporation", [], "asteroid", "titanium", 3, 5),
    ("beginner_corporation", ["advanced_alloys"], "asteroid", "titanium", 3, 2),
    ("phobolog", [], "asteroid", "titanium", 3, 2),
    ("phobolog", ["advanced_alloys"], "asteroid", "titanium", 2, 4),
]


@pytest.mark.parametrize(("corporation", "tableau", "card", "metal", "units", "money"), METALS)
def test_metal_is_worth_more(
    corporation: str, tableau: list[str], card: str, metal: str, units: int, money: int
) -> None:
    """TM-C4, TM-6.6: steel 2 or 3, titanium 3 to 5; with 1 M€ less it is not enough."""

    def holding(megacredits: int) -> TerraformingGame:
        stock = {metal: units, "megacredits": megacredits}
        return a_game(corporation=corporation, tableau=tableau, hand=[card], stock=stock)

    paid = do(holding(money), f"play {card}")
    titanium = 2 if card == "asteroid" else 0  # which Asteroid brings
    assert paid.get(f"0 {metal}", 0) == -units + titanium
    assert paid.get("0 megacredits", 0) == -money
    if money:
        assert [why.code for why in holding(money - 1).why_not(0, f"play {card}")] == [
            "card-too-dear"
        ]


def test_advanced_alloys_hold_for_actions_that_accept_metal() -> None:
    """TM-C4: 8 M€ of Aquifer Pumping are 2 steel and 2 M€."""
    game = a_game(
        tableau=["advanced_alloys", "aquifer_pumping"],
        stock={"steel": 2, "megacredits": 2},
        oceans=["04"],
    )
    paid = do(game, "use aquifer_pumping", "space 07")
    assert paid == {
        "0 steel": -2,
        "0 megacredits": -2,
        "0 rating": 1,
        "oceans": 1,
        "space 07": "ocean",
    }


def test_advanced_alloys_do_not_pay_elsewhere() -> None:
    """TM-6.7: metal is no M€ for cards without the tag, nor for projects."""
    stock = {"steel": 20, "titanium": 20, "megacredits": 10}
    game = a_game(tableau=["advanced_alloys"], hand=["research"], stock=stock)
    too_dear = Reason("card-too-dear", "TM-11.A3", {"need": 11, "have": 10})
    assert game.why_not(0, "play research") == [too_dear]
    too_low = Reason("money-too-low", "TM-11.B1", {"need": 11, "have": 10})
    assert game.why_not(0, "project power_plant") == [too_low]
