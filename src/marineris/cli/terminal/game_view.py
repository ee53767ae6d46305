"""How a game looks in the terminal: a view for each game, and a plain one for any other."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from marineris.cli.lookup.card_search import find_card
from marineris.cli.terminal import style
from marineris.cli.terminal.committee import committee
from marineris.cli.terminal.hand import card_choices, card_panel, hand_table, played_table
from marineris.cli.terminal.hex_map import draw_map, legend, off_map_line
from marineris.cli.terminal.listing import entry_row, show_entries
from marineris.cli.terminal.menu import Menu
from marineris.cli.terminal.players import claims, players_table, tags_line, tracks
from marineris.cli.terminal.polar_map import Mars2049View
from marineris.cli.terminal.preview import is_idle, ledger
from marineris.core.game import Game
from marineris.terraforming.data import resource
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.flow.action import (
    AWARD_PRICES,
    MILESTONE_PRICE,
    funded_awards,
    project_price,
)
from marineris.terraforming.flow.setup import start_money
from marineris.terraforming.move import CATALOGUE, SUBJECT
from marineris.terraforming.vocabulary.effect.payment import price, unit_value
from marineris.text import Text

SELLING: Final = "project sell_patents"
"""Nearly always possible, and hardly ever what one forgot to do."""
RISKY: Final = ("convert", "project", "use")
"""Moves that may cost something and bring nothing."""


class GameView(Protocol):
    """What the terminal shows of a game."""

    def table(self, seat: int | None) -> RenderableType:
        """What is public at the table, as a seat sees it."""

    def map(self, seat: int | None, legal: Collection[str] = ()) -> RenderableType:
        """The board alone; `legal` are the spaces that may be chosen."""

    def hand(self, seat: int) -> RenderableType:
        """What the seat holds."""

    def status(self, seat: int) -> RenderableType:
        """One line: what the seat has."""

    def played(self, seat: int) -> RenderableType:
        """The cards a seat has in play."""

    def card(self, typed: str) -> RenderableType:
        """A card by what people call it."""

    def preview(self, seat: int, move: str) -> RenderableType:
        """What a legal move would cost and bring."""

    def doubt(self, seat: int, menu: Menu, move: str) -> str:
        """A warning before a move that is likely a slip; nothing for any other."""

    def note(self, seat: int, move: str) -> str:
        """A short remark on a move: its price, or what it does."""

    def show(self, menu: Menu) -> RenderableType:
        """A menu."""


def face_of(game: Game[Any], names: Sequence[str], text: Text) -> GameView:
    """The view of a game."""
    if game.rules.name == "terraforming":
        return TerraformingView(game, names, text)
    if game.rules.name == "mars2049":
        return Mars2049View(game, names, text)
    return PlainView(game, names, text)


class TerraformingView:
    """Terraforming Mars: the map with its tracks, the players, the hand."""

    def __init__(self, game: Game[Any], names: Sequence[str], text: Text) -> None:
        self.game = game
        self.names = names
        self.text = text

    def table(self, seat: int | None) -> RenderableType:
        """The map, below it the players."""
        players = players_table(self.game.view(seat), self.names, self.text)
        parts = [self.map(seat), legend(self.game.state.map, self.text), Line(), players]
        view = self.game.view(seat)
        if "turmoil" in view:
            parts += [Line(), committee(view, self.names, self.text)]
        return Group(*parts)

    def map(self, seat: int | None, legal: Collection[str] = ()) -> RenderableType:
        """The map beside tracks, milestones and awards."""
        view = self.game.view(seat)
        game_map = self.game.state.map
        left = draw_map(view, game_map, self.text, legal)
        left.append(off_map_line(view, game_map, self.text))
        right = [*tracks(view, self.text), Line(), *claims(self.game, seat, self.text)]
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(no_wrap=True, width=max(line.cell_len for line in left[:-1]))
        grid.add_column()
        grid.add_row(Group(*left), Group(*right))
        return grid

    def hand(self, seat: int) -> RenderableType:
        """The cards in hand with what they say."""
        own = self.game.view(seat)["own"]
        if own["corporations"] and not own["hand"]:
            return self._dealt(own["dealt"])
        if not own["hand"]:
            return Line(self.text.message("cli-empty-hand"), style=style.QUIET)
        return hand_table(self.game, seat, own["hand"], self.text)

    def _dealt(self, cards: Sequence[str]) -> RenderableType:
        """The cards dealt at the start, which matter for the choice of a corporation."""
        title = Line(self.text.message("cli-dealt"), style=style.HEADING)
        return Group(title, card_choices(["·"] * len(cards), cards, self.text))

    def status(self, seat: int) -> RenderableType:
        """The seat's stocks and productions in a line; before the start, what it will have."""
        view = self.game.view(seat)
        if len(view["own"]["corporations"]) == 1:
            name = view["own"]["corporations"][0]
            said = self.text.message(
                "cli-start-money", card=self.text.card_name(name), cost=start_money(INDEX[name])
            )
            return Line.assemble(style.seat_name(seat, self.names[seat]), "  ", said)
        player = view["players"][seat]
        line = style.seat_name(seat, self.names[seat])
        line.append(f"  {self.text.message('cli-rating')} {player['rating']}")
        for what, name in enumerate(resource.NAMES):
            stock, production = player["stock"][what], player["production"][what]
            line.append(f"  {self.text.message(f'cli-column-{name}')} ", style=style.QUIET)
            line.append(str(stock), style=f"bold {style.RESOURCES[what]}")
            line.append(f"{production:+}".replace("-", "−"), style=style.QUIET)
        return line

    def played(self, seat: int) -> RenderableType:
        """The cards a seat has in play, with the resources on them."""
        player = self.game.view(None)["players"][seat]
        events = ", ".join(self.text.card_name(name) for name in player["events"])
        return Group(
            style.seat_name(seat, self.names[seat]),
            tags_line(player, self.text),
            played_table(player, self.text),
            Line(self.text.message("cli-events-played", cards=events or "–"), style=style.QUIET),
        )

    def card(self, typed: str) -> RenderableType:
        """A card as a panel."""
        return card_panel(CARDS[find_card(typed, self.text)], self.text)

    def preview(self, seat: int, move: str) -> RenderableType:
        """The preview of a move."""
        return Group(*ledger(self.game, seat, move, self.names, self.text))

    def doubt(self, seat: int, menu: Menu, move: str) -> str:
        """Passing while something can be done, and paying for nothing (TM-11.B3)."""
        if move == "pass":
            moves = [entry.move for entry in menu.entries]
            count = len([other for other in moves if other not in ("pass", SELLING)])
            return self.text.message("cli-doubt-pass", count=count) if count else ""
        if move.split()[0] in RISKY and is_idle(self.game, seat, move):
            return self.text.message("cli-doubt-idle")
        return ""

    def note(self, seat: int, move: str) -> str:
        """What a move costs, or what the action does."""
        state = self.game.state
        family, _, subject = move.partition(" ")
        if family == "play":
            return self._money(price(state, seat, INDEX[subject]))
        if family == "project":
            project = SUBJECT[CATALOGUE.move(move)]
            effects = [self.text.effect(effect) for effect in PROJECTS[project].effects]
            return self._money(project_price(state, seat, project), " ".join(effects))
        if family == "milestone":
            goal = state.milestone_goals[SUBJECT[CATALOGUE.move(move)]]
            needed = self.text.milestone(subject, state.map.name, goal)
            return self._money(MILESTONE_PRICE, needed)
        if family == "award":
            cost = AWARD_PRICES[funded_awards(state)]
            return self._money(cost, self.text.award(subject, state.map.name))
        if family == "use":
            parts = self.text.card_parts(subject)
            return " ".join(parts.get("action") or parts.get("first_action") or [])
        return ""

    def _worth(self, menu: Menu) -> str:
        """What one unit of metal is worth where one pays with it."""
        if menu.decision["question"] != "Pay":
            return ""
        what = menu.decision["details"]["accepts"][0]
        number = resource.NAMES.index(what)
        worth = unit_value(self.game.state, menu.decision["seat"], number)
        name = self.text.term("resource", what)
        return self.text.message("cli-metal-worth", resource=name, worth=worth)

    def _money(self, cost: int, words: str = "") -> str:
        price = self.text.message("cli-money", cost=cost) if cost else ""
        return f"{price}  {words}".strip()

    def show(self, menu: Menu) -> RenderableType:
        """A menu: cards with their text, amounts as a range, spaces side by side."""
        if menu.amounts is not None:
            return Line(self._worth(menu), style=style.QUIET)
        cards = menu.cards()
        if cards:
            rest = [entry_row(entry) for entry in menu.entries if entry not in cards]
            keys = [str(entry.key) for entry in cards]
            names = [entry.move.removeprefix("card ") for entry in cards]
            return Group(card_choices(keys, names, self.text), *rest)
        if menu.spaces:
            lines = [entry_row(entry) for entry in menu.entries]
            return Columns(lines, padding=(0, 2), column_first=True)
        return show_entries(menu, self.text)


class PlainView:
    """Any game: its view as it is, its moves by name."""

    def __init__(self, game: Game[Any], names: Sequence[str], text: Text) -> None:
        self.game = game
        self.names = names
        self.text = text

    def map(self, seat: int | None, legal: Collection[str] = ()) -> RenderableType:
        """All there is to see."""
        return self.table(seat)

    def table(self, seat: int | None) -> RenderableType:
        """The view, a line for each of its parts."""
        view = self.game.view(seat)
        lines = [Line(f"{key}: {json.dumps(value)}") for key, value in view.items() if key != "own"]
        return Group(*lines)

    def hand(self, seat: int) -> RenderableType:
        """What only this seat may see."""
        return Line(json.dumps(self.game.view(seat).get("own", {})))

    def status(self, seat: int) -> RenderableType:
        """Who is asked."""
        return style.seat_name(seat, self.names[seat])

    def played(self, seat: int) -> RenderableType:
        """What everybody sees of a seat."""
        return Line(json.dumps(self.game.view(None)["players"][seat]))

    def card(self, typed: str) -> RenderableType:
        """What a card says, by its id."""
        name = "_".join(typed.lower().split())
        return Group(Line(self.text.card_name(name)), *map(Line, self.text.card_text(name)))

    def preview(self, seat: int, move: str) -> RenderableType:
        """The preview as it is."""
        return Line(json.dumps(self.game.preview(seat, move)))

    def doubt(self, seat: int, menu: Menu, move: str) -> str:
        """Nothing is known of slips."""
        return ""

    def note(self, seat: int, move: str) -> str:
        """Nothing is known of a move but its name."""
        return ""

    def show(self, menu: Menu) -> RenderableType:
        """The entries, one below the other."""
        return show_entries(menu, self.text)
