"""Which language somebody is spoken to in."""

from __future__ import annotations

from functools import cache
from typing import Final

from marineris.text.bundle import FALLBACK, languages
from marineris.text.negotiation import nearest_language

MOST_WISHES: Final = 20


@cache
def known_languages() -> tuple[str, ...]:
    """The languages that have texts."""
    return tuple(languages())


def chosen_language(wish: str) -> str:
    """The language nearest to a wish like `pl` or `sr-Latn-RS`; English if there is none."""
    return nearest_language(wish, known_languages()) or FALLBACK


def accepted_language(header: str) -> str:
    """The language of an `Accept-Language` header."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST_WISHES]:
        name, _, quality = part.replace(" ", "").partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if 0 < weight <= 1:  # 0: anything but that
            wishes.append((-weight, name))
    for _, wish in sorted(wishes, key=lambda one: one[0]):
        found = nearest_language(wish, known_languages())
        if found is not None:
            return found
    return FALLBACK
