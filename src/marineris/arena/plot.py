"""A picture of a run as SVG: shares of wins with their intervals, and how the margin settled.

Bars differ by their labels too, never by colour alone. The words come from whoever asks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from marineris.arena.share import mean_of
from marineris.arena.standing import Standing

WIDTH: Final = 960
LEFT: Final = 24
TOP: Final = 88
ROW: Final = 34
BARS: Final = 480
LABELS: Final = 150
CURVE: Final = 400
LEAST: Final = 180
MOST_POINTS: Final = 200
"""Points of the curve; with more seeds not each has one."""

STYLE: Final = """
text{font-family:system-ui,sans-serif;font-size:13px;fill:#C9BAAD;font-variant-numeric:tabular-nums}
.bg{fill:#0E0A09}.panel{fill:#1B1513;stroke:#352A25}.title{font-size:20px;font-weight:650;fill:#F5ECE3}
.head{font-weight:650;fill:#F5ECE3}.small{font-size:12px;fill:#A08F82}.grid{stroke:#352A25}
.bar{fill:#FF8F50}.ci{stroke:#F5ECE3;stroke-width:1.6}
.fair{stroke:#F5ECE3;stroke-dasharray:4 4;opacity:.7}
.line{fill:none;stroke:#62BBEE;stroke-width:2.2}.band{fill:#62BBEE;opacity:.18}
@media (prefers-color-scheme:light){
text{fill:#5C473B}.bg{fill:#EFE4D8}.panel{fill:#FFFBF6;stroke:#E3D3C4}
.title,.head{fill:#2A1C15}.small{fill:#776054}.grid{stroke:#E3D3C4}.bar{fill:#A63B0A}
.ci,.fair{stroke:#2A1C15}.line{stroke:#145E93}.band{fill:#145E93}}
"""


@dataclass(frozen=True)
class Words:
    """What is written in the picture."""

    title: str
    shares: str
    margin: str
    seeds: str


def plot(found: Sequence[Standing], words: Words) -> str:
    """The picture of some standings; the curve is that of the first."""
    tall = max(LEAST, 64 + ROW * len(found))
    height = TOP + tall + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(words.title)}">\n<style>{STYLE}</style>\n',
        f'<rect class="bg" width="{WIDTH}" height="{height}" rx="14"/>\n',
        _text(LEFT, 46, words.title, "title"),
        _panel(LEFT, BARS, tall, words.shares),
        _panel(LEFT + BARS + 16, CURVE + 16, tall, f"{words.margin}: {_short(found[0].bot)}"),
        *_bars(found),
        *_curve(found[0], tall, words),
        "</svg>\n",
    ]
    return "".join(parts)


def _short(bot: str) -> str:
    """The name of a bot without the folders of its file."""
    return bot.rpartition("/")[2]


def _text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">'
        f"{escape(said)}</text>\n"
    )


def _panel(x: int, width: int, tall: int, title: str) -> str:
    frame = (
        f'<rect class="panel" x="{x}" y="{TOP - 16}" width="{width}" height="{tall}" rx="10"/>\n'
    )
    return frame + _text(x + 16, TOP + 8, title, "head")


def _bars(found: Sequence[Standing]) -> list[str]:
    """A bar for each bot, with its interval and what chance would give."""
    start, width = LEFT + LABELS, BARS - LABELS - 32
    parts = []
    for i, one in enumerate(found):
        share, y = one.share, TOP + 30 + i * ROW
        low, high = (start + width * edge for edge in (share.low, share.high))
        fair = start + width * one.chance / one.seats
        told = f"{100 * share.value:.1f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
        parts += [
            _text(start - 10, y + 14, _short(one.bot)[-22:], anchor="end"),
            f'<rect class="bar" x="{start}" y="{y}" width="{width * share.value:.1f}" height="18" '
            f'rx="3"><title>{escape(one.bot)}: {told}</title></rect>\n',
            f'<path class="ci" d="M{low:.1f} {y + 9}H{high:.1f}m0 -5v10M{low:.1f} {y + 4}v10"/>\n',
        ]
        if len(one.margins) and one.chance < one.games:
            parts.append(f'<path class="fair" d="M{fair:.1f} {y - 4}v26"/>\n')
    bottom = TOP + 30 + len(found) * ROW
    parts += [
        _text(start + width * mark, bottom + 8, f"{100 * mark:.0f} %", "small", "middle")
        for mark in (0, 0.5, 1)
    ]
    return parts


def _curve(one: Standing, tall: int, words: Words) -> list[str]:
    """The mean margin after so many seeds, in the band of its interval."""
    values = [sum(found) / len(found) for found in one.margins.values()]
    step = max(1, len(values) // MOST_POINTS)
    counts = [*range(2, len(values), step), len(values)]
    means = [mean_of(values[:count]) for count in counts if count > 1]
    settled = [band for band in means[len(means) // 8 :] if math.isfinite(band.low)]
    if not settled:
        return []
    low = min(0.0, *(band.low for band in settled))
    high = max(0.0, *(band.high for band in settled))
    left, top = LEFT + BARS + 72, TOP + 24
    width, height = CURVE - 56, tall - 84

    def x(count: int) -> float:
        return left + width * count / len(values)

    def y(value: float) -> float:
        inside = min(high, max(low, value))
        return top + height * (high - inside) / ((high - low) or 1)

    points = list(zip(counts[-len(means) :], means, strict=True))
    line = " ".join(f"{x(count):.1f},{y(band.value):.1f}" for count, band in points)
    upper = [f"{x(count):.1f},{y(band.high):.1f}" for count, band in points]
    lower = [f"{x(count):.1f},{y(band.low):.1f}" for count, band in reversed(points)]
    marks = [low, 0.0, high]
    return [
        f'<path class="grid" d="M{left} {y(0):.1f}h{width}"/>\n',
        f'<polygon class="band" points="{" ".join(upper + lower)}"/>\n',
        f'<polyline class="line" points="{line}"/>\n',
        *(_text(left - 8, y(mark) + 4, f"{mark:+.0f}", "small", "end") for mark in set(marks)),
        _text(
            left + width / 2, top + height + 26, f"{words.seeds}: {len(values)}", "small", "middle"
        ),
    ]
