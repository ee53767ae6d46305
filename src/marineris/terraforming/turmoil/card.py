"""The project cards and corporations of Turmoil."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data import cube, tag, tile
from marineris.terraforming.data.card import ACTIVE, AUTOMATED, CORPORATION, EVENT, Card, Points
from marineris.terraforming.data.project import PLACE_CITY, PLACE_GREENERY
from marineris.terraforming.data.resource import COUNT, ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.turmoil.count import EmptyNextToOwn, PartiesJoined
from marineris.terraforming.turmoil.effect import (
    BanDelegate,
    MoreInfluence,
    PlaceDelegates,
    Recruit,
    SeizeChair,
)
from marineris.terraforming.turmoil.party import (
    GREENS,
    KELVINISTS,
    MARS_FIRST,
    REDS,
    SCIENTISTS,
    UNITY,
)
from marineris.terraforming.turmoil.requirement import (
    ChairmanIsNeutral,
    IsChairman,
    LeadsParty,
    PartyRules,
)
from marineris.terraforming.vocabulary.count import EVERYONE, CubesHere, Tags
from marineris.terraforming.vocabulary.effect.control import OneOf
from marineris.terraforming.vocabulary.effect.cubes import AddHere
from marineris.terraforming.vocabulary.effect.deck import Draw
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import (
    Gain,
    LowerRating,
    Produce,
    RaiseRating,
    RemoveAny,
)
from marineris.terraforming.vocabulary.modifier import CardPrice, OceanBonus
from marineris.terraforming.vocabulary.trigger import Places, PlaysTag, ProducesUnraised, Trigger

# One literal a card, in the order of the card numbers, corporations last.
# fmt: off
TURMOIL_CARDS: Final = (
    Card("aerial_lenses", "T01", 2, AUTOMATED, requires=(PartyRules(KELVINISTS),),
         play=(Produce(HEAT, 2), RemoveAny(PLANTS, 2)), points=Points(-1), set="turmoil"),
    Card("banned_delegate", "T02", 0, EVENT, requires=(IsChairman(),), play=(BanDelegate(),),
         set="turmoil"),
    Card("cultural_metropolis", "T03", 20, AUTOMATED, tags=(tag.CITY, tag.BUILDING),
         requires=(PartyRules(UNITY),),
         play=(Produce(ENERGY, -1), Produce(MC, 3), PLACE_CITY, PlaceDelegates(2)), set="turmoil"),
    Card("diaspora_movement", "T04", 7, AUTOMATED, tags=(tag.JOVIAN,), requires=(PartyRules(REDS),),
         play=(Gain(MC, per=Tags(tag.JOVIAN, whose=EVERYONE)),), points=Points(1), set="turmoil"),
    Card("event_analysts", "T05", 5, ACTIVE, tags=(tag.SCIENCE,),
         requires=(PartyRules(SCIENTISTS),), modifiers=(MoreInfluence(),), set="turmoil"),
    Card("gmo_contract", "T06", 3, ACTIVE, tags=(tag.MICROBE, tag.SCIENCE),
         requires=(PartyRules(GREENS),),
         triggers=(Trigger(PlaysTag((tag.PLANT, tag.ANIMAL, tag.MICROBE)), (Gain(MC, 2),)),),
         set="turmoil"),
    Card("martian_media_center", "T07", 7, ACTIVE, tags=(tag.BUILDING,),
         requires=(PartyRules(MARS_FIRST),), play=(Produce(MC, 2),),
         action=(Spend(MC, 3), PlaceDelegates()), set="turmoil"),
    Card("parliament_hall", "T08", 8, AUTOMATED, tags=(tag.BUILDING,),
         requires=(PartyRules(MARS_FIRST),), play=(Produce(MC, per=Tags(tag.BUILDING, every=3)),),
         points=Points(1), set="turmoil"),
    Card("pr_office", "T09", 7, AUTOMATED, tags=(tag.EARTH,), requires=(PartyRules(UNITY),),
         play=(RaiseRating(), Gain(MC, per=Tags(tag.EARTH))), set="turmoil"),
    Card("public_celebrations", "T10", 8, EVENT, requires=(IsChairman(),), points=Points(2),
         set="turmoil"),
    Card("recruitment", "T11", 2, EVENT, play=(Recruit(),), set="turmoil"),
    Card("red_tourism_wave", "T12", 3, EVENT, tags=(tag.EARTH,), requires=(PartyRules(REDS),),
         play=(Gain(MC, per=EmptyNextToOwn()),), set="turmoil"),
    Card("sponsored_mohole", "T13", 5, AUTOMATED, tags=(tag.BUILDING,),
         requires=(PartyRules(KELVINISTS),), play=(Produce(HEAT, 2),), set="turmoil"),
    Card("supported_research", "T14", 3, AUTOMATED, tags=(tag.SCIENCE,),
         requires=(PartyRules(SCIENTISTS),), play=(Draw(2),), set="turmoil"),
    Card("wildlife_dome", "T15", 15, AUTOMATED, tags=(tag.ANIMAL, tag.PLANT, tag.BUILDING),
         requires=(PartyRules(GREENS),), play=(PLACE_GREENERY,), set="turmoil"),
    Card("vote_of_no_confidence", "T16", 5, EVENT, requires=(LeadsParty(), ChairmanIsNeutral()),
         play=(SeizeChair(), RaiseRating()), set="turmoil"),
    Card("lakefront_resorts", "R38", 0, CORPORATION, tags=(tag.BUILDING,), play=(Gain(MC, 54),),
         triggers=(Trigger(Places(tile.OCEAN), (Produce(MC),)),), modifiers=(OceanBonus(),),
         set="turmoil"),
    Card("pristar", "R07", 0, CORPORATION, play=(Gain(MC, 53), LowerRating(2)),
         triggers=(Trigger(ProducesUnraised(), (AddHere(), Gain(MC, 6))),),
         holds=cube.PRESERVATION, points=Points(1, per=CubesHere()), set="turmoil"),
    Card("terralabs_research", "R14", 0, CORPORATION, tags=(tag.SCIENCE, tag.EARTH),
         play=(Gain(MC, 14), LowerRating()), modifiers=(CardPrice(2),), set="turmoil"),
    Card("utopia_invest", "R33", 0, CORPORATION, tags=(tag.BUILDING,),
         play=(Gain(MC, 40), Produce(STEEL), Produce(TITANIUM)),
         action=(OneOf(tuple((Produce(what, -1), Gain(what, 4)) for what in range(COUNT))),),
         set="turmoil"),
    Card("septem_tribus", "R15", 0, CORPORATION, tags=(tag.WILD,), play=(Gain(MC, 36),),
         action=(Gain(MC, 2, per=PartiesJoined()),), set="turmoil"),
)
# fmt: on
