"""TM-12: several effects at once."""

from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def test_the_acting_player_orders_effects_with_choices() -> None:
    """TM-12.1: Mars University and Olympus Conference both react to a science tag."""
    game = a_game(
        tableau={"mars_university": 0, "olympus_conference": 1},
        hand=["mine", "moss"],
    )
    play_card(game, "adaptation_technology")
    assert game.to_act == [0]
    assert offered(game) == ["choose 1", "choose 2"]
    asked = []
    for choice in ("choose 1", "choose 2"):
        twin = game.copy()
        answer(twin, choice)
        asked.append(offered(twin))
    assert asked == [["done", "card moss", "card mine"], ["choose 1", "choose 2"]]


def test_the_order_chosen_is_the_order_that_happens() -> None:
    """TM-12.1: with Olympus Conference first, the card it draws may be discarded afterwards."""
    game = a_game(
        tableau={"mars_university": 0, "olympus_conference": 1},
        hand=["mine"],
        deck=["trees"],
    )
    play_card(game, "adaptation_technology", "choose 2", "choose 2")
    assert "card trees" in offered(game)


def test_what_merely_gives_something_happens_at_once_for_everybody() -> None:
    """TM-12.1: a city sets off cards of three players; nobody is asked anything."""
    game = a_game(
        3,
        corporation="tharsis_republic",
        stock={"megacredits": 25},
        rivals=[Seat(tableau=["rover_construction"]), Seat(tableau=["pets", "immigrant_city"])],
    )
    assert do(game, "project city", "space 48") == {
        "space 48": "city of 0",
        "0 megacredits": -25 + 3,
        "0 megacredits production": 1 + 1,
        "1 megacredits": 2,
        "2 on pets": 1,
        "2 megacredits production": 1,
    }
    assert game.to_act == [0]
    assert "end" in offered(game)


def test_equal_effects_are_not_put_in_order() -> None:
    """TM-12.1: Research has two science tags: Mars University asks twice, in no order."""
    game = a_game(tableau=["mars_university"], hand=["moss", "mine"])
    play_card(game, "research")
    assert offered(game) == ["choose 1", "choose 2"], "to draw, or to let the University ask"
    answer(game, "choose 1", "card moss")
    assert offered(game)[0] == "done"
    assert do(game, "card mine") == {}, "one discarded, one drawn"
    assert "end" in offered(game)
