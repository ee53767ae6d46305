"""Cards of the Corporate Era that take something from somebody, and the one that prevents it."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card


def offered(game: TerraformingGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


# --------------------------------------------------------------------- Virus, Sabotage


def a_garden() -> TerraformingGame:
    """Everybody has plants and animals."""
    rivals = [
        Seat(stock={"plants": 7}, tableau={"birds": 3, "tardigrades": 4}),
        Seat(stock={"plants": 2}, tableau={"fish": 1, "pets": 5}),
    ]
    return a_game(3, stock={"plants": 3}, tableau={"livestock": 2}, rivals=rivals)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["choose 1", "card birds", "amount 2"], {"1 on birds": -2}),
        (["choose 1", "card birds", "amount 1"], {"1 on birds": -1}),
        (["choose 1", "card fish"], {"2 on fish": -1}),
        (["choose 1", "card livestock", "amount 2"], {"0 on livestock": -2}),
        (["choose 1", "done"], {}),
        (["choose 2", "seat 1", "amount 5"], {"1 plants": -5}),
        (["choose 2", "seat 1", "amount 1"], {"1 plants": -1}),
        (["choose 2", "seat 2", "amount 2"], {"2 plants": -2}),
        (["choose 2", "seat 0", "amount 3"], {"0 plants": -3}),
        (["choose 2", "done"], {}),
    ],
)
def test_virus_kills_animals_or_plants(moves: list[str], expected: dict[str, int]) -> None:
    """TM-C23, TM-8.1, TM-8.2: up to 2 animals of one card, or 5 plants of one player, or none."""
    assert play_card(a_garden(), "virus", *moves) == expected


def test_virus_kills_neither_microbes_nor_pets() -> None:
    """TM-C28"""
    game = a_garden()
    play_card(game, "virus", "choose 1")
    assert offered(game) == ["done", "card fish", "card birds", "card livestock"]


def test_virus_kills_at_most_two_animals_and_five_plants() -> None:
    """TM-C23"""
    for moves, most in ((["choose 1", "card birds"], 2), (["choose 2", "seat 1"], 5)):
        game = a_garden()
        play_card(game, "virus", *moves)
        facts = {"least": 1, "most": most}
        assert game.why_not(0, f"amount {most + 1}") == [
            Reason("amount-out-of-range", "TM-8.2", facts)
        ]


@pytest.mark.parametrize(
    ("rival", "moves", "expected"),
    [
        (Seat(stock={"plants": 3}), ["seat 1", "amount 3"], {"1 plants": -3}),
        (Seat(tableau={"birds": 2}), ["card birds", "amount 2"], {"1 on birds": -2}),
        (Seat(tableau={"pets": 2}), [], {}),
        (Seat(tableau={"birds": 0}), [], {}),
        (Seat(), [], {}),
    ],
)
def test_virus_asks_only_what_can_be_answered(
    rival: Seat, moves: list[str], expected: dict[str, int]
) -> None:
    """TM-11.A1: it may be played where there is nothing to kill."""
    assert play_card(a_game(rivals=[rival]), "virus", *moves) == expected


SABOTAGED = {"titanium": 5, "steel": 5, "megacredits": 9}


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["choose 1", "seat 1", "amount 3"], {"1 titanium": -3}),
        (["choose 1", "seat 1", "amount 1"], {"1 titanium": -1}),
        (["choose 2", "seat 1", "amount 4"], {"1 steel": -4}),
        (["choose 3", "seat 1", "amount 7"], {"1 megacredits": -7}),
        (["choose 3", "seat 2", "amount 2"], {"2 megacredits": -2}),
        (["choose 2", "seat 0", "amount 1"], {"0 steel": -1}),
        (["choose 1", "done"], {}),
        (["choose 3", "done"], {}),
    ],
)
def test_sabotage_destroys_one_kind(moves: list[str], expected: dict[str, int]) -> None:
    """TM-C23, TM-8.2: up to 3 titanium, 4 steel or 7 M€ of one player, who may be oneself."""
    rivals = [Seat(stock=SABOTAGED), Seat(stock={"megacredits": 2})]
    game = a_game(3, stock={"steel": 2}, rivals=rivals)
    assert play_card(game, "sabotage", *moves) == expected


@pytest.mark.parametrize(("choice", "most"), [(1, 3), (2, 4), (3, 7)])
def test_sabotage_has_a_limit(choice: int, most: int) -> None:
    """TM-C23"""
    game = a_game(rivals=[Seat(stock=SABOTAGED)])
    play_card(game, "sabotage", f"choose {choice}", "seat 1")
    assert game.why_not(0, f"amount {most}") == []
    facts = {"least": 1, "most": most}
    assert game.why_not(0, f"amount {most + 1}") == [Reason("amount-out-of-range", "TM-8.2", facts)]


def test_sabotage_may_find_nothing() -> None:
    """TM-11.A1"""
    rival = Seat(stock={"plants": 9, "energy": 9, "heat": 9})
    assert play_card(a_game(rivals=[rival]), "sabotage") == {}


@pytest.mark.parametrize("card", ["virus", "sabotage"])
def test_alone_there_is_only_the_virtual_opponent_to_harm(card: str) -> None:
    """TM-15.6: who loses nothing that counts."""
    game = a_game(1, tableau={"birds": 0})
    assert play_card(game, card) == {}


# --------------------------------------------------------------------- Hired Raiders


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["choose 1", "seat 1", "amount 2"], {"0 steel": 2, "1 steel": -2}),
        (["choose 1", "seat 1", "amount 1"], {"0 steel": 1, "1 steel": -1}),
        (["choose 2", "seat 1", "amount 3"], {"0 megacredits": 3, "1 megacredits": -3}),
        (["choose 2", "seat 2"], {"0 megacredits": 1, "2 megacredits": -1}),
        (["choose 1", "done"], {}),
        (["choose 2", "done"], {}),
    ],
)
def test_hired_raiders_steal(moves: list[str], expected: dict[str, int]) -> None:
    """TM-C24: up to 2 steel or 3 M€ of one player; what one loses the other gets."""
    rivals = [Seat(stock={"steel": 5, "megacredits": 5}), Seat(stock={"megacredits": 1})]
    game = a_game(3, stock={"steel": 4, "megacredits": 4}, rivals=rivals)
    assert play_card(game, "hired_raiders", *moves) == expected


def test_hired_raiders_do_not_steal_from_their_employer() -> None:
    """TM-C24"""
    game = a_game(stock={"steel": 4}, rivals=[Seat(stock={"steel": 1, "megacredits": 1})])
    play_card(game, "hired_raiders", "choose 1")
    assert offered(game) == ["done", "seat 1"]


def test_hired_raiders_may_find_nothing() -> None:
    """TM-11.A1"""
    game = a_game(stock={"steel": 4, "megacredits": 4}, rivals=[Seat(stock={"titanium": 9})])
    assert play_card(game, "hired_raiders") == {}


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["choose 1", "seat neutral", "amount 2"], {"0 steel": 2}),
        (["choose 2", "seat neutral", "amount 3"], {"0 megacredits": 3}),
        (["choose 1", "done"], {}),
    ],
)
def test_hired_raiders_steal_from_the_virtual_opponent(
    moves: list[str], expected: dict[str, int]
) -> None:
    """TM-15.6: what is stolen from it the player really gets."""
    assert play_card(a_game(1), "hired_raiders", *moves) == expected


# --------------------------------------------------------------------- production of anyone

POWER = ["power_plant", "solar_power"]
CONSORTIA = [
    ("asteroid_mining_consortium", "titanium", 1),
    ("great_escarpment_consortium", "steel", 1),
    ("power_supply_consortium", "energy", 0),
    ("energy_tapping", "energy", 0),
]
"""Card, what it takes, and the player's own production that it requires."""


@pytest.mark.parametrize(("card", "resource", "least"), CONSORTIA)
def test_a_consortium_takes_over_a_step_of_production(card: str, resource: str, least: int) -> None:
    """TM-8.3: −1 for one player, and the owner +1."""
    rivals = [Seat(production={resource: 2}), Seat(production={resource: 1})]
    game = a_game(3, tableau=POWER, production={resource: least}, rivals=rivals)
    expected = {f"0 {resource} production": 1, f"2 {resource} production": -1}
    assert play_card(game, card, "seat 2") == expected


@pytest.mark.parametrize(("card", "resource", "least"), CONSORTIA)
def test_a_consortium_may_hit_its_owner(card: str, resource: str, least: int) -> None:
    """TM-8.1, TM-8.3: even where an opponent could be hit."""
    rival = Seat(production={resource: 1})
    game = a_game(tableau=POWER, production={resource: least}, rivals=[rival])
    assert play_card(game, card, "seat 0") == {}


@pytest.mark.parametrize(("card", "resource", "least"), CONSORTIA)
def test_a_consortium_must_hit_its_owner_where_there_is_no_other(
    card: str, resource: str, least: int
) -> None:
    """TM-T18b, TM-C18: it raises first, so energy needs none; the net effect is nothing."""
    game = a_game(tableau=POWER, production={resource: least})
    assert play_card(game, card) == {}


@pytest.mark.parametrize(("card", "resource", "least"), CONSORTIA)
def test_a_consortium_passes_over_those_who_have_none(card: str, resource: str, least: int) -> None:
    """TM-8.3: only who can bear the whole decrease is a target."""
    rivals = [Seat(stock={resource: 9}), Seat(production={resource: 1})]
    game = a_game(3, tableau=POWER, production={resource: least}, rivals=rivals)
    play_card(game, card)
    assert offered(game) == ["seat 0", "seat 2"]
    assert game.why_not(0, "seat 1") == [Reason("not-a-target", "TM-8.3", {"target": 1})]


@pytest.mark.parametrize(("card", "resource", "least"), CONSORTIA)
def test_alone_a_consortium_takes_over_from_the_virtual_opponent(
    card: str, resource: str, least: int
) -> None:
    """TM-15.6: compulsory decreases are always possible."""
    game = a_game(1, tableau=POWER, production={resource: least})
    assert play_card(game, card, "seat neutral") == {f"0 {resource} production": 1}


HACKED = {"0 energy production": -1, "0 megacredits production": 2}


@pytest.mark.parametrize(
    ("own", "theirs", "moves", "expected"),
    [
        (0, 0, ["seat 1"], {**HACKED, "1 megacredits production": -2}),
        (0, -3, ["seat 1"], {**HACKED, "1 megacredits production": -2}),
        (0, 0, ["seat 0"], {"0 energy production": -1}),
        (0, -4, [], {"0 energy production": -1}),
        (-5, -4, [], {"0 energy production": -1}),
        (-5, -3, ["seat 1"], {**HACKED, "1 megacredits production": -2}),
    ],
)
def test_hackers_take_two_steps_of_money(
    own: int, theirs: int, moves: list[str], expected: dict[str, int]
) -> None:
    """TM-8.3, TM-C18, TM-X19: down to −5; one's own raise comes first, so somebody can bear it."""
    rival = Seat(production={"megacredits": theirs})
    game = a_game(production={"energy": 1, "megacredits": own}, rivals=[rival])
    assert play_card(game, "hackers", *moves) == expected


def test_hackers_score_minus_one() -> None:
    """TM-13.3"""
    game = a_game(1, production={"energy": 1})
    play_card(game, "hackers", "seat neutral")
    assert game.result()[0]["points"]["cards"] == -1


def test_energy_tapping_scores_minus_one() -> None:
    """TM-13.3"""
    assert a_game(tableau=["energy_tapping"]).result()[0]["points"]["cards"] == -1


def test_the_consortia_score() -> None:
    """TM-13.3: only the first of them is worth a point."""
    for card, points in (
        ("asteroid_mining_consortium", 1),
        ("great_escarpment_consortium", 0),
        ("power_supply_consortium", 0),
    ):
        assert a_game(tableau=[card]).result()[0]["points"]["cards"] == points


# --------------------------------------------------------------------- Protected Habitats


def guarded(owner: int = 1, **own: Any) -> TerraformingGame:
    """Two gardens, one of them guarded by Protected Habitats."""
    life: dict[str, Any] = {"stock": {"plants": 5, "steel": 5}, "production": {"energy": 2}}
    gardens = [{"livestock": 2, "ants": 2}, {"birds": 2, "tardigrades": 2}]
    gardens[owner]["protected_habitats"] = 0
    rival = Seat(tableau=gardens[1], **life)
    return a_game(2, tableau=gardens[0], rivals=[rival], **life, **own)


@pytest.mark.parametrize("card", ["asteroid", "mining_expedition", "deimos_down"])
def test_protected_habitats_guard_plants(card: str) -> None:
    """TM-C27: the opponent's are no target, one's own are."""
    game = guarded()
    play_card(game, card)
    assert offered(game) == ["done", "seat 0"]


def test_protected_habitats_guard_animals_and_plants_from_a_virus() -> None:
    """TM-C27"""
    for moves, targets in ((["choose 1"], ["card livestock"]), (["choose 2"], ["seat 0"])):
        game = guarded()
        play_card(game, "virus", *moves)
        assert offered(game) == ["done", *targets]


def test_protected_habitats_guard_microbes() -> None:
    """TM-C27, TM-C26: only those of Ants themselves are left, or none."""
    assert do(guarded(), "use ants") == {}
    rival = Seat(tableau={"tardigrades": 2, "protected_habitats": 0})
    game = a_game(tableau={"ants": 0}, rivals=[rival])
    why = Reason("no-cube-to-take", "TM-11.E2", {"cube": "microbe"})
    assert game.why_not(0, "use ants") == [why]


def test_protected_habitats_do_not_hinder_their_owner() -> None:
    """TM-C27: who may remove from others and from oneself."""
    assert play_card(guarded(0), "asteroid", "seat 0", "amount 3")["0 plants"] == -3
    assert play_card(guarded(0), "asteroid", "seat 1", "amount 3")["1 plants"] == -3
    assert play_card(guarded(0), "virus", "choose 1", "card livestock", "amount 1") == {
        "0 on livestock": -1
    }
    happened = do(guarded(0), "use ants", "card tardigrades")
    assert happened == {"0 on ants": 1, "1 on tardigrades": -1}


def test_protected_habitats_guard_neither_production_nor_metal() -> None:
    """TM-C27"""
    expected = {"0 energy production": 1, "1 energy production": -1}
    assert play_card(guarded(), "energy_tapping", "seat 1") == expected
    assert play_card(guarded(), "sabotage", "seat 1", "amount 4") == {"1 steel": -4}


def test_protected_habitats_work_as_soon_as_they_are_played() -> None:
    """TM-7.10"""
    game = a_game(stock={"plants": 5}, hand=["protected_habitats"])
    play_card(game, "protected_habitats")
    answer(game, "end")
    assert play_card(game, "virus") == {}
