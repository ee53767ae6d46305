"""A study of simulated games: does going first help, and how long does a game take?

Bots play many games of each number of players. The table says how often the first player won; the
plot, an SVG file drawn with nothing but the standard library, shows how many generations the games
took.

    python examples/study.py --games 100 --output study.svg
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from marineris.bots.arena import Match, Outcome, play_match

COLOURS = {2: "#c2481a", 3: "#2f6a66", 4: "#41506b", 5: "#8a6100"}
WIDTH, HEIGHT, MARGIN = 720, 360, 48


def play(players: int, games: int, bot: str) -> list[Outcome]:
    """So many games among bots of one kind; the seat that goes first is seat 0."""
    options: dict[str, object] = {"corporate_era": True, "first_player": 0}
    matches = [Match("terraforming", (bot,) * players, seed, options) for seed in range(games)]
    outcomes = [play_match(match) for match in matches]
    faults = [outcome.fault for outcome in outcomes if outcome.fault]
    if faults:
        raise SystemExit(faults[0])
    return outcomes


def row(players: int, outcomes: Sequence[Outcome]) -> str:
    """What came of the games, as a line of a table."""
    first = sum(
        1 for outcome in outcomes for one in outcome.result if one["seat"] == 0 and one["rank"] == 1
    )
    points = [one["total"] for outcome in outcomes for one in outcome.result]
    lengths = [outcome.length for outcome in outcomes]
    return (
        f"{players:7}  {len(outcomes):5}  {first / len(outcomes):9.0%}  {1 / players:6.0%}"
        f"  {statistics.mean(points):6.1f}  {statistics.mean(lengths):11.1f}"
    )


def plot(lengths: dict[int, list[int]]) -> str:
    """How many generations games took, a line for each number of players, as SVG."""
    low = min(map(min, lengths.values()))
    high = max(map(max, lengths.values())) + 1
    shares = {players: Counter(found) for players, found in lengths.items()}
    tallest = max(max(c.values()) / len(lengths[p]) for p, c in shares.items())

    def x(generation: float) -> float:
        return MARGIN + (generation - low) / max(high - low, 1) * (WIDTH - 2 * MARGIN)

    def y(share: float) -> float:
        return HEIGHT - MARGIN - share / tallest * (HEIGHT - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13">',
        "<title>How many generations games take</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffbf6"/>',
        f'<path d="M{MARGIN} {HEIGHT - MARGIN}H{WIDTH - MARGIN}" stroke="#776054"/>',
    ]
    step = max(1, (high - low) // 12)
    parts += [
        f'<text x="{x(generation):.0f}" y="{HEIGHT - MARGIN + 18}" text-anchor="middle">'
        f"{generation}</text>"
        for generation in range(low, high, step)
    ]
    parts.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">generations</text>'
        f'<text x="{MARGIN}" y="{MARGIN - 22}">share of games, at most {tallest:.0%}</text>'
    )
    for line, (players, counts) in enumerate(shares.items()):
        total = len(lengths[players])
        points = " ".join(
            f"{x(generation):.1f},{y(counts[generation] / total):.1f}"
            for generation in range(low, high)
        )
        colour = COLOURS[players]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<text x="{WIDTH - MARGIN}" y="{MARGIN + line * 18}" text-anchor="end"'
            f' fill="{colour}">{players} players</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=COLOURS)
    parser.add_argument("--bot", default="random", help="a name, or file.py:Class")
    parser.add_argument("--output", type=Path, default=Path("study.svg"))
    given = parser.parse_args(arguments)
    print("players  games  first won  expect  points  generations")
    lengths: dict[int, list[int]] = {}
    for players in given.players:
        outcomes = play(players, given.games, given.bot)
        lengths[players] = [outcome.length for outcome in outcomes]
        print(row(players, outcomes))
    given.output.write_text(plot(lengths), encoding="utf-8")
    print(f"{given.output} shows how long the games took.")


if __name__ == "__main__":
    main()
