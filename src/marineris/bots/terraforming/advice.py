"""Advice for Terraforming Mars: what is worth a look, and how it is played out.

Against rivals playouts are hard's (`rivals.search`): greedy on all seats to the end of this
generation, of the next for a purchase, of the third for a corporation; then the fitted value. How a
solo game is played out is in `solo_advice`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marineris.bots.advice import POINTS, Advice, NoAdvice
from marineris.bots.study import Choice, Ending, Plan, Study
from marineris.bots.terraforming.chance import chances_to_win, final_chances, standing
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.plans import carry_out, idle_of, plan_of, purchase_plans
from marineris.bots.terraforming.prices import prices_of
from marineris.bots.terraforming.purchase_sets import is_purchase
from marineris.bots.terraforming.rivals.policy import ranked_actions
from marineris.bots.terraforming.rivals.rollout import play_to
from marineris.bots.terraforming.rivals.search import AHEAD, START, WIDTH, first_purchase
from marineris.bots.terraforming.search import knowledge_seed
from marineris.bots.terraforming.solo_advice import choice_alone
from marineris.bots.terraforming.value_terms import position_terms
from marineris.core.game import Game
from marineris.terraforming.flow.generation import Pick
from marineris.terraforming.flow.setup import ChooseCorporation
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State


def advise_terraforming(
    game: Game[Any], seat: int, nodes: int, seed: int, asked: Sequence[Sequence[int]] = ()
) -> Advice:
    """The advice; candidates that are asked about are looked at in any case."""
    real: State = game.state
    if len(game.canonical_moves(seat)) < 2:
        raise NoAdvice(f"seat {seat} has nothing to choose now")
    if is_purchase(real, seat) and real.picks[seat]:
        raise NoAdvice(f"seat {seat} is in the middle of a purchase; ask before its first pick")
    known = knowledge_seed(real, seat)
    game = game.imagine(seat, known)
    s: State = game.state
    wanted = [plan_of(plan, is_purchase(s, seat)) for plan in asked]
    if real.rules.is_solo:
        choice = choice_alone(game, wanted)
    else:
        choice = _choice(game, seat, wanted)
    return Study(choice, f"{seed}/{known}").advice(nodes)


def _choice(game: Game[Any], seat: int, wanted: list[Plan]) -> Choice:
    """What is to be studied against rivals."""
    s: State = game.state
    frame = s.question(seat)
    assert frame is not None
    until = s.generation
    if isinstance(frame[0], ChooseCorporation):
        until = START
    elif is_purchase(s, seat) or isinstance(frame[0], Pick):
        until += AHEAD[s.seats - 2]

    def play_out(deal: State, plan: Plan) -> Ending:
        carry_out(deal, seat, plan)
        play_to(deal, until)
        terms = position_terms(deal, seat)
        margin = sum(terms.values())
        if deal.is_over():
            return Ending(terms, final_chances(deal), margin)
        left = prices_of(deal).left
        return Ending(terms, chances_to_win(standing(deal, seat, margin), left), margin)

    plans = _plans(s, seat)
    plans += [plan for plan in wanted if plan not in plans]
    return Choice(game, seat, plans, wanted, idle_of(plans), POINTS, play_out)


def _plans(s: State, seat: int) -> list[Plan]:
    """What is worth a look, the best at first sight first."""
    frame = s.question(seat)
    assert frame is not None
    if is_purchase(s, seat):
        return purchase_plans(first_purchase(s, seat), sorted(s.dealt[seat]))
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
