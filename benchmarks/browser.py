"""How quickly the browser shows what was done, how still the page stands, how smoothly it moves.

    python -m benchmarks.browser [--only phone]

A person plays whole games against bots by clicking, on the tables that `benchmarks.stillness` has:
the time from each click that makes a move until the picture that shows it is on the screen, as the
browser itself tells it, and the layout shift over the game. The log and the offer to undo are to
follow that picture, and do not count. Then a late game of five players with 150 cards in
play, from a record: the frames while a tableau is scrolled, the hand is hovered over and the log is
scrolled. The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from typing import Any, Final

from benchmarks import stillness
from benchmarks.stage import stage
from playwright.sync_api import Browser, Page
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import Visitor, open_record
from tests.browser.player import Colonist, Person, Terraformer
from tests.browser.screen import Screen

import marineris
from marineris.bots import ask, make_bot

GOAL_MS: Final = 100
CARDS: Final = 150
LATE: Final = "late"
"""The table that is only looked at: five players, late in the game."""
WATCH: Final = """() => {
    window.moves = [];
    let pressed = null;
    let begun = false;
    let isHeld = false;
    const press = (event) => { pressed = event.timeStamp; begun = isHeld = false; };
    addEventListener('click', press, true);
    addEventListener('pointerup', press, true);
    addEventListener('pointerdown', () => { isHeld = true; }, true);
    const top = () => document.querySelector('[data-test=top]');
    // A dot that is drawn with the move: the browser tells when it was on the screen.
    const dot = (since) => {
        document.querySelector('[elementtiming]')?.remove();
        const one = document.createElement('span');
        one.setAttribute('elementtiming', since);
        one.textContent = '.';
        one.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 99; font: 8px monospace';
        document.body.append(one);
    };
    new PerformanceObserver((list) => {
        for (const { identifier, renderTime } of list.getEntries()) {
            window.moves.push(renderTime - Number(identifier));
            window.isShown?.();
        }
    }).observe({ type: 'element' });
    new MutationObserver((changes) => {
        for (const { attributeName, target } of changes) {
            if (target !== top()) continue;
            if (attributeName === 'data-moving' && target.dataset.moving === 'true') {
                begun = true;
                // A button that wants to be held makes the move when it was held for long enough.
                if (isHeld) pressed = performance.now();
            }
            if (attributeName === 'data-version' && begun && pressed !== null) {
                dot(pressed);
                pressed = null;
            }
        }
    }).observe(document, { subtree: true, attributes: true,
        attributeFilter: ['data-version', 'data-moving'] });
}"""
REST: Final = """async () => {
    // What runs longer than a breath, such as the time for an undo, is nothing to wait for.
    const isShort = (one) => one.effect.getComputedTiming().endTime <= 2000;
    await Promise.allSettled(document.getAnimations().filter(isShort).map((one) => one.finished));
    return window.moves.length;
}"""
"""Waits for the changes of the move before to have been shown; gives how many moves were made."""
SHOWN: Final = """(count) => window.moves.length > count ? true : Promise.race([
    new Promise((resolve) => { window.isShown = () => resolve(true); }),
    new Promise((resolve) => setTimeout(() => resolve(false), 2000)),
])"""
"""Waits for the picture without looking at the page, which would cost time."""
FRAMES: Final = """async (milliseconds) => {
    const frames = [];
    let last = await new Promise(requestAnimationFrame);
    const end = last + milliseconds;
    while (last < end) {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
        window.eachFrame?.();
    }
    window.eachFrame = undefined;
    return frames;
}"""


def figures(values: list[float]) -> dict[str, float]:
    """The usual, the rare, and the worst."""
    ordered = sorted(values)
    return {
        "count": len(ordered),
        "p50": round(statistics.median(ordered), 1),
        "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1),
        "worst": round(ordered[-1], 1),
    }


class Patient(Person):
    """Makes a move when the table has come to rest, and touches nothing until it is shown."""

    def commit(self, screen: Screen, *tests: str) -> None:
        for test in tests[:-1]:
            self.press(test)
        count = self.page.evaluate(REST)
        super().commit(screen, tests[-1])
        self.page.evaluate(SHOWN, count)

    def moved(self, after: int) -> None:
        self.page.evaluate(SHOWN, self.page.evaluate("() => window.moves.length"))
        super().moved(after)


class PatientTerraformer(Patient, Terraformer):
    """Plays Terraforming Mars."""


class PatientColonist(Patient, Colonist):
    """Plays Mars 2049."""


PATIENT: Final = {"terraforming": PatientTerraformer, "mars2049": PatientColonist}


def whole_game(browser: Browser, address: str, name: str, seed: int) -> dict[str, Any]:
    """Clicks and shifts over a game."""
    with stillness.whole_game(browser, address, name, seed, PATIENT, WATCH) as page:
        moves = page.evaluate("() => window.moves")
        shift = stillness.told(page)
    return {
        "click to screen, ms": figures(moves),
        f"within {GOAL_MS} ms": f"{sum(one <= GOAL_MS for one in moves)} of {len(moves)}",
        "layout shift": shift,
    }


def late_game() -> str:
    """A record of five players who do nothing but play cards, until enough lie before them."""
    game: Any = marineris.new("terraforming", players=5, seed=1, corporate_era=True)
    rng = random.Random(1)
    bot = make_bot("greedy", 1)
    best = ""
    while not game.is_over:
        seat = game.to_act[0]
        moves = {game.move_name(move): move for move in game.legal_moves(seat)}
        question = position.question(game, seat)
        plays = sorted(name for name in moves if name.startswith("play "))
        buys = sorted(name for name in moves if name.startswith("card "))
        laid = sum(len(one["tableau"]) + len(one["events"]) for one in game.view(0)["players"])
        if question == "Turn" and seat == 0 and (laid >= CARDS or not best):
            best = str(game.record().dumps())
            if laid >= CARDS:
                return best
        if question == "Turn" and plays:
            game.play(seat, moves[rng.choice(plays)])
        elif question == "Turn" and ("pass" in moves or "end" in moves):
            game.play(seat, moves.get("pass", moves.get("end", -1)))
        elif question in ("Buy", "ChooseStartCards") and buys:
            game.play(seat, moves[buys[0]])
        else:
            game.play(seat, ask(bot, game, seat, rng))
    raise ValueError("the game was over too early")


def smoothness(browser: Browser, address: str, milliseconds: int) -> dict[str, Any]:
    """Frames of a late game."""
    text = late_game()
    game: Any = marineris.loads(text)
    laid = sum(len(one["tableau"]) + len(one["events"]) for one in game.view(0)["players"])
    visitor = Visitor(browser, address, reduced_motion="no-preference")
    page = visitor.sit(open_record(address, "terraforming", text))
    person = Terraformer(page)
    person.look()
    found: dict[str, Any] = {"cards in play": laid, "hand": len(game.view(0)["own"]["hand"])}
    found["at rest, ms a frame"] = figures(page.evaluate(FRAMES, milliseconds))

    page.locator(f"{at('player-1')} button").first.click()
    page.locator("dialog").first.wait_for()
    found["scrolling a tableau"] = scrolled(page, "dialog .content", milliseconds)
    page.keyboard.press("Escape")
    found["scrolling the log"] = scrolled(page, f"{at('log')}", milliseconds)
    found["hovering over the hand"] = hovered(page, milliseconds)
    visitor.close()
    return found


def scrolled(page: Page, selector: str, milliseconds: int) -> dict[str, float]:
    page.evaluate(
        """(selector) => {
            let one = document.querySelector(selector);
            while (one && one.scrollHeight <= one.clientHeight + 1) one = one.parentElement;
            let step = 24;
            window.eachFrame = () => {
                if (!one) return;
                const before = one.scrollTop;
                one.scrollTop += step;
                if (one.scrollTop === before) step = -step;
            };
        }""",
        selector,
    )
    return figures(page.evaluate(FRAMES, milliseconds))


def hovered(page: Page, milliseconds: int) -> dict[str, float]:
    """The pointer wanders over the cards as the browser itself would report it."""
    page.evaluate(
        """() => {
            const cards = [...document.querySelectorAll('[data-test=hand] [data-card]')];
            let at = 0, frame = 0, over = null;
            window.eachFrame = () => {
                if (frame++ % 6 || cards.length === 0) return;
                const told = { pointerType: 'mouse', bubbles: false };
                over?.dispatchEvent(new PointerEvent('pointerleave', told));
                over = cards[at++ % cards.length];
                over.dispatchEvent(new PointerEvent('pointerenter', told));
            };
        }"""
    )
    return figures(page.evaluate(FRAMES, milliseconds))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", choices=[*stillness.GAMES, LATE])
    parser.add_argument("--seconds", type=int, default=5, help="for each kind of movement")
    given = parser.parse_args(arguments)
    with stage() as (browser, address):
        for name in [given.only] if given.only else [*stillness.GAMES, LATE]:
            if name == LATE:
                told = smoothness(browser, address, given.seconds * 1000)
            else:
                told = whole_game(browser, address, name, given.seed)
            # As soon as it is known: the whole takes some ten minutes.
            print(json.dumps({name: told}, indent=2, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
