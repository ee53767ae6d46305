/** What a card needs, failed and fulfilled, as the engine says: its reasons, and the state of each requirement. */
import type { Requirement } from '../../lib/net/book_data';
import type { Reason } from '../../lib/net/protocol';
import type { CardOffer, RequirementOffer } from '../offers';

export interface Gauge {
  /** `have` of `need`, on a scale. */
  from: number;
  to: number;
  step: number;
  have: number;
  need: number;
  isLimit: boolean;
}

export interface Condition {
  isMet: boolean;
  text: string;
  rule: string;
  gauge?: Gauge;
  /** For what is missing: the parameter that would have to rise. */
  parameter?: string;
}

/** The rule stands beside it. */
function withoutRule(reason: Reason): string {
  return reason.text.replace(` (${reason.rule})`, '');
}

export function conditionsOf(
  reasons: Reason[],
  offer: CardOffer | undefined,
  requires: Requirement[],
  price: (offer: CardOffer) => string,
): Condition[] {
  const unmet = (offer?.requirements ?? []).filter((one) => !one.is_met);
  const failed = reasons.map((reason): Condition => {
    const condition: Condition = { isMet: false, text: withoutRule(reason), rule: reason.rule };
    const at = unmet.findIndex((one) => one.code === reason.code);
    if (at < 0) {
      const { need, have } = reason.facts as { need?: unknown; have?: unknown };
      if (typeof need === 'number' && typeof have === 'number' && need > 0 && have >= 0) {
        condition.gauge = { from: 0, to: need, step: 1, have, need, isLimit: false };
      }
      return condition;
    }
    const [state] = unmet.splice(at, 1) as [RequirementOffer];
    condition.gauge = gaugeOf(state);
    if (state.parameter) condition.parameter = state.parameter;
    return condition;
  });
  const met = (offer?.requirements ?? []).flatMap((one, i): Condition[] =>
    one.is_met ? [{ isMet: true, text: requires[i]?.text ?? '', rule: 'TM-7.6' }] : [],
  );
  if (offer && offer.purse >= offer.price) met.push({ isMet: true, text: price(offer), rule: 'TM-11.A3' });
  return [...failed, ...met];
}

function gaugeOf({ scale: [from, to, step], have, need, is_limit: isLimit }: RequirementOffer): Gauge {
  return { from, to, step, have, need, isLimit };
}

export interface Cell {
  is: 'there' | 'missing' | 'rest' | 'over';
}

const MOST_CELLS = 24;

/** The gauge as a row of cells; a long scale is drawn with fewer. */
export function cells(gauge: Gauge): Cell[] {
  const steps = Math.round((gauge.to - gauge.from) / gauge.step);
  const width = Math.max(1, Math.ceil(steps / MOST_CELLS)) * gauge.step;
  const found: Cell[] = [];
  for (let at = gauge.from + width; at < gauge.to + width; at += width) {
    const level = Math.min(at, gauge.to);
    if (gauge.isLimit) found.push({ is: level > gauge.have ? 'rest' : level > gauge.need ? 'over' : 'there' });
    else found.push({ is: level <= gauge.have ? 'there' : level <= gauge.need ? 'missing' : 'rest' });
  }
  return found;
}
