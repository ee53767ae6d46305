"""A table whose journal cannot be applied: everybody sees why, its host takes it back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.hands import at
from tests.browser.place import DESKTOP, TOUCH, Server, Table, Visitor, open_table, serving
from tests.browser.player import Terraformer

HOLD = """([id, game, host]) => localStorage.setItem('marineris.tables', JSON.stringify(
    {[id]: {id, game, host, title: '', seats: {}, invite: null, seen: 0}}))"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that can be stopped, and spoiled meanwhile."""
    with serving(tmp_path) as server:
        yield server


def spoil(server: Server, file: Path, table: Table) -> None:
    """Write two entries that cannot be applied."""
    server.stop()
    with closing(sqlite3.connect(file)) as store, store:
        last = store.execute("SELECT max(number) FROM entries").fetchone()[0]
        for number in (last + 1, last + 2):
            row = (table.id, number, "move", 0, "fly", 1)
            store.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    server.start()


def told(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alert").filter(has_text="stuck")


def hold(visitor: Visitor, table: Table) -> None:
    """This browser has opened the table."""
    visitor.page.goto("/")
    visitor.page.evaluate(HOLD, [table.id, table.game, table.host])


@pytest.mark.parametrize("device", [{"viewport": DESKTOP}, TOUCH], ids=["desktop", "phone"])
def test_the_host_takes_a_stuck_table_back(
    browser: Browser, mortal: Server, tmp_path: Path, device: dict[str, Any]
) -> None:
    table = open_table(mortal.address, "terraforming", ["Ana", "Bo"], seed=8)
    spoil(mortal, tmp_path / "marineris.sqlite", table)
    host, guest = Visitor(browser, mortal.address, **device), Visitor(browser, mortal.address)
    hold(host, table)
    host.sit(table)
    guest.sit(table, 1)

    for visitor in (host, guest):
        told(visitor).wait_for()
        assert "entry 2 of its journal" in told(visitor).inner_text()
        expect(visitor.page.locator(at("top"))).to_be_visible()
    top = host.page.locator(at("top")).bounding_box()
    bar = told(host).bounding_box()
    assert top is not None
    assert bar is not None
    assert top["y"] >= bar["y"] + bar["height"] - 1, "the bar covers the table"
    expect(told(guest).get_by_role("button")).to_have_count(0)
    host.check_accessible()

    button = told(host).get_by_role("button", name="Roll the table back")
    button.click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 entries of its journal no longer count")
    host.check_accessible()
    dialog.get_by_role("button", name="Leave it as it is").click()
    expect(dialog).to_have_count(0)
    told(host).wait_for()
    button.click()
    dialog.get_by_role("button", name="Roll the table back").click()

    for visitor in (host, guest):
        expect(told(visitor)).to_have_count(0)
    person = Terraformer(host.page, 8)
    assert person.look().question == "ChooseCorporation"
    person.press(person.look().all("pick-corporation-")[0].test)
    for visitor in (host, guest):
        assert not visitor.faults, json.dumps(visitor.faults)
        visitor.close()


@pytest.mark.parametrize(
    ("locale", "button"),
    [("pl", "Cofnij stół"), ("uk", "Повернути стіл назад"), ("sr", "Vrati sto unazad")],
)
def test_it_is_asked_in_every_language(
    browser: Browser, mortal: Server, tmp_path: Path, locale: str, button: str
) -> None:
    table = open_table(mortal.address, "mars2049", ["Ana", "Bo"], seed=8)
    spoil(mortal, tmp_path / "marineris.sqlite", table)
    host = Visitor(browser, mortal.address, locale=locale)
    hold(host, table)
    host.page.goto(f"/table/{table.id}?language={locale}")
    host.page.get_by_role("button", name=button).click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 ")
    dialog.get_by_role("button", name=button).click()
    expect(host.page.get_by_role("button", name=button)).to_have_count(0)
    host.close()
