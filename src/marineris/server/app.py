"""The server put together: routes, errors in words, headers, limits, the built browser client."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import marineris
from marineris.core.error import MarinerisError
from marineris.server import api, metric
from marineris.server import message as m
from marineris.server.error import BadMessage, NotFound, TableError, TooBig, TooFast
from marineris.server.house import House
from marineris.server.language import accepted_language
from marineris.server.limit import Buckets, Places
from marineris.server.settings import Settings
from marineris.server.store import Store
from marineris.server.wording import SafeText
from marineris.text import Text

LOG = logging.getLogger("marineris.app")
MOST_BYTES: Final = 2_200_000
"""Of a request's body: a long record."""
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
DOCS: Final = "/docs"
STATIC: Final = Path(str(files("marineris.server"))) / "static"

Next = Callable[[Request], Awaitable[Response]]


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The server for these settings. With a store given, that one is used, and closed with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, store or await Store.open(settings.database_url))
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Marineris",
        version=marineris.__version__,
        description="Tables for the Mars board games. The socket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=DOCS,
        redoc_url=None,
    )
    hourly = settings.tables_an_hour
    app.state.openings = Buckets(hourly / 3600, hourly) if hourly else None
    app.state.sockets = Places(settings.sockets_an_address)
    rate = settings.requests_a_second
    app.state.requests = Buckets(rate, rate * 4) if rate else None
    app.include_router(api.router)
    _add_upkeep(app, settings)
    _add_errors(app)
    _add_client(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.middleware("http")(_guard)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


# ------------------------------------------------------------------------------- every request


async def _guard(request: Request, following: Next) -> Response:
    """Limits before a request, headers after it."""
    trouble = _too_much(request)
    response = _told(request, trouble) if trouble is not None else await following(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.path == DOCS:
        # The page that FastAPI makes loads its scripts from elsewhere; it is for developers.
        del response.headers["Content-Security-Policy"]
    return response


def _too_much(request: Request) -> TableError | None:
    length = request.headers.get("content-length", "0")
    is_number = length.isascii() and length.isdigit() and len(length) < 20
    if not is_number or int(length) > MOST_BYTES or "transfer-encoding" in request.headers:
        return TooBig(f"a request has at most {MOST_BYTES} bytes", most=MOST_BYTES)
    buckets = request.app.state.requests
    if buckets is not None and not buckets.of(api.caller_of(request)).take():
        return TooFast("too many requests; slow down", seconds=1)
    return None


# ------------------------------------------------------------------------------- errors


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(MarinerisError)
    async def refused(request: Request, error: MarinerisError) -> Response:
        return _told(request, error)

    @app.exception_handler(RequestValidationError)
    async def misread(request: Request, error: RequestValidationError) -> Response:
        faults = error.errors()
        where = ".".join(str(part) for part in faults[0]["loc"])
        return _told(request, BadMessage(f"{where}: {faults[0]['msg']}"))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return _told(request, NotFound("there is nothing at this address"))
        told = _told(request, BadMessage(str(error.detail)))
        if error.status_code != 400:  # a body that is no JSON is one more that cannot be read
            told.status_code = error.status_code
        told.headers.update(error.headers or {})
        return told

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        LOG.error("request failed", exc_info=error)
        told = _told(request, TableError("something went wrong on the server"))
        told.status_code = 500
        return told


def _told(request: Request, error: MarinerisError) -> Response:
    """An error as its caller reads it."""
    metric.REFUSED.labels(error.code).inc()
    text = SafeText(accepted_language(request.headers.get("accept-language", "")))
    status = error.status if isinstance(error, TableError) else 422
    body = m.Trouble(code=error.code, text=text.error(error))
    headers = {"Retry-After": "1"} if status == 429 else None
    return JSONResponse(body.model_dump(), status, headers)


# ------------------------------------------------------------------------------- host and client


def _add_upkeep(app: FastAPI, settings: Settings) -> None:
    @app.get("/health", tags=["host"])
    async def health() -> dict[str, Any]:
        """Whether the server and its store answer."""
        await app.state.house.store.count("running")
        return {"status": "ok", "version": marineris.__version__}

    if settings.metrics:

        @app.get("/metrics", tags=["host"], response_class=PlainTextResponse)
        async def metrics() -> Response:
            """Figures in Prometheus' format."""
            return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _add_client(app: FastAPI) -> None:
    """The browser client, if it has been built. Its own addresses all lead to its one page."""
    page = STATIC / "index.html"
    if (STATIC / "assets").is_dir():
        app.mount("/assets", _Lasting(directory=STATIC / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise NotFound("there is nothing at this address")
        if not page.is_file():
            text = Text(accepted_language(request.headers.get("accept-language", "")))
            return PlainTextResponse(text.message("server-no-client"), 404)
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            return FileResponse(file)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})


class _Lasting(StaticFiles):
    """Files whose names change with their contents."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the socket's messages among its components."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
        )
        parts = schema["components"]["schemas"]
        for name, adapter in (
            ("ClientMessage", m.CLIENT_MESSAGE),
            ("ServerMessage", m.SERVER_MESSAGE),
        ):
            found = adapter.json_schema(ref_template="#/components/schemas/{model}")
            parts.update(found.pop("$defs", {}))
            parts[name] = found
        app.openapi_schema = schema
    return app.openapi_schema
