"""Whole games and every command at the table."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.runner import one_line, run

import marineris
from marineris.cli.errors import CliError
from marineris.cli.seats import Seat as Place
from marineris.cli.terminal.session import Session
from marineris.testing import Seat, a_game

HAND = ["food_factory", "mining_rights", "herbivores", "kelp_farming"]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The words that go on with a game in which it is Ana's turn, against a bot."""
    game = a_game(
        hand=HAND,
        stock={"megacredits": 42},
        production={"plants": 1},
        rivals=[Seat(corporation="credicor", stock={"megacredits": 40}, hand=["birds"])],
    )
    file = tmp_path_factory.mktemp("play") / "game.txt"
    file.write_text(game.record().dumps())
    return ["play", "--load", str(file), "--players", "Ana,greedy"]


def play(words: list[str], *typed: str) -> str:
    """What is printed when a person types some lines and leaves."""
    result = run(*words, typed="\n".join([*typed, "quit", ""]) + "\n")
    assert result.exit_code == 0, result.output
    assert result.exception is None
    return result.output


def test_bots_alone_play_to_the_end() -> None:
    result = run("play", "--players", "greedy,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Greedy won." in result.output
    assert re.search(r"1  ● Greedy +\d+", result.output)
    assert "\x1b" not in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_the_first_screen_has_everything(table: list[str]) -> None:
    shown = play(table)
    assert "Terraforming Mars · Ana and Greedy · seed 1" in shown
    assert "│ 31# │ 32~ │" in shown
    assert "Temperature −30 of 8 °C" in shown
    assert "● Ana    ◄" in shown
    assert "✓ 12 Food Factory" in shown
    assert "1 Play Food Factory 12 M€" in one_line(shown)
    assert "Standard projects" in shown
    assert "0 Pass for this generation" in one_line(shown)
    assert shown.rstrip().endswith("You left the game.")


def test_enter_alone_never_acts(table: list[str]) -> None:
    shown = play(table, "", "", "")
    assert shown.count("Type a number, or help.") == 3
    assert "passed" not in shown


def test_passing_is_asked_about_once(table: list[str]) -> None:
    shown = play(table, "0")
    assert "Type it again to pass." in one_line(shown)
    assert "Ana passed" not in shown
    assert "Ana passed" in play(table, "0", "0")
    assert "Ana passed" in play(table, "pass", "pass")
    assert "Ana passed" not in play(table, "0", "help", "0")


@pytest.mark.parametrize("typed", ["1", "play food_factory", "food fac", "Food Factory"])
def test_a_move_by_number_name_or_beginning(table: list[str], typed: str) -> None:
    assert "Ana played Food Factory for 12 M€." in play(table, typed)


def test_a_tile_is_placed_by_the_number_on_the_map(table: list[str]) -> None:
    shown = play(table, "mining rights", "53")
    assert "»53" in shown
    assert "Ana placed the Mining Rights tile on space 53." in shown


def test_wrong_answers_are_explained(table: list[str]) -> None:
    shown = one_line(play(table, "99", "fly", "play", "mining rights", "33"))
    assert "There is no 99 in the list." in shown
    assert "“fly” is none of the possible answers." in shown
    assert "“play” could be: play food_factory or play mining_rights." in shown
    assert "There is no 33 in the list." in shown


def test_why_a_move_is_not_possible(table: list[str]) -> None:
    typed = ("? birds", "why herbivores", "? 1", "why milestone mayor", "why xyzzy", "? 99")
    shown = one_line(play(table, *typed))
    assert "That card is not in your hand. (TM-11.A1)" in shown
    assert "Needs 8% oxygen; there is 0%. (TM-7.6)" in shown
    assert "You can do that now. Play Food Factory ● Ana M€ −12" in shown
    assert "TM-11.C1" in shown
    assert "There is no move “xyzzy”" in shown
    assert "There is no 99 in the list." in shown


def test_everything_can_be_looked_at(table: list[str]) -> None:
    looks = ("preview 1", "card ants", "map", "hand", "played greedy", "moves", "help")
    shown = play(table, *looks)
    assert "M€ production +4" in shown
    assert "1 VP per 2 microbes here." in shown
    assert shown.count("│ 31# │") == 2
    assert shown.count("✓ 12 Food Factory") == 2
    assert "CrediCor" in shown
    assert shown.count("Which action do you take?") == 2
    assert "Enter alone never does anything." in one_line(shown)
    assert "There is no card “xyzzy”" in one_line(play(table, "card xyzzy"))
    assert "The players are Ana and Greedy" in one_line(play(table, "played Zed"))


def test_the_log_tells_it_again(table: list[str]) -> None:
    assert play(table, "1", "log").count("Ana played Food Factory") == 2
    assert play(table, "1", "log 1").count("Ana played Food Factory") == 1


def test_undo_goes_back_as_far_as_it_may(table: list[str]) -> None:
    shown = play(table, "undo", "1", "undo", "1")
    assert "There is nothing to undo." in shown
    assert "Undone." in shown
    assert shown.count("Ana played Food Factory") == 2
    assert "Others have moved since" in one_line(play(table, "1", "0", "undo"))


def test_undo_stops_where_something_came_to_light() -> None:
    game = marineris.new("terraforming", players=2, seed=1, log=True)
    session = Session(game, [Place("Ana"), Place("Bo")])
    for seat in (0, 1):
        corporation = session.game.move_name(session.game.legal_moves(seat)[0])
        session.play(seat, [corporation])
        session.undo(seat)
        session.play(seat, [corporation])
        session.play(seat, ["done"])
    # Both have chosen: the corporations lie open, so Bo may not choose again.
    for seat, about in ((0, "undo-others"), (1, "undo-revealed")):
        with pytest.raises(CliError) as caught:
            session.undo(seat)
        assert caught.value.about == about


def test_undo_stops_where_cards_were_drawn() -> None:
    game = a_game(hand=["invention_contest"], stock={"megacredits": 9}, log=True)
    session = Session(game, [Place("Ana"), Place("Bo")])
    session.play(0, ["play invention_contest"])
    with pytest.raises(CliError) as caught:
        session.undo(0)
    assert caught.value.about == "undo-revealed"


def test_undo_takes_back_the_whole_line_and_tells_the_others_once() -> None:
    game = marineris.new("terraforming", players=2, seed=1, corporate_era=True, log=True)
    session = Session(game, [Place("Ana"), Place("Bo")])
    session.play(0, [session.game.move_name(session.game.legal_moves(0)[0])])
    session.news(0)
    before = session.game.digest()
    cards = [session.game.move_name(move) for move in session.game.legal_moves(0)]
    picks = [name for name in cards if name.startswith("card ")][:3]
    session.play(0, picks)
    session.undo(0)
    assert session.game.digest() == before
    assert [event["event"] for event in session.news(0)] == []
    assert [event["event"] for event in session.news(1)].count("Undone") == 1
    session.undo(0)
    with pytest.raises(CliError) as caught:
        session.undo(0)
    assert caught.value.about == "nothing-to-undo"


def test_moves_that_are_not_all_legal_are_not_made() -> None:
    game = marineris.new("terraforming", players=2, seed=1, log=True)
    session = Session(game, [Place("Ana"), Place("Bo")])
    corporation = game.move_name(game.legal_moves(0)[0])
    before = session.game.digest()
    with pytest.raises(marineris.IllegalMove):
        session.play(0, [corporation, "pass"])
    assert session.game.digest() == before


def test_start_cards_are_bought_in_one_go() -> None:
    words = ["play", "--seed", "3", "--players", "Ana,greedy", "--corporate-era"]
    shown = play(words, "1", "2 4")
    assert "The project cards you were dealt" in shown
    assert "M€ to start with" in shown
    assert re.search(r"Ana bought .+ and .+\.", one_line(shown))
    assert "Ana bought no cards." in play(words, "1", "0")


def test_a_saved_game_goes_on_where_it_stopped(table: list[str], tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    shown = play(table, "1", f"save {file}", "save")
    assert "marineris play --load" in one_line(shown)
    assert "Say where: save FILE." in shown
    again = play(["play", "--load", str(file)])
    assert "Ana and Greedy" in again
    assert "Do you take a second action?" in again
    assert "Eva and Random" in play(["play", "--load", str(file), "--players", "Eva,random"])
    assert run("play", "--load", str(file), "--players", "3").exit_code == 2


def test_leaving_offers_to_save(table: list[str], tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    result = run(*table, typed=f"quit\n{file}\n")
    assert result.exit_code == 0
    assert marineris.loads(file.read_text()).players == 2


def test_a_folder_that_is_not_there_does_not_end_the_game(table: list[str]) -> None:
    shown = one_line(play(table, "save no/such/folder/game.txt", "1"))
    assert "cannot be used: the folder does not exist." in shown
    assert "Ana played Food Factory" in shown


def test_the_end_of_input_leaves_cleanly(table: list[str]) -> None:
    result = run(*table, typed="1\n")
    assert result.exit_code == 0
    assert "You left the game." in result.output


def test_ctrl_c_offers_to_save_and_leaves(
    table: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("marineris.cli.terminal.prompt.Table.ask", interrupt)
    result = run(*table, typed="\n")
    assert result.exit_code == 130
    assert "To save the game, type a file name" in one_line(result.output)


def test_what_one_person_holds_is_hidden_from_the_next(table: list[str]) -> None:
    shown = play([*table[:-1], "Ana,Bo"], "", "1", "0", "", "hand", "log")
    anas, _, bos = shown.partition("Pass the keyboard to Bo, then press Enter.")
    assert "Pass the keyboard to Ana, then press Enter." in anas
    assert "Kelp Farming" in anas
    assert "Birds" not in anas
    assert "Kelp Farming" not in bos
    assert "Birds" in bos


def test_paying_with_metal_says_what_it_is_worth(tmp_path: Path) -> None:
    game = a_game(hand=["mine"], stock={"megacredits": 4, "steel": 2})
    file = tmp_path / "game.txt"
    file.write_text(game.record().dumps())
    shown = play(["play", "--load", str(file), "--players", "Ana,random"], "mine", "9", "1")
    assert "Each steel is worth 2 M€ here." in shown
    assert "Type a number from 0 to 2." in shown
    assert "There is no 9 in the list." in shown
    assert "steel −1" in shown


def test_every_person_sees_the_table_first() -> None:
    words = ["play", "--seed", "3", "--players", "Ana,Bo", "--corporate-era"]
    shown = play(words, "", "1", "0", "", "1")
    assert shown.count("The project cards you were dealt") == 2


def test_alone_against_mars() -> None:
    shown = play(["play", "--players", "Ana", "--seed", "5"], "1", "0")
    assert "Milestones" not in shown
    assert "○" in shown


def test_the_newcomer_gets_an_easy_start_and_the_expert_does_not() -> None:
    easy = ["play", "--seed", "3"]
    assert "Beginner Corporation" in play(easy)
    for words in ([*easy, "--corporate-era"], [*easy, "--draft"], [*easy, "--beginners", "none"]):
        assert "Which corporation do you play for?" in play(words)


def test_the_other_game_can_be_looked_at() -> None:
    looks = ("1", "moves", "map", "hand", "played 2", "preview 1", "card xyzzy", "help")
    shown = play(["play", "--game", "mars2049", "--seed", "3"], *looks)
    assert "Mars 2049" in shown
    assert "Traceback" not in shown


MOST_ANSWERS = 4000


def answer_until_the_end(child: subprocess.Popen[str], rng: random.Random) -> str:
    """Type numbers that the menu shows until the game is over; what was printed."""
    assert child.stdin is not None
    assert child.stdout is not None
    shown, since = "", ""
    left = MOST_ANSWERS
    while left and (sign := child.stdout.read(1)):
        since += sign
        if since.endswith("\n> "):
            keys = re.findall(r"^ {0,2}(\d+) +\S", since, re.MULTILINE)
            spaces = re.findall(r"»(\d\d)", since)
            amount = re.search(r"from (\d+) to (\d+)\.\n> $", since)
            key = rng.choice(spaces or keys or ["moves"])
            if amount:
                key = rng.choice(amount.groups())
            elif "again to pass" in one_line(since):
                key = "pass"
            child.stdin.write(f"{key}\n")
            child.stdin.flush()
            left -= 1
            shown, since = shown + since, ""
    child.stdin.close()
    return shown + since + child.stdout.read()


def test_a_whole_game_in_a_process_of_its_own() -> None:
    """A person who answers with any number that is offered gets to the scoring table."""
    command = [sys.executable, "-m", "marineris.cli", "play", "--players", "Ana,greedy"]
    environment = {**os.environ, "COLUMNS": "80", "MARINERIS_LANGUAGE": "en"}
    with subprocess.Popen(
        [*command, "--seed", "9"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=environment,
    ) as child:
        shown = answer_until_the_end(child, random.Random(1))
    assert child.returncode == 0, shown[-2000:]
    assert "won." in shown
    assert re.search(r"^1  . \w+ +\d+", shown, re.MULTILINE)
    assert "Traceback" not in shown
    assert "\x1b" not in shown
