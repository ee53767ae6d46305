"""The search for Mars 2049: plans and answers are played out on imagined deals and valued.

In a turn the candidates are the next steps of several plans; each is played out by its own plan,
all others by a usual one. For any other question they are its answers. After some rounds it is
estimated how many more each colony needs: who is ahead is likely to win.
"""

from __future__ import annotations

import math
from typing import Any, Final

from marineris.bots.mars2049.colony import FINISH, Colony
from marineris.bots.mars2049.plan import Plan
from marineris.bots.search import Budget, best_candidate, seed_of
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.mars2049 import move as m
from marineris.mars2049.effect.build import Place
from marineris.mars2049.effect.supply import StoreProduced, Take
from marineris.mars2049.resource import COUNT, ROAD
from marineris.mars2049.sightings import know_hands
from marineris.mars2049.state import State
from marineris.mars2049.turn import AnswerSwap, Thief, Turn

SPREAD: Final = 2.0
"""Rounds ahead that make a win about 73 % sure."""
NOT_YET: Final = 0.6
"""Rounds that even a colony with all it needs takes until its turn."""
ROAD_CARD: Final = 3.0
"""Units that a road card is worth."""
MOVES_A_TURN: Final = 5.0
"""Moves that all seats make in a turn of the table, on average."""
MOST_ANSWERS: Final = 8
"""Answers that are played out; of more, the plan picks by itself."""
QUIET: Final = (m.FAMILY[m.PASS], m.IS_STORE)
"""Moves that build nothing: which of them it is makes no difference worth playing out."""
AHEAD: Final = 5
"""Rounds that are played out."""
STATION: Final = 4
"""Units that a station costs."""
MOST_STATIONS: Final = 13
OTHER_INCOME: Final = 0.5
"""Units a round from Discovery."""

Candidate = tuple[int, Plan]


def chance(s: State, seat: int) -> float:
    """About how likely a seat or its partner wins, from the rounds that everybody has to go."""
    mine, theirs = math.inf, math.inf
    for other in range(s.seats):
        left = rounds_left(s, other)
        if other == seat or (s.rules.cooperative and (other - seat) % 2 == 0):
            mine = min(mine, left)
        else:
            theirs = min(theirs, left)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, (theirs - mine) / SPREAD))))


def rounds_left(s: State, seat: int) -> float:
    """About how many rounds a colony needs until the H2O station, with the best number of stations.

    A fluid estimate: resources are as good as each other once what is spare is exchanged, and
    stations come one after the other as income allows.
    """
    if s.winner == seat:
        return 0.0
    c = Colony(s, seat)
    need = c.need(FINISH)
    lacking, spare = ROAD_CARD * max(0, need[ROAD] - c.roads), 0.0
    for i in range(COUNT):
        lacking += max(0, need[i] - c.units[i])
        spare += max(0, c.units[i] - need[i])
    lacking = max(0.0, lacking - spare / c.rate)
    a_station = s.seats / 6
    income = s.seats * c.stations / 6 + OTHER_INCOME
    best, spent = lacking / income, 0.0
    for _ in range(MOST_STATIONS - c.stations):
        spent += STATION / income
        income += a_station
        best = min(best, spent + lacking / income)
    return NOT_YET + best


def play_out(s: State, plans: list[Plan], rounds: int) -> None:
    """Play some rounds; everybody may see the hands, for keeping count of secrets takes time."""
    active, last = -1, max(s.turns) + rounds
    while not s.is_over():
        if s.waiting:
            for seat in s.to_act():
                decide(s, seat, plans[seat].move(s, seat))
            continue
        if s.active != active:
            active = s.active
            for seat in range(s.seats):
                if s.guesses[seat]:
                    know_hands(s, seat)
            if s.turns[active] > last:
                return
        decide(s, s.asked, plans[s.asked].move(s, s.asked))


def knowledge_seed(s: State, seat: int) -> int:
    """A seed that follows from what a seat knows, not from what it has picked so far."""
    known = (
        seat,
        s.active,
        s.turns,
        s.structure,
        s.owner,
        s.cards[COUNT * seat : COUNT * (seat + 1)],
        s.tokens,
        s.road_cards,
        sorted(s.missions[seat]),
        [len(missions) for missions in s.missions],
        [sorted(cards) for cards in s.discard],
        s.last_roll,
        s.bought,
        s.used,
    )
    return seed_of(known)


class PlanSearch:
    """Plans that are compared by playing them out. The first is the usual one."""

    def __init__(self, plans: list[Plan], nodes: int, rival: Plan | None = None) -> None:
        self.plans = plans
        self.nodes = nodes
        """About so many moves are played out for a decision."""
        self.rival = plans[0] if rival is None else rival

    def move(self, game: Game[Any], seat: int) -> int:
        """The move of the candidate that wins most."""
        s: State = game.state
        found = self.candidates(s, seat)
        if len(found) == 1:
            return found[0][0]

        def rollout(deal: State, one: int) -> float:
            know_hands(deal, seat)
            deal.located[seat] = {}
            deal.traces[seat] = {}
            move, plan = found[one]
            decide(deal, seat, move)
            plans = [self.rival] * deal.seats
            plans[seat] = plan
            if deal.rules.cooperative:
                plans[(seat + 2) % deal.seats] = self.plans[0]
            play_out(deal, plans, AHEAD)
            return chance(deal, seat)

        budget = Budget(self._rollouts(s))
        best = best_candidate(game, seat, knowledge_seed(s, seat), len(found), rollout, budget)
        return found[best][0]

    def _rollouts(self, s: State) -> int:
        """How many rollouts take about so many moves, the shorter the game still is."""
        left = min([rounds_left(s, seat) for seat in range(s.seats)]) + 1
        return max(1, round(self.nodes / (min(left, AHEAD) * s.seats * MOVES_A_TURN)))

    def candidates(self, s: State, seat: int) -> list[Candidate]:
        """What is played out, the usual plan's move first."""
        frame = s.question(seat)
        assert frame is not None
        effect = frame[0]
        usual = self.plans[0]
        own = usual.move(s, seat)
        found: list[Candidate] = [(own, usual)]
        if isinstance(effect, (Place, StoreProduced, AnswerSwap, Take, Thief)):
            return found
        if not isinstance(effect, Turn):
            moves = s.canonical_moves_of(seat)
            if len(moves) <= MOST_ANSWERS:
                found += [(move, usual) for move in moves if move != own]
            return found
        found += [(plan.move(s, seat), plan) for plan in self.plans[1:]]
        is_idle = own == m.PASS or m.FAMILY[own] == m.IS_STORE
        for move in s.options:
            if is_idle and m.FAMILY[move] in (m.IS_BUY, m.IS_USE):
                found.append((move, usual))
        if is_idle and all(m.FAMILY[move] in QUIET for move, _ in found):
            return found[:1]
        found = [one for i, one in enumerate(found) if one not in found[:i]]
        return found if any(move != own for move, _ in found) else found[:1]
