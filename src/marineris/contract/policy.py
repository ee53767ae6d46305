"""Players for the contract suite: at random, or to an extreme that chance hardly ever reaches.

A policy knows moves by how their names begin, so it plays any game. Those that go to extremes may
never end a game; the caller says after how many moves to stop.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from marineris.core.game import Game
from marineris.terraforming.flow.change import draw

ORDERLY: Final = 0.8
"""How often a random move keeps to one order where several things are picked."""
HASTY: Final = 0.75

Policy = Callable[[Game[Any], int, random.Random], int]
"""Chooses a legal move for a seat."""


def random_move(game: Game[Any], seat: int, rng: random.Random) -> int:
    """A random move: any legal one now and then, else one of the canonical ones.

    Blind chance hardly ever finishes a race in which others can throw one back. Where a game names
    moves that lead to its end (`Rules.hurry`), three times out of four one of those is made.
    """
    is_orderly = rng.random() < ORDERLY
    moves = game.canonical_moves(seat) if is_orderly else game.legal_moves(seat)
    names = game.rules.catalogue.names
    hasty = [move for move in moves if names[move].startswith(game.rules.hurry)]
    return rng.choice(hasty if hasty and rng.random() < HASTY else moves)


def highest_move(game: Game[Any], seat: int, rng: random.Random) -> int:
    """Always the legal move with the highest number."""
    return game.legal_moves(seat)[-1]


def lowest_move(game: Game[Any], seat: int, rng: random.Random) -> int:
    """Always the legal move with the lowest number but the one that ends or declines."""
    moves = game.legal_moves(seat)
    return moves[1] if len(moves) > 1 else moves[0]


@dataclass(frozen=True)
class Leaning:
    """Random moves, but never an avoided one where another is legal, and wanted ones first."""

    wanted: tuple[str, ...] = ()
    avoided: tuple[str, ...] = ()

    def __call__(self, game: Game[Any], seat: int, rng: random.Random) -> int:
        moves = game.canonical_moves(seat)
        names = game.rules.catalogue.names
        left = [move for move in moves if not names[move].startswith(self.avoided)] or moves
        best = [move for move in left if names[move].startswith(self.wanted)]
        return rng.choice(best or left)


RAISING: Final = ("convert", "project asteroid", "project aquifer", "project greenery", "build h2o")

EXTREMES: Final[dict[str, Policy]] = {
    "buy everything": Leaning(wanted=("card", "buy", "take"), avoided=("done",)),
    "never raise a parameter": Leaning(wanted=("card", "use"), avoided=(*RAISING, "done")),
    "hoard": Leaning(
        wanted=("card", "store", "pass"), avoided=("done", "play", "use", "project", "build")
    ),
    "fill the map": Leaning(
        wanted=("space", "point", "build", "convert plants", "project city", "project greenery")
    ),
    "sell everything": Leaning(wanted=("project sell_patents", "card", "exchange", "release")),
    "highest": highest_move,
    "lowest": lowest_move,
}


def with_short_deck(game: Game[Any], left: int) -> Game[Any]:
    """A new game of Terraforming Mars of whose deck only some cards are left.

    The others are dealt into the hands, so that draws, research and drafts run dry.
    """
    state = game.rules.copy_state(game.state)
    seat = 0
    while len(state.deck) > left:
        draw(state, seat, 1)
        seat = (seat + 1) % game.players
    record = replace(game.record(), moves=[], digest="", position=game.rules.snapshot(state))
    return Game.from_record(game.rules, record, log=game.state.log is not None)
