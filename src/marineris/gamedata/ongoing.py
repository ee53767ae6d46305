"""What a card in play does for good, as rows of its face: triggers and modifiers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.gamedata.effect_icons import deal_tokens, tokens_of, tolerance_tokens
from marineris.gamedata.icons import (
    CARD,
    EVENT,
    LOOK,
    OR,
    PROJECT,
    RATING,
    WHERE,
    Token,
    between,
    number,
    resource_token,
    tag_token,
    tile_token,
    token,
)
from marineris.terraforming.data import resource, tile
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.vocabulary.modifier import (
    CardPrice,
    Discount,
    GreeneryPrice,
    GuardLife,
    HeatAsMoney,
    MetalValue,
    Modifier,
    OceanBonus,
    ProjectDiscount,
    Tolerance,
)
from marineris.terraforming.vocabulary.trigger import (
    BuildsProject,
    MinesBonus,
    Occasion,
    Places,
    PlaysEvent,
    PlaysTag,
    ProducesUnraised,
    Spends,
    Trigger,
)

Row = dict[str, Any]

PLANTS_PER_GREENERY: Final = 8
"""TM-11.F"""


def trigger_row(trigger: Trigger, holds: int) -> Row:
    """When something happens, and what then happens."""
    gains = deal_tokens(trigger.effects, holds)
    return {"kind": "effect", "when": OCCASIONS[type(trigger.on)](trigger.on), "gain": gains}


def _plays_tag(occasion: PlaysTag) -> list[Token]:
    return between([tag_token(one, any=occasion.by_anyone) for one in occasion.tags], OR)


def _plays_event(occasion: PlaysEvent) -> list[Token]:
    with_tag = [tag_token(occasion.tag)] if occasion.tag >= 0 else []
    return [*with_tag, token(EVENT)]


def _places(occasion: Places) -> list[Token]:
    note = "mars" if occasion.on_mars else ""
    return [tile_token(occasion.tile, any=occasion.by_anyone, note=note)]


def _builds(occasion: BuildsProject) -> list[Token]:
    return [token(PROJECT)]


def _spends(occasion: Spends) -> list[Token]:
    return [resource_token(resource.MC, f"≥{occasion.least}", note="cost")]


def _mines(occasion: MinesBonus) -> list[Token]:
    metals = [resource_token(what) for what in (resource.STEEL, resource.TITANIUM)]
    return [token("map"), WHERE, *between(metals, OR)]


def _unraised(occasion: ProducesUnraised) -> list[Token]:
    return [token("production"), WHERE, token(RATING, note="unraised")]


OCCASIONS: Final[dict[type[Occasion], Callable[[Any], list[Token]]]] = {
    BuildsProject: _builds,
    MinesBonus: _mines,
    Places: _places,
    PlaysEvent: _plays_event,
    PlaysTag: _plays_tag,
    ProducesUnraised: _unraised,
    Spends: _spends,
}


def modifier_row(modifier: Modifier) -> Row:
    """What a modifier concerns, and what it changes."""
    when, gain = MODIFIERS[type(modifier)](modifier)
    return {"kind": "effect", "when": when, "gain": gain}


Sides = tuple[list[Token], list[Token]]


def _discount(modifier: Discount) -> Sides:
    return [tag_token(modifier.tag)], [resource_token(resource.MC, number(-modifier.amount))]


def _project_discount(modifier: ProjectDiscount) -> Sides:
    shown = tokens_of(PROJECTS[modifier.project].effects, 0)
    price = resource_token(resource.MC, number(-modifier.amount))
    return [token(PROJECT), WHERE, *shown], [price]


def _metal_value(modifier: MetalValue) -> Sides:
    value = resource_token(resource.MC, number(modifier.amount, signed=True))
    return [resource_token(modifier.resource)], [value]


def _card_price(modifier: CardPrice) -> Sides:
    return [token(LOOK)], [resource_token(resource.MC, number(-modifier.less))]


def _ocean_bonus(modifier: OceanBonus) -> Sides:
    bonus = resource_token(resource.MC, number(modifier.amount, signed=True))
    return [tile_token(tile.OCEAN, note="beside")], [bonus]


def _more_tolerance(modifier: Tolerance) -> Sides:
    return [token(CARD)], tolerance_tokens(modifier.steps)


def _greenery_price(modifier: GreeneryPrice) -> Sides:
    plants = number(PLANTS_PER_GREENERY - modifier.less)
    return [resource_token(resource.PLANTS, plants)], [tile_token(tile.GREENERY)]


def _heat_as_money(modifier: HeatAsMoney) -> Sides:
    return [resource_token(resource.HEAT, "1")], [resource_token(resource.MC, "1")]


def _guard_life(modifier: GuardLife) -> Sides:
    safe = [resource_token(resource.PLANTS), token("cube-animal"), token("cube-microbe")]
    return [token("lock")], safe


MODIFIERS: Final[dict[type[Modifier], Callable[[Any], Sides]]] = {
    CardPrice: _card_price,
    Discount: _discount,
    GreeneryPrice: _greenery_price,
    GuardLife: _guard_life,
    HeatAsMoney: _heat_as_money,
    MetalValue: _metal_value,
    OceanBonus: _ocean_bonus,
    ProjectDiscount: _project_discount,
    Tolerance: _more_tolerance,
}
