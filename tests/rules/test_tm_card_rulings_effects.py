"""TM-C20 to TM-C36: rulings on copying, removing, places, resources on cards and drawn cards."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 200}
RESERVED = {4, 6, 7, 13, 28, 31, 32, 33, 34, 43, 44, 45, 63}
LAND = [f"{n:02}" for n in range(3, 64) if n not in RESERVED]
METAL = ["03", "09", "20", "21", "53", "58", "59", "60"]


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def spaces(game: TerraformingGame) -> list[str]:
    return [name.removeprefix("space ") for name in offered(game)]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def production(game: TerraformingGame, seat: int = 0) -> list[int]:
    found: list[int] = game.view()["players"][seat]["production"]
    return found


def test_insulation_converts_at_least_one_step() -> None:
    """TM-C20: from one step up to all of the heat production."""
    game = a_game(hand=["insulation"], stock=RICH)
    assert refusal(game, "play insulation") == [("production-too-low", "TM-C20")]
    game = a_game(production={"heat": 3})
    play_card(game, "insulation")
    assert offered(game) == ["amount 1", "amount 2", "amount 3"]
    assert do(game, "amount 2") == {"0 heat production": -2, "0 megacredits production": 2}


@pytest.mark.parametrize(
    ("position", "copied", "changed"),
    [
        ({"tableau": ["mine"]}, "mine", {"0 steel production": 1}),
        ({"corporation": "mining_guild"}, "mining_guild", {"0 steel production": 1}),
        (
            {"tableau": ["cupola_city"], "production": {"energy": 1}},
            "cupola_city",
            {"0 energy production": -1, "0 megacredits production": 3},
        ),
        (
            {"tableau": ["medical_lab", "strip_mine", "capital", "domed_crater"]},
            "medical_lab",
            {"0 megacredits production": 2},
        ),
    ],
)
def test_robotic_workforce(position: dict[str, Any], copied: str, changed: dict[str, int]) -> None:
    """TM-C21: the whole production box of an own building card; counted amounts are new."""
    game = a_game(**position)
    assert play_card(game, "robotic_workforce") == changed, copied


def test_robotic_workforce_may_lower_production_of_any_player() -> None:
    """TM-C21: Heat Trappers lowers anyone's heat production by 2 again."""
    some = {"heat": 2}
    game = a_game(tableau=["heat_trappers"], production=some, rivals=[Seat(production=some)])
    play_card(game, "robotic_workforce")
    assert offered(game) == ["seat 0", "seat 1"]
    assert do(game, "seat 1") == {"1 heat production": -2}


@pytest.mark.parametrize(
    "tableau",
    [[], ["soletta"], ["cupola_city"], ["heat_trappers"], ["greenhouses"], ["martian_rails"]],
)
def test_robotic_workforce_without_a_card_it_can_copy(tableau: list[str]) -> None:
    """TM-C21: no building tag, no production box, or a decrease that cannot be paid."""
    game = a_game(tableau=tableau, hand=["robotic_workforce"], stock=RICH)
    assert refusal(game, "play robotic_workforce") == [("no-card-to-copy", "TM-C21")]


def test_robotic_workforce_copies_no_card_of_others() -> None:
    """TM-C21: own and face up."""
    rival = Seat(tableau=["mine"])
    game = a_game(hand=["robotic_workforce", "titanium_mine"], stock=RICH, rivals=[rival])
    assert refusal(game, "play robotic_workforce") == [("no-card-to-copy", "TM-C21")]


@pytest.mark.parametrize(
    ("card", "position"),
    [("mining_rights", {}), ("mining_area", {"tiles": {"57": "city", "54": "city"}})],
)
@pytest.mark.parametrize(
    ("space", "changed"),
    [
        ("58", {"0 titanium": 1, "0 titanium production": 1}),
        ("53", {"0 steel": 2, "0 steel production": 1}),
    ],
)
def test_mining_rights_and_mining_area(
    card: str, position: dict[str, Any], space: str, changed: dict[str, int]
) -> None:
    """TM-C22: production +1 of the printed metal, besides the placement bonus."""
    placed = {f"space {space}": f"{card} of 0"}
    game = a_game(**position, rivals=ALONE)
    assert play_card(game, card, f"space {space}") == changed | placed
    metal = "titanium" if space == "58" else "steel"
    assert play_card(game, "robotic_workforce") == {f"0 {metal} production": 1}, "its box"


def without_metal() -> dict[str, Any]:
    """All hexes of land with metal are taken."""
    return dict.fromkeys(METAL, ("greenery", 1))


def test_a_skipped_mine_produces_nothing() -> None:
    """TM-C22: no tile, no production."""
    assert play_card(a_game(tiles=without_metal()), "mining_rights") == {}


def test_a_skipped_mine_has_no_production_box() -> None:
    """TM-C22: so Robotic Workforce finds nothing to copy."""
    game = a_game(tiles=without_metal(), hand=["robotic_workforce"], stock=RICH)
    play_card(game, "mining_rights")
    assert refusal(game, "play robotic_workforce") == [("no-card-to-copy", "TM-C21")]


def test_sabotage_takes_one_kind_from_one_player() -> None:
    """TM-C23: up to 3 titanium, 4 steel or 7 M€, from anyone, oneself included."""
    rival = Seat(stock={"titanium": 9, "steel": 9, "megacredits": 9})
    game = a_game(stock={"steel": 2}, rivals=[rival])
    play_card(game, "sabotage")
    for choice, resource, most in (
        ("1", "titanium", 3),
        ("2", "steel", 4),
        ("3", "megacredits", 7),
    ):
        twin = game.copy()
        answer(twin, f"choose {choice}", "seat 1")
        assert offered(twin) == [f"amount {n}" for n in range(1, most + 1)]
        assert do(twin, f"amount {most}") == {f"1 {resource}": -most}
    assert do(game, "choose 2", "seat 0", "amount 2") == {"0 steel": -2}


def test_virus_takes_animals_from_a_card_or_plants() -> None:
    """TM-C23: up to 2 animals of one card or 5 plants of one player, oneself included."""
    rival = Seat(tableau={"livestock": 3, "fish": 1}, stock={"plants": 9})
    game = a_game(tableau={"birds": 1}, stock={"plants": 1}, rivals=[rival])
    play_card(game, "virus")
    animals, plants = game.copy(), game.copy()
    answer(animals, "choose 1")
    assert offered(animals) == ["done", "card fish", "card birds", "card livestock"]
    assert do(animals, "card livestock", "amount 2") == {"1 on livestock": -2}
    answer(plants, "choose 2")
    assert offered(plants) == ["done", "seat 0", "seat 1"]
    assert do(plants, "seat 1", "amount 5") == {"1 plants": -5}


def test_hired_raiders_steals() -> None:
    """TM-C24: up to 2 steel or 3 M€ from one player, not from oneself."""
    rival = Seat(stock={"steel": 9, "megacredits": 2})
    game = a_game(3, stock={"steel": 9, "megacredits": 9}, rivals=[rival])
    play_card(game, "hired_raiders")
    steel, money = game.copy(), game.copy()
    answer(steel, "choose 1")
    assert offered(steel) == ["done", "seat 1"]
    assert do(steel, "seat 1", "amount 2") == {"0 steel": 2, "1 steel": -2}
    assert do(money, "choose 2", "seat 1", "amount 1") == {"0 megacredits": 1, "1 megacredits": -1}


def test_flooding_hits_an_owner_beside_its_ocean() -> None:
    """TM-C25: up to 4 M€, removed and not stolen; oneself may be the one."""
    nine = Seat(stock={"megacredits": 9})
    game = a_game(
        4,
        tiles={"12": ("city", 1), "19": ("greenery", 0), "48": ("city", 2)},
        stock={"megacredits": 3},
        rivals=[nine, nine, nine],
    )
    play_card(game, "flooding", "space 13")
    assert offered(game) == ["done", "seat 0", "seat 1"]
    assert do(game, "seat 1", "amount 4") == {"1 megacredits": -4}


def test_flooding_without_an_ocean() -> None:
    """TM-C25: nothing is removed; beside an ocean without neighbours neither."""
    rival = Seat(stock={"megacredits": 9})
    game = a_game(oceans=9, tiles={"12": ("city", 1)}, rivals=[rival])
    assert play_card(game, "flooding") == {}
    game = a_game(tiles={"12": ("city", 1)}, rivals=[rival])
    play_card(game, "flooding", "space 63")
    assert "end" in offered(game)


@pytest.mark.parametrize(
    ("card", "prey", "other"), [("predators", "livestock", "ants"), ("ants", "tardigrades", "fish")]
)
def test_predators_and_ants(card: str, prey: str, other: str) -> None:
    """TM-C26: they need a source of their kind on a card of anyone; it may be their own."""
    move = f"use {card}"
    none = a_game(tableau={card: 0}, rivals=[Seat(tableau={other: 3, prey: 0})])
    assert refusal(none, move)[0][0] == "no-cube-to-take"
    itself = a_game(tableau={card: 3}, rivals=[Seat(tableau={other: 3, prey: 0})])
    assert do(itself, move) == {}
    theirs = a_game(tableau={card: 0}, rivals=[Seat(tableau={prey: 1})])
    assert do(theirs, move) == {f"0 on {card}": 1, f"1 on {prey}": -1}
    own = a_game(tableau={card: 0, prey: 1})
    assert do(own, move) == {f"0 on {card}": 1, f"0 on {prey}": -1}


@pytest.mark.parametrize("card", ["predators", "ants"])
def test_predators_and_ants_alone(card: str) -> None:
    """TM-C26: the virtual opponent always is a source."""
    assert do(a_game(1, tableau=[card]), f"use {card}") == {f"0 on {card}": 1}


def test_protected_habitats() -> None:
    """TM-C27: opponents may not remove plants, animals, microbes; production is not protected."""
    guarded = Seat(
        tableau={"protected_habitats": 0, "livestock": 2, "tardigrades": 2},
        stock={"plants": 9},
        production={"plants": 1},
    )
    game = a_game(tableau=["predators"], rivals=[guarded], temperature=2, oxygen=11)
    assert refusal(game, "use predators")[0][0] == "no-cube-to-take"
    game = a_game(tableau=["ants"], rivals=[guarded])
    assert refusal(game, "use ants")[0][0] == "no-cube-to-take"
    game = a_game(rivals=[guarded], temperature=2, oxygen=11)
    assert "1 plants" not in play_card(game, "asteroid")
    assert play_card(game, "fish")["1 plants production"] == -1


def test_protected_habitats_do_not_bind_their_owner() -> None:
    """TM-C27: the owner may take from own cards and plants."""
    game = a_game(
        tableau={"protected_habitats": 0, "predators": 0, "livestock": 2}, stock={"plants": 3}
    )
    assert do(game, "use predators")["0 on livestock"] == -1
    assert play_card(game, "asteroid", "seat 0", "amount 3")["0 plants"] == -3


@pytest.mark.parametrize("owner", [0, 1])
def test_pets_are_safe(owner: int) -> None:
    """TM-C28: from opponents and from their owner."""
    pets, hunter = {"pets": 4}, {"predators": 0}
    both = hunter | pets if owner == 0 else hunter
    rivals = [Seat(tableau=pets)] if owner == 1 else []
    game = a_game(tableau=both, rivals=rivals)
    assert refusal(game, "use predators")[0][0] == "no-cube-to-take"
    assert play_card(game, "virus") == {}


NEXT_TO_17 = {"10", "11", "16", "18", "24", "25"}
NEXT_TO_48 = {"40", "41", "47", "49", "54", "55"}
NEXT_TO_13 = {"12", "19", "20"}
NEXT_TO_58 = {"51", "52", "57"}


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("restricted_area", set(LAND) - {"17", "48", "58", "62"}),
        ("industrial_center", NEXT_TO_17),
        ("ecological_zone", NEXT_TO_48 | NEXT_TO_58),
        (
            "research_outpost",
            set(LAND)
            - {"17", "48", "58", "62"}
            - NEXT_TO_17
            - NEXT_TO_48
            - NEXT_TO_13
            - NEXT_TO_58,
        ),
        (
            "natural_preserve",
            set(LAND)
            - {"17", "48", "58", "62"}
            - NEXT_TO_17
            - NEXT_TO_48
            - NEXT_TO_13
            - NEXT_TO_58,
        ),
        ("mining_rights", set(METAL) - {"58"}),
        ("lava_flows", {"09", "14", "21", "29"}),
    ],
)
def test_free_land(card: str, allowed: set[str]) -> None:
    """TM-C29: no tile, not reserved, not claimed by another; and what the card adds.

    A rival has a city on 17, a greenery on 48 and a claim on 62; seat 0's greenery is on 58, an
    ocean on 13.
    """
    game = a_game(
        oceans=["13"],
        tiles={"17": ("city", 1), "48": ("greenery", 1), "58": "greenery"},
        claims={"62": 1},
    )
    play_card(game, card)
    assert set(spaces(game)) == allowed


def test_mining_area_needs_an_own_tile_beside() -> None:
    """TM-C29: on a metal bonus, next to an own tile."""
    game = a_game(tiles={"54": "city", "08": ("city", 1)})
    play_card(game, "mining_area")
    assert spaces(game) == ["53", "59", "60"]


def test_lava_flows_needs_a_volcanic_hex() -> None:
    """TM-C29: with all of them taken the tile is skipped."""
    taken: dict[str, Any] = dict.fromkeys(["09", "14", "21", "29"], ("greenery", 1))
    assert play_card(a_game(tiles=taken), "lava_flows") == {"temperature": 4, "0 rating": 2}


def test_urbanized_area_stands_between_cities() -> None:
    """TM-C30: next to at least two cities of anyone; one is not enough."""
    cities = {"10": ("city", 1), "12": ("city", 0), "48": ("city", 1)}
    game = a_game(tiles=cities, production={"energy": 1})
    assert play_card(game, "urbanized_area")["space 11"] == "city of 0"
    game = a_game(tiles={"10": ("city", 1)}, production={"energy": 1})
    changed = play_card(game, "urbanized_area")
    assert changed == {"0 energy production": -1, "0 megacredits production": 2}


def test_artificial_lake_lies_on_land() -> None:
    """TM-C31: one of the nine, +1 TR, bonus and oceans beside it."""
    game = a_game(temperature=-6, oceans=["33", "34", "43"])
    play_card(game, "artificial_lake")
    assert spaces(game) == LAND
    assert do(game, "space 42") == {
        "space 42": "ocean",
        "oceans": 1,
        "0 rating": 1,
        "0 plants": 1,
        "0 megacredits": 6,
    }
    assert play_card(a_game(temperature=-6, oceans=9), "artificial_lake") == {}


@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("mohole_area", "mohole_area of 0"),
        ("mangrove", "greenery of 0"),
        ("protected_valley", "greenery of 0"),
    ],
)
def test_tiles_on_hexes_reserved_for_oceans(card: str, tile: str) -> None:
    """TM-C32: anywhere among the reserved hexes; greeneries raise oxygen and TR."""
    game = a_game(temperature=4, tiles={"17": "city"}, stock=RICH)
    play_card(game, card)
    assert len(spaces(game)) == 12
    changed = do(game, "space 63")
    assert changed["space 63"] == tile
    assert changed["0 titanium"] == 2
    assert changed.get("oxygen", 0) == (1 if tile.startswith("greenery") else 0)
    answer(game, "project aquifer")
    assert len(spaces(game)) == 11, "the hex is lost for oceans"


def test_oceans_never_lack_room() -> None:
    """TM-C32: with all three there is room for just nine."""
    game = a_game(temperature=4, stock=RICH, rivals=ALONE)
    for card, space in (("mohole_area", "04"), ("mangrove", "06"), ("protected_valley", "07")):
        play_card(game, card, f"space {space}")
    answer(game, "project aquifer")
    assert len(spaces(game)) == 9


def test_land_claim_reserves_a_hex() -> None:
    """TM-C33: only its owner may build there."""
    game = a_game(tiles={"17": ("city", 1)}, stock=RICH, rivals=[Seat(stock=RICH)])
    play_card(game, "land_claim")
    assert set(spaces(game)) == set(LAND) - {"17"}
    answer(game, "space 48", "end", "project greenery")
    assert ("space-claimed", "TM-5.10") in refusal(game, "space 48")
    answer(game, "space 18", "end")
    answer(game, "project greenery")
    assert "48" in spaces(game)


def test_a_claim_ends_with_the_tile_that_it_was_for() -> None:
    """TM-5.10"""
    game = a_game(claims={"17": 0}, stock=RICH)
    assert game.view(1)["claims"] == {"17": 0}
    answer(game, "project greenery", "space 17")
    assert game.view(1)["claims"] == {}


def test_a_claim_is_not_a_tile() -> None:
    """TM-C33: not for greenery adjacency, Landlord, or "next to no other tile"."""
    for owner in (0, 1):
        game = a_game(claims={"48": owner}, awards={"landlord": 0}, stock=RICH)
        assert [row["points"]["awards"] for row in game.result()] == [5, 5]
        twin = game.copy()
        answer(game, "project greenery")
        assert len(spaces(game)) == len(LAND) - owner
        play_card(twin, "natural_preserve")
        assert "49" in spaces(twin)


@pytest.mark.parametrize(
    ("card", "moves", "plants"),
    [
        ("imported_hydrogen", ["space 07"], 3),
        ("large_convoy", ["space 07"], 5),
        ("local_heat_trapping", [], 4),
    ],
)
def test_resources_nobody_can_hold_are_no_alternative(
    card: str, moves: list[str], plants: int
) -> None:
    """TM-C34: without a card for them only the plants are left; with one there is a choice."""
    heat = {"heat": 5}
    assert play_card(a_game(stock=heat), card, *moves)["0 plants"] == plants
    game = a_game(stock=heat, tableau=["livestock"])
    assert "0 plants" not in play_card(game, card, *moves)
    assert len(offered(game)) == 2


def test_extreme_cold_fungus_without_a_microbe_card() -> None:
    """TM-C34: only the plant; with a card there is a choice."""
    assert do(a_game(tableau=["extreme_cold_fungus"]), "use extreme_cold_fungus") == {"0 plants": 1}
    game = a_game(tableau=["extreme_cold_fungus", "ants"])
    assert do(game, "use extreme_cold_fungus", "choose 2") == {"0 on ants": 2}


def test_symbiotic_fungus_without_a_microbe_card() -> None:
    """TM-C34: there is no alternative: it may be used, the microbe is lost."""
    assert do(a_game(tableau=["symbiotic_fungus"]), "use symbiotic_fungus") == {}


def test_ceos_favorite_project() -> None:
    """TM-C35: one more on a card that holds some; without one it may be played for nothing."""
    game = a_game(tableau={"ants": 0, "fish": 1, "security_fleet": 2})
    play_card(game, "ceos_favorite_project")
    assert offered(game) == ["card fish", "card security_fleet"]
    assert do(game, "card security_fleet") == {"0 on security_fleet": 1}
    assert play_card(a_game(tableau={"ants": 0}), "ceos_favorite_project") == {}


@pytest.mark.parametrize("card", ["inventors_guild", "business_network"])
def test_look_and_buy(card: str) -> None:
    """TM-C36: the top card, bought for 3 M€ or discarded; seen by its player only."""
    position: dict[str, Any] = {"tableau": [card], "deck": ["trees"], "stock": {"megacredits": 3}}
    game = a_game(**position)
    answer(game, f"use {card}")
    assert offered(game) == ["done", "card trees"]
    assert "trees" not in str(game.view(1))
    twin = game.copy()
    assert do(game, "card trees") == {"0 megacredits": -3, "0 hand": 1}
    assert do(twin, "done") == {}
    assert twin.view()["discards"] == 1
    poor = a_game(**position | {"stock": {"megacredits": 2}})
    answer(poor, f"use {card}")
    assert offered(poor) == ["done"]


@pytest.mark.parametrize(
    ("card", "look", "keep"), [("business_contacts", 4, 2), ("invention_contest", 3, 1)]
)
def test_look_and_keep(card: str, look: int, keep: int) -> None:
    """TM-C36: free; the others are discarded."""
    cards = ["algae", "trees", "moss", "bushes"][:look]
    game = a_game(deck=cards)
    play_card(game, card)
    assert sorted(game.view(0)["own"]["dealt"]) == sorted(cards)
    for _ in range(keep):
        answer(game, offered(game)[0])
    assert "end" in offered(game)
    seen = game.view(0)
    assert len(set(seen["own"]["hand"]) & set(cards)) == keep
    assert (seen["discards"], seen["players"][0]["stock"][0]) == (look - keep, 0)


@pytest.mark.parametrize(("top", "found"), [("ants", 1), ("trees", 0)])
def test_search_for_life(top: str, found: int) -> None:
    """TM-C36: 1 M€; the card is shown to all and discarded; a microbe tag gives a resource."""
    game = a_game(tableau=["search_for_life"], deck=[top], stock={"megacredits": 1}, log=True)
    changed = do(game, "use search_for_life")
    assert changed == {"0 megacredits": -1} | ({"0 on search_for_life": 1} if found else {})
    shown = [event for event in game.events() if event["event"] == "CardRevealed"]
    assert [(event["seat"], event["card"]) for event in shown] == [(0, top)]
    assert game.view()["discards"] == 1


@pytest.mark.parametrize(("resources", "points"), [(0, 0), (1, 3), (2, 3)])
def test_search_for_life_scores_once(resources: int, points: int) -> None:
    """TM-C36: 3 VP with at least one."""
    game = a_game(tableau={"search_for_life": resources})
    assert game.result()[0]["points"]["cards"] == points


@pytest.mark.parametrize(("energy", "most"), [(1, 1), (250, 250), (300, 250)])
def test_one_move_names_at_most_250(energy: int, most: int) -> None:
    """TM-C37: what Power Infrastructure leaves stays energy."""
    game = a_game(tableau=["power_infrastructure"], stock={"energy": energy})
    answer(game, "use power_infrastructure")
    if energy > 1:
        assert offered(game) == [f"amount {i}" for i in range(1, most + 1)]
        answer(game, f"amount {most}")
    assert game.state.stock[0] == most
    assert game.state.stock[4] == energy - most
