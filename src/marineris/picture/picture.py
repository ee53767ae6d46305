"""`board`: any position of any game as one SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marineris.core.error import BadOption
from marineris.core.game import Game
from marineris.mars2049.options import options_of
from marineris.picture.bezel import bezel
from marineris.picture.hex_map import hex_map, off_map
from marineris.picture.page import Panel, page
from marineris.picture.polar_map import polar_map
from marineris.picture.polar_strip import HEIGHT as POLAR_HEIGHT
from marineris.picture.polar_strip import player_panel as polar_panel
from marineris.picture.sheet import Sheet
from marineris.picture.strip import CLAIMS_HEIGHT, HEIGHT, claims_panel, player_panel
from marineris.picture.theme import THEMES
from marineris.terraforming.data import parameter
from marineris.terraforming.data.map import MAPS
from marineris.text import Text


def board(
    game: Game[Any],
    seat: int | None = None,
    *,
    theme: str = "dark",
    width: int = 1440,
    names: Sequence[str] = (),
    text: Text | None = None,
) -> str:
    """A position as a stand-alone SVG picture, as a seat (None: a spectator) may see it.

    `theme` is `dark` or `light`. `width` is the picture's width in pixels: it scales, and below 720
    the panels go under the map. `names` are the players' names. Equal views give equal pictures.
    """
    if theme not in THEMES:
        raise BadOption(
            f"there is no theme {theme!r}; the themes are {', '.join(THEMES)}",
            option="theme",
            value=theme,
            right=" or ".join(THEMES),
            wanted="choice",
            choices=list(THEMES),
        )
    if width < 1:
        raise BadOption(
            f"'width' should be a number of pixels, not {width!r}",
            option="width",
            value=width,
            right="a whole number above 0",
            wanted="positive",
        )
    sheet = Sheet(THEMES[theme], (text or Text()).of_table(game.options), tuple(names))
    seen = game.view(seat)
    if game.rules.name == "terraforming":
        return _terraforming(sheet, seen, str(game.options["board"]), width)
    bases = options_of(game.players, game.options).bases_needed
    return _mars_2049(sheet, seen, bases, width)


def _terraforming(sheet: Sheet, seen: dict[str, Any], name: str, width: int) -> str:
    where = MAPS[name]
    levels = seen["parameters"]
    drawn = hex_map(sheet, where, seen) + bezel(sheet, levels)
    drawn += off_map(sheet, where, seen, -520, 528)
    panels = [Panel(player_panel(sheet, seen, i), HEIGHT) for i in range(len(seen["players"]))]
    if len(panels) > 1:
        panels.append(Panel(claims_panel(sheet, where, seen), CLAIMS_HEIGHT))
    said = [
        sheet.text.message("level", parameter=f"parameter-{each}", level=levels[each])
        for each in parameter.NAMES
    ]
    for i, player in enumerate(seen["players"]):
        rating = sheet.text.term("source", "rating")
        said.append(f"{sheet.player(i)}: {player['rating']} {rating}")
    words = (sheet.text.term("game", "terraforming"), " · ".join(said))
    return page(sheet, words, ("generation", seen["generation"]), drawn, panels, width)


def _mars_2049(sheet: Sheet, seen: dict[str, Any], bases: int, width: int) -> str:
    drawn = polar_map(sheet, seen)
    panels = [
        Panel(polar_panel(sheet, seen, i, bases), POLAR_HEIGHT) for i in range(len(seen["players"]))
    ]
    players = [sheet.player(i) for i in range(len(seen["players"]))]
    words = (sheet.text.term("game", "mars2049"), " · ".join(players))
    return page(sheet, words, ("generation", seen["round"]), drawn, panels, width)
