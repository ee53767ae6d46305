"""`marineris serve`: the table server."""

from __future__ import annotations

import os
import webbrowser
from typing import Annotated

import typer

from marineris.cli.complaint import server_parts
from marineris.cli.console import make_console
from marineris.cli.language import current_text, help_text

HostOption = Annotated[str | None, typer.Option("--host", help=help_text("serve-host"))]
PortOption = Annotated[int | None, typer.Option("--port", help=help_text("serve-port"))]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help=help_text("serve-database"))
]
DataOption = Annotated[
    str | None, typer.Option("--data", metavar="FOLDER", help=help_text("serve-data"))
]
RedisOption = Annotated[
    str | None, typer.Option("--redis", metavar="URL", help=help_text("serve-redis"))
]
PublicOption = Annotated[
    str | None, typer.Option("--public-url", metavar="URL", help=help_text("serve-public"))
]
BotsOption = Annotated[
    int | None, typer.Option("--bot-processes", min=1, help=help_text("serve-bots"))
]
WebhooksOption = Annotated[
    bool | None,
    typer.Option("--webhooks/--no-webhooks", help=help_text("serve-webhooks"), show_default=False),
]
PrivateOption = Annotated[
    bool | None,
    typer.Option(
        "--webhooks-private/--no-webhooks-private",
        help=help_text("serve-webhooks-private"),
        show_default=False,
    ),
]
ProxyOption = Annotated[
    bool | None,
    typer.Option(
        "--trust-proxy/--no-trust-proxy", help=help_text("serve-proxy"), show_default=False
    ),
]
LevelOption = Annotated[str | None, typer.Option("--log-level", help=help_text("serve-log"))]
OpenOption = Annotated[bool, typer.Option("--open", help=help_text("serve-open"))]


def serve(
    host: HostOption = None,
    port: PortOption = None,
    database: DatabaseOption = None,
    data: DataOption = None,
    redis: RedisOption = None,
    public_url: PublicOption = None,
    bot_processes: BotsOption = None,
    webhooks: WebhooksOption = None,
    webhooks_private: PrivateOption = None,
    trust_proxy: ProxyOption = None,
    log_level: LevelOption = None,
    open_browser: OpenOption = False,
) -> None:
    with server_parts():
        import uvicorn

        from marineris.server import logs
        from marineris.server.app import create_app
        from marineris.server.settings import settings_from
    settings = settings_from(
        os.environ,
        host=host,
        port=port,
        database=database,
        data=data,
        redis=redis,
        public_url=public_url,
        bot_processes=bot_processes,
        webhooks=webhooks,
        webhooks_private=webhooks_private,
        trust_proxy=trust_proxy,
        log_level=log_level,
    )
    address = f"http://{shown_host(settings.host)}:{settings.port}/"
    make_console().print(current_text().message("cli-serve-address", address=address))
    if open_browser:
        webbrowser.open(address)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=logs.configure(settings.log_level),
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=settings.trust_proxy,
        server_header=False,
    )


def shown_host(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
