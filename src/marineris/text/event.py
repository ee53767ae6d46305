"""The log: an event in a sentence, as those who read it may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marineris.text.dialect import Speaker
from marineris.text.fact import arguments_from


def event_sentence(speaker: Speaker, event: Mapping[str, Any]) -> str:
    """What happened, who did it and to whom."""
    name = speaker.id_of("event", event["event"])
    arguments = arguments_from(speaker, event, speaker.dialect.event_facts)
    for variant in speaker.dialect.event_variants(event):
        if speaker.voice.has(f"{name}.{variant}"):
            name = f"{name}.{variant}"
            break
    return speaker.voice.message(name, **arguments)
