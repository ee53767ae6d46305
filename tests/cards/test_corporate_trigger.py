"""Effects of the Corporate Era's cards that something sets off."""

from __future__ import annotations

import pytest

from marineris.core.reason import Reason
from marineris.terraforming.data.card import CARDS
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card


def hand_of(game: TerraformingGame) -> list[str]:
    return sorted(CARDS[card].id for card in game.state.hand[0])


def offered(game: TerraformingGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


# --------------------------------------------------------------------- Media Group


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("mineral_deposit", {"0 megacredits": 3, "0 steel": 5}),
        ("technology_demonstration", {"0 megacredits": 3, "0 hand": 2}),
        ("mine", {"0 steel production": 1}),
        ("space_station", {}),
    ],
)
def test_media_group_reports_own_events(card: str, expected: dict[str, int]) -> None:
    """TM-C17: 3 M€ for an event, nothing for other cards."""
    assert play_card(a_game(tableau=["media_group"]), card) == expected


def test_media_group_does_not_report_others_events() -> None:
    """TM-C17"""
    game = a_game(tableau=["media_group"], active=1)
    assert play_card(game, "mineral_deposit") == {"1 steel": 5}


def test_media_group_pays_after_the_event_is_paid() -> None:
    """TM-C17: its 3 M€ do not help to pay."""
    game = a_game(tableau=["media_group"], hand=["mineral_deposit"], stock={"megacredits": 4})
    too_dear = Reason("card-too-dear", "TM-11.A3", {"need": 5, "have": 4})
    assert game.why_not(0, "play mineral_deposit") == [too_dear]


# --------------------------------------------------------------------- Standard Technology


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["power_plant"], {"0 megacredits": -8, "0 energy production": 1}),
        (["asteroid"], {"0 megacredits": -11, "temperature": 2, "0 rating": 1}),
        (
            ["aquifer", "space 07"],
            {"0 megacredits": -15, "oceans": 1, "0 rating": 1, "space 07": "ocean"},
        ),
        (
            ["greenery", "space 10"],
            {"0 megacredits": -20, "oxygen": 1, "0 rating": 1, "space 10": "greenery of 0"},
        ),
        (
            ["city", "space 10"],
            {"0 megacredits": -22, "0 megacredits production": 1, "space 10": "city of 0"},
        ),
    ],
)
def test_standard_technology_pays_back_3_for_a_project(
    moves: list[str], expected: dict[str, int | str]
) -> None:
    """TM-C7"""
    game = a_game(tableau=["standard_technology"], stock={"megacredits": 25})
    assert do(game, f"project {moves[0]}", *moves[1:]) == expected


def test_standard_technology_does_not_pay_for_patents() -> None:
    """TM-C7"""
    game = a_game(tableau=["standard_technology"], hand=["mine", "birds"])
    assert do(game, "project sell_patents", "card birds", "done") == {
        "0 megacredits": 1,
        "0 hand": -1,
    }


def test_standard_technology_does_not_pay_for_conversions() -> None:
    """TM-C7: turning heat or plants is not a standard project."""
    stock = {"heat": 8, "plants": 8}
    game = a_game(tableau=["standard_technology"], stock=stock, tiles={"10": "city"})
    assert do(game, "convert heat") == {"0 heat": -8, "temperature": 2, "0 rating": 1}
    assert do(game, "convert plants", "space 11") == {
        "0 plants": -8,
        "oxygen": 1,
        "0 rating": 1,
        "space 11": "greenery of 0",
    }


def test_standard_technology_cannot_help_to_pay() -> None:
    """TM-C7"""
    game = a_game(tableau=["standard_technology"], stock={"megacredits": 10})
    too_low = Reason("money-too-low", "TM-11.B1", {"need": 11, "have": 10})
    assert game.why_not(0, "project power_plant") == [too_low]


def test_standard_technology_is_for_own_projects() -> None:
    """TM-C7"""
    rival = Seat(stock={"megacredits": 11})
    game = a_game(tableau=["standard_technology"], rivals=[rival], active=1)
    assert do(game, "project power_plant") == {"1 megacredits": -11, "1 energy production": 1}


# --------------------------------------------------------------------- Mars University


def test_mars_university_reacts_to_its_own_tag() -> None:
    """TM-C9, TM-C11: one card may be discarded to draw one."""
    game = a_game(hand=["mine"], deck=["birds"])
    assert play_card(game, "mars_university", "card mine") == {}
    assert hand_of(game) == ["birds"]
    assert [CARDS[card].id for card in game.state.discard] == ["mine"]


def test_mars_university_need_not_be_used() -> None:
    """TM-C11"""
    game = a_game(hand=["mine"], deck=["birds"])
    assert play_card(game, "mars_university", "done") == {}
    assert hand_of(game) == ["mine"]


def test_mars_university_with_an_empty_hand_asks_nothing() -> None:
    """TM-C11: there is nothing to discard."""
    game = a_game()
    assert play_card(game, "mars_university") == {}
    assert "end" in offered(game)


@pytest.mark.parametrize("card", ["mine", "sponsors", "power_infrastructure"])
def test_mars_university_needs_a_science_tag(card: str) -> None:
    """TM-C11"""
    game = a_game(tableau=["mars_university"], hand=["birds"])
    play_card(game, card)
    assert "end" in offered(game)


def test_mars_university_reacts_to_a_science_event() -> None:
    """TM-7.8: the tag of an event counts while it is played."""
    game = a_game(tableau=["mars_university"], hand=["mine"], deck=["birds"])
    play_card(game, "special_design", "card mine")
    assert hand_of(game) == ["birds"]


@pytest.mark.parametrize(
    ("moves", "hand"),
    [
        (["choose 1", "card fish", "card fish"], ["mine", "moss"]),
        (["choose 2", "card mine", "card fish"], ["birds", "fish"]),
    ],
)
def test_mars_university_before_or_after_a_contest(moves: list[str], hand: list[str]) -> None:
    """TM-11.A4: the card kept may be discarded, or a card drawn before three are looked at."""
    deck = ["birds", "fish", "ants", "moss"]
    game = a_game(tableau=["mars_university"], hand=["mine"], deck=deck)
    play_card(game, "invention_contest", *moves)
    assert hand_of(game) == hand


def test_mars_university_does_not_react_to_others() -> None:
    """TM-C11"""
    game = a_game(tableau=["mars_university"], hand=["mine"], active=1)
    assert play_card(game, "trans_neptune_probe") == {}
    assert game.to_act == [1]


def test_mars_university_reacts_twice_to_research() -> None:
    """TM-C11, TM-12.1: the player says when, among that, the two cards are drawn."""
    deck = ["birds", "fish", "ants", "moss"]
    game = a_game(tableau=["mars_university"], hand=["mine"], deck=deck)
    play_card(game, "research")
    assert offered(game) == ["choose 1", "choose 2"]  # draw; one of two equal discards
    answer(game, "choose 2", "card mine")  # draws Birds
    answer(game, "choose 1")  # draws Fish and Ants
    answer(game, "card birds")  # draws Moss
    assert hand_of(game) == ["ants", "fish", "moss"]


def test_mars_university_may_discard_what_research_has_drawn() -> None:
    """TM-11.A4: with an empty hand the two cards are drawn first, and nothing is asked about it."""
    game = a_game(tableau=["mars_university"], deck=["birds", "fish", "ants", "moss"])
    play_card(game, "research", "card birds", "card fish")
    assert hand_of(game) == ["ants", "moss"]


# --------------------------------------------------------------------- Olympus Conference


def test_olympus_conference_adds_a_resource_if_it_has_none() -> None:
    """TM-C11: nothing can be taken off it, so nothing is asked."""
    game = a_game(tableau=["olympus_conference"])
    assert play_card(game, "trans_neptune_probe") == {"0 on olympus_conference": 1}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("choose 1", {"0 on olympus_conference": 1}),
        ("choose 2", {"0 on olympus_conference": -1, "0 hand": 1}),
    ],
)
def test_olympus_conference_adds_or_draws(move: str, expected: dict[str, int]) -> None:
    """TM-C11"""
    game = a_game(tableau={"olympus_conference": 1})
    assert play_card(game, "trans_neptune_probe", move) == expected


def test_olympus_conference_holds_twice_for_research() -> None:
    """TM-C11: per tag; the resource of the first is taken off for the second."""
    game = a_game(tableau=["olympus_conference"])
    assert play_card(game, "research", "choose 2") == {"0 hand": 3}, "put one on, take it off"


def test_olympus_conference_is_for_own_science() -> None:
    """TM-C11"""
    game = a_game(tableau={"olympus_conference": 1}, active=1)
    assert play_card(game, "trans_neptune_probe") == {}
    assert play_card(game, "mine") == {"1 steel production": 1}


@pytest.mark.parametrize(
    ("moves", "hand"),
    [
        # The conference draws Birds, and the university changes Birds into Fish.
        (["choose 1", "choose 2", "card birds"], ["fish", "mine"]),
        # The university changes Mine into Birds, then the conference draws Fish.
        (["choose 2", "card mine", "choose 2"], ["birds", "fish"]),
        (["choose 2", "done", "choose 2"], ["birds", "mine"]),
    ],
)
def test_conference_and_university_in_either_order(moves: list[str], hand: list[str]) -> None:
    """TM-12.1, TM-11.A4: the acting player says which comes first."""
    tableau = {"olympus_conference": 1, "mars_university": 0}
    game = a_game(tableau=tableau, hand=["mine"], deck=["birds", "fish"])
    play_card(game, "trans_neptune_probe")
    assert offered(game) == ["choose 1", "choose 2"]
    answer(game, *moves)
    assert hand_of(game) == hand


# --------------------------------------------------------------------- Viral Enhancers


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("adapted_lichen", {"0 plants": 1, "0 plants production": 1}),
        ("archaebacteria", {"0 plants": 1, "0 plants production": 1}),
        ("industrial_microbes", {"0 plants": 1, "0 energy production": 1, "0 steel production": 1}),
        ("mine", {"0 steel production": 1}),
        ("research", {"0 hand": 2}),
        ("physics_complex", {}),
    ],
)
def test_viral_enhancers_give_a_plant(card: str, expected: dict[str, int]) -> None:
    """TM-C11: for plant, animal and microbe tags; a card that collects nothing leaves no choice."""
    game = a_game(tableau=["viral_enhancers"])
    assert play_card(game, card) == expected
    assert "end" in offered(game)


def test_viral_enhancers_react_to_an_event() -> None:
    """TM-7.8: and Virus may remove the very plant that its tag has brought."""
    game = a_game(tableau=["viral_enhancers"])
    assert play_card(game, "virus", "done") == {"0 plants": 1}
    assert play_card(a_game(tableau=["viral_enhancers"]), "virus", "seat 0") == {}


def test_viral_enhancers_react_to_their_own_tag() -> None:
    """TM-C9"""
    assert play_card(a_game(), "viral_enhancers") == {"0 plants": 1}


@pytest.mark.parametrize(
    ("card", "moves", "expected"),
    [
        ("tardigrades", ["choose 1"], {"0 plants": 1}),
        ("tardigrades", ["choose 2"], {"0 on tardigrades": 1}),
        ("regolith_eaters", ["choose 2"], {"0 on regolith_eaters": 1}),
        ("predators", ["choose 2"], {"0 on predators": 1}),
        ("pets", ["choose 2"], {"0 on pets": 2}),
        ("pets", ["choose 1"], {"0 on pets": 1, "0 plants": 1}),
    ],
)
def test_viral_enhancers_may_add_to_the_card_played(
    card: str, moves: list[str], expected: dict[str, int]
) -> None:
    """TM-C11: to that very card, if it collects animals or microbes."""
    game = a_game(tableau={"viral_enhancers": 0, "birds": 1, "ants": 1}, oxygen=11)
    assert play_card(game, card, *moves) == expected


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("choose 1", "choose 1", {"0 on ecological_zone": 2, "0 plants": 2}),
        ("choose 1", "choose 2", {"0 on ecological_zone": 3, "0 plants": 1}),
        ("choose 2", "choose 2", {"0 on ecological_zone": 4}),
    ],
)
def test_viral_enhancers_count_each_tag(first: str, second: str, expected: dict[str, int]) -> None:
    """TM-C9: Ecological Zone has two tags; its own effect counts them as well."""
    game = a_game(tableau=["viral_enhancers"], tiles={"10": "greenery"})
    moves = ["space 11", first, second]  # the tile, then the two tags
    assert play_card(game, "ecological_zone", *moves) == {
        "space 11": "ecological_zone of 0",
        **expected,
    }


def test_viral_enhancers_give_three_plants_for_three_tags() -> None:
    """TM-C9"""
    tableau = ["viral_enhancers", "adapted_lichen", "birds"]
    assert play_card(a_game(tableau=tableau), "advanced_ecosystems") == {"0 plants": 3}


def test_viral_enhancers_are_for_own_cards() -> None:
    """TM-C11"""
    game = a_game(tableau=["viral_enhancers"], active=1)
    assert play_card(game, "adapted_lichen") == {"1 plants production": 1}


@pytest.mark.parametrize(
    ("tableau", "card", "plants", "is_legal"),
    [
        ([], "moss", 1, True),
        ([], "moss", 0, False),
        (["viral_enhancers"], "moss", 0, True),
        ([], "nitrophilic_moss", 1, False),
        (["viral_enhancers"], "nitrophilic_moss", 1, True),
        (["viral_enhancers"], "nitrophilic_moss", 0, False),
    ],
)
def test_viral_enhancers_feed_the_moss(
    tableau: list[str], card: str, plants: int, is_legal: bool
) -> None:
    """TM-C18, TM-O9: the plant that Moss yields may be the one that it takes."""
    stock = {"plants": plants, "megacredits": 10}
    game = a_game(tableau=tableau, hand=[card], stock=stock, oceans=3)
    need = {"moss": 1, "nitrophilic_moss": 2}[card]
    too_low = {"resource": "plants", "need": need, "have": plants}
    why = [] if is_legal else [Reason("stock-too-low", "TM-8.4", too_low)]
    assert game.why_not(0, f"play {card}") == why
    if is_legal:
        fed = len(tableau)
        changed = play_card(game, card)
        assert changed.get("0 plants", 0) == fed - need
        assert changed["0 plants production"] == need
