/** What a card needs, failed and fulfilled, from the engine's reasons and what the card shows itself. */
import type { Reason } from '../../lib/protocol';
import { TRACKS, type RequirementState, type Standing } from './standing';

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

/** Which requirement an engine's reason is about. */
const CODES: Record<string, (state: RequirementState) => boolean> = {
  'parameter-too-low': (state) => state.requirement.of in TRACKS && state.requirement.least !== undefined,
  'parameter-too-high': (state) => state.requirement.of in TRACKS && state.requirement.most !== undefined,
  'too-few-tags': (state) => state.requirement.of === 'tags',
  'too-little-production': (state) => state.requirement.of === 'production',
  'too-few-greeneries': (state) => state.requirement.of === 'greeneries',
  'too-few-cities': (state) => state.requirement.of === 'cities',
};

/** The rule stands beside it. */
function withoutRule(reason: Reason): string {
  return reason.text.replace(` (${reason.rule})`, '');
}

export function conditionsOf(
  reasons: Reason[],
  standing: Standing | undefined,
  price: (standing: Standing) => string,
): Condition[] {
  const unmet = (standing?.requirements ?? []).filter((state) => !state.isMet);
  const failed = reasons.map((reason): Condition => {
    const condition: Condition = { isMet: false, text: withoutRule(reason), rule: reason.rule };
    if (reason.code === 'card-too-dear' && standing) {
      condition.gauge = { from: 0, to: standing.price, step: 1, have: standing.purse, need: standing.price, isLimit: false };
      return condition;
    }
    const matches = CODES[reason.code];
    const at = matches ? unmet.findIndex(matches) : -1;
    if (at < 0) {
      const { need, have } = reason.facts as { need?: unknown; have?: unknown };
      if (typeof need === 'number' && typeof have === 'number' && need > 0 && have >= 0) {
        condition.gauge = { from: 0, to: need, step: 1, have, need, isLimit: false };
      }
      return condition;
    }
    const [state] = unmet.splice(at, 1) as [RequirementState];
    condition.gauge = gaugeOf(state);
    if (state.requirement.of in TRACKS && !condition.gauge.isLimit) condition.parameter = state.requirement.of;
    return condition;
  });
  const met = (standing?.requirements ?? [])
    .filter((state) => state.isMet)
    .map((state): Condition => ({ isMet: true, text: state.requirement.text, rule: 'TM-7.6' }));
  if (standing && standing.short === 0) met.push({ isMet: true, text: price(standing), rule: 'TM-11.A3' });
  return [...failed, ...met];
}

function gaugeOf(state: RequirementState): Gauge {
  const track = TRACKS[state.requirement.of];
  const isLimit = state.requirement.least === undefined;
  if (track) return { ...track, have: state.have, need: state.need, isLimit };
  return { from: 0, to: state.need, step: 1, have: state.have, need: state.need, isLimit };
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
