"""Whether every control on a page can be reached: seen in the window, or scrolled to, and pressed.

`Reach(page, sizes)` looks at a page at several window sizes. A control is out of reach if

- it stays outside the window, or in a part that only a program can scroll,
- something else lies over its middle.

What is covered on purpose does not count: a table behind a dialog or behind cards to choose from,
and what the chat, a list of answers or a question lies over as long as it is open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.hands import at
from tests.browser.place import resize

LAPTOPS: Final = ((1366, 768), (1280, 720))

FIND: Final = """() => {
    const SLACK = 1;
    const before = [...document.querySelectorAll('*')]
        .map((one) => [one, one.scrollTop, one.scrollLeft]);
    const found = [];
    const told = (one) => {
        const own = one.dataset.test ?? one.getAttribute('aria-label') ?? one.textContent.trim();
        const names = [];
        for (let at = one.parentElement; at && names.length < 3; at = at.parentElement) {
            const name = [...at.classList].filter((name) => !name.startsWith('svelte-'))[0];
            if (name || at.dataset.test) names.unshift(name ?? at.dataset.test);
        }
        return `${one.localName} “${own.replace(/\\s+/g, ' ').slice(0, 40)}” in ${names.join('>')}`;
    };
    const dialog = [...document.querySelectorAll('dialog')].at(-1);
    const question = document.querySelector('.question');
    const root = dialog ?? question ?? document.body;
    const kinds = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], '
        + '[role=slider], [role=switch], [role=radio], [data-legal]';
    const hides = (value) => value === 'hidden' || value === 'clip';
    const isCut = ({ overflowX, overflowY }) => hides(overflowX) || hides(overflowY);
    for (const control of root.querySelectorAll(kinds)) {
        // A control that is drawn by its label is pressed there.
        const one = control.matches('.unseen, [type=checkbox], [type=radio], [type=file]')
            ? control.closest('label') ?? control : control;
        if (!one.checkVisibility({ checkVisibilityCSS: true })) continue;
        if (one.closest('.unseen, [inert], [aria-hidden=true]')) continue;
        const middle = () => {
            const box = one.getBoundingClientRect();
            // Of a card in the hand, the next one leaves only the edge.
            return 'card' in one.dataset ? [box.x + 12, box.y + 24]
                : [box.x + box.width / 2, box.y + box.height / 2];
        };
        const hitBy = () => document.elementFromPoint(...middle());
        const isHit = (hit) => hit !== null
            && (one.contains(hit) || (one instanceof SVGElement && hit.contains(one)));
        if (isHit(hitBy())) continue;
        const stuck = [];
        for (let at = one.parentElement; at; at = at.parentElement) {
            if (isCut(getComputedStyle(at))) stuck.push([at, at.scrollTop, at.scrollLeft]);
        }
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const pushed = stuck.filter(([at, top, left]) => {
            const { overflowX, overflowY } = getComputedStyle(at);
            const isDown = Math.abs(at.scrollTop - top) > SLACK;
            const isAside = Math.abs(at.scrollLeft - left) > SLACK;
            return (isDown && hides(overflowY)) || (isAside && hides(overflowX));
        });
        const hit = hitBy();
        const [x, y] = middle();
        if (pushed.length) found.push(`cut off: ${told(one)}`);
        else if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !hit)
            found.push(`outside the window: ${told(one)}`);
        else if (!isHit(hit)) {
            const decision = hit.closest('[data-test=decision]');
            const isUnfolded = decision && (decision.dataset.question !== 'Turn'
                || decision.querySelector('[aria-expanded=true]'));
            const isChat = hit.closest('.talk.open');
            if (!isUnfolded && !isChat) found.push(`covered by ${told(hit)}: ${told(one)}`);
        }
    }
    for (const [one, top, left] of before) {
        if (one.scrollTop !== top) one.scrollTop = top;
        if (one.scrollLeft !== left) one.scrollLeft = left;
    }
    return found;
}"""


class Reach:
    """Looks at a page as often as asked, and says all that was out of reach."""

    def __init__(self, page: Page, sizes: Sequence[tuple[int, int]] = LAPTOPS) -> None:
        self.page = page
        self.found: list[str] = []
        self.looked: list[str] = []
        self._sizes = sizes

    def check(self, name: str) -> None:
        """Look at the page as it is now, at each size."""
        self.looked.append(name)
        self.page.mouse.move(1, 1)  # so that nothing shows what lies under the pointer
        for width, height in self._sizes:
            resize(self.page, width, height)
            faults = self.page.evaluate(FIND)
            self.found += [f"{name}, {width} × {height}: {fault}" for fault in faults]

    def check_opened(self, name: str, open_it: Callable[[], Any]) -> None:
        """A dialog: opened, looked at, closed."""
        open_it()
        self.page.locator("dialog").first.wait_for()
        self.check(name)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").first.wait_for(state="detached")

    def check_chat(self) -> None:
        """With the chat open."""
        self.page.locator(at("chat-tab")).first.click()
        self.check("chat")
        self.page.locator("[role=tab][aria-selected=false]").first.click()

    def end(self) -> None:
        """Say all that was found."""
        assert self.looked
        assert not self.found, "\n".join(dict.fromkeys(self.found))
