"""Which language comes nearest to what somebody wishes for.

A wish is written as browsers do (`sr-Cyrl-RS`) or as operating systems do (`sr_RS.UTF-8@latin`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marineris.text.derived_script import PSEUDO

SCRIPTS: Final = {"latin": "Latn", "cyrillic": "Cyrl"}
"""How operating systems name a script, and how everybody else does."""


def nearest_language(wish: str, known: Sequence[str]) -> str | None:
    """The known language nearest to a wish: the same, or with parts of the wish left out.

    Serbian without a script is Latin, as its messages are written.
    """
    if wish.lower() == PSEUDO:
        return PSEUDO  # nobody is offered it, but who asks for it gets it
    named = {language.lower(): language for language in known}
    parts = _parts(wish)
    while parts:
        found = named.get("-".join(parts).lower())
        if found is not None:
            return found
        parts.pop()
    return None


def _parts(wish: str) -> list[str]:
    """Language, script, region: `sr_RS.UTF-8@latin` is sr, Latn, RS."""
    name, _, modifier = wish.strip().partition("@")
    parts = name.partition(".")[0].replace("_", "-").split("-")
    script = SCRIPTS.get(modifier.lower())
    if script is not None:
        parts.insert(1, script)
    return [part for part in parts if part]
