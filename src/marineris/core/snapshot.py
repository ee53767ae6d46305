"""A state as plain data and back: the cache beside the truth, which is options, seed and moves.

A game declares a `Kind` for each field of its state (see `schema`), so that a snapshot names cards,
spaces and moves by their ids and stays the same when the box gets more of them. The stacks are the
core's own. What expansions add (`Part`) stands under `parts`, which a state without expansions does
not have.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from marineris.core.codec import Records
from marineris.core.effect import BaseState
from marineris.core.error import BadRecord
from marineris.core.schema import MOVE, Kind, copied

FORM: Final = 2
"""The form in which snapshots are written. The first one had integers for ids, and no number."""
STACKS: Final = ("stack", "own_stack", "picks", "unpicked")
OLD_DIGEST: Final = 16
"""Characters of a digest of the first form."""


def save(state: BaseState, fields: Mapping[str, Kind], records: Records) -> dict[str, Any]:
    """The whole state, hidden parts included, as JSON-able data."""
    data: dict[str, Any] = {"form": FORM}
    for name, kind in fields.items():
        data[name] = kind.write(state, getattr(state, name))
    data["stack"] = records.write_frames(state, state.stack)
    data["own_stack"] = [records.write_frames(state, frames) for frames in state.own_stack]
    data["picks"] = [MOVE.write(state, picks) for picks in state.picks]
    data["unpicked"] = state.unpicked[:]
    if state.parts:
        data["parts"] = {
            part.name(): {
                name: kind.write(state, getattr(part, name)) for name, kind in part.fields().items()
            }
            for part in state.parts
        }
    return data


def digest_of(data: dict[str, Any]) -> str:
    """A short fingerprint of a snapshot. It begins with the snapshot's form."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return f"{FORM}:{hashlib.blake2b(text.encode(), digest_size=8).hexdigest()}"


def is_old_digest(digest: str) -> bool:
    """Whether a digest is of a snapshot in integers, which nothing can be compared with now."""
    return len(digest) == OLD_DIGEST and all(letter in "0123456789abcdef" for letter in digest)


def is_same(a: BaseState, b: BaseState, fields: Mapping[str, Kind]) -> bool:
    """Whether two states are equal, hidden parts included."""
    if any(getattr(a, name) != getattr(b, name) for name in (*fields, *STACKS)):
        return False
    return all(
        getattr(one, name) == getattr(other, name)
        for one, other in zip(a.parts, b.parts, strict=True)
        for name in one.fields()
    )


def load(
    state: BaseState,
    data: Any,
    fields: Mapping[str, Kind],
    records: Records,
    derive: Callable[[Any], None],
) -> None:
    """Fill a fresh state from a snapshot; `derive` works out what is not in it."""
    try:
        for name, kind in fields.items():
            setattr(state, name, kind.read(state, data[name]))
        for part in state.parts:
            for name, kind in part.fields().items():
                setattr(part, name, kind.read(state, data["parts"][part.name()][name]))
        state.picks = [tuple(MOVE.read(state, picks)) for picks in data["picks"]]
        state.unpicked = copied(data["unpicked"])
        state.stack.extend(records.read_frames(state, data["stack"]))
        for seat, frames in enumerate(data["own_stack"]):
            state.own_stack[seat].extend(records.read_frames(state, frames))
        derive(state)
        for seat, frames in enumerate(state.own_stack):
            if frames:
                effect, whose, card = frames[-1]
                state.own_options[seat] = effect.options(state, whose, card) or []
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        message = f"the position cannot be read: {error!r}"
        raise BadRecord(message, fault="bad-position") from error
