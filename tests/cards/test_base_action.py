"""The actions of base cards that pay with stock or production, and what all actions share."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, ledger, play_card

Changes = dict[str, Any]

# What the action needs, the moves it asks for, what it changes; and why not with one less.
ACTIONS: dict[str, tuple[dict[str, dict[str, int]], tuple[str, ...], Changes, tuple[str, str]]] = {
    "martian_rails": (
        {"stock": {"energy": 1}},
        (),
        {"0 energy": -1, "0 megacredits": 3},
        ("stock-too-low", "TM-8.4"),
    ),
    "equatorial_magnetizer": (
        {"production": {"energy": 1}},
        (),
        {"0 energy production": -1, "0 rating": 1},
        ("production-too-low", "TM-11.A2"),
    ),
    "space_mirrors": (
        {"stock": {"megacredits": 7}},
        (),
        {"0 megacredits": -7, "0 energy production": 1},
        ("money-too-low", "TM-6.5"),
    ),
    "ironworks": (
        {"stock": {"energy": 4}},
        (),
        {"0 energy": -4, "0 steel": 1, "oxygen": 1, "0 rating": 1},
        ("stock-too-low", "TM-8.4"),
    ),
    "steelworks": (
        {"stock": {"energy": 4}},
        (),
        {"0 energy": -4, "0 steel": 2, "oxygen": 1, "0 rating": 1},
        ("stock-too-low", "TM-8.4"),
    ),
    "ore_processor": (
        {"stock": {"energy": 4}},
        (),
        {"0 energy": -4, "0 titanium": 1, "oxygen": 1, "0 rating": 1},
        ("stock-too-low", "TM-8.4"),
    ),
    "water_splitting_plant": (
        {"stock": {"energy": 3}},
        (),
        {"0 energy": -3, "oxygen": 1, "0 rating": 1},
        ("stock-too-low", "TM-8.4"),
    ),
    "underground_detonations": (
        {"stock": {"megacredits": 10}},
        (),
        {"0 megacredits": -10, "0 heat production": 2},
        ("money-too-low", "TM-6.5"),
    ),
    "aquifer_pumping": (
        {"stock": {"megacredits": 8}},
        ("space 07",),
        {"0 megacredits": -8, "oceans": 1, "0 rating": 1, "space 07": "ocean"},
        ("money-too-low", "TM-6.5"),
    ),
    "water_import_from_europa": (
        {"stock": {"megacredits": 12}},
        ("space 07",),
        {"0 megacredits": -12, "oceans": 1, "0 rating": 1, "space 07": "ocean"},
        ("money-too-low", "TM-6.5"),
    ),
    "search_for_life": (
        {"stock": {"megacredits": 1}},
        (),
        {"0 megacredits": -1, "0 on search_for_life": 1},
        ("money-too-low", "TM-6.5"),
    ),
}
# Three cities on Mars; two more are not.
CITIES = {"09": "city", "36": ("city", 1), "60": ("capital", 1), "01": "city", "02": ("city", 1)}

FREE_ACTIONS = {
    "regolith_eaters": {"regolith_eaters": 0},
    "ghg_producing_bacteria": {"ghg_producing_bacteria": 0},
    "nitrite_reducing_bacteria": {"nitrite_reducing_bacteria": 0},
    "fish": {"fish": 0},
    "small_animals": {"small_animals": 0},
    "birds": {"birds": 0},
    "livestock": {"livestock": 0},
    "symbiotic_fungus": {"symbiotic_fungus": 0},
    "extreme_cold_fungus": {"extreme_cold_fungus": 0},
    "predators": {"predators": 0, "fish": 5},
    "ants": {"ants": 0, "decomposers": 5},
}


def refusals(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    """Why seat 0 may not make a move: codes and rules."""
    return [(reason.code, reason.rule) for reason in game.why_not(0, move)]


def offered(game: TerraformingGame) -> list[str]:
    """The moves now offered."""
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def ready(card: str, times: int = 1, less: int = 0, **position: Any) -> TerraformingGame:
    """The card in play with what its action needs, so many times, or less."""
    needs = ACTIONS[card][0]
    own = {
        where: {what: amount * times - less for what, amount in amounts.items()}
        for where, amounts in needs.items()
    }
    return a_game(**{"tableau": [card], "deck": ["ants"], "tiles": CITIES, **own, **position})


@pytest.mark.parametrize("card", ACTIONS)
class TestPaidAction:
    """TM-11.E2: first what is left of the arrow, then what is right of it."""

    def test_what_it_changes(self, card: str) -> None:
        _, moves, changes, _ = ACTIONS[card]
        game = ready(card, rivals=[Seat(stock={"energy": 9, "megacredits": 9})])
        assert do(game, f"use {card}", *moves) == changes

    def test_not_affordable(self, card: str) -> None:
        """TM-11.E2: the price must be there; a rival's stock is no help."""
        *_, refusal = ACTIONS[card]
        game = ready(card, less=1, rivals=[Seat(stock={"energy": 9, "megacredits": 9})])
        assert refusals(game, f"use {card}") == [refusal]

    def test_once_per_generation(self, card: str) -> None:
        """TM-11.E1"""
        _, moves, _, _ = ACTIONS[card]
        game = ready(card, times=2)
        answer(game, f"use {card}", *moves)
        assert refusals(game, f"use {card}") == [("action-used", "TM-11.E1")]

    def test_only_its_owner_may_use_it(self, card: str) -> None:
        """TM-11.E1"""
        rivals = [Seat(tableau=[card])]
        game = a_game(stock={"megacredits": 99, "energy": 99}, rivals=rivals)
        assert refusals(game, f"use {card}") == [("no-such-action", "TM-11.E1")]


@pytest.mark.parametrize("card", FREE_ACTIONS)
def test_free_actions_too_are_used_once(card: str) -> None:
    """TM-11.E1, TM-11.E3: and again in the next generation."""
    game = a_game(tableau=FREE_ACTIONS[card])
    assert refusals(game, f"use {card}") == []
    answer(game, f"use {card}")
    assert refusals(game, f"use {card}") == [("action-used", "TM-11.E1")]
    answer(game, "end", "pass", "pass")
    while "pass" not in offered(game):
        answer(game, "done")
    if game.to_act != [0]:
        answer(game, "pass")
    assert game.view(0)["generation"] == 2
    assert refusals(game, f"use {card}") == []


def test_a_card_may_be_used_in_the_turn_it_is_played() -> None:
    """TM-11.E4, TM-T23"""
    game = a_game(oxygen=9, production={"plants": 1})
    play_card(game, "livestock")
    assert do(game, "use livestock") == {"0 on livestock": 1}


@pytest.mark.parametrize("card", ["ironworks", "steelworks", "ore_processor"])
def test_metal_is_made_at_full_oxygen_too(card: str) -> None:
    """TM-3.3: the raise is skipped."""
    changes = {key: value for key, value in ACTIONS[card][2].items() if "0 " in key}
    del changes["0 rating"]
    assert do(ready(card, oxygen=14), f"use {card}") == changes


def test_water_splitting_plant_at_full_oxygen_is_an_empty_action() -> None:
    """TM-3.3"""
    game = ready("water_splitting_plant", oxygen=14)
    assert do(game, "use water_splitting_plant") == {"0 energy": -3}


@pytest.mark.parametrize(
    ("tiles", "money"),
    [
        ({}, {}),
        ({"01": "city", "02": ("city", 1)}, {}),
        ({"09": "greenery", "36": ("city", 1)}, {"0 megacredits": 1}),
        ({"09": "capital", "36": ("city", 1), "31": ("city", 1)}, {"0 megacredits": 3}),
    ],
)
def test_martian_rails_count_cities_on_mars(tiles: dict[str, Any], money: Changes) -> None:
    """TM-C14: of anyone; not those off the planet."""
    game = ready("martian_rails", tiles=tiles)
    assert do(game, "use martian_rails") == {"0 energy": -1, **money}


def test_martian_rails_count_neutral_cities() -> None:
    """TM-C14, TM-15.2"""
    tiles = {"09": ("city", "neutral"), "36": ("city", "neutral")}
    game = a_game(1, tableau=["martian_rails"], stock={"energy": 1}, tiles=tiles)
    assert do(game, "use martian_rails") == {"0 energy": -1, "0 megacredits": 2}


@pytest.mark.parametrize("card", ["search_for_life", "space_mirrors", "underground_detonations"])
def test_metal_and_heat_do_not_pay_for_other_actions(card: str) -> None:
    """TM-6.7"""
    stock = {"steel": 50, "titanium": 50, "heat": 50}
    game = a_game(tableau=[card], stock=stock)
    assert refusals(game, f"use {card}") == [("money-too-low", "TM-6.5")]


def test_helion_pays_actions_with_heat() -> None:
    """TM-C5"""
    game = a_game(corporation="helion", tableau=["space_mirrors"], stock={"heat": 7})
    assert do(game, "use space_mirrors") == {"0 heat": -7, "0 energy production": 1}


def test_helion_mixes_heat_and_titanium() -> None:
    """TM-C4, TM-C5: all there is, so nothing is asked: 2 titanium and 6 heat are 12 M€."""
    tableau = ["water_import_from_europa"]
    game = a_game(corporation="helion", tableau=tableau, stock={"heat": 6, "titanium": 2})
    assert do(game, "use water_import_from_europa", "space 07") == {
        "0 heat": -6,
        "0 titanium": -2,
        "oceans": 1,
        "0 rating": 1,
        "space 07": "ocean",
    }


# The action, its cost, the metal that may pay, and the metal that may not.
PUMPS = [("aquifer_pumping", 8, "steel", "titanium", 2)]
PUMPS += [("water_import_from_europa", 12, "titanium", "steel", 3)]


@pytest.mark.parametrize(("card", "cost", "metal", "other", "value"), PUMPS)
class TestMetalForAnOcean:
    """TM-C4: Aquifer Pumping takes steel, Water Import From Europa titanium."""

    OCEAN = (("oceans", 1), ("0 rating", 1), ("space 07", "ocean"))

    def test_any_mixture(self, card: str, cost: int, metal: str, other: str, value: int) -> None:
        """TM-6.6: from none to as much as the cost needs."""
        most = cost // value
        stock = {metal: most + 3, "megacredits": cost}
        game = a_game(tableau=[card], stock=stock)
        answer(game, f"use {card}")
        assert offered(game) == [f"amount {amount}" for amount in range(most + 1)]
        for amount in range(most + 1):
            game = a_game(tableau=[card], stock=stock)
            paid = {f"0 {metal}": -amount, "0 megacredits": amount * value - cost}
            paid = {key: loss for key, loss in paid.items() if loss}
            happened = do(game, f"use {card}", f"amount {amount}", "space 07")
            assert happened == {**dict(self.OCEAN), **paid}

    def test_as_much_as_must_be(
        self, card: str, cost: int, metal: str, other: str, value: int
    ) -> None:
        """TM-6.6: with too few M€ the rest must be metal, and nothing is asked."""
        most = cost // value
        stock = {metal: most - 1, "megacredits": value}
        game = a_game(tableau=[card], stock=stock)
        paid = {f"0 {metal}": 1 - most, "0 megacredits": -value}
        assert do(game, f"use {card}", "space 07") == {**dict(self.OCEAN), **paid}

    def test_one_short(self, card: str, cost: int, metal: str, other: str, value: int) -> None:
        """TM-C4: the other metal is no help, and this one has its value."""
        stock = {metal: cost // value - 1, "megacredits": value - 1, other: 50}
        game = a_game(tableau=[card], stock=stock)
        assert refusals(game, f"use {card}") == [("money-too-low", "TM-6.5")]

    def test_a_higher_value(self, card: str, cost: int, metal: str, other: str, value: int) -> None:
        """TM-C4, TM-O4: with Advanced Alloys 3 units are enough; change is not given."""
        game = a_game(tableau=[card, "advanced_alloys"], stock={metal: 3})
        assert do(game, f"use {card}", "space 07") == {**dict(self.OCEAN), f"0 {metal}": -3}

    def test_without_an_ocean_left_it_is_an_empty_action(
        self, card: str, cost: int, metal: str, other: str, value: int
    ) -> None:
        """TM-3.3"""
        game = a_game(tableau=[card], stock={"megacredits": cost}, oceans=9)
        assert do(game, f"use {card}") == {"0 megacredits": -cost}


def test_phobolog_makes_water_import_cheaper() -> None:
    """TM-C4: titanium is worth 4."""
    tableau = ["water_import_from_europa"]
    game = a_game(corporation="phobolog", tableau=tableau, stock={"titanium": 3})
    happened = do(game, "use water_import_from_europa", "space 63")
    assert happened == {"0 titanium": -3 + 2, "oceans": 1, "0 rating": 1, "space 63": "ocean"}


class TestSearchForLife:
    """TM-C36: 1 M€ to reveal a card; a microbe tag on it is a science resource."""

    @pytest.mark.parametrize(
        ("revealed", "found"),
        [
            ("ants", 1),
            ("regolith_eaters", 1),
            ("advanced_ecosystems", 1),
            ("fish", 0),
            ("breathing_filters", 0),
            ("asteroid", 0),
            ("special_design", 0),
        ],
    )
    def test_a_microbe_tag(self, revealed: str, found: int) -> None:
        """TM-C36: the card is shown to all and discarded, not kept."""
        deck = [revealed, "worms", "insects"]
        stock = {"megacredits": 5}
        game = a_game(tableau=["search_for_life"], stock=stock, deck=deck, log=True)
        size = game.view(0)["deck"]
        gain = {"0 on search_for_life": found} if found else {}
        assert do(game, "use search_for_life") == {"0 megacredits": -1, **gain}
        assert (game.view(1)["deck"], game.view(1)["discards"]) == (size - 1, 1)
        shown = [event for event in game.events(1) if event.get("card") == revealed]
        assert len(shown) == 1

    @pytest.mark.parametrize(("science", "points"), [(0, 0), (1, 3), (2, 3), (5, 3)])
    def test_three_points_once(self, science: int, points: int) -> None:
        """TM-C36"""
        game = a_game(tableau={"search_for_life": science})
        assert game.result()[0]["points"]["cards"] == points


class TestFungus:
    """Symbiotic Fungus and Extreme-Cold Fungus feed other cards and hold nothing themselves."""

    @pytest.mark.parametrize(
        ("tableau", "moves", "gain"),
        [
            ([], (), {}),
            (["fish"], (), {}),
            (["ants"], (), {"0 on ants": 1}),
            (["ants", "decomposers"], ("card decomposers",), {"0 on decomposers": 1}),
        ],
    )
    def test_symbiotic_fungus(
        self, tableau: list[str], moves: tuple[str, ...], gain: Changes
    ) -> None:
        """TM-C34: it may be used without a microbe card, the microbe is lost."""
        rivals = [Seat(tableau=["regolith_eaters"])]
        game = a_game(tableau=["symbiotic_fungus", *tableau], rivals=rivals)
        assert do(game, "use symbiotic_fungus", *moves) == gain

    @pytest.mark.parametrize(
        ("tableau", "moves", "gain"),
        [
            ([], (), {"0 plants": 1}),
            (["fish"], (), {"0 plants": 1}),
            (["ants"], ("choose 1",), {"0 plants": 1}),
            (["ants"], ("choose 2",), {"0 on ants": 2}),
            (["ants", "decomposers"], ("choose 2", "card ants"), {"0 on ants": 2}),
        ],
    )
    def test_extreme_cold_fungus(
        self, tableau: list[str], moves: tuple[str, ...], gain: Changes
    ) -> None:
        """TM-C34: without a microbe card only the plant is offered."""
        rivals = [Seat(tableau=["regolith_eaters"])]
        game = a_game(tableau=["extreme_cold_fungus", *tableau], rivals=rivals)
        assert do(game, "use extreme_cold_fungus", *moves) == gain
        assert "0 on extreme_cold_fungus" not in ledger(game)
