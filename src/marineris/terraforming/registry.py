"""The box: registers cards, projects and maps, and works out once what the engine asks of them.

An expansion calls the same functions as the base game; what it adds comes after what is there, so
that the integers of cards and moves stay as they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from marineris.core.effect import LAST, LOUD, QUIET
from marineris.terraforming import move
from marineris.terraforming.data.card import (
    CARDS,
    EVENT,
    IDS,
    INDEX,
    READINGS,
    Card,
    Effects,
    Reading,
)
from marineris.terraforming.data.map import MAPS, GameMap
from marineris.terraforming.data.project import DEMANDS, PROJECTS, Project
from marineris.terraforming.data.resource import COUNT, HEAT
from marineris.terraforming.data.tag import BUILDING, SPACE, TAGS_OF
from marineris.terraforming.expansion import EXPANSIONS, Expansion
from marineris.terraforming.state import PROJECTS as PROJECT_ROOM
from marineris.terraforming.vocabulary.effect.control import IfAtLeast, OneOf
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import (
    DecreaseAny,
    Gain,
    Produce,
    ProduceMetalOfSite,
    ShiftProduction,
)
from marineris.terraforming.vocabulary.trigger import IS_EVENT, Places


def register_cards(cards: Iterable[Card]) -> None:
    """Put cards into the box."""
    names: list[str] = []
    for card in cards:
        if card.id in INDEX:
            raise ValueError(f"the card {card.id!r} is in the box already")
        INDEX[card.id] = len(CARDS)
        names.append(card.id)
        CARDS.append(card)
        IDS.append(card.id)
        READINGS.append(read(card))
        TAGS_OF.append(card.tags)
        IS_EVENT.append(card.kind == EVENT)
    move.add_cards(names)


def register_projects(projects: Sequence[Project]) -> None:
    """Put standard projects into the box."""
    if len(PROJECTS) + len(projects) > PROJECT_ROOM:
        raise ValueError(f"there is room for {PROJECT_ROOM} standard projects")
    PROJECTS.extend(projects)
    DEMANDS.extend(_demands(project.effects) for project in projects)
    move.add_projects([project.id for project in projects])


def register_expansion(expansion: Expansion, cards: Iterable[Card]) -> None:
    """Put an expansion into the box, with its cards."""
    EXPANSIONS.append(expansion)
    register_cards(cards)


def register_map(game_map: GameMap) -> None:
    """Put a map into the box, with its milestones and awards."""
    if game_map.name in MAPS:
        raise ValueError(f"the map {game_map.name!r} is in the box already")
    MAPS[game_map.name] = game_map
    move.add_spaces(game_map.size)
    game_map.milestone_moves = move.milestone_moves([one.id for one in game_map.milestones])
    game_map.award_moves = move.award_moves([one.id for one in game_map.awards])


def read(card: Card) -> Reading:
    """What the engine works out of a card's literal."""
    return Reading(
        quiet=_ranked(card.play, QUIET),
        loud=_ranked(card.play, LOUD),
        last=_ranked(card.play, LAST),
        demands=_demands(card.play),
        action_demands=_demands(card.action),
        gains=supply_of(card.play) | _help_of_placing(card),
        helps=_help_of(card),
        box=_box(card),
        heat_spent=sum(
            effect.amount
            for effect in card.play
            if isinstance(effect, Spend) and effect.resource == HEAT
        ),
        takes_steel=BUILDING in card.tags,
        takes_titanium=SPACE in card.tags,
    )


def _demands(effects: Effects) -> Effects:
    return tuple(effect for effect in effects if effect.can_block())


def _ranked(effects: Effects, rank: int) -> Effects:
    return tuple(effect for effect in effects if effect.rank() == rank)


def _box(card: Card) -> Effects:
    """The production box: everything about production, increases first (TM-C21)."""
    boxed = (Produce, DecreaseAny, ProduceMetalOfSite, ShiftProduction)
    found = [effect for effect in card.play if isinstance(effect, boxed)]
    return tuple(sorted(found, key=lambda effect: effect.rank()))


# What cards may supply to what they or others demand, as bits: productions first, then stocks. Only
# when a demand is not met and something could supply it is the play tried on a copy (see `trial`).


def supply_of(effects: Effects) -> int:
    """What effects may supply."""
    found = 0
    for effect in effects:
        if isinstance(effect, Produce) and effect.amount > 0:
            found |= 1 << effect.resource
        elif isinstance(effect, Gain):
            found |= 1 << (COUNT + effect.resource)
        elif isinstance(effect, IfAtLeast):
            found |= supply_of((effect.then, effect.otherwise))
        elif isinstance(effect, OneOf):
            for branch in effect.branches:
                found |= supply_of(branch)
    return found


def _help_of(card: Card) -> int:
    found = 0
    for trigger in card.triggers:
        found |= supply_of(trigger.effects)
    return found


def _help_of_placing(card: Card) -> int:
    """A card whose own tile sets off its own trigger supplies that too (Immigrant City)."""
    places = any(isinstance(effect, PlaceTile) for effect in card.play)
    listens = any(isinstance(trigger.on, Places) for trigger in card.triggers)
    return _help_of(card) if places and listens else 0
