"""The pages of Turmoil: parties and global events, and how what it adds to cards is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.core.effect import Effect
from marineris.gamedata.card_face import action_rows
from marineris.gamedata.effect_icons import SOME, TOKENS, deal_tokens
from marineris.gamedata.icons import (
    CARD,
    COUNTS,
    EVENT,
    OR,
    RATING,
    SO,
    WHERE,
    Token,
    between,
    number,
    parameter_token,
    per_token,
    resource_token,
    tag_token,
    tile_token,
    token,
)
from marineris.gamedata.labels import help_on, named
from marineris.gamedata.ongoing import MODIFIERS, OCCASIONS, Row, modifier_row, trigger_row
from marineris.gamedata.requirements import KINDS
from marineris.terraforming.data import cube, parameter, resource, tile
from marineris.terraforming.turmoil import count, effect, mars, outcome, requirement, tags
from marineris.terraforming.turmoil.action import LOBBYING_COST
from marineris.terraforming.turmoil.committee import PIECES
from marineris.terraforming.turmoil.event import EVENTS, GlobalEvent
from marineris.terraforming.turmoil.party import NAMES, PARTIES, Party, PlacesOnMars
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.modifier import Modifier
from marineris.terraforming.vocabulary.requirement import Requirement
from marineris.terraforming.vocabulary.trigger import Occasion
from marineris.text import Text
from marineris.text.bundle import kebab

INFLUENCE: Final = "influence"
DELEGATE: Final = "delegate"
NEUTRAL: Final = "neutral"
CHAIRMAN: Final = "chairman"
LEADER: Final = "party-leader"
MAP: Final = "map"

TERMS: Final = {
    "committee": "TU-3.1",
    "delegate": "TU-4.1",
    "party-leader": "TU-5.1",
    "dominance": "TU-3.2",
    "ruling": "TU-9.1",
    "chairman": "TU-3.1",
    "influence": "TU-7.1",
    "lobby": "TU-4.1",
    "global-event": "TU-8.1",
}
"""What a client can explain, with the rule that says more."""


def pages(text: Text) -> dict[str, Any]:
    """Parties in the order around the table, events in the order of the box, and the terms."""
    return {
        "committee": {
            "parties": {party.id: _party(party, text) for party in PARTIES},
            "events": {event.id: _event(event, text) for event in EVENTS},
            "lobbying": LOBBYING_COST,
            "pieces": PIECES,
        },
        "terms": help_on(text, TERMS),
    }


def party_icon(party: int) -> str:
    """The banner of a party."""
    return f"party-{kebab(NAMES[party])}"


def _party(party: Party, text: Text) -> dict[str, Any]:
    return {
        "name": named(text, "party", party.id),
        "icon": party_icon(NAMES.index(party.id)),
        "bonus": {"text": text.party_bonus(party.id), "tokens": _bonus(party)},
        "policy": {"text": text.party_policy(party.id), "face": _policy(party)},
    }


def _bonus(party: Party) -> list[Token]:
    if party.rating_fee:
        return [token(RATING, "+1", note="lowest")]
    return deal_tokens(party.bonus, cube.NONE)


def _policy(party: Party) -> list[Row]:
    rows = [trigger_row(party.trigger, cube.NONE)] if party.trigger is not None else []
    rows += [modifier_row(party.metal)] if party.metal is not None else []
    rows += action_rows(party.action, cube.NONE)
    if party.rating_fee:
        fee = resource_token(resource.MC, number(-party.rating_fee))
        rows.append({"kind": "effect", "when": [token(RATING, "+1")], "gain": [fee]})
    return rows


def _event(event: GlobalEvent, text: Text) -> dict[str, Any]:
    return {
        "name": named(text, "global_event", event.id),
        "revealed": NAMES[event.revealed],
        "current": NAMES[event.current],
        "text": text.global_event(event.id),
        "tokens": deal_tokens((*event.mars, *event.each), cube.NONE),
    }


# What is counted.


def _influence(one: count.Influence, holds: int) -> Token:
    return token(INFLUENCE)


def _capped(one: count.Capped, holds: int) -> Token:
    return {**per_token(one.count, holds), "most": count.MOST_COUNTED}


def _boosted(one: count.Boosted, holds: int) -> Token:
    found = {**per_token(one.count, holds), "most": count.MOST_COUNTED}
    return {**found, "more": [*found.get("more", []), token(INFLUENCE)]}


def _softened(one: count.Softened, holds: int) -> Token:
    found = {**per_token(one.count, holds), "most": count.MOST_COUNTED}
    return {**found, "less": [token(INFLUENCE)]}


def _sum(one: count.SumOf, holds: int) -> Token:
    return _together([per_token(each, holds) for each in one.counts])


def _shown(one: tags.ShownTags, holds: int) -> Token:
    return _together([tag_token(each) for each in one.tags])


def _together(counted: list[Token]) -> Token:
    first, *more = counted
    return {**first, "more": more} if more else first


def _kinds(one: tags.KindsOfTags, holds: int) -> Token:
    return token("tag-wild", note="different")


def _rating(one: count.RatingAbove, holds: int) -> Token:
    return token(RATING, f"≥{one.level}")


def _own_events(one: count.OwnEvents, holds: int) -> Token:
    return token(EVENT)


def _active(one: count.ActiveCards, holds: int) -> Token:
    return token("type-active")


def _shores(one: count.TilesNextToOcean, holds: int) -> Token:
    return tile_token(tile.OCEAN, note="beside")


def _empty(one: count.EmptyNextToOwn, holds: int) -> Token:
    return token(MAP, note="beside")


def _joined(one: count.PartiesJoined, holds: int) -> Token:
    return token(DELEGATE, note="party")


COUNTS_HERE: Final[dict[type[Count], Callable[[Any, int], Token]]] = {
    count.ActiveCards: _active,
    count.Boosted: _boosted,
    count.Capped: _capped,
    count.EmptyNextToOwn: _empty,
    count.Influence: _influence,
    count.OwnEvents: _own_events,
    count.PartiesJoined: _joined,
    count.RatingAbove: _rating,
    count.Softened: _softened,
    count.SumOf: _sum,
    count.TilesNextToOcean: _shores,
    tags.KindsOfTags: _kinds,
    tags.ShownTags: _shown,
}

# What happens.


def _place(one: effect.PlaceDelegates, holds: int) -> list[Token]:
    return [token(DELEGATE, number(one.delegates))]


def _recruit(one: effect.Recruit, holds: int) -> list[Token]:
    return [token(NEUTRAL), SO, token(DELEGATE)]


def _ban(one: effect.BanDelegate, holds: int) -> list[Token]:
    return [token(DELEGATE, "−1", any=True)]


def _seize(one: effect.SeizeChair, holds: int) -> list[Token]:
    return [token(DELEGATE), SO, token(CHAIRMAN)]


def _lose(one: outcome.Lose, holds: int) -> list[Token]:
    return [resource_token(one.resource, number(-one.amount), per=per_token(one.count, holds))]


def _lose_all(one: outcome.LoseAll, holds: int) -> list[Token]:
    return [resource_token(one.resource, f"−{SOME}", note="all")]


def _lose_above(one: outcome.LoseAbove, holds: int) -> list[Token]:
    kept = resource_token(one.resource, number(one.kept), more=[token(INFLUENCE)])
    return [resource_token(one.resource, f"−{SOME}"), WHERE, kept]


def _lose_production(one: outcome.LoseProduction, holds: int) -> list[Token]:
    return [resource_token(one.resource, "−1", plate=True)]


def _lose_rating(one: outcome.LoseRating, holds: int) -> list[Token]:
    return [token(RATING, number(-one.steps), more=[token(INFLUENCE)])]


def _draw(one: outcome.DrawPer, holds: int) -> list[Token]:
    return [token(CARD, "1", per=per_token(one.count, holds))]


def _add_to_each(one: outcome.AddToEach, holds: int) -> list[Token]:
    return [token("cube", "1", note="holding")]


def _provided(one: outcome.Provided, holds: int) -> list[Token]:
    condition = {**per_token(one.count, holds), "t": f"≥{one.least}"}
    return [condition, WHERE, *deal_tokens([one.then], holds)]


def _discard(one: outcome.DiscardCards, holds: int) -> list[Token]:
    return [token(CARD, number(-one.left))]


def _chosen(one: outcome.GainChosen, holds: int) -> list[Token]:
    return [token("cube", "1", note="resource", per=per_token(one.count, holds))]


def _shift(one: mars.ShiftTemperature, holds: int) -> list[Token]:
    return [parameter_token(parameter.TEMPERATURE, number(one.steps, signed=True))]


def _ocean(one: mars.PlaceFreeOcean, holds: int) -> list[Token]:
    return [tile_token(tile.OCEAN, "+1")]


def _drain(one: mars.DrainOcean, holds: int) -> list[Token]:
    return [tile_token(tile.OCEAN, "−1")]


def _rank(one: mars.Rank, holds: int) -> list[Token]:
    places = [token(RATING, number(steps, signed=True)) for steps in (one.first, one.second)]
    return [{**per_token(one.count, holds), "note": "most", "star": True}, SO, *between(places, OR)]


EFFECTS: Final[dict[type[Effect], Callable[[Any, int], list[Token]]]] = {
    effect.BanDelegate: _ban,
    effect.PlaceDelegates: _place,
    effect.Recruit: _recruit,
    effect.SeizeChair: _seize,
    mars.DrainOcean: _drain,
    mars.PlaceFreeOcean: _ocean,
    mars.Rank: _rank,
    mars.ShiftTemperature: _shift,
    outcome.AddToEach: _add_to_each,
    outcome.DiscardCards: _discard,
    outcome.DrawPer: _draw,
    outcome.GainChosen: _chosen,
    outcome.Lose: _lose,
    outcome.LoseAbove: _lose_above,
    outcome.LoseAll: _lose_all,
    outcome.LoseProduction: _lose_production,
    outcome.LoseRating: _lose_rating,
    outcome.Provided: _provided,
}

# What lasts, and what is required.


def _on_mars(occasion: PlacesOnMars) -> list[Token]:
    return [token(MAP)]


def _more_influence(modifier: effect.MoreInfluence) -> tuple[list[Token], list[Token]]:
    return [token(CARD)], [token(INFLUENCE, number(modifier.amount, signed=True))]


def _rules(one: requirement.PartyRules) -> Token:
    marks = {"of": "party", "party": NAMES[one.party], "least": requirement.ENOUGH}
    return {**token(party_icon(one.party)), **marks}


def _is_chairman(one: requirement.IsChairman) -> Token:
    return {**token(CHAIRMAN), "of": "chairman", "least": 1}


def _neutral_chairman(one: requirement.ChairmanIsNeutral) -> Token:
    return {**token(NEUTRAL), "of": "neutral_chairman", "least": 1}


def _leads(one: requirement.LeadsParty) -> Token:
    return {**token(LEADER), "of": "leader", "least": one.least}


OCCASIONS_HERE: Final[dict[type[Occasion], Callable[[Any], list[Token]]]] = {PlacesOnMars: _on_mars}

MODIFIERS_HERE: Final[dict[type[Modifier], Callable[[Any], tuple[list[Token], list[Token]]]]] = {
    effect.MoreInfluence: _more_influence
}

REQUIREMENTS: Final[dict[type[Requirement], Callable[[Any], Token]]] = {
    requirement.ChairmanIsNeutral: _neutral_chairman,
    requirement.IsChairman: _is_chairman,
    requirement.LeadsParty: _leads,
    requirement.PartyRules: _rules,
}

COUNTS.update(COUNTS_HERE)
KINDS.update(REQUIREMENTS)
MODIFIERS.update(MODIFIERS_HERE)
OCCASIONS.update(OCCASIONS_HERE)
TOKENS.update(EFFECTS)
