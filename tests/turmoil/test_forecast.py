"""What a view says would happen, did the action phase end now."""

from __future__ import annotations

from typing import Any

from marineris.testing import Seat
from marineris.testing.turmoil import a_committee


def ahead(**position: Any) -> Any:
    return a_committee(**position).view()["turmoil"]["ahead"]


def test_the_dominant_party_would_rule_and_its_leader_preside() -> None:
    """TU-10.4"""
    found = ahead(parties={"unity": {0: 2, 1: 1}, "reds": {1: 2}}, coming="riots")
    assert (found["ruling"], found["chairman"]) == ("unity", 0)
    assert found["dominant"] == "reds"


def test_the_delegate_of_the_coming_event_is_counted() -> None:
    """TU-8.3: Election brings one to Mars First."""
    parties: dict[str, Any] = {"unity": {0: 3}, "reds": {1: 1}, "mars_first": {1: 1}}
    assert ahead(parties=parties, coming="election")["dominant"] == "mars_first"


def test_the_bonus_is_foretold_for_everybody() -> None:
    """TU-9.1: 1 M€ for each science tag."""
    found = ahead(
        parties={"scientists": {0: 2}},
        tableau=["research"],
        rivals=[Seat(tableau=["lunar_beam"])],
    )
    assert found["bonus"] == [{"stock": {"megacredits": 2}}, {}]


def test_the_reds_look_at_ratings_after_revision_and_event() -> None:
    """TU-10.4: War on Earth lowers both by 4 less influence; the leader has 2 of that."""
    parties: dict[str, Any] = {"reds": {0: 3}}
    found = ahead(parties=parties, current="war_on_earth", rating=20, rivals=[Seat(rating=21)])
    assert found["bonus"] == [{}, {"rating": 1}]


def test_nothing_changes_by_looking() -> None:
    game = a_committee(parties={"unity": {0: 2}}, current="riots")
    digest = game.digest()
    game.view(0)
    assert game.digest() == digest
