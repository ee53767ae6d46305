"""The pages of Mars 2049: the board, structures and prices, missions, the die, words."""

from __future__ import annotations

from typing import Any, Final

from marineris.gamedata.labels import help_on, named, title
from marineris.mars2049 import structure
from marineris.mars2049.board import COLUMNS, RINGS, START_COLUMN, START_POINTS
from marineris.mars2049.card import MISSIONS, Mission
from marineris.mars2049.price import (
    DECKS,
    MISSION,
    MOST_ROAD_CARDS,
    PRICES,
    ROAD_CARDS_NEEDED,
    Price,
)
from marineris.mars2049.resource import NAMES, TOKENS
from marineris.mars2049.turn import FACES
from marineris.text import Text
from marineris.text.bundle import kebab

RESOURCE_ICONS: Final = {"air": "m-air", "food": "m-food", "minerals": "m-minerals"}
STRUCTURE_ICONS: Final = {
    "base": "m-base",
    "air_station": "station-air",
    "food_station": "station-food",
    "mineral_station": "station-minerals",
    "lab3": "lab3",
    "lab2": "lab2",
    "polar_road": "road",
    "h2o_station": "h2o",
}

TERMS: Final = {
    "aim": "MA-1.1",
    "resource/air": "MA-8.1",
    "resource/food": "MA-8.1",
    "resource/minerals": "MA-8.1",
    "resource/road": "MA-11.1",
    "token": "MA-10.1",
    "structure/base": "MA-7.3",
    "structure/station": "MA-7.2",
    "structure/lab3": "MA-9.1",
    "structure/lab2": "MA-9.1",
    "structure/polar_road": "MA-11.2",
    "structure/h2o_station": "MA-11.4",
    "inactive": "MA-7.7",
    "exchange": "MA-9.1",
    "mission": "MA-12.1",
    "deck/peaceful": "MA-12.1",
    "deck/offensive": "MA-12.0",
    "face/air": "MA-6.0",
    "face/food": "MA-6.0",
    "face/minerals": "MA-6.0",
    "face/discovery": "MA-6.0",
    "face/theft": "MA-6.0",
    "face/lose_turn": "MA-6.0",
    "stolen": "MA-12.O1",
}
"""What a client can explain, with the rule that says more."""


def pages(text: Text) -> dict[str, Any]:
    """All that a client draws a table from."""
    return {
        "board": {
            "rings": RINGS,
            "columns": COLUMNS,
            # By number of players: the columns of the seats' start points.
            "starts": {
                str(players): [START_COLUMN[point] for point in points]
                for players, points in START_POINTS.items()
            },
        },
        "resources": [
            {"id": name, "icon": RESOURCE_ICONS[name], "name": named(text, "resource", name)}
            for name in NAMES
        ],
        "road_card": {"icon": "road-card", "name": named(text, "resource", "road", 1)},
        "tokens": list(TOKENS),
        "structures": [_structure(kind, text) for kind in range(1, len(structure.NAMES))],
        "prices": {name: _prices(prices) for name, prices in PRICES.items()},
        "road_cards": {"needed": ROAD_CARDS_NEEDED, "most": MOST_ROAD_CARDS},
        "decks": {name: named(text, "deck", name, 1) for name in DECKS},
        "cards": {mission.id: _mission(mission, text) for mission in MISSIONS},
        "faces": [
            {
                "id": name,
                "icon": f"die-{kebab(name)}",
                "name": named(text, "face", name),
                "text": text.message(f"help-face-{kebab(name)}"),
            }
            for name in FACES
        ],
        "terms": help_on(text, TERMS),
    }


def _structure(kind: int, text: Text) -> dict[str, Any]:
    name = structure.NAMES[kind]
    return {
        "id": name,
        "icon": STRUCTURE_ICONS[name],
        "name": named(text, "structure", name, 1),
        "one": title(text.term("structure", name, 1, form="one")),
        "tokens": structure.TOKENS[kind],
    }


def _prices(prices: dict[int, Price]) -> dict[str, list[int]]:
    """Air, food and minerals for each structure, and for a mission of each deck."""
    return {
        DECKS[what - MISSION] if what >= MISSION else structure.NAMES[what]: list(price)
        for what, price in prices.items()
    }


def _mission(mission: Mission, text: Text) -> dict[str, Any]:
    return {
        "name": text.card_name(mission.id),
        "deck": DECKS[mission.deck],
        "copies": mission.copies,
        "immediate": mission.is_immediate,
        "parts": text.card_parts(mission.id),
    }
