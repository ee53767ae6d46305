"""The errors a person or a program can meet, each saying what is wrong and what would be right.

Every one is a `MarinerisError` and so a `ValueError`: a caller can catch them all at once. `code`
names the message for translation and `facts` fills it; `str(error)` is English for programmers.
Where one code covers several things that can be wrong, the fact `fault` names which, and `wanted`
what a value should be: both are words for programs, too.
"""

from __future__ import annotations

from typing import ClassVar


class MarinerisError(ValueError):
    """Something was asked that cannot be done; nothing has changed."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.facts: dict[str, object] = facts


class UnknownGame(MarinerisError):
    """No game of that name is installed."""

    code: ClassVar[str] = "unknown-game"


class UnknownOption(MarinerisError):
    """The game has no option of that name."""

    code: ClassVar[str] = "unknown-option"


class BadOption(MarinerisError):
    """An option has a value the game cannot use."""

    code: ClassVar[str] = "bad-option"


class BadPosition(MarinerisError):
    """A position was described that cannot be on a table."""

    code: ClassVar[str] = "bad-position"


class UnknownMove(MarinerisError):
    """No move of the catalogue has that name or number."""

    code: ClassVar[str] = "unknown-move"


class UnknownCard(MarinerisError):
    """No card has that name."""

    code: ClassVar[str] = "unknown-card"


class UnknownSeat(MarinerisError):
    """The table has no such seat."""

    code: ClassVar[str] = "unknown-seat"


class IllegalMove(MarinerisError):
    """The move exists but this seat may not make it now."""

    code: ClassVar[str] = "illegal-move"


class BadRecord(MarinerisError):
    """A game record cannot be read; `line` says where."""

    code: ClassVar[str] = "bad-record"

    def __init__(self, message: str, line: int = 0, **facts: object) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(where + message, line=line, **facts)
        self.line = line


class NewerRecord(BadRecord):
    """A game record was written by a later version than this one."""

    code: ClassVar[str] = "newer-record"
