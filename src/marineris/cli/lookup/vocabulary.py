"""The vocabulary report: which kinds of records the cards are written in, and how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from rich.table import Table
from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.core.effect import Effect
from marineris.terraforming.data.card import CARDS, Card
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.modifier import Modifier
from marineris.terraforming.vocabulary.requirement import Requirement
from marineris.terraforming.vocabulary.trigger import Occasion
from marineris.text import Text

FAMILIES: Final[dict[str, type]] = {
    "effect": Effect,
    "occasion": Occasion,
    "modifier": Modifier,
    "requirement": Requirement,
    "count": Count,
}


@dataclass(frozen=True)
class Word:
    """One kind of record, and the cards that use it."""

    family: str
    kind: str
    cards: tuple[str, ...]


def vocabulary() -> list[Word]:
    """Every kind that a card uses, the most used first in each family."""
    used: dict[tuple[str, str], list[str]] = {}
    for card in CARDS:
        for key in {(_family(record), type(record).__name__) for record in _records(card)}:
            if key[0]:
                used.setdefault(key, []).append(card.id)
    words = [Word(family, kind, tuple(cards)) for (family, kind), cards in used.items()]
    order = list(FAMILIES)
    return sorted(words, key=lambda w: (order.index(w.family), -len(w.cards), w.kind))


def _records(value: Any) -> Iterator[Any]:
    """All records inside a card, however deep."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _records(item)
    elif is_dataclass(value):
        if not isinstance(value, Card):
            yield value
        for field in fields(value):
            yield from _records(getattr(value, field.name))


def _family(record: object) -> str:
    for name, base in FAMILIES.items():
        if isinstance(record, base):
            return name
    return ""


def vocabulary_table(words: list[Word], text: Text) -> Table:
    """The report; a kind that a single card uses is named with that card."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    for column in ("family", "kind", "used", "only"):
        table.add_column(
            text.message(f"cli-column-{column}"), justify="right" if column == "used" else "left"
        )
    last = ""
    for word in words:
        only = text.card_name(word.cards[0]) if len(word.cards) == 1 else ""
        family = text.message(f"cli-family-{word.family}") if word.family != last else ""
        last = word.family
        table.add_row(
            Line(family, style=style.HEADING), word.kind, str(len(word.cards)), Line(only)
        )
    singles = sum(len(word.cards) == 1 for word in words)
    said = text.message("cli-vocabulary-sum", kinds=len(words), cards=len(CARDS), singles=singles)
    table.caption = Line(said, style=style.QUIET)
    table.caption_justify = "left"
    return table
