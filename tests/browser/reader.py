"""What a screen reader says while somebody plays by keyboard.

A `Reader` presses keys and writes down what is spoken after each: the page's live regions, then
what has the focus, with the groups that it was not in before. Names, roles and states are those of
the browser's accessibility tree, which is all that a screen reader knows of a page.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import CDPSession, Page
from tests.browser.place import wait_for

LISTEN: Final = """() => {
    if (window.spoken) return;
    const spoken = (window.spoken = []);
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    const heard = new Map();
    const text = (one) => {
        const parts = [];
        const walk = (node) => {
            if (node instanceof Text) parts.push(node.data);
            if (!(node instanceof Element)) return;
            if (node.getAttribute('aria-hidden') === 'true') return;
            if (!node.checkVisibility({ visibilityProperty: true })) return;
            const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
            if (label) parts.push(` ${label} `);
            else node.childNodes.forEach(walk);
            if (getComputedStyle(node).display !== 'inline') parts.push(' ');
        };
        walk(one);
        return parts.join('').replace(/\\s+/g, ' ').trim();
    };
    const look = (isFirst) => {
        for (const one of document.querySelectorAll(LIVE)) {
            const now = text(one);
            const isAlert = one.getAttribute('role') === 'alert';
            const isUrgent = isAlert || one.getAttribute('aria-live') === 'assertive';
            // What comes with its text is silent, unless it is an alert.
            const before = heard.get(one) ?? (isFirst || !isAlert ? now : '');
            heard.set(one, now);
            if (now && now !== before) spoken.push([isUrgent, now, before, one.dataset.test ?? '']);
        }
    };
    look(true);
    new MutationObserver(() => look(false)).observe(document.body, {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""
FRAMES: Final = """async () => {
    for (let i = 0; i < 4; i++) await new Promise((resume) => requestAnimationFrame(resume));
}"""
"""For what a key changes, and for what follows from that."""
HEARD: Final = "() => window.spoken.splice(0)"
SETTLED: Final = """() => {
    const top = document.querySelector('[data-test=top]');
    return top && top.dataset.moving !== 'true'
        && document.getAnimations().every((one) => one.playState !== 'running');
}"""
AT: Final = "() => document.activeElement?.dataset.test ?? ''"
MOST: Final = 80
GROUPS: Final = {"dialog", "group", "region", "toolbar", "radiogroup", "list", "complementary"}
ROLES: Final = {
    "textbox": "edit",
    "StaticText": "",
    "generic": "",
    "RootWebArea": "page",
}


@dataclass
class Reader:
    """Presses keys, and listens."""

    page: Page
    lines: list[str] = field(default_factory=list)
    _groups: list[tuple[str, str]] = field(default_factory=list)
    _focus: str = ""

    def __post_init__(self) -> None:
        self._session: CDPSession = self.page.context.new_cdp_session(self.page)
        self._session.send("Accessibility.enable")
        self.page.evaluate(LISTEN)

    def walk(self, test: str, *keys: str) -> None:
        """Press keys, the last of them again and again, until something has the focus."""
        for key in keys[:-1]:
            self.press(key)
        for _ in range(MOST):
            if self.page.evaluate(AT) == test:
                return
            self.press(keys[-1])
        raise AssertionError(f"no way to {test}: " + "\n".join(self.lines))

    def wait(self, look: str) -> list[str]:
        """Until something is there; gives what is spoken meanwhile."""
        if not wait_for(self.page, look):
            raise AssertionError(f"never {look}:\n" + "\n".join(self.lines))
        return self.listen("(a moment later)")

    def press(self, key: str) -> list[str]:
        """Press a key; gives what is spoken then."""
        self.page.keyboard.press(key)
        return self.listen(f"[{key}]")

    def listen(self, cause: str) -> list[str]:
        """What is spoken since the last time."""
        self.page.evaluate(FRAMES)
        wait_for(self.page, SETTLED)
        self.page.evaluate(FRAMES)
        said = self._live() + self._at_focus()
        if said or cause.startswith("["):
            self.lines += [cause, *(f"    {line}" for line in said)]
        return said

    def _live(self) -> list[str]:
        found = self.page.evaluate(HEARD)
        return [("! " if urgent else "~ ") + text for urgent, text, _, _ in found]

    def _at_focus(self) -> list[str]:
        nodes = self._nodes()
        if not nodes:
            return []
        groups = [
            (_of(one, "role"), _of(one, "name"))
            for one in reversed(nodes)
            if _of(one, "role") in GROUPS and _of(one, "name")
        ]
        entered = [one for one in groups if one not in self._groups]
        now = _told(nodes[0])
        is_same = now == self._focus
        self._groups, self._focus = groups, now
        told = [f"{name}, {role}" for role, name in entered]
        # A group that has the focus itself is named once.
        return told if is_same or now in told else [*told, now]

    def _nodes(self) -> list[Any]:
        """The node with the focus, and those it is in, from the inside."""
        found = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        where = {"objectId": found["result"]["objectId"]}
        told = self._session.send("Accessibility.getAXNodeAndAncestors", where)
        return [one for one in told["nodes"] if not one.get("ignored")]


def _of(node: Any, what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()


def _told(node: Any) -> str:
    role = _of(node, "role")
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    told = [_of(node, "name") or "(no name)", ROLES.get(role, role)]
    if _of(node, "value"):
        told.append(_of(node, "value"))
    if "pressed" in states:
        told.append("pressed" if states["pressed"] == "true" else "not pressed")
    if "checked" in states:
        told.append("checked" if states["checked"] == "true" else "not checked")
    if "expanded" in states:
        told.append("expanded" if states["expanded"] else "collapsed")
    if states.get("selected"):
        told.append("selected")
    if states.get("disabled"):
        told.append("unavailable")
    if states.get("hasPopup") not in (None, "false", False):
        told.append("opens more")
    if _of(node, "description"):
        told.append(_of(node, "description"))
    return ", ".join(one for one in told if one)
