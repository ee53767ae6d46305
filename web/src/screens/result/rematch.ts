/** The same table once more: rules, settings and company as they were. */
import { api } from '../../lib/net/api';
import { profile } from '../../lib/storage/profile.svelte';
import type { NewTable, SeatWish, TableInfo } from '../../lib/net/protocol';
import { made, myTable, rememberTable } from '../../lib/storage/session';

/** Seats of this browser stay its own, bots stay bots, everybody else gets an open seat. */
export function seatsAgain(info: TableInfo, mine: ReadonlySet<number>, me: string): SeatWish[] {
  const seats = info.seats.map((seat, number): SeatWish => {
    if (mine.has(number)) return { kind: 'person', name: seat.name };
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot };
    return { kind: 'open' };
  });
  // Somebody who only looked on, or brought a record, sits down as well.
  const free = Math.max(
    0,
    seats.findIndex((seat) => seat.kind === 'open'),
  );
  if (!seats.some((seat) => seat.kind === 'person')) seats[free] = { kind: 'person', name: me };
  return seats;
}

/** Opens it; the address of the new table. */
export async function playAgain(info: TableInfo): Promise<string> {
  const mine = new Set(Object.keys(myTable(info.id)?.seats ?? {}).map(Number));
  const { title, listed, private: isPrivate, undo, spectators, clock } = info.settings;
  const wish: NewTable = {
    game: info.game,
    options: info.options,
    seats: seatsAgain(info, mine, profile.name),
    settings: { title, listed, private: isPrivate, undo, spectators, clock },
  };
  const answer = await api.make(wish);
  rememberTable(made(answer, info.game, title));
  return `/table/${answer.id}`;
}
