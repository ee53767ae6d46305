"""The log: JSON lines for programs, readable lines for people."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Callable, Iterator

import pytest

from marineris.server import logs

Log = Callable[..., io.StringIO]


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """Configures the log as asked and gives the stream it writes to; puts all back afterwards."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    uvicorn_level = logging.getLogger("uvicorn.error").level

    def configured(stream: io.StringIO, level: str, form: str) -> io.StringIO:
        monkeypatch.setattr(sys, "stderr", stream)
        logs.configure(level, logs.chosen_format(form))
        return stream

    yield configured
    root.handlers[:], root.level = before
    logging.getLogger("uvicorn.error").setLevel(uvicorn_level)


def test_at_a_terminal_a_warning_is_a_readable_line(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    stream = log(Screen(), "info", "auto")
    logging.getLogger("marineris.bus").warning("no news", extra={"fault": "Timeout", "retry": 0.2})
    logging.getLogger("uvicorn.error").info("Waiting for application startup.")
    [line] = stream.getvalue().splitlines()
    assert line.startswith("\x1b[33m")
    assert line.endswith(" warning bus: no news (fault=Timeout, retry=0.2)\x1b[0m")


def test_no_color_means_no_colour(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    stream = log(Screen(), "info", "auto")
    logging.getLogger("marineris.bus").error("no news")
    assert "\x1b" not in stream.getvalue()


def test_what_strangers_wrote_cannot_command_a_terminal(log: Log) -> None:
    stream = log(io.StringIO(), "info", "text")
    logging.getLogger("marineris.app").warning("odd", extra={"name_given": "\x1b[2Jhi\r"})
    assert "?[2Jhi?" in stream.getvalue()


def test_elsewhere_a_line_is_json(log: Log) -> None:
    stream = log(io.StringIO(), "info", "auto")
    logging.getLogger("uvicorn.error").info("Started", extra={"color_message": "\x1b[1m"})
    found = json.loads(stream.getvalue())
    assert (found["level"], found["from"], found["message"]) == ("INFO", "uvicorn.error", "Started")
    assert "color_message" not in found


def test_a_terminal_can_have_json_too(log: Log) -> None:
    stream = log(Screen(), "info", "json")
    logging.getLogger("marineris.bus").warning("no news")
    assert json.loads(stream.getvalue())["message"] == "no news"


@pytest.mark.parametrize(
    ("level", "form", "is_written"),
    [
        ("debug", "text", True),
        ("info", "text", False),
        ("info", "json", True),
        ("debug", "json", True),
    ],
)
def test_who_looks_for_a_fault_sees_what_uvicorn_does(
    log: Log, level: str, form: str, is_written: bool
) -> None:
    stream = log(io.StringIO(), level, form)
    logging.getLogger("uvicorn.error").info("Waiting for application startup.")
    assert ("Waiting for application startup." in stream.getvalue()) == is_written
    logging.getLogger("uvicorn.error").warning("No free port.")
    assert "No free port." in stream.getvalue()


@pytest.mark.parametrize(("level", "is_written"), [("debug", True), ("info", False)])
def test_only_lines_of_the_level_are_written(log: Log, level: str, is_written: bool) -> None:
    stream = log(io.StringIO(), level, "text")
    logging.getLogger("marineris.bus").debug("details")
    assert ("details" in stream.getvalue()) == is_written
