"""The pages of Terraforming Mars: cards, maps, parameters, projects, words."""

from __future__ import annotations

from typing import Any, Final

from marineris.gamedata.card_face import face, played_rows
from marineris.gamedata.icons import (
    PARAMETERS,
    RESOURCES,
    parameter_token,
    per_token,
    resource_token,
    tile_token,
)
from marineris.gamedata.labels import help_on, named, title
from marineris.gamedata.requirements import requirement
from marineris.gamedata.terrain_picture import terrain_address
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS, CORPORATION, INDEX, KINDS, Card
from marineris.terraforming.data.map import (
    CITY_AREA,
    LAND,
    MAPS,
    OCEAN_AREA,
    OFF_MAP,
    GameMap,
    Milestone,
    Space,
)
from marineris.terraforming.data.project import PROJECTS, Project
from marineris.terraforming.expansion import EXPANSIONS
from marineris.terraforming.flow.setup import start_money, start_price
from marineris.terraforming.knowledge.scoring import SOURCES
from marineris.text import Text
from marineris.text.bundle import kebab

AREAS: Final = {LAND: "land", OCEAN_AREA: "ocean", CITY_AREA: "city", OFF_MAP: "off_map"}
BONUSES: Final = ("steel", "titanium", "plants", "card", "heat", "ocean")
"""What a space brings, by the names of icons."""
NUMBER: Final = "{}"
"""Where the number of a space goes, in what sentences call a space without a name."""

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
        "maps": {each.name: _map(each, text) for each in MAPS.values()},
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
        "start": _start(card),
        "parts": text.card_parts(card.id),
    }
    if card.points is not None:
        found["points"] = {"n": card.points.amount}
        if card.points.per is not None:
            found["points"]["per"] = per_token(card.points.per, card.holds)
    return {name: value for name, value in found.items() if value or name == "cost"}


def _map(game_map: GameMap, text: Text) -> dict[str, Any]:
    return {
        "name": named(text, "board", game_map.name),
        "terrain": terrain_address(game_map.name),
        "said": text.message("space-number", space=NUMBER),
        "spaces": [_space(space, text) for space in game_map.spaces],
        "milestones": [
            {
                "id": each.id,
                "name": text.term("milestone", each.id),
                "text": text.milestone(each.id, game_map.name),
                "least": each.least,
                "texts": _other_goals(each, game_map, text),
            }
            for each in game_map.milestones
        ],
        "awards": [
            {
                "id": each.id,
                "name": text.term("award", each.id),
                "text": text.award(each.id, game_map.name),
            }
            for each in game_map.awards
        ],
    }


def _space(space: Space, text: Text) -> dict[str, Any]:
    """A hex by its axial coordinates from the middle; cities off the map have none.

    A space with a name is also `said`: as the sentences of a log call it.
    """
    found: dict[str, Any] = {"id": space.number}
    if space.kind != LAND:
        found["area"] = AREAS[space.kind]
    if space.kind != OFF_MAP:
        found["q"] = space.q
        found["r"] = space.r
    bonus = {name: n for name, n in zip(BONUSES, space.bonus, strict=True) if n}
    if bonus:
        found["bonus"] = bonus
    if space.cost:
        found["cost"] = space.cost
    if space.is_volcanic:
        found["volcanic"] = True
    if space.name:
        found["name"] = text.term("space", space.name)
        word = f"space-{kebab(space.name)}"
        found["said"] = text.message("space-number.name", space=space.number, name=word)
    return found


def _other_goals(milestone: Milestone, game_map: GameMap, text: Text) -> dict[str, str]:
    """What a milestone says where an expansion asks for another number, by that number."""
    goals = [expansion.milestone_goals().get(milestone.id) for expansion in EXPANSIONS]
    return {
        str(goal): text.milestone(milestone.id, game_map.name, goal)
        for goal in goals
        if goal is not None
    }


def _start(card: Card) -> dict[str, int] | None:
    """What a corporation starts with, for those who choose one (TM-9.6)."""
    if card.kind != CORPORATION:
        return None
    which = INDEX[card.id]
    return {"money": start_money(which), "card_price": start_price(which)}


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
