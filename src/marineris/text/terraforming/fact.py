"""What the facts of reasons and events of Terraforming Mars stand for."""

from __future__ import annotations

from typing import Any, Final

from marineris.terraforming.data.card import card_named
from marineris.terraforming.data.resource import NAMES as RESOURCES
from marineris.text import fact
from marineris.text.bundle import Argument
from marineris.text.game_text import Fact, Speaker
from marineris.text.terraforming.arguments import card_word, cube_word, held_cube
from marineris.text.terraforming.space import space_name


def _card(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    return {"card": card_word(value)}


def _card_with_cube(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """A card, and the kind of resources that it holds."""
    return {"card": card_word(value), "cube": cube_word(held_cube(card_named(value)))}


def _cards(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    bundle = speaker.bundle
    return {key: bundle.all_of([bundle.term(card_word(card)) for card in value])}


def _space(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    return {key: space_name(speaker.bundle, value, speaker.map_id)}


def _gained(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    items = [
        speaker.bundle.message("event-produced.item", resource=f"resource-{what}", amount=amount)
        for what, amount in zip(RESOURCES, value, strict=True)
        if amount > 0  # energy that became heat is no loss
    ]
    return {"items": speaker.bundle.all_of(items)}


REASON_FACTS: Final[dict[str, Fact]] = {
    "card": _card,
    "cube": fact.word,
    "parameter": fact.word,
    "question": fact.question,
    "resource": fact.word,
    "seat": fact.player,
    "tag": fact.word,
    "target": fact.player,
    "tile": fact.word,
    "to_act": fact.players,
}

EVENT_FACTS: Final[dict[str, Fact]] = {
    "amount": fact.change,
    "award": fact.word,
    "card": _card_with_cube,
    "cards": _cards,
    "gained": _gained,
    "milestone": fact.word,
    "parameter": fact.word,
    "project": fact.word,
    "resource": fact.word,
    "seat": fact.player,
    "space": _space,
    "target": fact.other_player,
    "tile": fact.word,
}
