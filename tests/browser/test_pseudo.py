"""Nothing reaches a person but through a message: every screen in the pseudo-language.

It puts brackets around every piece of a message, in the browser and on the server. Letters outside
of brackets were never translated.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.browser import position
from tests.browser.place import (
    DESKTOP,
    PHONE,
    Table,
    Visitor,
    open_record,
    open_table,
    request,
)
from tests.browser.player import Colonist, Terraformer, at
from tests.browser.words import bare, has_letters, words

LANGUAGE = "language=pseudo"
SIZES = {"1440": DESKTOP, "390": PHONE}
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


class Walk:
    """Goes from screen to screen; every text without brackets is kept with the screen's name."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.is_phone = size == "390"
        self.found: dict[tuple[str, str], str] = {}
        self.seen = 0

    def go(self, path: str) -> None:
        self.page.goto(f"{path}?{LANGUAGE}")

    def sit(self, table: Table, seat: int = 0) -> Any:
        token = table.tokens[seat]
        where = f"#game={table.game}&seat={seat}&token={token}"
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

    def check_sheet(self, name: str, open_it: Callable[[], Any]) -> None:
        """A dialog: opened, read, closed by Esc."""
        open_it()
        self.page.locator("dialog[open]").first.wait_for()
        self.check(name)
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)

    def press(self, test: str) -> None:
        inside = self.page.locator(f"dialog[open] {at(test)}:visible")
        thing = inside.last if inside.count() else self.page.locator(f"{at(test)}:visible").first
        where = {"x": 12, "y": 24} if test.startswith("card-") else None
        thing.click(position=where)  # type: ignore[arg-type]

    def end(self) -> None:
        """Say all that was found."""
        assert self.seen > 30, "the pages were empty"
        told = [f"{name}: {where}: {text!r}" for (where, text), name in self.found.items()]
        assert not told, "\n".join(told)


@pytest.fixture(params=SIZES)
def walk(request: pytest.FixtureRequest, visit: Any) -> Walk:
    visitor = visit(viewport=SIZES[request.param], has_touch=request.param == "390")
    return Walk(visitor, request.param)


def test_before_a_game(walk: Walk, server: str) -> None:
    page = walk.page
    walk.go("/")
    page.locator("main h1, main h2").first.wait_for()
    walk.check("lobby")
    walk.check_sheet("keys", lambda: page.keyboard.press("?"))
    walk.check_sheet(
        "import", lambda: page.locator("aside button.ghost, .rest button").last.click()
    )
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


def test_the_waiting_room(walk: Walk, server: str, visit: Any) -> None:
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


def test_terraforming_mars(walk: Walk, server: str) -> None:
    options = {"corporate_era": True, "draft": True}
    seats = ["Ana", "[greedy]", "[greedy]"]
    table = open_table(server, "terraforming", seats, seed=14, options=options)
    person = Terraformer(walk.sit(table), 14)
    person.look()
    walk.check("starting hand")
    person.play(until=lambda screen: screen.question == "Pick")
    walk.check("draft")
    person.play(until=lambda screen: screen.question == "Buy" and screen.number("generation") == 2)
    walk.check("research")
    walk.press("aside")
    walk.check("research put aside")

    text = position.record("terraforming", 3, 4, position.own_turn(6), corporate_era=True)
    table = open_record(server, "terraforming", text)
    person = Terraformer(walk.sit(table), 1)
    screen = person.look()
    walk.check("table")
    payable = f"card-{position.payable(position.loaded(text))}"
    blocked = [card.test for card in screen.all("card-", look="blocked")]
    walk.check_sheet("card", lambda: walk.press(payable))
    if blocked:
        walk.check_sheet("why not", lambda: walk.press(blocked[0]))
    if walk.is_phone:
        for tab in ("act", "players", "log"):
            walk.check_sheet(f"sheet: {tab}", partial(walk.press, f"tab-{tab}"))
        walk.press("tab-hand")
        walk.check("the hand in full")
        walk.press("tab-map")
    else:
        for key, name in (("p", "pass"), ("m", "goals"), ("o", "players"), ("?", "keys")):
            walk.check_sheet(name, partial(walk.page.keyboard.press, key))
        opponent = walk.page.locator(f"{at('player-1')} button").first
        walk.check_sheet("opponent", opponent.click)
    walk.check_sheet("menu", lambda: walk.press("menu"))
    walk.check_sheet("map as a list", lambda: walk.press("board-list"))
    walk.press("hex-35")
    walk.page.locator(at("hex-menu")).wait_for()
    walk.check("what could be put here")
    walk.page.keyboard.press("Escape")

    person.commit(person.look(), payable, "zoom-play")
    asked = person.look()
    walk.check("payment")
    walk.press("pay-back")
    person.moved(asked.version)
    person.PROJECTS = (("aquifer", "oceans", 9), ("greenery", "oxygen", 14))
    assert person.build(person.look())
    person.play(until=lambda one: bool(one.all("hex-", legal="true")))
    walk.check("placing")
    person.press(person.any_of(person.look().all("hex-", legal="true")).test)
    walk.page.locator(f"{at('place-here')}, {at('confirm')}").first.wait_for()
    walk.check("a tile about to be laid")
    walk.end()


def test_turmoil(walk: Walk, server: str) -> None:
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


def test_mars_2049(walk: Walk, server: str) -> None:
    def middle(game: Any) -> bool:
        if position.question(game) != "Turn" or game.view(0)["round"] < 14:
            return False
        names = [game.move_name(move) for move in game.legal_moves(0)]
        return any(name.startswith("build ") for name in names)

    text = position.record("mars2049", 4, 5, middle)
    table = open_record(server, "mars2049", text)
    person = Colonist(walk.sit(table), 1)
    screen = person.look()
    walk.check("table")
    walk.check_sheet("bank", lambda: walk.press("bank"))
    walk.check_sheet("missions", lambda: walk.page.keyboard.press("m"))
    walk.check_sheet("menu", lambda: walk.press("menu"))
    if walk.is_phone:
        for tab in ("build", "missions", "players", "log"):
            walk.press(f"tab-{tab}")
            walk.check(f"page: {tab}")
        walk.press("tab-map")
    else:
        walk.check_sheet("log", lambda: walk.page.keyboard.press("l"))
        walk.check_sheet("opponent", lambda: walk.press("player-1"))
    closed = [one.test for one in screen.all("build-") if not one.data.get("legal")]
    if closed:
        walk.check_sheet("why not", lambda: walk.press(closed[0]))
    walk.press(screen.all("build-", legal="true")[0].test)
    walk.page.locator(at("confirm")).wait_for()
    walk.check("placing")
    walk.end()


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_after_a_game(walk: Walk, server: str, game: str) -> None:
    table = open_record(server, game, position.record(game, 3, 6, position.over))
    page = walk.page
    walk.sit(table)
    page.locator(f"{at('result')}, {at('replay')}").first.wait_for()
    walk.check("the end")
    walk.go(f"/table/{table.id}/replay")
    page.locator(at("verdict")).wait_for()
    walk.check("result")
    page.locator(at("view")).click()
    page.locator(at("map")).first.wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    walk.check("replay")
    walk.end()


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_a_guided_game(walk: Walk, game: str) -> None:
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
