"""Cards of the Corporate Era that choose: cards from the deck, or a production box to copy."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.terraforming.data.card import CARDS
from marineris.testing import Seat, TerraformingGame, a_game, do, play_card


def offered(game: TerraformingGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def names(cards: list[int]) -> list[str]:
    return sorted(CARDS[card].id for card in cards)


# --------------------------------------------------------------------- looking at cards

DECK = ["moss", "asteroid", "trees", "birds", "mine"]


@pytest.mark.parametrize(
    ("moves", "kept"),
    [
        (["card asteroid", "card trees"], ["asteroid", "trees"]),
        (["card asteroid", "card birds"], ["asteroid", "birds"]),
        (["card asteroid", "card moss"], ["asteroid", "moss"]),
        (["card trees", "card moss"], ["moss", "trees"]),
        (["card birds", "card moss"], ["birds", "moss"]),
        (["card moss", "card birds"], ["birds", "moss"]),
    ],
)
def test_business_contacts_keep_two_of_four(moves: list[str], kept: list[str]) -> None:
    """TM-C36: free; the other two are discarded, the fifth card stays where it is."""
    game = a_game(deck=DECK)
    assert play_card(game, "business_contacts", *moves) == {"0 hand": 2}
    assert names(game.state.hand[0]) == kept
    assert names(game.state.discard) == sorted({"asteroid", "birds", "moss", "trees"} - set(kept))
    assert CARDS[game.state.deck[-1]].id == "mine"


@pytest.mark.parametrize("kept", ["asteroid", "trees", "moss"])
def test_invention_contest_keeps_one_of_three(kept: str) -> None:
    """TM-C36"""
    game = a_game(deck=DECK)
    assert play_card(game, "invention_contest", f"card {kept}") == {"0 hand": 1}
    assert names(game.state.hand[0]) == [kept]
    assert names(game.state.discard) == sorted({"asteroid", "moss", "trees"} - {kept})


@pytest.mark.parametrize(
    ("card", "seen"),
    [
        ("business_contacts", ["card asteroid", "card trees", "card birds", "card moss"]),
        ("invention_contest", ["card asteroid", "card trees", "card moss"]),
    ],
)
def test_looked_at_cards_must_be_kept_in_full_number(card: str, seen: list[str]) -> None:
    """TM-C36: none is no choice."""
    game = a_game(deck=DECK)
    play_card(game, card)
    assert offered(game) == seen


# --------------------------------------------------------------------- Robotic Workforce


def workforce(**position: Any) -> TerraformingGame:
    stock = {"megacredits": 9}
    return a_game(2, hand=["robotic_workforce"], stock=stock, **position)


# Own card with a building tag, the productions it needs, everything that copying it changes.
COPIED = [
    ("mine", {}, {"0 steel production": 1}),
    ("titanium_mine", {}, {"0 titanium production": 1}),
    ("space_elevator", {}, {"0 titanium production": 1}),
    ("power_plant", {}, {"0 energy production": 1}),
    ("building_industries", {"energy": 1}, {"0 energy production": -1, "0 steel production": 2}),
    (
        "fuel_factory",
        {"energy": 1},
        {
            "0 energy production": -1,
            "0 megacredits production": 1,
            "0 titanium production": 1,
        },
    ),
    (
        "tropical_resort",
        {"heat": 2},
        {"0 heat production": -2, "0 megacredits production": 3},
    ),
    (
        "corporate_stronghold",
        {"energy": 1},
        {"0 energy production": -1, "0 megacredits production": 3},
    ),
    (
        "commercial_district",
        {"energy": 1},
        {"0 energy production": -1, "0 megacredits production": 4},
    ),
    ("capital", {"energy": 2}, {"0 energy production": -2, "0 megacredits production": 5}),
    ("ai_central", {"energy": 1}, {"0 energy production": -1}),
    (
        "nuclear_power",
        {"megacredits": -3},
        {"0 energy production": 3, "0 megacredits production": -2},
    ),
    (
        "immigrant_city",
        {"energy": 1, "megacredits": -3},
        {"0 energy production": -1, "0 megacredits production": -2},
    ),
    ("magnetic_field_dome", {"energy": 2}, {"0 energy production": -2, "0 plants production": 1}),
]
NOTHING_TO_COPY = [Reason("no-card-to-copy", "TM-C21", {"tag": "building"})]


@pytest.mark.parametrize(("card", "needed", "expected"), COPIED, ids=[row[0] for row in COPIED])
def test_robotic_workforce_copies_the_whole_production_box(
    card: str, needed: dict[str, int], expected: dict[str, int]
) -> None:
    """TM-C21: increases and decreases; neither tiles nor cards nor TR."""
    game = workforce(tableau=[card], production=needed)
    assert play_card(game, "robotic_workforce") == expected


SHORT = [row for row in COPIED if row[1]]


@pytest.mark.parametrize(("card", "needed", "expected"), SHORT, ids=[row[0] for row in SHORT])
def test_robotic_workforce_must_be_able_to_pay(
    card: str, needed: dict[str, int], expected: dict[str, int]
) -> None:
    """TM-C21: one step less, and there is nothing to copy."""
    for resource in needed:
        less = {**needed, resource: needed[resource] - 1}
        game = workforce(tableau=[card], production=less)
        assert game.why_not(0, "play robotic_workforce") == NOTHING_TO_COPY


@pytest.mark.parametrize(
    "tableau",
    [
        [],
        ["sponsors"],  # no building tag
        ["mars_university"],  # no production box
        ["industrial_center"],  # production by its action only
        ["rover_construction"],
    ],
)
def test_robotic_workforce_needs_something_to_copy(tableau: list[str]) -> None:
    """TM-C21: an own face-up card with a building tag and a production box."""
    rival = Seat("mining_guild", tableau=["mine", "power_plant"])
    game = workforce(tableau=tableau, rivals=[rival])
    assert game.why_not(0, "play robotic_workforce") == NOTHING_TO_COPY


@pytest.mark.parametrize(
    "corporation",
    ["interplanetary_cinematics", "tharsis_republic", "thorgate", "saturn_systems", "helion"],
)
def test_robotic_workforce_does_not_copy_these_corporations(corporation: str) -> None:
    """TM-C21: they lack either the tag or the box."""
    game = workforce(corporation=corporation)
    assert game.why_not(0, "play robotic_workforce") == NOTHING_TO_COPY


def test_robotic_workforce_copies_mining_guild() -> None:
    """TM-C21: one step of steel, and none of its 5 steel."""
    game = workforce(corporation="mining_guild")
    assert play_card(game, "robotic_workforce") == {"0 steel production": 1}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("card mine", {"0 steel production": 1}),
        ("card solar_power", {"0 energy production": 1}),
        ("card mining_guild", {"0 steel production": 1}),
    ],
)
def test_robotic_workforce_asks_which_card(move: str, expected: dict[str, int]) -> None:
    """TM-C21: what cannot be paid is not offered."""
    tableau = ["mine", "solar_power", "building_industries", "sponsors", "mars_university"]
    game = workforce(corporation="mining_guild", tableau=tableau)
    play_card(game, "robotic_workforce")
    assert sorted(offered(game)) == ["card mine", "card mining_guild", "card solar_power"]
    assert do(game, move) == expected


@pytest.mark.parametrize(
    ("card", "resource", "steps", "own_gain"),
    [("biomass_combustors", "plants", 1, 2), ("heat_trappers", "heat", 2, 1)],
)
def test_robotic_workforce_copies_a_decrease_of_anyone(
    card: str, resource: str, steps: int, own_gain: int
) -> None:
    """TM-C21, TM-8.3: the target is chosen again, oneself included."""
    lost = f"{resource} production"
    gain = {"0 energy production": own_gain}

    def between(own: int, theirs: int) -> TerraformingGame:
        rival = Seat(production={resource: theirs})
        return workforce(tableau=[card], production={resource: own}, rivals=[rival])

    for seat in (0, 1):
        assert play_card(between(steps, steps), "robotic_workforce", f"seat {seat}") == {
            f"{seat} {lost}": -steps,
            **gain,
        }
    alone = play_card(between(0, steps), "robotic_workforce")
    assert alone == {f"1 {lost}": -steps, **gain}
    nobody = between(steps - 1, steps - 1)
    assert nobody.why_not(0, "play robotic_workforce") == NOTHING_TO_COPY


def test_robotic_workforce_counts_anew() -> None:
    """TM-C21: Medical Lab with four building tags is worth two, whatever it was worth before."""
    tableau = ["medical_lab", "rover_construction", "martian_rails", "ironworks"]
    game = workforce(tableau=tableau)
    assert play_card(game, "robotic_workforce") == {"0 megacredits production": 2}


@pytest.mark.parametrize(
    ("own", "metal"),
    [("16", "steel"), ("57", "titanium")],
)
def test_robotic_workforce_copies_the_metal_of_mining_area(own: str, metal: str) -> None:
    """TM-C22: the production that came with the tile is its box; no second tile, no bonus."""
    game = workforce(tiles={own: "city"})
    play_card(game, "mining_area")
    assert play_card(game, "robotic_workforce") == {f"0 {metal} production": 1}


def test_robotic_workforce_does_not_copy_a_mining_area_without_a_tile() -> None:
    """TM-C22: if the tile was skipped there is no production and no box."""
    game = workforce()
    assert play_card(game, "mining_area") == {}
    assert game.why_not(0, "play robotic_workforce") == NOTHING_TO_COPY
