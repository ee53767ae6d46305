"""The words for what no picture on a card shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from marineris import gamedata
from marineris.text import Text


def _notes(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if "note" in data:
            assert data["star"], "a note is marked for those who show no words"
            yield data["note"]
        for item in data.values():
            yield from _notes(item)
    elif isinstance(data, list):
        for item in data:
            yield from _notes(item)


NOTES = sorted(set(_notes(gamedata.book("terraforming", "en"))))


@pytest.mark.parametrize("note", NOTES)
def test_every_note_has_its_word(note: str) -> None:
    assert Text("en").has_message(f"web-card-note-{note}")


@pytest.mark.parametrize(
    ("card", "note"),
    [
        ("research_outpost", "alone"),
        ("urbanized_area", "cities"),
        ("industrial_center", "city"),
        ("mangrove", "ocean"),
        ("artificial_lake", "land"),
        ("mining_area", "own-metal"),
        ("mining_rights", "metal"),
        ("lava_flows", "volcanic"),
        ("noctis_city", "reserved"),
        ("ecological_zone", "greenery"),
        ("symbiotic_fungus", "card"),
        ("ceos_favorite_project", "holding"),
    ],
)
def test_a_peculiar_place_is_said(card: str, note: str) -> None:
    assert note in set(_notes(gamedata.book("terraforming", "en")["cards"][card]))


def test_a_usual_place_needs_no_word() -> None:
    assert not list(_notes(gamedata.book("terraforming", "en")["cards"]["cupola_city"]))
