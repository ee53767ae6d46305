"""The text of a mission, made from its literal."""

from __future__ import annotations

from difflib import get_close_matches

from marineris.core.error import UnknownCard
from marineris.mars2049.card import INDEX, MISSIONS, Mission
from marineris.text.game_text import Speaker
from marineris.text.mars2049.effect import effect_clause


def mission_named(name: str) -> Mission:
    """The mission of an id; an unknown id is answered with the nearest known ones."""
    found = INDEX.get(name)
    if found is None:
        near = get_close_matches(name, INDEX, 3, 0.6)
        raise UnknownCard(f"there is no mission {name!r}", card=name, near=near)
    return MISSIONS[found]


def mission_parts(speaker: Speaker, name: str) -> dict[str, list[str]]:
    """The sentences of a mission by part: `immediate`, if it may not be kept, and `play`."""
    mission = mission_named(name)
    bundle = speaker.bundle
    clauses = {
        "immediate": [bundle.message("mission-immediate")] if mission.is_immediate else [],
        "play": [effect_clause(speaker, mission.effect)],
    }
    return {
        part: [bundle.sentence(clause) for clause in found]
        for part, found in clauses.items()
        if found
    }
