/** My tables: the tokens of the seats that this browser holds, and of the tables that it hosts. */
import { readStored, writeStored } from './storage';
import type { Game, TableMade } from '../net/protocol';

export interface MyTable {
  id: string;
  game: Game;
  title: string;
  /** Seat → token. Several when people share this device. */
  seats: Record<string, string>;
  host: string | null;
  /** The part of the invitation that a private table asks for. */
  invite: string | null;
  /** It was made of a record, whose players may be others. */
  isRecord?: boolean;
  /** When it was last looked at, in milliseconds. */
  seen: number;
}

const KEY = 'tables';

export function myTables(): MyTable[] {
  const all = readStored<Record<string, MyTable>>(KEY) ?? {};
  return Object.values(all).sort((a, b) => b.seen - a.seen);
}

export function myTable(id: string): MyTable | null {
  return readStored<Record<string, MyTable>>(KEY)?.[id] ?? null;
}

export function rememberTable(table: MyTable): void {
  const all = readStored<Record<string, MyTable>>(KEY) ?? {};
  writeStored(KEY, { ...all, [table.id]: table });
}

export function forgetTable(id: string): void {
  const all = readStored<Record<string, MyTable>>(KEY) ?? {};
  delete all[id];
  writeStored(KEY, all);
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

function heldOrNew(id: string, game: Game, title: string): MyTable {
  return myTable(id) ?? { id, game, title, seats: {}, host: null, invite: null, seen: 0 };
}

/** A token that the server gave or accepted: of a seat, or of the host if there is no seat. */
export function holdToken(id: string, game: Game, title: string, seat: number | null, token: string): void {
  const table = heldOrNew(id, game, title);
  const more = seat === null ? { host: token } : { seats: { ...table.seats, [seat]: token } };
  rememberTable({ ...table, ...more, seen: Date.now() });
}

export function dropSeat(id: string, seat: number): void {
  const token = myTable(id)?.seats[seat];
  if (token !== undefined) dropTokens(id, [token]);
}

/** Without a seat, and not as its host, the table is no longer one of ours. */
export function dropTokens(id: string, tokens: readonly string[]): void {
  const table = myTable(id);
  if (!table) return;
  const seats = Object.fromEntries(Object.entries(table.seats).filter(([, token]) => !tokens.includes(token)));
  if (Object.keys(seats).length === 0 && table.host === null) forgetTable(id);
  else rememberTable({ ...table, seats });
}

/** The seat that "you" means: the only one of this browser. Where several people share it, or with somebody's
 * record, there is none. */
export function ownSeat(table: MyTable | null): number | null {
  const seats = Object.keys(table?.seats ?? {});
  return seats.length === 1 && !table?.isRecord ? Number(seats[0]) : null;
}

/** The tokens to sit at a table with, in the order of the seats; a host without a seat uses the host's. */
export function tokensOf(table: MyTable | null): string[] {
  const seats = Object.entries(table?.seats ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, token]) => token);
  if (seats.length > 0) return seats;
  return table?.host ? [table.host] : [];
}
