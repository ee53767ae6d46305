"""Animals and microbes on base cards: where they come from and how they are taken away."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card

Changes = dict[str, Any]


def offered(game: TerraformingGame) -> list[str]:
    """The moves now offered."""
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusals(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    """Why seat 0 may not make a move: codes and rules."""
    return [(reason.code, reason.rule) for reason in game.why_not(0, move)]


NO_PREY = [("no-cube-to-take", "TM-11.E2")]


@pytest.mark.parametrize("card", ["fish", "small_animals", "birds", "livestock"])
@pytest.mark.parametrize("animals", [0, 3])
def test_an_animal_each_generation(card: str, animals: int) -> None:
    """TM-11.E2, TM-T23: free of charge, on the card itself."""
    game = a_game(3, tableau={card: animals, "pets": 1}, rivals=[Seat(tableau=["predators"])])
    assert do(game, f"use {card}") == {f"0 on {card}": 1}


MICROBE_CARDS = [
    "ants",
    "decomposers",
    "ghg_producing_bacteria",
    "nitrite_reducing_bacteria",
    "regolith_eaters",
]
ANIMAL_CARDS = [
    "birds",
    "ecological_zone",
    "fish",
    "herbivores",
    "livestock",
    "predators",
    "small_animals",
]


class TestKinds:
    """TM-6.9: each card holds its kind of resource and no other."""

    @pytest.mark.parametrize("card", MICROBE_CARDS)
    def test_microbes(self, card: str) -> None:
        """TM-6.9: Imported Nitrogen offers 3 microbes and 2 animals."""
        changes = {"0 plants": 4, "0 rating": 1, f"0 on {card}": 3}
        assert play_card(a_game(tableau=[card]), "imported_nitrogen") == changes

    @pytest.mark.parametrize("card", [*ANIMAL_CARDS, "pets"])
    def test_animals(self, card: str) -> None:
        """TM-6.9"""
        changes = {"0 plants": 4, "0 rating": 1, f"0 on {card}": 2}
        assert play_card(a_game(tableau=[card]), "imported_nitrogen") == changes

    @pytest.mark.parametrize(
        "card", ["search_for_life", "symbiotic_fungus", "extreme_cold_fungus", "worms", "insects"]
    )
    def test_neither(self, card: str) -> None:
        """TM-11.A1: Search For Life holds science, the others nothing."""
        changes = {"0 plants": 4, "0 rating": 1}
        assert play_card(a_game(tableau=[card]), "imported_nitrogen") == changes

    @pytest.mark.parametrize(
        ("hunter", "card"),
        [("ants", card) for card in MICROBE_CARDS if card != "ants"]
        + [("predators", card) for card in ANIMAL_CARDS if card != "predators"],
    )
    def test_prey(self, hunter: str, card: str) -> None:
        """TM-C26: all but Pets can lose one."""
        game = a_game(tableau=[hunter], rivals=[Seat(tableau={card: 1})])
        assert do(game, f"use {hunter}") == {f"1 on {card}": -1, f"0 on {hunter}": 1}


# The card, the microbes that its first alternative costs, and what that brings.
MICROBES = [
    ("regolith_eaters", 2, {"oxygen": 1, "0 rating": 1}),
    ("ghg_producing_bacteria", 2, {"temperature": 2, "0 rating": 1}),
    ("nitrite_reducing_bacteria", 3, {"0 rating": 1}),
]


@pytest.mark.parametrize(("card", "price", "gain"), MICROBES)
class TestMicrobesAtWork:
    """Spend microbes of the card, or add one."""

    def test_spend(self, card: str, price: int, gain: Changes) -> None:
        """TM-11.E2"""
        game = a_game(3, tableau={card: price + 1, "ants": 9})
        assert do(game, f"use {card}", "choose 1") == {f"0 on {card}": -price, **gain}

    def test_add(self, card: str, price: int, gain: Changes) -> None:
        game = a_game(3, tableau={card: price, "ants": 9})
        assert do(game, f"use {card}", "choose 2") == {f"0 on {card}": 1}

    def test_too_few_to_spend(self, card: str, price: int, gain: Changes) -> None:
        """TM-11.E2: microbes elsewhere do not count, so one is added without a question."""
        game = a_game(3, tableau={card: price - 1, "ants": 9})
        assert do(game, f"use {card}") == {f"0 on {card}": 1}

    def test_exactly_enough(self, card: str, price: int, gain: Changes) -> None:
        game = a_game(3, tableau={card: price})
        answer(game, f"use {card}")
        assert offered(game) == ["choose 1", "choose 2"]


@pytest.mark.parametrize("card", ["regolith_eaters", "ghg_producing_bacteria"])
def test_a_parameter_at_its_goal_may_still_be_fed(card: str) -> None:
    """TM-3.3: legal, and without effect."""
    game = a_game(oxygen=14, temperature=8, tableau={card: 2})
    assert do(game, f"use {card}", "choose 1") == {f"0 on {card}": -2}


def test_ghg_producing_bacteria_reach_the_melting_step() -> None:
    """TM-3.6"""
    game = a_game(temperature=-2, tableau={"ghg_producing_bacteria": 2})
    assert do(game, "use ghg_producing_bacteria", "choose 1", "space 63") == {
        "0 on ghg_producing_bacteria": -2,
        "temperature": 2,
        "oceans": 1,
        "0 rating": 2,
        "0 titanium": 2,
        "space 63": "ocean",
    }


# The hunter, an own card and a rival's with its prey, and a card with another kind.
HUNTERS = [
    ("predators", "fish", "birds", "decomposers"),
    ("ants", "regolith_eaters", "decomposers", "birds"),
]


@pytest.mark.parametrize(("hunter", "own", "foreign", "other"), HUNTERS)
class TestHunter:
    """TM-C26: Predators and Ants take one from a card and add one to themselves."""

    def test_from_any_card_with_prey(self, hunter: str, own: str, foreign: str, other: str) -> None:
        """TM-C26: own and foreign; not an empty card, not another kind."""
        for prey, owner in ((own, 0), (foreign, 1)):
            rivals = [Seat(tableau={foreign: 1}), Seat(tableau={other: 5})]
            game = a_game(3, tableau={hunter: 2, own: 1}, rivals=rivals)
            happened = do(game, f"use {hunter}", f"card {prey}")
            assert happened == {f"{owner} on {prey}": -1, f"0 on {hunter}": 1}

    def test_only_cards_with_prey_are_offered(
        self, hunter: str, own: str, foreign: str, other: str
    ) -> None:
        """TM-C26"""
        empty = "livestock" if hunter == "predators" else "ghg_producing_bacteria"
        rivals = [Seat(tableau={foreign: 1, empty: 0}), Seat(tableau={other: 5})]
        game = a_game(3, tableau={hunter: 2, own: 1}, rivals=rivals)
        answer(game, f"use {hunter}")
        assert set(offered(game)) == {f"card {hunter}", f"card {own}", f"card {foreign}"}

    def test_from_itself_nothing_changes(
        self, hunter: str, own: str, foreign: str, other: str
    ) -> None:
        """TM-C26: the action is used anyway."""
        game = a_game(tableau={hunter: 2, own: 1})
        assert do(game, f"use {hunter}", f"card {hunter}") == {}
        assert hunter in game.view()["players"][0]["used"]

    def test_the_only_prey_is_taken_at_once(
        self, hunter: str, own: str, foreign: str, other: str
    ) -> None:
        game = a_game(tableau=[hunter], rivals=[Seat(tableau={foreign: 1})])
        assert do(game, f"use {hunter}") == {f"1 on {foreign}": -1, f"0 on {hunter}": 1}

    def test_without_prey_it_may_not_be_used(
        self, hunter: str, own: str, foreign: str, other: str
    ) -> None:
        """TM-C26, TM-11.E2: an empty card, one's own included, and other kinds are no source."""
        rivals = [Seat(tableau={foreign: 0, other: 5})]
        game = a_game(tableau={hunter: 0, own: 0}, rivals=rivals)
        assert refusals(game, f"use {hunter}") == NO_PREY

    def test_protected_habitats(self, hunter: str, own: str, foreign: str, other: str) -> None:
        """TM-C27: a rival's are safe, one's own are not safe from oneself."""
        rivals = [Seat(tableau={foreign: 4, "protected_habitats": 0})]
        game = a_game(tableau=[hunter], rivals=rivals)
        assert refusals(game, f"use {hunter}") == NO_PREY
        game = a_game(tableau={hunter: 0, own: 1, "protected_habitats": 0})
        assert do(game, f"use {hunter}") == {f"0 on {own}": -1, f"0 on {hunter}": 1}

    def test_alone_there_is_always_prey(
        self, hunter: str, own: str, foreign: str, other: str
    ) -> None:
        """TM-15.6, TM-C26: the virtual opponent's; or an own one."""
        game = a_game(1, tableau=[hunter])
        assert do(game, f"use {hunter}") == {f"0 on {hunter}": 1}
        game = a_game(1, tableau={hunter: 0, own: 1})
        assert do(game, f"use {hunter}", "seat neutral") == {f"0 on {hunter}": 1}


class TestPets:
    """Animals that nobody can take away."""

    def test_predators_leave_them_alone(self) -> None:
        """TM-C28: a rival's and one's own."""
        game = a_game(tableau=["predators"], rivals=[Seat(tableau={"pets": 4})])
        assert refusals(game, "use predators") == NO_PREY
        game = a_game(tableau={"predators": 0, "pets": 4})
        assert refusals(game, "use predators") == NO_PREY

    def test_virus_leaves_them_alone(self) -> None:
        """TM-C28"""
        game = a_game(tableau={"pets": 2}, rivals=[Seat(tableau={"fish": 1})])
        play_card(game, "virus")
        assert offered(game) == ["done", "card fish"]

    def test_predators_themselves_are_not_safe(self) -> None:
        """TM-C28: that is the privilege of Pets."""
        game = a_game(tableau={"pets": 2}, rivals=[Seat(tableau={"predators": 2})])
        happened = play_card(game, "virus", "card predators", "amount 2")
        assert happened == {"1 on predators": -2}

    def test_they_can_be_added_to(self) -> None:
        """TM-6.9"""
        game = a_game(temperature=-12, tableau={"pets": 2})
        assert play_card(game, "eos_chasma_national_park")["0 on pets"] == 1


class TestEosChasmaNationalPark:
    """M€ production, plants, and an animal on one own card."""

    BRINGS = (("0 megacredits production", 2), ("0 plants", 3))

    @pytest.mark.parametrize(
        ("tableau", "moves", "gain"),
        [
            ([], (), {}),
            (["ants"], (), {}),
            (["fish"], (), {"0 on fish": 1}),
            (["fish", "birds"], ("card birds",), {"0 on birds": 1}),
        ],
    )
    def test_the_animal(self, tableau: list[str], moves: tuple[str, ...], gain: Changes) -> None:
        """TM-6.9, TM-11.A1: lost without an own animal card."""
        rivals = [Seat(tableau=["livestock"])]
        game = a_game(3, temperature=-12, tableau=tableau, rivals=rivals)
        happened = play_card(game, "eos_chasma_national_park", *moves)
        assert happened == {**dict(self.BRINGS), **gain}


class TestNitriteReducingBacteria:
    def test_comes_with_enough_for_its_action(self) -> None:
        """TM-11.E4: 3 microbes, which are the price of 1 TR."""
        game = a_game()
        played = play_card(game, "nitrite_reducing_bacteria")
        assert played == {"0 on nitrite_reducing_bacteria": 3}
        happened = do(game, "use nitrite_reducing_bacteria", "choose 1")
        assert happened == {"0 on nitrite_reducing_bacteria": -3, "0 rating": 1}
