"""Starting the processes that bots think in, so that Ctrl-C is for the process a person sees."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def shielded_start() -> Iterator[None]:
    """Start processes within: they never get a Ctrl-C, not even while they load the program.

    A new process inherits what is blocked here. A Ctrl-C of just this moment reaches the present
    process a little later.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
