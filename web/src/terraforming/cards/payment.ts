/** Paying with several resources: which ways there are, and which of them to propose.
 *
 * The engine asks for one resource after the other (`Pay` with `accepts`), the rest is M€. A plan
 * says how much of each; it is valid if every answer in the sequence is.
 */

export interface Means {
  /** Index into stocks. */
  resource: number;
  /** What one is worth in M€. */
  value: number;
  /** How many may be paid with. */
  have: number;
}

export interface Bill {
  cost: number;
  money: number;
  /** In the order in which the engine asks. */
  means: Means[];
  /** Whether more than needed may be paid with on purpose. */
  mayWaste: boolean;
}

/** Units of each of the bill's means. */
export type Plan = number[];

export const HEAT = 5;

export function paid(bill: Bill, plan: Plan): number {
  return bill.means.reduce((sum, means, i) => sum + means.value * (plan[i] ?? 0), 0);
}

/** The M€ that are left to pay. */
export function rest(bill: Bill, plan: Plan): number {
  return Math.max(0, bill.cost - paid(bill, plan));
}

/** What is paid too much. */
export function waste(bill: Bill, plan: Plan): number {
  return Math.max(0, paid(bill, plan) - bill.cost);
}

export function isValid(bill: Bill, plan: Plan): boolean {
  let left = bill.cost;
  for (const [i, means] of bill.means.entries()) {
    const units = plan[i] ?? 0;
    if (units < 0 || units > means.have) return false;
    // When nothing is left to pay, the engine does not ask for more.
    if (units > 0 && left <= 0) return false;
    if (!bill.mayWaste && units > Math.ceil(Math.max(0, left) / means.value)) return false;
    left -= units * means.value;
  }
  return left <= bill.money;
}

function* plans(bill: Bill, from = 0, begun: Plan = []): Generator<Plan> {
  const means = bill.means[from];
  if (!means) {
    if (isValid(bill, begun)) yield begun;
    return;
  }
  const left = bill.cost - paid(bill, begun);
  const most = left <= 0 ? 0 : Math.min(means.have, Math.ceil(left / means.value));
  for (let units = 0; units <= most; units += 1) yield* plans(bill, from + 1, [...begun, units]);
}

export type Preset = 'suggested' | 'save-money' | 'save-metal';
export const PRESETS: Preset[] = ['suggested', 'save-money', 'save-metal'];

/** The best plan of a kind. `keep` is how much of a resource an action in play still wants. */
export function preset(bill: Bill, kind: Preset, keep: Record<number, number> = {}): Plan {
  let best: Plan = bill.means.map(() => 0);
  let bestScore: number[] | null = null;
  for (const plan of plans(bill)) {
    const score = SCORES[kind](bill, plan, keep);
    if (bestScore === null || isLess(score, bestScore)) {
      best = plan;
      bestScore = score;
    }
  }
  return best;
}

type Score = (bill: Bill, plan: Plan, keep: Record<number, number>) => number[];

/** Lower is better, the first number counts most. */
const SCORES: Record<Preset, Score> = {
  suggested: (bill, plan, keep) => [
    waste(bill, plan),
    missed(bill, plan, keep),
    unitsOf(bill, plan, true),
    rest(bill, plan),
  ],
  'save-money': (bill, plan) => [rest(bill, plan), waste(bill, plan), unitsOf(bill, plan, true)],
  'save-metal': (bill, plan) => [
    unitsOf(bill, plan, false),
    unitsOf(bill, plan, true),
    waste(bill, plan),
  ],
};

function unitsOf(bill: Bill, plan: Plan, isHeat: boolean): number {
  return bill.means.reduce(
    (sum, means, i) => sum + ((means.resource === HEAT) === isHeat ? (plan[i] ?? 0) : 0),
    0,
  );
}

function missed(bill: Bill, plan: Plan, keep: Record<number, number>): number {
  return bill.means.reduce((sum, means, i) => {
    const wanted = Math.min(means.have, keep[means.resource] ?? 0);
    return sum + Math.max(0, wanted - (means.have - (plan[i] ?? 0)));
  }, 0);
}

function isLess(a: number[], b: number[]): boolean {
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? 0;
    if (value !== other) return value < other;
  }
  return false;
}

/** One more or one less of a resource; the others give way if they must. Null if it cannot be. */
export function stepped(bill: Bill, plan: Plan, which: number, by: 1 | -1): Plan | null {
  const wanted = plan.map((units, i) => (i === which ? units + by : units));
  if (isValid(bill, wanted)) return wanted;
  // Too much paid: take from the others. Too little M€: add to the others.
  for (let tries = 0; tries < 60; tries += 1) {
    const other = wanted.findIndex((units, i) => i !== which && (by > 0 ? units > 0 : units < (bill.means[i] as Means).have));
    if (other < 0) return null;
    wanted[other] = (wanted[other] as number) - by;
    if (isValid(bill, wanted)) return wanted;
  }
  return null;
}

export function isSame(a: Plan, b: Plan): boolean {
  return a.every((units, i) => units === b[i]);
}
