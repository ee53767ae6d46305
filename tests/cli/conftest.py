"""The stores of the server's tests, for the host's commands."""

from __future__ import annotations

from tests.server.conftest import database_url as database_url
from tests.server.conftest import process_database as process_database
from tests.server.conftest import redis_url as redis_url
