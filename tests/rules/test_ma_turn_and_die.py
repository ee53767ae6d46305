"""MA-5 and MA-6: the turn and the die."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.error import IllegalMove, UnknownMove, UnknownSeat
from marineris.testing.mars2049 import (
    MarsGame,
    Seat,
    a_game,
    answer,
    do,
    pass_and_roll,
    refusal,
    roll,
)

RICH = {"air": 20, "food": 20, "minerals": 20}


def offered(game: MarsGame, seat: int) -> list[str]:
    asked = game.decision(seat)
    return [] if asked is None else asked["moves"]


def test_a_turn_begins_with_a_roll() -> None:
    """MA-5.1: passing makes the next player roll."""
    game = a_game(log=True)
    roll(game, "food")
    answer(game, "pass")
    rolled = [event for event in game.events() if event["event"] == "DieRolled"]
    assert [(event["seat"], event["face"]) for event in rolled] == [(1, "food")]
    assert game.to_act == [1]


def test_any_number_of_actions_in_any_order() -> None:
    """MA-5.2: exchange, tokens, buildings and missions mixed; then pass."""
    game = a_game(cards=RICH, tokens={"food 8": 1}, missions=["resources"], peaceful=["support"])
    answer(game, "exchange air food", "store food 3", "build air_station", "point 2.1")
    answer(game, "exchange minerals road", "buy peaceful", "release food 8", "use resources")
    answer(game, "exchange air road", "build lab3", "store air 3")
    assert game.to_act == [0]
    answer(game, "pass")
    assert game.state.active == 1


def test_one_mission_is_bought_and_one_used_in_a_turn() -> None:
    """MA-5.2, MA-12.1: a second of either is refused."""
    game = a_game(cards=RICH, missions=["resources", "support"], peaceful=["production"])
    answer(game, "buy peaceful", "use resources")
    assert refusal(game, "buy peaceful") == [("mission-bought", "MA-12.1")]
    assert refusal(game, "buy offensive") == [("mission-bought", "MA-12.1")]
    assert refusal(game, "use support") == [("mission-used", "MA-12.1")]
    pass_and_roll(game, "air", "air")
    assert refusal(game, "buy peaceful") == []
    assert refusal(game, "use support") == []


def test_something_else_than_an_action_is_refused() -> None:
    """MA-5.2: an action is asked for; within one, its own question."""
    game = a_game(cards=RICH)
    assert refusal(game, "point 2.1") == [("choose-an-action", "MA-5.2")]
    assert refusal(game, "done") == [("choose-an-action", "MA-5.2")]
    answer(game, "build base")
    assert refusal(game, "pass") == [("another-question", "MA-5.2")]
    assert refusal(game, "build lab2") == [
        ("another-question", "MA-5.2"),
        ("lab3-first", "MA-7.4"),
    ]


@pytest.mark.parametrize(("direction", "order"), [("clockwise", 1), ("counterclockwise", -1)])
def test_the_die_is_handed_on(direction: str, order: int) -> None:
    """MA-5.3: clockwise, or the other way round by the option direction."""
    game = a_game(3, options={"direction": direction})
    seats = []
    for _ in range(4):
        seats.append(game.state.active)
        pass_and_roll(game, "air")
    assert seats == [0, order % 3, 2 * order % 3, 0]


def test_nothing_is_done_in_the_turn_of_others() -> None:
    """MA-5.4: not even what one could pay for."""
    game = a_game(rivals=[Seat(cards=RICH)])
    assert refusal(game, "pass", 1) == [("not-your-turn", "MA-5.4")]
    assert refusal(game, "build base", 1) == [("not-your-turn", "MA-5.4")]
    assert refusal(game, "build lab2", 1) == [
        ("not-your-turn", "MA-5.4"),
        ("lab3-first", "MA-7.4"),
    ]
    assert offered(game, 1) == []


def test_what_is_produced_may_become_tokens_in_the_turn_of_others() -> None:
    """MA-5.4: and only cards of that resource."""
    game = a_game(roll="air", rivals=[Seat(cards={"air": 10, "food": 9})])
    assert game.to_act == [1]
    assert offered(game, 1) == ["done", "store air 3", "store air 8"]
    assert refusal(game, "store food 8", 1) == [("not-just-produced", "MA-5.4")]
    assert refusal(game, "build base", 1)[0] == ("another-question", "MA-5.2")
    assert do(game, "store air 8") == {"1 air": -8, "1 air 8": 1}
    assert offered(game, 1) == ["done", "store air 3"]
    assert refusal(game, "store air 8", 1) == [("cards-too-few", "MA-10.1")]
    answer(game, "done")
    assert game.to_act == [0]


def test_several_store_at_once_while_tokens_are_plenty() -> None:
    """MA-5.4: in any order; where the tokens might not last, in turn order."""
    rivals = [Seat(cards={"food": 5}), Seat(cards={"food": 5})]
    game = a_game(3, roll="food", rivals=rivals)
    assert game.to_act == [1, 2]
    game.play(2, "store food 3")
    game.play(2, "done")
    assert game.to_act == [1]
    game.play(1, "done")
    assert game.to_act == [0]
    game = a_game(3, roll="food", rivals=rivals, tokens={"food 3": 12})
    assert game.to_act == [1]
    answer(game, "done")
    assert game.to_act == [2]
    answer(game, "done")
    assert game.to_act == [0]


def test_who_produces_nothing_is_not_asked() -> None:
    """MA-5.4: only cards just produced open the door."""
    bare = Seat(bases=["1.12"], cards={"air": 9})
    assert a_game(roll="air", rivals=[bare]).to_act == [0]
    assert a_game(roll="air", rivals=[Seat(cards={"air": 9}, stagnation=1)]).to_act == [0]


@pytest.mark.parametrize("face", ["air", "food", "minerals"])
def test_everybody_produces(face: str) -> None:
    """MA-6.0: a card for each active station of the face, for all players."""
    game = a_game(3)
    assert pass_and_roll(game, face) == {f"{seat} {face}": 1 for seat in range(3)}


def test_inactive_stations_produce_nothing() -> None:
    """MA-6.0, MA-7.7: only next to an own base."""
    game = a_game(structures={"3.5": "air_station", "2.1": "air_station", "1.10": "air_station"})
    assert pass_and_roll(game, "air") == {"0 air": 2, "1 air": 1}


@pytest.mark.parametrize(
    ("what", "gained"),
    [
        ("air", {"0 air": 1}),
        ("food", {"0 food": 1}),
        ("minerals", {"0 minerals": 1}),
        ("road", {"0 road_cards": 1}),
    ],
)
def test_discovery_gives_a_card_of_choice(what: str, gained: dict[str, int]) -> None:
    """MA-6.0: a resource card or a road card; then the turn goes on (MA-6.4)."""
    game = a_game(roll="discovery")
    assert do(game, f"take {what}") == gained
    assert "pass" in offered(game, 0)


def test_theft_takes_a_card_of_the_chosen_opponent() -> None:
    """MA-6.0: one resource card."""
    game = a_game(3, roll="theft", rivals=[Seat(cards={"air": 2}), Seat(cards={"food": 2})])
    assert offered(game, 0) == ["seat 1", "seat 2"]
    assert do(game, "seat 2") == {"0 food": 1, "2 food": -1}
    assert "pass" in offered(game, 0)


def test_theft_is_random() -> None:
    """MA-6.0: any kind of card may be taken, as often as it is there."""
    taken = []
    for seed in range(60):
        game = a_game(seed=seed, roll="theft", rivals=[Seat(cards={"air": 5, "minerals": 1})])
        taken.append(game.view(0)["own"]["cards"])
    assert taken.count([1, 0, 0]) + taken.count([0, 0, 1]) == 60
    assert 1 <= taken.count([0, 0, 1]) <= 25


def test_theft_is_unseen_by_others() -> None:
    """MA-6.0, MA-8.3: only the two know which card it was."""
    game = a_game(3, rivals=[Seat(), Seat(cards={"air": 1, "food": 1})], log=True)
    roll(game, "theft")
    answer(game, "pass")
    stolen = [
        [event for event in game.events(seat) if event["event"] == "CardStolen"]
        for seat in (0, 1, 2, None)
    ]
    assert ["resource" in events[0] for events in stolen] == [False, True, True, False]


def test_a_repeated_theft_turns_round() -> None:
    """MA-6.0: the second and the third in a row: the chosen opponent takes from the roller."""
    game = a_game(3, bases=["1.0"], cards={"air": 9}, roll="theft", last_roll="theft")
    assert do(game, "seat 1") == {"0 air": -1, "1 air": 1}
    pass_and_roll(game, "food", "food", "theft")
    assert offered(game, 0) == ["seat 1", "seat 2"]
    assert do(game, "seat 2") == {"0 air": -1, "2 air": 1}
    assert "pass" in offered(game, 0)


def test_lose_turn_hands_the_die_on() -> None:
    """MA-6.0: nothing happens, the next player rolls."""
    game = a_game(3)
    roll(game, "lose_turn", "minerals")
    assert do(game, "pass") == {f"{seat} minerals": 1 for seat in range(3)}
    assert game.to_act == [2]


def test_a_repeated_lose_turn_consoles() -> None:
    """MA-6.0: one card, the turn is lost anyway."""
    game = a_game(rivals=[Seat(last_roll="lose_turn")])
    roll(game, "lose_turn", "air")
    answer(game, "pass")
    assert offered(game, 1) == ["take air", "take food", "take minerals", "take road"]
    assert do(game, "take road")["1 road_cards"] == 1
    assert game.to_act == [0]


def test_a_series_is_of_ones_own_rolls() -> None:
    """MA-6.1: another's roll in between neither ends nor makes a series."""
    game = a_game(cards={"air": 5}, last_roll="theft", rivals=[Seat(cards={"air": 5})])
    assert pass_and_roll(game, "theft") == {"0 air": -1, "1 air": 1}
    assert pass_and_roll(game, "theft") == {"0 air": -1, "1 air": 1}


def test_a_series_of_the_table() -> None:
    """MA-6.1: with in_a_row = table the last roll of anybody counts."""
    options = {"in_a_row": "table"}
    game = a_game(roll="theft", options=options, rivals=[Seat(cards={"air": 5})])
    assert pass_and_roll(game, "theft") == {"0 air": 1, "1 air": -1}
    pass_and_roll(game, "food")
    assert pass_and_roll(game, "theft")["0 air"] == -1


@pytest.mark.parametrize("breaks", [False, True])
def test_a_skipped_turn_and_a_series(breaks: bool) -> None:
    """MA-6.1: it does not end one, unless by skipped_turn_breaks_row."""
    rival = Seat(cards={"air": 5}, last_roll="theft", stagnation=1)
    options = {"skipped_turn_breaks_row": breaks}
    game = a_game(cards={"air": 5}, rivals=[rival], options=options)
    roll(game, "food")
    answer(game, "pass")
    assert game.to_act == [0]
    roll(game, "theft")
    stolen = {"1 air": 1, "0 air": -1} if breaks else {"1 air": -1, "0 air": 1}
    assert do(game, "pass") == {**stolen, "1 stagnation": -2}


def test_only_resource_cards_are_stolen() -> None:
    """MA-6.2, MA-10.2: tokens, road cards and missions are safe."""
    rival = Seat(tokens={"air 8": 2}, road_cards=2, missions=["support"])
    game = a_game(roll="theft", rivals=[rival])
    victim = game.view()["players"][1]
    assert victim["tokens"] == [0, 2, 0, 0, 0, 0]
    assert (victim["road_cards"], victim["missions"]) == (2, [1, 0])
    assert game.view(0)["own"] == {"cards": [0, 0, 0], "missions": []}


def test_only_opponents_with_cards_are_offered() -> None:
    """MA-6.3: and nothing happens if there are none."""
    rivals = [Seat(cards={"air": 1}), Seat(), Seat(cards={"food": 2})]
    game = a_game(4, roll="theft", rivals=rivals)
    assert offered(game, 0) == ["seat 1", "seat 3"]
    assert refusal(game, "seat 2") == [("not-a-target", "MA-6.3")]
    assert refusal(game, "seat 0") == [("not-a-target", "MA-6.0")]
    assert "pass" in offered(a_game(4, roll="theft"), 0)


def test_theft_may_offer_everyone() -> None:
    """MA-6.3: the option theft_offers_everyone; a player without cards loses nothing."""
    rivals = [Seat(cards={"air": 1}), Seat()]
    game = a_game(3, roll="theft", rivals=rivals, options={"theft_offers_everyone": True})
    assert offered(game, 0) == ["seat 1", "seat 2"]
    assert do(game, "seat 2") == {}
    assert "pass" in offered(game, 0)


def test_a_roller_without_cards_loses_nothing() -> None:
    """MA-6.3: a repeated Theft fizzles then."""
    game = a_game(3, roll="theft", last_roll="theft", rivals=[Seat(cards={"air": 3})])
    assert "pass" in offered(game, 0)


def test_anybody_may_be_chosen_by_a_repeated_theft() -> None:
    """MA-6.3: an opponent without cards too, for it is the opponent who takes."""
    game = a_game(3, roll="theft", last_roll="theft", cards={"air": 1})
    assert offered(game, 0) == ["seat 1", "seat 2"]
    assert do(game, "seat 1") == {"0 air": -1, "1 air": 1}


@pytest.mark.parametrize("face", ["air", "food", "minerals", "discovery", "theft"])
def test_the_turn_goes_on_after_every_other_face(face: str) -> None:
    """MA-6.4: only Lose turn ends it."""
    game = a_game(roll=face)
    if face == "discovery":
        answer(game, "take air")
    assert game.to_act == [0]
    assert "pass" in offered(game, 0)


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (0, "build castle", UnknownMove),
        (0, "", UnknownMove),
        (0, -1, UnknownMove),
        (0, 10**6, UnknownMove),
        (2, "pass", UnknownSeat),
        (-1, "pass", UnknownSeat),
        (1, "pass", IllegalMove),
        (0, "build base", IllegalMove),
        (0, "accept", IllegalMove),
        (0, "mission support", IllegalMove),
        (0, "use support", IllegalMove),
        (0, "swap air food", IllegalMove),
        (0, "remove", IllegalMove),
    ],
)
def test_bad_moves_raise_typed_errors_and_change_nothing(
    seat: int, move: Any, error: type[Exception]
) -> None:
    """MA-5.2: every error is one a caller can tell apart."""
    game = a_game()
    before = game.digest()
    with pytest.raises(error):
        game.play(seat, move)
    assert game.digest() == before
    assert game.move_count == 0


@pytest.mark.parametrize("breaks", [False, True])
def test_a_skipped_turn_and_a_series_of_the_table(breaks: bool) -> None:
    """MA-6.1: the series of the whole table ends."""
    options = {"skipped_turn_breaks_row": breaks, "in_a_row": "table"}
    game = a_game(roll="theft", cards={"air": 5}, rivals=[Seat(stagnation=1)], options=options)
    roll(game, "theft")
    answer(game, "pass")
    assert game.state.active == 0
    assert game.view()["repeats"] != breaks
