"""Whatever fails in the page explains itself, and the rest of the page goes on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import Visitor, open_record, open_table

import marineris

TURMOIL = {"corporate_era": True, "turmoil": True}

#: The page's style sheets, and how many rules each has.
RULES_BY_SHEET = """() => Object.fromEntries(
  [...document.styleSheets].map((one) => [one.href, one.cssRules.length]))"""


def test_a_part_that_cannot_be_fetched_is_fetched_again(visit: Any, server: str) -> None:
    """A screen whose script and style sheet fail offers to try again, and then is complete."""
    table = open_table(server, "mars2049", ["Ana", "[expansionist]"], seed=3)
    visitor: Visitor = visit()
    page = visitor.page
    page.goto(f"/table/{table.id}")
    page.locator(at("map")).wait_for()
    complete = page.evaluate(RULES_BY_SHEET)
    assert len(complete) > 2
    for pattern in ("**/assets/TableScreen-*", "**/assets/*.css"):
        page.goto("/")
        page.route(pattern, lambda route: route.abort())
        page.evaluate("(path) => history.pushState(null, '', path)", f"/table/{table.id}")
        page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
        failed = page.locator(at("failed-part"))
        expect(failed.get_by_role("heading")).to_have_text("This part could not be loaded")
        failed.get_by_role("button", name="Try again").click()
        expect(failed.get_by_role("heading")).to_be_visible()

        page.unroute(pattern)
        failed.get_by_role("button", name="Try again").click()
        page.locator(at("map")).wait_for()
        assert page.evaluate(RULES_BY_SHEET) == complete
    visitor.faults = [one for one in visitor.faults if "preload CSS" not in one]


def test_a_page_from_before_an_update_offers_to_reload(visit: Any) -> None:
    """The server has other scripts by now: trying again would never help."""

    def updated(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("/assets/index-", "/assets/new-"))

    visitor: Visitor = visit()
    page = visitor.page
    page.goto("/")
    page.route("**/assets/CardsScreen-*", lambda route: route.fulfill(status=404))
    page.route(f"{visitor.server}/", updated)
    page.locator('a[href="/cards"]').first.click()
    failed = page.locator(at("failed-part"))
    expect(failed.get_by_role("heading")).to_have_text("There is a new version of Marineris")
    expect(failed.locator(at("try-again"))).to_have_count(0)

    page.unroute_all()
    failed.get_by_role("button", name="Reload").click()
    page.locator(at("library")).wait_for()


def test_a_committee_that_cannot_be_fetched_leaves_the_map(visit: Any, server: str) -> None:
    """Without the part for Turmoil the map is there; the part itself can be fetched again."""
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=3, options=TURMOIL)
    visitor: Visitor = visit()
    page = visitor.page
    page.route("**/assets/lazy-*", lambda route: route.abort())
    visitor.sit(table)
    page.locator(at("map")).wait_for(state="attached")
    page.locator(at("try-again")).first.evaluate("(one) => one.click()")
    expect(page.locator(at("failed-part"))).to_have_count(1)
    page.unroute_all()
    page.locator(at("try-again")).first.evaluate("(one) => one.click()")
    page.locator(at("committee-strip")).wait_for(state="attached")


def test_the_page_cannot_fetch_its_words(visit: Any) -> None:
    """A page without its words can still say so, in the person's language."""
    visitor: Visitor = visit(locale="pl-PL")
    page = visitor.page
    page.route("**/assets/web-*", lambda route: route.abort())
    page.goto("/")
    failed = page.locator(at("failed-part"))
    expect(failed.get_by_role("heading")).to_have_text("Nie udało się wczytać tej części")
    page.unroute_all()
    failed.get_by_role("button", name="Spróbuj ponownie").click()
    page.get_by_role("heading", name="Nowy stół").wait_for()


# ------------------------------------------------------------------------------- failing parts


class Saboteur:
    """Stands between a page and its table, and spoils what the server says of one part."""

    def __init__(self, page: Page, path: Sequence[str]) -> None:
        self._path = path
        self.is_at_work = True
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(server_side.send)

        def passed(message: str | bytes) -> None:
            told = json.loads(message)
            if self.is_at_work and told["is"] == "state":
                *way, last = self._path
                spoilt = told
                for step in way:
                    spoilt = spoilt[step]
                spoilt[last] = None
            page_side.send(json.dumps(told))

        server_side.on_message(passed)


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("terraforming", ("document", "view", "milestones")),
        ("mars2049", ("document", "view", "decks")),
    ],
)
def test_a_failing_panel_leaves_the_map(
    game: str, path: Sequence[str], visit: Any, server: str
) -> None:
    """One panel fails while it is drawn: it says so in plain words, and the map is still there."""
    bots = {"terraforming": "[greedy]", "mars2049": "[expansionist]"}
    table = open_table(server, game, ["Ana", bots[game]], seed=3)
    visitor: Visitor = visit()
    saboteur = Saboteur(visitor.page, path)
    page = visitor.sit(table)
    failed = page.locator(at("failed-part")).first
    expect(failed.get_by_role("heading")).to_have_text("Something went wrong here")
    expect(failed.get_by_role("button")).to_have_text(["Try again", "Reload", "Report a problem"])
    expect(page.locator(at("map")).first).to_be_attached()
    assert "TypeError" not in failed.inner_text()
    saboteur.is_at_work = False
    failed.get_by_role("button", name="Reload").evaluate("(one) => one.click()")
    page.locator(at("map")).wait_for()
    expect(page.locator(at("failed-part"))).to_have_count(0)
    visitor.faults.clear()


# ------------------------------------------------------------------------------- reports


SECRETS = ("Planted-token_in-storage_0000001", "Planted-token_in-the-hash_000002")
FAIL = """(secret) => {
    setTimeout(() => { throw new Error(`no seat for ${secret} at /table/elsewhere#token=x9y8`) });
    void Promise.reject(new TypeError('planted rejection'));
}"""
PLANT = """(token) => {
    const tables = JSON.parse(localStorage.getItem('marineris.tables'));
    tables.elsewhere = { id: 'elsewhere', game: 'mars2049', title: 'A table of aunts',
        seats: { 0: token }, host: token, invite: token, seen: 1 };
    localStorage.setItem('marineris.tables', JSON.stringify(tables));
}"""


def test_an_uncaught_error_can_be_reported_without_secrets(visit: Any, server: str) -> None:
    """An error nobody caught is told in plain words, and the file about it tells no secret."""
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=3)
    visitor: Visitor = visit()
    page = visitor.sit(table)
    page.evaluate(PLANT, SECRETS[0])
    page.evaluate(f"() => history.replaceState(null, '', '#token={SECRETS[1]}')")
    page.evaluate(FAIL, SECRETS[0])
    toast = page.locator(".toast").first
    expect(toast).to_contain_text("Something went wrong. Your game is safe on the server.")
    with page.expect_download() as saved:
        toast.get_by_role("button", name="Report a problem").click()
    text = Path(saved.value.path()).read_text()
    report = json.loads(text)

    for secret in (*SECRETS, *table.tokens.values(), table.host, table.id, "x9y8", "elsewhere"):
        assert secret not in text
    assert "A table of aunts" not in text
    errors = [one["error"] for one in report["errors"]]
    assert any("no seat for" in one for one in errors)
    assert "TypeError: planted rejection" in errors
    assert report["client"] == report["server"] == marineris.__version__
    assert report["window"]["width"] == 1440
    assert report["language"] == "en"
    assert "Chrome" in report["browser"]
    assert report["messages"][:2] == ["sent hello", "received state"]
    assert report["game"]["seat"] == 0
    assert report["game"]["view"]["own"]["hand"] is not None
    assert "record" not in report["game"]  # it would tell what the others hold
    visitor.faults.clear()

    # The same from the menu, when nothing failed.
    page.locator(at("menu")).click()
    with page.expect_download():
        page.locator(f"dialog {at('report')}").click()


def test_a_report_at_a_shared_device_holds_nobodys_cards(visit: Any, server: str) -> None:
    """Several people at one device must not learn each other's cards from a file."""
    table = open_table(server, "terraforming", ["Ana", "Bo"], seed=3)
    visitor: Visitor = visit()
    page = visitor.sit(table)
    page.goto(f"/table/{table.id}#game=terraforming&seat=1&token={table.tokens[1]}")
    page.get_by_role("button", name="I am Ana").click()
    page.locator(at("menu")).click()
    with page.expect_download() as saved:
        page.locator(f"dialog {at('report')}").click()
    game = json.loads(Path(saved.value.path()).read_text())["game"]
    assert game["game"] == "terraforming"
    assert not {"view", "decision", "log"} & set(game)


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_a_report_after_a_game_holds_its_record(visit: Any, server: str, game: str) -> None:
    """Nothing is secret any more but the tokens; whoever looks into it can play it again."""
    text = position.record(game, 2, 6, position.over)
    table = open_record(server, game, text)
    page = visit().sit(table)
    page.locator(at("menu")).click()
    with page.expect_download() as saved:
        page.locator(f"dialog {at('report')}").click()
    written = Path(saved.value.path()).read_text()
    for secret in (*table.tokens.values(), table.host, table.id):
        assert secret not in written
    reported = json.loads(written)["game"]
    assert reported["status"] == "over"
    assert marineris.loads(reported["record"]).result() == position.loaded(text).result()
