"""TM-4: hexes, reserved spaces and placement bonuses."""

from math import hypot

import pytest

import marineris
from marineris.core.error import BadOption
from marineris.terraforming.data.map import BONUSES, MAPS, OFF_MAP, GameMap
from marineris.testing import TerraformingGame, a_game, do, play_card

OCEANS = ["04", "06", "07", "13", "28", "32", "33", "34", "43", "44", "45", "63"]
CITIES = ["01", "02", "31"]
LAND = [f"{n:02}" for n in range(3, 64) if f"{n:02}" not in OCEANS + CITIES]
RICH = {"megacredits": 100}


def spaces(game: TerraformingGame) -> list[str]:
    """The spaces that are offered now."""
    names = [game.move_name(move) for move in game.legal_moves(game.to_act[0])]
    return [name.removeprefix("space ") for name in names]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def test_the_map_has_61_hexes_in_nine_rows() -> None:
    """TM-4.1: 5 to 9 and back to 5 hexes; the places of two cities are outside."""
    hexes = [space for space in MAPS["tharsis"].spaces if space.kind != OFF_MAP]
    rows = [[space.column for space in hexes if space.row == row] for row in range(9)]
    assert [len(row) for row in rows] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert [space.number for space in hexes] == [f"{n:02}" for n in range(3, 64)]
    assert len(MAPS["tharsis"].spaces) == 61 + 2


def test_a_map_needs_an_area_for_every_ocean_tile() -> None:
    """TM-4.2: whoever draws a map is told how many areas are missing."""
    tharsis = MAPS["tharsis"]
    dry = tuple(space for space in tharsis.spaces if space.number != "04")[:12]
    with pytest.raises(ValueError, match=r"the map 'dry' has \d ocean areas; a game ends with 9"):
        GameMap("dry", dry, tharsis.milestones, tharsis.awards)


def test_hexes_adjoin_where_their_centres_are_one_hex_apart() -> None:
    """TM-4.1: neighbours worked out again from the drawing."""
    board = MAPS["tharsis"].spaces
    length = [5, 6, 7, 8, 9, 8, 7, 6, 5]
    centre = {
        i: (space.column - length[space.row] / 2, space.row * 3**0.5 / 2)
        for i, space in enumerate(board)
        if space.kind != OFF_MAP
    }
    for i, (x, y) in centre.items():
        near = {j for j, (a, b) in centre.items() if j != i and hypot(a - x, b - y) < 1.1}
        assert set(board[i].neighbours) == near
    assert [space.neighbours for space in board if space.kind == OFF_MAP] == [(), ()]


def test_a_space_beyond_the_map_does_not_exist() -> None:
    """TM-4.1: the last hex is number 63."""
    game = a_game(stock=RICH)
    do(game, "project aquifer")
    with pytest.raises(marineris.MarinerisError, match="space 64"):
        game.play(0, "space 64")


def test_oceans_go_to_the_12_reserved_hexes_only() -> None:
    """TM-4.2"""
    game = a_game(stock=RICH)
    do(game, "project aquifer")
    assert spaces(game) == OCEANS
    assert refusal(game, "space 17") == [("wrong-area", "TM-4.2")]


@pytest.mark.parametrize("project", ["greenery", "city"])
def test_no_other_tile_goes_to_a_hex_reserved_for_oceans(project: str) -> None:
    """TM-4.2"""
    game = a_game(stock=RICH)
    do(game, f"project {project}")
    assert not set(spaces(game)) & set(OCEANS)
    assert ("wrong-area", "TM-4.2") in refusal(game, "space 63")


@pytest.mark.parametrize("project", ["greenery", "city"])
def test_spaces_of_named_cities_take_nothing_else(project: str) -> None:
    """TM-4.3: neither tiles of standard projects nor other cities go there."""
    game = a_game(stock=RICH)
    do(game, f"project {project}")
    assert spaces(game) == LAND
    for space in CITIES:
        assert ("reserved-for-city", "TM-4.3") in refusal(game, f"space {space}")


@pytest.mark.parametrize(
    ("card", "space"),
    [("ganymede_colony", "01"), ("phobos_space_haven", "02"), ("noctis_city", "31")],
)
def test_a_named_city_goes_to_its_own_space(card: str, space: str) -> None:
    """TM-4.3: without a choice; two of the three spaces are off the planet."""
    changed = play_card(a_game(production={"energy": 1}), card)
    assert changed[f"space {space}"] == "city of 0"


@pytest.mark.parametrize(
    ("moves", "bonus"),
    [
        (["project greenery", "space 53"], {"0 steel": 2}),
        (["project greenery", "space 58"], {"0 titanium": 1}),
        (["project city", "space 30"], {"0 plants": 2}),
        (["project city", "space 55"], {"0 hand": 1}),
        (["project city", "space 21"], {"0 plants": 1, "0 titanium": 1}),
        (["project city", "space 47"], {}),
        (["project aquifer", "space 63"], {"0 titanium": 2}),
        (["project aquifer", "space 13"], {"0 hand": 2}),
    ],
)
def test_who_places_a_tile_gets_what_is_printed_there(
    moves: list[str], bonus: dict[str, int]
) -> None:
    """TM-4.4: steel, titanium, plants, cards, for whichever tile."""
    changed = do(a_game(stock=RICH), *moves)
    gains = ("0 steel", "0 titanium", "0 plants", "0 hand")
    assert {key: changed[key] for key in gains if key in changed} == bonus


def test_a_placement_bonus_comes_once() -> None:
    """TM-4.4: not again in the next production, and not for a tile placed beside."""
    game = a_game(stock=RICH)
    assert do(game, "project greenery", "space 53")["0 steel"] == 2
    changed = do(game, "project greenery", "space 54", "pass", "pass")
    assert "0 steel" not in changed


def test_the_pattern_of_the_bonuses() -> None:
    """TM-4.5: plants near the equator, cards at single places, oceans in groups."""
    rows: dict[str, set[int]] = {what: set() for what in BONUSES}
    for space in MAPS["tharsis"].spaces:
        for amount, what in zip(space.bonus, rows, strict=True):
            if amount:
                rows[what].add(space.row)
    equator = 4
    assert rows["plants"] == {3, 4, 5, 6}
    assert not rows["heat"] | rows["oceans"]
    assert equator not in rows["steel"] | rows["titanium"] | rows["cards"]
    per_row = [sum(s.bonus[2] for s in MAPS["tharsis"].spaces if s.row == r) for r in range(9)]
    assert max(per_row) == per_row[equator] == 18


def test_the_layout_is_chosen_by_the_option_board() -> None:
    """TM-4.5: `board` names the map; one that is not installed is refused."""
    game = marineris.new("terraforming", players=2, seed=1, board="tharsis")
    assert game.options["board"] == "tharsis"
    with pytest.raises(BadOption, match="tharsis"):
        marineris.new("terraforming", players=2, seed=1, board="hellas")
