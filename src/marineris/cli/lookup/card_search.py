"""Finding cards by what people call them: id, name, beginning of a name, or part of it."""

from __future__ import annotations

from difflib import get_close_matches

from marineris.core.error import UnknownCard
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.text import Text


def find_card(typed: str, text: Text) -> int:
    """The one card that is meant; otherwise the error names those that could be."""
    found = matching_cards(typed, text)
    if len(found) == 1:
        return found[0]
    near = [text.card_name(CARDS[card].id) for card in found[:5]] or near_names(typed, text)
    raise UnknownCard(f"there is no card {typed!r}", card=typed, near=near)


def matching_cards(typed: str, text: Text) -> list[int]:
    """The cards whose id or name is, begins with, or else contains what was typed."""
    wanted = plain(typed)
    if not wanted:
        return []
    if "_".join(wanted.split()) in INDEX:
        return [INDEX["_".join(wanted.split())]]
    names = [plain(text.card_name(card.id)) for card in CARDS]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [i for i, name in enumerate(names) if fits(name, wanted)]
        if found:
            return found
    return []


def near_names(typed: str, text: Text) -> list[str]:
    """Names of cards that look like what was typed."""
    names = {plain(text.card_name(card.id)): text.card_name(card.id) for card in CARDS}
    return [names[name] for name in get_close_matches(plain(typed), names, 3, 0.6)]


def plain(name: str) -> str:
    """A name as people type it: small letters, no hyphens, apostrophes or underscores."""
    letters = name.lower().replace("'", "").replace("’", "")
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())
