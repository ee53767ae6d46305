"""The menu: keys, names and beginnings of names; and what a typed line means."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.cli.errors import CliError
from marineris.cli.terminal.input import ANSWER, Command, read_command
from marineris.cli.terminal.menu import Menu
from marineris.testing import TerraformingGame, a_game
from marineris.testing.mars2049 import a_game as a_mars_game
from marineris.text import Text

TEXT = Text("en")


def menu_of(game: TerraformingGame) -> Menu:
    question = game.question(game.to_act[0])
    assert question is not None
    return Menu(question, ["Ana", "Bo"], TEXT, lambda move: "")


def turn(**position: Any) -> Menu:
    return menu_of(a_game(**position))


def test_moves_come_in_groups_and_passing_has_the_key_0() -> None:
    menu = turn(hand=["mine", "asteroid"], stock={"megacredits": 30, "heat": 8})
    names = [name for name, _ in menu.groups()]
    assert names == ["cards", "conversions", "claims", "projects", "closing"]
    assert menu.find("0").move == "pass"
    assert menu.find("1").move == "play asteroid"
    keys = [entry.key for entry in menu.entries]
    assert sorted(keys) == list(range(len(keys)))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("play mine", "play mine"),
        ("mine", "play mine"),
        ("Mine", "play mine"),
        ("play ast", "play asteroid"),
        ("convert h", "convert heat"),
        ("project asteroid", "project asteroid"),
        ("pass", "pass"),
        ("Power Plant", "project power_plant"),
    ],
)
def test_a_move_is_found_by_its_name_or_a_beginning(typed: str, move: str) -> None:
    menu = turn(hand=["mine", "asteroid"], stock={"megacredits": 30, "heat": 8})
    assert menu.find(typed).move == move


def test_what_could_be_several_moves_is_asked_about() -> None:
    menu = turn(hand=["mine", "asteroid"], stock={"megacredits": 30})
    with pytest.raises(CliError) as caught:
        menu.find("asteroid")
    assert caught.value.about == "several-moves"
    assert caught.value.facts["moves"] == ["play asteroid", "project asteroid"]


@pytest.mark.parametrize(
    ("typed", "about"),
    [("99", "no-such-key"), ("1" * 40, "no-such-key"), ("fly", "no-such-answer")],
)
def test_what_is_no_answer_is_refused(typed: str, about: str) -> None:
    with pytest.raises(CliError) as caught:
        turn().find(typed)
    assert caught.value.about == about


def test_spaces_and_amounts_are_their_own_keys() -> None:
    game = a_game(stock={"megacredits": 25})
    game.play(0, "project city")
    menu = menu_of(game)
    assert menu.find("40").move == "space 40"
    assert "40" in menu.spaces
    game = a_game(hand=["mine"], stock={"megacredits": 4, "steel": 2})
    game.play(0, "play mine")
    menu = menu_of(game)
    assert menu.amounts == (0, 2)
    assert menu.find("0").move == "amount 0"


def test_several_cards_are_taken_in_one_go() -> None:
    game = a_game(hand=["mine", "asteroid", "ants"])
    game.play(0, "project sell_patents")
    menu = menu_of(game)
    assert menu.takes_several
    names = [entry.move for entry in menu.picks()]
    assert [entry.move for entry in menu.find_several("3, 1")] == [names[2], names[0]]
    assert [entry.move for entry in menu.find_several("all")] == names
    assert [entry.move for entry in menu.find_several("ants")] == ["card ants"]
    with pytest.raises(CliError):
        menu.find_several("1 9")
    with pytest.raises(CliError):
        menu.find_several(",")


def test_none_and_some_exclude_each_other() -> None:
    import marineris

    game = marineris.new("terraforming", players=2, seed=1)
    game.play(0, game.legal_moves(0)[0])
    menu = menu_of(game)
    assert [entry.move for entry in menu.find_several("0")] == ["done"]
    with pytest.raises(CliError) as caught:
        menu.find_several("0 1")
    assert caught.value.about == "none-and-some"


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("", Command("nothing")),
        ("   ", Command("nothing")),
        (",", Command("nothing")),
        (" , ,", Command("nothing")),
        ("12", Command(ANSWER, "12")),
        ("play mine", Command(ANSWER, "play mine")),
        ("?", Command("help")),
        ("? 3", Command("why", "3")),
        ("?3", Command("why", "3")),
        ("why project city", Command("why", "project city")),
        ("CARD ants", Command("card", "ants")),
        ("exit", Command("quit")),
        ("save  my game.txt", Command("save", "my game.txt")),
    ],
)
def test_a_line_means_a_command_or_an_answer(typed: str, command: Command) -> None:
    assert read_command(typed) == command


def test_a_fixed_number_is_taken_in_any_order_and_in_parts() -> None:
    """TM-12.2: 2 of 4, the highest first, one at a time or both at once."""
    deck = ["moss", "asteroid", "trees", "birds"]
    game = a_game(hand=["business_contacts"], stock={"megacredits": 9}, deck=deck)
    game.play(0, "play business_contacts")
    menu = menu_of(game)
    assert menu.takes_several
    assert not menu.is_open
    assert [entry.move for entry in menu.picks()] == [entry.move for entry in menu.cards()]
    assert len(menu.picks()) == 4
    both = [menu.picks()[3].move, menu.picks()[0].move]
    assert [entry.move for entry in menu.find_several("4 1")] == both
    with pytest.raises(CliError) as caught:
        menu.find_several("1 2 3")
    assert caught.value.facts == {"most": 2, "given": 3}
    game.play(0, both[0])
    menu = menu_of(game)
    assert not menu.takes_several
    assert menu.left == 1
    assert menu.find(f"unpick {both[0]}").words == "Take back “Keep Moss”"


def test_one_thing_is_taken_several_times() -> None:
    """MA-12.P2: Support gives four units, freely mixed."""
    game = a_mars_game(missions=["support"])
    game.play(0, "use support")
    question = game.question(0)
    assert question is not None
    menu = Menu(question, ["Ana", "Bo"], Text("en", "mars2049"), lambda move: "")
    found = [entry.move for entry in menu.find_several("2 1 3 2")]
    assert found == ["take food", "take air", "take minerals", "take food"]
