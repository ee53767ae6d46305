"""Nothing reaches a person but through a message: every screen in the pseudo-language.

It puts brackets around every piece of a message, in the browser and on the server. Letters outside
of brackets were never translated.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import (
    Table,
    Visitor,
    open_record,
    open_table,
    request,
)
from tests.browser.player import Terraformer
from tests.browser.walk import SIZES, Walk
from tests.browser.words import bare, has_letters, words

LANGUAGE = "language=pseudo"
OWN_NAMES = ("English", "Polski", "Srpski (latinica)", "Српски (ћирилица)", "Українська")
ALLOWED = re.compile(
    r"""
    (?:Ana|Bo|Cy)\b             # names that people gave
    | https?://\S+              # links to copy
    | \b[A-Z]\d{1,2}\b          # places on a map
    | \bM(?=€)                  # the sign for money
    | \b[A-Za-z]\b              # a key
    | \b(?:Enter|Esc|Space|Home|End|Tab|Shift|Ctrl|PgUp|PgDn|Escape|Page\ ?(?:Up|Down))\b
    | \b(?:TM|TU|MA)-[\dA-Z.]+  # numbers of rules
    """,
    re.VERBOSE,
)
"""What needs no translation."""


class Reader(Walk):
    """Every text without brackets is kept with the screen's name."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        super().__init__(visitor, size)
        self.found: dict[tuple[str, str], str] = {}
        self.seen = 0

    def go(self, path: str) -> None:
        self.page.goto(f"{path}?{LANGUAGE}")

    def sit(self, table: Table) -> Page:
        where = f"#game={table.game}&seat=0&token={table.tokens[0]}"
        self.page.goto(f"/table/{table.id}?{LANGUAGE}{where}")
        self.page.locator(at("top")).wait_for()
        return self.page

    def check(self, name: str) -> None:
        """Look at all words."""
        for where, text in words(self.page):
            self.seen += 1
            left = ALLOWED.sub("", bare(text))
            if has_letters(left) and text not in OWN_NAMES:
                self.found.setdefault((where, text[:120]), name)

    def end(self) -> None:
        """Say all that was found."""
        assert self.seen > 30, "the pages were empty"
        told = [f"{name}: {where}: {text!r}" for (where, text), name in self.found.items()]
        assert not told, "\n".join(told)


@pytest.fixture(params=SIZES)
def walk(request: pytest.FixtureRequest, visit: Any) -> Reader:
    visitor = visit(viewport=SIZES[request.param], has_touch=request.param == "390")
    return Reader(visitor, request.param)


def test_before_a_game(walk: Reader, server: str) -> None:
    page = walk.page
    walk.go("/")
    page.locator("main h1, main h2").first.wait_for()
    walk.check("lobby")
    walk.check_sheet("keys", lambda: page.keyboard.press("?"))
    walk.check_sheet("import", lambda: page.locator(".links button:not([data-test])").click())
    choices = page.locator("main label:has(input[type=radio])")
    assert choices.count() > 5
    for number in range(choices.count()):
        if choices.nth(number).is_visible():
            choices.nth(number).click()
            walk.check("lobby, another choice")
    for more in page.locator("main details > summary:visible").all():
        more.click()
    walk.check("lobby, all options")
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=1)
    walk.go("/cards")
    page.locator(at("library")).wait_for()
    walk.check("all cards")
    for path in ("/table/zzzzzzzz", "/nowhere", f"/table/{table.id}/replay"):
        walk.go(path)
        page.get_by_role("heading").first.wait_for()
        walk.check(path[:8])
    walk.end()


def test_the_waiting_room(walk: Reader, server: str, visit: Any) -> None:
    wish = {
        "game": "mars2049",
        "options": {},
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}],
        "settings": {},
        "seed": 3,
    }
    made = json.loads(request(server, "/api/tables", wish))
    page = walk.page
    page.goto(f"/table/{made['id']}?{LANGUAGE}")
    page.locator("main").first.wait_for()
    walk.check("a guest in the waiting room")
    token = made["seats"][0]["token"]
    page.goto(f"/table/{made['id']}?{LANGUAGE}#game=mars2049&seat=0&token={token}")
    page.reload()
    page.locator("main").first.wait_for()
    walk.check("waiting room")
    walk.end()


def test_terraforming_mars(walk: Reader, server: str) -> None:
    walk.through_the_cards(server)
    walk.through_the_table(server)
    walk.end()


def test_turmoil(walk: Reader, server: str) -> None:
    def moment(game: Any) -> bool:
        return position.question(game) == "Turn" and game.view(0)["generation"] == 3

    text = position.record("terraforming", 3, 7, moment, corporate_era=True, turmoil=True)
    table = open_record(server, "terraforming", text)
    person = Terraformer(walk.sit(table), 1)
    person.look()
    walk.check("table with Turmoil")
    walk.press("committee-strip")
    walk.page.locator(at("committee")).wait_for()
    walk.check("committee")
    walk.end()


def test_mars_2049(walk: Reader, server: str) -> None:
    walk.through_mars_2049(server)
    walk.end()


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_after_a_game(walk: Reader, server: str, game: str) -> None:
    walk.through_the_end(server, game)
    walk.end()


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_a_guided_game(walk: Reader, game: str) -> None:
    page = walk.page
    walk.go(f"/tutorial/{game}")
    page.locator(at("begin")).wait_for()
    walk.check("before the guided game")
    page.locator(at("begin")).click()
    page.locator(at("coach")).wait_for()
    for _ in range(4):
        walk.check("guide")
        if page.locator(at("coach-next")).count():
            page.locator(at("coach-next")).first.click()
    walk.end()
