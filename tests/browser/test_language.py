"""Another language in the middle of everything: all words change, and nothing else does.

The pages begin in the pseudo-language, whose every word is in brackets. Where a bracket is left
after the change, something was forgotten.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import Table, open_record, open_table, wait_for
from tests.browser.player import Colonist, Terraformer
from tests.browser.words import words

PSEUDO = "language=pseudo"
LATIN = {"sr": "sr-Latn"}
"""How a page says which language it is in, where that is not its code."""
NAMED = "⟦Vega⟧"
"""A bot is called what it was called when it sat down."""


def sit(page: Page, table: Table, seat: int = 0) -> Page:
    token = table.tokens[seat]
    where = f"#game={table.game}&seat={seat}&token={token}"
    page.goto(f"/table/{table.id}?{PSEUDO}{where}")
    page.locator(at("top")).wait_for()
    page.evaluate("() => { window.isSamePage = true; }")
    return page


def choose(page: Page, language: str) -> None:
    """Choose a language in the list that is shown, and wait until the words are there."""
    page.locator(f"{at('language')}:visible").last.select_option(language)
    wanted = LATIN.get(language, language)
    wait_for(page, "(lang) => document.documentElement.lang === lang", wanted)
    page.wait_for_load_state("networkidle")


def check_words(page: Page, language: str) -> None:
    """No word is left of before."""
    stale = ["?"]
    for _ in range(300):  # the server's words come a moment later
        stale = [
            f"{where}: {text[:100]}"
            for where, text in words(page)
            if "⟦" in text.replace(NAMED, "")
        ]
        if not stale:
            break
        page.wait_for_timeout(100)
    assert not stale, "\n".join(stale)
    lang = page.evaluate("() => document.documentElement.lang")
    assert lang == LATIN.get(language, language)
    assert page.evaluate("() => window.isSamePage === true"), "the page was loaded again"


def menu(page: Page, language: str) -> None:
    """Through the menu of the table, which stays open."""
    page.locator(at("menu")).click()
    page.locator("dialog").wait_for()
    choose(page, language)
    assert page.locator("dialog").count() == 1
    check_words(page, language)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="hidden")
    check_words(page, language)


def chosen(page: Page) -> list[str]:
    """The cards that are chosen of those offered."""
    found: list[str] = page.locator("[data-test^=pick-][aria-pressed=true]").evaluate_all(
        "(all) => all.map((one) => one.dataset.test)"
    )
    return found


@pytest.mark.parametrize("language", ["pl", "sr-Cyrl", "uk"])
def test_in_the_middle_of_terraforming_mars(visit: Any, server: str, language: str) -> None:
    text = position.record("terraforming", 3, 4, position.own_turn(6), corporate_era=True)
    page = sit(visit().page, open_record(server, "terraforming", text))
    person = Terraformer(page, 1)
    before = person.look()
    page.locator(".talk [role=tab]").last.click()
    page.locator(".talk form input").fill("to be said later")
    # A tile is about to be laid: a place is chosen, and not confirmed.
    person.PROJECTS = (("aquifer", "oceans", 9),)
    assert person.build(before)
    person.play(until=lambda one: bool(one.all("hex-", legal="true")))
    screen = person.look()
    person.press(person.any_of(screen.all("hex-", legal="true")).test)
    place = page.locator(f"{at('place-here')}, {at('confirm')}").first
    place.wait_for()
    menu(page, language)
    assert place.is_visible()
    assert person.look().version == screen.version
    assert page.locator(".talk form input").input_value() == "to be said later"
    place.click()
    person.moved(screen.version)
    check_words(page, language)


def test_while_cards_are_chosen(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=14)
    page = sit(visit().page, table)
    person = Terraformer(page, 14)
    person.look()
    cards = page.locator("[data-test^=pick-][aria-pressed=false]")
    for number in (0, 4, 6):
        cards.nth(number).click()
    picked = chosen(page)
    assert len(picked) > 1
    page.locator(at("menu")).click()
    choose(page, "pl")
    check_words(page, "pl")
    page.keyboard.press("Escape")
    assert chosen(page) == picked


def test_in_the_middle_of_mars_2049(visit: Any, server: str) -> None:
    text = position.record("mars2049", 4, 5, position.building(14))
    page = sit(visit().page, open_record(server, "mars2049", text))
    person = Colonist(page, 1)
    screen = person.look()
    page.locator(at(screen.all("build-", legal="true")[0].test)).first.click()
    page.locator(at("confirm")).wait_for()
    menu(page, "sr-Cyrl")
    assert page.locator(at("confirm")).is_visible()
    assert person.look().version == screen.version
    menu(page, "pl")


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_after_a_game(visit: Any, server: str, game: str) -> None:
    table = open_record(server, game, position.record(game, 3, 6, position.over))
    page = visit().page
    page.goto(f"/table/{table.id}/replay?{PSEUDO}")
    page.locator(at("verdict")).wait_for()
    page.evaluate("() => { window.isSamePage = true; }")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    where = page.locator(at("slider")).input_value()
    choose(page, "uk")
    check_words(page, "uk")
    assert page.locator(at("slider")).input_value() == where
    page.locator(at("view")).click()
    page.locator(at("map")).first.wait_for()
    check_words(page, "uk")


def test_everywhere_else(visit: Any) -> None:
    page = visit().page
    for path, there in (("/", "main h2"), ("/cards", at("library")), ("/tutorial/mars2049", "h1")):
        page.goto(f"{path}?{PSEUDO}")
        page.locator(there).first.wait_for()
        page.evaluate("() => { window.isSamePage = true; }")
        for language in ("sr", "sr-Cyrl", "uk", "pl", "en"):
            choose(page, language)
            check_words(page, language)


def test_a_guided_game(visit: Any) -> None:
    page = visit().page
    page.goto(f"/tutorial/terraforming?{PSEUDO}")
    page.locator(at("begin")).click()
    page.locator(at("coach")).wait_for()
    page.evaluate("() => { window.isSamePage = true; }")
    mark = page.locator(at("coach")).get_attribute("data-mark")
    page.locator(at("menu")).click()
    page.locator("dialog").wait_for()
    choose(page, "pl")
    page.keyboard.press("Escape")
    check_words(page, "pl")
    assert page.locator(at("coach")).get_attribute("data-mark") == mark


def test_two_at_one_table_in_their_own_languages(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "Bo"], seed=3)
    pages = [visit(locale=locale).page for locale in ("pl-PL", "uk-UA")]
    titles = []
    for seat, page in enumerate(pages):
        token = table.tokens[seat]
        page.goto(f"/table/{table.id}#game=terraforming&seat={seat}&token={token}")
        page.locator(at("top")).wait_for()
        titles.append(page.evaluate("() => document.documentElement.lang"))
    assert titles == ["pl", "uk"]


@pytest.mark.parametrize(
    ("locale", "language"),
    [("sr-RS", "sr-Latn"), ("sr-Latn-RS", "sr-Latn"), ("sr-Cyrl-RS", "sr-Cyrl"), ("de-DE", "en")],
)
def test_the_browser_says_which_language(visit: Any, locale: str, language: str) -> None:
    page = visit(locale=locale).page
    page.goto("/")
    page.locator("main h2").first.wait_for()
    assert page.evaluate("() => document.documentElement.lang") == language


def test_without_a_network_the_language_stays(visit: Any) -> None:
    """What cannot be fetched is said in plain words, in the language that is still spoken."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("heading", name="New table").wait_for()
    page.wait_for_load_state("networkidle")
    visitor.context.set_offline(True)
    page.locator(f"{at('language')}:visible").select_option("pl")
    page.get_by_role("alert").filter(has_text="Polski").wait_for()
    assert "import" not in page.get_by_role("alert").inner_text()
    assert page.locator(f"{at('language')}:visible").input_value() == "en"
    visitor.context.set_offline(False)
    page.get_by_role("alert").get_by_role("button", name="Try again").click()
    assert wait_for(page, "() => document.documentElement.lang === 'pl'")
    assert page.locator(f"{at('language')}:visible").input_value() == "pl"
