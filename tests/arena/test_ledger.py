"""Final runs are logged whatever becomes of them, and the report is made of them alone."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.arena.rows import a_plan, a_row, both_ways

from marineris.arena.ledger import DONE, FAILED, Ledger, NoLedger, NotCommitted, logged, open_ledger
from marineris.arena.report import final_runs, report, write_report
from marineris.arena.row import NotRows, RowFile, read_rows

PLAN = a_plan("medium", "greedy")


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    subprocess.run(["git", "-C", str(folder), *who, *words], check=True, capture_output=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a log, in a clone with one commit."""
    git(tmp_path, "init")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "bot.py").write_text("x = 1\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "first")
    (tmp_path / "rows").mkdir()
    return tmp_path / "rows"


def played(folder: Path, state: str, seeds: int) -> Ledger:
    """A final run that ended in some state after so many seeds."""
    ledger = open_ledger(folder, PLAN)
    ledger.begin(30)
    with RowFile(ledger.running(), PLAN) as file:
        for seed in range(seeds):
            for row in both_ways(seed, "medium", "greedy", 5, -3 + seed % 2 * 6):
                file.add(row)
    ledger.end(state, 30, ledger.running(), games=2 * seeds)
    ledger.running().unlink()
    return ledger


def test_a_run_leaves_a_line_at_its_beginning_and_at_its_end(folder: Path) -> None:
    ledger = played(folder, FAILED, 3)
    first, last = logged(folder)
    assert (first["state"], last["state"]) == ("begun", "failed")
    assert len(first["commit"]) == 12
    assert first["plan"] == last["plan"] == PLAN.digest()[:12]
    plan, rows = read_rows(ledger.rows())
    assert (plan, len(rows)) == (PLAN, 6)


def test_the_same_rows_are_the_same_bytes(folder: Path) -> None:
    first = played(folder, DONE, 3).rows().read_bytes()
    assert played(folder, DONE, 3).rows().read_bytes() == first


def test_only_what_is_committed_plays_a_final_run(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "src" / "bot.py").write_text("x = 2\n")
    with pytest.raises(NotCommitted) as caught:
        open_ledger(folder, PLAN)
    assert caught.value.facts["files"] == ["src/bot.py"]
    with pytest.raises(NoLedger):
        open_ledger(tmp_path / "nowhere", PLAN)


def test_the_report_shows_every_run_with_its_state(folder: Path, tmp_path: Path) -> None:
    played(folder, FAILED, 20)
    page = tmp_path / "figures.md"
    assert write_report(folder, page) == 1
    told = page.read_text()
    assert "### 2 players" in told
    assert "| medium | 40 | 75.0 % (60–86) |" in told
    assert "**failed**" in told
    assert "| 2 | *people* | 111 | 12.9 |" in told
    assert "## Beside people" in told
    assert "| `" + PLAN.digest()[:12] + "` | medium, greedy | terraforming, 2 players |" in told


def test_a_run_that_never_ended_is_in_the_report_too(folder: Path) -> None:
    open_ledger(folder, PLAN).begin(30)
    [run] = final_runs(folder)
    assert (run.state, run.rows) == ("begun", [])
    assert "| 30 | 0 | begun |" in report([run])


def test_without_runs_the_report_says_so(tmp_path: Path) -> None:
    assert report(final_runs(tmp_path)).endswith("None yet.\n")


def test_what_is_not_compressed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl.gz"
    file.write_text("shopping")
    with pytest.raises(NotRows):
        read_rows(file)


def test_rows_without_facts_are_read_too(tmp_path: Path) -> None:
    """They come from before facts were kept."""
    file = tmp_path / "rows.jsonl"
    row = a_row(1, ("medium", "greedy"), (90, 80))
    with RowFile(file, PLAN) as rows:
        rows.add(row)
    lines = file.read_text().splitlines()
    file.write_text(f"{lines[0]}\n[1,[0,1],[90,80],[1,2],1,12,[[100,0.5,2],[100,0.5,2]]]\n")
    [old] = read_rows(file)[1]
    assert (old.points, old.facts) == (row.points, ())
