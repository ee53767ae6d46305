"""The server's log: one JSON object a line, without secrets.

What is logged is named in the code, field by field; addresses of requests never hold a token, and
the library that serves them is kept from logging bodies.
"""

from __future__ import annotations

import logging
import logging.config
from typing import Any


def configure(level: str) -> dict[str, Any]:
    """Log as JSON lines; the same configuration is handed to the web server."""
    settings: dict[str, Any] = {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "json": {
                "()": "pythonjsonlogger.json.JsonFormatter",
                "fmt": "%(asctime)s %(levelname)s %(name)s %(message)s",
                "rename_fields": {"asctime": "time", "levelname": "level", "name": "from"},
            }
        },
        "handlers": {
            "out": {"class": "logging.StreamHandler", "formatter": "json"},
        },
        "root": {"handlers": ["out"], "level": level.upper()},
        "loggers": {
            # One line a request is for a proxy to write.
            "uvicorn.access": {"level": "WARNING"},
            "sqlalchemy.engine": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
            "aiosqlite": {"level": "WARNING"},
        },
    }
    logging.config.dictConfig(settings)
    return settings
