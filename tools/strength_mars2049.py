"""How strong a bot is in Mars 2049: paired seeds, rotated seats, shares of wins with intervals.

Every seed is played once from each seat, the rivals on the others; in co-op once by each team. The
time is the processor's, for decisions with a choice. `docs/strength/mars2049.md` has the figures
and the commands behind them.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any, Final

import marineris
from marineris.bots import AnyBot, ask, make_bot
from marineris.core.game import Game

BEST: Final = {
    "printed": {2: "entrepreneur", 3: "gambler", 4: "gambler"},
    "quick": {2: "entrepreneur", 3: "collector", 4: "collector"},
    "long": {2: "entrepreneur", 3: "gambler", 4: "collector"},
}
"""The strategies that win most by docs/balance/mars2049.md, by prices and number of players."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bot")
    parser.add_argument("--rival", help="instead of the best strategy for that table")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--prices", default="printed")
    parser.add_argument("--cooperative", action="store_true")
    parser.add_argument("--first", type=int, required=True, help="the first seed")
    parser.add_argument("--seeds", type=int, default=25)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no seed after that")
    given = parser.parse_args()
    rival = given.rival or BEST[given.prices][given.players]
    options = {"prices": given.prices, "cooperative": given.cooperative}
    ends = time.monotonic() + 60 * given.minutes
    won: list[bool] = []
    spent: list[float] = []
    for seed in range(given.first, given.first + given.seeds):
        for seat in range(2 if given.cooperative else given.players):
            seats = [seat, seat + 2] if given.cooperative else [seat]
            codes = [given.bot if one in seats else rival for one in range(given.players)]
            won.append(play(codes, seats, seed, options, spent))
        print(f"{given.bot} v {rival}: {line(won, spent)}", flush=True)
        if time.monotonic() > ends:
            return


def play(
    codes: list[str], seats: list[int], seed: int, options: dict[str, object], spent: list[float]
) -> bool:
    """Play one game; returns whether one of the seats that are measured has won."""
    rules = marineris.rules_of("mars2049")
    game: Game[Any] = Game.start(rules, len(codes), options, seed)
    bots = [make_bot(code, seed) for code in codes]
    chance = [random.Random(f"{seed}/{one}") for one in range(len(codes))]
    while not game.is_over:
        one = game.to_act[0]
        move = answer(bots[one], game, one, chance[one], spent if one in seats else [])
        game.play(one, move)
    return any(row["won"] for row in game.result() if row["seat"] in seats)


def answer(
    bot: AnyBot, game: Game[Any], seat: int, chance: random.Random, spent: list[float]
) -> int:
    """A bot's answer; how long it took is added to a list if there was a choice."""
    if len(game.canonical_moves(seat)) == 1:
        return ask(bot, game, seat, chance)
    began = time.thread_time()
    move = ask(bot, game, seat, chance)
    spent.append(time.thread_time() - began)
    return move


def line(won: list[bool], spent: list[float]) -> str:
    """What has been played so far, in a line."""
    low, high = wilson(sum(won), len(won))
    times = sorted(spent)
    mean = sum(times) / len(times)
    middle, late = times[len(times) // 2], times[int(0.99 * len(times))]
    return (
        f"won {sum(won)} of {len(won)}, {sum(won) / len(won):.1%} ({low:.0%} to {high:.0%});"
        f" {len(times)} decisions, ms: mean {1000 * mean:.1f}, median {1000 * middle:.2f},"
        f" p99 {1000 * late:.0f}, longest {1000 * times[-1]:.0f}"
    )


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = z * spread / (1 + z * z / games)
    return middle - half, middle + half


if __name__ == "__main__":
    main()
