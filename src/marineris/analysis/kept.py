"""Finished grades in a file, so that an analysis that was stopped can go on.

The first line says which analysis it is, each line after it is a grade. A last line that was cut
off is dropped, and its decision is graded again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from marineris.analysis.analyse import Grader
from marineris.analysis.grade import BadGrade, Grade

KIND: Final = "marineris analysis"


class NoGrades(BadGrade):
    """A file is not one of finished grades."""

    code = "no-grades"


def header_of(grader: Grader, version: str) -> dict[str, Any]:
    """What tells an analysis from others: its record, its budget, and the program's version."""
    written = grader.record.dumps().encode()
    return {
        "file": KIND,
        "record": hashlib.sha256(written).hexdigest(),
        "nodes": grader.nodes,
        "seed": grader.seed,
        "version": version,
    }


def grades_in(file: Path, header: dict[str, Any]) -> list[Grade] | None:
    """The grades of a file; None if it is of another analysis, `NoGrades` if it is of none."""
    try:
        lines = file.read_text(encoding="utf-8").split("\n")
        first = json.loads(lines[0])
    except (UnicodeDecodeError, ValueError, RecursionError):
        first, lines = None, []
    if not isinstance(first, dict) or first.get("file") != KIND:
        raise NoGrades("this file holds no finished decisions", file=str(file))
    if first != header:
        return None
    found: list[Grade] = []
    for line in lines[1:-1]:
        try:
            found.append(Grade.from_data(json.loads(line)))
        except (ValueError, RecursionError, BadGrade) as error:
            raise NoGrades("this file holds no finished decisions", file=str(file)) from error
    return found


def begin(file: Path, header: dict[str, Any], grades: Iterable[Grade] = ()) -> None:
    """Replace a file by one with the grades that there are."""
    lines = [json.dumps(header), *(line_of(grade) for grade in grades)]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def line_of(grade: Grade) -> str:
    """A grade as a line."""
    return json.dumps(grade.as_data(), separators=(",", ":"))
