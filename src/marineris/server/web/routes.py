"""The HTTP calls around a game, and the route of the socket."""

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
from marineris import gamedata
from marineris.gamedata.terrain_picture import terrain_picture
from marineris.server.errors import NotFound, TooFast
from marineris.server.rooms import lifecycle
from marineris.server.rooms.registry import Registry
from marineris.server.secrets import LETTERS
from marineris.server.store.records import StoredTable
from marineris.server.web import protocol as m
from marineris.server.web.socket import Socket
from marineris.table import document, replay
from marineris.table.safe_text import SafeText
from marineris.text.language import accepted_language, chosen_language

TableId = Annotated[str, Path(max_length=16, pattern=f"^[{LETTERS}]+$")]
SeatNumber = Annotated[int, Path(ge=0, lt=m.MOST_PLAYERS)]
TROUBLE: dict[int | str, dict[str, Any]] = {
    code: {"model": m.Trouble} for code in (403, 404, 409, 413, 422, 429, 503)
}

router = APIRouter(prefix="/api", responses=TROUBLE)


def house_of(request: Request) -> Registry:
    """The registry that serves a request."""
    found: Registry = request.app.state.registry
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


Here = Annotated[Registry, Depends(house_of)]
Bearer = Annotated[str | None, Depends(token_of)]
Spoken = Annotated[str, Depends(language_of)]


# ------------------------------------------------------------------------------- games


@router.get("/games", tags=["games"])
async def list_games(language: Spoken) -> list[dict[str, Any]]:
    """The games that can be played, with their options and bots."""
    return gamedata.games(language)


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
    pages = gamedata.book(game, language)
    body = json.dumps(pages, separators=(",", ":"), ensure_ascii=False).encode()
    return body, '"' + hashlib.blake2b(body, digest_size=12).hexdigest() + '"'


@router.get("/maps/{map_id}/{size}", tags=["games"], include_in_schema=False)
async def read_terrain(
    map_id: Annotated[str, Path(max_length=32)],
    size: Annotated[str, Path(max_length=8)],
    request: Request,
    version: Annotated[str, Query(max_length=32)] = "",
) -> Response:
    """The picture of the planet under a map. An address with its version is always this picture."""
    picture = await asyncio.to_thread(terrain_picture, map_id, size)
    if picture is None or version not in ("", picture.tag):
        raise NotFound("there is no such picture")
    if version:
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(picture.body, media_type=picture.media_type, headers=headers)
    headers = {"ETag": f'"{picture.tag}"', "Cache-Control": "public, max-age=3600"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(picture.body, media_type=picture.media_type, headers=headers)


# ------------------------------------------------------------------------------- tables


def caller_of(request: HTTPConnection) -> str:
    """The address of the client behind a request or a socket."""
    if request.app.state.registry.settings.trust_proxy:
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
async def open_table(given: m.NewTable, registry: Here, language: Spoken) -> m.TableMade:
    """Open a table. The tokens are shown this once; without open seats the game begins."""
    return await lifecycle.open_table(registry, given, language)


@router.post("/records", status_code=201, tags=["tables"], dependencies=[Depends(check_opening)])
async def open_record(given: m.RecordIn, registry: Here) -> m.TableMade:
    """Make a table of a game record."""
    return await lifecycle.open_record(registry, given)


def _table_out(table: StoredTable) -> m.TableOut:
    return m.TableOut.model_validate(document.public_info(table, table.status))


@router.get("/tables", tags=["tables"])
async def list_tables(
    registry: Here,
    status: Literal["open", "running", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[m.TableOut]:
    """The tables that are listed."""
    found = await registry.store.tables(status, listed=True, limit=limit, offset=offset)
    return [_table_out(table) for table in found]


@router.get("/tables/{table_id}", tags=["tables"])
async def read_table(table_id: TableId, registry: Here) -> m.TableOut:
    """A table's summary."""
    return _table_out(await lifecycle.stored_table(registry, table_id))


@router.delete("/tables/{table_id}", status_code=204, tags=["tables"])
async def delete_table(table_id: TableId, registry: Here, token: Bearer) -> None:
    """Close and delete a table. The host's token is needed."""
    await lifecycle.delete_table(registry, table_id, token)


@router.post("/tables/{table_id}/start", status_code=204, tags=["tables"])
async def start_table(table_id: TableId, registry: Here, token: Bearer) -> None:
    """Start the game; bots take what seats are open. The host's token is needed."""
    await lifecycle.start(registry, table_id, token)


@router.post("/tables/{table_id}/rollback", status_code=204, tags=["tables"])
async def roll_back(table_id: TableId, registry: Here, token: Bearer) -> None:
    """Roll a stuck table back to its last good entry. The host's token is needed."""
    await lifecycle.roll_back(registry, table_id, token)


# ------------------------------------------------------------------------------- seats


@router.post("/tables/{table_id}/seats/{seat}/take", tags=["seats"])
async def take_seat(
    table_id: TableId, seat: SeatNumber, given: m.TakeSeat, registry: Here
) -> m.SeatToken:
    """Take an open seat."""
    return await lifecycle.take_seat(registry, table_id, seat, given)


@router.post("/tables/{table_id}/seats/{seat}/leave", status_code=204, tags=["seats"])
async def leave_seat(table_id: TableId, seat: SeatNumber, registry: Here, token: Bearer) -> None:
    """Leave a seat before the game begins. The seat's or the host's token is needed."""
    await lifecycle.leave_seat(registry, table_id, seat, token)


@router.put("/tables/{table_id}/seats/{seat}", tags=["seats"])
async def change_seat(
    table_id: TableId, seat: SeatNumber, given: m.SeatIn, registry: Here, token: Bearer
) -> m.SeatToken | None:
    """Say what an unoccupied seat is for. The host's token is needed."""
    return await lifecycle.change_seat(registry, table_id, seat, given, token)


@router.post("/tables/{table_id}/seats/{seat}/token", tags=["seats"])
async def reissue_token(
    table_id: TableId, seat: SeatNumber, registry: Here, token: Bearer
) -> m.SeatToken:
    """Re-issue a seat's token. The host's token is needed."""
    return await lifecycle.reissue(registry, table_id, seat, token)


@router.post("/tables/{table_id}/seats/{seat}/bot", status_code=204, tags=["seats"])
async def let_bot(
    table_id: TableId, seat: SeatNumber, given: m.BotIn, registry: Here, token: Bearer
) -> None:
    """A bot plays for the seat. The seat's or the host's token is needed."""
    await (await lifecycle.room_for(registry, table_id, seat, token)).let_bot(seat, given.bot)


@router.delete("/tables/{table_id}/seats/{seat}/bot", status_code=204, tags=["seats"])
async def give_back(table_id: TableId, seat: SeatNumber, registry: Here, token: Bearer) -> None:
    """The seat's person plays again. The seat's or the host's token is needed."""
    await (await lifecycle.room_for(registry, table_id, seat, token)).give_back(seat)


@router.put("/tables/{table_id}/seats/{seat}/webhook", status_code=204, tags=["seats"])
async def set_webhook(
    table_id: TableId, seat: SeatNumber, given: m.WebhookIn, registry: Here, token: Bearer
) -> None:
    """Set where turn notifications go. The seat's token is needed."""
    await lifecycle.set_webhook(registry, table_id, seat, given, token)


# ------------------------------------------------------------------------------- afterwards


@router.get(
    "/tables/{table_id}/record",
    tags=["afterwards"],
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(table_id: TableId, registry: Here) -> Response:
    """The record of a finished game, as text."""
    room = await registry.room(table_id)
    replay.check_over(room.table)
    name = f'attachment; filename="marineris-{table_id}.txt"'
    return PlainTextResponse(room.table.record().dumps(), headers={"Content-Disposition": name})


@router.get("/tables/{table_id}/replay", tags=["afterwards"])
async def read_replay(
    table_id: TableId,
    registry: Here,
    language: Spoken,
    seat: Annotated[int | None, Query(ge=0, lt=m.MOST_PLAYERS)] = None,
) -> dict[str, Any]:
    """A finished game move by move, as a seat or somebody who watched saw it."""
    room = await registry.room(table_id)
    table = room.table
    replay.check_over(table)
    if seat is not None:
        lifecycle.seat_of(room.stored, seat)
    text = SafeText(language, table.info.game).of_table(table.info.options)
    return await asyncio.to_thread(replay.replayed, table, seat, text)


@router.get("/tables/{table_id}/result", tags=["afterwards"])
async def read_result(table_id: TableId, registry: Here) -> dict[str, Any]:
    """Points by source, and how everybody stood after each generation or round."""
    table = (await registry.room(table_id)).table
    replay.check_over(table)
    return await asyncio.to_thread(replay.course, table)


# ------------------------------------------------------------------------------- the socket


@router.websocket("/tables/{table_id}/socket")
async def open_socket(websocket: WebSocket, table_id: str) -> None:
    """Play; see docs/protocol.md."""
    socket = Socket(websocket.app.state.registry, websocket)
    caller, places = caller_of(websocket), websocket.app.state.sockets
    if not places.take(caller):
        await socket.turn_away()
        return
    try:
        await socket.run(table_id)
    finally:
        places.give_back(caller)
