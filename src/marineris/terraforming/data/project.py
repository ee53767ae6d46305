"""The standard projects (TM-11.B1), as data, and the two conversions (TM-11.F, TM-11.G)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.terraforming.data import tile
from marineris.terraforming.data.card import Effects
from marineris.terraforming.data.parameter import TEMPERATURE
from marineris.terraforming.data.resource import ENERGY, MC
from marineris.terraforming.options import RATING, Options
from marineris.terraforming.vocabulary.effect.deck import SellPatents
from marineris.terraforming.vocabulary.effect.map import PLACE_OCEAN, PlaceTile, Raise
from marineris.terraforming.vocabulary.effect.stock import Produce, RaiseRating
from marineris.terraforming.vocabulary.placement import CITY_PLACE, GREENERY_PLACE

HEAT_PER_STEP: Final = 8
"""Heat that raises the temperature one step (TM-11.G)."""

RAISE_TEMPERATURE: Final = Raise(TEMPERATURE)
PLACE_GREENERY: Final = PlaceTile(tile.GREENERY, GREENERY_PLACE)
PLACE_CITY: Final = PlaceTile(tile.CITY, CITY_PLACE)


@dataclass(frozen=True)
class Project:
    """A standard project. One that places a tile on land needs a legal place (TM-11.B4)."""

    id: str
    cost: int
    effects: Effects
    solo_goal: str = ""
    """The goal of a solo game that it belongs to; without one it is in every game."""
    set: str = ""
    """The expansion that it belongs to, if any."""


SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1

PROJECTS: Final[list[Project]] = []
DEMANDS: Final[list[Effects]] = []
"""For each project those of its effects that may forbid it."""

STANDARD: Final = (
    Project("sell_patents", 0, (SellPatents(),)),
    Project("power_plant", 11, (Produce(ENERGY),)),
    Project("asteroid", 14, (RAISE_TEMPERATURE,)),
    Project("aquifer", 18, (PLACE_OCEAN,)),
    Project("greenery", 23, (PLACE_GREENERY,)),
    Project("city", 25, (PLACE_CITY, Produce(MC))),
)

FOR_A_GOAL: Final = (Project("buffer_gas", 16, (RaiseRating(),), RATING),)
"""Standard projects that only a solo game with their goal has (TM-15.10)."""


def projects_of(options: Options) -> list[int]:
    """The standard projects that a table plays with."""
    goals = ("", options.solo_goal) if options.is_solo else ("",)
    sets = ("", *options.expansions)
    return [
        i
        for i, project in enumerate(PROJECTS)
        if project.solo_goal in goals and project.set in sets
    ]
