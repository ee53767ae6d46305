"""Cards in the terminal: as lines of a hand, with what they say, and as a panel of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.core.game import Game
from marineris.terraforming.data import cube, tag
from marineris.terraforming.data.card import CARDS, CORPORATION, INDEX, KINDS, Card
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.payment import price
from marineris.text import Text

OF_THE_TURN = ("not-your-turn", "passed")
"""Reasons that say nothing of the card itself."""


def card_line(card: Card, text: Text, cost: int | None = None) -> Line:
    """Cost, name and tags of a card; `cost` is what it costs now, if that may differ."""
    line = Line()
    if card.kind != CORPORATION:
        now = card.cost if cost is None else cost
        colour = style.GOOD if now < card.cost else style.RESOURCES[0]
        line.append(f"{now:>2} ", style=f"bold {colour}")
    line.append(text.card_name(card.id), style=f"bold {kind_colour(card)}")
    details = [text.term("tag", tag.NAMES[one]) for one in card.tags]
    if card.kind != CORPORATION:
        details.append(text.message(f"cli-kind-{KINDS[card.kind]}"))
    if details:
        line.append(f"  {' · '.join(details)}", style=style.QUIET)
    return line


def kind_colour(card: Card) -> str:
    """The colour of a kind of card: green automated, blue active, red event."""
    return style.KINDS.get(KINDS[card.kind], style.CORPORATION)


def card_words(card: Card, text: Text) -> str:
    """All that a card says, in one paragraph."""
    return " ".join(text.card_text(card.id))


def hand_table(game: Game[State], seat: int, cards: Sequence[str], text: Text) -> Table:
    """Cards with what they say; in the action phase with whether they can be played, or why not."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column()
    for name in cards:
        card = CARDS[INDEX[name]]
        why = game.why_not(seat, f"play {name}")
        mark = Line("·", style=style.QUIET) if why else Line("✓", style=style.GOOD)
        cost = price(game.state, seat, INDEX[name])
        lines = [card_line(card, text, cost), Line(card_words(card, text))]
        if why:
            reasons = [text.reason(one) for one in why if one.code not in OF_THE_TURN]
            if reasons:
                lines.append(Line(reasons[0], style=f"{style.QUIET} italic"))
        table.add_row(mark, Group(*lines))
    return table


def played_table(player: dict[str, Any], text: Text) -> Table:
    """The cards a player has in play, with the resources on them."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column()
    for name in player["tableau"]:
        card = CARDS[INDEX[name]]
        line = card_line(card, text)
        if name in player["cubes"]:
            count = player["cubes"][name]
            held = text.term("cube", cube.NAMES[card.holds], count)
            line.append(f"  {count} {held}", style=f"bold {style.ACCENT}")
        if name in player["used"]:
            line.append(f"  {text.message('cli-action-used')}", style=f"{style.QUIET} italic")
        table.add_row("", Group(line, Line(card_words(card, text))))
    return table


def card_choices(keys: Sequence[str], cards: Sequence[str], text: Text) -> Table:
    """Cards to choose among, each with the number to type."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", width=3)
    table.add_column()
    for key, name in zip(keys, cards, strict=True):
        card = CARDS[INDEX[name]]
        lines = [card_line(card, text), Line(card_words(card, text))]
        table.add_row(Line(key, style=f"bold {style.ACCENT}"), Group(*lines))
    return table


def card_panel(card: Card, text: Text, notes: Sequence[Line] = ()) -> RenderableType:
    """A card as a panel: everything it says and its facts."""
    lines: list[RenderableType] = [card_line(card, text)]
    lines += [Padding(Line(sentence), (0, 0, 0, 1)) for sentence in text.card_text(card.id)]
    facts = text.message(
        "cli-card-facts", id=card.id, number=card.number, set=text.term("set", card.set)
    )
    lines.append(Line(facts, style=style.QUIET))
    lines += notes
    return Panel(Group(*lines), border_style=kind_colour(card), padding=(0, 1))
