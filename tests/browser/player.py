"""People who play by what they see: they look at the page, decide, and use its controls.

`Terraformer(page, seed).play()` plays Terraforming Mars to the end, `Colonist` Mars 2049. They know
nothing but what is on the screen, and whatever they are asked, they answer. They do not play well,
but towards the end: money goes into what raises the parameters, or into the next base.

What they see is a `screen.Screen`; how they touch the page is their hand, of `hands`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.browser.hands import Hand, Mouse, Stuck, at
from tests.browser.place import PATIENCE, wait_for
from tests.browser.screen import (
    ASKS_OR_MOVED,
    CAN_CONFIRM,
    CAN_PLACE,
    HAS_ANSWERS,
    LOOK,
    MOVED,
    VAIN_OR_MOVED,
    Screen,
    Thing,
    screen_of,
)
from tests.browser.still import Stillness


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
        return screen_of(found)

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

    def commit_asked(self, screen: Screen, test: str) -> bool:
        """Touch something that moves at once, or asks first because it costs money.

        What would bring nothing is left alone; whether something was done.
        """
        self.press(test)
        answer = wait_for(self.page, ASKS_OR_MOVED, screen.version)
        if answer is None:
            raise Stuck(f"{test} did nothing: {self.say()}")
        if answer == "vain":
            self.page.keyboard.press("Escape")
            self.page.locator(at("vain")).wait_for(state="hidden")
            return False
        if answer != "moved":
            self.press(str(answer))
        self._after = screen.version
        return True

    def moved(self, after: int) -> None:
        """Wait until a move was made."""
        if not wait_for(self.page, MOVED, after):
            raise Stuck(f"nothing has happened after version {after}: {self.say()}")

    def choose_several(self, screen: Screen) -> None:
        """Any of the things offered, until they are enough; then one confirmation."""
        before = screen
        while "picks-confirm" not in screen:
            more = [one for one in screen.all("count-") if one.test.endswith("-more")]
            more += [one for one in screen.all("point-", legal="true") if not one.is_pressed]
            self.press(self.any_of(more).test)
            screen = self.look()
        self.commit(before, "picks-confirm")

    def fallback(self, screen: Screen) -> None:
        """The first answer that is offered."""
        moves = screen.all("move-")
        if not moves and "act" in screen and "picks-confirm" not in screen.things:
            self.press("act")  # on a phone, answers stand in a sheet
            wait_for(self.page, HAS_ANSWERS)
            screen = self.look()
            moves = screen.all("move-")
        if "picks-confirm" in screen.things:
            self.choose_several(screen)
            return
        if not moves:
            raise Stuck(f"no answer to {screen.question}: {sorted(screen.things)}; {self.say()}")
        self.commit_asked(screen, moves[0].test)

    def chance(self, share: float) -> bool:
        return self._rng.random() < share

    def any_of(self, things: list[Thing]) -> Thing:
        if not things:
            raise Stuck(f"nothing to choose from: {self.say()}")
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
            self.page.locator("dialog").first.wait_for(state="hidden")
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
                if wait_for(self.page, VAIN_OR_MOVED, screen.version) == "waste-confirm":
                    self.press("waste-confirm")  # Mars is warm already
                return True
        return False

    def claim(self, screen: Screen) -> bool:
        for goal in screen.all("milestone-"):
            if "can" in goal.classes:
                self.commit(screen, goal.test, "goal-confirm")
                return True
        return False

    def use(self, screen: Screen) -> bool:
        open_ones = [one for one in screen.all("use-") if "on" in one.classes]
        if not open_ones or not self.chance(0.3):
            return False
        return self.commit_asked(screen, open_ones[0].test)

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
        elif "picks-confirm" in screen.things:
            self.choose_several(screen)
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
            points = screen_of(self.page.evaluate(LOOK, self._after)).all("point-", legal="true")
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
        self.page.locator("dialog").wait_for(state="hidden")
