"""What another browser has to offer: the few orders from which `page` makes a page.

Each of the two browsers speaks a standard of the W3C: Firefox WebDriver BiDi, WebKit WebDriver.
Both take the same lists of input actions.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

Found = TypeVar("Found")

Source = dict[str, Any]
"""One pointer or keyboard, with what it does: an action sequence of the standard."""

START_SECONDS = 60


class Missing(Exception):
    """The browser, or something it needs, is not installed; says what to install."""


class Failed(Exception):
    """The browser refused an order, or a script in the page failed."""


class Driver(Protocol):
    """One window of a browser."""

    name: str
    faults: list[str]
    """What pages have complained about so far."""

    def go(self, url: str) -> None:
        """Load a page."""

    def call(self, function: str, argument: Any) -> Any:
        """Call a function of the page, and wait for what it promises."""

    def act(self, sources: list[Source]) -> None:
        """Move, press and release pointers and keys."""

    def picture(self, path: Path) -> None:
        """Save what is on the screen."""

    def close(self) -> None:
        """End the browser; until then `faults` grows."""


def patiently(look: Callable[[], Found | None], what: str) -> Found:
    """What a function finds, once it is not None, while a browser starts."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        found = look()
        if found is not None:
            return found
        time.sleep(0.05)
    raise Failed(f"{what} does not start")
