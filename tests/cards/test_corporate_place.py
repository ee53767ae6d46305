"""Cards of the Corporate Era that put something on the map."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card


def offered(game: TerraformingGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def codes(game: TerraformingGame, space: str) -> list[str]:
    return [why.code for why in game.why_not(game.to_act[0], f"space {space}")]


# --------------------------------------------------------------------- Mining Area


@pytest.mark.parametrize(
    ("own", "moves", "expected"),
    [
        # Next to 16 only 09 has metal: 1 steel.
        ("16", [], {"space 09": "mining_area of 0", "0 steel": 1, "0 steel production": 1}),
        # 2 steel are a bonus of 2, and still one step of production.
        (
            "08",
            ["space 03"],
            {"space 03": "mining_area of 0", "0 steel": 2, "0 steel production": 1},
        ),
        ("57", [], {"space 58": "mining_area of 0", "0 titanium": 1, "0 titanium production": 1}),
        (
            "22",
            [],
            {
                "space 21": "mining_area of 0",
                "0 titanium": 1,
                "0 plants": 1,
                "0 titanium production": 1,
            },
        ),
    ],
)
def test_mining_area_yields_the_metal_of_its_hex(
    own: str, moves: list[str], expected: dict[str, int | str]
) -> None:
    """TM-C22, TM-C29: the placement bonus, and production of that metal."""
    game = a_game(tiles={own: "greenery"})
    assert play_card(game, "mining_area", *moves) == expected


def test_mining_area_needs_metal_next_to_an_own_tile() -> None:
    """TM-C29: not next to an opponent's, not elsewhere, not on a hex reserved for an ocean."""
    game = a_game(tiles={"08": "city", "58": ("city", 1), "27": ("city", 1)}, oceans=["63"])
    play_card(game, "mining_area")
    assert offered(game) == ["space 03", "space 09"]
    assert codes(game, "15") == ["no-metal-bonus"]
    assert codes(game, "20") == ["not-next-to-own"]
    assert codes(game, "04") == ["wrong-area", "not-next-to-own"]


def test_mining_area_gets_money_of_adjacent_oceans() -> None:
    """TM-5.2"""
    game = a_game(tiles={"08": "city"}, oceans=["04"])
    assert play_card(game, "mining_area", "space 03") == {
        "space 03": "mining_area of 0",
        "0 megacredits": 2,
        "0 steel": 2,
        "0 steel production": 1,
    }


@pytest.mark.parametrize(
    ("tiles", "claims"),
    [
        ({}, {}),
        ({"16": ("city", 1)}, {}),
        ({"18": "city"}, {}),
        ({"16": "city", "09": ("greenery", 1)}, {}),
        ({"16": "city"}, {"09": 1}),
    ],
)
def test_mining_area_without_a_place_brings_nothing(
    tiles: dict[str, Any], claims: dict[str, int]
) -> None:
    """TM-5.9, TM-C22: it may be played; tile and production are left out."""
    assert play_card(a_game(tiles=tiles, claims=claims), "mining_area") == {}


def test_mining_area_without_a_place_may_be_forbidden() -> None:
    """TM-11.A1: by the option `unplaceable_tile`."""
    options = {"unplaceable_tile": "forbid"}
    hand, stock = ["mining_area"], {"megacredits": 4}
    game = a_game(hand=hand, stock=stock, options=options)
    assert game.why_not(0, "play mining_area") == [
        Reason("no-place", "TM-5.9", {"tile": "mining_area"})
    ]
    placed = a_game(hand=hand, stock=stock, options=options, tiles={"16": "city"})
    assert placed.why_not(0, "play mining_area") == []


# --------------------------------------------------------------------- Land Claim


def claimed(space: str = "10", **more: Any) -> TerraformingGame:
    """Seat 0 has just claimed a space; seat 1 is to act and has money."""
    rival = Seat(stock={"megacredits": 50, "plants": 8})
    game = a_game(stock={"megacredits": 50}, rivals=[rival], **more)
    assert play_card(game, "land_claim", f"space {space}") == {}
    answer(game, "end")
    return game


TAKEN = [Reason("space-claimed", "TM-5.10", {"space": "10"})]


@pytest.mark.parametrize("move", ["project city", "project greenery", "convert plants"])
def test_nobody_else_may_place_a_tile_on_claimed_land(move: str) -> None:
    """TM-C33"""
    game = claimed(tiles={"17": ("greenery", 1)})
    answer(game, move)
    assert game.why_not(1, "space 10") == TAKEN
    assert game.why_not(1, "space 11") == []


def test_a_claim_is_the_only_reason_where_a_greenery_may_go_anywhere() -> None:
    """TM-5.4, TM-C33: without an own tile it need not adjoin one, and `why_not` must not say so."""
    game = claimed()
    answer(game, "convert plants")
    assert game.why_not(1, "space 10") == TAKEN


def test_the_owner_may_place_a_tile_on_claimed_land() -> None:
    """TM-C33"""
    game = claimed()
    answer(game, "pass")
    assert do(game, "project city", "space 10")["space 10"] == "city of 0"


def test_claiming_brings_no_bonus_but_the_tile_does() -> None:
    """TM-C33, TM-4.4: `claimed` has seen nothing change."""
    game = claimed("03", oceans=["04"])
    answer(game, "pass")
    assert do(game, "project city", "space 03") == {
        "space 03": "city of 0",
        "0 steel": 2,
        "0 megacredits": 2 - 25,
        "0 megacredits production": 1,
    }


def test_land_claim_needs_free_land() -> None:
    """TM-C33, TM-C29: neither a tile nor a reserved hex may be there."""
    game = a_game(tiles={"16": ("city", 1)})
    play_card(game, "land_claim")
    assert game.why_not(0, "space 04") == [Reason("wrong-area", "TM-4.2", {"space": "04"})]
    assert game.why_not(0, "space 31") == [Reason("reserved-for-city", "TM-4.3", {"space": "31"})]
    assert game.why_not(0, "space 01") == [Reason("reserved-for-city", "TM-4.3", {"space": "01"})]
    assert game.why_not(0, "space 16") == [Reason("space-taken", "TM-5.8", {"space": "16"})]
    assert len(offered(game)) == 48 - 1  # 61 hexes without 12 ocean areas and Noctis City


def test_a_claim_does_not_serve_greenery_adjacency() -> None:
    """TM-C33, TM-5.10, TM-X10: its owner has no tile, so a greenery may go anywhere."""
    game = a_game(claims={"10": 0}, stock={"plants": 8})
    answer(game, "convert plants")
    assert game.why_not(0, "space 60") == []


def test_a_claim_is_no_tile_to_keep_away_from() -> None:
    """TM-C33: a tile that goes next to no other tile may go beside it."""
    game = a_game(claims={"10": 0}, tiles={"50": "city"})
    play_card(game, "research_outpost")
    assert game.why_not(0, "space 11") == []
    assert codes(game, "51") == ["not-isolated"]


def test_a_claim_does_not_count_for_landlord() -> None:
    """TM-C33, TM-5.10"""
    game = a_game(claims={"10": 0}, tiles={"16": ("city", 1)}, awards={"landlord": 0})
    assert [row["points"]["awards"] for row in game.result()] == [0, 5]


def test_a_claim_lasts() -> None:
    """TM-C33: also in the next generation."""
    game = claimed()
    answer(game, "pass", "pass", "done", "done", "project city")
    assert game.why_not(1, "space 10") == TAKEN


# --------------------------------------------------------------------- special tiles


def test_commercial_district() -> None:
    """TM-5.7: on any free land."""
    game = a_game(production={"energy": 1}, oceans=["04"])
    assert play_card(game, "commercial_district", "space 03") == {
        "space 03": "commercial_district of 0",
        "0 steel": 2,
        "0 megacredits": 2,
        "0 energy production": -1,
        "0 megacredits production": 4,
    }


def points(game: TerraformingGame) -> int:
    found: int = game.result()[0]["points"]["cards"]
    return found


def test_commercial_district_scores_adjacent_cities_of_anyone() -> None:
    """TM-13.3: 1 each, Capital included; greeneries do not count, nor cities elsewhere."""
    game = a_game(
        production={"energy": 1},
        tiles={"16": ("city", 1), "18": "capital", "10": "greenery", "35": "city"},
    )
    play_card(game, "commercial_district", "space 17")
    assert points(game) == 2


def test_commercial_district_scores_a_city_built_later() -> None:
    """TM-11.A5: points are counted at the end."""
    rival = Seat(stock={"megacredits": 25})
    game = a_game(production={"energy": 1}, rivals=[rival])
    play_card(game, "commercial_district", "space 17")
    assert points(game) == 0
    answer(game, "end", "project city", "space 16")
    assert points(game) == 1


def test_commercial_district_without_a_place_scores_nothing() -> None:
    """TM-5.9: the production changes anyway."""
    board = a_game().state.map
    land = [board.spaces[space].number for space in board.land]
    game = a_game(production={"energy": 1}, tiles=dict.fromkeys(land, ("city", 1)))
    assert play_card(game, "commercial_district") == {
        "0 energy production": -1,
        "0 megacredits production": 4,
    }
    assert points(game) == 0


def test_industrial_center_goes_next_to_a_city_of_anyone() -> None:
    """TM-C29"""
    game = a_game(tiles={"03": ("city", 1), "50": "greenery"})
    play_card(game, "industrial_center")
    assert offered(game) == ["space 08", "space 09"]
    assert codes(game, "51") == ["too-few-cities-around"]
    assert do(game, "space 09") == {"space 09": "industrial_center of 0", "0 steel": 1}


@pytest.mark.parametrize("tiles", [{}, {"01": "city"}, {"50": "greenery"}])
def test_industrial_center_without_a_place_is_still_of_use(tiles: dict[str, str]) -> None:
    """TM-5.9: the tile is skipped, the action remains."""
    game = a_game(tiles=tiles, stock={"megacredits": 7})
    assert play_card(game, "industrial_center") == {}
    assert do(game, "use industrial_center") == {"0 megacredits": -7, "0 steel production": 1}


@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        ("10", {}),
        ("14", {"0 hand": 1}),
        ("37", {"0 plants": 2}),
        ("58", {"0 titanium": 1, "0 megacredits": 2}),
    ],
)
def test_restricted_area_goes_on_any_free_land(space: str, bonus: dict[str, int]) -> None:
    """TM-C29, TM-4.4: also next to cities and other tiles; with the bonus of the hex."""
    game = a_game(tiles={"16": ("city", 1)}, oceans=["63"])
    expected = {f"space {space}": "restricted_area of 0", **bonus}
    assert play_card(game, "restricted_area", f"space {space}") == expected


def test_corporate_stronghold() -> None:
    """TM-5.5: a city, away from all others; −2 points."""
    game = a_game(production={"energy": 1}, tiles={"16": ("city", 1)})
    assert play_card(game, "corporate_stronghold", "space 29") == {
        "space 29": "city of 0",
        "0 plants": 2,
        "0 energy production": -1,
        "0 megacredits production": 3,
    }
    assert points(game) == -2
    near = a_game(production={"energy": 1}, tiles={"16": ("city", 1)})
    play_card(near, "corporate_stronghold")
    assert near.why_not(0, "space 17") == [Reason("next-to-city", "TM-5.5", {"space": "17"})]
