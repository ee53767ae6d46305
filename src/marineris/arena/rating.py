"""Ratings of bots: Bradley–Terry for two players, openskill (Plackett–Luce) for more.

Both are told from an anchor, a bot that never changes, so that ratings of different years compare.
Bradley–Terry counts in Elo points, 0 for the anchor: 100 more win 64 % of the games. openskill's
anchor keeps 25.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, Final

from marineris.arena.plan import Plan
from marineris.arena.row import Row
from marineris.arena.share import Interval, Z
from marineris.core.error import MarinerisError

ANCHORS: Final = ("greedy", "random")
"""The bots that never change; the first that plays is the anchor."""
ELO: Final = 400 / math.log(10)
ROUNDS: Final = 200
"""Steps of the fit at most; it ends when nothing moves by more than `STILL` of itself."""
STILL: Final = 1e-6
SAMPLES: Final = 60
"""Sets of seeds, drawn again from those that were played, that tell how sure a rating is."""
IMAGINED: Final = 0.5
"""Games that each pair has won of the other beside the real ones, so that no rating is infinite."""
PASSES: Final = 3
"""How often openskill goes through the games."""
START: Final = 25.0
SURE: Final = 1e-3
"""How unsure openskill is of the anchor."""

Wins = dict[tuple[str, str], float]
"""For each pair of bots how many games the first has won of the second."""


class NoOpenskill(MarinerisError):
    """The library is missing."""

    code = "no-openskill"


def anchor_of(plan: Plan) -> str | None:
    """The bot that ratings are told from; None: their mean."""
    return next((bot for bot in ANCHORS if bot in plan.bots), None)


def bradley_terry(plan: Plan, rows: Sequence[Row]) -> dict[str, Interval]:
    """Elo points of each bot of a plan for two players."""
    by_seed: dict[int, Wins] = {}
    for row in rows:
        wins = by_seed.setdefault(row.seed, {})
        for seat, bot in enumerate(row.seats):
            pair = bot, row.seats[1 - seat]
            wins[pair] = wins.get(pair, 0.0) + row.share(seat)
    seeds = list(by_seed.values())
    bots = [bot for bot in plan.bots if any(bot in pair for wins in seeds for pair in wins)]
    if len(bots) < 2:
        return {}
    anchor = anchor_of(plan)
    found = _fit(bots, _sum(seeds), anchor)
    rng = random.Random(0)
    samples = [_fit(bots, _sum(rng.choices(seeds, k=len(seeds))), anchor) for _ in range(SAMPLES)]
    wins = _sum(seeds)
    return {
        bot: _with_spread(
            found[bot],
            [one[bot] for one in samples],
            0.0 if bot == anchor else _least_error(bot, found, wins),
        )
        for bot in bots
    }


def _sum(all_wins: Sequence[Wins]) -> Wins:
    found: Wins = {}
    for wins in all_wins:
        for pair, value in wins.items():
            found[pair] = found.get(pair, 0.0) + value
    return found


def _fit(bots: list[str], wins: Wins, anchor: str | None) -> dict[str, float]:
    """The most likely ratings, by minorisation and maximisation."""
    met = [pair for pair in wins if pair[0] in bots and pair[1] in bots and pair[0] != pair[1]]
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        fresh = {}
        for bot in bots:
            pairs = [pair for pair in met if pair[0] == bot]
            won = sum(wins[pair] + IMAGINED for pair in pairs)
            weight = sum(
                (wins[pair] + wins.get((pair[1], bot), 0.0) + 2 * IMAGINED)
                / (strength[bot] + strength[pair[1]])
                for pair in pairs
            )
            fresh[bot] = won / weight if weight else 1.0
        scale = math.exp(sum(map(math.log, fresh.values())) / len(fresh))
        fresh = {bot: value / scale for bot, value in fresh.items()}
        change = max(abs(fresh[bot] / strength[bot] - 1) for bot in bots)
        strength = fresh
        if change < STILL:
            break
    zero = 0.0 if anchor is None else math.log(strength[anchor])
    return {bot: ELO * (math.log(value) - zero) for bot, value in strength.items()}


def _least_error(bot: str, found: dict[str, float], wins: Wins) -> float:
    """The error that games tell of by their number alone: where all are won, they do not differ."""
    known = 0.0
    for pair, won in wins.items():
        if bot in pair and pair[0] != pair[1]:
            chance = 1 / (1 + math.exp((found[pair[1]] - found[pair[0]]) / ELO))
            known += (won + IMAGINED) * chance * (1 - chance)
    return ELO / math.sqrt(known) if known else 0.0


def _with_spread(value: float, samples: list[float], least: float) -> Interval:
    mean = sum(samples) / len(samples)
    variance = sum((one - mean) ** 2 for one in samples) / (len(samples) - 1)
    half = Z * max(least, math.sqrt(variance))
    return Interval(value, value - half, value + half)


def plackett_luce(plan: Plan, rows: Sequence[Row]) -> dict[str, Interval]:
    """openskill's ratings of each bot of a plan for several players; the anchor keeps its own."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoOpenskill("openskill is not installed") from None
    model: Any = PlackettLuce()
    anchor = anchor_of(plan)
    known = {bot: model.rating(name=bot) for bot in plan.bots}
    if anchor is not None:
        known[anchor] = model.rating(mu=START, sigma=SURE, name=anchor)
    met: set[str] = set()
    for turn in range(PASSES):
        for row in sorted(rows, key=lambda one: (one.seed, one.seats)):
            met.update(row.seats)
            _rate(model, known, row, anchor, is_first=turn == 0)
    return {
        bot: Interval(
            known[bot].mu,
            known[bot].mu - Z * known[bot].sigma,
            known[bot].mu + Z * known[bot].sigma,
        )
        for bot in plan.bots
        if bot in met
    }


def _rate(model: Any, known: dict[str, Any], row: Row, anchor: str | None, is_first: bool) -> None:
    """Let a game count. A bot on several seats moves by their mean."""
    teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in row.seats]
    after = model.rate(teams, ranks=list(row.ranks))
    for bot in set(row.seats) - {anchor}:
        mine = [team[0] for seat, team in enumerate(after) if row.seats[seat] == bot]
        mu = sum(one.mu for one in mine) / len(mine)
        # The later passes only take out the order of the games: they know nothing new.
        sigma = sum(one.sigma for one in mine) / len(mine) if is_first else known[bot].sigma
        known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)


def ratings(plan: Plan, rows: Sequence[Row]) -> dict[str, Interval]:
    """The ratings that a plan allows: none alone."""
    if plan.players == 1:
        return {}
    return bradley_terry(plan, rows) if plan.players == 2 else plackett_luce(plan, rows)
