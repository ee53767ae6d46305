"""Many games: the same whatever the number of processes, told, written and kept."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from tests.cli.runner import one_line, run

import marineris
from marineris.bots.arena import Match, Outcome
from marineris.cli.commands.simulate import Plan
from marineris.cli.results.statistics import Statistics, interval
from marineris.cli.results.writers import ParquetOutput


def rows_of(file: Path) -> list[dict[str, Any]]:
    """The rows of an output file, numbers as numbers."""
    if file.suffix == ".json":
        found: list[dict[str, Any]] = json.loads(file.read_text())
        return found
    if file.suffix == ".csv":
        with file.open(newline="") as stream:
            return [dict(row) for row in csv.DictReader(stream)]
    listed: list[dict[str, Any]] = pyarrow.parquet.read_table(file).to_pylist()
    return listed


def plain(value: object) -> str:
    """A cell as CSV has it."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def simulate(*words: str) -> str:
    result = run("simulate", "--seed", "1", *words)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_results_are_told() -> None:
    shown = simulate("--games", "6", "--corporate-era")
    assert re.search(r"1 random +[\d.]+ % \(\d+–\d+\) +[\d.]+", shown)
    assert re.search(r"2 random +[\d.]+ % \(\d+–\d+\) +[\d.]+", shown)
    assert re.search(r"6 games from seed 1: [\d.]+ generations on average", one_line(shown))
    assert "games and" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_wins_by_bot() -> None:
    shown = simulate("--games", "2", "--players", "greedy,random")
    assert re.search(r"1 greedy +100.0 % \(34–100\)", shown)


@pytest.mark.parametrize("suffix", [".json", ".csv", ".parquet"])
def test_a_row_per_game_and_seat(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"rows{suffix}"
    simulate("--games", "3", "--players", "3", "--draft", "--output", str(file))
    rows = rows_of(file)
    assert len(rows) == 9
    first = {key: str(value) for key, value in rows[0].items()}
    assert first["game"] == "terraforming"
    assert first["seed"] == "1"
    assert first["players"] == "3"
    assert first["bot"] == "random"
    assert first["draft"] == "True"
    assert first["beginners"] == ""
    points = sum(int(value) for key, value in first.items() if key.startswith("points_"))
    assert points == int(first["total"])
    assert sorted({str(row["seat"]) for row in rows}) == ["0", "1", "2"]


def test_all_formats_say_the_same(tmp_path: Path) -> None:
    for suffix in (".json", ".csv", ".parquet"):
        simulate("--games", "2", "--output", str(tmp_path / f"rows{suffix}"))
    told = [
        [
            {key: plain(value) for key, value in row.items()}
            for row in rows_of(tmp_path / f"rows{s}")
        ]
        for s in (".json", ".csv", ".parquet")
    ]
    assert told[0] == told[1] == told[2]


def test_cards_claims_and_curves_are_in_the_rows(tmp_path: Path) -> None:
    """A list that is empty in every row still has its type."""
    words = ("--games", "2", "--corporate-era", "--output", str(tmp_path / "rows.parquet"))
    simulate(*words)
    rows = rows_of(tmp_path / "rows.parquet")
    kinds = {field.name: str(field.type) for field in pyarrow.parquet.read_schema(words[-1])}
    for name in ("cards", "milestones", "awards"):
        assert kinds[name].startswith("list<")
        assert "string" in kinds[name]
    for row in rows:
        assert row["version"] == marineris.__version__
        assert len(row["bot_hash"]) == 12
        assert row["corporation"]
        assert len(row["cards"]) == len(row["card_generations"]) > 0
        assert row["card_generations"] == sorted(row["card_generations"])
        assert len(row["rating_by_generation"]) == row["length"]
        assert len(row["heat_production_by_generation"]) == row["length"]
        assert len(row["milestones"]) * 5 == row["points_milestones"]


def test_the_cards_of_a_row_are_those_in_play_at_the_end(tmp_path: Path) -> None:
    simulate("--games", "1", "--output", str(tmp_path / "a.json"), "--records", str(tmp_path))
    game = marineris.loads((tmp_path / "terraforming-1.txt").read_text())
    for row in rows_of(tmp_path / "a.json"):
        seen = game.view(row["seat"])["players"][row["seat"]]
        held = seen["tableau"] + seen["events"]
        ids = {one if isinstance(one, str) else one["id"] for one in held}
        assert sorted(row["cards"]) == sorted(ids - {row["corporation"]})


def test_several_batches_make_one_parquet_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marineris.cli.results.writers.BATCH", 3)
    with ParquetOutput(tmp_path / "rows.parquet") as output:
        for number in range(8):
            output.write([{"number": number, "name": "x"}])
    assert [row["number"] for row in rows_of(tmp_path / "rows.parquet")] == list(range(8))


def test_the_games_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    words = ("--games", "7", "--mix")
    for jobs in ("1", "2"):
        simulate(*words, "--jobs", jobs, "--output", str(tmp_path / f"{jobs}.json"))
    rows = rows_of(tmp_path / "1.json")
    assert rows == rows_of(tmp_path / "2.json")
    assert len({row["players"] for row in rows}) > 1
    assert [row["seed"] for row in rows] == sorted(row["seed"] for row in rows)


def test_a_game_of_a_run_can_be_repeated_alone(tmp_path: Path) -> None:
    simulate("--games", "4", "--mix", "--output", str(tmp_path / "all.json"))
    alone = ("simulate", "--seed", "3", "--games", "1", "--mix")
    run(*alone, "--output", str(tmp_path / "one.json"))
    same = [row for row in rows_of(tmp_path / "all.json") if row["seed"] == 3]
    assert same == rows_of(tmp_path / "one.json")


def test_a_mix_keeps_what_is_given() -> None:
    plan = Plan("terraforming", "3", {"draft": True}, "all", True)
    matches = [plan.match(seed) for seed in range(12)]
    assert all(len(match.bots) == 3 for match in matches)
    assert all(match.options["draft"] is True for match in matches)
    assert all(match.options["beginners"] == [0, 1, 2] for match in matches)
    assert len({match.options["corporate_era"] for match in matches}) == 2


def test_records_are_kept_and_can_be_played_again(tmp_path: Path) -> None:
    simulate("--games", "2", "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == ["terraforming-1.txt", "terraforming-2.txt"]
    assert marineris.loads(files[0].read_text()).is_over


def test_a_bot_from_a_file_plays_in_other_processes_too(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    choose = "    def choose(self, game, seat):\n        return game.legal_moves(seat)[-1]\n"
    file.write_text("class Last:\n" + choose)
    words = ("--players", f"{file}:Last,random", "--games", "2", "--jobs", "2")
    assert "1 Last " in simulate(*words)


def test_a_game_that_fails_is_reported_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "flaw.py"
    file.write_text(
        "class Flaw:\n    def choose(self, game, seat):\n        raise ValueError('oh')\n"
    )
    for jobs in ("1", "2"):
        result = run(
            *("simulate", "--seed", "5", "--games", "3", "--jobs", jobs),
            *("--players", f"random,{file}:Flaw", "--records", str(tmp_path), "--draft"),
        )
        assert result.exit_code == 1
        said = one_line(result.stderr)
        assert f"Game with seed 5 failed: {file}, line 3: ValueError: oh. " in said
        assert "marineris simulate --game terraforming --seed 5 -n 1" in said
        assert "-o draft=true" in said
        kept = (tmp_path / "failed-terraforming-5.txt").read_text()
        assert marineris.loads(kept).seed == 5
        assert "# ValueError: oh" in kept


def test_what_is_stopped_is_told_as_far_as_it_went(monkeypatch: pytest.MonkeyPatch) -> None:
    from marineris.bots.arena import play_match

    played: list[Match] = []

    def stop_at_third(match: Match, keep_record: bool, watch: object) -> Outcome:
        played.append(match)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play_match(match, keep_record)

    monkeypatch.setattr("marineris.cli.commands.simulate.play_match", stop_at_third)
    result = run("simulate", "--seed", "1")
    assert result.exit_code == 130
    assert "2 games from seed 1" in one_line(result.stdout)


def test_a_progress_bar_is_shown_when_asked_for() -> None:
    assert "2/2" in run("simulate", "--seed", "1", "--games", "2", "--progress").stderr
    assert run("simulate", "--seed", "1", "--games", "1").stderr == ""


def test_another_game_can_be_simulated(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    words = ("--game", "mars2049", "--players", "thief,collector", "--games", "1")
    assert "rounds on average" in one_line(simulate(*words, "--output", str(file)))
    assert rows_of(file)[0]["game"] == "mars2049"


def test_intervals_hold_at_the_edges() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1
    assert 0.69 < interval(10, 10)[0] < 0.73


def test_a_shared_victory_is_shared_out() -> None:
    tally = Statistics()
    rows = [{"seat": seat, "rank": 1, "total": 9, "points": {"rating": 9}} for seat in (0, 1)]
    tally.add(Outcome(Match("terraforming", ("a", "b"), 1), {}, rows, 10, 100, 0.1))
    assert [figures.wins for figures in tally.seats.values()] == [0.5, 0.5]
