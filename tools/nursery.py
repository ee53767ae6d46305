"""Servers that start at once, for tools: a process that has loaded the program forks for each.

What a server holds (its store, its sockets, its tables) is made after the fork, so a forked one is
as new as any other; only the seconds of loading the program are saved. Orders come as lines of
JSON on standard input, with `arguments` of the command line, `environment` and a `log`; each is
answered with the number of the new process. The servers end with the nursery.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import signal
import sys
from typing import Any

PARTS = (
    *(
        "marineris.cli",
        "marineris.server.web.app",
        "marineris.gamedata",
        "marineris.server.store.migrate",
    ),
    *("aiosqlite", "asyncpg", "redis.asyncio", "uvicorn", "uvloop", "websockets"),
    *("uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto"),
)


def become(order: Any) -> None:
    """Be a server from now on."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(number, target)
    os.environ.update(order["environment"])
    sys.argv = ["marineris", *order["arguments"]]
    importlib.import_module("marineris.cli").main()


def main() -> None:
    """Load the program and wait for orders."""
    for name in PARTS:
        importlib.import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that end
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            become(order)
            return
        print(child, flush=True)


if __name__ == "__main__":
    main()
