"""The chance to win that goes with how a game stands, for every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from marineris.bots.advice import logistic
from marineris.bots.terraforming.rivals.leaf import Leaf
from marineris.bots.terraforming.solo.prices import open_steps
from marineris.terraforming.data.resource import MC
from marineris.terraforming.knowledge.scoring import RATING_GOAL, has_won_alone, result
from marineris.terraforming.options import RATING
from marineris.terraforming.state import State

SPREAD_LEAST: Final = 3.0
SPREAD_GENERATION: Final = 0.75
"""Points ahead that make a win about 73 % sure: at the end, and more for each generation to go.

Fitted to 822 positions of 60 two-player games between medium bots."""
STEP_PRICES: Final = (14, 23, 18)
RATING_PRICE: Final = 16
"""What standard projects cost that make a step."""
SPREAD_MONEY: Final = 12.0
"""M€ to spare alone that make a win about 73 % sure."""


def chances_to_win(ahead: Sequence[float], left: float) -> tuple[float, ...]:
    """The chances that go with points, all from the same zero, and so many generations to go."""
    spread = SPREAD_LEAST + SPREAD_GENERATION * max(0.0, left - 1)
    best = max(ahead)
    odds = [math.exp(max(-300.0, (one - best) / spread)) for one in ahead]
    return tuple(one / sum(odds) for one in odds)


def standing(s: State, seat: int, margin: float) -> list[float]:
    """How far each seat is behind the leader, in expected points, from one seat's margin on."""
    if s.seats == 2:
        return [margin if one == seat else 0.0 for one in (0, 1)]
    margins = [margin if one == seat else Leaf(s, one).margin(s) for one in range(s.seats)]
    return [min(0.0, one) for one in margins]


def final_chances(s: State) -> tuple[float, ...]:
    """Who has won a game that is over: a shared victory is shared out."""
    ranks = [row["rank"] for row in result(s)]
    return tuple((rank == 1) / ranks.count(1) for rank in ranks)


def money_left(s: State) -> dict[str, float]:
    """How a solo game ends, in M€: what is left, and what the steps that are missing would cost."""
    cash = float(s.stock[MC])
    if s.is_over():
        cash -= s.rating[0] + s.production[MC]  # it came when nothing could be bought any more
    if s.rules.solo_goal == RATING:
        return {"cash": cash, "rating": -RATING_PRICE * max(0.0, RATING_GOAL - s.rating[0])}
    names = ("temperature", "oxygen", "oceans")
    steps = zip(names, STEP_PRICES, open_steps(s), strict=True)
    return {"cash": cash, **{name: -float(price * missing) for name, price, missing in steps}}


def solo_chance(s: State) -> float:
    """How sure a win alone is at the end of a playout; a few M€ more or less could come."""
    left = sum(money_left(s).values())
    return logistic((max(left, 0.0) if has_won_alone(s) else min(left, 0.0)) / SPREAD_MONEY)
