"""What the facts of reasons and events of Mars 2049 stand for."""

from __future__ import annotations

from typing import Any, Final

from marineris.text import fact
from marineris.text.bundle import Argument
from marineris.text.game_text import Fact, Speaker
from marineris.text.mars2049.arguments import amounts, deck_word


def _deck(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    return {key: deck_word(value) if isinstance(value, int) else f"deck-{value}"}


def _give_or_get(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    return {key: f"resource-{value}"}


def _price(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """A number, or an amount of each resource."""
    if isinstance(value, int):
        return {key: value}
    listed = amounts(speaker.bundle, "reason-too-dear.item", value)
    return {key: listed or speaker.bundle.message("reason-too-dear.nothing")}


REASON_FACTS: Final[dict[str, Fact]] = {
    "deck": _deck,
    "have": _price,
    "need": _price,
    "question": fact.question,
    "resource": fact.word,
    "structure": fact.word,
    "target": fact.player,
    "to_act": fact.players,
}

EVENT_FACTS: Final[dict[str, Fact]] = {
    "amount": fact.change,
    "deck": _deck,
    "face": fact.word,
    "get": _give_or_get,
    "give": _give_or_get,
    "giver": fact.other_player,
    "mission": fact.word,
    "resource": fact.word,
    "seat": fact.player,
    "structure": fact.word,
}
