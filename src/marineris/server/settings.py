"""The settings of a server: one record, filled from the environment and the command line.

`settings_from` checks every value, so a server never starts with a setting it cannot use. Whether
an address answers or a folder can be written shows when it is used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from marineris.core.error import MarinerisError

PREFIX: Final = "MARINERIS_"
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off", "")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
AUTO: Final = "auto"
TEXT: Final = "text"
JSON: Final = "json"
LOG_FORMATS: Final = (AUTO, TEXT, JSON)
"""`auto`: text at a terminal, JSON lines elsewhere."""
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
"""The databases that can be used, each with the library that talks to it."""
MOST: Final = 1_000_000_000
RANGES: Final = {
    "port": (1, 65_535),
    "bot_processes": (1, 256),
    "bot_pause": (0, 60_000),
    "bot_seconds": (1, 600),
    "idle_seconds": (1, MOST),
    "messages_a_second": (1, MOST),
    "keep_finished_days": (0, 36_500),
    "keep_unfinished_days": (0, 36_500),
    "keep_chat_days": (0, 36_500),
    "backup_hours": (1, 8_760),
    "backup_copies": (1, 1_000),
}
"""The least and the most of a number; of all others: 0 and `MOST`."""
FOLDER: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*/?")
"""The path of a public address. It is written into the page, so it is of plain letters."""


class BadSetting(MarinerisError):
    """A setting has a value that cannot be used."""

    code = "bad-setting"


class BadAddress(BadSetting):
    """An address cannot be used. It may hold a password, so it is not shown."""

    code = "bad-address"


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
    """Redis, for messages between processes; empty: there is only this process."""
    public_url: str = ""
    """How people reach the server: for links in notices, and for the folder that it lives in."""
    bot_processes: int = 1
    """Processes that compute bot moves."""
    bot_pause: int = 150
    """Milliseconds before each move of a bot while somebody watches; 0: none."""
    bot_seconds: int = 10
    """Seconds after which hard and master end a search against rivals, with what it has found."""
    answer_pause: int = 1500
    """Milliseconds, on average, before the server answers a question that leaves a person no
    choice; the real pause varies, so that it tells nobody that there was none. 0: none."""
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
    keep_finished_days: int = 0
    """Days after its last move after which a finished game is deleted; 0: never."""
    keep_unfinished_days: int = 0
    """Days after its last move after which any other table is deleted; 0: never."""
    keep_chat_days: int = 0
    """Days after which a line of chat is deleted; 0: with its table."""
    backup_folder: str = ""
    """Where the server puts copies of its store; empty: it makes none."""
    backup_hours: int = 24
    """Hours from one copy to the next."""
    backup_copies: int = 7
    """Copies that stay; older ones are deleted."""
    webhooks: bool = False
    """Whether players may set webhooks."""
    webhooks_private: bool = False
    """Whether such an address may be a private or loopback one."""
    trust_proxy: bool = False
    """Whether a proxy in front says in X-Forwarded-For who is calling."""
    metrics: bool = True
    """Whether /metrics answers."""
    log_level: str = "info"
    log_format: str = AUTO

    @property
    def root(self) -> str:
        """The folder of its host that the server lives in, such as `/mars`; empty: none."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def is_embedded(self) -> bool:
        """Whether the store is a SQLite file, which only this process serves."""
        return not self.database or self.database.startswith("sqlite")

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
    """The settings of an environment; what is given besides, and is not None, wins.

    Raises `BadSetting`, which names the option or the variable that is wrong.
    """
    found: dict[str, Any] = {}
    for field in fields(Settings):
        variable = PREFIX + field.name.upper()
        if given.get(field.name) is not None:
            option = "--" + field.name.replace("_", "-")
            found[field.name] = _checked(field, option, given[field.name])
        elif variable in environment:
            value = _value(variable, environment[variable], type(field.default))
            found[field.name] = _checked(field, variable, value)
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
        return int(text[:20])  # a longer one is far too much as it is
    return text


def _checked(field: Field[Any], name: str, value: Any) -> Any:
    """A value that can be used."""
    if isinstance(field.default, bool):
        return value
    if isinstance(field.default, int):
        least, most = RANGES.get(field.name, (0, MOST))
        if not least <= value <= most:
            right = f"a number from {least} to {most}"
            raise _bad(name, value, right, "setting-range", first=least, final=most)
        return value
    check = CHECKS.get(field.name)
    return check(name, value) if check is not None else value


def _host(name: str, value: str) -> str:
    if not value or any(sign.isspace() or not sign.isprintable() for sign in value):
        raise _bad(name, value, "an address such as 127.0.0.1 or 0.0.0.0", "setting-host")
    return value


def _choice(known: tuple[str, ...]) -> Callable[[str, str], str]:
    def check(name: str, value: str) -> str:
        if value.lower() not in known:
            right = " or ".join(known)
            raise _bad(name, value, right, "setting-choice", choices=list(known))
        return value.lower()

    return check


def _database(name: str, value: str) -> str:
    if not value:
        return value
    try:
        url = make_url(value)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise _bad_address(name, "setting-database") from None
    if url.drivername not in DRIVERS.values():
        raise _bad_address(name, "setting-database")
    return value


def _redis(name: str, value: str) -> str:
    if not value:
        return value
    try:
        parts = urlsplit(value)
        is_right = parts.port != 0 and _is_redis(parts.scheme, parts.hostname, parts.path)
    except ValueError:
        is_right = False
    if not is_right:
        raise _bad_address(name, "setting-redis")
    return value


def _is_redis(scheme: str, host: str | None, path: str) -> bool:
    if scheme == "unix":
        return bool(path)
    database = path.strip("/")
    is_number = not database or (database.isascii() and database.isdigit())
    return scheme in ("redis", "rediss") and bool(host) and is_number


def _public_url(name: str, value: str) -> str:
    if not value:
        return value
    try:
        parts = urlsplit(value)
        is_right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        is_right = is_right and FOLDER.fullmatch(parts.path) is not None
    except ValueError:
        is_right = False
    if not is_right or not value.isprintable() or " " in value:
        raise _bad(name, value, "an address such as https://mars.example.org", "setting-url")
    return value


CHECKS: Final[dict[str, Callable[[str, str], str]]] = {
    "host": _host,
    "database": _database,
    "redis": _redis,
    "public_url": _public_url,
    "log_level": _choice(LOG_LEVELS),
    "log_format": _choice(LOG_FORMATS),
}
"""What a text has to be, by the name of the setting."""


def _bad(name: str, value: object, right: str, fault: str, **facts: object) -> BadSetting:
    message = f"{name} should be {right}, not {value!r}"
    return BadSetting(message, setting=name, value=value, fault=fault, **facts)


def _bad_address(name: str, fault: str) -> BadAddress:
    right = {
        "setting-database": "postgresql+asyncpg://user:password@host/name",
        "setting-redis": "redis://host:6379",
    }[fault]
    return BadAddress(f"{name} should be like {right}", setting=name, fault=fault, example=right)
