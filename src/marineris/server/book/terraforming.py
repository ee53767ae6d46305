"""The pages of Terraforming Mars: cards, maps, parameters, projects, words."""

from __future__ import annotations

from typing import Any, Final

from marineris.server.book.change import changes
from marineris.server.book.face import face, played_rows
from marineris.server.book.requirement import requirement
from marineris.server.book.token import (
    PARAMETERS,
    RESOURCES,
    parameter_token,
    per_token,
    resource_token,
    tile_token,
)
from marineris.server.book.word import help_on, named, title
from marineris.terraforming import cube, parameter, resource, tag, tile
from marineris.terraforming.action import AWARD_PRICES, MILESTONE_PRICE
from marineris.terraforming.board import (
    BOARDS,
    CITY_AREA,
    LAND,
    OCEAN_AREA,
    OFF_MAP,
    Board,
    Space,
)
from marineris.terraforming.card import CARDS, KINDS, Card
from marineris.terraforming.count import (
    CardsInHand,
    Count,
    OwnCities,
    OwnGreeneries,
    OwnTiles,
    ProductionOf,
    Rating,
    StockOf,
    Tags,
)
from marineris.terraforming.expansion import EXPANSIONS
from marineris.terraforming.project import HEAT_PER_STEP, PROJECTS, Project
from marineris.terraforming.scoring import SOURCES
from marineris.terraforming.state import CARD_PRICE
from marineris.text import Text
from marineris.text.voice import kebab

AREAS: Final = {LAND: "land", OCEAN_AREA: "ocean", CITY_AREA: "city", OFF_MAP: "off_map"}
BONUSES: Final = ("steel", "titanium", "plants", "card")
PLANTS_PER_GREENERY: Final = 8
"""TM-11.F"""

TERMS: Final = {
    "resource/megacredits": "TM-6.5",
    "resource/steel": "TM-6.6",
    "resource/titanium": "TM-6.6",
    "resource/plants": "TM-6.8",
    "resource/energy": "TM-6.8",
    "resource/heat": "TM-6.8",
    "production": "TM-6.1",
    "rating": "TM-3.4",
    "parameter/temperature": "TM-3.2",
    "parameter/oxygen": "TM-3.2",
    "parameter/oceans": "TM-5.3",
    "bonus-step": "TM-3.6",
    "generation": "TM-10.1",
    "first-player": "TM-10.3",
    "research": "TM-10.2",
    "draft": "TM-16.1",
    "action": "TM-10.3",
    "pass": "TM-10.3",
    "end": "TM-10.3",
    "project": "TM-11.B1",
    "milestone": "TM-11.C1",
    "award": "TM-11.D1",
    "tag": "TM-7.7",
    "requirement": "TM-7.6",
    "kind/active": "TM-7.10",
    "kind/automated": "TM-7.2",
    "kind/event": "TM-7.8",
    "corporation": "TM-7.11",
    "tile/ocean": "TM-5.3",
    "tile/greenery": "TM-5.4",
    "tile/city": "TM-5.5",
    "tile/special": "TM-5.7",
    "placement-bonus": "TM-4.4",
    "reserved-ocean": "TM-4.2",
    "any-player": "TM-8.1",
    "cube": "TM-6.9",
    "points": "TM-2.1",
}
"""What a client can explain, with the rule that says more."""


def pages(text: Text) -> dict[str, Any]:
    """All that a client draws a table from."""
    return {
        "cards": {card.id: card_page(card, text) for card in CARDS},
        "boards": {board.name: _board(board, text) for board in BOARDS.values()},
        "parameters": [_parameter(which, text) for which in range(parameter.COUNT)],
        "projects": [_project(project, text) for project in PROJECTS],
        "resources": [
            {
                "id": name,
                "icon": RESOURCES[what],
                "name": named(text, "resource", name),
                "production": title(text.term("resource", name, form="production")),
            }
            for what, name in enumerate(resource.NAMES)
        ],
        "tags": {
            name: named(text, "tag", name) for i, name in enumerate(tag.NAMES) if i != tag.ANY
        },
        "tiles": {name: named(text, "tile", name, 1) for name in tile.NAMES[1:]},
        "cubes": {name: named(text, "cube", name) for name in cube.NAMES.values()},
        "kinds": {name: named(text, "kind", name) for name in KINDS},
        "sets": {
            name: named(text, "set", name) for name in dict.fromkeys(card.set for card in CARDS)
        },
        "sources": {name: named(text, "source", name) for name in _sources()},
        "prices": {
            "card": CARD_PRICE,
            "milestone": MILESTONE_PRICE,
            "awards": list(AWARD_PRICES),
            "greenery": PLANTS_PER_GREENERY,
            "heat": HEAT_PER_STEP,
        },
        "terms": help_on(text, TERMS),
    }


def _sources() -> list[str]:
    added = [one for expansion in EXPANSIONS for one in expansion.sources()]
    return [*SOURCES, *added]


def card_page(card: Card, text: Text) -> dict[str, Any]:
    """One card: what is printed on it as data, and what it says as sentences.

    What a card does not have is left out.
    """
    found: dict[str, Any] = {
        "name": text.card_name(card.id),
        "number": card.number,
        "set": card.set,
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "tags": [tag.NAMES[one] for one in card.tags],
        "requires": [requirement(one, text) for one in card.requires],
        "face": face(card),
        "holds": cube.NAMES.get(card.holds),
        "safe": card.cubes_are_safe,
        "has_action": bool(card.action),
        "changes": changes(card.modifiers),
        "parts": text.card_parts(card.id),
    }
    if card.points is not None:
        found["points"] = {"n": card.points.amount}
        if card.points.per is not None:
            found["points"]["per"] = per_token(card.points.per, card.holds)
    return {name: value for name, value in found.items() if value or name == "cost"}


def _board(board: Board, text: Text) -> dict[str, Any]:
    return {
        "name": named(text, "board", board.name),
        "spaces": [_space(board, space, text) for space in board.spaces],
        "milestones": [
            {
                "id": each.id,
                "name": text.term("milestone", each.id),
                "text": text.milestone(each.id, board.name),
                "least": each.least,
                "count": _count(each.count),
            }
            for each in board.milestones
        ],
        "awards": [
            {
                "id": each.id,
                "name": text.term("award", each.id),
                "text": text.award(each.id, board.name),
                "count": _count(each.count),
            }
            for each in board.awards
        ],
    }


def _space(board: Board, space: Space, text: Text) -> dict[str, Any]:
    """A hex by its axial coordinates from the middle; cities off the map have none."""
    found: dict[str, Any] = {"id": space.number, "area": AREAS[space.kind]}
    found["said"] = _said(space, text)
    if space.kind != OFF_MAP:
        middle = max(each.row for each in board.spaces) // 2
        row = space.row - middle
        found["q"] = space.column - middle - min(row, 0)
        found["r"] = row
    bonus = {name: n for name, n in zip(BONUSES, space.bonus, strict=True) if n}
    if bonus:
        found["bonus"] = bonus
    if space.is_volcanic:
        found["volcanic"] = True
    if space.name:
        found["name"] = text.term("space", space.name)
    return found


def _said(space: Space, text: Text) -> str:
    """As the sentences of a log name it, so that a client can find it there."""
    if not space.name:
        return text.message("space-number", space=space.number)
    name = f"space-{kebab(space.name)}"
    return text.message("space-number.name", space=space.number, name=name)


def _count(count: Count) -> dict[str, Any]:
    """What a milestone or an award counts, so that a client can show how far everybody is."""
    if isinstance(count, Tags):
        return {"of": "tags", "tag": tag.NAMES[count.tag]}
    if isinstance(count, ProductionOf):
        return {"of": "production", "resources": [count.resource]}
    if isinstance(count, StockOf):
        return {"of": "stock", "resources": list(count.resources)}
    return {"of": COUNTED[type(count)]}


COUNTED: Final[dict[type[Count], str]] = {
    CardsInHand: "hand",
    OwnCities: "cities",
    OwnGreeneries: "greeneries",
    OwnTiles: "tiles",
    Rating: "rating",
}


def _parameter(which: int, text: Text) -> dict[str, Any]:
    steps = {
        parameter.TEMPERATURE: [
            *({"at": at, "token": _heat_step()} for at in parameter.HEAT_LEVELS),
            {"at": parameter.MELTING_LEVEL, "token": tile_token(tile.OCEAN)},
        ],
        parameter.OXYGEN: [
            {
                "at": parameter.WARMING_LEVEL,
                "token": parameter_token(parameter.TEMPERATURE, "+1"),
            }
        ],
    }
    return {
        "id": parameter.NAMES[which],
        "icon": PARAMETERS[which],
        "name": named(text, "parameter", parameter.NAMES[which]),
        "start": parameter.START[which],
        "goal": parameter.GOAL[which],
        "step": parameter.STEP[which],
        "bonuses": steps.get(which, []),
    }


def _heat_step() -> dict[str, Any]:
    return resource_token(resource.HEAT, "+1", plate=True)


def _project(project: Project, text: Text) -> dict[str, Any]:
    page = {
        "id": project.id,
        "name": named(text, "project", project.id),
        "cost": project.cost,
        "face": played_rows(project.effects, cube.NONE),
        "text": " ".join(text.effect(effect) for effect in project.effects),
    }
    return {**page, "solo_goal": project.solo_goal} if project.solo_goal else page
