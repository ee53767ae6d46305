"""The base cards that lower the production of any player (TM-8.3)."""

from typing import Any, NamedTuple

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, play_card


class Decrease(NamedTuple):
    """A production that is lowered, of whomever, and what else the card brings."""

    card: str
    resource: str
    steps: int
    position: dict[str, Any]
    brings: dict[str, int]

    def game(self, *amounts: int) -> TerraformingGame:
        """Seats with so much production of the resource; the first has the card in hand."""
        own, *others = ({self.resource: amount} for amount in amounts)
        rivals = [Seat(production=production) for production in others]
        stock = {"megacredits": 20}
        position = {"hand": [self.card], "stock": stock, "rivals": rivals, **self.position}
        return a_game(len(amounts), production=own, **position)

    def lowers(self, seat: int) -> dict[str, int]:
        """What the card changes if it lowers the production of a seat."""
        return {**self.brings, f"{seat} {self.resource} production": -self.steps}


CARDS: list[tuple[str, str, int, dict[str, Any], dict[str, int]]] = [
    (
        "cloud_seeding",
        "heat",
        1,
        {"oceans": 3},
        {"0 megacredits production": -1, "0 plants production": 2},
    ),
    ("heat_trappers", "heat", 2, {}, {"0 energy production": 1}),
    ("biomass_combustors", "plants", 1, {"oxygen": 6}, {"0 energy production": 2}),
    ("fish", "plants", 1, {"temperature": 2}, {}),
    ("small_animals", "plants", 1, {"oxygen": 6}, {}),
    ("birds", "plants", 2, {"oxygen": 13}, {}),
    ("herbivores", "plants", 1, {"oxygen": 8}, {"0 on herbivores": 1}),
]


@pytest.mark.parametrize("row", [Decrease(*row) for row in CARDS], ids=lambda row: row.card)
class TestDecreaseOfAnyone:
    """A red-outlined decrease of production: compulsory, of anyone (TM-8.3)."""

    def test_any_player_who_can_bear_it_may_be_chosen(self, row: Decrease) -> None:
        """TM-8.1, TM-8.3: all of it from one player, oneself included, or not from that one."""
        amounts = (row.steps, row.steps - 1, row.steps + 1)
        for seat in (0, 2):
            game = row.game(*amounts)
            assert play_card(game, row.card, f"seat {seat}") == row.lowers(seat)
        game = row.game(*amounts)
        play_card(game, row.card)
        refused = game.why_not(0, "seat 1")
        assert refused == [Reason("not-a-target", "TM-8.3", {"target": 1})]

    def test_the_only_target_is_lowered(self, row: Decrease) -> None:
        """TM-8.3: nothing is left to choose."""
        assert play_card(row.game(row.steps, row.steps - 1), row.card) == row.lowers(0)
        assert play_card(row.game(row.steps - 1, row.steps), row.card) == row.lowers(1)

    def test_without_a_target_it_may_not_be_played(self, row: Decrease) -> None:
        """TM-8.3, TM-11.A1"""
        game = row.game(row.steps - 1, row.steps - 1)
        facts = {"resource": row.resource, "need": row.steps, "have": row.steps - 1}
        refused = game.why_not(0, f"play {row.card}")
        assert refused == [Reason("no-production-to-lower", "TM-8.3", facts)]

    def test_alone_it_is_always_possible(self, row: Decrease) -> None:
        """TM-15.6: the virtual opponent has whatever is lowered."""
        assert play_card(row.game(0), row.card) == row.brings
        assert play_card(row.game(row.steps), row.card, "seat neutral") == row.brings
