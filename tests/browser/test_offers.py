"""Prices, reasons and counts are the engine's: the page knows no rule of its own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.hands import at
from tests.browser.place import open_record

from marineris.testing.turmoil import a_committee

BUILDERS = [
    "mine",
    "titanium_mine",
    "power_plant",
    "solar_power",
    "fueled_generators",
    "carbonate_processing",
]


def test_a_wild_tag_counts_on_the_page(visit: Any, server: str) -> None:
    """TU-14.3: Septem Tribus has six building tags, no Jovian one, and one that may be either."""
    game = a_committee(
        corporation="septem_tribus",
        hand=["beam_from_a_thorium_asteroid"],
        tableau=BUILDERS,
        stock={"megacredits": 60},
    )
    assert "play beam_from_a_thorium_asteroid" in [
        game.move_name(move) for move in game.legal_moves(0)
    ]
    page = visit().sit(open_record(server, "terraforming", game.record().dumps()))
    card = page.locator(at("card-beam_from_a_thorium_asteroid")).first
    card.wait_for()
    expect(card.locator(".need.unmet")).to_have_count(0)
    expect(card.locator(".need .met")).to_have_count(1)
    expect(page.locator(at("milestone-builder"))).to_contain_text("7/8")
