"""How often occasions come, what modifiers save and how long requirements take, in solo games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from marineris.bots.terraforming.solo.money import LAST
from marineris.terraforming.data import parameter, tag, tile
from marineris.terraforming.data.project import HEAT_PER_STEP
from marineris.terraforming.data.resource import ENERGY, HEAT, PLANTS
from marineris.terraforming.turmoil import requirement as politics
from marineris.terraforming.turmoil.effect import MoreInfluence
from marineris.terraforming.turmoil.party import PlacesOnMars
from marineris.terraforming.vocabulary import modifier, requirement, trigger

if TYPE_CHECKING:
    from marineris.bots.terraforming.solo.cards import CardJudge

TAG_RATE: Final = {tag.BUILDING: 0.7, tag.SPACE: 0.5, tag.SCIENCE: 0.35, tag.EARTH: 0.35}
RARE_TAG_RATE: Final = 0.25
"""How many tags of a kind are played in a generation."""
PROJECTS: Final = 0.45
"""How many of the steps that goods do not cover are bought as standard projects."""
TAG_DELAY: Final = 2.5
"""Generations until one more tag of a kind is in play."""
DELAY: Final = 2.0
"""Generations until something else that is required will be there."""


# ---------------------------------------------------------------------- occasions


def any_occasion(j: CardJudge, on: Any, left: float) -> float:
    """An occasion that nothing is known about."""
    return 0.3 * left


def _tags(j: CardJudge, on: trigger.PlaysTag, left: float) -> float:
    return left * sum(TAG_RATE.get(one, RARE_TAG_RATE) for one in on.tags)


def _places(j: CardJudge, on: trigger.Places, left: float) -> float:
    if on.tile == tile.OCEAN:
        return 0.9 * j.prices.steps[parameter.OCEANS]
    if on.tile == tile.GREENERY:
        return 0.8 * j.prices.steps[parameter.OXYGEN]
    return 0.25 * left


def _projects(j: CardJudge, on: trigger.BuildsProject, left: float) -> float:
    s, ahead = j.state, j.prices.left
    heat = s.stock[HEAT] + s.stock[ENERGY] + (s.production[HEAT] + s.production[ENERGY]) * ahead
    plants = s.stock[PLANTS] + s.production[PLANTS] * ahead
    temperature, oxygen, oceans = j.prices.steps
    warm = max(0.0, temperature - heat / HEAT_PER_STEP)
    return PROJECTS * (warm + max(0.0, oxygen - plants / 8) + oceans)


OCCASIONS: Final[dict[type[trigger.Occasion], Callable[[CardJudge, Any, float], float]]] = {
    trigger.PlaysTag: _tags,
    trigger.PlaysEvent: lambda j, on, left: (0.5 if on.tag < 0 else 0.3) * left,
    trigger.Places: _places,
    trigger.BuildsProject: _projects,
    trigger.Spends: lambda j, on, left: 0.25 * left + 0.3 * j.prices.steps[parameter.OXYGEN],
    trigger.MinesBonus: lambda j, on, left: 0.2 * left,
    trigger.ProducesUnraised: lambda j, on, left: 0.2 * left,
    PlacesOnMars: lambda j, on, left: 0.8 * left,
}
"""How often each kind of occasion comes, with so many generations left."""


# ---------------------------------------------------------------------- modifiers


def any_modifier(j: CardJudge, change: Any, then: int) -> float:
    """A modifier that nothing is known about."""
    return 0.5


def _discount(j: CardJudge, change: modifier.Discount, then: int) -> float:
    rate = j.p.cards_played
    if change.tag != tag.ANY:
        rate = TAG_RATE.get(change.tag, RARE_TAG_RATE)
    return change.amount * rate * j.prices.curve.income[then]


def _metal(j: CardJudge, change: modifier.MetalValue, then: int) -> float:
    s, what = j.state, change.resource
    now = (s.stock[what] + 2) * j.prices.money
    return 0.8 * (now + s.production[what] * j.prices.curve.income[then])


MODIFIERS: Final[dict[type[modifier.Modifier], Callable[[CardJudge, Any, int], float]]] = {
    modifier.Discount: _discount,
    modifier.ProjectDiscount: lambda j, change, then: 0.3 * change.amount,
    modifier.MetalValue: _metal,
    modifier.CardPrice: lambda j, change, then: (
        change.less * j.p.cards_played * j.prices.curve.income[then]
    ),
    modifier.OceanBonus: lambda j, change, then: (
        0.5 * change.amount * j.prices.steps[parameter.OCEANS]
    ),
    modifier.Tolerance: lambda j, change, then: (
        change.steps * min(1.0, (LAST - then) / 8) * j.prices.money
    ),
    modifier.GreeneryPrice: lambda j, change, then: (
        18.0 * change.less * min(1.0, (LAST - then) / 10)
    ),
    modifier.HeatAsMoney: lambda j, change, then: 4.0,
    modifier.GuardLife: any_modifier,
    MoreInfluence: lambda j, change, then: 0.3 * change.amount * (LAST - then),
}
"""What each kind of modifier saves or brings, from a generation on."""


# ---------------------------------------------------------------------- requirements


def any_requirement(j: CardJudge, one: Any, tolerance: int) -> float | None:
    """A requirement that nothing is known about: a short time."""
    return DELAY


def _at_least(j: CardJudge, one: requirement.AtLeast, tolerance: int) -> float:
    which = one.parameter
    steps = (one.level - j.state.parameter[which]) / parameter.STEP[which] - tolerance
    return steps / j.p.pace[which]


def _tags_needed(j: CardJudge, one: requirement.HasTags, tolerance: int) -> float:
    return TAG_DELAY * (one.least - j.state.tags[one.tag] - j.state.tags[tag.WILD])


Wait = Callable[["CardJudge", Any, int], "float | None"]

REQUIREMENTS: Final[dict[type[requirement.Requirement], Wait]] = {
    requirement.AtLeast: _at_least,
    requirement.AtMost: lambda j, one, tolerance: None,  # what has been passed never comes again
    requirement.HasTags: _tags_needed,
    requirement.HasProduction: any_requirement,
    requirement.HasGreeneries: any_requirement,
    requirement.CitiesInPlay: any_requirement,
    politics.PartyRules: any_requirement,
    politics.IsChairman: any_requirement,
    politics.ChairmanIsNeutral: any_requirement,
    politics.LeadsParty: any_requirement,
}
"""Generations until a requirement that is not met may be; None for never."""
