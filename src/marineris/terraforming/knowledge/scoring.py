"""Final scoring by source, ranks and the tie-break (TM-13.3, TM-13.4, TM-11.D)."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data import tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.resource import COUNT, MC
from marineris.terraforming.flow.generation import SOLO_GENERATIONS
from marineris.terraforming.knowledge.types import SeatResult
from marineris.terraforming.options import RATING
from marineris.terraforming.state import State

MILESTONE_POINTS: Final = 5
FIRST_PLACE: Final = 5
SECOND_PLACE: Final = 2
RATING_GOAL: Final = 63
"""The rating that wins alone, if that was agreed on (TM-15.9)."""
SOURCES: Final = ("rating", "awards", "milestones", "greeneries", "cities", "cards")


def points_by_source(s: State, seat: int) -> dict[str, int]:
    """Victory points of a seat, as if the game ended now."""
    points = {
        "rating": s.rating[seat],
        "awards": sum(award_points(s, i)[seat] for i, by in enumerate(s.awards) if by >= 0),
        "milestones": MILESTONE_POINTS * s.milestones.count(seat),
        "greeneries": s.greeneries[seat],
        "cities": city_points(s, seat),
        "cards": sum(card_points(s, seat, card) for card in s.tableau[seat])
        + sum(card_points(s, seat, card) for card in s.events[seat]),
    }
    for expansion in s.expansions:
        points.update(expansion.points(s, seat))
    return points


def total(s: State, seat: int) -> int:
    """All victory points of a seat, as if the game ended now."""
    return sum(points_by_source(s, seat).values())


def award_points(s: State, award: int) -> list[int]:
    """What an award gives each seat: ties share a place, two players have no second (TM-11.D4)."""
    count = s.map.awards[award].count
    values = [count.final_value(s, seat, -1) for seat in range(s.seats)]
    best = max(values)
    points = [FIRST_PLACE if value == best else 0 for value in values]
    if s.seats > 2 and values.count(best) == 1:
        second = max(value for value in values if value != best)
        points = [
            SECOND_PLACE if value == second else points[seat] for seat, value in enumerate(values)
        ]
    return points


def city_points(s: State, seat: int) -> int:
    """A point for each greenery next to an own city (TM-5.5)."""
    points = 0
    for space, kind in enumerate(s.tile):
        if s.owner[space] == seat and (kind == tile.CITY or kind == tile.CAPITAL):
            for near in s.map.neighbours[space]:
                if s.tile[near] == tile.GREENERY:
                    points += 1
    return points


def card_points(s: State, seat: int, card: int) -> int:
    """The victory points of a card in play."""
    points = CARDS[card].points
    if points is None:
        return 0
    if points.per is None:
        return points.amount
    return points.amount * points.per.final_value(s, seat, card)


def has_won_alone(s: State) -> bool:
    """Whether the goal of a solo game is reached (TM-15.7, TM-15.9)."""
    if s.rules.solo_goal == RATING:
        return s.rating[0] >= RATING_GOAL
    return s.is_terraformed() and s.generation <= SOLO_GENERATIONS


def result(s: State) -> list[SeatResult]:
    """Per seat: total, points by source, M€ in stock and rank, shared when equal (TM-O5)."""
    rows: list[SeatResult] = []
    for seat in range(s.seats):
        sources = points_by_source(s, seat)
        rows.append(
            {
                "seat": seat,
                "total": sum(sources.values()),
                "points": sources,
                "megacredits": s.stock[seat * COUNT + MC],
                "rank": 0,
            }
        )
    keys = [(row["total"], row["megacredits"]) for row in rows]
    for row, key in zip(rows, keys, strict=True):
        row["rank"] = 1 + sum(other > key for other in keys)
    if s.rules.is_solo:
        rows[0]["won"] = has_won_alone(s)
    return rows
