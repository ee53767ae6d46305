"""What the rows of a plan say of each bot: wins, margins, times and how it plays.

Seats of one bot at a table count together. Margins are paired by seed: all games of a seed,
whatever the seats, make one value, so that the luck of the deal and of the seat cancels out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from marineris.arena.plan import Plan
from marineris.arena.row import Row, SeatFacts
from marineris.arena.share import Interval, mean_of, wilson
from marineris.terraforming.data.resource import NAMES


@dataclass
class Standing:
    """Sums over the games of one bot."""

    bot: str
    games: int = 0
    seats: int = 0
    wins: float = 0.0
    """Games, or the shares of games that a seat has won."""
    chance: float = 0.0
    """What a player as good as the others would win."""
    total: int = 0
    length: int = 0
    decisions: int = 0
    spent: float = 0.0
    """Milliseconds of all decisions."""
    slowest: float = 0.0
    """The largest of the seats' 99th percentiles."""
    margins: dict[int, list[float]] = field(default_factory=dict)
    """By seed."""
    facts: list[SeatFacts] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)
    """For each of the facts, whether the seat has won."""

    @property
    def share(self) -> Interval:
        """The part of its games that it has won; a seat's part where it sits several times."""
        each = self.seats / self.games
        found = wilson(self.wins / each, self.games)
        return found

    @property
    def margin(self) -> Interval:
        """Points ahead of the best rival, alone the points; a seed is one value."""
        return mean_of([sum(found) / len(found) for found in self.margins.values()])

    @property
    def points(self) -> float:
        """Points of a seat."""
        return self.total / self.seats

    @property
    def generations(self) -> float:
        """The length of a game."""
        return self.length / self.games

    @property
    def milliseconds(self) -> float:
        """The processor's time for a decision that has a choice."""
        return self.spent / max(1, self.decisions)

    def mean(self, name: str) -> float | None:
        """The mean of a fact; None if the rows have none."""
        known = [getattr(one, name) for one in self.facts]
        return sum(known) / len(known) if known else None

    def left(self, resource: str) -> float | None:
        """How much of a resource a seat had when it last passed."""
        index = NAMES.index(resource)
        known = [one.stock[index] for one in self.facts if one.stock]
        return sum(known) / len(known) if known else None

    def by_source(self, plan: Plan) -> dict[str, float]:
        """Points of a seat by source."""
        if not self.facts or not plan.sources:
            return {}
        sums = [sum(values) for values in zip(*(one.points for one in self.facts), strict=True)]
        return {
            name: value / len(self.facts) for name, value in zip(plan.sources, sums, strict=True)
        }

    def by_corporation(self) -> dict[str, Interval]:
        """The share of wins with each corporation."""
        found: dict[str, list[bool]] = {}
        for one, won in zip(self.facts, self.won, strict=True):
            if one.corporation:
                found.setdefault(one.corporation, []).append(won)
        return {name: wilson(sum(won), len(won)) for name, won in sorted(found.items())}


def standings(plan: Plan, rows: Iterable[Row]) -> list[Standing]:
    """What the rows say of each bot, in the order of the plan; of those that have played."""
    found = {bot: Standing(bot) for bot in plan.bots}
    for row in rows:
        for bot in dict.fromkeys(row.seats):
            _add(found[bot], row)
    return [one for one in found.values() if one.games]


def _add(one: Standing, row: Row) -> None:
    seats = [seat for seat, bot in enumerate(row.seats) if bot == one.bot]
    one.games += 1
    one.length += row.length
    one.seats += len(seats)
    for seat in seats:
        one.wins += row.share(seat)
        one.chance += 1 / len(row.seats)
        one.total += row.points[seat]
        times = row.times[seat]
        one.decisions += times.count
        one.spent += times.count * times.mean
        one.slowest = max(one.slowest, times.p99)
        if row.facts:
            one.facts.append(row.facts[seat])
            one.won.append(row.share(seat) > 0)
    mean = sum(row.margin(seat) for seat in seats) / len(seats)
    one.margins.setdefault(row.seed, []).append(mean)


def duels(plan: Plan, rows: Iterable[Row]) -> dict[tuple[str, str], Interval]:
    """With two players: for each pair of bots the first one's share of wins."""
    wins: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        for seat, bot in enumerate(row.seats):
            rival = row.seats[1 - seat]
            if bot != rival and plan.bots.index(bot) < plan.bots.index(rival):
                wins.setdefault((bot, rival), []).append(row.share(seat))
    return {pair: wilson(sum(found), len(found)) for pair, found in wins.items()}


def paired_shares(plan: Plan, rows: Sequence[Row]) -> list[float]:
    """The first bot's share of wins for each seed whose games are all there, in their order."""
    tested = plan.bots[0]
    wanted = sum(plan.players for lineup in plan.lineups if tested in lineup)
    shares: dict[int, list[float]] = {}
    for row in rows:
        if tested in row.seats:
            seats = [seat for seat, bot in enumerate(row.seats) if bot == tested]
            mean = sum(row.share(seat) for seat in seats) / len(seats)
            shares.setdefault(row.seed, []).append(mean)
    return [sum(found) / wanted for _, found in sorted(shares.items()) if len(found) == wanted]
