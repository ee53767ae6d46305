"""What can go wrong at a table: each error leaves the table unchanged."""

from __future__ import annotations

from typing import ClassVar

from marineris.core.error import MarinerisError


class TableError(MarinerisError):
    """Something was asked of a table that cannot be done; nothing has changed."""

    code: ClassVar[str] = "table-error"


class NameTaken(TableError):
    """Another seat of the table has the same name."""

    code = "name-taken"


class NotRunning(TableError):
    """The game has not begun or is over."""

    code = "not-running"


class NotOver(TableError):
    """What is asked for would tell secrets of a game that goes on."""

    code = "not-over"


class Stale(TableError):
    """The message answers a question that is no longer asked."""

    code = "stale"


class BotPlays(TableError):
    """A bot plays for the seat."""

    code = "bot-plays"


class NoUndo(TableError):
    """The last move cannot be taken back; `why` says what stands in the way."""

    code = "no-undo"


class BadEntry(TableError):
    """An entry of a journal that no program could have written."""

    code = "bad-entry"


class TableStuck(TableError):
    """An entry of the table's journal cannot be applied; its host can roll it back."""

    code = "table-stuck"


class NotStuck(TableError):
    """There is nothing to roll back: every entry of the journal can be applied."""

    code = "not-stuck"


class OtherRules(TableError):
    """The table was begun with other rules than this program has."""

    code = "other-rules"
