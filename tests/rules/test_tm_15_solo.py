"""TM-15: one player against the clock."""

from collections.abc import Iterator
from typing import Any

import pytest

import marineris
from marineris.terraforming.data.card import CARDS
from marineris.testing import TerraformingGame, a_game, answer, do, play_card

Game = marineris.Game[Any]

COST = {card.id: card.cost for card in CARDS}
FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5]
RESERVED = {"04", "06", "07", "13", "28", "31", "32", "33", "34", "43", "44", "45", "63"}
NEUTRAL = 7


def place_of_hexes() -> Iterator[tuple[str, tuple[float, int]]]:
    """Each hex with its place in the drawing: x in hexes from the middle, and the row."""
    number = 3
    for row, length in enumerate(ROWS):
        for column in range(length):
            yield f"{number:02}", (column - length / 2, row)
            number += 1


PLACE = dict(place_of_hexes())
HEX = {place: number for number, place in PLACE.items()}
LAND = [number for number in PLACE if number not in RESERVED]


def around(number: str) -> list[str]:
    """The neighbours of a hex, clockwise from the upper left."""
    x, row = PLACE[number]
    near = [(-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0)]
    places = [(x + dx, row + dy) for dx, dy in near]
    return [HEX[place] for place in places if place in HEX]


def nth(hexes: list[str], cost: int) -> str:
    return hexes[(max(cost, 1) - 1) % len(hexes)]


def neutral_tiles(costs: list[int]) -> dict[str, list[Any]]:
    """Where four costs put the neutral tiles, worked out from the text of the rule."""
    city = nth(LAND, costs[0])
    allowed = [number for number in LAND if number != city and number not in around(city)]
    other = nth(allowed[::-1], costs[1])
    tiles = {city: ["city", NEUTRAL], other: ["city", NEUTRAL]}
    for centre, cost in ((city, costs[2]), (other, costs[3])):
        free = [number for number in around(centre) if number in LAND and number not in tiles]
        tiles[nth(free, cost)] = ["greenery", NEUTRAL]
    return tiles


def new(seed: int = 1, **options: Any) -> Game:
    return marineris.new("terraforming", players=1, seed=seed, log=True, **options)


def revealed(game: Game) -> list[str]:
    return [str(event["card"]) for event in game.events() if event["event"] == "CardRevealed"]


def offered(game: Game) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(0)]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(0, move)]


def solo(**position: Any) -> TerraformingGame:
    return a_game(1, rating=14, **position)


def pass_generations(game: Game, number: int) -> None:
    """Pass and buy nothing, so many times."""
    for _ in range(number):
        game.play(0, "pass")
        if not game.is_over and offered(game)[0] == "done":
            game.play(0, "done")


def test_setup_as_in_the_corporate_era() -> None:
    """TM-15.1: all cards, all production 0, whatever the option says."""
    for options in ({}, {"corporate_era": False}, {"corporate_era": True}):
        game = new(**options)
        seen = game.view(0)
        assert seen["deck"] + seen["discards"] + len(seen["own"]["dealt"]) == 208
        assert seen["players"][0]["production"] == [0] * 6
        assert game.options["corporate_era"] is True
    dealt = {name for seed in range(60) for name in new(seed).view(0)["own"]["corporations"]}
    assert len(dealt) == 12


@pytest.mark.parametrize("seed", range(60))
def test_neutral_tiles_lie_where_four_cards_say(seed: int) -> None:
    """TM-15.2: two cities and two greeneries, by the costs of the revealed cards."""
    game = new(seed)
    costs = [COST[name] for name in revealed(game)]
    assert len(costs) == 4
    assert game.view()["tiles"] == neutral_tiles(costs)
    assert game.view()["discards"] == 4


def test_a_card_that_costs_nothing_counts_as_1() -> None:
    """TM-15.2: Indentured Workers revealed first, or second: the first legal hex of the count."""
    found: dict[int, object] = {}
    seed = 0
    while len(found) < 2:
        game = new(seed)
        names = revealed(game)[:2]
        if "indentured_workers" in names:
            cities = [event["space"] for event in game.events() if event.get("tile") == "city"]
            position = names.index("indentured_workers")
            found[position] = cities[position]
        seed += 1
    assert found == {0: "03", 1: "62"}


def test_neutral_tiles_bring_nobody_anything() -> None:
    """TM-15.2: no oxygen, no placement bonus, no TR."""
    for seed in range(20):
        seen = new(seed).view()
        assert seen["parameters"]["oxygen"] == 0
        assert seen["players"][0]["stock"] == [0] * 6
        assert (seen["players"][0]["rating"], seen["players"][0]["hand"]) == (14, 0)


def test_neutral_tiles_count_for_adjacency_and_for_others_scoring() -> None:
    """TM-15.2: no city next to a neutral one; the player's own city scores a neutral greenery."""
    tiles: dict[str, Any] = {
        "17": ("city", "neutral"),
        "54": ("greenery", "neutral"),
        "55": "city",
        "10": "greenery",
    }
    game = solo(tiles=tiles, stock={"megacredits": 99})
    points = game.result()[0]["points"]
    assert (points["greeneries"], points["cities"]) == (1, 1)
    answer(game, "project city")
    assert refusal(game, "space 18") == [("next-to-city", "TM-5.5")]


def test_neutral_tiles_do_not_belong_to_the_player() -> None:
    """TM-15.2: they do not serve the placement of an own greenery."""
    game = solo(tiles={"17": ("city", "neutral")}, stock={"megacredits": 23})
    answer(game, "project greenery")
    assert len(offered(game)) == len(LAND) - 1


def test_neutral_tiles_come_before_the_choice_of_cards() -> None:
    """TM-15.2: the board is known when the corporation is chosen."""
    game = new()
    assert len(game.view()["tiles"]) == 4
    assert game.move_count == 0
    assert len(game.view(0)["own"]["corporations"]) == 2


def test_the_rating_starts_at_14() -> None:
    """TM-15.3"""
    assert new().view()["players"][0]["rating"] == 14


@pytest.mark.parametrize("move", ["milestone terraformer", "award miner"])
def test_no_milestones_and_no_awards(move: str) -> None:
    """TM-15.4"""
    game = solo(stock={"megacredits": 99}, tiles={"10": "city", "12": "city", "16": "city"})
    assert not [name for name in offered(game) if name.startswith(("milestone", "award"))]
    assert refusal(game, move) == [("not-alone", "TM-15.4")]


def test_exactly_14_generations() -> None:
    """TM-15.5"""
    game = new(beginners=[0])
    pass_generations(game, 13)
    assert (game.view()["generation"], game.is_over) == (14, False)
    pass_generations(game, 1)
    assert (game.view()["generation"], game.is_over) == (14, True)


def test_a_finished_mars_does_not_end_the_game_earlier() -> None:
    """TM-15.5: terraformed in generation 12, played to the end of 14."""
    game = solo(**FINISHED, generation=12)
    pass_generations(game, 2)
    assert (game.view()["generation"], game.is_over) == (14, False)
    pass_generations(game, 1)
    assert game.is_over


def test_compulsory_decreases_can_always_hit_the_virtual_opponent() -> None:
    """TM-15.6: the player's own production need not fall, but may."""
    assert play_card(solo(temperature=2), "fish") == {}
    game = solo(temperature=2, production={"plants": 1})
    play_card(game, "fish")
    assert offered(game) == ["seat 0", "seat neutral"]
    assert do(game, "seat neutral") == {}


@pytest.mark.parametrize(
    ("moves", "gained"),
    [
        (["choose 1", "seat neutral", "amount 2"], {"0 steel": 2}),
        (["choose 2", "seat neutral", "amount 3"], {"0 megacredits": 3}),
    ],
)
def test_what_is_stolen_from_it_the_player_gets(moves: list[str], gained: dict[str, int]) -> None:
    """TM-15.6: Hired Raiders."""
    assert play_card(solo(), "hired_raiders", *moves) == gained


def test_it_always_has_a_resource_to_take() -> None:
    """TM-15.6: Predators feeds on it; Asteroid may be played although nobody has plants."""
    game = solo(tableau=["predators"])
    assert do(game, "use predators") == {"0 on predators": 1}
    assert play_card(game, "asteroid")["temperature"] == 2


@pytest.mark.parametrize("missing", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}, {}])
def test_all_goals_must_be_reached_by_the_end_of_generation_14(missing: dict[str, Any]) -> None:
    """TM-15.7: else the game is lost; points are counted in either case."""
    game = solo(**FINISHED | missing, generation=14)
    answer(game, "pass")
    assert game.is_over
    [row] = game.result()
    assert row["won"] == (not missing)
    assert row["total"] == 14


def test_the_last_goal_may_be_reached_in_generation_14() -> None:
    """TM-15.7"""
    game = solo(**FINISHED | {"temperature": 6}, generation=14, stock={"heat": 8})
    answer(game, "convert heat", "end", "pass")
    assert game.is_over
    assert game.result()[0]["won"] is True


def test_last_greeneries_raise_no_oxygen_and_win_nothing() -> None:
    """TM-15.7: one step of oxygen is missing, the greenery comes too late for it."""
    game = solo(**FINISHED | {"oxygen": 13}, generation=14, stock={"plants": 8})
    answer(game, "pass")
    assert do(game, "convert plants", "space 17") == {
        "0 plants": -8,
        "space 17": "greenery of 0",
    }
    [row] = game.result()
    assert (row["won"], row["total"]) == (False, 14 + 1)


def test_tharsis_republic_profits_from_the_neutral_cities() -> None:
    """TM-15.8: M€ production +2, but no M€ for cities it did not place itself."""
    games = (new(seed) for seed in range(200))
    game = next(game for game in games if "card tharsis_republic" in offered(game))
    game.play(0, "card tharsis_republic")
    game.play(0, "done")
    seen = game.view()["players"][0]
    assert seen["production"] == [2, 0, 0, 0, 0, 0]
    assert seen["stock"] == [40, 0, 0, 0, 0, 0]


def test_other_corporations_do_not_profit() -> None:
    """TM-15.8, from the other side."""
    games = (new(seed) for seed in range(200))
    game = next(game for game in games if "card teractor" in offered(game))
    game.play(0, "card teractor")
    game.play(0, "done")
    assert game.view()["players"][0]["production"] == [0] * 6


# ------------------------------------------------------------------ the rating as the goal

RATING: dict[str, Any] = {"solo_goal": "rating"}
LAST: dict[str, Any] = {"generation": 14, "options": RATING}


@pytest.mark.parametrize(("rating", "won"), [(62, False), (63, True)])
def test_a_rating_may_be_the_goal(rating: int, won: bool) -> None:
    """TM-15.9: TR 63 after the last production, whatever the parameters."""
    game = a_game(1, rating=rating, **LAST)
    answer(game, "pass")
    assert game.is_over
    assert game.result()[0]["won"] == won


def test_with_a_rating_as_the_goal_mars_need_not_be_finished_and_does_not_suffice() -> None:
    """TM-15.9"""
    game = a_game(1, rating=50, **LAST, **FINISHED)
    answer(game, "pass")
    assert not game.result()[0]["won"]


def test_the_last_greeneries_come_too_late_for_the_goal() -> None:
    """TM-15.9, TM-15.7: they raise no TR."""
    game = a_game(1, rating=62, stock={"plants": 8}, **LAST)
    answer(game, "pass", "convert plants")
    game.play(0, game.legal_moves(0)[0])
    assert game.is_over
    assert not game.result()[0]["won"]


def test_buffer_gas_raises_the_rating() -> None:
    """TM-15.10: 16 M€ for a step, any number of times."""
    game = a_game(1, stock={"megacredits": 32}, options=RATING)
    step = {"0 megacredits": -16, "0 rating": 1}
    assert do(game, "project buffer_gas") == step
    assert do(game, "project buffer_gas") == step


def test_buffer_gas_has_its_price() -> None:
    """TM-15.10"""
    game = a_game(1, stock={"megacredits": 15}, options=RATING)
    reasons = [(one.code, one.rule) for one in game.why_not(0, "project buffer_gas")]
    assert reasons == [("money-too-low", "TM-11.B1")]


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (2, RATING)])
def test_other_games_have_no_buffer_gas(players: int, options: dict[str, Any]) -> None:
    """TM-15.10: with more players the goal has no effect."""
    game = a_game(players, stock={"megacredits": 50}, options=options)
    reasons = [(one.code, one.rule) for one in game.why_not(0, "project buffer_gas")]
    assert reasons == [("not-in-this-game", "TM-15.10")]
    assert game.view().get("solo_goal") == ("terraform" if players == 1 else None)


def test_buffer_gas_is_a_standard_project_in_all_respects() -> None:
    """TM-15.10: Standard Technology pays for it. A view names the goal that it belongs to."""
    position: dict[str, Any] = {"stock": {"megacredits": 16}, "options": RATING}
    game = a_game(1, tableau=["standard_technology"], **position)
    assert do(game, "project buffer_gas") == {"0 megacredits": -13, "0 rating": 1}
    assert game.view()["solo_goal"] == "rating"


# ------------------------------------------------------------------ the virtual opponent


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_part_may_be_stolen_from_the_virtual_opponent(amount: int) -> None:
    """TM-15.11, TM-8.2: Hired Raiders take up to 3 M€, alone as from a rival."""
    game = a_game(1)
    happened = play_card(game, "hired_raiders", "choose 2", "seat neutral", f"amount {amount}")
    assert happened == {"0 megacredits": amount}
