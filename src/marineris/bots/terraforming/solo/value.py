"""How well a solo game stands, in M€ of the last generation, as a sum of named terms.

Zero would be enough money to buy exactly what is missing. Positions are compared with the prices of
the one that they were reached from, so that what an action changes is an exact difference.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.committee import committee_worth
from marineris.bots.terraforming.prices import prices_of
from marineris.bots.terraforming.solo.cards import CardJudge
from marineris.bots.terraforming.solo.money import LAST
from marineris.bots.terraforming.solo.prices import (
    HEAT_AS_MONEY,
    SoloPrices,
    open_steps,
    warm_steps,
    wet_steps,
)
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.project import HEAT_PER_STEP
from marineris.terraforming.data.resource import ENERGY, HEAT, MC, STEEL, TITANIUM
from marineris.terraforming.knowledge.scoring import RATING_GOAL
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import IfRatingRaised

READY: Final = 0.9
"""What a conditional action is worth once its condition is met, before it is used."""
COMMITTEE: Final = 0.5
"""How far the committee's worth, reckoned for games with rivals, counts alone."""


class SoloValue:
    """Values positions that can be reached from one state."""

    def __init__(self, prices: SoloPrices, judge: CardJudge) -> None:
        self.prices = prices
        self.judge = judge
        self.state = prices.state
        p, g = prices.p, prices.generation
        self._loose = prices.money
        if g < LAST:
            self._loose = min(prices.money, (1 + prices.curve.income[g] / 14) * p.loose_cash)
        self._purse = p.purse if g < LAST - 1 else 0.0
        self._unseen = set(self.state.deck)
        self._hand: dict[int, float] = {}
        own = self.state.tableau[0]
        self._played = len(own)
        self._engines = sum(judge.engine(card) for card in own)
        self._conditional = [
            card
            for card in own
            if any(isinstance(effect, IfRatingRaised) for effect in CARDS[card].action)
        ]
        self._points = prices_of(self.state) if self.state.parts else None

    def value(self, s: State) -> float:
        """What a position is worth."""
        return sum(self.terms(s).values())

    def terms(self, s: State) -> dict[str, float]:
        """What a position is worth, by where it comes from."""
        prices, g = self.prices, self.prices.generation
        p, curve = prices.p, prices.curve
        stock, production, metal = s.stock, s.production, s.metal_value
        terms = {
            "cash": self._cash(stock[MC]),
            "income": curve.income[g] * (s.rating[0] + production[MC]),
            "steps": self._missing(s),
            "steel": p.steel
            * metal[0]
            * (curve.metal[g] * stock[STEEL] + curve.metal_income[g] * production[STEEL]),
            "titanium": p.titanium
            * metal[1]
            * (curve.metal[g] * stock[TITANIUM] + curve.metal_income[g] * production[TITANIUM]),
            "heat": prices.of_heat(s),
            "plants": prices.of_plants(s),
            "energy": p.energy_bonus * production[ENERGY] * curve.income[g],
            "engines": self._engines,
            "hand": self._in_hand(s),
        }
        if s.pays_with_heat & 1:
            terms["heat"] += self._spare_heat(s)
        for card in s.tableau[0][self._played :]:
            terms["engines"] += self.judge.engine(card)
        cubes = 0.0
        for card, number in s.cubes.items():
            if number:
                cubes += number * self.judge.cube(card)
        terms["cubes"] = cubes
        if self._conditional and s.raised & 1:
            terms["ready"] = self._ready(s)
        if self._points is not None:
            worth = committee_worth(s, 0, self._points) / self._points.money
            terms["committee"] = COMMITTEE * worth * prices.money
        return terms

    def _cash(self, cash: int) -> float:
        money = self.prices.money
        if cash <= self._purse:
            return money * cash
        return money * self._purse + self._loose * (cash - self._purse)

    def _missing(self, s: State) -> float:
        """What it would cost to buy everything that is missing."""
        prices = self.prices
        if prices.is_for_rating:
            return -prices.p.rating_cost * max(0, RATING_GOAL - s.rating[0])
        steps, cost = open_steps(s), prices.cost
        return -(cost[0] * warm_steps(steps) + cost[1] * steps[1] + cost[2] * wet_steps(s, steps))

    def _spare_heat(self, s: State) -> float:
        """Heat that no step needs, where heat is money."""
        stock, production = s.stock, s.production
        ahead = (production[HEAT] + production[ENERGY]) * self.prices.left
        spare = stock[HEAT] + stock[ENERGY] + ahead - HEAT_PER_STEP * warm_steps(open_steps(s))
        return HEAT_AS_MONEY * max(0, spare)

    def _ready(self, s: State) -> float:
        """Actions whose condition is met and that are still unused."""
        worth = 0.0
        for card in self._conditional:
            if card not in s.used:
                gain = self.judge.effects(CARDS[card].action, card, self.prices.generation)
                worth += READY * max(0.0, gain)
        return worth

    def _in_hand(self, s: State) -> float:
        """Cards in hand: a known one for its surplus, an unknown one for what cards are worth."""
        prices, known = self.prices, self._hand
        worth = 0.0
        for card in s.hand[0]:
            each = known.get(card)
            if each is None:
                if card in self._unseen:
                    each = prices.drawn()
                else:
                    each = max(prices.money, prices.p.in_hand * self.judge.surplus(card))
                known[card] = each
            worth += each
        return worth
