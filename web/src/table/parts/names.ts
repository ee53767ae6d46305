/** What seats are called, and who is awaited: the same for both games. */
import type { TableDocument } from '../../lib/protocol';
import { allOf, t } from '../../lib/text.svelte';

export function seatName(document: TableDocument | null, seat: number): string {
  const name = document?.table.seats[seat]?.name;
  return name || t('web-table-seat', { number: seat + 1 });
}

/** The seats that have a decision to make. */
export function awaited(document: TableDocument | null): number[] {
  const view = document?.view as { to_act?: number[] } | null | undefined;
  return document?.table.status === 'running' ? (view?.to_act ?? []) : [];
}

export function namesOf(document: TableDocument | null, seats: number[]): string {
  return allOf(seats.map((seat) => seatName(document, seat)));
}
