"""Effects as tokens: each kind has its picture, and what belongs together stands together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marineris.core.effect import Effect
from marineris.gamedata.icons import (
    CARD,
    LOOK,
    OR,
    RATING,
    SO,
    WHERE,
    Token,
    between,
    cube_token,
    number,
    parameter_token,
    per_token,
    resource_token,
    tag_token,
    tile_token,
    token,
)
from marineris.terraforming.data import parameter, resource
from marineris.terraforming.state import CARD_PRICE
from marineris.terraforming.vocabulary.effect.control import (
    CopyProduction,
    IfAtLeast,
    IfRatingRaised,
    NextCard,
    OneOf,
)
from marineris.terraforming.vocabulary.effect.cubes import (
    AddHere,
    AddTo,
    RemoveCubes,
    SpendHere,
    TakeCube,
)
from marineris.terraforming.vocabulary.effect.deck import (
    DiscardToDraw,
    Draw,
    LookAndBuy,
    LookAndKeep,
    RevealForTag,
    SellPatents,
)
from marineris.terraforming.vocabulary.effect.map import ClaimLand, PlaceTile, Raise
from marineris.terraforming.vocabulary.effect.payment import Convert, Spend
from marineris.terraforming.vocabulary.effect.stock import (
    DecreaseAny,
    Gain,
    LowerRating,
    Produce,
    ProduceMetalOfSite,
    RaiseRating,
    RemoveAny,
    ShiftProduction,
    StealFromAny,
)
from marineris.terraforming.vocabulary.placement import ANY_LAND, Place
from marineris.text.terraforming.measure import USUAL_PLACE

SOME: Final = "X"
"""As many as one likes."""

PLATED: Final = (Produce, DecreaseAny, ShiftProduction, ProduceMetalOfSite, CopyProduction)
"""What changes productions, and so stands on the production plate."""


def is_plated(effect: Effect) -> bool:
    """Whether it stands on the production plate."""
    if isinstance(effect, OneOf):
        return all(is_plated(one) for branch in effect.branches for one in branch)
    if isinstance(effect, IfAtLeast):
        return is_plated(effect.then) and is_plated(effect.otherwise)
    return isinstance(effect, PLATED)


def is_cost(effect: Effect) -> bool:
    """Whether it is what an action costs."""
    if isinstance(effect, Produce):
        return effect.amount < 0
    return isinstance(effect, Spend | SpendHere | TakeCube | IfRatingRaised)


def deal_tokens(effects: Sequence[Effect], holds: int) -> list[Token]:
    """One side of an action. Productions have no plate in common there, so each bears one."""
    found: list[Token] = []
    for effect in effects:
        tokens = tokens_of([effect], holds)
        if is_plated(effect):
            tokens = [{**one, "plate": True} for one in tokens]
        elif is_cost(effect):
            tokens = [_unsigned(one) for one in tokens]
        found += tokens
    return found


def _unsigned(cost: Token) -> Token:
    """A price needs no minus."""
    return {**cost, "t": cost["t"].removeprefix("−")} if "t" in cost else cost


def tokens_of(effects: Sequence[Effect], holds: int) -> list[Token]:
    """Several effects; `holds` is the kind of resources on their card."""
    found: list[Token] = []
    for effect in effects:
        tokens = TOKENS[type(effect)](effect, holds)
        if found and isinstance(effect, PlaceTile) and _same_tile(found[-1], tokens[0]):
            found[-1] = {**found[-1], "t": str(int(found[-1].get("t", "1")) + 1)}
        else:
            found += tokens
    return found


def _same_tile(one: Token, other: Token) -> bool:
    return {**one, "t": ""} == {**other, "t": ""}


def _gain(effect: Gain, holds: int) -> list[Token]:
    per = per_token(effect.per, holds) if effect.per else None
    return [resource_token(effect.resource, number(effect.amount), per=per)]


def _produce(effect: Produce, holds: int) -> list[Token]:
    per = per_token(effect.per, holds) if effect.per else None
    return [resource_token(effect.resource, number(effect.amount, signed=True), per=per)]


def _raise_rating(effect: RaiseRating, holds: int) -> list[Token]:
    per = per_token(effect.per, holds) if effect.per else None
    return [token(RATING, number(effect.steps, signed=True), per=per)]


def _lower_rating(effect: LowerRating, holds: int) -> list[Token]:
    return [token(RATING, number(-effect.steps))]


def _decrease_any(effect: DecreaseAny, holds: int) -> list[Token]:
    return [resource_token(effect.resource, number(-effect.steps), any=True)]


def _remove_any(effect: RemoveAny, holds: int) -> list[Token]:
    text = number(-effect.up_to)
    note = "beside" if effect.next_to_site else ""
    return [resource_token(effect.resource, text, any=True, note=note)]


def _steal(effect: StealFromAny, holds: int) -> list[Token]:
    return [resource_token(effect.resource, number(effect.up_to, signed=True), any=True)]


def _shift(effect: ShiftProduction, holds: int) -> list[Token]:
    return [
        resource_token(effect.lowered, f"−{SOME}"),
        resource_token(effect.raised, f"+{SOME}"),
    ]


def _metal_of_site(effect: ProduceMetalOfSite, holds: int) -> list[Token]:
    metals = [resource_token(what, "+1") for what in (resource.STEEL, resource.TITANIUM)]
    return [*between(metals, OR)]


def _copy_production(effect: CopyProduction, holds: int) -> list[Token]:
    return [tag_token(effect.tag, "×2", note="copy")]


def _raise(effect: Raise, holds: int) -> list[Token]:
    return [parameter_token(effect.parameter, number(effect.steps, signed=True))]


def _place(effect: PlaceTile, holds: int) -> list[Token]:
    is_unusual = effect.place != USUAL_PLACE.get(effect.tile, ANY_LAND)
    return [tile_token(effect.tile, note=place_note(effect.place) if is_unusual else "")]


def place_note(place: Place) -> str:
    """What is peculiar about a place, for a word on the card."""
    metal = "own-metal" if place.own_near else "metal"
    cities = "city" if place.cities_near == 1 else "cities"
    notes = (
        (place.reserved_for != "", "reserved"),
        (place.on_ocean, "ocean"),
        (place.is_isolated, "alone"),
        (place.cities_near > 0, cities),
        (place.greenery_near, "greenery"),
        (place.has_metal, metal),
        (place.is_volcanic, "volcanic"),
    )
    return next((note for holds, note in notes if holds), "land")


def _claim(effect: ClaimLand, holds: int) -> list[Token]:
    return [token("map", note="claim")]


def _add_here(effect: AddHere, holds: int) -> list[Token]:
    kinds = effect.kinds or (holds,)
    return between([cube_token(kind, number(effect.amount)) for kind in kinds], OR)


def _spend_here(effect: SpendHere, holds: int) -> list[Token]:
    return [cube_token(holds, number(-effect.amount))]


def _add_to(effect: AddTo, holds: int) -> list[Token]:
    note = "holding" if effect.only_holding else "card"
    return [cube_token(effect.kind, number(effect.amount), note=note)]


def _take_cube(effect: TakeCube, holds: int) -> list[Token]:
    return [cube_token(effect.kind, "−1", any=True)]


def _remove_cubes(effect: RemoveCubes, holds: int) -> list[Token]:
    return [cube_token(effect.kind, number(-effect.up_to), any=True)]


def _draw(effect: Draw, holds: int) -> list[Token]:
    return [token(CARD, number(effect.cards))]


def _look_and_keep(effect: LookAndKeep, holds: int) -> list[Token]:
    return [token(LOOK, number(effect.look)), SO, token(CARD, number(effect.keep))]


def _look_and_buy(effect: LookAndBuy, holds: int) -> list[Token]:
    price = resource_token(resource.MC, number(CARD_PRICE))
    return [token(LOOK, "1"), WHERE, price, SO, token(CARD, "1")]


def _reveal(effect: RevealForTag, holds: int) -> list[Token]:
    return [token(LOOK, "1"), WHERE, tag_token(effect.tag), SO, cube_token(holds, "1")]


def _discard_to_draw(effect: DiscardToDraw, holds: int) -> list[Token]:
    return [token(CARD, "−1"), SO, token(CARD, "1")]


def _sell(effect: SellPatents, holds: int) -> list[Token]:
    return [token(CARD, f"−{SOME}"), SO, resource_token(resource.MC, SOME)]


def _spend(effect: Spend, holds: int) -> list[Token]:
    also = f"{resource_token(effect.also)['icon']}" if effect.also != resource.MC else ""
    return [resource_token(effect.resource, number(-effect.amount), also=also)]


def _convert(effect: Convert, holds: int) -> list[Token]:
    return [resource_token(effect.spent, SOME), SO, resource_token(effect.gained, SOME)]


def _one_of(effect: OneOf, holds: int) -> list[Token]:
    found: list[Token] = []
    for branch in effect.branches:
        costs = [one for one in branch if is_cost(one)]
        gains = [one for one in branch if one not in costs]
        paid = [*deal_tokens(costs, holds), SO] if costs and gains else []
        found += [OR] if found else []
        found += [*paid, *tokens_of(gains or costs, holds)]
    return found


def _if_at_least(effect: IfAtLeast, holds: int) -> list[Token]:
    condition = {**per_token(effect.count, holds), "t": f"≥{effect.least}"}
    return [
        *tokens_of([effect.otherwise], holds),
        OR,
        condition,
        WHERE,
        *tokens_of([effect.then], holds),
    ]


def _if_raised(effect: IfRatingRaised, holds: int) -> list[Token]:
    return [token(RATING, "↑")]


def _next_card(effect: NextCard, holds: int) -> list[Token]:
    found = [token(CARD, note="next"), WHERE]
    if effect.discount:
        found.append(resource_token(resource.MC, number(-effect.discount)))
    return found + (tolerance_tokens(effect.tolerance) if effect.tolerance else [])


def tolerance_tokens(steps: int) -> list[Token]:
    """Requirements are looser by some steps."""
    which = [parameter_token(one) for one in range(parameter.COUNT)]
    return [{**which[0], "t": f"±{steps}"}, *which[1:]]


TOKENS: Final[dict[type, Callable[[Any, int], list[Token]]]] = {
    AddHere: _add_here,
    AddTo: _add_to,
    ClaimLand: _claim,
    Convert: _convert,
    CopyProduction: _copy_production,
    DecreaseAny: _decrease_any,
    DiscardToDraw: _discard_to_draw,
    Draw: _draw,
    Gain: _gain,
    IfAtLeast: _if_at_least,
    IfRatingRaised: _if_raised,
    LookAndBuy: _look_and_buy,
    LookAndKeep: _look_and_keep,
    LowerRating: _lower_rating,
    NextCard: _next_card,
    OneOf: _one_of,
    PlaceTile: _place,
    Produce: _produce,
    ProduceMetalOfSite: _metal_of_site,
    Raise: _raise,
    RaiseRating: _raise_rating,
    RemoveAny: _remove_any,
    RemoveCubes: _remove_cubes,
    RevealForTag: _reveal,
    SellPatents: _sell,
    ShiftProduction: _shift,
    Spend: _spend,
    SpendHere: _spend_here,
    StealFromAny: _steal,
    TakeCube: _take_cube,
}
