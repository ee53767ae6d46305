"""The glossary leads to files that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\|(?P<cells>.+)\|$", re.MULTILINE)
PATH = re.compile(r"`([\w./-]+(?:\.(?:py|ts|svelte)|/))`")


def found(path: str) -> bool:
    """Whether a path of the glossary leads somewhere: from the root, or inside the package."""
    return any((base / path).exists() for base in (ROOT, ROOT / "src" / "marineris"))


def targets() -> list[str]:
    """The paths where things are now: every cell but the first of a table of moved files."""
    cells = [line.group("cells").split("|") for line in ROW.finditer(GLOSSARY)]
    return [path for row in cells for cell in row[1:] for path in PATH.findall(cell)]


def test_the_glossary_names_files_that_exist() -> None:
    assert len(targets()) > 150
    assert [path for path in targets() if not found(path)] == []


def test_modules_that_kept_their_names_are_where_the_glossary_says() -> None:
    table = GLOSSARY.split("These kept their names:")[1].split("\n\n")[1]
    rows = [line.split("|") for line in table.splitlines()[2:]]
    missing = [
        f"{folder}{module}"
        for row in rows
        for folder in PATH.findall(row[2])
        for module in re.findall(r"`(\w+)`", row[3])
        if not found(f"{folder}{module}.py") and not found(f"{folder}{module}")
    ]
    assert len(rows) > 10
    assert missing == []
