"""Turmoil: events, the political step, requirements, scoring, solo (TU-8, TU-10 to TU-13)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.turmoil.story import outcome_of

import marineris
from marineris.core.effect import Effect
from marineris.terraforming.expansion import (
    COLONIES,
    POLITICS,
    WORLD_GOVERNMENT,
    in_order,
    steps_of,
)
from marineris.terraforming.turmoil.committee import committee_of
from marineris.terraforming.turmoil.event import EVENTS, INDEX
from marineris.terraforming.turmoil.expansion import TURMOIL
from marineris.terraforming.turmoil.party import NAMES
from marineris.terraforming.vocabulary.effect.deck import Draw
from marineris.testing import Seat, TerraformingGame, answer, do
from marineris.testing.turmoil import a_committee, end_generation


def seen(game: TerraformingGame) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["turmoil"]
    return found


def size(game: TerraformingGame, party: str) -> int:
    return sum(seen(game)["parties"][party]["delegates"].values())


# ------------------------------------------------------------------ events on their way


def test_events_move_on_each_generation() -> None:
    """TU-8.1, TU-T04: generation 1 resolves none; coming becomes current, distant coming."""
    game = a_committee(distant="diversity", coming="riots", log=True)
    end_generation(game)
    assert "GlobalEventResolved" not in [entry["event"] for entry in game.events()]
    events = seen(game)["events"]
    assert (events["current"], events["coming"]) == ("riots", "diversity")
    revealed = events["distant"]
    for expected in ("riots", "diversity", revealed):
        answer(game, "done", "done")
        end_generation(game)
        resolved = [e for e in game.events() if e["event"] == "GlobalEventResolved"]
        assert resolved[-1]["global_event"] == expected
        while game.decision(game.to_act[0])["question"] != "Buy":  # type: ignore[index]
            game.play(game.to_act[0], game.legal_moves(game.to_act[0])[0])


def test_a_revealed_event_sends_a_neutral_delegate() -> None:
    """TU-8.2, TU-8.3, TU-T03: Kelvinists when it is revealed, Greens when it becomes current."""
    assert [NAMES[party] for party in (EVENTS[0].revealed, EVENTS[0].current)] == [
        "kelvinists",
        "greens",
    ]
    assert EVENTS[0].id == "global_dust_storm"
    game = a_committee(coming="global_dust_storm", distant="riots", parties={"unity": {0: 2}})
    c = committee_of(game.state)
    c.deck.remove(INDEX["mud_slides"])
    c.deck.append(INDEX["mud_slides"])  # to be revealed next; it shows Kelvinists too
    end_generation(game)
    assert seen(game)["parties"]["greens"]["delegates"] == {"7": 1}
    assert seen(game)["parties"]["kelvinists"]["delegates"] == {"7": 1}
    assert seen(game)["events"]["distant"] == "mud_slides"


def test_neutral_delegates_of_events_lead_and_dominate() -> None:
    """TU-8.4: they count like others; without any left none comes."""
    game = a_committee(
        coming="riots", distant="diversity", parties={"reds": {"neutral": 1, 1: 1}, "unity": {0: 3}}
    )
    c = committee_of(game.state)
    c.deck.remove(INDEX["homeworld_support"])
    c.deck.append(INDEX["homeworld_support"])
    end_generation(game)  # Unity is elected; riots and homeworld_support both send to the Reds
    assert seen(game)["parties"]["reds"] == {"leader": 7, "delegates": {"1": 1, "7": 3}}
    assert seen(game)["dominant"] == "reds"


def test_without_neutral_delegates_none_comes() -> None:
    """TU-8.4: the one that was chairman goes to the Reds, and the next event finds no other."""
    game = a_committee(
        coming="riots",
        distant="diversity",
        parties={
            "unity": {0: 7},
            "reds": {"neutral": 6},
            "greens": {"neutral": 6},
            "kelvinists": {"neutral": 1},
        },
        lobby=[1],
    )
    assert seen(game)["neutral_reserve"] == 0
    end_generation(game)
    assert [size(game, name) for name in ("reds", "greens", "kelvinists")] == [7, 6, 1]
    assert seen(game)["neutral_reserve"] == 0
    assert sum(size(game, name) for name in NAMES) == 14


def test_influence_of_before_the_election_counts() -> None:
    """TU-8.5: the leader of the dominant party has it once more before becoming chairman."""
    game = a_committee(parties={"reds": {0: 2}}, log=True)
    assert outcome_of(game, "asteroid_mining") == {"0 titanium": 2}  # TU-X06: a count of 0


def test_gains_add_influence_to_the_count() -> None:
    """TU-8.6, TU-T01: TR 42, chairman, two ordinary delegates: 5 and 2, times 2 M€."""
    game = a_committee(
        parties={"reds": {1: 3, 0: 2}}, chairman=0, rating=43, rivals=[Seat(rating=16)], log=True
    )
    assert seen(game)["influence"] == [2, 2]
    found = outcome_of(game, "generous_funding")
    assert found == {"0 megacredits": 14, "1 megacredits": 4}


def test_losses_take_influence_off_the_count() -> None:
    """TU-8.6, TU-T02: 7 cities count as 5; influence 1 leaves 4, times 4 M€."""
    spaces = ("12", "16", "18", "36", "46", "50", "60")
    game = a_committee(
        parties={"reds": {1: 4, 0: 3}},
        tiles=dict.fromkeys(spaces, "city"),
        stock={"megacredits": 40},
        log=True,
    )
    assert seen(game)["influence"][0] == 1
    assert outcome_of(game, "riots") == {"0 megacredits": -16}


def test_a_gain_without_anything_to_count() -> None:
    """TU-X06: a count of 0 and influence 2 are 2 units."""
    game = a_committee(parties={"reds": {0: 2}}, log=True)
    assert outcome_of(game, "homeworld_support") == {"0 megacredits": 4}


def test_the_first_player_gets_nothing_for_an_event_ocean() -> None:
    """TU-8.7, TU-8.9, TU-T05: Volcanic Eruptions reaches 0 °C: no TR, no bonus, no M€ beside it."""
    game = a_committee(
        3, first=1, temperature=-4, tiles={"03": ("greenery", 1)}, oceans=["05"], log=True
    )
    before = game.state.rating[:]
    found = outcome_of(game, "volcanic_eruptions", "space 04")  # two steel are printed there
    assert game.state.log is not None
    assert found == {}
    assert [rating + 1 for rating in game.state.rating] == before
    assert game.view()["tiles"]["04"] == ["ocean", -1]
    placed = [entry for entry in game.events() if entry["event"] == "TilePlaced"]
    assert placed[-1]["seat"] == 1


def test_the_bonus_at_0_degrees_can_be_earned_again() -> None:
    """TU-8.9, TU-T06: Snow Cover takes the temperature below 0 °C; the next step up melts ice."""
    game = a_committee(temperature=2, stock={"megacredits": 60})
    outcome = game.state
    outcome_of_log(game, "snow_cover")
    assert outcome.parameter[0] == -2
    answer(game, "done", "done")
    first = game.to_act[0]
    game.play(first, "pass")
    game.play(0, "project asteroid")
    asked = game.decision(0)
    assert asked is not None
    assert asked["question"] == "PlaceTile"


def outcome_of_log(game: TerraformingGame, event: str) -> None:
    game.state.log = []
    outcome_of(game, event)


def test_events_hit_everyone_in_turn_order() -> None:
    """TU-8.10: from the first player on."""
    game = a_committee(
        3,
        first=2,
        active=2,
        stock={"heat": 1},
        rivals=[Seat(stock={"heat": 2}), Seat(stock={"heat": 3})],
    )
    outcome_of_log(game, "global_dust_storm")
    told = game.events()
    begin = [entry["event"] for entry in told].index("GlobalEventResolved")
    losers = [entry["seat"] for entry in told[begin:] if entry.get("resource") == "heat"]
    assert losers == [2, 0, 1]


# ------------------------------------------------------------------ the solar phase


def test_the_end_check_comes_first() -> None:
    """TU-10.1, TU-X16: with everything at its goal no rating falls and nobody is elected."""
    game = a_committee(
        temperature=8, oxygen=14, oceans=9, parties={"reds": {0: 1}}, current="war_on_earth"
    )
    end_generation(game)
    assert game.is_over
    assert game.state.rating == [20, 20]
    assert seen(game)["ruling"] == "greens"
    assert game.result()[0]["points"]["committee"] == 1


def test_other_expansions_have_their_place_in_the_order() -> None:
    """TU-10.2, TU-10.3: World Government, then colonies, then politics."""
    ((place, step),) = TURMOIL.steps()
    assert place == POLITICS
    world, colony = Draw(1), Draw(2)  # whatever those expansions will do
    steps: list[tuple[int, Effect]] = [(COLONIES, colony), (place, step), (WORLD_GOVERNMENT, world)]
    assert in_order(steps) == [world, colony, step]
    assert steps_of((TURMOIL,)) == [step]


def test_the_political_step_in_order() -> None:
    """TU-10.4: revision, event, election with bonus, chairman, dominance, then time passes."""
    game = a_committee(
        parties={"mars_first": {0: 2}, "unity": {1: 1}}, current="war_on_earth", log=True
    )
    end_generation(game)
    names = [entry["event"] for entry in game.events()]
    names = names[len(names) - names[::-1].index("Produced") :]
    assert names[:2] == ["RatingChanged", "RatingChanged"]
    kept = [name for name in names if name not in ("RatingChanged", "CardsSeen")]
    assert kept[0] == "GlobalEventResolved"
    order = ["PartyElected", "ChairmanChanged", "DominanceChanged", "GlobalEventCurrent"]
    assert [name for name in kept if name in order] == order
    assert kept.index("GlobalEventCurrent") < kept.index("GlobalEventRevealed")


def test_an_election_sends_everyone_home_but_the_leader() -> None:
    """TU-10.4, TU-10.8, TU-X08: Reds, leader A with one more, B 2, neutral 1; old chairman C."""
    game = a_committee(
        3, parties={"reds": {0: 2, 1: 2, "neutral": 1}}, chairman=2, coming="generous_funding"
    )
    reserve = seen(game)["reserve"]
    assert reserve == [4, 4, 5]
    end_generation(game)
    now = seen(game)
    assert now["chairman"] == 0
    assert "0" not in now["parties"]["reds"]["delegates"]
    assert "1" not in now["parties"]["reds"]["delegates"]
    assert now["reserve"] == [5, 6, 6]
    assert game.state.rating == [21, 20, 20]  # −1, the Reds' bonus for all three tied, chairman +1


def test_the_lobby_is_filled_from_the_reserve() -> None:
    """TU-10.4: who has none there gets one."""
    game = a_committee(lobby=[1])
    end_generation(game)
    assert seen(game)["lobby"] == [0, 1]
    assert seen(game)["reserve"] == [6, 6]


def test_an_empty_reserve_fills_no_lobby() -> None:
    """TU-X14: all seven are placed."""
    game = a_committee(parties={"reds": {"neutral": 8}, "unity": {0: 4}, "greens": {0: 3}})
    end_generation(game)
    assert seen(game)["lobby"] == [1]
    assert seen(game)["reserve"][0] == 0


def test_income_is_counted_before_the_rating_falls() -> None:
    """TU-10.5: production comes first."""
    game = a_committee(rating=30, parties={"reds": {"neutral": 1}}, rivals=[Seat(rating=10)])
    end_generation(game)
    assert game.state.stock[0] == 30
    assert game.state.rating[0] == 29


def test_no_rating_falls_below_0() -> None:
    """TU-O3: the track begins there, and where nothing falls nothing is told."""
    game = a_committee(rating=0, parties={"unity": {"neutral": 1}}, log=True)
    end_generation(game)
    assert game.state.rating == [0, 19]
    told = [one for one in game.events() if one["event"] == "RatingChanged"]
    assert [(one["seat"], one["amount"]) for one in told] == [(1, -1)]


def test_a_low_rating_brings_no_income_and_costs_nothing() -> None:
    """TU-O3, TM-6.4: TR 1 and a M€ production of −5 leave the 3 M€ in stock."""
    position: dict[str, Any] = {"rating": 1, "production": {"megacredits": -5}}
    game = a_committee(parties={"unity": {"neutral": 1}}, stock={"megacredits": 3}, **position)
    end_generation(game)
    assert game.state.stock[0] == 3


def test_past_events_become_a_new_deck() -> None:
    """TU-10.7: when the last event has been revealed."""
    game = a_committee(current="riots")
    c = committee_of(game.state)
    c.past = c.deck
    c.deck = []
    end_generation(game)
    assert len(c.deck) == 31 - 3
    assert c.past == []
    assert game.rules.audit(game.state) == []


def test_a_party_without_a_leader_seats_no_chairman() -> None:
    """TU-O4: it rules, and the chairman stays."""
    game = a_committee(dominant="unity", chairman=1, coming="asteroid_mining")
    end_generation(game)
    assert seen(game)["ruling"] == "unity"
    assert seen(game)["chairman"] == 1


# ------------------------------------------------------------------ requirements


@pytest.mark.parametrize(
    ("ruling", "own", "legal"),
    [("greens", 1, False), ("greens", 2, True), ("scientists", 0, True)],
)
def test_a_card_may_require_a_party(ruling: str, own: int, legal: bool) -> None:
    """TU-11.1, TU-X15: that it rules, or two own delegates, a leader being one."""
    game = a_committee(
        ruling=ruling,
        parties={"scientists": {0: own}} if own else None,
        hand=["supported_research"],
        stock={"megacredits": 3},
    )
    reasons = game.why_not(0, "play supported_research")
    assert (reasons == []) == legal
    if not legal:
        expected = {"code": "party-not-ruling", "rule": "TU-11.1", "party": "scientists"}
        assert reasons[0].as_data() == {**expected, "need": 2, "have": 1}


def test_a_card_may_require_a_chairman_or_a_leader() -> None:
    """TU-11.2: Public Celebrations the one, Vote of No Confidence the other."""
    hand = ["public_celebrations", "vote_of_no_confidence"]
    money = {"megacredits": 20}
    game = a_committee(hand=hand, stock=money)
    assert [r.code for r in game.why_not(0, "play public_celebrations")] == ["not-chairman"]
    reasons = game.why_not(0, "play vote_of_no_confidence")
    assert [r.code for r in reasons] == ["leads-too-few-parties"]
    game = a_committee(hand=hand, stock=money, chairman=0, parties={"reds": {0: 1}})
    assert game.why_not(0, "play public_celebrations") == []
    reasons = game.why_not(0, "play vote_of_no_confidence")
    assert [r.code for r in reasons] == ["chairman-not-neutral"]
    game = a_committee(hand=hand, stock=money, parties={"reds": {0: 1}})
    assert game.why_not(0, "play vote_of_no_confidence") == []


# ------------------------------------------------------------------ scoring


def test_leaders_and_the_chairman_are_points() -> None:
    """TU-12.1, TU-X17: leader of two parties and chairman: 3."""
    game = a_committee(
        temperature=8,
        oxygen=14,
        oceans=9,
        chairman=0,
        parties={"reds": {0: 1}, "unity": {0: 2, 1: 1}},
    )
    end_generation(game)
    rows = game.result()
    assert [row["points"]["committee"] for row in rows] == [3, 0]
    assert rows[0]["total"] - rows[1]["total"] == 3


# ------------------------------------------------------------------ solo


@pytest.mark.parametrize(("rating", "won"), [(62, False), (63, True)])
def test_alone_a_rating_may_be_the_goal(rating: int, won: bool) -> None:
    """TU-13.1, TU-13.3: TR 63, if that was agreed on; the last generation revises nothing."""
    game = a_committee(1, generation=14, rating=rating, options={"solo_goal": "rating"})
    end_generation(game)
    assert game.is_over
    assert game.state.rating == [rating]
    assert game.result()[0]["won"] == won


def test_the_reds_ask_for_their_fee_on_buffer_gas() -> None:
    """TM-15.10, TU-9.4"""
    short: dict[str, Any] = {"ruling": "reds", "options": {"solo_goal": "rating"}}
    game = a_committee(1, stock={"megacredits": 18}, **short)
    assert [one.code for one in game.why_not(0, "project buffer_gas")] == ["rating-too-dear"]
    game = a_committee(1, stock={"megacredits": 19}, **short)
    assert do(game, "project buffer_gas") == {"0 megacredits": -19, "0 rating": 1}


@pytest.mark.parametrize(("oceans", "won"), [(8, False), (9, True)])
def test_alone_the_usual_goal_is_mars(oceans: int, won: bool) -> None:
    """TU-13.1: all parameters, as without Turmoil."""
    game = a_committee(1, generation=14, temperature=8, oxygen=14, oceans=oceans)
    end_generation(game)
    assert game.result()[0]["won"] == won


def test_alone_all_generations_are_played() -> None:
    """TU-13.3: finishing early ends nothing, and politics goes on."""
    game = a_committee(1, generation=5, temperature=8, oxygen=14, oceans=9)
    end_generation(game)
    assert not game.is_over
    assert game.state.rating == [19]


def test_alone_the_last_generation_has_no_politics() -> None:
    """TU-13.4: no revision, no event, no election, though Mars is not finished."""
    game = a_committee(
        1, generation=14, current="war_on_earth", parties={"unity": {0: 2}}, log=True
    )
    end_generation(game)
    assert game.is_over
    assert game.state.rating == [20]
    told = {event["event"] for event in game.events()}
    assert not told & {"GlobalEventResolved", "PartyElected", "RatingChanged"}


def test_alone_politics_goes_on_when_mars_is_finished() -> None:
    """TU-13.5: revision, event and election, as in every generation."""
    finished: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
    parties: dict[str, Any] = {"unity": {"neutral": 2}}
    game = a_committee(
        1, generation=13, current="war_on_earth", parties=parties, log=True, **finished
    )
    end_generation(game)
    assert game.state.rating == [20 - 1 - 4]
    told = {event["event"] for event in game.events()}
    assert {"GlobalEventResolved", "PartyElected"} <= told


# ------------------------------------------------------------------ what is known


def test_the_order_of_the_event_deck_is_hidden() -> None:
    """TU-8.2: the events in sight are public, the deck is not."""
    game = marineris.new("terraforming", players=2, seed=5, turmoil=True)
    real = committee_of(game.state)
    orders = set()
    for seed in range(5):
        imagined = game.imagine(0, seed)
        c = committee_of(imagined.state)
        assert sorted(c.deck) == sorted(real.deck)
        assert (c.distant, c.coming) == (real.distant, real.coming)
        assert imagined.view(0) == game.view(0)
        orders.add(tuple(c.deck))
    assert len(orders) == 5


def test_a_preview_reveals_no_event() -> None:
    """TU-8.2: the last pass would; its preview stays silent about what comes to light."""
    game = a_committee(parties={"reds": {0: 1}})
    game.play(0, "pass")
    first = game.preview(1, "pass")
    committee_of(game.state).deck.reverse()
    assert game.preview(1, "pass") == first
    assert first["turmoil"]["ruling"] == "reds"


def test_a_view_foretells_what_events_would_do() -> None:
    """TU-8.6: for each event in sight and each player, as things stand."""
    game = a_committee(
        parties={"reds": {0: 1}},
        rating=26,
        stock={"megacredits": 4, "plants": 9},
        hand=["moss", "trees", "ants"],
        tiles={"12": "city", "16": "city"},
        distant="generous_funding",
        coming="riots",
        current="paradigm_breakdown",
    )
    events = seen(game)["events"]
    assert events["distant_forecast"] == [{"stock": {"megacredits": 6}}, {}]
    assert events["coming_forecast"] == [{"stock": {"megacredits": -4}}, {}]
    assert events["current_forecast"] == [{"stock": {"megacredits": 2}, "hand": -2}, {}]


def test_a_forecast_counts_choices_and_rating() -> None:
    """TU-8.6: resources of one's choice, ratings, productions, resources on cards."""
    game = a_committee(
        parties={"reds": {0: 1}},
        tableau={"ants": 1},
        production={"energy": 1},
        distant="dry_deserts",
        coming="war_on_earth",
        current="sabotage",
    )
    events = seen(game)["events"]
    assert events["distant_forecast"] == [{"choice": 1}, {}]
    assert events["coming_forecast"] == [{"rating": -3}, {"rating": -4}]
    expected = {"stock": {"steel": 1}, "production": {"energy": -1}}
    assert events["current_forecast"] == [expected, {}]
    game = a_committee(tableau={"ants": 1}, distant="sponsored_projects")
    assert seen(game)["events"]["distant_forecast"] == [{"cubes": 1}, {}]
