"""A state as plain data and back: the cache beside the truth, which is options, seed and moves.

A game names its fields: `plain` ones are integers and (lists of) lists of integers, `tables` are
dictionaries from integers to integers, or lists of such. The stacks are the core's own. What
expansions add (`Part`) stands under `parts`, which a state without expansions does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from marineris.core.codec import Decoder, encode
from marineris.core.effect import BaseState
from marineris.core.error import BadRecord

STACKS = ("stack", "own_stack", "picks", "unpicked")


def save(state: BaseState, plain: Sequence[str], tables: Sequence[str]) -> dict[str, Any]:
    """The whole state, hidden parts included, as JSON-able data."""
    data = {name: encode(getattr(state, name)) for name in (*plain, *tables, *STACKS)}
    if state.parts:
        data["parts"] = {
            part.name(): {name: encode(getattr(part, name)) for name in part.fields()}
            for part in state.parts
        }
    return data


def is_same(a: BaseState, b: BaseState, plain: Sequence[str], tables: Sequence[str]) -> bool:
    """Whether two states are equal, hidden parts included."""
    if any(getattr(a, name) != getattr(b, name) for name in (*plain, *tables, *STACKS)):
        return False
    return all(
        getattr(one, name) == getattr(other, name)
        for one, other in zip(a.parts, b.parts, strict=True)
        for name in one.fields()
    )


def load(
    state: BaseState,
    data: Any,
    plain: Sequence[str],
    tables: Sequence[str],
    decoder: Decoder,
    derive: Callable[[Any], None],
) -> None:
    """Fill a fresh state from a snapshot; `derive` works out what is not in it."""
    try:
        for name in plain:
            setattr(state, name, _copied(data[name]))
        for name in tables:
            setattr(state, name, _table(data[name]))
        for part in state.parts:
            for name in part.fields():
                setattr(part, name, _copied(data["parts"][part.name()][name]))
        state.picks = [tuple(picks) for picks in data["picks"]]
        state.unpicked = _copied(data["unpicked"])
        state.stack.extend(decoder.decode(frame) for frame in data["stack"])
        for seat, frames in enumerate(data["own_stack"]):
            state.own_stack[seat].extend(decoder.decode(frame) for frame in frames)
        derive(state)
        for seat, frames in enumerate(state.own_stack):
            if frames:
                effect, whose, card = frames[-1]
                state.own_options[seat] = effect.options(state, whose, card) or []
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        message = f"the position cannot be read: {error!r}"
        raise BadRecord(message, fault="bad-position") from error


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _table(value: Any) -> Any:
    if isinstance(value, list):
        return [_table(item) for item in value]
    return {int(key): int(item) for key, item in value.items()}
