"""The base cards that react to something: to whose move, how often, and to what not.

Most tests play the same move twice, without and with the watching card in play: the difference is
the whole reaction.
"""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, do, play_card

Changes = dict[str, Any]

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
PLENTY = dict.fromkeys(RESOURCES, 50)
PRODUCTION = dict.fromkeys(RESOURCES, 9)
SCIENCE = ["breathing_filters", "fusion_power"]


def plus(*parts: Changes) -> Changes:
    """The sum of several changes; what cancels out is left out."""
    total: Changes = {}
    for part in parts:
        for key, value in part.items():
            total[key] = total[key] + value if key in total else value
    return {key: value for key, value in total.items() if value != 0}


def table(actor: int, watcher: int, watching: str = "", **position: Any) -> TerraformingGame:
    """Three seats; the actor may do anything, the watcher has the card in play."""
    seats = [
        {
            "stock": PLENTY,
            "production": PRODUCTION,
            "tableau": [
                *(SCIENCE if seat == actor else []),
                *([watching] if watching and seat == watcher else []),
            ],
        }
        for seat in range(3)
    ]
    rivals = [Seat(**one) for one in seats[1:]]  # type: ignore[arg-type] # fields by name
    return a_game(3, active=actor, rivals=rivals, **{**seats[0], **position})


def make(game: TerraformingGame, move: tuple[str, ...]) -> Changes:
    """A card with its moves, or moves alone if they begin with an action."""
    first, *rest = move
    return do(game, *move) if " " in first else play_card(game, first, *rest)


def reaction(
    actor: int, watcher: int, watching: str, move: tuple[str, ...], **position: Any
) -> Changes:
    """What a move changes only because the watcher has a card in play."""
    plain = make(table(actor, watcher, **position), move)
    watched = make(table(actor, watcher, watching, **position), move)
    for key, value in plain.items():
        if isinstance(value, str):
            assert watched.pop(key) == value
        else:
            watched = plus(watched, {key: -value})
    return watched


SEATS = [(0, 0), (1, 0), (1, 2), (2, 1)]
"""Actor and watcher: the same, the watcher described as seat 0, and both others."""

NEW_CITY: list[tuple[str, ...]] = [
    ("project city", "space 52"),
    ("cupola_city", "space 52"),
    ("underground_city", "space 52"),
    ("research_outpost", "space 52"),
    ("noctis_city",),
    ("phobos_space_haven",),
    ("ganymede_colony",),
]
NO_CITY: list[tuple[str, ...]] = [
    ("project greenery", "space 52"),
    ("project aquifer", "space 07"),
    ("mining_rights", "space 58"),
    ("mohole_area", "space 07"),
    ("convert plants", "space 52"),
]
CITY_WATCHERS = {
    "rover_construction": ("{} megacredits", 2),
    "pets": ("{} on pets", 1),
    "immigrant_city": ("{} megacredits production", 1),
}


@pytest.mark.parametrize("card", CITY_WATCHERS)
class TestCityWatcher:
    """TM-C14: Rover Construction, Pets and Immigrant City react to every city of anyone."""

    @pytest.mark.parametrize("move", NEW_CITY)
    @pytest.mark.parametrize(("actor", "watcher"), SEATS)
    def test_every_city(self, card: str, actor: int, watcher: int, move: tuple[str, ...]) -> None:
        """TM-C14: off Mars too."""
        key, amount = CITY_WATCHERS[card]
        assert reaction(actor, watcher, card, move) == {key.format(watcher): amount}

    def test_capital_is_a_city(self, card: str) -> None:
        """TM-5.6"""
        key, amount = CITY_WATCHERS[card]
        move = ("capital", "space 58")
        oceans = ["04", "06", "07", "13"]
        assert reaction(1, 0, card, move, oceans=oceans) == {key.format(0): amount}

    def test_urbanized_area_is_a_city(self, card: str) -> None:
        key, amount = CITY_WATCHERS[card]
        tiles = {"15": "city", "17": "city"}
        happened = reaction(1, 0, card, ("urbanized_area",), tiles=tiles)
        assert happened == {key.format(0): amount}

    @pytest.mark.parametrize("move", NO_CITY)
    @pytest.mark.parametrize(("actor", "watcher"), SEATS)
    def test_nothing_else(self, card: str, actor: int, watcher: int, move: tuple[str, ...]) -> None:
        assert reaction(actor, watcher, card, move) == {}


CITIES: dict[str, Any] = {"09": "city", "36": ("city", 1), "01": ("city", 1)}


@pytest.mark.parametrize(
    ("card", "moves", "changes"),
    [
        ("rover_construction", (), {}),
        ("pets", (), {"0 on pets": 1}),
        (
            "immigrant_city",
            ("space 52",),
            {
                "0 energy production": -1,
                "0 megacredits production": -1,
                "space 52": "city of 0",
            },
        ),
    ],
)
def test_cities_of_the_past_do_not_count(
    card: str, moves: tuple[str, ...], changes: Changes
) -> None:
    """TM-7.10: an effect is on from the moment the card is in play; Immigrant City sees its own."""
    game = a_game(tiles=CITIES, production={"energy": 1})
    assert play_card(game, card, *moves) == changes


def test_several_watchers_at_once() -> None:
    """TM-12.1: each for its owner, nothing is asked."""
    rivals = [Seat(tableau=["pets"]), Seat(tableau=["immigrant_city"])]
    game = a_game(3, tableau=["rover_construction"], rivals=rivals)
    assert play_card(game, "phobos_space_haven") == {
        "0 titanium production": 1,
        "space 02": "city of 0",
        "0 megacredits": 2,
        "1 on pets": 1,
        "2 megacredits production": 1,
    }


class TestArcticAlgae:
    """2 plants for every ocean that anyone places."""

    @pytest.mark.parametrize(
        ("move", "plants"),
        [
            (("project aquifer", "space 07"), 2),
            (("subterranean_reservoir", "space 28"), 2),
            (("ice_asteroid", "space 07", "space 63"), 4),
            (("black_polar_dust", "space 07"), 2),
        ],
    )
    @pytest.mark.parametrize(("actor", "watcher"), SEATS)
    def test_every_ocean(
        self, actor: int, watcher: int, move: tuple[str, ...], plants: int
    ) -> None:
        """TM-7.10: in others' turns too."""
        happened = reaction(actor, watcher, "arctic_algae", move)
        assert happened == {f"{watcher} plants": plants}

    def test_lake_and_bonus_step(self) -> None:
        """TM-C31, TM-3.6: an artificial lake, and the ocean of 0 °C."""
        lake = ("artificial_lake", "space 52")
        assert reaction(1, 0, "arctic_algae", lake, temperature=-6) == {"0 plants": 2}
        warming = ("convert heat", "space 07")
        assert reaction(1, 0, "arctic_algae", warming, temperature=-2) == {"0 plants": 2}

    @pytest.mark.parametrize("move", [*NEW_CITY, ("mohole_area", "space 07")])
    def test_nothing_else(self, move: tuple[str, ...]) -> None:
        assert reaction(0, 0, "arctic_algae", move) == {}
        assert reaction(1, 0, "arctic_algae", move) == {}

    def test_oceans_of_the_past_do_not_count(self) -> None:
        assert play_card(a_game(oceans=5), "arctic_algae") == {"0 plants": 1}


class TestHerbivores:
    """An animal for every greenery that the owner places."""

    GREENERIES: tuple[tuple[str, ...], ...] = (
        ("convert plants", "space 52"),
        ("project greenery", "space 52"),
        ("plantation", "space 52"),
        ("mangrove", "space 07"),
        ("protected_valley", "space 07"),
    )

    @pytest.mark.parametrize("move", GREENERIES)
    def test_own_greeneries_only(self, move: tuple[str, ...]) -> None:
        happened = reaction(0, 0, "herbivores", move, temperature=4)
        assert happened == {"0 on herbivores": 1}
        assert reaction(1, 0, "herbivores", move, temperature=4) == {}

    @pytest.mark.parametrize("move", [*NEW_CITY, ("project aquifer", "space 07")])
    def test_nothing_else(self, move: tuple[str, ...]) -> None:
        assert reaction(0, 0, "herbivores", move) == {}

    def test_brings_an_animal_of_its_own(self) -> None:
        """TM-8.3: and somebody's plant production falls; greeneries of the past do not count."""
        game = a_game(oxygen=8, tiles={"52": "greenery"}, rivals=[Seat(production={"plants": 1})])
        happened = play_card(game, "herbivores")
        assert happened == {"1 plants production": -1, "0 on herbivores": 1}


class TestOptimalAerobraking:
    """3 M€ and 3 heat for each own event with a space tag."""

    @pytest.mark.parametrize(
        "move",
        [
            ("imported_ghg",),
            ("import_of_advanced_ghg",),
            ("aerobraked_ammonia_asteroid",),
            ("ice_asteroid", "space 07", "space 63"),
            ("towing_a_comet", "space 07"),
            ("nitrogen_rich_asteroid",),
        ],
    )
    def test_own_space_events(self, move: tuple[str, ...]) -> None:
        """TM-C17: once each; not a rival's."""
        happened = reaction(0, 0, "optimal_aerobraking", move)
        assert happened == {"0 megacredits": 3, "0 heat": 3}
        assert reaction(1, 0, "optimal_aerobraking", move) == {}

    @pytest.mark.parametrize(
        "move",
        [
            ("release_of_inert_gases",),
            ("special_design",),
            ("subterranean_reservoir", "space 07"),
            ("asteroid_mining",),
            ("soletta",),
            ("phobos_space_haven",),
            ("project asteroid",),
        ],
    )
    def test_neither_other_events_nor_other_space_cards(self, move: tuple[str, ...]) -> None:
        assert reaction(0, 0, "optimal_aerobraking", move) == {}

    def test_paid_after_the_event(self) -> None:
        """TM-C17: the 3 M€ cannot help to pay."""
        hand = ["imported_ghg"]
        tableau = ["optimal_aerobraking"]
        game = a_game(hand=hand, tableau=tableau, stock={"megacredits": 6})
        codes = [reason.code for reason in game.why_not(0, "play imported_ghg")]
        assert codes == ["card-too-dear"]
        game = a_game(hand=hand, tableau=tableau, stock={"megacredits": 7})
        assert do(game, "play imported_ghg") == {
            "0 hand": -1,
            "0 megacredits": -7 + 3,
            "0 heat": 3 + 3,
            "0 heat production": 1,
        }


# A card, what it changes for seat 0, its plant and animal tags, and its microbe tags.
LIVING: list[tuple[str, Changes, int, int]] = [
    ("lichen", {"0 plants production": 1}, 1, 0),
    ("greenhouses", {}, 1, 0),
    ("pets", {"0 on pets": 1}, 1, 0),
    ("predators", {}, 1, 0),
    ("regolith_eaters", {}, 0, 1),
    ("industrial_microbes", {"0 energy production": 1, "0 steel production": 1}, 0, 1),
    ("advanced_ecosystems", {}, 2, 1),
    ("power_plant", {"0 energy production": 1}, 0, 0),
    ("micro_mills", {"0 heat production": 1}, 0, 0),
    ("release_of_inert_gases", {"0 rating": 2}, 0, 0),
]


@pytest.mark.parametrize(("card", "changes", "plants_and_animals", "microbes"), LIVING)
class TestLivingTags:
    """TM-C9: Decomposers and Ecological Zone grow by the tags that their owner plays."""

    def game(self, watching: str, actor: int) -> TerraformingGame:
        """The actor has a plant, an animal and a microbe tag for Advanced Ecosystems."""
        tags = ["heather", "fish", "ants"]
        rivals = [Seat(tableau=tags if actor == 1 else [])]
        tableau = [watching, *tags] if actor == 0 else [watching]
        position: dict[str, Any] = {"temperature": -18, "oxygen": 11, "rivals": rivals}
        return a_game(active=actor, tableau=tableau, **position)

    @pytest.mark.parametrize("watching", ["decomposers", "ecological_zone"])
    def test_own_tags(
        self, watching: str, card: str, changes: Changes, plants_and_animals: int, microbes: int
    ) -> None:
        """TM-7.7: once per tag; microbes only for Decomposers."""
        total = plants_and_animals + (microbes if watching == "decomposers" else 0)
        growth = {f"0 on {watching}": total} if total else {}
        assert play_card(self.game(watching, 0), card) == {**changes, **growth}

    @pytest.mark.parametrize("watching", ["decomposers", "ecological_zone"])
    def test_not_the_tags_of_others(
        self, watching: str, card: str, changes: Changes, plants_and_animals: int, microbes: int
    ) -> None:
        """TM-C9"""
        theirs = {f"1{key.removeprefix('0')}": value for key, value in changes.items()}
        assert play_card(self.game(watching, 1), card) == theirs


def test_decomposers_and_ecological_zone_see_each_other_and_themselves() -> None:
    """TM-C9: the zone has a plant and an animal tag, Decomposers a microbe tag."""
    game = a_game(tableau=["decomposers"], tiles={"52": "greenery"})
    assert play_card(game, "ecological_zone", "space 58") == {
        "0 titanium": 1,
        "0 on decomposers": 2,
        "0 on ecological_zone": 2,
        "space 58": "ecological_zone of 0",
    }
    game = a_game(oxygen=3, tableau=["ecological_zone"])
    assert play_card(game, "decomposers") == {"0 on decomposers": 1}
