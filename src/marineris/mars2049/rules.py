"""Mars 2049 as the core sees it: all its parts put together."""

from __future__ import annotations

from typing import Final

from marineris.core.effect import Effect
from marineris.core.rules import Rules
from marineris.mars2049 import (
    audit,
    decision,
    derive,
    imagine,
    move,
    offers,
    options,
    preview,
    scoring,
    setup,
    view,
)
from marineris.mars2049.schema import MISSION, RECORD_FIELDS, STATE_FIELDS
from marineris.mars2049.state import State

RULES: Final[Rules[State]] = Rules(
    name="mars2049",
    version=2,
    catalogue=move.CATALOGUE,
    options=options.checked,
    option_list=options.option_list,
    new_state=setup.new_state,
    blank_state=setup.blank_state,
    copy_state=State.copy,
    derive=derive.recount,
    view=view.view,
    offers=offers.offers,
    imagine=imagine.imagine,
    reasons=decision.reasons,
    preview=preview.preview,
    decision=decision.decision,
    result=scoring.result,
    audit=audit.audit,
    fields=STATE_FIELDS,
    records=(Effect,),
    record_fields=RECORD_FIELDS,
    card=MISSION,
    hurry=("build base", "build polar_road", "build h2o_station", "take road", "pass"),
)
