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
CONDITIONAL: Final = frozenset(
    i
    for i, card in enumerate(CARDS)
    if any(isinstance(effect, IfRatingRaised) for effect in card.action)
)
"""Cards whose action needs something to have happened in this generation."""
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
        self._unseen: set[int] | None = None
        self._known: dict[int, float] = {}
        own = self.state.tableau[0]
        self._played = len(own)
        self._conditional = [card for card in own if card in CONDITIONAL]
        self._points = prices_of(self.state) if self.state.parts else None

    def value(self, s: State) -> float:
        """What a position is worth, but for the cards that were in play already."""
        worth = (
            self.cash(s.stock[MC])
            + self._income(s)
            + self._missing(s)
            + self._steel(s)
            + self._titanium(s)
            + self._heat(s)
            + self.prices.of_plants(s)
            + self._energy(s)
            + self._in_hand(s)
        )
        if len(s.tableau[0]) > self._played:
            worth += self._new_engines(s)
        if s.cubes:
            worth += self._cubes(s)
        if self._conditional and s.raised & 1:
            worth += self._ready(s)
        if self._points is not None:
            worth += self.committee(s)
        return worth

    def terms(self, s: State) -> dict[str, float]:
        """What a position is worth, by where it comes from."""
        own = sum(self.judge.engine(card) for card in s.tableau[0][: self._played])
        terms = {
            "cash": self.cash(s.stock[MC]),
            "income": self._income(s),
            "steps": self._missing(s),
            "steel": self._steel(s),
            "titanium": self._titanium(s),
            "heat": self._heat(s),
            "plants": self.prices.of_plants(s),
            "energy": self._energy(s),
            "engines": own + self._new_engines(s),
            "hand": self._in_hand(s),
            "cubes": self._cubes(s),
        }
        if self._conditional and s.raised & 1:
            terms["ready"] = self._ready(s)
        if self._points is not None:
            terms["committee"] = self.committee(s)
        return terms

    def committee(self, s: State) -> float:
        """What the delegates are worth; only at tables with Turmoil."""
        assert self._points is not None
        worth = committee_worth(s, 0, self._points) / self._points.money
        return COMMITTEE * worth * self.prices.money

    def _income(self, s: State) -> float:
        prices = self.prices
        return prices.curve.income[prices.generation] * (s.rating[0] + s.production[MC])

    def _steel(self, s: State) -> float:
        curve, p, g = self.prices.curve, self.prices.p, self.prices.generation
        units = curve.metal[g] * s.stock[STEEL] + curve.metal_income[g] * s.production[STEEL]
        return p.steel * s.metal_value[0] * units

    def _titanium(self, s: State) -> float:
        curve, p, g = self.prices.curve, self.prices.p, self.prices.generation
        stock, production = s.stock[TITANIUM], s.production[TITANIUM]
        units = curve.metal[g] * stock + curve.metal_income[g] * production
        return p.titanium * s.metal_value[1] * units

    def _heat(self, s: State) -> float:
        heat = self.prices.of_heat(s)
        return heat + self._spare_heat(s) if s.pays_with_heat & 1 else heat

    def _energy(self, s: State) -> float:
        prices = self.prices
        income = prices.curve.income[prices.generation]
        return prices.p.energy_bonus * s.production[ENERGY] * income

    def _new_engines(self, s: State) -> float:
        return sum(self.judge.engine(card) for card in s.tableau[0][self._played :])

    def _cubes(self, s: State) -> float:
        worth = 0.0
        for card, number in s.cubes.items():
            if number:
                worth += number * self.judge.cube(card)
        return worth

    def cash(self, cash: int) -> float:
        """What so many M€ in hand are worth."""
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
        prices, known = self.prices, self._known
        worth = 0.0
        for card in s.hand[0]:
            each = known.get(card)
            if each is None:
                if self._is_unseen(card):
                    each = prices.drawn()
                else:
                    each = max(prices.money, prices.p.in_hand * self.judge.surplus(card))
                known[card] = each
            worth += each
        return worth

    def _is_unseen(self, card: int) -> bool:
        """Whether a card of a position lies in the deck of the one at the start."""
        if card in self.state.hand[0]:
            return False
        if self._unseen is None:
            self._unseen = set(self.state.deck)
        return card in self._unseen
