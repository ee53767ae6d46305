"""A short visit of the monkey, and that it would notice what it looks for.

`make monkey` lets it play whole games, for 10,000 steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser import position
from tests.browser.agree import PARTS, State, compared
from tests.browser.hands import at
from tests.browser.monkey import Mischief, Monkey
from tests.browser.place import open_record, open_table

Bring = Callable[..., Monkey]


@pytest.fixture
def bring(browser: Browser, server: str) -> Iterator[Bring]:
    """Brings monkeys to tables, and takes them away."""
    monkeys: list[Monkey] = []

    def brought(table: Any, seed: int = 1, size: str = "1366") -> Monkey:
        monkeys.append(Monkey(browser, server, table, seed=seed, size=size))
        return monkeys[-1]

    yield brought
    for monkey in monkeys:
        monkey.close()


@pytest.mark.parametrize(
    ("game", "bot", "size"),
    [("terraforming", "greedy", "1366"), ("mars2049", "expansionist", "390")],
)
def test_a_monkey_breaks_nothing(game: str, bot: str, size: str, bring: Bring, server: str) -> None:
    """No page errors, always a legal move on the screen, and page and server agree."""
    monkey = bring(open_table(server, game, ["Ana", f"[{bot}]"], seed=5), 7, size)
    monkey.run(40)
    monkey.check()
    assert monkey.moves > 3
    assert set(monkey.compared) == set(PARTS[game])


class TestTheMonkeyNotices:
    """Faults that are planted."""

    @pytest.fixture
    def monkey(self, bring: Bring, server: str) -> Monkey:
        text = position.record("terraforming", 3, 4, position.own_turn(6), corporate_era=True)
        monkey = bring(open_record(server, "terraforming", text))
        monkey.check()
        return monkey

    def test_what_goes_wrong(self, monkey: Monkey, monkeypatch: pytest.MonkeyPatch) -> None:
        """A page error, a warning, a figure that is wrong and controls that cannot be seen."""
        monkeypatch.setattr("tests.browser.monkey.WAITING", 0.5)
        page = monkey.page
        monkey.watch()
        page.evaluate("() => setTimeout(() => { throw new Error('planted') })")
        page.evaluate("() => console.warn('planted too')")
        page.wait_for_function("() => document.querySelector('.toast') !== null")
        with pytest.raises(Mischief, match=r"(?s)(?=.*error: planted)(?=.*planted too)"):
            monkey.watch()

        state = State.of(monkey.server, monkey.table)
        found = compared(page, state, is_phone=False)
        assert (found.told, found.looked_at) == ([], set(PARTS["terraforming"]))
        figure = page.locator("[data-test=own-panel] [data-test=resource-heat] .n")
        figure.evaluate("(one) => (one.textContent = '99')")
        with pytest.raises(Mischief, match="heat: the page shows 99"):
            monkey.check_agreement()
        page.locator(at("top")).evaluate("(one) => (one.dataset.version = '1')")
        with pytest.raises(Mischief, match="nothing to compare at version"):
            monkey.check_agreement()

        sheet = "new CSSStyleSheet()"
        hide = "sheet.replaceSync('.table, dialog { visibility: hidden !important }')"
        page.evaluate(
            f"() => {{ const sheet = {sheet}; {hide}; document.adoptedStyleSheets = [sheet] }}"
        )
        with pytest.raises(Mischief, match="no control offers a legal move"):
            monkey.check_offer()
