"""What can go wrong at a table, each with the HTTP status that says so."""

from __future__ import annotations

from typing import ClassVar

from marineris.core.error import MarinerisError


class TableError(MarinerisError):
    """Something was asked of a table that cannot be done; nothing has changed."""

    code: ClassVar[str] = "table-error"
    status: ClassVar[int] = 409


class UnknownTable(TableError):
    """There is no table of that id."""

    code = "unknown-table"
    status = 404


class NotFound(TableError):
    """There is nothing at that address."""

    code = "not-found"
    status = 404


class NotYourSeat(TableError):
    """The token is not that of the seat, or of the host."""

    code = "not-your-seat"
    status = 403


class SeatTaken(TableError):
    """Somebody else sits there."""

    code = "seat-taken"


class AlreadyStarted(TableError):
    """The game has begun; its seats and options stand."""

    code = "already-started"


class NotReady(TableError):
    """Seats are still open."""

    code = "not-ready"


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


class BadMessage(TableError):
    """A message that cannot be understood."""

    code = "bad-message"
    status = 422


class TooBig(TableError):
    """A message or a body that is too long."""

    code = "too-big"
    status = 413


class TooFast(TableError):
    """Too many messages or requests."""

    code = "too-fast"
    status = 429


class Full(TableError):
    """The host allows no more tables."""

    code = "server-full"
    status = 503


class StoreFailed(TableError):
    """The store did not answer; whether the move stands is seen when it does again."""

    code = "store-failed"
    status = 503


class Fault(TableError):
    """The program itself failed; nothing was stored and nothing has changed."""

    code = "fault"
    status = 500


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
