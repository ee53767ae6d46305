"""Rows of games that nobody has played."""

from __future__ import annotations

from marineris.arena.plan import Plan
from marineris.arena.row import Row, SeatFacts, Times

SOURCES = ("rating", "cards")


def a_plan(*bots: str, players: int = 2) -> Plan:
    """A plan of some bots."""
    hashes = dict.fromkeys(bots, "0")
    return Plan("terraforming", bots, players, {}, 1, 1, "1", hashes, SOURCES)


def a_row(seed: int, seats: tuple[str, ...], points: tuple[int, ...], won: bool = True) -> Row:
    """A game with these points."""
    ranks = tuple(1 + sum(other > one for other in points) for one in points)
    times = (Times(100, 0.5, 2.0),) * len(seats)
    stock = (0, 1, 2, 3, 4, 5)
    facts = tuple(
        SeatFacts((one - 10, 10), "helion", 20 + seat, 1, 1, seat, 3, 1, stock)
        for seat, one in enumerate(points)
    )
    return Row(seed, seats, points, ranks, won, 12, times, facts)


def both_ways(seed: int, one: str, other: str, first: int, second: int) -> list[Row]:
    """A seed of two players: what the first bot is ahead by in each of its games."""
    return [
        a_row(seed, (one, other), (80 + first, 80)),
        a_row(seed, (other, one), (80, 80 + second)),
    ]
