"""What each global event does, by its numbers: count, five, influence."""

from __future__ import annotations

from typing import Any

import pytest
from tests.turmoil.story import outcome_of

from marineris.terraforming.turmoil.committee import committee_of
from marineris.terraforming.turmoil.event import EVENTS
from marineris.testing import Seat, TerraformingGame
from marineris.testing.turmoil import a_committee, end_generation

BUILDINGS = ("power_plant", "mine", "titanium_mine", "fueled_generators", "tectonic_stress_power",
             "carbonate_processing")  # fmt: skip
SPACE = ("space_station", "solar_wind_power", "satellites", "space_mirrors", "phobos_space_haven")


def table(influence: int = 0, **position: Any) -> TerraformingGame:
    """Two players; the first has so much influence, the second none. Reds are dominant."""
    parties: dict[str, Any] = {"reds": {"neutral": 3}}
    if influence >= 2:
        parties["reds"][0] = 1
    if influence == 3:
        parties["reds"] = {0: 2, "neutral": 1}
    chairman = 0 if influence else "neutral"
    return a_committee(parties=parties, chairman=chairman, log=True, **position)


@pytest.mark.parametrize("influence", [0, 1, 2, 3])
def test_the_table_has_the_influence_it_says(influence: int) -> None:
    """TU-7.1: chairman, a delegate among the dominant party's, and its leader."""
    assert table(influence).view()["turmoil"]["influence"] == [influence, 0]


def test_global_dust_storm() -> None:
    """TU-8.6: all heat, and 2 M€ for each of 5 building tags less influence."""
    game = table(2, stock={"heat": 7, "megacredits": 50}, tableau=BUILDINGS)
    assert outcome_of(game, "global_dust_storm") == {"0 heat": -7, "0 megacredits": -6}


def test_sponsored_projects() -> None:
    """TU-8.6: a card that holds something gets one more, an empty one nothing."""
    tableau = {"ants": 2, "tardigrades": 0, "livestock": 1}
    game = table(2, tableau=tableau, production={"megacredits": 5})
    found = outcome_of(game, "sponsored_projects")
    assert found == {"0 on ants": 1, "0 on livestock": 1, "0 hand": 2}


def test_asteroid_mining() -> None:
    """TU-8.6: 2 Jovian tags and influence 1."""
    game = table(1, tableau=["vesta_shipyard", "colonizer_training_camp"])
    assert outcome_of(game, "asteroid_mining") == {"0 titanium": 3}


def test_generous_funding_counts_after_the_revision() -> None:
    """TU-10.4, TU-8.6: TR 26 is 25 when the event comes: two full fives above 15."""
    game = table(0, rating=26, rivals=[Seat(rating=16)])
    assert outcome_of(game, "generous_funding") == {"0 megacredits": 4}


def test_successful_organisms() -> None:
    """TU-8.6: plant production 7 counts as 5, and influence comes on top."""
    game = table(3, production={"plants": 7}, rivals=[Seat(production={"plants": 1})])
    assert outcome_of(game, "successful_organisms") == {"0 plants": 8, "1 plants": 1}


def test_eco_sabotage() -> None:
    """TU-8.6: 3 plants and influence are kept; who has fewer loses none."""
    game = table(1, stock={"plants": 9}, rivals=[Seat(stock={"plants": 3})])
    assert outcome_of(game, "eco_sabotage") == {"0 plants": -5}


def test_productivity() -> None:
    """TU-8.6: steel for steel production."""
    game = table(1, production={"steel": 2})
    assert outcome_of(game, "productivity") == {"0 steel": 3}


def test_snow_cover() -> None:
    """TU-8.9: two steps colder, no rating changes, cards for influence."""
    game = table(1, temperature=-10)
    assert outcome_of(game, "snow_cover") == {"0 hand": 1}
    assert game.state.parameter[0] == -14


@pytest.mark.parametrize(("before", "after"), [(-28, -30), (-30, -30), (8, 8), (6, 2)])
def test_snow_cover_at_the_ends_of_the_track(before: int, after: int) -> None:
    """TU-8.8: not below the start, and not at all once the goal is reached."""
    game = table(0, temperature=before)
    outcome_of(game, "snow_cover")
    assert game.state.parameter[0] == after


@pytest.mark.parametrize(("influence", "expected"), [(0, {}), (1, {"0 megacredits": 10})])
def test_diversity(influence: int, expected: dict[str, int]) -> None:
    """TU-8.6: 8 different tags and influence 1 make 9."""
    tableau = ["research", "ants", "livestock", "trees", "power_plant", "vesta_shipyard"]
    game = table(influence, tableau=tableau)
    assert len(game.view()["players"][0]["tags"]) == 8
    assert outcome_of(game, "diversity") == expected


def test_pandemic() -> None:
    """TU-8.6: 3 M€ for each building tag."""
    game = table(1, stock={"megacredits": 50}, tableau=BUILDINGS[:3])
    assert outcome_of(game, "pandemic") == {"0 megacredits": -6}


def test_a_loss_ends_at_nothing() -> None:
    """TU-8.6: nobody owes anything afterwards."""
    game = table(0, rating=1, stock={"megacredits": 3}, tableau=BUILDINGS)
    assert outcome_of(game, "pandemic") == {"0 megacredits": -4}
    assert game.state.stock[0] == 0


@pytest.mark.parametrize(("influence", "lost"), [(0, 4), (1, 3), (3, 1)])
def test_war_on_earth(influence: int, lost: int) -> None:
    """TU-8.6: 4 steps less influence, and no rating falls below 0 (TU-O3)."""
    game = table(influence, rivals=[Seat(rating=3)])
    assert outcome_of(game, "war_on_earth") == {"0 rating": -lost, "1 rating": -2}


def test_improved_energy_templates() -> None:
    """TU-8.6: one step for each 2 of power tags and influence, without a limit."""
    powers = ["power_plant", "solar_power", "wave_power"]
    game = table(1, tableau=powers)
    assert outcome_of(game, "improved_energy_templates") == {"0 energy production": 2}


def test_interplanetary_trade() -> None:
    """TU-8.6: 2 M€ per space tag."""
    game = table(1, tableau=SPACE[:2])
    assert outcome_of(game, "interplanetary_trade") == {"0 megacredits": 6}


def test_celebrity_leaders() -> None:
    """TU-8.6: the player's own events played count."""
    game = table(1, events=["comet", "asteroid"], rivals=[Seat(events=["deimos_down"])])
    assert outcome_of(game, "celebrity_leaders") == {"0 megacredits": 6, "1 megacredits": 2}


def test_spin_off_products() -> None:
    """TU-8.6: Research has two science tags."""
    game = table(0, tableau=["research"])
    assert outcome_of(game, "spin_off_products") == {"0 megacredits": 4}


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        ((2, 1, 0), {"0 rating": 2, "1 rating": 1}),
        ((2, 2, 1), {"0 rating": 2, "1 rating": 2}),
        ((2, 1, 1), {"0 rating": 2, "1 rating": 1, "2 rating": 1}),
        ((0, 0, 0), {"0 rating": 2, "1 rating": 2, "2 rating": 2}),
    ],
)
def test_election(cities: tuple[int, int, int], expected: dict[str, int]) -> None:
    """TU-8.11: +2 and +1; all tied share a place, a tie for the first leaves no second."""
    free = iter(("12", "16", "18", "36", "46"))
    tiles = {next(free): ("city", seat) for seat, n in enumerate(cities) for _ in range(n)}
    game = a_committee(3, parties={"reds": {"neutral": 1}}, tiles=tiles, log=True)
    assert outcome_of(game, "election") == expected


@pytest.mark.parametrize(("tags", "gained"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_election_alone(tags: int, gained: int) -> None:
    """TU-13.1: alone it takes a score of 10 for two steps, of 5 for one."""
    more = ("colonizer_training_camp", "food_factory", "nuclear_power", "peroxide_power")
    game = a_committee(1, tableau=(*BUILDINGS, *more)[:tags], log=True)
    assert outcome_of(game, "election") == ({"0 rating": gained} if gained else {})


def test_aquifer_released_by_public_council() -> None:
    """TU-8.7: the ocean brings the first player nothing, influence brings steel and plants."""
    game = table(2, tiles={"03": ("greenery", 0)})
    found = outcome_of(game, "aquifer_released_by_public_council", "space 04")
    assert found == {"0 plants": 2, "0 steel": 2}
    assert game.state.parameter[2] == 1
    assert game.view()["tiles"]["04"] == ["ocean", -1]


def test_paradigm_breakdown() -> None:
    """TU-8.6: two cards go, or as many as there are."""
    game = table(1, hand=["moss", "algae", "trees"], rivals=[Seat(hand=["ants"])])
    found = outcome_of(game, "paradigm_breakdown", "card trees", "card moss")
    assert found == {"0 hand": -2, "1 hand": -1, "0 megacredits": 2}


def test_homeworld_support() -> None:
    """TU-8.6: 2 M€ per Earth tag."""
    game = table(1, tableau=["sponsors", "acquired_company"])
    assert outcome_of(game, "homeworld_support") == {"0 megacredits": 6}


def test_riots() -> None:
    """TU-8.6: 4 M€ per city, less influence."""
    game = table(1, stock={"megacredits": 40}, tiles={"12": "city", "16": "city"})
    assert outcome_of(game, "riots") == {"0 megacredits": -4}


def test_volcanic_eruptions() -> None:
    """TU-8.9: two steps warmer; nobody's rating, nobody's heat production for the track."""
    game = table(2, temperature=-26)
    assert outcome_of(game, "volcanic_eruptions") == {"0 heat production": 2}
    assert game.state.parameter[0] == -22


def test_mud_slides() -> None:
    """TU-8.6: own tiles beside an ocean, each once however many oceans lie there."""
    game = table(
        0,
        stock={"megacredits": 40},
        oceans=["04", "05"],
        tiles={"03": "greenery", "11": "city", "36": "city"},
    )
    near = [s for s in ("03", "11") if {"04", "05"} & neighbours(game, s)]
    assert outcome_of(game, "mud_slides") == {"0 megacredits": -4 * len(near)}
    assert near


def neighbours(game: TerraformingGame, number: str) -> set[str]:
    board = game.state.map
    space = next(one for one in board.spaces if one.number == number)
    return {board.spaces[near].number for near in space.neighbours}


def test_miners_on_strike() -> None:
    """TU-X07: one Jovian tag and influence 3: nothing is lost."""
    game = table(3, stock={"titanium": 4}, tableau=["vesta_shipyard"])
    assert outcome_of(game, "miners_on_strike") == {}
    game = table(0, stock={"titanium": 4}, tableau=["vesta_shipyard"])
    assert outcome_of(game, "miners_on_strike") == {"0 titanium": -1}


def test_sabotage() -> None:
    """TU-8.6: productions fall if they can; steel for influence."""
    game = table(1, production={"energy": 1})
    assert outcome_of(game, "sabotage") == {"0 energy production": -1, "0 steel": 1}


@pytest.mark.parametrize(
    ("influence", "expected"),
    [
        (0, {"1 rating": -2}),
        (1, {"0 rating": -2, "1 rating": -2}),
        (2, {"0 rating": -2, "1 rating": -1}),
    ],
)
def test_revolution(influence: int, expected: dict[str, int]) -> None:
    """TU-8.6, TU-8.11: here influence does harm; a score of 0 takes no place."""
    game = table(influence, rivals=[Seat(tableau=["sponsors"])])
    assert outcome_of(game, "revolution") == expected


@pytest.mark.parametrize(("tags", "lost"), [(3, 0), (4, 2)])
def test_revolution_alone(tags: int, lost: int) -> None:
    """TU-13.1: alone, only a score of 4 loses."""
    earth = ["sponsors", "acquired_company", "lunar_beam", "space_elevator", "earth_office"]
    names = [name for name in earth if name != "space_elevator"][:tags]
    game = a_committee(1, tableau=names, log=True)
    assert outcome_of(game, "revolution") == ({"0 rating": -lost} if lost else {})


def test_strong_society() -> None:
    """TU-8.6: 2 M€ per city."""
    game = table(1, tiles={"12": "city", "16": "city", "18": "capital"})
    assert outcome_of(game, "strong_society") == {"0 megacredits": 8}


def test_red_influence() -> None:
    """TU-8.6: here influence does not soften the loss but raises a production."""
    game = table(1, rating=31, stock={"megacredits": 9}, rivals=[Seat(rating=11)])
    found = outcome_of(game, "red_influence")
    assert found == {"0 megacredits": -12, "0 megacredits production": 1}


def test_solarnet_shutdown() -> None:
    """TU-8.6: 3 M€ per active card; the corporation is none."""
    game = table(0, stock={"megacredits": 9}, tableau=["ants", "power_plant", "mars_university"])
    assert outcome_of(game, "solarnet_shutdown") == {"0 megacredits": -6}


def test_scientific_community() -> None:
    """TU-8.6: every card in hand counts, without a limit."""
    hand = ["moss", "algae", "trees", "ants", "birds", "fish", "comet"]
    game = table(2, hand=hand)
    assert outcome_of(game, "scientific_community") == {"0 megacredits": 9}


def test_dry_deserts() -> None:
    """TU-8.7: the first player takes an ocean away; a resource for each influence."""
    game = table(2, oceans=["04", "05"])
    found = outcome_of(game, "dry_deserts", "space 04", "resource plants", "resource heat")
    assert found == {"0 plants": 1, "0 heat": 1}
    assert list(game.view()["tiles"]) == ["05"]
    assert game.state.parameter[2] == 1


@pytest.mark.parametrize("oceans", [0, 9])
def test_dry_deserts_with_nothing_to_dry(oceans: int) -> None:
    """TU-8.8: nine oceans stay nine."""
    game = table(0, oceans=oceans)
    assert outcome_of(game, "dry_deserts") == {}
    assert game.state.parameter[2] == oceans


def test_solar_flare() -> None:
    """TU-8.6: 3 M€ per space tag, five at most, less influence."""
    game = table(1, stock={"megacredits": 30}, tableau=[*SPACE, "asteroid_mining"])
    assert outcome_of(game, "solar_flare") == {"0 megacredits": -12}


def test_an_ocean_of_an_event_sets_off_cards_that_listen() -> None:
    """TU-O5: Arctic Algae listens to any ocean; the first player's own tile it is not."""
    game = table(0, rivals=[Seat(tableau=["arctic_algae"])])
    found = outcome_of(game, "aquifer_released_by_public_council", "space 04")
    assert found == {"1 plants": 2}


@pytest.mark.parametrize("event", ["volcanic_eruptions", "aquifer_released_by_public_council"])
def test_what_is_finished_stays(event: str) -> None:
    """TU-8.8: a parameter at its goal no longer moves."""
    game = table(0, temperature=8, oceans=9)
    assert outcome_of(game, event) == {}
    assert game.state.parameter == [8, 0, 9]


@pytest.mark.parametrize("event", [event.id for event in EVENTS])
def test_every_event_comes_and_goes(event: str) -> None:
    """TU-10.4: the current one joins those that are past, also the first of the list."""
    coming, distant = [one.id for one in EVENTS if one.id != event][:2]
    game = a_committee(current=event, coming=coming, distant=distant)
    end_generation(game)
    c = committee_of(game.state)
    for _ in range(10):  # some events ask
        if not c.past:
            seat = game.to_act[0]
            game.play(seat, game.legal_moves(seat)[0])
    assert EVENTS[c.current].id == coming
    assert [EVENTS[one].id for one in c.past] == [event]
    assert EVENTS[c.coming].id == distant
    assert game.rules.audit(game.state) == []
