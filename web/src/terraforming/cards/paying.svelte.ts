/** Which card is being paid for: the engine asks for the money without saying it again. */

import { untrack } from 'svelte';

class Paying {
  /** By table. */
  cards = $state.raw<Record<string, string>>({});
}

const paying = new Paying();

export function paidCard(table: string): string | null {
  return paying.cards[table] ?? null;
}

export function rememberPaid(table: string, card: string | null): void {
  const known = untrack(() => paying.cards); // this is called in effects
  if ((known[table] ?? null) === card) return;
  const others = Object.fromEntries(Object.entries(known).filter(([id]) => id !== table));
  paying.cards = card === null ? others : { ...others, [table]: card };
}
