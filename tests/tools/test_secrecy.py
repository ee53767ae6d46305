"""The same choices everywhere: compiled or not, and in another process.

`make secrecy` asks at 10,000 positions; this is the same with few of them and small budgets.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FEW = ("--every", "120", "--positions", "16")
SHARES = {"hard": "0.03", "master": "0.002"}
"""Medium is among those who play the games, so its choices count too."""
PEEKING = """
class Peeker:
    def choose(self, game, seat):
        moves = game.canonical_moves(seat)
        return moves[game.state.deck[0] % len(moves)]

class Rememberer:
    def __init__(self):
        self.asked = 0

    def choose(self, game, seat):
        self.asked += 1
        return game.canonical_moves(seat)[-(self.asked > 1)]
"""


def secrecy(*words: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the tool in a process of its own, with other hashes than this one's."""
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, str(ROOT / "tools/secrecy.py"), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("level", SHARES)
def test_a_level_chooses_the_same_everywhere(level: str) -> None:
    """These rules and the interpreted ones; in `make test-compiled` these are the compiled ones."""
    words = (level, "--share", SHARES[level], *FEW)
    here = secrecy(*words)
    assert here.returncode == 0, here.stdout + here.stderr
    there = secrecy(*words, path=str(ROOT / "src"))
    assert there.stdout.startswith("interpreted rules")
    assert there.stdout.splitlines()[1:] == here.stdout.splitlines()[1:]
    assert "16 positions, 0 differences, answers " in there.stdout


def test_jobs_share_the_work_and_change_nothing() -> None:
    words = ("easy", "--every", "40", "--positions", "12")
    assert secrecy(*words, "--jobs", "2").stdout == secrecy(*words).stdout


@pytest.mark.parametrize(
    ("bot", "said"), [("Peeker", "other hidden cards: "), ("Rememberer", "after an undo: ")]
)
def test_a_bot_that_cheats_is_found_out(tmp_path: Path, bot: str, said: str) -> None:
    (tmp_path / "bots.py").write_text(PEEKING)
    told = secrecy(f"{tmp_path / 'bots.py'}:{bot}", "--first", "11", "--positions", "10")
    assert told.returncode == 1
    assert said in told.stdout
