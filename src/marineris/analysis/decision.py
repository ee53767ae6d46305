"""The decisions of a record: where a seat had a choice, and what it chose.

Several things that are picked for one question are one decision: it begins with the first pick and
its moves are the picks that stood in the end, in whatever order they were made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from marineris.core.game import Game
from marineris.core.record import Record
from marineris.core.selection import selection_asked


@dataclass(frozen=True)
class Decision:
    """A choice that somebody made."""

    number: int
    """The move of the record that it begins with, from 1."""
    seat: int
    moves: tuple[str, ...]
    """The move, or the picks and whatever ended them."""


def decisions_of(game: Game[Any], record: Record) -> list[Decision]:
    """The decisions of a record, in their order; the game is the record's before its first move.

    A selection that the record breaks off in the middle of is no decision yet.
    """
    found: list[Decision] = []
    for index, (seat, name) in enumerate(record.moves):
        if not game.state.picks[seat] and len(game.canonical_moves(seat)) > 1:
            moves: tuple[str, ...] | None = (name,)
            if selection_asked(game.state, seat) is not None:
                moves = _picks(game.copy(), record, index)
            if moves is not None:
                found.append(Decision(index + 1, seat, moves))
        game.play(seat, name)
    return found


def _picks(game: Game[Any], record: Record, index: int) -> tuple[str, ...] | None:
    """What a seat has picked when its selection is complete, on a copy; None if it never is."""
    chooser = record.moves[index][0]
    catalogue = game.rules.catalogue
    for seat, name in record.moves[index:]:
        if seat != chooser:
            game.play(seat, name)
            continue
        move, picks = catalogue.move(name), game.state.picks[seat]
        game.play(seat, name)
        if game.state.picks[seat] or move in catalogue.pick_of:
            continue
        if move == catalogue.done:
            return (*map(catalogue.name, picks), name)
        return tuple(map(catalogue.name, sorted((*picks, move))))
    return None
