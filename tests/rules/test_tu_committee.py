"""Turmoil: setup, delegates, leaders, dominance, influence (TU-1 to TU-7)."""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.turmoil.committee import committee_of
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import NAMES
from marineris.testing import Seat, TerraformingGame, a_game
from marineris.testing.turmoil import a_committee, end_generation
from marineris.text import Text


def committee(game: TerraformingGame) -> dict[str, Any]:
    """The committee as a spectator sees it."""
    found: dict[str, Any] = game.view()["turmoil"]
    return found


def party(game: TerraformingGame, name: str) -> dict[str, Any]:
    found: dict[str, Any] = committee(game)["parties"][name]
    return found


# ------------------------------------------------------------------ components and setup


def test_components() -> None:
    """TU-1.1: 6 parties, 31 events, 16 projects, 7 delegates a player, 14 neutral ones."""
    assert len(NAMES) == 6
    assert len(EVENTS) == 31
    plain = marineris.new("terraforming", players=5, seed=1, corporate_era=True)
    game = marineris.new("terraforming", players=5, seed=1, corporate_era=True, turmoil=True)
    assert game.view()["deck"] == plain.view()["deck"] + 16
    assert committee(game)["reserve"] == [6] * 5
    assert committee(game)["lobby"] == [0, 1, 2, 3, 4]
    assert committee(game)["neutral_reserve"] == 14 - 3


def test_without_the_option_there_is_no_committee() -> None:
    """TU-1.1: the base game is as it was, its moves and cards too."""
    game = marineris.new("terraforming", players=2, seed=1)
    assert "turmoil" not in game.view()
    assert game.state.parts == []
    assert "committee" not in game.result()[0]["points"]
    reasons = a_game().why_not(0, "lobby reds")
    assert [reason.code for reason in reasons] == ["not-in-this-game"]


@pytest.mark.parametrize(("rating", "legal"), [(25, False), (26, True)])
def test_terraformer_needs_26(rating: int, legal: bool) -> None:
    """TU-2.1, TU-X18: with Turmoil; without it 35 as ever."""
    game = a_committee(rating=rating, stock={"megacredits": 8})
    assert (game.why_not(0, "milestone terraformer") == []) == legal
    plain = a_game(rating=34, stock={"megacredits": 8})
    assert game.view()["milestone_goals"]["terraformer"] == 26
    assert Text().milestone("terraformer", least=26) == "Needs a TR of at least 26."
    (reason,) = plain.why_not(0, "milestone terraformer")
    assert reason.as_data()["need"] == 35


def test_delegates_at_the_start() -> None:
    """TU-2.2, TU-2.6, TU-2.7: a neutral chairman, Greens rule, no current event."""
    game = marineris.new("terraforming", players=3, seed=3, turmoil=True)
    seen = committee(game)
    assert seen["chairman"] == 7
    assert seen["ruling"] == "greens"
    assert seen["events"]["current"] is None
    assert game.state.stock == [0] * 18  # no bonus is paid at setup


@pytest.mark.parametrize("seed", range(12))
def test_two_events_are_revealed(seed: int) -> None:
    """TU-2.3, TU-2.4, TU-2.5, TU-X19: each sends a neutral delegate; the coming one's dominates."""
    seen = committee(marineris.new("terraforming", players=2, seed=seed, turmoil=True))
    by_id = {event.id: event for event in EVENTS}
    coming = NAMES[by_id[seen["events"]["coming"]].revealed]
    distant = NAMES[by_id[seen["events"]["distant"]].revealed]
    assert seen["dominant"] == coming
    expected = dict.fromkeys(NAMES, 0)
    expected[coming] += 1
    expected[distant] += 1
    for name, number in expected.items():
        assert seen["parties"][name]["delegates"] == ({"7": number} if number else {})
        assert seen["parties"][name]["leader"] == (7 if number else -1)


def test_both_events_may_show_the_same_party() -> None:
    """TU-X19: then it has a leader and an ordinary neutral delegate."""
    for seed in range(60):
        seen = committee(marineris.new("terraforming", players=2, seed=seed, turmoil=True))
        if seen["parties"][seen["dominant"]]["delegates"] == {"7": 2}:
            return
    raise AssertionError("never in 60 games")


def test_its_cards_are_shuffled_in() -> None:
    """TU-2.8: projects and corporations, with and without Corporate Era."""
    for era in (False, True):
        game = marineris.new("terraforming", players=2, seed=1, turmoil=True, corporate_era=era)
        state = game.state
        found = {*state.deck, *state.dealt[0], *state.dealt[1]}
        names = {card.id for i, card in enumerate(CARDS) if i in found}
        assert {"recruitment", "aerial_lenses", "wildlife_dome"} <= names
    founded = set()
    for seed in range(40):
        game = marineris.new("terraforming", players=5, seed=seed, turmoil=True)
        founded |= {CARDS[one].id for cards in game.state.corporations for one in cards}
    assert {"pristar", "septem_tribus", "utopia_invest"} <= founded


# ------------------------------------------------------------------ terms


def test_a_leader_is_a_delegate_and_a_chairman_is_not() -> None:
    """TU-3.1: the leader counts in the party, the chairman in none."""
    game = a_committee(parties={"unity": {0: 1}}, chairman=1)
    assert party(game, "unity") == {"leader": 0, "delegates": {"0": 1}}
    assert sum(len(one["delegates"]) for one in committee(game)["parties"].values()) == 1


def test_a_policy_holds_in_the_action_phase_only() -> None:
    """TU-3.2: outside it nothing of it is left."""
    game = a_committee(ruling="unity", parties={"greens": {"neutral": 1}})
    assert game.state.metal_value == [2, 4, 2, 4]
    game.play(0, "pass")
    game.play(1, "pass")
    assert committee(game)["policy"] is False
    assert game.state.metal_value == [2, 3, 2, 3]


def test_neutral_delegates_lead_and_preside_for_nobody() -> None:
    """TU-3.3: nobody gets rating or points for them."""
    game = a_committee(parties={"reds": {"neutral": 2}})
    game.play(0, "pass")
    game.play(1, "pass")
    assert committee(game)["chairman"] == 7
    assert game.state.rating == [20, 20]  # revised to 19, and raised by the Reds' bonus
    assert [row["points"]["committee"] for row in game.result()] == [0, 0]


# ------------------------------------------------------------------ lobbying


def test_lobbying_is_free_from_the_lobby_and_costs_5_from_the_reserve() -> None:
    """TU-4.1, TU-4.3, TU-O1: the free one goes first; any number of times."""
    game = a_committee(stock={"megacredits": 12})
    game.play(0, "lobby unity")
    assert game.state.stock[0] == 12
    assert committee(game)["lobby"] == [1]
    game.play(0, "lobby unity")
    assert game.state.stock[0] == 7
    assert committee(game)["reserve"] == [5, 6]
    game.play(1, "pass")
    game.play(0, "lobby greens")
    assert game.state.stock[0] == 2
    (reason,) = game.why_not(0, "lobby greens")
    assert (reason.code, reason.rule) == ("money-too-low", "TU-4.1")


def test_lobbying_is_an_action_and_no_standard_project() -> None:
    """TU-4.1: it takes one of the two actions, and triggers of projects stay silent."""
    game = a_committee(stock={"megacredits": 20}, tableau=["standard_technology"], lobby=[])
    game.play(0, "lobby reds")
    asked = game.decision(0)
    assert asked is not None
    assert asked["taken"] == 1
    assert game.state.stock[0] == 15


def test_without_a_delegate_nobody_lobbies() -> None:
    """TU-4.2: neither in the lobby nor in reserve."""
    game = a_committee(stock={"megacredits": 50}, parties={"reds": {0: 4}, "unity": {0: 3}})
    (reason,) = game.why_not(0, "lobby reds")
    assert (reason.code, reason.rule) == ("no-delegate-left", "TU-4.2")
    assert not any(game.move_name(m).startswith("lobby") for m in game.legal_moves(0))


def test_lobbying_waits_for_your_turn() -> None:
    """TU-4.1: nothing else is wrong with it."""
    game = a_committee()
    assert [reason.code for reason in game.why_not(1, "lobby reds")] == ["not-your-turn"]


def test_heat_pays_for_lobbying_where_it_is_money() -> None:
    """TU-4.1: 5 M€, as any M€."""
    game = a_committee(corporation="helion", stock={"heat": 5}, lobby=[])
    game.play(0, "lobby reds")
    assert game.state.stock[:6] == [0, 0, 0, 0, 0, 0]


# ------------------------------------------------------------------ leaders


def test_the_first_delegate_leads() -> None:
    """TU-5.1, TU-X01: an empty party has one piece then, its leader."""
    game = a_committee()
    game.play(0, "lobby kelvinists")
    assert party(game, "kelvinists") == {"leader": 0, "delegates": {"0": 1}}


def test_strictly_more_delegates_take_the_lead() -> None:
    """TU-5.2, TU-X02: a tie changes nothing."""
    game = a_committee(parties={"unity": {0: 1}}, active=1, rivals=[Seat(stock={"megacredits": 9})])
    game.play(1, "lobby unity")
    assert party(game, "unity")["leader"] == 0
    game.play(1, "lobby unity")
    assert party(game, "unity") == {"leader": 1, "delegates": {"0": 1, "1": 2}}


def test_neutral_leaders_are_replaced_too() -> None:
    """TU-5.2, TU-X03: a player's second piece takes over from one neutral."""
    game = a_committee(parties={"unity": {"neutral": 1}}, stock={"megacredits": 9})
    game.play(0, "lobby unity")
    assert party(game, "unity")["leader"] == 7
    game.play(0, "lobby unity")
    assert party(game, "unity")["leader"] == 0


@pytest.mark.parametrize(
    ("owners", "acting", "leader"),
    [
        ({2: 2, 0: 2, 1: 2}, 1, 1),
        ({2: 2, 0: 2, 1: 2}, 2, 0),
        ({2: 2, "neutral": 2, 1: 2}, 2, 1),
        ({2: 2, 0: 1, "neutral": 2}, 0, 7),
        ({2: 3, 0: 2, 1: 2}, 0, 2),
    ],
)
def test_leaders_are_found_anew_when_delegates_go(
    owners: dict[int | str, int], acting: int, leader: int
) -> None:
    """TU-5.3: of several with more, the acting player first, then clockwise, neutral last."""
    hands = [["banned_delegate"] if seat == acting else [] for seat in range(3)]
    game = a_committee(
        3,
        parties={"unity": owners},
        chairman=acting,
        active=acting,
        hand=hands[0],
        rivals=[Seat(hand=hands[1]), Seat(hand=hands[2])],
    )
    game.play(acting, "play banned_delegate")
    game.play(acting, "seat 2")
    assert party(game, "unity")["leader"] == leader


# ------------------------------------------------------------------ dominance


def test_dominance_needs_strictly_more() -> None:
    """TU-6.1, TU-X04: with as many the marker stays, with one more it moves."""
    game = a_committee(
        parties={"reds": {"neutral": 3}, "unity": {"neutral": 2}}, stock={"megacredits": 9}
    )
    game.play(0, "lobby unity")
    assert committee(game)["dominant"] == "reds"
    game.play(0, "lobby unity")
    assert committee(game)["dominant"] == "unity"


def elected(game: TerraformingGame) -> tuple[str, str]:
    """The party that came to power, and the one that was dominant right after."""
    end_generation(game)
    told = game.events()
    begin = [entry["event"] for entry in told].index("PartyElected")
    following = next(e for e in told[begin:] if e["event"] == "DominanceChanged")
    return str(told[begin]["party"]), str(following["party"])


def test_after_an_election_a_tie_goes_clockwise() -> None:
    """TU-6.2, TU-9.3, TU-X09: from Greens on, Unity comes before Kelvinists."""
    game = a_committee(
        parties={"greens": {"neutral": 4}, "kelvinists": {"neutral": 2}, "unity": {0: 2}}, log=True
    )
    assert elected(game) == ("greens", "unity")


def test_the_parties_sit_in_a_ring() -> None:
    """TU-9.3: clockwise."""
    assert NAMES == ("mars_first", "kelvinists", "reds", "greens", "unity", "scientists")


def test_with_all_parties_empty_the_next_clockwise_dominates() -> None:
    """TU-6.3: all are tied at nothing."""
    assert elected(a_committee(parties={"reds": {0: 1}}, log=True)) == ("reds", "greens")


# ------------------------------------------------------------------ influence


def test_influence() -> None:
    """TU-7.1, TU-X05: leader alone 1, with an ordinary delegate 2, and as chairman 3."""
    game = a_committee(parties={"reds": {0: 1}})
    assert committee(game)["influence"] == [1, 0]
    game = a_committee(parties={"reds": {0: 2}})
    assert committee(game)["influence"] == [2, 0]
    game = a_committee(parties={"reds": {0: 2}}, chairman=0)
    assert committee(game)["influence"] == [3, 0]


def test_ordinary_delegates_count_once_and_leaders_not_twice() -> None:
    """TU-7.2: a leader alone has 1; three ordinary delegates give 1; other parties nothing."""
    game = a_committee(parties={"reds": {1: 1}})
    assert committee(game)["influence"] == [0, 1]
    game = a_committee(parties={"reds": {1: 4, 0: 3}, "unity": {0: 1}})
    assert committee(game)["influence"] == [1, 2]


def test_cards_give_lasting_influence() -> None:
    """TU-7.3: Event Analysts."""
    game = a_committee(tableau=["event_analysts"])
    assert committee(game)["influence"] == [1, 0]


def test_a_client_is_told_where_influence_comes_from() -> None:
    """TU-7.1, TU-7.2, TU-7.3: what it shows adds up to the influence of the view."""
    game = a_committee(parties={"reds": {0: 2, 1: 1}}, chairman=0, tableau=["event_analysts"])
    told = game.offers(1)["turmoil"]["influence"]
    assert told == [
        {"chairman": 1, "leader": 1, "delegate": 1, "cards": 1},
        {"chairman": 0, "leader": 0, "delegate": 1, "cards": 0},
    ]
    assert [sum(one.values()) for one in told] == committee(game)["influence"] == [4, 1]
    alone = a_committee(parties={"reds": {0: 1}})
    assert alone.offers(0)["turmoil"]["influence"][0]["delegate"] == 0


def test_delegates_are_never_lost() -> None:
    """TU-X20: the audit of every decision counts them; here it counts a wrong one."""
    game = a_committee(parties={"reds": {0: 2}})
    assert game.rules.audit(game.state) == []
    committee_of(game.state).reserve[0] -= 1
    assert game.rules.audit(game.state) == ["owner 0 has 6 delegates"]
