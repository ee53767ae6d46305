"""The HTTP calls around a game, and the door to the socket."""

from __future__ import annotations

import asyncio
import hashlib
import json
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.requests import HTTPConnection
from fastapi.responses import PlainTextResponse

import marineris
from marineris.server import book, document, host, replay
from marineris.server import message as m
from marineris.server.error import TooFast
from marineris.server.house import House
from marineris.server.language import accepted_language, chosen_language
from marineris.server.socket import Socket
from marineris.server.token import LETTERS
from marineris.server.wording import SafeText

TableId = Annotated[str, Path(max_length=16, pattern=f"^[{LETTERS}]+$")]
SeatNumber = Annotated[int, Path(ge=0, lt=m.MOST_PLAYERS)]
TROUBLE: dict[int | str, dict[str, Any]] = {
    code: {"model": m.Trouble} for code in (403, 404, 409, 413, 422, 429, 503)
}

router = APIRouter(prefix="/api", responses=TROUBLE)


def house_of(request: Request) -> House:
    """The house that serves a request."""
    found: House = request.app.state.house
    return found


def token_of(request: Request) -> str | None:
    """The token that a request bears."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


def language_of(
    request: Request, language: Annotated[str, Query(max_length=16, pattern=r"^[A-Za-z-]*$")] = ""
) -> str:
    """The language that a request asks for."""
    if language:
        return chosen_language(language)
    return accepted_language(request.headers.get("accept-language", ""))


Here = Annotated[House, Depends(house_of)]
Bearer = Annotated[str | None, Depends(token_of)]
Spoken = Annotated[str, Depends(language_of)]


# ------------------------------------------------------------------------------- games


@router.get("/games", tags=["games"])
async def list_games(language: Spoken) -> list[dict[str, Any]]:
    """The games that can be played, with their options and bots."""
    return book.games(language)


@router.get("/games/{game}/book", tags=["games"], responses={304: {"description": "Not changed"}})
async def read_book(
    game: Annotated[str, Path(max_length=32)], language: Spoken, request: Request
) -> Response:
    """Everything fixed that a client draws from."""
    marineris.rules_of(game)
    body, tag = await asyncio.to_thread(_book, game, language)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=32)
def _book(game: str, language: str) -> tuple[bytes, str]:
    pages = book.book(game, language)
    body = json.dumps(pages, separators=(",", ":"), ensure_ascii=False).encode()
    return body, '"' + hashlib.blake2b(body, digest_size=12).hexdigest() + '"'


# ------------------------------------------------------------------------------- tables


def caller_of(request: HTTPConnection) -> str:
    """The address of whoever makes a request, or opens a socket."""
    if request.app.state.house.settings.trust_proxy:
        forwarded = request.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()[:64]
    return request.client.host if request.client is not None else ""


def check_opening(request: Request) -> None:
    """One address may not fill the store with tables."""
    buckets = request.app.state.openings
    if buckets is not None and not buckets.of(caller_of(request)).take():
        raise TooFast("too many new tables; try again later", seconds=60)


@router.post("/tables", status_code=201, tags=["tables"], dependencies=[Depends(check_opening)])
async def open_table(given: m.NewTable, house: Here, language: Spoken) -> m.TableMade:
    """Open a table. The tokens are shown this once; without open seats the game begins."""
    return await host.open_table(house, given, language)


@router.post("/records", status_code=201, tags=["tables"], dependencies=[Depends(check_opening)])
async def open_record(given: m.RecordIn, house: Here) -> m.TableMade:
    """Make a table of a game record."""
    return await host.open_record(house, given)


@router.get("/tables", tags=["tables"])
async def list_tables(
    house: Here,
    status: Literal["open", "running", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[m.TableOut]:
    """The tables that are listed."""
    found = await house.store.tables(status, listed=True, limit=limit, offset=offset)
    return [m.TableOut.model_validate(document.card(table)) for table in found]


@router.get("/tables/{table_id}", tags=["tables"])
async def read_table(table_id: TableId, house: Here) -> m.TableOut:
    """A table's card."""
    return m.TableOut.model_validate(document.card(await host.card_of(house, table_id)))


@router.delete("/tables/{table_id}", status_code=204, tags=["tables"])
async def delete_table(table_id: TableId, house: Here, token: Bearer) -> None:
    """Close and delete a table. The host's token is needed."""
    await host.delete_table(house, table_id, token)


@router.post("/tables/{table_id}/start", status_code=204, tags=["tables"])
async def start_table(table_id: TableId, house: Here, token: Bearer) -> None:
    """Start the game; bots take what seats are open. The host's token is needed."""
    await host.start(house, table_id, token)


@router.post("/tables/{table_id}/rollback", status_code=204, tags=["tables"])
async def roll_back(table_id: TableId, house: Here, token: Bearer) -> None:
    """Take a stuck table back to its last good entry. The host's token is needed."""
    await host.roll_back(house, table_id, token)


# ------------------------------------------------------------------------------- seats


@router.post("/tables/{table_id}/seats/{seat}/take", tags=["seats"])
async def take_seat(
    table_id: TableId, seat: SeatNumber, given: m.TakeSeat, house: Here
) -> m.SeatToken:
    """Sit down on an open seat."""
    return await host.take_seat(house, table_id, seat, given)


@router.post("/tables/{table_id}/seats/{seat}/leave", status_code=204, tags=["seats"])
async def leave_seat(table_id: TableId, seat: SeatNumber, house: Here, token: Bearer) -> None:
    """Get up before the game begins. The seat's or the host's token is needed."""
    await host.leave_seat(house, table_id, seat, token)


@router.put("/tables/{table_id}/seats/{seat}", tags=["seats"])
async def change_seat(
    table_id: TableId, seat: SeatNumber, given: m.SeatIn, house: Here, token: Bearer
) -> m.SeatToken | None:
    """Say what an unoccupied seat is for. The host's token is needed."""
    return await host.change_seat(house, table_id, seat, given, token)


@router.post("/tables/{table_id}/seats/{seat}/token", tags=["seats"])
async def reissue_token(
    table_id: TableId, seat: SeatNumber, house: Here, token: Bearer
) -> m.SeatToken:
    """Re-issue a seat's token. The host's token is needed."""
    return await host.reissue(house, table_id, seat, token)


@router.post("/tables/{table_id}/seats/{seat}/bot", status_code=204, tags=["seats"])
async def let_bot(
    table_id: TableId, seat: SeatNumber, given: m.BotIn, house: Here, token: Bearer
) -> None:
    """A bot plays for the seat. The seat's or the host's token is needed."""
    await (await host.room_for(house, table_id, seat, token)).let_bot(seat, given.bot)


@router.delete("/tables/{table_id}/seats/{seat}/bot", status_code=204, tags=["seats"])
async def give_back(table_id: TableId, seat: SeatNumber, house: Here, token: Bearer) -> None:
    """The seat's person plays again. The seat's or the host's token is needed."""
    await (await host.room_for(house, table_id, seat, token)).give_back(seat)


@router.put("/tables/{table_id}/seats/{seat}/webhook", status_code=204, tags=["seats"])
async def set_webhook(
    table_id: TableId, seat: SeatNumber, given: m.WebhookIn, house: Here, token: Bearer
) -> None:
    """Say where to tell that it is this seat's turn. The seat's token is needed."""
    await host.set_webhook(house, table_id, seat, given, token)


# ------------------------------------------------------------------------------- afterwards


@router.get(
    "/tables/{table_id}/record",
    tags=["afterwards"],
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(table_id: TableId, house: Here) -> Response:
    """The record of a finished game, as text."""
    room = await house.room(table_id)
    replay.check_over(room.table)
    name = f'attachment; filename="marineris-{table_id}.txt"'
    return PlainTextResponse(room.table.record().dumps(), headers={"Content-Disposition": name})


@router.get("/tables/{table_id}/replay", tags=["afterwards"])
async def read_replay(
    table_id: TableId,
    house: Here,
    language: Spoken,
    seat: Annotated[int | None, Query(ge=0, lt=m.MOST_PLAYERS)] = None,
) -> dict[str, Any]:
    """A finished game move by move, as a seat or somebody who watched saw it."""
    table = (await house.room(table_id)).table
    replay.check_over(table)
    if seat is not None:
        host.seat_of(table.stored, seat)
    text = SafeText(language, table.stored.game)
    return await asyncio.to_thread(replay.replayed, table, seat, text)


@router.get("/tables/{table_id}/result", tags=["afterwards"])
async def read_result(table_id: TableId, house: Here) -> dict[str, Any]:
    """Points by source, and how everybody stood after each generation or round."""
    table = (await house.room(table_id)).table
    replay.check_over(table)
    return await asyncio.to_thread(replay.course, table)


# ------------------------------------------------------------------------------- the socket


@router.websocket("/tables/{table_id}/socket")
async def open_socket(websocket: WebSocket, table_id: str) -> None:
    """Play; see docs/protocol.md."""
    socket = Socket(websocket.app.state.house, websocket)
    caller, places = caller_of(websocket), websocket.app.state.sockets
    if not places.take(caller):
        await socket.turn_away()
        return
    try:
        await socket.run(table_id)
    finally:
        places.give_back(caller)
