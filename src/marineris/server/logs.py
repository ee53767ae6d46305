"""The server's log, without secrets: JSON lines for programs, readable lines at a terminal.

What is logged is named in the code, field by field; addresses of requests never hold a token, and
the library that serves them is kept from logging bodies.
"""

from __future__ import annotations

import asyncio
import logging
import logging.config
import os
import sys
from typing import Any, Final

from pythonjsonlogger.core import RESERVED_ATTRS

from marineris.server.settings import AUTO, JSON, TEXT

COLOURS: Final = {
    "DEBUG": "\x1b[2m",
    "INFO": "",
    "WARNING": "\x1b[33m",
    "ERROR": "\x1b[31m",
    "CRITICAL": "\x1b[1;31m",
}
PLAIN: Final = "\x1b[0m"
STANDARD: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}
"""What every record has, and one field that repeats the message; all else was named by the code."""


class TextFormatter(logging.Formatter):
    """One readable line for each record, a traceback below it."""

    def __init__(self, *, colours: bool) -> None:
        super().__init__(datefmt="%H:%M:%S")
        self._colours = colours

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        extra = [f"{key}={value}" for key, value in vars(record).items() if key not in STANDARD]
        source = record.name.removeprefix("marineris.")
        line = f"{self.formatTime(record, self.datefmt)} {record.levelname.lower():<7} {source}: "
        line = printable(line + record.getMessage() + (f" ({', '.join(extra)})" if extra else ""))
        if self._colours and COLOURS.get(record.levelname):
            line = f"{COLOURS[record.levelname]}{line}{PLAIN}"
        if record.exc_info:
            line += "\n" + printable(self.formatException(record.exc_info))
        return line


def printable(text: str) -> str:
    """Text without control characters."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)


def chosen_format(wanted: str) -> str:
    """The format that `auto` means here; another one stays."""
    if wanted != AUTO:
        return wanted
    return TEXT if sys.stderr.isatty() else JSON


def configure(level: str, form: str) -> dict[str, Any]:
    """Log as `text` or `json` on the error stream; the web server gets the same configuration."""
    settings: dict[str, Any] = {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            JSON: {
                "()": "pythonjsonlogger.json.JsonFormatter",
                "fmt": "%(asctime)s %(levelname)s %(name)s %(message)s",
                "rename_fields": {"asctime": "time", "levelname": "level", "name": "from"},
                "reserved_attrs": [*RESERVED_ATTRS, "color_message"],
            },
            TEXT: {"()": TextFormatter, "colours": _has_colours()},
        },
        "filters": {"cut off": {"()": lambda: _is_a_fault}},
        "handlers": {
            "out": {"class": "logging.StreamHandler", "formatter": form, "filters": ["cut off"]},
        },
        "root": {"handlers": ["out"], "level": level.upper()},
        "loggers": {
            # Access logs are left to the proxy.
            "uvicorn.access": {"level": "WARNING"},
            "sqlalchemy.engine": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
            "aiosqlite": {"level": "WARNING"},
        },
    }
    if form == TEXT and level != "debug":
        # People read in their own language that the server starts and stops.
        settings["loggers"]["uvicorn.error"] = {"level": "WARNING"}
    logging.config.dictConfig(settings)
    return settings


def _is_a_fault(record: logging.LogRecord) -> bool:
    """Not a request that was cut off by a stop: the web server logs that as an exception."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def _has_colours() -> bool:
    return sys.stderr.isatty() and not os.environ.get("NO_COLOR")
