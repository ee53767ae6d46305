"""A monkey: random clicks, taps and keys at a table, with everything else that people do to pages.

`Monkey(browser, server, table, seed=1, size="1366").run(200)` does 200 steps: double clicks, Back,
reloads, other window sizes, a lost network and a second tab among them, and now and then a sensible
answer, so that games come to their end. It raises `Mischief` with its last actions as soon as

- the page reports an error or a warning, or a request fails without a lost network,
- it is the monkey's turn and no control on the screen offers a legal move (`stuck`),
- after ten moves the page shows something else than the server has (`agree`).

What it does follows from the seed, as far as the page's own pace allows.
"""

from __future__ import annotations

import random
import time
import urllib.request
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page
from tests.browser.agree import IS_FREE, State, compared
from tests.browser.hands import Finger, Hand, Mouse, Stuck, at
from tests.browser.place import TOUCH, Table, wait_for
from tests.browser.player import Colonist, Person, Terraformer
from tests.browser.watched import Watched

SIZES: Final = {
    "390": {"width": 390, "height": 844},
    "1366": {"width": 1366, "height": 768},
    "1920": {"width": 1920, "height": 1080},
}
KEYS: Final = (
    *("Enter", "Escape", "Escape", "Tab", "Tab", "Shift+Tab", "Space"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"),
    *"zexmopflbhsac123456789?/",
)
WORDS: Final = ("hello", "łąka", "Привіт", "5", "<b>", "  ")
SETTLED: Final = """() => {
    if (!location.protocol.startsWith('http')) return 'elsewhere'; // Back to an empty page
    const top = document.querySelector('[data-test=top]');
    if (!top) return document.querySelector('main, [data-test=failed-part]') && 'elsewhere';
    const isLost = document.querySelector('[data-test=reconnecting]') !== null;
    if (isLost || top.dataset.moving === 'true') return null;
    return top.dataset.status === 'over' || top.dataset.question ? 'here' : null;
}"""
CONTROLS: Final = """() => {
    const dialog = [...document.querySelectorAll('dialog')].at(-1);
    const kinds = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], '
        + '[role=slider], [data-legal]';
    const found = [];
    for (const one of (dialog ?? document).querySelectorAll(kinds)) {
        if (one.disabled || !one.checkVisibility({ checkVisibilityCSS: true })) continue;
        const box = one.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(one.contains(hit) || hit.contains(one))) continue;
        const name = one.dataset.test ?? one.getAttribute('aria-label') ?? one.textContent;
        found.push({
            x, y, tag: one.localName, isLegal: 'legal' in one.dataset,
            name: (name ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40),
            isAway: one.matches('a[href], dialog .btn.pass:not([data-test])'),
            index: [...document.querySelectorAll(one.localName)].indexOf(one),
        });
    }
    return found;
}"""
OFFERS: Final = """(moves) => {
    const dialog = [...document.querySelectorAll('dialog')].at(-1);
    const names = ['confirm', 'picks-confirm', 'end-turn', 'pass', 'place-here', 'lobby-confirm'];
    const begins = ['move', 'pick', 'pay', 'count', 'resource', 'use', 'card', 'party', 'mission'];
    const kinds = ['[data-legal]', ...names.map((name) => `[data-test="${name}"]`),
        ...begins.map((begin) => `[data-test^="${begin}-"]`)].join();
    const isSeen = (one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    for (const found of (dialog ?? document).querySelectorAll(kinds)) {
        const isControl = found.matches('button, [role=button], [data-legal]');
        const one = isControl ? found : found.querySelector('button');
        if (!one || one.disabled || !isSeen(one)) continue;
        if (one.dataset.look && one.dataset.look !== 'ready') continue;
        const move = /^move-(\\d+)$/.exec(one.dataset.test ?? '');
        if (move && !moves.includes(Number(move[1]))) continue;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = one.getBoundingClientRect();
        for (const [across, down] of [[0.5, 0.5], [0.1, 0.3], [0.9, 0.7]]) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && (one.contains(hit) || hit.contains(one))) return true;
        }
    }
    return null;
}"""
TOP: Final = "() => ({ ...document.querySelector('[data-test=top]')?.dataset })"
OPENERS: Final = (
    "aside",
    "act",
    "group-play",
    "group-project",
    "group-use",
    "tab-map",
    "tab-build",
)
RISKY_FOCUS: Final = "() => document.activeElement?.matches('.btn.pass:not([data-test]), a[href]')"
IS_OPEN: Final = "() => document.querySelector('dialog, :popover-open') !== null"
LANGUAGE: Final = "() => JSON.parse(localStorage.getItem('marineris.language') ?? 'null') ?? 'en'"
BEING_LEFT: Final = ("Execution context was destroyed", "because of a navigation")
"""What Playwright says of a look at a page that gives way to another one."""
LEAVINGS: Final = 5
WAITING: Final = 20.0
"""Seconds after which a page that shows nothing new is said to be stuck."""
MOVES_A_CHECK: Final = 10


class Mischief(AssertionError):
    """Something the monkey has found."""


class Monkey:
    """Somebody at a table who does not think."""

    def __init__(
        self, browser: Browser, server: str, table: Table, *, seed: int, size: str = "1366"
    ) -> None:
        self.is_phone = size == "390"
        options: dict[str, Any] = TOUCH if self.is_phone else {"viewport": SIZES[size]}
        self.visitor = Watched(browser, server, **options)
        self.server = server
        self.table = table
        self.size = size
        self.rng = random.Random(seed)
        self.actions: deque[str] = deque(maxlen=30)
        self.steps = self.moves = self.checks = 0
        self.compared: Counter[str] = Counter()
        """How often each part of the page was compared with the server."""
        self.visitor.page.goto("/")  # so that Back leads somewhere
        self.page = self.visitor.sit(table)
        self.page.set_default_timeout(5000)
        self._hand: Hand = Finger() if self.is_phone else Mouse()
        self._version = self._checked = -1
        self._offline_for = 0
        self._failures = 0

    @property
    def person(self) -> Person:
        """Somebody who knows how to answer, with fresh eyes."""
        kind = Terraformer if self.table.game == "terraforming" else Colonist
        return kind(self.page, self.rng.randrange(2**30), self._hand)

    # Steps

    def run(self, steps: int) -> bool:
        """So many steps, or until the game is over; gives whether it is."""
        for _ in range(steps):
            if self.step():
                return True
        return False

    def step(self) -> bool:
        """One of all that can be done; gives whether the game is over."""
        self.steps += 1
        if self._offline_for:
            self._offline_for -= 1
            if not self._offline_for:
                self.reconnect()
        where = None if self._offline_for else self.settle()
        if where == "elsewhere":
            self.come_back()
            return False
        chosen = self.rng.choices(list(self.WEIGHTS), list(self.WEIGHTS.values()))[0]
        if self._offline_for and chosen in ("answer", "reload", "back", "tab"):
            chosen = "click"
        try:
            getattr(self, chosen)()
        except (Error, Stuck) as error:
            self.note(f"{chosen} failed: {str(error).splitlines()[0][:100]}")
        self.watch()
        return self.look()

    WEIGHTS: Final = {
        "click": 44,
        "double_click": 6,
        "answer": 26,
        "key": 12,
        "back": 2,
        "reload": 2,
        "resize": 2,
        "lose_network": 2,
        "cut": 2,
        "tab": 1,
        "scroll": 1,
    }

    def note(self, action: str) -> None:
        self.actions.append(f"{self.steps}: {action}")

    # What it does

    def click(self, page: Page | None = None, times: int = 1) -> None:
        """Any control, the legal ones a little rather."""
        page = page or self.page
        controls = page.evaluate(CONTROLS)
        wanted = [one for one in controls if not one["isAway"] or self.rng.random() < 0.02]
        legal = [one for one in wanted if one["isLegal"]]
        wanted = legal if legal and self.rng.random() < 0.2 else wanted
        if not wanted:
            return
        one = self.rng.choice(wanted)
        self.note(f"{'click' if times == 1 else 'double click'} {one['name']}")
        if one["tag"] == "select":
            field = page.locator("select").nth(one["index"])
            values = field.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
            field.select_option(self.rng.choice(values))
        elif self.is_phone and page is self.page:
            for _ in range(times):
                page.touchscreen.tap(one["x"], one["y"])
        else:
            page.mouse.click(one["x"], one["y"], click_count=times)
        if one["tag"] in ("input", "textarea"):
            page.keyboard.insert_text(self.rng.choice(WORDS))
            if self.rng.random() < 0.5:
                page.keyboard.press("Enter")

    def double_click(self) -> None:
        self.click(times=2)

    def key(self) -> None:
        key = self.rng.choice(KEYS)
        if key in ("Enter", "Space") and self.page.evaluate(RISKY_FOCUS):
            return
        self.note(f"key {key}")
        self.page.keyboard.press(key)

    def back(self) -> None:
        self.note("Back")
        self.page.go_back(wait_until="commit")

    def reload(self) -> None:
        self.note("reload")
        self.page.reload()

    def resize(self) -> None:
        size = SIZES[self.size]
        if self.rng.random() < 0.5:
            spread = self.rng.choice((0, 40, 120))
            size = {
                side: length + self.rng.randint(-spread, spread) for side, length in size.items()
            }
        elif not self.is_phone:
            size = self.rng.choice(list(SIZES.values()))
        self.note(f"resize {size}")
        self.page.set_viewport_size(size)  # type: ignore[arg-type]

    def scroll(self) -> None:
        self.note("scroll")
        self.page.mouse.wheel(0, self.rng.choice((-400, 400)))

    def lose_network(self) -> None:
        """For some steps nothing gets through."""
        self._offline_for = self.rng.randint(1, 4)
        self.note(f"no network for {self._offline_for} steps")
        self.visitor.lose_network()

    def reconnect(self) -> None:
        self.note("network is back")
        self.visitor.find_network()

    def cut(self) -> None:
        """The connection to the table breaks."""
        self.note("connection cut")
        self.visitor.cut()

    def tab(self) -> None:
        """A second tab at the same seat."""
        self.note("second tab")
        page = self.visitor.new_page()
        page.set_default_timeout(5000)
        page.goto(f"/table/{self.table.id}")
        wait_for(page, SETTLED)
        try:
            for _ in range(self.rng.randint(1, 4)):
                self.click(page)
        finally:
            page.close()

    def answer(self) -> None:
        """What is asked, as somebody would who knows the page."""
        self.close_all()
        person = self.person
        screen = person.glance()
        if screen is None or screen.status == "over":
            return
        self.note(f"answer {screen.question}")
        try:
            person.step(screen)
        except (Error, Stuck):
            self._failures += 1
            if self._failures >= 3:
                self.reload()
                self.check_offer()
            if self._failures >= 6:
                raise Mischief(self.tell(f"{screen.question} cannot be answered")) from None
            raise
        self._failures = 0

    def close_all(self) -> None:
        """Close what is open, and go back to the map."""
        for _ in range(6):
            if not self.read(lambda page: page.evaluate(IS_OPEN)):
                break
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)
        self.page.keyboard.press("Escape")  # whatever was being chosen

    def come_back(self) -> None:
        """From another page of the site to the table."""
        self.note(f"back to the table from {self.page.url.split('/', 3)[-1][:30]}")
        if self.rng.random() < 0.5:
            self.page.go_back(wait_until="commit")
        if not self.page.url.split("#")[0].endswith(f"/table/{self.table.id}"):
            self.page.goto(f"/table/{self.table.id}")

    # What it looks at

    def settle(self) -> str:
        """Wait until the page shows a question, or the end; says where the page is."""
        found = self.read(lambda page: wait_for(page, SETTLED))
        if found is None:
            state = self.state()
            if state.is_away:
                self.take_seat_back()
                return self.settle()
            raise Mischief(self.tell(f"the page shows nothing to do; the server: {state.moves}"))
        return str(found)

    def read(self, look: Callable[[Page], Any]) -> Any:
        """What a look at the page gives; again where the page was left during the look."""
        for _ in range(LEAVINGS):
            try:
                return look(self.page)
            except Error as error:
                if not any(sign in error.message for sign in BEING_LEFT):
                    raise
                self.note("looked at a page that was being left")
                self.page.wait_for_load_state()
        return look(self.page)

    def take_seat_back(self) -> None:
        """From the bot that the monkey gave it to."""
        self.note("seat taken back")
        address = f"{self.server}/api/tables/{self.table.id}/seats/0/bot"
        headers = {"Authorization": f"Bearer {self.table.tokens[0]}"}
        wish = urllib.request.Request(address, headers=headers, method="DELETE")
        urllib.request.urlopen(wish, timeout=20).close()

    def watch(self) -> None:
        """Whatever went wrong on the page."""
        if self.visitor.faults:
            raise Mischief(self.tell("; ".join(self.visitor.faults)))

    def look(self) -> bool:
        """How far the game is; after ten moves, whether page and server agree."""
        if self._offline_for or self.settle() != "here":
            return False
        top = self.top()
        if top is None:
            return False
        version = int(top["version"])
        if version != self._version:
            self.moves += 1
            self._version = version
        is_over = bool(top["status"] == "over")
        if self.moves - self._checked >= MOVES_A_CHECK or is_over:
            self._checked = self.moves
            self.check()
        return is_over

    def top(self) -> dict[str, str] | None:
        """What the bar of the table says; None on another page."""
        return dict(self.read(lambda page: page.evaluate(TOP)) or {}) or None

    def state(self) -> State:
        return State.of(self.server, self.table, 0, self.read(lambda page: page.evaluate(LANGUAGE)))

    def check(self) -> None:
        """The page offers a move, and agrees with the server."""
        self.check_offer()
        self.check_agreement()

    def check_offer(self) -> None:
        """Somewhere on the screen is a control for a legal move."""
        end = time.monotonic() + WAITING
        self.close_all()
        while True:
            self.settle()
            moves = self.state().moves
            if not moves or self.offer(moves):
                return
            if time.monotonic() > end:
                raise Mischief(self.tell("stuck: my turn, but no control offers a legal move"))
            self.page.wait_for_timeout(200)

    def offer(self, moves: list[int]) -> bool:
        """Whether a control offers a legal move, perhaps in a sheet or a list that is closed."""
        if self.page.evaluate(OFFERS, moves):
            return True
        for opener in OPENERS:
            button = self.page.locator(f"{at(opener)}:visible:enabled")
            if button.count() and button.first.evaluate(IS_FREE):
                button.first.click()
                self.page.wait_for_timeout(100)
                if self.page.evaluate(OFFERS, moves):
                    return True
        return False

    def check_agreement(self) -> None:
        """Again for a while, for a bot may have moved between the two looks."""
        self.checks += 1
        told: list[str] = []
        end = time.monotonic() + WAITING
        while time.monotonic() < end:
            self.close_all()
            self.settle()
            state = self.state()
            has_tabs = self.page.locator(f"{at('tab-map')}:visible").count() > 0  # narrow by now
            found = self.read(partial(compared, state=state, is_phone=has_tabs))
            if found.looked_at and not found.told:
                self.compared.update(found.looked_at)
                return
            told = found.told or [f"nothing to compare at version {state.version} of the server"]
            self.page.wait_for_timeout(300)
        raise Mischief(self.tell("; ".join(told)))

    def tell(self, what: str) -> str:
        lines = "\n  ".join(self.actions)
        return f"{what}\nafter {self.steps} steps at {self.size} px:\n  {lines}"

    def close(self) -> None:
        self.visitor.faults.clear()
        self.visitor.close()
