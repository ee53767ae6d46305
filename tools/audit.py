"""Known vulnerabilities of everything that is pinned: `python tools/audit.py`, as `make audit`.

Asks pip-audit about every lock of Python and npm about the browser client's. Exit status 0: all
were looked up and none is known; 1: some are known; 3: some could not be looked up, for lack of a
network perhaps. The last is no pass: pip-audit by itself calls it "no known vulnerabilities".
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLEAN: Final = 0
KNOWN: Final = 1
NOT_LOOKED_UP: Final = 3

Run = Callable[[Sequence[str], Path], str]
"""Runs a command in a folder; what it wrote to standard output."""


@dataclass
class Found:
    """What is known about the packages of one lock."""

    lock: str
    looked_up: int = 0
    known: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    """What could not be looked up, and why."""


def run(command: Sequence[str], folder: Path) -> str:
    """Run a command; the status says nothing that its output does not say better."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout


def python_lock(lock: Path, pip_audit: str, run: Run = run) -> Found:
    """What is known about the packages of a lock of Python."""
    command = [pip_audit, "--disable-pip", "--require-hashes", "--progress-spinner", "off"]
    said = run([*command, "--format", "json", "--requirement", str(lock)], lock.parent)
    found = Found(lock.name)
    data = _json(said)
    if data is None:
        found.missed.append("pip-audit gave no answer")
        return found
    for one in data["dependencies"]:
        if "skip_reason" in one:
            found.missed.append(str(one["skip_reason"]))
            continue
        found.looked_up += 1
        for fault in one["vulns"]:
            better = ", ".join(fault["fix_versions"]) or "no version yet"
            found.known.append(f"{one['name']} {one['version']}: {fault['id']}, mended in {better}")
    return found


def npm_lock(folder: Path, npm: str = "npm", run: Run = run) -> Found:
    """What is known about the packages of the browser client."""
    said = run([npm, "audit", "--package-lock-only", "--json"], folder)
    found = Found("package-lock.json")
    data = _json(said)
    if data is None or "vulnerabilities" not in data:
        why = str((data or {}).get("message") or "npm gave no answer")
        found.missed.append(why.split(" - ")[0])  # without the address
        return found
    found.looked_up = int(data["metadata"]["dependencies"]["total"])
    for name, fault in data["vulnerabilities"].items():
        found.known.append(f"{name} {fault['range']}: {fault['severity']}")
    return found


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def report(all_found: Sequence[Found]) -> tuple[int, list[str]]:
    """The exit status, and what to say."""
    lines: list[str] = []
    for found in all_found:
        known = f"{len(found.known)} faults known"
        lines.append(f"{found.lock}: {found.looked_up} packages looked up, {known}")
        lines += [f"  {one}" for one in found.known]
        if found.missed:
            count = len(found.missed)
            lines.append(f"  {count} could not be looked up, the first because: {found.missed[0]}")
    if any(found.known for found in all_found):
        return KNOWN, [*lines, "There are known vulnerabilities: raise the pins above."]
    if any(found.missed for found in all_found):
        return NOT_LOOKED_UP, [*lines, "Not everything could be looked up: this is no pass."]
    return CLEAN, [*lines, "No vulnerabilities are known."]


def main() -> int:
    """Look everything up and say what was found."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--pip-audit", required=True, help="the program")
    given = parser.parse_args()
    program = str(Path(given.pip_audit).absolute())
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    found = [python_lock(lock, program) for lock in locks]
    status, lines = report([*found, npm_lock(ROOT / "web")])
    print("\n".join(lines), file=sys.stdout if status == CLEAN else sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
