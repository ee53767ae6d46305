/** Choosing among the ways to pay that the engine lists. What is legal it says; here one is found and added up. */
import type { Preview, Resource } from '../data';
import type { Payment } from '../offers';

/** Units of each of the payment's means. */
export type Plan = number[];

export const PRESETS = ['suggested', 'save-money', 'save-metal'] as const;

export function proposal(payment: Payment, preset: (typeof PRESETS)[number]): Plan {
  return payment.proposals[preset.replace('-', '_')] ?? [];
}

export function paid(payment: Payment, plan: Plan): number {
  return payment.means.reduce((sum, means, i) => sum + means.value * (plan[i] ?? 0), 0);
}

/** The M€ that are left to pay. */
export function rest(payment: Payment, plan: Plan): number {
  return Math.max(0, payment.cost - paid(payment, plan));
}

/** What is paid too much. */
export function waste(payment: Payment, plan: Plan): number {
  return Math.max(0, paid(payment, plan) - payment.cost);
}

/** The way with one more or one less of a resource that is nearest to a plan; null if there is none. */
export function stepped(payment: Payment, plan: Plan, which: number, by: 1 | -1): Plan | null {
  const wanted = (plan[which] ?? 0) + by;
  const last = payment.means.length - 1;
  let best: Plan | null = null;
  let nearest = Infinity;
  for (const way of payment.ways) {
    const [least, most] = way.slice(-2) as [number, number];
    const units = which === last ? wanted : Math.min(most, Math.max(least, plan[last] ?? 0));
    if (units < least || units > most) continue;
    const found = [...way.slice(0, -2), units];
    if (found[which] !== wanted) continue;
    const far = found.reduce((sum, one, i) => sum + Math.abs(one - (plan[i] ?? 0)), 0);
    if (far < nearest) [best, nearest] = [found, far];
  }
  return best;
}

export function isSame(a: Plan, b: Plan): boolean {
  return a.every((units, i) => units === b[i]);
}

/** The preview of one way to pay, turned into that of another; `first` is what it was asked with. */
export function previewFor(preview: Preview, payment: Payment, first: number, plan: Plan, seat: number): Preview {
  const before = payment.means.map((means, i) =>
    i === 0 ? first : (preview.payment?.[means.resource as Resource] ?? 0),
  );
  const own = preview.players[seat] ?? {};
  const stock: Partial<Record<Resource, number>> = { ...own.stock };
  const add = (resource: Resource, change: number): void => {
    const sum = (stock[resource] ?? 0) + change;
    if (sum) stock[resource] = sum;
    else delete stock[resource];
  };
  payment.means.forEach((means, i) => add(means.resource as Resource, (before[i] ?? 0) - (plan[i] ?? 0)));
  add('megacredits', rest(payment, before) - rest(payment, plan));
  const players = preview.players.map((player, i) => (i === seat ? { ...own, stock } : player));
  return { ...preview, players };
}
