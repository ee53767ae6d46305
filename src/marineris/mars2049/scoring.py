"""Who has won (MA-13.1): no points, the station on the pole decides."""

from __future__ import annotations

from marineris.mars2049.state import State
from marineris.mars2049.types import SeatResult


def has_won(s: State, seat: int) -> bool:
    """Whether a seat, or its partner, has built the H2O station (MA-15.2)."""
    if s.winner < 0:
        return False
    return seat == s.winner or (s.rules.cooperative and (seat - s.winner) % 2 == 0)


def result(s: State) -> list[SeatResult]:
    """Per seat: 1 for a win, and how far the colony has come."""
    rows: list[SeatResult] = []
    for seat in range(s.seats):
        won = has_won(s, seat)
        rows.append(
            {
                "seat": seat,
                "total": int(won),
                "points": {"h2o_station": int(won)},
                "bases": len(s.bases[seat]),
                "stations": len(s.stations[seat]),
                "turns": s.turns[seat],
                "rank": 1 if won or s.winner < 0 else 2,
                "won": won,
            }
        )
    return rows
