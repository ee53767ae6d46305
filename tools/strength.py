"""How strong a bot is: paired seeds, rotated seats, shares of wins with 95 % intervals.

Against rivals every seed is played once from each seat, the rivals on the others; alone, once. The
time is the processor's for decisions with a choice. Rows come as they are played, so a run can be
ended at any time. `docs/strength/README.md` has the figures and the commands behind them.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import dataclass, field
from typing import Any

import marineris
from marineris.bots import AnyBot, ask, make_bot
from marineris.core.game import Game

EVERY = 10
"""Seeds between two lines of output."""


@dataclass
class Score:
    """What has been played so far."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    generations: int = 0
    seconds: list[float] = field(default_factory=list)
    """For each decision with a choice."""
    margins: list[float] = field(default_factory=list)
    """For each seed the mean margin over the seats."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bot")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--first", type=int, required=True, help="the first seed")
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no seed after that")
    parser.add_argument("--turmoil", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--goal", default="terraform", help="of a solo game: terraform or rating")
    given = parser.parse_args()
    options = {
        "corporate_era": True,
        "turmoil": given.turmoil,
        "draft": given.draft,
        "solo_goal": given.goal,
    }
    score, ends = Score(), time.monotonic() + 60 * given.minutes
    for seed in range(given.first, given.first + given.seeds):
        margins = [
            play(score, given.bot, given.rival, given.players, seat, seed, options)
            for seat in range(given.players)
        ]
        score.margins.append(sum(margins) / len(margins))
        is_last = seed == given.first + given.seeds - 1 or time.monotonic() > ends
        if is_last or len(score.margins) % EVERY == 0:
            print(line(score, given.bot, given.rival, given.players), flush=True)
        if is_last:
            return


def play(
    score: Score,
    bot: str,
    rival: str,
    players: int,
    seat: int,
    seed: int,
    options: dict[str, object],
) -> float:
    """Play one game with the bot on a seat; returns its margin, alone its points."""
    rules = marineris.rules_of("terraforming")
    game: Game[Any] = Game.start(rules, players, options, seed)
    bots = [make_bot(bot if one == seat else rival, seed) for one in range(players)]
    chance = [random.Random(f"{seed}/{one}") for one in range(players)]
    while not game.is_over:
        one = game.to_act[0]
        game.play(one, answer(score, bots[one], game, one, chance[one], one == seat))
    result = game.result()
    score.games += 1
    score.generations += game.state.generation
    score.points += result[seat]["total"]
    if players == 1:
        score.wins += bool(result[0]["won"])
        return float(result[0]["total"])
    first = [row["seat"] for row in result if row["rank"] == 1]
    score.wins += (seat in first) / len(first)
    best = max(row["total"] for row in result if row["seat"] != seat)
    return float(result[seat]["total"] - best)


def answer(
    score: Score, bot: AnyBot, game: Game[Any], seat: int, chance: random.Random, is_timed: bool
) -> int:
    """A bot's answer; a decision of the bot that is measured is timed."""
    if not is_timed or len(game.canonical_moves(seat)) == 1:
        return ask(bot, game, seat, chance)
    began = time.thread_time()
    move = ask(bot, game, seat, chance)
    score.seconds.append(time.thread_time() - began)
    return move


def line(score: Score, bot: str, rival: str, players: int) -> str:
    """The score in a line."""
    low, high = wilson(score.wins, score.games)
    against = "solo" if players == 1 else f"v {rival}, {players} players"
    text = (
        f"{bot} {against}: {score.games} games, won {score.wins / score.games:.1%}"
        f" ({low:.0%} to {high:.0%}), points {score.points / score.games:.1f}"
    )
    if players > 1:
        mean, error = mean_error(score.margins)
        text += f", margin {mean:+.1f} ± {1.96 * error:.1f}"
    times = sorted(1000 * one for one in score.seconds) or [0.0]
    return (
        text + f", generations {score.generations / score.games:.1f},"
        f" ms a decision {sum(times) / len(times):.1f},"
        f" p99 {times[len(times) * 99 // 100]:.0f}, longest {times[-1]:.0f}"
    )


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = z * spread / (1 + z * z / games)
    return middle - half, middle + half


def mean_error(values: list[float]) -> tuple[float, float]:
    """A mean with its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    spread = sum((one - mean) ** 2 for one in values) / (len(values) - 1)
    return mean, math.sqrt(spread / len(values))


if __name__ == "__main__":
    main()
