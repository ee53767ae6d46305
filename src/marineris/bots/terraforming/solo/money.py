"""What a M€ of each generation is worth in M€ of the last one, and what goods become until then."""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.parameters import SoloParameters
from marineris.terraforming.flow.generation import SOLO_GENERATIONS

LAST: Final = SOLO_GENERATIONS


class Money:
    """Curves over the generations; each list is indexed by the generation."""

    def __init__(self, parameters: SoloParameters) -> None:
        p = parameters
        now = [1.0] * (LAST + 3)
        for generation in range(LAST - 1, -1, -1):
            growth = p.early_growth if generation < p.growth_turn else p.late_growth
            now[generation] = now[generation + 1] * (1 + growth)
        now[0] = now[1]
        self.now = now
        """A M€ in hand."""
        self.income = _ahead(now)
        """A M€ in every generation after this one: a step of rating or of production."""
        self.metal = [
            now[g] * max(p.metal_floor, min(1.0, (LAST + 1 - g) / p.metal_fade))
            for g in range(LAST + 1)
        ] + [0.0, 0.0]
        """A M€ worth of metal in hand;"""
        self.metal[LAST] = p.metal_floor
        self.metal_income = _ahead(self.metal)
        """and in every later generation."""


def _ahead(worth: list[float]) -> list[float]:
    """For each generation the sum over those after it."""
    found = [0.0] * (LAST + 3)
    for generation in range(LAST - 1, -1, -1):
        found[generation] = found[generation + 1] + worth[generation + 1]
    return found


def conversion(
    money: Money,
    waiting: float,
    cost: float,
    per: int,
    steps: int,
    stock: float,
    coming: float,
    produced: float,
    later: float,
    generation: int,
) -> float:
    """What units are worth that become steps, `per` of them each, of at most `steps`.

    Units come in time order: `stock` now, `coming` once in the next generation, `produced` in
    every one from the next on, `later` in every one from the one after. In the last generation
    only whole steps count.
    """
    room = float(steps * per)
    if room <= 0:
        return 0.0
    if generation >= LAST:
        room = min(room, float(int(stock) // per * per))
    income = money.income
    units = min(stock, room)
    total = units * (cost + income[generation])
    room -= units
    inflow = produced + coming
    for then in range(generation + 1, LAST + 1):
        if room <= 0:
            break
        units = min(inflow, room)
        total += units * (cost + income[then])
        room -= units
        inflow = produced + later
    return waiting * total / per
