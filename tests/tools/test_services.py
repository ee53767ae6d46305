"""The private servers for tests: a command is told where they are, and they end with it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from redis import Redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

SCRIPT = str(Path(__file__).resolve().parents[2] / "tools" / "services.py")

# The command: it says what it was told, waits, and ends with a status of its own.
COMMAND = """
import json, os, sys
print(json.dumps([os.environ["MARINERIS_TEST_POSTGRES"], os.environ["MARINERIS_TEST_REDIS"]]))
sys.stdout.flush()
sys.stdin.readline()
sys.exit(7)
"""


async def setting(url: str, name: str) -> str:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = (await connection.execute(text(f"SHOW {name}"))).scalar_one()
    await engine.dispose()
    return str(found)


@pytest.fixture(scope="module")
def installed() -> None:
    missing = subprocess.check_output([sys.executable, SCRIPT, "missing"], text=True).split()
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


@pytest.mark.usefixtures("installed")
def test_the_servers_serve_a_command_and_end_with_it() -> None:
    run = [sys.executable, SCRIPT, "run", "--", sys.executable, "-c", COMMAND]
    with subprocess.Popen(run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        postgres, redis_url = json.loads(process.stdout.readline())
        assert asyncio.run(setting(postgres, "fsync")) == "on"
        folder = Path(asyncio.run(setting(postgres, "data_directory")))
        assert folder.exists()
        with Redis.from_url(redis_url) as redis:
            server = int(redis.info()["process_id"])
        os.kill(server, 0)
        process.communicate("done\n")
    assert process.returncode == 7
    assert not folder.parent.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(server, 0)


@pytest.mark.usefixtures("installed")
def test_a_folder_that_exists_is_refused(tmp_path: Path) -> None:
    run = [
        sys.executable,
        SCRIPT,
        "run",
        "--data",
        str(tmp_path),
        "--",
        sys.executable,
        "--version",
    ]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "exists" in done.stderr
    assert not list(tmp_path.iterdir())
