"""The face of a card: rows of tokens, worked out of its literal.

The rows stand in the order of a printed card: `effect` and `action` first, then what happens when
it is played: one `production` plate, and the rest in a row `now`. A row with two sides has `cost`
or `when` and `gain`; a choice is a row for each branch of an action, else an OR between tokens.
"""

from __future__ import annotations

from collections.abc import Sequence

from marineris.core.effect import Effect
from marineris.gamedata.effect_icons import deal_tokens, is_cost, is_plated, tokens_of
from marineris.gamedata.ongoing import Row, modifier_row, trigger_row
from marineris.terraforming.data.card import Card
from marineris.terraforming.vocabulary.effect.control import (
    OneOf,
)
from marineris.terraforming.vocabulary.effect.stock import (
    Produce,
)


def face(card: Card) -> list[Row]:
    """All rows of a card."""
    rows = [modifier_row(modifier) for modifier in card.modifiers]
    rows += [trigger_row(trigger, card.holds) for trigger in card.triggers]
    rows += action_rows(card.action, card.holds)
    rows += played_rows(card.play, card.holds)
    rows += [{**row, "kind": "first"} for row in played_rows(card.first_action, card.holds)]
    return rows


def played_rows(effects: Sequence[Effect], holds: int) -> list[Row]:
    """What happens when a card is played or a project is built."""
    plated = [effect for effect in effects if is_plated(effect)]
    other = [effect for effect in effects if not is_plated(effect)]
    plated.sort(key=lambda effect: isinstance(effect, Produce) and effect.amount > 0)
    rows: list[Row] = []
    if plated:
        rows.append({"kind": "production", "tokens": tokens_of(plated, holds)})
    if other:
        rows.append({"kind": "now", "tokens": tokens_of(other, holds)})
    return rows


def action_rows(effects: Sequence[Effect], holds: int) -> list[Row]:
    """An action: what it costs and what it brings, a row for each choice."""
    if not effects:
        return []
    if len(effects) == 1 and isinstance(effects[0], OneOf):
        return [_deal(branch, holds) for branch in effects[0].branches]
    return [_deal(effects, holds)]


def _deal(effects: Sequence[Effect], holds: int) -> Row:
    """The last effect is what it is all for, even if it takes something from somebody."""
    costs = [effect for effect in effects if is_cost(effect)]
    gains = [effect for effect in effects if effect not in costs]
    row: Row = {"kind": "action", "gain": deal_tokens(gains, holds)}
    if costs:
        row["cost"] = deal_tokens(costs, holds)
    return row
