"""The monkey's hands: random clicks, taps and keys through whole games, for faults of the page.

    make monkey ARGS="[--seed 1] [--steps 10000] [--only 3] [--folder build/monkey]"

Plays both games against bots, in turn at the sizes of a phone, a laptop and a large screen, until
the steps are used up; `tests/browser/monkey.py` says what a step is and what counts as a fault. A
fault is printed with the seed, the game, the step and the last actions, and a picture of the page
goes into the folder; the next game follows anyway. `--only N` plays the Nth game alone.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error
from tests.browser.agree import PARTS
from tests.browser.monkey import SIZES, Mischief, Monkey
from tests.browser.place import browsing, open_table, serving, why_no_browser

FOLDER: Final = Path(__file__).parents[1] / "build" / "monkey"
STEPS_A_GAME: Final = 1200
"""After so many steps a game is left, so that each kind gets its turn."""


ENOUGH_CHECKS: Final = 100
"""After so many comparisons each part of both games must have been looked at."""


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]

    def __str__(self) -> str:
        options = " ".join(self.options) or "plain"
        return f"{self.game}, {len(self.seats)} players, {options}"


ERA: Final = {"corporate_era": True}
PLANS: Final = (
    Plan("terraforming", ("Ana", "[greedy]"), {}),
    Plan("mars2049", ("Ana", "[expansionist]"), {}),
    Plan("terraforming", ("Ana", "[greedy]", "[greedy]"), {**ERA, "draft": True}),
    Plan("terraforming", ("Ana",), ERA),
    Plan("mars2049", ("Ana", *["[expansionist]"] * 3), {}),
    Plan("terraforming", ("Ana", "[greedy]"), {**ERA, "draft": True, "turmoil": True}),
    Plan("terraforming", ("Ana", *["[greedy]"] * 4), {"turmoil": True}),
)


@dataclass
class Tally:
    """What has been done so far."""

    steps: int = 0
    moves: int = 0
    checks: int = 0
    games: int = 0
    whole: Counter[str] = field(default_factory=Counter)
    faults: int = 0
    compared: dict[str, Counter[str]] = field(
        default_factory=lambda: {game: Counter() for game in PARTS}
    )

    def never_compared(self) -> list[str]:
        """What no comparison has looked at, though there were enough of them."""
        if self.checks < ENOUGH_CHECKS:
            return []
        return [
            f"{part} of {game}"
            for game, parts in PARTS.items()
            for part in parts
            if self.compared[game][part] == 0
        ]

    def __str__(self) -> str:
        whole = ", ".join(f"{self.whole[game]} of {game}" for game in PARTS)
        return (
            f"{self.steps} steps, {self.moves} moves, {self.checks} comparisons, "
            f"{self.games} games ({whole} to the end), {self.faults} faults"
        )


def play(
    browser: Browser, server: str, seed: int, number: int, most: int, tally: Tally, folder: Path
) -> None:
    """One game, as far as the steps reach."""
    plan = PLANS[number % len(PLANS)]
    size = list(SIZES)[number % len(SIZES)]
    table = open_table(server, plan.game, plan.seats, seed=seed + number, options=plan.options)
    monkey = Monkey(browser, server, table, seed=seed * 1000 + number, size=size)
    started = time.monotonic()
    end = "left"
    try:
        if monkey.run(most):
            end = "over"
            tally.whole[plan.game] += 1
    except (AssertionError, Error) as fault:  # a part that moved is a fault like any other
        end = "FAULT"
        tally.faults += 1
        picture = folder / f"seed-{seed}-game-{number}-step-{monkey.steps}.png"
        told = fault if isinstance(fault, Mischief) else monkey.tell(str(fault))
        print(f"\nseed {seed}, game {number} ({plan}), {size} px: {told}\npicture: {picture}\n")
        try:
            monkey.page.screenshot(path=picture)
        except Error:
            print("(the page cannot be pictured)")
    tally.games += 1
    tally.steps += monkey.steps
    tally.moves += monkey.moves
    tally.checks += monkey.checks
    tally.compared[plan.game] += monkey.compared
    seconds = time.monotonic() - started
    done = f"{end} after {monkey.steps} steps, {seconds:.0f} s"
    print(f"game {number}: {plan}, {size} px: {done}; {tally}")
    sys.stdout.flush()
    monkey.close()


def main() -> int:
    """Play until the steps are used up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--only", type=int, help="the number of a game: only this one")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for the pictures of faults")
    given = parser.parse_args()
    reason = why_no_browser()
    if reason:
        print(reason, file=sys.stderr)
        return 2
    given.folder.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    with tempfile.TemporaryDirectory() as store, serving(Path(store)) as server:
        number = given.only or 0
        while tally.steps < given.steps:
            # A browser of its own for each game: it may be left in any state.
            with browsing() as browser:
                most = min(STEPS_A_GAME, given.steps - tally.steps)
                play(browser, server.address, given.seed, number, most, tally, given.folder)
            if given.only is not None:
                break
            number += 1
    print(tally)
    for game, counts in tally.compared.items():
        print(f"compared in {game}: {', '.join(f'{part} {counts[part]}' for part in PARTS[game])}")
    never = [] if given.only is not None else tally.never_compared()
    if never:
        print(f"never compared: {', '.join(never)}")
    return 1 if tally.faults or never else 0


if __name__ == "__main__":
    sys.exit(main())
