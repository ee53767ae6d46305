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

from marineris.core.error import MarinerisError
from marineris.terraforming.turmoil.committee import (
    NEUTRAL,
    OWNERS,
    Committee,
    committee_of,
    fill,
    largest_party,
)
from marineris.terraforming.turmoil.event import EVENTS, INDEX
from marineris.terraforming.turmoil.party import COUNT, NAMES, SCIENTISTS
from marineris.terraforming.turmoil.policy import begin_policy, end_policy
from marineris.testing.terraforming import TerraformingGame, a_game, rebase

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
    as many. Without `dominant` the largest party is; without `lobby` everyone has a delegate there.
    """
    game = a_game(players, options={"turmoil": True, **(options or {})}, **position)
    state = game.state
    c = committee_of(state)
    end_policy(state)
    c.delegates = [0] * len(c.delegates)
    c.leader = [-1] * COUNT
    fill(c)
    c.chairman = _owner(chairman)
    if c.chairman != NEUTRAL:
        c.reserve[NEUTRAL] += 1
        c.reserve[c.chairman] -= 1
    for name, owners in (parties or {}).items():
        _seat_party(c, _party(name), owners)
    if lobby is not None:
        for seat in range(players):
            if seat not in lobby:
                c.lobby &= ~(1 << seat)
                c.reserve[seat] += 1
    c.dominant = SCIENTISTS
    c.dominant = largest_party(c) if dominant is None else _party(dominant)
    c.ruling = _party(ruling)
    _lay_events(c, distant, coming, current)
    begin_policy(state)
    for seat in used_policy:
        c.used_policy |= 1 << seat
    rebase(game)
    if log:
        state.log = []
    return game


def _owner(owner: Owner) -> int:
    return NEUTRAL if owner == "neutral" else int(owner)


def _party(name: str) -> int:
    if name not in NAMES:
        raise MarinerisError(f"there is no party {name!r}; they are {', '.join(NAMES)}")
    return NAMES.index(name)


def _seat_party(c: Committee, party: int, owners: Mapping[Owner, int]) -> None:
    most = 0
    for named, number in owners.items():
        owner = _owner(named)
        c.delegates[party * OWNERS + owner] = number
        for _ in range(number):
            if c.reserve[owner]:
                c.reserve[owner] -= 1
            elif owner != NEUTRAL and c.lobby >> owner & 1:
                c.lobby &= ~(1 << owner)
            else:
                raise MarinerisError(f"owner {named!r} has no more delegates")
        if number > most:
            most = number
            c.leader[party] = owner


def _lay_events(c: Committee, distant: str, coming: str, current: str | None) -> None:
    c.distant, c.coming = INDEX[distant], INDEX[coming]
    c.current = -1 if current is None else INDEX[current]
    c.past = []
    c.deck = [
        event for event in range(len(EVENTS)) if event not in (c.distant, c.coming, c.current)
    ]


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
    c = committee_of(game.state)
    wanted = INDEX[event]
    if c.current >= 0:
        c.deck.append(c.current)
    if wanted in c.deck:
        c.deck.remove(wanted)
    elif wanted == c.distant:
        c.distant = c.deck.pop()
    elif wanted == c.coming:
        c.coming = c.deck.pop()
    c.current = wanted
    rebase(game)
    end_generation(game)
