"""Colours and marks. A seat is a colour and a shape, so that no meaning hangs on colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from marineris.terraforming.data import tile

COLOURS: Final = ("#f6f1e7", "#f7c948", "#4cc3f7", "#f06ea9", "#8c7bff")
MARKS: Final = ("●", "■", "▲", "◆", "✚")
NEUTRAL_COLOUR: Final = "#a08f82"
NEUTRAL_MARK: Final = "○"
INK: Final = "#1b1513"
"""Behind a mark, so that the light ones show on a light terminal too."""

ACCENT: Final = "#ff8f50"
"""Your move, here, now; never decoration."""
LEGAL: Final = f"bold {INK} on {ACCENT}"
GOOD: Final = "#84cf70"
BAD: Final = "#ff7a6b"
QUIET: Final = "dim"
HEADING: Final = "bold"

RESOURCES: Final = ("#f4c752", "#9fb4c7", "#e5cfa0", "#84cf70", "#b59bff", "#ff9a52")
"""M€, steel, titanium, plants, energy, heat."""

LAND: Final = "#e8d6c4 on #4a3327"
BASIN: Final = "#a9d3f2 on #173a57"
RESERVED: Final = "#e8d6c4 on #4d3a55"
TILES: Final = {
    tile.OCEAN: "#ffffff on #1f6fb2",
    tile.GREENERY: "#ffffff on #2f7d32",
    tile.CITY: "#1b1513 on #b9bec6",
    tile.CAPITAL: "#1b1513 on #d9c7a0",
}
SPECIAL: Final = "#ffffff on #7a5c2e"

KINDS: Final = {"automated": "#84cf70", "active": "#62bbee", "event": "#ff7a6b"}
CORPORATION: Final = "#f4c752"


def colour_of(seat: int) -> str:
    """The colour of a seat, or of the neutral player."""
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else NEUTRAL_COLOUR


def mark_of(seat: int) -> str:
    """The shape of a seat, or of the neutral player."""
    return MARKS[seat] if 0 <= seat < len(MARKS) else NEUTRAL_MARK


def seat_mark(seat: int) -> Line:
    """The shape of a seat in its colour."""
    return Line(mark_of(seat), style=f"bold {colour_of(seat)} on {INK}")


def seat_name(seat: int, name: str) -> Line:
    """A seat's mark and name."""
    return Line.assemble(seat_mark(seat), " ", (name, HEADING))
