"""The same work on the machines of a Ray cluster: results come in the order of the work.

What was under way on a worker or a machine that is lost runs again elsewhere, so the results equal
those of a single process. Every machine needs the same Marineris, which is checked, and the files
of bots of one's own at the same paths. Ray is an optional extra and only imported here.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

import marineris
from marineris.core.error import MarinerisError

Item = TypeVar("Item")
Done = TypeVar("Done")
TRIES: Final = 10
"""How often a parcel runs again after its worker was lost: what kills every worker must end."""
FEWEST: Final = 4
"""Parcels under way at least."""
CODE: Final = ("core", "terraforming", "mars2049", "bots", "arena")
"""The packages that decide what happens in a game."""


class NoRay(MarinerisError):
    """The library is missing."""

    code = "no-ray"


class NoCluster(MarinerisError):
    """No cluster answers at an address."""

    code = "no-cluster"


class OtherCode(MarinerisError):
    """A machine of the cluster has another Marineris."""

    code = "other-code"


class WorkersLost(MarinerisError):
    """The same work lost its worker again and again."""

    code = "workers-lost"


@cache
def code_digest() -> str:
    """A hash of the sources of rules and bots."""
    found = hashlib.sha256(marineris.__version__.encode())
    root = Path(marineris.__file__).parent
    for package in CODE:
        for file in sorted((root / package).rglob("*.py")):
            name = file.relative_to(root).as_posix()
            found.update(name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def on_cluster(
    work: Callable[[Item], Done], items: Iterable[Item], address: str, size: int = 1
) -> Generator[Done, None, None]:
    """What work makes of the items, in their order; `size` items travel to a worker at once."""
    ray = _connected(address)
    try:
        yield from _spread(ray, work, items, size)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise WorkersLost("the same work lost its worker again and again", tries=TRIES) from error
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    """Ray, connected to a cluster; `local` starts one on this machine."""
    # Ray must not report to anybody, and tells its news in its own log files.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise NoRay("Ray is not installed") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, TimeoutError, AssertionError) as error:
        what = f"no cluster answers at {address}"
        raise NoCluster(what, address=address, detail=str(error).partition("\n")[0]) from error
    return ray


def _spread(
    ray: Any, work: Callable[[Item], Done], items: Iterable[Item], size: int
) -> Generator[Done, None, None]:
    remote = ray.remote(num_cpus=1, max_retries=TRIES)(_work_all)
    most = max(FEWEST, 2 * int(ray.cluster_resources().get("CPU", 0)))
    under_way: deque[Any] = deque()
    waiting = iter(items)
    try:
        while True:
            while len(under_way) < most and (parcel := list(islice(waiting, size))):
                under_way.append(remote.remote(work, parcel, code_digest()))
            if not under_way:
                return
            done = ray.get(under_way[0])
            under_way.popleft()
            if isinstance(done, str):
                raise OtherCode(f"{done} has another Marineris", machine=done)
            yield from done
    finally:
        for parcel in under_way:
            ray.cancel(parcel)


def _work_all(work: Callable[[Item], Done], items: list[Item], digest: str) -> list[Done] | str:
    """Runs on a worker; the name of its machine if that has another Marineris."""
    if code_digest() != digest:
        return platform.node()
    return [work(item) for item in items]
