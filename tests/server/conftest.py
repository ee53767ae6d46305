"""What the server's tests share: the stores and the Redis they run against.

`python tools/services.py run -- make test` starts a PostgreSQL and a Redis and names them in the
environment; tests for one that is not named are skipped. Whatever is made here is the test's own,
so that tests can run in several processes at once.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from redis import Redis
from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = "MARINERIS_TEST_POSTGRES"
REDIS = "MARINERIS_TEST_REDIS"

# First the connections that an earlier test, of a crash perhaps, has left behind.
EMPTY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    "DROP SCHEMA public CASCADE",
    "CREATE SCHEMA public",
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def process_database() -> Iterator[str]:
    """A database in PostgreSQL for this process; emptying it is quicker than one for each test."""
    cluster = named(POSTGRES)
    name = f"test_{secrets.token_hex(8)}"
    asyncio.run(execute(cluster, f"CREATE DATABASE {name}"))
    yield urlsplit(cluster)._replace(path=f"/{name}").geturl()
    asyncio.run(execute(cluster, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store for SQLAlchemy; the test runs once with each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    url: str = request.getfixturevalue("process_database")
    asyncio.run(execute(url, *EMPTY))
    return url


@pytest.fixture
def redis_url() -> Iterator[str]:
    """An empty database of Redis. Channels are shared by all databases: their names must differ."""
    server = named(REDIS)
    with Redis.from_url(server) as redis:
        count = int(redis.config_get("databases")["databases"])
        number = 1 + int(redis.incr("marineris:test:database")) % (count - 1)
    url = urlsplit(server)._replace(path=f"/{number}").geturl()
    with Redis.from_url(url) as redis:
        redis.flushdb()
        yield url
        redis.flushdb()


def named(variable: str) -> str:
    """The address in this variable; without it the test is skipped."""
    address = os.environ.get(variable)
    if not address:
        pytest.skip(f"{variable} is not set; tools/services.py sets it")
    return address


async def execute(url: str, *statements: str) -> None:
    """Run statements outside of a transaction, as some of these must be."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
