"""Why a move is not legal: the real reasons, all of them, each with its own rule."""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.core.reason import Reason
from marineris.core.selection import MOST_UNPICKED
from marineris.testing import Seat, TerraformingGame, a_game, answer, play_card

RICH = {"megacredits": 60}


def refusal(game: TerraformingGame, move: str, seat: int | None = None) -> list[tuple[str, str]]:
    asked = game.to_act[0] if seat is None else seat
    return [(reason.code, reason.rule) for reason in game.why_not(asked, move)]


def after_card(card: str, *moves: str, **position: Any) -> TerraformingGame:
    """Somebody plays a card and answers its first questions."""
    game = a_game(**position)
    play_card(game, card, *moves)
    return game


# ---------------------------------------------------------------------- demands of a card


def test_immigrant_city_lacks_only_energy() -> None:
    """TM-C19: its own city makes up for the M€ production, so that is no obstacle."""
    position: dict[str, Any] = {"hand": ["immigrant_city"], "stock": RICH}
    game = a_game(production={"megacredits": -4}, **position)
    facts = {"resource": "energy", "have": 0, "need": 1}
    assert game.why_not(0, "play immigrant_city") == [
        Reason("production-too-low", "TM-11.A2", facts)
    ]
    assert not a_game(production={"megacredits": -4, "energy": 1}, **position).why_not(
        0, "play immigrant_city"
    )


def test_immigrant_city_lacks_both() -> None:
    """TM-C19: from −5 the city does not make up for it, whatever the energy."""
    game = a_game(hand=["immigrant_city"], stock=RICH, production={"megacredits": -5})
    named = [reason.facts["resource"] for reason in game.why_not(0, "play immigrant_city")]
    assert named == ["energy", "megacredits"]


def test_a_card_that_meets_its_own_demand_does_so_at_any_time() -> None:
    """TM-C19: asked about in research, and while patents are picked to be sold."""
    position: dict[str, Any] = {
        "hand": ["immigrant_city", "ants"],
        "stock": RICH,
        "production": {"megacredits": -4, "energy": 1},
    }
    game = a_game(**position)
    answer(game, "pass", "pass")
    assert refusal(game, "play immigrant_city", 0) == [("another-question", "TM-10.3")]
    game = a_game(**position)
    answer(game, "project sell_patents", "card ants")
    assert refusal(game, "play immigrant_city", 0) == [("another-question", "TM-10.3")]


def test_hackers_lack_only_energy() -> None:
    """TM-C18: own −5 and rival −4; after the gain of 2 one's own can go down 2."""
    rivals = [Seat(production={"megacredits": -4})]
    game = a_game(hand=["hackers"], stock=RICH, production={"megacredits": -5}, rivals=rivals)
    facts = {"resource": "energy", "have": 0, "need": 1}
    assert game.why_not(0, "play hackers") == [Reason("production-too-low", "TM-11.A2", facts)]


@pytest.mark.parametrize(
    ("card", "metal", "need", "have"),
    [("water_import_from_europa", "titanium", 12, 11), ("aquifer_pumping", "steel", 8, 6)],
)
def test_accepted_metal_is_counted(card: str, metal: str, need: int, have: int) -> None:
    """TM-C4: 2 M€ and 3 titanium are 11, 2 M€ and 2 steel are 6."""
    units = 3 if metal == "titanium" else 2
    game = a_game(tableau=[card], stock={"megacredits": 2, metal: units})
    [reason] = game.why_not(0, f"use {card}")
    assert (reason.facts["need"], reason.facts["have"]) == (need, have)


# ---------------------------------------------------------------------- whose turn it is


def test_who_has_passed_is_told_so() -> None:
    """TM-10.3: out until the phase ends; then it is only not their turn."""
    game = a_game(stock=RICH, rivals=[Seat(stock=RICH)])
    answer(game, "pass")
    turn = ("not-your-turn", "TM-10.3")
    assert refusal(game, "project asteroid", 0) == [("passed", "TM-10.3"), turn]
    assert refusal(game, "card ants", 0) == [("passed", "TM-10.3"), turn]
    answer(game, "pass")
    game.play(0, "done")
    assert refusal(game, "card ants", 0) == [turn]


def test_who_waits_has_not_passed() -> None:
    """TM-10.3"""
    game = a_game(stock=RICH, rivals=[Seat(stock=RICH)])
    assert refusal(game, "project asteroid", 1) == [("not-your-turn", "TM-10.3")]


# ---------------------------------------------------------------------- amounts


def test_what_power_infrastructure_sells() -> None:
    """TM-11.E2: the price left of the arrow; there is only so much energy."""
    game = a_game(tableau=["power_infrastructure"], stock={"energy": 5})
    answer(game, "use power_infrastructure")
    assert refusal(game, "amount 6") == [("amount-out-of-range", "TM-11.E2")]


def test_what_insulation_converts() -> None:
    """TM-C20"""
    game = after_card("insulation", production={"heat": 2})
    for amount in (0, 3):
        assert refusal(game, f"amount {amount}") == [("amount-out-of-range", "TM-C20")]


def test_helions_heat() -> None:
    """TM-C5: as money, for a project and in research."""
    game = a_game(corporation="helion", stock={"megacredits": 20, "heat": 10})
    answer(game, "project asteroid")
    assert refusal(game, "amount 11") == [("amount-out-of-range", "TM-C5")]
    game = a_game(corporation="helion", stock={"megacredits": 20, "heat": 10})
    answer(game, "pass", "pass")
    game.play(0, game.legal_moves(0)[1])
    game.play(0, "done")
    assert refusal(game, "amount 9", 0) == [("amount-out-of-range", "TM-C5")]


def test_heat_that_a_card_takes_besides() -> None:
    """TM-C6: 5 of the 8 heat are kept for Local Heat Trapping."""
    stock = {"megacredits": 9, "heat": 6}
    game = a_game(corporation="helion", hand=["local_heat_trapping"], stock=stock)
    answer(game, "play local_heat_trapping")
    assert refusal(game, "amount 2") == [("amount-out-of-range", "TM-C6")]


@pytest.mark.parametrize(
    ("steel", "coins", "amount", "rule"),
    [(5, 9, 3, "TM-O4"), (1, 9, 2, "TM-6.6"), (5, 2, 0, "TM-6.6")],
)
def test_metal_that_is_wasted_missing_or_too_little(
    steel: int, coins: int, amount: int, rule: str
) -> None:
    """TM-O4, TM-6.6: Mine costs 4 M€."""
    game = a_game(hand=["mine"], stock={"steel": steel, "megacredits": coins})
    answer(game, "play mine")
    assert refusal(game, f"amount {amount}") == [("amount-out-of-range", rule)]


# ---------------------------------------------------------------------- targets


def test_plants_of_protected_habitats() -> None:
    """TM-C27"""
    rivals = [
        Seat(tableau=["protected_habitats"], stock={"plants": 3}),
        Seat(stock={"plants": 3}),
        Seat(),
    ]
    game = after_card("asteroid", players=4, rivals=rivals)
    assert refusal(game, "seat 1") == [("not-a-target", "TM-C27")]
    assert refusal(game, "seat 3") == [("not-a-target", "TM-8.2")]


def test_animals_of_protected_habitats_and_pets() -> None:
    """TM-C27, TM-C28"""
    guarded = Seat(tableau={"protected_habitats": 0, "birds": 2})
    rivals = [guarded, Seat(tableau={"fish": 1, "pets": 2, "livestock": 0})]
    game = after_card("virus", players=3, rivals=rivals)
    assert refusal(game, "card birds") == [("card-not-offered", "TM-C27")]
    assert refusal(game, "card pets") == [("card-not-offered", "TM-C28")]
    assert refusal(game, "card livestock") == [("card-not-offered", "TM-8.2")]


def test_prey_of_predators() -> None:
    """TM-C26, TM-C28: not the animals on the card itself, nor pets."""
    prey = {"predators": 1, "pets": 2, "fish": 1, "birds": 1}
    game = a_game(tableau=prey)
    answer(game, "use predators")
    assert refusal(game, "card pets") == [("card-not-offered", "TM-C28")]
    assert refusal(game, "card ants") == [("card-not-offered", "TM-C26")]


def test_flooding_elsewhere() -> None:
    """TM-C25: seat 2 has no tile beside the ocean."""
    tiles: dict[str, tuple[str, int | str]] = {"35": ("city", 1), "03": ("city", 2)}
    rivals = [Seat(stock=RICH), Seat(stock=RICH)]
    game = after_card("flooding", "space 34", players=3, tiles=tiles, rivals=rivals)
    assert refusal(game, "seat 2") == [("not-a-target", "TM-C25")]


def test_hired_raiders_on_oneself() -> None:
    """TM-C24"""
    rivals = [Seat(stock={"steel": 2, "megacredits": 5})]
    game = after_card("hired_raiders", "choose 1", stock={"steel": 3}, rivals=rivals)
    assert refusal(game, "seat 0") == [("not-a-target", "TM-C24")]


# ---------------------------------------------------------------------- alternatives and cards


def test_an_alternative_without_a_card_to_hold_it() -> None:
    """TM-C34"""
    position: dict[str, Any] = {"tableau": ["tardigrades"], "oceans": 9}
    game = after_card("imported_hydrogen", **position)
    assert refusal(game, "choose 3") == [("not-offered", "TM-C34")]


def test_ceos_favorite_project() -> None:
    """TM-C35: the card must hold a resource already."""
    game = after_card("ceos_favorite_project", tableau={"ants": 1, "tardigrades": 1, "fish": 0})
    assert refusal(game, "card fish") == [("card-not-offered", "TM-C35")]


def test_the_unmi_without_a_raise() -> None:
    """TM-C16"""
    game = a_game(corporation="united_nations_mars_initiative", stock=RICH)
    move = "use united_nations_mars_initiative"
    assert refusal(game, move) == [("rating-not-raised", "TM-C16")]


def test_choices_of_cards() -> None:
    """TM-C36, TM-C11, TM-C21, TM-9.6: each has its rule."""
    game = after_card("business_contacts", deck=["birds", "ants", "mine", "moss"])
    assert refusal(game, "card fish") == [("card-not-offered", "TM-C36")]
    game = after_card("trans_neptune_probe", tableau=["mars_university"], hand=["fish"])
    assert refusal(game, "card birds") == [("card-not-offered", "TM-C11")]
    game = after_card("robotic_workforce", tableau=["mine", "titanium_mine"])
    assert refusal(game, "card birds") == [("card-not-offered", "TM-C21")]
    game = marineris.new("terraforming", players=2, seed=4)
    assert refusal(game, "card ants") == [("card-not-offered", "TM-9.6")]


def test_draft_and_research() -> None:
    """TM-16.1, TM-10.2"""
    game = a_game(options={"draft": True}, hand=["ants"])
    answer(game, "pass", "pass")
    assert refusal(game, "card ants") == [("card-not-offered", "TM-16.1")]
    game = a_game(hand=["ants"], stock=RICH)
    answer(game, "pass", "pass")
    assert refusal(game, "card ants") == [("card-not-offered", "TM-10.2")]


def test_the_price_of_a_card_to_buy() -> None:
    """TM-10.2: with 2 M€ left none can be bought, and that is the reason."""
    game = a_game(rating=2)
    answer(game, "pass", "pass")
    dealt = game.view(0)["own"]["dealt"][0]
    facts = {"need": 3, "have": 2}
    assert game.why_not(0, f"card {dealt}") == [Reason("money-too-low", "TM-10.2", facts)]


def test_picks_of_several_cards() -> None:
    """TM-11.B1, TM-10.2: what has been picked decides what may be picked, taken back or ended."""
    game = a_game(hand=["ants", "mine", "moss"])
    answer(game, "project sell_patents")
    facts = {"need": 1, "have": 0}
    assert game.why_not(0, "done") == [Reason("picks-too-few", "TM-11.B1", facts)]
    assert refusal(game, "unpick card mine") == [("not-picked", "TM-12.2")]
    answer(game, "card mine")
    assert refusal(game, "card mine") == [("picked-already", "TM-12.2")]
    for _ in range(MOST_UNPICKED):
        answer(game, "unpick card mine", "card mine")
    assert refusal(game, "unpick card mine") == [("nothing-more-taken-back", "TM-12.2")]
    game = a_game(hand=["ants"], rating=4)
    answer(game, "pass", "pass")
    first, second = game.view(0)["own"]["dealt"][:2]
    game.play(0, f"card {first}")
    assert refusal(game, f"card {first}") == [("picked-already", "TM-12.2")]
    assert refusal(game, f"card {second}") == [("money-too-low", "TM-10.2")]


# ---------------------------------------------------------------------- places


def test_mining_area_away_from_own_tiles() -> None:
    """TM-C29"""
    game = after_card("mining_area", tiles={"54": "greenery"})
    assert refusal(game, "space 03") == [("not-next-to-own", "TM-C29")]


# ---------------------------------------------------------------------- the last greeneries


def test_heat_in_the_last_conversion() -> None:
    """TM-13.2: plants only."""
    game = a_game(
        temperature=8, oxygen=14, oceans=9, stock={"plants": 8, "heat": 8}, rivals=[Seat()]
    )
    answer(game, "pass", "pass")
    assert refusal(game, "convert heat") == [("not-offered", "TM-13.2")]


@pytest.mark.parametrize("seat", [0, 1])
def test_cubes_go_on_own_cards_whatever_others_have(seat: int) -> None:
    """TM-6.9, TM-C34: two cards of one's own can hold them, none of the rival's can."""
    own = Seat(
        hand=["imported_hydrogen"],
        tableau={"ants": 1, "fish": 0, "tardigrades": 0},
        stock={"megacredits": 16},
    )
    first, second = (own, Seat()) if seat == 0 else (Seat(), own)
    game = a_game(active=seat, rivals=[second], **vars(first))
    play_card(game, "imported_hydrogen", "space 04", "choose 2")
    assert refusal(game, "card fish", seat) == [("card-not-offered", "TM-6.9")]
    assert {game.move_name(move) for move in game.legal_moves(seat)} == {
        "card ants",
        "card tardigrades",
    }


# ---------------------------------------------------------------------- cards for sale


Refusals = list[tuple[str, str, dict[str, Any]]]


class Sale:
    """Research of three seats: what each may answer, and why not, worked out from what it sees."""

    def __init__(self, game: TerraformingGame, prices: list[int]) -> None:
        self.game = game
        self.prices = prices

    def check(self) -> None:
        """Whatever a seat could say about a card."""
        for seat, price in enumerate(self.prices):
            view = self.game.view(seat)
            asked = self.game.decision(seat)
            dealt: list[str] = view["own"]["dealt"]
            if asked is None:
                for name in (f"card {dealt[0]}" if dealt else "card ants", "done"):
                    told = self.told(seat, name)
                    assert told == [("not-your-turn", "TM-10.3", {"to_act": self.game.to_act})]
                continue
            picked = [name.split(" ")[1] for name in asked["selection"]["picked"]]
            left = view["players"][seat]["stock"][0] - price * len(picked)
            others = [one for whose in range(3) for one in self.game.view(whose)["own"]["dealt"]]
            is_open = any(name.startswith("card ") for name in asked["moves"])
            for card in (*dealt, *others, *view["own"]["hand"]):
                expected: Refusals = []
                if card in picked:
                    expected = [("picked-already", "TM-12.2", {})]
                elif card not in dealt and is_open:
                    expected = [("card-not-offered", "TM-10.2", {"card": card})]
                elif card not in dealt:  # no card at all can be picked
                    expected = [("another-question", "TM-10.3", {"question": "Buy"})]
                elif left < price:
                    expected = [("money-too-low", "TM-10.2", {"need": price, "have": left})]
                assert self.told(seat, f"card {card}") == expected, (seat, card)
                back: Refusals = [] if card in picked else [("not-picked", "TM-12.2", {})]
                assert self.told(seat, f"unpick card {card}") == back, (seat, card)
                codes = [one[0] for one in self.told(seat, f"play {card}")]
                assert codes[0] == "another-question"
                assert ("not-in-hand" in codes) == (card not in view["own"]["hand"])
            assert self.told(seat, "done") == []

    def told(self, seat: int, move: str) -> Refusals:
        return [(one.code, one.rule, dict(one.facts)) for one in self.game.why_not(seat, move)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_what_each_seat_may_buy(first: int) -> None:
    """TM-10.2, TM-12.2, TU-14.1: Terralabs Research pays 1 M€ for a card, the others 3."""
    seats = [
        Seat(rating=0, stock={"megacredits": money}, hand=[card])
        for money, card in ((7, "ants"), (2, "fish"), (4, "birds"))
    ]
    seats[1].corporation = "terralabs_research"
    game = a_game(3, options={"turmoil": True}, rivals=seats[1:], **vars(seats[0]))
    answer(game, "pass", "pass", "pass")
    while any((game.decision(seat) or {}).get("question") != "Buy" for seat in range(3)):
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    money = [game.view(seat)["players"][seat]["stock"][0] for seat in range(3)]
    sale = Sale(game, [3, 1, 3])
    sale.check()
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        dealt = game.view(seat)["own"]["dealt"]
        for card in dealt[: money[seat] // sale.prices[seat]]:
            game.play(seat, f"card {card}")
            if (game.decision(seat) or {}).get("question") == "Buy":
                sale.check()
        if seat in game.to_act and len(game.to_act) > 1:
            game.play(seat, "done")
            sale.check()


@pytest.mark.parametrize("purses", [(2, 3, 7), (7, 2, 3), (3, 7, 2)])
def test_each_seat_buys_with_its_own_money(purses: tuple[int, int, int]) -> None:
    """TM-10.2: 3 M€ a card, whatever the others have."""
    first, *rivals = [Seat(rating=0, stock={"megacredits": money}) for money in purses]
    game = a_game(3, rivals=rivals, **vars(first))
    answer(game, "pass", "pass", "pass")
    for seat, money in enumerate(purses):
        dealt = [f"card {name}" for name in game.view(seat)["own"]["dealt"]]
        assert len(dealt) == 4
        for bought in range(money // 3):
            game.play(seat, dealt[bought])
        left = money - 3 * (money // 3)
        facts = {"need": 3, "have": left}
        asked = game.decision(seat)
        if asked is None:
            assert money < 3  # it can only buy nothing, so it is not asked
            continue
        for name in dealt[money // 3 :]:
            assert game.why_not(seat, name) == [Reason("money-too-low", "TM-10.2", facts)]
