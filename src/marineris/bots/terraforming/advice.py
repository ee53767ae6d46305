"""Advice for Terraforming Mars against rivals: candidates played out on shared imagined deals.

Half of the nodes go to all candidates, the other half to the three best and those that were asked
about. Playouts are hard's (`rivals.search`): greedy on all seats to the end of this generation, of
the next for a purchase, of the third for a corporation; then the fitted value.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from marineris.bots.advice import Advice, Candidate, NoAdvice, chance_to_win, mean_and_error
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.prices import prices_of
from marineris.bots.terraforming.purchase_sets import apply_purchase, is_purchase, toggled_sets
from marineris.bots.terraforming.rivals.policy import ranked_actions
from marineris.bots.terraforming.rivals.rollout import play_to
from marineris.bots.terraforming.rivals.search import (
    AHEAD,
    MOST_SETS,
    START,
    WIDTH,
    greedy_purchase,
)
from marineris.bots.terraforming.search import knowledge_seed
from marineris.bots.terraforming.value_terms import TERMS, position_terms
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.flow.generation import Pick
from marineris.terraforming.flow.setup import ChooseCorporation
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State

FINALISTS: Final = 3
"""Candidates that get the second half of the nodes."""
LEAST_DEALS: Final = 2
"""Deals for every candidate, however small the budget is."""

Plan = tuple[int, ...]
"""The moves of a candidate."""


def advise_terraforming(
    game: Game[Any], seat: int, nodes: int, seed: int, asked: Sequence[Sequence[int]] = ()
) -> Advice:
    """The advice; candidates that are asked about are looked at in any case."""
    real: State = game.state
    if real.rules.is_solo:
        raise NoAdvice("there is no advice for a solo game; it needs two players or more")
    if len(game.canonical_moves(seat)) < 2:
        raise NoAdvice(f"seat {seat} has nothing to choose now")
    if is_purchase(real, seat) and real.picks[seat]:
        raise NoAdvice(f"seat {seat} is in the middle of a purchase; ask before its first pick")
    known = knowledge_seed(real, seat)
    game = game.imagine(seat, known)
    plans = _plans(game.state, seat)
    wanted = [_sorted(plan, is_purchase(game.state, seat)) for plan in asked]
    plans += [plan for plan in wanted if plan not in plans]
    return _Study(game, seat, plans, f"{seed}/{known}").advice(nodes, wanted)


def _sorted(plan: Sequence[int], is_set: bool) -> Plan:
    """A purchase is a set of cards and an end, in whatever order it was picked."""
    if not is_set:
        return tuple(plan)
    return (*sorted(move for move in plan if move != m.DONE), m.DONE)


def _plans(s: State, seat: int) -> list[Plan]:
    """What is worth a look, the best at first sight first."""
    frame = s.question(seat)
    assert frame is not None
    if is_purchase(s, seat):
        dealt = sorted(s.dealt[seat])
        sets = toggled_sets(greedy_purchase(s, seat), dealt)
        if dealt not in sets:
            sets.insert(1, dealt)
        return [_sorted([m.CARD[card] for card in one], True) for one in sets[:MOST_SETS]]
    options, thought = s.canonical_moves_of(seat), Thought(s, seat)
    width = WIDTH[s.seats - 2]
    if isinstance(frame[0], Turn):
        moves = [one.move for one in ranked_actions(thought)][:width]
        if options[0] not in moves:
            moves.append(options[0])  # pass, or end the turn
        return [(move,) for move in moves]
    if isinstance(frame[0], (ChooseCorporation, Pick)):
        return [(move,) for move in options]
    own = thought.move()
    others = sorted(
        (move for move in options if move != own),
        key=lambda move: (-thought.value(thought.outcome(s, move)), move),
    )
    return [(move,) for move in [own, *others[: width - 1]]]


class _Study:
    """The candidates of one decision, and what has become of them so far."""

    def __init__(self, game: Game[Any], seat: int, plans: list[Plan], seed: str) -> None:
        self.game, self.seat, self.plans = game, seat, plans
        self.rng = random.Random(seed)
        s: State = game.state
        self.is_set = is_purchase(s, seat)
        frame = s.question(seat)
        assert frame is not None
        self.until = s.generation
        if isinstance(frame[0], ChooseCorporation):
            self.until = START
        elif self.is_set or isinstance(frame[0], Pick):
            self.until += AHEAD[s.seats - 2]
        self.found: list[list[dict[str, float]]] = [[] for _ in plans]
        self.nodes = 0

    def advice(self, nodes: int, wanted: list[Plan]) -> Advice:
        """Look at all candidates, then once more at the best on fresh deals."""
        everyone = list(range(len(self.plans)))
        self._deal(everyone, max(LEAST_DEALS, nodes // 2 // len(everyone)))
        best = sorted(everyone, key=self._rank)[:FINALISTS]
        final = sorted({*best, *(self.plans.index(plan) for plan in wanted)})
        for one in final:
            self.found[one].clear()  # chosen for luck, too: fresh deals do not repeat it
        self._deal(final, max(LEAST_DEALS, nodes // 2 // len(final)))
        late = sorted(set(everyone) - set(final), key=self._rank)
        ranked = sorted(final, key=self._rank) + late
        return Advice(self.seat, tuple(map(self._candidate, ranked)), self.nodes)

    def _deal(self, live: list[int], deals: int) -> None:
        for _ in range(deals):
            deal: State = self.game.imagine(self.seat, self.rng.getrandbits(60)).state
            for one in live:
                self.found[one].append(self._played_out(deal.copy(), self.plans[one]))
        self.nodes += deals * len(live)

    def _played_out(self, s: State, plan: Plan) -> dict[str, float]:
        if self.is_set:
            apply_purchase(s, self.seat, [m.SUBJECT[move] for move in plan if move != m.DONE])
        else:
            decide(s, self.seat, plan[0])
        play_to(s, self.until)
        return position_terms(s, self.seat)

    def _rank(self, one: int) -> tuple[float, int]:
        values = [sum(terms.values()) for terms in self.found[one]]
        return -sum(values) / len(values), one

    def _candidate(self, one: int) -> Candidate:
        found = self.found[one]
        values = [sum(terms.values()) for terms in found]
        value, error = mean_and_error(values)
        terms = tuple((name, sum(each[name] for each in found) / len(found)) for name in TERMS)
        s: State = self.game.state
        left = max(1.0, prices_of(s).left - (self.until - s.generation))
        return Candidate(
            tuple(map(self.game.move_name, self.plans[one])),
            value,
            error,
            chance_to_win(value, left),
            len(values),
            terms,
            tuple(values),
        )
