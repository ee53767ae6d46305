"""All texts of a kind in a language on one sheet: for translators, and to see a change of words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.text.game import USUAL_GAME, game_text_of
from marineris.text.plural_report import plural_sheet
from marineris.text.text import Text


def card_sheet(language: str, game: str = USUAL_GAME) -> str:
    """Every card of a game with its name and its lines, in the order of the box."""
    text = Text(language, game)
    blocks = []
    for mark, card_id in game_text_of(game).cards():
        lines = [f"{mark} {text.card_name(card_id)} ({card_id})"]
        lines += [f"    {line}" for line in text.card_text(card_id)]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def committee_sheet(language: str) -> str:
    """The parties of Turmoil and its global events."""
    text = Text(language)
    blocks = []
    for family, ids, lines_of in (
        ("party", PARTIES, text.party),
        ("global_event", [event.id for event in EVENTS], text.global_event),
    ):
        for one in ids:
            lines = [f"{text.term(family, one)} ({one})"]
            lines += [f"    {line}" for line in lines_of(one)]
            blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


SHEETS: Final[dict[str, Callable[[str], str]]] = {
    "cards": card_sheet,
    "committee": committee_sheet,
    "missions": lambda language: card_sheet(language, "mars2049"),
    "plurals": plural_sheet,
}
"""What is checked in of every language, by name."""
