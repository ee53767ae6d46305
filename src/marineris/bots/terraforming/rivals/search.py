"""Hard and master against rivals: candidates are played out by the policy, then valued by the leaf.

Both search the corporation, purchases as whole sets, and actions. Hard plays an action out to the
end of this generation and answers what follows from it as the policy does. Master looks a
generation further and plays out sites of tiles, picks of a draft and other answers too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.placement import site_value
from marineris.bots.terraforming.purchase_sets import (
    apply_purchase,
    begin_again,
    is_purchase,
    next_pick,
    toggled_sets,
)
from marineris.bots.terraforming.rivals.contest import NodeBudget, best_plan
from marineris.bots.terraforming.rivals.judgement import Judgement
from marineris.bots.terraforming.rivals.rollout import play_on
from marineris.bots.terraforming.search import knowledge_seed
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.core.selection import Selection
from marineris.terraforming import move as m
from marineris.terraforming.data import tile
from marineris.terraforming.flow.generation import LastGreenery, Pick
from marineris.terraforming.flow.setup import ChooseCorporation
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.map import ClaimLand, PlaceTile
from marineris.terraforming.vocabulary.effect.payment import Pay

WIDTH: Final = (6, 4, 3, 3)
"""Actions that hard plays out, beside pass, against one rival, two and so on."""
POOR: Final = -1.5
"""Points below which an action is not played out."""
AHEAD: Final = (1, 0, 0, 0)
"""To the end of which generation after this one hard plays a purchase out, likewise."""
START: Final = 3
"""The generation to whose end a corporation is played out."""
MOST_SETS: Final = 12
FEW: Final = 5
"""Answers to a question after an action that are played out, at most."""


@dataclass(frozen=True)
class Style:
    """What a level understands: which questions it searches, how far and how often."""

    action: int
    purchase: int
    """Nodes for an action, and for a purchase or a corporation."""
    width: tuple[int, ...] = WIDTH
    ahead: tuple[int, ...] = (0, 0, 0, 0)
    """To the end of which generation after this one an action is played out."""
    purchase_ahead: tuple[int, ...] = AHEAD
    searches_answers: bool = False
    """Whether sites of tiles, picks of a draft and other answers are played out too."""


class RivalSearch:
    """Searches for any seat, in one style."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.clock: Callable[[], float] | None = None
        """For who cannot wait for all nodes: a search ends after so many seconds by this clock."""
        self.seconds = 0.0
        self._plan: tuple[int, list[int]] = (-1, [])
        """The purchase found last, by its position: it saves time and changes no answer."""

    def move(self, game: Game[Any], seat: int) -> int:
        """The answer to the question asked; the game is an imagined one."""
        s: State = game.state
        frame = s.question(seat)
        assert frame is not None
        if is_purchase(s, seat):
            return next_pick(s, seat, self._purchase(game, seat))
        thought = Judgement(s, seat)
        if isinstance(frame[0], Turn):
            return self._action(game, thought)
        own = thought.move()
        if isinstance(frame[0], ChooseCorporation):
            moves = [own, *(move for move in s.moves_of(seat) if move != own)]
            return self._best(game, seat, moves, START, self.style.purchase)
        if self.style.searches_answers:
            until = s.generation + self.style.ahead[s.seats - 2]
            return self._best(game, seat, answers(thought, own), until, self.style.action)
        return own

    def _action(self, game: Game[Any], thought: Judgement) -> int:
        s, seat = thought.state, thought.seat
        options = s.moves_of(seat)
        if len(options) == 1:
            return options[0]
        ranked = thought.ranked()
        own = thought.best_of(ranked)
        if self._is_plain(thought, own):
            return own
        moves, width = [own], self.style.width[s.seats - 2]
        if options[0] in (m.PASS, m.END) and options[0] != own:
            moves.append(options[0])
        for one in ranked:
            if len(moves) <= width and one.move != own and one.score > POOR:
                moves.append(one.move)
        until = s.generation + self.style.ahead[s.seats - 2]
        return self._best(game, seat, moves, until, self.style.action)

    def _is_plain(self, thought: Judgement, move: int) -> bool:
        """Whether a move is a conversion, or an action of a card that costs nothing."""
        if m.FAMILY[move] == m.IS_CONVERT:
            return True
        if m.FAMILY[move] != m.IS_USE:
            return False
        s = thought.state
        return thought.funds(thought.outcome(s, move)) >= thought.funds(s)

    def _best(self, game: Game[Any], seat: int, moves: list[int], until: int, nodes: int) -> int:
        def play(deal: State, one: int) -> tuple[float, int]:
            decide(deal, seat, moves[one])
            return play_on(deal, seat, until)

        return moves[best_plan(game, seat, len(moves), play, self._budget(nodes))]

    def _budget(self, nodes: int) -> NodeBudget:
        clock = self.clock
        if clock is None:
            return NodeBudget(nodes)
        now, end = clock, clock() + self.seconds
        return NodeBudget(nodes, lambda: now() > end)

    def _purchase(self, game: Game[Any], seat: int) -> list[int]:
        """The cards to buy, whatever has been picked of them already."""
        s: State = game.state
        key = knowledge_seed(s, seat)
        if self._plan[0] == key:
            return self._plan[1]
        sets = purchase_plans(s, seat)
        until = s.generation + self.style.purchase_ahead[s.seats - 2]

        def play(deal: State, one: int) -> tuple[float, int]:
            apply_purchase(deal, seat, sets[one])
            return play_on(deal, seat, until)

        best = sets[best_plan(game, seat, len(sets), play, self._budget(self.style.purchase))]
        self._plan = (key, best)
        return best


def answers(thought: Judgement, own: int) -> list[int]:
    """The answers to a question after an action that are worth a look, the policy's first."""
    s, seat = thought.state, thought.seat
    frame = s.question(seat)
    assert frame is not None
    effect = frame[0]
    others = [move for move in s.canonical_moves_of(seat) if move != own]
    if isinstance(effect, (PlaceTile, ClaimLand)):
        kind = effect.tile if isinstance(effect, PlaceTile) else tile.CITY
        worth = {
            move: site_value(s, seat, kind, m.SUBJECT[move], thought.prices) for move in others
        }
        others.sort(key=lambda move: (-worth[move], move))
    elif isinstance(effect, Pick):
        others.sort(key=lambda move: (-thought.surplus(m.SUBJECT[move]), move))
    elif isinstance(effect, (Selection, Pay, LastGreenery)) or len(others) >= FEW:
        return [own]
    return [own, *others[: FEW - 1]]


def purchase_plans(s: State, seat: int) -> list[list[int]]:
    """The sets of cards that are worth a look, the first purchase first."""
    dealt = sorted(s.dealt[seat])
    sets = toggled_sets(first_purchase(s, seat), dealt)
    if dealt not in sets:
        sets.insert(1, dealt)
    return sets[:MOST_SETS]


def greedy_purchase(s: State, seat: int) -> list[int]:
    """The cards that greedy would buy."""
    return purchase_by(Thought, s, seat)


def first_purchase(s: State, seat: int) -> list[int]:
    """The cards that the policy would buy, against one rival those that greedy would."""
    return purchase_by(Thought if s.seats == 2 else Judgement, s, seat)


def purchase_by(thinking: Callable[[State, int], Thought], s: State, seat: int) -> list[int]:
    """The cards that a way of thinking would buy."""
    twin = s.copy()
    begin_again(twin, seat)
    found: list[int] = []
    while is_purchase(twin, seat):
        move = thinking(twin, seat).move()
        if move == m.DONE:
            break
        found.append(m.SUBJECT[move])
        decide(twin, seat, move)
    return found
