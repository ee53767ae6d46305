/** What seats are called, and who is awaited: the same for both games. */
import type { TableDocument } from '../lib/net/protocol';
import { allOf, t } from '../lib/i18n/text.svelte';

export function seatName(document: TableDocument | null, seat: number): string {
  const name = document?.table.seats[seat]?.name;
  return name || t('web-table-seat', { number: seat + 1 });
}

/** The seats that have a decision to make.
 *
 * Without your own where you have nothing to decide: the server answers for you then.
 */
export function awaited(document: TableDocument | null, you: number | null): number[] {
  const view = document?.view;
  if (document?.table.status !== 'running') return [];
  const isAsked = document.decision !== null;
  return (view?.to_act ?? []).filter((seat) => seat !== you || isAsked);
}

export function namesOf(document: TableDocument | null, seats: number[]): string {
  return allOf(seats.map((seat) => seatName(document, seat)));
}
