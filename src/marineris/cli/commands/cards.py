"""`marineris cards`: find and show cards, print all facts as JSON, report the vocabulary."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from marineris.cli.errors import CliError
from marineris.cli.language import current_text, help_text
from marineris.cli.lookup.card_search import matching_cards, near_names, plain
from marineris.cli.lookup.facts import facts
from marineris.cli.lookup.vocabulary import vocabulary, vocabulary_table
from marineris.cli.options import LanguageOption
from marineris.cli.terminal import style
from marineris.cli.terminal.console import make_console
from marineris.cli.terminal.hand import card_panel, kind_colour
from marineris.cli.terminal.stream import write_data
from marineris.core.error import UnknownCard
from marineris.terraforming.data import tag
from marineris.terraforming.data.card import CARDS, CORPORATION, KINDS, Card
from marineris.text import Text

MOST_PANELS: Final = 12
"""With more cards than that, a list is shown."""

SETS: Final = list(dict.fromkeys(card.set for card in CARDS))
"""The sets that cards come from, the base game first."""

NameArgument = Annotated[list[str] | None, typer.Argument(metavar="[NAME]", help=help_text("name"))]
TagOption = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG", help=help_text("tag"))]
SetOption = Annotated[
    str | None, typer.Option("--set", metavar="SET", help=help_text("set", sets=", ".join(SETS)))
]
TypeOption = Annotated[str | None, typer.Option("--type", metavar="TYPE", help=help_text("type"))]
TextOption = Annotated[str | None, typer.Option("--text", metavar="WORDS", help=help_text("text"))]
JsonOption = Annotated[bool, typer.Option("--json", help=help_text("json"))]
VocabularyOption = Annotated[bool, typer.Option("--vocabulary", help=help_text("vocabulary"))]


def cards(
    name: NameArgument = None,
    tags: TagOption = None,
    card_set: SetOption = None,
    card_type: TypeOption = None,
    words: TextOption = None,
    as_json: JsonOption = False,
    report: VocabularyOption = False,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    text = current_text()
    console = make_console()
    if report:
        console.print(vocabulary_table(vocabulary(), text))
        return
    found = _named(" ".join(name or []), text)
    for wanted in tags or []:
        kind = _choice(wanted, tag.NAMES[: tag.ANY], "tag", text)
        found = [card for card in found if tag.NAMES.index(kind) in card.tags]
    if card_set is not None:
        chosen = _choice(card_set, SETS, "set", text)
        found = [card for card in found if card.set == chosen]
    if card_type is not None:
        kind = _choice(card_type, list(KINDS), "type", text)
        found = [card for card in found if KINDS[card.kind] == kind]
    if words is not None:
        found = [card for card in found if plain(words) in plain(" ".join(text.card_text(card.id)))]
    if as_json:
        write_data(json.dumps(facts(found, text), ensure_ascii=False, indent=1) + "\n")
    elif not found:
        raise CliError("no-cards")
    else:
        _show(found, console, text)


def _named(name: str, text: Text) -> list[Card]:
    if not name:
        return CARDS[:]
    found = matching_cards(name, text)
    if not found:
        raise UnknownCard(f"there is no card {name!r}", card=name, near=near_names(name, text))
    return [CARDS[card] for card in found]


def _choice(given: str, known: list[str], what: str, text: Text) -> str:
    wanted = given.lower().replace(" ", "_").replace("-", "_")
    if wanted not in known:
        named = text.message(f"cli-what-{what}")
        raise CliError("unknown-value", what=named, given=given, known=known)
    return wanted


def _show(found: list[Card], console: Console, text: Text) -> None:
    if len(found) <= MOST_PANELS:
        for card in found:
            console.print(card_panel(card, text))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.QUIET)
    for column in ("number", "cost", "card", "tags", "type"):
        table.add_column(
            text.message(f"cli-column-{column}"), justify="right" if column == "cost" else "left"
        )
    for card in found:
        table.add_row(
            Line(card.number, style=style.QUIET),
            "" if card.kind == CORPORATION else str(card.cost),
            Line(text.card_name(card.id), style=kind_colour(card)),
            " ".join(text.term("tag", tag.NAMES[one]) for one in card.tags),
            text.message(f"cli-kind-{KINDS[card.kind]}"),
        )
    console.print(table)
    console.print(Line(text.message("cli-cards-found", count=len(found)), style=style.QUIET))
