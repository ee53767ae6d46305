"""Where tiles may go, found with sets of spaces, is what the conditions say space by space."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import marineris
from marineris.core.effect import Effect
from marineris.terraforming import reason_code
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.terraforming.vocabulary.placement import (
    ANY_LAND,
    OCEAN_PLACE,
    OWN_FREELY,
    OWN_STRICTLY,
    Place,
)

TABLES = [
    {"players": 2, "corporate_era": True},
    {"players": 4, "corporate_era": True},
    {"players": 1, "corporate_era": True},
    {"players": 3, "corporate_era": True, "turmoil": True},
]


def placed(effects: Iterable[Effect]) -> set[Place]:
    return {effect.place for effect in effects if isinstance(effect, PlaceTile)}


PLACES = sorted(
    {
        ANY_LAND,
        OCEAN_PLACE,
        Place(own_near=OWN_STRICTLY, has_metal=True),
        Place(cities_near=2),
        Place(greenery_near=True),
        Place(is_volcanic=True),
        *(place for card in CARDS for place in placed((*card.play, *card.first_action))),
        *(place for project in PROJECTS for place in placed(project.effects)),
    },
    key=repr,
)


def by_definition(place: Place, s: State, seat: int) -> list[int]:
    """The legal spaces, each judged by itself (TM-5.4 to TM-5.10)."""
    if place.reserved_for and s.map.area_of(place.reserved_for) >= 0:  # TM-4.3: whatever is beside
        return [space for space in range(s.map.size) if place.area_codes(s, seat, space) == 0]
    codes = [place.codes(s, seat, space) for space in range(s.map.size)]
    found = [space for space, bits in enumerate(codes) if bits == 0]
    if not found and place.own_near == OWN_FREELY:
        return [space for space, bits in enumerate(codes) if bits == reason_code.NOT_NEXT_TO_OWN]
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_sets_of_spaces_agree_with_the_conditions(table: dict[str, Any]) -> None:
    """TM-5.4, TM-5.5, TM-5.10, TM-4.2"""
    assert len(PLACES) > 12
    rng = random.Random(11)
    some = 0
    for seed in range(3):
        game = marineris.new("terraforming", seed=seed, **table)
        while not game.is_over and game.move_count < 1500:
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.canonical_moves(seat)))
            if game.move_count % 25:
                continue
            for place in PLACES:
                for player in range(game.players):
                    found = place.spaces(game.state, player)
                    assert found == by_definition(place, game.state, player), (place, player)
                    assert place.is_possible(game.state, player) == bool(found)
                    some += bool(found)
    assert some > 100
