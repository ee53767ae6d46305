"""Turns of both games as they are heard: by keyboard, with what a screen reader says at each step.

Each function plays one and gives the `Reader` that has listened. `tools/spoken_turn.py` writes them
down for `docs/accessibility.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.browser import position
from tests.browser.place import Visitor, open_record, open_table, wait_for
from tests.browser.reader import Reader

ASKED: Final = "() => document.querySelector('[data-test=top]')?.dataset.question"
IS_PLACING: Final = "() => document.querySelector('[data-test^=hex-][data-legal]')"
PREVIEWED: Final = "() => document.querySelector('.ledger')?.textContent.trim()"
IS_OWN: Final = """() => {
    const { dataset } = document.querySelector('[data-test=top]');
    return dataset.question === 'QUESTION' && dataset.moving !== 'true';
}"""


def _starts(visitor: Visitor) -> Reader:
    assert wait_for(visitor.page, ASKED)
    reader = Reader(visitor.page)
    reader.listen("(the page is there)")
    return reader


def _rich(game: Any) -> bool:
    """A card that can be paid in two ways and asks for nothing else; then there is money left."""
    if position.question(game) != "Turn" or game.decision(0).get("taken") != 0:
        return False
    card = position.payable(game)
    if card is None or len(game.view(0)["own"]["hand"]) > 6:
        return False
    twin = game.copy()
    twin.play(0, f"play {card}")
    twin.play(0, twin.legal_moves(0)[0])
    if position.question(twin) != "Turn":
        return False
    names = [twin.move_name(move) for move in twin.legal_moves(0)]
    return "project aquifer" in names


def card_and_tile(visitor: Visitor) -> Reader:
    """Terraforming Mars: a card that is paid with metal too, then an ocean."""
    text = position.record("terraforming", 2, 3, _rich, corporate_era=True)
    visitor.sit(open_record(visitor.server, "terraforming", text))
    reader = _starts(visitor)
    reader.walk(f"card-{position.payable(position.loaded(text))}", "h", "ArrowRight")
    reader.press("Enter")
    reader.wait(PREVIEWED)
    reader.press("Enter")
    reader.wait(IS_OWN.replace("QUESTION", "Pay"))
    reader.walk("pay-confirm", "Tab")
    reader.press("Enter")
    reader.wait(IS_OWN.replace("QUESTION", "Turn"))
    reader.walk("project-aquifer", "s", "Tab")
    reader.press("Enter")
    reader.wait(PREVIEWED)
    reader.press("Enter")
    reader.wait(IS_PLACING)
    for key in ("b", "ArrowRight", "Tab", "Enter", "Enter"):
        reader.press(key)
    reader.wait("() => !document.querySelector('[data-test^=hex-][data-legal]')")
    return reader


def passing(visitor: Visitor) -> Reader:
    """Terraforming Mars: the first cards, passing at once, and what the others do."""
    seats = ["Ana", "[greedy]", "[greedy]"]
    visitor.sit(open_table(visitor.server, "terraforming", seats, seed=7))
    reader = _starts(visitor)
    reader.wait("() => document.activeElement?.dataset.test === 'picker'")
    for key in ("Tab", "Tab", "Enter"):
        reader.press(key)
    reader.walk("pick-confirm", "Tab")
    reader.press("Enter")
    reader.wait(IS_OWN.replace("QUESTION", "Turn"))
    for key in ("p", "Tab", "Enter"):
        reader.press(key)
    reader.wait(IS_OWN.replace("QUESTION", "Buy"))
    return reader


def station(visitor: Visitor) -> Reader:
    """Mars 2049: a food station, and the end of the turn."""
    text = position.record("mars2049", 4, 5, MID_GAME)
    visitor.sit(open_record(visitor.server, "mars2049", text))
    reader = _starts(visitor)
    reader.walk("build-food_station", "Tab")
    reader.press("Enter")
    reader.wait(CAN_PLACE)
    for key in ("b", "ArrowLeft", "Tab", "Enter"):
        reader.press(key)
    reader.wait("() => document.querySelector('[data-test=confirm]:enabled')")
    reader.press("Enter")
    reader.wait("() => !document.querySelector('[data-test=confirm]')")
    reader.press("e")
    reader.wait("() => !document.querySelector('[data-test=top]').dataset.question")
    return reader


def theft(visitor: Visitor) -> Reader:
    """Mars 2049: a question that the die asks, and what the others do."""
    seats = ["Ana", "[expansionist]", "[thief]"]
    visitor.sit(open_table(visitor.server, "mars2049", seats, seed=4))
    reader = _starts(visitor)
    reader.press("Tab")
    reader.press("Enter")
    reader.wait("() => document.querySelector('[data-test=confirm]:enabled')")
    reader.walk("confirm", "Tab")
    reader.press("Enter")
    reader.wait(IS_OWN.replace("QUESTION", "Turn"))
    before = visitor.page.locator("[data-test=top]").get_attribute("data-version")
    reader.press("e")
    reader.wait(LATER.replace("BEFORE", str(before)))
    return reader


MID_GAME: Final = position.building(14)
CAN_PLACE: Final = "() => document.querySelector('[data-test^=point-][data-legal]')"
LATER: Final = """() => {
    const { question, version } = document.querySelector('[data-test=top]').dataset;
    return question && Number(version) > BEFORE;
}"""
TURNS: Final[dict[str, Callable[[Visitor], Reader]]] = {
    "Terraforming Mars: a card and a tile": card_and_tile,
    "Terraforming Mars: the first cards, and passing": passing,
    "Mars 2049: a station": station,
    "Mars 2049: theft, and the turns of others": theft,
}
