"""The shared flat search (`marineris.bots.search`) for positions of Terraforming Mars."""

from __future__ import annotations

from typing import Any

from marineris.bots.search import KEPT as KEPT
from marineris.bots.search import Budget as Budget
from marineris.bots.search import Rollout as Rollout
from marineris.bots.search import best_candidate as best_on_deals
from marineris.bots.search import decided as decided
from marineris.bots.search import mean_of as mean_of
from marineris.bots.search import seed_of
from marineris.core.game import Game
from marineris.terraforming.state import State


def knowledge_seed(s: State, seat: int) -> int:
    """A seed that follows from what a seat knows, not from what it has picked so far."""
    known = (
        seat,
        s.generation,
        s.passed,
        s.parameter,
        s.tile,
        s.stock,
        s.production,
        s.rating,
        s.tableau,
        s.used,
        [len(cards) for cards in s.hand],
        sorted(s.hand[seat]),
        sorted(s.dealt[seat]),
        sorted(s.corporations[seat]),
        s.milestones,
        s.awards,
    )
    return seed_of(known)


def best_candidate(
    game: Game[Any], seat: int, candidates: int, rollout: Rollout, budget: Budget
) -> int:
    """The index of the best candidate. The first is the policy's: it stays unless beaten."""
    seed = knowledge_seed(game.state, seat)
    return best_on_deals(game, seat, seed, candidates, rollout, budget)
