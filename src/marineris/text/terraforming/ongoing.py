"""What a card in play does for good, in words: triggers and modifiers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from marineris.terraforming.data.card import Card
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.terraforming.vocabulary.modifier import MetalValue, Modifier
from marineris.terraforming.vocabulary.trigger import Occasion, Places, PlaysTag, Trigger
from marineris.text.arguments import message_of, yes_or_no
from marineris.text.bundle import Argument, Bundle
from marineris.text.terraforming.arguments import arguments_of, resource_word, tag_word
from marineris.text.terraforming.effect import ANYWHERE, Setting, deal_clause


def trigger_clause(
    bundle: Bundle, trigger: Trigger, setting: Setting = ANYWHERE, card: Card | None = None
) -> str:
    """When something happens and what then happens. `card` is the one with the trigger."""
    occasion = trigger.on
    arguments = arguments_of(occasion)
    arguments["itself"] = yes_or_no(card is not None and _is_own_occasion(occasion, card))
    if isinstance(occasion, PlaysTag):
        items = [
            bundle.message("occasion-plays-tag.item", tag=tag_word(one)) for one in occasion.tags
        ]
        arguments["items"] = bundle.one_of(items)
    there = replace(setting, where="played" if trigger.on_played_card else "here")
    return bundle.message(
        "trigger",
        occasion=bundle.message(message_of("occasion", occasion), **arguments),
        effects=deal_clause(bundle, trigger.effects, there),
    )


def _is_own_occasion(occasion: Occasion, card: Card) -> bool:
    """Whether playing a card sets off its own trigger (TM-C9, TM-C14)."""
    if isinstance(occasion, PlaysTag):
        return any(tag in occasion.tags for tag in card.tags)
    if isinstance(occasion, Places):
        return any(
            isinstance(effect, PlaceTile) and effect.tile == occasion.tile for effect in card.play
        )
    return False


def modifier_clauses(bundle: Bundle, modifiers: Sequence[Modifier]) -> list[str]:
    """Modifiers as clauses; metals that are worth equally more are said together."""
    groups: dict[tuple[type, object], list[Modifier]] = {}
    for number, modifier in enumerate(modifiers):
        key = modifier.amount if isinstance(modifier, MetalValue) else number
        groups.setdefault((type(modifier), key), []).append(modifier)
    return [MODIFIERS.get(type(group[0]), _plain)(bundle, group) for group in groups.values()]


def _plain(bundle: Bundle, modifiers: Sequence[Modifier]) -> str:
    arguments = arguments_of(modifiers[0])
    return bundle.message(message_of("modifier", modifiers[0]), **arguments)


def _metal_value(bundle: Bundle, modifiers: Sequence[MetalValue]) -> str:
    name = message_of("modifier", modifiers[0])
    items = [
        bundle.message(f"{name}.item", resource=resource_word(one.resource)) for one in modifiers
    ]
    amount: Argument = modifiers[0].amount
    return bundle.message(name, items=bundle.one_of(items), amount=amount)


MODIFIERS: Final[dict[type, Callable[[Bundle, Any], str]]] = {MetalValue: _metal_value}
