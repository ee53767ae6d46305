"""Turmoil: ruling bonuses and policies (TU-9), and every way to raise a rating under the Reds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.turmoil.story import between

from marineris.terraforming.turmoil.committee import committee_of
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card
from marineris.testing.turmoil import a_committee, end_generation

# ------------------------------------------------------------------ ruling bonuses


def bonus(party: str, players: int = 2, **position: Any) -> dict[str, int]:
    """What everybody got when a party came to power."""
    game = a_committee(players, parties={party: {"neutral": 1}}, log=True, **position)
    end_generation(game)
    return between(game, "PartyElected", "ChairmanChanged")


@pytest.mark.parametrize(
    ("party", "tableau", "gained"),
    [
        ("mars_first", ["power_plant", "mine", "research"], 2),
        ("scientists", ["research", "mars_university", "mine"], 3),
        ("unity", ["sponsors", "vesta_shipyard", "research"], 2),
        ("greens", ["trees", "ants", "livestock", "research"], 3),
    ],
)
def test_a_ruling_bonus_counts_tags(party: str, tableau: list[str], gained: int) -> None:
    """TU-9.1: 1 M€ for each tag of its kinds, to every player."""
    rival = [Seat(corporation="mining_guild")]
    expected = {"0 megacredits": gained}
    if party == "mars_first":
        expected["1 megacredits"] = 2
    assert bonus(party, tableau=tableau, rivals=rival) == expected


def test_the_bonus_of_the_kelvinists() -> None:
    """TU-9.1: 1 M€ per step of heat production, more than five too (TU-9.2)."""
    assert bonus("kelvinists", production={"heat": 7}) == {"0 megacredits": 7}


def test_events_and_wild_tags_do_not_count() -> None:
    """TU-9.2: only what lies face up, and a wild tag is none of them."""
    found = bonus("unity", events=["giant_ice_asteroid"], corporation="septem_tribus")
    assert found == {}
    found = bonus("unity", events=["imported_hydrogen"], tableau=["sponsors"])
    assert found == {"0 megacredits": 1}


def test_the_bonus_of_the_reds() -> None:
    """TU-9.1, TU-X10: 25, 23, 23 are 24, 22, 22 after the revision; both with 22 get a step."""
    game = a_committee(
        3, rating=25, rivals=[Seat(rating=23), Seat(rating=23)], parties={"reds": {1: 1}}
    )
    end_generation(game)
    assert game.state.rating == [24, 23 + 1, 23]  # and seat 1 became chairman


@pytest.mark.parametrize(("rating", "after"), [(21, 21), (22, 21)])
def test_the_bonus_of_the_reds_alone(rating: int, after: int) -> None:
    """TU-13.2: alone, a rating of at most 20 is raised; 21 and 22 have just lost a step."""
    game = a_committee(1, rating=rating, parties={"reds": {"neutral": 1}})
    end_generation(game)
    assert game.state.rating == [after]


def test_the_same_party_may_rule_again() -> None:
    """TU-10.6: and pays its bonus again."""
    game = a_committee(ruling="mars_first", parties={"mars_first": {0: 1}}, tableau=["mine"])
    before = game.state.stock[0]
    end_generation(game)
    assert game.view()["turmoil"]["ruling"] == "mars_first"
    assert game.state.stock[0] == before + 20 + 1  # rating and bonus


# ------------------------------------------------------------------ policies


def test_mars_first_gives_steel_for_every_tile() -> None:
    """TU-9.1: a city, an ocean, a greenery, to who places it."""
    game = a_committee(ruling="mars_first", stock={"megacredits": 80})
    assert do(game, "project city", "space 18")["0 steel"] == 1
    assert do(game, "project aquifer", "space 32")["0 steel"] == 1
    assert game.state.stock[7] == 0


def test_mars_first_gives_nothing_off_the_map() -> None:
    """TU-9.1: Phobos is not Mars."""
    game = a_committee(ruling="mars_first", hand=["phobos_space_haven"], stock={"megacredits": 25})
    assert "0 steel" not in do(game, "play phobos_space_haven")


def test_kelvinists_sell_production_any_number_of_times() -> None:
    """TU-9.1, TU-9.5: 10 M€ for a step of energy and heat production; it is an action."""
    game = a_committee(ruling="kelvinists", stock={"megacredits": 25})
    changed = {"0 megacredits": -10, "0 energy production": 1, "0 heat production": 1}
    assert do(game, "policy kelvinists") == changed
    assert do(game, "policy kelvinists") == changed
    game.play(1, "pass")
    (reason,) = game.why_not(0, "policy kelvinists")
    assert reason.code == "money-too-low"


def test_scientists_sell_cards_once_a_generation() -> None:
    """TU-9.1, TU-9.5: 10 M€ for 3 cards, once for each player."""
    game = a_committee(
        ruling="scientists",
        stock={"megacredits": 40},
        rivals=[Seat(stock={"megacredits": 10})],
    )
    assert do(game, "policy scientists") == {"0 megacredits": -10, "0 hand": 3}
    (reason,) = game.why_not(0, "policy scientists")
    assert (reason.code, reason.rule) == ("policy-used", "TU-9.1")
    game.play(0, "end")
    assert do(game, "policy scientists") == {"1 megacredits": -10, "1 hand": 3}


def test_the_policy_of_another_party_cannot_be_used() -> None:
    """TU-3.2: only that of the ruling party."""
    game = a_committee(ruling="greens", stock={"megacredits": 40})
    (reason,) = game.why_not(0, "policy scientists")
    assert (reason.code, reason.as_data()["party"]) == ("other-party-rules", "greens")


def test_the_limit_of_a_policy_is_lifted_with_the_generation() -> None:
    """TU-9.1: once a generation, not once a game."""
    game = a_committee(
        ruling="scientists", parties={"scientists": {"neutral": 1}}, stock={"megacredits": 40},
    )  # fmt: skip
    game.play(0, "policy scientists")
    game.play(0, "end")
    end_generation(game)
    answer(game, "done", "done")
    game.play(1, "pass")
    assert game.view()["turmoil"]["ruling"] == "scientists"
    assert game.why_not(0, "policy scientists") == []


def test_unity_makes_titanium_dearer() -> None:
    """TU-9.5: PhoboLog's titanium is worth 3 + 1 + 1."""
    game = a_committee(ruling="unity", corporation="phobolog")
    assert game.state.metal_value == [2, 5, 2, 4]
    game = a_committee(ruling="unity", hand=["asteroid"], stock={"titanium": 4})
    assert do(game, "play asteroid")["0 titanium"] == -4 + 2


def test_greens_pay_for_greeneries() -> None:
    """TU-9.1, TU-X13: 4 M€ in the action phase, for plants, projects and cards alike."""
    game = a_committee(ruling="greens", stock={"plants": 8, "megacredits": 23})
    assert do(game, "convert plants", "space 18")["0 megacredits"] == 4
    assert do(game, "project greenery", "space 17")["0 megacredits"] == 4 - 23


def test_no_policy_for_the_last_greeneries() -> None:
    """TU-9.5, TU-X13: after the last production the action phase is over."""
    for ruling in ("greens", "mars_first"):
        game = a_committee(
            ruling=ruling, temperature=8, oxygen=14, oceans=9, stock={"plants": 8}, rating=20
        )
        end_generation(game)
        found = do(game, "convert plants", "space 18")
        assert "0 megacredits" not in found
        assert "0 steel" not in found


def test_policies_are_derived_again_from_a_snapshot() -> None:
    """TU-3.2: a restored state has the same policies in force."""
    for ruling in ("mars_first", "unity", "reds", "greens"):
        game = a_committee(ruling=ruling, stock={"megacredits": 50})
        copy = game.rules.restore(2, game.options, game.rules.snapshot(game.state))
        assert game.rules.audit(copy) == []
        assert (copy.rating_fee, copy.rating_reserve) == ((3, 3) if ruling == "reds" else (0, 0))


# ------------------------------------------------------------------ the Reds' policy


def reds(players: int = 2, **position: Any) -> TerraformingGame:
    return a_committee(players, ruling="reds", **position)


def dear(game: TerraformingGame, move: str) -> int:
    """M€ that are missing for a move, as its reason says; 0 if it is legal."""
    reasons = game.why_not(0, move)
    if not reasons:
        return 0
    found = [reason for reason in reasons if reason.code == "rating-too-dear"]
    assert len(found) == 1, reasons
    assert found[0].rule == "TU-9.4"
    missing = found[0].as_data()["missing"]
    assert isinstance(missing, int)
    return missing


@pytest.mark.parametrize(("money", "missing"), [(14, 3), (16, 1), (17, 0)])
def test_an_asteroid_costs_17(money: int, missing: int) -> None:
    """TU-9.4, TU-X11: 14 M€ and 3 for the step."""
    game = reds(stock={"megacredits": money})
    assert dear(game, "project asteroid") == missing
    if not missing:
        found = do(game, "project asteroid")
        assert found == {"0 megacredits": -17, "0 rating": 1, "temperature": 2}


@pytest.mark.parametrize(
    ("temperature", "need"),
    [(-30, 29), (-2, 32), (8, 26)],
    ids=["warming", "warming melts ice", "warm already"],
)
def test_a_greenery_at_7_percent(temperature: int, need: int) -> None:
    """TU-9.4, TU-X12: 23, 3 for oxygen, 3 for the temperature, 3 more if that brings an ocean."""
    game = reds(oxygen=7, temperature=temperature, stock={"megacredits": need - 1})
    assert dear(game, "project greenery") == 1
    game = reds(oxygen=7, temperature=temperature, stock={"megacredits": need})
    assert dear(game, "project greenery") == 0
    answer(game, "project greenery", "space 18")
    if temperature == -2:
        answer(game, "space 32")
    assert game.state.stock[0] == 0
    assert game.state.rating[0] == 20 + (need - 23) // 3


def test_at_the_goal_there_is_no_fee() -> None:
    """TU-9.4: without a step of rating there is nothing to pay."""
    game = reds(temperature=8, stock={"megacredits": 14})
    assert do(game, "project asteroid") == {"0 megacredits": -14}
    game = reds(oceans=9, stock={"megacredits": 18})
    assert dear(game, "project aquifer") == 0


@pytest.mark.parametrize(("money", "legal"), [(2, False), (3, True)])
def test_conversions_need_the_fee(money: int, legal: bool) -> None:
    """TU-9.4: plants and heat cost no M€, the step does."""
    stock = {"megacredits": money, "plants": 8, "heat": 8}
    game = reds(stock=stock)
    assert (dear(game, "convert plants") == 0) == legal
    assert (dear(game, "convert heat") == 0) == legal


def test_heat_that_is_money_pays_the_fee_but_not_twice() -> None:
    """TU-9.4, TU-O2: Helion needs 8 heat and 3 more, in heat or M€."""
    game = reds(corporation="helion", stock={"heat": 10})
    assert dear(game, "convert heat") == 1
    game = reds(corporation="helion", stock={"heat": 10, "megacredits": 1})
    assert do(game, "convert heat") == {
        "0 heat": -10, "0 megacredits": -1, "0 rating": 1, "temperature": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("card", "position", "cost", "steps"),
    [
        ("release_of_inert_gases", {}, 14, 2),
        ("big_asteroid", {}, 27, 2),
        ("comet", {}, 21, 2),
        ("deep_well_heating", {}, 13, 1),
        ("convoy_from_europa", {}, 15, 1),
        ("nitrogen_rich_asteroid", {}, 31, 3),
        ("giant_ice_asteroid", {}, 36, 4),
        ("terraforming_ganymede", {"tableau": ["vesta_shipyard"]}, 33, 2),
        ("mangrove", {"temperature": 4}, 12, 1),
    ],
)
def test_cards_need_the_fee(card: str, position: dict[str, Any], cost: int, steps: int) -> None:
    """TU-9.4: each step of rating that a card will bring, its own tags counted."""
    short = reds(hand=[card], stock={"megacredits": cost + 3 * steps - 1}, **position)
    assert dear(short, f"play {card}") == 1
    game = reds(hand=[card], stock={"megacredits": cost + 3 * steps}, **position)
    assert dear(game, f"play {card}") == 0
    game.play(0, f"play {card}")
    while (asked := game.decision(game.to_act[0])) and asked["question"] != "Turn":
        game.play(game.to_act[0], asked["moves"][0])
    assert game.state.rating[0] == 20 + steps


def test_metal_pays_the_card_and_not_the_fee() -> None:
    """TU-9.4: steel covers the cost, the 3 M€ must be there besides."""
    game = reds(hand=["deep_well_heating"], stock={"megacredits": 2, "steel": 20})
    assert dear(game, "play deep_well_heating") == 1
    game = reds(hand=["deep_well_heating"], stock={"megacredits": 4, "steel": 7})
    game.play(0, "play deep_well_heating")
    assert [game.move_name(move) for move in game.legal_moves(0)] == ["amount 6", "amount 7"]


def test_what_is_kept_for_the_fee_cannot_be_paid_away() -> None:
    """TU-9.4: with 10 M€ and 5 titanium, an asteroid may cost 7 M€ and no more."""
    game = reds(hand=["asteroid"], stock={"megacredits": 10, "titanium": 5})
    game.play(0, "play asteroid")
    offered = [game.move_name(move) for move in game.legal_moves(0)]
    assert offered == ["amount 3", "amount 4", "amount 5"]
    game.play(0, "amount 3")
    assert game.state.stock[0] == 10 - 5 - 3
    assert game.state.rating[0] == 21


@pytest.mark.parametrize(("money", "missing"), [(5, 1), (6, 0)])
def test_actions_of_cards_need_the_fee(money: int, missing: int) -> None:
    """TU-9.4: the United Nations Mars Initiative pays 3 for the action and 3 for the step."""
    game = reds(corporation="united_nations_mars_initiative", stock={"megacredits": money})
    game.state.raised = 1
    assert dear(game, "use united_nations_mars_initiative") == missing


def test_titanium_may_pay_an_action_but_not_its_fee() -> None:
    """TU-9.4: Water Import from Europa asks 12 M€, titanium may be used, and an ocean comes."""
    card = "water_import_from_europa"
    game = reds(tableau=[card], stock={"megacredits": 2, "titanium": 4})
    assert dear(game, f"use {card}") == 1
    game = reds(tableau=[card], stock={"megacredits": 6, "titanium": 4})
    game.play(0, f"use {card}")
    assert [game.move_name(move) for move in game.legal_moves(0)] == ["amount 3", "amount 4"]
    answer(game, "amount 3", "space 32")
    assert game.state.stock[0] == 0
    assert game.state.rating[0] == 21


def test_a_branch_that_cannot_be_paid_is_not_offered() -> None:
    """TU-9.4: GHG Producing Bacteria may still add a microbe."""
    card = "ghg_producing_bacteria"
    game = reds(oxygen=4, tableau={card: 2}, stock={"megacredits": 2})
    assert dear(game, f"use {card}") == 0
    assert do(game, f"use {card}") == {f"0 on {card}": 1}
    game = reds(oxygen=4, tableau={card: 2}, stock={"megacredits": 3})
    game.play(0, f"use {card}")
    assert [game.move_name(move) for move in game.legal_moves(0)] == ["choose 1", "choose 2"]


def test_what_the_action_itself_brings_does_not_count() -> None:
    """TU-O2: PR Office pays M€ for Earth tags, but only after the step."""
    game = reds(hand=["pr_office"], parties={"unity": {0: 2}}, stock={"megacredits": 9})
    assert dear(game, "play pr_office") == 1
    game = reds(hand=["pr_office"], parties={"unity": {0: 2}}, stock={"megacredits": 10})
    assert do(game, "play pr_office") == {"0 megacredits": -9, "0 rating": 1, "0 hand": -1}


def test_the_fee_is_no_spending_for_a_card() -> None:
    """TU-9.4: milestones, awards and lobbying raise nothing and cost no more."""
    game = reds(stock={"megacredits": 8}, tiles={"12": "city", "16": "city", "36": "city"})
    assert dear(game, "milestone mayor") == 0
    assert dear(game, "award banker") == 0


def test_with_the_option_a_step_is_skipped_instead() -> None:
    """TU-9.4: `unaffordable_rating: skip` allows the action, and the rating stays."""
    game = reds(stock={"megacredits": 16}, options={"unaffordable_rating": "skip"}, log=True)
    found = do(game, "project asteroid")
    assert found == {"0 megacredits": -14, "temperature": 2}
    assert "RatingNotRaised" in [entry["event"] for entry in game.events()]
    assert game.state.raised == 0


def test_a_step_that_is_paid_is_told() -> None:
    """TU-9.4: the log says what it cost."""
    game = reds(stock={"megacredits": 17}, log=True)
    game.play(0, "project asteroid")
    told = {entry["event"]: entry for entry in game.events()}
    assert told["RatingFeePaid"]["cost"] == 3


def test_the_fee_is_for_the_action_phase() -> None:
    """TU-9.4: the chairman's step, events and bonuses cost nothing."""
    game = reds(parties={"reds": {0: 1}}, rating=30)
    end_generation(game)
    assert game.state.rating == [30, 20]
    assert game.state.stock[0] == 30


def test_without_turmoil_nothing_costs_more() -> None:
    """TU-9.4: the base game has no fee."""
    game = a_game(stock={"megacredits": 14})
    assert game.why_not(0, "project asteroid") == []


def test_previews_count_the_fee() -> None:
    """TU-9.4: what a move would cost includes it."""
    game = reds(stock={"megacredits": 20})
    seen = game.preview(0, "project asteroid")["players"][0]
    assert seen == {"stock": {"megacredits": -17}, "rating": 1, "points": 1}


def test_the_committee_is_part_of_a_preview() -> None:
    """TU-4.1: what lobbying would change."""
    game = a_committee()
    seen = game.preview(0, "lobby reds")
    assert seen["turmoil"]["parties"] == {"reds": {"leader": 0, "delegates": {"0": 1}}}
    assert seen["turmoil"]["dominant"] == "reds"
    assert seen["players"][0] == {"points": 1}
    assert committee_of(game.state).lobby == 3


# ------------------------------------------------------------------ heat for the Reds' fee


def offers(game: TerraformingGame) -> tuple[str, list[str]]:
    """What is asked, and the answers."""
    asked = game.decision(game.to_act[0])
    assert asked is not None
    return asked["question"], asked["moves"]


def test_helion_may_pay_the_fee_with_heat() -> None:
    """TU-9.6, TM-C5: 14 heat for the project leave 2 of the 3 for the fee."""
    game = reds(corporation="helion", temperature=-8, stock={"megacredits": 15, "heat": 16})
    answer(game, "project asteroid", "amount 14")
    assert offers(game) == ("HeatForFee", ["amount 0", "amount 1", "amount 2"])
    assert do(game, "amount 2") == {"0 heat": -2, "0 megacredits": 2}, "1 M€ of the 3 is kept"
    assert game.state.stock[0] == 14
    assert game.state.rating[0] == 21


@pytest.mark.parametrize(
    ("money", "heat", "paid"), [(3, 8, (3, 0)), (0, 11, (0, 3)), (2, 9, (2, 1))]
)
def test_nothing_is_asked_where_there_is_no_choice(
    money: int, heat: int, paid: tuple[int, int]
) -> None:
    """TU-9.6: with no heat left, no M€, or just enough of both."""
    game = reds(corporation="helion", stock={"megacredits": money, "heat": heat})
    changed = do(game, "convert heat")
    assert (-changed.get("0 megacredits", 0), -changed["0 heat"] - 8) == paid
    assert offers(game)[0] == "Turn"


def test_nobody_else_pays_the_fee_with_heat() -> None:
    """TU-9.6"""
    game = reds(stock={"megacredits": 17, "heat": 9})
    assert do(game, "project asteroid")["0 megacredits"] == -17


def test_several_steps_are_one_fee() -> None:
    """TU-9.6: Deimos Down raises the temperature three steps."""
    stock = {"megacredits": 20, "heat": 5}
    game = reds(corporation="helion", temperature=-12, stock=stock)
    play_card(game, "deimos_down")
    assert offers(game) == ("HeatForFee", [f"amount {i}" for i in range(6)])
    assert do(game, "amount 5")["0 heat"] == -5
    assert game.state.stock[0] == 16


def test_bonus_steps_belong_to_the_same_fee() -> None:
    """TU-9.6: a greenery at 7 % and −2 °C brings three steps, the ocean's too."""
    position: dict[str, Any] = {"oxygen": 7, "temperature": -2, "tiles": {"20": "city"}}
    stock = {"megacredits": 20, "heat": 20, "plants": 8}
    game = reds(corporation="helion", stock=stock, **position)
    answer(game, "convert plants")
    game.play(0, game.legal_moves(0)[0])
    answer(game, "space 07")
    assert offers(game) == ("HeatForFee", [f"amount {i}" for i in range(10)])
    answer(game, "amount 9")
    assert game.state.rating[0] == 23
    assert game.state.stock[5] == 11


def test_a_preview_pays_the_fee_with_money() -> None:
    """TU-9.6: as it pays costs; it does not stop at the question."""
    game = reds(corporation="helion", stock={"megacredits": 20, "heat": 8})
    seen = game.preview(0, "project asteroid")
    assert seen["players"][0]["stock"] == {"megacredits": -17}
    assert seen["then"] == "Turn"


def test_steps_that_cannot_be_paid_are_counted_with_what_is_owed() -> None:
    """TU-9.6, TU-9.4: with 7 M€ and heat together two of three steps are made."""
    skip = {"unaffordable_rating": "skip"}
    stock = {"megacredits": 4, "heat": 3}
    game = reds(corporation="helion", temperature=-12, stock=stock, options=skip)
    play_card(game, "deimos_down")
    assert offers(game) == ("HeatForFee", ["amount 2", "amount 3"])
    answer(game, "amount 2")
    assert game.state.rating[0] == 22
    assert (game.state.stock[0], game.state.stock[5]) == (0, 1)


# ------------------------------------------------------------------ steps that may stay unpaid

SKIP: dict[str, Any] = {"options": {"unaffordable_rating": "skip"}}
EARTH = ["earth_office", "sponsors"]


@pytest.mark.parametrize(("choice", "money", "steps"), [("choose 1", 3, 0), ("choose 2", 0, 1)])
def test_what_a_card_brings_may_pay_for_its_own_steps(choice: str, money: int, steps: int) -> None:
    """TU-9.7: PR Office with just its cost and three Earth tags: the step or the 3 M€ first."""
    unity: dict[str, Any] = {"parties": {"unity": {0: 2}}}
    stock = {"megacredits": 4}  # Earth Office takes 3 off
    game = reds(hand=["pr_office"], tableau=EARTH, stock=stock, **unity, **SKIP)
    answer(game, "play pr_office")
    assert offers(game) == ("Arrange", ["choose 1", "choose 2"])
    answer(game, choice)
    assert (game.state.stock[0], game.state.rating[0] - 20) == (money, steps)
    assert offers(game)[0] == "Turn"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("money", "question"), [(6, "Arrange"), (7, "Turn")])
def test_the_order_is_asked_only_where_a_step_could_stay_unpaid(
    money: int, question: str, seat: int
) -> None:
    """TU-9.7: with 3 M€ left after the cost nothing is asked, whatever others have."""
    seats = [Seat(stock={"megacredits": 10 - money}) for _ in range(2)]
    seats[seat] = Seat(hand=["pr_office"], tableau=EARTH, stock={"megacredits": money})
    place: dict[str, Any] = {"rivals": seats[1:], "active": seat, "first": seat}
    game = reds(parties={"unity": {seat: 2}}, **place, **vars(seats[0]), **SKIP)
    answer(game, "play pr_office")
    assert offers(game)[0] == question


@pytest.mark.parametrize(("choice", "money", "steps"), [("choose 1", 3, 0), ("choose 3", 0, 1)])
def test_what_a_card_sets_off_may_pay_for_its_steps(choice: str, money: int, steps: int) -> None:
    """TU-9.7: Media Group brings 3 M€ for an event."""
    game = reds(tableau=["media_group"], **SKIP)
    play_card(game, "asteroid")
    assert offers(game) == ("Arrange", ["choose 1", "choose 3"])
    answer(game, choice)
    assert (game.state.stock[0], game.state.rating[0] - 20) == (money, steps)


@pytest.mark.parametrize(("choice", "money", "steps"), [("choose 1", 3, 0), ("choose 2", 0, 1)])
def test_what_a_project_sets_off_may_pay_for_its_steps(choice: str, money: int, steps: int) -> None:
    """TU-9.7: Standard Technology brings 3 M€ for a standard project."""
    game = reds(tableau=["standard_technology"], stock={"megacredits": 14}, **SKIP)
    answer(game, "project asteroid")
    assert offers(game) == ("Arrange", ["choose 1", "choose 2"])
    answer(game, choice)
    assert (game.state.stock[0], game.state.rating[0] - 20) == (money, steps)


def test_where_the_fee_must_be_at_hand_the_order_is_settled() -> None:
    """TU-9.7, TU-O2: the step is paid, whatever comes after it."""
    unity: dict[str, Any] = {"parties": {"unity": {0: 2}}}
    stock = {"megacredits": 7}
    game = reds(hand=["pr_office"], tableau=EARTH, stock=stock, **unity)
    assert do(game, "play pr_office")["0 rating"] == 1
    assert offers(game)[0] == "Turn"
