"""A bot that takes over in the middle of a choice of several things finishes it (TM-12.2)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import marineris
from marineris.bots import ask, make_bot
from marineris.bots.registry import bots_for
from marineris.bots.terraforming import levels
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.core.selection import selection_asked

TABLES: list[dict[str, Any]] = [
    {"game": "terraforming", "players": 3, "turmoil": True, "draft": True},
    {"game": "terraforming", "players": 2, "corporate_era": True},
    {"game": "mars2049", "players": 2, "more_discoveries": True},
    {"game": "mars2049", "players": 4, "cooperative": True, "more_discoveries": True},
]
MOST_ANSWERS = 40
SLOW = ("hard", "master")
SLOW_EVERY = 60
"""They play games out before they answer: they take over rarely here, with small budgets."""


def finish(game: Game[Any], seat: int, bot: str) -> None:
    """Let a bot answer until the choice is complete."""
    player, rng = make_bot(bot, seed=1), random.Random(1)
    selection = selection_asked(game.state, seat)
    for _ in range(MOST_ANSWERS):
        game.play(seat, ask(player, game, seat, rng))
        if selection_asked(game.state, seat) is not selection or not game.state.picks[seat]:
            return
    raise AssertionError(f"{bot} does not finish {selection}")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['game']}{table['players']}")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_bot_finishes_what_somebody_began(
    table: dict[str, Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TM-12.2, MA-5.5: after any picks, in any order."""
    for level in SLOW:
        small = replace(levels.STYLES[level], action=100, purchase=100)
        monkeypatch.setitem(levels.STYLES, level, small)
    rng = random.Random(seed)
    game = marineris.new(seed=seed, **table)
    taken_over = 0
    for _ in range(600):
        if game.is_over:
            break
        for seat in game.to_act:
            if game.state.picks[seat]:
                taken_over += 1
                for bot in bots_for(table["game"]):
                    if bot in SLOW and taken_over % SLOW_EVERY:
                        continue
                    finish(game.copy(), seat, bot)
        seat = rng.choice(game.to_act)
        if selection_asked(game.state, seat) is None:
            game.play(seat, random_move(game, seat, rng))
        else:
            game.play(seat, rng.choice(game.legal_moves(seat)))
    assert taken_over > 10
