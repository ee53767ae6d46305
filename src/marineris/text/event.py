"""The log: an event in a sentence, as those who read it may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marineris.text.fact import arguments_from
from marineris.text.game_text import Speaker


def event_sentence(speaker: Speaker, event: Mapping[str, Any]) -> str:
    """What happened, who did it and to whom."""
    name = speaker.id_of("event", event["event"])
    arguments = arguments_from(speaker, event, speaker.game_text.event_facts)
    for variant in speaker.game_text.event_variants(event):
        if speaker.bundle.has(f"{name}.{variant}"):
            name = f"{name}.{variant}"
            break
    return speaker.bundle.message(name, **arguments)
