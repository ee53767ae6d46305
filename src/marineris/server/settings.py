"""What a host can set: one record, filled from environment variables and the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from marineris.core.error import MarinerisError

PREFIX: Final = "MARINERIS_"
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off", "")


class BadSetting(MarinerisError):
    """A setting has a value that cannot be used."""

    code = "bad-setting"


@dataclass(frozen=True)
class Settings:
    """The settings of one server process. Each can be given as `MARINERIS_…` in the environment."""

    host: str = "127.0.0.1"
    port: int = 8049
    database: str = ""
    """An SQLAlchemy address; empty: a SQLite file in the data folder."""
    data: str = ""
    """The folder of the SQLite file; empty: the user's data folder."""
    redis: str = ""
    """Where news travels between processes; empty: there is only this process."""
    public_url: str = ""
    """How people reach the server, for links in notifications."""
    bot_processes: int = 1
    """Processes that think for bots."""
    bot_pause: int = 150
    """Milliseconds before each move of a bot while somebody watches; 0: none."""
    idle_seconds: int = 300
    """A table that nobody has used for so long leaves memory."""
    most_tables: int = 100_000
    """Tables that the store holds at most; new ones are refused beyond."""
    tables_an_hour: int = 120
    """Tables that one address may open in an hour; 0: as many as it likes."""
    requests_a_second: int = 50
    """Requests that one address may make; 0: as many as it likes."""
    sockets_an_address: int = 200
    """Sockets that one address may have open; 0: as many as it likes."""
    messages_a_second: int = 30
    """Messages that one socket may send."""
    webhooks: bool = False
    """Whether seats may name an address to be told at."""
    webhooks_private: bool = False
    """Whether such an address may be a private or loopback one."""
    trust_proxy: bool = False
    """Whether a proxy in front says in X-Forwarded-For who is calling."""
    metrics: bool = True
    """Whether /metrics answers."""
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        """The store's address."""
        if self.database:
            return self.database
        self.embedded_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{self.embedded_file}"

    @property
    def embedded_file(self) -> Path:
        """The SQLite file that is used if no database is named."""
        return (Path(self.data) if self.data else default_data_folder()) / "marineris.sqlite"


def default_data_folder() -> Path:
    """Where this user's tables are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "marineris"


def settings_from(environment: Mapping[str, str], **given: Any) -> Settings:
    """The settings of an environment; what is given besides, and is not None, wins."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if given.get(field.name) is not None:
            found[field.name] = given[field.name]
        elif name in environment:
            found[field.name] = _value(name, environment[name], type(field.default))
    return Settings(**found)


def _value(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() in YES:
            return True
        if text.lower() in NO:
            return False
        raise _bad(name, text, "yes or no", "no-yes-or-no")
    if kind is int:
        if not text.isascii() or not text.isdigit():
            raise _bad(name, text, "a number", "no-number")
        return int(text)
    return text


def _bad(name: str, text: str, right: str, fault: str) -> BadSetting:
    message = f"{name} should be {right}, not {text!r}"
    return BadSetting(message, setting=name, value=text, fault=fault)
