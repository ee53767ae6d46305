"""Runs the command line inside the tests."""

from __future__ import annotations

from typer.testing import CliRunner
from typer.testing import Result as Result

from marineris.cli import app

_runner = CliRunner()


def run(
    *words: str, typed: str = "", columns: int = 80, variables: dict[str, str] | None = None
) -> Result:
    """What a command prints and its exit status; `typed` is what the person types."""
    environment = {"COLUMNS": str(columns), "NO_COLOR": "1", "MARINERIS_LANGUAGE": "en"}
    environment.update(variables or {})
    return _runner.invoke(app, list(words), input=typed, env=environment)


def one_line(text: str) -> str:
    """Text without its line breaks."""
    return " ".join(text.split())
