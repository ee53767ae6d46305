"""Mars 2049 in the terminal: the polar board as a grid, the colonies as a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.cli.terminal.listing import entry_row
from marineris.cli.terminal.menu import Menu
from marineris.core.game import Game
from marineris.mars2049 import structure
from marineris.mars2049.board import COLUMNS, RINGS
from marineris.mars2049.price import DECKS, MISSION
from marineris.mars2049.resource import NAMES, TOKENS
from marineris.text import Text

SIGNS: Final = {
    "base": "B",
    "air_station": "A",
    "food_station": "F",
    "mineral_station": "M",
    "lab3": "L",
    "lab2": "l",
    "polar_road": "R",
    "h2o_station": "H",
}
"""What a structure looks like on the map."""
COLUMN_NAMES: Final = ("bases", "cards", "tokens", "missions", "exchange", "roads")
CHOICE: Final = "»"
NOTHING: Final = structure.NAMES[structure.NONE]


def draw_polar_map(view: dict[str, Any], text: Text, legal: Collection[str] = ()) -> list[Line]:
    """The parallels from the polar circle down to the equator; `legal` may be chosen now."""
    numbers = "".join(f"{column:<4}" for column in range(0, COLUMNS, 2))
    lines = [Line(f"    {numbers}", style=style.QUIET)]
    for ring in range(RINGS, 0, -1):
        line = Line(f" {ring}  ", style=style.QUIET)
        for column in range(COLUMNS):
            point = f"{ring}.{column}"
            line.append_text(_cell(view["board"].get(point), point in legal))
        lines.append(line)
    there = dict.fromkeys(kind for kind, *_ in view["board"].values())
    signs = [f"{SIGNS[kind]} {text.term('structure', kind, 1)}" for kind in SIGNS if kind in there]
    lines.append(Line("  ".join(signs), style=style.QUIET))
    return lines


def _cell(found: list[Any] | None, is_choice: bool) -> Line:
    if found is None:
        return Line(f"{CHOICE} " if is_choice else "· ", style=style.ACCENT if is_choice else "dim")
    kind, owner, _, is_active = found
    cell = Line(style.mark_of(owner), style=f"bold {style.colour_of(owner)}")
    cell.append(SIGNS.get(kind, "?"), style=style.colour_of(owner) if is_active else "dim")
    return cell


class Mars2049View:
    """Mars 2049: the map, the colonies, what one holds."""

    def __init__(self, game: Game[Any], names: Sequence[str], text: Text) -> None:
        self.game = game
        self.names = names
        self.text = text

    def map(self, seat: int | None, legal: Collection[str] = ()) -> RenderableType:
        """The board alone."""
        return Group(*draw_polar_map(self.game.view(seat), self.text, legal))

    def table(self, seat: int | None) -> RenderableType:
        """The round, the map, below it the colonies."""
        view = self.game.view(seat)
        decks = view["decks"].items()
        left = [f"{count} {self.text.term('deck', deck, count)}" for deck, count in decks]
        said = self.text.message("cli-colony-round", round=view["round"] + 1, left=", ".join(left))
        return Group(Line(said, style="bold"), self.map(seat), Line(), self._colonies(view))

    def _colonies(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=style.QUIET)
        table.add_column("", no_wrap=True)
        table.add_column("")
        for column in COLUMN_NAMES:
            table.add_column(self.text.message(f"cli-column-{column}"), justify="right")
        for seat, player in enumerate(view["players"]):
            sign = Line("◄", style=style.ACCENT) if seat in view["to_act"] else Line()
            table.add_row(
                style.seat_name(seat, self.names[seat]),
                sign,
                str(player["bases"]),
                str(player["cards"]),
                str(sum(_worth(player["tokens"]))),
                str(sum(player["missions"])),
                f"{player['rate']}:1",
                str(player["road_cards"]),
            )
        return table

    def hand(self, seat: int) -> RenderableType:
        """What the seat holds: resources, and missions with what they do."""
        view = self.game.view(seat)
        lines = [self._stock(view, seat)]
        for mission in view["own"]["missions"]:
            words = " ".join(self.text.card_text(mission))
            lines.append(Line.assemble((self.text.card_name(mission), "bold"), "  ", words))
        return Group(*lines)

    def status(self, seat: int) -> RenderableType:
        """One line: what the seat has."""
        view = self.game.view(seat)
        return Line.assemble(style.seat_name(seat, self.names[seat]), "  ", self._stock(view, seat))

    def _stock(self, view: dict[str, Any], seat: int) -> Line:
        """Cards of each resource; what lies in tokens, which nobody can steal, after a plus."""
        line = Line()
        tokens = _worth(view["players"][seat]["tokens"])
        for name, cards, worth in zip(NAMES, view["own"]["cards"], tokens, strict=True):
            line.append(f"{self.text.term('resource', name)} ", style=style.QUIET)
            line.append(f"{cards}+{worth}  " if worth else f"{cards}  ", style="bold")
        return line

    def played(self, seat: int) -> RenderableType:
        """What a colony has built, and where."""
        places: dict[str, list[str]] = {}
        for point, (kind, owner, *_) in self.game.view(None)["board"].items():
            if owner == seat:
                places.setdefault(kind, []).append(point)
        lines = [
            Line(f"{self.text.term('structure', kind, len(points))}: {', '.join(points)}")
            for kind, points in places.items()
        ]
        return Group(*(lines or [Line("–")]))

    def card(self, typed: str) -> RenderableType:
        """What a mission says, by its id."""
        name = "_".join(typed.lower().split())
        return Group(Line(self.text.card_name(name)), *map(Line, self.text.card_text(name)))

    def preview(self, seat: int, move: str) -> RenderableType:
        """What a legal move would cost and bring."""
        seen = self.game.preview(seat, move)
        lines = []
        for other, change in enumerate(seen["players"]):
            parts = [f"{self._figure(name)} {amount:+}" for name, amount in change.items()]
            if parts:
                said = ", ".join(parts).replace("-", "−")
                name = style.seat_name(other, self.names[other])
                lines.append(Line.assemble(name, "  ", said))
        for point, kind in seen.get("board", {}).items():
            lines.append(Line(self._placed(kind, point)))
        if seen.get("chance"):
            lines.append(Line(self.text.message("cli-preview-chance")))
        elif not lines:
            lines.append(Line(self.text.message("cli-preview-nothing")))
        if seen.get("then", "Turn") != "Turn":
            lines.append(Line(self.text.message("cli-preview-then"), style=style.QUIET))
        return Group(*lines)

    def _placed(self, kind: str, point: str) -> str:
        if kind == NOTHING:
            return self.text.message("cli-preview-cleared", point=point)
        built = self.text.term("structure", kind, 1)
        return self.text.message("cli-preview-built", built=built, point=point)

    def _figure(self, name: str) -> str:
        """What a figure of a preview is called."""
        if name in NAMES:
            return self.text.term("resource", name)
        names = {"road_cards": "roads", "stations": "stations"}
        return self.text.message(f"cli-column-{names.get(name, name)}")

    def doubt(self, seat: int, menu: Menu, move: str) -> str:
        """Nothing is known of slips."""
        return ""

    def note(self, seat: int, move: str) -> str:
        """What a thing to build or buy costs, or what a mission does."""
        family, _, subject = move.partition(" ")
        if family == "build":
            return self._price(structure.NAMES.index(subject))
        if family == "buy":
            return self._price(MISSION + DECKS.index(subject))
        if family == "use":
            return " ".join(self.text.card_text(subject))
        return ""

    def _price(self, item: int) -> str:
        amounts = zip(NAMES, self.game.state.prices[item], strict=True)
        parts = [
            f"{amount} {self.text.term('resource', name, amount)}"
            for name, amount in amounts
            if amount
        ]
        return ", ".join(parts)

    def show(self, menu: Menu) -> RenderableType:
        """The entries, one below the other."""
        return Group(*(entry_row(entry) for _, entries in menu.groups() for entry in entries))


def _worth(tokens: list[int]) -> list[int]:
    """The units that the tokens of each resource stand for."""
    small, big = TOKENS
    pairs = zip(tokens[::2], tokens[1::2], strict=True)
    return [few * small + many * big for few, many in pairs]
