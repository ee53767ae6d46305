"""The base cards that place cities, the Capital included: where they may go and what they bring."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

OCEAN_AREAS = {"04", "06", "07", "13", "28", "32", "33", "34", "43", "44", "45", "63"}
LAND = {f"{number:02}" for number in range(3, 64)} - OCEAN_AREAS - {"31"}
FULL = dict.fromkeys(LAND, ("greenery", 1))
PRODUCTION = {"energy": 2}
NOCTIS_CITY = {"0 megacredits production": 3, "0 energy production": -1, "0 plants": 2}
URBANIZED_AREA = {"0 megacredits production": 2, "0 energy production": -1}

Tiles = dict[str, str | tuple[str, int | str]]

# Cities that follow the ordinary rules: the position, and what the card brings besides the city.
CITIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "capital": (
        {"oceans": ["04", "06", "07", "13"]},
        {"0 energy production": -2, "0 megacredits production": 5},
    ),
    "domed_crater": (
        {"oxygen": 7},
        {"0 energy production": -1, "0 megacredits production": 3, "0 plants": 3},
    ),
    "cupola_city": ({"oxygen": 9}, {"0 energy production": -1, "0 megacredits production": 3}),
    "underground_city": ({}, {"0 energy production": -2, "0 steel production": 2}),
    "open_city": (
        {"oxygen": 12},
        {"0 energy production": -1, "0 megacredits production": 4, "0 plants": 2},
    ),
    # Its own city gives back one of the two steps of M€ production.
    "immigrant_city": ({}, {"0 energy production": -1, "0 megacredits production": -1}),
}


def spaces(game: TerraformingGame) -> set[str]:
    """The spaces now offered."""
    names = [game.move_name(move) for move in game.legal_moves(game.to_act[0])]
    assert all(name.startswith("space ") for name in names)
    return {name.removeprefix("space ") for name in names}


def refusals(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    """Why seat 0 may not make a move: codes and rules."""
    return [(reason.code, reason.rule) for reason in game.why_not(0, move)]


def points(game: TerraformingGame, source: str = "cards") -> int:
    """The points of seat 0 from one source."""
    found: int = game.result()[0]["points"][source]
    return found


@pytest.mark.parametrize("card", CITIES)
class TestOrdinaryCity:
    """TM-5.5: cities that may go wherever a city may."""

    def tile(self, card: str) -> str:
        return "capital of 0" if card == "capital" else "city of 0"

    def test_on_a_bare_hex(self, card: str) -> None:
        """TM-5.1"""
        position, brings = CITIES[card]
        game = a_game(3, production=PRODUCTION, **position)
        assert play_card(game, card, "space 52") == {**brings, "space 52": self.tile(card)}

    def test_placement_bonus_and_oceans_around(self, card: str) -> None:
        """TM-4.4, TM-5.2, TM-T01: two plants of the hex, 2 M€ for each of the two oceans."""
        position, brings = CITIES[card]
        oceans = ["28", "45", "63", "04"]
        game = a_game(production=PRODUCTION, **{**position, "oceans": oceans})
        assert play_card(game, card, "space 36") == {
            **brings,
            "space 36": self.tile(card),
            "0 plants": brings.get("0 plants", 0) + 2,
            "0 megacredits": 4,
        }

    def test_never_next_to_a_city(self, card: str) -> None:
        """TM-5.5, TM-4.2, TM-4.3, TM-C29: nor on reserved or claimed hexes, nor on other tiles."""
        position, _ = CITIES[card]
        other = "city" if card == "capital" else "capital"
        game = a_game(
            production=PRODUCTION,
            tiles={"36": ("city", 1), "16": other, "60": ("greenery", 1)},
            claims={"03": 1},
            **position,
        )
        play_card(game, card)
        beside = {"27", "35", "37"} | {"09", "10", "15", "17", "23", "24"}
        assert spaces(game) == LAND - {"36", "16", "60", "03"} - beside
        assert refusals(game, "space 35") == [("next-to-city", "TM-5.5")]
        assert refusals(game, "space 17") == [("next-to-city", "TM-5.5")]
        assert refusals(game, "space 31") == [("reserved-for-city", "TM-4.3")]
        assert refusals(game, "space 63") == [("wrong-area", "TM-4.2")]
        assert refusals(game, "space 60") == [("space-taken", "TM-5.8")]
        assert refusals(game, "space 03") == [("space-claimed", "TM-5.10")]

    def test_without_a_place_the_city_is_skipped(self, card: str) -> None:
        """TM-5.9, TM-X20: the rest of the card happens; TM-C19 for Immigrant City."""
        position, brings = CITIES[card]
        if card == "immigrant_city":
            brings = {**brings, "0 megacredits production": -2}
        game = a_game(production=PRODUCTION, tiles=FULL, **position)
        assert play_card(game, card) == brings

    def test_without_a_place_it_may_be_forbidden(self, card: str) -> None:
        """TM-11.A1: the option `unplaceable_tile`."""
        position, _ = CITIES[card]
        game = a_game(
            production=PRODUCTION,
            stock={"megacredits": 30},
            hand=[card],
            tiles=FULL,
            options={"unplaceable_tile": "forbid"},
            **position,
        )
        assert refusals(game, f"play {card}") == [("no-place", "TM-5.9")]


class TestCapital:
    """TM-5.6: a city in all respects, with a point for each ocean next to it."""

    def game(self, **position: Any) -> TerraformingGame:
        oceans = ["04", "06", "28", "45"]
        return a_game(production=PRODUCTION, oceans=oceans, **position)

    def test_points_for_oceans_around_it(self) -> None:
        """TM-5.6: also for one that comes later."""
        game = self.game()
        assert play_card(game, "capital", "space 36")["space 36"] == "capital of 0"
        assert points(game) == 2
        play_card(game, "subterranean_reservoir", "space 44")
        assert points(game) == 3

    def test_no_ocean_no_points(self) -> None:
        game = self.game()
        play_card(game, "capital", "space 58")
        assert points(game) == 0

    def test_not_placed_no_points(self) -> None:
        """TM-5.9"""
        game = self.game(tiles=FULL)
        play_card(game, "capital")
        assert points(game) == 0

    def test_scores_greeneries_like_a_city(self) -> None:
        """TM-5.5, TM-5.6"""
        game = self.game(tiles={"35": ("greenery", 1), "27": "greenery"})
        play_card(game, "capital", "space 36")
        assert (points(game, "cities"), points(game)) == (2, 2)

    def test_counts_for_mayor(self) -> None:
        """TM-11.C1"""
        game = self.game(tiles={"03": "city", "60": "city"}, stock={"megacredits": 8})
        assert refusals(game, "milestone mayor") == [("milestone-not-reached", "TM-11.C1")]
        play_card(game, "capital", "space 36")
        assert refusals(game, "milestone mayor") == []


class TestNoctisCity:
    """TM-4.3: it has a hex of its own."""

    def test_goes_to_its_hex_whatever_is_around(self) -> None:
        """TM-5.5: the exception; the hex has two plants."""
        tiles: Tiles = {"22": ("city", 1), "40": "city"}
        game = a_game(production=PRODUCTION, tiles=tiles)
        assert play_card(game, "noctis_city") == {**NOCTIS_CITY, "space 31": "city of 0"}

    def test_ocean_next_to_it_pays(self) -> None:
        """TM-5.2"""
        game = a_game(production=PRODUCTION, oceans=["32"])
        changes = {**NOCTIS_CITY, "space 31": "city of 0", "0 megacredits": 2}
        assert play_card(game, "noctis_city") == changes

    def test_is_a_city_for_others(self) -> None:
        """TM-5.5: no other city next to it."""
        game = a_game(production={"energy": 3})
        play_card(game, "noctis_city")
        play_card(game, "underground_city")
        assert spaces(game) == LAND - {"22", "23", "30", "39", "40"}


class TestOffMapCity:
    """TM-4.3: Phobos Space Haven and Ganymede Colony."""

    def test_phobos_space_haven(self) -> None:
        changes = {"0 titanium production": 1, "space 02": "city of 0"}
        assert play_card(a_game(), "phobos_space_haven") == changes

    def test_ganymede_colony(self) -> None:
        assert play_card(a_game(), "ganymede_colony") == {"space 01": "city of 0"}

    @pytest.mark.parametrize("card", ["phobos_space_haven", "ganymede_colony"])
    def test_is_a_city_that_hinders_nobody(self, card: str) -> None:
        """TM-5.5, TM-11.C1: counts for Mayor, has no neighbours."""
        tiles = {"03": "city", "60": "city"}
        game = a_game(tiles=tiles, stock={"megacredits": 33}, active=0)
        play_card(game, card)
        assert refusals(game, "milestone mayor") == []
        answer(game, "project city")
        assert spaces(game) == LAND - set(tiles) - {"08", "09", "54", "55", "59", "61"}


class TestResearchOutpost:
    """A city next to no tile at all; afterwards every card costs 1 M€ less."""

    def test_next_to_no_tile(self) -> None:
        """TM-C29: oceans are tiles, TM-C33: a claim is not."""
        game = a_game(oceans=["28"], tiles={"09": ("greenery", 1)}, claims={"53": 1})
        play_card(game, "research_outpost")
        around_ocean = {"20", "27", "36", "37"}
        around_greenery = {"03", "08", "10", "15", "16"}
        assert spaces(game) == LAND - {"09", "53"} - around_ocean - around_greenery
        assert refusals(game, "space 27") == [("not-isolated", "TM-5.7")]
        assert do(game, "space 35") == {"space 35": "city of 0", "0 plants": 2}

    def test_without_a_place_it_is_skipped(self) -> None:
        """TM-5.9"""
        assert play_card(a_game(tiles=FULL), "research_outpost") == {}

    @pytest.mark.parametrize(
        ("card", "printed"), [("soletta", 35), ("convoy_from_europa", 15), ("micro_mills", 3)]
    )
    def test_every_card_is_one_cheaper(self, card: str, printed: int) -> None:
        """TM-C1, TM-11.A7: once per card, whatever its tags; events too."""
        for money, is_legal in ((printed - 1, True), (printed - 2, False)):
            stock = {"megacredits": money}
            game = a_game(hand=[card], tableau=["research_outpost"], stock=stock)
            assert (refusals(game, f"play {card}") == []) is is_legal

    def test_the_price_is_really_paid(self) -> None:
        """TM-11.A3, TM-O6: Fueled Generators cost 1, so nothing is left to pay."""
        stock = {"megacredits": 10}
        game = a_game(hand=["power_plant"], tableau=["research_outpost"], stock=stock)
        changes = {"0 hand": -1, "0 megacredits": -3, "0 energy production": 1}
        assert do(game, "play power_plant") == changes
        game = a_game(hand=["fueled_generators"], tableau=["research_outpost"])
        changes = {"0 hand": -1, "0 megacredits production": -1, "0 energy production": 1}
        assert do(game, "play fueled_generators") == changes

    def test_only_for_its_owner_and_not_for_itself(self) -> None:
        """TM-11.A7: from cards already in play."""
        rivals = [Seat(tableau=["research_outpost"])]
        game = a_game(hand=["power_plant"], stock={"megacredits": 3}, rivals=rivals)
        assert refusals(game, "play power_plant") == [("card-too-dear", "TM-11.A3")]
        game = a_game(hand=["research_outpost"], stock={"megacredits": 17})
        assert refusals(game, "play research_outpost") == [("card-too-dear", "TM-11.A3")]


class TestUrbanizedArea:
    """TM-C30: a city next to at least two cities."""

    def test_next_to_two_cities_of_anyone(self) -> None:
        """TM-C30: between hexes 15 and 24 there are two such hexes; Capital is a city."""
        tiles: Tiles = {"15": ("capital", 1), "24": ("city", 2), "37": "city"}
        game = a_game(3, production=PRODUCTION, tiles=tiles)
        twin = game.copy()
        play_card(game, "urbanized_area")
        assert spaces(game) == {"16", "23"}
        assert refusals(game, "space 36") == [("too-few-cities-around", "TM-C30")]
        changes = {**URBANIZED_AREA, "space 23": "city of 0", "0 plants": 1}
        assert play_card(twin, "urbanized_area", "space 23") == changes

    def test_the_only_such_hex_is_taken_at_once(self) -> None:
        game = a_game(production=PRODUCTION, tiles={"15": "city", "17": "city"})
        assert play_card(game, "urbanized_area") == {**URBANIZED_AREA, "space 16": "city of 0"}

    @pytest.mark.parametrize(
        "tiles",
        [
            {"15": "city"},
            {"15": "city", "17": "greenery", "01": "city"},
            {"22": "city", "40": "city"},  # only the hex of Noctis City is next to both
        ],
    )
    def test_without_two_neighbours_it_is_skipped(self, tiles: Tiles) -> None:
        """TM-5.9, TM-4.3"""
        game = a_game(production=PRODUCTION, tiles=tiles)
        assert play_card(game, "urbanized_area") == URBANIZED_AREA


class TestImmigrantCity:
    """TM-C19: the city comes first, so M€ production may be -4."""

    def game(self, money: int, corporation: str, **position: Any) -> TerraformingGame:
        return a_game(
            corporation=corporation,
            production={"energy": 1, "megacredits": money},
            stock={"megacredits": 13},
            hand=["immigrant_city"],
            **position,
        )

    @pytest.mark.parametrize(
        ("money", "corporation", "is_placeable", "is_legal"),
        [
            (-4, "beginner_corporation", True, True),
            (-5, "beginner_corporation", True, False),
            (-5, "tharsis_republic", True, True),
            (-3, "beginner_corporation", False, True),
            (-4, "beginner_corporation", False, False),
            (-4, "tharsis_republic", False, False),
        ],
    )
    def test_lowest_production(
        self, money: int, corporation: str, is_placeable: bool, is_legal: bool
    ) -> None:
        """TM-C19, TM-O9, TM-6.3"""
        game = self.game(money, corporation, tiles={} if is_placeable else FULL)
        refused = [("production-too-low", "TM-11.A2")]
        assert refusals(game, "play immigrant_city") == ([] if is_legal else refused)

    def test_from_minus_four(self) -> None:
        """TM-C19"""
        game = self.game(-4, "beginner_corporation")
        changes = do(game, "play immigrant_city", "space 52")
        assert changes == {
            "0 hand": -1,
            "0 megacredits": -13,
            "0 megacredits production": -1,
            "0 energy production": -1,
            "space 52": "city of 0",
        }

    def test_from_minus_five_with_tharsis_republic(self) -> None:
        """TM-C19, TM-C13: +1 of each for the player's own city on Mars, and 3 M€."""
        game = self.game(-5, "tharsis_republic")
        changes = do(game, "play immigrant_city", "space 52")
        assert changes == {
            "0 hand": -1,
            "0 megacredits": -13 + 3,
            "0 energy production": -1,
            "space 52": "city of 0",
        }

    def test_energy_is_needed_too(self) -> None:
        """TM-11.A2: nothing on the card gives energy."""
        game = a_game(hand=["immigrant_city"], stock={"megacredits": 13})
        assert refusals(game, "play immigrant_city") == [("production-too-low", "TM-11.A2")]
