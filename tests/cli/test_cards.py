"""Finding cards, and the facts of the box."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.cli.runner import one_line, run

from marineris.cli.lookup.card_search import find_card, matching_cards, plain
from marineris.cli.lookup.vocabulary import vocabulary
from marineris.core.error import UnknownCard
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.text import Text

TEXT = Text("en")


def cards(*words: str) -> str:
    result = run("cards", *words)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(cards("--json"))
    return found


def test_a_card_is_shown_with_what_it_says() -> None:
    shown = cards("ants")
    assert "9 Ants  microbe · active" in shown
    assert "1 VP per 2 microbes here." in shown


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("ants", "ants"),
        ("Ants", "ants"),
        ("arctic al", "arctic_algae"),
        ("nitrogen-rich", "nitrogen_rich_asteroid"),
        ("ceo's favorite", "ceos_favorite_project"),
        ("robotic_workforce", "robotic_workforce"),
        ("chasma", "eos_chasma_national_park"),
    ],
)
def test_a_card_is_found_by_what_people_call_it(typed: str, card: str) -> None:
    assert find_card(typed, TEXT) == INDEX[card]


def test_what_could_be_several_cards_names_them() -> None:
    assert len(matching_cards("mining", TEXT)) > 2
    with pytest.raises(UnknownCard) as caught:
        find_card("mining", TEXT)
    assert "Mining Area" in str(caught.value.facts["near"])
    assert matching_cards("", TEXT) == []


def test_names_are_compared_plainly() -> None:
    assert plain("CEO’s  Favorite-Project") == "ceos favorite project"


def test_filters_are_combined() -> None:
    shown = cards("--tag", "jovian", "--tag", "space", "--set", "corporate era")
    assert "Io Mining Industries" in shown
    assert "Asteroid Mining " not in shown
    events = cards("--type", "event", "--text", "raise the temperature")
    assert "Asteroid" in events
    assert "Birds" not in events


def test_many_cards_are_listed() -> None:
    shown = cards()
    assert "242 cards." in shown
    assert len(shown.splitlines()) == 244
    assert max(map(len, shown.splitlines())) <= 80


def test_the_facts_are_complete(facts: dict[str, Any]) -> None:
    assert len(facts["cards"]) == 224
    assert len(facts["corporations"]) == 18
    (tharsis,) = facts["maps"]
    assert len(tharsis["milestones"]) == 5
    assert len(tharsis["awards"]) == 5
    assert len(tharsis["spaces"]) == 63
    assert len(facts["projects"]) == 7
    assert len(facts["parties"]) == 6
    assert len(facts["global_events"]) == 31
    assert all(event["text"] for event in facts["global_events"])


def test_the_facts_of_a_card(facts: dict[str, Any]) -> None:
    ants = next(card for card in facts["cards"] if card["id"] == "ants")
    assert ants["cost"] == 9
    assert ants["tags"] == ["microbe"]
    assert ants["type"] == "active"
    assert ants["holds"] == "microbe"
    assert ants["requirements"][0]["level"] == 4
    assert len(ants["action"]) == 2
    assert ants["points"]["amount"] == 1
    assert ants["text"] == TEXT.card_text("ants")
    resources = facts["names"]["resource"]
    mine = next(card for card in facts["cards"] if card["id"] == "mine")
    assert resources[mine["effects"][0]["resource"]] == "steel"


def test_the_facts_of_the_map(facts: dict[str, Any]) -> None:
    spaces = {space["number"]: space for space in facts["maps"][0]["spaces"]}
    assert spaces["21"]["bonus"] == {"titanium": 1, "plants": 1}
    assert spaces["21"]["volcanic"]
    assert spaces["31"]["name"] == "Noctis City"
    assert spaces["31"]["area"] == "city"
    assert spaces["03"]["neighbours"] == ["04", "09", "08"]


def test_the_facts_of_some_cards_only() -> None:
    found = json.loads(cards("birds", "--json"))
    assert [card["id"] for card in found["cards"]] == ["birds"]
    assert found["corporations"] == []


def test_the_vocabulary_counts_cards() -> None:
    words = {word.kind: word for word in vocabulary()}
    assert words["Produce"].family == "effect"
    assert len(words["Produce"].cards) > 60
    assert words["CopyProduction"].cards == ("robotic_workforce",)
    assert words["PlaysTag"].family == "occasion"
    assert words["Discount"].family == "modifier"
    assert words["AtLeast"].family == "requirement"
    assert words["Tags"].family == "count"
    assert all(set(word.cards) <= {card.id for card in CARDS} for word in words.values())


def test_the_vocabulary_report_names_what_one_card_uses() -> None:
    shown = cards("--vocabulary")
    assert "CopyProduction" in shown
    assert "Robotic Workforce" in shown
    assert "are used by one card only" in one_line(shown)
