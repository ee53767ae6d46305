"""The texts of all cards."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.text.speech import (
    assert_begins_well,
    assert_sentence,
    assert_sound,
    each_language,
    spoken,
)

from marineris.core.error import UnknownCard
from marineris.terraforming.data.card import CARDS, Card
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.text import Text

ONE_OF_A_KIND = {
    "ants": [
        "Requires 4% oxygen.",
        "Action: Remove 1 microbe from any card to add 1 microbe here.",
        "1 VP per 2 microbes here.",
    ],
    "strip_mine": [
        "Decrease your energy production 2 steps, and increase your steel production 2 steps and "
        "your titanium production 1 step. Raise the oxygen 2 steps.",
    ],
    "ice_asteroid": ["Place 2 ocean tiles."],
    "mining_area": [
        "Place the Mining Area tile on a space with a steel or titanium placement bonus and next "
        "to one of your tiles. Increase your production of a metal shown on that space 1 step.",
    ],
    "united_nations_mars_initiative": [
        "Start with 40 M€.",
        "Action: If your TR has been raised this generation, you may spend 3 M€ to raise your TR "
        "1 step.",
    ],
    "pets": [
        "Add 1 animal here.",
        "Effect: When anyone places a city tile, add 1 animal here. Animals may not be removed "
        "from this card.",
        "1 VP per 2 animals here.",
    ],
    "inventrix": [
        "Start with 45 M€.",
        "Effect: Your cards may miss their temperature, oxygen and ocean requirements by up to "
        "2 steps.",
        "First action: Draw 3 cards.",
    ],
}


@each_language
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_reads_well(card: Card, language: str) -> None:
    text = spoken(language)
    name, lines = text.card_name(card.id), text.card_text(card.id)
    assert_sound(name)
    assert_begins_well(name)
    assert lines
    for line in lines:
        assert_sentence(line)


@each_language
def test_parties_and_global_events_read_well(language: str) -> None:
    text = spoken(language)
    for party in PARTIES:
        assert_sound(text.term("party", party))
        for line in (*text.party(party), text.party_bonus(party), text.party_policy(party)):
            assert_sentence(line)
    for event in EVENTS:
        assert_begins_well(text.term("global_event", event.id))
        lines = text.global_event(event.id)
        assert lines
        for line in lines:
            assert_sentence(line)


@pytest.mark.parametrize("name", ONE_OF_A_KIND)
def test_a_card_in_words(name: str) -> None:
    assert Text().card_text(name) == ONE_OF_A_KIND[name]


def test_parts_are_those_of_the_card() -> None:
    text = Text()
    for card in CARDS:
        parts = text.card_parts(card.id)
        assert ("requires" in parts) == bool(card.requires)
        assert ("play" in parts) == bool(card.play)
        assert ("action" in parts) == bool(card.action)
        assert ("effect" in parts) == bool(card.triggers or card.modifiers or card.cubes_are_safe)
        assert ("first_action" in parts) == bool(card.first_action)
        assert ("holds" in parts) == bool(card.holds)
        assert ("points" in parts) == (card.points is not None)
        assert all(parts.values())


def test_parts_have_no_headings() -> None:
    assert Text().card_parts("ants") == {
        "requires": ["Requires 4% oxygen."],
        "action": ["Remove 1 microbe from any card to add 1 microbe here."],
        "holds": ["Holds microbes."],
        "points": ["1 VP per 2 microbes here."],
    }


@each_language
def test_different_cards_say_different_things(language: str) -> None:
    """Only cards whose literals do the same may have the same text; no two have the same name."""
    text = spoken(language)
    assert len({text.card_name(card.id) for card in CARDS}) == len(CARDS)
    said: dict[tuple[str, ...], set[tuple[object, ...]]] = {}
    for card in CARDS:
        does = (card.requires, card.play, card.action, card.triggers, card.modifiers, card.points)
        said.setdefault(tuple(text.card_text(card.id)), set()).add(does)
    twice = Counter({lines: len(does) for lines, does in said.items() if len(does) > 1})
    assert not twice


def test_an_unknown_card_is_refused() -> None:
    for ask in (Text().card_name, Text().card_text, Text().card_parts):
        with pytest.raises(UnknownCard):
            ask("antz")
