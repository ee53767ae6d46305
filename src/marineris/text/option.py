"""The options of a table in words: what each means, and what its values mean."""

from __future__ import annotations

from marineris.text.arguments import yes_or_no
from marineris.text.bundle import kebab
from marineris.text.game_text import Speaker


def option_name(speaker: Speaker, name: str) -> str:
    """An option in a few words."""
    return speaker.bundle.message(f"{speaker.id_of('option', name)}.name")


def option_sentence(speaker: Speaker, name: str) -> str:
    """What an option means."""
    return speaker.bundle.message(speaker.id_of("option", name))


def option_value(speaker: Speaker, name: str, value: object) -> str:
    """What a value of an option means: a choice, yes or no, a seat, or seats."""
    bundle = speaker.bundle
    if isinstance(value, bool):
        return bundle.message(f"value-{yes_or_no(value)}")
    if isinstance(value, int):
        return speaker.player(value) if value >= 0 else bundle.message("value-no-seat")
    if isinstance(value, (list, tuple)):
        listed = [speaker.player(seat) for seat in value]
        return bundle.all_of(listed) if listed else bundle.message("value-nobody")
    return bundle.message(speaker.id_of("option", f"{name}-{kebab(str(value))}"))
