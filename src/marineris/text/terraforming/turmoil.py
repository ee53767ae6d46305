"""Turmoil in words: parties, global events, and what is peculiar to its moves and effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.terraforming.turmoil.event import EVENTS, INDEX
from marineris.terraforming.turmoil.mars import Rank
from marineris.terraforming.turmoil.outcome import DrawPer, GainChosen, Lose, Provided
from marineris.terraforming.turmoil.party import NAMES, PARTIES
from marineris.text import fact, question
from marineris.text.arguments import message_of
from marineris.text.bundle import Argument, Bundle, kebab
from marineris.text.game_text import Answer, Fact, Speaker
from marineris.text.terraforming.arguments import WORDS, arguments_of
from marineris.text.terraforming.effect import (
    ANYWHERE,
    CLAUSES,
    Setting,
    clauses_of,
    deal_clause,
    effect_clause,
)
from marineris.text.terraforming.measure import count_phrase
from marineris.text.terraforming.ongoing import modifier_clauses, trigger_clause


def party_word(party: int) -> str:
    """The word of a party."""
    return f"party-{kebab(NAMES[party])}"


def _counted(bundle: Bundle, effect: Lose | DrawPer | GainChosen, setting: Setting) -> str:
    per = count_phrase(bundle, effect.count, setting.holds, "per", setting.tags)
    return bundle.message(message_of("effect", effect), per=per, **arguments_of(effect))


def _provided(bundle: Bundle, effect: Provided, setting: Setting) -> str:
    return bundle.message(
        "effect-provided",
        condition=count_phrase(bundle, effect.count, setting.holds, "least", least=effect.least),
        then=effect_clause(bundle, effect.then, setting),
    )


def _rank(bundle: Bundle, effect: Rank, setting: Setting) -> str:
    first, second = abs(effect.first), abs(effect.second)
    direction = "down" if effect.first < 0 else "up"
    counted = count_phrase(bundle, effect.count)
    clause = bundle.message(
        "effect-rank", counted=counted, first=first, second=second, direction=direction
    )
    if effect.least > 0:
        clause = bundle.message("effect-rank.least", many=clause, least=effect.least)
    name = "effect-rank.alone-second" if effect.alone_second else "effect-rank.alone"
    alone = bundle.message(
        name, least=effect.alone_first, steps=first, less=effect.alone_second, second=second
    )
    return bundle.message("effect-rank.both", many=clause, alone=alone)


def party_text(bundle: Bundle, party_id: str) -> list[str]:
    """What a party gives when it comes to power, and what holds while it rules."""
    return [
        bundle.message("committee-bonus", text=party_bonus(bundle, party_id)),
        bundle.message("committee-policy", text=party_policy(bundle, party_id)),
    ]


def party_bonus(bundle: Bundle, party_id: str) -> str:
    """What a party gives when it comes to power, as a sentence."""
    party = PARTIES[NAMES.index(party_id)]
    bonus = clauses_of(bundle, party.bonus, ANYWHERE)
    if party.rating_fee:
        bonus.append(bundle.message("committee-bonus.lowest"))
    return bundle.sentence(bundle.all_of(bonus))


def party_policy(bundle: Bundle, party_id: str) -> str:
    """What holds while a party rules, as a sentence."""
    party = PARTIES[NAMES.index(party_id)]
    policy = []
    if party.trigger is not None:
        policy.append(trigger_clause(bundle, party.trigger))
    if party.metal is not None:
        policy += modifier_clauses(bundle, (party.metal,))
    if party.action:
        name = "committee-policy.once" if party.once else "committee-policy.action"
        policy.append(bundle.message(name, action=deal_clause(bundle, party.action)))
    if party.rating_fee:
        policy.append(bundle.message("committee-policy.fee", fee=party.rating_fee))
    return bundle.sentence(bundle.all_of(policy))


def event_text(bundle: Bundle, event_id: str) -> list[str]:
    """What a global event does: to Mars, and to each player."""
    event = EVENTS[INDEX[event_id]]
    lines = [bundle.sentence(effect_clause(bundle, effect)) for effect in event.mars]
    if event.each:
        each = clauses_of(bundle, event.each, ANYWHERE)
        text = " ".join(bundle.sentence(clause) for clause in each)
        lines.append(bundle.message("committee-each-player", text=text))
    return lines


def _party(answer: Answer) -> str:
    return answer.say(party=f"party-{kebab(answer.subject)}")


def _policy(answer: Answer) -> str:
    party = PARTIES[NAMES.index(answer.subject)]
    action = deal_clause(answer.speaker.bundle, party.action)
    return answer.say(party=f"party-{kebab(answer.subject)}", action=action)


def _global_event(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    return {key: f"global-event-{kebab(value)}"}


TURMOIL_FAMILIES: Final[dict[str, Callable[[Answer], str]]] = {
    "lobby": _party,
    "party": question.word,
    "policy": _policy,
}

TURMOIL_FACTS: Final[dict[str, Fact]] = {"global_event": _global_event, "party": fact.word}
"""What the facts of its reasons and events stand for."""

WORDS["party"] = party_word
CLAUSES.update(
    {DrawPer: _counted, GainChosen: _counted, Lose: _counted, Provided: _provided, Rank: _rank}
)
