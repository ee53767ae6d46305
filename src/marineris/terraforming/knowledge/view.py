"""What a seat may know of a table, as plain data: the one gate for hidden information (TM-7.12).

Nothing of a hidden card passes here but its number among others. A view says what lies open, what
is in the seat's own hand and before it, and what it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from marineris.terraforming.data import parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.knowledge.scoring import points_by_source
from marineris.terraforming.knowledge.types import OwnView, Parameters, PlacedTile, PlayerView, View
from marineris.terraforming.state import State


def view(s: State, seat: int | None) -> View:
    """Everything that a seat (None: a spectator) may know and nothing else."""
    seen: View = {
        "seat": seat,
        "generation": s.generation,
        "first": s.first,
        "active": s.active,
        "to_act": s.to_act(),
        "over": s.is_over(),
        "parameters": cast("Parameters", dict(zip(parameter.NAMES, s.parameter, strict=True))),
        "deck": len(s.deck),
        "discards": len(s.discard),
        "tiles": _tiles(s),
        "claims": {
            s.map.spaces[space].number: owner
            for space, owner in enumerate(s.claim)
            if owner >= 0 and s.tile[space] == tile.NONE
        },
        "milestones": _taken(s.map.milestones, s.milestones),
        "awards": _taken(s.map.awards, s.awards),
        "players": [_player(s, player) for player in range(s.seats)],
    }
    if s.rules.is_solo:
        seen["solo_goal"] = s.rules.solo_goal
    if s.expansions:
        goals = zip(s.map.milestones, s.milestone_goals, strict=True)
        seen["milestone_goals"] = {milestone.id: goal for milestone, goal in goals}
    for expansion in s.expansions:
        cast("dict[str, Any]", seen)[expansion.name()] = expansion.view(s, seat)
    if seat is not None:
        seen["own"] = _own(s, seat)
    return seen


def _taken(literals: Iterable[Any], owners: list[int]) -> dict[str, int]:
    named = zip(literals, owners, strict=True)
    return {literal.id: owner for literal, owner in named if owner >= 0}


def _tiles(s: State) -> dict[str, PlacedTile]:
    return {
        s.map.spaces[space].number: [tile.NAMES[kind], s.owner[space]]
        for space, kind in enumerate(s.tile)
        if kind != tile.NONE
    }


def _player(s: State, seat: int) -> PlayerView:
    base = seat * resource.COUNT
    points = points_by_source(s, seat)
    tags = s.tags[seat * tag.STRIDE : seat * tag.STRIDE + len(tag.NAMES)]
    return {
        "rating": s.rating[seat],
        "stock": s.stock[base : base + resource.COUNT],
        "production": s.production[base : base + resource.COUNT],
        "hand": len(s.hand[seat]),
        "before": len(s.dealt[seat]) + len(s.drafted[seat]),
        "tableau": names(s.tableau[seat]),
        "events": names(s.events[seat]),
        "cubes": {CARDS[card].id: s.cubes[card] for card in s.tableau[seat] if card in s.cubes},
        "used": names([card for card in s.tableau[seat] if card in s.used]),
        "tags": {tag.NAMES[i]: count for i, count in enumerate(tags) if count},
        "passed": bool(s.passed >> seat & 1),
        "points": sum(points.values()),
        "next_discount": s.next_discount[seat],
        "next_tolerance": s.next_tolerance[seat],
    }


def _own(s: State, seat: int) -> OwnView:
    return {
        "hand": names(s.hand[seat]),
        "dealt": names(s.dealt[seat]),
        "drafted": names(s.drafted[seat]),
        "chosen": names(s.chosen[seat]),
        "corporations": names(s.corporations[seat]),
    }


def names(cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [CARDS[card].id for card in cards]
