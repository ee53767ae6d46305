"""Mars 2049 as the core sees it: all its parts put together."""

from __future__ import annotations

from typing import Final

from marineris.core.effect import Effect
from marineris.core.rules import Rules
from marineris.mars2049 import (
    audit,
    derive,
    imagine,
    move,
    option,
    preview,
    question,
    scoring,
    setup,
    view,
)
from marineris.mars2049.state import PLAIN_FIELDS, TABLES, State

RULES: Final[Rules[State]] = Rules(
    name="mars2049",
    version=2,
    catalogue=move.CATALOGUE,
    options=option.checked,
    option_list=option.option_list,
    new_state=setup.new_state,
    blank_state=setup.blank_state,
    copy_state=State.copy,
    derive=derive.recount,
    view=view.view,
    imagine=imagine.imagine,
    faults=question.faults,
    preview=preview.preview,
    decision=question.decision,
    result=scoring.result,
    audit=audit.audit,
    fields=PLAIN_FIELDS,
    tables=TABLES,
    records=(Effect,),
    hurry=("build base", "build polar_road", "build h2o_station", "take road", "pass"),
)
