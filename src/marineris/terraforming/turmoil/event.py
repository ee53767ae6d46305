"""The 31 global events, as data (TU-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.terraforming.data import tag
from marineris.terraforming.data.card import Effects
from marineris.terraforming.data.resource import ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.turmoil.count import (
    ActiveCards,
    Boosted,
    Capped,
    Influence,
    OwnEvents,
    RatingAbove,
    Softened,
    SumOf,
    TilesNextToOcean,
)
from marineris.terraforming.turmoil.mars import (
    PLACE_FREE_OCEAN,
    DrainOcean,
    Rank,
    ShiftTemperature,
)
from marineris.terraforming.turmoil.outcome import (
    AddToEach,
    DiscardCards,
    DrawPer,
    GainChosen,
    Lose,
    LoseAbove,
    LoseAll,
    LoseProduction,
    LoseRating,
    Provided,
)
from marineris.terraforming.turmoil.party import (
    GREENS,
    KELVINISTS,
    MARS_FIRST,
    REDS,
    SCIENTISTS,
    UNITY,
)
from marineris.terraforming.turmoil.schema import EVENT_IDS
from marineris.terraforming.turmoil.tags import KindsOfTags, ShownTags
from marineris.terraforming.vocabulary.count import CardsInHand, OwnCities, ProductionOf
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce


@dataclass(frozen=True)
class GlobalEvent:
    """One global event. Its parties get a neutral delegate: when revealed, and when current."""

    id: str
    revealed: int
    current: int
    mars: Effects = ()
    """What happens once, the first player choosing where."""
    each: Effects = ()
    """What happens to each player, in turn order."""


BUILDING: Final = ShownTags((tag.BUILDING,))
SPACE: Final = ShownTags((tag.SPACE,))
JOVIAN: Final = ShownTags((tag.JOVIAN,))
EARTH: Final = ShownTags((tag.EARTH,))
SCIENCE: Final = ShownTags((tag.SCIENCE,))
POWER: Final = ShownTags((tag.POWER,))
INFLUENCE: Final = Influence()

# fmt: off
EVENTS: Final = (
    GlobalEvent("global_dust_storm", KELVINISTS, GREENS,
                each=(LoseAll(HEAT), Lose(MC, 2, Softened(BUILDING)))),
    GlobalEvent("sponsored_projects", SCIENTISTS, GREENS,
                each=(AddToEach(), DrawPer(INFLUENCE))),
    GlobalEvent("asteroid_mining", REDS, UNITY, each=(Gain(TITANIUM, 1, Boosted(JOVIAN)),)),
    GlobalEvent("generous_funding", KELVINISTS, UNITY,
                each=(Gain(MC, 2, Boosted(RatingAbove(15, 5))),)),
    GlobalEvent("successful_organisms", MARS_FIRST, SCIENTISTS,
                each=(Gain(PLANTS, 1, Boosted(ProductionOf(PLANTS))),)),
    GlobalEvent("eco_sabotage", GREENS, REDS, each=(LoseAbove(PLANTS, 3),)),
    GlobalEvent("productivity", SCIENTISTS, MARS_FIRST,
                each=(Gain(STEEL, 1, Boosted(ProductionOf(STEEL))),)),
    GlobalEvent("snow_cover", KELVINISTS, KELVINISTS,
                mars=(ShiftTemperature(-2),), each=(DrawPer(INFLUENCE),)),
    GlobalEvent("diversity", SCIENTISTS, SCIENTISTS,
                each=(Provided(SumOf((KindsOfTags(), INFLUENCE)), 9, Gain(MC, 10)),)),
    GlobalEvent("pandemic", GREENS, MARS_FIRST, each=(Lose(MC, 3, Softened(BUILDING)),)),
    GlobalEvent("war_on_earth", MARS_FIRST, KELVINISTS, each=(LoseRating(4),)),
    GlobalEvent("improved_energy_templates", SCIENTISTS, KELVINISTS,
                each=(Produce(ENERGY, 1, SumOf((POWER, INFLUENCE), every=2)),)),
    GlobalEvent("interplanetary_trade", UNITY, UNITY, each=(Gain(MC, 2, Boosted(SPACE)),)),
    GlobalEvent("celebrity_leaders", UNITY, GREENS, each=(Gain(MC, 2, Boosted(OwnEvents())),)),
    GlobalEvent("spin_off_products", GREENS, SCIENTISTS, each=(Gain(MC, 2, Boosted(SCIENCE)),)),
    GlobalEvent("election", GREENS, MARS_FIRST,
                mars=(Rank(SumOf((INFLUENCE, BUILDING, OwnCities())), 2, 1, least=0,
                           alone_first=10, alone_second=5),)),
    GlobalEvent("aquifer_released_by_public_council", MARS_FIRST, GREENS,
                mars=(PLACE_FREE_OCEAN,),
                each=(Gain(PLANTS, 1, INFLUENCE), Gain(STEEL, 1, INFLUENCE))),
    GlobalEvent("paradigm_breakdown", KELVINISTS, REDS,
                each=(DiscardCards(2), Gain(MC, 2, INFLUENCE))),
    GlobalEvent("homeworld_support", REDS, UNITY, each=(Gain(MC, 2, Boosted(EARTH)),)),
    GlobalEvent("riots", MARS_FIRST, REDS, each=(Lose(MC, 4, Softened(OwnCities())),)),
    GlobalEvent("volcanic_eruptions", SCIENTISTS, KELVINISTS,
                mars=(ShiftTemperature(2),), each=(Produce(HEAT, 1, INFLUENCE),)),
    GlobalEvent("mud_slides", KELVINISTS, GREENS,
                each=(Lose(MC, 4, Softened(TilesNextToOcean())),)),
    GlobalEvent("miners_on_strike", MARS_FIRST, GREENS,
                each=(Lose(TITANIUM, 1, Softened(JOVIAN)),)),
    GlobalEvent("sabotage", UNITY, REDS,
                each=(LoseProduction(ENERGY), LoseProduction(STEEL), Gain(STEEL, 1, INFLUENCE))),
    GlobalEvent("revolution", UNITY, MARS_FIRST,
                mars=(Rank(SumOf((EARTH, INFLUENCE)), -2, -1, least=1,
                           alone_first=4, alone_second=0),)),
    GlobalEvent("strong_society", REDS, MARS_FIRST, each=(Gain(MC, 2, Boosted(OwnCities())),)),
    GlobalEvent("red_influence", KELVINISTS, REDS,
                each=(Lose(MC, 3, Capped(RatingAbove(10, 5))), Produce(MC, 1, INFLUENCE))),
    GlobalEvent("solarnet_shutdown", SCIENTISTS, MARS_FIRST,
                each=(Lose(MC, 3, Softened(ActiveCards())),)),
    GlobalEvent("scientific_community", REDS, SCIENTISTS,
                each=(Gain(MC, 1, SumOf((CardsInHand(), INFLUENCE))),)),
    GlobalEvent("dry_deserts", REDS, UNITY, mars=(DrainOcean(),), each=(GainChosen(INFLUENCE),)),
    GlobalEvent("solar_flare", UNITY, KELVINISTS, each=(Lose(MC, 3, Softened(SPACE)),)),
)
# fmt: on

EVENT_IDS.extend([event.id for event in EVENTS])

INDEX: Final = {event.id: i for i, event in enumerate(EVENTS)}
