"""TM-C1 to TM-C8: rulings on costs, payments and requirements."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 200}
FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def is_playable(card: str, **position: Any) -> bool:
    game = a_game(**{"hand": [card], "stock": RICH} | position)
    return game.why_not(0, f"play {card}") == []


@pytest.mark.parametrize(
    ("corporation", "tableau", "card", "cost"),
    [
        ("teractor", [], "cartel", 8 - 3),
        ("teractor", ["earth_office"], "cartel", 8 - 3 - 3),
        ("thorgate", [], "giant_space_mirror", 17 - 3),
        (
            "beginner_corporation",
            ["space_station", "shuttles", "quantum_extractor", "mass_converter"],
            "giant_space_mirror",
            17 - 2 - 2 - 2 - 2,
        ),
        ("beginner_corporation", ["earth_catapult"], "olympus_conference", 10 - 2),
        (
            "beginner_corporation",
            ["earth_catapult", "anti_gravity_technology", "research_outpost"],
            "mine",
            0,
        ),
        (
            "beginner_corporation",
            ["anti_gravity_technology", "research_outpost"],
            "advanced_ecosystems",
            11 - 2 - 1,
        ),
        ("teractor", ["space_station", "earth_catapult"], "imported_nitrogen", 23 - 3 - 2 - 2),
    ],
)
def test_discounts(corporation: str, tableau: list[str], card: str, cost: int) -> None:
    """TM-C1: by tag for each tag it has, or once for any card; they add up."""
    game = a_game(
        corporation=corporation,
        tableau=[*tableau, "pets", "moss", "ants"],
        hand=[card],
        stock={"megacredits": 100},
    )
    assert do(game, f"play {card}").get("0 megacredits", 0) == -cost


def test_the_next_card_uses_up_the_discount() -> None:
    """TM-C2: Indentured Workers: the next card, whatever it is; projects do not use it up."""
    game = a_game(hand=["indentured_workers", "sponsors", "cartel"], stock=RICH, rivals=ALONE)
    answer(game, "play indentured_workers")
    assert do(game, "project asteroid")["0 megacredits"] == -14
    assert "0 megacredits" not in do(game, "play sponsors")
    assert do(game, "play cartel")["0 megacredits"] == -8


def test_the_next_card_uses_up_the_tolerance_even_without_need() -> None:
    """TM-C2: Special Design is lost on Mine, which has no requirement."""
    game = a_game(oxygen=2, hand=["special_design", "mine", "ants"], stock=RICH, rivals=ALONE)
    answer(game, "play special_design")
    assert "play ants" in offered(game)
    answer(game, "play mine")
    assert refusal(game, "play ants") == [("parameter-too-low", "TM-7.6")]


def test_effects_on_the_next_card_end_with_the_generation() -> None:
    """TM-C2: both are gone after production."""
    game = a_game(hand=["cartel"], rating=8, rivals=ALONE)
    play_card(game, "indentured_workers")
    answer(game, "end", "pass", "done", "done", "pass")
    assert do(game, "play cartel")["0 megacredits"] == -8
    game = a_game(oxygen=2, hand=["ants"], stock=RICH, rivals=ALONE)
    play_card(game, "special_design")
    answer(game, "end", "pass", "done", "done", "pass")
    assert refusal(game, "play ants") == [("parameter-too-low", "TM-7.6")]


@pytest.mark.parametrize("card", ["special_design", "indentured_workers"])
def test_effects_on_the_next_card_are_for_the_same_player(card: str) -> None:
    """TM-C2: a rival's card has to meet its requirement in full, and costs as much as ever."""
    game = a_game(oxygen=2, rivals=[Seat(hand=["ants", "cartel"], stock=RICH)])
    play_card(game, card)
    answer(game, "end")
    assert refusal(game, "play ants") == [("parameter-too-low", "TM-7.6")]
    assert do(game, "play cartel")["1 megacredits"] == -8


@pytest.mark.parametrize(
    ("card", "parameter", "met", "missed"),
    [
        ("ants", "oxygen", 2, 1),
        ("trees", "temperature", -8, -10),
        ("algae", "oceans", 3, 2),
        ("colonizer_training_camp", "oxygen", 7, 8),
        ("arctic_algae", "temperature", -8, -6),
        ("dust_seals", "oceans", 5, 6),
    ],
)
@pytest.mark.parametrize(
    "helper", [{"corporation": "inventrix"}, {"tableau": ["adaptation_technology"]}]
)
def test_loosened_requirements(
    card: str, parameter: str, met: int, missed: int, helper: dict[str, Any]
) -> None:
    """TM-C3: two steps in either direction, for minima and maxima; a step is 2 °C."""
    assert is_playable(card, **helper, **{parameter: met})
    assert not is_playable(card, **helper, **{parameter: missed})


def test_loosened_requirements_add_up() -> None:
    """TM-C3: Inventrix, Adaptation Technology and Special Design: six steps."""
    both: dict[str, Any] = {"corporation": "inventrix", "tableau": ["adaptation_technology"]}
    assert is_playable("livestock", oxygen=5, production={"plants": 1}, **both)
    assert not is_playable("livestock", oxygen=4, production={"plants": 1}, **both)
    game = a_game(oxygen=3, production={"plants": 1}, hand=["livestock"], stock=RICH, **both)
    play_card(game, "special_design")
    assert "play livestock" in offered(game)


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("plantation", {}),
        ("great_escarpment_consortium", {"rivals": [Seat(production={"steel": 1})]}),
        ("rad_suits", {"tiles": {"17": "city"}}),
        ("ecological_zone", {"tiles": {"17": ("greenery", 1)}}),
    ],
)
def test_other_requirements_are_never_loosened(card: str, position: dict[str, Any]) -> None:
    """TM-C3: Plantation has 1 science tag of 2; nor are production and tiles loosened."""
    assert not is_playable(card, **position, tableau=["adaptation_technology"])


@pytest.mark.parametrize(
    ("corporation", "tableau", "card", "stock"),
    [
        ("phobolog", [], "space_station", {"titanium": 2, "megacredits": 2}),
        ("phobolog", ["advanced_alloys"], "space_station", {"titanium": 2}),
        ("credicor", ["advanced_alloys"], "medical_lab", {"steel": 4, "megacredits": 1}),
    ],
)
def test_values_of_metal_add_up(
    corporation: str, tableau: list[str], card: str, stock: dict[str, int]
) -> None:
    """TM-C4: PhoboLog and Advanced Alloys make titanium worth 5 M€; steel is worth 3."""
    game = a_game(corporation=corporation, tableau=tableau, hand=[card], stock=stock)
    changed = do(game, f"play {card}")
    assert {name: -changed[f"0 {name}"] for name in stock} == stock


def test_values_of_metal_hold_for_actions() -> None:
    """TM-C4: Aquifer Pumping for 8 M€ in steel, Water Import From Europa for 12 M€ in titanium."""
    game = a_game(
        corporation="phobolog",
        tableau=["advanced_alloys", "aquifer_pumping", "water_import_from_europa"],
        stock={"steel": 2, "titanium": 2, "megacredits": 4},
        oceans=9,
    )
    assert do(game, "use aquifer_pumping") == {"0 steel": -2, "0 megacredits": -2}
    assert do(game, "use water_import_from_europa") == {"0 titanium": -2, "0 megacredits": -2}


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("play cartel", 8),
        ("project asteroid", 14),
        ("milestone terraformer", 8),
        ("award miner", 8),
        ("use space_mirrors", 7),
    ],
)
def test_helion_pays_with_heat(move: str, cost: int) -> None:
    """TM-C5: 1 for 1 towards any cost."""
    game = a_game(
        corporation="helion",
        stock={"heat": cost - 1, "megacredits": 1},
        rating=35,
        hand=["cartel"],
        tableau=["space_mirrors"],
    )
    changed = do(game, move)
    assert (changed["0 heat"], changed["0 megacredits"]) == (1 - cost, -1)


def test_helion_buys_cards_with_heat() -> None:
    """TM-C5: in the research phase too."""
    game = a_game(corporation="helion", rating=2, production={"heat": 4}, first=1)
    answer(game, "pass", "pass")
    before = game.view()["players"][0]["stock"]
    assert (before[0], before[5]) == (2, 4)
    for _ in range(2):
        answer(game, offered(game)[1])
    answer(game, "done", "done")
    after = game.view()["players"][0]["stock"]
    assert (after[0], after[5]) == (0, 0)


def test_heat_is_not_money_otherwise() -> None:
    """TM-C5: not the other way round, not taken as M€, not counted in a tie."""
    assert refusal(a_game(corporation="helion", stock=RICH), "convert heat") == [
        ("stock-too-low", "TM-11.G")
    ]
    rival = Seat(corporation="helion", stock={"heat": 9})
    game = a_game(rivals=[rival], stock={"megacredits": 1})
    assert [row["rank"] for row in game.result()] == [1, 2]
    play_card(game, "sabotage")
    assert "seat 1" not in offered(game)


def test_heat_trapped_besides_the_cost() -> None:
    """TM-C6: 5 heat pay nothing of the cost; the sixth may."""
    helion: dict[str, Any] = {"corporation": "helion", "hand": ["local_heat_trapping"]}
    game = a_game(**helion, stock={"heat": 5})
    assert refusal(game, "play local_heat_trapping") == [("card-too-dear", "TM-11.A3")]
    game = a_game(**helion, stock={"heat": 6})
    assert do(game, "play local_heat_trapping") == {"0 hand": -1, "0 heat": -6, "0 plants": 4}


@pytest.mark.parametrize(
    ("moves", "refund"),
    [
        (["play soletta"], 4),
        (["play strip_mine"], 4),
        (["play ganymede_colony"], 4),
        (["play callisto_penal_mines"], 4),
        (["play vesta_shipyard"], 0),
        (["project greenery", "space 17"], 4),
        (["project city", "space 17"], 4),
        (["project aquifer", "space 07"], 0),
        (["convert plants", "space 17"], 0),
    ],
)
def test_credicor(moves: list[str], refund: int) -> None:
    """TM-C7: +4 M€ for a printed cost of at least 20 M€."""
    game = a_game(
        corporation="credicor",
        hand=[
            "soletta",
            "strip_mine",
            "ganymede_colony",
            "callisto_penal_mines",
            "vesta_shipyard",
        ],
        production={"energy": 2},
        stock={**RICH, "plants": 8},
    )
    price = {"soletta": 35, "strip_mine": 25, "vesta_shipyard": 15, "greenery": 23, "city": 25}
    price |= {"aquifer": 18, "plants": 0, "ganymede_colony": 20, "callisto_penal_mines": 24}
    paid = price[moves[0].split()[1]]
    assert do(game, *moves).get("0 megacredits", 0) == refund - paid


def test_credicor_looks_at_the_printed_cost() -> None:
    """TM-C7: whatever was really paid; and the refund comes too late to pay with."""
    game = a_game(
        corporation="credicor", tableau=["earth_catapult"], hand=["soletta"], stock={"titanium": 11}
    )
    assert do(game, "play soletta")["0 megacredits"] == 4
    poor = a_game(corporation="credicor", hand=["soletta"], stock={"megacredits": 31})
    assert refusal(poor, "play soletta") == [("card-too-dear", "TM-11.A3")]


@pytest.mark.parametrize(
    ("moves", "change"),
    [
        (["project power_plant"], 3 - 11),
        (["project city", "space 17"], 3 - 25),
        (["project sell_patents"], 1),
        (["convert heat"], 0),
        (["award miner"], -8),
    ],
)
def test_standard_technology(moves: list[str], change: int) -> None:
    """TM-C7: +3 M€ for standard projects other than selling patents; conversions are none."""
    game = a_game(tableau=["standard_technology"], hand=["mine"], stock={**RICH, "heat": 8})
    assert do(game, *moves).get("0 megacredits", 0) == change


def test_ecoline_needs_seven_plants() -> None:
    """TM-C8: also after the last generation."""
    game = a_game(corporation="ecoline", stock={"plants": 7})
    assert do(game, "convert plants", "space 17")["0 plants"] == -7
    short = a_game(corporation="ecoline", stock={"plants": 6})
    assert refusal(short, "convert plants") == [("stock-too-low", "TM-11.F")]
    game = a_game(**FINISHED, corporation="ecoline", stock={"plants": 14})
    answer(game, "pass", "pass", "convert plants", "space 17", "convert plants", "space 16")
    assert game.result()[0]["points"]["greeneries"] == 2
