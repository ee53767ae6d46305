"""The base cards that count something, or let the player choose how much."""

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, play_card

Changes = dict[str, Any]


def offered(game: TerraformingGame) -> list[str]:
    """The moves now offered."""
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


# Tiles, the cities among them that are in play, and those of them on Mars.
CITIES: list[tuple[dict[str, Any], int, int]] = [
    ({}, 0, 0),
    ({"09": "greenery", "52": ("nuclear_zone", 1)}, 0, 0),
    ({"09": "city"}, 1, 1),
    ({"09": ("city", 1), "36": ("city", 2)}, 2, 2),
    ({"01": "city", "02": ("city", 1)}, 2, 0),
    ({"09": "city", "31": ("city", 1), "60": ("capital", 2), "02": ("city", 1)}, 4, 3),
]


@pytest.mark.parametrize(("tiles", "in_play", "on_mars"), CITIES)
class TestCountingCities:
    """TM-C14: whoever owns them, and Capital is one of them."""

    def test_greenhouses(self, tiles: dict[str, Any], in_play: int, on_mars: int) -> None:
        """TM-C14: everywhere."""
        changes = {"0 plants": in_play} if in_play else {}
        assert play_card(a_game(3, tiles=tiles), "greenhouses") == changes

    def test_energy_saving(self, tiles: dict[str, Any], in_play: int, on_mars: int) -> None:
        """TM-C14: everywhere."""
        changes = {"0 energy production": in_play} if in_play else {}
        assert play_card(a_game(3, tiles=tiles), "energy_saving") == changes

    def test_zeppelins(self, tiles: dict[str, Any], in_play: int, on_mars: int) -> None:
        """TM-C14: on Mars only."""
        changes = {"0 megacredits production": on_mars} if on_mars else {}
        assert play_card(a_game(3, tiles=tiles, oxygen=5), "zeppelins") == changes


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("greenhouses", {"0 plants": 3}),
        ("energy_saving", {"0 energy production": 3}),
        ("zeppelins", {"0 megacredits production": 2}),
    ],
)
def test_neutral_cities_count(card: str, changes: Changes) -> None:
    """TM-C14, TM-15.2"""
    tiles: dict[str, Any] = {"09": ("city", "neutral"), "36": ("city", "neutral"), "01": "city"}
    assert play_card(a_game(1, tiles=tiles, oxygen=5), card) == changes


@pytest.mark.parametrize(
    ("card", "tableau", "changes"),
    [
        ("power_grid", [], {"0 energy production": 1}),
        ("power_grid", ["power_plant", "space_mirrors"], {"0 energy production": 3}),
        ("power_grid", ["soletta", "fusion_power", "lunar_beam"], {"0 energy production": 3}),
        ("worms", [], {}),
        ("worms", ["ants"], {"0 plants production": 1}),
        ("worms", ["ants", "regolith_eaters"], {"0 plants production": 1}),
        ("worms", ["ants", "regolith_eaters", "insects"], {"0 plants production": 2}),
        ("insects", ["ants"], {}),
        ("insects", ["lichen", "ecological_zone"], {"0 plants production": 2}),
        (
            "insects",
            ["lichen", "ecological_zone", "advanced_ecosystems"],
            {"0 plants production": 3},
        ),
    ],
)
def test_own_tags_with_those_of_the_card_itself(
    card: str, tableau: list[str], changes: Changes
) -> None:
    """TM-C9, TM-C10: two microbe tags make one step for Worms; rivals' tags do not count."""
    rivals = [Seat(tableau=["solar_power", "designed_microorganisms", "grass", "farming"])]
    game = a_game(3, oxygen=6, tableau=tableau, rivals=rivals)
    assert play_card(game, card) == changes


class TestNitrogenRichAsteroid:
    """Temperature, 2 TR, and plant production by the number of plant tags."""

    @pytest.mark.parametrize(
        ("tableau", "plants"),
        [
            ([], 1),
            (["lichen", "grass"], 1),
            (["lichen", "grass", "ants"], 1),
            (["lichen", "grass", "heather"], 4),
            (["lichen", "advanced_ecosystems", "ecological_zone", "bushes"], 4),
        ],
    )
    def test_four_steps_from_three_plant_tags(self, tableau: list[str], plants: int) -> None:
        """TM-3.2, TM-3.8: 3 TR in all; rivals' tags do not count."""
        rivals = [Seat(tableau=["farming", "trees", "algae"])]
        game = a_game(3, tableau=tableau, rivals=rivals)
        assert play_card(game, "nitrogen_rich_asteroid") == {
            "temperature": 2,
            "0 rating": 3,
            "0 plants production": plants,
        }

    def test_at_full_temperature(self) -> None:
        """TM-3.3: the two TR that do not come from the temperature remain."""
        changes = {"0 rating": 2, "0 plants production": 1}
        assert play_card(a_game(temperature=8), "nitrogen_rich_asteroid") == changes


class TestInsulation:
    """Heat production turned into M€ production, step by step."""

    @pytest.mark.parametrize("steps", [1, 2, 5])
    def test_as_many_steps_as_one_likes(self, steps: int) -> None:
        """TM-C20"""
        production = {"heat": 5, "megacredits": -5}
        rivals = [Seat(production={"heat": 9})]
        game = a_game(3, production=production, rivals=rivals)
        changes = {"0 heat production": -steps, "0 megacredits production": steps}
        assert play_card(game, "insulation", f"amount {steps}") == changes

    def test_from_one_to_all(self) -> None:
        """TM-C20: none is not offered."""
        game = a_game(production={"heat": 3}, stock={"heat": 9})
        play_card(game, "insulation")
        assert offered(game) == ["amount 1", "amount 2", "amount 3"]

    def test_one_step_is_taken_at_once(self) -> None:
        changes = {"0 heat production": -1, "0 megacredits production": 1}
        assert play_card(a_game(production={"heat": 1}), "insulation") == changes

    def test_needs_heat_production(self) -> None:
        """TM-C20"""
        stock = {"megacredits": 2, "heat": 9}
        game = a_game(hand=["insulation"], stock=stock, rivals=[Seat(production={"heat": 9})])
        reasons = [(reason.code, reason.rule) for reason in game.why_not(0, "play insulation")]
        assert reasons == [("production-too-low", "TM-C20")]


@pytest.mark.parametrize(
    ("choice", "changes"),
    [("choose 1", {"0 energy production": 2}), ("choose 2", {"0 plants production": 1})],
)
def test_artificial_photosynthesis(choice: str, changes: Changes) -> None:
    """TM-11.A4: one or the other, always both offered."""
    game = a_game(3)
    assert play_card(game, "artificial_photosynthesis", choice) == changes
    game = a_game(3)
    play_card(game, "artificial_photosynthesis")
    assert offered(game) == ["choose 1", "choose 2"]


class TestEventsLeaveNoTags:
    """TM-7.8: the tags of events are not counted after they have been played."""

    def test_earth_tags(self) -> None:
        """TM-7.8: Cartel counts Earth tags, its own included (TM-C9)."""
        game = a_game(events=["imported_ghg", "import_of_advanced_ghg"], tableau=["lunar_beam"])
        assert play_card(game, "cartel") == {"0 megacredits production": 2}

    def test_after_really_playing_one(self) -> None:
        """TM-7.8, TM-T22"""
        game = a_game()
        play_card(game, "imported_ghg")
        assert play_card(game, "cartel") == {"0 megacredits production": 1}

    def test_science_tag_of_special_design(self) -> None:
        """TM-7.8: counted by what it triggers, and never again."""
        game = a_game(tableau=["olympus_conference"])
        assert play_card(game, "special_design") == {"0 on olympus_conference": 1}
        tags = game.view(0)["players"][0]["tags"]
        assert tags == {"science": 1, "earth": 1, "building": 1}


class TestShuttles:
    """2 M€ less for each space tag."""

    @pytest.mark.parametrize(
        ("card", "price"),
        [
            ("soletta", 33),
            ("asteroid", 12),
            ("imported_ghg", 5),
            ("ganymede_colony", 18),
            ("power_plant", 4),
            ("moss", 4),
        ],
    )
    def test_cards_with_a_space_tag(self, card: str, price: int) -> None:
        """TM-C1, TM-T22: events too."""
        position: dict[str, Any] = {"oceans": 3, "tableau": ["shuttles"], "hand": [card]}
        game = a_game(stock={"megacredits": price, "plants": 1}, **position)
        assert game.why_not(0, f"play {card}") == []
        game = a_game(stock={"megacredits": price - 1, "plants": 1}, **position)
        facts = {"need": price, "have": price - 1}
        refused = game.why_not(0, f"play {card}")
        assert refused == [Reason("card-too-dear", "TM-11.A3", facts)]

    def test_not_for_rivals_nor_for_itself(self) -> None:
        """TM-11.A7"""
        game = a_game(hand=["soletta"], rivals=[Seat(tableau=["shuttles"])])
        facts = {"need": 35, "have": 0}
        refused = game.why_not(0, "play soletta")
        assert refused == [Reason("card-too-dear", "TM-11.A3", facts)]
        game = a_game(hand=["shuttles"], oxygen=5, production={"energy": 1})
        refused = game.why_not(0, "play shuttles")
        assert refused == [Reason("card-too-dear", "TM-11.A3", {"need": 10, "have": 0})]

    def test_adds_to_other_discounts(self) -> None:
        """TM-C1: Research Outpost takes off another 1 M€."""
        game = a_game(hand=["soletta"], tableau=["shuttles", "research_outpost"])
        facts = {"need": 32, "have": 0}
        refused = game.why_not(0, "play soletta")
        assert refused == [Reason("card-too-dear", "TM-11.A3", facts)]


class TestSpecialDesign:
    """TM-C2: two steps of tolerance for the next card of this generation."""

    BIRDS = (("hand", ["birds", "power_plant"]), ("oxygen", 11), ("production", {"plants": 2}))

    def game(self) -> TerraformingGame:
        position: dict[str, Any] = dict(self.BIRDS)
        return a_game(stock={"megacredits": 99}, **position)

    def may_play_birds(self, game: TerraformingGame) -> bool:
        return "play birds" in offered(game)

    def test_the_next_card(self) -> None:
        """TM-C2, TM-C3: Birds need 13 %, now 11 % are enough."""
        game = self.game()
        assert not self.may_play_birds(game)
        assert play_card(game, "special_design") == {}
        assert self.may_play_birds(game)

    def test_no_discount(self) -> None:
        """TM-C2: that would be Indentured Workers."""
        game = a_game(hand=["soletta"])
        play_card(game, "special_design")
        refused = game.why_not(0, "play soletta")
        assert refused == [Reason("card-too-dear", "TM-11.A3", {"need": 35, "have": 0})]

    def test_lost_when_another_card_is_played(self) -> None:
        """TM-C2: even one that did not need it."""
        game = self.game()
        play_card(game, "special_design")
        game.play(0, "play power_plant")
        game.play(1, "pass")
        assert not self.may_play_birds(game)

    def test_kept_while_something_else_is_done(self) -> None:
        """TM-C2: standard projects do not use it up, nor does another player's card."""
        game = self.game()
        play_card(game, "special_design")
        game.play(0, "project power_plant")
        play_card(game, "micro_mills")  # by seat 1
        game.play(1, "end")
        assert self.may_play_birds(game)

    def test_lost_when_the_generation_ends(self) -> None:
        """TM-C2"""
        game = self.game()
        play_card(game, "special_design")
        for seat, move in ((0, "end"), (1, "pass"), (0, "pass")):
            game.play(seat, move)
        while "pass" not in offered(game):
            game.play(game.to_act[0], "done")
        if game.to_act == [1]:
            game.play(1, "pass")
        assert game.view(0)["generation"] == 2
        assert not self.may_play_birds(game)

    def test_only_for_its_player(self) -> None:
        """TM-C2"""
        position: dict[str, Any] = {"oxygen": 11, "production": {"plants": 2}}
        rivals = [Seat(hand=["birds"], stock={"megacredits": 99})]
        game = a_game(rivals=rivals, **position)
        play_card(game, "special_design")
        game.play(0, "end")
        facts = {"parameter": "oxygen", "need": 13, "have": 11}
        refused = game.why_not(1, "play birds")
        assert refused == [Reason("parameter-too-low", "TM-7.6", facts)]


def test_adaptation_technology_is_for_good_and_for_its_owner() -> None:
    """TM-C3: from the moment it is in play; a rival has nothing of it."""
    position: dict[str, Any] = {"oxygen": 11, "production": {"plants": 4}}
    hand = Seat(hand=["fish"], stock={"megacredits": 99})
    game = a_game(hand=["birds"], stock={"megacredits": 99}, rivals=[hand], **position)
    assert "play birds" not in offered(game)
    assert play_card(game, "adaptation_technology") == {}
    assert "play birds" in offered(game)
    game.play(0, "end")
    facts = {"parameter": "temperature", "need": 2, "have": -30}
    refused = game.why_not(1, "play fish")
    assert refused == [Reason("parameter-too-low", "TM-7.6", facts)]
