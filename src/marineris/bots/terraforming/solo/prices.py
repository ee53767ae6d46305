"""What resources, productions and steps are worth in one position of a solo game.

Worth is in M€ of the last generation, where a step that is still missing must be bought. Goods that
would become steps are worth what those would cost; so a step is worth less where goods cover it.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.money import LAST, Money, conversion
from marineris.bots.terraforming.solo.parameters import SoloParameters
from marineris.terraforming.data import parameter
from marineris.terraforming.data.project import HEAT_PER_STEP
from marineris.terraforming.data.resource import COUNT, ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.options import RATING
from marineris.terraforming.state import State

HEAT_AS_MONEY: Final = 0.9
"""What a heat is worth where heat pays for everything, in M€."""


class SoloPrices:
    """The prices of one moment. `state` must not change while they are used."""

    def __init__(self, parameters: SoloParameters, money: Money, state: State) -> None:
        self.p = parameters
        self.curve = money
        self.state = state
        self.generation = min(state.generation, LAST)
        self.left = LAST - self.generation
        """Generations after this one."""
        g = self.generation
        self.money = money.now[g] if g < LAST else parameters.last_money
        self.is_for_rating = state.rules.solo_goal == RATING
        self.cost = parameters.step_cost
        if self.is_for_rating:
            self.cost = (parameters.rating_cost,) * 3
        self.steps = open_steps(state)
        self.warm_steps = warm_steps(self.steps)
        self.heat_worth = self.of_heat(state)
        self.plants_worth = self.of_plants(state)
        self._units: list[float] | None = None

    def of_heat(
        self,
        s: State,
        fewer: int = 0,
        stock: float = 0,
        coming: float = 0,
        produced: float = 0,
        later: float = 0,
    ) -> float:
        """What heat and energy will become; the others are changes to what the state has."""
        return conversion(
            self.curve,
            self.p.waiting,
            self.cost[parameter.TEMPERATURE],
            HEAT_PER_STEP,
            max(0, warm_steps(open_steps(s)) - fewer),
            s.stock[HEAT] + stock,
            s.stock[ENERGY] + coming,
            s.production[HEAT] + produced,
            s.production[ENERGY] + later,
            self.generation,
        )

    def of_plants(self, s: State, fewer: int = 0, stock: float = 0, produced: float = 0) -> float:
        """What plants will become."""
        return conversion(
            self.curve,
            self.p.waiting,
            self.cost[parameter.OXYGEN],
            s.greenery_price[0],
            open_steps(s)[parameter.OXYGEN] - fewer,
            s.stock[PLANTS] + stock,
            0,
            s.production[PLANTS] + produced,
            0,
            self.generation,
        )

    def _unit(self, what: int) -> float:
        """One plant, energy or heat more, now."""
        if self._units is None:
            s, heat = self.state, self.heat_worth
            self._units = [0.0] * COUNT
            self._units[PLANTS] = self.of_plants(s, stock=1) - self.plants_worth
            self._units[ENERGY] = self.of_heat(s, coming=1) - heat
            self._units[HEAT] = self.of_heat(s, stock=1) - heat
        return self._units[what]

    def drawn(self) -> float:
        """A card drawn for nothing."""
        return max(1.0, self.p.drawn_card * self.money * min(1.0, self.left / 8))

    def stock(self, what: int, then: int) -> float:
        """One unit of a resource gained in a generation."""
        if what == MC:
            return self.curve.now[then]
        if what == STEEL:
            return self.p.steel * self.state.metal_value[0] * self.curve.metal[then]
        if what == TITANIUM:
            return self.p.titanium * self.state.metal_value[1] * self.curve.metal[then]
        if what == PLANTS:
            return self._unit(PLANTS) * self._fading(parameter.OXYGEN, then)
        if what == ENERGY:
            warmth = self._unit(ENERGY) * self._fading(parameter.TEMPERATURE, then)
            return warmth if then < LAST else 0.0
        heat = self._unit(HEAT) * self._fading(parameter.TEMPERATURE, then)
        if self.state.pays_with_heat & 1:
            heat = max(heat, HEAT_AS_MONEY * self.curve.now[then])
        return heat

    def _fading(self, which: int, then: int) -> float:
        """A step of then against a step of now."""
        cost, income = self.cost[which], self.curve.income
        return (cost + income[then]) / (cost + income[self.generation])

    def production(self, what: int, amount: float, then: int) -> float:
        """So much production more, from a generation on."""
        s, p, g = self.state, self.p, self.generation
        income = self.curve.income
        if what == MC:
            return amount * income[then]
        if what == STEEL:
            return amount * p.steel * s.metal_value[0] * self.curve.metal_income[then]
        if what == TITANIUM:
            return amount * p.titanium * s.metal_value[1] * self.curve.metal_income[then]
        if what == PLANTS:
            full = self.of_plants(s, produced=amount) - self.plants_worth
        elif what == HEAT:
            full = self.of_heat(s, produced=amount) - self.heat_worth
            if s.pays_with_heat & 1:
                full = max(full, HEAT_AS_MONEY * amount * income[g])
        else:
            full = self.of_heat(s, later=amount) - self.heat_worth
            full += p.energy_bonus * amount * income[g]
        if then == g:
            return full
        return full * max(0, LAST - then) / self.left if self.left > 0 else 0.0

    def step(self, which: int, steps: int, then: int) -> float:
        """Steps of a parameter in a generation, less what goods would have done anyway."""
        steps = min(steps, self.steps[which])
        if steps <= 0:
            return 0.0
        worth = steps * (self.cost[which] + self.curve.income[then])
        if which == parameter.TEMPERATURE and self.heat_worth > 0:
            worth += self.of_heat(self.state, fewer=steps) - self.heat_worth
        elif which == parameter.OXYGEN and self.plants_worth > 0:
            worth += self.of_plants(self.state, fewer=steps) - self.plants_worth
        return worth

    def rating(self, then: int) -> float:
        """One step of rating."""
        worth = self.curve.income[then]
        return worth + self.p.rating_cost if self.is_for_rating else worth


def open_steps(s: State) -> tuple[int, int, int]:
    """The steps of temperature, oxygen and oceans that are missing."""
    level, goal = s.parameter, parameter.GOAL
    return (goal[0] - level[0]) // parameter.STEP[0], goal[1] - level[1], goal[2] - level[2]


def warm_steps(steps: tuple[int, int, int]) -> int:
    """The steps of temperature that must be made: the oxygen to come brings one (TM-3.6)."""
    temperature, oxygen, _ = steps
    free = oxygen > parameter.GOAL[parameter.OXYGEN] - parameter.WARMING_LEVEL
    return temperature - 1 if free and temperature > 0 else temperature


def wet_steps(s: State, steps: tuple[int, int, int]) -> int:
    """The oceans that must be placed: 0 °C, while it is to come, brings one (TM-3.6)."""
    oceans = steps[parameter.OCEANS]
    free = s.parameter[parameter.TEMPERATURE] < parameter.MELTING_LEVEL
    return oceans - 1 if free and oceans > 0 else oceans
