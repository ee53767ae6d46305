"""The six parties, as data: what they give when they come to power and while they rule (TU-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.terraforming.data import tag, tile
from marineris.terraforming.data.card import Effects
from marineris.terraforming.data.resource import ENERGY, HEAT, MC, STEEL, TITANIUM
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.tags import ShownTags
from marineris.terraforming.vocabulary.count import ProductionOf
from marineris.terraforming.vocabulary.effect.deck import Draw
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce
from marineris.terraforming.vocabulary.modifier import MetalValue
from marineris.terraforming.vocabulary.trigger import PLACED, Occasion, Places, Trigger

# Clockwise around the board (TU-9.3).
MARS_FIRST: Final = 0
KELVINISTS: Final = 1
REDS: Final = 2
GREENS: Final = 3
UNITY: Final = 4
SCIENTISTS: Final = 5
COUNT: Final = 6

NAMES: Final = ("mars_first", "kelvinists", "reds", "greens", "unity", "scientists")

RATING_FEE: Final = 3
"""M€ that the Reds ask for each step of rating."""


@dataclass(frozen=True)
class PlacesOnMars(Occasion):
    """The owner places any tile on Mars, an ocean too."""

    def kind(self) -> int:
        return PLACED

    def times(self, s: State, owner: int, actor: int, subject: int) -> int:
        return 1 if owner == actor and s.map.neighbours[subject] else 0


@dataclass(frozen=True)
class Party:
    """A party. Its bonus is paid once when it comes to power; the rest holds while it rules."""

    id: str
    bonus: Effects = ()
    """What every player gets; the Reds' is a rule of its own (`politics.comfort_lowest`)."""
    trigger: Trigger | None = None
    metal: MetalValue | None = None
    action: Effects = ()
    once: bool = False
    """Whether each player may use the action only once a generation."""
    rating_fee: int = 0


# fmt: off
PARTIES: Final = (
    Party("mars_first", bonus=(Gain(MC, per=ShownTags((tag.BUILDING,))),),
          trigger=Trigger(PlacesOnMars(), (Gain(STEEL),))),
    Party("kelvinists", bonus=(Gain(MC, per=ProductionOf(HEAT)),),
          action=(Spend(MC, 10), Produce(ENERGY), Produce(HEAT))),
    Party("reds", rating_fee=RATING_FEE),
    Party("greens", bonus=(Gain(MC, per=ShownTags((tag.PLANT, tag.MICROBE, tag.ANIMAL))),),
          trigger=Trigger(Places(tile.GREENERY, by_anyone=False), (Gain(MC, 4),))),
    Party("unity", bonus=(Gain(MC, per=ShownTags((tag.EARTH, tag.JOVIAN))),),
          metal=MetalValue(TITANIUM)),
    Party("scientists", bonus=(Gain(MC, per=ShownTags((tag.SCIENCE,))),),
          action=(Spend(MC, 10), Draw(3)), once=True),
)
# fmt: on
