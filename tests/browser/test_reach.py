"""Every control can be reached on a laptop, however many people play.

The first tests look at the fullest tables. Those marked `every_screen` (`make test-screens`) look
at every kind of question in games of all sizes, and at every screen around a game.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import Visitor, open_record, open_table, request, resize
from tests.browser.player import Colonist, Terraformer
from tests.browser.reach import LAPTOPS, Reach
from tests.browser.screen import Screen

CLOCK = {"minutes": 60, "seconds_a_move": 60}
"""It shows 1:00:00, and 59:59 at once: what stands beside it must not move."""
ERA = {"corporate_era": True}
LAPTOP = {"width": 1366, "height": 768}


def terraformers(visit: Any, server: str, players: int, **options: Any) -> tuple[Visitor, Any]:
    """Somebody at a table with bots and a clock."""
    seats = ["Ana", *["[greedy]"] * (players - 1)]
    table = open_table(
        server, "terraforming", seats, seed=14, options={**ERA, **options}, clock=CLOCK
    )
    visitor: Visitor = visit(viewport=LAPTOP)
    return visitor, Terraformer(visitor.sit(table), 14)


def look_around(reach: Reach, screen: Screen) -> None:
    """All that can be opened in a turn."""
    page = reach.page
    reach.check_chat()
    for group in screen.all("group-"):
        head = page.locator(at(group.test))
        was_open = head.get_attribute("aria-expanded") == "true"
        if not was_open:
            head.click()
        reach.check(group.test)
        if not was_open:
            head.click()
    keys = "pmo?" if "pass" in screen.things else "mo?"  # a first action may be prescribed
    for key in keys:
        reach.check_opened(f"key {key}", partial(page.keyboard.press, key))
    reach.check_opened("menu", page.locator(at("menu")).click)
    reach.check_opened("map as a list", page.locator(at("board-list")).click)
    for look in ("ready", "blocked"):
        cards = screen.all("card-", look=look)
        if cards:
            card = page.locator(at(cards[0].test))
            reach.check_opened(f"{look} card", partial(card.click, position={"x": 12, "y": 24}))


OUT_OF_REACH = """
    <button>fine</button>
    <div style="overflow: auto; height: 2em"><p style="height: 9em"></p><button>down</button></div>
    <div style="overflow: hidden; height: 2em"><p style="height: 9em"></p><button>cut</button></div>
    <button style="position: fixed; left: 2000px">outside</button>
    <div style="position: relative"><button>covered</button>
        <span class=cover style="position: absolute; inset: 0">over it</span></div>
"""


def test_what_is_out_of_reach_is_found(visit: Any) -> None:
    """The check itself: controls that are cut off, outside the window or covered, and no others."""
    page = visit().page
    page.set_content(OUT_OF_REACH)
    reach = Reach(page, [(1280, 720)])
    reach.check("planted")
    assert [(one.split(": ")[1], one.split("“")[-1].split("”")[0]) for one in reach.found] == [
        ("cut off", "cut"),
        ("outside the window", "outside"),
        ("covered by span “over it” in ", "covered"),
    ]


def test_five_at_a_laptop(visit: Any, server: str) -> None:
    """With five players, Turmoil and a clock, nothing is cut off, covered or out of the window."""
    visitor, person = terraformers(visit, server, 5, turmoil=True, draft=True)
    reach = Reach(visitor.page)
    person.look()
    reach.check("start")
    screen = person.play(until=lambda one: one.question == "Turn")
    reach.check("turn")
    look_around(reach, screen)
    reach.end()


def test_four_at_a_laptop_in_mars_2049(visit: Any, server: str) -> None:
    """With four players and a clock, nothing is cut off, covered or out of the window."""
    seats = ["Ana", *["[expansionist]"] * 3]
    table = open_table(server, "mars2049", seats, seed=5, clock=CLOCK)
    visitor: Visitor = visit(viewport=LAPTOP)
    person = Colonist(visitor.sit(table), 5)
    page = visitor.page
    reach = Reach(page)
    screen = person.play(
        until=lambda one: one.question == "Turn" and bool(one.all("build-", legal="true"))
    )
    reach.check("turn")
    reach.check_chat()
    reach.check_opened("bank", page.locator(at("bank")).first.click)
    reach.check_opened("missions", lambda: page.keyboard.press("m"))
    reach.check_opened("menu", page.locator(at("menu")).click)
    page.locator(at(screen.all("build-", legal="true")[0].test)).click()
    page.locator(at("confirm")).wait_for()
    reach.check("building")
    reach.end()


# ------------------------------------------------------------------------------- every screen


class Curious:
    """Looks at each kind of question the first time it is asked."""

    def __init__(self, reach: Reach, last: int) -> None:
        self._reach = reach
        self._seen: set[str] = set()
        self._left = last

    def __call__(self, screen: Screen) -> bool:
        kind = f"{screen.question} {'dialog' if screen.is_dialog else ''}".strip()
        if kind not in self._seen:
            self._seen.add(kind)
            self._reach.check(kind)
            if kind == "Turn" and screen.all("group-"):
                look_around(self._reach, screen)
        self._left -= 1
        return self._left <= 0


@pytest.mark.every_screen
@pytest.mark.parametrize("is_turmoil", [False, True], ids=["plain", "turmoil"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_question_of_terraforming_mars(
    players: int, is_turmoil: bool, visit: Any, server: str
) -> None:
    """At each kind of question, at two sizes of laptops."""
    visitor, person = terraformers(visit, server, players, turmoil=is_turmoil, draft=True)
    reach = Reach(visitor.page)
    person.play(until=Curious(reach, 200))
    reach.end()


@pytest.mark.every_screen
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_of_mars_2049(players: int, visit: Any, server: str) -> None:
    """At each kind of question, at two sizes of laptops."""
    seats = ["Ana", *["[expansionist]"] * (players - 1)]
    table = open_table(server, "mars2049", seats, seed=5, clock=CLOCK)
    visitor: Visitor = visit(viewport=LAPTOP)
    reach = Reach(visitor.page)
    Colonist(visitor.sit(table), 5).play(until=Curious(reach, 200))
    reach.end()


NAMES = ("Ana", "Bo", "Wolfgang Amadeus", "Player 4", "Олена")
TABLES = [
    *(("terraforming", players) for players in (2, 4, 5)),
    *(("mars2049", players) for players in (2, 4)),
]


@pytest.mark.every_screen
def test_every_screen_of_the_lobby(visit: Any) -> None:
    """Every choice, all options, a record to open, the list of keys, all cards."""
    page = visit(viewport=LAPTOP).page
    page.goto("/")
    page.get_by_role("heading", name="New table").wait_for()
    reach = Reach(page)
    reach.check("lobby")
    reach.check_opened("keys", lambda: page.keyboard.press("?"))
    reach.check_opened("import", page.get_by_role("button", name="Open a record").click)
    choices = page.locator("main label:has(input[type=radio])")
    assert choices.count() > 5
    for number in range(choices.count()):
        if choices.nth(number).is_visible():
            choices.nth(number).click()
            reach.check(f"choice {number}")
    for more in page.locator("main details > summary:visible").all():
        more.click()
    reach.check("all options")
    page.goto("/cards")
    page.locator(at("library")).wait_for()
    reach.check("all cards")
    page.goto("/nowhere")
    page.get_by_role("heading", name="There is nothing here").wait_for()
    reach.check("nowhere")
    reach.end()


@pytest.mark.every_screen
@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_the_tutorial(game: str, visit: Any) -> None:
    """Its first page, and its first words at the table."""
    page = visit(viewport=LAPTOP).page
    reach = Reach(page)
    page.goto(f"/tutorial/{game}")
    page.locator(at("begin")).wait_for()
    reach.check("tutorial")
    page.locator(at("begin")).click()
    page.locator(at("coach-skip")).wait_for()
    for test in ("coach-skip", "coach-next"):
        for width, height in LAPTOPS:
            resize(page, width, height)
            page.locator(at(test)).click(trial=True)
    reach.end()


@pytest.mark.every_screen
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_screen_around_a_game(game: str, players: int, visit: Any, server: str) -> None:
    """Those who wait for it and watch it, people at one device, its result and its replay."""
    page = visit(viewport=LAPTOP).page
    reach = Reach(page)
    seats = [{"kind": "person", "name": name} for name in NAMES[: players - 1]]
    wish = {"game": game, "options": {}, "seats": [*seats, {"kind": "open"}], "settings": {}}
    made = json.loads(request(server, "/api/tables", wish))
    page.goto(f"/table/{made['id']}")
    page.get_by_role("button", name="Sit down").wait_for()
    reach.check("waiting room of a guest")
    page.goto(f"/table/{made['id']}#game={game}&seat=host&token={made['host']}")
    page.get_by_label(f"What seat {players} is for").wait_for()
    reach.check("waiting room of the host")

    table = open_table(server, game, NAMES[:players], seed=3)
    page.goto(f"/table/{table.id}")
    page.locator(at("map")).wait_for()
    reach.check("watching")
    reach.check_opened("menu of who watches", page.locator(at("menu")).click)
    for seat in (0, 1):
        page.goto(f"/table/{table.id}#game={game}&seat={seat}&token={table.tokens[seat]}")
        page.locator(at("top")).or_(page.locator(at("curtain"))).first.wait_for()
    page.locator(at("curtain")).wait_for()
    reach.check("curtain")

    ended = open_record(server, game, position.record(game, players, 6, position.over))
    page.goto(f"/table/{ended.id}/replay")
    page.locator(at("verdict")).wait_for()
    reach.check("result")
    page.goto(f"/table/{ended.id}/replay?view=table")
    page.locator(at("map")).first.wait_for()
    page.locator(at("step-back")).click()
    reach.check("replay")
    page.locator(at("eyes")).select_option("1")
    reach.check("replay with another's eyes")
    page.goto(f"/table/{ended.id}#game={game}&seat=0&token={ended.tokens[0]}")
    page.locator(f"{at('result')}, {at('replay')}").first.wait_for()
    reach.check("the end")
    reach.end()
