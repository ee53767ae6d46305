"""The spaces of a map in words."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.board import BOARDS, Space
from marineris.terraforming.resource import PLANTS, STEEL, TITANIUM
from marineris.text.terraforming.argument import resource_word
from marineris.text.voice import Argument, Voice, kebab

DEFAULT_BOARD: Final = "tharsis"


def space_name(voice: Voice, number: str, board: str = DEFAULT_BOARD) -> str:
    """A space inside a sentence."""
    space = _find(number, board)
    if space is None or not space.name:
        return voice.message("space-number", space=number)
    return voice.message("space-number.name", space=number, name=f"space-{kebab(space.name)}")


def space_answer(voice: Voice, number: str, board: str = DEFAULT_BOARD) -> str:
    """A space as something to choose, with its name and its placement bonus."""
    space = _find(number, board)
    arguments: dict[str, Argument] = {"space": number}
    kinds = []
    if space is not None and space.name:
        arguments["name"] = f"space-{kebab(space.name)}"
        kinds.append("name")
    if space is not None and any(space.bonus):
        arguments["bonus"] = _bonus(voice, space)
        kinds.append("bonus")
    attribute = "-".join(kinds)
    return voice.message(f"move-space.{attribute}" if attribute else "move-space", **arguments)


def _find(number: str, board: str) -> Space | None:
    for space in BOARDS[board].spaces:
        if space.number == number:
            return space
    return None


def _bonus(voice: Voice, space: Space) -> str:
    kinds = (resource_word(STEEL), resource_word(TITANIUM), resource_word(PLANTS), "cards")
    return voice.all_of(
        [
            voice.message("space-bonus", bonus=kind, amount=amount)
            for kind, amount in zip(kinds, space.bonus, strict=True)
            if amount
        ]
    )
