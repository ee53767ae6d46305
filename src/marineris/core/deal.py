"""Dealing the cards of a trace at random, each to a place where it may be.

The cards flow through the network of piles that `trace` describes. Each takes a random way that is
still open; when one comes to a dead end, others make room along an augmenting path. So a deal is
found whenever one exists, and every deal that exists has a chance.
"""

from __future__ import annotations

from marineris.core.random import GOLDEN, MASK, below, mixed, shuffle
from marineris.core.trace import BITS, MANY, Trace, members

Step = tuple[int, bool]
"""A pile or place on a way, and whether it has been passed through already."""


class Ways:
    """Where each pile of a trace leads: to other piles, and to places by their keys."""

    def __init__(self, trace: Trace) -> None:
        self.most: dict[int, int] = {}
        self.following: dict[int, list[int]] = {}
        for key, value in trace.items():
            if key >= 0:
                self.most[key] = value & MANY
                self.following[key] = members(value >> BITS)
        for key, value in trace.items():
            if key < 0:
                self.most[key] = 0
                for pile in members(value):
                    self.following[pile].append(key)


def deal(
    rng: int, ways: Ways, entered: dict[int, int], room: dict[int, int]
) -> tuple[int, dict[int, int]]:
    """For each card that entered a pile, the place it is dealt to; `room` is what each place takes.

    Returns the next random state first. A card that fits nowhere is left out: a trace that tells
    the truth has none.
    """
    left = ways.most.copy()
    for place, size in room.items():
        left[-1 - place] = size
    cards = sorted(entered)
    rng = shuffle(rng, cards)
    taken: dict[int, list[int]] = {}
    stuck: list[int] = []
    for card in cards:
        rng = rng + GOLDEN & MASK
        way = _wander(mixed(rng), ways.following, left, entered[card])
        if way:
            taken[card] = way
        else:
            stuck.append(card)
    if not stuck:
        return rng, {card: -1 - way[-1] for card, way in taken.items()}
    return _make_room(rng, Flow(ways, room), entered, taken, stuck)


def _wander(
    bits: int, following: dict[int, list[int]], left: dict[int, int], pile: int
) -> list[int]:
    """A way from a pile to a place, each branch with a chance like its room; empty if none is open.

    A dead end stays one, for room only gets less: it is marked as if it were full.
    """
    way: list[int] = []
    if left[pile] <= 0:
        return way
    way.append(pile)
    at = pile
    while at >= 0:
        branches = following[at]
        rooms = [left[one] for one in branches]
        total = sum(rooms)
        if total == 0:
            left[at] = 0
            way.pop()
            if not way:
                return way
            at = way[-1]
            continue
        bits, n = divmod(bits, total)
        i = 0
        while n >= rooms[i]:
            n -= rooms[i]
            i += 1
        at = branches[i]
        way.append(at)
    for one in way:
        left[one] -= 1
    return way


def _make_room(
    rng: int, flow: Flow, entered: dict[int, int], taken: dict[int, list[int]], stuck: list[int]
) -> tuple[int, dict[int, int]]:
    """Find ways for the cards that are stuck, and tell all cards apart again afterwards."""
    for way in taken.values():
        flow.add_way(way)
    cards = list(taken)
    cards += [card for card in stuck if flow.augment(entered[card])]
    rng = shuffle(rng, cards)
    places: dict[int, int] = {}
    for card in cards:
        rng, places[card] = flow.follow(rng, entered[card])
    return rng, places


class Flow:
    """How many cards go from each pile to the next."""

    def __init__(self, ways: Ways, room: dict[int, int]) -> None:
        self.following = ways.following
        self.left = ways.most.copy()
        """How many more cards each pile lets through, and each place takes."""
        self.count: dict[int, dict[int, int]] = {}
        """How many cards went to a pile or place, from which piles."""
        for place, size in room.items():
            self.left[-1 - place] = size

    def add_way(self, way: list[int]) -> None:
        """Count a card that has gone along a way."""
        for i, one in enumerate(way):
            self.left[one] -= 1
            if i:
                self._add(way[i - 1], one, 1)

    def _add(self, source: int, target: int, change: int) -> None:
        counts = self.count.setdefault(target, {})
        counts[source] = counts.get(source, 0) + change

    def augment(self, pile: int) -> bool:
        """Find a way on which other cards step aside: a shortest path of the residual network."""
        start = (pile, False)
        came_from: dict[Step, Step] = {start: start}
        queue = [start]
        for step in queue:
            if step[0] < 0 and step[1]:
                self._step_aside(step, came_from)
                return True
            for following in self._steps(step):
                if following not in came_from:
                    came_from[following] = step
                    queue.append(following)
        return False

    def _steps(self, step: Step) -> list[Step]:
        one, is_through = step
        if is_through:
            return [(following, False) for following in self.following[one]] + [(one, False)]
        found = [(source, True) for source, n in self.count.get(one, {}).items() if n > 0]
        if self.left[one] > 0:
            found.append((one, True))
        return found

    def _step_aside(self, last: Step, came_from: dict[Step, Step]) -> None:
        step = last
        while came_from[step] != step:
            before = came_from[step]
            if before[0] == step[0]:
                self.left[step[0]] += -1 if step[1] else 1
            elif step[1]:
                self._add(step[0], before[0], -1)
            else:
                self._add(before[0], step[0], 1)
            step = before

    def follow(self, rng: int, pile: int) -> tuple[int, int]:
        """Take one of the ways out of a pile that are counted; returns the place at its end."""
        while pile >= 0:
            branches: list[int] = []
            counts: list[int] = []
            for one in self.following[pile]:
                n = self.count.get(one, {}).get(pile, 0)
                if n > 0:
                    branches.append(one)
                    counts.append(n)
            i = 0
            if len(branches) > 1:
                rng, n = below(rng, sum(counts))
                while n >= counts[i]:
                    n -= counts[i]
                    i += 1
            self.count[branches[i]][pile] -= 1
            pile = branches[i]
        return rng, -1 - pile
