"""The text of a card, made from its literal, part by part."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from marineris.terraforming.data import cube, tile
from marineris.terraforming.data.card import CARDS, CORPORATION, Card, Points, card_named
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.text.bundle import Bundle
from marineris.text.terraforming.arguments import cube_word
from marineris.text.terraforming.effect import Setting, clauses_of, deal_clause
from marineris.text.terraforming.measure import points_phrase, requires_clause
from marineris.text.terraforming.ongoing import modifier_clauses, trigger_clause

PREFIXES: Final = {
    "action": "card-action",
    "effect": "card-effect",
    "first_action": "card-first-action",
}
"""How the lines of some parts begin."""

UNSAID: Final = ("holds",)
"""Parts that a card's other lines make plain."""


def card_parts(bundle: Bundle, name: str) -> dict[str, list[str]]:
    """The sentences of a card by part; parts it does not have are left out.

    The parts are `requires`, `play`, `action`, `effect`, `first_action`, `holds` and `points`.
    """
    card = CARDS[card_named(name)]
    clauses = {
        "requires": [requires_clause(bundle, card.requires)] if card.requires else [],
        "play": _play(bundle, card),
        "action": [deal_clause(bundle, card.action, _setting(card))] if card.action else [],
        "effect": _effects(bundle, card),
        "first_action": clauses_of(bundle, card.first_action, _setting(card)),
        "holds": _holds(bundle, card),
        "points": [_points(bundle, card, card.points)] if card.points else [],
    }
    return {
        part: [bundle.sentence(clause) for clause in found]
        for part, found in clauses.items()
        if found
    }


def card_text(bundle: Bundle, name: str) -> list[str]:
    """The lines of a card, one for each part."""
    lines = []
    for part, sentences in card_parts(bundle, name).items():
        line = " ".join(sentences)
        if part in PREFIXES:
            line = bundle.message(PREFIXES[part], text=line)
        if part not in UNSAID:
            lines.append(line)
    return lines


def _setting(card: Card) -> Setting:
    return Setting(holds=card.holds or cube.ANY, tags=card.tags)


def _play(bundle: Bundle, card: Card) -> list[str]:
    setting = replace(_setting(card), is_start=card.kind == CORPORATION, is_compulsory=True)
    return clauses_of(bundle, card.play, setting)


def _effects(bundle: Bundle, card: Card) -> list[str]:
    found = [trigger_clause(bundle, one, _setting(card), card) for one in card.triggers]
    found += modifier_clauses(bundle, card.modifiers)
    if card.cubes_are_safe:
        found.append(bundle.message("card-safe", cube=cube_word(card.holds)))
    return found


def _points(bundle: Bundle, card: Card, points: Points) -> str:
    phrase = points_phrase(bundle, points, card.holds, card.tags)
    if any(isinstance(one, PlaceTile) and one.tile == tile.CAPITAL for one in card.play):
        return bundle.message("points.city", points=phrase)  # TM-5.6
    return phrase


def _holds(bundle: Bundle, card: Card) -> list[str]:
    if card.holds == cube.NONE:
        return []
    return [bundle.message("card-holds", cube=cube_word(card.holds))]
