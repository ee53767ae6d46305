"""A page of another browser, with the part of Playwright's `Page` that players and checks use.

As there, something is pressed only where a person could press it: it is visible, enabled, at rest,
and nothing lies over it; until then, the press waits.
"""

from __future__ import annotations

import fnmatch
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.hands import Finger
from tests.browser.other.driver import Driver, Source
from tests.browser.place import PATIENCE, Table

FIND = """const isShown = (one) => one.checkVisibility({ visibilityProperty: true })
        && one.getClientRects().length > 0;
    const find = ({ selector, index }) => {
        const all = [...document.querySelectorAll(selector.replaceAll(':visible', ''))];
        const found = selector.includes(':visible') ? all.filter(isShown) : all;
        return index === null ? found : found.slice(index, index + 1 || undefined);
    };"""
"""With an index that one, or nothing; else all."""
WAIT = """const until = async (look) => {
        const end = performance.now() + PATIENCE;
        while (performance.now() < end) {
            const found = look();
            if (found) return found;
            await new Promise((resume) => setTimeout(resume, 10));
        }
        return null;
    };""".replace("PATIENCE", str(PATIENCE))
AIM = (
    """async (wish) => {
    FIND WAIT
    const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'];
    PRESSES.push('click');
    let reason = 'it is not there';
    // What moves in the last moment would let the press go to something else: it is kept back.
    const guard = (isHit) => {
        let isOn = null;
        const look = (event) => {
            isOn ??= isHit(event.composedPath()[0]);
            if (!isOn) event.stopImmediatePropagation();
            if (!isOn && event.cancelable) event.preventDefault();
        };
        for (const kind of PRESSES) addEventListener(kind, look, { capture: true, passive: false });
        window.landed = () => {
            for (const kind of PRESSES) removeEventListener(kind, look, { capture: true });
            return isOn === true;
        };
    };
    // A window that nobody looks at may draw no frames.
    const frame = () => new Promise((resume) => {
        requestAnimationFrame(resume);
        setTimeout(resume, 100);
    });
    const box = (one) => JSON.stringify(one.getBoundingClientRect());
    const end = performance.now() + PATIENCE;
    for (; performance.now() < end; await frame()) {
        const [one] = find(wish).filter(isShown);
        if (!one) continue;
        if (one.disabled) { reason = 'it is disabled'; continue; }
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const before = box(one);
        await frame();
        if (before !== box(one)) { reason = 'it moves'; continue; }
        const at = one.getBoundingClientRect();
        const x = at.x + (wish.position?.x ?? at.width / 2);
        const y = at.y + (wish.position?.y ?? at.height / 2);
        const isHit = (target) => target instanceof Element
            && (one.contains(target) || target.closest('label')?.control === one);
        const hit = document.elementFromPoint(x, y);
        if (isHit(hit)) {
            if (wish.isPress) guard(isHit);
            return { x: Math.floor(x), y: Math.floor(y) };
        }
        reason = `${hit?.outerHTML.slice(0, 200)} lies over it`;
    }
    return { reason };
}""".replace("FIND", FIND)
    .replace("WAIT", WAIT)
    .replace("PATIENCE", str(PATIENCE))
)
STATE = """async ({ wish, state }) => {
    FIND WAIT
    const looks = {
        visible: () => find(wish).some(isShown),
        hidden: () => !find(wish).some(isShown),
        detached: () => find(wish).length === 0,
    };
    return await until(looks[state]);
}""".replace("FIND", FIND).replace("WAIT", WAIT)
TRIES = 20
COUNT = f"(wish) => {{ {FIND} return find(wish).length; }}"
TEXTS = f"(wish) => {{ {FIND} return find(wish).map((one) => one.innerText); }}"
CALL = "(wish) => { FIND return (FUNCTION)(find(wish)[0]); }"
KEYS = {
    "Escape": "\ue00c",
    "Enter": "\ue007",
    "Tab": "\ue004",
    "Shift": "\ue008",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


class OtherPage:
    """A page."""

    def __init__(self, driver: Driver, server: str) -> None:
        self.driver = driver
        self.keyboard = Keyboard(driver)
        self.mouse = Pointer(driver, "mouse")
        self.finger = Pointer(driver, "touch")
        self._server = server

    @property
    def url(self) -> str:
        return str(self.evaluate("() => location.href"))

    def goto(self, path: str) -> None:
        self.driver.go(self._server + path)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.driver.call(function, argument)

    def locator(self, selector: str) -> Locator:
        return Locator(self, selector, None)

    def get_by_role(self, role: str) -> Locator:
        """By an attribute that is there; other roles are not looked for."""
        return self.locator(f"[role={role}]")

    def wait_for_url(self, pattern: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not fnmatch.fnmatch(self.url, pattern):
            assert time.monotonic() < end, f"{self.url} is not {pattern}"

    def screenshot(self, path: str) -> None:
        self.driver.picture(Path(path))


class Locator:
    """Elements by a selector: all, or one of them."""

    def __init__(self, page: OtherPage, selector: str, index: int | None) -> None:
        self._page = page
        self._selector = selector
        self._index = index

    @property
    def _wish(self) -> dict[str, Any]:
        return {"selector": self._selector, "index": self._index}

    @property
    def first(self) -> Locator:
        return Locator(self._page, self._selector, 0)

    @property
    def last(self) -> Locator:
        return Locator(self._page, self._selector, -1)

    def count(self) -> int:
        return int(self._page.evaluate(COUNT, self._wish))

    def inner_text(self) -> str:
        return str(self._page.evaluate(TEXTS, self._wish)[0])

    def all_inner_texts(self) -> list[str]:
        return list(self._page.evaluate(TEXTS, self._wish))

    def evaluate(self, function: str) -> Any:
        call = CALL.replace("FIND", FIND).replace("FUNCTION", function)
        return self._page.evaluate(call, self._wish)

    def wait_for(self, state: str = "visible") -> None:
        found = self._page.evaluate(STATE, {"wish": self._wish, "state": state})
        assert found, f"{self._selector} is never {state}"

    def click(self, position: dict[str, int] | None = None) -> None:
        self._press(self._page.mouse, position)

    def tap(self, position: dict[str, int] | None = None) -> None:
        self._press(self._page.finger, position)

    def _press(self, pointer: Pointer, position: dict[str, int] | None) -> None:
        for _ in range(TRIES):
            pointer.press(*self.aim(position, is_press=True))
            if self._page.evaluate("() => window.landed()"):
                return
        raise AssertionError(f"{self._selector} moves whenever it is pressed")

    def hover(self) -> None:
        self._page.mouse.move(*self.aim())

    def aim(
        self, position: dict[str, int] | None = None, is_press: bool = False
    ) -> tuple[int, int]:
        """Where a person would press it, once that is possible."""
        wish = {**self._wish, "position": position, "isPress": is_press}
        found = self._page.evaluate(AIM, wish)
        assert "reason" not in found, f"{self._selector} cannot be pressed: {found['reason']}"
        return found["x"], found["y"]


class Pointer:
    """A mouse or a finger."""

    def __init__(self, driver: Driver, kind: str) -> None:
        self._driver = driver
        self._kind = kind

    def _act(self, *actions: dict[str, Any]) -> None:
        source: Source = {"type": "pointer", "id": self._kind, "actions": list(actions)}
        source["parameters"] = {"pointerType": self._kind}
        self._driver.act([source])

    def move(self, x: int, y: int) -> None:
        self._act(_move(x, y))

    def down(self) -> None:
        self._act({"type": "pointerDown", "button": 0})

    def up(self) -> None:
        self._act({"type": "pointerUp", "button": 0})

    def press(self, x: int, y: int) -> None:
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self._act(_move(x, y), down, up)


def _move(x: int, y: int) -> dict[str, Any]:
    return {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"}


class Keyboard:
    """Keys, by the names that Playwright gives them."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def press(self, keys: str) -> None:
        values = [KEYS.get(key, key) for key in keys.split("+")]
        downs = [{"type": "keyDown", "value": value} for value in values]
        ups = [{"type": "keyUp", "value": value} for value in reversed(values)]
        self._driver.act([{"type": "key", "id": "keys", "actions": downs + ups}])


class OtherFinger(Finger):
    """A finger that can also rest on something."""

    def hold(self, page: Any, test: str, until: Callable[[], Any]) -> None:
        page.finger.move(*page.locator(f'[data-test="{test}"]:visible').last.aim())
        page.finger.down()
        until()
        page.finger.up()


class OtherVisitor:
    """One person's other browser."""

    def __init__(self, driver: Driver, server: str) -> None:
        self.server = server
        self.driver = driver
        self.page = OtherPage(driver, server)

    def sit(self, table: Table, seat: int = 0) -> Any:
        """Go to a seat, as by a link from another device."""
        token = table.tokens[seat]
        self.page.goto(f"/table/{table.id}#game={table.game}&seat={seat}&token={token}")
        self.page.locator("[data-test=top]").wait_for()
        return self.page

    def close(self) -> None:
        """Go, and say what went wrong."""
        self.driver.close()
        assert not self.driver.faults, "\n".join(self.driver.faults)
