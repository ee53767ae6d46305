"""The levels easy, medium, hard and master: from any position, always the same answer."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import marineris
from marineris.bots import ask, make_bot
from marineris.bots.arena import Match, play_match
from marineris.bots.levels import LEVELS
from marineris.bots.terraforming import levels as terraforming_levels
from marineris.contract import random_move
from marineris.core.game import Game

QUICK = ("easy", "medium")
SEARCHING = ("hard", "master")
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"solo_goal": "rating"}),
    (1, {"turmoil": True}),
    (2, {"draft": True, "beginners": [0]}),
    (3, {"corporate_era": True, "draft": True, "unplaceable_tile": "forbid", "turmoil": True}),
    (4, {"corporate_era": True, "wasteful_payment": True, "confirm_end": True}),
    (5, {"corporate_era": True}),
]


@pytest.fixture
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard and master with the smallest budget: candidates are played out, but not often."""
    for level, style in terraforming_levels.STYLES.items():
        small = replace(style, action=60, purchase=60)
        monkeypatch.setitem(terraforming_levels.STYLES, level, small)
        monkeypatch.setitem(terraforming_levels.SOLO_ROLLOUTS, level, 1)


def answer(level: str, game: Game[Any], seat: int, seed: int = 1) -> int:
    """What a level does now."""
    return ask(make_bot(level, seed), game, seat, random.Random(seed))


def positions(table: dict[str, Any], seed: int, every: int, most: int) -> list[Game[Any]]:
    """Positions of a game that is played at random in its first half, then by greedy."""
    rng = random.Random(seed)
    game: Game[Any] = marineris.new("terraforming", seed=seed, **table)
    greedy = make_bot("greedy", 1)
    found: list[Game[Any]] = []
    for number in range(every * most):
        if game.is_over:
            break
        if number % every == 0:
            found.append(game.copy())
        seat = rng.choice(game.to_act)
        is_random = rng.random() < 0.3
        move = random_move(game, seat, rng) if is_random else ask(greedy, game, seat, rng)
        game.play(seat, move)
    return found


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_quick_level_plays_to_the_end_of_any_game(
    level: str, players: int, options: dict[str, object]
) -> None:
    outcome = play_match(Match("terraforming", (level,) * players, 21, options))
    assert outcome.fault == ""


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize(("players", "options"), [TABLES[0], TABLES[4]])
def test_a_searching_level_answers_every_kind_of_question(
    few_rollouts: None, level: str, players: int, options: dict[str, object]
) -> None:
    asked = set()
    for game in positions({"players": players, **options}, 5, 17, 15):
        seat = game.to_act[0]
        asked.add(type(game.state.question(seat)[0]).__name__)
        assert answer(level, game, seat) in game.legal_moves(seat)
    assert {"Turn", "Buy", "ChooseCorporation"} <= asked


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(
    "table",
    [
        {"players": 1, "corporate_era": True},
        {"players": 2, "corporate_era": True, "draft": True},
        {"players": 3, "turmoil": True},
    ],
)
def test_hidden_cards_never_change_a_choice(level: str, table: dict[str, Any]) -> None:
    """Two tables that differ only in what the seat cannot know get the same answer."""
    for number, game in enumerate(positions(table, 3, 5, 60)):
        seat = game.to_act[-1]
        other = game.imagine(seat, number)
        # Not even the chance that comes with the question makes a difference.
        assert answer(level, game, seat, 1) == answer(level, other, seat, 2)


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize(
    "table",
    [{"players": 1}, {"players": 2, "corporate_era": True, "draft": True}, {"players": 3}],
)
def test_hidden_cards_never_change_what_is_searched(
    few_rollouts: None, level: str, table: dict[str, Any]
) -> None:
    for number, game in enumerate(positions(table, 8, 31, 8)):
        seat = game.to_act[-1]
        other = game.imagine(seat, number)
        assert answer(level, game, seat, 1) == answer(level, other, seat, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_position_gets_the_same_answer_after_an_undo(
    few_rollouts: None, level: str
) -> None:
    """A bot that has seen what would follow answers as one that is asked for the first time."""
    for table in ({"players": 1}, {"players": 2, "draft": True}):
        for game in positions(table, 13, 31, 6):
            seat = game.to_act[0]
            bot = make_bot(level, 1)
            first = ask(bot, game, seat, random.Random(1))
            later = game.copy()
            later.play(seat, first)
            if later.to_act:
                ask(bot, later, later.to_act[0], random.Random(2))
            assert ask(bot, game.copy(), seat, random.Random(3)) == first


def test_medium_beats_the_random_bot() -> None:
    options: dict[str, object] = {"corporate_era": True}
    outcomes = [
        play_match(Match("terraforming", ("medium", "random"), seed, options)) for seed in range(2)
    ]
    assert all(outcome.result[0]["rank"] == 1 for outcome in outcomes)


def test_medium_wins_most_solo_games() -> None:
    outcomes = [play_match(Match("terraforming", ("medium",), seed, {})) for seed in range(12)]
    assert sum(outcome.result[0]["won"] for outcome in outcomes) >= 7


def test_a_level_that_may_not_think_long_answers_all_the_same() -> None:
    """A clock that has run out ends every search after its first deal."""
    game = marineris.new("terraforming", players=2, seed=9, corporate_era=True)
    seat, bot = 0, LEVELS["master"]()
    ticks = iter(range(10_000))
    bot.limit(lambda: float(next(ticks)), 0.5)
    assert ask(bot, game, seat, random.Random(1)) in game.legal_moves(seat)
    assert next(ticks) > 1
