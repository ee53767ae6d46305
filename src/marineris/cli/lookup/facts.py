"""The facts of the box as plain data: cards, corporations, projects, maps and what is on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from marineris.core.codec import encode
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import CORPORATION, KINDS, Card
from marineris.terraforming.data.map import (
    BONUSES,
    CITY_AREA,
    LAND,
    MAPS,
    OCEAN_AREA,
    OFF_MAP,
    GameMap,
)
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import PARTIES
from marineris.text import Text

AREAS: Final = {LAND: "land", OCEAN_AREA: "ocean", CITY_AREA: "city", OFF_MAP: "off_map"}


def facts(cards: Sequence[Card], text: Text) -> dict[str, Any]:
    """All facts of some cards, and of everything else in the box."""
    projects = [card for card in cards if card.kind != CORPORATION]
    corporations = [card for card in cards if card.kind == CORPORATION]
    return {
        "game": "terraforming",
        "names": _names(),
        "cards": [card_facts(card, text) for card in projects],
        "corporations": [card_facts(card, text) for card in corporations],
        "projects": [
            {
                "id": project.id,
                "name": text.term("project", project.id),
                "cost": project.cost,
                "effects": encode(project.effects),
                "solo_goal": project.solo_goal,
            }
            for project in PROJECTS
        ],
        "maps": [_map(game_map, text) for game_map in MAPS.values()],
        "parties": [
            {
                "id": party.id,
                "name": text.term("party", party.id),
                "bonus": encode(party.bonus),
                "action": encode(party.action),
                "text": text.party(party.id),
            }
            for party in PARTIES
        ],
        "global_events": [
            {
                "id": event.id,
                "name": text.term("global_event", event.id),
                "revealed": PARTIES[event.revealed].id,
                "current": PARTIES[event.current].id,
                "mars": encode(event.mars),
                "each": encode(event.each),
                "text": text.global_event(event.id),
            }
            for event in EVENTS
        ],
    }


def _names() -> dict[str, Any]:
    """What the integers in effects stand for."""
    return {
        "resource": list(resource.NAMES),
        "parameter": list(parameter.NAMES),
        "tag": list(tag.NAMES),
        "tile": list(tile.NAMES),
        "cube": {str(number): name for number, name in cube.NAMES.items()},
    }


def card_facts(card: Card, text: Text) -> dict[str, Any]:
    """One card: numbers, effects as records, and what it says."""
    return {
        "id": card.id,
        "name": text.card_name(card.id),
        "number": card.number,
        "set": card.set,
        "type": KINDS[card.kind],
        "cost": card.cost,
        "tags": [tag.NAMES[one] for one in card.tags],
        "requirements": encode(card.requires),
        "effects": encode(card.play),
        "action": encode(card.action),
        "triggers": encode(card.triggers),
        "modifiers": encode(card.modifiers),
        "first_action": encode(card.first_action),
        "holds": cube.NAMES.get(card.holds),
        "cubes_are_safe": card.cubes_are_safe,
        "points": encode(card.points),
        "text": text.card_text(card.id),
    }


def _map(game_map: GameMap, text: Text) -> dict[str, Any]:
    return {
        "id": game_map.name,
        "name": text.term("board", game_map.name),
        "milestones": [
            {
                "id": each.id,
                "name": text.term("milestone", each.id),
                "count": encode(each.count),
                "least": each.least,
                "text": text.milestone(each.id, game_map.name),
            }
            for each in game_map.milestones
        ],
        "awards": [
            {
                "id": each.id,
                "name": text.term("award", each.id),
                "count": encode(each.count),
                "text": text.award(each.id, game_map.name),
            }
            for each in game_map.awards
        ],
        "spaces": [
            {
                "number": space.number,
                "area": AREAS[space.kind],
                "row": space.row,
                "column": space.column,
                "bonus": {
                    name: count for name, count in zip(BONUSES, space.bonus, strict=True) if count
                },
                "cost": space.cost,
                "volcanic": space.is_volcanic,
                "name": text.term("space", space.name) if space.name else "",
                "neighbours": [game_map.spaces[near].number for near in space.neighbours],
            }
            for space in game_map.spaces
        ],
    }
