"""Answers that touch oneself or the neutral opponent are told as such."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import at
from tests.browser.place import open_record, wait_for
from tests.browser.player import Terraformer

from marineris.testing import Seat, a_game


def asked(visit: Any, server: str, game: Any) -> Any:
    table = open_record(server, "terraforming", game.record().dumps())
    page = visit(viewport={"width": 1366, "height": 768}).sit(table)
    Terraformer(page, 1).look()
    return page


def test_nobody_is_the_usual_victim_where_there_is_only_oneself(visit: Any, server: str) -> None:
    """An asteroid that could only hit your own plants: to hit nothing stands out and says so."""
    game = a_game(hand=["asteroid"], stock={"megacredits": 14, "plants": 4})
    game.play(0, "play asteroid")
    page = asked(visit, server, game)
    usual = page.locator(f"{at('decision')} .move.primary")
    assert usual.inner_text() == "Remove no plants"
    own = page.locator(f"{at('own-answers')} + ul button")
    assert own.count() == 1
    assert "Player 1" in own.inner_text()
    assert page.locator(at("own-answers")).inner_text() == "Your own"


def test_your_plants_stand_apart_from_those_of_others(visit: Any, server: str) -> None:
    rival = Seat(stock={"plants": 2})
    game = a_game(hand=["asteroid"], stock={"megacredits": 14, "plants": 4}, rivals=[rival])
    game.play(0, "play asteroid")
    page = asked(visit, server, game)
    assert page.locator(f"{at('decision')} .move.primary").count() == 0
    assert "Player 1" in page.locator(f"{at('own-answers')} + ul button").inner_text()
    assert page.locator(f"{at('decision')} [data-move='seat 1']").count() == 1


def test_the_ledger_tells_of_the_neutral_opponent(visit: Any, server: str) -> None:
    """Alone, what a card takes from others it takes from the neutral opponent."""
    game = a_game(1, hand=["heat_trappers"], stock={"megacredits": 6}, production={"heat": 2})
    game.play(0, "play heat_trappers")
    page = asked(visit, server, game)
    page.locator(f"{at('decision')} [data-move='seat neutral']").hover()
    look = "() => document.querySelector('[data-test=float-ledger] .ledger')?.innerText"
    said = wait_for(page, look)
    assert "Neutral opponent" in said
    assert "−2" in said
