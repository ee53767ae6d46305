"""The errors of the server around its tables, each with its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from marineris.core.error import MarinerisError
from marineris.table.errors import TableError


class ServerError(TableError):
    """The server cannot do what was asked; nothing has changed."""

    status: ClassVar[int] = 409


class UnknownTable(ServerError):
    """There is no table of that id."""

    code = "unknown-table"
    status = 404


class NotFound(ServerError):
    """There is nothing at that address."""

    code = "not-found"
    status = 404


class NotYourSeat(ServerError):
    """The token is not that of the seat, or of the host."""

    code = "not-your-seat"
    status = 403


class SeatTaken(ServerError):
    """Somebody else sits there."""

    code = "seat-taken"


class AlreadyStarted(ServerError):
    """The game has begun; its seats and options can no longer change."""

    code = "already-started"


class NotReady(ServerError):
    """Seats are still open."""

    code = "not-ready"


class BadMessage(ServerError):
    """A message that cannot be understood."""

    code = "bad-message"
    status = 422


class TooBig(ServerError):
    """A message or a body that is too long."""

    code = "too-big"
    status = 413


class TooFast(ServerError):
    """Too many messages or requests."""

    code = "too-fast"
    status = 429


class Full(ServerError):
    """The host allows no more tables."""

    code = "server-full"
    status = 503


class StoreFailed(ServerError):
    """The store did not answer; whether the move was saved shows when it answers again."""

    code = "store-failed"
    status = 503


class Fault(ServerError):
    """The program itself failed; nothing was stored and nothing has changed."""

    code = "fault"
    status = 500


def http_status(error: MarinerisError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, TableError) else 422
