"""Positions with a committee, in a line or two.

    >>> game = a_committee(ruling="reds", parties={"unity": {0: 2, "neutral": 1}})
    >>> game.view()["turmoil"]["parties"]["unity"]
    {'leader': 0, 'delegates': {'0': 2, '7': 1}}
    >>> [str(reason.code) for reason in game.why_not(0, "project asteroid")]
    ['money-too-low', 'rating-too-dear']

The delegates that are not placed are in the lobby and in reserve, as many as there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marineris.core.effect import advance
from marineris.core.error import BadPosition
from marineris.terraforming.turmoil.committee import (
    NAME,
    NEUTRAL,
    OWNERS,
    Committee,
    committee_of,
    fill,
    largest_party,
    take_unplaced,
)
from marineris.terraforming.turmoil.event import EVENTS, INDEX
from marineris.terraforming.turmoil.party import COUNT, NAMES, PARTIES, SCIENTISTS
from marineris.terraforming.turmoil.policy import begin_policy, end_policy
from marineris.terraforming.turmoil.politics import ResolveEvent
from marineris.testing.act import ledger
from marineris.testing.check import (
    all_or_nothing,
    answer,
    bad,
    changes,
    impossible,
    number,
    one_of,
    rebase,
    seat_at,
)
from marineris.testing.terraforming import TerraformingGame, a_game

Owner = int | str
"""A seat, or "neutral"."""


def a_committee(
    players: int = 2,
    *,
    ruling: str = "greens",
    dominant: str | None = None,
    chairman: Owner = "neutral",
    parties: Mapping[str, Mapping[Owner, int]] | None = None,
    lobby: Sequence[int] | None = None,
    distant: str = "diversity",
    coming: str = "election",
    current: str | None = None,
    used_policy: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
    log: bool = False,
    **position: Any,
) -> TerraformingGame:
    """A game with Turmoil in its action phase; `position` is what `a_game` takes.

    Of the owners in a party the one with most delegates leads it, the first named if several have
    as many. Without `dominant` the largest party is. `lobby` names the seats with a delegate in the
    lobby; without it everyone has one there, unless all seven are elsewhere.
    """
    game = a_game(players, options={"turmoil": True, **(options or {})}, **position)
    state = game.state
    c = _committee(game)
    end_policy(state)
    c.delegates = [0] * len(c.delegates)
    c.leader = [-1] * COUNT
    fill(c)
    _empty_lobby(c, lobby)
    c.chairman = _owner("chairman", chairman, players)
    c.reserve[NEUTRAL] += 1
    _take_delegate(c, "chairman", c.chairman, lobby)
    for name, owners in (parties or {}).items():
        _seat_party(c, _party("parties", name), owners, lobby)
    c.dominant = SCIENTISTS
    c.dominant = largest_party(c) if dominant is None else _party("dominant", dominant)
    c.ruling = _party("ruling", ruling)
    _lay_events(c, distant, coming, current)
    begin_policy(state)
    for seat in used_policy:
        _use_policy(c, seat_at("used_policy", seat, players))
    rebase(game)
    if log:
        state.log = []
    return game


def _committee(game: TerraformingGame) -> Committee:
    """The committee of a game, which must have one."""
    if not game.options[NAME]:
        raise bad("options[turmoil]", False, "True: there is no committee without Turmoil")
    return committee_of(game.state)


def _owner(setting: str, owner: Owner, players: int) -> int:
    return NEUTRAL if owner == "neutral" else seat_at(setting, owner, players)


def _party(setting: str, name: str) -> int:
    return one_of(setting, name, NAMES)


def _event(setting: str, name: str) -> int:
    return INDEX[[*INDEX][one_of(setting, name, [*INDEX])]]


def _empty_lobby(c: Committee, lobby: Sequence[int] | None) -> None:
    """Only the seats that are named keep their delegate in the lobby."""
    if lobby is None:
        return
    staying = [seat_at("lobby", seat, c.seats) for seat in lobby]
    for seat in range(c.seats):
        if seat not in staying:
            c.lobby &= ~(1 << seat)
            c.reserve[seat] += 1


def _take_delegate(c: Committee, setting: str, owner: int, lobby: Sequence[int] | None) -> None:
    """A delegate leaves the reserve, or as the last one the lobby, if it is not named there."""
    if not c.reserve[owner] and (owner == NEUTRAL or lobby is not None or not c.lobby >> owner & 1):
        whose = "neutral" if owner == NEUTRAL else f"seat {owner}"
        has = "14 delegates" if owner == NEUTRAL else "7 delegates, chairman and lobby included"
        raise BadPosition(f"{setting}: {whose} has no more delegates; it has {has}", owner=owner)
    take_unplaced(c, owner)


def _seat_party(
    c: Committee, party: int, owners: Mapping[Owner, int], lobby: Sequence[int] | None
) -> None:
    most = 0
    setting = f"parties[{NAMES[party]}]"
    for named, delegates in owners.items():
        owner = _owner(setting, named, c.seats)
        for _ in range(number(f"{setting}[{named}]", delegates, 0)):
            _take_delegate(c, setting, owner, lobby)
        c.delegates[party * OWNERS + owner] = delegates
        if delegates > most:
            most = delegates
            c.leader[party] = owner


def _use_policy(c: Committee, seat: int) -> None:
    """A seat has used the ruling party's policy in this generation."""
    if not PARTIES[c.ruling].action:
        why = f"{NAMES[c.ruling]} rule, whose policy is no action"
        raise impossible("used_policy", seat, why)
    c.used_policy |= 1 << seat


def _lay_events(c: Committee, distant: str, coming: str, current: str | None) -> None:
    c.distant, c.coming = _event("distant", distant), _event("coming", coming)
    c.current = -1 if current is None else _event("current", current)
    laid = [event for event in (c.distant, c.coming, c.current) if event >= 0]
    if len(set(laid)) < len(laid):
        names = [EVENTS[event].id for event in laid]
        raise impossible(
            "distant, coming, current", names, "there is one of each event, name another"
        )
    c.past = []
    c.deck = [event for event in range(len(EVENTS)) if event not in laid]


def end_generation(game: TerraformingGame) -> None:
    """Everybody passes; the political step runs up to its first question, or to research."""
    generation = game.state.generation
    while game.state.generation == generation and not game.is_over:
        asked = game.decision(game.to_act[0])
        if asked is None or asked["question"] != "Turn":
            return
        game.play(game.to_act[0], "pass" if "pass" in asked["moves"] else "end")


def resolve(game: TerraformingGame, event: str) -> None:
    """End the generation with this event as the current one, wherever it was before."""
    with all_or_nothing(game):
        _make_current(_committee(game), _event("event", event))
        rebase(game)
        end_generation(game)


def resolve_alone(game: TerraformingGame, event: str, *moves: str) -> dict[str, Any]:
    """Let this event happen and nothing else, answer what it asks, and return what it changed.

    It happens as between generations: no policy is in force. Then the game goes on where it was,
    with this event as the current one.
    """
    with all_or_nothing(game):
        state, c = game.state, _committee(game)
        if state.waiting or not game.to_act:
            raise BadPosition("an event is resolved alone only while one seat is to act")
        _make_current(c, _event("event", event))
        rest, policy, used = state.stack[:], c.policy, c.used_policy
        state.stack.clear()
        end_policy(state)
        before = ledger(game)
        state.push(ResolveEvent(), -1)
        advance(state)
        answer(game, *moves)
        if game.to_act:
            wanted = game.decision(game.to_act[0])
            raise BadPosition(f"{event} asks more than was answered: {wanted}", event=event)
        changed = changes(before, ledger(game))
        state.stack.extend(rest)
        if policy:
            begin_policy(state)
            c.used_policy = used
        rebase(game)
        return changed


def _make_current(c: Committee, wanted: int) -> None:
    """An event comes to be the current one; the one that was goes back into the deck."""
    if wanted == c.current:
        return
    if c.current >= 0:
        c.deck.append(c.current)
    if wanted in c.deck:
        c.deck.remove(wanted)
    elif wanted in c.past:
        c.past.remove(wanted)
    elif wanted == c.distant:
        c.distant = c.deck.pop()
    else:
        c.coming = c.deck.pop()
    c.current = wanted
