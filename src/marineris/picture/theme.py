"""The colours of the pictures: two themes for what surrounds the planet, one set for the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FONT: Final = (
    "'Sofia Sans Semi Condensed','Roboto Condensed',Inter,'Segoe UI',Roboto,"
    "'Helvetica Neue',Arial,sans-serif"
)

OWNERS: Final = ("#F6F1E7", "#F7C948", "#4CC3F7", "#F06EA9", "#8C7BFF")
"""The colours of owner marks, by seat; the same in both themes and on the panels,
so that a player is one colour throughout a picture."""

NEUTRAL: Final = "#B8ADA4"
INK: Final = "#17110F"
"""The dark of outlines and knock-outs on the map."""


@dataclass(frozen=True)
class Theme:
    """Colours of the room around the planet."""

    back: str
    back_edge: str
    surface: str
    cell: str
    line: str
    text: str
    text_2: str
    text_3: str
    accent: str
    ink: str
    """The knock-outs of icons on panels."""
    production: str
    empty: str
    """Steps of a track or ladder that are not reached."""
    track: str
    resources: tuple[str, ...]
    """M€, steel, titanium, plants, energy, heat."""
    warm: str
    air: str
    water: str
    supplies: tuple[str, ...]
    """Air, food, minerals of Mars 2049."""


DARK: Final = Theme(
    back="#1A1110",
    back_edge="#0C0808",
    surface="#1B1513",
    cell="#272019",
    line="#3A2E28",
    text="#F5ECE3",
    text_2="#C9BAAD",
    text_3="#A08F82",
    accent="#FF8F50",
    ink=INK,
    production="#5A3A29",
    empty="#453831",
    track="#080504",
    resources=("#F4C752", "#9DB6D1", "#DED5C6", "#84CF70", "#C8A0FF", "#FF8454"),
    warm="#FF8A5C",
    air="#B9E3F2",
    water="#62BBEE",
    supplies=("#BFE3F2", "#A9D977", "#E0A877"),
)

LIGHT: Final = Theme(
    back="#F8F0E6",
    back_edge="#E9DACA",
    surface="#FFFBF6",
    cell="#F6EBDF",
    line="#DFCDBC",
    text="#2A1C15",
    text_2="#5C473B",
    text_3="#776054",
    accent="#A63B0A",
    ink="#FFFBF6",
    production="#EBD3C0",
    empty="#CDB5A2",
    track="#5E4233",
    resources=("#7F5700", "#4D6A8A", "#77695A", "#276A22", "#7A3FC4", "#AC390B"),
    warm="#AC390B",
    air="#216980",
    water="#145E93",
    supplies=("#216980", "#3F6E16", "#9A5218"),
)

THEMES: Final = {"dark": DARK, "light": LIGHT}
