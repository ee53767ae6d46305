/** My tables: the tokens of the seats that this browser holds, and of the tables that it hosts. */
import { keep, kept } from './keep';
import type { Game, TableMade } from './protocol';

export interface MyTable {
  id: string;
  game: Game;
  title: string;
  /** Seat → token. Several when people share this device. */
  seats: Record<string, string>;
  host: string | null;
  /** The part of the invitation that a private table asks for. */
  invite: string | null;
  /** When it was last looked at, in milliseconds. */
  seen: number;
}

const KEY = 'tables';

export function myTables(): MyTable[] {
  const all = kept<Record<string, MyTable>>(KEY) ?? {};
  return Object.values(all).sort((a, b) => b.seen - a.seen);
}

export function myTable(id: string): MyTable | null {
  return kept<Record<string, MyTable>>(KEY)?.[id] ?? null;
}

export function rememberTable(table: MyTable): void {
  const all = kept<Record<string, MyTable>>(KEY) ?? {};
  keep(KEY, { ...all, [table.id]: table });
}

export function forgetTable(id: string): void {
  const all = kept<Record<string, MyTable>>(KEY) ?? {};
  delete all[id];
  keep(KEY, all);
}

/** The table that was just made, as this browser holds it. */
export function made(answer: TableMade, game: Game, title: string): MyTable {
  return {
    id: answer.id,
    game,
    title,
    seats: Object.fromEntries(answer.seats.map(({ seat, token }) => [String(seat), token])),
    host: answer.host,
    invite: answer.invite,
    seen: Date.now(),
  };
}

/** A seat more, or a seat less. */
export function holdSeat(id: string, game: Game, title: string, seat: number, token: string): void {
  const before = myTable(id);
  const empty: MyTable = { id, game, title, seats: {}, host: null, invite: null, seen: 0 };
  const table = before ?? empty;
  rememberTable({ ...table, seats: { ...table.seats, [seat]: token }, seen: Date.now() });
}

export function dropSeat(id: string, seat: number): void {
  const table = myTable(id);
  if (!table) return;
  const seats = { ...table.seats };
  delete seats[seat];
  if (Object.keys(seats).length === 0 && table.host === null) forgetTable(id);
  else rememberTable({ ...table, seats });
}
