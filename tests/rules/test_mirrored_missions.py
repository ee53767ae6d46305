"""Every mission means the same for every seat: used by one and by the other, it plays alike.

As for cards in `test_mirrored_cards`: the two colonies are quite different, and then exchanged.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.test_mirrored_cards import play_out
from tests.rules.test_mirrored_seats import POINT, Pair, move_name, other

from marineris.mars2049.card import MISSIONS
from marineris.testing import mars2049 as race

USABLE = [mission.id for mission in MISSIONS if mission.id not in ("protection", "armageddon")]
RESOURCES = ("air", "food", "minerals")
KINDS = ["air_station", "food_station", "mineral_station", "air_station", "lab3", "food_station"]
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"bank": "unlimited", "in_a_row": "table"},
    {"blocked_base": "next_to_station"},
)


def position(mission: str, whose: int, rng: random.Random) -> Pair:
    """Two colonies, one of which may use a mission, and the same turned half round."""
    seats: list[race.Seat] = []
    structures: dict[str, tuple[str, int, int]] = {}
    for seat, start in enumerate((0, 12)):
        rings = rng.randrange(1, 6)
        bases = [f"{ring}.{(start + ring - 1) % 24}" for ring in range(1, rings + 1)]
        for place, kind in enumerate(rng.sample(KINDS, rng.randrange(2, 6))):
            first = other(seat) if kind not in ("lab3",) and rng.random() < 0.2 else seat
            structures[f"{place % 3 + 1}.{(start - 1 - place // 3) % 24}"] = (kind, seat, first)
        held = [mission] if seat == whose else []
        if seat != whose:
            held = rng.choice(([], ["protection"], ["support"], ["protection", "resources"]))
        seats.append(
            race.Seat(
                bases=bases,
                cards={name: rng.randrange(7) for name in RESOURCES},
                tokens={"air 3": rng.randrange(2), "food 8": rng.randrange(2)},
                road_cards=rng.randrange(4),
                missions=held,
                stagnation=0 if seat == whose else rng.choice((0, 0, 2)),
                last_roll=rng.choice(("air", "theft", None)),
            )
        )
    used = [] if mission == "reconnaissance" and rng.random() < 0.2 else ["resources", "plunder"]
    more: dict[str, Any] = {
        "used": [name for name in used if name != mission],
        "seed": rng.randrange(10**6),
        "options": rng.choice(OPTIONS),
        "log": True,
    }
    turned = {
        move_name(point): (kind, other(owner), other(first))
        for point, (kind, owner, first) in structures.items()
    }
    mirrored = [
        race.Seat(**{**vars(seat), "bases": [move_name(base) for base in seat.bases or ()]})
        for seat in reversed(seats)
    ]
    games = []
    for (own, rival), built, active in (
        (seats, structures, whose),
        (mirrored, turned, other(whose)),
    ):
        lying: dict[str, Any] = {"rivals": [rival], "structures": built, "active": active}
        games.append(race.a_game(**lying, **more, **vars(own)))
    assert all(POINT.fullmatch(point) for point in structures)
    return games[0], games[1]


@pytest.mark.parametrize("mission", USABLE)
def test_every_mission_plays_alike_for_both_seats(mission: str) -> None:
    """MA-12.1, MA-12.5, MA-12.O1 to MA-12.O8, MA-12.P1 to MA-12.P7"""
    played = 0
    for number in range(8):
        rng = random.Random(f"{mission} {number}")
        whose = number % 2
        game, mirror = position(mission, whose, rng)
        use = f"use {mission}"
        reasons = [(one.code, one.rule) for one in game.why_not(whose, use)]
        assert reasons == [(one.code, one.rule) for one in mirror.why_not(other(whose), use)]
        if reasons:
            continue
        played += 1
        play_out(game, mirror, whose, use, rng)
        # The victim answers, and then whoever is asked next.
        for _ in range(4):
            if game.is_over or game.to_act == [whose]:
                break
            seat = rng.choice(game.to_act)
            move = game.move_name(rng.choice(game.legal_moves(seat)))
            play_out(game, mirror, seat, move, rng)
    assert played


@pytest.mark.parametrize(
    "mission", ["construction", "support", "plunder", "sabotage", "black_friday", "production"]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_question_names_the_mission_behind_it(mission: str, seat: int) -> None:
    """MA-12.1: the first mission of the box as well as any other."""
    stations = {
        f"{ring}.{column}": ("air_station", owner)
        for owner, start in ((0, 3), (1, 15))
        for ring, column in ((1, start), (2, start), (3, start), (4, start))
    }
    own, rival = race.Seat(missions=[mission]), race.Seat()
    first, second = (own, rival) if seat == 0 else (rival, own)
    game = race.a_game(active=seat, rivals=[second], structures=stations, **vars(first))
    assert "mission" not in (game.decision(seat) or {})
    race.answer(game, f"use {mission}")
    asked = game.decision(seat)
    assert asked is not None
    assert asked["mission"] == mission
