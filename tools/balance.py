"""Let the five strategies play Mars 2049 against each other and tell how balanced the game is.

`python tools/balance.py --games 1000 --jobs 2 --seed 1 --write docs/balance` plays so many games
for each number of players and each price list and writes `mars2049.md`, keeping what people have
written at its end, and `mars2049.svg`. Without `--write` the tables are printed.

The same seed gives the same figures, however many jobs share the work: a game is told by its
number alone. Every five games each strategy sits once on each seat, so seats are fair; the three
price lists meet the same dice. Seat 1 begins, so a seat is a place in the order of turns.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import marineris
from marineris.bots.mars2049.strategies import MARS2049_BOTS
from marineris.mars2049.options import CHOICES

PRICES = CHOICES["prices"]
PLAYERS = (2, 3, 4)
BOTS = tuple(MARS2049_BOTS)
MOST_TURNS = 300
CHUNK = 25


class Task(NamedTuple):
    """One game to be played."""

    prices: str
    players: int
    number: int
    seed: int


class Played(NamedTuple):
    """What became of it: who sat where, the seat that won, and its number of turns."""

    prices: str
    players: int
    seats: tuple[str, ...]
    winner: int
    turns: int


def seatings(players: int) -> list[tuple[str, ...]]:
    """All ways to seat different strategies; in every five in a row each sits once on each seat."""
    count = len(BOTS)
    return [
        tuple(BOTS[(one + shift) % count] for one in (0, *others))
        for others in itertools.permutations(range(1, count), players - 1)
        for shift in range(count)
    ]


SEATINGS = {players: seatings(players) for players in PLAYERS}


def play(task: Task) -> Played:
    """Play one game. The bots are asked on the game itself: they read nothing but their view."""
    seats = SEATINGS[task.players][task.number % len(SEATINGS[task.players])]
    game = marineris.new(
        "mars2049",
        players=task.players,
        seed=(task.seed * 10 + task.players) * 1_000_000 + task.number,
        prices=task.prices,
        first_player=0,
    )
    bots = [MARS2049_BOTS[code]() for code in seats]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game, seat))
        if game.state.turns[0] > MOST_TURNS:
            raise RuntimeError(f"{task} has not ended after {MOST_TURNS} turns")
    winner = game.view()["winner"]
    return Played(task.prices, task.players, seats, winner, game.result()[winner]["turns"])


def simulate(games: int, jobs: int, seed: int) -> list[Played]:
    """Play all games; progress goes to the standard error."""
    tasks = [
        Task(prices, players, number, seed)
        for prices in PRICES
        for players in PLAYERS
        for number in range(games)
    ]
    began = time.monotonic()
    found: list[Played] = []
    for played in _spread(tasks, jobs):
        found.append(played)
        if len(found) % CHUNK == 0 or len(found) == len(tasks):
            spent = time.monotonic() - began
            print(f"\r{len(found)} of {len(tasks)} games, {spent:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def _spread(tasks: list[Task], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap(play, tasks, chunksize=CHUNK)


# ---------------------------------------------------------------------------- figures


class Rate(NamedTuple):
    """A share of wins with its 95 % Wilson interval."""

    wins: int
    games: int
    share: float
    low: float
    high: float


def rate(wins: int, games: int) -> Rate:
    """A share with its interval; of no games nothing is known."""
    if games == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    z = 1.959964
    share = wins / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return Rate(wins, games, share, max(0.0, middle - half), min(1.0, middle + half))


class Figures:
    """Everything that is told of the games."""

    def __init__(self, played: Iterable[Played]) -> None:
        self._wins: Counter[tuple[str, int, str]] = Counter()
        self._games: Counter[tuple[str, int, str]] = Counter()
        self._seat_wins: Counter[tuple[str, int, int]] = Counter()
        self.turns: dict[tuple[str, int], list[int]] = {
            (prices, players): [] for prices in PRICES for players in PLAYERS
        }
        for one in played:
            for bot in one.seats:
                self._games[one.prices, one.players, bot] += 1
            self._wins[one.prices, one.players, one.seats[one.winner]] += 1
            self._seat_wins[one.prices, one.players, one.winner] += 1
            self.turns[one.prices, one.players].append(one.turns)
        for turns in self.turns.values():
            turns.sort()

    def of_bot(self, prices: str, players: int, bot: str) -> Rate:
        """How often a strategy has won."""
        key = prices, players, bot
        return rate(self._wins[key], self._games[key])

    def of_seat(self, prices: str, players: int, seat: int) -> Rate:
        """How often a seat has won."""
        games = len(self.turns[prices, players])
        return rate(self._seat_wins[prices, players, seat], games)

    def quantile(self, prices: str, players: int, part: float) -> int:
        """The number of turns that this part of the games does not exceed."""
        turns = self.turns[prices, players]
        return turns[min(len(turns) - 1, int(part * len(turns)))]


# ---------------------------------------------------------------------------- Markdown

RULER = "<!-- Written by people: tools/balance.py keeps everything below this line. -->"
BIN = 5
HEAD = """# Mars 2049: how balanced is it?

Written by `python tools/balance.py --games {games} --jobs 2 --seed {seed} --write docs/balance`:
{games} games for each number of players and each price list (MA-19.1), played by five simple
strategies (`src/marineris/bots/mars2049/strategies.py`). Each sits equally often on every seat, at
most one of each kind in a game. Seat 1 begins. Intervals are 95 % (Wilson).

![Win rates by strategy and length of the games](mars2049.svg)
"""


def markdown(figures: Figures, games: int, seed: int) -> str:
    """The tables."""
    parts = [HEAD.format(games=games, seed=seed)]
    parts.append("\n## Wins by strategy\n")
    for prices in PRICES:
        parts.append(f"\nPrices: **{prices}**\n\n" + _header("strategy"))
        parts += [
            _row(bot, [_told(figures.of_bot(prices, players, bot)) for players in PLAYERS])
            for bot in BOTS
        ]
        parts.append(_row("*equal shares*", [f"{100 / players:.1f} %" for players in PLAYERS]))
    parts.append("\n## Wins by seat, in the order of turns\n")
    for prices in PRICES:
        parts.append(f"\nPrices: **{prices}**\n\n" + _header("seat"))
        for seat in range(max(PLAYERS)):
            shares = [
                _told(figures.of_seat(prices, players, seat)) if seat < players else ""
                for players in PLAYERS
            ]
            parts.append(_row(str(seat + 1), shares))
    parts += _lengths(figures)
    return "".join(parts)


def _header(first: str) -> str:
    columns = [f"{players} players" for players in PLAYERS]
    return _row(first, columns) + "|---|" + "---:|" * len(columns) + "\n"


def _row(first: str, cells: list[str]) -> str:
    return f"| {first} | " + " | ".join(cells) + " |\n"


def _told(found: Rate) -> str:
    return f"{100 * found.share:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def _lengths(figures: Figures) -> list[str]:
    columns = [
        "players",
        "shortest",
        "quarter",
        "median",
        "three quarters",
        "nine tenths",
        "longest",
    ]
    parts = ["\n## Length: turns of the winner\n\n", _row("prices", columns)]
    parts.append("|---|" + "---:|" * len(columns) + "\n")
    for prices in PRICES:
        for players in PLAYERS:
            marks = [figures.quantile(prices, players, q) for q in (0, 0.25, 0.5, 0.75, 0.9, 1)]
            parts.append(_row(prices, [str(players), *map(str, marks)]))
    parts.append("\nShare of the games by length, in per cent:\n\n")
    pairs = [(prices, players) for players in PLAYERS for prices in PRICES]
    parts.append(_row("turns", [f"{players} p. {prices}" for prices, players in pairs]))
    parts.append("|---|" + "---:|" * len(pairs) + "\n")
    last = max(turns[-1] for turns in figures.turns.values())
    first = min(turns[0] for turns in figures.turns.values()) // BIN * BIN
    for start in range(first, last + 1, BIN):
        cells = []
        for pair in pairs:
            turns = figures.turns[pair]
            inside = sum(start <= one < start + BIN for one in turns)
            cells.append(f"{100 * inside / len(turns):.1f}" if inside else "")
        parts.append(_row(f"{start}–{start + BIN - 1}", cells))
    return parts


# ---------------------------------------------------------------------------- the picture

WIDTH, LEFT, TOP, ROW, GAP = 1120, 24, 112, 236, 16
BARS, LENGTHS = 640, 416
"""Widths of the two panels of a row."""
PLOT = 150
"""Height of a plot inside its panel."""

STYLE = """
text{font-family:"Sofia Sans Semi Condensed","Roboto Condensed","Arial Narrow",system-ui,sans-serif;
font-size:13px;fill:#C9BAAD;font-variant-numeric:tabular-nums}
.bg{fill:#0E0A09}.panel{fill:#1B1513;stroke:#352A25}.title{font-size:22px;font-weight:650;fill:#F5ECE3}
.head{font-size:14px;font-weight:650;fill:#F5ECE3}.small{font-size:12px;fill:#A08F82}
.grid{stroke:#352A25}.fair{stroke:#F5ECE3;stroke-dasharray:4 4;opacity:.7}
.ci{stroke:#0E0A09;stroke-width:4}.ci2{stroke:#F5ECE3;stroke-width:1.6}
.b0{fill:#F6F1E7}.b1{fill:#F7C948}.b2{fill:#4CC3F7}.b3{fill:#F06EA9}.b4{fill:#8C7BFF}
.l{fill:none;stroke-width:2.2;stroke-linejoin:round}.a{opacity:.14}
.l0{stroke:#FF8F50}.l1{stroke:#62BBEE;stroke-dasharray:7 4}.l2{stroke:#84CF70;stroke-dasharray:2 4}
.a0{fill:#FF8F50}.a1{fill:#62BBEE}.a2{fill:#84CF70}
@media (prefers-color-scheme:light){
text{fill:#5C473B}.bg{fill:#EFE4D8}.panel{fill:#FFFBF6;stroke:#E3D3C4}.title,.head{fill:#2A1C15}
.small{fill:#776054}.grid{stroke:#E3D3C4}.fair{stroke:#2A1C15}.ci{stroke:#FFFBF6}.ci2{stroke:#2A1C15}
.b0{fill:#3B332F}.b1{fill:#B07A00}.b2{fill:#0079B8}.b3{fill:#C2286F}.b4{fill:#5A3FD6}
.l0{stroke:#A63B0A}.l1{stroke:#145E93}.l2{stroke:#276A22}
.a0{fill:#A63B0A}.a1{fill:#145E93}.a2{fill:#276A22}}
"""
MARKS = (
    '<circle cx="{x}" cy="{y}" r="4.5" class="b0"/>',
    '<path d="M{x} {y}m-4.5-4.5h9v9h-9z" class="b1"/>',
    '<path d="M{x} {y}m0-5l5.5 9.5h-11z" class="b2"/>',
    '<path d="M{x} {y}m0-6l6 6-6 6-6-6z" class="b3"/>',
    '<path d="M{x} {y}m-1.7-5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z" class="b4"/>',
)
"""Colour is never the only sign: each strategy has a shape too."""


def picture(figures: Figures, games: int) -> str:
    """Win rates with their intervals on the left, lengths on the right, a row a player count."""
    height = TOP + len(PLAYERS) * (ROW + GAP) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="Mars 2049: win rates by strategy and length of the games">\n',
        f"<style>{STYLE}</style>\n",
        f'<rect class="bg" width="{WIDTH}" height="{height}" rx="14"/>\n',
        _text(LEFT, 42, "Mars 2049: five strategies, three price lists", "title"),
        _text(LEFT, 64, f"{games} games for each pair; whiskers 95 %; dashed line: equal shares"),
    ]
    x = LEFT
    for i, bot in enumerate(BOTS):
        parts += [MARKS[i].format(x=x + 6, y=88), _text(x + 18, 93, bot.capitalize())]
        x += 118
    x = LEFT + BARS + GAP
    for i, prices in enumerate(PRICES):
        parts.append(f'<path class="l l{i}" d="M{x} 88h30"/>')
        parts.append(_text(x + 38, 93, f"{prices} prices"))
        x += 138
    for row, players in enumerate(PLAYERS):
        top = TOP + row * (ROW + GAP)
        parts += _bars(figures, players, top)
        parts += _histogram(figures, players, top)
    parts.append("</svg>\n")
    return "".join(parts)


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{look} text-anchor="{anchor}">{words}</text>\n'


def _panel(x: int, top: int, width: int, title: str) -> list[str]:
    frame = f'<rect class="panel" x="{x}" y="{top}" width="{width}" height="{ROW}" rx="10"/>\n'
    return [frame, _text(x + 16, top + 26, title, "head")]


def _bars(figures: Figures, players: int, top: int) -> list[str]:
    """One group of five bars for each price list."""
    parts = _panel(LEFT, top, BARS, f"{players} players: share of games won")
    left, bottom = LEFT + 56, top + 40 + PLOT
    width = BARS - 56 - 16
    cells = {
        (prices, bot): figures.of_bot(prices, players, bot) for prices in PRICES for bot in BOTS
    }
    step = 0.2 if players == PLAYERS[0] else 0.1
    most = (int(max(cell.high for cell in cells.values()) / step) + 1) * step
    for line in range(round(most / step) + 1):
        y = bottom - PLOT * line * step / most
        parts.append(f'<path class="grid" d="M{left} {y:.1f}h{width}"/>')
        parts.append(_text(left - 8, y + 4, f"{100 * line * step:.0f} %", "small", "end"))
    group = width / len(PRICES)
    for g, prices in enumerate(PRICES):
        start = left + g * group + 14
        pitch = (group - 28) / len(BOTS)
        for i, bot in enumerate(BOTS):
            found = cells[prices, bot]
            x = start + i * pitch
            middle = x + pitch / 2
            tall = PLOT * found.share / most
            parts.append(
                f'<rect class="b{i}" x="{x + 4:.1f}" y="{bottom - tall:.1f}" '
                f'width="{pitch - 8:.1f}" height="{tall:.1f}" rx="2">'
                f"<title>{bot}, {prices}: {_told(found)}</title></rect>\n"
            )
            low, high = (bottom - PLOT * edge / most for edge in (found.low, found.high))
            whisker = f'd="M{middle:.1f} {low:.1f}V{high:.1f}m-4 0h8M{middle - 4:.1f} {low:.1f}h8"'
            parts.append(f'<path class="ci" {whisker}/><path class="ci2" {whisker}/>\n')
            parts.append(MARKS[i].format(x=f"{middle:.1f}", y=bottom + 13))
        parts.append(_text(left + (g + 0.5) * group, bottom + 36, prices, "", "middle"))
    fair = bottom - PLOT / players / most
    parts.append(f'<path class="fair" d="M{left} {fair:.1f}h{width}"/>\n')
    return parts


def _histogram(figures: Figures, players: int, top: int) -> list[str]:
    """How long the games were, a line for each price list."""
    x0 = LEFT + BARS + GAP
    medians = ", ".join(str(figures.quantile(prices, players, 0.5)) for prices in PRICES)
    parts = _panel(x0, top, LENGTHS, f"{players} players: turns (medians {medians})")
    left, bottom, width = x0 + 24, top + 40 + PLOT, LENGTHS - 48
    last = max(turns[-1] for turns in figures.turns.values()) // 10 * 10 + 10
    size = 2
    shares = []
    for prices in PRICES:
        turns = figures.turns[prices, players]
        counts = Counter(one // size for one in turns)
        shares.append([counts[i] / len(turns) for i in range(last // size)])
    most = max(map(max, shares)) * 1.08
    for mark in range(0, last + 1, 10):
        x = left + width * mark / last
        parts.append(f'<path class="grid" d="M{x:.1f} {bottom}v-{PLOT}"/>')
        parts.append(_text(x, bottom + 18, str(mark), "small", "middle"))
    parts.append(_text(left + width / 2, bottom + 36, "turns", "", "middle"))
    for i in reversed(range(len(PRICES))):
        bins = [j for j, share in enumerate(shares[i]) if share]
        steps = "".join(
            f"V{bottom - PLOT * share / most:.1f}h{width * size / last:.2f}"
            for share in shares[i][bins[0] : bins[-1] + 1]
        )
        line = f"M{left + width * size * bins[0] / last:.1f} {bottom}{steps}V{bottom}"
        parts.append(f'<path class="a a{i}" d="{line}z"/><path class="l l{i}" d="{line}"/>\n')
    return parts


# ---------------------------------------------------------------------------- the command


def write(folder: Path, figures: Figures, games: int, seed: int) -> None:
    """Both files; what people have written below the ruler stays."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "mars2049.md"
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    kept = old.partition(RULER)[2] or "\n"
    text = f"{markdown(figures, games, seed)}\n{RULER}{kept}"
    page.write_text(text, encoding="utf-8")
    (folder / "mars2049.svg").write_text(picture(figures, games), encoding="utf-8")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="for each players and prices")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the folder for mars2049.md and mars2049.svg")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs should be 1 or more")
    figures = Figures(simulate(given.games, given.jobs, given.seed))
    if given.write is None:
        print(markdown(figures, given.games, given.seed))
    else:
        write(given.write, figures, given.games, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
