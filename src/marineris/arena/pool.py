"""Work spread over processes or machines: results come in its order, whatever the number.

Simulations and the arena share it. A process that is started shares nothing with this one.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Final, TypeVar

from marineris.arena.cluster import on_cluster
from marineris.bots.worker_process import shielded_start

Item = TypeVar("Item")
Done = TypeVar("Done")
ORPHANED: Final = 1
"""The exit status of a process whose parent has gone."""


def in_order(
    work: Callable[[Item], Done],
    items: Iterable[Item],
    jobs: int,
    size: int = 1,
    cluster: str | None = None,
) -> Generator[Done, None, None]:
    """What work makes of the items, in their order; `size` items travel to a process at once.

    With the address of a cluster its machines do the work. `BrokenProcessPool` if a process of this
    machine dies. Few parcels are under way, so memory stays flat.
    """
    if cluster is not None:
        yield from on_cluster(work, items, cluster, size)
        return
    if jobs == 1:
        yield from map(work, items)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin_work)
    under_way: deque[Future[list[Done]]] = deque()
    waiting = iter(items)
    try:
        while True:
            while len(under_way) < 2 * jobs and (parcel := _parcel(waiting, size)):
                with shielded_start():  # a process may be started for it
                    under_way.append(pool.submit(_work_all, work, parcel))
            if not under_way:
                return
            yield from under_way.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _parcel(items: Iterator[Item], size: int) -> list[Item]:
    return list(islice(items, size))


def _work_all(work: Callable[[Item], Done], items: list[Item]) -> list[Done]:
    return [work(item) for item in items]


def _begin_work() -> None:
    """Ctrl-C is for the process that the person sees; the others end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)
