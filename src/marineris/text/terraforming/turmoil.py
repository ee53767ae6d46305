"""Turmoil in words: parties, global events, and what is peculiar to its moves and effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.terraforming.turmoil.event import EVENTS, INDEX
from marineris.terraforming.turmoil.mars import Rank
from marineris.terraforming.turmoil.outcome import DrawPer, GainChosen, Lose, Provided
from marineris.terraforming.turmoil.party import NAMES, PARTIES
from marineris.text import fact, question
from marineris.text.argument import message_of
from marineris.text.dialect import Answer, Fact, Speaker
from marineris.text.terraforming.argument import WORDS, arguments_of
from marineris.text.terraforming.effect import (
    ANYWHERE,
    CLAUSES,
    Setting,
    clauses_of,
    deal_clause,
    effect_clause,
)
from marineris.text.terraforming.lasting import modifier_clauses, trigger_clause
from marineris.text.terraforming.measure import count_phrase
from marineris.text.voice import Argument, Voice, kebab


def party_word(party: int) -> str:
    """The word of a party."""
    return f"party-{kebab(NAMES[party])}"


def _counted(voice: Voice, effect: Lose | DrawPer | GainChosen, setting: Setting) -> str:
    per = count_phrase(voice, effect.count, setting.holds, "per", setting.tags)
    return voice.message(message_of("effect", effect), per=per, **arguments_of(effect))


def _provided(voice: Voice, effect: Provided, setting: Setting) -> str:
    return voice.message(
        "effect-provided",
        condition=count_phrase(voice, effect.count, setting.holds, "least", least=effect.least),
        then=effect_clause(voice, effect.then, setting),
    )


def _rank(voice: Voice, effect: Rank, setting: Setting) -> str:
    first, second = abs(effect.first), abs(effect.second)
    direction = "down" if effect.first < 0 else "up"
    counted = count_phrase(voice, effect.count)
    clause = voice.message(
        "effect-rank", counted=counted, first=first, second=second, direction=direction
    )
    if effect.least > 0:
        clause = voice.message("effect-rank.least", many=clause, least=effect.least)
    name = "effect-rank.alone-second" if effect.alone_second else "effect-rank.alone"
    alone = voice.message(
        name, least=effect.alone_first, steps=first, less=effect.alone_second, second=second
    )
    return voice.message("effect-rank.both", many=clause, alone=alone)


def party_text(voice: Voice, party_id: str) -> list[str]:
    """What a party gives when it comes to power, and what holds while it rules."""
    return [
        voice.message("committee-bonus", text=party_bonus(voice, party_id)),
        voice.message("committee-policy", text=party_policy(voice, party_id)),
    ]


def party_bonus(voice: Voice, party_id: str) -> str:
    """What a party gives when it comes to power, as a sentence."""
    party = PARTIES[NAMES.index(party_id)]
    bonus = clauses_of(voice, party.bonus, ANYWHERE)
    if party.rating_fee:
        bonus.append(voice.message("committee-bonus.lowest"))
    return voice.sentence(voice.all_of(bonus))


def party_policy(voice: Voice, party_id: str) -> str:
    """What holds while a party rules, as a sentence."""
    party = PARTIES[NAMES.index(party_id)]
    policy = []
    if party.trigger is not None:
        policy.append(trigger_clause(voice, party.trigger))
    if party.metal is not None:
        policy += modifier_clauses(voice, (party.metal,))
    if party.action:
        name = "committee-policy.once" if party.once else "committee-policy.action"
        policy.append(voice.message(name, action=deal_clause(voice, party.action)))
    if party.rating_fee:
        policy.append(voice.message("committee-policy.fee", fee=party.rating_fee))
    return voice.sentence(voice.all_of(policy))


def event_text(voice: Voice, event_id: str) -> list[str]:
    """What a global event does: to Mars, and to each player."""
    event = EVENTS[INDEX[event_id]]
    lines = [voice.sentence(effect_clause(voice, effect)) for effect in event.mars]
    if event.each:
        each = clauses_of(voice, event.each, ANYWHERE)
        text = " ".join(voice.sentence(clause) for clause in each)
        lines.append(voice.message("committee-each-player", text=text))
    return lines


def _party(answer: Answer) -> str:
    return answer.say(party=f"party-{kebab(answer.subject)}")


def _policy(answer: Answer) -> str:
    party = PARTIES[NAMES.index(answer.subject)]
    action = deal_clause(answer.speaker.voice, party.action)
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
