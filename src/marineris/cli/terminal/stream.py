"""The standard streams: whatever encoding they have, writing text to them never fails.

Text for people loses what the encoding lacks: a dash becomes a hyphen, a letter its plain form, the
rest a question mark. Data for programs is always UTF-8.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
import unicodedata
from typing import Final

HANDLER: Final = "marineris-plain"
LIKE: Final = {
    **dict.fromkeys("“”„«»″", '"'),
    **dict.fromkeys("‘’‚′", "'"),  # noqa: RUF001  (that is what it is about)
    **dict.fromkeys("–—−‑─━═", "-"),  # noqa: RUF001
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝", "+"),
    **dict.fromkeys("·•●", "*"),
    **dict.fromkeys("→▶", ">"),
    **dict.fromkeys("←◀", "<"),
    "…": ".",
    "€": "E",
    "×": "x",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "Đ": "D",
}
"""Signs that look like others. Each is replaced by one sign, so that columns stay columns."""


def forgive_streams() -> None:
    """Make the standard streams take and give any text."""
    codecs.register_error(HANDLER, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        with contextlib.suppress(io.UnsupportedOperation):
            sys.stdin.reconfigure(errors="replace")


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """A sign of ASCII for one that cannot be shown."""
    base = LIKE.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"


def write_data(text: str) -> None:
    """Write what a program will read to standard output."""
    raw = getattr(sys.stdout, "buffer", None)
    if raw is None:  # somebody put a stream of text in its place
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    raw.write(text.encode("utf-8", "replace"))
