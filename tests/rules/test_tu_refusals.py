"""Why a move is not legal with Turmoil: the real reasons, all of them, each with its own rule."""

from __future__ import annotations

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, answer, play_card
from marineris.testing.turmoil import a_committee, resolve


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def test_an_ocean_of_an_event_goes_to_an_ocean_area() -> None:
    """TM-4.2"""
    game = a_committee(oceans=["04"])
    resolve(game, "aquifer_released_by_public_council")
    assert refusal(game, "space 62") == [("wrong-area", "TM-4.2")]
    assert refusal(game, "space 04") == [("space-taken", "TM-5.8")]


def test_dry_deserts_take_an_ocean() -> None:
    """TU-8.7: what the first player is made to do."""
    game = a_committee(oceans=["04", "06"])
    resolve(game, "dry_deserts")
    facts = {"space": "62"}
    assert game.why_not(game.to_act[0], "space 62") == [Reason("no-ocean-there", "TU-8.7", facts)]


def test_banned_delegate_spares_leaders() -> None:
    """TU-5.3: party and owner need an ordinary delegate."""
    game = a_committee(
        chairman=0, parties={"reds": {0: 2, 1: 1}, "unity": {0: 1}, "greens": {"neutral": 2, 1: 1}}
    )
    play_card(game, "banned_delegate")
    assert refusal(game, "party unity") == [("not-offered", "TU-5.3")]
    answer(game, "party reds")
    assert refusal(game, "seat 4") == [("not-a-target", "TU-5.3")]


def test_recruitment_spares_leaders() -> None:
    """TU-14.2"""
    game = a_committee(
        parties={"reds": {"neutral": 2}, "unity": {"neutral": 2}, "greens": {"neutral": 1}}
    )
    play_card(game, "recruitment")
    assert refusal(game, "party greens") == [("not-offered", "TU-14.2")]


def test_a_delegate_lacks_both_a_place_to_come_from_and_money() -> None:
    """TU-4.1, TU-4.2"""
    game = a_committee(parties={"reds": {0: 7}})
    assert refusal(game, "lobby unity") == [
        ("no-delegate-left", "TU-4.2"),
        ("money-too-low", "TU-4.1"),
    ]


def test_the_policy_of_another_party_has_its_price_too() -> None:
    """TU-3.2, TM-6.5"""
    game = a_committee(ruling="greens")
    assert refusal(game, "policy kelvinists") == [
        ("other-party-rules", "TU-3.2"),
        ("money-too-low", "TM-6.5"),
    ]


def test_a_branch_that_cannot_be_carried_out_says_why() -> None:
    """TM-11.A2: Utopia Invest lowers a production that is there."""
    game = a_committee(corporation="utopia_invest", production={"steel": 1, "titanium": 1})
    answer(game, "use utopia_invest")
    facts = {"resource": "heat", "have": 0, "need": 1}
    assert game.why_not(0, "choose 6") == [Reason("production-too-low", "TM-11.A2", facts)]


def test_a_wild_tag_counts_towards_what_one_has() -> None:
    """TU-14.3: one science tag and a wild one are two of three, and that is the only reason."""
    game = a_committee(
        corporation="septem_tribus",
        tableau=["research_outpost"],
        hand=["gene_repair"],
        stock={"megacredits": 40},
    )
    facts = {"tag": "science", "need": 3, "have": 2}
    assert game.why_not(0, "play gene_repair") == [Reason("too-few-tags", "TM-7.6", facts)]


def test_what_is_kept_for_the_fee() -> None:
    """TU-9.4: with 6 M€ and 6 steel, Deep Well Heating (13 M€) must take 5 steel at least."""
    stock = {"megacredits": 6, "steel": 6}
    game = a_committee(ruling="reds", hand=["deep_well_heating"], stock=stock, rivals=[Seat()])
    answer(game, "play deep_well_heating")
    assert refusal(game, "amount 4") == [("amount-out-of-range", "TU-9.4")]
    assert refusal(game, "amount 1") == [("amount-out-of-range", "TM-6.6")]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("user", [0, 1, 2])
def test_a_policy_is_used_once_by_each(user: int, seat: int) -> None:
    """TU-9.1: that another one has used it is no matter."""
    rich = Seat(stock={"megacredits": 50})
    game = a_committee(
        3,
        ruling="scientists",
        rivals=[rich, rich],
        active=seat,
        used_policy=[user],
        stock=rich.stock,
    )
    used = [("policy-used", "TU-9.1")] if user == seat else []
    assert refusal(game, "policy scientists") == used
