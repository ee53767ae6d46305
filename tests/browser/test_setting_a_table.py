"""From the lobby to a table: alone, with friends, on one device, from a record."""

from __future__ import annotations

import gzip
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.place import wait_for
from tests.browser.player import Colonist

import marineris
from marineris.server.web.app import STATIC

PHONE = {"width": 390, "height": 844}
BARE_TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.data.trim();
        const isShown = !node.parentElement.closest('script, style, svg, option[lang]');
        if (isShown && /\\p{L}/u.test(text) && !text.includes('⟦')) found.push(text);
    }
    return found;
}"""
"""The texts on a page that no message said; languages are called by their own names."""


ASKED_OR_COVERED = """(after) => {
    if (document.querySelector('[data-test=curtain]')) return 'covered';
    const { question, moving, version } = document.querySelector('[data-test=top]')?.dataset ?? {};
    return question && moving !== 'true' && Number(version) > after ? version : null;
}"""
"""Whether the device is to be handed on; or the version of a table that asks something new."""


def lobby(visit: Any, **options: Any) -> Any:
    visitor = visit(**options)
    visitor.page.goto("/")
    visitor.page.get_by_role("heading", name="New table").wait_for()
    return visitor


def choose(page: Page, game: str) -> None:
    """One of the two games; the lobby names them elsewhere, too."""
    page.get_by_role("group", name="Game", exact=True).get_by_text(game).click()


def test_one_press_begins_a_game_against_bots(visit: Any) -> None:
    page = lobby(visit).page
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.get_by_text("Your turn").first.wait_for()


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_friend_sits_down_by_the_link_and_the_game_begins(visit: Any, size: Any) -> None:
    options = {"viewport": size} if size else {}
    host = lobby(visit, **options)
    host.page.get_by_text("With friends").click()
    host.page.get_by_placeholder("Your name").fill("Ana")
    host.page.get_by_role("button", name="Remove seat 3").click()
    host.page.get_by_text("Only with the link").click()
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to this table").input_value()
    assert "#invite=" in link
    host.check_accessible()

    stranger = visit(**options)
    stranger.page.goto(link.partition("#")[0])
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.page.get_by_role("alert").wait_for()

    friend = visit(**options)
    friend.page.goto(link)
    friend.page.get_by_placeholder("Your name").fill("Bo")
    assert "#" not in friend.page.url
    friend.page.get_by_role("button", name="Sit down").click()
    for visitor in (host, friend):
        visitor.page.locator(":text('Your turn'):visible").first.wait_for()


def test_the_host_fills_the_seats_with_bots(visit: Any) -> None:
    page = lobby(visit).page
    page.get_by_text("With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()  # the lobby asks for seats, too
    page.get_by_label("What seat 2 is for").select_option("random")
    page.locator("li.bot small", has_text="Random").wait_for()
    page.get_by_role("button", name="Start with a bot").click()
    page.get_by_text("Your turn").first.wait_for()


def test_tables_that_wait_for_me_come_first(visit: Any) -> None:
    page = lobby(visit).page
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.locator("li").filter(has_text="Your turn").first.wait_for()
    assert page.title().startswith("●")
    page.locator("li").get_by_role("link", name="Terraforming Mars").click()
    page.get_by_text("Your turn").first.wait_for()


def test_alone_the_corporate_era_is_on_and_locked(visit: Any) -> None:
    """What the rules of the solo game leave no choice of is shown as it is, with the reason."""
    page = lobby(visit).page
    choose(page, "Terraforming Mars")
    era = page.get_by_role("switch", name="Corporate Era")
    assert not era.is_checked()
    page.get_by_text("Alone", exact=True).click()
    assert era.is_checked()
    assert era.is_disabled()
    page.get_by_text("Always part of the solo game.").wait_for()
    page.get_by_text("Against bots").click()
    assert not era.is_checked()
    assert era.is_enabled()


def test_people_at_one_device_hand_it_on(visit: Any) -> None:
    page = lobby(visit).page
    choose(page, "Mars 2049")
    page.get_by_text("One device").click()
    page.get_by_placeholder("Your name").fill("Ana")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Play now").click()
    heading = page.get_by_role("heading", name="Pass the device to")
    heading.wait_for()  # nobody knows yet who sits before it
    page.get_by_role("button", name="I am").click()
    finish = page.get_by_role("button", name="End turn").or_(
        page.get_by_role("button", name="Change nothing more")
    )
    person = Colonist(page, 1)
    version = -1
    for _ in range(40):
        seen = wait_for(page, ASKED_OR_COVERED, version)
        assert seen is not None, "the game does not go on"
        if seen == "covered":
            break
        if finish.count() and finish.first.is_enabled():
            finish.first.click()
        else:  # the die may ask for something else
            person.answer(person.look())
        version = int(seen)
    else:
        pytest.fail("nobody had to hand the device on")
    assert heading.is_visible()
    assert page.get_by_role("img").count() == 0
    page.get_by_role("button", name="I am").click()
    heading.wait_for(state="hidden")


def test_a_seat_goes_on_at_another_device(visit: Any) -> None:
    first = lobby(visit)
    first.page.get_by_role("button", name="Play now").click()
    first.page.wait_for_url("**/table/*")
    kept = first.page.evaluate("() => localStorage['marineris.tables']")
    [held] = json.loads(kept).values()
    token = held["seats"]["0"]
    second = visit()
    second.page.goto(f"/table/{held['id']}#game=terraforming&seat=0&token={token}")
    second.page.get_by_text("Your turn").first.wait_for()
    assert token not in second.page.url


def test_an_unfinished_record_is_played_on(visit: Any) -> None:
    game = marineris.new("mars2049", players=2, seed=5)
    rng = random.Random(5)
    for _ in range(20):
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    page = lobby(visit).page
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("Record", exact=True).fill("nonsense")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("alert").wait_for()
    page.get_by_label("Record", exact=True).fill(game.record().dumps())
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url("**/table/*")


def test_setups_are_remembered(visit: Any) -> None:
    page = lobby(visit).page
    page.get_by_role("switch", name="Corporate Era").check(force=True)
    page.get_by_role("button", name="Save as preset").click()
    page.get_by_label("Name", exact=True).fill("Friday")
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    assert not page.get_by_role("switch", name="Corporate Era").is_checked()
    page.get_by_role("button", name="Friday", exact=True).click()
    assert page.get_by_role("switch", name="Corporate Era").is_checked()


def test_a_table_that_is_gone_offers_a_way_back(visit: Any) -> None:
    page = visit().page
    page.goto("/table/zzzzzzzz")
    page.get_by_role("heading", name="This table cannot be opened").wait_for()
    page.get_by_role("link", name="To the tables").click()
    page.get_by_role("heading", name="New table").wait_for()


@pytest.mark.parametrize("address", ["/table/%E0%A4%A", "/table/%", "/tutorial/%E0%A4%A"])
def test_an_address_that_cannot_be_read_leads_nowhere(visit: Any, address: str) -> None:
    page = visit().page
    page.goto(address)
    page.get_by_role("heading", name="There is nothing here").wait_for()


def test_tables_that_the_server_does_not_know_are_not_mine(visit: Any) -> None:
    """One that is gone, and one whose id can be none, do not stop the others from being shown."""
    page = lobby(visit).page
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.get_by_text("Your turn").first.wait_for()
    page.evaluate(
        """() => {
            const all = JSON.parse(localStorage['marineris.tables']);
            const [one] = Object.values(all);
            for (const id of ['zzzzzzzzzz', 'NOT AN ID']) all[id] = { ...one, id, title: 'Gone' };
            localStorage['marineris.tables'] = JSON.stringify(all);
        }"""
    )
    page.goto("/")
    page.locator("li").filter(has_text="Your turn").first.wait_for()
    page.get_by_text("Gone").first.wait_for(state="detached")
    assert (
        len(page.evaluate("() => Object.keys(JSON.parse(localStorage['marineris.tables']))")) == 1
    )


def test_without_a_server_the_lobby_says_so(visit: Any) -> None:
    visitor = visit()
    visitor.page.route("**/api/**", lambda route: route.abort())
    visitor.page.goto("/")
    visitor.page.get_by_role("heading", name="No answer from the server").wait_for()
    visitor.page.unroute("**/api/**")
    visitor.page.get_by_role("button", name="Try again").click()
    visitor.page.get_by_role("heading", name="New table").wait_for()


@pytest.mark.parametrize("size", [None, PHONE])
def test_no_word_is_said_past_the_messages(visit: Any, size: Any) -> None:
    """The pseudo-language puts every message into brackets; what has none was never a message."""
    page = visit(**({"viewport": size} if size else {})).page
    page.goto("/?language=pseudo")
    page.get_by_role("heading", name="New table").wait_for()
    # The texts of the games come from the server, which has no pseudo-language.
    served = page.request.get("/api/games?language=en").text()
    bare = page.evaluate(BARE_TEXTS)
    assert [text for text in bare if text not in served] == []


def test_the_list_of_shortcuts(visit: Any) -> None:
    page = lobby(visit).page
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keyboard").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Keyboard").wait_for(state="hidden")


MOST_BYTES = 300_000
"""Compressed, fonts and pictures included: of the lobby, and of a table after it."""


MOST_TOGETHER = {".js": 285_000, ".css": 42_000}
"""All scripts, and all styles, of every page and language, compressed as the server does."""


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="make web has not been run")
@pytest.mark.parametrize("ending", MOST_TOGETHER)
def test_the_built_files_together_are_small(ending: str) -> None:
    """What only some pages load counts, too."""
    sizes = [len(gzip.compress(file.read_bytes())) for file in STATIC.rglob(f"*{ending}")]
    assert MOST_TOGETHER[ending] / 2 < sum(sizes) < MOST_TOGETHER[ending]


@pytest.mark.parametrize("game", ["Terraforming Mars", "Mars 2049"])
def test_pages_are_small(visit: Any, game: str) -> None:
    visitor = visit()
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    loaded: list[int] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    visitor.page.goto("/", wait_until="networkidle")
    visitor.page.get_by_role("heading", name="New table").wait_for()
    assert 50_000 < sum(loaded) < MOST_BYTES
    loaded.clear()
    choose(visitor.page, game)
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.get_by_text("Your turn").or_(
        visitor.page.get_by_text("Waiting for")
    ).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(loaded) < MOST_BYTES
