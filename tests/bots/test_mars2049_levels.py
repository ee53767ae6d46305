"""The levels of Mars 2049: legal at every table, blind to secrets, the same after an undo."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import marineris
from marineris.bots.arena import Match, play_match
from marineris.bots.mars2049 import levels
from marineris.bots.mars2049.levels import EASY, colonist, plans_for
from marineris.bots.mars2049.plan import Plan
from marineris.bots.mars2049.search import rounds_left
from marineris.bots.mars2049.strategies import MARS2049_BOTS
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.mars2049.options import CHOICES
from marineris.testing.mars2049 import a_game

LEVELS = ("easy", "medium", "hard", "master")
THINKING = ("hard", "master")
TABLES: list[dict[str, Any]] = [
    {"players": players, "prices": prices}
    for players, prices in itertools.product((2, 3, 4), CHOICES["prices"])
]
TABLES += [
    {"players": 3, rule: True}
    for rule in ("calm_before_storm", "fewer_bases", "more_discoveries", "not_so_aggressive")
]
TABLES += [
    {"players": 4, "cooperative": True},
    {"players": 4, "cooperative": True, "swap_lab": "both", "fewer_bases": True},
    {"players": 2, "bank": "unlimited", "more_discoveries": True},
    {"players": 4, "blocked_base": "next_to_station", "direction": "counterclockwise"},
    {"players": 3, "theft_offers_everyone": True, "in_a_row": "table", "lab2_alone": False},
    {"players": 2, "road_cards_spent": False, "road_moves_along": False, "fewer_bases": True},
]


@pytest.fixture
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard and master with the smallest budget: every candidate is played out, but not often."""
    monkeypatch.setattr(levels, "NODES", {"hard": 1, "master": 2})


def positions(table: dict[str, Any], seed: int, every: int, most: int) -> list[Game[Any]]:
    """Positions of a game that is played half at random, half by a strategy."""
    rng = random.Random(seed)
    game: Game[Any] = marineris.new("mars2049", seed=seed, **table)
    strategy = MARS2049_BOTS["thief"]()
    found: list[Game[Any]] = []
    for number in range(every * most):
        if game.is_over:
            break
        if number % every == 0:
            found.append(game.copy())
        seat = game.to_act[-1]
        is_random = rng.random() < 0.3
        move = random_move(game, seat, rng) if is_random else strategy.choose(game, seat)
        game.play(seat, move)
    return found


def answer(level: str, game: Game[Any], seat: int) -> int:
    """What a level that has seen nothing else does now."""
    return colonist(level, game).choose(game, seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_plan_plays_any_table_to_its_end(table: dict[str, Any]) -> None:
    for seed in range(3):
        game = marineris.new("mars2049", seed=seed, **table)
        plans = plans_for(game.players, str(game.options["prices"]))
        turns, moves = list(game.state.turns), 0
        while not game.is_over:
            seat = game.to_act[0]
            game.play(seat, plans[seat % len(plans)].move(game.state, seat))
            moves += 1
            if game.state.turns != turns:
                turns, moves = list(game.state.turns), 0
            assert moves < 60
            assert max(turns) < 200


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_a_plan_answers_whatever_chance_has_brought_about(table: dict[str, Any]) -> None:
    """Also in the middle of a selection whose picks were made in any order."""
    plan = Plan((4, 8, 10, 12, 12), (0, 1, 2, 2, 2), peaceful=1, offensive=1)
    asked = set()
    for seed in range(6):
        rng = random.Random(seed)
        game = marineris.new("mars2049", seed=seed, **table)
        for _ in range(250):
            if game.is_over:
                break
            seat = rng.choice(game.to_act)
            asked.add(type(game.state.question(seat)[0]).__name__)
            move = plan.move(game.imagine(seat, rng).state, seat)
            assert move in game.legal_moves(seat)
            game.play(seat, move if rng.random() < 0.3 else random_move(game, seat, rng))
    assert {"Turn", "Take", "Place", "StoreProduced", "FreeStation"} <= asked


def test_a_selection_is_finished_after_any_picks(few_nodes: None) -> None:
    """Somebody picked minerals first and leaves the rest of Support to a bot (MA-5.5, MA-12.P2)."""
    for level, first in itertools.product(LEVELS, ("air", "food", "minerals")):
        game = a_game(2, missions=["support"])
        game.play(0, "use support")
        game.play(0, f"take {first}")
        picks = 0
        while game.state.picks[0]:
            game.play(0, answer(level, game, 0))
            picks += 1
        assert picks == 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", [{"players": 2}, {"players": 4, "cooperative": True}], ids=str)
def test_what_is_hidden_never_changes_a_choice(
    few_nodes: None, level: str, table: dict[str, Any]
) -> None:
    for number, game in enumerate(positions(table, 3, 47, 5)):
        seat = game.to_act[-1]
        assert answer(level, game, seat) == answer(level, game.imagine(seat, number), seat)


@pytest.mark.parametrize("level", THINKING)
def test_the_same_position_gets_the_same_answer_after_an_undo(few_nodes: None, level: str) -> None:
    """A bot that has seen what would follow answers as one that is asked for the first time."""
    for game in positions({"players": 3}, 5, 37, 5):
        seat = game.to_act[0]
        bot = colonist(level, game)
        first = bot.choose(game, seat)
        later = game.copy()
        later.play(seat, first)
        if later.to_act:
            bot.choose(later, later.to_act[0])
        assert bot.choose(game.copy(), seat) == first


def test_thinking_leaves_the_game_as_it_was(few_nodes: None) -> None:
    for game in positions({"players": 4}, 6, 41, 5):
        before = game.digest()
        answer("hard", game, game.to_act[0])
        assert game.digest() == before


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (4, {"cooperative": True}), (3, {"prices": "quick"})]
)
def test_all_levels_play_a_game_together(
    few_nodes: None, players: int, options: dict[str, object]
) -> None:
    seats = ("hard", "medium", "easy", "hard")[:players]
    outcome = play_match(Match("mars2049", seats, 4, options))
    assert outcome.fault == ""
    assert outcome.result


def test_easy_is_a_strategy_at_every_table() -> None:
    assert set(EASY) == set(CHOICES["prices"])
    for row in EASY.values():
        assert set(row) == {2, 3, 4}
        assert set(row.values()) <= set(MARS2049_BOTS)


def test_rounds_to_go_fall_with_what_a_colony_has() -> None:
    """Of two colonies that differ in one thing, the richer one is nearer to the end."""
    poor = rounds_left(a_game(2).state, 0)
    assert rounds_left(a_game(2, cards={"air": 9}).state, 0) < poor
    assert rounds_left(a_game(2, road_cards=3).state, 0) < poor


def test_hard_takes_a_win_that_is_there(few_nodes: None) -> None:
    """Bases, road and station in one turn, when all of it can be paid (MA-11.6)."""
    game = a_game(2, cards={"air": 20, "food": 20, "minerals": 20}, road_cards=3)
    for _ in range(20):
        if not game.is_over:
            game.play(0, answer("hard", game, 0))
    assert game.state.winner == 0


def test_medium_beats_the_weaker_strategies() -> None:
    """Two of three games against Expansionists; the seats take turns."""
    wins = 0
    for seed in range(12):
        seats = ["expansionist", "medium"] if seed % 2 else ["medium", "expansionist"]
        outcome = play_match(Match("mars2049", tuple(seats), seed, {}))
        wins += bool(outcome.result[seats.index("medium")]["won"])
    assert wins >= 8
