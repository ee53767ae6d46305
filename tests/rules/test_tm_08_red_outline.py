"""TM-8: effects on any player, and exceptions that a card makes."""

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, do, play_card

RICH = {"megacredits": 200}


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def test_a_red_outline_means_any_player_oneself_included() -> None:
    """TM-8.1: for resources and for production."""
    game = a_game(3, stock={"plants": 1}, rivals=[Seat(stock={"plants": 2})])
    play_card(game, "asteroid")
    assert offered(game) == ["done", "seat 0", "seat 1"]
    some = Seat(production={"plants": 1})
    game = a_game(3, temperature=2, production={"plants": 1}, rivals=[some, some])
    play_card(game, "fish")
    assert offered(game) == ["seat 0", "seat 1", "seat 2"]
    assert do(game, "seat 0") == {"0 plants production": -1}


@pytest.mark.parametrize(
    ("moves", "removed"),
    [(["done"], None), (["seat 1", "amount 1"], -1), (["seat 1", "amount 3"], -3)],
)
def test_removing_resources_is_optional_and_may_be_partial(
    moves: list[str], removed: int | None
) -> None:
    """TM-8.2: not at all, partly or fully."""
    game = a_game(rivals=[Seat(stock={"plants": 9})])
    assert play_card(game, "asteroid", *moves).get("1 plants") == removed


def test_everything_removed_comes_from_one_player() -> None:
    """TM-8.2: with 2 plants at one rival and 5 at another, at most 2 or at most 3 go."""
    rivals = [Seat(stock={"plants": 2}), Seat(stock={"plants": 5})]
    game = a_game(3, rivals=rivals)
    play_card(game, "asteroid", "seat 1")
    assert offered(game) == ["amount 1", "amount 2"]
    assert refusal(game, "amount 3") == [("amount-out-of-range", "TM-8.2")]
    assert do(game, "amount 2") == {"1 plants": -2}
    assert "end" in offered(game), "nothing is left to remove from the other"


def test_lowering_production_is_compulsory() -> None:
    """TM-8.3: there is no way to leave it out."""
    game = a_game(
        3, temperature=2, production={"plants": 1}, rivals=[Seat(production={"plants": 1})]
    )
    play_card(game, "fish")
    assert offered(game) == ["seat 0", "seat 1"]
    assert refusal(game, "done") == [("another-question", "TM-10.3")]
    assert refusal(game, "seat 2") == [("not-a-target", "TM-8.3")]


def test_if_no_opponent_can_bear_it_your_production_falls() -> None:
    """TM-8.3: the only target is taken without a question."""
    game = a_game(temperature=2, production={"plants": 1})
    assert play_card(game, "fish")["0 plants production"] == -1


def test_if_nobody_can_bear_it_the_card_may_not_be_played() -> None:
    """TM-8.3"""
    game = a_game(temperature=2, hand=["fish"], stock=RICH)
    assert refusal(game, "play fish") == [("no-production-to-lower", "TM-8.3")]


def test_the_target_must_bear_the_whole_decrease() -> None:
    """TM-8.3: Birds takes 2 steps, so a production of 1 is no target."""
    rivals = [Seat(production={"plants": 1}), Seat(production={"plants": 2})]
    game = a_game(3, oxygen=13, production={"plants": 2}, rivals=rivals)
    play_card(game, "birds")
    assert offered(game) == ["seat 0", "seat 2"]
    lone = a_game(3, oxygen=13, hand=["birds"], stock=RICH, rivals=rivals[:1])
    assert refusal(lone, "play birds") == [("no-production-to-lower", "TM-8.3")]


def test_a_target_of_money_production_may_go_down_to_minus_5() -> None:
    """TM-8.3: Hackers takes 2 steps, so it needs at least −3."""
    rivals = [Seat(production={"megacredits": -3}), Seat(production={"megacredits": -4})]
    game = a_game(3, production={"energy": 1}, rivals=rivals)
    play_card(game, "hackers")
    assert offered(game) == ["seat 0", "seat 1"]
    assert do(game, "seat 1")["1 megacredits production"] == -2


def test_without_a_red_outline_it_is_yours_and_compulsory() -> None:
    """TM-8.4: Livestock lowers the player's own plant production, whatever the others have."""
    rival = Seat(production={"plants": 5})
    game = a_game(oxygen=9, hand=["livestock"], stock=RICH, rivals=[rival])
    assert refusal(game, "play livestock") == [("production-too-low", "TM-11.A2")]
    game = a_game(oxygen=9, production={"plants": 1}, rivals=[rival])
    assert play_card(game, "livestock") == {
        "0 plants production": -1,
        "0 megacredits production": 2,
    }


def test_a_compulsory_loss_of_stock_must_be_met() -> None:
    """TM-8.4: Nitrophilic Moss costs 2 own plants."""
    game = a_game(oceans=3, hand=["nitrophilic_moss"], stock={**RICH, "plants": 1})
    assert refusal(game, "play nitrophilic_moss") == [("stock-too-low", "TM-8.4")]
    assert play_card(a_game(oceans=3, stock={"plants": 3}), "nitrophilic_moss") == {
        "0 plants": -2,
        "0 plants production": 2,
    }


def test_a_red_outlined_tile_is_of_any_player() -> None:
    """TM-8.5: Greenhouses counts all cities; Industrial Center stands next to anyone's."""
    game = a_game(3, tiles={"10": "city", "12": ("city", 1), "02": ("city", 2)})
    assert play_card(game, "greenhouses") == {"0 plants": 3}
    game = a_game(tiles={"17": ("city", 1)})
    play_card(game, "industrial_center")
    assert offered(game) == [f"space {n}" for n in ("10", "11", "16", "18", "24", "25")]


def test_a_red_outlined_tag_is_of_any_player() -> None:
    """TM-8.5: Saturn Systems gains whoever plays a Jovian tag."""
    game = a_game(active=1, rivals=[Seat()], corporation="saturn_systems")
    assert play_card(game, "asteroid_mining") == {
        "1 titanium production": 2,
        "0 megacredits production": 1,
    }


def test_a_tag_without_outline_is_the_own() -> None:
    """TM-8.5, seen from the other side: Miranda Resort counts own Earth tags only."""
    game = a_game(tableau=["sponsors"], rivals=[Seat(tableau=["cartel", "earth_office"])])
    assert play_card(game, "miranda_resort") == {"0 megacredits production": 1}


def test_an_asterisk_lets_the_card_decide() -> None:
    """TM-8.6: Artificial Lake puts an ocean on land, Urbanized Area a city next to cities."""
    game = a_game(temperature=-6)
    assert play_card(game, "artificial_lake", "space 17")["space 17"] == "ocean"
    cities = {"10": ("city", 1), "12": ("city", 1)}
    game = a_game(tiles=cities, production={"energy": 1})
    assert play_card(game, "urbanized_area")["space 11"] == "city of 0"
