"""How still the pages stand: the layout shift over whole games, and what it was that moved.

    python -m benchmarks.stillness [--only phone]

People play by clicking, as in `tests/browser`, and the browser itself tells what moved although
nobody had just touched the page (its layout-shift entries without recent input). What is scrolled,
or drawn at another place by a transform, is no shift; a panel or a line that jumps is.

The pages around a game are watched from their first moment on, over a fast and over a slow network,
and then while others do something there: tables are opened and taken, the replay plays by itself.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import itertools
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from benchmarks.stage import stage
from playwright.sync_api import Browser, Page
from tests.browser import position
from tests.browser.hands import Finger
from tests.browser.place import (
    PHONE,
    TOUCH,
    Table,
    Visitor,
    open_record,
    open_table,
    request,
)
from tests.browser.player import Colonist, Person, Terraformer

WATCH: Final = """() => {
    window.shifts = [];
    const named = (node) => {
        const path = [];
        for (let at = node; at && path.length < 4; at = at.parentElement)
            path.push((at.dataset?.test ? `#${at.dataset.test}` : at.nodeName.toLowerCase())
                + `.${String(at.getAttribute?.('class') ?? '').split(' ')[0]}`);
        return path.join(' < ');
    };
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(',');
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            const found = (entry.sources ?? []).map((one) =>
                `${named(one.node)} | ${box(one.previousRect)} > ${box(one.currentRect)}`);
            window.shifts.push([entry.value, entry.hadRecentInput, found]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
}"""
SHOWN: Final = 12
REPLAYED: Final = 20_000
"""Milliseconds for which a replay is watched."""
MOVES: Final = 50
TABLES: Final = "/api/tables"

TERRAFORMING: Final = ["Ana", "[greedy]", "[greedy]", "[greedy]"]
MARS_2049: Final = ["Ana", "[expansionist]", "[thief]"]
GAMES: Final[dict[str, tuple[str, list[str], dict[str, Any], dict[str, Any]]]] = {
    "terraforming": ("terraforming", TERRAFORMING, {"corporate_era": True}, {}),
    "turmoil": ("terraforming", TERRAFORMING, {"corporate_era": True, "turmoil": True}, {}),
    "tablet": (
        "terraforming",
        TERRAFORMING,
        {"corporate_era": True},
        {"viewport": {"width": 1024, "height": 768}},
    ),
    "phone": ("terraforming", TERRAFORMING, {"corporate_era": True}, TOUCH),
    "mars2049": ("mars2049", MARS_2049, {}, {}),
    "mars2049-phone": ("mars2049", MARS_2049, {}, TOUCH),
}
PLAYERS: Final[dict[str, Callable[..., Person]]] = {
    "terraforming": Terraformer,
    "mars2049": Colonist,
}


def told(page: Page) -> dict[str, Any]:
    """What moved, the largest first."""
    shifts = page.evaluate("() => window.shifts")
    by_source: collections.Counter[str] = collections.Counter()
    times: collections.Counter[str] = collections.Counter()
    example: dict[str, str] = {}
    for value, is_asked, sources in shifts:
        if is_asked:
            continue
        for source in sources or ["?"]:
            name, _, boxes = source.partition(" | ")
            by_source[name] += value
            times[name] += 1
            example[name] = boxes
    return {
        "unasked": round(sum(value for value, is_asked, _ in shifts if not is_asked), 4),
        "after own touches": round(sum(value for value, is_asked, _ in shifts if is_asked), 4),
        "what moved unasked": [
            f"{value:.4f} {times[name]:>3}x {name} | {example[name]}"
            for name, value in by_source.most_common(SHOWN)
        ],
    }


@contextlib.contextmanager
def whole_game(
    browser: Browser,
    address: str,
    name: str,
    seed: int,
    players: Mapping[str, Callable[..., Person]],
    *watching: str,
) -> Iterator[Page]:
    """The page of a game that was played to its end at one size, watched from its beginning."""
    kind, seats, options, window = GAMES[name]
    table = open_table(address, kind, seats, seed=seed, options=options)
    visitor = Visitor(browser, address, reduced_motion="no-preference", **window)
    page = visitor.sit(table)
    for watch in (WATCH, *watching):
        page.evaluate(watch)
    players[kind](page, seed, Finger() if window.get("has_touch") else None).play()
    yield page
    visitor.close()


def game(browser: Browser, address: str, name: str, seed: int) -> dict[str, Any]:
    """What moved in a whole game at one size."""
    with whole_game(browser, address, name, seed, PLAYERS) as page:
        return told(page)


# ------------------------------------------------------------------------------- around a game


SIZES: Final[dict[str, dict[str, Any]]] = {"wide": {}, "phone": {"viewport": PHONE}}
LANGUAGES: Final = {"en": "en-GB", "uk": "uk-UA"}
SLOW: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 100_000,
}
"""A phone far from the next mast: milliseconds, and bytes in a second."""
SETTLED: Final = 700
"""Milliseconds after which whatever was to come has come, also from a slow network."""


@dataclass(frozen=True)
class Place:
    """A page, and what happens there after it has come."""

    path: str
    sits: tuple[Table, ...] = ()
    """Tables where the visitor has a seat before."""
    happens: Callable[[Page], None] | None = None


def wait(page: Page, milliseconds: int = SETTLED) -> None:
    page.evaluate("(time) => new Promise((resume) => setTimeout(resume, time))", milliseconds)


class Registry:
    """Makes the tables that the pages show; each page gets its own."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.seed = seed
        self.places: dict[str, Callable[[], Place]] = {
            "lobby": self.lobby,
            "lobby with tables": lambda: Place("/", tuple(self.mine()), looks_again),
            "new": lambda: Place("/new"),
            "cards": lambda: Place("/cards"),
            "tutorial": lambda: Place("/tutorial/terraforming"),
            "tutorial of mars2049": lambda: Place("/tutorial/mars2049"),
            "unknown": lambda: Place("/no/such/page"),
            "unknown table": lambda: Place("/table/zzzzzzzz"),
            "waiting room": self.waiting_room,
            "table": lambda: self.table("terraforming", ["Ana", "Bo", "[greedy]"]),
            "table of mars2049": lambda: self.table("mars2049", MARS_2049),
            "result": lambda: self.result("terraforming"),
            "result of mars2049": lambda: self.result("mars2049"),
            "replay": lambda: self.result("terraforming", "?view=table"),
            "replay of mars2049": lambda: self.result("mars2049", "?view=table"),
        }

    def offer(self, title: str, game: str = "terraforming", *, listed: bool = True) -> str:
        """A table with two free seats."""
        seats = [{"kind": "person", "name": "Bo"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": game, "seats": seats, "settings": {"title": title, "listed": listed}}
        return str(json.loads(request(self.address, TABLES, wish))["id"])

    def fill(self, table: str, seat: int, name: str) -> None:
        request(self.address, f"{TABLES}/{table}/seats/{seat}/take", {"name": name})

    def finished(self, game: str) -> Table:
        record = position.record(game, 3, self.seed, position.over)
        return open_record(self.address, game, record)

    def mine(self) -> Iterator[Table]:
        """Not my turn yet, my turn, over."""
        yield open_table(self.address, "terraforming", ["Bo", "Ana"], seed=self.seed)
        yield open_table(self.address, "mars2049", MARS_2049, seed=self.seed)
        yield self.finished("mars2049")

    def lobby(self) -> Place:
        tables = [self.offer("Evening on Hellas"), self.offer("", "mars2049")]

        def others_open_tables(page: Page) -> None:
            looks_again(page)
            self.offer("Another one")
            tables.append(self.offer("One with a name that is far too long for a single line"))
            looks_again(page)
            for table in tables:
                self.fill(table, 1, "Cem")
            looks_again(page)
            for table in tables:
                self.fill(table, 2, "Dan")
            looks_again(page)

        return Place("/", happens=others_open_tables)

    def waiting_room(self) -> Place:
        room = self.offer("Friday", listed=False)

        def others_sit_down(page: Page) -> None:
            self.fill(room, 1, "Cem, who has a rather long name")
            wait(page)

        return Place(f"/table/{room}", happens=others_sit_down)

    def table(self, game: str, seats: list[str]) -> Place:
        table = open_table(self.address, game, seats, seed=self.seed)
        return Place(f"/table/{table.id}", (table,))

    def result(self, game: str, view: str = "") -> Place:
        return Place(f"/table/{self.finished(game).id}/replay{view}", happens=plays_by_itself)


def looks_again(page: Page) -> None:
    """The lobby asks the server again, as it does from time to time."""
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    wait(page)


def plays_by_itself(page: Page) -> None:
    """From the beginning, as fast as it can."""
    page.keyboard.press(" ")
    for _ in range(3):
        page.locator(".speed").evaluate("(button) => button.click()")  # a phone does not show it
    wait(page, REPLAYED)
    where = page.locator("[data-test=where]").inner_text()
    assert int(re.findall(r"\d+", where)[0]) > MOVES, where


def arrival(browser: Browser, address: str, what: Place, **options: Any) -> dict[str, Any]:
    """A page from its first moment on."""
    is_slow = options.pop("is_slow")
    visitor = Visitor(browser, address, reduced_motion="no-preference", **options)
    for table in what.sits:
        visitor.sit(table)
    visitor.page.close()
    page = visitor.new_page()
    page.add_init_script(f"({WATCH})()")
    if is_slow:
        session = visitor.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(what.path)
    page.wait_for_load_state("networkidle")
    wait(page)
    if what.happens and not is_slow:
        what.happens(page)
    found = told(page)
    visitor.close()
    return found


def all_of(browser: Browser, address: str, only: str, seed: int) -> Iterator[tuple[str, Any]]:
    if only not in GAMES:
        for name, place in Registry(address, seed).places.items():
            for size, language, network in itertools.product(SIZES, LANGUAGES, ("fast", "slow")):
                called = f"{name}, {size}, {language}, {network}"
                if only in called:
                    locale, is_slow = LANGUAGES[language], network == "slow"
                    options = {**SIZES[size], "locale": locale, "is_slow": is_slow}
                    yield called, arrival(browser, address, place(), **options)
    for name in GAMES:
        if not only or only == name:
            yield name, game(browser, address, name, seed)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", default="", help="one of the games, or part of a page's name")
    given = parser.parse_args(arguments)
    with stage() as (browser, address):
        for name, found in all_of(browser, address, given.only, given.seed):
            print(json.dumps({name: found}, indent=2, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
