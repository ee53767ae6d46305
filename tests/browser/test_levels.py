"""The levels of bots: chosen in the lobby and played against, chosen to take over a seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route
from tests.browser.agree import State
from tests.browser.hands import Finger, Mouse, at
from tests.browser.place import DESKTOP, TOUCH, Table, open_record, open_table, wait_for
from tests.browser.player import Colonist, Person, Terraformer
from tests.browser.position import own_turn, record
from tests.browser.screen import MOVED

SIZES: dict[str, dict[str, Any]] = {"1440": {"viewport": DESKTOP}, "390": TOUCH}
TABLES = (
    ("Terraforming Mars", ("easy", "medium", "hard", "master")),
    ("Mars 2049", ("easy", "medium", "hard")),
    ("Mars 2049", ("master",)),
)
OWN_TURNS = 2
TURN_BEGINS = ("TurnBegan", "DieRolled")
"""How the logs of the two games say that a turn begins."""
TAKEN = "() => JSON.parse(localStorage['marineris.tables'])"


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def players(server: str, table: Table) -> list[str]:
    """The bots that play for the seats now; empty for a person."""
    return [seat["bot"] for seat in State.of(server, table).document["table"]["seats"]]


def turns(server: str, table: Table) -> list[int]:
    """Whose turns there were, as the log tells."""
    return [line[1] for line in State.of(server, table).log if line[3] in TURN_BEGINS]


def person_at(page: Page, game: str, size: str) -> Person:
    kind = Terraformer if game == "terraforming" else Colonist
    return kind(page, 5, Finger() if size == "390" else Mouse())


def set_table(page: Page, title: str, levels: tuple[str, ...]) -> Table:
    """A table against bots of these levels, from the lobby to the first question."""
    page.goto("/")
    page.get_by_role("group", name="Game", exact=True).get_by_text(title).click()
    page.get_by_text("Against bots").click()
    while page.get_by_label("What seat").count() > len(levels):
        page.get_by_role("button", name="Remove seat").last.click()
    while page.get_by_label("What seat").count() < len(levels):
        page.get_by_role("button", name="Add a seat").click()
    for number, level in enumerate(levels, 2):
        chosen = page.get_by_label(f"What seat {number} is for")
        chosen.select_option(f"Bot: {level.capitalize()}")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    [held] = page.evaluate(TAKEN).values()
    tokens = {int(seat): token for seat, token in held["seats"].items()}
    return Table(held["id"], held["game"], held["host"], tokens)


@pytest.mark.parametrize(("title", "levels"), TABLES)
def test_levels_are_chosen_in_the_lobby_and_played_against(
    visit: Any, server: str, size: str, title: str, levels: tuple[str, ...]
) -> None:
    page = visit(**SIZES[size]).page
    table = set_table(page, title, levels)
    person = person_at(page, table.game, size)
    person.play(most=60, until=lambda _: turns(server, table).count(0) == OWN_TURNS)
    assert set(turns(server, table)) == set(range(len(levels) + 1))
    assert players(server, table) == ["", *levels]


def let_play(page: Page, level: str) -> None:
    """Choose a level in the question that is open, and say yes."""
    field = page.get_by_label("Which bot")
    field.select_option(level.capitalize())
    page.locator(at("yes")).click()


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_a_level_takes_over_my_seat(visit: Any, server: str, size: str, level: str) -> None:
    table = open_record(server, "terraforming", record("terraforming", 2, 1, own_turn(2)))
    page = visit(**SIZES[size]).sit(table)
    before = State.of(server, table).version
    page.locator(at("menu")).click()
    page.locator(at("let-bot")).click()
    let_play(page, level)
    assert wait_for(page, MOVED, before), "the bot makes no move"
    assert players(server, table)[0] == level
    page.locator(at("come-back")).click()
    page.locator(at("away")).wait_for(state="hidden")
    assert players(server, table)[0] == ""


def test_the_host_chooses_the_level_that_takes_over_a_seat(
    visit: Any, server: str, size: str
) -> None:
    """Until then nothing goes on, for it is the other player's turn, too."""
    table = open_table(server, "terraforming", ["Ana", "Bo"], seed=3)
    visitor = visit(**SIZES[size])
    page = visitor.page
    page.goto(f"/table/{table.id}#seat=host&token={table.host}")
    page.locator(at("top")).wait_for()
    visitor.sit(table)
    page.locator(at("menu")).click()
    page.get_by_text("Host", exact=True).click()
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    let_play(page, "hard")
    page.get_by_role("button", name="Give the seat back").wait_for()
    assert players(server, table)[1] == "hard"
    page.keyboard.press("Escape")
    person = person_at(page, "terraforming", size)
    person.play(most=60, until=lambda _: turns(server, table).count(0) == OWN_TURNS)


def test_the_list_of_bots_may_arrive_too_late(visit: Any, server: str) -> None:
    """Whoever closes the question, and the menu, before the list is there hears no more of it."""
    table = open_record(server, "terraforming", record("terraforming", 2, 1, own_turn(2)))
    page = visit().sit(table)
    held: list[Route] = []
    page.route("**/api/games?*", lambda route: held.append(route))
    page.locator(at("menu")).click()
    page.locator(at("let-bot")).click()
    page.get_by_label("Which bot").wait_for()
    page.keyboard.press("Escape")
    page.get_by_label("Which bot").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator(at("let-bot")).wait_for(state="detached")
    before = State.of(server, table).version
    person = person_at(page, table.game, "1440")
    person.step(person.look())
    assert wait_for(page, MOVED, before)
    with page.expect_response("**/api/games?*"):
        for route in held:
            route.continue_()
    page.evaluate("() => new Promise(requestAnimationFrame)")
