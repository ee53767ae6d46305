"""TM-O: what the printed rules leave open, and how it is played here."""

from typing import Any

import pytest

import marineris
from marineris.terraforming.data.card import CARDS, CORPORATION
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 200}

# The printed map, row by row: s(teel), t(itanium), p(lant), c(ard); o: reserved for an ocean.
THARSIS = """
    ss oss - oc o
    - s - - - occ
    c - - - - - s
    pt p p p pp p p opp
    pp pp pp opp opp opp pp pp pp
    p pp p p p op op op
    - - - - - p -
    ss - c c - t
    s ss - - ott
"""


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


@pytest.mark.parametrize(
    ("number", "printed"), [(f"{n + 3:02}", word) for n, word in enumerate(THARSIS.split())]
)
def test_every_hex_of_the_map(number: str, printed: str) -> None:
    """TM-O1: each hex takes the tiles it should and gives the bonus printed there."""
    if number == "31":
        changed = play_card(a_game(production={"energy": 1}), "noctis_city")
    elif printed.startswith("o"):
        changed = do(a_game(stock=RICH), "project aquifer", f"space {number}")
    else:
        changed = do(a_game(stock=RICH), "project greenery", f"space {number}")
    assert f"space {number}" in changed
    names = {"s": "0 steel", "t": "0 titanium", "p": "0 plants", "c": "0 hand"}
    for letter, what in names.items():
        assert changed.get(what, 0) == printed.count(letter)


def test_the_option_board() -> None:
    """TM-O1: the map is an option, and its data decides; Tharsis is the default."""
    assert marineris.new("terraforming", players=2, seed=1).options["board"] == "tharsis"
    with pytest.raises(marineris.MarinerisError, match="board"):
        marineris.new("terraforming", players=2, seed=1, board="moon")


def test_bonus_steps_of_heat_production() -> None:
    """TM-O2: −24 and −20 °C and no others."""
    game = a_game(stock={"megacredits": 19 * 14}, oceans=9, rivals=ALONE)
    levels = range(-28, 9, 2)
    found = [n for n in levels if "0 heat production" in do(game, "project asteroid")]
    assert found == [-24, -20]


def test_every_card_is_in_the_data() -> None:
    """TM-O3: projects 001 to 208, each once; 12 corporations and the beginners'."""
    box = [card for card in CARDS if card.set in ("base", "corporate_era")]
    projects = [card for card in box if card.kind != CORPORATION]
    assert sorted(card.number for card in projects) == [f"{n:03}" for n in range(1, 209)]
    assert len({card.id for card in projects}) == 208
    corporations = [card.number for card in box if card.kind == CORPORATION]
    assert len(set(corporations)) == len(corporations) == 17 - 5 + 1


def paying(cost_card: str, *, wasteful: bool = False, **position: Any) -> TerraformingGame:
    """A card is being paid; the first question is on the table."""
    game = a_game(hand=[cost_card], options={"wasteful_payment": wasteful}, **position)
    answer(game, f"play {cost_card}")
    return game


def test_a_unit_that_buys_nothing_may_not_be_spent() -> None:
    """TM-O4: Mine costs 4 M€: 0, 1 or 2 of 5 steel; the refusal says how much is possible."""
    game = paying("mine", stock={"steel": 5, "megacredits": 9})
    assert offered(game) == ["amount 0", "amount 1", "amount 2"]
    assert refusal(game, "amount 3") == [("amount-out-of-range", "TM-O4")]
    [reason] = game.why_not(0, "amount 3")
    assert reason.facts == {"least": 0, "most": 2}


def test_the_last_needed_unit_may_overpay() -> None:
    """TM-O4: Satellites costs 10 M€: 4 titanium are 12, nothing comes back."""
    game = paying("satellites", stock={"titanium": 9, "megacredits": 9})
    assert offered(game)[-1] == "amount 4"
    assert "0 megacredits" not in do(game, "amount 4")


def test_with_the_option_any_amount_may_be_spent() -> None:
    """TM-O4: `wasteful_payment`; no change even then."""
    game = paying("mine", wasteful=True, stock={"steel": 5, "megacredits": 9})
    assert offered(game) == [f"amount {n}" for n in range(6)]
    changed = do(game, "amount 5")
    assert changed["0 steel"] == -5
    assert "0 megacredits" not in changed


@pytest.mark.parametrize("wasteful", [False, True])
def test_money_is_always_paid_exactly(wasteful: bool) -> None:
    """TM-O4: it is never asked for, whatever the option says."""
    game = paying("mine", wasteful=wasteful, stock={"steel": 1, "megacredits": 99})
    assert do(game, "amount 1")["0 megacredits"] == -2


def test_too_little_metal_is_not_offered() -> None:
    """TM-O4: with 1 M€ at least 2 of the 5 steel must go."""
    assert offered(paying("mine", stock={"steel": 5, "megacredits": 2}))[0] == "amount 1"


@pytest.mark.parametrize(("titanium", "steel"), [(0, 14), (1, 12), (8, 2)])
def test_two_metals_are_paid_one_after_another(titanium: int, steel: int) -> None:
    """TM-O4: Space Elevator for 27 M€: titanium first, then no more steel than is still open."""
    game = paying("space_elevator", stock={"titanium": 20, "steel": 20, "megacredits": 40})
    answer(game, f"amount {titanium}")
    assert offered(game) == [f"amount {n}" for n in range(steel + 1)]


def test_nothing_more_is_asked_when_the_cost_is_met() -> None:
    """TM-O4: 9 titanium are 27 M€, so no steel can be spent."""
    game = paying("space_elevator", stock={"titanium": 20, "steel": 20, "megacredits": 40})
    answer(game, "amount 9")
    assert "end" in offered(game)


def test_heat_that_buys_nothing_may_not_be_spent() -> None:
    """TM-O4: Helion pays Mine with at most 4 heat; with the option with all 6."""
    position: dict[str, Any] = {"corporation": "helion", "stock": {"heat": 6, "megacredits": 9}}
    assert offered(paying("mine", **position))[-1] == "amount 4"
    assert offered(paying("mine", wasteful=True, **position))[-1] == "amount 6"


def test_a_full_tie_is_a_shared_victory() -> None:
    """TM-O5: equal points and equal M€: both are first."""
    game = a_game(3, rivals=[Seat(), Seat(rating=19)])
    assert [row["rank"] for row in game.result()] == [1, 1, 3]


def test_a_cost_is_never_below_0() -> None:
    """TM-O6: Sponsors for 6 M€ less 3 + 3 + 2 is free."""
    game = a_game(
        corporation="teractor",
        tableau=["earth_office", "earth_catapult"],
        hand=["sponsors"],
        stock={"megacredits": 1},
    )
    assert do(game, "play sponsors") == {"0 hand": -1, "0 megacredits production": 2}


def test_the_second_action_is_not_forced() -> None:
    """TM-O7: after one action the turn may end."""
    game = a_game(stock=RICH)
    answer(game, "project asteroid")
    assert "end" in offered(game)
    answer(game, "end")
    assert game.to_act == [1]


def test_a_turn_may_wait_to_be_ended() -> None:
    """TM-O7: `confirm_end`: after both actions nothing else is possible."""
    game = a_game(stock=RICH, options={"confirm_end": True})
    answer(game, "project asteroid", "project asteroid")
    assert (game.to_act, offered(game)) == ([0], ["end"])
    assert refusal(game, "project asteroid") == [("both-actions-taken", "TM-10.3")]
    assert refusal(game, "pass") == [("acted-already", "TM-10.3")]
    answer(game, "end")
    assert game.to_act == [1]


@pytest.mark.parametrize("corporation", ["inventrix", "tharsis_republic"])
def test_the_first_action_of_a_corporation_comes_first(corporation: str) -> None:
    """TM-O8: nothing else is possible before it, not even passing."""
    game = a_game(corporation=corporation, owes_first_action=True, stock=RICH)
    assert offered(game) == [f"use {corporation}"]
    for move in ("pass", "project asteroid", "award miner"):
        assert refusal(game, move) == [("first-action-first", "TM-O8")]


def test_the_first_action_counts_as_one_action() -> None:
    """TM-O8: one more may follow, then the turn is over; it comes once."""
    game = a_game(corporation="inventrix", owes_first_action=True, stock=RICH)
    assert do(game, "use inventrix") == {"0 hand": 3}
    assert refusal(game, "use inventrix") == [("no-such-action", "TM-11.E1")]
    answer(game, "project asteroid")
    assert game.to_act == [1]


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("energy_tapping", {}),
        ("power_supply_consortium", {"tableau": ["power_plant", "space_mirrors"]}),
    ],
)
def test_a_gain_of_the_card_may_pay_for_its_decrease(card: str, position: dict[str, Any]) -> None:
    """TM-O9: nobody has energy production; one's own step that the card brings is lowered again."""
    game = a_game(**position, hand=[card], stock={"megacredits": 10})
    changed = do(game, f"play {card}")
    assert "0 energy production" not in changed
    assert game.view()["players"][0]["production"][4] == 0


def test_what_the_card_triggers_may_pay_for_its_loss() -> None:
    """TM-O9: Viral Enhancers gives the plant that Moss takes."""
    game = a_game(oceans=3, hand=["moss"], tableau=["viral_enhancers"], stock={"megacredits": 4})
    assert do(game, "play moss") == {
        "0 hand": -1,
        "0 megacredits": -4,
        "0 plants production": 1,
    }
    without = a_game(oceans=3, hand=["moss"], stock={"megacredits": 4})
    assert refusal(without, "play moss") == [("stock-too-low", "TM-8.4")]


def test_no_choice_makes_a_compulsory_loss_impossible() -> None:
    """TM-O9: Helion with 6 heat may pay 1 of them for Local Heat Trapping, with 5 none."""
    for heat, choices in ((6, ["amount 0", "amount 1"]), (5, None)):
        game = a_game(
            corporation="helion",
            hand=["local_heat_trapping"],
            stock={"heat": heat, "megacredits": 1},
        )
        if choices is None:
            changed = do(game, "play local_heat_trapping")
            assert (changed["0 megacredits"], changed["0 heat"]) == (-1, -5)
        else:
            answer(game, "play local_heat_trapping")
            assert offered(game) == choices


def test_own_tags_do_not_help_to_meet_the_requirement() -> None:
    """TM-O10: Fusion Power needs 2 power tags besides its own."""
    one = a_game(tableau=["power_plant"], hand=["fusion_power"], stock=RICH)
    assert refusal(one, "play fusion_power") == [("too-few-tags", "TM-7.6")]
    two = a_game(tableau=["power_plant", "power_grid"], hand=["fusion_power"], stock=RICH)
    assert refusal(two, "play fusion_power") == []


def test_own_tags_count_for_the_cards_own_effect() -> None:
    """TM-O10: Power Grid counts its own power tag."""
    assert play_card(a_game(tableau=["power_plant"]), "power_grid") == {"0 energy production": 2}
