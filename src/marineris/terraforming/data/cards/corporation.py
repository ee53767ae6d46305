"""The corporations of the base game and the Corporate Era."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data import tag, tile
from marineris.terraforming.data.card import CORPORATION, Card
from marineris.terraforming.data.project import PLACE_CITY, POWER_PLANT
from marineris.terraforming.data.resource import ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.vocabulary.effect.control import IfRatingRaised
from marineris.terraforming.vocabulary.effect.deck import Draw
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce, RaiseRating
from marineris.terraforming.vocabulary.modifier import (
    Discount,
    GreeneryPrice,
    HeatAsMoney,
    MetalValue,
    ProjectDiscount,
    Tolerance,
)
from marineris.terraforming.vocabulary.trigger import (
    MinesBonus,
    Places,
    PlaysEvent,
    PlaysTag,
    Spends,
    Trigger,
)

# One literal a card, the beginners' first, the Corporate Era's last.
# fmt: off
CORPORATIONS: Final = (
    Card("beginner_corporation", "R00", 0, CORPORATION, play=(Gain(MC, 42),)),
    Card("credicor", "R08", 0, CORPORATION, play=(Gain(MC, 57),),
         triggers=(Trigger(Spends(20), (Gain(MC, 4),)),)),
    Card("ecoline", "R17", 0, CORPORATION, tags=(tag.PLANT,),
         play=(Gain(MC, 36), Gain(PLANTS, 3), Produce(PLANTS, 2)), modifiers=(GreeneryPrice(1),)),
    Card("helion", "R18", 0, CORPORATION, tags=(tag.SPACE,),
         play=(Gain(MC, 42), Produce(HEAT, 3)), modifiers=(HeatAsMoney(),)),
    Card("interplanetary_cinematics", "R19", 0, CORPORATION, tags=(tag.BUILDING,),
         play=(Gain(MC, 30), Gain(STEEL, 20)), triggers=(Trigger(PlaysEvent(), (Gain(MC, 2),)),)),
    Card("inventrix", "R43", 0, CORPORATION, tags=(tag.SCIENCE,), play=(Gain(MC, 45),),
         first_action=(Draw(3),), modifiers=(Tolerance(2),)),
    Card("mining_guild", "R24", 0, CORPORATION, tags=(tag.BUILDING, tag.BUILDING),
         play=(Gain(MC, 30), Gain(STEEL, 5), Produce(STEEL)),
         triggers=(Trigger(MinesBonus(), (Produce(STEEL),)),)),
    Card("phobolog", "R09", 0, CORPORATION, tags=(tag.SPACE,),
         play=(Gain(MC, 23), Gain(TITANIUM, 10)), modifiers=(MetalValue(TITANIUM),)),
    Card("tharsis_republic", "R31", 0, CORPORATION, tags=(tag.BUILDING,), play=(Gain(MC, 40),),
         first_action=(PLACE_CITY,),
         triggers=(Trigger(Places(tile.CITY, on_mars=True), (Produce(MC),)),
                   Trigger(Places(tile.CITY, by_anyone=False), (Gain(MC, 3),)))),
    Card("thorgate", "R13", 0, CORPORATION, tags=(tag.POWER,), play=(Gain(MC, 48), Produce(ENERGY)),
         modifiers=(Discount(3, tag.POWER), ProjectDiscount(POWER_PLANT, 3))),
    Card("united_nations_mars_initiative", "R32", 0, CORPORATION, tags=(tag.EARTH,),
         play=(Gain(MC, 40),), action=(IfRatingRaised(), Spend(MC, 3), RaiseRating())),
    Card("saturn_systems", "R03", 0, CORPORATION, tags=(tag.JOVIAN,),
         play=(Gain(MC, 42), Produce(TITANIUM)), set="corporate_era",
         triggers=(Trigger(PlaysTag((tag.JOVIAN,), by_anyone=True), (Produce(MC),)),)),
    Card("teractor", "R30", 0, CORPORATION, tags=(tag.EARTH,), play=(Gain(MC, 60),),
         modifiers=(Discount(3, tag.EARTH),), set="corporate_era"),
)
# fmt: on
