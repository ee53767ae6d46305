"""When the server looks for garbage.

Nearly everything is freed the moment it is no longer needed; only what refers to itself in a ring
has to be looked for. A full search walks over all that is loaded while everybody waits: half a
second with 700 tables. So Python makes none by itself here. One is made when nobody has moved for a
moment, and on a server that never rests once in a long while.
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
"""Seconds without a person's move in which nobody notices a search."""
AGAIN: Final = 5 * 60.0
AT_LATEST: Final = 60 * 60.0


class Garbage:
    """Decides when to search, from when people moved and when the last search was."""

    def __init__(self) -> None:
        self.moved_at = self._searched_at = time.monotonic()
        self._usual = gc.get_threshold()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def moved(self) -> None:
        """A person has moved."""
        self.moved_at = time.monotonic()

    def look(self) -> bool:
        """Search if it is time to; whether it was."""
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
