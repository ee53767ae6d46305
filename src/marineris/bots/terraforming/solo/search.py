"""Hard alone: the policy's choices are played out to the last generation before they are made.

Searched are the corporation, purchases as whole sets, and actions; conversions and actions that
cost nothing are simply made. A rollout counts by the money that was left or missing at its end.
"""

from __future__ import annotations

import math
from typing import Any, Final

from marineris.bots.terraforming.purchase_sets import (
    apply_purchase,
    is_purchase,
    next_pick,
    toggled_sets,
)
from marineris.bots.terraforming.search import Budget, best_candidate, knowledge_seed
from marineris.bots.terraforming.solo.money import LAST
from marineris.bots.terraforming.solo.playout import Playout
from marineris.bots.terraforming.solo.policy import SoloPolicy, SoloThought
from marineris.bots.terraforming.solo.prices import open_steps
from marineris.bots.terraforming.solo.purchase import funds, wanted_cards
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.data.resource import MC
from marineris.terraforming.flow.setup import ChooseCorporation
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.knowledge.scoring import RATING_GOAL, has_won_alone
from marineris.terraforming.options import RATING
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.move import IS_LOBBY

WIDTH: Final = 4
"""Actions that are played out, beside pass."""
LOSS: Final = -12.0
"""M€ of now below which an action is not played out."""
POOR_CARD: Final = -6.0
"""M€ of now below which adding a card is not played out."""
STEP_PRICES: Final = (14, 23, 18)
RATING_PRICE: Final = 16
"""What standard projects cost that make a step."""
SPREAD: Final = 30.0
"""M€ at the end that make a win fairly sure."""
WIN: Final = 10.0
"""M€ that a win is worth beside those left."""
FOR_CORPORATION: Final = 1.0
FOR_PURCHASE: Final = 1.5
"""How much of the budget of an action these questions get."""
MOST_SETS: Final = 8
PLAYED: Final = 11.0
"""Generations that a rollout of the budget plays; with fewer to go there are more rollouts,"""
MOST_ROLLOUTS: Final = 4.0
"""up to so many times the budget. So a decision takes about as long early and late."""
LOBBIED: Final = 2
"""Parties that lobbying is played out for."""


class SoloSearch:
    """Searches with one policy and one budget for an action."""

    def __init__(self, policy: SoloPolicy, budget: Budget) -> None:
        self.policy = policy
        self.budget = budget
        self._plan: tuple[int, list[int]] = (-1, [])
        """The purchase found last, by its position: it saves time and changes no answer."""

    def move(self, game: Game[Any]) -> int:
        """The answer to the question asked; the game is an imagined one."""
        s: State = game.state
        frame = s.question(0)
        assert frame is not None
        if is_purchase(s, 0):
            return next_pick(s, 0, self._purchase(game, s))
        thought = self.policy.thought(s)
        if isinstance(frame[0], ChooseCorporation):
            own = thought.move()
            moves = [own, *(move for move in s.moves_of(0) if move != own)]
            return moves[self._best(game, moves, FOR_CORPORATION)]
        if isinstance(frame[0], Turn):
            return self._action(game, thought)
        return thought.follow_up(s)

    def _action(self, game: Game[Any], thought: SoloThought) -> int:
        s = thought.state
        ranked = thought.ranked()
        own = thought.best_action(ranked)
        if m.FAMILY[own] == m.IS_CONVERT or self._is_free(s, thought, own):
            return own
        moves = [own]
        floor = LOSS * thought.prices.money
        lobbied = 0
        for one in ranked:
            if len(moves) == WIDTH:
                break
            if one.move in moves or one.gain <= floor:
                continue
            if m.FAMILY[one.move] == IS_LOBBY:
                lobbied += 1
                if lobbied > LOBBIED:
                    continue
            moves.append(one.move)
        idle = s.moves_of(0)[0]  # pass, or end the turn
        if idle not in moves:
            moves.append(idle)
        return moves[self._best(game, moves, 1.0)]

    def _is_free(self, s: State, thought: SoloThought, move: int) -> bool:
        """Whether a move is an action of a card that costs nothing."""
        if m.FAMILY[move] != m.IS_USE:
            return False
        return funds(thought.outcome(s, move)) >= funds(s)

    def _best(self, game: Game[Any], moves: list[int], share: float) -> int:
        def rollout(deal: State, one: int) -> float:
            decide(deal, 0, moves[one])
            return self._play_out(deal)

        return best_candidate(game, 0, len(moves), rollout, self.budget_for(game.state, share))

    def budget_for(self, s: State, share: float) -> Budget:
        """How many rollouts a decision gets."""
        left = LAST + 1 - min(s.generation, LAST)
        return self.budget.times(share * min(MOST_ROLLOUTS, PLAYED / left))

    def _purchase(self, game: Game[Any], s: State) -> list[int]:
        """The cards to buy, whatever has been picked of them already."""
        key = knowledge_seed(s, 0)
        if self._plan[0] == key:
            return self._plan[1]
        judge = self.policy.thought(s).judge
        own = wanted_cards(judge)
        poor = POOR_CARD * judge.prices.money
        dealt = sorted(s.dealt[0], key=lambda card: (-judge.surplus(card), card))
        tried = [card for card in dealt if card in own or judge.surplus(card) >= poor]
        sets = toggled_sets(own, tried)[:MOST_SETS]

        def rollout(deal: State, one: int) -> float:
            apply_purchase(deal, 0, sets[one])
            return self._play_out(deal)

        budget = self.budget_for(s, FOR_PURCHASE)
        best = sets[best_candidate(game, 0, len(sets), rollout, budget)]
        self._plan = (key, best)
        return best

    def _play_out(self, s: State) -> float:
        """Let the policy play to the end, or to the win, and value that."""
        Playout(self.policy).finish(s)
        return utility(s)


def utility(s: State) -> float:
    """How good the end of a game is, from 0 to 1, by the M€ that are left or missing."""
    money = float(s.stock[MC])
    if s.is_over():
        money -= s.rating[0] + s.production[MC]  # what came when nothing could be bought any more
    if has_won_alone(s):
        left = max(0.0, money) + WIN
    elif s.rules.solo_goal == RATING:
        left = money - RATING_PRICE * (RATING_GOAL - s.rating[0])
    else:
        steps = zip(STEP_PRICES, open_steps(s), strict=True)
        left = money - sum(price * missing for price, missing in steps)
    return 1 / (1 + math.exp(-max(-300.0, min(300.0, left)) / SPREAD))
