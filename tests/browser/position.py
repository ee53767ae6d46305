"""Positions worth looking at: bots play a fixed seed up to a moment, and a record tells it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import marineris
from marineris.bots import ask, make_bot, rival_for

AnyGame = Any
Moment = Callable[[AnyGame], bool]


def played(game: AnyGame, seed: int, names: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Bots play on; gives every move, with its seat, after it was made."""
    rng = random.Random(seed)
    names = names or (rival_for(game.rules.name),) * game.players
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.to_act[0]
        move = ask(bots[seat], game, seat, rng)
        game.play(seat, move)
        yield seat, move


def until(
    game: AnyGame, seed: int, moment: Moment, bots: tuple[str, ...] = ()
) -> list[tuple[int, int]]:
    """The moves that bots made until a moment; the game is left there."""
    moves: list[tuple[int, int]] = []
    if moment(game):
        return moves
    for one in played(game, seed, bots):
        moves.append(one)
        if moment(game):
            return moves
    raise ValueError("there is no such moment in this game")


@cache
def record(name: str, players: int, seed: int, moment: Moment, **options: Any) -> str:
    """The record of a game up to a moment."""
    game = marineris.new(name, players=players, seed=seed, **options)
    until(game, seed, moment)
    return game.record().dumps()


# ------------------------------------------------------------------------------- moments


def first(game: AnyGame) -> bool:
    return True


def over(game: AnyGame) -> bool:
    return bool(game.is_over)


def question(game: AnyGame, seat: int = 0) -> str:
    """What a seat is asked, or nothing."""
    if seat not in game.to_act:
        return ""
    return str(game.decision(seat)["question"])


def own_turn(generation: int) -> Moment:
    """The first seat's first action in a generation, with a card that can be paid in two ways."""

    def moment(game: AnyGame) -> bool:
        if question(game) != "Turn" or game.view(0)["generation"] < generation:
            return False
        return game.decision(0).get("taken") == 0 and payable(game) is not None

    return moment


def building(round_: int) -> Moment:
    """The first seat's turn in Mars 2049 from a round on, with something to build."""

    def moment(game: AnyGame) -> bool:
        if question(game) != "Turn" or game.view(0)["round"] < round_:
            return False
        names = [game.move_name(move) for move in game.legal_moves(0)]
        return any(name.startswith("build ") for name in names)

    return moment


def payable(game: AnyGame) -> str | None:
    """A card whose payment is a choice."""
    for move in game.legal_moves(0):
        name = game.move_name(move)
        if not name.startswith("play "):
            continue
        twin = game.copy()
        twin.play(0, move)
        if question(twin) == "Pay":
            return str(name.removeprefix("play "))
    return None


def loaded(text: str) -> AnyGame:
    """The game of a record."""
    return marineris.loads(text)
