"""Install Marineris where there is nothing but Python, serve, load the page and play a game.

`make test-install` does so in a chroot of Debian with python3 and python3-venv: no git, make,
Node.js or compiler. Three ways, each into an environment of its own: from the wheel, from the
source archive, and by `pip install .` in a plain clone, which builds the page. With
`--wheels FOLDER` the compiled wheel in it that fits Debian's Python is a fourth. What is built and
cloned is the last commit. Prints for each how large the package and the install are and how long
it took.

It takes root, debootstrap, and a connection to Debian, PyPI and npm; the addresses of pip and npm
and the certificates of this machine are used inside. The chroot stays in build/install for the next
run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from table_client import Plan, open_table, request
from table_process import free_port

import marineris

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "build" / "install"
SUITE: Final = "bookworm"
PACKAGES: Final = "python3,python3-venv,ca-certificates"
ABSENT: Final = ("git", "make", "node", "npm", "cc", "gcc", "clang")
CERTIFICATES: Final = "etc/ssl/certs/ca-certificates.crt"
PASSED_ON: Final = re.compile(
    r"(PIP_(INDEX_URL|EXTRA_INDEX_URL|PROXY|TRUSTED_HOST|DEFAULT_TIMEOUT)|NPM_CONFIG_REGISTRY"
    r"|(HTTPS?|NO)_PROXY)",
    re.IGNORECASE,
)
"""How this machine reaches the indexes; nothing else of its environment goes into the chroot."""
PLAN: Final = Plan("mars2049", {}, ("", "expansionist"))
START_SECONDS: Final = 120.0
GAME_SECONDS: Final = 600.0


class Failed(Exception):
    """What went wrong, in one sentence."""


class Way(NamedTuple):
    """How Marineris is installed: what is told of it, what pip is given, and what rules it has."""

    name: str
    package: str
    rules: str
    size: int
    """Of the file, in bytes; 0: there is none."""


class Result(NamedTuple):
    """What one way has shown."""

    way: Way
    installed: int
    """Bytes, with everything it depends on."""
    seconds: float
    moves: int

    def __str__(self) -> str:
        file = f"{self.way.size / 1e6:.1f} MB" if self.way.size else "-"
        size = f"{self.installed / 1e6:.0f} MB"
        cells = (self.way.name, file, size, f"{self.seconds:.0f} s", self.way.rules, self.moves)
        return "{:15} {:>9} {:>9} {:>8}  {:12} {:>5}".format(*cells)


# ------------------------------------------------------------------------------- the chroot


def why_not() -> str | None:
    """What is missing here, if anything is."""
    if os.name != "posix" or os.geteuid() != 0:
        return "a chroot takes root"
    if shutil.which("debootstrap") is None:
        return "no debootstrap: apt-get install debootstrap"
    return None


def bare_debian(mirror: str) -> Path:
    """The folder of a Debian with Python alone; made once."""
    base, stamp = HOME / "base", HOME / "base.stamp"
    if not stamp.is_file():
        shutil.rmtree(base, ignore_errors=True)
        HOME.mkdir(parents=True, exist_ok=True)
        print(f"making a bare Debian {SUITE} ...", flush=True)
        words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE]
        run([*words, str(base), *filter(None, [mirror])])
        stamp.touch()
    own = os.environ.get("SSL_CERT_FILE")
    if own and Path(own).is_file():
        shutil.copyfile(own, base / CERTIFICATES)
    shutil.copyfile("/etc/resolv.conf", base / "etc" / "resolv.conf")
    (base / "dev" / "shm").mkdir(mode=0o1777, parents=True, exist_ok=True)  # for semaphores
    for name in ABSENT:
        if shutil.which(name, path=":".join(str(base / one) for one in ("usr/bin", "usr/sbin"))):
            raise Failed(f"The chroot is not bare: it has {name}.")
    return base


def variables() -> dict[str, str]:
    """The environment inside."""
    kept = {name: value for name, value in os.environ.items() if PASSED_ON.fullmatch(name)}
    certificates = dict.fromkeys(
        ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"), f"/{CERTIFICATES}"
    )
    basic = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8"}
    return {**kept, **certificates, **basic}


def inside(base: Path, *words: str) -> str:
    """Run a command in the chroot; what it has printed."""
    return run(["chroot", str(base), *words], environment=variables())


def run(words: Sequence[str], environment: dict[str, str] | None = None) -> str:
    """Run a command. Raises `Failed` with what it said."""
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{' '.join(words[:6])} has failed:\n{done.stdout.strip()[-3000:]}")
    return done.stdout.strip()


# ------------------------------------------------------------------------------- the packages


def prepare(base: Path, wheels: Path | None) -> Iterator[Way]:
    """Build what is installed from the last commit, and put it into the chroot."""
    place = base / "packages"
    shutil.rmtree(place, ignore_errors=True)
    run(["git", "clone", "--quiet", "--no-local", "--depth=1", str(ROOT), str(place / "clone")])
    build = HOME / "tree"
    shutil.rmtree(build, ignore_errors=True)
    run(["git", "clone", "--quiet", "--no-local", "--depth=1", str(ROOT), str(build)])
    # The page is built from the same sources here, which `make` has seen to.
    page = Path("src", "marineris", "server", "static")
    shutil.copytree(ROOT / page, build / page)
    for file in (build / page).rglob("*"):
        os.utime(file)
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(place)]
    run(["sh", "-c", 'cd "$0" && exec "$@"', str(build), *hatch, "-t", "sdist", "-t", "wheel"])
    [wheel], [archive] = place.glob("*.whl"), place.glob("*.tar.gz")
    yield Way("wheel", wheel.name, "interpreted", wheel.stat().st_size)
    yield Way("source archive", archive.name, "interpreted", archive.stat().st_size)
    yield Way("clone", "clone", "interpreted", 0)
    tag = inside(base, "python3", "-c", "import sys; print('cp%d%d' % sys.version_info[:2])")
    for compiled in wheels.glob(f"marineris-*-{tag}-{tag}-*.whl") if wheels else ():
        shutil.copyfile(compiled, place / compiled.name)
        yield Way("compiled wheel", compiled.name, "compiled", compiled.stat().st_size)


def size_of(folder: Path) -> int:
    """The bytes of all files below a folder."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files)


# ------------------------------------------------------------------------------- trying it


def try_way(base: Path, way: Way) -> Result:
    """Install, serve, load the page, play."""
    home = "/opt/marineris"
    shutil.rmtree(base / home.strip("/"), ignore_errors=True)
    inside(base, "python3", "-m", "venv", home)
    before = size_of(base / home.strip("/"))
    started = time.monotonic()
    pip = [f"{home}/bin/pip", "--disable-pip-version-check", "--quiet", "install", "--no-cache-dir"]
    inside(base, *pip, f"/packages/{way.package}[server]")
    seconds = time.monotonic() - started
    installed = size_of(base / home.strip("/")) - before
    said = inside(base, f"{home}/bin/marineris", "--version")
    if way.rules not in said:
        raise Failed(f"{way.name}: --version says {said!r}, not {way.rules}.")
    with serving(base, f"{home}/bin/marineris") as address:
        load_page(address)
        moves = asyncio.run(play(address))
    return Result(way, installed, seconds, moves)


@contextmanager
def serving(base: Path, program: str) -> Iterator[str]:
    """A server in the chroot while it is needed; its host and port."""
    port = free_port()
    shutil.rmtree(base / "tmp" / "tables", ignore_errors=True)
    log = HOME / "server.log"
    words = [program, "serve", "--port", str(port), "--data", "/tmp/tables"]
    with log.open("wb") as stream:
        process = subprocess.Popen(
            ["chroot", str(base), *words], env=variables(), stdout=stream, stderr=stream
        )
    try:
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                fetch(f"127.0.0.1:{port}", "/health")
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    raise Failed(f"The server did not start:\n{log.read_text()[-2000:]}") from None
                time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def fetch(address: str, path: str) -> str:
    with urllib.request.urlopen(f"http://{address}{path}", timeout=60) as answer:
        return str(answer.read().decode())


def load_page(address: str) -> None:
    """The page, and everything that it names."""
    page = fetch(address, "/")
    named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg|webmanifest))"', page)
    if not any(name.endswith(".js") for name in named):
        raise Failed(f"The page names no script:\n{page[:500]}")
    for name in named:
        fetch(address, name)


async def play(address: str) -> int:
    """A whole game against a bot over a socket; the moves of its record, which is replayed."""
    table = await open_table([address], PLAN, seed=5)
    table.start()
    try:
        await table.players[0].ended(GAME_SECONDS)
    finally:
        await table.stop()
    record = (await request([address], "GET", f"/api/tables/{table.id}/record")).text
    game = marineris.loads(record)
    if not game.is_over:
        raise Failed("The record of the game does not reach its end.")
    return len(game.history())


def main() -> int:
    """Try all ways, or say what is missing."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--wheels", type=Path, metavar="FOLDER", help="holds compiled wheels")
    parser.add_argument("--only", metavar="WAY", help="such as clone")
    parser.add_argument("--mirror", default="", help="of Debian; without: debootstrap's own")
    given = parser.parse_args()
    missing = why_not()
    if missing is not None:
        print(f"skipped: {missing}")
        return 0
    try:
        base = bare_debian(given.mirror)
        ways = [one for one in prepare(base, given.wheels) if given.only in (None, one.name)]
        print(f"{'installed from':15} {'file':>9} {'installed':>9} {'in':>8}  {'rules':12} moves")
        for way in ways:
            print(try_way(base, way), flush=True)
    except Failed as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
