"""Clients that leave in the middle of a request: that is no fault, and nothing is logged."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.guest import Server, serving

pytestmark = pytest.mark.anyio


def request(method: str, path: str, length: int = 0) -> dict[str, Any]:
    """A request as a web server hands it over."""
    headers = [(b"host", b"test"), (b"content-type", b"application/json")]
    headers.append((b"content-length", str(length).encode()))
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 50000),
        "server": ("test", 80),
        "state": {},
    }


async def leave(server: Server, scope: dict[str, Any], *before: bytes) -> None:
    """Send what is given of the body and be gone."""
    parts = [{"type": "http.request", "body": part, "more_body": True} for part in before]

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0)
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        await asyncio.sleep(0)

    await server.app(scope, receive, send)


@pytest.mark.parametrize(
    ("method", "path", "parts"),
    [
        ("GET", "/health", ()),
        ("GET", "/api/games", ()),
        ("GET", "/metrics", ()),
        ("GET", "/", ()),
        ("GET", "/api/games/terraforming/book", ()),
        ("POST", "/api/tables", ()),
        ("POST", "/api/tables", (b'{"game": "terraf',)),
        ("POST", "/api/records", (b'{"text": "mari', b"neris")),
    ],
)
async def test_a_client_that_leaves_is_no_fault(
    method: str, path: str, parts: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    async with serving() as server:
        await leave(server, request(method, path, 5000 if method == "POST" else 0), *parts)
        assert (await server.http.get("/health")).status_code == 200
    assert [one.getMessage() for one in caplog.records if one.levelno >= 40] == []
