"""MA-15: two teams of two."""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, do, refusal

RICH = {"air": 20, "food": 20, "minerals": 20}
CHAIN = ["1.0", "2.1", "3.2", "4.3", "5.4"]


def a_team(**setting: Any) -> MarsGame:
    """A table of two teams: seats 0 and 2, seats 1 and 3."""
    options = {"cooperative": True, **setting.pop("options", {})}
    return a_game(4, options=options, **setting)


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def test_partners_sit_opposite() -> None:
    """MA-15.1: start points 1 and 2, 3 and 4."""
    game = marineris.new("mars2049", players=4, seed=1, cooperative=True)
    columns = [bases[0] for bases in game.state.bases]
    assert [(columns[seat + 2] - columns[seat]) % 24 for seat in (0, 1)] == [12, 12]


def test_the_partner_wins_too() -> None:
    """MA-15.2: either member builds the station."""
    game = a_team(bases=CHAIN, road="5.4", cards=RICH)
    answer(game, "build h2o_station")
    assert [row["won"] for row in game.result()] == [True, False, True, False]
    assert [row["rank"] for row in game.result()] == [1, 2, 1, 2]


@pytest.mark.parametrize("owner", [0, 2])
def test_partners_swap_with_a_laboratory(owner: int) -> None:
    """MA-15.3: of either of them, one unit for one, if the partner accepts."""
    place = {0: "2.1", 2: "2.13"}[owner]
    game = a_team(
        cards={"air": 2},
        rivals=[Seat(), Seat(cards={"food": 2})],
        structures={place: ("lab3", owner)},
    )
    answer(game, "swap air food")
    assert (game.to_act, offered(game)) == ([2], ["done", "accept"])
    assert do(game, "accept") == {"0 air": -1, "0 food": 1, "2 air": 1, "2 food": -1}
    assert game.to_act == [0]


def test_a_swap_may_be_declined() -> None:
    """MA-15.3: then nothing changes."""
    game = a_team(
        cards={"air": 2}, rivals=[Seat(), Seat(cards={"food": 2})], structures={"2.1": "lab3"}
    )
    assert do(game, "swap air food", "done") == {}
    assert game.to_act == [0]


def test_a_partner_without_the_resource_can_only_decline() -> None:
    """MA-15.3: but is asked anyway, for the hand is secret."""
    game = a_team(cards={"air": 2}, structures={"2.1": "lab3"})
    answer(game, "swap air food")
    assert (game.to_act, offered(game)) == ([2], ["done"])


@pytest.mark.parametrize("structures", [{}, {"4.20": "lab3"}])
def test_without_an_active_laboratory_no_swap(structures: dict[str, str]) -> None:
    """MA-15.3: an inactive one does not count."""
    game = a_team(cards={"air": 2}, structures=structures)
    assert refusal(game, "swap air food") == [("no-lab-to-swap", "MA-15.3")]


def test_one_swaps_what_one_has() -> None:
    """MA-15.3: tokens count."""
    game = a_team(cards={"air": 2}, structures={"2.1": "lab3"})
    assert refusal(game, "swap food air") == [("units-too-few", "MA-15.3")]
    rivals = [Seat(), Seat(tokens={"food 3": 1})]
    game = a_team(tokens={"air 3": 1}, rivals=rivals, structures={"2.1": "lab3"})
    assert do(game, "swap air food", "accept") == {
        "0 air": 2,
        "0 air 3": -1,
        "0 food": 1,
        "2 air": 1,
        "2 food": 2,
        "2 food 3": -1,
    }


def test_an_offer_shows_that_one_has_what_one_offers() -> None:
    """MA-15.3, MA-8.3: without tokens of it, a card of it is in the hand, as all now know."""
    rivals = [Seat(cards={"minerals": 3}), Seat(cards={"food": 2})]
    structures = {"2.1": "lab3"}
    game = a_team(
        cards={"air": 1, "food": 3}, rivals=rivals, structures=structures, are_hands_secret=True
    )
    answer(game, "swap air food")
    assert [game.view(seat)["sure"][0][0] for seat in range(4)] == [1, 1, 1, 1]
    for number in range(20):
        imagined = game.imagine(2, number)
        imagined.play(2, "accept")
        assert game.rules.audit(imagined.state) == []


def test_breaking_a_token_for_a_swap_shows_that_there_was_no_card() -> None:
    """MA-15.3, MA-8.3: the partner cannot know beforehand, so that comes to light."""
    for cards in ({"air": 1, "food": 3}, {"food": 4}):
        game = a_team(
            cards=cards,
            tokens={"air 3": 1},
            rivals=[Seat(cards={"air": 1, "food": 1}), Seat(cards={"food": 2})],
            structures={"2.1": "lab3"},
            are_hands_secret=True,
        )
        answer(game, "swap air food")
        assert game.preview(2, "accept")["players"] == [{}, {}, {}, {}]
        before = game.state.reveals
        answer(game, "accept")
        assert game.state.reveals == before + 1


def test_a_swap_of_what_is_known_reveals_nothing() -> None:
    """MA-15.3, MA-8.3: all hands are known, so the partner may think again."""
    game = a_team(
        cards={"air": 2}, rivals=[Seat(), Seat(cards={"food": 2})], structures={"2.1": "lab3"}
    )
    before = game.state.reveals
    answer(game, "swap air food", "accept")
    assert game.state.reveals == before


def test_a_token_is_swapped_as_far_as_the_bank_has_change() -> None:
    """MA-15.3, MA-8.2: the partner's card comes first; no more than 26 cards are ever out."""
    tokens = {"air 3": 4}
    game = a_team(
        cards={"minerals": 1, "air": 12},
        tokens=tokens,
        rivals=[
            Seat(cards={"air": 12}, tokens=tokens),
            Seat(tokens=tokens),
            Seat(tokens=tokens),
        ],
        structures={"2.1": "lab3"},
        options={"bank": "limited"},
    )
    answer(game, "swap minerals air", "accept")
    assert game.rules.audit(game.state) == []
    assert game.view(2)["players"][2]["tokens"][0] == 3


def test_both_partners_may_need_a_laboratory() -> None:
    """MA-15.3: with swap_lab = both."""
    options = {"swap_lab": "both"}
    game = a_team(cards={"air": 2}, structures={"2.1": "lab3"}, options=options)
    assert refusal(game, "swap air food") == [("no-lab-to-swap", "MA-15.3")]
    both = {"2.1": "lab3", "2.13": ("lab3", 2)}
    game = a_team(cards={"air": 2}, structures=both, options=options)
    assert refusal(game, "swap air food") == []


def test_a_swap_belongs_to_the_turn_of_a_partner() -> None:
    """MA-15.3: not to that of an opponent."""
    game = a_team(cards={"air": 2}, structures={"2.1": "lab3"}, active=1)
    assert refusal(game, "swap air food", 0) == [("not-your-turn", "MA-5.4")]


def test_road_cards_are_not_swapped() -> None:
    """MA-15.3: air, food and minerals only."""
    game = a_team(cards=RICH, road_cards=2, structures={"2.1": "lab3"})
    swaps = [move for move in offered(game) if move.startswith("swap")]
    assert len(swaps) == 6
    assert not any("road" in move for move in swaps)


def test_no_theft_from_the_partner() -> None:
    """MA-15.4: by the die."""
    game = a_team(roll="theft", rivals=[Seat(cards={"air": 3}) for _ in range(3)])
    assert offered(game) == ["seat 1", "seat 3"]
    assert refusal(game, "seat 2") == [("not-a-target", "MA-15.4")]


@pytest.mark.parametrize("mission", ["daylight_robbery", "stagnation", "unholy_alliance"])
def test_no_attack_on_the_partner(mission: str) -> None:
    """MA-15.4: missions O3, O4 and O6."""
    rivals = [
        Seat(cards={"air": 3}, missions=[name]) for name in ("support", "resources", "production")
    ]
    game = a_team(missions=[mission], rivals=rivals)
    answer(game, f"use {mission}")
    assert offered(game) == ["seat 1", "seat 3"]


@pytest.mark.parametrize("mission", ["plunder", "sabotage"])
def test_the_partners_stations_are_no_target(mission: str) -> None:
    """MA-15.4: missions O1 and O2."""
    game = a_team(missions=[mission])
    answer(game, f"use {mission}")
    assert offered(game) == [
        f"point {point}" for point in ("1.5", "1.7", "1.17", "1.19", "2.6", "2.18")
    ]


def test_an_alliance_with_anyone() -> None:
    """MA-15.6: the partner or an opponent, as usual."""
    game = a_team(missions=["alliance"])
    answer(game, "use alliance")
    assert offered(game) == ["seat 1", "seat 2", "seat 3"]


def test_one_partner_builds_sideways() -> None:
    """MA-15.5: the first to do so; the other only towards the pole."""
    game = a_team(cards=RICH, structures={"2.1": "base"})
    answer(game, "build base")
    assert {"point 2.2", "point 1.2", "point 3.1"} <= set(offered(game))
    assert do(game, "point 2.2")["point 2.2"] == "base of 0"
    assert game.view()["players"][0]["sideways"]
    assert not game.view()["players"][2]["sideways"]
    answer(game, "build base")
    assert "point 1.2" in offered(game)


def test_the_other_partner_builds_towards_the_pole() -> None:
    """MA-15.5: from the first sideways base on."""
    rivals = [Seat(), Seat(is_sideways=True)]
    game = a_team(cards=RICH, structures={"2.1": "base"}, rivals=rivals)
    answer(game, "build base")
    assert offered(game) == ["point 3.0", "point 3.1", "point 3.2"]
    assert refusal(game, "point 2.2") == [("not-nearer-the-pole", "MA-7.3")]


def test_bases_towards_the_pole_leave_the_choice_open() -> None:
    """MA-15.5: nobody has built sideways yet."""
    game = a_team(cards=RICH)
    answer(game, "build base", "point 2.1")
    assert not any(row["sideways"] for row in game.view()["players"])
    answer(game, "build base")
    assert "point 1.2" in offered(game)


def test_the_other_team_builds_sideways_by_itself() -> None:
    """MA-15.5: each team has one such partner."""
    rivals = [Seat(cards=RICH), Seat()]
    game = a_team(is_sideways=True, rivals=rivals, structures={"2.7": ("base", 1)}, active=1)
    answer(game, "build base")
    assert "point 2.8" in offered(game)


def test_armageddon_hits_all_bases_of_a_sideways_builder() -> None:
    """MA-15.5, MA-12.O8: all that are equally near."""
    structures = {"2.1": "base", "2.2": "base"}
    game = a_team(cards=RICH, is_sideways=True, structures=structures, offensive=["armageddon"])
    changed = do(game, "buy offensive")
    assert (changed["point 2.1"], changed["point 2.2"]) == (None, None)


@pytest.mark.parametrize("hits", [True, False])
def test_global_missions_and_the_partner(hits: bool) -> None:
    """MA-15.6: they hit the partner too, unless by global_cards_hit_partner."""
    options = {"global_cards_hit_partner": hits}
    rivals = [Seat(), Seat(bases=["1.12", "2.12"])]
    game = a_team(cards=RICH, rivals=rivals, offensive=["armageddon"], options=options)
    assert ("point 2.12" in do(game, "buy offensive")) == hits
    game = a_team(missions=["black_friday"], options=options)
    changed = do(game, "use black_friday", "take air")
    assert ("point 1.11" in changed) == hits
    assert {"point 1.23", "point 1.5", "point 1.17"} <= set(changed)


@pytest.mark.parametrize("blocked_base", ["remove", "next_to_station"])
def test_what_is_offered_and_what_is_refused_agree_in_co_op(blocked_base: str) -> None:
    """MA-7.6, MA-15.5: blocked means towards the pole, whether or not one may go sideways."""
    wall: dict[str, Any] = {f"2.{column}": ("air_station", 1) for column in (23, 0, 1)}
    options = {"blocked_base": blocked_base}
    structures = {**wall, "1.1": "mineral_station"}
    game = a_team(cards=RICH, bases=["1.0"], structures=structures, options=options)
    answer(game, "build base")
    legal = {f"point {parallel}.{column}" for parallel in range(1, 6) for column in range(24)}
    legal = {move for move in legal if not refusal(game, move)}
    assert legal == set(offered(game)) == {"point 1.23", "point 2.2"}


def test_a_blocked_partner_takes_a_station_off() -> None:
    """MA-7.6: a base sideways would not lead to the pole."""
    wall: dict[str, Any] = {f"2.{column}": ("air_station", 1) for column in (23, 1)}
    game = a_team(cards=RICH, structures=wall)
    assert do(game, "remove") == {"point 2.0": None}


def test_the_laboratory_of_a_swap_must_work() -> None:
    """MA-15.7, MA-7.7: of either partner; one next to no base gives nothing."""
    for owner in (0, 2):
        game = a_team(cards={"air": 2}, structures={"4.9": ("lab3", owner)})
        assert refusal(game, "swap air food") == [("no-lab-to-swap", "MA-15.3")]


def test_a_road_stays_with_its_base_while_that_stands() -> None:
    """MA-11.3, MA-15.5: another base on the polar circle is no reason to move it."""
    bases, cards = ["1.0", "5.0"], {"air": 3, "food": 3, "minerals": 3}
    game = a_game(
        4, bases=bases, cards=cards, road="5.0", is_sideways=True, options={"cooperative": True}
    )
    assert do(game, "build base", "point 5.1")["point 5.1"] == "base of 0"
    assert game.view(0)["players"][0]["road"] == "5.0"


@pytest.mark.parametrize("seat", [0, 1])
def test_an_offer_shows_a_unit_and_not_that_it_is_a_card(seat: int) -> None:
    """MA-15.3: a unit is a card or part of a token, so a token leaves open if there is a card."""
    holder = {"cards": {"air": 2}, "tokens": {"food 3": 1}}
    seats = [Seat(cards={"food": 2, "minerals": 1}) for _ in range(4)]
    seats[seat] = Seat(**holder)  # type: ignore[arg-type]  # two kinds of mappings
    game = a_game(
        4,
        structures={f"2.{6 * seat + 1}": ("lab3", seat)},
        active=seat,
        are_hands_secret=True,
        options={"cooperative": True},
        rivals=seats[1:],
        **vars(seats[0]),
    )
    answer(game, "swap food minerals")
    assert game.rules.audit(game.state) == []
    without = [game.imagine(2, seed).state.cards[3 * seat + 1] == 0 for seed in range(20)]
    assert any(without)
