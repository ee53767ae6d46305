"""TM-T: the rulebook's worked examples. Seats 0, 1, 2 are P1, P2, P3 of the table."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

import marineris
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

Game = marineris.Game[Any]

P1, P2, P3 = 0, 1, 2
CORPORATIONS = ("phobolog", "thorgate", "tharsis_republic")
KEPT = (5, 10, 4)
STANDARD: dict[str, Any] = {"corporate_era": False}
ONES = dict.fromkeys(("megacredits", "steel", "titanium", "plants", "energy", "heat"), 1)


def offered(game: Game, seat: int | None = None) -> list[str]:
    asked = game.to_act[0] if seat is None else seat
    return [game.move_name(move) for move in game.legal_moves(asked)]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def standard(
    seat: int = P1, others: Sequence[Seat] = (), players: int = 3, **position: Any
) -> TerraformingGame:
    """The table of the examples, with one production each, one of its players to act.

    The acting player is described by the fields of `Seat`, the other seats come in their order.
    """
    fields = Seat.__dataclass_fields__
    described: dict[str, Any] = {"corporation": CORPORATIONS[seat], "production": ONES}
    described |= {key: value for key, value in position.items() if key in fields}
    rest = {key: value for key, value in position.items() if key not in fields}
    seats = list(others) or [
        Seat(corporation=name, production=ONES)
        for number, name in enumerate(CORPORATIONS)
        if number != seat
    ]
    seats.insert(seat, Seat(**described))
    rest.setdefault("options", STANDARD)
    first = {key: getattr(seats[0], key) for key in fields}
    return a_game(players, **rest, active=seat, rivals=seats[1:], **first)


@cache
def table_at_setup() -> Game:
    """A real standard game in which the three are dealt the corporations of the examples."""
    for seed in range(2000):
        game = marineris.new("terraforming", players=3, seed=seed, first_player=P1)
        hands = [game.view(seat)["own"]["corporations"] for seat in range(3)]
        if all(name in hand for name, hand in zip(CORPORATIONS, hands, strict=True)):
            return game
    raise AssertionError("the three corporations were never dealt so")


@cache
def table_revealed() -> Game:
    """The same game after P1 kept 5 cards, P2 10 and P3 4."""
    game = table_at_setup().copy()
    for seat, name in enumerate(CORPORATIONS):
        game.play(seat, f"card {name}")
        for _ in range(KEPT[seat]):
            game.play(seat, offered(game, seat)[1])
        game.play(seat, "done")
    return game


def test_city_next_to_two_oceans() -> None:
    """TM-T01: +4 M€, once."""
    game = standard(oceans=["04", "06"], stock={"megacredits": 25})
    assert do(game, "project city", "space 05")["0 megacredits"] == -25 + 4
    later = do(game, "end", "pass", "pass", "pass")
    assert later["0 megacredits"] == 20 + 2, "only income: TR and production with the new city"


@pytest.mark.parametrize(
    ("before", "after"),
    [pytest.param(19, 22, id="TM-T02"), pytest.param(9, 12, id="TM-T02b")],
)
def test_production_beyond_ten(before: int, after: int) -> None:
    """Three more heat production; how it is shown is up to the interface."""
    game = standard(production={**ONES, "heat": before})
    play_card(game, "carbonate_processing")
    assert game.view()["players"][P1]["production"][5] == after


def test_phobolog_keeps_five() -> None:
    """TM-T03: 23 − 15 = 8 M€, 10 titanium, productions 1; 5 cards and a corporation gone."""
    unused = set(table_at_setup().view(P1)["own"]["corporations"]) - {"phobolog"}
    game = table_revealed()
    seen = game.view(P1)
    own = seen["players"][P1]
    assert own["stock"] == [8, 0, 10, 0, 0, 0]
    assert own["production"] == [1] * 6
    assert own["hand"] == 5
    assert seen["discards"] == 5 + 0 + 6
    assert not [name for name in unused if f"'{name}'" in str(seen)]


def test_thorgate_keeps_ten() -> None:
    """TM-T04: 48 − 30 = 18 M€, energy production 1 + 1."""
    own = table_revealed().view()["players"][P2]
    assert own["stock"] == [18, 0, 0, 0, 0, 0]
    assert own["production"] == [1, 1, 1, 1, 2, 1]


def test_tharsis_republic_keeps_four() -> None:
    """TM-T05: 40 − 12 = 28 M€."""
    own = table_revealed().view()["players"][P3]
    assert own["stock"] == [28, 0, 0, 0, 0, 0]
    assert own["production"] == [1] * 6


def after_the_first_city() -> Game:
    """P1 and P2 have passed, P3 has placed the first city on a hex with 2 plants."""
    game = table_revealed().copy()
    answer(game, "pass", "pass", "use tharsis_republic", "space 30")
    return game


def test_the_first_city_of_tharsis_republic() -> None:
    """TM-T06: no cost; M€ production +1, +3 M€, the hex's bonus."""
    own = after_the_first_city().view()["players"][P3]
    assert own["stock"] == [28 + 3, 0, 0, 2, 0, 0]
    assert own["production"] == [2, 1, 1, 1, 1, 1]


def test_order_of_generation_2() -> None:
    """TM-T07: P2, P3, P1."""
    game = after_the_first_city()
    answer(game, "end", "pass", "done", "done", "done")
    assert game.view()["generation"] == 2
    order = []
    for _ in range(3):
        order.append(game.to_act[0])
        answer(game, "pass")
    assert order == [P2, P3, P1]


def test_buying_three_of_four() -> None:
    """TM-T08: −9 M€, hand +3, discard +1."""
    game = after_the_first_city()
    answer(game, "end", "pass")
    before = game.view()
    for _ in range(3):
        game.play(P1, offered(game, P1)[1])
    for seat in (P1, P2, P3):
        game.play(seat, "done")
    after = game.view()
    was, now = before["players"][P1], after["players"][P1]
    assert now["stock"][0] - was["stock"][0] == -9
    assert now["hand"] - was["hand"] == 3
    assert after["discards"] - before["discards"] == 1 + 4 + 4


def test_selling_one_patent() -> None:
    """TM-T09: +1 M€, hand −1."""
    game = standard(hand=["trees"])
    assert do(game, "project sell_patents") == {"0 megacredits": 1, "0 hand": -1}


def test_tharsis_republic_builds_a_city() -> None:
    """TM-T10: −25 + 3 M€, M€ production +1 +1, and the hex's bonus."""
    game = standard(P3, stock={"megacredits": 25})
    assert do(game, "project city", "space 53") == {
        "2 megacredits": -22,
        "2 megacredits production": 2,
        "2 steel": 2,
        "space 53": "city of 2",
    }


def with_asteroid_mining(titanium: int, megacredits: int) -> TerraformingGame:
    stock = {"titanium": titanium, "megacredits": megacredits}
    return standard(hand=["asteroid_mining"], stock=stock)


def test_asteroid_mining_for_eight_titanium() -> None:
    """TM-T11: 32 for 30, no change; titanium production +2."""
    game = with_asteroid_mining(10, 8)
    assert do(game, "play asteroid_mining", "amount 8") == {
        "0 titanium": -8,
        "0 titanium production": 2,
        "0 hand": -1,
    }


def test_asteroid_mining_for_seven_titanium_and_two_money() -> None:
    """TM-T12: exactly 30."""
    game = with_asteroid_mining(10, 8)
    assert do(game, "play asteroid_mining", "amount 7") == {
        "0 titanium": -7,
        "0 megacredits": -2,
        "0 titanium production": 2,
        "0 hand": -1,
    }


def test_seven_titanium_and_one_money_are_too_little() -> None:
    """TM-T12b: 29 is rejected, as all there is and as a part of more titanium."""
    assert refusal(with_asteroid_mining(7, 1), "play asteroid_mining") == [
        ("card-too-dear", "TM-11.A3")
    ]
    game = with_asteroid_mining(9, 1)
    assert do(game, "play asteroid_mining")["0 titanium"] == -8


def test_thorgate_plays_geothermal_power() -> None:
    """TM-T13: for 8 instead of 11 M€."""
    game = standard(P2, hand=["geothermal_power"], stock={"megacredits": 8})
    assert do(game, "play geothermal_power")["1 megacredits"] == -8


def test_production_phase() -> None:
    """TM-T14: M€ +21, titanium +3, the others +1, old energy becomes heat first."""
    game = standard(production={**ONES, "titanium": 3}, stock={"energy": 4})
    changed = do(game, "pass", "pass", "pass")
    own = {key: value for key, value in changed.items() if key.startswith("0 ")}
    assert own == {
        "0 megacredits": 21,
        "0 steel": 1,
        "0 titanium": 3,
        "0 plants": 1,
        "0 energy": -4 + 1,
        "0 heat": 4 + 1,
    }


def test_asteroid_at_the_goal() -> None:
    """TM-T15: legal, no TR, the rest is resolved."""
    rival = Seat(stock={"plants": 3})
    game = standard(temperature=8, others=[rival, Seat()])
    assert play_card(game, "asteroid", "seat 1", "amount 3") == {"0 titanium": 2, "1 plants": -3}


def test_asteroid_when_only_the_player_has_plants() -> None:
    """TM-T16: legal; nothing need be removed."""
    game = standard(stock={"plants": 4})
    assert "0 plants" not in play_card(game, "asteroid", "done")


def test_asteroid_takes_from_one_opponent() -> None:
    """TM-T17: 0–2 from the one or 0–1 from the other, never from both."""
    others = [Seat(stock={"plants": 2}), Seat(stock={"plants": 1})]
    game = standard(others=others)
    play_card(game, "asteroid")
    assert offered(game) == ["done", "seat 1", "seat 2"]
    results = []
    for moves in (["done"], ["seat 1", "amount 1"], ["seat 1", "amount 2"], ["seat 2"]):
        twin = game.copy()
        changed = do(twin, *moves)
        results.append((changed.get("1 plants", 0), changed.get("2 plants", 0)))
        assert "end" in offered(twin)
    assert results == [(0, 0), (-1, 0), (-2, 0), (0, -1)]
    answer(game, "seat 1")
    assert refusal(game, "amount 3") == [("amount-out-of-range", "TM-8.2")]


CONSORTIUM = "asteroid_mining_consortium"


def test_consortium_without_own_titanium_production() -> None:
    """TM-T18: illegal, whatever the others have."""
    game = standard(
        production={**ONES, "titanium": 0},
        hand=[CONSORTIUM],
        stock={"megacredits": 13},
        options={"corporate_era": True},
    )
    assert refusal(game, f"play {CONSORTIUM}") == [("too-little-production", "TM-7.6")]


def test_consortium_when_only_the_player_has_titanium_production() -> None:
    """TM-T18b: legal only by lowering one's own, net 0."""
    game = standard(
        hand=[CONSORTIUM],
        stock={"megacredits": 13},
        others=[Seat(), Seat()],
        options={"corporate_era": True},
    )
    assert do(game, f"play {CONSORTIUM}") == {"0 megacredits": -13, "0 hand": -1}


def test_cupola_city_at_9_percent() -> None:
    """TM-T19: legal; energy production 0 afterwards."""
    game = standard(oxygen=9)
    changed = play_card(game, "cupola_city", "space 17")
    assert changed["0 energy production"] == -1
    assert game.view()["players"][P1]["production"][4] == 0


def test_cupola_city_refused() -> None:
    """TM-T19b: oxygen 10, or no energy production."""
    hand: dict[str, Any] = {"hand": ["cupola_city"], "stock": {"megacredits": 16}}
    game = standard(oxygen=10, **hand)
    assert refusal(game, "play cupola_city") == [("parameter-too-high", "TM-7.6")]
    game = standard(oxygen=9, production={**ONES, "energy": 0}, **hand)
    assert refusal(game, "play cupola_city") == [("production-too-low", "TM-11.A2")]


def test_livestock_needs_9_percent() -> None:
    """TM-T20: oxygen 9 and plant production 1 legal, oxygen 8 not."""
    hand: dict[str, Any] = {"hand": ["livestock"], "stock": {"megacredits": 13}}
    assert refusal(standard(oxygen=9, **hand), "play livestock") == []
    assert refusal(standard(oxygen=8, **hand), "play livestock") == [
        ("parameter-too-low", "TM-7.6")
    ]


def test_shuttles_needs_5_percent() -> None:
    """TM-T21: oxygen 5 and energy production 1 legal, oxygen 4 not."""
    hand: dict[str, Any] = {"hand": ["shuttles"], "stock": {"megacredits": 10}}
    assert refusal(standard(oxygen=5, **hand), "play shuttles") == []
    assert refusal(standard(oxygen=4, **hand), "play shuttles") == [("parameter-too-low", "TM-7.6")]


def test_shuttles_makes_a_space_event_cheaper() -> None:
    """TM-T22: k − 2; afterwards the event's tag is not counted."""
    game = standard(
        P2, tableau=["shuttles"], hand=["ice_asteroid"], stock={"megacredits": 21}, oceans=9
    )
    tags = game.view()["players"][P2]["tags"]
    assert do(game, "play ice_asteroid")["1 megacredits"] == -(23 - 2)
    assert game.view()["players"][P2]["tags"] == tags


def test_livestock_is_used_once_a_generation() -> None:
    """TM-T23: +1 animal and a marker; again only after production."""
    game = standard(tableau=["livestock"])
    assert do(game, "use livestock") == {"0 on livestock": 1}
    assert game.view()["players"][P1]["used"] == ["livestock"]
    assert refusal(game, "use livestock") == [("action-used", "TM-11.E1")]
    answer(game, "end", "pass", "pass", "pass", "done", "done", "done", "pass", "pass")
    assert do(game, "use livestock") == {"0 on livestock": 1}


def test_microbes_without_a_microbe_card() -> None:
    """TM-T24: legal, the microbes are lost."""
    assert play_card(standard(), "aerobraked_ammonia_asteroid") == {
        "0 heat production": 3,
        "0 plants production": 1,
    }


def test_a_city_and_the_mayor_in_one_turn() -> None:
    """TM-T25: −25 + 3, then −8; Mayor is taken, two milestones are left; 5 VP."""
    tiles = {"10": ("city", P3), "48": ("city", P3)}
    game = standard(P3, tiles=tiles, stock={"megacredits": 30})
    assert do(game, "project city", "space 19")["2 megacredits"] == -25 + 3
    assert do(game, "milestone mayor") == {"2 megacredits": -8}
    assert game.to_act == [P1]
    assert game.view()["milestones"] == {"mayor": P3}
    assert game.result()[P3]["points"]["milestones"] == 5
    taken = {"mayor": P3, "gardener": P1, "builder": P2}
    full = standard(P2, milestones=taken, rating=35, stock={"megacredits": 8})
    assert refusal(full, "milestone terraformer") == [("milestones-gone", "TM-11.C1")]


def test_thermalist_shared() -> None:
    """TM-T26: heat 12, 12, 5: 5 VP, 5 VP, nothing."""
    game = standard(
        P2,
        stock={"megacredits": 8, "heat": 12},
        others=[Seat(stock={"heat": 12}), Seat(stock={"heat": 5})],
    )
    assert do(game, "award thermalist") == {"1 megacredits": -8}
    assert [row["points"]["awards"] for row in game.result()] == [5, 5, 0]


def test_a_greenery_between_two_own_cities() -> None:
    """TM-T27: plants −8 + 2, oxygen and TR +1; at the end 1 VP and 1 VP for each city."""
    tiles = {"38": ("city", P3), "47": ("city", P3)}
    game = standard(P3, tiles=tiles, stock={"plants": 8})
    assert do(game, "convert plants", "space 39") == {
        "2 plants": -8 + 2,
        "oxygen": 1,
        "2 rating": 1,
        "space 39": "greenery of 2",
    }
    points = game.result()[P3]["points"]
    assert (points["greeneries"], points["cities"]) == (1, 2)


def test_final_scoring() -> None:
    """TM-T28: 38 + 5 + 5 + 3 + 5 = 56; + 3 + 6 − 1 = 64."""
    game = standard(
        P2,
        rating=38,
        stock={"heat": 9},
        awards={"thermalist": P1},
        milestones={"planner": P2},
        tiles={
            "17": ("city", P2),
            "10": ("greenery", P2),
            "11": ("greenery", P2),
            "16": ("greenery", P2),
            "18": ("greenery", P3),
            "25": ("greenery", P3),
        },
        tableau={"livestock": 3, "asteroid_mining": 0, "breathing_filters": 0, "farming": 0},
        events=["flooding"],
    )
    row = game.result()[P2]
    assert row["points"] == {
        "rating": 38,
        "awards": 5,
        "milestones": 5,
        "greeneries": 3,
        "cities": 5,
        "cards": 3 + 6 - 1,
    }
    assert row["total"] == 64


def test_tharsis_republic_alone() -> None:
    """TM-T29: M€ production +2 when it is revealed in a solo game."""
    games = (marineris.new("terraforming", players=1, seed=seed) for seed in range(200))
    game = next(game for game in games if "card tharsis_republic" in offered(game))
    answer(game, "card tharsis_republic", "done")
    assert game.view()["players"][0]["production"] == [2, 0, 0, 0, 0, 0]
