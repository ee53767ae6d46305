"""People who play by what they see: they look at the page, decide, and use its controls.

`Terraformer(page, seed).play()` plays Terraforming Mars to the end, `Colonist` Mars 2049. They know
nothing but what is on the screen, and whatever they are asked, they answer. They do not play well,
but towards the end: money goes into what raises the parameters, or into the next base.

How they touch the page is their `hand`: `Mouse`, `Finger` or `Keys`.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from playwright.sync_api import Page
from tests.browser.place import PATIENCE, wait_for
from tests.browser.still import BOXES, Stillness

LOOK = """(after) => {
    const top = document.querySelector('[data-test=top]');
    if (!top || top.dataset.moving === 'true') return null;
    if (document.querySelector('[data-test=reconnecting]')) return null;
    const { status, question = '' } = top.dataset;
    const version = Number(top.dataset.version);
    if (status !== 'over' && (!question || version <= after)) return null;
    const dialogs = document.querySelectorAll('dialog[open]');
    const dialog = dialogs[dialogs.length - 1];
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
HAS_ANSWERS = """() => document.querySelector('dialog[open] [data-test^="move-"]') !== null"""
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


# ------------------------------------------------------------------------------- hands


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
    inside = page.locator(f"dialog[open] {at(test)}:visible")
    return inside.last if inside.count() else page.locator(f"{at(test)}:visible").first


# ------------------------------------------------------------------------------- people


class Stuck(AssertionError):
    """A person who does not know what to do, or waits in vain."""


class Person:
    """Somebody at a table."""

    def __init__(self, page: Page, seed: int = 0, hand: Hand | None = None) -> None:
        self.page = page
        self.hand: Hand = hand or Mouse()
        self.answered: list[str] = []
        """The questions so far."""
        self.still = Stillness()
        self._rng = random.Random(seed)
        self._after = -1

    # Seeing

    def look(self) -> Screen:
        """What is on the screen once there is something to do, or the game is over."""
        found = wait_for(self.page, LOOK, self._after)
        if found is None:
            raise Stuck(f"nothing to do after version {self._after}: {self.say()}")
        return self._see(found)

    def glance(self) -> Screen | None:
        """What is on the screen if there is something to do now."""
        found = self.page.evaluate(LOOK, self._after)
        return None if found is None else self._see(found)

    def _see(self, found: Any) -> Screen:
        window, boxes = found.pop("still")
        self.still.see(window, boxes, f"{found['question']}, version {found['version']}")
        return _screen(found)

    def say(self) -> str:
        """What the page is like, for error messages."""
        top = "e => JSON.stringify(e.dataset)"
        tops = self.page.locator("[data-test=top]")
        toasts = self.page.get_by_role("status").all_inner_texts()
        return f"{tops.first.evaluate(top) if tops.count() else self.page.url} {toasts}"

    # Doing

    def play(self, most: int = 2000, until: Callable[[Screen], bool] | None = None) -> Screen:
        """Go on until the game is over, or until something is seen; gives what is seen then."""
        for _ in range(most):
            screen = self.look()
            if screen.status == "over" or (until is not None and until(screen)):
                return screen
            self.step(screen)
        raise Stuck(f"the game does not end: {self.say()}")

    def step(self, screen: Screen) -> None:
        """Answer what is asked."""
        self.answered.append(screen.question)
        self.answer(screen)

    def answer(self, screen: Screen) -> None:
        raise NotImplementedError

    def press(self, test: str) -> None:
        """Touch something that does not yet make a move."""
        self.hand.press(self.page, test)

    def forget(self) -> None:
        """Look at the screen with fresh eyes: whatever is asked may not have been answered."""
        self._after = -1

    def commit(self, screen: Screen, *tests: str) -> None:
        """Touch one thing after the other; the last of them makes a move."""
        for test in tests:
            self.hand.press(self.page, test)
        self._after = screen.version

    def commit_shown(self, screen: Screen, test: str) -> None:
        """Touch something that moves at once, but with a finger wants to be confirmed."""
        if self.hand.needs_confirmation:
            self.commit(screen, test, "confirm")
        else:
            self.commit(screen, test)

    def moved(self, after: int) -> None:
        """Wait until a move was made."""
        if not wait_for(self.page, MOVED, after):
            raise Stuck(f"nothing has happened after version {after}: {self.say()}")

    def fallback(self, screen: Screen) -> None:
        """The first answer that is offered."""
        moves = screen.all("move-")
        if not moves and "act" in screen:
            self.press("act")  # on a phone, answers stand in a sheet
            wait_for(self.page, HAS_ANSWERS)
            screen = self.look()
            moves = screen.all("move-")
        if not moves:
            raise Stuck(f"no answer to {screen.question}: {sorted(screen.things)}; {self.say()}")
        self.commit_shown(screen, moves[0].test)

    def chance(self, share: float) -> bool:
        return self._rng.random() < share

    def any_of(self, things: list[Thing]) -> Thing:
        seen = [thing for thing in things if not thing.is_hidden]
        return self._rng.choice(seen or things)


def play_together(*people: Person, until: Callable[[Screen], bool] | None = None) -> None:
    """Several people, each when asked, until the game is over or one of them sees something."""
    last, idle = time.monotonic(), set(people)
    while idle:
        for person in list(idle):
            screen = person.glance()
            if screen is None:
                continue
            last = time.monotonic()
            if until is not None and until(screen):
                return
            if screen.status == "over":
                idle.discard(person)
            else:
                person.step(screen)
        if time.monotonic() - last > PATIENCE / 1000:
            raise Stuck("; ".join(person.say() for person in people))


def _screen(found: Any) -> Screen:
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


class Terraformer(Person):
    """Plays Terraforming Mars: raises what can be raised, with a card now and then."""

    PROJECTS: tuple[tuple[str, str, int], ...] = (
        ("asteroid", "temperature", 8),
        ("aquifer", "oceans", 9),
        ("greenery", "oxygen", 14),
    )
    CARDS = 1
    """Cards that are bought, and played, in a generation."""

    def __init__(self, page: Page, seed: int = 0, hand: Hand | None = None) -> None:
        super().__init__(page, seed, hand)
        self.played: dict[int, int] = {}
        """How many cards were played in each generation."""
        self.did: list[str] = []
        """What was done in turns."""

    def answer(self, screen: Screen) -> None:
        if "payment" in screen.things:
            self.pay(screen)
        elif "picker" in screen.things:
            self.pick(screen)
        elif screen.question == "Turn":
            self.take_turn(screen)
        elif screen.all("hex-", legal="true"):
            self.place(screen)
        else:
            self.fallback(screen)

    # Turns

    def take_turn(self, screen: Screen) -> None:
        if "zoom-play" in screen.things or "zoom-reasons" in screen.things:
            # A dialog was left open, for the connection broke in the middle.
            self.page.keyboard.press("Escape")
            self.page.locator("dialog[open]").first.wait_for(state="hidden")
            screen = self.look()
        for attempt in (self.convert, self.claim, self.use, self.play_card, self.build):
            if attempt(screen):
                self.did.append(attempt.__name__)
                return
        if "end-turn" in screen and "pass" not in screen.things:
            self.commit(screen, "end-turn")
        elif not self.end(screen):
            self.fallback(self.look())  # on a phone a sheet may have been opened

    def convert(self, screen: Screen) -> bool:
        for what in ("resource-plants", "resource-heat"):
            if what in screen and screen.things[what].is_button:
                self.commit_shown(screen, what)
                return True
        return False

    def claim(self, screen: Screen) -> bool:
        for goal in screen.all("milestone-"):
            if "can" in goal.classes:
                self.commit_shown(screen, goal.test)
                return True
        return False

    def use(self, screen: Screen) -> bool:
        open_ones = [one for one in screen.all("use-") if "on" in one.classes]
        if not open_ones or not self.chance(0.3):
            return False
        self.commit_shown(screen, open_ones[0].test)
        return True

    def play_card(self, screen: Screen) -> bool:
        ready = screen.all("card-", look="ready")
        generation = screen.number("generation")
        if not ready or self.played.get(generation, 0) >= self.CARDS:
            return False
        self.played[generation] = self.played.get(generation, 0) + 1
        self.commit(screen, self.any_of(ready).test, "zoom-play")
        return True

    def build(self, screen: Screen) -> bool:
        useful = [
            f"project-{project}"
            for project, level, goal in self.PROJECTS
            if screen.number(f"level-{level}", goal) < goal
        ]
        if "project-asteroid" not in screen.things and "act" in screen:
            self.press("act")
            self.page.locator(at("project-asteroid")).first.wait_for()
            screen = self.look()
        for test in useful:
            if test in screen and screen.things[test].data.get("legal"):
                self.commit(screen, test, "zoom-play")
                return True
        return False

    def end(self, screen: Screen) -> bool:
        """Pass, which wants to be held, or end the turn."""
        screen = self.look()  # on a phone a sheet may have been opened
        if "pass" in screen.things:
            after = screen.version
            self.hand.hold(self.page, "pass", lambda: self.moved(after))
            self._after = after
        elif "end-turn" in screen:
            self.commit(screen, "end-turn")
        else:
            return False
        return True

    # Questions

    def place(self, screen: Screen) -> None:
        """Two touches: the first shows the tile and what it brings, the second lays it."""
        if "place-here" in screen.things:
            return self.commit(screen, "place-here")  # one is chosen already
        hexes = screen.all("hex-", legal="true")
        chosen = self.any_of(hexes).test
        self.press(chosen)
        confirm = self.page.locator(f"{at('place-here')}, {at('confirm')}").first
        confirm.wait_for()
        if self.page.locator(at("place-here")).count() == 0:
            self.commit(screen, "confirm")
        elif "confirm" in screen.things or self.chance(0.5):
            self.commit(screen, "place-here")
        else:
            self.commit(screen, chosen)
        return None

    def pay(self, screen: Screen) -> None:
        steppers = [one for one in screen.all("pay-") if one.test.endswith(("-less", "-more"))]
        if steppers and self.chance(0.3):
            self.press(self.any_of(steppers).test)
            self.press("pay-suggested")
        self.commit(screen, "pay-confirm")

    def pick(self, screen: Screen) -> None:
        corporations = screen.all("pick-corporation-")
        cards = [
            one
            for one in screen.all("pick-")
            if one.tag == "button" and "pressed" not in one.data and one not in corporations
        ]
        cards = [one for one in cards if one.name not in ("confirm", "none", "back")]
        if screen.question in ("ChooseCorporation", "ChooseStartCards"):
            if screen.question == "ChooseCorporation":
                self.press(self.any_of(corporations).test)
            wanted = cards[: self.CARDS + 1]
        elif screen.question == "Buy":
            wanted = cards[: self.CARDS]
        else:
            wanted = []
        for card in wanted:
            if not card.is_pressed:
                self.press(card.test)
        if screen.question == "Buy" and not wanted:
            self.commit(screen, "pick-none")
            return
        # Elsewhere as many as are asked for.
        confirm = self.page.locator(f"{at('pick-confirm')}:enabled")
        for card in cards:
            if confirm.count():
                break
            if card not in wanted and not card.is_pressed:
                self.press(card.test)
        if not confirm.count() and "pick-none" in screen:
            self.commit(screen, "pick-none")
        else:
            self.commit(screen, "pick-confirm")


class Colonist(Person):
    """Plays Mars 2049: builds what leads to the pole, exchanges for what is missing."""

    ORDER = ("h2o_station", "polar_road", "base", "lab3", "lab2")
    STATIONS = ("air_station", "food_station", "mineral_station")
    RESOURCES = ("air", "food", "minerals")

    def __init__(self, page: Page, seed: int = 0, hand: Hand | None = None) -> None:
        super().__init__(page, seed, hand)
        self.built: list[str] = []
        self.bought = 0
        self.exchanged = 0

    def answer(self, screen: Screen) -> None:
        if screen.question == "Turn":
            self.take_turn(screen)
        elif screen.all("point-", legal="true"):
            self.commit(screen, self.any_of(screen.all("point-", legal="true")).test, "confirm")
        else:
            self.choose(screen)

    def choose(self, screen: Screen) -> None:
        """Some answers are chosen first and then confirmed, some are sent at once."""
        answers = screen.all("move-") or screen.all("mission-")
        if not answers:
            self.fallback(screen)
        self.press(self.any_of(answers).test)
        self._after = screen.version
        wait_for(self.page, CAN_CONFIRM, screen.version)
        if not self.page.evaluate(MOVED, screen.version):
            self.press("confirm")

    def take_turn(self, screen: Screen) -> None:
        legal = {one.test for one in screen.all("build-", legal="true")}
        for kind in self.ORDER:
            if f"build-{kind}" in legal:
                return self.build(screen, kind)
        stations = [kind for kind in self.STATIONS if f"build-{kind}" in legal]
        if stations and self.built.count("base") + 4 > sum(map(self.built.count, self.STATIONS)):
            return self.build(screen, self._rng.choice(stations))
        if screen.all("buy-", legal="true") and self.bought < 2 and self.chance(0.3):
            self.bought += 1
            return self.commit(screen, screen.all("buy-", legal="true")[0].test, "confirm")
        if self.exchange(screen):
            return None
        return self.commit(screen, "end-turn")

    def build(self, screen: Screen, kind: str) -> None:
        """The structure, its place, the confirmation; where there is one place, it is chosen."""
        self.press(f"build-{kind}")
        wait_for(self.page, CAN_PLACE)
        confirm = self.page.locator(f"{at('confirm')}:enabled")
        if confirm.count() == 0:
            points = _screen(self.page.evaluate(LOOK, self._after)).all("point-", legal="true")
            self.press(self.any_of(points).test)
        self.commit(screen, "confirm")
        self.built.append(kind)

    def exchange(self, screen: Screen) -> bool:
        """What there is too much of for what there is too little of, at the bank."""
        stock = {what: screen.number(f"stock-{what}", -1) for what in self.RESOURCES}
        most = max(stock, key=lambda what: stock[what])
        least = min(stock, key=lambda what: stock[what])
        rate = screen.number("bank", 4)
        if stock[most] < rate + 1 or stock[least] > 2 or self.exchanged >= 12:
            return False
        self.press("bank")
        trade = f"exchange-{most}-{least}"
        self.page.locator(at(trade)).wait_for()
        inside = self.look()
        if not inside.things[trade].data.get("legal"):
            self.page.keyboard.press("Escape")
            return False
        self.commit(screen, trade)
        self.moved_and_close(screen.version)
        self.exchanged += 1
        return True

    def moved_and_close(self, after: int) -> None:
        self.moved(after)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="hidden")
