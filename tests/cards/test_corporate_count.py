"""Cards of the Corporate Era that count something: tags, events, cities, resources on them."""

from __future__ import annotations

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, play_card

# Card, own cards in play, and the M€ production it brings.
COUNTED = [
    ("cartel", [], 1),
    ("cartel", ["sponsors", "earth_office"], 3),
    ("cartel", ["olympus_conference", "pets", "mine"], 3),
    ("satellites", [], 1),
    ("satellites", ["space_station", "vesta_shipyard"], 3),
    ("satellites", ["solar_wind_power", "mine"], 2),
    ("miranda_resort", [], 0),
    ("miranda_resort", ["sponsors", "earth_office"], 2),
    ("medical_lab", [], 0),
    ("medical_lab", ["mine"], 1),
    ("medical_lab", ["mine", "titanium_mine"], 1),
    ("medical_lab", ["mine", "titanium_mine", "space_elevator"], 2),
]


def counted(production: int) -> dict[str, int]:
    return {"0 megacredits production": production} if production else {}


@pytest.mark.parametrize(("card", "tableau", "production"), COUNTED)
def test_own_tags_are_counted(card: str, tableau: list[str], production: int) -> None:
    """TM-C9, TM-C10: the card itself counts, opponents' cards do not; halves are rounded down."""
    rival = Seat(tableau=["acquired_company", "space_mirrors", "power_plant", "soil_factory"])
    game = a_game(tableau=tableau, rivals=[rival])
    assert play_card(game, card) == counted(production)


@pytest.mark.parametrize(
    ("card", "corporation", "production"),
    [
        ("cartel", "teractor", 2),
        ("miranda_resort", "united_nations_mars_initiative", 1),
        ("satellites", "helion", 2),
        ("medical_lab", "tharsis_republic", 1),
        ("medical_lab", "mining_guild", 1),
    ],
)
def test_the_tags_of_a_corporation_count(card: str, corporation: str, production: int) -> None:
    """TM-7.8: it lies face up. Two building tags and the Lab's make one and a half pairs."""
    assert play_card(a_game(corporation=corporation), card) == counted(production)


def test_the_tags_of_events_do_not_count() -> None:
    """TM-7.8"""
    events = ["imported_ghg", "business_contacts", "asteroid", "comet"]
    assert play_card(a_game(events=events), "cartel") == counted(1)
    assert play_card(a_game(events=events), "satellites") == counted(1)
    rival = Seat(events=events)
    assert play_card(a_game(rivals=[rival]), "toll_station") == {}


def test_toll_station_counts_the_space_tags_of_all_opponents() -> None:
    """TM-8.5: and neither its own nor those of its owner."""
    rivals = [
        Seat("phobolog", tableau=["space_station", "mine"]),
        Seat("helion", tableau=["solar_wind_power"]),
    ]
    game = a_game(3, tableau=["vesta_shipyard", "satellites"], rivals=rivals)
    assert play_card(game, "toll_station") == counted(4)
    assert play_card(a_game(1, tableau=["satellites"]), "toll_station") == {}


@pytest.mark.parametrize(
    ("corporation", "tableau", "steps"),
    [
        ("beginner_corporation", [], 1),
        ("saturn_systems", [], 2),
        ("beginner_corporation", ["vesta_shipyard", "colonizer_training_camp"], 3),
    ],
)
def test_terraforming_ganymede_raises_the_rating_per_jovian_tag(
    corporation: str, tableau: list[str], steps: int
) -> None:
    """TM-C9, TM-3.8: its own tag included; no parameter moves."""
    rival = Seat(tableau=["asteroid_mining", "callisto_penal_mines"])
    game = a_game(corporation=corporation, tableau=tableau, rivals=[rival])
    saturn = counted(1) if corporation == "saturn_systems" else {}
    assert play_card(game, "terraforming_ganymede") == {"0 rating": steps, **saturn}


def points_of(game: TerraformingGame, seat: int = 0) -> int:
    points: int = game.result()[seat]["points"]["cards"]
    return points


def test_io_mining_industries_scores_own_jovian_tags() -> None:
    """TM-13.3: 1 each at the end, its own and those played later included."""
    rival = Seat("saturn_systems", tableau=["terraforming_ganymede"])
    game = a_game(tableau=["colonizer_training_camp"], rivals=[rival])
    before = points_of(game)
    play_card(game, "io_mining_industries")
    assert points_of(game) - before == 2
    play_card(game, "asteroid_mining")
    assert points_of(game) - before == 3 + 2  # 2 points of Asteroid Mining itself
    assert points_of(game, 1) == 2


def test_media_archives_pays_for_the_events_of_everyone() -> None:
    """TM-C17: all that were ever played, by all players."""
    rivals = [Seat(events=["asteroid", "comet"]), Seat(events=["flooding"], tableau=["sponsors"])]
    game = a_game(3, events=["virus", "sabotage"], tableau=["mine"], rivals=rivals)
    assert play_card(game, "media_archives") == {"0 megacredits": 5}


def test_media_archives_counts_an_event_just_played() -> None:
    """TM-C17"""
    game = a_game()
    play_card(game, "mineral_deposit")
    assert play_card(game, "media_archives") == {"0 megacredits": 1}


# Card, resources on it, points.
COLLECTED = [
    ("security_fleet", 0, 0),
    ("security_fleet", 3, 3),
    ("physics_complex", 0, 0),
    ("physics_complex", 3, 6),
    ("tardigrades", 3, 0),
    ("tardigrades", 4, 1),
    ("tardigrades", 11, 2),
    ("olympus_conference", 0, 1),
    ("olympus_conference", 5, 1),
]


@pytest.mark.parametrize(("card", "cubes", "points"), COLLECTED)
def test_resources_on_a_card_score(card: str, cubes: int, points: int) -> None:
    """TM-C10, TM-13.3"""
    assert points_of(a_game(tableau={card: cubes})) == points


# Own cards with a resource, and the answers.
FAVORITES = [
    ({"birds": 1}, ["card birds"], {"0 on birds": 1}),
    ({"birds": 2, "tardigrades": 1}, ["card tardigrades"], {"0 on tardigrades": 1}),
    ({"birds": 2, "security_fleet": 1}, ["card security_fleet"], {"0 on security_fleet": 1}),
    ({"ants": 1, "physics_complex": 4}, ["card physics_complex"], {"0 on physics_complex": 1}),
]


@pytest.mark.parametrize(("tableau", "moves", "expected"), FAVORITES)
def test_ceos_favorite_project_adds_to_any_own_card_with_a_resource(
    tableau: dict[str, int], moves: list[str], expected: dict[str, int]
) -> None:
    """TM-C35: of any kind; a single such card is not asked about."""
    game = a_game(tableau={**tableau, "fish": 0}, rivals=[Seat(tableau={"livestock": 3})])
    answers = moves if len(tableau) > 1 else []
    assert play_card(game, "ceos_favorite_project", *answers) == expected


def test_ceos_favorite_project_does_not_begin_a_collection() -> None:
    """TM-C35: neither an empty card nor an opponent's is offered."""
    game = a_game(
        tableau={"birds": 1, "ants": 1, "fish": 0}, rivals=[Seat(tableau={"livestock": 3})]
    )
    play_card(game, "ceos_favorite_project")
    asked = game.decision(0)
    assert asked is not None
    assert asked["moves"] == ["card ants", "card birds"]


def test_ceos_favorite_project_may_be_played_for_nothing() -> None:
    """TM-C35"""
    game = a_game(tableau={"birds": 0}, rivals=[Seat(tableau={"livestock": 3})])
    assert play_card(game, "ceos_favorite_project") == {}
