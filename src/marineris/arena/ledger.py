"""The log of final runs: each leaves a line when it begins and one when it ends, failed or not.

Log and rows lie in a folder of the repository. A run that has begun and has no other line was ended
from outside. The rows are kept compressed, named by the digest of their plan.
"""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from marineris.arena.plan import Plan
from marineris.arena.row import PACKED, pack
from marineris.core.error import MarinerisError

FOLDER: Final = Path("docs/strength/rows")
LOG: Final = "finals.jsonl"
DIGITS: Final = 12
BEGUN: Final = "begun"
DONE: Final = "done"
STOPPED: Final = "stopped"
FAILED: Final = "failed"


class NoLedger(MarinerisError):
    """There is no folder for the log of final runs."""

    code = "no-ledger"


class NotCommitted(MarinerisError):
    """The sources that would play are not those of the last commit."""

    code = "not-committed"


@dataclass(frozen=True)
class Ledger:
    """The log of a folder, for one plan."""

    folder: Path
    plan: Plan

    def name(self) -> str:
        """What the files of this plan are called."""
        return self.plan.digest()[:DIGITS]

    def rows(self) -> Path:
        """Where the compressed rows are kept."""
        return self.folder / f"{self.name()}.jsonl{PACKED}"

    def running(self) -> Path:
        """Where the rows are while the run goes on."""
        return self.folder / f"{self.name()}.jsonl"

    def add(self, state: str, seeds: int, **facts: object) -> None:
        """One more line."""
        line = {"state": state, "plan": self.name(), "seeds": seeds, **facts}
        with (self.folder / LOG).open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(line, ensure_ascii=False) + "\n")

    def begin(self, seeds: int) -> None:
        """A run begins: the plan in full, and the commit that it is played with."""
        header = {name: value for name, value in self.plan.header().items() if name != "sources"}
        self.add(BEGUN, seeds, commit=_commit(self.folder), header=header)

    def end(self, state: str, seeds: int, rows: Path, **facts: object) -> None:
        """A run has ended; its rows are kept whatever became of it."""
        pack(rows, self.rows())
        self.add(state, seeds, **facts)


def open_ledger(folder: Path, plan: Plan) -> Ledger:
    """The log of a folder of a clone whose sources are all committed."""
    if not folder.is_dir():
        raise NoLedger(f"there is no folder {folder}", folder=str(folder))
    changed = _git(folder, "status", "--porcelain", "--", ":/src")
    if changed is None:
        raise NoLedger(f"{folder} lies in no clone of the repository", folder=str(folder))
    if changed:
        names = [line[3:] for line in changed.splitlines()]
        raise NotCommitted("there are changes that are not committed", files=names[:5])
    return Ledger(folder, plan)


def logged(folder: Path) -> list[dict[str, Any]]:
    """The lines of a log."""
    file = folder / LOG
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def _commit(folder: Path) -> str:
    return (_git(folder, "rev-parse", "--short=12", "HEAD") or "").strip()


def _git(folder: Path, *words: str) -> str | None:
    """What git says; None if it says nothing good."""
    try:
        said = subprocess.run(
            ["git", "-C", str(folder), *words], capture_output=True, text=True, check=False
        )
    except OSError:
        return None
    return said.stdout.rstrip("\n") if said.returncode == 0 else None
