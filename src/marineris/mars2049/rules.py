"""Mars 2049 as the core sees it: the `Rules` that put all the parts together."""

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
from marineris.mars2049 import audit, move, preview, question, scoring, setup, view
from marineris.mars2049 import imagine as imagination
from marineris.mars2049.derive import recount
from marineris.mars2049.option import checked, option_list, options_of
from marineris.mars2049.state import PLAIN_FIELDS, State


class Mars2049(Rules[State]):
    """The rules of Mars 2049. `version` rises with every change of what a game does."""

    def __init__(self) -> None:
        self.name = "mars2049"
        self.version = 1
        self.catalogue: Catalogue = move.CATALOGUE
        self._decoder: Decoder | None = None
        self.hurry = ("build base", "build polar_road", "build h2o_station", "take road", "pass")

    def options(self, players: int, given: Mapping[str, object]) -> dict[str, object]:
        return checked(players, given)

    def option_list(self) -> tuple[Option, ...]:
        return option_list()

    def new_state(self, players: int, options: Mapping[str, object], seed: int) -> State:
        return setup.new_state(options_of(players, options), seed)

    def copy_state(self, state: State) -> State:
        return state.copy()

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot.save(state, PLAIN_FIELDS, ())

    def is_same(self, state: State, other: State) -> bool:
        return snapshot.is_same(state, other, PLAIN_FIELDS, ())

    def restore(self, players: int, options: Mapping[str, object], data: Any) -> State:
        state = State(options_of(players, options), 0)
        if self._decoder is None:
            self._decoder = Decoder("marineris.mars2049", Effect)
        snapshot.load(state, data, PLAIN_FIELDS, (), self._decoder, recount)
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


RULES: Final = Mars2049()
