"""Terraforming Mars as the core sees it: the `Rules` that put all the parts together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from marineris.core import snapshot
from marineris.core.catalogue import Catalogue
from marineris.core.codec import Decoder
from marineris.core.effect import Effect
from marineris.core.game import Rules
from marineris.core.option import Option
from marineris.core.reason import Reason
from marineris.terraforming import audit, move, preview, question, scoring, setup, view
from marineris.terraforming import imagine as imagination
from marineris.terraforming.board import BOARDS
from marineris.terraforming.count import Count
from marineris.terraforming.derive import recount
from marineris.terraforming.option import checked, option_list, options_of
from marineris.terraforming.place import Place
from marineris.terraforming.state import PLAIN_FIELDS, TABLES, State


class TerraformingMars(Rules[State]):
    """The rules of Terraforming Mars. `version` rises with every change of what a game does."""

    def __init__(self) -> None:
        self.name = "terraforming"
        self.version = 1
        self.catalogue: Catalogue = move.CATALOGUE
        self._decoder: Decoder | None = None
        self.hurry = ()

    def options(self, players: int, given: Mapping[str, object]) -> dict[str, object]:
        return checked(players, given)

    def option_list(self) -> tuple[Option, ...]:
        return option_list()

    def new_state(self, players: int, options: Mapping[str, object], seed: int) -> State:
        return setup.new_state(options_of(players, options), seed)

    def copy_state(self, state: State) -> State:
        return state.copy()

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot.save(state, PLAIN_FIELDS, TABLES)

    def is_same(self, state: State, other: State) -> bool:
        return snapshot.is_same(state, other, PLAIN_FIELDS, TABLES)

    def restore(self, players: int, options: Mapping[str, object], data: Any) -> State:
        chosen = options_of(players, options)
        state = State(chosen, BOARDS[chosen.board], 0)
        if self._decoder is None:
            self._decoder = Decoder("marineris.terraforming", Effect, Count, Place)
        snapshot.load(state, data, PLAIN_FIELDS, TABLES, self._decoder, recount)
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


RULES: Final = TerraformingMars()
