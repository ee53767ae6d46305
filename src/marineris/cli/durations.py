"""Spans of time as people write them: 30m, 12h, 90d, 2w."""

from __future__ import annotations

import re
from typing import Final

from marineris.cli.errors import CliError
from marineris.text import Text

MINUTE: Final = 60_000
UNITS: Final = {"m": MINUTE, "h": 60 * MINUTE, "d": 1440 * MINUTE, "w": 7 * 1440 * MINUTE}
"""In milliseconds."""


def duration(typed: str) -> int:
    """A span of time in milliseconds."""
    found = re.fullmatch(r"([0-9]{1,6})\s*([mhdw])", typed.strip().lower())
    if found is None:
        raise CliError("admin-duration", given=typed)
    return int(found[1]) * UNITS[found[2]]


def age(milliseconds: int, text: Text) -> str:
    """A span of time, in few signs."""
    for unit in ("d", "h"):
        if milliseconds >= 2 * UNITS[unit]:
            return text.message(f"cli-admin-age-{unit}", count=milliseconds // UNITS[unit])
    return text.message("cli-admin-age-m", count=max(0, milliseconds) // MINUTE)
