"""The log in words."""

from __future__ import annotations

from typing import Any

import pytest
from tests.text.source import GAMES, event_names
from tests.text.speech import (
    NUMBERS,
    assert_begins_well,
    assert_sentence,
    assert_sound,
    each_language,
    spoken,
)

from marineris.table.table import TABLE_EVENTS
from marineris.terraforming.data import tile
from marineris.text import Text, TextError
from marineris.text.bundle import bundle, kebab

NAMES = ("Ada", "Bo")

FACTS: dict[str, Any] = {
    "amount": 3,
    "award": "miner",
    "card": "ants",
    "cards": ["ants", "birds"],
    "cost": 14,
    "count": 2,
    "generation": 3,
    "global_event": "riots",
    "level": 2,
    "milestone": "mayor",
    "parameter": "oxygen",
    "party": "reds",
    "project": "power_plant",
    "resource": "plants",
    "space": "34",
    "steps": 2,
    "target": 1,
    "tile": "city",
}
"""One of each fact that an event may carry; `gained` makes a sentence of its own."""


@each_language
@pytest.mark.parametrize("name", sorted(event_names("terraforming")))
def test_every_event_has_words(name: str, language: str) -> None:
    facts = {"gained": [20, 0, 0, 1, -2, 3]} if name == "Produced" else FACTS
    for number in (-2, -1, *NUMBERS):
        for seat in (0, 1, tile.NEUTRAL, tile.NOBODY):
            told = {"event": name, "seat": seat, **facts}
            told.update({key: number for key in ("amount", "cost", "level") if key in facts})
            told.update({key: abs(number) for key in ("generation", "steps") if key in facts})
            if "count" in facts:
                told["count"] = abs(number)
                if seat != 0:
                    del told["cards"]
            said = spoken(language).event(told, NAMES)
            assert_sound(said)
            assert said.endswith("."), said
            if seat != tile.NEUTRAL:  # which has no name, and does little
                assert_begins_well(said)


def test_no_words_are_left_over() -> None:
    """The table server tells its own events, too."""
    ids = {name for name in bundle("en").ids if name.startswith("event-")}
    names = {name for game in GAMES for name in event_names(game)} | set(TABLE_EVENTS.values())
    assert ids == {f"event-{kebab(name)}" for name in names}


@each_language
@pytest.mark.parametrize("name", sorted(TABLE_EVENTS.values()))
@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_table_has_words(name: str, game: str, language: str) -> None:
    assert_sentence(spoken(language, game).event({"event": name, "seat": 0}, NAMES))


def test_an_event_without_words_is_an_error() -> None:
    with pytest.raises(TextError, match="event-no-such-thing"):
        Text().event({"event": "NoSuchThing", "seat": 0}, NAMES)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            {"event": "CardPlayed", "seat": 1, "card": "asteroid", "cost": 14},
            "Bo played Asteroid for 14 M€.",
        ),
        ({"event": "CardsDrawn", "seat": 0, "count": 1}, "Ada drew 1 card."),
        (
            {"event": "CardsDrawn", "seat": 0, "count": 2, "cards": ["ants", "birds"]},
            "Ada drew Ants and Birds.",
        ),
        ({"event": "CardsBought", "seat": 0, "count": 0, "cards": []}, "Ada bought no cards."),
        (
            {"event": "TilePlaced", "seat": 0, "tile": "city", "space": "34"},
            "Ada placed a city tile on space 34.",
        ),
        (
            {"event": "TilePlaced", "seat": -1, "tile": "ocean", "space": "34"},
            "An ocean tile was placed on space 34.",
        ),
        (
            {"event": "TilePlaced", "seat": 7, "tile": "city", "space": "14"},
            "A neutral city tile was placed on space 14 (Ascraeus Mons).",
        ),
        (
            {"event": "StockChanged", "seat": 0, "resource": "plants", "amount": 1},
            "Ada gained 1 plant.",
        ),
        (
            {"event": "StockChanged", "seat": 0, "resource": "megacredits", "amount": -14},
            "Ada paid 14 M€.",
        ),
        (
            {"event": "ProductionChanged", "seat": 0, "resource": "plants", "amount": -1},
            "The plant production of Ada went down 1 step.",
        ),
        (
            {"event": "CubesChanged", "seat": 0, "card": "ants", "amount": 2},
            "Ants (Ada) got 2 microbes.",
        ),
        (
            {"event": "ParameterRaised", "seat": 0, "parameter": "temperature", "level": -28},
            "Ada raised the temperature to −28 °C.",
        ),
        (
            {"event": "ResourcesStolen", "seat": 0, "target": 1, "resource": "steel", "amount": 2},
            "Ada stole 2 steel from Bo.",
        ),
        (
            {"event": "Produced", "seat": 0, "gained": [20, 0, 0, 1, -2, 3]},
            "Production brought Ada 20 M€, 1 plant and 3 heat. Leftover energy became heat.",
        ),
        (
            {"event": "Produced", "seat": 0, "gained": [0, 0, 0, 0, 0, 0]},
            "Production brought Ada nothing.",
        ),
        (
            {"event": "ProjectBuilt", "seat": 0, "project": "sell_patents", "cost": 0},
            "Ada used the standard project sell patents.",
        ),
    ],
)
def test_events_in_words(event: dict[str, Any], expected: str) -> None:
    assert Text().event(event, NAMES) == expected


def test_seats_without_a_name_have_a_number() -> None:
    assert Text().event({"event": "Passed", "seat": 2}, NAMES) == "Player 3 passed."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    """Also where the other seats have names."""
    assert Text().event({"event": "Passed", "seat": 1}, ["Ann", ""]).startswith("Player 2")
