"""Checks of what a position is built from, and undoing it when building fails.

Every refusal is a `BadPosition` that names the setting, its value and what would be right. The
rules' own audit has the last word (`rebase`), so that nothing impossible gets through that no
check here has thought of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

from marineris.core.effect import resume
from marineris.core.error import BadPosition
from marineris.core.game import Game


def bad(setting: str, value: object, right: str, **facts: object) -> BadPosition:
    """The error for a setting that cannot be; `right` ends the sentence "it should be"."""
    said = f"{setting}={value!r}: it should be {right}"
    return BadPosition(said, setting=setting, value=value, right=right, **facts)


def impossible(setting: str, value: object, why: str) -> BadPosition:
    """The error for a setting that something else rules out."""
    return BadPosition(f"{setting}={value!r}: {why}", setting=setting, value=value)


def number(setting: str, value: int, fewest: int, most: int | None = None) -> int:
    """A whole number within bounds; without `most` there is no upper one."""
    highest = value if most is None else most
    if type(value) is int and fewest <= value <= highest:
        return value
    if most is None:
        raise bad(setting, value, f"{fewest} or more", wanted="least", fewest=fewest)
    right = f"a number from {fewest} to {most}"
    raise bad(setting, value, right, wanted="number", fewest=fewest, most=most)


def seat_at(setting: str, value: object, players: int) -> int:
    """A seat of the table."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players:
        return value
    last = players - 1
    raise bad(setting, value, f"a seat from 0 to {last}", wanted="at-table", last=last)


def one_of(setting: str, value: object, names: Sequence[str]) -> int:
    """The index of a name among those that there are."""
    if isinstance(value, str) and value in names:
        return names.index(value)
    near = get_close_matches(value, names, 1) if isinstance(value, str) else []
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    raise bad(
        setting, value, "one of " + ", ".join(names) + hint, wanted="choice", choices=list(names)
    )


def seats_of(own: Any, rivals: Sequence[Any], players: int) -> list[Any]:
    """Every seat's description; those that nobody described are like a seat without any."""
    described = [own, *rivals]
    if len(described) > players:
        most = players - 1
        raise BadPosition(
            f"rivals: {len(rivals)} seats are described beside seat 0, the table has {most} more",
            setting="rivals",
            value=len(rivals),
        )
    return described + [type(own)() for _ in range(players - len(described))]


def rebase(game: Game[Any]) -> None:
    """Go on to the question of a position and begin the record there; refuse what cannot be."""
    wrong = game.rules.audit(game.state)
    if wrong:
        raise BadPosition("this position is impossible: " + "; ".join(wrong), wrong=wrong)
    resume(game.state)
    game._position = game.rules.snapshot(game.state)
    game._moves.clear()


@contextmanager
def all_or_nothing(game: Game[Any]) -> Iterator[None]:
    """Leave a game as it was, log and record included, if anything in the block is refused."""
    state, position, moves = game.state, game._position, game._moves[:]
    saved = game.rules.copy_state(state)
    log = None if state.log is None else state.log[:]
    try:
        yield
    except BaseException:
        saved.log = log
        game.state = saved
        game._position = position
        game._moves[:] = moves
        raise
    # What a step told has no effect behind it: none that comes later, refused or not, caused it.
    for event in reversed(state.log or []):
        if event.is_settled:
            break
        event.is_settled = True


def asked(game: Game[Any]) -> int:
    """The seat to act, the first if several are."""
    if not game.to_act:
        raise BadPosition("nobody is to act: the game is over")
    return game.to_act[0]


def answer(game: Game[Any], *moves: str) -> None:
    """Make moves by name, each for whichever seat is asked; if one is refused, none is made."""
    with all_or_nothing(game):
        for move in moves:
            game.play(asked(game), move)


def changes(before: Mapping[str, int | str], after: Mapping[str, int | str]) -> dict[str, Any]:
    """What differs between two ledgers: numbers as differences, all else as it is now.

    What is gone is None. The winner is told by its seat.
    """
    found: dict[str, Any] = {}
    for key, value in after.items():
        was = before.get(key, 0 if isinstance(value, int) else None)
        if value != was:
            is_amount = isinstance(value, int) and isinstance(was, int) and key != "winner"
            found[key] = int(value) - int(was) if is_amount else value  # type: ignore[arg-type]
    found.update({key: None for key in before if key not in after})
    return found
