"""When the server runs Python's cyclic garbage collector.

Nearly everything is freed as soon as it is unused; only reference cycles need the collector.
A full collection stops the server: half a second with 700 tables. So automatic full collections are
off. One runs when nobody has moved for a moment, and on a busy server once in a long while.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 1_000
MIDDLE: Final = 10
"""How many new objects, and how many searches among these, make Python search; both are quick."""
NEVER: Final = 1_000_000
PAUSE: Final = 3.0
"""Seconds without a person's move after which nobody notices a collection."""
AGAIN: Final = 5 * 60.0
AT_LATEST: Final = 60 * 60.0


class GcSchedule:
    """Decides when to collect, from people's moves and the last collection."""

    def __init__(self) -> None:
        self.moved_at = self._searched_at = time.monotonic()
        self._usual = gc.get_threshold()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def moved(self) -> None:
        """A person has moved."""
        self.moved_at = time.monotonic()

    def look(self) -> bool:
        """Collect if it is time to; whether it was."""
        now = time.monotonic()
        since = now - self._searched_at
        if since < AGAIN or (now - self.moved_at < PAUSE and since < AT_LATEST):
            return False
        gc.collect()
        self._searched_at = time.monotonic()
        return True

    def close(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._usual)
