"""How still the pages stand: the layout shift over whole games, and what it was that moved.

    python -m benchmarks.stillness [--only table]

People play by clicking, as in `tests/browser`, and the browser itself tells what moved although
nobody had just touched the page (its layout-shift entries without recent input). What is scrolled,
or drawn at another place by a transform, is no shift; a panel or a line that jumps is.
"""

from __future__ import annotations

import argparse
import collections
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from tests.browser.hands import Finger
from tests.browser.place import (
    PHONE,
    TOUCH,
    Visitor,
    browsing,
    open_table,
    serving,
    why_no_browser,
)
from tests.browser.player import Colonist, Person, Terraformer

from marineris.server.settings import Settings

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


def game(browser: Browser, address: str, name: str, seed: int) -> dict[str, Any]:
    """A whole game at one size."""
    kind, seats, options, window = GAMES[name]
    table = open_table(address, kind, seats, seed=seed, options=options)
    visitor = Visitor(browser, address, reduced_motion="no-preference", **window)
    page = visitor.sit(table)
    page.evaluate(WATCH)
    make: Callable[..., Person] = Terraformer if kind == "terraforming" else Colonist
    make(page, seed, Finger() if window.get("has_touch") else None).play()
    found = told(page)
    visitor.close()
    return found


def arrival(browser: Browser, address: str, path: str, window: dict[str, Any]) -> dict[str, Any]:
    """A page while it comes."""
    visitor = Visitor(browser, address, reduced_motion="no-preference", **window)
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(WATCH)
    visitor.page.evaluate("() => new Promise((resume) => setTimeout(resume, 500))")
    found = told(visitor.page)
    visitor.close()
    return found


def all_of(browser: Browser, address: str, only: str, seed: int) -> Iterator[tuple[str, Any]]:
    for path in ("/", "/new", "/rules", "/cards"):
        for size, window in (("wide", {}), ("phone", {"viewport": PHONE})):
            name = f"{path} {size}"
            if not only or only in name:
                yield name, arrival(browser, address, path, window)
    for name in GAMES:
        if not only or only == name:
            yield name, game(browser, address, name, seed)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", default="", help="one of the games, or part of a page's path")
    given = parser.parse_args(arguments)
    reason = why_no_browser()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), MARINERIS_BOT_PAUSE=str(Settings.bot_pause)) as server,
        browsing() as browser,
    ):
        for name, found in all_of(browser, server.address, given.only, given.seed):
            print(json.dumps({name: found}, indent=2, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
