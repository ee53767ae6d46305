/** The bill that a question about paying is about. */
import type { Book } from '../../lib/book.svelte';
import type { Decision } from '../../lib/protocol';
import { cardOf, type CardView, type PlayerView } from './card_data';
import { HEAT, type Bill, type Means, type Plan } from './payment';
import { cardPriceOf } from './picking';
import { termsOf, underPolicy } from './standing';
import type { Preview } from '../data';

const STEEL = 1;
const TITANIUM = 2;

interface PayDetails {
  cost: number;
  accepts: number[];
  kept_heat?: number;
}

interface FeeDetails {
  cost: number;
  /** M€ of it that are set aside, the rest being heat. */
  money: number;
}

export function billOf(book: Book, decision: Decision, view: CardView, seat: number): Bill | null {
  const player = view.players[seat];
  if (!player) return null;
  if (decision.question === 'HeatForCards') {
    const cost = cardPriceOf(book, player.tableau) * (view.own?.chosen.length ?? 0);
    const heat: Means = { resource: HEAT, value: 1, have: player.stock[HEAT] ?? 0 };
    return { cost, money: player.stock[0] ?? 0, means: [heat], mayWaste: false };
  }
  if (decision.question === 'HeatForFee') {
    // The fee is set aside already, with as much M€ as there were.
    const { cost, money } = decision.details as unknown as FeeDetails;
    const heat: Means = { resource: HEAT, value: 1, have: (player.stock[HEAT] ?? 0) + cost - money };
    return { cost, money: (player.stock[0] ?? 0) + money, means: [heat], mayWaste: false };
  }
  const details = decision.details as PayDetails | undefined;
  if (decision.question !== 'Pay' || !details) return null;
  const terms = underPolicy(termsOf(player, (id) => cardOf(book, id)), view);
  const values: Record<number, number> = { [STEEL]: terms.steel, [TITANIUM]: terms.titanium, [HEAT]: 1 };
  const means = details.accepts.map((resource): Means => {
    const kept = resource === HEAT ? (details.kept_heat ?? 0) : 0;
    return { resource, value: values[resource] ?? 1, have: Math.max(0, (player.stock[resource] ?? 0) - kept) };
  });
  return { cost: details.cost, money: player.stock[0] ?? 0, means, mayWaste: mayWaste(book, decision, details, means) };
}

/** More answers are legal than need be only where the table allows wasting. */
function mayWaste(book: Book, decision: Decision, details: PayDetails, means: Means[]): boolean {
  const amounts = [...book.family(decision, 'amount').keys()].map(Number);
  return Math.max(...amounts) > Math.ceil(details.cost / (means[0]?.value ?? 1));
}

const ICONS: Record<string, number> = { steel: STEEL, titanium: TITANIUM, heat: HEAT };

/** What the unused actions of cards in play, and of the card being paid, want to be paid with. */
export function wantedByActions(book: Book, player: PlayerView, card: string | null): Record<number, number> {
  const wanted: Record<number, number> = {};
  const ids = player.tableau.filter((id) => !player.used.includes(id));
  for (const id of card ? [...ids, card] : ids) {
    for (const row of cardOf(book, id).face ?? []) {
      if (row.kind !== 'action') continue;
      for (const token of row.cost ?? []) {
        const resource = ICONS[token.icon ?? ''];
        const amount = Number(token.t);
        if (resource && amount > 0) wanted[resource] = Math.max(wanted[resource] ?? 0, amount);
      }
    }
  }
  return wanted;
}

const NAMES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;

/** The preview of one way to pay, turned into that of another. */
export function previewFor(preview: Preview, bill: Bill, first: number, plan: Plan, seat: number): Preview {
  const before = bill.means.map((means, i) =>
    i === 0 ? first : (preview.payment?.[NAMES[means.resource] as 'steel'] ?? 0),
  );
  const spent = (which: Plan): number[] => {
    const found = NAMES.map(() => 0);
    bill.means.forEach((means, i) => (found[means.resource] = which[i] ?? 0));
    const value = bill.means.reduce((sum, means, i) => sum + means.value * (which[i] ?? 0), 0);
    found[0] = Math.max(0, bill.cost - value);
    return found;
  };
  const was = spent(before);
  const now = spent(plan);
  const own = preview.players[seat] ?? {};
  const stock: Partial<Record<(typeof NAMES)[number], number>> = {};
  NAMES.forEach((name, i) => {
    const change = (own.stock?.[name] ?? 0) + (was[i] as number) - (now[i] as number);
    if (change) stock[name] = change;
  });
  const players = preview.players.map((player, i) => (i === seat ? { ...own, stock } : player));
  return { ...preview, players };
}
