"""Start a private PostgreSQL and a private Redis for tests, and stop them without a trace.

`python tools/services.py run -- CMD ARGS...` starts what is installed, tells the command where in
`MARINERIS_TEST_POSTGRES` and `MARINERIS_TEST_REDIS`, and exits with the command's status.
`--data DIR` makes that folder and keeps it, logs included, instead of using a temporary one.
`python tools/services.py missing` prints the Debian packages that would have to be installed.
Tools use `with Services.start() as services:`.

The servers listen on loopback only and never run as root. They belong to a keeper, a process of
its own, which stops them and removes their data when told to or when its parent is gone,
however that ended. PostgreSQL keeps its fsync: what it has committed survives a crash.
"""

from __future__ import annotations

import argparse
import json
import os
import pwd
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple, NoReturn, Self
from urllib.parse import urlsplit

HOST = "127.0.0.1"
USER = DATABASE = "marineris"
START_SECONDS, STOP_SECONDS, COMMAND_SECONDS = 60.0, 30.0, 10.0


def find_postgres() -> Path | None:
    """PostgreSQL's server: on the PATH, or the newest of Debian's."""
    if on_path := shutil.which("postgres"):
        return Path(on_path).resolve()
    found = Path("/usr/lib/postgresql").glob("[0-9]*/bin/postgres")
    return max(found, key=lambda path: float(path.parts[-3]), default=None)


def find_redis() -> Path | None:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return Path(found) if found else None


def account() -> pwd.struct_passwd | None:
    """Whom the servers run as if we are root: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def spawn(command: list[str], folder: Path, **variables: str) -> subprocess.Popen[bytes]:
    """Start a command as the servers' user, writing to the log."""
    owner = account()
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            command,
            cwd=folder,
            env={**inherited, "HOME": str(folder), "LC_ALL": "C", **variables},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            user=owner.pw_uid if owner else None,
            group=owner.pw_gid if owner else None,
            extra_groups=[] if owner else None,
        )


def finish(command: list[str], folder: Path, **variables: str) -> None:
    if spawn(command, folder, **variables).wait() != 0:
        fail(command, folder)


def fail(command: list[str], folder: Path) -> NoReturn:
    lines = (folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()
    raise RuntimeError("\n".join([f"{command[0]} failed; the end of the log:", *lines[-10:]]))


def ends(process: subprocess.Popen[bytes], seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def stop(process: subprocess.Popen[bytes], number: int, patience: float) -> None:
    """Ask a process to end; kill it if it does not."""
    process.send_signal(number)
    if not ends(process, patience):
        process.kill()
        process.wait()


def serve(command: list[str], folder: Path, ready: Callable[[int], bool], stack: ExitStack) -> int:
    """Run the server, with its port as last argument, until the stack is closed."""
    deadline = time.monotonic() + START_SECONDS
    for _ in range(3):  # another process may take the port before the server does
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            port = int(probe.getsockname()[1])
        process = spawn([*command, str(port)], folder)
        stack.callback(stop, process, signal.SIGINT, STOP_SECONDS)
        while time.monotonic() < deadline and not ends(process, 0.02):
            if ready(port):
                return port
    fail(command, folder)


def start_postgres(binary: Path, folder: Path, stack: ExitStack) -> str:
    cluster, secret, password = folder / "cluster", folder / "password", secrets.token_hex(16)
    secret.write_text(password, encoding="ascii")
    secret.chmod(0o644)  # the folder is closed to others
    options = ["--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--no-locale"]
    options += [f"--username={USER}", f"--pwfile={secret}", f"--pgdata={cluster}"]
    finish([str(binary.parent / "initdb"), *options], folder)
    # No socket file at all; enough connections for a pool in each of many test processes.
    command = [str(binary), "-D", str(cluster), "-c", f"listen_addresses={HOST}"]
    command += ["-c", "unix_socket_directories=", "-c", "max_connections=200", "-p"]
    port = serve(command, folder, partial(is_postgres_ready, cluster), stack)
    options = [f"--host={HOST}", f"--port={port}", f"--username={USER}", "--no-password", DATABASE]
    finish([str(binary.parent / "createdb"), *options], folder, PGPASSWORD=password)
    return f"postgresql+asyncpg://{USER}:{password}@{HOST}:{port}/{DATABASE}"


def is_postgres_ready(cluster: Path, port: int) -> bool:
    """Whether the server says so in the file where its own tools look."""
    with suppress(FileNotFoundError):
        state = (cluster / "postmaster.pid").read_text(encoding="utf-8").split("\n")
        return len(state) > 7 and state[3] == str(port) and state[7].strip() == "ready"
    return False


def start_redis(binary: Path, folder: Path, stack: ExitStack) -> str:
    # Nothing is saved; many databases, so that tests that run at the same time have one each.
    options = ["--bind", HOST, "--dir", str(folder), "--save", "", "--databases", "1024"]
    port = serve([str(binary), *options, "--port"], folder, is_redis_ready, stack)
    return f"redis://{HOST}:{port}/0"


def is_redis_ready(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


SERVERS = {"postgresql": (find_postgres, start_postgres), "redis-server": (find_redis, start_redis)}


def start(package: str, folder: Path, stack: ExitStack) -> str | None:
    """Start one server if it is installed, and say so."""
    name, (find, start_server) = package.removesuffix("-server"), SERVERS[package]
    url, line = None, f"not installed; its tests will skip (Debian: apt-get install {package})"
    if binary := find():
        url = start_server(binary, folder, stack)
        told = re.findall(r"\d+[.\d]+", subprocess.check_output([binary, "--version"], text=True))
        line = f"{told[0]} on {HOST}:{urlsplit(url).port}"
    print(f"{name} {line}" if url else f"{name}: {line}", file=sys.stderr)
    return url


def keep(data: Path | None) -> int:
    """Start the servers, print where they are, and stop them when standard input says or ends."""
    with ExitStack() as stack:
        if data:
            data.mkdir(mode=0o700, parents=True)
        else:
            data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="marineris-")))
        if owner := account():
            os.chown(data, owner.pw_uid, owner.pw_gid)
        print(json.dumps([start(package, data, stack) for package in SERVERS]), flush=True)
        sys.stdin.readline()
    return 0


class Services(NamedTuple):
    """The addresses of the running servers, None where one is not installed."""

    postgres: str | None
    redis: str | None

    @classmethod
    @contextmanager
    def start(cls, data: Path | None = None) -> Iterator[Self]:
        command = [sys.executable, __file__, "keep", *(["--data", str(data)] if data else [])]
        pipe = subprocess.PIPE
        # In a session of its own, so that Ctrl-C reaches the tests before it ends the servers.
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True) as keeper:
            try:
                told = keeper.stdout.readline() if keeper.stdout else b""
                if not told:
                    raise RuntimeError("the servers did not start")
                yield cls(*json.loads(told))
            finally:
                keeper.communicate(b"stop\n")  # a word, for a child of ours may hold the pipe


def run(command: list[str], data: Path | None) -> int:
    """Run the command, knowing the servers, for as long as our own parent lives."""
    parent = os.getppid()
    with Services.start(data) as services:
        found = services._asdict().items()
        told = {f"MARINERIS_TEST_{name.upper()}": url for name, url in found if url}
        process = subprocess.Popen(command, env={**os.environ, **told})
        try:
            while os.getppid() == parent and not ends(process, 1.0):
                pass
        except KeyboardInterrupt:  # a terminal has told the command too
            ends(process, COMMAND_SECONDS)
        finally:
            stop(process, signal.SIGTERM, COMMAND_SECONDS)
    return process.returncode if process.returncode >= 0 else 128 - process.returncode


def main(arguments: list[str]) -> int:
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(usage="%(prog)s [--data DIR] run -- CMD ARGS... | missing")
    parser.add_argument("action", choices=["run", "missing", "keep"])
    parser.add_argument("--data", type=lambda name: Path(name).resolve())
    options = parser.parse_args(arguments[:cut])
    command = arguments[cut + 1 :]
    if options.action == "missing":
        print(*(package for package, (find, _) in SERVERS.items() if not find()))
        return 0
    if options.action == "run" and not command:
        parser.error("run needs a command after --")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return run(command, options.data) if options.action == "run" else keep(options.data)
    except (RuntimeError, OSError, KeyboardInterrupt) as error:
        sys.exit(f"services: {str(error) or 'interrupted'}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
