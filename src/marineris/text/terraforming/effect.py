"""Effects in words: each kind as a clause, and several of them together as cards say them.

A kind without anything peculiar is said by its message and its fields alone; the table at the end
names the others. What belongs together is said together: all productions of a card, all gains.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from marineris.core.effect import Effect
from marineris.terraforming.data import cube, resource, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.state import CARD_PRICE
from marineris.terraforming.vocabulary.effect.control import (
    Arrange,
    IfAtLeast,
    IfRatingRaised,
    NextCard,
    OneOf,
)
from marineris.terraforming.vocabulary.effect.cubes import (
    AddHere,
    RemoveCubesFrom,
    SpendHere,
    TakeCube,
)
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce, RaiseRating, RemoveFrom
from marineris.text.arguments import message_of, yes_or_no
from marineris.text.bundle import Bundle
from marineris.text.terraforming.arguments import (
    arguments_of,
    card_word,
    cube_word,
    held_cube,
    player_name,
    resource_word,
    tile_word,
)
from marineris.text.terraforming.measure import count_phrase, unusual_place


@dataclass(frozen=True)
class Setting:
    """Where an effect is spoken of, as far as it changes the words."""

    holds: int = cube.ANY
    """The kind of resources on the card itself."""
    tags: tuple[int, ...] = ()
    """The tags of the card itself."""
    where: str = "here"
    """`here`, or `played`: the effects concern the card that was just played."""
    is_start: bool = False
    """A corporation gives it at the beginning."""
    is_compulsory: bool = False
    """What is given up is a loss, not a price."""
    names: tuple[str, ...] = ()
    """The names of the seats."""


ANYWHERE: Final = Setting()

Clause = Callable[[Bundle, Any, Setting], str]


def effect_clause(bundle: Bundle, effect: Effect, setting: Setting = ANYWHERE) -> str:
    """One effect as a clause."""
    return CLAUSES.get(type(effect), _plain)(bundle, effect, setting)


def clauses_of(bundle: Bundle, effects: Iterable[Effect], setting: Setting) -> list[str]:
    """Several effects as clauses, fewer of them where some are said together."""
    groups: dict[Hashable, list[Effect]] = {}
    for number, effect in enumerate(effects):
        groups.setdefault(_kinship(effect, number), []).append(effect)
    return [
        TOGETHER[type(group[0])](bundle, group, setting)
        if type(group[0]) in TOGETHER
        else effect_clause(bundle, group[0], setting)
        for group in groups.values()
    ]


def _kinship(effect: Effect, number: int) -> Hashable:
    """Effects with an equal answer are said together."""
    if isinstance(effect, (Gain, Produce)):
        return type(effect).__name__
    return effect if isinstance(effect, PlaceTile) else number


def deal_clause(bundle: Bundle, effects: Sequence[Effect], setting: Setting = ANYWHERE) -> str:
    """What an action or a choice does: what it costs, and what is got for it."""
    costs = [effect for effect in effects if _is_cost(effect)]
    has_condition = any(isinstance(effect, IfRatingRaised) for effect in effects)
    gains = [e for e in effects if e not in costs and not isinstance(e, IfRatingRaised)]
    clause = bundle.all_of(clauses_of(bundle, gains or costs, setting))
    if gains and costs:
        paid = bundle.all_of(clauses_of(bundle, costs, setting))
        clause = bundle.message("effect-cost", costs=paid, gains=clause)
    if has_condition:
        clause = bundle.message("effect-if-rating-raised.then", then=clause)
    return clause


def _is_cost(effect: Effect) -> bool:
    if isinstance(effect, Produce):
        return effect.amount < 0
    return isinstance(effect, (Spend, SpendHere, TakeCube))


def _plain(bundle: Bundle, effect: Effect, setting: Setting) -> str:
    arguments = arguments_of(effect)
    arguments.setdefault("cube", cube_word(setting.holds))
    arguments.setdefault("price", CARD_PRICE)
    return bundle.message(message_of("effect", effect), **arguments)


def _gain(bundle: Bundle, effects: Sequence[Gain], setting: Setting) -> str:
    items = []
    for effect in effects:
        named = {"resource": resource_word(effect.resource), "amount": effect.amount}
        items.append(_item(bundle, "effect-gain", effect, setting, **named))
    return bundle.message(
        "effect-gain", items=bundle.all_of(items), start=yes_or_no(setting.is_start)
    )


def _produce(bundle: Bundle, effects: Sequence[Produce], setting: Setting) -> str:
    """All changes of production: first what goes down, then what goes up."""
    clauses: dict[str, str] = {}
    for direction in ("down", "up"):
        items = [
            _item(
                bundle,
                "effect-produce",
                effect,
                setting,
                resource=resource_word(effect.resource),
                steps=abs(effect.amount),
            )
            for effect in effects
            if (effect.amount < 0) == (direction == "down")
        ]
        if items:
            listed = bundle.all_of(items)
            clauses[direction] = bundle.message("effect-produce", direction=direction, items=listed)
    if len(clauses) == 1:
        return "".join(clauses.values())
    return bundle.message("effect-produce.both", many=yes_or_no(len(effects) > 2), **clauses)


def _item(
    bundle: Bundle, name: str, effect: Gain | Produce, setting: Setting, **arguments: Any
) -> str:
    if effect.per is None:
        return bundle.message(f"{name}.item", **arguments)
    per = count_phrase(bundle, effect.per, setting.holds, "per", setting.tags)
    return bundle.message(f"{name}.item-per", per=per, **arguments)


def _place_tiles(bundle: Bundle, effects: Sequence[PlaceTile], setting: Setting) -> str:
    place = unusual_place(bundle, effects[0].tile, effects[0].place)
    if place:
        place = bundle.message("effect-place-tile.place", place=place)
    kind = tile_word(effects[0].tile)
    placed = bundle.message("effect-place-tile", tile=kind, number=len(effects), place=place)
    if effects[0].tile == tile.CAPITAL:  # TM-5.6
        return bundle.message("effect-place-tile.city", placed=placed)
    return placed


def _raise_rating(bundle: Bundle, effect: RaiseRating, setting: Setting) -> str:
    if effect.per is None:
        return bundle.message("effect-raise-rating", steps=effect.steps)
    per = count_phrase(bundle, effect.per, setting.holds, "per", setting.tags)
    return bundle.message("effect-raise-rating.per", steps=effect.steps, per=per)


def _spend(bundle: Bundle, effect: Spend, setting: Setting) -> str:
    name = "effect-spend" if effect.also == resource.MC else "effect-spend.also"
    compulsory = yes_or_no(setting.is_compulsory)
    return bundle.message(name, compulsory=compulsory, **arguments_of(effect))


def _add_here(bundle: Bundle, effect: AddHere, setting: Setting) -> str:
    arguments: dict[str, Any] = {"amount": effect.amount, "where": setting.where}
    if not effect.kinds:
        return bundle.message("effect-add-here", cube=cube_word(setting.holds), **arguments)
    kinds = [bundle.message("effect-add-here.item", cube=cube_word(kind)) for kind in effect.kinds]
    return bundle.message("effect-add-here.kinds", kinds=bundle.one_of(kinds), **arguments)


def _one_of(bundle: Bundle, effect: OneOf, setting: Setting) -> str:
    branches = [deal_clause(bundle, branch, setting) for branch in effect.branches]
    return bundle.message("effect-one-of", items=bundle.clauses(branches))


def _if_at_least(bundle: Bundle, effect: IfAtLeast, setting: Setting) -> str:
    return bundle.message(
        "effect-if-at-least",
        condition=count_phrase(bundle, effect.count, setting.holds, "least", least=effect.least),
        then=effect_clause(bundle, effect.then, setting),
        otherwise=effect_clause(bundle, effect.otherwise, setting),
    )


def _next_card(bundle: Bundle, effect: NextCard, setting: Setting) -> str:
    name = message_of("effect", effect)
    changes = ["tolerance"] if effect.tolerance else []
    if effect.discount or not changes:
        changes.insert(0, "discount")
    items = [bundle.message(f"{name}.{change}", **arguments_of(effect)) for change in changes]
    return bundle.message(name, items=bundle.all_of(items))


def _arrange(bundle: Bundle, effect: Arrange, setting: Setting) -> str:
    items = [
        effect_clause(bundle, inner, replace(setting, holds=held_cube(card)))
        for inner, _, card in effect.frames
    ]
    return bundle.message("effect-arrange", items=bundle.all_of(items))


def _remove_from(bundle: Bundle, effect: RemoveFrom, setting: Setting) -> str:
    player = player_name(bundle, effect.target, setting.names)
    return bundle.message("effect-remove-from", player=player, **arguments_of(effect))


def _remove_cubes_from(bundle: Bundle, effect: RemoveCubesFrom, setting: Setting) -> str:
    return bundle.message(
        "effect-remove-cubes-from",
        card=card_word(CARDS[effect.target].id),
        cube=cube_word(held_cube(effect.target)),
        up_to=effect.up_to,
    )


def _alone(together: Callable[[Bundle, Any, Setting], str]) -> Clause:
    """How to say one effect of a kind that can also be said together."""
    return lambda bundle, effect, setting: together(bundle, [effect], setting)


TOGETHER: Final[dict[type, Callable[[Bundle, Any, Setting], str]]] = {
    Gain: _gain,
    PlaceTile: _place_tiles,
    Produce: _produce,
}

CLAUSES: Final[dict[type, Clause]] = {
    **{kind: _alone(together) for kind, together in TOGETHER.items()},
    AddHere: _add_here,
    Arrange: _arrange,
    IfAtLeast: _if_at_least,
    NextCard: _next_card,
    OneOf: _one_of,
    RaiseRating: _raise_rating,
    RemoveCubesFrom: _remove_cubes_from,
    RemoveFrom: _remove_from,
    Spend: _spend,
}
