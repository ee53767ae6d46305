"""How bots are asked: with nothing but what their seat may know, and held to the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.bots import BotFault, ask, bots_for, make_bot
from marineris.bots.arena import play_out
from marineris.core.error import MarinerisError
from marineris.core.game import Game

QUICK = [name for name in bots_for("terraforming") if name not in ("hard", "master")]
"""What the others choose is tested in `test_levels`, with a smaller budget."""


class Spy:
    """Keeps the game it was shown and takes the first move."""

    def __init__(self) -> None:
        self.shown: list[Game[Any]] = []

    def choose(self, game: Game[Any], seat: int) -> int:
        self.shown.append(game)
        return game.legal_moves(seat)[0]


def midgame(seed: int, moves: int = 150) -> Game[Any]:
    """A game of three that two random bots and a greedy one have begun."""
    game = marineris.new("terraforming", players=3, seed=seed, corporate_era=True)
    bots = [make_bot("random", seed), make_bot("greedy", seed), make_bot("random", seed + 1)]
    rng = random.Random(seed)
    for _ in range(moves):
        seat = game.to_act[0]
        game.play(seat, ask(bots[seat], game, seat, rng))
    return game


def test_a_bot_is_shown_an_imagined_game() -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    spy = Spy()
    ask(spy, game, 0, random.Random(1))
    (shown,) = spy.shown
    assert shown is not game
    assert shown.view(0) == game.view(0)
    assert shown.state.deck != game.state.deck
    assert shown.state.dealt[1] != game.state.dealt[1]
    with pytest.raises(MarinerisError, match="imagined"):
        shown.record()


def test_what_a_bot_does_to_its_game_does_not_touch_the_real_one() -> None:
    class Vandal:
        def choose(self, game: Game[Any], seat: int) -> int:
            move = game.legal_moves(seat)[0]
            game.play(seat, move)
            game.state.stock[0] = 999
            return move

    game = marineris.new("terraforming", players=2, seed=1)
    before = game.digest()
    ask(Vandal(), game, 0, random.Random(1))
    assert game.digest() == before


def test_a_blind_bot_gets_its_legal_moves_only() -> None:
    class First:
        def pick(self, moves: list[int]) -> int:
            first = moves[0]
            moves.clear()
            return first

    game = marineris.new("terraforming", players=2, seed=1)
    legal = game.legal_moves(0)
    assert ask(First(), game, 0, random.Random(1)) == legal[0]
    assert game.legal_moves(0) == legal
    assert legal


def test_a_forced_move_is_not_asked_for() -> None:
    spy = Spy()
    game = marineris.new("terraforming", players=2, seed=1)
    while len(game.canonical_moves(game.to_act[0])) > 1:
        game.play(game.to_act[0], game.canonical_moves(game.to_act[0])[-1])
    seat = game.to_act[0]
    assert ask(spy, game, seat, random.Random(1)) == game.canonical_moves(seat)[0]
    assert spy.shown == []


def test_an_illegal_answer_is_refused_with_what_would_be_right() -> None:
    class Cheat:
        def choose(self, game: Game[Any], seat: int) -> int:
            return 10**6

    game = marineris.new("terraforming", players=2, seed=1)
    with pytest.raises(BotFault, match=r"Cheat answered 1000000.*legal are: card "):
        ask(Cheat(), game, 0, random.Random(1))


def test_the_name_of_a_move_is_refused_with_what_would_be_right() -> None:
    class Named:
        def choose(self, game: Game[Any], seat: int) -> Any:
            return game.move_name(game.legal_moves(seat)[0])

    game = marineris.new("terraforming", players=2, seed=1)
    with pytest.raises(BotFault, match="must be the number of a move, not its name"):
        ask(Named(), game, 0, random.Random(1))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_do_not_change_a_choice(name: str, seed: int) -> None:
    """Two tables that differ only in what the seat cannot know get the same answer."""
    game = midgame(seed)
    seat = game.to_act[0]
    other = game.imagine(seat, 99)
    assert other.state.deck != game.state.deck
    choices = [ask(make_bot(name, 5), each, seat, random.Random(5)) for each in (game, other)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def record(bot_seed: int) -> str:
        game = marineris.new("terraforming", players=2, seed=3)
        play_out(game, [make_bot(name, bot_seed), make_bot("random", 7)], 1)
        return game.record().dumps()

    assert record(4) == record(4)


def test_another_seed_plays_another_random_game() -> None:
    moves = list(range(50))
    picks = [[make_bot("random", seed).pick(moves[:]) for _ in range(8)] for seed in (1, 2)]  # type: ignore[union-attr]
    assert picks[0] != picks[1]
