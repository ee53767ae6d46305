"""`marineris analyse`: what it tells, that it goes on where it stopped, and what it refuses."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from tests.cli.runner import one_line, run

import marineris
from marineris.bots import ask, make_bot
from marineris.cli.results.analysis import bars_of


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game: a greedy bot and a random one."""
    game = marineris.new("terraforming", players=2, seed=5, corporate_era=True)
    bots, rng = [make_bot("greedy", 0), make_bot("random", 1)], random.Random(5)
    while game.move_count < 45:
        seat = game.to_act[0]
        game.play(seat, ask(bots[seat], game, seat, rng))
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(game.record().dumps(), encoding="utf-8")
    return file


def test_a_summary_has_chances_totals_and_blunders(record: Path) -> None:
    result = run("analyse", str(record), "-r", "2", "--from", "30", "--no-keep")
    assert result.exit_code == 0
    said = one_line(result.output)
    assert "Chance to win" in said
    assert "Player 1" in said
    assert "decisions best good slips blunders lost" in said
    assert "lunder" in said.partition("lost")[2]
    assert not record.with_name("game.txt.decisions.jsonl").exists()


def test_json_is_the_same_in_the_file_on_the_screen_and_with_more_processes(
    record: Path, tmp_path: Path
) -> None:
    output = tmp_path / "out.json"
    words = ["analyse", str(record), "-r", "2", "--from", "34", "--to", "42", "--json"]
    shown = run(*words, "--output", str(output))
    assert shown.exit_code == 0
    data = json.loads(output.read_text())
    assert json.loads(shown.stdout) == data
    assert [34 <= one["number"] <= 42 for one in data["decisions"]] == [True] * len(
        data["decisions"]
    )
    kept = tmp_path / "out.json.decisions.jsonl"
    lines = kept.read_text().splitlines()
    assert len(lines) == len(data["decisions"]) + 1
    # What was finished is not graded again: a changed grade in the file stays as it is.
    first = json.loads(lines[1])
    first["loss"] = 12.5
    kept.write_text("\n".join([lines[0], json.dumps(first), ""]))
    again = run(*words, "--output", str(output))
    changed = json.loads(again.stdout)["decisions"]
    assert changed[0]["loss"] == 12.5
    assert changed[1:] == data["decisions"][1:]


def test_another_budget_begins_again(record: Path, tmp_path: Path) -> None:
    words = ["analyse", str(record), "--from", "42", "--output", str(tmp_path / "a.json")]
    assert run(*words, "-r", "2").exit_code == 0
    result = run(*words, "-r", "3")
    assert result.exit_code == 0
    assert "another analysis" in one_line(result.stderr)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rollouts", "0"], "--rollouts should be a number from 1 to 1000000, not 0"),
        (["--jobs", "0"], "--jobs should be a number from 1 to 256, not 0"),
        (["--seat", "3"], "--seat should be a number from 1 to 2, not 3"),
        (["--from", "99"], "--from should be a number from 1 to 45, not 99"),
        (["--to", "99"], "--to should be a number from 1 to 45, not 99"),
        (["--from", "9", "--to", "8"], "--from 9 lies after --to 8"),
        (["--from", "x"], "--from should be a whole number"),
    ],
)
def test_what_cannot_be_is_said(record: Path, words: list[str], said: str) -> None:
    result = run("analyse", str(record), "--no-keep", *words)
    assert result.exit_code == 2
    assert said in one_line(result.stderr)


def test_files_that_do_not_fit_are_refused_and_left_as_they_are(
    record: Path, tmp_path: Path
) -> None:
    other = tmp_path / "notes.json"
    kept = tmp_path / "notes.json.decisions.jsonl"
    kept.write_text("my notes")
    for words, said in (
        ([str(tmp_path / "none.txt")], "There is no file"),
        ([str(kept)], "cannot be read"),
        ([str(record), "--output", str(record)], "is the record itself"),
        ([str(record), "--output", str(other)], "holds no finished decisions"),
        ([str(record), "--output", str(tmp_path / "no" / "a.json")], "the folder does not exist"),
    ):
        result = run("analyse", *words, "-r", "2", "--from", "42")
        assert result.exit_code == 2, words
        assert said in one_line(result.stderr)
    assert kept.read_text() == "my notes"


def test_a_record_without_a_choice_has_nothing_to_grade(record: Path, tmp_path: Path) -> None:
    game = marineris.new("terraforming", players=2, seed=5)
    file = tmp_path / "new.txt"
    file.write_text(game.record().dumps(), encoding="utf-8")
    result = run("analyse", str(file))
    assert result.exit_code == 2
    assert "nothing to grade" in one_line(result.stderr)


def test_bars_rise_with_the_chance() -> None:
    assert bars_of([0, 0.5, 1], 10) == "▁▅█"
    assert bars_of([0, 0, 1, 1], 2) == "▁█"
