"""How a person touches the page: with a `Mouse`, a `Finger`, or `Keys`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Page


class Stuck(AssertionError):
    """A person who does not know what to do, or waits in vain."""


class Hand(Protocol):
    """A way to touch the page."""

    needs_confirmation: bool
    """Whether a first touch only shows what would happen."""

    def press(self, page: Page, test: str) -> None: ...

    def hold(self, page: Page, test: str, until: Callable[[], Any]) -> None: ...


def at(test: str) -> str:
    """The selector of a thing."""
    return f'[data-test="{test}"]'


CORNER = {"x": 12, "y": 24}
"""Of a card in the hand only its left edge may be free."""


class Mouse:
    needs_confirmation = False

    def press(self, page: Page, test: str) -> None:
        where = CORNER if test.startswith("card-") else None
        _found(page, test).click(position=where)

    def hold(self, page: Page, test: str, until: Callable[[], Any]) -> None:
        _found(page, test).hover()
        page.mouse.down()
        until()
        page.mouse.up()


class Finger:
    needs_confirmation = True

    def press(self, page: Page, test: str) -> None:
        where = CORNER if test.startswith("card-") else None
        _found(page, test).tap(position=where)

    def hold(self, page: Page, test: str, until: Callable[[], Any]) -> None:
        thing = _found(page, test)
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        session = page.context.new_cdp_session(page)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        until()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()


class Keys:
    """Shortcuts to the regions of the table, Tab and arrows within them, Enter."""

    needs_confirmation = False
    MOST = 300
    WAYS = (("hex-", "b"), ("point-", "b"), ("card-", "h"), ("project-", "s"), ("use-", "a"))
    """The keys that lead near to something."""

    def press(self, page: Page, test: str) -> None:
        if not self.is_at(page, test):
            way = next((key for prefix, key in self.WAYS if test.startswith(prefix)), None)
            if test.startswith(("hex-", "point-")):
                steps = ["Tab", "Shift+Tab"]
            elif test.startswith("card-"):
                steps = ["ArrowRight", "ArrowLeft"]
            else:
                steps = ["Tab"]
            self.walk(page, test, way, steps)
        page.keyboard.press("Enter")

    def walk(self, page: Page, test: str, way: str | None, steps: list[str]) -> None:
        """Go near, then on until the focus is there: in one direction, else in the other."""
        region = "card-" if steps[0].startswith("Arrow") else test.partition("-")[0]
        for step in steps:
            if way:
                page.keyboard.press(way)
            here = self.focused(page)
            for _ in range(self.MOST):
                if here == test:
                    return
                before = here
                page.keyboard.press(step)
                here = self.focused(page)
                if len(steps) > 1 and (here == before or not here.startswith(region)):
                    break  # the end of the region
        raise Stuck(f"no way to {test} by keyboard; the focus is at {self.focused(page)!r}")

    def focused(self, page: Page) -> str:
        return str(page.evaluate("() => document.activeElement?.dataset.test ?? ''"))

    def is_at(self, page: Page, test: str) -> bool:
        return self.focused(page) == test

    def hold(self, page: Page, test: str, until: Callable[[], Any]) -> None:
        """A hold is for pointers; the key asks in a dialog, whose first button keeps playing."""
        page.keyboard.press(test[0])
        page.locator(at("pass-confirm")).wait_for()
        assert self.is_at(page, "keep-playing")
        self.press(page, "pass-confirm")
        until()


def _found(page: Page, test: str) -> Any:
    # What a dialog covers may have the same name.
    inside = page.locator(f"dialog {at(test)}:visible")
    return inside.last if inside.count() else page.locator(f"{at(test)}:visible").first
