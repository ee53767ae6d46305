"""What happens around a game: opening a table, sitting down, starting, new tokens, deleting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import asdict, replace
from functools import partial
from typing import Any, Final

from pydantic import ValidationError

import marineris
from marineris.bots import bots_for, rival_for
from marineris.core.error import BadRecord
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.gamedata import table_options
from marineris.server.errors import (
    AlreadyStarted,
    BadMessage,
    Fault,
    Full,
    NotReady,
    NotYourSeat,
    SeatTaken,
    StoreFailed,
    UnknownTable,
)
from marineris.server.notify.webhook import Webhook
from marineris.server.request_limits import check_options, check_record
from marineris.server.rooms import bus
from marineris.server.rooms.registry import Registry
from marineris.server.rooms.room import Room
from marineris.server.secrets import fits, hashed, new_id, new_token
from marineris.server.store.records import StoredSeat, StoredTable
from marineris.server.store.store import now
from marineris.server.web.protocol import (
    NewTable,
    RecordIn,
    SeatIn,
    SeatToken,
    TableMade,
    TakeSeat,
    WebhookIn,
)
from marineris.table import document
from marineris.table.errors import TableStuck
from marineris.table.info import SeatKind, TableStatus
from marineris.table.journal import Entry, EntryKind, journal_of
from marineris.table.names import check_free, distinct
from marineris.table.recovery import check_rules
from marineris.table.table import folded
from marineris.text import Text
from marineris.text.language import chosen_language

LOG = logging.getLogger("marineris.host")
MOST_TRIES: Final = 5
"""Attempts to start a game while people leave their seats."""


async def open_table(registry: Registry, given: NewTable, language: str) -> TableMade:
    """A new table; it starts at once if no seat is open."""
    await _check_room_left(registry)
    check_options(given.options)
    rules = marineris.rules_of(given.game)
    usual = {option.name: option.default for option in table_options(given.game)}
    options = rules.options(len(given.seats), {**usual, **given.options})
    if len(given.seats) == 1 and "confirm_end" in options:
        options["confirm_end"] = False  # nobody waits for the end of a turn
    seats, tokens = _seats(given.game, given.seats, chosen_language(given.language or language))
    _tell_apart(seats)
    host = new_token()
    invite = new_token() if given.settings.private else None
    seed = secrets.randbits(63) if given.seed is None else given.seed
    settings = given.settings.model_dump()
    settings["seeded"] = given.seed is not None
    time = now()
    table = StoredTable(
        id=new_id(),
        game=given.game,
        rules=rules.version,
        players=len(seats),
        options=options,
        seed=seed,
        settings=settings,
        host=hashed(host),
        invite=None if invite is None else hashed(invite),
        created=time,
        touched=time,
        listed=given.settings.listed,
        seats=seats,
    )
    start = [Entry(1, EntryKind.START, -1, "", time)]
    await asyncio.to_thread(_check_journal, table, start)  # a table that cannot begin is not stored
    journal = [] if _is_waiting(table) else start
    table.status = TableStatus.RUNNING if journal else TableStatus.OPEN
    await registry.store.create(table, journal)
    return TableMade(id=table.id, host=host, invite=invite, seats=tokens)


def _check_journal(table: StoredTable, journal: list[Entry]) -> None:
    """Raises `Fault` if a journal cannot be played, or where it ends not be shown."""
    try:
        found = folded(table, journal)
        document.check(found, Text)
        text = Text(chosen_language(""), table.game).of_table(table.options)
        document.log_lines(found.lines, None, text, found.names)
    except marineris.MarinerisError:
        raise
    except Exception as error:  # the rules and the texts can have any bug
        LOG.error("table not opened", exc_info=error, extra={"fault": type(error).__name__})
        raise Fault("the program failed; nothing was changed", about=EntryKind.START) from error


def _seats(
    game: str, given: list[SeatIn], language: str
) -> tuple[list[StoredSeat], list[SeatToken]]:
    seats: list[StoredSeat] = []
    tokens: list[SeatToken] = []
    for number, one in enumerate(given):
        kind = SeatKind(one.kind)
        bot = _bot(game, one.bot) if kind == SeatKind.BOT else ""
        seat = StoredSeat(number, kind, one.name.strip(), bot, language=language)
        if kind == SeatKind.PERSON:
            token = new_token()
            seat.token = hashed(token)
            tokens.append(SeatToken(seat=number, token=token))
        seats.append(seat)
    return seats, tokens


def _tell_apart(seats: list[StoredSeat]) -> None:
    """Raises `NameTaken` if two people have the same name; a bot gets another one."""
    names: list[str] = []
    for seat in seats:
        if seat.kind != SeatKind.BOT:
            check_free(seat.name, names)
            names.append(seat.name)
    for seat in seats:
        if seat.kind == SeatKind.BOT:
            seat.name = distinct(seat.name, names)
            names.append(seat.name)


def _bot(game: str, name: str) -> str:
    known = bots_for(game)
    if name and name not in known:
        message = f"there is no bot {name!r} for this game; there are {', '.join(known)}"
        raise BadMessage(message, fault="no-bot", bot=name, known=list(known))
    return name or rival_for(game)


def _is_waiting(table: StoredTable) -> bool:
    return any(seat.kind == SeatKind.OPEN for seat in table.seats)


async def _check_room_left(registry: Registry) -> None:
    if await registry.store.count() >= registry.settings.most_tables:
        raise Full("the server holds as many tables as its host allows")


async def open_record(registry: Registry, given: RecordIn) -> TableMade:
    """A table from a record. A finished game can be watched, any other continued."""
    await _check_room_left(registry)
    check_record(given.text)
    async with registry.importing:
        return await _open_record(registry, given)


async def _open_record(registry: Registry, given: RecordIn) -> TableMade:
    record, game = await asyncio.to_thread(_replayed, given.text)
    host, time = new_token(), now()
    names = record.names or [""] * record.players
    people: list[SeatIn] = []
    for name in names:
        people.append(_person(distinct(name.strip(), (one.name for one in people))))
    seats, tokens = _seats(record.game, people, chosen_language(""))
    settings = NewTable(game=record.game, seats=[SeatIn(kind="person")]).settings
    table = StoredTable(
        id=new_id(),
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=game.options,
        seed=record.seed,
        settings={**settings.model_dump(), "title": given.title, "seeded": True},
        host=hashed(host),
        created=time,
        touched=time,
        position=record.position,
        status=TableStatus.OVER if game.is_over else TableStatus.RUNNING,
        seats=seats,
    )
    journal = journal_of(record, time)
    try:
        await asyncio.to_thread(_check_journal, table, journal)
    except Fault as error:
        if record.position is None:
            raise
        message = "the position cannot be played: it cannot be shown"
        raise BadRecord(message, fault="bad-position") from error
    await registry.store.create(table, journal)
    return TableMade(id=table.id, host=host, invite=None, seats=tokens)


def _person(name: str) -> SeatIn:
    """A person's seat; a name that a table does not take is left out."""
    try:
        return SeatIn(kind="person", name=name)
    except ValidationError:
        return SeatIn(kind="person")


def _replayed(text: str) -> tuple[Record, Game[Any]]:
    """A stranger's record and its game, checked so that it can be shown to everyone."""
    record = Record.loads(text)
    check_options(record.options)
    try:
        game = marineris.loads(record)
        wrong = game.rules.audit(game.state) if record.position is not None else []
        game.result()
        game.view()
        for seat in range(game.players):
            game.view(seat)
            game.decision(seat)
    except marineris.MarinerisError:
        raise
    except Exception as error:  # a position can hold anything
        message = f"the position cannot be played: {type(error).__name__}"
        raise BadRecord(message, fault="bad-position") from error
    if wrong:
        raise BadRecord(f"the position cannot be played: {wrong[0]}", fault="bad-position")
    return record, game


async def stored_table(registry: Registry, table_id: str) -> StoredTable:
    """A table as the store has it."""
    found = await registry.store.table(table_id)
    if found is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    return found


def check_host(table: StoredTable, token: str | None) -> None:
    """Only the host may."""
    if not fits(token, table.host):
        raise NotYourSeat("only the host may do that")


def check_seat(table: StoredTable, seat: int, token: str | None, *, or_host: bool = False) -> None:
    """Require the secret of the seat, or of the host where that is allowed."""
    place = seat_of(table, seat)
    if not (fits(token, place.token) or (or_host and fits(token, table.host))):
        raise NotYourSeat("that is not your seat")


def seat_of(table: StoredTable, seat: int) -> StoredSeat:
    """A seat that the table has."""
    if not 0 <= seat < table.players:
        raise marineris.core.error.UnknownSeat(
            f"there is no seat {seat}", seat=seat, last=table.players - 1
        )
    return table.seats[seat]


async def take_seat(registry: Registry, table_id: str, seat: int, given: TakeSeat) -> SeatToken:
    """Sit down on an open seat. With the last one taken the game begins."""
    table = await stored_table(registry, table_id)
    if seat_of(table, seat).kind != SeatKind.OPEN:
        raise SeatTaken("somebody sits there already", seat=seat)
    if table.invite is not None and not fits(given.invite, table.invite):
        raise NotYourSeat("this table is for those who were invited")
    check_rules(table)  # nobody is to hold a seat of a table that cannot begin
    token = new_token()
    language = chosen_language(given.language)
    await registry.store.take_seat(table_id, seat, given.name.strip(), hashed(token), language)
    await _seats_changed(registry, table_id)
    # The person gets their token in any case.
    begin = partial(_start_if_full, registry, table_id)
    try:
        await begin()
    except StoreFailed:
        registry.tasks.until_done("start", begin)  # nobody else would do it
    return SeatToken(seat=seat, token=token)


async def _start_if_full(registry: Registry, table_id: str) -> None:
    """Begin the game, unless something else than the store is in the way.

    If it cannot begin, the host can retry; if somebody has left in the meantime, it begins when the
    next person sits down.
    """
    with contextlib.suppress(Fault, TableStuck, NotReady, UnknownTable):
        if not _is_waiting(await stored_table(registry, table_id)):
            await (await registry.room(table_id)).start()


async def leave_seat(registry: Registry, table_id: str, seat: int, token: str | None) -> None:
    """Leave a seat before the game begins."""
    table = await _not_started(registry, table_id)
    check_seat(table, seat, token, or_host=True)
    if not await registry.store.free_seat(table_id, seat, table.seats[seat].token):
        raise NotYourSeat("somebody else sits there by now")
    await _seats_changed(registry, table_id)


async def change_seat(
    registry: Registry, table_id: str, seat: int, given: SeatIn, token: str | None
) -> SeatToken | None:
    """The host decides what an unoccupied seat is for; a person seat comes with its token."""
    table = await _not_started(registry, table_id)
    check_host(table, token)
    place = seat_of(table, seat)
    if place.kind == SeatKind.PERSON:
        raise SeatTaken("somebody sits there", seat=seat)
    seats, tokens = _seats(table.game, [given], place.language)
    await registry.store.set_seat(table_id, **asdict(replace(seats[0], seat=seat)))
    await _seats_changed(registry, table_id)
    return SeatToken(seat=seat, token=tokens[0].token) if tokens else None


async def start(registry: Registry, table_id: str, token: str | None) -> None:
    """The host starts the game; bots take the seats that are still open."""
    table = await stored_table(registry, table_id)
    check_host(table, token)
    room = await registry.room(table_id)
    for tries in range(1, MOST_TRIES + 1):
        if room.table.game is not None:
            return
        with contextlib.suppress(AlreadyStarted):  # elsewhere; `room.start` hears of it
            await registry.store.fill_seats(table_id, rival_for(table.game))
        await _seats_changed(registry, table_id)
        try:
            await room.start()
            return
        except NotReady:  # somebody got up in between
            if tries == MOST_TRIES:
                raise


async def roll_back(registry: Registry, table_id: str, token: str | None) -> None:
    """The host rolls a stuck table back to its last good entry."""
    check_host(await stored_table(registry, table_id), token)
    await (await registry.room(table_id)).roll_back()


async def reissue(registry: Registry, table_id: str, seat: int, token: str | None) -> SeatToken:
    """A new token for a seat; the old one stops working."""
    table = await stored_table(registry, table_id)
    check_host(table, token)
    if seat_of(table, seat).kind != SeatKind.PERSON:
        raise NotYourSeat("nobody sits there")
    fresh = new_token()
    changed = {"token": hashed(fresh)}
    if not await registry.store.change_seat(
        table_id, seat, only={"kind": SeatKind.PERSON}, **changed
    ):
        raise NotYourSeat("nobody sits there")
    await _seats_changed(registry, table_id)
    return SeatToken(seat=seat, token=fresh)


async def set_webhook(
    registry: Registry, table_id: str, seat: int, given: WebhookIn, token: str | None
) -> None:
    """Set the webhook of a seat."""
    table = await stored_table(registry, table_id)
    check_seat(table, seat, token)
    columns: dict[str, Any] = {"webhook": None}
    if given.url:
        hook = Webhook(given.kind, given.url)
        registry.notifier.check(hook)
        columns = {"webhook": {"kind": hook.kind, "url": hook.url}}
    if given.language:
        columns["language"] = chosen_language(given.language)
    own = {"token": seat_of(table, seat).token}
    if not await registry.store.change_seat(table_id, seat, only=own, **columns):
        raise NotYourSeat("that is not your seat any more")
    await _seats_changed(registry, table_id)


async def delete_table(registry: Registry, table_id: str, token: str | None) -> None:
    """The host closes the table for good."""
    table = await stored_table(registry, table_id)
    check_host(table, token)
    await registry.store.delete([table_id])
    registry.forget(table_id, "unknown-table")
    registry.bus.tell(table_id, bus.DELETED)


async def room_for(registry: Registry, table_id: str, seat: int, token: str | None) -> Room:
    """The room of a table, for someone who may decide who plays for a seat."""
    room = await registry.room(table_id)
    check_seat(room.stored, seat, token, or_host=True)
    return room


async def _not_started(registry: Registry, table_id: str) -> StoredTable:
    room = await registry.room(table_id)
    if room.table.stuck is not None:
        await room.catch_up()  # the host's tools may have rolled it back
    if room.table.game is not None:
        raise AlreadyStarted("the game has begun")
    room.table.check_not_stuck()  # it has begun, though that cannot be applied
    return await stored_table(registry, table_id)


async def _seats_changed(registry: Registry, table_id: str) -> None:
    """Tell of a change that stands, whether or not it can be read again right now."""
    try:
        await registry.reload_info(table_id)
    except StoreFailed:
        registry.cluster.compare_soon()
    registry.bus.tell(table_id, bus.SEATS)
