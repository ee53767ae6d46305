"""Somebody watches: sees what lies open, nothing that is hidden, and can do nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.hands import at
from tests.browser.place import PHONE, open_table, wait_for
from tests.browser.player import Colonist, Terraformer

REACHED = "(after) => Number(document.querySelector('[data-test=top]').dataset.version) >= after"


@pytest.mark.parametrize("size", [None, PHONE])
def test_watching_terraforming_mars(visit: Any, server: str, size: Any) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=12)
    player = visit()
    person = Terraformer(player.sit(table), 12)
    watcher = visit(**({"viewport": size} if size else {}))
    page = watcher.page
    page.goto(f"/table/{table.id}")
    page.locator(at("map")).wait_for()

    seen = person.play(
        until=lambda screen: screen.question == "Turn" and screen.number("generation") == 3
    )
    assert wait_for(page, REACHED, seen.version)
    for level in ("temperature", "oxygen", "oceans"):
        shown = page.locator(at(f"level-{level}")).first.inner_text().split()[0]
        assert str(abs(seen.number(f"level-{level}"))) in shown
    # No hand, no decision, nothing to press that would move.
    for hidden in ("card-", "move-", "project-", "use-", "pick-", "pass", "end-turn", "hand"):
        assert page.locator(f'[data-test^="{hidden}"]').count() == 0
    # Nothing to act with; what can be pressed explains, and asks for no secret.
    assert page.locator(at("tab-act")).count() == 0
    if size:
        page.locator(at("tab-players")).click()
    page.locator(at("milestone-mayor")).click()
    assert page.get_by_role("alert").count() == 0
    while page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(30)
    tiles = page.locator("g.laid").count()
    assert tiles == player.page.locator("g.laid").count()
    assert not page.locator(at("top")).get_attribute("data-question")
    watcher.check_accessible()


@pytest.mark.parametrize("size", [None, PHONE])
def test_watching_mars_2049(visit: Any, server: str, size: Any) -> None:
    table = open_table(server, "mars2049", ["Ana", "[expansionist]"], seed=12)
    player = visit()
    person = Colonist(player.sit(table), 12)
    watcher = visit(**({"viewport": size} if size else {}))
    page = watcher.page
    page.goto(f"/table/{table.id}")
    page.locator(at("map")).wait_for()
    seen = person.play(until=lambda screen: screen.question == "Turn" and screen.version > 40)
    assert wait_for(page, REACHED, seen.version)
    assert page.locator("g.piece").count() == player.page.locator("g.piece").count()
    for hidden in ("move-", "end-turn", "confirm", "stock-", "use-mission", "tab-build"):
        assert page.locator(f'[data-test^="{hidden}"]').count() == 0
    watcher.check_accessible()


def test_a_table_without_spectators_lets_nobody_in(visit: Any, server: str) -> None:
    table = open_table(server, "mars2049", ["Ana", "[expansionist]"], seed=1, spectators=False)
    page = visit().page
    page.goto(f"/table/{table.id}")
    page.get_by_role("heading", name="This table cannot be opened").wait_for()
