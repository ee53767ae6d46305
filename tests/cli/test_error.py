"""Whatever a person gets wrong is answered in one line that helps, with status 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.cli.runner import one_line, run

import marineris
from marineris.cli.errors import CliError, words_for
from marineris.text import Text

BAD = [
    (["frobnicate"], "There is no command “frobnicate”"),
    (["play", "--drafft"], "--draft"),
    (["play", "--game", "chess"], "There is no game “chess”. The games are “terraforming”"),
    (["play", "--players", "gredy"], "looks like the bot “greedy”"),
    (["play", "--players", "you,bot:gredy"], "There is no bot “gredy”. Did you mean greedy?"),
    (["play", "--players", "you,thief"], "There is no bot “thief”. The bots are easy"),
    (["play", "--players", ","], "should read like you,greedy"),
    (["play", "--players", "0"], "should read like you,greedy"),
    (["play", "--players", "99"], "the most is 9"),
    (["play", "--players", "6"], "a number from 1 to 5"),
    (["play", "--players", "person:"], "should read like you,greedy"),
    (["play", "--beginners", "3"], "seats from 1 to 2"),
    (["play", "--beginners", "me"], "none, people, all"),
    (["play", "--board", "venus"], "tharsis"),
    (["play", "-o", "draft"], "NAME=VALUE"),
    (["play", "-o", "drafting=true"], "There is no option “drafting”"),
    (["play", "-o", "draft=maybe"], "true or false"),
    (["play", "--language", "xx"], "The languages are en"),
    (["play", "--load", "no_such_file.txt"], "There is no file “no_such_file.txt”"),
    (
        ["simulate", "--players", "foo"],
        "There is no bot “foo”. The bots are easy, medium, hard, master, greedy and random",
    ),
    (["simulate", "--players", "no.py:Bot"], "there is no file 'no.py'"),
    (["simulate", "--games", "0"], "--games should be a number from 1 to 1000000000, not 0."),
    (["simulate", "--jobs", "0"], "--jobs should be a number from 1 to 256, not 0."),
    (["simulate", "--games", "many"], "--games / -n should be a whole number."),
    (["simulate", "--players", "7"], "a number from 1 to 5"),
    (["simulate", "--output", "rows.xls"], ".json, .csv and .parquet"),
    (["simulate", "--output", "no/such/folder/rows.csv"], "no/such/folder/rows.csv"),
    (["simulate", "--mix", "-o", "board=venus"], "tharsis"),
    (["replay", "no_such_file.txt"], "There is no file “no_such_file.txt”"),
    (["replay"], "FILE is missing."),
    (["replay", "a", "b"], "Unexpected: b"),
    (["plai"], "There is no command “plai”. Did you mean play or replay?"),
    (["xyzzy"], "There is no command “xyzzy”; --help lists them."),
    (["play", "--nope"], "There is no option --nope; --help lists them."),
    (["cards", "--tag"], "--tag needs a value."),
    (["play", "--draft=yes"], "--draft takes no value."),
    (["cards", "antz"], "Did you mean “Ants”?"),
    (["cards", "xyzzy"], "There is no card “xyzzy”"),
    (["cards", "--tag", "metal"], "There is no tag “metal”. There are building, space"),
    (["cards", "--set", "venus"], "There are base, corporate_era and turmoil"),
    (["cards", "--type", "green"], "There are automated, active, event and corporation"),
    (["cards", "--tag", "jovian", "--type", "event"], "No card matches all of that"),
]


@pytest.mark.parametrize(("words", "said"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_answered_with_what_would_be_right(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert said in one_line(result.stderr)
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_damaged_record_is_told_with_its_line(tmp_path: Path) -> None:
    record = marineris.new("terraforming", players=2, seed=1).record().dumps()
    file = tmp_path / "game.txt"
    cases = {
        record.replace("marineris: 1", "marineris: 99"): "newer",
        record.replace("players: 2", "players: two"): "line 3",
        record.replace("end:", "nonsense\nend:"): "a move should read like",
        "": "cut off",
        "hello: you\n": "not a Marineris record",
        record.replace("end: 0 moves", "0 pass\nend: 1 moves"): "Line 17: move 1 “0 pass”",
        record.replace("end: 0 moves", "0 fly\nend: 1 moves"): "There is no move “fly”",
        record.replace("game: terraforming", "game: chess"): "There is no game “chess”",
    }
    for text, said in cases.items():
        file.write_text(text)
        result = run("replay", str(file), "--verify")
        assert result.exit_code == 2
        assert said in one_line(result.stderr)
        assert "Traceback" not in result.stderr


def test_a_record_that_ends_otherwise_is_noticed(tmp_path: Path) -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    game.play(0, game.legal_moves(0)[0])
    text = game.record().dumps()
    (tmp_path / "game.txt").write_text(text[:-5] + "0000\n")
    result = run("replay", str(tmp_path / "game.txt"), "--verify")
    assert result.exit_code == 2
    assert "does not verify" in one_line(result.stderr)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe\x00\x01")
    result = run("replay", str(tmp_path / "game.txt"))
    assert result.exit_code == 2
    assert "not a text file" in one_line(result.stderr)


def test_parquet_without_its_library_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("simulate", "-n", "1", "--output", str(tmp_path / "rows.parquet"))
    assert result.exit_code == 2
    assert 'pip install "marineris[data]"' in one_line(result.stderr)


def test_a_fault_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("our own fault")

    monkeypatch.setattr("marineris.cli.commands.cards.matching_cards", broken)
    result = run("cards", "ants")
    assert isinstance(result.exception, RuntimeError)


def test_lists_in_complaints_are_written_out() -> None:
    complaint = CliError("no-such-player", name="Cy", known=["Ana", "Bo"])
    assert (
        words_for(complaint, Text("en")) == "There is no player “Cy”. The players are Ana and Bo."
    )
