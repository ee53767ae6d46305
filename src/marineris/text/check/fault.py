"""What can be wrong with a language's messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

KINDS: Final = (
    "junk",
    "twice",
    "no-file",
    "missing",
    "unknown",
    "misplaced",
    "argument-missing",
    "argument-unknown",
    "form",
    "word",
    "function",
    "reference",
    "plural",
    "unused",
)
"""All kinds of faults, those first that hide others."""

UNTRANSLATED: Final = ("no-file", "missing")
"""What is wrong only until somebody translates it: English stands in meanwhile."""


@dataclass(frozen=True)
class Fault:
    """One fault: where it is, of which kind, in which message, and what it is about."""

    language: str
    file: str
    kind: str
    name: str
    """The message, or `message.attribute`; for a file that is not there, the file."""
    detail: str = ""

    @property
    def is_untranslated(self) -> bool:
        """Whether nothing is broken, but people read English."""
        return self.kind in UNTRANSLATED


def in_order(faults: list[Fault]) -> list[Fault]:
    """Faults as a person reads them: by language and file, the grave kinds first."""
    return sorted(
        dict.fromkeys(faults),
        key=lambda one: (one.language, one.file, KINDS.index(one.kind), one.name, one.detail),
    )
