"""Playing on by policies: the same games as move by move, and no answer goes unjudged."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.core.error import IllegalMove
from marineris.core.playout import play_on

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("terraforming", {"corporate_era": True, "draft": True}),
    ("mars2049", {}),
)


def never(seat: int, answer: object) -> None:
    raise AssertionError(f"seat {seat} answered {answer!r}")


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_it_is_the_game_of_the_same_choices_one_by_one(name: str, options: dict[str, Any]) -> None:
    together, alone = (marineris.new(name, players=2, seed=5, **options) for _ in range(2))
    ways = [random.Random(seat).choice for seat in range(2)]
    is_over = play_on(together, ways, 600, never)
    ways = [random.Random(seat).choice for seat in range(2)]
    while not alone.is_over and alone.move_count <= 600:
        seat = alone.to_act[0]
        moves = alone.canonical_moves(seat)
        alone.play(seat, ways[seat](moves) if len(moves) > 1 else moves[0])
    assert together.history() == alone.history()
    assert is_over == alone.is_over
    assert together.digest() == alone.digest()


def test_it_goes_on_from_where_the_game_stands_and_ends_at_the_most() -> None:
    game = marineris.new("terraforming", players=3, seed=2)
    first = [min, min, min]
    assert not play_on(game, first, 9, never)
    assert game.move_count == 10
    assert not play_on(game, first, 30, never)
    assert game.move_count == 31
    assert not play_on(game, first, 30, never)
    assert game.move_count == 31


def test_a_policy_cannot_spoil_the_moves_that_are_legal() -> None:
    game = marineris.new("terraforming", players=2, seed=3)

    def greedy_hand(moves: list[int]) -> int:
        return moves.pop()

    play_on(game, [greedy_hand, greedy_hand], 40, never)
    assert game.move_count == 41


def test_an_answer_that_is_no_canonical_move_is_judged_and_never_played_unchecked() -> None:
    game = marineris.new("terraforming", players=2, seed=3)
    judged: list[tuple[int, object]] = []
    with pytest.raises(IllegalMove):
        play_on(game, [lambda _: 0, max], 40, lambda seat, answer: judged.append((seat, answer)))
    assert judged == [(0, 0)]
    assert game.move_count == 0
