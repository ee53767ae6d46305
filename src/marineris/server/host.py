"""What happens around a game: opening a table, sitting down, starting, new tokens, deleting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import asdict, replace
from typing import Any

import marineris
from marineris.bots import bots_for, rival_for
from marineris.core.error import BadRecord
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.server import bus, document, stored
from marineris.server.book import table_options
from marineris.server.error import (
    AlreadyStarted,
    BadMessage,
    Fault,
    Full,
    NotReady,
    NotYourSeat,
    SeatTaken,
    TableStuck,
    UnknownTable,
)
from marineris.server.house import House
from marineris.server.language import chosen_language
from marineris.server.message import (
    NewTable,
    RecordIn,
    SeatIn,
    SeatToken,
    TableMade,
    TakeSeat,
    WebhookIn,
)
from marineris.server.room import Room
from marineris.server.store import now
from marineris.server.stored import Entry, StoredSeat, StoredTable
from marineris.server.table import folded
from marineris.server.token import fits, hashed, new_id, new_token
from marineris.server.webhook import Webhook
from marineris.text import Text

LOG = logging.getLogger("marineris.host")


async def open_table(house: House, given: NewTable, language: str) -> TableMade:
    """A new table; it starts at once if no seat is open."""
    await _check_room_left(house)
    rules = marineris.rules_of(given.game)
    usual = {option.name: option.default for option in table_options(given.game)}
    options = rules.options(len(given.seats), {**usual, **given.options})
    seats, tokens = _seats(given.game, given.seats, chosen_language(given.language or language))
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
    start = [Entry(1, stored.START, -1, "", time)]
    _check_journal(table, start)  # a game that cannot begin is not kept
    journal = [] if _is_waiting(table) else start
    table.status = stored.RUNNING if journal else stored.WAITING
    await house.store.create(table, journal)
    return TableMade(id=table.id, host=host, invite=invite, seats=tokens)


def _check_journal(table: StoredTable, journal: list[Entry]) -> None:
    """Raises `Fault` if a journal cannot be played, or where it ends not be shown."""
    try:
        found = folded(table, journal)
        document.check(found, Text)
        text = Text(chosen_language(""), table.game)
        document.log_lines(found.lines, None, text, found.names)
    except marineris.MarinerisError:
        raise
    except Exception as error:  # the rules and the texts can have any bug
        LOG.error("table not opened", exc_info=error, extra={"fault": type(error).__name__})
        raise Fault("the program failed; nothing was changed", about=stored.START) from error


def _seats(
    game: str, given: list[SeatIn], language: str
) -> tuple[list[StoredSeat], list[SeatToken]]:
    seats: list[StoredSeat] = []
    tokens: list[SeatToken] = []
    for number, one in enumerate(given):
        bot = _bot(game, one.bot) if one.kind == stored.ROBOT else ""
        seat = StoredSeat(number, one.kind, one.name.strip(), bot, language=language)
        if one.kind == stored.PERSON:
            token = new_token()
            seat.token = hashed(token)
            tokens.append(SeatToken(seat=number, token=token))
        seats.append(seat)
    return seats, tokens


def _bot(game: str, name: str) -> str:
    known = bots_for(game)
    if name and name not in known:
        message = f"there is no bot {name!r} for this game; there are {', '.join(known)}"
        raise BadMessage(message, fault="no-bot", bot=name, known=list(known))
    return name or rival_for(game)


def _is_waiting(table: StoredTable) -> bool:
    return any(seat.kind == stored.OPEN for seat in table.seats)


async def _check_room_left(house: House) -> None:
    if await house.store.count() >= house.settings.most_tables:
        raise Full("the server holds as many tables as its host allows")


async def open_record(house: House, given: RecordIn) -> TableMade:
    """A table of a record. A finished game is there to be looked at, another to be played on."""
    await _check_room_left(house)
    record = Record.loads(given.text)
    game = await asyncio.to_thread(_replayed, record)
    host, time = new_token(), now()
    seats, tokens = _seats(
        record.game, [SeatIn(kind="person") for _ in range(record.players)], chosen_language("")
    )
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
        status=stored.OVER if game.is_over else stored.RUNNING,
        seats=seats,
    )
    journal = [Entry(1, stored.START, -1, "", time)]
    for seat, name in record.moves:
        journal.append(Entry(len(journal) + 1, stored.MOVE, seat, name, time))
    try:
        await asyncio.to_thread(_check_journal, table, journal)
    except Fault as error:
        if record.position is None:
            raise
        message = "the position cannot be played: it cannot be shown"
        raise BadRecord(message, fault="bad-position") from error
    await house.store.create(table, journal)
    return TableMade(id=table.id, host=host, invite=None, seats=tokens)


def _replayed(record: Record) -> Game[Any]:
    """The game of a stranger's record: whatever stands in it, it can be shown to everybody."""
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
    return game


async def card_of(house: House, table_id: str) -> StoredTable:
    """A table as the store has it."""
    found = await house.store.table(table_id)
    if found is None:
        raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
    return found


def check_host(table: StoredTable, token: str | None) -> None:
    """Only the host may."""
    if not fits(token, table.host):
        raise NotYourSeat("only the host may do that")


def check_seat(table: StoredTable, seat: int, token: str | None, *, or_host: bool = False) -> None:
    """Only whoever sits there may, or the host where that is said."""
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


async def take_seat(house: House, table_id: str, seat: int, given: TakeSeat) -> SeatToken:
    """Sit down on an open seat. With the last one taken the game begins."""
    table = await card_of(house, table_id)
    if seat_of(table, seat).kind != stored.OPEN:
        raise SeatTaken("somebody sits there already", seat=seat)
    if table.invite is not None and not fits(given.invite, table.invite):
        raise NotYourSeat("this table is for those who were invited")
    token = new_token()
    language = chosen_language(given.language)
    if not await house.store.take_seat(table_id, seat, given.name.strip(), hashed(token), language):
        raise SeatTaken("somebody was faster", seat=seat)
    await _seats_changed(house, table_id)
    if not _is_waiting(await card_of(house, table_id)):
        # Whoever sits down gets their token; if the game cannot begin, the host can try again.
        with contextlib.suppress(Fault, TableStuck):
            await (await house.room(table_id)).start()
    return SeatToken(seat=seat, token=token)


async def leave_seat(house: House, table_id: str, seat: int, token: str | None) -> None:
    """Get up before the game begins."""
    table = await _not_started(house, table_id)
    check_seat(table, seat, token, or_host=True)
    await house.store.change_seat(
        table_id, seat, kind=stored.OPEN, name="", bot="", token=None, webhook=None
    )
    await _seats_changed(house, table_id)


async def change_seat(
    house: House, table_id: str, seat: int, given: SeatIn, token: str | None
) -> SeatToken | None:
    """The host decides what an unoccupied seat is for; a person seat comes with its token."""
    table = await _not_started(house, table_id)
    check_host(table, token)
    place = seat_of(table, seat)
    if place.kind == stored.PERSON:
        raise SeatTaken("somebody sits there", seat=seat)
    seats, tokens = _seats(table.game, [given], place.language)
    new = asdict(replace(seats[0], seat=seat))
    await house.store.change_seat(table_id, **new)
    await _seats_changed(house, table_id)
    return SeatToken(seat=seat, token=tokens[0].token) if tokens else None


async def start(house: House, table_id: str, token: str | None) -> None:
    """The host starts the game; bots take the seats that are still open."""
    table = await card_of(house, table_id)
    check_host(table, token)
    room = await house.room(table_id)
    if room.table.game is not None:
        return
    if all(seat.kind == stored.OPEN for seat in table.seats):
        raise NotReady("nobody sits at the table yet")
    for seat in table.seats:
        if seat.kind == stored.OPEN:
            bot = rival_for(table.game)
            await house.store.fill_seat(table_id, seat.seat, bot)
    await _seats_changed(house, table_id)
    await room.start()


async def roll_back(house: House, table_id: str, token: str | None) -> None:
    """The host takes a stuck table back to its last good entry."""
    check_host(await card_of(house, table_id), token)
    await (await house.room(table_id)).roll_back()


async def reissue(house: House, table_id: str, seat: int, token: str | None) -> SeatToken:
    """A new token for a seat; the old one is worthless from now on."""
    table = await card_of(house, table_id)
    check_host(table, token)
    if seat_of(table, seat).kind != stored.PERSON:
        raise NotYourSeat("nobody sits there")
    fresh = new_token()
    await house.store.change_seat(table_id, seat, token=hashed(fresh))
    await _seats_changed(house, table_id)
    return SeatToken(seat=seat, token=fresh)


async def set_webhook(
    house: House, table_id: str, seat: int, given: WebhookIn, token: str | None
) -> None:
    """Where a seat wants to be told."""
    table = await card_of(house, table_id)
    check_seat(table, seat, token)
    columns: dict[str, Any] = {"webhook": None}
    if given.url:
        hook = Webhook(given.kind, given.url)
        house.notifier.check(hook)
        columns = {"webhook": {"kind": hook.kind, "url": hook.url}}
    if given.language:
        columns["language"] = chosen_language(given.language)
    await house.store.change_seat(table_id, seat, **columns)
    await _seats_changed(house, table_id)


async def delete_table(house: House, table_id: str, token: str | None) -> None:
    """The host closes the table for good."""
    table = await card_of(house, table_id)
    check_host(table, token)
    await house.store.delete([table_id])
    house.forget(table_id, "unknown-table")
    house.bus.tell(table_id, bus.DELETED)


async def room_for(house: House, table_id: str, seat: int, token: str | None) -> Room:
    """The room of a table for whoever may decide who plays for a seat."""
    room = await house.room(table_id)
    check_seat(room.table.stored, seat, token, or_host=True)
    return room


async def _not_started(house: House, table_id: str) -> StoredTable:
    room = await house.room(table_id)
    if room.table.stuck is not None:
        await room.catch_up()  # the host's tools may have rolled it back
    if room.table.game is not None:
        raise AlreadyStarted("the game has begun")
    room.table.check_not_stuck()  # it has begun, though that cannot be applied
    return await card_of(house, table_id)


async def _seats_changed(house: House, table_id: str) -> None:
    await house.reload_card(table_id)
    house.bus.tell(table_id, bus.SEATS)
