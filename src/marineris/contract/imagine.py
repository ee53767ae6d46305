"""What a seat imagines could be: it agrees with all that the seat has seen, and can be played on.

A *witness* sits beside a seat and follows the events that the seat is told. It is written from the
rules of the game alone and knows nothing of how the game remembers.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

from marineris.contract.broken import ContractBroken, require
from marineris.contract.policy import random_move
from marineris.contract.secrecy import check_asking
from marineris.contract.witness_mars2049 import MarsWitness
from marineris.contract.witness_terraforming import TerraformingWitness
from marineris.core.error import MarinerisError
from marineris.core.game import Game

MOVES_ON = 20
"""Moves that are made in an imagined game."""


class Witness(Protocol):
    """Remembers what a seat is told, and says what in an imagined game contradicts it."""

    def watch(self, events: list[dict[str, Any]], seen: dict[str, Any]) -> None:
        """Take note of what has happened, and of what the seat sees now."""

    def contradictions(self, world: Game[Any]) -> list[str]:
        """What cannot be."""


def witness_of(game: Game[Any], seat: int) -> Witness:
    """A witness beside a seat of a new game."""
    if game.rules.name == "mars2049":
        return MarsWitness(game, seat)
    return TerraformingWitness(game, seat)


def play_imagining(game: Game[Any], rng: random.Random, how_often: float = 0.1) -> None:
    """Play a new game with a log to its end, and check what seats imagine on the way."""
    witnesses = [witness_of(game, seat) for seat in range(game.players)]
    told = 0
    while not game.is_over:
        for seat, witness in enumerate(witnesses):
            witness.watch(game.events(seat, told), game.view(seat))
        told += len(game.events(None, told))
        if rng.random() < how_often:
            seat = rng.randrange(game.players)
            try:
                check_imagined(game, seat, rng, witnesses[seat])
            except ContractBroken as broken:
                raise ContractBroken(f"after move {game.move_count}: {broken}") from None
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))


def check_imagined(game: Game[Any], seat: int, rng: random.Random, witness: Witness) -> None:
    """One imagined game keeps all promises."""
    wrong = witness.contradictions(game)
    require(not wrong, f"the witness beside seat {seat} is wrong: {'; '.join(wrong)}")
    seed = rng.getrandbits(62)
    world = game.imagine(seat, seed)
    require(world.view(seat) == game.view(seat), f"seat {seat} sees something else")
    require(world.to_act == game.to_act, "others are to act")
    wrong = game.rules.audit(world.state) + witness.contradictions(world)
    require(not wrong, f"what seat {seat} imagines cannot be: {'; '.join(wrong)}")
    check_asking(world)
    again = game.imagine(seat, seed + 1).imagine(seat, seed)
    same = game.rules.is_same(again.state, world.state)
    require(same, f"what seat {seat} imagines depends on what it cannot know")
    check_playing(world, rng)


def check_playing(world: Game[Any], rng: random.Random) -> None:
    """An imagined game can be played on by everybody."""
    for _ in range(MOVES_ON):
        if world.is_over:
            return
        seat = rng.choice(world.to_act)
        move = rng.choice(world.legal_moves(seat))
        try:
            world.play(seat, move)
        except (MarinerisError, ValueError, IndexError, KeyError, AssertionError) as error:
            name = world.move_name(move)
            raise ContractBroken(f"{name!r} cannot be played when imagined: {error!r}") from error
