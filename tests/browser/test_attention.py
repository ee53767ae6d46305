"""Besides the page: it can be installed, and tells who looks elsewhere that it is their turn."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.browser.hands import at
from tests.browser.place import PATIENCE, open_table
from tests.browser.player import Colonist, Person

WATCH = """() => {
    Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = function (...given) {
        return show.apply(this, given).then(() => { window.isTold = true; });
    };
}"""
"""Lets a test say whether the page is looked at, and notes that it has notified.

Asking for the notices while one is being shown would lose it: Chromium drops those that are stored
but not shown yet.
"""
NOTES = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker.getNotifications()).map((one) => [one.title, one.body, one.tag]);
}"""


def test_the_page_can_be_installed(visit: Any) -> None:
    page = visit().page
    page.goto("/")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    for icon in json.loads(found["data"])["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of a test never keeps anything.
    assert {one["errorId"] for one in errors} <= {"in-incognito"}


def test_a_notice_tells_that_it_is_your_turn(visit: Any, server: str) -> None:
    table = open_table(server, "mars2049", ["Ana", "Bo"], seed=41, title="Friday")
    people: list[Person] = []
    for seat in (0, 1):
        visitor = visit(permissions=["notifications"])
        visitor.page.add_init_script(f"({WATCH})()")
        page = visitor.sit(table, seat)
        page.locator(at("menu")).click()
        page.get_by_role("checkbox", name="Notify").check()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        page.keyboard.press("Escape")
        people.append(Colonist(page, seat))

    # Whoever is asked plays on until the other one is.
    asked = next_asked(people)
    away = people[1 - people.index(asked)].page
    away.evaluate("() => { window.isAway = true; }")
    end = time.monotonic() + PATIENCE / 1000
    while not away.evaluate("() => window.isTold === true"):
        assert time.monotonic() < end, "nobody was told"
        screen = asked.glance()
        if screen is not None:
            asked.step(screen)
    [(title, question, tag)] = away.evaluate(NOTES)
    assert "Friday" in title
    assert question
    assert tag == table.id


def next_asked(people: list[Person]) -> Person:
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for person in people:
            if person.glance() is not None:
                return person
    raise AssertionError("nobody is asked")
