"""Hard against rivals: candidates are played out by greedy on all seats, then valued by the leaf.

An action is played out to the end of this generation, a purchase, against one rival, to the end of
the next, a corporation to the end of the third. The corporation, purchases as whole sets, and
actions are searched; what follows from an action is answered as greedy answers it.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.purchase_sets import (
    apply_purchase,
    begin_again,
    is_purchase,
    next_pick,
    toggled_sets,
)
from marineris.bots.terraforming.rivals.policy import best_of, ranked_actions
from marineris.bots.terraforming.rivals.rollout import play_out
from marineris.bots.terraforming.search import Budget, best_candidate, knowledge_seed
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.flow.setup import ChooseCorporation
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State

WIDTH: Final = (6, 4, 3, 3)
"""Actions that are played out, beside pass, against one rival, two and so on.

A rollout takes about four times as long with twice as many seats."""
POOR: Final = -1.5
"""Points below which an action is not played out."""
AHEAD: Final = (1, 0, 0, 0)
"""To the end of which generation after this one a purchase is played out, likewise."""
FOR_ACTION: Final = (1.0, 0.6, 0.35, 0.3)
FOR_PURCHASE: Final = (2.0, 1.0, 0.6, 0.5)
FOR_CORPORATION: Final = (1.0, 0.6, 0.3, 0.3)
"""How much of the budget each kind of question gets, likewise."""
START: Final = 3
"""The generation to whose end a corporation is played out."""
MOST_SETS: Final = 12


class RivalSearch:
    """Searches for any seat, with one budget for an action against one rival."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._plan: tuple[int, list[int]] = (-1, [])
        """The purchase found last, by its position: it saves time and changes no answer."""

    def move(self, game: Game[Any], seat: int) -> int:
        """The answer to the question asked; the game is an imagined one."""
        s: State = game.state
        frame = s.question(seat)
        assert frame is not None
        if is_purchase(s, seat):
            return next_pick(s, seat, self._purchase(game, seat))
        thought = Thought(s, seat)
        if isinstance(frame[0], ChooseCorporation):
            own = thought.move()
            moves = [own, *(move for move in s.moves_of(seat) if move != own)]
            return moves[self._best(game, seat, moves, START, FOR_CORPORATION[s.seats - 2])]
        if isinstance(frame[0], Turn):
            return self._action(game, thought)
        return thought.move()

    def _action(self, game: Game[Any], thought: Thought) -> int:
        s, seat = thought.state, thought.seat
        options = s.moves_of(seat)
        if len(options) == 1:
            return options[0]
        ranked = ranked_actions(thought)
        own = best_of(s, seat, ranked)
        if self._is_plain(thought, own):
            return own
        moves, width = [own], WIDTH[s.seats - 2]
        for one in ranked:
            if len(moves) < width and one.move != own and one.score > POOR:
                moves.append(one.move)
        if options[0] in (m.PASS, m.END) and options[0] not in moves:
            moves.append(options[0])
        return moves[self._best(game, seat, moves, s.generation, FOR_ACTION[s.seats - 2])]

    def _is_plain(self, thought: Thought, move: int) -> bool:
        """Whether a move is a conversion, or an action of a card that costs nothing."""
        if m.FAMILY[move] == m.IS_CONVERT:
            return True
        if m.FAMILY[move] != m.IS_USE:
            return False
        s = thought.state
        return thought.funds(thought.outcome(s, move)) >= thought.funds(s)

    def _best(self, game: Game[Any], seat: int, moves: list[int], until: int, share: float) -> int:
        def rollout(deal: State, one: int) -> float:
            decide(deal, seat, moves[one])
            return play_out(deal, seat, until)

        return best_candidate(game, seat, len(moves), rollout, self.budget.times(share))

    def _purchase(self, game: Game[Any], seat: int) -> list[int]:
        """The cards to buy, whatever has been picked of them already."""
        s: State = game.state
        key = knowledge_seed(s, seat)
        if self._plan[0] == key:
            return self._plan[1]
        dealt = sorted(s.dealt[seat])
        own = greedy_purchase(s, seat)
        sets = toggled_sets(own, dealt)
        if dealt not in sets:
            sets.insert(1, dealt)
        sets = sets[:MOST_SETS]
        until = s.generation + AHEAD[s.seats - 2]

        def rollout(deal: State, one: int) -> float:
            apply_purchase(deal, seat, sets[one])
            return play_out(deal, seat, until)

        budget = self.budget.times(FOR_PURCHASE[s.seats - 2])
        best = sets[best_candidate(game, seat, len(sets), rollout, budget)]
        self._plan = (key, best)
        return best


def greedy_purchase(s: State, seat: int) -> list[int]:
    """The cards that greedy would buy."""
    twin = s.copy()
    begin_again(twin, seat)
    found: list[int] = []
    while is_purchase(twin, seat):
        move = Thought(twin, seat).move()
        if move == m.DONE:
            break
        found.append(m.SUBJECT[move])
        decide(twin, seat, move)
    return found
