"""Advice for Mars 2049: candidates are played on for some rounds by plans, on imagined deals.

The value is how many rounds the seat, or its team, is ahead of the best rival on the way to the
pole; candidates are judged by the chance to win that goes with it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from marineris.bots.advice import ROUNDS, Advice, NoAdvice
from marineris.bots.mars2049.levels import RIVAL, plans_for
from marineris.bots.mars2049.plan import Plan
from marineris.bots.mars2049.search import (
    AHEAD,
    SPREAD,
    PlanSearch,
    knowledge_seed,
    play_out,
    rounds_left,
)
from marineris.bots.study import Choice, Ending, Study
from marineris.bots.study import Plan as Moves
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.mars2049 import move as m
from marineris.mars2049.scoring import has_won
from marineris.mars2049.sightings import know_hands
from marineris.mars2049.state import State

WIDTH: Final = 8
"""Answers that are looked at, beside pass."""
OWN: Final = "own_rounds"
RIVALS: Final = "rival_rounds"
"""The two terms of a value: how far it still is to the pole for the seat, and for its rivals."""


def advise_mars2049(
    game: Game[Any], seat: int, nodes: int, seed: int, asked: Sequence[Sequence[int]] = ()
) -> Advice:
    """The advice; candidates that are asked about are looked at in any case."""
    if len(game.canonical_moves(seat)) < 2:
        raise NoAdvice(f"seat {seat} has nothing to choose now")
    if game.state.picks[seat]:
        raise NoAdvice(f"seat {seat} is in the middle of a selection; ask before its first pick")
    known = knowledge_seed(game.state, seat)
    game = game.imagine(seat, known)
    s: State = game.state
    plans = plans_for(game.players, str(game.options["prices"]))
    found: dict[Moves, Plan] = {}
    for move, plan in PlanSearch(plans, nodes, RIVAL).candidates(s, seat):
        found.setdefault((move,), plan)
    for move in s.canonical_moves_of(seat)[:WIDTH]:
        found.setdefault((move,), plans[0])
    wanted = [tuple(moves) for moves in asked]
    for moves in wanted:
        found.setdefault(moves, plans[0])

    def played_out(deal: State, moves: Moves) -> Ending:
        know_hands(deal, seat)
        deal.located[seat] = {}
        deal.traces[seat] = {}
        for move in moves:
            if move in deal.moves_of(seat):
                decide(deal, seat, move)
        at_table = [RIVAL] * deal.seats
        at_table[seat] = found[moves]
        if deal.rules.cooperative:
            at_table[(seat + 2) % deal.seats] = plans[0]
        play_out(deal, at_table, AHEAD)
        return ending(deal, seat)

    idle = (m.PASS,) if (m.PASS,) in found else None
    choice = Choice(game, seat, list(found), wanted, idle, ROUNDS, played_out)
    return Study(choice, f"{seed}/{known}").advice(nodes)


def ending(s: State, seat: int) -> Ending:
    """What a position is worth to a seat, and everybody's chance to win."""
    teams = [team_of(s, one) for one in range(s.seats)]
    left = {
        team: min(rounds_left(s, one) for one in range(s.seats) if teams[one] == team)
        for team in sorted(set(teams))
    }
    own = teams[seat]
    rivals = min(rounds for team, rounds in left.items() if team != own)
    terms = {OWN: -left[own], RIVALS: rivals}
    if s.is_over():
        chances = tuple(float(has_won(s, one)) for one in range(s.seats))
    else:
        odds = {team: math.exp(-rounds / SPREAD) for team, rounds in left.items()}
        chances = tuple(odds[team] / sum(odds.values()) for team in teams)
    return Ending(terms, chances, 100 * chances[seat])


def team_of(s: State, seat: int) -> int:
    """The team of a seat; where nobody co-operates each is a team of its own."""
    return seat % 2 if s.rules.cooperative else seat
