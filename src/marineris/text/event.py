"""The log: an event in a sentence, as those who read it may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marineris.terraforming import tile
from marineris.terraforming.card import card_named
from marineris.terraforming.resource import NAMES as RESOURCES
from marineris.text.argument import card_word, cube_word, held_cube, player_name
from marineris.text.space import space_name
from marineris.text.voice import Argument, Voice, kebab

# Facts that are ids of words, each of the family of its own name.
WORDS: Final = ("award", "milestone", "parameter", "project", "resource", "tile")


def event_sentence(voice: Voice, event: Mapping[str, Any], names: Sequence[str]) -> str:
    """What happened, who did it and to whom; `names` are those of the seats."""
    name = f"event-{kebab(str(event['event']))}"
    arguments = _arguments(voice, event, names)
    if "gained" in event:
        return _produced(voice, name, event["gained"], arguments)
    seat = int(event["seat"])
    if seat == tile.NOBODY and voice.has(f"{name}.nobody"):
        name = f"{name}.nobody"
    elif seat == tile.NEUTRAL and voice.has(f"{name}.neutral"):
        name = f"{name}.neutral"
    elif event.get("cards") and voice.has(f"{name}.named"):
        name = f"{name}.named"
    return voice.message(name, **arguments)


def _arguments(voice: Voice, event: Mapping[str, Any], names: Sequence[str]) -> dict[str, Argument]:
    found: dict[str, Argument] = {"player": player_name(voice, int(event["seat"]), names)}
    for key in ("cost", "count", "generation", "level"):
        if key in event:
            found[key] = int(event[key])
    for key in WORDS:
        if key in event:
            found[key] = f"{key}-{kebab(str(event[key]))}"
    if "amount" in event:
        amount = int(event["amount"])
        found["amount"] = found["steps"] = abs(amount)
        found["direction"] = "down" if amount < 0 else "up"
    if "target" in event:
        found["target"] = player_name(voice, int(event["target"]), names)
    if "space" in event:
        found["space"] = space_name(voice, str(event["space"]))
    if "card" in event:
        found["card"] = card_word(str(event["card"]))
        found["cube"] = cube_word(held_cube(card_named(str(event["card"]))))
    if "cards" in event:
        found["cards"] = voice.all_of([voice.term(card_word(card)) for card in event["cards"]])
    return found


def _produced(
    voice: Voice, name: str, gained: Sequence[int], arguments: dict[str, Argument]
) -> str:
    items = [
        voice.message(f"{name}.item", resource=f"resource-{what}", amount=amount)
        for what, amount in zip(RESOURCES, gained, strict=True)
        if amount
    ]
    if not items:
        return voice.message(f"{name}.nothing", **arguments)
    return voice.message(name, items=voice.all_of(items), **arguments)
