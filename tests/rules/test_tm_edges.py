"""TM-X: edge cases of our own."""

from typing import Any

import pytest

import marineris
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

RICH = {"megacredits": 200}
FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
RESERVED = {4, 6, 7, 13, 28, 31, 32, 33, 34, 43, 44, 45, 63}


def offered(game: marineris.Game[Any]) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def award_points(award: str, seats: list[Seat]) -> list[int]:
    first = {key: getattr(seats[0], key) for key in Seat.__dataclass_fields__}
    game = a_game(len(seats), awards={award: 0}, rivals=seats[1:], **first)
    return [row["points"]["awards"] for row in game.result()]


@pytest.mark.parametrize("card", ["peroxide_power", "fueled_generators", "business_network"])
def test_money_production_is_at_its_lowest(card: str) -> None:
    """TM-X01: at −5 a card that lowers it by 1 is illegal."""
    game = a_game(production={"megacredits": -5}, hand=[card], stock=RICH)
    assert refusal(game, f"play {card}") == [("production-too-low", "TM-11.A2")]


def test_income_with_negative_production() -> None:
    """TM-X02: TR 20 and −5: +15 M€."""
    game = a_game(production={"megacredits": -5})
    assert do(game, "pass", "pass")["0 megacredits"] == 15


def test_energy_turns_to_heat_in_the_production_phase() -> None:
    """TM-X03: energy 4, heat 3, productions 2 and 1: energy 2, heat 8."""
    game = a_game(stock={"energy": 4, "heat": 3}, production={"energy": 2, "heat": 1})
    answer(game, "pass", "pass")
    assert game.view()["players"][0]["stock"][4:] == [2, 8]


def test_a_greenery_that_sets_off_both_bonus_steps() -> None:
    """TM-X04: TR +3 in total, and the placement bonuses of greenery and ocean."""
    game = a_game(oxygen=7, temperature=-2, stock={"plants": 8})
    assert do(game, "convert plants", "space 53", "space 63") == {
        "oxygen": 1,
        "temperature": 2,
        "oceans": 1,
        "0 rating": 3,
        "0 plants": -8,
        "0 steel": 2,
        "0 titanium": 2,
        "space 53": "greenery of 0",
        "space 63": "ocean",
    }


def test_a_greenery_when_oxygen_is_at_its_goal() -> None:
    """TM-X05: tile and bonus, no TR."""
    assert do(a_game(oxygen=14, stock=RICH), "project greenery", "space 53") == {
        "0 megacredits": -23,
        "0 steel": 2,
        "space 53": "greenery of 0",
    }


def test_a_card_with_an_ocean_when_all_nine_lie() -> None:
    """TM-X06: playable, no TR, no bonus."""
    game = a_game(oceans=9, hand=["subterranean_reservoir"], stock={"megacredits": 11})
    assert do(game, "play subterranean_reservoir") == {"0 megacredits": -11, "0 hand": -1}


@pytest.mark.parametrize(
    ("heat", "points"),
    [
        pytest.param([7, 4], [5, 0], id="TM-X07: two players"),
        pytest.param([7, 4, 4, 1], [5, 2, 2, 0], id="TM-X08: four players"),
    ],
)
def test_awards(heat: list[int], points: list[int]) -> None:
    """First and second places."""
    assert award_points("thermalist", [Seat(stock={"heat": units}) for units in heat]) == points


def test_the_third_award() -> None:
    """TM-X09: costs 20; a fourth is illegal."""
    game = a_game(awards={"miner": 0, "banker": 1}, stock=RICH)
    assert do(game, "award landlord") == {"0 megacredits": -20}
    assert refusal(game, "award scientist") == [("awards-gone", "TM-11.D1")]


def test_a_greenery_without_own_tiles() -> None:
    """TM-X10: any legal free hex."""
    game = a_game(tiles={"17": ("city", 1)}, stock={"plants": 8})
    answer(game, "convert plants")
    free = [f"space {n:02}" for n in range(3, 64) if n not in RESERVED | {17}]
    assert offered(game) == free


def test_a_greenery_when_your_tiles_are_surrounded() -> None:
    """TM-X11: 52 has only land 51 and 58 beside it, both taken; the greenery goes anywhere."""
    game = a_game(
        tiles={"52": "city", "51": ("greenery", 1), "58": ("greenery", 1)}, stock={"plants": 8}
    )
    answer(game, "convert plants")
    assert offered(game) == [
        f"space {n:02}" for n in range(3, 64) if n not in RESERVED | {51, 52, 58}
    ]


def test_a_passed_player_waits_for_the_next_generation() -> None:
    """TM-X12: the others continue."""
    game = a_game(3, stock=RICH, rivals=[Seat(stock=RICH), Seat(stock=RICH)])
    answer(game, "pass")
    for seat in (1, 2, 1, 2):
        assert game.to_act == [seat]
        assert refusal_of(game, 0, "project asteroid") == [
            ("passed", "TM-10.3"),
            ("not-your-turn", "TM-10.3"),
        ]
        answer(game, "project asteroid", "end")
    answer(game, "pass", "pass", "done", "done", "done")
    answer(game, "pass", "pass")
    assert game.to_act == [0]


def refusal_of(game: TerraformingGame, seat: int, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(seat, move)]


def test_overpaying_with_steel() -> None:
    """TM-X13: a building card of 5 M€: 3 steel lose 1 M€, 2 steel + 1 M€ are exact."""
    game = a_game(
        hand=["magnetic_field_dome"],
        stock={"steel": 3, "megacredits": 1},
        production={"energy": 2},
    )
    answer(game, "play magnetic_field_dome")
    assert offered(game) == ["amount 2", "amount 3"]
    exact, over = game.copy(), game.copy()
    paid = do(exact, "amount 2")
    assert (paid["0 steel"], paid["0 megacredits"]) == (-2, -1)
    paid = do(over, "amount 3")
    assert (paid["0 steel"], paid.get("0 megacredits", 0)) == (-3, 0)


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1)])
def test_direction_of_the_draft(generation: int, step: int) -> None:
    """TM-X14: generation 2 to the left, generation 3 to the right."""
    game = marineris.new("terraforming", players=3, seed=9, draft=True, beginners=[0, 1, 2])
    while game.view()["generation"] < generation:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    before = [game.view(seat)["own"]["dealt"] for seat in range(3)]
    for seat in range(3):
        game.play(seat, f"card {before[seat][0]}")
    for seat in range(3):
        assert game.view((seat + step) % 3)["own"]["dealt"] == before[seat][1:]


def test_the_last_generation_is_completed() -> None:
    """TM-X15: production, then last greeneries, then scoring."""
    game = a_game(
        **FINISHED | {"temperature": 6},
        stock={"heat": 8, "plants": 5},
        production={"plants": 3},
    )
    answer(game, "convert heat", "end", "pass")
    assert do(game, "pass")["0 plants"] == 3
    assert offered(game) == ["done", "convert plants"]
    answer(game, "convert plants", "space 17")
    assert game.is_over
    assert game.result()[0]["points"]["greeneries"] == 1


def last_greeneries(plants: int, *spaces: str) -> TerraformingGame:
    game = a_game(**FINISHED, stock={"plants": plants})
    answer(game, "pass", "pass")
    for space in spaces:
        answer(game, "convert plants", f"space {space}")
    return game


def test_seventeen_plants_at_the_end() -> None:
    """TM-X16: two greeneries and 1 plant left; a third only if bonuses bring back 8."""
    game = last_greeneries(17, "17", "16")
    assert game.is_over
    assert game.view()["players"][0]["stock"][3] == 1
    game = last_greeneries(20, "29", "30", "21")
    assert game.is_over
    assert game.result()[0]["points"]["greeneries"] == 3


def test_equal_points() -> None:
    """TM-X17: more M€ in stock wins."""
    game = a_game(stock={"megacredits": 3}, rivals=[Seat(stock={"megacredits": 4})])
    own, other = game.result()
    assert own["total"] == other["total"]
    assert (own["rank"], other["rank"]) == (2, 1)


def test_two_steps_at_6_degrees() -> None:
    """TM-X18: +8 °C, TR +1."""
    changed = play_card(a_game(temperature=6), "big_asteroid")
    assert (changed["temperature"], changed["0 rating"]) == (2, 1)


def test_money_production_that_nobody_else_can_lose() -> None:
    """TM-X19: two steps; opponents at −4, oneself at −3 when it comes to that: oneself, → −5.

    Hackers gives its owner 2 steps first (TM-O9), so the owner begins at −5.
    """
    opponents = [Seat(production={"megacredits": -4})] * 2
    game = a_game(3, production={"megacredits": -5, "energy": 1}, rivals=opponents)
    changed = play_card(game, "hackers")
    assert changed == {"0 energy production": -1}
    assert [player["production"][0] for player in game.view()["players"]] == [-5, -4, -4]


def test_no_hex_for_a_city() -> None:
    """TM-X20: the card is playable and its tile skipped; the standard project is illegal."""
    tiles = {f"{n:02}": ("greenery", 1) for n in range(3, 64) if n not in RESERVED}
    game = a_game(tiles=tiles, stock=RICH, production={"energy": 1})
    assert "project city" not in offered(game)
    assert play_card(game, "cupola_city") == {
        "0 energy production": -1,
        "0 megacredits production": 3,
    }


def test_scientist_with_two_at_nothing() -> None:
    """TM-X21: tags 2, 0, 0: 5, 2, 2."""
    assert award_points("scientist", [Seat(tableau=["research"]), Seat(), Seat()]) == [5, 2, 2]
