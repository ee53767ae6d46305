"""The base cards that place greeneries and special tiles, and the lake on land."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, changes, do, ledger, play_card

OCEAN_AREAS = {"04", "06", "07", "13", "28", "32", "33", "34", "43", "44", "45", "63"}
LAND = {f"{number:02}" for number in range(3, 64)} - OCEAN_AREAS - {"31"}
FULL = dict.fromkeys(LAND, ("greenery", 1))
NINE_OCEANS = ["04", "06", "07", "13", "28", "43", "44", "45", "63"]

Tiles = dict[str, str | tuple[str, int | str]]


def offered(game: TerraformingGame) -> list[str]:
    """The moves now offered."""
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def spaces(game: TerraformingGame) -> set[str]:
    """The spaces now offered."""
    assert all(name.startswith("space ") for name in offered(game))
    return {name.removeprefix("space ") for name in offered(game)}


def answer_next(game: TerraformingGame, move: str) -> None:
    """Make a move; if it is first asked which effect is next, take the one that asks for it."""
    for choice in offered(game):
        if choice.startswith("choose "):
            twin = game.copy()
            answer(twin, choice)
            if move in offered(twin):
                answer(game, choice)
                break
    answer(game, move)


def refusals(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    """Why seat 0 may not make a move: codes and rules."""
    return [(reason.code, reason.rule) for reason in game.why_not(0, move)]


class TestNaturalPreserve:
    """A tile next to no other tile."""

    def test_next_to_no_tile(self) -> None:
        """TM-C29: oceans are tiles, TM-C33: a claim is not."""
        tiles: Tiles = {"52": "greenery", "35": ("city", 1)}
        game = a_game(oceans=["13"], tiles=tiles, claims={"60": 1})
        play_card(game, "natural_preserve")
        around_greenery, around_city = {"51", "58"}, {"26", "27", "36"}
        around_ocean = {"12", "19", "20"}
        taken = {"52", "35", "60"}
        assert spaces(game) == LAND - taken - around_greenery - around_city - around_ocean
        assert refusals(game, "space 58") == [("not-isolated", "TM-5.7")]
        assert refusals(game, "space 60") == [("space-claimed", "TM-5.10")]

    def test_what_it_brings(self) -> None:
        """TM-4.4: hex 60 has two steel."""
        assert play_card(a_game(), "natural_preserve", "space 60") == {
            "0 megacredits production": 1,
            "0 steel": 2,
            "space 60": "natural_preserve of 0",
        }

    def test_without_a_place_it_is_skipped(self) -> None:
        """TM-5.9"""
        brings = {"0 megacredits production": 1}
        assert play_card(a_game(tiles=FULL), "natural_preserve") == brings


class TestNuclearZone:
    """Two steps of temperature and a tile on any free land."""

    def test_any_free_land(self) -> None:
        """TM-C29"""
        tiles: Tiles = {"09": ("city", 1), "52": "city"}
        game = a_game(tiles=tiles, claims={"08": 1})
        play_card(game, "nuclear_zone")
        assert spaces(game) == LAND - {"09", "52", "08"}

    def test_what_it_brings(self) -> None:
        """TM-3.2, TM-4.4, TM-5.2: hex 58 has a titanium, and an ocean next to it."""
        game = a_game(oceans=["63"])
        assert play_card(game, "nuclear_zone", "space 58") == {
            "temperature": 4,
            "0 rating": 2,
            "0 titanium": 1,
            "0 megacredits": 2,
            "space 58": "nuclear_zone of 0",
        }

    def test_a_heat_bonus_step_on_the_way(self) -> None:
        """TM-3.6, TM-3.7: -24 °C is passed, and counts."""
        game = a_game(temperature=-26)
        assert play_card(game, "nuclear_zone", "space 62") == {
            "temperature": 4,
            "0 rating": 2,
            "0 heat production": 1,
            "space 62": "nuclear_zone of 0",
        }

    def test_ocean_of_the_bonus_step_first(self) -> None:
        """TM-3.6: the ocean at 0 °C is there when the tile comes."""
        game = a_game(temperature=-4)
        before = ledger(game)
        play_card(game, "nuclear_zone")
        answer_next(game, "space 63")
        answer_next(game, "space 58")
        assert changes(before, ledger(game)) == {
            "temperature": 4,
            "oceans": 1,
            "0 rating": 3,
            "0 titanium": 3,
            "0 megacredits": 2,
            "space 63": "ocean",
            "space 58": "nuclear_zone of 0",
        }

    @pytest.mark.parametrize("card", ["nuclear_zone", "lava_flows"])
    def test_player_orders_ocean_of_the_bonus_step_and_tile(self, card: str) -> None:
        """TM-11.A4: two effects with choices remain, so the player says which is next."""
        game = a_game(temperature=-4)
        play_card(game, card)
        assert offered(game) == ["choose 1", "choose 2"]


class TestLavaFlows:
    """Two steps of temperature and a tile on one of the four volcanoes."""

    def test_on_a_volcano(self) -> None:
        """TM-C29: Tharsis Tholus, Ascraeus, Pavonis and Arsia Mons; the last one is taken."""
        tiles: Tiles = {"29": ("greenery", 1), "15": ("city", 1), "30": "city"}
        game = a_game(tiles=tiles)
        play_card(game, "lava_flows")
        assert spaces(game) == {"09", "14", "21"}
        assert refusals(game, "space 22") == [("not-volcanic", "TM-5.7")]

    @pytest.mark.parametrize(
        ("space", "bonus"),
        [
            ("09", {"0 steel": 1}),
            ("14", {"0 hand": 1}),
            ("21", {"0 plants": 1, "0 titanium": 1}),
            ("29", {"0 plants": 2}),
        ],
    )
    def test_what_it_brings(self, space: str, bonus: dict[str, int]) -> None:
        """TM-4.4"""
        assert play_card(a_game(), "lava_flows", f"space {space}") == {
            "temperature": 4,
            "0 rating": 2,
            f"space {space}": "lava_flows of 0",
            **bonus,
        }

    def test_without_a_volcano_the_tile_is_skipped(self) -> None:
        """TM-5.9: the rule, not the sheet (18.8 of the rules)."""
        tiles: Tiles = dict.fromkeys(("09", "14", "21", "29"), ("greenery", 1))
        brings = {"temperature": 4, "0 rating": 2}
        assert play_card(a_game(tiles=tiles), "lava_flows") == brings

    def test_without_a_volcano_it_may_be_forbidden(self) -> None:
        """TM-11.A1: the option `unplaceable_tile` gives the sheet's reading."""
        tiles: Tiles = dict.fromkeys(("09", "14", "21", "29"), ("greenery", 1))
        options = {"unplaceable_tile": "forbid"}
        stock = {"megacredits": 18}
        game = a_game(tiles=tiles, options=options, hand=["lava_flows"], stock=stock)
        assert refusals(game, "play lava_flows") == [("no-place", "TM-5.9")]


class TestMiningRights:
    """A tile on a metal bonus, and a step of that metal's production."""

    def test_on_a_metal_bonus(self) -> None:
        """TM-C29: free land only, so the ocean hexes 04 and 63 with metal are out."""
        game = a_game(tiles={"53": ("city", 1)})
        play_card(game, "mining_rights")
        assert spaces(game) == {"03", "09", "20", "21", "58", "59", "60"}
        assert refusals(game, "space 08") == [("no-metal-bonus", "TM-5.7")]
        assert refusals(game, "space 63") == [("wrong-area", "TM-4.2")]

    @pytest.mark.parametrize(
        ("space", "metal", "bonus"),
        [
            ("03", "steel", {"0 steel": 2}),
            ("09", "steel", {"0 steel": 1}),
            ("20", "steel", {"0 steel": 1}),
            ("21", "titanium", {"0 titanium": 1, "0 plants": 1}),
            ("53", "steel", {"0 steel": 2}),
            ("58", "titanium", {"0 titanium": 1}),
            ("59", "steel", {"0 steel": 1}),
            ("60", "steel", {"0 steel": 2}),
        ],
    )
    def test_production_and_bonus(self, space: str, metal: str, bonus: dict[str, int]) -> None:
        """TM-C22: one step, however much is printed; the bonus besides."""
        assert play_card(a_game(), "mining_rights", f"space {space}") == {
            f"0 {metal} production": 1,
            f"space {space}": "mining_rights of 0",
            **bonus,
        }

    def test_without_a_place_nothing_is_produced(self) -> None:
        """TM-C22, TM-5.9"""
        assert play_card(a_game(tiles=FULL), "mining_rights") == {}


class TestEcologicalZone:
    """A tile next to anybody's greenery, for somebody with a greenery; it counts animals."""

    def test_next_to_a_greenery_of_anyone(self) -> None:
        """TM-C29"""
        tiles: Tiles = {"52": "greenery", "16": ("greenery", 1), "24": ("city", 1)}
        game = a_game(tiles=tiles)
        play_card(game, "ecological_zone")
        assert spaces(game) == {"51", "58"} | {"09", "10", "15", "17", "23"}
        assert refusals(game, "space 62") == [("not-next-to-greenery", "TM-5.7")]

    def test_what_it_brings(self) -> None:
        """TM-C9: its own two tags are two animals; hex 51 has a plant."""
        assert play_card(a_game(tiles={"52": "greenery"}), "ecological_zone", "space 51") == {
            "0 plants": 1,
            "0 on ecological_zone": 2,
            "space 51": "ecological_zone of 0",
        }

    def test_without_a_place_it_is_skipped(self) -> None:
        """TM-5.9"""
        game = a_game(tiles={**FULL, "52": "greenery"})
        assert play_card(game, "ecological_zone") == {"0 on ecological_zone": 2}


ON_OCEAN_AREA: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "mohole_area": ({}, "mohole_area of 0", {"0 heat production": 4}),
    "mangrove": ({"temperature": 4}, "greenery of 0", {"oxygen": 1, "0 rating": 1}),
    "protected_valley": (
        {},
        "greenery of 0",
        {"0 megacredits production": 2, "oxygen": 1, "0 rating": 1},
    ),
}


@pytest.mark.parametrize("card", ON_OCEAN_AREA)
class TestOnOceanArea:
    """TM-C32: Mohole Area, Mangrove and Protected Valley use a hex reserved for an ocean."""

    def test_on_any_free_ocean_area(self, card: str) -> None:
        """TM-C32: next to an own tile or not; it is no ocean, so no ocean is counted."""
        position, _, _ = ON_OCEAN_AREA[card]
        tiles: Tiles = {"27": "city", "44": ("greenery", 1)}
        other = "mangrove" if card == "protected_valley" else "protected_valley"
        rivals = [Seat(tableau=[other])]
        game = a_game(oceans=["04", "33"], tiles=tiles, rivals=rivals, **position)
        play_card(game, card)
        assert spaces(game) == OCEAN_AREAS - {"04", "33", "44"}
        assert refusals(game, "space 61") == [("wrong-area", "TM-C32")]

    @pytest.mark.parametrize(
        ("space", "bonus"),
        [
            ("07", {}),
            ("13", {"0 hand": 2}),
            ("63", {"0 titanium": 2}),
            ("33", {"0 plants": 2, "0 megacredits": 4}),
        ],
    )
    def test_what_it_brings(self, card: str, space: str, bonus: dict[str, int]) -> None:
        """TM-4.4, TM-5.2: the bonus of the hex, and 2 M€ for each ocean next to it."""
        position, tile, brings = ON_OCEAN_AREA[card]
        game = a_game(oceans=["32", "34"], **position)
        everything = {f"space {space}": tile, **brings, **bonus}
        assert play_card(game, card, f"space {space}") == everything

    def test_the_hex_is_lost_for_oceans(self, card: str) -> None:
        """TM-C32, TM-5.8"""
        position, _, _ = ON_OCEAN_AREA[card]
        game = a_game(**position)
        play_card(game, card, "space 63")
        play_card(game, "subterranean_reservoir")
        assert spaces(game) == OCEAN_AREAS - {"63"}


@pytest.mark.parametrize(
    ("card", "position", "brings"),
    [
        ("mangrove", {"temperature": 4}, {}),
        ("protected_valley", {}, {"0 megacredits production": 2}),
        ("plantation", {"tableau": ["breathing_filters", "fusion_power"]}, {}),
    ],
)
def test_greenery_at_full_oxygen_raises_nothing(
    card: str, position: dict[str, Any], brings: dict[str, int]
) -> None:
    """TM-5.4, TM-3.3: the tile and its bonus, but neither oxygen nor TR."""
    space = "52" if card == "plantation" else "07"
    game = a_game(oxygen=14, **position)
    everything = {**brings, f"space {space}": "greenery of 0"}
    assert play_card(game, card, f"space {space}") == everything


class TestPlantation:
    """An ordinary greenery."""

    SCIENCE = ("breathing_filters", "fusion_power")

    def test_next_to_an_own_tile(self) -> None:
        """TM-5.4: own tiles only; a special tile serves too."""
        tiles: Tiles = {"52": "city", "03": "mining_rights", "16": ("city", 1)}
        game = a_game(tableau=self.SCIENCE, tiles=tiles)
        play_card(game, "plantation")
        assert spaces(game) == {"51", "58"} | {"08", "09"}
        assert refusals(game, "space 57") == [("not-next-to-own", "TM-5.4")]
        assert do(game, "space 51") == {
            "0 plants": 1,
            "oxygen": 1,
            "0 rating": 1,
            "space 51": "greenery of 0",
        }

    @pytest.mark.parametrize(
        "tiles",
        [
            {"16": ("city", 1)},
            {"01": "city", "16": ("city", 1)},
            {"03": "city", "08": ("greenery", 1), "09": ("city", 1), "16": ("city", 1)},
        ],
    )
    def test_anywhere_if_that_is_impossible(self, tiles: Tiles) -> None:
        """TM-5.4, TM-X10, TM-X11"""
        game = a_game(tableau=self.SCIENCE, tiles=tiles)
        play_card(game, "plantation")
        assert spaces(game) == LAND - set(tiles)

    def test_reaches_the_warming_step(self) -> None:
        """TM-3.6: oxygen 8 % is also a step of temperature."""
        game = a_game(tableau=self.SCIENCE, oxygen=7)
        assert play_card(game, "plantation", "space 62") == {
            "oxygen": 1,
            "temperature": 2,
            "0 rating": 2,
            "space 62": "greenery of 0",
        }


class TestArtificialLake:
    """TM-C31: an ocean on land."""

    def test_on_free_land(self) -> None:
        """TM-C31, TM-C29: not on the hexes for oceans and Noctis City, nor on a rival's claim."""
        tiles: Tiles = {"36": ("city", 1), "60": "city"}
        game = a_game(temperature=-6, tiles=tiles, claims={"03": 1})
        play_card(game, "artificial_lake")
        assert spaces(game) == LAND - {"36", "60", "03"}
        assert refusals(game, "space 63") == [("wrong-area", "TM-C31")]
        assert refusals(game, "space 31") == [("reserved-for-city", "TM-4.3")]

    def test_is_an_ocean_like_others(self) -> None:
        """TM-C31, TM-5.2: TR, the bonus of the hex, 2 M€ for the ocean next to it."""
        game = a_game(temperature=-6, oceans=["63"])
        assert play_card(game, "artificial_lake", "space 58") == {
            "oceans": 1,
            "0 rating": 1,
            "0 titanium": 1,
            "0 megacredits": 2,
            "space 58": "ocean",
        }

    def test_a_later_tile_next_to_it_is_paid(self) -> None:
        """TM-5.2"""
        game = a_game(temperature=-6)
        play_card(game, "artificial_lake", "space 58")
        assert play_card(game, "nuclear_zone", "space 52")["0 megacredits"] == 2

    def test_without_an_ocean_left_it_does_nothing(self) -> None:
        """TM-X06: playable, no TR."""
        game = a_game(temperature=-6, oceans=NINE_OCEANS)
        assert play_card(game, "artificial_lake") == {}

    def test_is_one_of_the_nine(self) -> None:
        """TM-C31: with it the oceans are complete, so a ninth elsewhere is not placed."""
        game = a_game(temperature=-6, oceans=NINE_OCEANS[:8])
        ninth = {"oceans": 1, "0 rating": 1, "space 62": "ocean"}
        assert play_card(game, "artificial_lake", "space 62") == ninth
        assert play_card(game, "subterranean_reservoir") == {}
