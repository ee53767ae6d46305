"""MA-2 to MA-4: components, the board, and the setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import marineris
from marineris.core.error import BadOption, MarinerisError, UnknownOption
from marineris.core.game import Game
from marineris.mars2049 import structure
from marineris.mars2049.board import (
    COLUMNS,
    NEIGHBOURS,
    POINTS,
    POLAR_CIRCLE,
    RINGS,
    START_COLUMN,
    START_POINTS,
    column_of,
    name_of,
    point_at,
    ring_of,
)
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.turn import FACES
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, do, pass_and_roll, refusal

RICH = {"air": 20, "food": 20, "minerals": 20}


def new(players: int = 2, seed: int = 1, **options: Any) -> Game[Any]:
    return marineris.new("mars2049", players=players, seed=seed, **options)


def places(game: MarsGame, what: str) -> set[str]:
    """Where a structure may be put."""
    answer(game, f"build {what}")
    asked = game.decision(game.to_act[0])
    assert asked is not None
    return {name.removeprefix("point ") for name in asked["moves"]}


def test_the_equator_is_the_edge() -> None:
    """MA-2.1: only towards the pole is there anything beyond the equator."""
    rings = {ring_of(near) for near in NEIGHBOURS[point_at(0, 3)]}
    assert rings == {0, 1}
    assert {ring_of(near) for near in NEIGHBOURS[point_at(POLAR_CIRCLE, 3)]} == {3, 4}


def test_a_player_has_24_tokens() -> None:
    """MA-2.2: five of each station and base, two laboratories, a road, an H2O station."""
    assert dict(zip(structure.NAMES[1:], structure.TOKENS[1:], strict=True)) == {
        "base": 5,
        "air_station": 5,
        "food_station": 5,
        "mineral_station": 5,
        "lab3": 1,
        "lab2": 1,
        "polar_road": 1,
        "h2o_station": 1,
    }
    assert sum(structure.TOKENS) == 24


def test_a_station_shows_its_first_owner() -> None:
    """MA-2.2: the star of a stolen station is that of the victim."""
    game = a_game(missions=["plunder"])
    answer(game, "use plunder", "point 2.12", "point 2.1")
    assert game.view()["board"]["2.1"] == ["food_station", 0, 1, True]


def test_an_inactive_token_lies_on_its_back() -> None:
    """MA-2.2, MA-7.7: everybody sees what is inactive."""
    game = a_game(structures={"3.5": "air_station"})
    assert game.view()["board"]["3.5"] == ["air_station", 0, 0, False]


def test_the_bank_has_three_resources_and_two_decks() -> None:
    """MA-2.3: resource cards, tokens, road cards, missions."""
    game = a_game(cards={**RICH}, roll="discovery")
    decision = game.decision(0)
    assert decision is not None
    assert decision["moves"] == ["take air", "take food", "take minerals", "take road"]
    assert game.view()["decks"] == {"peaceful": 15, "offensive": 15}


def test_the_die_has_six_faces() -> None:
    """MA-2.4: every face comes up, about equally often."""
    assert FACES == ("air", "food", "minerals", "discovery", "theft", "lose_turn")
    seen = Counter(
        event["face"]
        for seed in range(60)
        for event in new(seed=seed, log=True, first_player=0).events()
        if event["event"] == "DieRolled"
    )
    assert set(seen) == set(FACES)


def test_the_decks_have_their_missions() -> None:
    """MA-2.5: fifteen of each deck."""
    game = new()
    deck = [Counter(MISSIONS[card].id for card in pile) for pile in game.state.deck]
    assert deck[0] == {
        "construction": 3,
        "support": 3,
        "resources": 3,
        "laboratory": 2,
        "production": 1,
        "protection": 1,
        "alliance": 2,
    }
    assert deck[1] == {
        "plunder": 3,
        "sabotage": 3,
        "daylight_robbery": 1,
        "stagnation": 1,
        "black_friday": 1,
        "unholy_alliance": 2,
        "reconnaissance": 2,
        "armageddon": 2,
    }


def test_the_back_shows_the_deck_of_a_kept_mission() -> None:
    """MA-2.5: how many of each deck a player holds is seen, and no more."""
    game = a_game(rivals=[Seat(missions=["protection", "plunder", "support"])])
    assert game.view(0)["players"][1]["missions"] == [2, 1]
    assert "plunder" not in str(game.view(0))


def test_the_box_does_not_matter_with_an_unlimited_bank() -> None:
    """MA-2.6, MA-8.2: otherwise there are 26 cards and 16 tokens of a resource."""
    plenty = {"bank": "unlimited"}
    seat: dict[str, Any] = {"cards": {"air": 10}, "tokens": {"air 3": 16}}
    assert do(a_game(**seat, options=plenty), "store air 3") == {"0 air": -3, "0 air 3": 1}
    game = a_game(**seat)
    assert refusal(game, "store air 3") == [("bank-empty", "MA-8.2")]
    many: dict[str, Any] = {"cards": {"air": 24}, "missions": ["resources"]}
    assert do(a_game(**many), "use resources")["0 air"] == 2
    many["cards"] = {"air": 25}
    assert do(a_game(**many, options=plenty), "use resources")["0 air"] == 2
    assert do(a_game(**many), "use resources")["0 air 8"] == 2


def test_structures_stand_on_intersections() -> None:
    """MA-3.1: five parallels by 24 meridians, each with a name."""
    assert POINTS == 120
    names = [name_of(point) for point in range(POINTS)]
    assert len(set(names)) == POINTS
    assert (names[0], names[25], names[-1]) == ("1.0", "2.1", "5.23")


@pytest.mark.parametrize(("ring", "number"), [(0, 5), (1, 8), (2, 8), (3, 8), (4, 5)])
def test_neighbours_are_straight_or_diagonal(ring: int, number: int) -> None:
    """MA-3.2: 8, and 5 at the edge and at the ice; and they are mutual."""
    for column in range(COLUMNS):
        point = point_at(ring, column)
        near = NEIGHBOURS[point]
        assert len(set(near)) == number
        assert point not in near
        assert all(point in NEIGHBOURS[other] for other in near)


def test_columns_go_round() -> None:
    """MA-3.2, MA-3.7: column 23 is next to column 0."""
    assert point_at(1, 23) in NEIGHBOURS[point_at(0, 0)]
    assert point_at(2, -1) == point_at(2, 23)
    assert column_of(point_at(3, 25)) == 1


def test_two_places_towards_the_pole_stay_free() -> None:
    """MA-3.3: of the five neighbours of the start base the two diagonal ones."""
    assert places(a_game(cards=RICH), "air_station") == {"2.1", "2.23"}


def test_a_base_stands_on_each_parallel() -> None:
    """MA-3.4: base k on parallel k."""
    game = a_game(cards=RICH)
    for number, column in ((2, 1), (3, 2), (4, 3), (5, 4)):
        answer(game, "build base", f"point {number}.{column}")
    assert [ring_of(point) for point in game.state.bases[0]] == [0, 1, 2, 3, 4]
    assert RINGS == 5
    assert ("no-token", "MA-7.5") in refusal(game, "build base")


@pytest.mark.parametrize(("players", "points"), [(2, {1, 2}), (3, {1, 5, 6}), (4, {1, 2, 3, 4})])
def test_start_points_are_evenly_spaced(players: int, points: set[int]) -> None:
    """MA-3.5: and the seats follow one another around the board."""
    assert set(START_POINTS[players]) == points
    game = new(players)
    columns = [column_of(game.state.bases[seat][0]) for seat in range(players)]
    assert columns == [seat * COLUMNS // players for seat in range(players)]


def test_there_are_24_meridians() -> None:
    """MA-3.6: a multiple of 12, so that all start points lie on one."""
    assert COLUMNS == 24
    assert all(name_of(point_at(0, c)) == f"1.{c}" for c in range(COLUMNS))


def test_start_points_have_their_columns() -> None:
    """MA-3.7: 1 and 2 opposite, 3 and 4 at right angles, 5 and 6 at a third."""
    assert START_COLUMN == {1: 0, 2: 12, 3: 6, 4: 18, 5: 8, 6: 16}


@pytest.mark.parametrize(
    ("columns", "room"),
    [
        ((0, 0, 0, 0, 0), (5, 7, 9, 11, 10)),
        ((0, 1, 2, 3, 4), (5, 9, 13, 17, 18)),
        ((0, 1, 0, 1, 0), (5, 9, 12, 15, 15)),
    ],
)
def test_the_room_around_a_chain_of_bases(columns: tuple[int, ...], room: tuple[int, ...]) -> None:
    """MA-3.8: straight, diagonal and zigzag chains."""
    found = []
    for length in range(1, 6):
        bases = [f"{ring + 1}.{columns[ring]}" for ring in range(length)]
        found.append(len(places(a_game(bases=bases, cards=RICH), "lab3")))
    assert tuple(found) == room


def test_one_structure_on_an_intersection() -> None:
    """MA-3.9: a taken point is refused, whoever took it."""
    game = a_game(cards=RICH, structures={"2.1": ("air_station", 1)})
    answer(game, "build lab3")
    assert not game.is_over
    assert game.view()["board"]["2.23"] == ["lab3", 0, 0, True]
    game = a_game(cards=RICH, bases=["1.0", "2.0"], structures={"2.1": ("air_station", 1)})
    answer(game, "build lab3")
    for point in ("2.1", "2.0"):
        assert refusal(game, f"point {point}") == [("point-taken", "MA-3.9")]


def test_a_station_may_stand_next_to_bases_of_two_players() -> None:
    """MA-3.9: the intersections are shared."""
    game = a_game(cards=RICH, bases=["1.0"], rivals=[Seat(bases=["1.2"])])
    assert do(game, "build air_station", "point 1.1")["point 1.1"] == "air_station of 0"


def test_decks_are_shuffled_apart() -> None:
    """MA-4.1: another seed, another order; each mission in the deck of its kind."""
    orders = {tuple(map(tuple, new(seed=seed).state.deck)) for seed in range(5)}
    assert len(orders) == 5
    for decks in orders:
        assert [{MISSIONS[card].deck for card in pile} for pile in decks] == [{0}, {1}]


def test_tokens_left_can_be_counted() -> None:
    """MA-4.1: what stands on the board and whose it was is open to everyone."""
    board = new().view()["board"]
    assert Counter((what, star) for what, _, star, _ in board.values()) == {
        (what, star): 1
        for what in ("base", "air_station", "food_station", "mineral_station")
        for star in (0, 1)
    }


def test_the_start_is_free() -> None:
    """MA-4.2, MA-4.3, MA-4.4: a base, its stations, and still two cards of each resource."""
    game = new(first_player=0)
    assert game.view()["board"] == {
        "1.0": ["base", 0, 0, True],
        "1.23": ["air_station", 0, 0, True],
        "1.1": ["mineral_station", 0, 0, True],
        "2.0": ["food_station", 0, 0, True],
        "1.12": ["base", 1, 1, True],
        "1.11": ["air_station", 1, 1, True],
        "1.13": ["mineral_station", 1, 1, True],
        "2.12": ["food_station", 1, 1, True],
    }
    games = [new(seed=seed, first_player=0, log=True) for seed in range(40)]
    untouched = [game for game in games if "discovery" in str(game.events())]
    assert untouched
    for game in untouched:
        if game.events()[-1].get("face") == "discovery":
            assert game.view(0)["own"]["cards"] == [2, 2, 2]
            assert game.view(1)["own"]["cards"] == [2, 2, 2]


def test_who_rolls_air_begins() -> None:
    """MA-4.5: seats roll in turn until air comes up, and that seat rolls again."""
    begun = set()
    for seed in range(40):
        game = new(3, seed=seed, log=True)
        rolls = [event for event in game.events() if event["event"] == "RolledForStart"]
        first = next(event for event in game.events() if event["event"] == "DieRolled")
        assert [roll["seat"] for roll in rolls] == [n % 3 for n in range(len(rolls))]
        assert [roll["face"] == "air" for roll in rolls] == [False] * (len(rolls) - 1) + [True]
        assert first["seat"] == rolls[-1]["seat"]
        begun.add(first["seat"])
    assert begun == {0, 1, 2}


def test_the_rolls_for_the_start_go_round_like_the_die() -> None:
    """MA-4.5, MA-5.3: the other way round in a counterclockwise game."""
    for seed in range(20):
        game = new(3, seed=seed, log=True, direction="counterclockwise")
        rolls = [event for event in game.events() if event["event"] == "RolledForStart"]
        assert [roll["seat"] for roll in rolls] == [-n % 3 for n in range(len(rolls))]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_may_be_named_to_begin(seat: int) -> None:
    """MA-4.5: the option first_player."""
    game = new(3, seed=4, first_player=seat, log=True)
    rolled = [event for event in game.events() if event["event"] in ("RolledForStart", "DieRolled")]
    assert (rolled[0]["event"], rolled[0]["seat"]) == ("DieRolled", seat)


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"players": 1}, BadOption, "from 2 to 4"),
        ({"players": 5}, BadOption, "from 2 to 4"),
        ({"cooperative": True}, BadOption, "for 4 players"),
        ({"players": 3, "cooperative": True}, BadOption, "for 4 players"),
        ({"prices": "cheap"}, BadOption, "'printed'"),
        ({"direction": "up"}, BadOption, "'clockwise'"),
        ({"bank": 3}, BadOption, "'unlimited'"),
        ({"fewer_bases": 1}, BadOption, "true or false"),
        ({"first_player": 2}, BadOption, "a seat from 0 to 1"),
        ({"fewer_base": True}, UnknownOption, "did you mean 'fewer_bases'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    arguments: dict[str, Any], error: type[MarinerisError], says: str
) -> None:
    """MA-15.1 and the options: a typed error says what would be right."""
    with pytest.raises(error, match=says):
        new(**{"players": 2, **arguments})


def test_the_first_roll_produces_at_once() -> None:
    """MA-4.5, MA-5.1: the setup leads to a question of the first turn."""
    game = a_game()
    assert pass_and_roll(game, "air") == {"0 air": 1, "1 air": 1}
