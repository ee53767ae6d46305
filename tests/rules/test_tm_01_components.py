"""TM-1: what is in the box, and what of it can run out."""

from collections.abc import Iterable
from typing import Any

import pytest

import marineris
from marineris.core.error import BadOption
from marineris.terraforming.data.map import LAND, MAPS
from marineris.testing import Seat, TerraformingGame, a_game, do, play_card

SPECIAL_TILES = {
    "capital": "48",
    "commercial_district": "49",
    "ecological_zone": "16",
    "industrial_center": "47",
    "lava_flows": "09",
    "mining_area": "53",
    "mining_rights": "60",
    "mohole_area": "63",
    "natural_preserve": "36",
    "nuclear_zone": "61",
    "restricted_area": "62",
}
HEXES_ON_LAND = [space.number for space in MAPS["tharsis"].spaces if space.kind == LAND]
ALONE = [Seat(has_passed=True)]


def corporations_dealt(seeds: Iterable[int], **options: Any) -> set[str]:
    dealt: set[str] = set()
    for seed in seeds:
        game = marineris.new("terraforming", players=5, seed=seed, **options)
        for seat in range(5):
            dealt |= set(game.view(seat)["own"]["corporations"])
    return dealt


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def test_the_box_holds_208_project_cards() -> None:
    """TM-1.1: with all of them in the game, 208 projects are dealt or in the deck."""
    seen = marineris.new("terraforming", players=4, seed=1, corporate_era=True).view()
    assert seen["deck"] + sum(player["before"] for player in seen["players"]) == 208


def test_the_box_holds_17_corporations() -> None:
    """TM-1.1, TM-1.2: 10 standard ones, 2 of the Corporate Era, one per beginner."""
    standard = corporations_dealt(range(20))
    both = corporations_dealt(range(20), corporate_era=True)
    assert len(standard) == 10
    assert len(both - standard) == 2
    beginners = marineris.new("terraforming", players=5, seed=1, beginners=[0, 1, 2, 3, 4])
    tableaus = [player["tableau"] for player in beginners.view()["players"]]
    assert tableaus == [["beginner_corporation"]] * 5
    assert not standard & {"beginner_corporation"}


@pytest.mark.parametrize("players", [0, 6])
def test_the_box_is_for_one_to_five_players(players: int) -> None:
    """TM-1.1: there are five player boards."""
    with pytest.raises(BadOption, match="1 to 5"):
        marineris.new("terraforming", players=players, seed=1)


def test_the_box_holds_11_special_tiles() -> None:
    """TM-1.1: eleven cards bring a special tile each, and all can be on the board together."""
    game = a_game(oceans=4, tiles={"17": "greenery"}, production={"energy": 3}, rivals=ALONE)
    for card, space in SPECIAL_TILES.items():
        play_card(game, card, f"space {space}")
    kinds = {kind for kind, _ in game.view()["tiles"].values()}
    special = kinds - {"ocean", "greenery"}
    assert special == set(SPECIAL_TILES)
    assert len(special) == 11


def test_there_are_exactly_nine_ocean_tiles() -> None:
    """TM-1.1, TM-1.3: twelve hexes are free for oceans, yet a tenth ocean cannot be placed."""
    game = a_game(oceans=8, stock={"megacredits": 36}, rivals=ALONE)
    do(game, "project aquifer", "space 63")
    assert do(game, "project aquifer") == {"0 megacredits": -18}
    assert [kind for kind, _ in game.view()["tiles"].values()] == ["ocean"] * 9


def test_a_player_may_own_more_tiles_than_there_are_markers() -> None:
    """TM-1.3: 40 markers of a colour are no limit.

    The 53 spaces that can take a greenery or city are full, so the 60 tiles never run out here.
    """
    owned = dict.fromkeys(HEXES_ON_LAND[:-1], "greenery")
    owned |= dict.fromkeys(["01", "02", "31"], "city")
    game = a_game(tiles=owned, temperature=4, rivals=ALONE, stock={"megacredits": 23})
    answers = do(game, "project greenery")
    assert answers["space 62"] == "greenery of 0"
    play_card(game, "mangrove", "space 63")
    play_card(game, "protected_valley", "space 07")
    assert sum(owner == 0 for _, owner in game.view()["tiles"].values()) == 53


def test_markers_and_cubes_never_run_out() -> None:
    """TM-1.3: stocks and productions far beyond 200 cubes and 40 markers go on growing."""
    game = a_game(production={"energy": 200}, stock={"megacredits": 5011, "energy": 700})
    assert do(game, "project power_plant") == {
        "0 megacredits": -11,
        "0 energy production": 1,
    }
    changed = do(game, "end", "pass", "pass")
    assert changed["0 heat"] == 700
    assert changed["0 energy"] == 201 - 700


def test_resources_are_counted_in_units_not_in_cubes() -> None:
    """TM-1.4: seven steel can be split in every way, whatever cubes might lie there."""
    game = a_game(hand=["mine"], stock={"megacredits": 4, "steel": 7})
    do(game, "play mine")
    assert offered(game) == ["amount 0", "amount 1", "amount 2"]
    assert do(game, "amount 1") == {
        "0 steel": -1,
        "0 megacredits": -2,
        "0 steel production": 1,
    }
