"""What a seat is offered beside its view: the same figures by which the engine judges its moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.contract import random_move
from marineris.testing import Seat, TerraformingGame, a_game, answer, do
from marineris.testing.turmoil import a_committee

RICH = {"megacredits": 60}


def own(game: TerraformingGame, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = game.offers(seat)["own"]
    return found


def card(game: TerraformingGame, name: str) -> dict[str, Any]:
    found: dict[str, Any] = own(game)["cards"][name]
    return found


def codes(offer: dict[str, Any]) -> list[str]:
    return [reason["code"] for reason in offer["reasons"]]


def test_discounts_and_metal_are_in_the_price_and_the_purse() -> None:
    """TM-11.A3, TM-6.6: Earth Catapult, Advanced Alloys and 3 steel at 3 M€."""
    game = a_game(
        hand=["mine"],
        tableau=["earth_catapult", "advanced_alloys"],
        stock={"megacredits": 1, "steel": 3, "titanium": 5},
    )
    offer = card(game, "mine")
    assert (offer["cost"], offer["price"], offer["purse"]) == (4, 2, 10)
    assert offer["pays"] == ["steel"]
    assert own(game)["terms"]["metal_value"] == {"steel": 3, "titanium": 4}
    assert own(game)["terms"]["discount"] == {"any": 2}


def test_all_reasons_are_given_also_out_of_turn() -> None:
    """TM-7.6, TM-11.A3"""
    game = a_game(active=1, hand=["farming"], stock={"megacredits": 3})
    offer = card(game, "farming")
    assert codes(offer) == ["card-too-dear", "parameter-too-low"]
    [requirement] = offer["requirements"]
    assert not requirement["is_met"]
    assert (requirement["have"], requirement["need"], requirement["missing"]) == (-30, 4, 17)
    assert requirement["scale"] == [-30, 8, 2]
    assert requirement["parameter"] == "temperature"


def test_tolerance_is_in_what_a_requirement_needs() -> None:
    """TM-7.6: Inventrix may be two steps off either way."""
    plain = a_game(hand=["archaebacteria", "farming"], temperature=-14, stock=RICH)
    game = a_game(
        hand=["archaebacteria", "farming"], temperature=-14, stock=RICH, corporation="inventrix"
    )
    assert codes(card(plain, "archaebacteria")) == ["parameter-too-high"]
    [limit] = card(plain, "archaebacteria")["requirements"]
    assert (limit["is_limit"], limit["missing"], limit["parameter"]) == (True, 2, "")
    assert codes(card(game, "archaebacteria")) == []
    [least] = card(game, "farming")["requirements"]
    assert (least["need"], least["missing"]) == (0, 7)


def test_a_wild_tag_counts_for_requirements_and_milestones() -> None:
    """TU-14.3: Septem Tribus may play what needs a Jovian tag, and is a builder with seven more."""
    builders = ["mine", "titanium_mine", "power_plant", "solar_power", "fueled_generators"]
    game = a_committee(
        corporation="septem_tribus",
        hand=["beam_from_a_thorium_asteroid"],
        tableau=[*builders, "carbonate_processing"],
        stock=RICH,
    )
    offer = card(game, "beam_from_a_thorium_asteroid")
    assert offer["reasons"] == []
    assert offer["requirements"][0]["is_met"]
    builder = game.offers(0)["milestones"]["builder"]
    assert (builder["goal"], builder["counts"][0]) == (8, 7)
    assert "play beam_from_a_thorium_asteroid" in own(game)["moves"]
    assert game.view(0)["players"][0]["tags"]["building"] == 6


def test_unity_makes_titanium_worth_more() -> None:
    """TU-9.1: what the ruling party changes is in the terms."""
    game = a_committee(ruling="unity", stock={"titanium": 2})
    assert own(game)["terms"]["metal_value"]["titanium"] == 4


def test_milestones_cost_until_three_are_claimed() -> None:
    """TM-11.C1, TM-11.D1"""
    game = a_game(milestones={"mayor": 0, "gardener": 1}, awards={"banker": 0})
    offers = game.offers()
    assert (offers["milestone_price"], offers["award_price"]) == (8, 14)
    assert offers["milestones"]["mayor"]["points"] == [5, 0]
    assert offers["own"] is None
    full = a_game(milestones={"mayor": 0, "gardener": 1, "builder": 0})
    assert full.offers()["milestone_price"] is None


def test_an_award_counts_what_will_count_at_the_end() -> None:
    """TM-11.D2 to D4: ties share, and two players have no second place."""
    game = a_game(
        3,
        production={"megacredits": 4},
        rivals=[Seat(production={"megacredits": 4}), Seat(production={"megacredits": 1})],
    )
    banker = game.offers()["awards"]["banker"]
    assert (banker["counts"], banker["points"]) == ([4, 4, 1], [5, 5, 0])


def test_projects_and_conversions_have_prices_and_reasons() -> None:
    """TM-11.B1, TM-11.B5, TM-11.F: Thorgate's power plant, Ecoline's greenery."""
    game = a_game(corporation="thorgate", stock={"megacredits": 8})
    assert own(game)["projects"]["power_plant"] == {
        "price": 8,
        "resource": "megacredits",
        "reasons": [],
    }
    assert codes(own(game)["projects"]["asteroid"]) == ["money-too-low"]
    assert "buffer_gas" not in own(game)["projects"]
    ecoline = a_game(corporation="ecoline", stock={"plants": 7})
    assert own(ecoline)["conversions"]["plants"]["price"] == 7
    assert "convert plants" in own(ecoline)["moves"]
    assert codes(own(ecoline)["conversions"]["heat"]) == ["stock-too-low"]


def test_what_brings_nothing_is_said_to_be_vain() -> None:
    """TM-11.B3: at 8 °C an asteroid may still be paid."""
    game = a_game(temperature=8, stock={"megacredits": 60, "heat": 8})
    assert own(game)["vain"] == ["convert heat", "project asteroid"]
    assert own(a_game(stock={"megacredits": 60, "heat": 8}))["vain"] == []


def test_an_action_with_one_way_left_is_not_vain() -> None:
    """TM-11.E2: Regolith Eaters without microbes can only take one."""
    game = a_game(oxygen=14, tableau=["regolith_eaters"])
    assert "use regolith_eaters" in own(game)["moves"]
    assert "use regolith_eaters" not in own(game)["vain"]


def test_what_raises_a_parameter_is_named() -> None:
    """TM-3.2: also a card in hand, and the greenery that brings oxygen."""
    game = a_game(hand=["comet"], stock={"megacredits": 60, "plants": 8})
    raising = own(game)["raising"]
    assert raising["temperature"] == ["project asteroid", "play comet"]
    assert raising["oxygen"] == ["convert plants", "project greenery"]
    assert raising["oceans"] == ["project aquifer", "play comet"]


def test_a_hex_is_offered_what_can_be_placed_there() -> None:
    """TM-5.5: no city next to a city; the places are those that the question will offer."""
    game = a_game(tiles={"20": ("city", 1)}, stock=RICH)
    [city] = [one for one in own(game)["tiles"] if one["move"] == "project city"]
    assert (city["tile"], city["price"], city["resource"]) == ("city", 25, "megacredits")
    do(game, "project city")
    asked = game.decision(0)
    assert asked is not None
    assert [f"space {space}" for space in city["spaces"]] == asked["moves"]
    assert own(game)["tiles"] == []


def test_who_has_passed_can_prepare_nothing() -> None:
    """TM-10.3"""
    game = a_game(stock=RICH, rivals=[Seat(stock=RICH)])
    do(game, "pass")
    assert own(game)["moves"] == []
    assert "project asteroid" in own(game, 1)["moves"]


def test_a_question_about_paying_lists_every_way() -> None:
    """TM-6.6, TM-O4: 2 titanium and 3 steel for a space elevator of 27 M€."""
    game = a_game(hand=["space_elevator"], stock={"megacredits": 20, "titanium": 2, "steel": 3})
    do(game, "play space_elevator")
    asked = game.decision(0)
    assert asked is not None
    payment = asked["payment"]
    assert (payment["cost"], payment["money"]) == (27, 20)
    assert payment["means"] == [
        {"resource": "titanium", "value": 3, "have": 2},
        {"resource": "steel", "value": 2, "have": 3},
    ]
    # 7 M€ must come from metal: 1 titanium and 2 steel, or 2 titanium and 1 steel, or more.
    assert payment["ways"] == [[1, 2, 3], [2, 1, 3]]
    assert payment["proposals"]["save_money"] == [2, 3]
    assert payment["proposals"]["save_metal"] == [1, 2]


def test_a_suggestion_keeps_what_an_action_needs() -> None:
    """TM-11.E2: the space elevator's own action takes a steel."""
    game = a_game(hand=["space_elevator"], stock={"megacredits": 40, "steel": 3})
    do(game, "play space_elevator")
    asked = game.decision(0)
    assert asked is not None
    assert asked["payment"]["proposals"]["suggested"] == [2]


@pytest.mark.parametrize("seed", range(4))
def test_every_way_to_pay_can_be_gone(seed: int) -> None:
    """TM-6.6: what is listed is what the engine then accepts, and nothing is left out."""
    rng = random.Random(seed)
    metal = {"titanium": rng.randrange(6), "steel": rng.randrange(1, 8), "heat": rng.randrange(9)}
    helion: dict[str, Any] = {"corporation": "helion"} if seed % 2 else {}
    game = a_game(hand=["space_elevator"], stock={"megacredits": 27, **metal}, **helion)
    do(game, "play space_elevator")
    asked = game.decision(0)
    assert asked is not None
    listed = set()
    for way in asked["payment"]["ways"]:
        listed |= {(*way[:-2], last) for last in range(way[-2], way[-1] + 1)}
    means = [one["resource"] for one in asked["payment"]["means"]]
    assert listed == _gone(game, means, {})


def _gone(game: TerraformingGame, means: list[str], begun: dict[str, int]) -> set[Any]:
    """All ways that can be gone, by going them."""
    asked = game.decision(0)
    if asked is None or asked["question"] != "Pay":
        stock = game.view(0)["players"][0]["stock"]
        assert min(stock) >= 0
        return {tuple(begun.get(one, 0) for one in means)}
    found: set[Any] = set()
    [resource, *_] = [one["resource"] for one in asked["payment"]["means"]]
    for move in asked["moves"]:
        twin = game.copy()
        twin.play(0, move)
        spent = _stock(game)[resource] - _stock(twin)[resource]
        after = {**begun, resource: spent}
        for other in means[means.index(resource) + 1 :]:  # what only one answer was left for
            after[other] = _stock(game)[other] - _stock(twin)[other]
        found |= _gone(twin, means, after)
    return found


def _stock(game: TerraformingGame) -> dict[str, int]:
    names = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
    return dict(zip(names, game.view(0)["players"][0]["stock"], strict=True))


def test_the_draft_says_who_gets_the_rest() -> None:
    """TM-16.2: clockwise in even generations."""
    game = marineris.new("terraforming", players=3, seed=1, corporate_era=True, draft=True)
    rng = random.Random(1)
    seen: set[int] = set()
    while len(seen) < 2:
        for seat in game.to_act:
            asked = game.decision(seat)
            if asked is not None and asked["question"] == "Pick":
                generation = game.view(seat)["generation"]
                step = 1 if generation % 2 == 0 else -1
                assert asked["draft"] == {
                    "to_seat": (seat + step) % 3,
                    "from_seat": (seat - step) % 3,
                }
                seen.add(generation)
        seat = game.to_act[0]
        game.play(seat, random_move(game, seat, rng))


def test_cards_have_a_price_to_take_them() -> None:
    """TM-11.B1, TM-9.6"""
    game = a_game(hand=["ants", "mine"], stock={"megacredits": 5})
    do(game, "project sell_patents")
    asked = game.decision(0)
    assert asked is not None
    assert asked["purchase"] == {"price": -1, "purse": 5}


@pytest.mark.parametrize("turmoil", [False, True])
def test_offers_agree_with_what_is_legal(turmoil: bool) -> None:
    """TM-11.A1, TM-11.B1: whatever has no reason against it is legal in the turn, and back."""
    game = marineris.new("terraforming", players=2, seed=5, corporate_era=True, turmoil=turmoil)
    rng = random.Random(5)
    looked = 0
    while not game.is_over:
        seat = game.to_act[0]
        asked = game.decision(seat)
        if asked is not None and asked["question"] == "Turn" and asked["taken"] < 2:
            offered = game.offers(seat)["own"]
            legal = set(asked["moves"])
            free = {f"play {one}" for one, its in offered["cards"].items() if not its["reasons"]}
            free |= {f"project {n}" for n, its in offered["projects"].items() if not its["reasons"]}
            free |= {
                f"convert {n}" for n, its in offered["conversions"].items() if not its["reasons"]
            }
            families = ("play ", "project ", "convert ")
            assert free == {move for move in legal if move.startswith(families)}
            assert set(offered["moves"]) == legal - {"pass", "end"}
            looked += 1
        game.play(seat, random_move(game, seat, rng))
    assert looked > 50


@pytest.mark.parametrize("seed", range(30))
def test_proposals_are_the_best_of_all_ways_to_pay(seed: int) -> None:
    """TM-6.5, TM-C5: Helion pays for a building in space with metals, heat and M€."""
    rng = random.Random(seed)
    stock = {name: rng.randrange(1, 9) for name in ("steel", "titanium", "heat")}
    action = rng.choice((["caretaker_contract"], []))
    own = Seat(
        corporation="helion",
        hand=["space_elevator"],
        tableau=[*action, *rng.choice(([], ["advanced_alloys"]))],
        stock={"megacredits": 40 - 3 * rng.randrange(6), **stock},
    )
    game = a_game(rivals=[own], active=1)
    if game.why_not(1, "play space_elevator"):
        return
    answer(game, "play space_elevator")
    decision = game.decision(1)
    assert decision is not None
    bill = decision["payment"]
    names = [one["resource"] for one in bill["means"]]
    assert names == ["titanium", "steel", "heat"]
    wanted = {"steel": 1}  # for its own action
    if action == ["caretaker_contract"]:
        wanted["heat"] = 8

    def scores(way: list[int]) -> dict[str, tuple[int, ...]]:
        units = dict(zip(names, way, strict=True))
        paid = sum(one["value"] * units[one["resource"]] for one in bill["means"])
        waste, rest = max(0, paid - bill["cost"]), max(0, bill["cost"] - paid)
        left = {one["resource"]: one["have"] - units[one["resource"]] for one in bill["means"]}
        had = {one["resource"]: one["have"] for one in bill["means"]}
        missed = sum(max(0, min(had[name], n) - left[name]) for name, n in wanted.items())
        metal = units["steel"] + units["titanium"]
        return {
            "suggested": (waste, missed, units["heat"], rest),
            "save_money": (rest, waste, units["heat"]),
            "save_metal": (metal, units["heat"], waste),
        }

    ways = [[*way[:-2], last] for way in bill["ways"] for last in range(way[-2], way[-1] + 1)]
    assert len(ways) == len({tuple(way) for way in ways})
    for name, proposed in bill["proposals"].items():
        assert proposed in ways
        assert scores(proposed)[name] == min(scores(way)[name] for way in ways), name
    assert set(bill["proposals"]) == {"suggested", "save_money", "save_metal"}
