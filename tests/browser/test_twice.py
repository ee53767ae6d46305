"""Whatever is pressed twice is done once, and nobody is told off for it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page
from tests.browser.agree import State
from tests.browser.hands import at
from tests.browser.place import open_record, open_table, request, wait_for
from tests.browser.position import own_turn, record

TWICE = "(one) => { one.click(); one.click(); }"
UNDO_TWICE = """() => {
    for (let i = 0; i < 2; i += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
    }
}"""
ASKED = """(asked) => {
    const { question, moving } = document.querySelector('[data-test=top]').dataset;
    return moving !== 'true' && (question === 'Turn') === asked;
}"""


def answered(page: Page) -> None:
    """Everything sent so far was answered: the server answers in order."""
    page.evaluate("() => fetch('/health').then((answer) => answer.text())")
    page.wait_for_load_state("networkidle")


def test_sitting_down_and_getting_up_twice(visit: Any, server: str) -> None:
    """The second request would be refused: somebody sits there already, or nobody does."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "terraforming", "options": {}, "seats": seats, "settings": {}, "seed": 1}
    table = json.loads(request(server, "/api/tables", wish))
    page = visit().page
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Sit down").evaluate(TWICE)
    leave = page.get_by_role("button", name="Leave seat")
    leave.wait_for()
    answered(page)
    assert page.get_by_role("alert").count() == 0
    assert [url.rpartition("/")[2] for url in sent] == ["take"]
    leave.evaluate(TWICE)
    page.get_by_role("button", name="Sit down").wait_for()
    answered(page)
    assert page.get_by_role("alert").count() == 0
    assert [url.rpartition("/")[2] for url in sent] == ["take", "leave"]


def test_a_second_press_during_a_move_is_ignored(visit: Any, server: str) -> None:
    table = open_record(server, "terraforming", record("terraforming", 2, 1, own_turn(2)))
    page = visit().sit(table)
    page.locator(at("project-sell_patents")).evaluate(TWICE)
    assert wait_for(page, ASKED, False)
    answered(page)
    assert page.get_by_role("alert").count() == 0
    page.evaluate(UNDO_TWICE)
    assert wait_for(page, ASKED, True)
    answered(page)
    assert page.get_by_role("alert").count() == 0


def test_handing_the_seat_to_a_bot_is_asked_first(visit: Any, server: str) -> None:
    table = open_table(server, "mars2049", ["Ana", "Bo"], seed=1)
    page = visit().sit(table)
    page.locator(at("menu")).click()
    page.locator(at("let-bot")).click()
    page.get_by_role("dialog", name="Let a bot play for you").wait_for()
    page.get_by_role("button", name="Cancel").click()
    assert not State.of(server, table).is_away
    page.locator(at("let-bot")).click()
    page.locator(at("yes")).click()
    page.get_by_role("button", name="Take your seat back").first.wait_for()
    assert State.of(server, table).is_away
