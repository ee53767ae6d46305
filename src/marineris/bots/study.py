"""The search behind advice, for any game: candidates played out on shared imagined deals.

Half of the nodes go to all candidates, the other half to the best ones and those that were asked
about, on fresh deals. If something that was asked about may be a blunder, as many nodes again (or
twelve deals) go to it and to the best alone: they say how much it loses, and have not chosen the
best.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from marineris.bots.advice import TOP, Advice, Candidate, mean_and_error
from marineris.core.game import Game

LEAST_DEALS: Final = 2
"""Deals for every candidate, however small the budget is."""
LEAST_MEASURED: Final = 12
"""Deals on which a blunder is measured: fewer say too little about their own error."""
BLUNDER: Final = 5.0
"""What a blunder loses, in the points of `Advice.loss`, or more."""
SURE: Final = 2.0
"""Standard errors within which a loss is uncertain."""

Plan = tuple[int, ...]
"""The moves of a candidate."""


@dataclass(frozen=True)
class Ending:
    """Where one candidate has led to on one deal."""

    terms: dict[str, float]
    """The value by terms."""
    chances: tuple[float, ...]
    """The chance to win of every seat."""
    result: float
    """What it is judged by."""


PlayOut = Callable[[Any, Plan], Ending]
"""Carries out a plan on a state of its own, and values the end."""


@dataclass(frozen=True)
class Choice:
    """What is to be studied."""

    game: Game[Any]
    """An imagined copy."""
    seat: int
    plans: Sequence[Plan]
    """The candidates, the best at first sight first."""
    wanted: Sequence[Plan]
    """Those of them that were asked about."""
    idle: Plan | None
    """The one that does nothing."""
    unit: str
    play_out: PlayOut


class Study:
    """The candidates of one decision, and what has become of them so far."""

    def __init__(self, choice: Choice, seed: str) -> None:
        self.choice = choice
        self.rng = random.Random(seed)
        self.found: list[list[Ending]] = [[] for _ in choice.plans]
        self.nodes = 0
        self.fresh = 0

    def advice(self, nodes: int) -> Advice:
        """Look at all candidates, then once more at the best on fresh deals."""
        asked = self.choice
        everyone = list(range(len(asked.plans)))
        self._deal(everyone, max(LEAST_DEALS, nodes // 2 // len(everyone)))
        wanted = [asked.plans.index(plan) for plan in asked.wanted]
        always = [] if asked.idle is None else [asked.plans.index(asked.idle)]
        final = sorted({*sorted(everyone, key=self._rank)[:TOP], *wanted, *always})
        for one in final:
            self.found[one].clear()  # chosen for luck, too: fresh deals do not repeat it
        self._deal(final, max(LEAST_DEALS, nodes // 2 // len(final)))
        ranked = self._measured(sorted(final, key=self._rank), wanted, nodes)
        ranked += sorted(set(everyone) - set(final), key=self._rank)
        candidates = {one: self._candidate(one) for one in ranked}
        idle = candidates[always[0]] if always else None
        told = tuple(candidates[one] for one in ranked)
        return Advice(asked.seat, asked.unit, told, idle, self.nodes, self.fresh)

    def _measured(self, ranked: list[int], wanted: list[int], nodes: int) -> list[int]:
        """The ranking, once what may be a blunder was measured against the best on fresh deals."""
        best, doubtful = ranked[0], []
        for one in wanted:
            pairs = zip(self.found[best], self.found[one], strict=True)
            loss, error = mean_and_error([ours.result - own.result for ours, own in pairs])
            if one != best and loss + SURE * error >= BLUNDER:
                doubtful.append(one)
        if not doubtful:
            return ranked
        self.fresh = len(self.found[best])
        live = [best, *doubtful]
        self._deal(live, max(LEAST_MEASURED, nodes // len(live)))
        first = min(live, key=self._rank)
        return [first, *(one for one in ranked if one != first)]

    def _deal(self, live: list[int], deals: int) -> None:
        asked = self.choice
        copy = asked.game.rules.copy_state
        for _ in range(deals):
            deal = asked.game.imagine(asked.seat, self.rng.getrandbits(60)).state
            for one in live:
                self.found[one].append(asked.play_out(copy(deal), asked.plans[one]))
        self.nodes += deals * len(live)

    def _rank(self, one: int) -> tuple[float, int]:
        found = self.found[one]
        return -sum(ending.result for ending in found) / len(found), one

    def _candidate(self, one: int) -> Candidate:
        found, asked = self.found[one], self.choice
        count = len(found)
        value, error = mean_and_error([sum(ending.terms.values()) for ending in found])
        names = found[0].terms
        return Candidate(
            tuple(map(asked.game.move_name, asked.plans[one])),
            value,
            error,
            tuple(
                sum(ending.chances[seat] for ending in found) / count
                for seat in range(asked.game.players)
            ),
            count,
            tuple((name, sum(ending.terms[name] for ending in found) / count) for name in names),
            tuple(ending.result for ending in found),
        )
