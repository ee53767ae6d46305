"""What a view says would happen, did the action phase end now."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.contract.forecast import check_forecast
from marineris.testing import Seat
from marineris.testing.turmoil import a_committee, end_generation


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


def foretold(**position: Any) -> Any:
    return a_committee(**position).view()["turmoil"]["events"].get("current_forecast")


def test_production_comes_before_the_event() -> None:
    """TU-8.12: Riots takes 4 M€ for a city out of the income to come."""
    city: dict[str, Any] = {"tiles": {"20": "city"}, "parties": {"unity": {"neutral": 1}}}
    assert foretold(current="riots", **city) == [{"stock": {"megacredits": -4}}, {}]
    assert foretold(current="riots", rating=3, **city) == [{"stock": {"megacredits": -3}}, {}]


def test_energy_will_be_heat() -> None:
    """TU-8.12, TM-6.8: the Dust Storm takes it all, and what is produced too."""
    position: dict[str, Any] = {"stock": {"energy": 2, "heat": 1}, "production": {"heat": 3}}
    found = foretold(current="global_dust_storm", rivals=[Seat()], **position)
    assert found == [{"stock": {"heat": -6}}, {}]


def test_what_production_sets_off_comes_before_the_event() -> None:
    """TU-8.12, TU-14.4: Pristar's new resource counts for Sponsored Projects."""
    found = foretold(current="sponsored_projects", corporation="pristar", rating=18)
    assert found == [{"cubes": 1}, {}]


def test_an_ocean_to_come_brings_what_listens_to_it() -> None:
    """TU-8.12, TU-O5: Arctic Algae, wherever the ocean will be."""
    found = foretold(current="aquifer_released_by_public_council", tableau=["arctic_algae"])
    assert found == [{"stock": {"plants": 2}}, {}]


FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9, "current": "riots"}


@pytest.mark.parametrize(
    ("players", "position"), [(2, FINISHED), (1, {"generation": 14, "current": "riots"})]
)
def test_nothing_is_foretold_in_the_last_generation(players: int, position: Any) -> None:
    """TU-8.13, TU-10.1: the game ends before politics."""
    seen = a_committee(players, **position).view()["turmoil"]
    assert "ahead" not in seen
    assert not any(name.endswith("_forecast") for name in seen["events"])


def test_nothing_is_foretold_while_it_happens() -> None:
    """TU-8.13: the first player is choosing the ocean that dries up."""
    game = a_committee(current="dry_deserts", oceans=3)
    end_generation(game)
    assert game.to_act == [0]
    seen = game.view()["turmoil"]
    assert "ahead" not in seen
    assert not any(name.endswith("_forecast") for name in seen["events"])


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foretold_happens_if_everybody_passes(seed: int) -> None:
    """TU-8.12, TU-8.13: the check that every random game makes."""
    rng = random.Random(seed)
    game = marineris.new("terraforming", players=1 + seed, seed=seed, turmoil=True)
    while not game.is_over:
        check_forecast(game, rng)
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
