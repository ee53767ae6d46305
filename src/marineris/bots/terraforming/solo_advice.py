"""Advice alone: candidates are played out by the solo policy to the last generation.

Until the goal is reached a candidate is judged by the chance to win, and its value is the M€ that
are left or missing at the end. Its terms are those of the solo value right after it, which say what
it changes, and `later`: what the playouts make of that. Once the goal is reached points
are all that counts, and greedy plays on.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.bots.advice import MONEY, POINTS
from marineris.bots.study import Choice, Ending, Plan
from marineris.bots.terraforming.chance import money_left, solo_chance
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.plans import carry_out, idle_of, purchase_plans
from marineris.bots.terraforming.purchase_sets import is_purchase
from marineris.bots.terraforming.solo.policy import SoloPolicy
from marineris.bots.terraforming.solo.purchase import wanted_cards
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.terraforming.flow.generation import Pick
from marineris.terraforming.flow.setup import ChooseCorporation
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.knowledge.scoring import has_won_alone, points_by_source
from marineris.terraforming.state import State

WIDTH: Final = 6
"""Actions that are looked at, beside pass, and answers to any other question."""
MOST_MOVES: Final = 3000
"""A backstop for playouts."""
MOST_FOLLOWING: Final = 40
"""A backstop for what follows from one action."""
POLICY: Final = SoloPolicy()
TERMS: Final = (
    "cash",
    "income",
    "steps",
    "steel",
    "titanium",
    "heat",
    "plants",
    "energy",
    "engines",
    "hand",
    "cubes",
    "ready",
    "committee",
)
"""The terms of the solo value, in the order in which they are told."""
LATER: Final = "later"
"""The term for what the playouts add to the value right after a candidate."""


def choice_alone(game: Game[Any], wanted: list[Plan]) -> Choice:
    """What is to be studied in a solo game."""
    s: State = game.state
    plans = _plans(s)
    plans += [plan for plan in wanted if plan not in plans]
    idle = idle_of(plans)

    def by_points(deal: State, plan: Plan) -> Ending:
        carry_out(deal, 0, plan)
        _play_on(deal, is_won=True)
        terms = {name: float(amount) for name, amount in points_by_source(deal, 0).items()}
        return Ending(terms, (1.0,), sum(terms.values()))

    if has_won_alone(s):
        return Choice(game, 0, plans, wanted, idle, POINTS, by_points)
    value = POLICY.thought(s).value

    def by_chance(deal: State, plan: Plan) -> Ending:
        carry_out(deal, 0, plan)
        terms = dict.fromkeys((*TERMS, LATER), 0.0)
        if not isinstance(frame, ChooseCorporation):
            _finish(deal)
            terms.update(value.terms(deal))
        _play_on(deal, is_won=False)
        end = sum(money_left(deal).values())
        terms[LATER] = end - sum(terms.values())
        chance = solo_chance(deal)
        return Ending(terms, (chance,), 100 * chance)

    asked = s.question(0)
    assert asked is not None
    frame = asked[0]
    return Choice(game, 0, plans, wanted, idle, MONEY, by_chance)


def _finish(s: State) -> None:
    """Let the policy answer what follows from an action at once."""
    for _ in range(MOST_FOLLOWING):
        frame = s.question(0)
        if frame is None or s.waiting or isinstance(frame[0], Turn):
            return
        decide(s, 0, POLICY.move(s))


def _play_on(s: State, *, is_won: bool) -> None:
    """Let the policy play until the goal is reached, or greedy from then on to the end."""
    for _ in range(MOST_MOVES):
        moves = s.canonical_moves_of(0)
        if not moves or (not is_won and has_won_alone(s)):
            return
        if len(moves) == 1:
            decide(s, 0, moves[0])
        else:
            decide(s, 0, Thought(s, 0).move() if is_won else POLICY.move(s))


def _plans(s: State) -> list[Plan]:
    """What is worth a look, the best at first sight first."""
    frame = s.question(0)
    assert frame is not None
    effect, options = frame[0], s.canonical_moves_of(0)
    if is_purchase(s, 0):
        return purchase_plans(wanted_cards(POLICY.thought(s).judge), sorted(s.dealt[0]))
    if isinstance(effect, (ChooseCorporation, Pick)):
        return [(move,) for move in options]
    if has_won_alone(s):
        return _for_points(s, options)
    thought = POLICY.thought(s)
    if isinstance(effect, Turn):
        ranked = thought.ranked()
        moves = [thought.best_action(ranked)]
        moves += [one.move for one in ranked if one.move != moves[0]][: WIDTH - 1]
        if options[0] not in moves:
            moves.append(options[0])  # pass, or end the turn
        return [(move,) for move in moves]
    own = thought.follow_up(s)
    others = sorted(
        (move for move in options if move != own),
        key=lambda move: (-thought.value.value(thought.outcome(s, move)), move),
    )
    return [(move,) for move in [own, *others[: WIDTH - 1]]]


def _for_points(s: State, options: list[int]) -> list[Plan]:
    """Greedy's answers, the best first."""
    thought = Thought(s, 0)
    own = thought.move()
    others = sorted(
        (move for move in options if move != own),
        key=lambda move: (-thought.value(thought.outcome(s, move)), move),
    )
    moves = [own, *others[: WIDTH - 1]]
    frame = s.question(0)
    if frame is not None and isinstance(frame[0], Turn) and options[0] not in moves:
        moves.append(options[0])
    return [(move,) for move in moves]
