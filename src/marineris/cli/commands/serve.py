"""`marineris serve`: the table server. Its options, and the order of a start.

First the settings are checked, then the port is taken and the store opened; only then does anything
say that the server is there.
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from marineris.cli.errors import server_parts
from marineris.cli.language import help_text
from marineris.cli.options import LanguageOption

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
BotsOption = Annotated[int | None, typer.Option("--bot-processes", help=help_text("serve-bots"))]
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
FormatOption = Annotated[
    str | None, typer.Option("--log-format", metavar="FORMAT", help=help_text("serve-format"))
]
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
    log_format: FormatOption = None,
    open_browser: OpenOption = False,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    with server_parts():
        from marineris.cli.serving.running import run
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
        log_format=log_format,
    )
    run(settings, is_opened=open_browser)
