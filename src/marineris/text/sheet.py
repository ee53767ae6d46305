"""All card texts of a language on one sheet: for translators, and to see a change of words."""

from __future__ import annotations

from marineris.terraforming.card import CARDS
from marineris.text.text import Text


def card_sheet(language: str) -> str:
    """Every card with its name and its lines, in the order of the box."""
    text = Text(language)
    blocks = []
    for card in CARDS:
        lines = [f"{card.number} {text.card_name(card.id)} ({card.id})"]
        lines += [f"    {line}" for line in text.card_text(card.id)]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)
