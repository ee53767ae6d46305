"""What a colony is offered beside its view."""

from __future__ import annotations

from marineris.testing.mars2049 import Seat, a_game


def test_prices_and_what_is_missing() -> None:
    """MA-7.1, MA-10.2: tokens count towards a price."""
    game = a_game(cards={"air": 1}, tokens={"food 3": 1})
    item = game.offers(0)["own"]["items"]["base"]
    assert (item["price"], item["missing"]) == ([3, 3, 3], [2, 0, 3])
    assert "too-dear" in [reason["code"] for reason in item["reasons"]]


def test_the_road_takes_road_cards() -> None:
    """MA-11.2"""
    item = a_game(road_cards=1).offers(0)["own"]["items"]["polar_road"]
    assert (item["road_cards"], item["missing_road_cards"]) == (3, 2)


def test_everybody_sees_what_a_roll_brings_and_what_is_left() -> None:
    """MA-7.7, MA-7.5"""
    game = a_game(bases=["1.0"], structures={"2.0": "air_station"})
    offers = game.offers()
    assert offers["own"] is None
    assert offers["colonies"][0]["income"] == [1, 0, 0]
    assert offers["colonies"][0]["left"]["air_station"] == 4
    assert offers["colonies"][0]["partner"] == -1
    assert offers["bases_needed"] == 5


def test_everybody_sees_who_comes_next() -> None:
    """MA-5.3"""
    assert a_game(3).offers()["next"] == 1
    back = a_game(3, options={"direction": "counterclockwise"})
    assert back.offers()["next"] == 2


def test_partners_sit_opposite() -> None:
    """MA-15.1"""
    game = a_game(4, options={"cooperative": True})
    assert [one["partner"] for one in game.offers()["colonies"]] == [2, 3, 0, 1]


def test_the_next_step_leads_to_the_pole() -> None:
    """MA-11.4"""
    assert a_game().offers(0)["own"]["step"] == "base"
    bases = ["1.0", "2.0", "3.0", "4.0", "5.0"]
    assert a_game(bases=bases).offers(0)["own"]["step"] == "polar_road"
    assert a_game(bases=bases, road="5.0").offers(0)["own"]["step"] == "h2o_station"


def test_nothing_is_produced_under_stagnation() -> None:
    """MA-12.O4"""
    rival = Seat(stagnation=1)
    game = a_game(rivals=[rival])
    assert game.offers()["colonies"][1]["income"] == [0, 0, 0]
    assert a_game().offers()["colonies"][1]["income"] != [0, 0, 0]
