"""What a preview tells beyond figures: the question that follows, and its answers."""

from __future__ import annotations

from marineris.testing.mars2049 import a_game


def test_a_preview_names_the_places_that_would_be_offered() -> None:
    game = a_game(cards={"air": 3, "food": 3, "minerals": 3})
    shown = game.preview(0, "build base")
    assert shown["players"][0] == {"air": -3, "food": -3, "minerals": -3}
    assert shown["then"] == "Place"
    game.play(0, "build base")
    assert shown["moves"] == game.legal_moves(0)


def test_a_preview_back_to_the_turn_lists_no_moves() -> None:
    game = a_game(cards={"air": 4})
    shown = game.preview(0, "exchange air food")
    assert shown["then"] == "Turn"
    assert "moves" not in shown
