"""What a person sees: the controls and other things on the screen, and what is asked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tests.browser.still import BOXES

LOOK = """(after) => {
    const top = document.querySelector('[data-test=top]');
    if (!top || top.dataset.moving === 'true') return null;
    if (document.querySelector('[data-test=reconnecting]')) return null;
    const { status, question = '' } = top.dataset;
    const version = Number(top.dataset.version);
    if (status !== 'over' && (!question || version <= after)) return null;
    const dialogs = document.querySelectorAll('dialog');
    const dialog = dialogs[dialogs.length - 1];
    // It is shown in the next frame.
    if (dialog && !dialog.matches(':popover-open')) return null;
    const things = {};
    const inside = (dialog ?? document).querySelectorAll('[data-test]');
    for (const one of dialog?.dataset.test ? [dialog, ...inside] : inside) {
        const { test, ...data } = one.dataset;
        if (test in things || one.getClientRects().length === 0) continue;
        const isPlace = one instanceof SVGElement && /^(hex|point)-/.test(test);
        if (isPlace && !data.legal) continue;
        const at = one.getBoundingClientRect();
        const hit = isPlace && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        things[test] = {
            data,
            tag: one.localName,
            classes: [...one.classList],
            isOff: one.disabled === true,
            isPressed: one.getAttribute('aria-pressed') === 'true',
            isHidden: isPlace && !(hit && (one === hit || one.contains(hit))),
            text: one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60),
        };
    }
    const still = (STILL)();
    return { version, status, question, things, isDialog: dialog !== undefined, still };
}""".replace("STILL", BOXES)
"""What is on the screen, as soon as there is something to do after a version."""


MOVED = "(after) => Number(document.querySelector('[data-test=top]').dataset.version) > after"
HAS_ANSWERS = """() => document.querySelector(
    'dialog [data-test^="move-"], dialog [data-test="picks-confirm"]') !== null"""
VAIN_OR_MOVED = """(after) => {
    const { version } = document.querySelector('[data-test=top]').dataset;
    if (Number(version) > after) return 'moved';
    const confirm = document.querySelector('dialog [data-test="waste-confirm"]');
    return confirm && confirm.checkVisibility() ? confirm.dataset.test : null;
}"""
"""Whether a move was made, or the page asks first because it would bring nothing."""
ASKS_OR_MOVED = """(after) => {
    const { version } = document.querySelector('[data-test=top]').dataset;
    if (Number(version) > after) return 'moved';
    const asking = ['zoom-play', 'goal-confirm', 'vain', 'waste-confirm']
        .map((test) => `dialog [data-test="${test}"]`).join(', ');
    const confirm = document.querySelector(asking + ', [data-test="confirm"]:enabled');
    return confirm && confirm.checkVisibility() ? confirm.dataset.test : null;
}"""
"""What has to be pressed next, or that nothing has to."""
CAN_CONFIRM = """(after) => document.querySelector('[data-test=confirm]:enabled') !== null
    || Number(document.querySelector('[data-test=top]').dataset.version) > after"""
CAN_PLACE = """() => document.querySelector('[data-test=confirm]:enabled') !== null
    || document.querySelector('[data-test^="point-"][data-legal]') !== null"""


@dataclass(frozen=True)
class Thing:
    """A control, or something else that a person recognises."""

    test: str
    tag: str
    data: dict[str, str]
    classes: list[str]
    text: str
    is_off: bool
    is_pressed: bool
    is_hidden: bool

    @property
    def name(self) -> str:
        """`ants` of `card-ants`."""
        return self.test.partition("-")[2]

    @property
    def is_button(self) -> bool:
        return self.tag == "button" and not self.is_off


@dataclass(frozen=True)
class Screen:
    """What a person sees at one moment."""

    version: int
    status: str
    question: str
    is_dialog: bool
    things: dict[str, Thing]

    def __contains__(self, test: str) -> bool:
        return test in self.things and not self.things[test].is_off

    def all(self, prefix: str, **data: str) -> list[Thing]:
        """The usable things of a kind, in their order on the page."""
        return [
            thing
            for test, thing in self.things.items()
            if test.startswith(prefix)
            and not thing.is_off
            and all(thing.data.get(key) == value for key, value in data.items())
        ]

    def number(self, test: str, default: int = 0) -> int:
        """The first number that a thing shows."""
        text = self.things[test].text if test in self.things else ""
        found = re.search(r"[-−]?\d+", text)
        return int(found[0].replace("−", "-")) if found else default


def screen_of(found: Any) -> Screen:
    """What `LOOK` found."""
    things = {
        test: Thing(
            test,
            one["tag"],
            one["data"],
            one["classes"],
            one["text"],
            one["isOff"],
            one["isPressed"],
            one["isHidden"],
        )
        for test, one in found.pop("things").items()
    }
    return Screen(found["version"], found["status"], found["question"], found["isDialog"], things)
