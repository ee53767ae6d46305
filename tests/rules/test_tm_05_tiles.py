"""TM-5: placing tiles: where, in which order, and what they bring."""

import random

import pytest

import marineris
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, ledger, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 200}
LAND = 48  # hexes that are reserved for nothing


def spaces(game: TerraformingGame) -> list[str]:
    """The spaces that are offered now."""
    names = [game.move_name(move) for move in game.legal_moves(game.to_act[0])]
    return [name.removeprefix("space ") for name in names]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def all_land_but(*kept: str, tile: str = "greenery") -> dict[str, tuple[str, int]]:
    """Tiles of seat 1 on all land except some hexes."""
    oceans = {"04", "06", "07", "13", "28", "32", "33", "34", "43", "44", "45", "63"}
    hexes = {f"{n:02}" for n in range(3, 64)} - oceans - {"31"} - set(kept)
    return dict.fromkeys(sorted(hexes), (tile, 1))


def test_order_of_a_placement() -> None:
    """TM-5.1: the tile lies, then the hex's bonus comes, then 2 M€ for each adjacent ocean."""
    game = a_game(oceans=["33", "34"], stock={"plants": 8}, log=True)
    answer(game, "convert plants", "space 42")
    told = [(event["event"], event.get("resource"), event.get("amount")) for event in game.events()]
    assert told[1:4] == [
        ("StockChanged", "plants", -8),
        ("TilePlaced", None, None),
        ("StockChanged", "plants", 1),
    ]
    assert told[4] == ("StockChanged", "megacredits", 4)


def test_restrictions_are_checked_before_anything_happens() -> None:
    """TM-5.1: a forbidden hex is refused and changes nothing."""
    game = a_game(tiles={"17": "city"}, stock=RICH)
    answer(game, "project city")
    before = ledger(game)
    with pytest.raises(marineris.IllegalMove):
        game.play(0, "space 18")
    assert ledger(game) == before


@pytest.mark.parametrize(
    ("moves", "space", "paid"),
    [
        (["project greenery"], "12", 6 - 23),
        (["project city"], "12", 6 - 25),
        (["project aquifer"], "44", 2 - 18),
    ],
)
def test_any_tile_pays_for_the_oceans_beside_it(moves: list[str], space: str, paid: int) -> None:
    """TM-5.2: 2 M€ each, also for an ocean beside oceans."""
    game = a_game(oceans=["06", "07", "13", "43"], stock=RICH)
    assert do(game, *moves, f"space {space}")["0 megacredits"] == paid


def test_a_special_tile_pays_for_oceans_too() -> None:
    """TM-5.2: any tile."""
    changed = play_card(a_game(oceans=["06", "07", "13"]), "nuclear_zone", "space 12")
    assert changed["0 megacredits"] == 6


def test_the_ocean_bonus_is_paid_once_to_the_placer() -> None:
    """TM-5.2: to whoever places beside an ocean, not to owners when an ocean comes later."""
    game = a_game(tiles={"12": "city"}, active=1, rivals=[Seat(stock=RICH)])
    assert do(game, "project aquifer", "space 13").get("0 megacredits") is None
    changed = do(game, "project greenery", "space 19")
    assert changed["1 megacredits"] == 2 - 23
    assert "0 megacredits" not in changed


def test_an_ocean_belongs_to_nobody() -> None:
    """TM-5.3: on the 12 reserved hexes, +1 TR to the placer, no marker."""
    game = a_game(stock=RICH)
    answer(game, "project aquifer")
    assert len(spaces(game)) == 12
    assert do(game, "space 07") == {"oceans": 1, "0 rating": 1, "space 07": "ocean"}
    assert game.view()["tiles"]["07"] == ["ocean", -1]
    answer(game, "project greenery")
    assert len(spaces(game)) == LAND, "an ocean is no own tile"


def test_a_greenery_must_adjoin_an_own_tile() -> None:
    """TM-5.4: if the player has one with a free neighbour."""
    game = a_game(tiles={"17": "city", "48": ("city", 1)}, stock=RICH)
    answer(game, "project greenery")
    assert spaces(game) == ["10", "11", "16", "18", "24", "25"]
    assert refusal(game, "space 49") == [("not-next-to-own", "TM-5.4")]


@pytest.mark.parametrize("own", ["city", "greenery", "natural_preserve"])
def test_every_own_tile_serves_a_greenery(own: str) -> None:
    """TM-5.4: not only cities."""
    game = a_game(tiles={"57": own}, stock=RICH)
    answer(game, "project greenery")
    assert spaces(game) == ["50", "51", "56", "58", "62"]


def test_a_greenery_without_an_own_tile_goes_anywhere() -> None:
    """TM-5.4: tiles of others do not count, and an off-map city has no neighbours."""
    game = a_game(tiles={"01": "city", "48": ("city", 1)}, stock=RICH)
    answer(game, "project greenery")
    assert len(spaces(game)) == LAND - 1


def test_a_greenery_goes_anywhere_if_all_own_tiles_are_surrounded() -> None:
    """TM-5.4: no legal free hex adjoins the player's own tile."""
    around = dict.fromkeys(["10", "11", "16", "18", "24", "25"], ("greenery", 1))
    game = a_game(tiles={"17": "city", **around}, stock=RICH)
    answer(game, "project greenery")
    assert len(spaces(game)) == LAND - 7


def test_a_refused_greenery_without_own_tiles_is_not_told_to_adjoin_one() -> None:
    """TM-5.4: the condition does not hold for that player, so it is no reason."""
    game = a_game(stock=RICH)
    answer(game, "project greenery")
    assert refusal(game, "space 07") == [("wrong-area", "TM-4.2")]


def test_a_greenery_raises_oxygen_and_rating() -> None:
    """TM-5.4: with the owner's marker."""
    assert do(a_game(stock=RICH), "project greenery", "space 17") == {
        "0 megacredits": -23,
        "oxygen": 1,
        "0 rating": 1,
        "space 17": "greenery of 0",
    }


def test_at_14_percent_a_greenery_raises_nothing() -> None:
    """TM-5.4: neither oxygen nor TR."""
    assert do(a_game(oxygen=14, stock=RICH), "project greenery", "space 17") == {
        "0 megacredits": -23,
        "space 17": "greenery of 0",
    }


def test_a_greenery_scores_for_its_owner_and_for_adjacent_cities() -> None:
    """TM-5.4: 1 VP to its owner, 1 VP to the owner of each adjacent city."""
    game = a_game(3, tiles={"17": ("greenery", 0), "10": ("city", 1), "18": ("city", 2)})
    assert [row["points"]["greeneries"] for row in game.result()] == [1, 0, 0]
    assert [row["points"]["cities"] for row in game.result()] == [0, 1, 1]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_a_city_is_never_next_to_a_city(kind: str, owner: int) -> None:
    """TM-5.5: whoever owns the other one; it gets its owner's marker elsewhere."""
    game = a_game(tiles={"17": (kind, owner)}, stock=RICH)
    answer(game, "project city")
    assert not {"10", "11", "16", "18", "24", "25"} & set(spaces(game))
    assert refusal(game, "space 18") == [("next-to-city", "TM-5.5")]
    assert do(game, "space 19")["space 19"] == "city of 0"


def test_noctis_city_may_be_next_to_a_city() -> None:
    """TM-5.5: it goes to its reserved hex regardless of adjacency."""
    game = a_game(tiles={"30": ("city", 1)}, production={"energy": 1})
    assert play_card(game, "noctis_city")["space 31"] == "city of 0"


def test_a_city_scores_for_greeneries_of_anyone() -> None:
    """TM-5.5: 1 VP per adjacent greenery, whoever owns it; none for those further away."""
    game = a_game(
        tiles={
            "17": "city",
            "16": "greenery",
            "18": ("greenery", 1),
            "25": ("greenery", 1),
            "19": ("greenery", 1),
        }
    )
    assert [row["points"]["cities"] for row in game.result()] == [3, 0]


def test_the_capital_is_a_city_and_scores_oceans() -> None:
    """TM-5.6: 1 VP per adjacent greenery as a city, and 1 VP per adjacent ocean besides."""
    game = a_game(
        oceans=["06", "07", "13", "04"],
        tiles={"11": ("greenery", 1), "17": "city", "48": "city"},
        production={"energy": 2},
        tableau=["rover_construction"],
        stock={"megacredits": 8},
    )
    changed = play_card(game, "capital", "space 12")
    assert changed["space 12"] == "capital of 0"
    assert changed["0 megacredits"] == 3 * 2 + 2, "oceans beside it, and a city for Rover"
    points = game.result()[0]["points"]
    assert points["cities"] == 2, "the greenery adjoins both cities"
    assert points["cards"] == 1 + 3, "Rover Construction and three oceans beside the Capital"
    assert do(game, "milestone mayor") == {"0 megacredits": -8}


def test_the_capital_needs_the_place_of_a_city() -> None:
    """TM-5.6: never next to another city."""
    game = a_game(oceans=4, tiles={"17": ("city", 1)}, production={"energy": 2})
    play_card(game, "capital")
    assert refusal(game, "space 18") == [("next-to-city", "TM-5.5")]


@pytest.mark.parametrize(
    ("card", "space", "wrong", "reason"),
    [
        ("capital", "48", "18", ("next-to-city", "TM-5.5")),
        ("commercial_district", "18", "17", ("space-taken", "TM-5.8")),
        ("ecological_zone", "48", "62", ("not-next-to-greenery", "TM-5.7")),
        ("industrial_center", "18", "62", ("too-few-cities-around", "TM-5.7")),
        ("lava_flows", "21", "62", ("not-volcanic", "TM-5.7")),
        ("mining_area", "60", "61", ("no-metal-bonus", "TM-5.7")),
        ("mining_area", "60", "03", ("not-next-to-own", "TM-C29")),
        ("mining_rights", "03", "62", ("no-metal-bonus", "TM-5.7")),
        ("mohole_area", "07", "62", ("wrong-area", "TM-C32")),
        ("natural_preserve", "62", "18", ("not-isolated", "TM-5.7")),
        ("nuclear_zone", "62", "07", ("wrong-area", "TM-4.2")),
        ("restricted_area", "62", "31", ("reserved-for-city", "TM-4.3")),
    ],
)
def test_special_tiles_follow_their_cards(
    card: str, space: str, wrong: str, reason: tuple[str, str]
) -> None:
    """TM-5.7: each has its restriction, the owner's marker and its own side."""
    game = a_game(
        oceans=["28", "32", "33", "34"],
        tiles={"17": ("city", 1), "54": "greenery"},
        production={"energy": 2},
    )
    play_card(game, card)
    assert reason in refusal(game, f"space {wrong}")
    assert do(game, f"space {space}")[f"space {space}"] == f"{card} of 0"


@pytest.mark.parametrize("seed", range(4))
def test_tiles_never_move_and_never_go(seed: int) -> None:
    """TM-5.8: in whole games played at random a tile stays as it was laid."""
    game = marineris.new("terraforming", players=3, seed=seed, corporate_era=True)
    chance = random.Random(seed)
    before: dict[str, object] = {}
    while not game.is_over:
        seat = chance.choice(game.to_act)
        game.play(seat, chance.choice(game.legal_moves(seat)))
        tiles = game.view()["tiles"]
        assert before.items() <= tiles.items()
        before = tiles
    assert len(before) >= 9


def test_no_tile_goes_on_another() -> None:
    """TM-5.8"""
    game = a_game(tiles={"17": ("nuclear_zone", 1)}, stock=RICH)
    answer(game, "project city")
    assert refusal(game, "space 17") == [("space-taken", "TM-5.8")]


def test_a_tile_of_a_card_must_be_placed() -> None:
    """TM-5.9: with a legal place there is no way to leave it out."""
    game = a_game()
    play_card(game, "nuclear_zone")
    assert len(spaces(game)) == LAND
    assert refusal(game, "done") == [("another-question", "TM-10.3")]


def test_a_tile_without_a_place_is_skipped() -> None:
    """TM-5.9: the card is played, the rest happens."""
    game = a_game(tiles=all_land_but())
    assert play_card(game, "nuclear_zone") == {"temperature": 4, "0 rating": 2}


def test_with_forbid_a_card_without_a_place_may_not_be_played() -> None:
    """TM-5.9: option `unplaceable_tile`."""
    game = a_game(
        tiles=all_land_but(),
        hand=["nuclear_zone"],
        stock=RICH,
        options={"unplaceable_tile": "forbid"},
    )
    assert refusal(game, "play nuclear_zone") == [("no-place", "TM-5.9")]


def test_the_marker_decides_who_owns_a_tile() -> None:
    """TM-5.10: Mayor, Gardener, Landlord and scoring look at the owner."""
    tiles = {
        "10": ("city", 0),
        "12": ("city", 0),
        "16": ("city", 1),
        "48": ("greenery", 1),
        "49": ("greenery", 1),
        "50": ("greenery", 1),
    }
    game = a_game(tiles=tiles, stock=RICH, awards={"landlord": 0}, rivals=[Seat(stock=RICH)])
    assert refusal(game, "milestone mayor") == [("milestone-not-reached", "TM-11.C1")]
    assert refusal(game, "milestone gardener") == [("milestone-not-reached", "TM-11.C1")]
    answer(game, "pass", "milestone gardener")
    rows = game.result()
    assert [row["points"]["awards"] for row in rows] == [0, 5]
    assert [row["points"]["greeneries"] for row in rows] == [0, 3]


def test_a_marker_on_an_empty_hex_is_not_a_tile() -> None:
    """TM-5.10: it serves no greenery, counts for no award; but nobody else may build there."""
    game = a_game(claims={"48": 1}, awards={"landlord": 0}, stock=RICH)
    assert game.result()[0]["points"]["awards"] == 5
    assert game.result()[1]["points"]["awards"] == 5, "nobody has a tile: a tie at 0"
    answer(game, "project greenery")
    assert len(spaces(game)) == LAND - 1
    assert ("space-claimed", "TM-5.10") in refusal(game, "space 48")
    game = a_game(claims={"17": 0}, stock=RICH)
    answer(game, "project greenery")
    assert len(spaces(game)) == LAND, "an own marker is no own tile to place next to"


def test_parameters_rise_after_the_bonuses_of_the_tile() -> None:
    """TM-5.11: an ocean won by the greenery comes later and pays nothing for the greenery.

    Oxygen 7 → 8 % and −2 → 0 °C: the ocean goes beside the new greenery and beside another ocean.
    """
    game = a_game(oxygen=7, temperature=-2, oceans=["06"], stock={"plants": 8})
    assert do(game, "convert plants", "space 12", "space 07") == {
        "0 plants": -8,
        "space 12": "greenery of 0",
        "space 07": "ocean",
        "oxygen": 1,
        "temperature": 2,
        "oceans": 1,
        "0 rating": 3,
        "0 megacredits": 2 + 2,
    }
