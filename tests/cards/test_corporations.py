"""The corporations: what they start with, their first actions, and what they do in play.

Those that change what things cost are in `test_corporations_payment`.
"""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, ledger, play_card


def offered(game: TerraformingGame, seat: int = 0) -> list[str]:
    asked = game.decision(seat)
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


# --------------------------------------------------------------------- the start


def dealt(corporation: str, players: int = 2, **options: Any) -> TerraformingGame:
    """A new game in which seat 0 may choose the corporation."""
    for seed in range(500):
        game = marineris.new("terraforming", players=players, seed=seed, **options)
        if f"card {corporation}" in offered(game):
            return game
    raise AssertionError(f"{corporation} is never dealt")


def start(
    corporation: str, keep: int = 0, players: int = 2, **options: Any
) -> dict[str, int | str]:
    """What seat 0 has after choosing a corporation and keeping so many cards."""
    game = dealt(corporation, players, **options)
    game.play(0, f"card {corporation}")
    for _ in range(keep):
        game.play(0, next(move for move in offered(game) if move != "done"))
    if 0 in game.to_act and "done" in offered(game):
        game.play(0, "done")
    for seat in range(1, players):
        game.play(seat, offered(game, seat)[0])
        game.play(seat, "done")
    return {key[2:]: value for key, value in ledger(game).items() if key.startswith("0 ")}


STARTS: list[tuple[str, dict[str, int]]] = [
    ("credicor", {"megacredits": 57}),
    ("ecoline", {"megacredits": 36, "plants": 3, "plants production": 2}),
    ("helion", {"megacredits": 42, "heat production": 3}),
    ("interplanetary_cinematics", {"megacredits": 30, "steel": 20}),
    ("inventrix", {"megacredits": 45}),
    ("mining_guild", {"megacredits": 30, "steel": 5, "steel production": 1}),
    ("phobolog", {"megacredits": 23, "titanium": 10}),
    ("tharsis_republic", {"megacredits": 40}),
    ("thorgate", {"megacredits": 48, "energy production": 1}),
    ("united_nations_mars_initiative", {"megacredits": 40}),
    (
        "saturn_systems",
        {"megacredits": 42, "titanium production": 1, "megacredits production": 1},
    ),
    ("teractor", {"megacredits": 60}),
]


@pytest.mark.parametrize(("corporation", "expected"), STARTS, ids=[row[0] for row in STARTS])
def test_what_a_corporation_starts_with(corporation: str, expected: dict[str, int]) -> None:
    """TM-7.11, TM-9.7, TM-14.2: all else is 0; Saturn Systems' own tag counts (TM-C12)."""
    has = start(corporation, corporate_era=True, first_player=0)
    assert {key: value for key, value in has.items() if value} == {"rating": 20, **expected}


@pytest.mark.parametrize(
    ("corporation", "keep", "expected"),
    [
        ("phobolog", 5, {"megacredits": 8, "titanium": 10}),
        ("thorgate", 10, {"megacredits": 18, "energy production": 2}),
        ("tharsis_republic", 4, {"megacredits": 28}),
    ],
)
def test_a_start_in_the_standard_game(
    corporation: str, keep: int, expected: dict[str, int]
) -> None:
    """TM-T03, TM-T04, TM-T05: all productions begin at 1, and cards cost 3 M€."""
    has = start(corporation, keep)
    names = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
    basis = dict.fromkeys((f"{name} production" for name in names), 1)
    assert {key: value for key, value in has.items() if value} == {
        "rating": 20,
        "hand": keep,
        **basis,
        **expected,
    }


def test_a_start_cannot_be_dearer_than_its_money() -> None:
    """TM-9.9: 23 M€ of PhoboLog are 7 cards."""
    game = dealt("phobolog")
    game.play(0, "card phobolog")
    for _ in range(7):
        assert len(offered(game)) > 1
        game.play(0, offered(game)[1])
    assert not [name for name in offered(game) if name.startswith("card ")]


def test_the_beginner_corporation_keeps_ten_cards_free() -> None:
    """TM-9.5: it has no effect; 42 M€ and ten cards."""
    game = marineris.new(
        "terraforming", players=2, seed=1, corporate_era=True, beginners=[0], first_player=0
    )
    game.play(1, offered(game, 1)[0])
    game.play(1, "done")
    has = {key: value for key, value in ledger(game).items() if key.startswith("0 ") and value}
    assert has == {"0 megacredits": 42, "0 rating": 20, "0 hand": 10}
    assert game.why_not(0, "use beginner_corporation") == [Reason("no-such-action", "TM-11.E1")]


def test_corporate_era_corporations_stay_in_the_box_of_a_standard_game() -> None:
    """TM-9.2, TM-9.6"""
    seen: set[str] = set()
    for seed in range(60):
        seen |= set(offered(marineris.new("terraforming", players=2, seed=seed)))
    names = {row[0] for row in STARTS} - {"saturn_systems", "teractor"}
    assert seen == {f"card {name}" for name in names}


# --------------------------------------------------------------------- first actions

OWED = [Reason("first-action-first", "TM-O8")]


def owing(corporation: str, **more: Any) -> TerraformingGame:
    stock = {"megacredits": 40, "heat": 8}
    return a_game(corporation=corporation, owes_first_action=True, stock=stock, **more)


@pytest.mark.parametrize("corporation", ["inventrix", "tharsis_republic"])
def test_a_first_action_is_compulsory(corporation: str) -> None:
    """TM-O8: before anything else, passing included."""
    game = owing(corporation, hand=["mine"])
    assert offered(game) == [f"use {corporation}"]
    for move in ("pass", "play mine", "project power_plant", "convert heat", "award miner"):
        assert game.why_not(0, move) == OWED


def test_the_first_action_of_inventrix() -> None:
    """TM-O8: 3 cards, and it is one of the two actions of the turn."""
    game = owing("inventrix")
    assert do(game, "use inventrix") == {"0 hand": 3}
    assert game.to_act == [0]
    assert "end" in offered(game)
    assert game.why_not(0, "use inventrix") == [Reason("no-such-action", "TM-11.E1")]
    answer(game, "project power_plant")
    assert game.to_act == [1]


def test_the_first_action_of_tharsis_republic() -> None:
    """TM-T06: a city at no cost, M€ production +1, 3 M€ and the bonus of the hex."""
    game = owing("tharsis_republic")
    assert do(game, "use tharsis_republic", "space 03") == {
        "space 03": "city of 0",
        "0 steel": 2,
        "0 megacredits": 3,
        "0 megacredits production": 1,
    }
    assert "end" in offered(game)


def test_a_real_game_begins_with_the_first_action() -> None:
    """TM-O8, TM-9.8"""
    game = dealt("inventrix", corporate_era=True, first_player=0)
    game.play(0, "card inventrix")
    game.play(0, "done")
    game.play(1, offered(game, 1)[0])
    game.play(1, "done")
    assert offered(game) == ["use inventrix"]


# --------------------------------------------------------------------- Tharsis Republic


def republic(**more: Any) -> TerraformingGame:
    rival = Seat(stock={"megacredits": 25}, production={"energy": 1})
    return a_game(corporation="tharsis_republic", stock={"megacredits": 25}, rivals=[rival], **more)


def test_tharsis_republic_builds_a_city() -> None:
    """TM-T10: 25 M€ less 3; M€ production 1 of the project and 1 of the corporation."""
    assert do(republic(), "project city", "space 10") == {
        "space 10": "city of 0",
        "0 megacredits": -22,
        "0 megacredits production": 2,
    }


def test_tharsis_republic_profits_from_the_cities_of_others() -> None:
    """TM-C13: production only."""
    assert do(republic(active=1), "project city", "space 10") == {
        "space 10": "city of 1",
        "1 megacredits": -25,
        "1 megacredits production": 1,
        "0 megacredits production": 1,
    }


@pytest.mark.parametrize(("seat", "money"), [(0, {"0 megacredits": 3}), (1, {})])
def test_tharsis_republic_and_a_city_off_mars(seat: int, money: dict[str, int]) -> None:
    """TM-C13: 3 M€ for an own one, production for none."""
    assert play_card(republic(active=seat), "phobos_space_haven") == {
        "space 02": f"city of {seat}",
        f"{seat} titanium production": 1,
        **money,
    }


def test_tharsis_republic_takes_capital_for_a_city() -> None:
    """TM-5.6, TM-C13"""
    game = republic(oceans=["43", "44", "45", "63"], production={"energy": 2})
    assert play_card(game, "capital", "space 10") == {
        "space 10": "capital of 0",
        "0 energy production": -2,
        "0 megacredits production": 6,
        "0 megacredits": 3,
    }


def test_tharsis_republic_is_not_interested_in_other_tiles() -> None:
    """TM-C13"""
    assert do(republic(), "project greenery", "space 10") == {
        "space 10": "greenery of 0",
        "oxygen": 1,
        "0 rating": 1,
        "0 megacredits": -23,
    }


@pytest.mark.parametrize(
    ("corporation", "lowest"), [("tharsis_republic", -5), ("teractor", -4), ("helion", -4)]
)
def test_tharsis_republic_and_immigrant_city(corporation: str, lowest: int) -> None:
    """TM-C19: the city's own +1 comes before the −2, and that of the Republic too."""

    def at(production: int) -> TerraformingGame:
        return a_game(
            corporation=corporation,
            hand=["immigrant_city"],
            stock={"megacredits": 13},
            production={"energy": 1, "megacredits": production},
        )

    assert at(lowest).why_not(0, "play immigrant_city") == []
    if lowest > -5:
        facts = {"resource": "megacredits", "need": 2, "have": lowest - 1}
        too_low = Reason("production-too-low", "TM-11.A2", facts)
        assert at(lowest - 1).why_not(0, "play immigrant_city") == [too_low]


def test_tharsis_republic_alone() -> None:
    """TM-T29, TM-15.8: M€ production +2 for the neutral cities; TR 14."""
    has = start("tharsis_republic", players=1)
    assert {key: value for key, value in has.items() if value} == {
        "rating": 14,
        "megacredits": 40,
        "megacredits production": 2,
    }


# --------------------------------------------------------------------- Saturn Systems


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("colonizer_training_camp", {}),
        ("asteroid_mining", {"titanium production": 2}),
        ("callisto_penal_mines", {"megacredits production": 3}),
    ],
)
def test_saturn_systems_profits_from_jovian_tags_of_anyone(
    seat: int, card: str, expected: dict[str, int]
) -> None:
    """TM-C12: 1 M€ production per tag."""
    game = a_game(corporation="saturn_systems", active=seat)
    changed = {f"{seat} {key}": value for key, value in expected.items()}
    changed["0 megacredits production"] = changed.get("0 megacredits production", 0) + 1
    assert play_card(game, card) == changed


def test_saturn_systems_ignores_other_tags() -> None:
    """TM-C12"""
    game = a_game(corporation="saturn_systems")
    assert play_card(game, "space_station") == {}
    assert play_card(game, "titanium_mine") == {"0 titanium production": 1}


@pytest.mark.parametrize("first", [0, 1])
def test_saturn_systems_counts_its_own_tag_once_whoever_reveals_first(first: int) -> None:
    """TM-C12: no other corporation of the box is Jovian."""
    has = start("saturn_systems", corporate_era=True, first_player=first)
    assert has["megacredits production"] == 1


# --------------------------------------------------------------------- Mining Guild


def guild(**more: Any) -> TerraformingGame:
    rival = Seat(stock={"megacredits": 25})
    return a_game(corporation="mining_guild", stock={"megacredits": 25}, rivals=[rival], **more)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (
            ["project city", "space 03"],
            {"space 03": "city of 0", "0 steel": 2, "0 megacredits production": 1},
        ),
        (
            ["project city", "space 58"],
            {"space 58": "city of 0", "0 titanium": 1, "0 megacredits production": 1},
        ),
        (
            ["project greenery", "space 20"],
            {"space 20": "greenery of 0", "0 steel": 1, "oxygen": 1, "0 rating": 1},
        ),
        (
            ["project aquifer", "space 04"],
            {"space 04": "ocean", "0 steel": 2, "oceans": 1, "0 rating": 1},
        ),
        (
            ["project aquifer", "space 63"],
            {"space 63": "ocean", "0 titanium": 2, "oceans": 1, "0 rating": 1},
        ),
    ],
)
def test_mining_guild_mines_under_its_tiles(
    moves: list[str], expected: dict[str, int | str]
) -> None:
    """TM-C15: once per tile, however many metals are printed there; oceans too."""
    price = {"project city": -25, "project greenery": -23, "project aquifer": -18}[moves[0]]
    assert do(guild(), *moves) == {"0 megacredits": price, "0 steel production": 1, **expected}


@pytest.mark.parametrize("space", ["10", "14", "35"])
def test_mining_guild_finds_nothing_elsewhere(space: str) -> None:
    """TM-C15: nor do cards and plants count."""
    assert "0 steel production" not in do(guild(), "project city", f"space {space}")


def test_mining_guild_does_not_mine_under_the_tiles_of_others() -> None:
    """TM-C15"""
    changed = do(guild(active=1), "project city", "space 03")
    assert changed["1 steel"] == 2
    assert "0 steel production" not in changed
    assert "1 steel production" not in changed


def test_mining_guild_mines_a_mining_area() -> None:
    """TM-C15, TM-C22: one step of the card and one of the corporation."""
    assert play_card(guild(tiles={"16": "city"}), "mining_area") == {
        "space 09": "mining_area of 0",
        "0 steel": 1,
        "0 steel production": 2,
    }


def test_mining_guild_mines_not_with_other_steel() -> None:
    """TM-C15: only a placement bonus counts."""
    assert play_card(guild(), "mineral_deposit") == {"0 steel": 5}
    assert play_card(guild(), "land_claim", "space 03") == {}


# --------------------------------------------------------------------- Interplanetary Cinematics


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("mineral_deposit", {"0 megacredits": 2, "0 steel": 5}),
        ("bribed_committee", {"0 megacredits": 2, "0 rating": 2}),
        ("mine", {"0 steel production": 1}),
    ],
)
def test_interplanetary_cinematics_films_events(card: str, expected: dict[str, int]) -> None:
    """TM-C17"""
    assert play_card(a_game(corporation="interplanetary_cinematics"), card) == expected


def test_interplanetary_cinematics_does_not_film_others() -> None:
    """TM-C17"""
    game = a_game(corporation="interplanetary_cinematics", active=1)
    assert play_card(game, "mineral_deposit") == {"1 steel": 5}


def test_interplanetary_cinematics_with_media_group() -> None:
    """TM-12.1: 2 M€ and 3 M€."""
    game = a_game(corporation="interplanetary_cinematics", tableau=["media_group"])
    assert play_card(game, "mineral_deposit") == {"0 megacredits": 5, "0 steel": 5}


# --------------------------------------------------------------------- Inventrix


@pytest.mark.parametrize(
    ("card", "parameter", "limit", "beyond", "code"),
    [
        ("electro_catapult", "oxygen", 10, 11, "parameter-too-high"),
        ("windmills", "oxygen", 5, 4, "parameter-too-low"),
        ("caretaker_contract", "temperature", -4, -6, "parameter-too-low"),
        ("arctic_algae", "temperature", -8, -6, "parameter-too-high"),
        ("great_dam", "oceans", 2, 1, "parameter-too-low"),
        ("dust_seals", "oceans", 5, 6, "parameter-too-high"),
    ],
)
def test_inventrix_loosens_requirements(
    card: str, parameter: str, limit: int, beyond: int, code: str
) -> None:
    """TM-C3: by 2 steps either way; a step of temperature is 2 °C."""

    def at(level: int) -> TerraformingGame:
        levels: dict[str, Any] = {parameter: level}
        return a_game(
            corporation="inventrix",
            hand=[card],
            stock={"megacredits": 30},
            production={"energy": 1},
            **levels,
        )

    assert at(limit).why_not(0, f"play {card}") == []
    facts = {"parameter": parameter, "need": limit, "have": beyond}
    assert at(beyond).why_not(0, f"play {card}") == [Reason(code, "TM-7.6", facts)]


def test_inventrix_loosens_nothing_else() -> None:
    """TM-C3: neither tags nor production nor tiles; its own science tag counts, of course."""
    hand = ["gene_repair", "asteroid_mining_consortium", "rad_suits"]
    game = a_game(corporation="inventrix", hand=hand, stock={"megacredits": 30})
    for card, code in zip(
        hand, ("too-few-tags", "too-little-production", "too-few-cities"), strict=True
    ):
        assert [why.code for why in game.why_not(0, f"play {card}")] == [code]
    assert game.why_not(0, "play gene_repair")[0].facts["have"] == 1


def test_inventrix_adds_to_adaptation_technology_and_special_design() -> None:
    """TM-C3: 2, 4, 6 steps."""
    hand = ["special_design", "breathing_filters"]
    stock = {"megacredits": 30}
    for tableau, oxygen in ([], 5), (["adaptation_technology"], 3):
        for level, is_legal in ((oxygen, True), (oxygen - 1, False)):
            game = a_game(
                corporation="inventrix", tableau=tableau, hand=hand, stock=stock, oxygen=level
            )
            assert (game.why_not(0, "play breathing_filters") == []) is is_legal
            answer(game, "play special_design")
            assert game.why_not(0, "play breathing_filters") == []


# --------------------------------------------------------------------- Ecoline


def test_ecoline_needs_seven_plants() -> None:
    """TM-C8"""
    game = a_game(corporation="ecoline", stock={"plants": 7})
    assert do(game, "convert plants", "space 10") == {
        "space 10": "greenery of 0",
        "0 plants": -7,
        "oxygen": 1,
        "0 rating": 1,
    }
    short = a_game(corporation="ecoline", stock={"plants": 6})
    facts = {"resource": "plants", "need": 7, "have": 6}
    assert short.why_not(0, "convert plants") == [Reason("stock-too-low", "TM-11.F", facts)]


def test_ecoline_needs_seven_plants_after_the_last_generation() -> None:
    """TM-C8, TM-13.2: two greeneries of 14 plants; the opponent has none of 7."""
    game = a_game(
        corporation="ecoline",
        stock={"plants": 14},
        temperature=8,
        oxygen=14,
        oceans=9,
        tiles={"16": "city"},
        rivals=[Seat(stock={"plants": 7})],
    )
    answer(game, "pass", "pass")
    assert do(game, "convert plants", "space 17") == {"space 17": "greenery of 0", "0 plants": -7}
    assert do(game, "convert plants", "space 15") == {"space 15": "greenery of 0", "0 plants": -7}
    assert game.is_over


# --------------------------------------------------------------------- UNMI

UNMI = "united_nations_mars_initiative"
NOT_RAISED = [Reason("rating-not-raised", "TM-C16")]


def unmi(money: int = 50, **more: Any) -> TerraformingGame:
    stock = {"megacredits": money, "heat": 8, "plants": 8}
    return a_game(corporation=UNMI, stock=stock, **more)


@pytest.mark.parametrize(
    "moves",
    [
        ["convert heat"],
        ["convert plants", "space 10"],
        ["project asteroid"],
        ["project aquifer", "space 07"],
        ["play bribed_committee"],
    ],
)
def test_unmi_raises_its_rating_once_more(moves: list[str]) -> None:
    """TM-C16: 3 M€ for +1 after a raise by any means, once per generation."""
    game = unmi(hand=["bribed_committee"])
    assert game.why_not(0, f"use {UNMI}") == NOT_RAISED
    answer(game, *moves)
    assert do(game, f"use {UNMI}") == {"0 megacredits": -3, "0 rating": 1}
    answer(game, "pass")  # the opponent
    assert game.why_not(0, f"use {UNMI}") == [Reason("action-used", "TM-11.E1")]


def test_unmi_needs_a_raise_of_its_own() -> None:
    """TM-C16: what others raise does not count, nor what is at its goal (TM-3.3)."""
    game = unmi(temperature=8)
    assert do(game, "project asteroid") == {"0 megacredits": -14}
    assert game.why_not(0, f"use {UNMI}") == NOT_RAISED
    other = unmi(rivals=[Seat(stock={"megacredits": 14})], active=1)
    answer(other, "project asteroid", "end")
    assert other.why_not(0, f"use {UNMI}") == NOT_RAISED


def test_unmi_forgets_the_raise_when_the_generation_ends() -> None:
    """TM-C16: it must have been in this generation."""
    game = unmi()
    answer(game, "convert heat", "end", "pass", "pass", "done", "done", "pass")
    assert game.why_not(0, f"use {UNMI}") == NOT_RAISED


def test_unmi_must_pay() -> None:
    """TM-11.E2"""
    game = unmi(money=2)
    answer(game, "convert heat")
    facts = {"resource": "megacredits", "need": 3, "have": 2}
    assert game.why_not(0, f"use {UNMI}") == [Reason("money-too-low", "TM-6.5", facts)]
