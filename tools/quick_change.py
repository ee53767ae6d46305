"""What has changed in the work tree: the files, and what their changed lines are about.

Owns the questions to git. A change is compared with a revision (`HEAD` unless another is named),
and files that git does not know yet count as changed throughout.
"""

from __future__ import annotations

import ast
import builtins
import keyword
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rule_report import CITATION

HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)
NAMES = re.compile(r"[A-Za-z_][A-Za-z_0-9]{3,}")
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
TOO_COMMON = frozenset({*keyword.kwlist, *dir(builtins), "self"})


class Change(NamedTuple):
    """A changed file, and what its changed lines are about."""

    path: str
    is_gone: bool = False
    names: frozenset[str] = frozenset()
    """The functions and classes around the changed lines, and the names in these lines."""
    rules: frozenset[str] = frozenset()
    """The rules that are cited there."""


def git(root: Path, *arguments: str) -> str:
    return subprocess.check_output(["git", "-C", str(root), *arguments], text=True)


def changes(root: Path, base: str) -> list[Change]:
    """All files that differ from the revision, in the order of their names."""
    listed = git(root, "diff", "--name-only", "--no-renames", "-z", base, "--").split("\0")
    unknown = git(root, "ls-files", "--others", "--exclude-standard", "-z").split("\0")
    found = []
    for path in sorted({*listed, *unknown} - {""}):
        if not (root / path).is_file():
            found.append(Change(path, is_gone=True))
            continue
        if not path.endswith((".py", ".ftl")):
            found.append(Change(path))
            continue
        text = (root / path).read_text(encoding="utf-8")
        if path in unknown:
            lines = set(range(1, text.count("\n") + 2))
        else:
            lines = changed_lines(git(root, "diff", "-U0", "--no-color", base, "--", path))
        found.append(Change(path, False, *about(path, text, lines)))
    return found


def changed_lines(diff: str) -> set[int]:
    """The lines of the new file; where lines were only taken out, those around the gap."""
    lines: set[int] = set()
    for start, count in HUNK.findall(diff):
        first, many = int(start), int(count or 1)
        lines.update(range(first, first + many) if many else (first, first + 1))
    return lines


def about(path: str, text: str, lines: set[int]) -> tuple[frozenset[str], frozenset[str]]:
    """The names and the rules that the lines are about."""
    rows = text.splitlines()
    written = [rows[line - 1] for line in lines if line <= len(rows)]
    if path.endswith(".ftl"):
        return frozenset(MESSAGE.findall("\n".join(written))), frozenset()
    names = set(NAMES.findall("\n".join(written)))
    cited = set(CITATION.findall("\n".join(written)))
    try:
        tree = ast.parse(text)
    except SyntaxError:  # the linter says where
        return frozenset(names - TOO_COMMON), frozenset(cited)
    for node in around(tree, lines):
        names.add(node.name)
        if not isinstance(node, ast.ClassDef):
            cited.update(CITATION.findall("\n".join(rows[node.lineno - 1 : node.end_lineno])))
    return frozenset(names - TOO_COMMON), frozenset(cited)


def around(
    tree: ast.Module, lines: Iterable[int]
) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The functions and classes that hold one of the lines."""
    wanted = set(lines)
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and wanted & set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    ]
