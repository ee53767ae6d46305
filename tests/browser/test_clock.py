"""Tables with a clock: the same time for all, room for names, and what happens when it runs out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.hands import at
from tests.browser.place import Visitor, open_table, resize, serving, wait_for

MINUTES = 20
SHORTER = "(seconds) => { const [m, s] = TEXT.split(':'); return 60 * m + +s <= seconds; }"
OWN = "document.querySelector('[data-test=clock]').textContent"


def seconds(page: Page, test: str) -> int:
    """What a clock shows."""
    minutes, rest = page.locator(at(test)).inner_text().strip().split(":")
    return 60 * int(minutes) + int(rest)


def check_same(ana: Page, bo: Page) -> None:
    """Ana's clock is within a second of what Bo sees of it."""
    assert abs(seconds(ana, "clock") - seconds(bo, "clock-0")) <= 1


def test_everybody_sees_the_same_time(browser: Browser, tmp_path: Path) -> None:
    """A page that is loaded again, and a server that was restarted, begin with the figures of the
    last move, which may be long ago."""
    with serving(tmp_path) as server:
        clock = {"minutes": MINUTES, "seconds_a_move": 0}
        table = open_table(server.address, "terraforming", ["Ana", "Bo"], seed=3, clock=clock)
        visitors = [Visitor(browser, server.address) for _ in range(2)]
        ana, bo = (one.sit(table, seat) for seat, one in enumerate(visitors))
        ana.locator(at("clock")).wait_for()
        bo.locator(at("clock-0")).wait_for(state="attached")
        check_same(ana, bo)

        # Long enough to tell the time since the last move from that since a page was loaded.
        assert wait_for(ana, SHORTER.replace("TEXT", OWN), MINUTES * 60 - 4)
        bo.reload()
        bo.locator(at("clock-0")).wait_for(state="attached")
        check_same(ana, bo)

        server.stop(is_killed=True)
        server.start()
        for page in (ana, bo):
            page.reload()
        ana.locator(at("clock")).wait_for()
        bo.locator(at("clock-0")).wait_for(state="attached")
        check_same(ana, bo)
        assert seconds(ana, "clock") < MINUTES * 60 - 4
        for visitor in visitors:
            visitor.close()


def test_a_clock_leaves_room_for_the_names(visit: Any, server: str) -> None:
    names = ["Ana", "Bo", "Player 3", "Vega", "Rigel"]
    page = visit().page
    for players in range(2, 6):
        clock = {"minutes": MINUTES, "seconds_a_move": 0}
        table = open_table(server, "terraforming", names[:players], seed=3, clock=clock)
        token = table.tokens[0]
        page.goto(f"/table/{table.id}#game=terraforming&seat=0&token={token}")
        page.locator(at("aside")).click()
        for width, height in ((1440, 900), (1366, 768)):
            resize(page, width, height)
            for seat in range(1, players):
                name = page.locator(f"{at(f'player-{seat}')} button.name")
                shown = name.locator(".nm")
                assert shown.evaluate("e => e.scrollWidth <= e.clientWidth"), (players, seat)
                expect(page.locator(at(f"clock-{seat}"))).to_be_visible()
            name.click()
            page.get_by_role("dialog", name=names[players - 1]).wait_for()
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="hidden")


def test_when_time_runs_out_the_table_says_who_plays(visit: Any, server: str) -> None:
    """A bot takes the seat over: said at once, with the way back."""
    clock = {"minutes": 0.1, "seconds_a_move": 300}
    table = open_table(server, "mars2049", ["Ana", "Bo"], seed=3, clock=clock)
    page = visit().sit(table)
    away = page.locator(at("away"))
    away.wait_for()
    expect(away).to_contain_text("Your time has run out")
    expect(away).to_contain_text("bot")
    page.locator(at("come-back")).click()
    expect(away).to_be_hidden()
