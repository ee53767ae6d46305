"""The levels for Mars 2049: what easy, medium, hard and master do at which table.

Easy is a strategy of the rulebook, about the middle one by `docs/balance/mars2049.md`. Medium is
the plan that has won most in trials. Hard and master compare it with other plans by playing them
out, master more often.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from marineris.bots.mars2049.plan import Plan
from marineris.bots.mars2049.search import PlanSearch, knowledge_seed
from marineris.bots.mars2049.strategies import MARS2049_BOTS
from marineris.core.game import Game
from marineris.mars2049.state import State

EASY: Final = {
    "printed": {2: "gambler", 3: "thief", 4: "entrepreneur"},
    "quick": {2: "thief", 3: "entrepreneur", 4: "entrepreneur"},
    "long": {2: "gambler", 3: "collector", 4: "entrepreneur"},
}
"""The strategy of easy by price list and number of players."""
NODES: Final = {"hard": 2000, "master": 20000}
"""About so many moves are played out for a decision."""


class Colonist(Protocol):
    """What plays a level at a table of Mars 2049."""

    def choose(self, game: Game[Any], seat: int) -> int:
        """One of the seat's legal moves."""


class Planner:
    """Plays one plan, without a search."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, game: Game[Any], seat: int) -> int:
        """The plan's move."""
        state: State = game.imagine(seat, knowledge_seed(game.state, seat)).state
        return self.plan.move(state, seat)


class Searcher:
    """Plays out several plans before each step."""

    def __init__(self, search: PlanSearch) -> None:
        self.search = search

    def choose(self, game: Game[Any], seat: int) -> int:
        """The first move of the plan that wins most."""
        return self.search.move(game.imagine(seat, knowledge_seed(game.state, seat)), seat)


def plans_for(players: int, prices: str) -> list[Plan]:
    """The plans that are compared at a table, the usual one first."""
    return [
        Plan((4, 9, 9, 9, 9), last_base=3, peaceful=0),
        Plan((4, 9, 10, 10, 10), last_base=2, peaceful=0),
        Plan((4, 8, 8, 8, 8), last_base=4, peaceful=0),
        Plan((4, 9, 12, 12, 12), last_base=3, peaceful=0),
    ]


RIVAL: Final = Plan((4, 7, 7, 7, 7), peaceful=1, roads_at=0)
"""What the others are expected to play."""


def colonist(level: str, game: Game[Any]) -> Colonist:
    """The player of a level for a game of Mars 2049."""
    players, prices = game.players, str(game.options["prices"])
    if level == "easy":
        return MARS2049_BOTS[EASY[prices][players]]()
    plans = plans_for(players, prices)
    if level == "medium":
        return Planner(plans[0])
    return Searcher(PlanSearch(plans, NODES[level], RIVAL))
