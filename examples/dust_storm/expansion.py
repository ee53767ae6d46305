"""*Dust Storm*: a small expansion that lives outside the package.

It brings two cards, a number that the table counts (the storms so far), and a rule: at the start of
every third action phase a storm takes one energy from everybody who has some. `docs/expansion.md`
explains the parts; Turmoil, inside the package, has one of everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marineris.core.part import Part
from marineris.core.schema import NUMBER, Kind
from marineris.terraforming.data import tag
from marineris.terraforming.data.card import ACTIVE, AUTOMATED, Card, Points
from marineris.terraforming.data.parameter import TEMPERATURE
from marineris.terraforming.data.resource import COUNT, ENERGY, HEAT, MC
from marineris.terraforming.expansion import Expansion
from marineris.terraforming.flow.change import gain
from marineris.terraforming.registry import register_expansion
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce
from marineris.terraforming.vocabulary.requirement import AtMost
from marineris.text.bundle import add_texts

NAME: Final = "dust_storm"
EVERY: Final = 3
"""A storm comes with every third action phase."""

CARDS: Final = (
    Card("storm_shelter", "D01", 6, AUTOMATED, tags=(tag.BUILDING,),
         requires=(AtMost(TEMPERATURE, -10),), play=(Produce(HEAT, 2),), points=Points(1),
         set=NAME),
    Card("wind_turbines", "D02", 11, ACTIVE, tags=(tag.POWER, tag.BUILDING),
         play=(Produce(ENERGY),), action=(Spend(ENERGY, 1), Gain(MC, 3)), set=NAME),
)  # fmt: skip
"""Each card is one literal: its text, its face and what it is worth to a bot follow from it."""


class Weather(Part):
    """What the expansion adds to a table's state."""

    def __init__(self, phases: int = 0, storms: int = 0) -> None:
        self.phases = phases
        self.storms = storms

    def name(self) -> str:
        return NAME

    def fields(self) -> dict[str, Kind]:
        return {"phases": NUMBER, "storms": NUMBER}

    def copy(self) -> Part:
        return Weather(self.phases, self.storms)


class DustStorm(Expansion):
    """Its hooks: the base game calls them for tables that play with the expansion."""

    def name(self) -> str:
        return NAME

    def new_part(self, s: State) -> Part:
        return Weather()

    def begin_actions(self, s: State) -> None:
        weather = weather_of(s)
        weather.phases += 1
        if weather.phases % EVERY:
            return
        weather.storms += 1
        for seat in range(s.seats):
            if s.stock[seat * COUNT + ENERGY]:
                gain(s, seat, ENERGY, -1)

    def view(self, s: State, seat: int | None) -> Mapping[str, Any]:
        return {"storms": weather_of(s).storms}


def weather_of(s: State) -> Weather:
    """The expansion's part of a state."""
    return next(part for part in s.parts if isinstance(part, Weather))


def register() -> None:
    """Put the expansion into the box, with its words; it stays there until the process ends."""
    register_expansion(DustStorm(), CARDS)
    add_texts(Path(__file__).parent / "i18n")
