"""The ASGI app: routes, error texts, headers, limits, the built browser client."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import marineris
from marineris.about import how_rules_run
from marineris.core.error import MarinerisError
from marineris.server import metrics as metric
from marineris.server.errors import BadMessage, NotFound, TooBig, TooFast, http_status
from marineris.server.rate_limit import Buckets, Places
from marineris.server.rooms.registry import Registry
from marineris.server.settings import Settings
from marineris.server.store.store import Store
from marineris.server.web import protocol as m
from marineris.server.web import routes, typed_schema
from marineris.server.web.folder import InFolder, page_in
from marineris.table.errors import TableError
from marineris.table.safe_text import SafeText
from marineris.text import Text
from marineris.text.language import accepted_language

LOG = logging.getLogger("marineris.app")
MOST_BYTES: Final = 65_536
"""Of a request's body."""
MOST_RECORD_BYTES: Final = 2_200_000
RECORDS: Final = "/api/records"
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


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The server for these settings. With a store given, that one is used, and closed with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = Registry(settings, store or await Store.open(settings.database_url))
        app.state.registry = registry
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    app = FastAPI(
        title="Marineris",
        version=marineris.__version__,
        description="Tables for the Mars board games. The socket is described in docs/protocol.md.",
        lifespan=lifespan,
        servers=[{"url": settings.root}] if settings.root else None,
        docs_url=None,
        redoc_url=None,
    )
    hourly = settings.tables_an_hour
    app.state.openings = Buckets(hourly / 3600, hourly) if hourly else None
    app.state.sockets = Places(settings.sockets_an_address)
    rate = settings.requests_a_second
    app.state.requests = Buckets(rate, rate * 4) if rate else None
    app.include_router(routes.router)
    _add_upkeep(app, settings)
    _add_errors(app)
    _add_docs(app, settings.root)
    _add_client(app, settings.root)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard)
    if settings.root:
        app.add_middleware(InFolder, root=settings.root)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


# ------------------------------------------------------------------------------- every request


class Guard:
    """Limits before a request, headers after it.

    It passes the client's messages through as they are: what a request has begun is finished,
    even if its client leaves.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(scope["path"], MutableHeaders(scope=message))
            await send(message)

        request = Request(scope)
        trouble = _too_much(request)
        answer = self._app if trouble is None else _told(request, trouble)
        await answer(scope, receive, send_with_headers)


def _add_headers(path: str, headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path == DOCS:
        # The page that FastAPI makes loads its scripts from elsewhere; it is for developers.
        del headers["Content-Security-Policy"]


def _too_much(request: Request) -> TableError | None:
    length = request.headers.get("content-length", "0")
    is_number = length.isascii() and length.isdigit() and len(length) < 20
    most = MOST_RECORD_BYTES if request.url.path == RECORDS else MOST_BYTES
    if not is_number or int(length) > most or "transfer-encoding" in request.headers:
        return TooBig(f"a request has at most {most} bytes", most=most)
    buckets = request.app.state.requests
    if buckets is not None and not buckets.of(routes.caller_of(request)).take():
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
    status = http_status(error)
    body = m.Trouble(code=error.code, text=text.error(error))
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return JSONResponse(body.model_dump(), status, headers)


# ------------------------------------------------------------------------------- host and client


def _add_upkeep(app: FastAPI, settings: Settings) -> None:
    @app.get("/health", tags=["host"])
    async def health(response: Response) -> dict[str, Any]:
        """Whether the server and its store answer, and which of the server's own tasks fail."""
        registry: Registry = app.state.registry
        failing = registry.failing()
        status = "failing" if failing else "ok"
        try:
            await registry.store.count("running")
        except Exception:  # whatever the driver says: nothing can be played
            response.status_code, status = 503, "down"
        return {
            "status": status,
            "version": marineris.__version__,
            "rules": how_rules_run(),
            "failing": failing,
        }

    if settings.metrics:

        @app.get("/metrics", tags=["host"], response_class=PlainTextResponse)
        async def metrics() -> Response:
            """Figures in Prometheus' format."""
            return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _add_docs(app: FastAPI, root: str) -> None:
    @app.get(DOCS, include_in_schema=False)
    async def docs() -> Response:
        return get_swagger_ui_html(openapi_url=f"{root}{app.openapi_url}", title=app.title)


def _add_client(app: FastAPI, root: str) -> None:
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
        is_other = file.is_file() and file.is_relative_to(STATIC.resolve())
        if is_other and file.name != page.name:
            return FileResponse(file)
        shown = page_in(root, page.read_text(encoding="utf-8"))
        return HTMLResponse(shown, headers={"Cache-Control": "no-cache"})


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
            servers=app.servers,
        )
        parts = schema["components"]["schemas"]
        for name, adapter in (
            ("ClientMessage", m.CLIENT_MESSAGE),
            ("ServerMessage", m.SERVER_MESSAGE),
        ):
            found = adapter.json_schema(ref_template="#/components/schemas/{model}")
            parts.update(found.pop("$defs", {}))
            parts[name] = found
        typed_schema.resolve(schema)
        app.openapi_schema = schema
    return app.openapi_schema
