"""All card texts of a language on one sheet: for translators, and to see a change of words."""

from __future__ import annotations

from marineris.text.game import USUAL_GAME, dialect_of
from marineris.text.text import Text


def card_sheet(language: str, game: str = USUAL_GAME) -> str:
    """Every card of a game with its name and its lines, in the order of the box."""
    text = Text(language, game)
    blocks = []
    for mark, card_id in dialect_of(game).cards():
        lines = [f"{mark} {text.card_name(card_id)} ({card_id})"]
        lines += [f"    {line}" for line in text.card_text(card_id)]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)
