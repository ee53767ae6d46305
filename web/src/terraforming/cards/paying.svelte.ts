/** Which card is being paid for: the engine asks for the money without saying it again.
 *
 * Also remembered by the browser, for a page that is loaded anew in the middle of paying.
 */

import { untrack } from 'svelte';
import { keep, kept } from '../../lib/keep';

class Paying {
  /** By table. */
  cards = $state.raw<Record<string, string>>({});
}

const paying = new Paying();

export function paidCard(table: string): string | null {
  return paying.cards[table] ?? kept<string>(`paying.${table}`);
}

export function rememberPaid(table: string, card: string | null): void {
  const known = untrack(() => paying.cards); // this is called in effects
  if ((known[table] ?? null) === card && (card !== null || kept(`paying.${table}`) === null)) return;
  keep(`paying.${table}`, card);
  const others = Object.fromEntries(Object.entries(known).filter(([id]) => id !== table));
  paying.cards = card === null ? others : { ...others, [table]: card };
}
