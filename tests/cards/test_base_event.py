"""The base events with choices: removals, alternatives, Flooding and the convoys."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, changes, ledger, play_card

Changes = dict[str, Any]

# How many plants may be removed, what else the event brings, and the moves for its oceans.
REMOVALS: dict[str, tuple[int, Changes, tuple[str, ...]]] = {
    "asteroid": (3, {"0 titanium": 2, "temperature": 2, "0 rating": 1}, ()),
    "big_asteroid": (4, {"0 titanium": 4, "temperature": 4, "0 rating": 2}, ()),
    "deimos_down": (8, {"0 steel": 4, "temperature": 6, "0 rating": 3}, ()),
    "mining_expedition": (2, {"0 steel": 2, "oxygen": 1, "0 rating": 1}, ()),
    "comet": (
        3,
        {"temperature": 2, "oceans": 1, "0 rating": 2, "space 07": "ocean"},
        ("space 07",),
    ),
    "giant_ice_asteroid": (
        6,
        {
            "temperature": 4,
            "oceans": 2,
            "0 rating": 4,
            "0 titanium": 2,
            "space 07": "ocean",
            "space 63": "ocean",
        },
        ("space 07", "space 63"),
    ),
}


def offered(game: TerraformingGame) -> list[str]:
    """The moves now offered."""
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusals(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    """Why seat 0 may not make a move: codes and rules."""
    return [(reason.code, reason.rule) for reason in game.why_not(0, move)]


def answer_next(game: TerraformingGame, move: str) -> None:
    """Make a move; if it is first asked which effect is next, take the one that asks for it."""
    for choice in offered(game):
        if choice.startswith("choose ") and not move.startswith("choose "):
            twin = game.copy()
            answer(twin, choice)
            if move in offered(twin):
                answer(game, choice)
                break
    answer(game, move)


def resolve(game: TerraformingGame, card: str, *moves: str) -> Changes:
    """Play a card for nothing and make these moves, whatever order it asks for."""
    before = ledger(game)
    play_card(game, card)
    for move in moves:
        answer_next(game, move)
    return changes(before, ledger(game))


@pytest.mark.parametrize("card", REMOVALS)
class TestRemoval:
    """TM-8.2: plants of one player may be removed, all that is allowed or fewer or none."""

    def game(self, *plants: int, **position: Any) -> TerraformingGame:
        """Seats with so many plants; no bonus step is near."""
        rivals = [Seat(stock={"plants": amount}) for amount in plants[1:]]
        return a_game(
            len(plants), temperature=-18, stock={"plants": plants[0]}, rivals=rivals, **position
        )

    def test_up_to_so_many_from_one_player(self, card: str) -> None:
        """TM-8.2, TM-T17: any amount from 1 to the limit."""
        up_to, brings, oceans = REMOVALS[card]
        for amount in range(1, up_to + 1):
            game = self.game(0, up_to + 2, 1)
            happened = resolve(game, card, *oceans, "seat 1", f"amount {amount}")
            assert happened == {**brings, "1 plants": -amount}
        game = self.game(0, up_to + 2, 1)
        resolve(game, card, *oceans, "seat 1")
        assert offered(game) == [f"amount {amount}" for amount in range(1, up_to + 1)]

    def test_not_more_than_there_is(self, card: str) -> None:
        """TM-8.2: the one plant of seat 2 leaves nothing to choose."""
        up_to, brings, oceans = REMOVALS[card]
        game = self.game(0, up_to, 1)
        assert resolve(game, card, *oceans, "seat 2") == {**brings, "2 plants": -1}

    def test_it_may_be_left_out(self, card: str) -> None:
        """TM-8.2, TM-11.A1"""
        up_to, brings, oceans = REMOVALS[card]
        game = self.game(0, up_to, 1)
        assert resolve(game, card, *oceans, "done") == brings

    def test_whoever_has_plants_is_a_target(self, card: str) -> None:
        """TM-8.1, TM-T16: oneself too; somebody without plants is not."""
        up_to, brings, oceans = REMOVALS[card]
        game = self.game(2, 0, up_to)
        resolve(game, card, *oceans)
        assert offered(game) == ["done", "seat 0", "seat 2"]
        assert refusals(game, "seat 1") == [("not-a-target", "TM-8.2")]
        game = self.game(2, 0, up_to)
        assert resolve(game, card, *oceans, "seat 0", "amount 2") == {**brings, "0 plants": -2}

    def test_without_plants_nothing_is_asked(self, card: str) -> None:
        """TM-11.A1"""
        _, brings, oceans = REMOVALS[card]
        game = self.game(0, 0, 0)
        assert resolve(game, card, *oceans) == brings
        assert "end" in offered(game)

    def test_protected_habitats_protect_plants(self, card: str) -> None:
        """TM-C27: from the others, not from their owner."""
        _, _, oceans = REMOVALS[card]
        rivals = [Seat(stock={"plants": 9}, tableau=["protected_habitats"])]
        game = a_game(2, temperature=-18, stock={"plants": 9}, rivals=rivals)
        resolve(game, card, *oceans)
        assert offered(game) == ["done", "seat 0"]
        rivals = [Seat(stock={"plants": 9})]
        tableau = ["protected_habitats"]
        game = a_game(2, temperature=-18, rivals=rivals, stock={"plants": 9}, tableau=tableau)
        resolve(game, card, *oceans)
        assert offered(game) == ["done", "seat 0", "seat 1"]


@pytest.mark.parametrize("card", ["comet", "giant_ice_asteroid"])
def test_ocean_or_removal_first(card: str) -> None:
    """TM-11.A4: the player's order; equal effects are one choice."""
    game = a_game(temperature=-18, rivals=[Seat(stock={"plants": 3})])
    play_card(game, card)
    assert offered(game) == ["choose 1", "choose 2"]
    removal_first, ocean_first = game.copy(), game
    answer_next(removal_first, "seat 1")
    assert offered(removal_first) == ["amount 1", "amount 2", "amount 3"]
    answer_next(ocean_first, "space 07")
    answer_next(ocean_first, "seat 1")
    assert offered(ocean_first) == ["amount 1", "amount 2", "amount 3"]


def test_deimos_down_passes_a_heat_bonus() -> None:
    """TM-3.6: from -30 °C it ends at -24 °C."""
    assert play_card(a_game(), "deimos_down") == {
        "0 steel": 4,
        "temperature": 6,
        "0 rating": 3,
        "0 heat production": 1,
    }


def test_comet_at_the_melting_step() -> None:
    """TM-3.6: 0 °C brings an ocean besides the comet's own."""
    assert resolve(a_game(temperature=-2), "comet", "space 07", "space 63") == {
        "temperature": 2,
        "oceans": 2,
        "0 rating": 3,
        "0 titanium": 2,
        "space 07": "ocean",
        "space 63": "ocean",
    }


def test_asteroid_at_full_temperature() -> None:
    """TM-T15, TM-3.3: no TR, the rest as usual."""
    assert play_card(a_game(temperature=8), "asteroid") == {"0 titanium": 2}
    changes = {"0 titanium": 4, "temperature": 2, "0 rating": 1}
    assert play_card(a_game(temperature=6), "big_asteroid") == changes  # TM-X18


class TestImportedHydrogen:
    """An ocean, and 3 plants, 3 microbes or 2 animals."""

    OCEAN = (("oceans", 1), ("0 rating", 1), ("space 07", "ocean"))

    @pytest.mark.parametrize(
        ("choice", "gain"),
        [
            ("choose 1", {"0 plants": 3}),
            ("choose 2", {"0 on ants": 3}),
            ("choose 3", {"0 on fish": 2}),
        ],
    )
    def test_each_alternative(self, choice: str, gain: Changes) -> None:
        """TM-11.A8: the ocean may bring a card, so it comes first."""
        game = a_game(3, tableau=["ants", "fish"])
        happened = resolve(game, "imported_hydrogen", "space 07", choice)
        assert happened == {**dict(self.OCEAN), **gain}

    def test_which_card_is_asked(self) -> None:
        """TM-6.9: one own card able to hold them, never a rival's."""
        rivals = [Seat(tableau=["ants", "birds"])]
        game = a_game(tableau=["fish", "pets", "livestock"], rivals=rivals)
        resolve(game, "imported_hydrogen", "space 07")
        assert offered(game) == ["choose 1", "choose 3"]
        answer(game, "choose 3")
        assert offered(game) == ["card fish", "card pets", "card livestock"]
        answer(game, "card pets")
        assert ledger(game)["0 on pets"] == 2

    def test_plants_if_no_card_can_hold_the_others(self) -> None:
        """TM-C34"""
        game = a_game(rivals=[Seat(tableau=["ants", "fish"])])
        happened = resolve(game, "imported_hydrogen", "space 07")
        assert happened == {**dict(self.OCEAN), "0 plants": 3}


class TestLargeConvoy:
    """Two cards, an ocean, and 5 plants or 4 animals."""

    @pytest.mark.parametrize(
        ("choice", "gain"), [("choose 1", {"0 plants": 5}), ("choose 2", {"0 on fish": 4})]
    )
    def test_each_alternative(self, choice: str, gain: Changes) -> None:
        """TM-7.3: the cards are free."""
        game = a_game(3, tableau=["fish"], deck=["birds", "ants", "moss"])
        happened = play_card(game, "large_convoy", "space 07", choice)
        assert happened == {
            "0 hand": 2,
            "oceans": 1,
            "0 rating": 1,
            "space 07": "ocean",
            **gain,
        }
        assert sorted(game.view(0)["own"]["hand"]) == ["ants", "birds"]

    def test_plants_without_an_animal_card(self) -> None:
        """TM-C34: a microbe card does not help."""
        game = a_game(tableau=["ants"])
        before = ledger(game)
        resolve(game, "large_convoy", "space 63")
        while offered(game)[0].startswith("choose "):
            answer(game, "choose 1")
        assert changes(before, ledger(game)) == {
            "0 hand": 2,
            "0 plants": 5,
            "0 titanium": 2,
            "oceans": 1,
            "0 rating": 1,
            "space 63": "ocean",
        }

    def test_the_cards_are_seen_before_anything_is_asked(self) -> None:
        """TM-11.A8: draw, ocean and alternative come out the same in any order."""
        game = a_game(tableau=["fish"])
        assert play_card(game, "large_convoy") == {"0 hand": 2}
        assert offered(game)[0].startswith("space ")


class TestConvoyFromEuropa:
    """An ocean and a card."""

    @pytest.mark.parametrize(
        ("space", "bonus"), [("07", {"0 hand": 1}), ("13", {"0 hand": 3}), ("06", {"0 hand": 2})]
    )
    def test_cards_of_convoy_and_hex(self, space: str, bonus: Changes) -> None:
        """TM-4.4, TM-7.3"""
        game = a_game(3)
        ocean = {"oceans": 1, "0 rating": 1, f"space {space}": "ocean"}
        assert resolve(game, "convoy_from_europa", f"space {space}") == {**ocean, **bonus}

    def test_draw_first(self) -> None:
        """TM-11.A8: the card is seen before the ocean is placed."""
        game = a_game(deck=["birds"])
        play_card(game, "convoy_from_europa")
        assert game.view(0)["own"]["hand"] == ["birds"]
        answer(game, "space 07")
        assert "end" in offered(game)

    def test_without_an_ocean_left_only_the_card(self) -> None:
        """TM-X06"""
        game = a_game(oceans=9)
        assert play_card(game, "convoy_from_europa") == {"0 hand": 1}


class TestImportedNitrogen:
    """4 plants, 1 TR, 3 microbes on one own card and 2 animals on one own card."""

    BRINGS = (("0 plants", 4), ("0 rating", 1))

    def play(self, game: TerraformingGame, *moves: str) -> Changes:
        before = ledger(game)
        resolve(game, "imported_nitrogen", *moves)
        while offered(game)[0].startswith("choose "):
            answer(game, "choose 1")
        return changes(before, ledger(game))

    @pytest.mark.parametrize(
        ("tableau", "gain"),
        [
            ([], {}),
            (["ants"], {"0 on ants": 3}),
            (["fish"], {"0 on fish": 2}),
            (["ants", "fish"], {"0 on ants": 3, "0 on fish": 2}),
            (["search_for_life"], {}),
        ],
    )
    def test_both_if_there_are_cards(self, tableau: list[str], gain: Changes) -> None:
        """TM-11.A1, TM-T24: what no card can hold is lost."""
        game = a_game(3, tableau=tableau, rivals=[Seat(tableau=["birds", "decomposers"])])
        assert self.play(game) == {**dict(self.BRINGS), **gain}

    def test_each_goes_to_the_chosen_card(self) -> None:
        """TM-6.9: all three microbes to one card, both animals to one card."""
        game = a_game(tableau=["ants", "decomposers", "fish", "birds"])
        happened = self.play(game, "card decomposers", "card birds")
        assert happened == {**dict(self.BRINGS), "0 on decomposers": 3, "0 on birds": 2}


class TestAerobrakedAmmoniaAsteroid:
    """Heat and plant production, and 2 microbes on one own card."""

    BRINGS = (("0 heat production", 3), ("0 plants production", 1))

    @pytest.mark.parametrize(
        ("tableau", "moves", "gain"),
        [
            ([], (), {}),
            (["fish"], (), {}),
            (["ants"], (), {"0 on ants": 2}),
            (["ants", "regolith_eaters"], ("card regolith_eaters",), {"0 on regolith_eaters": 2}),
            (["ants", "regolith_eaters"], ("card ants",), {"0 on ants": 2}),
        ],
    )
    def test_microbes(self, tableau: list[str], moves: tuple[str, ...], gain: Changes) -> None:
        """TM-6.9, TM-T24"""
        game = a_game(3, tableau=tableau, rivals=[Seat(tableau=["decomposers"])])
        happened = play_card(game, "aerobraked_ammonia_asteroid", *moves)
        assert happened == {**dict(self.BRINGS), **gain}


class TestFlooding:
    """TM-C25: an ocean, then up to 4 M€ from an owner of a tile next to it."""

    OCEAN = (("oceans", 1), ("0 rating", 1), ("0 plants", 1), ("space 44", "ocean"))

    def game(self, **position: Any) -> TerraformingGame:
        """Around hex 44: a city of seat 1, a greenery of seat 2, an own tile; seat 3 is far."""
        rivals = [
            Seat(stock={"megacredits": 10}),
            Seat(stock={"megacredits": 3}),
            Seat(stock={"megacredits": 10}),
        ]
        tiles = {"36": ("city", 1), "52": ("greenery", 2), "51": "greenery", "03": ("city", 3)}
        stock = {"megacredits": 5}
        return a_game(4, **{"stock": stock, "rivals": rivals, "tiles": tiles, **position})

    @pytest.mark.parametrize(
        ("moves", "loss"),
        [
            (("done",), {}),
            (("seat 1", "amount 4"), {"1 megacredits": -4}),
            (("seat 1", "amount 1"), {"1 megacredits": -1}),
            (("seat 2", "amount 3"), {"2 megacredits": -3}),
            (("seat 0", "amount 4"), {"0 megacredits": -4}),
        ],
    )
    def test_up_to_four_from_one_neighbour(self, moves: tuple[str, ...], loss: Changes) -> None:
        """TM-C25, TM-8.2: removed, not stolen; oneself is possible (18.8 of the rules)."""
        happened = play_card(self.game(), "flooding", "space 44", *moves)
        assert happened == {**dict(self.OCEAN), **loss}

    def test_who_may_be_chosen_and_how_much(self) -> None:
        """TM-C25: owners of neighbouring tiles with M€."""
        game = self.game()
        play_card(game, "flooding", "space 44")
        assert offered(game) == ["done", "seat 0", "seat 1", "seat 2"]
        answer(game, "seat 1")
        assert offered(game) == ["amount 1", "amount 2", "amount 3", "amount 4"]

    def test_without_money_no_target(self) -> None:
        """TM-C25"""
        game = self.game(rivals=[Seat(), Seat(stock={"megacredits": 3}), Seat()], stock={})
        play_card(game, "flooding", "space 44")
        assert offered(game) == ["done", "seat 2"]

    def test_far_from_all_tiles_nothing_is_asked(self) -> None:
        """TM-C25: an ocean next to hex 33 belongs to nobody; it pays the placer (TM-5.2)."""
        game = self.game(oceans=["33"])
        assert play_card(game, "flooding", "space 32") == {
            "oceans": 1,
            "0 rating": 1,
            "0 plants": 2,
            "0 megacredits": 2,
            "space 32": "ocean",
        }
        assert "end" in offered(game)

    def test_no_ocean_nothing_removed(self) -> None:
        """TM-C25, TM-X06"""
        oceans = ["04", "06", "07", "13", "28", "32", "33", "34", "43"]
        assert play_card(self.game(oceans=oceans), "flooding") == {}


class TestLocalHeatTrapping:
    """5 heat for 4 plants or 2 animals."""

    @pytest.mark.parametrize(
        ("tableau", "moves", "gain"),
        [
            ([], (), {"0 plants": 4}),
            (["ants"], (), {"0 plants": 4}),
            (["fish"], ("choose 1",), {"0 plants": 4}),
            (["fish"], ("choose 2",), {"0 on fish": 2}),
            (["fish", "pets"], ("choose 2", "card pets"), {"0 on pets": 2}),
        ],
    )
    def test_each_alternative(
        self, tableau: list[str], moves: tuple[str, ...], gain: Changes
    ) -> None:
        """TM-C34, TM-8.4"""
        game = a_game(3, tableau=tableau, stock={"heat": 5})
        assert play_card(game, "local_heat_trapping", *moves) == {"0 heat": -5, **gain}

    def test_the_heat_is_compulsory(self) -> None:
        """TM-C6, TM-8.4"""
        game = a_game(hand=["local_heat_trapping"], stock={"megacredits": 1, "heat": 4})
        assert refusals(game, "play local_heat_trapping") == [("stock-too-low", "TM-8.4")]

    @pytest.mark.parametrize(("heat", "is_legal"), [(5, False), (6, True)])
    def test_heat_that_pays_the_cost_does_not_count(self, heat: int, is_legal: bool) -> None:
        """TM-C6: Helion pays the 1 M€ with a sixth heat."""
        hand = ["local_heat_trapping"]
        game = a_game(corporation="helion", hand=hand, stock={"heat": heat})
        assert (refusals(game, "play local_heat_trapping") == []) is is_legal
        if is_legal:
            before = ledger(game)
            answer(game, "play local_heat_trapping")
            happened = changes(before, ledger(game))
            assert happened == {"0 hand": -1, "0 heat": -6, "0 plants": 4}
