"""How much travels: a whole view of a table in mid-game, and what follows each move."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.table.sample import Journal, table_info

from marineris.bots import ask, make_bot, rival_for
from marineris.contract import random_move
from marineris.server.rooms.audience import encoded
from marineris.table.document import document, log_lines
from marineris.table.patch import difference
from marineris.text import Text

FULL = 8 * 1024
UPDATE = 2 * 1024
REVEAL = {"en": 2304, "uk": 2560}
"""Before the first generation: the one update that reveals all corporations, pays all hands and
tells of it."""
OPTIONS: dict[str, dict[str, Any]] = {
    "terraforming": {"corporate_era": True, "draft": True},
    "mars2049": {},
}


class Sizes:
    """The sizes of what players at a table of three would be sent over a game."""

    def __init__(self, game: str, seed: int, watched: Sequence[int], language: str) -> None:
        self.watched = watched
        self.journal = Journal(table_info(game, 3, OPTIONS[game], seed))
        self.text = Text(language, game)
        self.views: list[int] = []
        self.updates: list[tuple[int, str, bool]] = []
        self._seen = {seat: self._look(seat) for seat in watched}
        self._lines = self.journal.table.line_count

    def _look(self, seat: int) -> Any:
        return document(self.journal.table, seat, self.text, [0, 1, 2])

    def measure(self, seat: int, move: int) -> None:
        """Make a move and weigh what everybody gets."""
        table = self.journal.table
        name = f"{self.journal.game.move_name(move)} after {self.journal.game.move_count} moves"
        self.journal.move(seat, move)
        for other in self.watched:
            seen = self._look(other)
            lines = log_lines(table.lines_after(self._lines), other, self.text, table.names)
            patch = difference(self._seen[other], seen)
            message = {"is": "update", "version": table.version, "patch": patch, "log": lines}
            is_reveal = any(line[3] == "CorporationRevealed" for line in lines)
            self.updates.append((len(encoded(message)), name, is_reveal))
            self.views.append(len(json.dumps(seen["view"], separators=(",", ":"))))
            self._seen[other] = seen
        self._lines = table.line_count


def played(game: str, bot: str, seed: int, watched: Sequence[int], language: str) -> Sizes:
    """A game from beginning to end."""
    sizes = Sizes(game, seed, watched, language)
    rng = random.Random(seed)
    players = [make_bot(bot, seed + seat) for seat in range(3)]
    while not sizes.journal.game.is_over:
        seat = rng.choice(sizes.journal.game.to_act)
        if bot == "random":
            move = random_move(sizes.journal.game, seat, rng)
        else:
            move = ask(players[seat], sizes.journal.game, seat, rng)
        sizes.measure(seat, move)
    return sizes


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("is_random", [False, True])
@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_views_and_updates_are_small(game: str, is_random: bool, language: str) -> None:
    """Letters of Ukrainian take two bytes each. `MARINERIS_SIZES=1 pytest -s` shows the figures."""
    bot = "random" if is_random else rival_for(game)
    sizes = played(game, bot, 7, (1,) if is_random else (2,), language)
    reveals = [size for size, _, is_reveal in sizes.updates if is_reveal]
    updates = sorted((size, name) for size, name, is_reveal in sizes.updates if not is_reveal)
    middle = sizes.views[len(sizes.views) // 2]
    if os.environ.get("MARINERIS_SIZES"):
        figures = [updates[len(updates) * part // 100][0] for part in (50, 90, 99)]
        print(f"\n{game} {bot} {language}: {len(updates)} updates, view {middle} B in the middle,")
        print(f"  at most {max(sizes.views)} B; updates p50, p90, p99 {figures}")
        print(f"  longest {updates[-3:]}, the reveal of corporations {reveals}")
    assert middle <= FULL
    assert max(sizes.views) <= FULL
    assert updates[-1][0] <= UPDATE, updates[-3:]
    assert max(reveals, default=0) <= REVEAL[language]
