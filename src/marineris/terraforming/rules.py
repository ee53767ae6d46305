"""Terraforming Mars as the core sees it: the `Rules` that put all the parts together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from marineris.core.catalogue import Catalogue
from marineris.core.codec import Decoder, encode
from marineris.core.effect import Effect
from marineris.core.error import BadRecord
from marineris.core.game import Rules
from marineris.core.reason import Reason
from marineris.terraforming import audit, move, preview, question, scoring, setup, view
from marineris.terraforming import imagine as imagination
from marineris.terraforming.board import BOARDS
from marineris.terraforming.count import Count
from marineris.terraforming.derive import recount
from marineris.terraforming.option import checked, options_of
from marineris.terraforming.place import Place
from marineris.terraforming.state import PLAIN_FIELDS, State


class TerraformingMars(Rules[State]):
    """The rules of Terraforming Mars. `version` rises with every change of what a game does."""

    def __init__(self) -> None:
        self.name = "terraforming"
        self.version = 1
        self.catalogue: Catalogue = move.CATALOGUE

    def options(self, players: int, given: Mapping[str, object]) -> dict[str, object]:
        return checked(players, given)

    def new_state(self, players: int, options: Mapping[str, object], seed: int) -> State:
        return setup.new_state(options_of(players, options), seed)

    def copy_state(self, state: State) -> State:
        return state.copy()

    def snapshot(self, state: State) -> dict[str, Any]:
        data: dict[str, Any] = {name: encode(getattr(state, name)) for name in PLAIN_FIELDS}
        data["cubes"] = encode(state.cubes)
        data["site"] = encode(state.site)
        data["known"] = [encode(known) for known in state.known]
        data["stack"] = encode(state.stack)
        data["own_stack"] = encode(state.own_stack)
        return data

    def is_same(self, state: State, other: State) -> bool:
        return all(getattr(state, name) == getattr(other, name) for name in FIELDS)

    def restore(self, players: int, options: Mapping[str, object], data: Any) -> State:
        chosen = options_of(players, options)
        state = State(chosen, BOARDS[chosen.board], 0)
        try:
            _fill(state, data)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadRecord(f"the position cannot be read: {error!r}") from error
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        return imagination.imagine(state, seat, seed)

    def faults(self, state: State, seat: int, move: int) -> list[Reason]:
        return question.faults(state, seat, move)

    def preview(self, state: State, seat: int, move: int) -> dict[str, Any]:
        return preview.preview(state, seat, move)

    def decision(self, state: State, seat: int) -> dict[str, Any]:
        return question.decision(state, seat)

    def result(self, state: State) -> list[dict[str, Any]]:
        return scoring.result(state)

    def audit(self, state: State, before: State | None = None) -> list[str]:
        return audit.audit(state, before)


def _fill(state: State, data: Any) -> None:
    decoder = Decoder(Effect, Count, Place)
    for name in PLAIN_FIELDS:
        setattr(state, name, _copied(data[name]))
    state.cubes = {int(card): int(count) for card, count in data["cubes"].items()}
    state.site = {int(card): int(space) for card, space in data["site"].items()}
    state.known = [
        {int(card): int(places) for card, places in known.items()} for known in data["known"]
    ]
    state.stack.extend(decoder.decode(frame) for frame in data["stack"])
    for seat, frames in enumerate(data["own_stack"]):
        state.own_stack[seat].extend(decoder.decode(frame) for frame in frames)
        if frames:
            effect, whose, card = state.own_stack[seat][-1]
            state.own_options[seat] = effect.options(state, whose, card) or []
    recount(state)


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


FIELDS: Final = (*PLAIN_FIELDS, "cubes", "site", "known", "stack", "own_stack")
"""All that makes a state what it is."""

RULES: Final = TerraformingMars()
