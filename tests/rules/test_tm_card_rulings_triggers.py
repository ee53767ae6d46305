"""TM-C9 to TM-C19: rulings on counting, triggers and order."""

from typing import Any

import pytest

import marineris
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
    ("card", "position", "moves", "changed"),
    [
        ("decomposers", {"oxygen": 3}, [], {"0 on decomposers": 1}),
        ("viral_enhancers", {}, [], {"0 plants": 1}),
        ("mars_university", {"hand": ["mine"]}, ["card mine"], {}),
        ("olympus_conference", {}, [], {"0 on olympus_conference": 1}),
        ("cartel", {"tableau": ["sponsors"]}, [], {"0 megacredits production": 2}),
        ("satellites", {"tableau": ["soletta"]}, [], {"0 megacredits production": 2}),
        ("power_grid", {}, [], {"0 energy production": 1}),
        ("medical_lab", {"tableau": ["mine"]}, [], {"0 megacredits production": 1}),
        ("worms", {"oxygen": 4, "tableau": ["ants"]}, [], {"0 plants production": 1}),
        ("terraforming_ganymede", {"tableau": ["io_mining_industries"]}, [], {"0 rating": 2}),
    ],
)
def test_a_card_counts_itself(
    card: str, position: dict[str, Any], moves: list[str], changed: dict[str, int]
) -> None:
    """TM-C9: for its own trigger and for the amounts it counts."""
    assert play_card(a_game(**position), card, *moves) == changed


def test_a_trigger_on_tags_counts_every_tag() -> None:
    """TM-C9: Ecological Zone has two of its tags, Advanced Ecosystems three for Decomposers."""
    game = a_game(tiles={"17": "greenery"}, tableau=["decomposers"])
    changed = play_card(game, "ecological_zone", "space 18")
    assert (changed["0 on ecological_zone"], changed["0 on decomposers"]) == (2, 2)
    changed = play_card(a_game(tableau=["decomposers", "moss", "pets"]), "advanced_ecosystems")
    assert changed == {"0 on decomposers": 3}


@pytest.mark.parametrize(("tags", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_counted_amounts_are_rounded_down(tags: int, steps: int) -> None:
    """TM-C10: Worms: a step per two microbe tags, its own included."""
    microbes = ["ants", "regolith_eaters", "tardigrades", "archaebacteria"][:tags]
    assert play_card(a_game(oxygen=4, tableau=microbes), "worms") == {"0 plants production": steps}


@pytest.mark.parametrize(
    ("tableau", "points"),
    [
        ({"ants": 5}, 2),
        ({"tardigrades": 7}, 1),
        ({"decomposers": 2}, 0),
        ({"immigration_shuttles": 0}, 1),
    ],
)
def test_points_are_rounded_down(tableau: dict[str, int], points: int) -> None:
    """TM-C10: per 2, 3 or 4 resources, per 3 cities."""
    cities = dict.fromkeys(("01", "02", "17", "19", "48"), ("city", 1))
    assert a_game(tableau=tableau, tiles=cities).result()[0]["points"]["cards"] == points


def test_viral_enhancers() -> None:
    """TM-C11: 1 plant, or 1 resource on the very card if it collects animals or microbes."""
    game = a_game(tableau=["viral_enhancers", "tardigrades"], oxygen=4, rivals=ALONE)
    assert play_card(game, "ants", "choose 2") == {"0 on ants": 1}
    assert play_card(game, "adapted_lichen") == {"0 plants production": 1, "0 plants": 1}
    game = a_game(tableau=["viral_enhancers", "moss", "pets"])
    assert play_card(game, "advanced_ecosystems") == {"0 plants": 3}


def test_mars_university_may_discard_a_card_per_science_tag() -> None:
    """TM-C11: one discarded, one drawn, or nothing."""
    game = a_game(tableau=["mars_university"], hand=["moss"], deck=["trees"], rivals=ALONE)
    play_card(game, "adaptation_technology", "card moss")
    assert game.view(0)["own"]["hand"] == ["trees"]
    assert play_card(game, "standard_technology", "done") == {}


def test_olympus_conference_adds_or_draws() -> None:
    """TM-C11: per science tag a resource on it, or one off it for a card."""
    game = a_game(tableau={"olympus_conference": 1}, rivals=ALONE)
    assert play_card(game, "adaptation_technology", "choose 1") == {"0 on olympus_conference": 1}
    changed = play_card(game, "standard_technology", "choose 2")
    assert changed == {"0 on olympus_conference": -1, "0 hand": 1}


def test_saturn_systems() -> None:
    """TM-C12: +1 M€ production for a Jovian tag of anyone, its own included."""
    games = (
        marineris.new("terraforming", players=2, seed=n, corporate_era=True, beginners=[1])
        for n in range(300)
    )
    game = next(g for g in games if "saturn_systems" in g.view(0)["own"]["corporations"])
    game.play(0, "card saturn_systems")
    game.play(0, "done")
    assert game.view()["players"][0]["production"] == [1, 0, 1, 0, 0, 0]
    game = a_game(corporation="saturn_systems", active=1, rivals=[Seat()])
    assert play_card(game, "vesta_shipyard")["0 megacredits production"] == 1


@pytest.mark.parametrize(
    ("active", "card", "production", "money"),
    [
        (0, "noctis_city", 3 + 1, 3),
        (1, "noctis_city", 1, 0),
        (0, "ganymede_colony", 0, 3),
        (1, "ganymede_colony", 0, 0),
    ],
)
def test_tharsis_republic(active: int, card: str, production: int, money: int) -> None:
    """TM-C13: production for every city on Mars, 3 M€ for own cities anywhere."""
    energy = {"energy": 1}
    game = a_game(
        corporation="tharsis_republic",
        active=active,
        production=energy,
        rivals=[Seat(production=energy)],
    )
    changed = play_card(game, card)
    assert changed.get("0 megacredits production", 0) == production
    assert changed.get("0 megacredits", 0) == money


CITIES: dict[str, Any] = {"17": ("city", 1), "19": ("capital", 0), "01": ("city", 1)}
"""Two cities on Mars and one off it."""


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        ("zeppelins", {"0 megacredits production": 2}),
        ("greenhouses", {"0 plants": 3}),
        ("energy_saving", {"0 energy production": 3}),
        ("rad_suits", {"0 megacredits production": 1}),
    ],
)
def test_which_cities_are_counted(card: str, changed: dict[str, int]) -> None:
    """TM-C14: on Mars for Zeppelins, everywhere for the others."""
    assert play_card(a_game(oxygen=5, tiles=CITIES), card) == changed


def test_martian_rails_and_immigration_shuttles() -> None:
    """TM-C14: on Mars, and everywhere (3 are 1 VP); Rad-Suits is met by one on and one off."""
    game = a_game(
        tiles=CITIES, tableau=["martian_rails", "immigration_shuttles"], stock={"energy": 1}
    )
    assert do(game, "use martian_rails")["0 megacredits"] == 2
    assert game.result()[0]["points"]["cards"] == 1
    assert is_playable("rad_suits", tiles={"17": ("city", 1), "01": ("city", 1)})


def test_which_cities_trigger() -> None:
    """TM-C14: Rover Construction, Pets and Immigrant City react off Mars too."""
    game = a_game(tableau=["rover_construction", "pets", "immigrant_city"], active=1)
    assert play_card(game, "ganymede_colony") == {
        "space 01": "city of 1",
        "0 megacredits": 2,
        "0 on pets": 1,
        "0 megacredits production": 1,
    }


def test_neutral_cities_are_counted() -> None:
    """TM-C14: in a solo game like any other city."""
    tiles = {"17": ("city", "neutral"), "48": ("city", "neutral")}
    assert play_card(a_game(1, tiles=tiles), "greenhouses") == {"0 plants": 2}


@pytest.mark.parametrize(
    ("moves", "steps"),
    [
        (["project city", "space 53"], 1),
        (["project city", "space 58"], 1),
        (["project city", "space 30"], 0),
        (["project aquifer", "space 63"], 1),
    ],
)
def test_mining_guild(moves: list[str], steps: int) -> None:
    """TM-C15: once per own tile on a steel or titanium bonus, oceans included."""
    game = a_game(corporation="mining_guild", stock=RICH)
    assert do(game, *moves).get("0 steel production", 0) == steps
    game = a_game(corporation="mining_guild", active=1, rivals=[Seat(stock=RICH)])
    assert "0 steel production" not in do(game, *moves)


@pytest.mark.parametrize("card", ["release_of_inert_gases", "deep_well_heating"])
def test_united_nations_mars_initiative(card: str) -> None:
    """TM-C16: needs a TR raised earlier in this generation, by any means."""
    use = "use united_nations_mars_initiative"
    game = a_game(corporation="united_nations_mars_initiative", stock=RICH, rivals=ALONE)
    assert refusal(game, use) == [("rating-not-raised", "TM-C16")]
    play_card(game, card)
    assert do(game, use) == {"0 megacredits": -3, "0 rating": 1}
    answer(game, "pass", "done", "done", "pass")
    assert refusal(game, use) == [("rating-not-raised", "TM-C16")]


def test_effects_on_playing_an_event() -> None:
    """TM-C17: paid out after the event is paid for; Optimal Aerobraking wants a space tag."""
    position: dict[str, Any] = {
        "corporation": "interplanetary_cinematics",
        "tableau": ["media_group", "optimal_aerobraking"],
        "hand": ["imported_ghg", "mineral_deposit"],
    }
    game = a_game(**position, stock={"megacredits": 7})
    changed = do(game, "play imported_ghg")
    assert changed["0 megacredits"] == -7 + 2 + 3 + 3
    assert changed["0 heat"] == 3 + 3
    game = a_game(**position, stock={"megacredits": 6})
    assert do(game, "play mineral_deposit").get("0 megacredits", 0) == -5 + 2 + 3
    poor = a_game(**position, stock={"megacredits": 4})
    assert refusal(poor, "play mineral_deposit") == [("card-too-dear", "TM-11.A3")]


def test_media_archives_counts_the_events_of_all() -> None:
    """TM-C17"""
    game = a_game(3, events=["asteroid"], rivals=[Seat(events=["comet", "virus"])])
    assert play_card(game, "media_archives") == {"0 megacredits": 3}


@pytest.mark.parametrize(
    ("card", "plants", "playable"),
    [("moss", 0, True), ("nitrophilic_moss", 1, True), ("nitrophilic_moss", 0, False)],
)
def test_gains_come_before_losses(card: str, plants: int, playable: bool) -> None:
    """TM-C18: with Viral Enhancers in play the plant lost may be the one just gained."""
    stock = {**RICH, "plants": plants}
    assert is_playable(card, oceans=3, tableau=["viral_enhancers"], stock=stock) == playable


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("power_supply_consortium", {"tableau": ["power_plant", "power_grid"]}),
        ("energy_tapping", {}),
        ("hackers", {"production": {"energy": 1, "megacredits": -5}}),
    ],
)
def test_own_production_is_raised_first(card: str, position: dict[str, Any]) -> None:
    """TM-C18: playable when nobody else can lose that production."""
    low = [Seat(production={"megacredits": -5})]
    assert is_playable(card, rivals=low, **position)


@pytest.mark.parametrize(
    ("corporation", "production", "playable"),
    [
        ("credicor", -4, True),
        ("credicor", -5, False),
        ("tharsis_republic", -5, True),
    ],
)
def test_immigrant_city(corporation: str, production: int, playable: bool) -> None:
    """TM-C19: its own city comes first; from −4, from −5 for Tharsis Republic."""
    position: dict[str, Any] = {
        "corporation": corporation,
        "production": {"megacredits": production, "energy": 1},
    }
    assert is_playable("immigrant_city", **position) == playable
    if playable:
        game = a_game(**position)
        play_card(game, "immigrant_city", "space 17")
        assert game.view()["players"][0]["production"][0] == -5


@pytest.mark.parametrize(("production", "playable"), [(-3, True), (-4, False)])
def test_immigrant_city_without_a_place(production: int, playable: bool) -> None:
    """TM-C19: a skipped city brings no +1, so −3 is the least."""
    reserved = {4, 6, 7, 13, 28, 31, 32, 33, 34, 43, 44, 45, 63}
    full = {f"{n:02}": ("greenery", 1) for n in range(3, 64) if n not in reserved}
    assert (
        is_playable(
            "immigrant_city", tiles=full, production={"megacredits": production, "energy": 1}
        )
        == playable
    )
