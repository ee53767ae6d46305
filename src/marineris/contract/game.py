"""A game played at random to its end, with every promise checked at every decision.

A broken promise raises `ContractBroken` with the number of the move; the record so far shows how to
get there. The promises that need the core alone are checked here.
"""

from __future__ import annotations

import json
import random
from typing import Any

from marineris.contract.broken import ContractBroken, require
from marineris.contract.forecast import check_forecast
from marineris.contract.policy import Policy, random_move
from marineris.contract.preview import check_preview
from marineris.contract.reasons import check_reasons
from marineris.contract.secrecy import check_secrecy
from marineris.contract.selection import check_selections
from marineris.core.effect import advance, decide
from marineris.core.game import Game
from marineris.core.record import Record


def play_checked(
    game: Game[Any],
    rng: random.Random,
    all_seats: bool = True,
    most_moves: int = 100_000,
    policy: Policy = random_move,
    must_end: bool = True,
    share: float = 1,
) -> None:
    """Play a new game to its end, checking all promises at every decision, or at a share of them.

    What seats may know is checked for every seat, or for one at random, which is faster. A policy
    that may never end a game stops after so many moves (`must_end`). Whatever the share, every
    state is audited and compared with that of a replay.
    """
    start = Game.from_record(game.rules, Record.loads(game.record().dumps()))
    follower = _Follower(start)
    while not game.is_over:
        if game.move_count > most_moves:
            require(not must_end, f"the game has not ended after {most_moves} moves")
            return
        try:
            if share == 1 or rng.random() < share:
                _step(game, follower, rng, all_seats, policy)
            else:
                _plain_step(game, follower, rng, policy)
        except ContractBroken as broken:
            raise ContractBroken(f"after move {game.move_count}: {broken}") from None
    require(game.to_act == [], "somebody is to act in a game that is over")
    require(len(game.result()) == game.players, "a seat has no result")


def _step(
    game: Game[Any], follower: _Follower, rng: random.Random, all_seats: bool, policy: Policy
) -> None:
    check_options(game)
    restored = check_saving(game)
    everyone = range(game.players)
    check_secrecy(game, rng, list(everyone) if all_seats else [rng.choice(everyone)])
    check_selections(game, rng)
    check_reasons(game, rng)
    check_forecast(game, rng)
    seat = rng.choice(game.to_act)
    move = policy(game, seat, rng)
    check_preview(game, seat, move, rng)
    copy = check_copy(game, restored, seat, move)
    game.play(seat, move)
    require(game.rules.is_same(copy, game.state), "a copy played differently")
    follower.follow(game, seat, move)
    wrong = game.rules.audit(game.state, restored)
    require(not wrong, "; ".join(wrong))


def _plain_step(game: Game[Any], follower: _Follower, rng: random.Random, policy: Policy) -> None:
    """A move with those checks only that no later one can make up for."""
    before = game.rules.copy_state(game.state)
    seat = rng.choice(game.to_act)
    move = policy(game, seat, rng)
    game.play(seat, move)
    follower.follow(game, seat, move)
    wrong = game.rules.audit(game.state, before)
    require(not wrong, "; ".join(wrong))


def check_options(game: Game[Any]) -> None:
    """Options are sorted, unique and never empty; only those to act have any."""
    require(bool(game.to_act), "nobody is to act and the game is not over")
    require(game.to_act == sorted(set(game.to_act)), "seats to act are not sorted")
    for seat in range(game.players):
        moves = game.legal_moves(seat)
        require(bool(moves) == (seat in game.to_act), f"seat {seat} has {len(moves)} options")
        require(moves == sorted(set(moves)), f"options of seat {seat} are not sorted and unique")


def check_saving(game: Game[Any]) -> Any:
    """A snapshot restores the same state with the same questions; returns that state."""
    saved = json.dumps(game.rules.snapshot(game.state))
    restored = game.rules.restore(game.players, game.options, json.loads(saved))
    if not restored.waiting:
        advance(restored)
    require(game.rules.is_same(restored, game.state), "a restored state differs")
    for seat in range(game.players):
        same = restored.moves_of(seat) == game.legal_moves(seat)
        require(same, f"a restored state asks seat {seat} differently")
    return restored


def check_copy(game: Game[Any], restored: Any, seat: int, move: int) -> Any:
    """Playing on a copy leaves the original alone; returns the copy after the move."""
    copy = game.rules.copy_state(game.state)
    require(game.rules.is_same(copy, game.state), "a copy differs from the original")
    decide(copy, seat, move)
    same = game.rules.is_same(game.state, restored)
    require(same, "playing on a copy changed the original")
    return copy


class _Follower:
    """Replays a game beside it, from the names of its moves alone."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def follow(self, game: Game[Any], seat: int, move: int) -> None:
        """Make the same move and compare."""
        self._game.play(seat, game.move_name(move))
        same = game.rules.is_same(self._game.state, game.state)
        require(same, "replaying the record leads to another state")
