"""MA-1, MA-11 and MA-13: the way to the pole, and the end."""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.core.error import IllegalMove
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, do, refusal, roll

RICH = {"air": 20, "food": 20, "minerals": 20}
PRICE = {"air": 8, "food": 8, "minerals": 8}
CHAIN = ["1.0", "2.1", "3.2", "4.3", "5.4"]


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def test_the_station_on_the_pole_wins_at_once() -> None:
    """MA-1.1, MA-13.1: in the middle of the turn."""
    game = a_game(bases=CHAIN, road="5.4", cards=PRICE)
    assert do(game, "build h2o_station") == {
        "0 air": -8,
        "0 food": -8,
        "0 minerals": -8,
        "winner": 0,
    }
    assert game.is_over
    assert game.to_act == []
    assert [row["won"] for row in game.result()] == [True, False]
    assert [row["rank"] for row in game.result()] == [1, 2]
    assert [row["total"] for row in game.result()] == [1, 0]


def test_nothing_is_played_after_the_end() -> None:
    """MA-13.1: every move is refused, with its reason, and changes nothing."""
    game = a_game(bases=CHAIN, road="5.4", cards=PRICE)
    answer(game, "build h2o_station")
    before = game.digest()
    for seat in (0, 1):
        assert refusal(game, "pass", seat) == [("game-over", "MA-13.1")]
        with pytest.raises(IllegalMove):
            game.play(seat, "pass")
    assert game.digest() == before


def test_the_way_is_bases_then_road_then_station() -> None:
    """MA-1.2: each step needs the one before."""
    game = a_game(cards=RICH, road_cards=3)
    assert refusal(game, "build h2o_station") == [
        ("no-active-road", "MA-11.4"),
        ("bases-too-few", "MA-11.4"),
    ]
    assert refusal(game, "build polar_road") == [("no-polar-base", "MA-11.2")]
    for point in CHAIN[1:]:
        answer(game, "build base", f"point {point}")
    assert refusal(game, "build h2o_station") == [("no-active-road", "MA-11.4")]
    answer(game, "build polar_road")
    assert refusal(game, "build h2o_station") == []


@pytest.mark.parametrize("roll_face", ["discovery", "lose_turn"])
def test_road_cards_come_from_the_die(roll_face: str) -> None:
    """MA-11.1: from Discovery and from a repeated Lose turn; a fourth is not offered."""
    last = "lose_turn" if roll_face == "lose_turn" else None
    game = a_game(roll=roll_face, last_roll=last, road_cards=2)
    assert "take road" in offered(game)
    full = a_game(roll=roll_face, last_roll=last, road_cards=3)
    assert offered(full) == ["take air", "take food", "take minerals"]
    assert refusal(full, "take road") == [("not-offered", "MA-11.1")]


def test_at_most_three_road_cards() -> None:
    """MA-11.1: the refusal tells how many."""
    game = a_game(cards=RICH, road_cards=3)
    (reason,) = game.why_not(0, "exchange air road")
    assert (reason.code, reason.rule, reason.facts) == ("road-cards-full", "MA-11.1", {"most": 3})


def test_road_cards_lie_open() -> None:
    """MA-11.1: everybody sees them, and nobody can steal them."""
    game = a_game(rivals=[Seat(road_cards=2)])
    assert game.view()["players"][1]["road_cards"] == 2
    game = a_game(rivals=[Seat(road_cards=2)], missions=["daylight_robbery"])
    assert [code for code, _ in refusal(game, "use daylight_robbery")] == ["no-target"]


def test_the_road_costs_three_cards_and_nothing_else() -> None:
    """MA-11.2: they are spent."""
    game = a_game(bases=CHAIN, road_cards=3)
    assert do(game, "build polar_road") == {"0 road_cards": -3, "0 road": "5.4"}
    assert refusal(game, "build polar_road") == [
        ("road-laid", "MA-11.2"),
        ("road-cards-too-few", "MA-11.2"),
    ]
    short = a_game(bases=CHAIN, road_cards=2)
    (reason,) = short.why_not(0, "build polar_road")
    assert (reason.code, reason.facts) == ("road-cards-too-few", {"need": 3, "have": 2})


def test_the_road_cards_may_stay() -> None:
    """MA-11.2: the option road_cards_spent; one road is enough."""
    game = a_game(bases=CHAIN, road_cards=3, options={"road_cards_spent": False})
    assert do(game, "build polar_road") == {"0 road": "5.4"}
    assert refusal(game, "build polar_road") == [("road-laid", "MA-11.2")]


def armageddon(**setting: Any) -> MarsGame:
    """Seat 0 with a road has just lost its fifth base."""
    game = a_game(bases=CHAIN, road="5.4", cards=RICH, offensive=["armageddon"], **setting)
    answer(game, "buy offensive")
    return game


def test_a_road_without_its_base_leads_nowhere() -> None:
    """MA-11.3: until the base is rebuilt."""
    game = armageddon()
    assert refusal(game, "build h2o_station") == [
        ("no-active-road", "MA-11.4"),
        ("bases-too-few", "MA-11.4"),
    ]
    assert ("no-polar-base", "MA-11.2") in refusal(game, "build polar_road")
    answer(game, "build base", "point 5.4")
    assert refusal(game, "build h2o_station") == []


def test_the_road_moves_along() -> None:
    """MA-11.3: to a base rebuilt elsewhere on the polar circle."""
    game = armageddon()
    assert do(game, "build base", "point 5.2")["0 road"] == "5.2"
    assert refusal(game, "build h2o_station") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_only_a_base_on_the_polar_circle_moves_a_road(seat: int) -> None:
    """MA-11.3: a base further out leaves it where it was, inactive."""
    chains = CHAIN, ["1.12", "2.12", "3.12", "4.12", "5.12"]
    own, rival = (
        Seat(bases=chain[:3], road=chain[4], cards=dict.fromkeys(RICH, 12)) for chain in chains
    )
    game = a_game(active=seat, rivals=[rival], **vars(own))
    built = do(game, "build base", f"point {chains[seat][3]}")
    assert not any(name.endswith(" road") for name in built)
    assert not game.view()["players"][seat]["road_is_active"]
    elsewhere = ["5.2", "5.11"][seat]
    assert do(game, "build base", f"point {elsewhere}")[f"{seat} road"] == elsewhere
    assert game.view()["players"][seat]["road_is_active"]


def test_the_road_may_stay_where_it_is() -> None:
    """MA-11.3: the option road_moves_along."""
    game = armageddon(options={"road_moves_along": False})
    assert "0 road" not in do(game, "build base", "point 5.2")
    assert refusal(game, "build h2o_station") == [("no-active-road", "MA-11.4")]
    game = armageddon(options={"road_moves_along": False})
    answer(game, "build base", "point 5.4")
    assert refusal(game, "build h2o_station") == []


def test_the_station_needs_its_price() -> None:
    """MA-11.4: one unit short is too dear."""
    for name in PRICE:
        game = a_game(bases=CHAIN, road="5.4", cards={**PRICE, name: 7})
        assert refusal(game, "build h2o_station") == [("too-dear", "MA-11.4")]


def test_the_station_is_built_in_your_turn() -> None:
    """MA-11.4: not in that of another."""
    game = a_game(
        rivals=[Seat(bases=["1.12", "2.12", "3.12", "4.12", "5.12"], road="5.12", cards=RICH)]
    )
    assert refusal(game, "build h2o_station", 1) == [("not-your-turn", "MA-5.4")]
    roll(game, "air")
    answer(game, "pass")
    assert do(game, "build h2o_station")["winner"] == 1


def test_the_station_needs_five_bases() -> None:
    """MA-11.4: with the figures."""
    game = a_game(bases=CHAIN[1:], road="5.4", cards=RICH)
    (reason,) = game.why_not(0, "build h2o_station")
    assert (reason.code, reason.facts) == ("bases-too-few", {"need": 5, "have": 4})


def test_several_players_have_roads() -> None:
    """MA-11.5: another's road does not hinder."""
    rival = Seat(bases=["1.12", "2.12", "3.12", "4.12", "5.12"], road="5.12")
    game = a_game(bases=CHAIN, road_cards=3, rivals=[rival])
    answer(game, "build polar_road")
    assert [row["road_is_active"] for row in game.view()["players"]] == [True, True]


def test_everything_in_a_single_turn() -> None:
    """MA-11.6: four bases, three road cards, the road and the station."""
    game = a_game(cards=RICH, tokens={"air 3": 4})
    for point in CHAIN[1:]:
        answer(game, "build base", f"point {point}")
    answer(game, *["exchange air road"] * 3, "build polar_road", "build h2o_station")
    assert game.state.turns == [1, 0]
    assert game.state.winner == 0


def test_the_record_of_a_position_replays() -> None:
    """MA-13.1: to the same end."""
    game = a_game(cards=RICH, road_cards=3)
    for point in CHAIN[1:]:
        answer(game, "build base", f"point {point}")
    answer(game, "build polar_road", "build h2o_station")
    again = marineris.loads(game.record().dumps())
    assert again.digest() == game.digest()
    assert again.result() == game.result()


def test_a_road_that_leads_nowhere_may_be_laid_again() -> None:
    """MA-11.7: from another base on the polar circle, for three road cards."""
    options = {"road_moves_along": False}
    structures: dict[str, Any] = {"5.5": ("base", 1)}
    bases = [*CHAIN[:-1], "5.4"]
    game = a_game(bases=bases, structures=structures, road="5.5", road_cards=3, options=options)
    assert not game.view()["players"][0]["road_is_active"]
    assert do(game, "build polar_road") == {"0 road_cards": -3, "0 road": "5.4"}
    assert game.view()["players"][0]["road_is_active"]


def test_a_road_in_use_is_not_laid_again() -> None:
    """MA-11.7, MA-11.2: one is enough."""
    game = a_game(bases=CHAIN, road="5.4", road_cards=3, options={"road_moves_along": False})
    assert refusal(game, "build polar_road") == [("road-laid", "MA-11.2")]
