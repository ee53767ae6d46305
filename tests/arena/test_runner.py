"""The runner of games: paired seeds, rotated seats, the same rows however they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from marineris.arena.fingerprint import fingerprint
from marineris.arena.plan import Plan, make_plan
from marineris.arena.row import NotRows, OtherPlan, Row, RowFile, Times, read_rows
from marineris.arena.runner import GameFailed, play_plan

FIRST = "class First:\n    def pick(self, moves):\n        return moves[0]\n"


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    """Two quick bots at a table of two."""
    file = tmp_path / "first.py"
    file.write_text(FIRST)
    return make_plan("terraforming", ["random", f"{file}:First"], 2, {"draft": False}, 5)


def play(plan: Plan, seeds: int, file: Path, jobs: int = 1) -> list[Row]:
    with RowFile(file, plan) as rows:
        return list(play_plan(plan, seeds, rows, jobs))


def facts(rows: list[Row]) -> list[tuple[object, ...]]:
    """Everything but the times."""
    return [(one.key, one.points, one.ranks, one.won, one.length) for one in rows]


def test_every_seed_is_played_from_each_rotation() -> None:
    three = make_plan("terraforming", ["random", "greedy", "medium"], 3, {}, 7)
    jobs = [(job.seed, job.bots) for job in three.jobs(2)]
    turns = [("random", "greedy", "medium"), ("greedy", "medium", "random")]
    turns.append(("medium", "random", "greedy"))
    assert jobs == [(seed, turn) for seed in (7, 8) for turn in turns]


def test_lineups_for_fewer_and_more_players_than_bots() -> None:
    bots = ["random", "greedy", "medium"]
    pairs = make_plan("terraforming", bots, 2, {}, 1).lineups
    assert pairs == [("random", "greedy"), ("random", "medium"), ("greedy", "medium")]
    many = make_plan("terraforming", bots[:2], 4, {}, 1).lineups
    assert many == [("random", "greedy", "greedy", "greedy")]
    assert make_plan("terraforming", bots[:2], 1, {}, 1).lineups == [("random",), ("greedy",)]


def test_the_number_of_processes_does_not_matter(plan: Plan, tmp_path: Path) -> None:
    one = play(plan, 2, tmp_path / "one.jsonl")
    two = play(plan, 2, tmp_path / "two.jsonl", jobs=2)
    assert len(one) == 4
    assert facts(one) == facts(two)
    assert all(times.count > 0 for row in one for times in row.times)


def test_a_run_goes_on_where_it_stopped(plan: Plan, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    play(plan, 2, whole)
    with RowFile(parts, plan) as rows:
        next(play_plan(plan, 2, rows))
    with parts.open("ab") as stream:
        stream.write(b"[5,[1,0],[2")  # killed in the middle of a line
    assert len(play(plan, 2, parts)) == 3
    assert facts(read_rows(parts)[1]) == facts(read_rows(whole)[1])
    assert play(plan, 2, parts) == []


def test_rows_of_another_plan_are_refused(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    play(plan, 1, file)
    before = file.read_bytes()
    other = make_plan("terraforming", list(plan.bots), 2, {"draft": True}, 6)
    with pytest.raises(OtherPlan) as caught:
        RowFile(file, other)
    assert caught.value.facts["changed"] == ["options", "seed"]
    assert file.read_bytes() == before


def test_what_is_no_file_of_rows_is_refused_and_kept(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("shopping\n")
    with pytest.raises(NotRows, match="line 1"):
        RowFile(file, plan)
    assert file.read_text() == "shopping\n"


def test_a_game_that_fails_ends_the_run(tmp_path: Path) -> None:
    file = tmp_path / "flaw.py"
    file.write_text("class Flaw:\n    def pick(self, moves):\n        raise ValueError('oh')\n")
    flawed = make_plan("terraforming", ["random", f"{file}:Flaw"], 2, {}, 5)
    with pytest.raises(GameFailed, match=r"seed 5 .*line 3: ValueError: oh"):
        play(flawed, 1, tmp_path / "rows.jsonl")


def test_a_fingerprint_changes_with_the_file_and_not_with_other_bots(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST)
    before = fingerprint(f"{file}:First")
    file.write_text(FIRST.replace("[0]", "[-1]"))
    assert fingerprint(f"{file}:First") != before
    assert len({fingerprint("random"), fingerprint("greedy"), fingerprint("medium")}) == 3


def test_a_final_seed_follows_from_the_plan_alone(plan: Plan) -> None:
    other = make_plan("terraforming", list(plan.bots), 2, {}, 99)
    assert plan.final().seed == other.final().seed
    draft = make_plan("terraforming", list(plan.bots), 2, {"draft": True}, 5)
    assert 0 <= plan.final().seed < 2**31
    assert draft.final().seed != plan.final().seed


def test_a_shared_victory_is_shared_out() -> None:
    times = (Times(1, 0.1, 0.1),) * 2
    row = Row(1, ("a", "b"), (50, 50), (1, 1), True, 10, times)
    assert (row.share(0), row.margin(1)) == (0.5, 0)
    alone = Row(1, ("a",), (60,), (1,), False, 14, times[:1])
    assert (alone.share(0), alone.margin(0)) == (0.0, 60)
