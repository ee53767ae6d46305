"""A client that plays at a table server over its WebSocket, as any program in any language could.

It opens a table for itself and a bot, plays random legal moves to the end and prints the result.
The messages are described in docs/protocol.md. A client needs three things: the token of its seat,
the last document, and the patches that change it.

    python examples/network_client.py --server http://127.0.0.1:8049 --game mars2049
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import connect

PROTOCOL = 1


def patched(value: Any, changes: list[Any]) -> Any:
    """A document with changes made to it."""
    for path, *what in changes:
        value = changed(value, path, what)
    return value


def changed(value: Any, path: list[Any], what: list[Any]) -> Any:
    """A value with one change at a path: set, `+` append, `~` several changes from there on."""
    if not path:
        if len(what) == 1:
            return what[0]
        sign, more = what
        return value + more if sign == "+" else patched(value, more)
    key, further = path[0], path[1:]
    if not further and not what:
        del value[key]
    elif isinstance(value, list) and key == len(value):
        value.append(changed(None, further, what))
    else:
        old = value.get(key) if isinstance(value, dict) else value[key]
        value[key] = changed(old, further, what)
    return value


async def open_table(server: str, game: str, bot: str) -> tuple[str, str]:
    """A table with this program on the first seat and a bot on the second: its id, our token."""
    seats = [{"kind": "person", "name": "Example"}, {"kind": "bot", "bot": bot}]
    async with httpx.AsyncClient(base_url=server) as http:
        answer = await http.post("/api/tables", json={"game": game, "seats": seats, "seed": 7})
        answer.raise_for_status()
        made = answer.json()
        token = made["seats"][0]["token"]
        if (await http.get(f"/api/tables/{made['id']}")).json()["status"] == "open":
            start = await http.post(
                f"/api/tables/{made['id']}/start",
                headers={"Authorization": f"Bearer {made['host']}"},
            )
            start.raise_for_status()
        return made["id"], token


async def play(server: str, table: str, token: str, rng: random.Random) -> list[dict[str, Any]]:
    """Play to the end; the rows of the result."""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    document: Any = None
    version = 0
    answered_at = -1
    async with connect(address) as socket:

        async def send(**message: Any) -> None:
            await socket.send(json.dumps(message))

        await send(do="hello", token=token, since=None, language="en", protocol=PROTOCOL)
        async for text in socket:
            message = json.loads(text)
            if message["is"] == "state":
                document, version = message["document"], message["version"]
                answered_at = -1
            elif message["is"] == "update":
                document = patched(document, message["patch"])
                version = message["version"]
            elif message["is"] == "error" and message["code"] != "stale":
                raise RuntimeError(f"{message['code']}: {message['text']}")
            if document is None:
                continue
            if document["result"] is not None:
                rows: list[dict[str, Any]] = document["result"]
                return rows
            decision = document["decision"]
            if decision is not None and version != answered_at:
                answered_at = version
                await send(
                    do="move", id=str(version), at=version, move=rng.choice(decision["moves"])
                )
    raise ConnectionError("the server has closed the connection")


async def run(server: str, game: str, bot: str, seed: int) -> None:
    table, token = await open_table(server, game, bot)
    print(f"playing at {server}/table/{table}")
    for row in sorted(
        await play(server, table, token, random.Random(seed)), key=lambda r: r["rank"]
    ):
        print(f"{row['rank']}. seat {row['seat'] + 1}: {row['total']}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--server", default="http://127.0.0.1:8049")
    parser.add_argument("--game", default="mars2049", choices=["terraforming", "mars2049"])
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    asyncio.run(run(given.server, given.game, given.bot, given.seed))


if __name__ == "__main__":
    main()
