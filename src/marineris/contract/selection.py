"""Several things are picked in any order: what every selection promises (see `core.selection`).

At a partial answer, each pair of offered picks is tried in both orders. Small selections are played
out in full: every order of every legal answer, compared with the answers that its bounds allow.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from marineris.contract.broken import require
from marineris.core.effect import decide
from marineris.core.game import Game
from marineris.core.selection import Selection, selection_asked

SMALL = 5
"""Candidates of a selection that is played out in full."""
MOST_PAIRS = 30
"""Pairs of picks tried at one decision."""
MOST_PICKS = 3
"""Picks of an answer that is played out in full: there are many orders of more."""


def check_selections(game: Game[Any], rng: random.Random) -> None:
    """Check the selection that each seat is making, if it is making one."""
    for seat in game.to_act:
        selection = selection_asked(game.state, seat)
        if selection is not None:
            table = _Table(game, seat, selection)
            table.check_offer()
            table.check_pairs(rng)
            table.check_taking_back()
            table.check_finishing(rng)
            if len(table.offered(game.state)) <= SMALL and rng.random() < 0.3:
                table.check_in_full()


class _Table:
    """A selection at a table, tried on copies."""

    def __init__(self, game: Game[Any], seat: int, selection: Selection) -> None:
        self.rules = game.rules
        self.state = game.state
        self.seat = seat
        self.selection = selection
        frame = game.state.question(seat)
        assert frame is not None
        self.card = frame[2]
        self.catalogue = game.rules.catalogue

    def is_open(self, state: Any) -> bool:
        """Whether the seat is still making this selection, after it has picked something."""
        return bool(state.picks[self.seat])

    def offered(self, state: Any) -> list[int]:
        """The picks offered, without `done` and without those that are taken back."""
        moves: list[int] = state.moves_of(self.seat)
        back = self.catalogue.pick_of
        return [move for move in moves if move != self.catalogue.done and move not in back]

    def after(self, state: Any, *moves: int) -> Any:
        """A copy after some moves of the seat."""
        copy = self.rules.copy_state(state)
        for move in moves:
            name = self.catalogue.name(move)
            require(move in copy.moves_of(self.seat), f"{name!r} is not offered after other picks")
            decide(copy, self.seat, move)
        return copy

    def check_offer(self) -> None:
        """Every pick that can still be part of a legal answer is offered, and no other."""
        selection, state, seat, card = self.selection, self.state, self.seat, self.card
        picks = state.picks[seat]
        _, most = selection.bounds(state, seat, card)
        expected = [
            move
            for move in selection.choices(state, seat, card)
            if len(picks) < most and picks.count(move) < selection.limit(state, seat, card, move)
        ]
        require(self.offered(state) == expected, "other picks are offered than fit an answer")

    def check_pairs(self, rng: random.Random) -> None:
        """`b` is offered after `a` exactly if `a` is after `b`, and both orders are the same."""
        picks = self.offered(self.state)
        pairs = [(a, b) for a in picks for b in picks if a < b]
        for a, b in rng.sample(pairs, min(len(pairs), MOST_PAIRS)):
            first, second = self.after(self.state, a), self.after(self.state, b)
            if not self.is_open(first) or not self.is_open(second):
                same = self.is_open(first) == self.is_open(second)
                require(same, "one pick completes a selection and another does not")
                continue
            self._check_pick(first, a)
            follows = b in first.moves_of(self.seat)
            require(follows == (a in second.moves_of(self.seat)), self._said(a, b))
            if follows:
                same = self.rules.is_same(self.after(first, b), self.after(second, a))
                require(same, self._said(a, b))

    def _said(self, a: int, b: int) -> str:
        name = self.catalogue.name
        return f"{type(self.selection).__name__}: {name(a)!r} and {name(b)!r} depend on their order"

    def _check_pick(self, state: Any, move: int) -> None:
        expected = sorted([*self.state.picks[self.seat], move])
        picked = list(state.picks[self.seat])
        require(picked == expected, "something was picked that was not asked for")

    def check_taking_back(self) -> None:
        """Every pick can be taken back, which leads to where one was before it."""
        for move in self.offered(self.state)[:SMALL]:
            state = self.after(self.state, move)
            back = self.catalogue.unpick_of[move]
            if not self.is_open(state) or back not in state.moves_of(self.seat):
                continue
            state = self.after(state, back)
            state.unpicked[self.seat] = self.state.unpicked[self.seat]
            require(self.rules.is_same(state, self.state), "taking a pick back changed something")

    def check_finishing(self, rng: random.Random) -> None:
        """After any picks, programs find a way to a complete answer."""
        state = self.rules.copy_state(self.state)
        for _ in range(rng.randrange(4)):
            picks = self.offered(state)
            if not picks:
                break
            further = self.after(state, rng.choice(picks))
            if not self.is_open(further):
                break
            state = further
        for _ in range(300):
            moves = state.canonical_moves_of(self.seat)
            require(bool(moves), "there is no canonical move to finish a selection with")
            legal = set(moves) <= set(state.moves_of(self.seat))
            require(legal, "a canonical move is not legal")
            state = self.after(state, rng.choice(moves))
            if not self.is_open(state):
                return
        require(False, "canonical moves do not finish a selection")

    def check_in_full(self) -> None:
        """Every legal answer can be given in every order, all with one outcome, and no other."""
        least, most = self.selection.bounds(self.state, self.seat, self.card)
        begun = self.state.picks[self.seat]
        if most - len(begun) > MOST_PICKS:
            return
        outcomes: dict[tuple[int, ...], Any] = {}
        for picks, state in self._answers(self.state, begun, least, most):
            known = outcomes.setdefault(picks, state)
            require(self.rules.is_same(known, state), "orders of an answer lead to other states")
        for picks in self._legal(begun, least, most):
            require(picks in outcomes, "a legal answer cannot be given")

    def _answers(
        self, state: Any, picks: tuple[int, ...], least: int, most: int
    ) -> Iterator[tuple[tuple[int, ...], Any]]:
        if self.catalogue.done in state.moves_of(self.seat):
            yield picks, self.after(state, self.catalogue.done)
        for move in self.offered(state):
            further = tuple(sorted((*picks, move)))
            after = self.after(state, move)
            if self.is_open(after):
                yield from self._answers(after, further, least, most)
            else:
                # With everything picked and nothing left to take back, an open answer ends too.
                require(least <= len(further) <= most, "an incomplete answer was taken")
                yield further, after

    def _legal(self, begun: tuple[int, ...], least: int, most: int) -> Iterator[tuple[int, ...]]:
        """All the answers that the bounds and limits allow, from what is picked already."""
        selection, state, seat, card = self.selection, self.state, self.seat, self.card
        choices = selection.choices(state, seat, card)
        for number in range(max(0, least - len(begun)), most - len(begun) + 1):
            for more in combinations_with_replacement(choices, number):
                picks = tuple(sorted((*begun, *more)))
                limits = (selection.limit(state, seat, card, move) for move in set(picks))
                if all(picks.count(m) <= n for m, n in zip(set(picks), limits, strict=True)):
                    yield picks
