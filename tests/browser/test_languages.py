"""Whole games in every language, and another language in the middle of one.

Each kind of game is played to its end by clicking. On every kind of screen, dialog and question
that comes up, no word of English is left and all text fits where it stands.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import position
from tests.browser.fit import misfits
from tests.browser.hands import Mouse, at
from tests.browser.place import (
    PATIENCE,
    Visitor,
    open_record,
    open_table,
    request,
    resize,
    wait_for,
)
from tests.browser.player import Colonist, Person, Terraformer
from tests.browser.spoken import is_foreign, left_behind, words_on
from tests.browser.test_turmoil import Politician

import marineris

LOCALES = {"pl": "pl-PL", "uk": "uk-UA", "sr": "sr-Latn-RS", "sr-Cyrl": "sr-Cyrl-RS"}
"""The languages beside English, as a browser asks for them."""
GAMES: dict[str, tuple[str, str, int, dict[str, Any], type[Person]]] = {
    "terraforming": ("terraforming", "[greedy]", 7, {}, Terraformer),
    "turmoil": ("terraforming", "[greedy]", 8, {"turmoil": True}, Politician),
    "mars2049": ("mars2049", "[expansionist]", 4, {}, Colonist),
}
QUESTION = "() => document.querySelector('[data-test=top]')?.dataset.question ?? ''"


class Reader(Mouse):
    """A hand whose owner reads every kind of screen once, before using it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.faults: list[str] = []
        self._read: set[str] = set()

    def press(self, page: Page, test: str) -> None:
        self.read(page, f"{page.evaluate(QUESTION)}, {test.partition('-')[0]}")
        super().press(page, test)

    def read(self, page: Page, name: str) -> None:
        """Look at all words, if there was no such screen before."""
        if name in self._read:
            return
        self._read.add(name)
        english = left_behind(words_on(page), "en", self.language)
        self.faults += [f"{name}: in English: {one}" for one in english]
        self.faults += [f"{name}: {one}" for one in misfits(page)]

    def check(self) -> None:
        assert not self.faults, "\n".join(self.faults)


@pytest.mark.every_language
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game(visit: Any, server: str, kind: str, language: str) -> None:
    game, bot, seed, options, player = GAMES[kind]
    table = open_table(server, game, ["Ana", bot], seed=seed, options=options)
    visitor: Visitor = visit(locale=LOCALES[language])
    reader = Reader(language)
    page = visitor.sit(table)
    assert page.evaluate("() => document.documentElement.lang").startswith(language)
    player(page, seed, reader).play()
    reader.read(page, "the end")
    page.locator(f"{at('result')}, {at('replay')}").first.click()
    page.locator(at("verdict")).wait_for()
    reader.read(page, "result")
    ended: Any = marineris.loads(request(server, f"/api/tables/{table.id}/record"))
    assert ended.is_over
    reader.check()


# ------------------------------------------------------------------------------- another language

STATE = """() => ({
    isSame: window.isSame === true,
    dialogs: document.querySelectorAll('dialog').length,
    typed: document.querySelector('[data-test=chat] ~ form input').value,
    chosen: [...document.querySelectorAll('[data-test^="pick-"][aria-pressed=true]')]
        .map((one) => one.dataset.test),
    scrolled: Math.round(document.querySelector('[data-test=picker] .scroll').scrollTop),
})"""
"""What must survive: the page, what is open, typed, chosen and scrolled."""
SCROLL = """() => {
    const list = document.querySelector('[data-test=picker] .scroll');
    list.scrollTop = 20;
    return list.scrollTop > 0;
}"""
IS_SPOKEN = "(language) => document.documentElement.lang.startsWith(language)"


def buying(game: Any) -> bool:
    return position.question(game) == "Buy" and bool(game.view(0)["generation"] >= 4)


def stale(page: Page, before: set[str], old: str, new: str) -> list[str]:
    """Texts that should be in the new language by now."""
    texts = words_on(page)
    same = [one for one in texts if one in before and is_foreign(one, new)]
    return same + left_behind(texts, old, new)


def soon_nothing(look: Any) -> Any:
    """What a look finds, as soon as it finds nothing, or at last."""
    end = time.monotonic() + PATIENCE / 1000
    while found := look():
        if time.monotonic() > end:
            break
        time.sleep(0.1)
    return found


@pytest.mark.every_language
def test_switching_the_language_in_mid_game(visit: Any, server: str) -> None:
    text = position.record("terraforming", 2, 5, buying, corporate_era=True)
    table = open_record(server, "terraforming", text)
    ana, bo = visit(locale=LOCALES["pl"]), visit(locale=LOCALES["uk"])
    page, other = ana.sit(table), bo.sit(table, 1)
    person = Terraformer(page, 1)
    person.look()
    person.press("aside")  # the question lies over the chat
    person.press("chat-tab")
    page.locator(f"{at('chat')} ~ form input").fill("2049?")
    person.press("aside")
    cards = [one for one in person.look().all("pick-") if not one.is_pressed and one.is_button]
    person.press(cards[0].test)
    page.evaluate("() => { window.isSame = true; }")
    resize(page, 1440, 520)  # so that there is something to scroll
    assert wait_for(page, SCROLL)
    person.press("menu")
    state = page.evaluate(STATE)
    assert state["typed"] == "2049?"
    assert all(state[part] for part in ("isSame", "dialogs", "chosen", "scrolled"))
    old = "pl"
    for new in ("uk", "sr-Cyrl", "en", "sr", "pl"):
        before = set(words_on(page))
        page.locator(f"dialog {at('language')}").select_option(new)
        assert wait_for(page, IS_SPOKEN, new)
        assert not soon_nothing(partial(stale, page, before, old, new)), new
        assert page.evaluate(STATE) == state
        # Who sits at the same table reads on in another language.
        assert other.evaluate(IS_SPOKEN, "uk")
        assert not left_behind(words_on(other), "en", "uk")
        old = new
    page.keyboard.press("Escape")
    page.locator("dialog").first.wait_for(state="hidden")
    screen = person.look()
    person.commit(screen, "pick-confirm")
    person.moved(screen.version)
