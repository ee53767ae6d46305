"""Terraforming Mars as the core sees it: all its parts put together."""

from __future__ import annotations

from typing import Final

from marineris.core.effect import Effect
from marineris.core.rules import Rules
from marineris.terraforming import audit, derive, move, options
from marineris.terraforming.flow import setup
from marineris.terraforming.knowledge import decision, imagine, offers, preview, scoring, view
from marineris.terraforming.schema import CARD, RECORD_FIELDS, STATE_FIELDS
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.placement import Place

RULES: Final[Rules[State]] = Rules(
    name="terraforming",
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
    records=(Effect, Count, Place),
    record_fields=RECORD_FIELDS,
    card=CARD,
)
