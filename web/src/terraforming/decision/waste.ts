/** Moves that cost something and bring nothing, such as an asteroid when Mars is warm already. */
import type { Book } from '../../lib/book.svelte';
import { pagesOf, type View } from '../data';
import type { Ledger } from './ledger';

/** Only what raises a parameter can be in vain, and only when that parameter is finished.
 *
 * Cards are not asked about: what they do later no ledger knows.
 */
export function isSuspicious(book: Book, view: View, move: number): boolean {
  const pages = pagesOf(book);
  const full = pages.parameters.filter((page) => view.parameters[page.id] >= page.goal);
  if (full.length === 0) return false;
  const [family, subject] = book.moveParts(move);
  if (family === 'project' || family === 'convert') return true;
  if (family !== 'use') return false;
  const icons = full.flatMap((page) => [page.icon, page.id === 'oceans' ? 'ocean' : page.id]);
  return (pages.cards[subject]?.face ?? []).some(
    (row) => row.kind === 'action' && row.gain.some((token) => icons.includes(token.icon ?? '')),
  );
}

export function isWaste(ledger: Ledger): boolean {
  const { get, mars, rating, end, others, then } = ledger;
  return then === null && [get, mars, rating, end, others].every((part) => part.length === 0);
}
